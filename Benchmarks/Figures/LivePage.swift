import Foundation

/// The player's page in Chromium, measured by the browser's own trace: the frames that it presents per second, and the time of the first.
func measurePage(_ report: Report) throws {
  guard let path = Chromium.path else {
    return print("the player's page: not measured, there is no chromium here (Tools/setup.sh --browser installs it)")
  }
  let browser = try Chromium(path)
  let tables = try PlayProcess("plugins/timetypes")
  try browser.open(tables.address)
  try browser.wait("document.querySelectorAll('#glass [data-id]').length > 1")
  let first = try browser.number("performance.getEntriesByName('first frame')[0].startTime")
  // A user's browser is running already, so the figure is the start of the program and of the page.
  report.add(Figure("start of lunette play to the first frame in the page", (tables.startTime * 1e3) + first, "ms", .atMost(300)))
  let box = try browser.numbers("(b => [b.x + b.width / 2, b.y, b.height])(document.querySelector('#glass svg').getBoundingClientRect())")
  let scrolling = try browser.framesPerSecond {
    // A finger goes up and down with the list, sixty times a second, for two seconds.
    browser.mouse("mousePressed", box[0], box[1] + box[2] * 0.7)
    let start = Clock.now
    for step in 0..<120 {
      while Clock.now < start + Double(step) / 60 { usleep(200) }
      browser.mouse("mouseMoved", box[0], box[1] + box[2] * (0.7 - 0.4 * abs(Double(step % 60) / 30 - 1)))
    }
    browser.mouse("mouseReleased", box[0], box[1] + box[2] * 0.5)
  }
  report.add(Figure("frames a second that the page shows while a table scrolls", scrolling, "1/s", .atLeast(60)))
  let folder = FileManager.default.temporaryDirectory.path + "/lunette-bench-\(getpid())"
  try FileManager.default.createDirectory(atPath: folder + "/views", withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try Data(manyViews.utf8).write(to: URL(fileURLWithPath: folder + "/views/init.lua"))
  let views = try PlayProcess(folder + "/views")
  try browser.open(views.address)
  try browser.wait("document.querySelectorAll('#glass [data-id]').length > 500")
  _ = try browser.value("document.getElementById('tab-exploded').click()")
  try browser.wait("document.querySelectorAll('.exploded .box').length > 500")
  let pane = try browser.numbers("(b => [b.x, b.y, b.width, b.height])(document.querySelector('.exploded svg').getBoundingClientRect())")
  let turning = try browser.framesPerSecond {
    browser.mouse("mousePressed", pane[0] + 20, pane[1] + 20)
    let start = Clock.now
    for step in 0..<120 {
      while Clock.now < start + Double(step) / 60 { usleep(200) }
      browser.mouse("mouseMoved", pane[0] + 20 + Double(step), pane[1] + 20 + Double(step) / 2)
    }
    browser.mouse("mouseReleased", pane[0] + 140, pane[1] + 80)
  }
  report.add(Figure("frames a second of the exploded view of 500 views while it turns", turning, "1/s", .atLeast(30)))
}

/// Five hundred views, four deep.
private let manyViews = """
  return {
    didFinishLaunching = function(self)
      local window = UIWindow { backgroundColor = "white" }
      for row = 0, 24 do
        for column = 0, 4 do
          local outer = window
          for depth = 0, 3 do
            local view = UIView {
              frame = depth == 0 and { column * 62 + 6, row * 22 + 6, 58, 20 } or { 2, 2, 58 - depth * 4, 20 - depth * 4 },
              backgroundColor = ({ "orange", "yellow", "green", "cyan" })[depth + 1],
            }
            outer:addSubview(view)
            outer = view
          end
        end
      end
      window:makeKeyAndVisible()
      self.window = window
    end,
  }
  """

/// A process of `lunette play` that has printed its address.
final class PlayProcess {
  let address: String
  let port: UInt16
  /// From the start of the process to the address. Units: seconds.
  let startTime: Double
  let process = Process()
  let startedAt: Double

  init(_ plugin: String) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette")
    process.arguments = ["play", plugin, "--no-open"]
    let output = Pipe()
    process.standardOutput = output
    startedAt = Clock.now
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte[0] != 0x0A { line += byte }
    startTime = Clock.now - startedAt
    address = String(decoding: line, as: UTF8.self)
    let parts = address.split(separator: "/")
    guard parts.count == 3, let port = UInt16(parts[1].split(separator: ":").last ?? "") else {
      process.interrupt()
      throw BenchError(what: "lunette play said \"\(address)\"")
    }
    self.port = port
  }

  deinit {
    process.interrupt()
    process.waitUntilExit()
  }
}

/// A browser without a window, driven over its own protocol. Source: chromedevtools.github.io, Browser, Page, Runtime, Input, Tracing
private final class Chromium {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
    return ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  private let process = Process()
  private let profile: String
  private let line: WebSocketProbe
  private var session: String?
  private var number = 0
  private var events: [[String: Any]] = []

  init(_ path: String) throws {
    profile = FileManager.default.temporaryDirectory.path + "/lunette-bench-chromium-\(getpid())"
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-port=0",
      "--user-data-dir=\(profile)", "--window-size=1280,800", "about:blank",
    ]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    // Chromium writes the port and the path on which it listens into this file.
    let note = profile + "/DevToolsActivePort"
    var words: [Substring] = []
    let text = { (try? String(contentsOfFile: note, encoding: .utf8)) ?? "" }
    for _ in 0..<600 where words.count < 2 {
      usleep(50_000)
      words = text().split(separator: "\n")
    }
    guard words.count > 1, let port = UInt16(words[0]) else {
      process.terminate()
      throw BenchError(what: "\(path) doesn't say where it listens")
    }
    line = try WebSocketProbe(port: port, path: String(words[1]))
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: profile)
  }

  @discardableResult private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let own = send(method, parameters)
    while let bytes = line.next() {
      let message = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
      guard message["id"] as? Int == own else {
        events.append(message)
        continue
      }
      guard let result = message["result"] as? [String: Any] else { throw BenchError(what: "chromium: \(method): \(message["error"] ?? "")") }
      return result
    }
    throw BenchError(what: "chromium has ended")
  }

  private func send(_ method: String, _ parameters: [String: Any]) -> Int {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session, !method.hasPrefix("Tracing.") { message["sessionId"] = session }
    line.send(String(decoding: (try? JSONSerialization.data(withJSONObject: message)) ?? Data(), as: UTF8.self))
    return number
  }

  func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

  func value(_ expression: String) throws -> Any? {
    (try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])["result"] as? [String: Any])?["value"]
  }

  func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }

  func numbers(_ expression: String) throws -> [Double] { (try value(expression) as? [NSNumber] ?? []).map(\.doubleValue) }

  func wait(_ expression: String) throws {
    for _ in 0..<1000 {
      if try value("!!(\(expression))") as? Bool == true { return }
      usleep(20_000)
    }
    throw BenchError(what: "the page never came to \(expression)")
  }

  /// Sends the request and does not wait for the answer.
  func mouse(_ kind: String, _ x: Double, _ y: Double) {
    _ = send("Input.dispatchMouseEvent", ["type": kind, "x": x, "y": y, "button": "left", "buttons": kind == "mouseReleased" ? 0 : 1, "clickCount": 1])
  }

  /// The frames per second that were presented while `body` ran, from the first frame to the last, rounded to an integer.
  func framesPerSecond(_ body: () throws -> Void) throws -> Double {
    try call("Tracing.start", ["transferMode": "ReportEvents", "traceConfig": ["includedCategories": ["cc", "benchmark", "viz"]]])
    try body()
    // All earlier requests have been answered once this one is.
    _ = try value("0")
    events = []
    try call("Tracing.end")
    while events.last?["method"] as? String != "Tracing.tracingComplete", let bytes = line.next() {
      events.append((try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:])
    }
    let traced = events.flatMap { ($0["params"] as? [String: Any])?["value"] as? [[String: Any]] ?? [] }
    let shown = traced.filter { $0["name"] as? String == "SubmitCompositorFrameToPresentationCompositorFrame" && $0["ph"] as? String == "e" }
    // Units: microseconds.
    let times = shown.compactMap { ($0["ts"] as? NSNumber)?.doubleValue }.sorted()
    guard let first = times.first, let last = times.last, last > first else { throw BenchError(what: "the trace has no frames") }
    return (Double(times.count - 1) / (last - first) * 1e6).rounded()
  }
}
