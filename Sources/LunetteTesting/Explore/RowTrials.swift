import LunetteDriver
import LunetteScript

/// Whether rows that look alike do the same: each for which others stand is tried once from the launch. One that runs other lines, or ends on
/// another screen, is a kind of its own. Source: docs/rules/exploring.md 2
struct RowTrials {
  /// Rows that are a kind of their own, by kind and place.
  private(set) var own: Set<String> = []
  private(set) var count = 0

  /// Throws: `FuzzRulesProblem`
  init(_ settings: ExploreSettings, _ isOver: () -> Bool) throws {
    func tried(_ choice: ExploreChoice) throws -> (lines: Set<String>, screen: String) {
      let session = try ExploreSession(settings)
      defer { session.close() }
      session.perform(choice.move)
      let coverage = Coverage(of: session.session.host)
      return (Set(coverage.files.flatMap { path, lines in lines.hits.keys.map { "\(path):\($0)" } }), session.screen + (session.faults.first?.origin ?? ""))
    }
    let session = try ExploreSession(settings)
    let possible = session.possible(own: [])
    session.close()
    var known: [String: (lines: Set<String>, screen: String)] = [:]
    for choice in possible.untried {
      guard let kind = choice.kind, let row = choice.row, !isOver() else { continue }
      let usual: (lines: Set<String>, screen: String)
      if let found = known[kind] {
        usual = found
      } else {
        guard let first = possible.choices.first(where: { $0.kind == kind && $0.isTap }) else { continue }
        usual = try tried(first)
        known[kind] = usual
      }
      count += 1
      if try tried(choice) != usual { own.insert(row) }
    }
  }
}

extension ExploreChoice {
  fileprivate var isTap: Bool { if case .tap = move.action { true } else { false } }
  fileprivate var kind: String? { row.flatMap { row in row.lastIndex(of: "#").map { String(row[..<$0]) } } }
}
