import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting

// What looking at a stopped script costs, what counting costs, and how long the commands for people who write scripts take.
// Source of the targets: docs/rules/debugging.md 3

/// A stack of two hundred functions, and a table of a million entries.
private let deep = """
  local list = {}
  for i = 1, 1000000 do list[i] = i end
  local function down(n)
    local held = list
    if n == 0 then
      return held
    end
    local found = down(n - 1)
    return found
  end
  down(200)
  for i = 1, 1000 do
    local x = i
  end
  """

func measureLooking(_ report: Report, _ folder: URL) throws {
  let path = folder.appendingPathComponent("deep.lua").path
  try deep.write(toFile: path, atomically: true, encoding: .utf8)
  var times: [String: [Double]] = [:]
  var (began, frame, left) = (Clock.now, 0, 200)
  DebugProbe(program: path, points: [path: [["line": 6], ["line": 13, "hitCondition": "1"]]]).run { event, body, probe in
    let taken = Clock.now - began
    defer { began = Clock.now }
    switch event {
    case "stopped" where frame == 0: probe.ask("stackTrace", ["threadId": 1])
    case "stopped":
      if left < 200 { times["next", default: []].append(taken) }
      left -= 1
      if left > 0 { probe.ask("next", ["threadId": 1]) } else { probe.end() }
    case "stackTrace":
      times["stack", default: []].append(taken)
      let frames = body["stackFrames"] as? [[String: Any]] ?? []
      frame = frames.first?["id"] as? Int ?? 1
      if times["stack", default: []].count < 5 { probe.ask("stackTrace", ["threadId": 1]) } else { probe.ask("scopes", ["frameId": frame]) }
    case "scopes":
      let scopes = body["scopes"] as? [[String: Any]] ?? []
      probe.ask("variables", ["variablesReference": scopes.first?["variablesReference"] ?? 0])
    case "variables":
      let list = body["variables"] as? [[String: Any]] ?? []
      if let held = list.first(where: { $0["name"] as? String == "held" }) {
        return probe.ask("variables", ["variablesReference": held["variablesReference"] ?? 0, "start": 900_000, "count": 100])
      }
      times["variables"] = [taken]
      probe.ask("continue", ["threadId": 1])
    case "terminated": probe.end()
    default: break
    }
  }
  guard let stack = times["stack"], let variables = times["variables"], let next = times["next"] else {
    throw BenchError(what: "the session of a deep stack didn't stop")
  }
  report.add(Figure("the stack of 200 functions", (stack.first ?? 0) * 1e3, "ms", .atMost(5)))
  report.add(Figure("100 variables of a table of a million", variables[0] * 1e3, "ms", .atMost(5)))
  report.add(Figure("next, to its stop", Samples(next).median * 1e3, "ms", .atMost(1)))
}

func measureProfiles(_ report: Report, _ folder: URL) throws {
  let path = folder.appendingPathComponent("costs.lua").path
  // Nobody writes the field, and a line stops before the loop.
  try ("local watched = { value = 0 } " + hot).write(toFile: path, atomically: true, encoding: .utf8)
  var options = ScriptHost.Options()
  (options.quiet, options.output) = (true, { _ in })
  let rerun = Rerun(title: path) { options in
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(file: path)
  }
  let plain = try Clock.processor { try rerun.run(options) }
  let profiled = try Clock.processor { _ = try rerun.profile(options) }
  report.add(Figure("a profile by function and by line, of the script's time", profiled / plain, "times", .atMost(6)))
  let watched = Clock.processor(rounds: 1) {
    DebugProbe(program: path, points: [path: [["line": 9]]]).run { event, body, probe in
      switch event {
      case "stopped": probe.ask("dataBreakpointInfo", ["name": "watched.value"])
      case "dataBreakpointInfo":
        probe.ask("setDataBreakpoints", ["breakpoints": [["dataId": body["dataId"] ?? ""]]])
        probe.ask("setBreakpoints", ["source": ["path": path], "breakpoints": [[String: Any]]()])
        probe.ask("continue", ["threadId": 1])
      case "terminated": probe.end()
      default: break
      }
    }
  }
  report.add(Figure("a data breakpoint on a field, of the script's time", watched / plain, "times", .atMost(15)))
  try measureCounting(report, folder, path, options, plain)
}

/// Counting for budgets, which a file asks for that names counts.
private func measureCounting(_ report: Report, _ folder: URL, _ path: String, _ options: ScriptHost.Options, _ plain: Double) throws {
  let counted = folder.appendingPathComponent("counted.lua").path
  try (String(contentsOfFile: path, encoding: .utf8) + "\n-- counts(").write(toFile: counted, atomically: true, encoding: .utf8)
  let counting = options.countingCosts(inFile: counted)
  let seconds = try Clock.processor {
    let host = ScriptHost(options: counting)
    defer { host.close() }
    try host.run(file: counted)
  }
  report.add(Figure("counting for budgets, of the script's time", seconds / plain, "times", .atMost(4)))
  let spec = """
    it("scrolls", function()
      local app = launch "plugins/timetypes"
      for i = 1, 10 do
        app:drag { from = { 160, 400 }, to = { 160, i % 2 == 0 and 240 or 480 }, duration = 0.08 }
        app:settle()
      end
    end)
    """
  let specs = ["plain_spec.lua", "counted_spec.lua"].map { folder.appendingPathComponent($0).path }
  try spec.write(toFile: specs[0], atomically: true, encoding: .utf8)
  try (spec + "\n-- counts(").write(toFile: specs[1], atomically: true, encoding: .utf8)
  var runner = SpecRunner.Options(host: options, frames: .ignore)
  runner.workers = 1
  let times = specs.map { spec in Clock.wall { _ = SpecRunner(options: runner) { _ in }.run([spec]) } }
  report.add(Figure("counting for budgets, of a test of timetypes", times[1] / times[0], "times", .atMost(1.3)))
}

func measureCommands(_ report: Report) throws {
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette").path
  guard FileManager.default.isExecutableFile(atPath: binary) else { return }
  func seconds(_ words: [String], input: String = "/dev/null") -> Double {
    Clock.wall { _ = try? ChildProcess.run([binary] + words, input: input) }
  }
  let body = #"{"seq":1,"type":"request","command":"initialize","arguments":{"adapterID":"bench"}}"#
  let asked = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-asked-\(getpid())")
  try "Content-Length: \(body.utf8.count)\r\n\r\n\(body)".write(to: asked, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: asked) }
  // With the program's end, which follows at once.
  report.add(Figure("a debugger's process, from its start to initialize's answer", seconds(["debug"], input: asked.path) * 1e3, "ms", .atMost(30)))
  // In a folder of its own: editors find the types by what is written into the folder around them.
  let project = asked.path + "-project"
  try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: project) }
  let there = ["/bin/sh", "-c", #"cd "$0" && exec "$1" types"#, project, binary]
  report.add(Figure("lunette types", Clock.wall { _ = try? ChildProcess.run(there) } * 1e3, "ms", .atMost(100)))
  let checked = Clock.wall(rounds: 1) { _ = try? ChildProcess.run([binary, "check", "plugins"]) }
  report.add(Figure("lunette check of plugins by what is installed", checked, "s", .atMost(10)))
}
