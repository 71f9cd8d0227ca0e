import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// Why a shortest way leads to a fault: the nearest way that doesn't is the same one without one move, and what differs before the last move
/// is the cause. Source: docs/rules/exploring.md 6
enum ExploreCause {
  /// Limit of values that are named. Ours
  private static let mostNamed = 4

  /// Returns: nil where no way without one of the moves passes
  static func words(of fault: FuzzFault, _ moves: [ExploreMove], _ settings: ExploreSettings) -> String? {
    guard moves.count > 1, let last = moves.last, last.after == nil, let failing = before(last, moves.dropLast(), fault, settings), failing.fails else {
      return nil
    }
    for place in (0..<moves.count - 1).reversed() where moves[place + 1].after == nil {
      var fewer = Array(moves.dropLast())
      let left = fewer.remove(at: place)
      guard let passing = before(last, fewer[...], fault, settings), !passing.fails else { continue }
      let differing = StateDifference.all(passing.values, failing.values)
      guard let first = differing.first else { continue }
      let move = self.name(of: left, after: Array(moves.prefix(place)), settings)
      if differing.count == 1 {
        let line = self.line(thatSets: first.path, left, after: Array(moves.prefix(place)), settings).map { "\($0), " } ?? ""
        return "cause: \(first.path) is \(first.other ?? "nil"), not \(first.one ?? "nil") (\(line)\(move))"
      }
      let named = differing.prefix(mostNamed).map(\.path).joined(separator: ", ")
      let more = differing.count > mostNamed ? " and \(differing.count - mostNamed) more" : ""
      return "no single cause: \(differing.count) values differ without \(move): \(named)\(more)"
    }
    return nil
  }

  /// The values before the last move, and whether that leads to the fault. Nil where a move isn't possible
  private static func before(
    _ last: ExploreMove, _ moves: ArraySlice<ExploreMove>, _ fault: FuzzFault, _ settings: ExploreSettings
  ) -> (values: [(path: String, value: String)], fails: Bool)? {
    guard let session = try? ExploreSession(settings) else { return nil }
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
    guard let session = try? ExploreSession(settings) else { return move.source }
    defer { session.close() }
    session.replay(moves)
    return session.named(move).words
  }

  /// The last line that the move runs and that assigns to a variable or a field of this name: `init.lua:9`.
  private static func line(thatSets path: String, _ move: ExploreMove, after moves: [ExploreMove], _ settings: ExploreSettings) -> String? {
    let name = String(path.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    guard !name.isEmpty, let session = try? ExploreSession(settings) else { return nil }
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
