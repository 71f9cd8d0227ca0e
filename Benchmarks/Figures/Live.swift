import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog

/// Going back in time, and the player from outside: how long a finger waits for its frame, and what the frames and the process take.
func measureLive(_ report: Report) throws {
  try measureRewind(report)
  if !Clock.isCounting { try measurePlayer(report) }
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

/// `lunette play` while a finger drags its table up and down, a sample a frame.
private func measurePlayer(_ report: Report) throws {
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette")
  let process = Process()
  process.executableURL = binary
  process.arguments = ["play", "plugins/timetypes", "--no-open"]
  let output = Pipe()
  process.standardOutput = output
  let start = Clock.now
  try process.run()
  defer {
    process.interrupt()
    process.waitUntilExit()
  }
  var line = Data()
  while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte[0] != 0x0A { line += byte }
  let parts = String(decoding: line, as: UTF8.self).split(separator: "/")
  guard parts.count == 3, let port = UInt16(parts[1].split(separator: ":").last ?? "") else { throw BenchError(what: "lunette play: \(line)") }
  let client = try LiveProbe(port: port, token: String(parts[2]))
  _ = client.frame()
  report.add(Figure("start of lunette play to its first frame", (Clock.now - start) * 1e3, "ms", .atMost(300)))
  client.touch("began", 400)
  _ = client.frame()
  var (delays, sizes): ([Double], [Int]) = ([], [])
  let (before, began) = (processorTime(of: process.processIdentifier), Clock.now)
  for step in 0..<240 {
    let y = 400 - 160 * abs(Double(step % 80) / 40 - 1)
    // A mouse tells of itself 60 times a second.
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

/// A front end that only counts.
private final class LiveProbe {
  private let socket: Int32

  init(port: UInt16, token: String) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    (address.sin_family, address.sin_port, address.sin_addr.s_addr) = (sa_family_t(AF_INET), port.bigEndian, inet_addr("127.0.0.1"))
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard status == 0 else { throw BenchError(what: "lunette play can't be reached") }
    send(
      Array(
        "GET /\(token)/socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
          .utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += read(1) }
  }

  deinit { close(socket) }

  private func send(_ bytes: [UInt8]) { _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  private func read(_ count: Int) -> [UInt8] {
    var all = [UInt8](repeating: 0, count: count)
    return recv(socket, &all, count, Int32(MSG_WAITALL)) == count ? all : [UInt8](repeating: 0, count: count)
  }

  func touch(_ phase: String, _ y: Double) {
    let text = Array("{\"type\":\"input\",\"input\":{\"touches\":[[1,\"\(phase)\",160,\(y)]]}}".utf8)
    send([0x81, 0x80 | UInt8(text.count), 0, 0, 0, 0] + text)
  }

  /// Waits for a frame. Returns: its bytes; nil at the end
  func frame() -> Int? {
    while true {
      let head = read(2)
      guard head[0] != 0 else { return nil }
      var length = Int(head[1] & 0x7F)
      if length == 126 { length = read(2).reduce(0) { $0 << 8 | Int($1) } } else if length == 127 { length = read(8).reduce(0) { $0 << 8 | Int($1) } }
      let payload = read(length)
      if payload.starts(with: Array("{\"type\":\"frame\"".utf8)) { return length }
    }
  }
}
