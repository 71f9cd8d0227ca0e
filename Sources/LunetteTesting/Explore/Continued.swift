import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// What one state leads to. Unchecked: a value that one thread makes and hands over.
struct Continued: @unchecked Sendable {
  struct Step: Codable {
    var move: ExploreMove
    var hash: String?
    var words: [UInt64] = []
    var fault: [String]?
    var screen = ""
    var isFinal = false
    var isStopped = false
    var controllers = 0
    /// Whether it is a moment on the way to rest, so many frames after its move.
    var isMoment = false

    var found: FuzzFault? { fault.map { FuzzFault(origin: $0[0], text: $0[1]) } }
    var key: ExploreKey? { hash.flatMap(StateHash.init).map { ExploreKey(hash: $0, words: words) } }
  }

  /// Two orders that end in different states.
  struct Order: Codable {
    let move: ExploreMove
    let words: String
    let differences: [String]
  }

  var steps: [Step] = []
  var orders: [Order] = []
  var between: Set<StateHash> = []
  var alike: [String: (all: Int, tried: Int)] = [:]
  var avoided: Set<String> = []
  /// Whether an order was left out for the bound.
  var isCut = false
  var shares = ExploreShares()
  var problem: (any Error)?
  var isWhole = true

  init() {}

  /// - Parameters:
  ///   - way: the moves from the launch
  ///   - isMoment: whether the last move of the way is only begun
  ///   - copies: whether each trial is made in a copy of this process, which must have a single thread
  init(
    _ way: [ExploreMove], isMoment: Bool, _ settings: ExploreSettings, _ own: Set<String>, names: Bool, copies: Bool = false, _ isOver: () -> Bool
  ) {
    do { try tryAll(TrialState(way: way, isMoment: isMoment, settings: settings), own, names, copies, isOver) } catch { problem = error }
  }

  private mutating func tryAll(_ state: TrialState, _ own: Set<String>, _ names: Bool, _ copies: Bool, _ isOver: () -> Bool) throws {
    let first = try state.arrived()
    let possible = first.possible(own: own, named: names)
    (alike, avoided) = (possible.alike, possible.avoided)
    shares += first.shares
    let trials: any Trials = Self.trials(state, first, copies)
    defer { trials.end() }
    for choice in possible.choices {
      if isOver() {
        isWhole = false
        return
      }
      var move = choice.move
      if state.isMoment { move.after = state.way.last?.stopsAfter }
      let usual = try result(of: .move(move), trials)
      guard usual.isPossible, let step = usual.step else { continue }
      steps.append(step)
      if !usual.choices.isEmpty { try tryOrders(of: move, usual, step, state.settings, trials) }
      if state.settings.moments != .rest, step.fault == nil { try addMoments(of: move, trials) }
    }
  }

  private static func trials(_ state: TrialState, _ first: ExploreSession, _ copies: Bool) -> any Trials {
    #if os(Linux)
      if copies { return CopiedTrials(state, first) }
    #endif
    return ReplayedTrials(state, first)
  }

  private mutating func result(of trial: Trial, _ trials: any Trials) throws -> TrialResult {
    let result = try trials.result(trial)
    shares += result.shares
    if let problem = result.problem { throw FuzzRulesProblem(description: problem) }
    between.formUnion(result.between.compactMap { StateHash($0.hash) })
    return result
  }

  // MARK: Moments

  private mutating func addMoments(of move: ExploreMove, _ trials: any Trials) throws {
    for frames in try result(of: .moments(move), trials).moments {
      if let step = try result(of: .frames(move, frames), trials).step { steps.append(step) }
    }
  }

  // MARK: Orders

  /// Tries the other orders of what is ready at the same time. Each that ends in another state is a step of its own.
  private mutating func tryOrders(
    of move: ExploreMove, _ usual: TrialResult, _ usualStep: Step, _ settings: ExploreSettings, _ trials: any Trials
  ) throws {
    let bound = settings.orderBound ?? 0
    var ends: Set<String> = [Self.end(of: usualStep)]
    var waiting: [(picks: [Int], choices: [Int], needless: Set<Int>)] = [([], usual.choices, usual.needless)]
    var seen: Set<String> = []
    var isTold = false
    while !waiting.isEmpty {
      let (picks, choices, needless) = waiting.removeFirst()
      let used = picks.reduce(0, +)
      for place in picks.count..<max(picks.count, choices.count) where !needless.contains(place) {
        for other in 1..<max(1, choices[place]) {
          if used > bound - other {
            isCut = true
            break
          }
          var turned = move
          turned.picks = picks + Array(repeating: 0, count: place - picks.count) + [other]
          let tried = try result(of: .move(turned), trials)
          guard tried.isPossible, let step = tried.step else { continue }
          if ends.insert(Self.end(of: step)).inserted {
            steps.append(step)
            if !isTold, step.fault == nil, usualStep.fault == nil {
              isTold = true
              orders.append(
                Order(
                  move: turned, words: tried.orderWords.last ?? "another order",
                  differences: StateDifference.words(usual.values.map { ($0[0], $0[1]) }, tried.values.map { ($0[0], $0[1]) })))
            }
          }
          // What follows from a state between two callbacks was tried when it was met first.
          if let hash = tried.between.first(where: { $0.choices == place + 1 })?.hash {
            guard seen.insert("\(hash) \(bound == .max ? 0 : used + other)").inserted else { continue }
          }
          waiting.append((turned.picks, tried.choices, tried.needless))
        }
      }
    }
  }

  private static func end(of step: Step) -> String { step.hash ?? step.fault?.first ?? "closed" }
}

extension Continued.Step {
  /// Looks at an app that has come to rest. Throws: `FuzzRulesProblem`
  init(of session: ExploreSession, _ move: ExploreMove) throws {
    self.init(move: move)
    session.check()
    if let problem = session.session.problem { throw problem }
    fault = session.faults.first.map { [$0.origin, $0.text] }
    screen = session.screen
    controllers = session.controllers
    if fault == nil {
      let key = session.key
      (hash, words) = (key?.hash.description, key?.words ?? [])
      isFinal = session.session.isFinal()
      isStopped = session.session.stops()
    }
    if let problem = session.session.problem { throw problem }
  }
}

/// The values in which two states differ.
enum StateDifference {
  /// The paths with both values, `nil` where there is none; in the order of the first state, then of the second.
  static func all(_ one: [(path: String, value: String)], _ other: [(path: String, value: String)]) -> [(path: String, one: String?, other: String?)] {
    // Several values may have one path: the first with the first, and so on.
    func numbered(_ values: [(path: String, value: String)]) -> [(path: String, key: String, value: String)] {
      var counts: [String: Int] = [:]
      return values.map { path, value in
        counts[path, default: 0] += 1
        return (path, "\(path)#\(counts[path, default: 0])", value)
      }
    }
    let (first, second) = (numbered(one), numbered(other))
    let known = Dictionary(uniqueKeysWithValues: first.map { ($0.key, $0.value) })
    let others = Dictionary(uniqueKeysWithValues: second.map { ($0.key, $0.value) })
    return first.compactMap { path, key, value in others[key] == value ? nil : (path, value, others[key]) }
      + second.compactMap { path, key, value in known[key] == nil ? (path, nil, value) : nil }
  }

  /// `text is "ba", not "ab"`, the first few.
  static func words(_ usual: [(path: String, value: String)], _ other: [(path: String, value: String)]) -> [String] {
    all(usual, other).prefix(most).map { "\($0.path) is \($0.other ?? "nil"), not \($0.one ?? "nil")" }
  }

  /// Ours: a reader needs the first ones
  private static let most = 3
}
