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
      // Pages side by side, open menus, cards that are pulled down, recognizers, page controls; the status bar of today is no control of the app's.
      ("carousel", "user", "3 states, 8 transitions, farthest 2"), ("menus", "taps", "4 states, 6 transitions, farthest 3"),
      ("cards", "user", "2 states, 2 transitions, farthest 1"), ("gestures", "user", "4 states, 8 transitions, farthest 2"),
      ("dots", "taps", "3 states, 4 transitions, farthest 2"), ("wheel", "user", "3 states, 4 transitions, farthest 2"),
      // The system's question, the wait for a notification, and its touch.
      ("reminds", "user", "6 states, 5 transitions, farthest 4"), ("reminds", "taps", "5 states, 4 transitions, farthest 3"),
    ]) func closes(name: String, actions: String, counts: String) throws
  {
    #expect(try lines(name, actions).last == "none: closed, " + counts)
  }

  @Test("names that a reader gets change no count") func namesChangeNothing() throws {
    for name in ["segments", "dots", "stepper", "menus", "form"] {
      let plain = try lines(name)
      #expect(try lines(name) { $0.namesMoves = true } == plain, "\(name)")
    }
    // None chosen, and each of three.
    #expect(try lines("segments").last == "none: closed, 4 states, 12 transitions, farthest 1")
  }

  @Test("what waits for other fingers is named") func notTried() throws {
    #expect(
      try lines("untried", "user") == [
        "not tried: UIPanGestureRecognizer of Board with 2 fingers, touchesMoved of Board", "none: closed, 1 states, 0 transitions, farthest 0",
      ])
    #expect(try lines("gestures", "user").allSatisfy { !$0.hasPrefix("not tried") })
  }

  @Test("custom actions of elements are tried where they are asked for, and what they need leaves no trace") func customActions() throws {
    let run = try ExploreRun("customs", "customAction")
    // Nought to three, and where either card has failed.
    #expect(run.last == "1 found: 6 states, 16 transitions", "\(run.lines)")
    let (failed, text) = try run.specOfFinding()
    #expect(failed == 1 && text.components(separatedBy: "vo:perform").count == 4, "\(text)")
    #expect(try ExploreRun("customs", "user").last == "none: closed, 1 states, 0 transitions, farthest 0")
  }

  @Test("E-004, E-007 to E-009: a bound ends the search where it says") func bounds() throws {
    #expect(try lines("lamps3") { $0.depth = 2 }.last == "none up to depth 2: 7 states, 12 transitions, 3 states not continued")
    #expect(try lines("grow") { $0.depth = 4 }.last == "none up to depth 4: 5 states, 4 transitions, 1 states not continued")
    #expect(try lines("grow") { $0.states = 50 }.last == "none up to depth 49: 50 states, 49 transitions, 1 states not continued")
    #expect(try lines("lamps5") { $0.states = 10 }.last == "none up to depth 1: 10 states, 10 transitions, 8 states not continued")
    #expect(try lines("lamps3") { $0.states = 1 }.last == "none up to depth 0: 1 states, 0 transitions, 1 states not continued")
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
    #expect(finding.lines == Array(repeating: "app:tap \"plus\"", count: 3))
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
    #expect(exploration.findings.first?.length == 1)
  }

  @Test("E-040: each line that begins an endless chain is a finding; one that waits for answers rests") func chains() throws {
    var wanted = try options("polls", "taps")
    wanted.settings.fuzz.host.network = .file(Repository.root + "/Tests/Fixtures/explore/polls/server.lua")
    (wanted.depth, wanted.folder) = (1, nil)
    let exploration = Exploration(wanted)
    try exploration.run()
    let origins = exploration.findings.map(\.fault.origin)
    #expect(origins.count == 2 && origins.allSatisfy { $0.hasPrefix("never at rest ") } && origins.contains { $0.hasSuffix("init.lua:13") })
    #expect(origins.contains { $0.hasSuffix("init.lua:17") })
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
    #expect(trap.findings.first?.fault.text.hasPrefix("dead end") == true && trap.findings.first?.length == 1)
    #expect(try lines("trap").first?.hasPrefix("dead end") == true)
    #expect(try ruled("screens = { \"A\", \"B\", \"C\", \"About\" }", "pages").0.findings.first?.fault.text == "never seen: About")
    #expect(try ruled("reach = { \"A\" }", "pages").0.findings.isEmpty)
    let open = try ruled("reach = { \"Nowhere\" }", "grow") { $0.depth = 3 }
    #expect(open.0.findings.isEmpty && open.1.contains { $0.hasSuffix("not decided (1 states not continued)") })
  }

  /// An exploration with a file of rules.
  private func ruled(_ rules: String, _ name: String, _ change: (inout Exploration.Options) -> Void = { _ in }) throws -> (Exploration, [String]) {
    let folder = try SpecFolder()
    try folder.write("rules.lua", "return { \(rules) }")
    let exploration = Exploration(
      try options(name, "taps") {
        $0.settings.fuzz.rules = folder.path + "/rules.lua"
        change(&$0)
      })
    try exploration.run()
    return (exploration, ExploreSummary(exploration).lines)
  }

  @Test("E-081, E-083, E-084: a fault that needs a moment on the way to rest") func moments() throws {
    #expect(try lines("fade").last == "none: closed, 1 states, 2 transitions, farthest 0")
    let exploration = Exploration(try options("fade", "taps") { $0.settings.moments = .events })
    try exploration.run()
    let finding = try #require(exploration.findings.first)
    #expect(finding.lines == ["app:tap \"Go\"", "app:advanceFrames(9)", "app:tap \"Stop\""] && finding.length == 2)
    let plain = Exploration(try options("counter_error", "taps") { $0.settings.moments = .events })
    try plain.run()
    #expect(plain.findings.first?.lines == Array(repeating: "app:tap \"plus\"", count: 3))
  }

  @Test("E-085 to E-089: orders of what is due at one time") func orders() throws {
    func last(_ name: String, _ bound: Int?) throws -> [String] { try lines(name) { $0.settings.orderBound = bound } }
    #expect(try last("race2", nil).last == "none: closed, 3 states, 2 transitions, farthest 2")
    let two = try last("race2", 2)
    #expect(two.last == "none: closed, 4 states, 3 transitions, farthest 2")
    #expect(two.contains { $0.hasPrefix("order matters") && $0.contains("\"ba\", not \"ab\"") })
    #expect(try last("race3", 2).last == "none: closed, 7 states, 6 transitions, farthest 2")
    #expect(try last("race3", .max).last == "none: closed, 8 states, 7 transitions, farthest 2")
    for (usesSets, between) in [(true, 4), (false, 30)] {
      let late = try lines("late5") { ($0.settings.orderBound, $0.settings.usesSets) = (.max, usesSets) }
      #expect(late.last == "none: closed, 3 states, 2 transitions, farthest 2" && late.contains("between rests: \(between) states"))
    }
    let same = try ruled("orders = \"same\"", "race2") { $0.settings.orderBound = 2 }.0
    #expect(same.findings.first?.fault.text.contains("init.lua:16 before the timer of") == true)
  }

  @Test("E-095 to E-097: ways back, and actions that take back each other") func waysBack() throws {
    #expect(try ruled("reach = { \"A\" }, back = \"state\"", "pages").0.findings.isEmpty)
    #expect(try ruled("back = \"screen\"", "pages_count") { $0.depth = 4 }.0.findings.isEmpty)
    let counted = try ruled("back = \"state\"", "pages_count") { $0.depth = 4 }.0
    #expect(counted.findings.first?.fault.text.hasPrefix("no way back") == true && counted.findings.first?.fault.text.contains("appeared") == true)
    // The keyboard that another screen took away doesn't count.
    for way in ["screen", "state"] { #expect(try ruled("back = \"\(way)\"", "form").0.findings.isEmpty) }
    #expect(try ruled("restores = { { \"plus\", \"minus\" } }", "counter5").0.findings.isEmpty)
    #expect(try ruled("restores = { { \"s1\", \"s2\" } }", "lamps3").0.findings.first?.fault.text.hasPrefix("not restored") == true)
  }

  @Test("E-036, E-037, E-101: actions of the rules, what they avoid, and what they must not do") func ruleActions() throws {
    let twice = try ruled(
      "actions = { twice = function(app) if not app:exists \"0\" and not app:exists \"1\" then return false end app:tap \"plus\" app:settle() app:tap \"plus\" end }",
      "counter5"
    ).1
    #expect(twice.last == "none: closed, 6 states, 12 transitions, farthest 4")
    #expect(try ruled("avoid = { \"minus\" }", "counter5").1.contains { $0.hasPrefix("avoided by the rules: ") && $0.contains("minus") })
    #expect(throws: FuzzRulesProblem.self) { try ruled("invariants = { bad = function(app) app:tap \"plus\" end }", "counter5") }
    let same = try ruled("same = function(app) return app:exists \"0\" end", "counter5").1
    #expect(same.last == "none: closed, 2 states, 3 transitions, farthest 1")
  }

  @Test("a broken invariant is written as a spec that fails") func invariants() throws {
    let folder = try SpecFolder()
    try folder.write("rules.lua", "return { invariants = { [\"at most two\"] = function(app) assert(not app:exists \"3\") end } }")
    let exploration = Exploration(
      try options("counter5", "taps") {
        $0.settings.fuzz.rules = folder.path + "/rules.lua"
        $0.folder = ExploreFolder(findings: folder.path + "/found")
      })
    try exploration.run()
    let finding = try #require(exploration.findings.first)
    #expect(finding.length == 3)
    try folder.add("found", String(contentsOfFile: try #require(finding.path), encoding: .utf8))
    #expect(folder.run().counts.failed == 1)
  }

  @Test("E-123: the cause of a fault is the one value that differs") func cause() throws {
    let exploration = Exploration(try options("abc", "taps"))
    try exploration.run()
    let finding = try #require(exploration.findings.first)
    #expect(finding.lines == ["app:tap \"A\"", "app:tap \"C\""])
    #expect(finding.cause?.hasSuffix("a is true, not false (init.lua:14, tap \"A\")") == true, "\(finding.cause ?? "none")")
  }

  @Test("E-072 to E-076: a search goes on where it ended, with the same numbers") func resumed() throws {
    let folder = try SpecFolder()
    let header = ExploreJournal.Header(version: "1", options: ["--rows": "ends"])
    func search(_ header: ExploreJournal.Header, resume: Bool, after count: Int = .max) throws -> String? {
      var asked = 0
      let exploration = Exploration(
        try options("lamps5", "taps") {
          $0.journal = ExploreJournal(path: folder.path + "/search.jsonl", isResumed: resume, header: header)
          $0.isOver = {
            asked += 1
            return asked > count
          }
        })
      try exploration.run()
      return ExploreSummary(exploration).lines.last
    }
    #expect(try search(header, resume: false, after: 60)?.hasPrefix("none up to depth") == true)
    // As after kill -9, in the midst of a line.
    let path = folder.path + "/search.jsonl"
    try (String(contentsOfFile: path, encoding: .utf8) + "{\"steps\":[").write(toFile: path, atomically: true, encoding: .utf8)
    for _ in 0..<2 { #expect(try search(header, resume: true) == "none: closed, 32 states, 160 transitions, farthest 5") }
    var other = header
    other.options["--rows"] = "all"
    #expect(throws: ExploreJournal.Problem.self) { try search(other, resume: true) }
  }

  /// The eighteen small plugins with a fault each, with the actions that are enough.
  private static let faulty: [(String, String)] = [
    ("after_background", "taps,background"), ("count_not_told", "taps"), ("covered_button", "taps"), ("double_push", "taps"), ("empty_list", "taps"),
    ("endless_loop", "taps"), ("memory", "taps"), ("missing_details", "taps"), ("never_at_rest", "taps"), ("not_a_number", "tap,type,return"),
    ("one_cell", "taps"), ("reuse_not_reset", "taps,page"), ("rotation", "taps,turn"), ("stale_path", "taps,swipe"), ("swipe_open", "taps,swipe"),
    ("timer_after_dismissal", "taps"), ("two_at_once", "taps,both"), ("under_keyboard", "taps"),
  ]

  @Test("each of the eighteen faults is found without a seed", arguments: faulty) func findsTheFault(name: String, actions: String) throws {
    var isFound = false
    let exploration = Exploration(
      try options(Repository.root + "/Tests/Fixtures/faulty/" + name, actions) {
        $0.depth = 6
        $0.states = 400
        $0.isOver = { isFound }
        $0.progress = { if $0.newFindings > 0 { isFound = true } }
      })
    try exploration.run()
    let text = try String(contentsOfFile: Repository.root + "/Tests/Fixtures/faulty/\(name)/init.lua", encoding: .utf8)
    // Waiting is nothing that a user does.
    func inputs(_ lines: [String]) -> Int { lines.count { !$0.hasPrefix("app:advance") } }
    let wanted = inputs(text.split(separator: "\n").filter { $0.hasPrefix("--   app:") }.map { String($0.dropFirst(5)) })
    let lines = try #require(exploration.findings.first?.lines)
    #expect(exploration.newFindings > 0 && inputs(lines) <= wanted, "\(lines)")
  }

  @Test("E-109: the screens as a diagram for Mermaid") func mermaid() throws {
    let exploration = Exploration(try options("pages", "taps"))
    try exploration.run()
    let lines = ExploreGraph(exploration).mermaid.split(separator: "\n")
    #expect(lines.first == "stateDiagram-v2")
    #expect(lines.count { $0.contains("state \"") } == 3 && lines.count { $0.contains("-->") } == 5)
  }
}
