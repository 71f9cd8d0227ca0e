import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog

/// Going back in time; and the player, measured from outside: the delay from a finger's move to its frame, and the cost of frames and
/// process.
func measureLive(_ report: Report) throws {
  try measureRewind(report)
  if !Clock.isCounting {
    try measurePlayer(report)
    try measurePage(report)
  }
}

/// A minute of `timetypes` with a fling every two seconds, run again up to its last frame.
private func measureRewind(_ report: Report) throws {
  var run = Run(plugin: "plugins/timetypes", seed: 1)
  for fling in 0..<30 {
    let start = fling * 120 + 10
    for step in 0...5 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 5 ? .ended : .moved
      let y = 400 - CGFloat(min(step, 4)) * (fling % 2 == 0 ? 40 : -20)
      run.inputs.append(
        InputEvent(
          frame: start + step, time: Double(start + step) / 60,
          .touches([TouchSample(finger: fling + 1, phase: phase, location: CGPoint(x: 160, y: y))])))
    }
  }
  var options = ScriptHost.Options()
  (options.quiet, options.output) = (true, { _ in })
  let samples = try Clock.samples {
    let player = try run.play(upTo: 3600, options: options)
    player.host.close()
  }
  report.add(Figure("one minute of timetypes (3,600 frames) run again", samples.median * 1e3, "ms", .atMost(100), spread: samples.spread))
}

/// `lunette play` while a finger drags its table up and down, one sample for each frame.
private func measurePlayer(_ report: Report) throws {
  let player = try PlayProcess("plugins/timetypes")
  let process = player.process
  let client = try LiveProbe(player)
  _ = client.frame()
  report.add(Figure("start of lunette play to its first frame", (Clock.now - player.startedAt) * 1e3, "ms", .atMost(300)))
  client.touch("began", 400)
  _ = client.frame()
  var (delays, sizes): ([Double], [Int]) = ([], [])
  let (before, began) = (processorTime(of: process.processIdentifier), Clock.now)
  for step in 0..<240 {
    let y = 400 - 160 * abs(Double(step % 80) / 40 - 1)
    // A mouse sends 60 moves a second.
    while Clock.now < began + Double(step) / 60 { usleep(200) }
    let sent = Clock.now
    client.touch("moved", y)
    guard let bytes = client.frame() else { throw BenchError(what: "lunette play has ended") }
    delays.append(Clock.now - sent)
    sizes.append(bytes)
  }
  let share = (processorTime(of: process.processIdentifier) - before) / (Clock.now - began)
  delays.sort()
  report.add(Figure("from a mouse event to the message with its frame, median", delays[delays.count / 2] * 1e3, "ms", .atMost(5)))
  report.add(Figure("the player's processor time while a table scrolls, of one core", share * 100, "%", .atMost(15)))
  report.add(Figure("the largest message of a scrolling frame", Double(sizes.dropFirst().max() ?? 0), "bytes", .atMost(4096)))
}

/// Units: seconds. Source: proc(5), stat
private func processorTime(of process: pid_t) -> Double {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let end = text.lastIndex(of: ")") else { return 0 }
  let fields = text[text.index(after: end)...].split(separator: " ")
  return fields.count > 12 ? ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
}

/// A front end that only counts messages and bytes.
private final class LiveProbe {
  private let line: WebSocketProbe

  init(_ player: PlayProcess) throws {
    line = try WebSocketProbe(port: player.port, path: "/" + (player.address.split(separator: "/").last ?? "") + "/socket")
  }

  func touch(_ phase: String, _ y: Double) { line.send("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"\(phase)\",160,\(y)]]}}") }

  /// Waits for a frame. Returns: its bytes; nil at the end
  func frame() -> Int? {
    while let message = line.next() {
      // The first frame comes with the greeting.
      if ["frame", "hello"].contains(where: { message.starts(with: Array("{\"type\":\"\($0)\"".utf8)) }) { return message.count }
    }
    return nil
  }
}
