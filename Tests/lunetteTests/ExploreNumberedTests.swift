import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// Numbered cases that only the whole program shows. The plugins are in Tests/Fixtures/explore.
@Suite struct ExploreNumberedTests {
  private let folder: SpecFolder

  init() throws { folder = try SpecFolder() }

  private func path(_ name: String) -> String { "\(Repository.root)/Tests/Fixtures/explore/\(name)" }

  private func explore(_ name: String, _ options: String = "") throws -> (status: Int32, text: String, last: String) {
    let (status, text) = try folder.run(
      command: "explore \(name.contains("/") || name == "lamps" ? name : path(name)) --actions taps --for 600 --out found \(options)")
    return (status, text, text.split(separator: "\n").last.map(String.init) ?? "")
  }

  /// LAMPS(n), whose counts are known for every n: as many states as there are sets of switches, and a transition for each switch.
  private func lamps(_ count: Int) throws -> String {
    try folder.write(
      "plugins/lamps/init.lua",
      String(contentsOfFile: path("lamps3") + "/init.lua", encoding: .utf8).replacingOccurrences(of: "1, 3 do", with: "1, \(count) do"))
    return "./plugins/lamps"
  }

  @Test("E-016: n switches are 2^n states", arguments: [1, 2, 4]) func switches(count: Int) throws {
    let run = try explore(lamps(count))
    #expect(run.status == 0 && run.last == "none: closed, \(1 << count) states, \(count << count) transitions, farthest \(count)")
  }

  @Test("E-008: a list that grows for ever ends with the number of states") func growing() throws {
    let run = try explore("grow", "--states 50")
    #expect(run.status == 0 && run.last == "none up to depth 49: 50 states, 49 transitions, 1 states not continued")
  }

  @Test("E-012: the way back from the left edge is an action of its own") func edges() throws {
    let (status, text) = try folder.run(command: "explore \(path("pages")) --for 600 --out found")
    #expect(status == 0 && text.hasSuffix("none: closed, 3 states, 6 transitions, farthest 2\n"), "\(text)")
  }

  @Test("E-020: the spec of a finding fails in the plugin's line, and a film strip of 4 pictures lies beside it") func strip() throws {
    #expect(try explore("counter_error").status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/found")
    let spec = try #require(names.first { $0.hasSuffix("_spec.lua") })
    let (status, text) = try folder.run(command: "test found/\(spec)")
    #expect(status == 1 && text.contains("counter_error/init.lua:13: three") && text.contains("0 passed, 1 failed"))
    let strip = try String(contentsOfFile: "\(folder.path)/found/" + spec.replacingOccurrences(of: "_spec.lua", with: ".svg"), encoding: .utf8)
    // The strip itself is the fifth.
    #expect(strip.components(separatedBy: "<svg").count - 1 == 5)
  }

  @Test("E-073: a search that was killed goes on with the same numbers") func killed() throws {
    let plugin = try lamps(5)
    for way in ["replay", "fork"] {
      let process = Process()
      process.executableURL = Repository.program
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.arguments = ["explore", plugin, "--actions", "taps", "--out", "found-\(way)", "--return", way, "-j", "2", "--for", "600"]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      let journal = "\(folder.path)/found-\(way)/search.jsonl"
      // Some states are known, and not all.
      while process.isRunning, (try? String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n").count) ?? 0 < 10 { usleep(1_000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      let (status, text) = try folder.run(command: "explore \(plugin) --actions taps --out found-\(way) --return \(way) --for 600 --resume")
      #expect(status == 0 && text.split(separator: "\n").last == "none: closed, 32 states, 160 transitions, farthest 5")
    }
  }

  @Test("E-075, E-076: a search goes on only with the code and the options that it began with") func changed() throws {
    let plugin = try lamps(2)
    #expect(try explore(plugin, "--depth 1").status == 0)
    let rows = try explore(plugin, "--depth 1 --rows all --resume")
    #expect(rows.status == 2 && rows.text.contains("--resume: --rows was ends, and is all"))
    // How far it goes may be another.
    let further = try explore(plugin, "--depth 2 --resume")
    #expect(further.status == 0 && further.text.contains("note: --resume: --depth was 1, and is 2: the search goes on up to there"))
    #expect(try further.last == explore(plugin, "--depth 2 --out alone").last)
    let nearer = try explore(plugin, "--depth 1 --resume")
    #expect(try nearer.text.contains("--depth was 2, and is 1") && nearer.last == explore(plugin, "--depth 1 --out alone").last)
    try folder.write("plugins/lamps/init.lua", String(contentsOfFile: folder.path + "/plugins/lamps/init.lua", encoding: .utf8) + "-- changed\n")
    let code = try explore(plugin, "--depth 1 --resume")
    #expect(code.status == 2 && code.text.contains("plugins/lamps/init.lua has changed"))
    #expect(try explore(plugin, "--resume").status == 2)
  }

  @Test("E-087: three functions that are due at one time") func orders() throws {
    #expect(try explore("race3", "--orders").last == "none: closed, 7 states, 6 transitions, farthest 2")
    #expect(try explore("race3", "--orders --order-bound all").last == "none: closed, 8 states, 7 transitions, farthest 2")
  }

  @Test("E-096: a way back to the screen, and not to the state") func wayBack() throws {
    try folder.write("screen.lua", "return { back = \"screen\" }")
    try folder.write("state.lua", "return { back = \"state\" }")
    let screen = try explore("pages_count", "--states 12 --rules screen.lua")
    #expect(screen.status == 0 && screen.last.hasPrefix("none up to depth"))
    let state = try explore("pages_count", "--states 12 --rules state.lua")
    #expect(state.status == 1 && state.text.contains("FOUND no way back") && state.text.contains("appeared is 2, not 1"))
  }

  @Test("a plugin is compared with itself as git has it", .enabled(if: Self.hasGit)) func revisions() throws {
    let plugin = try lamps(3)
    func git(_ words: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@b.test"] + words
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "--quiet")
    try git("add", "plugins")
    try git("commit", "--quiet", "--message", "three")
    #expect(try explore("lamps", "--like lamps@HEAD").last == "alike: closed, 8 pairs, 24 transitions")
    _ = try lamps(2)
    let changed = try explore("lamps", "--like lamps@HEAD")
    #expect(changed.status == 1 && changed.last == "differs after 0 actions" && changed.text.contains("is possible in found/at-"))
    // The spec launches both, wherever git is.
    let spec = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path + "/found").first { $0.hasSuffix("_spec.lua") })
    #expect(try folder.run(command: "test found/\(spec)").text.contains("0 passed, 1 failed"))
    let unknown = try explore(plugin, "--like lamps@never")
    #expect(unknown.status == 2 && unknown.text.contains("git knows no revision \"never\" here"))
    let absent = try explore(plugin, "--like other@HEAD")
    #expect(absent.status == 2 && absent.text.contains("has no plugin \"other\""))
  }

  private static let hasGit = (try? Process.run(URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git", "--version"]).waitUntilExit()) != nil

  @Test("E-121: an unknown kind of perturbation is named with the known ones") func kinds() throws {
    try folder.add("a", "it('passes', function() end)")
    let (status, text) = try folder.run(command: "test a_spec.lua --perturb=noise")
    #expect(status == 2 && text.contains("there is no kind \"noise\"; there are touches, order, pace, slow, device, text"))
  }

  @Test("E-124: of forty steps the two that matter are left within 60 runs", arguments: 1...3) func machine(seed: Int) throws {
    try folder.add(
      "abc",
      """
      local commands = {}
      for _, name in ipairs { "A", "B", "C" } do commands[name] = { run = function(state) state.app:tap(name) state.app:settle() end } end
      for place = 1, 5 do commands["nothing" .. place] = { run = function() end } end
      machine("abc", { steps = 40, commands = commands, init = function() return { app = launch "\(path("abc"))" } end })
      """)
    let (status, text) = try folder.run(command: "test abc_spec.lua --seed \(seed)")
    let words = try #require(text.firstMatch(of: /simpler ones found in (\d+) runs\):\n +A\(\)\n +C\(\)\n/))
    #expect(status == 1 && (Int(words.1) ?? .max) <= 60)
    #expect(text.contains("    cause: state.a is true, not false (init.lua:14, A())\n"))
  }

  @Test(
    "10.5: of the values that a machine's command sets the one that matters is named, or those that do together",
    arguments: [
      ("abc_more", "cause: state.a is true, not false (init.lua:18, A())"), ("abc_both", "no single cause: 2 values together (A()): "),
    ]) func machineCause(plugin: String, cause: String) throws
  {
    try folder.add(
      "abc",
      """
      local commands = {}
      for _, name in ipairs { "A", "B", "C" } do commands[name] = { run = function(state) state.app:tap(name) end } end
      machine("abc", { commands = commands, init = function() return { app = launch "\(path(plugin))" } end })
      property("no machine has none", { gen.integer() }, function(number) assert.is_true(number < 3) end)
      """)
    let (status, text) = try folder.run(command: "test abc_spec.lua")
    #expect(status == 1 && text.contains("      A()\n      C()\n    \(cause)"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("cause: ") } == 1)
  }

  /// A machine whose failure needs 12 steps, each of which takes a while.
  private static func slow(_ turns: Int) -> String {
    """
    local function wait() local sum = 0 for place = 1, \(turns) do sum = sum + place end end
    local commands = { needed = { run = function(state)
      wait()
      state.count = state.count + 1
      assert.is_true(state.count < 12)
    end } }
    for place = 1, 2 do commands["not" .. place] = { run = wait } end
    machine("slow", { steps = 40, commands = commands, init = function() return { count = 0 } end })
    """
  }

  @Test("E-125, E-127: shrinking ends with its time, tells how far it is, and goes on in the next run") func slowShrinking() throws {
    try folder.add("slow", Self.slow(5_000_000))
    let (status, text) = try folder.run(command: "test slow_spec.lua --shrink-for 2")
    #expect(status == 1 && text.contains("\nshrinking \"slow\": ") || text.hasPrefix("shrinking \"slow\": "))
    let early = try #require(text.firstMatch(of: /stopped after 2 s with (\d+) of (\d+) steps \(\d+ runs\); the next run goes on from here/), "\(text)")
    let (left, all) = (Int(early.1) ?? 0, Int(early.2) ?? 0)
    #expect(left >= 12 && left <= all)
    try folder.add("slow", Self.slow(10))
    let again = try folder.run(command: "test slow_spec.lua").text
    #expect(again.contains("the kept example fails") && again.contains(String(repeating: "      needed()\n", count: 12)) && !again.contains("      not"))
  }
}
