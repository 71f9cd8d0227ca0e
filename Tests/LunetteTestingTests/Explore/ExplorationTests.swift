import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// What explorations of small plugins say in their last lines. The plugins are in Tests/Fixtures/explore.
@Suite struct ExplorationTests {
  private func options(_ name: String, _ actions: String, _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> Exploration.Options {
    let plugin = name.contains("/") ? name : "\(Repository.root)/Tests/Fixtures/explore/\(name)"
    var settings = ExploreSettings(fuzz: FuzzSettings(plugin: plugin, host: ScriptHost.Options()))
    settings.kinds = try ExploreKind.kinds(named: actions)
    var options = Exploration.Options(settings: settings)
    change(&options)
    return options
  }

  private func lines(_ name: String, _ actions: String = "taps", _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> [String] {
    let exploration = Exploration(try options(name, actions, change))
    try exploration.run()
    return ExploreSummary(exploration).lines
  }

  @Test(
    "E-001, E-003, E-011 to E-013, E-032, E-035: closed graphs have the computed counts",
    arguments: [
      ("lamps3", "taps", "8 states, 24 transitions, farthest 3"), ("counter5", "taps", "6 states, 10 transitions, farthest 5"),
      ("pages", "taps", "3 states, 4 transitions, farthest 2"), ("pages", "user", "3 states, 6 transitions, farthest 2"),
      ("later", "taps", "3 states, 2 transitions, farthest 2"), ("lamps1", "tap,turn", "4 states, 8 transitions, farthest 2"),
      ("stepper", "taps", "3 states, 4 transitions, farthest 2"),
    ]) func closes(name: String, actions: String, counts: String) throws
  {
    #expect(try lines(name, actions).last == "none: closed, " + counts)
  }

  @Test("E-004, E-007 to E-009: a bound ends the search where it says") func bounds() throws {
    #expect(try lines("lamps3") { $0.depth = 2 }.last == "none up to depth 2: 7 states, 12 transitions, 3 states not continued")
    #expect(try lines("grow") { $0.depth = 4 }.last == "none up to depth 4: 5 states, 4 transitions, 1 states not continued")
    #expect(try lines("grow") { $0.states = 50 }.last == "none up to depth 49: 50 states, 49 transitions, 1 states not continued")
    #expect(try lines("lamps5") { $0.states = 10 }.last == "none up to depth 1: 10 states, 10 transitions, 8 states not continued")
  }

  @Test("E-025, E-027, E-029: rows that are alike stand for each other") func rows() throws {
    #expect(try lines("list3") { $0.settings.rows = .all }.last == "none: closed, 4 states, 12 transitions, farthest 1")
    let ends = try lines("list3")
    #expect(ends == ["rows taken as alike: 3 by 2", "and 1 row tried by itself", "none: closed, 3 states, 6 transitions, farthest 1"])
    #expect(try lines("list6").contains("row 4 is a kind of its own"))
  }

  @Test("E-017, E-019 to E-021: a fault is found by its shortest way, and known afterwards") func faults() throws {
    let folder = try SpecFolder()
    let broken = Exploration(try options("broken", "taps"))
    try broken.run()
    #expect(ExploreSummary(broken).lines.last == "1 found: 1 states, 0 transitions")
    let wanted = try options("counter_error", "taps") { $0.folder = ExploreFolder(findings: folder.path + "/found") }
    let exploration = Exploration(wanted)
    try exploration.run()
    let finding = try #require(exploration.findings.first)
    #expect(finding.actions.map(\.source) == Array(repeating: "app:tap \"plus\"", count: 3))
    let path = try #require(finding.path)
    try folder.add("found", String(contentsOfFile: path, encoding: .utf8))
    #expect(folder.run().counts.failed == 1)
    #expect(FileManager.default.fileExists(atPath: path.replacingOccurrences(of: "_spec.lua", with: ".svg")))
    let again = Exploration(wanted)
    try again.run()
    #expect(again.newFindings == 0 && again.findings.first?.isKnown == true)
    #expect(ExploreSummary(again).lines.last?.hasPrefix("none") == true)
  }

  @Test("E-040: an app that never rests is a finding with one action") func neverAtRest() throws {
    let exploration = Exploration(try options("chain", "taps"))
    try exploration.run()
    #expect(exploration.findings.first?.fault.text.hasPrefix("never at rest") == true)
    #expect(exploration.findings.first?.actions.count == 1)
  }

  @Test("E-067, E-071: the counts are the same for every key, number of threads and way to compare") func sameCounts() throws {
    let usual = try lines("lamps3").last
    #expect(try lines("lamps3") { $0.settings.state.key = 2 }.last == usual)
    #expect(try lines("lamps3") { $0.settings.isExact = true }.last == usual)
    for workers in [2, 8] { #expect(try lines("lamps3") { $0.workers = workers }.last == usual) }
  }

  @Test("E-093, E-099, E-100: rules about the whole graph") func rules() throws {
    let folder = try SpecFolder()
    func ruled(_ text: String, _ name: String, _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> (Exploration, [String]) {
      try folder.write("rules.lua", "return { \(text) }")
      let exploration = Exploration(
        try options(name, "taps") {
          $0.settings.fuzz.rules = folder.path + "/rules.lua"
          change(&$0)
        })
      try exploration.run()
      return (exploration, ExploreSummary(exploration).lines)
    }
    let trap = try ruled("deadEnds = true", "trap").0
    #expect(trap.findings.first?.fault.text.hasPrefix("dead end") == true && trap.findings.first?.actions.count == 1)
    #expect(try lines("trap").first?.hasPrefix("dead end") == true)
    #expect(try ruled("screens = { \"A\", \"B\", \"C\", \"About\" }", "pages").0.findings.first?.fault.text == "never seen: About")
    #expect(try ruled("reach = { \"A\" }", "pages").0.findings.isEmpty)
    let open = try ruled("reach = { \"Nowhere\" }", "grow") { $0.depth = 3 }
    #expect(open.0.findings.isEmpty && open.1.contains { $0.hasSuffix("not decided (1 states not continued)") })
  }

  @Test("E-109: the screens as a diagram for Mermaid") func mermaid() throws {
    let exploration = Exploration(try options("pages", "taps"))
    try exploration.run()
    let lines = ExploreGraph(exploration).mermaid.split(separator: "\n")
    #expect(lines.first == "stateDiagram-v2")
    #expect(lines.count { $0.contains("state \"") } == 3 && lines.count { $0.contains("-->") } == 5)
  }
}
