import LunetteDriver
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
    guard moves.count > 1, let last = moves.last, last.after == nil, let failing = before(last, moves.dropLast()), failing.fails else { return nil }
    for place in (0..<moves.count - 1).reversed() where moves[place + 1].after == nil && !moves[place].isLaunch {
      var fewer = Array(moves.dropLast())
      let left = fewer.remove(at: place)
      guard let passing = before(last, fewer[...]), !passing.fails else { continue }
      let differing = StateDifference.all(passing.values, failing.values)
      guard !differing.isEmpty else { continue }
      let earlier = Array(moves.prefix(place))
      let (fault, settings) = (fault, settings)
      return search.words(
        differing, without: Self.name(of: left, after: earlier, settings), line: { Self.line(thatSets: $0, left, after: earlier, settings) }
      ) { Self.trial(of: $0, last, fewer, fault, settings) }
    }
    return nil
  }

  /// Whether the way leads to the fault when it gets these values before its last move, and which of them could be set. Nil where it can't be known
  private static func trial(
    of values: [StateDifference], _ last: ExploreMove, _ moves: [ExploreMove], _ fault: FuzzFault, _ settings: ExploreSettings
  ) -> CauseSearch.CauseRun? {
    guard let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    for move in moves where !session.perform(move) { return nil }
    let changed = session.change(values.compactMap(\.change))
    guard session.perform(last) else { return nil }
    session.check()
    return (session.faults.contains { $0.origin == fault.origin }, changed)
  }

  /// The values before the last move, and whether that leads to the fault. Nil where a move isn't possible
  private mutating func before(_ last: ExploreMove, _ moves: ArraySlice<ExploreMove>) -> (values: [(path: String, value: String)], fails: Bool)? {
    guard search.mayRun(), let session = try? ExploreSession(settings, for: Array(moves)) else { return nil }
    defer { session.close() }
    for move in moves where !session.perform(move) { return nil }
    guard session.faults.isEmpty else { return nil }
    let values = session.values
    guard session.perform(last) else { return nil }
    session.check()
    if session.faults.contains(where: { $0.origin == fault.origin }) { return (values, true) }
    return session.faults.isEmpty ? (values, false) : nil
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
