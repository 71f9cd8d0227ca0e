import LunetteDriver
import LunetteLog
import LunetteScript

/// Why a shortest way leads to a fault: the nearest way that doesn't is the same one without one move. What differs before the last move is set in
/// that one, half by half; what alone makes it fail is the cause. Source: docs/rules/exploring.md 6
struct ExploreCause {
  private let fault: FuzzFault
  private let settings: ExploreSettings
  private var search: CauseSearch

  private init(_ fault: FuzzFault, _ settings: ExploreSettings, _ limits: ShrinkLimits) {
    (self.fault, self.settings, search) = (fault, settings, CauseSearch(limits))
  }

  /// Returns: nil where no way without one of the moves passes
  static func words(of fault: FuzzFault, _ moves: [ExploreMove], _ settings: ExploreSettings, _ limits: ShrinkLimits) -> String? {
    var cause = ExploreCause(fault, settings, limits)
    return cause.words(moves)
  }

  private mutating func words(_ moves: [ExploreMove]) -> String? {
    guard moves.count > 1, let last = moves.last, let failing = before(last, Array(moves.dropLast())), failing.fails else { return nil }
    for place in (0..<moves.count - 1).reversed() where !moves[place].isLaunch {
      var fewer = moves
      let left = fewer.remove(at: place)
      // What began a while after it begins at rest.
      fewer[place].after = nil
      let (earlier, settings) = (Array(moves.prefix(place)), settings)
      guard
        let words = words(
          failing, fewer, without: { Self.name(of: left, after: earlier, settings) }, line: { Self.line(thatSets: $0, left, after: earlier, settings) })
      else { continue }
      return words
    }
    // Where all actions are needed, the moment is what matters.
    guard let place = moves.lastIndex(where: { $0.after != nil }), place > 0, let frames = moves[place].after else { return nil }
    var later = moves
    later[place].after = nil
    let (earlier, settings) = (Array(moves.prefix(place)), settings)
    let name = "\(frames) frame\(frames == 1 ? "" : "s") before \(Self.name(of: moves[place], after: earlier, settings)) in the place of a rest"
    return words(failing, later, without: { name }, line: { _ in nil })
  }

  /// - Parameter moves: the nearest way, with the last move
  /// Returns: nil where it doesn't pass, or where nothing is different
  private mutating func words(_ failing: Before, _ moves: [ExploreMove], without place: () -> String, line: (String) -> String?) -> String? {
    guard let last = moves.last, let passing = before(last, Array(moves.dropLast())), !passing.fails else { return nil }
    let differing = StateDifference.all(passing.values, failing.values)
    let call = FirstDifference(passing.events, failing.events)
    guard !differing.isEmpty || call != nil else { return nil }
    let (fault, settings) = (fault, settings)
    return search.words(differing, without: place(), line: line, call: call) { Self.trial(of: $0, last, Array(moves.dropLast()), fault, settings) }
  }

  /// Whether the way leads to the fault when it gets these values before its last move, and which of them could be set. Nil where it can't be known
  private static func trial(
    of values: [StateDifference], _ last: ExploreMove, _ moves: [ExploreMove], _ fault: FuzzFault, _ settings: ExploreSettings
  ) -> CauseSearch.CauseRun? {
    guard let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    guard session.goThrough(moves, before: last) else { return nil }
    let changed = session.change(values.compactMap(\.change))
    guard session.perform(last) else { return nil }
    session.check()
    return (session.faults.contains { $0.origin == fault.origin }, changed)
  }

  /// The values before the last move, what scripts were asked, and whether the last move leads to the fault.
  private typealias Before = (values: [(path: String, value: String)], events: [RunEvent], fails: Bool)

  /// Returns: nil where a move isn't possible, or where another fault is met
  private mutating func before(_ last: ExploreMove, _ moves: [ExploreMove]) -> Before? {
    let log = RunLog(.answers, cell: settings.fuzz.host.cell)
    var settings = settings
    settings.fuzz.log = log
    guard search.mayRun(), let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    guard session.goThrough(moves, before: last), session.faults.isEmpty else { return nil }
    let values = session.values
    guard session.perform(last) else { return nil }
    session.check()
    if session.faults.contains(where: { $0.origin == fault.origin }) { return (values, log.events, true) }
    return session.faults.isEmpty ? (values, log.events, false) : nil
  }

  private static func name(of move: ExploreMove, after moves: [ExploreMove], _ settings: ExploreSettings) -> String {
    guard let session = try? ExploreSession(settings, for: moves) else { return move.source }
    defer { session.close() }
    session.replay(moves)
    return session.named(move).words
  }

  /// The last line that the move runs and that assigns to a variable or a field of this name: `init.lua:9`.
  private static func line(thatSets path: String, _ move: ExploreMove, after moves: [ExploreMove], _ settings: ExploreSettings) -> String? {
    guard let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    session.replay(moves)
    session.session.host.state.forgetCoverage()
    session.perform(move)
    return Coverage(of: session.session.host).line(thatSets: path)
  }
}

extension ExploreSession {
  /// Does moves one after the other, each at its moment. Returns: whether all were possible
  /// - Parameter next: what follows
  fileprivate func goThrough(_ moves: [ExploreMove], before next: ExploreMove) -> Bool {
    for (move, next) in zip(moves, moves.dropFirst() + [next]) {
      guard next.after.map({ perform(move, frames: $0) }) ?? perform(move) else { return false }
    }
    return true
  }
}
