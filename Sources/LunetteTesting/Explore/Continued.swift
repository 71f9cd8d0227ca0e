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
  var notTried: Set<String> = []
  /// The lines that have asked for the time.
  var clock: Set<String> = []
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
    (alike, avoided, notTried) = (possible.alike, possible.avoided, possible.notTried)
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
      if !usual.choices.isEmpty { add(try OtherOrders(of: move, usual, step, state.settings) { try result(of: .move($0), trials) }) }
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
    clock.formUnion(result.clock)
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

  private mutating func add(_ others: OtherOrders) {
    steps += others.steps
    orders += others.orders
    isCut = isCut || others.isCut
  }

  /// What other orders of the launch, and other answers to what is asked there, lead to. Throws: `FuzzRulesProblem`
  init(launchesOf settings: ExploreSettings, _ usual: ExploreSession) throws {
    let result = try TrialResult(ofLaunch: usual, .launch, settings)
    guard let step = result.step, !result.choices.isEmpty else { return }
    let others = try OtherOrders(of: .launch, result, step, settings) { move in
      let session = try ExploreSession(settings, for: [move])
      defer { session.close() }
      return try TrialResult(ofLaunch: session, move, settings)
    }
    add(others)
  }
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
