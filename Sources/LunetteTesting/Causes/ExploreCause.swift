import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// Why a shortest way leads to a fault: the nearest way that doesn't is the same one without one move. What differs before the last move is set in
/// that one, half by half; what alone makes it fail is the cause. Source: docs/rules/exploring.md 6
struct ExploreCause {
  private let fault: FuzzFault
  private let settings: ExploreSettings
  private let limits: ShrinkLimits
  private let start = ThreadTime.seconds
  private var runs = 0

  /// Limit of values that are named. Ours
  private static let mostNamed = 4
  /// Limits of runs, and of processor time in seconds. Source: docs/rules/exploring.md 6
  private static let (mostRuns, longest) = (200, 10.0)

  private init(_ fault: FuzzFault, _ settings: ExploreSettings, _ limits: ShrinkLimits) {
    (self.fault, self.settings, self.limits) = (fault, settings, limits)
  }

  /// Returns: nil where no way without one of the moves passes
  static func words(of fault: FuzzFault, _ moves: [ExploreMove], _ settings: ExploreSettings, _ limits: ShrinkLimits) -> String? {
    var cause = ExploreCause(fault, settings, limits)
    return cause.words(moves)
  }

  private mutating func mayRun() -> Bool {
    guard runs < min(Self.mostRuns, limits.runs), ThreadTime.seconds - start < min(Self.longest, limits.seconds) else { return false }
    runs += 1
    return true
  }

  private mutating func words(_ moves: [ExploreMove]) -> String? {
    guard moves.count > 1, let last = moves.last, last.after == nil, let failing = before(last, moves.dropLast()), failing.fails else { return nil }
    for place in (0..<moves.count - 1).reversed() where moves[place + 1].after == nil && !moves[place].isLaunch {
      var fewer = Array(moves.dropLast())
      let left = fewer.remove(at: place)
      guard let passing = before(last, fewer[...]), !passing.fails else { continue }
      let differing = StateDifference.all(passing.values, failing.values)
      guard let first = differing.first else { continue }
      let earlier = Array(moves.prefix(place))
      let move = Self.name(of: left, after: earlier, settings)
      let together = differing.count == 1 ? [first] : needed(of: differing, last, fewer)
      if together.count == 1, let only = together.first {
        let line = Self.line(thatSets: only.path, left, after: earlier, settings).map { "\($0), " } ?? ""
        return "cause: \(only.words) (\(line)\(move))"
      }
      if !together.isEmpty {
        return "no single cause: \(together.count) values together (\(move)): \(Self.named(together))"
      }
      return "no single cause: \(differing.count) values differ without \(move): \(Self.named(differing))"
    }
    return nil
  }

  private static func named(_ differing: [StateDifference]) -> String {
    let more = differing.count > mostNamed ? " and \(differing.count - mostNamed) more" : ""
    return differing.prefix(mostNamed).map(\.path).joined(separator: ", ") + more
  }

  /// The fewest of the values that lead to the fault when the passing way gets them before its last move. None where even all of them don't, or where
  /// none is a plain value of a script.
  private mutating func needed(of differing: [StateDifference], _ last: ExploreMove, _ moves: [ExploreMove]) -> [StateDifference] {
    var found = differing.filter { $0.change != nil }
    guard let all = fails(with: found, last, moves), all.fails else { return [] }
    found = found.filter { difference in all.changed.contains { $0 == difference.change } }
    // Halves before single ones.
    var size = max(1, found.count / 2)
    while found.count > 1 {
      var place = 0
      while place < found.count, found.count > 1 {
        let fewer = Array(found[..<place] + found[min(place + size, found.count)...])
        if !fewer.isEmpty, fails(with: fewer, last, moves)?.fails == true { found = fewer } else { place += size }
      }
      if size == 1 { break }
      size = max(1, size / 2)
    }
    return found
  }

  /// Whether the way leads to the fault when it gets these values before its last move, and which of them could be set. Nil where it can't be known
  private mutating func fails(with values: [StateDifference], _ last: ExploreMove, _ moves: [ExploreMove]) -> (fails: Bool, changed: [StateChange])? {
    guard mayRun(), let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    for move in moves where !session.perform(move) { return nil }
    let changed = session.change(values.compactMap(\.change))
    guard session.perform(last) else { return nil }
    session.check()
    return (session.faults.contains { $0.origin == fault.origin }, changed)
  }

  /// The values before the last move, and whether that leads to the fault. Nil where a move isn't possible
  private mutating func before(_ last: ExploreMove, _ moves: ArraySlice<ExploreMove>) -> (values: [(path: String, value: String)], fails: Bool)? {
    guard mayRun(), let session = try? ExploreSession(settings, for: Array(moves)) else { return nil }
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
    let name = String(path.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    guard !name.isEmpty, let session = try? ExploreSession(settings, for: moves) else { return nil }
    defer { session.close() }
    session.replay(moves)
    session.session.host.state.forgetCoverage()
    session.perform(move)
    guard let assignment = try? NSRegularExpression(pattern: "(^|[^A-Za-z0-9_])\(name)\"?\\]?\\s*(,[^=]*)?=[^=]") else { return nil }
    for (file, lines) in Coverage(of: session.session.host).files.sorted(by: { $0.key < $1.key }) {
      guard let text = FilePath.text(of: file) else { continue }
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines.hits.keys.sorted(by: >) where all.indices.contains(line - 1) && (lines.hits[line] ?? 0) > 0 {
        let code = String(all[line - 1])
        if assignment.firstMatch(in: code, range: NSRange(code.startIndex..., in: code)) != nil {
          return "\(file.split(separator: "/").last ?? ""):\(line)"
        }
      }
    }
    return nil
  }
}

extension StateDifference {
  /// What gives the first state the second one's value; nil where it isn't plain.
  fileprivate var change: StateChange? {
    guard StateChange.Plain(one) != nil, let value = StateChange.Plain(other) else { return nil }
    return StateChange(path: path, occurrence: occurrence, value: value)
  }
}
