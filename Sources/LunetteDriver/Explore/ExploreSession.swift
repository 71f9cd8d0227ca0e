import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Between which moments actions begin. Source: docs/rules/exploring.md 2
package enum ExploreMoments: String, CaseIterable, Sendable {
  /// At rest: where nothing moves.
  case rest
  /// At rest, and before, at and between the events on the way there.
  case events
  /// At rest, and in each frame on the way there.
  case frames
}

/// What an exploration asks of each of its sessions.
package struct ExploreSettings {
  package var fuzz: FuzzSettings
  package var kinds: Set<ExploreKind> = ExploreKind.user
  package var rows = ExploreRows.ends
  package var state = StateOptions()
  /// Whether states are compared by all of their words in place of a hash of them.
  package var isExact = false
  package var moments = ExploreMoments.rest
  /// Whether each order of what is ready at the same time is tried, and how many pairs may be out of the usual one; nil: not at all.
  package var orderBound: Int?
  /// Whether orders are left out where callbacks neither read nor write what others write.
  package var usesSets = true
  /// The names of the actions of the rules.
  package var ruleActions: [String] = []
  /// How much time has passed, for the shares of progress; nil where nobody asks. Units: seconds
  package var clock: (@Sendable () -> Double)?
  /// Whether each move goes on up to the next rest.
  package var comesToRest = true
  /// Whether the rules say by what value states are told apart.
  package var hasSame = false

  package init(fuzz: FuzzSettings) { self.fuzz = fuzz }

  /// Takes over what rules say about states and actions.
  package mutating func follow(_ rules: ExploreRules?) {
    state.ignored += rules?.ignored ?? []
    fuzz.hasAnswers = rules?.hasAnswers ?? false
    (ruleActions, hasSame) = (rules?.actions ?? [], rules?.hasSame ?? false)
  }
}

/// A state as an exploration knows it: a hash, or all of the words behind it.
package struct ExploreKey: Hashable, Sendable {
  package let hash: StateHash
  package let words: [UInt64]

  package init(hash: StateHash, words: [UInt64]) { (self.hash, self.words) = (hash, words) }
}

extension ExploreSettings {
  /// The state of any app, such as one of a spec. Throws: `FuzzRulesProblem`
  package func key(of app: ScenarioApp) throws -> ExploreKey? {
    if hasSame, let path = fuzz.rules { return try FuzzRules(path, in: app.host).sameHash(of: app).map { ExploreKey(hash: $0, words: []) } }
    guard let hash = try? app.stateHash(state) else { return nil }
    return ExploreKey(hash: hash, words: isExact ? (try? app.stateWords(state)) ?? [] : [])
  }
}

/// For what an exploration took its time. Units: seconds
package struct ExploreShares: Sendable, Codable {
  package var (action, back, hash, oracles) = (0.0, 0.0, 0.0, 0.0)

  package init() {}

  package static func += (a: inout ExploreShares, b: ExploreShares) {
    (a.action, a.back, a.hash, a.oracles) = (a.action + b.action, a.back + b.back, a.hash + b.hash, a.oracles + b.oracles)
  }

  package static func - (a: ExploreShares, b: ExploreShares) -> ExploreShares {
    var rest = ExploreShares()
    (rest.action, rest.back, rest.hash, rest.oracles) = (a.action - b.action, a.back - b.back, a.hash - b.hash, a.oracles - b.oracles)
    return rest
  }

  /// `action 12 %, return 60 %, hash 20 %, oracles 8 %`
  package var words: String {
    let whole = max(action + back + hash + oracles, 1e-9)
    return [("action", action), ("return", back), ("hash", hash), ("oracles", oracles)].map { "\($0.0) \(Int(($0.1 / whole * 100).rounded())) %" }
      .joined(separator: ", ")
  }
}

/// An app that actions are tried on, from one rest to the next.
package final class ExploreSession {
  package let session: FuzzSession
  private let settings: ExploreSettings
  /// How many frames the last way to rest took.
  package private(set) var framesToRest = 0
  package private(set) var shares = ExploreShares()
  /// The states between two callbacks of one time, since the last move began.
  package private(set) var between: [(choices: Int, hash: StateHash)] = []
  /// The choices of the last move whose other places lead to the same states.
  package private(set) var needless: Set<Int> = []
  /// How many were ready at each choice, since the last move began.
  package var choices: [Int] { orders?.counted ?? [] }
  /// The choices that are no matter of order: what requests are answered with.
  package var ofAnswers: Set<Int> { orders?.ofAnswers ?? [] }
  private var orders: ScheduleChoices? { app?.simulation.scheduleChoices }

  /// - Parameter way: what will be done; its first move may be a launch in another order
  /// Throws: `FuzzRulesProblem`
  package init(_ settings: ExploreSettings, for way: [ExploreMove] = []) throws {
    self.settings = settings
    let start = settings.clock?() ?? 0
    var fuzz = settings.fuzz
    if settings.orderBound != nil { fuzz.schedule = Schedule(number: 0, order: .picked(way.first.map { $0.isLaunch ? $0.picks : [] } ?? [])) }
    fuzz.notesClock = true
    session = try FuzzSession(fuzz)
    if session.goesOn, settings.comesToRest { comeToRest() }
    shares.back += (settings.clock?() ?? 0) - start
  }

  package func close() { session.close() }

  package var faults: [FuzzFault] { session.faults }
  package var app: ScenarioApp? { session.app }

  private func timed<Result>(_ share: WritableKeyPath<ExploreShares, Double>, _ body: () throws -> Result) rethrows -> Result {
    guard let clock = settings.clock else { return try body() }
    let start = clock()
    defer { shares[keyPath: share] += clock() - start }
    return try body()
  }

  /// Goes back to a state, by the moves that led there. Nothing is checked on the way.
  /// - Parameter next: what follows
  package func replay(_ moves: [ExploreMove], before next: ExploreMove? = nil) {
    timed(\.back) {
      for (index, move) in moves.enumerated() where session.goesOn { begin(move, before: moves.dropFirst(index + 1).first ?? next) }
    }
  }

  /// Does a move, and runs to the next rest. Returns: whether it was possible
  /// - Parameter watchesBetween: whether the states between callbacks of one time are noted
  @discardableResult package func perform(_ move: ExploreMove, watchesBetween: Bool = false) -> Bool {
    timed(\.action) {
      (between, needless) = ([], [])
      guard watchesBetween, let app, let orders else { return begin(move, before: nil) }
      let sets = settings.usesSets ? OrderSets(app.context.state.stack) : nil
      orders.look = { [unowned self] ready in
        sets?.end()
        noteBetween()
        if ready == 1 { sets?.goOn() }
      }
      if let sets { orders.began = { ready, _, areTimers in sets.choose(areTimers ? orders.counted.count - 1 : nil, of: ready) } }
      defer { (orders.look, orders.began) = (nil, nil) }
      let isPossible = begin(move, before: nil)
      if let sets, !app.isClosed { needless = sets.needless }
      return isPossible
    }
  }

  private func noteBetween() {
    guard let app, !app.isClosed, let hash = try? app.stateHash(settings.state) else { return }
    between.append((choices.count, hash))
  }

  /// Does a move up to the next rest, or up to where another one begins.
  @discardableResult private func begin(_ move: ExploreMove, before next: ExploreMove?) -> Bool {
    if move.isLaunch { return true }
    orders?.picks = move.picks
    guard move.rule.map({ session.perform(rule: $0) }) ?? session.perform(move.action) else { return false }
    guard session.goesOn else { return true }
    if let frames = next?.after { session.run(frames: frames) } else if settings.comesToRest { comeToRest() }
    return true
  }

  /// Does a move, and stops so many frames after it.
  package func perform(_ move: ExploreMove, frames: Int) -> Bool {
    timed(\.back) { begin(move, before: ExploreMove(.rest, after: frames)) }
  }

  /// Does a move, and runs to rest frame by frame. Returns: the numbers of the frames after it that are moments of their own; none where it isn't possible
  package func moments(after move: ExploreMove) -> [Int] {
    timed(\.action) {
      orders?.picks = move.picks
      guard let app, move.rule.map({ session.perform(rule: $0) }) ?? session.perform(move.action), session.goesOn else { return [] }
      var events: [Int] = []
      func look() -> [Int] { [app.simulation.movements(until: -.infinity, naming: { _ in "" }).count, app.simulation.openRequests.count] }
      var (before, count) = (look(), 0)
      while count < Self.mostFrames, session.goesOn {
        let due = !app.simulation.timers.due(upTo: app.simulation.nextFrameTime).isEmpty
        guard session.runToRest(timers: ScenarioApp.soonDue, limit: Self.longestWay, frames: 1) == 1 else { break }
        count += 1
        let now = look()
        if due || now != before { events.append(count) }
        before = now
      }
      guard count > 1 else { return [] }
      if settings.moments == .frames { return Array(1..<min(count, Self.mostMoments + 1)) }
      var moments: Set<Int> = []
      var last = 0
      for event in events + [count] {
        moments.formUnion([(last + event) / 2, event - 1, event])
        last = event
      }
      return moments.filter { (1..<count).contains($0) }.sorted()
    }
  }

  /// Ours: as many frames as the longest way has
  private static let mostFrames = 600
  /// Moments of one way with `frames`. Source: docs/rules/exploring.md 2
  private static let mostMoments = 60

  /// Checks the screen without any rule of the author's, and then by the rules.
  package func check() { if session.goesOn { _ = timed(\.oracles) { session.perform(.rest) } } }

  /// Runs until nothing moves, no finger is down and no timer that fires once is due soon; what repeats for ever counts as rest.
  private func comeToRest() {
    framesToRest = session.runToRest(timers: ScenarioApp.soonDue, limit: Self.longestWay)
  }

  /// Units: seconds of the simulated clock. Source: docs/rules/exploring.md 2
  private static let longestWay: TimeInterval = 10

  package var key: ExploreKey? {
    guard let app, !app.isClosed else { return nil }
    return timed(\.hash) {
      if settings.hasSame { return session.sameHash().map { ExploreKey(hash: $0, words: []) } }
      guard let hash = try? app.stateHash(settings.state) else { return nil }
      return ExploreKey(hash: hash, words: settings.isExact ? (try? app.stateWords(settings.state)) ?? [] : [])
    }
  }

  /// Each value of the state by its path.
  package var values: [(path: String, value: String)] { (app.flatMap { app in app.isClosed ? nil : try? app.stateValues(settings.state) }) ?? [] }

  /// Gives plain values of scripts other values. Returns: those whose places were found
  package func change(_ changes: [StateChange]) -> [StateChange] {
    guard let app, !app.isClosed else { return [] }
    return (try? app.change(changes, settings.state)) ?? []
  }

  /// Whether a finger or key that does this would reach what it is meant for. Nothing happens.
  package func allows(_ move: ExploreMove) -> Bool {
    guard let app, session.goesOn else { return false }
    return app.simulation.perform { move.action.isPossible(on: app) }
  }

  /// What is seen: the texts, the screen as a text, its pixels, or calls since the launch.
  package func seen(_ observed: ExploreObserved) -> String {
    guard let app, !app.isClosed else { return "closed" }
    switch observed {
    case .screen: return (try? app.texts()) ?? ""
    case .frame: return session.frame
    case .looks:
      guard let picture = try? ScreenPixels(app.simulation.perform { FrameSnapshot(app.simulation, title: nil) }) else { return "" }
      return "\(picture.width) x \(picture.height) pixels with the hash \(String(StableHash.of(picture.bytes), radix: 16))\n"
    case .calls(let names):
      return names.flatMap { name in app.calls.calls(named: name) }.map { app.described($0) + "\n" }.joined()
    }
  }

  /// In which order things came in the last move, where it isn't the usual one.
  package var orderWords: [String] { orders?.words ?? [] }

  /// What is possible now.
  package struct Possible: Sendable {
    package let choices: [ExploreChoice]
    package let untried: [ExploreChoice]
    package let alike: [String: (all: Int, tried: Int)]
    /// The views that the rules leave out.
    package let avoided: Set<String>
    /// What waits for fingers that no action moves.
    package let notTried: Set<String>
  }

  /// - Parameters:
  ///   - own: rows that are a kind of their own
  ///   - named: whether each action gets the words that a reader knows
  package func possible(own: Set<String>, named: Bool = false) -> Possible {
    guard let app, session.goesOn else { return Possible(choices: [], untried: [], alike: [:], avoided: [], notTried: []) }
    return app.simulation.perform {
      var avoided: Set<String> = []
      var choices = ExploreChoices(app, settings.kinds, settings.rows, texts: session.texts, own: own) { [session] in
        let isAvoided = session.avoids($0)
        if isAvoided { avoided.insert(app.name($0)) }
        return isAvoided
      }
      choices.collect()
      var all = choices.choices
      for name in settings.ruleActions { all.append(ExploreChoice(move: ExploreMove(.rest, rule: name), row: nil)) }
      if named { all = all.map { ExploreChoice(move: self.named($0.move), row: $0.row) } }
      return Possible(choices: all, untried: choices.untried, alike: choices.alike, avoided: avoided, notTried: choices.notTried)
    }
  }

  /// The screen's name: the title or the class of the controller in front, with what lies over it; or what the rules say.
  package var screen: String {
    guard let app, !app.isClosed else { return "closed" }
    return session.ruledScreen() ?? app.simulation.perform { app.screenName }
  }

  /// How many controllers were pushed and presented.
  package var controllers: Int {
    guard let app, !app.isClosed else { return 0 }
    return app.simulation.perform { app.controllerCount }
  }

  /// The lines of scripts that have asked for the time.
  package var clockReaders: Set<String> { session.host.context.clockReaders ?? [] }

  /// A move with the name of its target that a reader knows, if there is one.
  package func named(_ move: ExploreMove) -> ExploreMove { move.named { session.name(of: $0) } }
}
