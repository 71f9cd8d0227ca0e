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
  init(_ way: [ExploreMove], isMoment: Bool, _ settings: ExploreSettings, _ own: Set<String>, names: Bool, _ isOver: () -> Bool) {
    do { try tryAll(way, isMoment, settings, own, names, isOver) } catch { problem = error }
  }

  private mutating func tryAll(
    _ way: [ExploreMove], _ isMoment: Bool, _ settings: ExploreSettings, _ own: Set<String>, _ names: Bool, _ isOver: () -> Bool
  ) throws {
    /// An app in the state.
    func arrived() throws -> ExploreSession {
      let session = try ExploreSession(settings)
      guard isMoment, let last = way.last, let frames = last.stopsAfter else {
        session.replay(way)
        return session
      }
      session.replay(Array(way.dropLast()), before: last)
      _ = session.perform(last, frames: frames)
      return session
    }
    var first: ExploreSession? = try arrived()
    defer {
      if let first { close(first) }
    }
    guard let possible = first?.possible(own: own, named: names) else { return }
    (alike, avoided) = (possible.alike, possible.avoided)
    for choice in possible.choices {
      if isOver() {
        isWhole = false
        return
      }
      var move = choice.move
      if isMoment { move.after = way.last?.stopsAfter }
      let session = try first ?? arrived()
      first = nil
      guard session.perform(move, watchesBetween: settings.orderBound != nil) else {
        close(session)
        continue
      }
      let step = try Step(of: session, move)
      let (choices, values) = (session.choices, settings.orderBound == nil || session.choices.isEmpty ? [] : session.values)
      between.formUnion(session.between.map(\.hash))
      close(session)
      steps.append(step)
      if !choices.isEmpty { try tryOrders(of: move, usual: step, choices, values, settings, arrived) }
      if settings.moments != .rest, step.fault == nil { try addMoments(of: move, settings, arrived) }
    }
  }

  private mutating func close(_ session: ExploreSession) {
    shares += session.shares
    session.close()
  }

  // MARK: Moments

  private mutating func addMoments(of move: ExploreMove, _ settings: ExploreSettings, _ arrived: () throws -> ExploreSession) throws {
    let session = try arrived()
    let moments = session.moments(after: move)
    close(session)
    for frames in moments {
      let session = try arrived()
      defer { close(session) }
      guard session.perform(move, frames: frames), session.faults.isEmpty else { continue }
      var begun = move
      begun.stopsAfter = frames
      var step = Step(move: begun)
      step.isMoment = true
      step.hash = session.key?.hash.description
      step.words = session.key?.words ?? []
      step.screen = session.screen
      if step.hash != nil { steps.append(step) }
    }
  }

  // MARK: Orders

  /// Tries the other orders of what is ready at the same time. Each that ends in another state is a step of its own.
  private mutating func tryOrders(
    of move: ExploreMove, usual: Step, _ choices: [Int], _ values: [(path: String, value: String)], _ settings: ExploreSettings,
    _ arrived: () throws -> ExploreSession
  ) throws {
    let bound = settings.orderBound ?? 0
    var ends: Set<String> = [Self.end(of: usual)]
    var waiting: [(picks: [Int], choices: [Int])] = [([], choices)]
    var seen = Set<[UInt64]>()
    var isTold = false
    while !waiting.isEmpty {
      let (picks, choices) = waiting.removeFirst()
      let used = picks.reduce(0, +)
      for place in picks.count..<max(picks.count, choices.count) {
        for other in 1..<max(1, choices[place]) {
          if used > bound - other {
            isCut = true
            break
          }
          var turned = move
          turned.picks = picks + Array(repeating: 0, count: place - picks.count) + [other]
          let session = try arrived()
          defer { close(session) }
          guard session.perform(turned, watchesBetween: true) else { continue }
          let step = try Step(of: session, turned)
          between.formUnion(session.between.map(\.hash))
          if ends.insert(Self.end(of: step)).inserted {
            steps.append(step)
            if !isTold, step.fault == nil, usual.fault == nil {
              isTold = true
              orders.append(Order(move: turned, words: session.orderWords.last ?? "another order", differences: StateDifference.words(values, session.values)))
            }
          }
          // What follows from a state between two callbacks was tried when it was met first.
          if let hash = session.between.first(where: { $0.choices == place + 1 })?.hash {
            guard seen.insert([hash.high, hash.low, UInt64(bound == .max ? 0 : used + other)]).inserted else { continue }
          }
          waiting.append((turned.picks, session.choices))
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
