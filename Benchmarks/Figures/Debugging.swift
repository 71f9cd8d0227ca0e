import Foundation
import LunetteDriver
import LunetteLive
import LunetteScript

/// What a debugger costs a script, and how long its answers take. Source of the targets: docs/rules/debugging.md 3
func measureDebugging(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-bench-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try measureFollowing(report, folder)
  try measureMoments(report, folder)
  try measureLooking(report, folder)
  try measureProfiles(report, folder)
  try measureCommands(report)
}

/// Calls of a function of 36 instructions, as in the script with which the target was measured, and a function that is never called.
private let calls = 1_000_000
let hot = """
  local function small(x)
    local y = x * 2
    for i = 1, 5 do y = (y + i * x) % 1000003 end
    return y + 1
  end
  local function never()
    return 1
  end
  local sum = 0
  for i = 1, \(calls) do
    sum = sum + small(i) % 7
    sum = sum + i // 2 - i % 3
    sum = sum * 3 % 1000003
  end
  """

private func measureFollowing(_ report: Report, _ folder: URL) throws {
  let path = folder.appendingPathComponent("hot.lua").path
  try hot.write(toFile: path, atomically: true, encoding: .utf8)
  var options = ScriptHost.Options()
  (options.quiet, options.output) = (true, { _ in })
  let plain = try Clock.processor {
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(file: path)
  }
  func session(_ points: [[String: Any]]) -> Double {
    Clock.processor { DebugProbe(program: path, points: [path: points]).run { event, _, probe in if event == "terminated" { probe.end() } } }
  }
  report.add(Figure("a session without breakpoints, of the script's time", session([]) / plain, "times", .atMost(1.02)))
  report.add(Figure("a breakpoint that is never hit, of the script's time", session([["line": 7]]) / plain, "times", .atMost(1.5)))
  // Nine times the script, and a microsecond for each hit.
  let target = 9 + Double(calls) * 1e-6 * Clock.pace / plain
  let isFalse = session([["line": 2, "condition": "x == 0"]])
  report.add(Figure("a condition that is false \(calls) times, of the script's time", isFalse / plain, "times", .atMost(target)))
}

/// A minute of `timetypes` with a fling every two seconds.
private let minute = """
  local app = launch "plugins/timetypes"
  for i = 1, 30 do
    app:drag { from = { 160, 400 }, to = { 160, i % 2 == 0 and 240 or 480 }, duration = 0.08 }
    app:wait(i * 2 - app.time)
  end
  """

private func measureMoments(_ report: Report, _ folder: URL) throws {
  let path = folder.appendingPathComponent("minute.lua").path
  try minute.write(toFile: path, atomically: true, encoding: .utf8)
  var (times, began, left, frame) = ([Double](), Clock.now, 60, 1)
  var (whyTimes, hiddenTimes, backTimes) = ([Double](), [Double](), [Double]())
  var backs = 10
  DebugProbe(program: path, points: [path: [["line": 4]]]).run { event, body, probe in
    switch event {
    case "stopped" where left <= 0:
      backTimes.append(Clock.now - began)
      backs -= 1
      began = Clock.now
      if backs > 0 { probe.ask("stepBack", ["threadId": 1]) } else { probe.end() }
    case "stopped": probe.ask("stackTrace", ["threadId": 1])
    case "stackTrace", "lunette/why":
      if event == "stackTrace" {
        times.append(Clock.now - began)
      } else if left.isMultiple(of: 2) {
        whyTimes.append(Clock.now - began)
      } else {
        hiddenTimes.append(Clock.now - began)
      }
      left -= 1
      began = Clock.now
      // A stride that meets every part of the minute.
      frame = (frame + 1_427) % 3_500 + 1
      if left > 10 { return probe.ask("lunette/goto", ["moment": "\(frame)"]) }
      if left > 0, left.isMultiple(of: 2) {
        return probe.ask("lunette/why", ["question": "set", "target": "{ class = 'UITableView' }.contentOffset"])
      }
      if left > 0 { return probe.ask("lunette/why", ["question": "hidden", "target": "{ class = 'UITableView' }"]) }
      // From where the last moment stands, near the minute's end or not, the lines of the scenario's loop.
      probe.ask("stepBack", ["threadId": 1])
    case "terminated": probe.end()
    default: break
    }
  }
  let sorted = times.dropFirst().sorted()
  guard !sorted.isEmpty else { throw BenchError(what: "the session of timetypes didn't stop") }
  report.add(Figure("from launch to the first stop, a minute of timetypes", times[0] * 1e3, "ms", .atMost(100)))
  report.add(Figure("a moment of a minute of timetypes, with the stack", sorted[sorted.count / 2] * 1e3, "ms", .atMost(45)))
  report.add(Figure("the same, of 95 in 100", sorted[sorted.count * 95 / 100] * 1e3, "ms", .atMost(60)))
  let why = Samples(whyTimes)
  report.add(Figure("lunette/why set, of a minute", why.median * 1e3, "ms", .atMost(110), spread: why.spread))
  let hidden = Samples(hiddenTimes)
  report.add(Figure("lunette/why hidden, of a minute", hidden.median * 1e3, "ms", .atMost(110), spread: hidden.spread))
  let back = Samples(backTimes)
  report.add(Figure("a step back in a minute of timetypes", back.median * 1e3, "ms", .atMost(45), spread: back.spread))
}

/// A client in this process.
final class DebugProbe {
  typealias Heard = (_ event: String, _ body: [String: Any], DebugProbe) -> Void
  private var session: DebugSession?
  private var seq = 0
  private let program: String
  private let points: [String: [[String: Any]]]
  private var heard: Heard = { _, _, _ in }

  init(program: String, points: [String: [[String: Any]]]) { (self.program, self.points) = (program, points) }

  /// Gets events, and the answers to questions by their commands.
  func run(_ heard: @escaping Heard) {
    self.heard = heard
    var options = DebugSession.Options()
    options.host.quiet = true
    options.send = { [unowned self] in take($0) }
    let session = DebugSession(options)
    self.session = session
    ask("initialize", ["adapterID": "bench"])
    ask("launch", ["program": program])
    for (path, entries) in points { ask("setBreakpoints", ["source": ["path": path], "breakpoints": entries]) }
    ask("configurationDone", [:])
    session.serve()
  }

  func ask(_ command: String, _ arguments: [String: Any]) {
    seq += 1
    let message: [String: Any] = ["seq": seq, "type": "request", "command": command, "arguments": arguments]
    guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
    _ = session?.receive(Array("Content-Length: \(data.count)\r\n\r\n".utf8) + Array(data))
  }

  func end() { ask("disconnect", [:]) }

  private func take(_ bytes: [UInt8]) {
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: [13, 10, 13, 10]) }) else { return }
    guard let message = try? JSONSerialization.jsonObject(with: Data(bytes[(end + 4)...])) as? [String: Any] else { return }
    guard let name = (message["event"] ?? message["command"]) as? String else { return }
    heard(name, message["body"] as? [String: Any] ?? [:], self)
  }
}
