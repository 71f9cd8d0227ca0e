import Foundation
import LunetteKit
import LunetteRender

/// The JSON lines of a log. `docs/logs.md` has the schema.
public enum LogFormat {
  /// It grows when a key changes its meaning or goes.
  public static let version = 2

  /// The first line of every log.
  public static var header: String {
    var line = JsonLine()
    line.add("event", "log")
    line.add("version", version)
    return line.text + "\n"
  }

  /// The line before those of a run.
  /// - Parameters:
  ///   - script: the scenario's path; nil where no script made the run
  ///   - tests: whether it is of tests, whose lines name their specs
  ///   - device: where a launch names none
  ///   - budget: VM instructions that one callback may run; nil for no limit
  public static func run(script: String?, tests: Bool = false, device: Device, seed: UInt64, budget: Int?) -> String {
    var line = JsonLine()
    line.add("event", "run")
    if let script {
      line.add("script", FilePath.shown(script))
      if let code = try? RunLog.code(ofFile: script) { line.add("code", code.hexadecimal) }
    }
    if tests { line.add("tests", true) }
    line.add("device", device.name)
    if device.isCustom {
      line.add("size", [device.size.width, device.size.height])
      line.add("scale", device.scale)
    }
    line.add("seed", "\(seed)")
    if let budget { line.add("budget", budget) }
    return line.text + "\n"
  }

  /// The last line: the log is whole.
  public static let end = "{\"event\":\"end\"}\n"

  /// - Parameter test: the file and the name of the test that it happened in
  public static func line(_ event: RunEvent, test: (file: String, name: String)? = nil) -> String? {
    var line = JsonLine()
    guard let name = event.kind.name else { return nil }
    line.add("event", name)
    if let test {
      line.add("file", test.file)
      line.add("test", test.name)
    }
    line.add("app", event.app)
    line.add("time", event.time)
    event.kind.add(to: &line)
    return line.text + "\n"
  }
}

extension RunEvent.Kind {
  /// As the log has it; nil for what only a trace shows.
  var name: String? {
    switch self {
    case .launched: "launch"
    case .input: "input"
    case .printed: "print"
    case .reached: "reach"
    case .called: "call"
    case .touched: "touch"
    case .hit: "hit"
    case .offered: "offer"
    case .recognizer: "recognizer"
    case .acted: "action"
    case .delivered: "deliver"
    case .sent: "control"
    case .touchLost: "lost"
    case .animationBegan, .animationEnded: "animation"
    case .motionBegan, .motionEnded: "motion"
    case .updated: "update"
    case .frame: "frame"
    case .phase: nil
    }
  }

  fileprivate func add(to line: inout JsonLine) {
    switch self {
    case .launched(let launch):
      line.add("plugin", launch.plugin)
      if let path = launch.path { line.add("path", path) }
      if let code = launch.code { line.add("code", code.hexadecimal) }
      line.add("device", launch.device.name)
      if launch.device.isCustom {
        line.add("size", [launch.device.size.width, launch.device.size.height])
        line.add("scale", launch.device.scale)
      }
      // A word, for JSON's readers take large numbers for others.
      if let seed = launch.seed { line.add("seed", "\(seed)") }
      if !launch.isAnimated { line.add("animations", false) }
      if let textSize = launch.textSize { line.add("textSize", textSize.rawValue) }
      if !launch.kept.isEmpty { line.add("kept", launch.kept.json) }
    case .input(let event): line.add("input", json: event.json)
    case .printed(let title): if let title { line.add("title", title) }
    case .reached(let what, let position):
      line.add("what", what)
      if let position { line.add("at", position) }
    case .called(let call):
      line.add("name", call.name)
      line.add("arguments", call.arguments)
      if let position = call.position { line.add("at", position) }
      if call.count > 1 { line.add("count", call.count) }
    case .touched(let finger, let phase, let place):
      line.add("finger", finger)
      line.add("phase", "\(phase)")
      line.add("x", place.x)
      line.add("y", place.y)
    case .hit(let finger, let views):
      line.add("finger", finger)
      line.add("views", views)
    case .offered(let recognizer, let isTaken):
      line.add("recognizer", recognizer)
      line.add("taken", isTaken)
    case .recognizer(let name, let state, let reason):
      line.add("recognizer", name)
      line.add("state", "\(state)")
      if let reason { line.add("because", reason) }
    case .acted(let recognizer, let state):
      line.add("recognizer", recognizer)
      line.add("state", "\(state)")
    case .delivered(let view, let method, let touches):
      line.add("view", view)
      line.add("method", method)
      line.add("touches", touches)
    case .sent(let control, let events):
      line.add("control", control)
      line.add("events", events)
    case .touchLost(let words): line.add("text", words)
    case .animationBegan(let animation):
      line.add("state", "began")
      line.add("number", animation.number)
      line.add("what", animation.what)
      line.add("delay", animation.delay)
      line.add("duration", animation.duration)
      if let position = animation.position { line.add("at", position) }
    case .animationEnded(let number, let what, let isFinished):
      line.add("state", isFinished ? "finished" : "interrupted")
      line.add("number", number)
      line.add("what", what)
    case .motionBegan(let what):
      line.add("state", "began")
      line.add("what", what)
    case .motionEnded(let what):
      line.add("state", "ended")
      line.add("what", what)
    case .updated(let table, let changes):
      line.add("table", table)
      line.add("changes", changes)
    case .phase(let phase): line.add("phase", phase.rawValue)
    case .frame(let frame):
      line.add("frame", frame.number)
      line.add("hash", frame.hash.hexadecimal)
      if !frame.changed.isEmpty { line.add("views", frame.changed.map(\.json)) }
      if !frame.gone.isEmpty { line.add("gone", frame.gone) }
    }
  }
}

extension ViewLook {
  /// What changed of it.
  fileprivate var json: JsonLine {
    var line = JsonLine()
    line.add("id", id)
    if !name.isEmpty { line.add("view", name) }
    if change.contains(.parent), let parent { line.add("in", parent) }
    if change.contains(.frame) { line.add("frame", [frame.minX, frame.minY, frame.width, frame.height]) }
    if change.contains(.offset), change != .all || offset != .zero { line.add("offset", [offset.x, offset.y]) }
    if change.contains(.text) { if let text { line.add("text", text) } else if change != .all { line.addNull("text") } }
    if change.contains(.style) { line.add("style", String(style.hexadecimal.prefix(8))) }
    return line
  }
}

/// A JSON object on one line, its keys in the order in which they were added.
struct JsonLine {
  private var body = ""

  var text: String { "{\(body)}" }

  private mutating func add(key: String) {
    if !body.isEmpty { body += "," }
    body += "\"\(key)\":"
  }

  mutating func add(_ key: String, _ value: String) {
    add(key: key)
    Self.write(value, to: &body)
  }
  mutating func add(_ key: String, _ value: Int) {
    add(key: key)
    body += "\(value)"
  }
  mutating func add(_ key: String, _ value: Bool) {
    add(key: key)
    body += "\(value)"
  }
  /// Millionths at most.
  mutating func add(_ key: String, _ value: Double) {
    add(key: key)
    body += Self.number(value)
  }
  mutating func add(_ key: String, _ values: [Double]) {
    add(key: key)
    body += "[" + values.map(Self.number).joined(separator: ",") + "]"
  }
  mutating func add(_ key: String, _ values: [Int]) {
    add(key: key)
    body += "[" + values.map(String.init).joined(separator: ",") + "]"
  }
  mutating func add(_ key: String, _ values: [String]) {
    add(key: key)
    var list = "["
    for (index, value) in values.enumerated() {
      if index > 0 { list += "," }
      Self.write(value, to: &list)
    }
    body += list + "]"
  }
  mutating func add(_ key: String, _ values: [JsonLine]) {
    add(key: key)
    body += "[" + values.map(\.text).joined(separator: ",") + "]"
  }
  mutating func add(_ key: String, _ value: JsonLine) {
    add(key: key)
    body += value.text
  }
  /// - Parameter text: JSON
  mutating func add(_ key: String, json text: String) {
    add(key: key)
    body += text
  }
  mutating func addNull(_ key: String) {
    add(key: key)
    body += "null"
  }

  /// JSON has no word for what is no number, and nobody sees what is farther away than this.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return shortDecimal(min(max(value, -farthest), farthest), places: 6)
  }

  private static let farthest = 1e9

  private static func write(_ text: String, to body: inout String) {
    body += "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case "\n": body += "\\n"
      case "\t": body += "\\t"
      case _
      where character.value < 0x20 || (0x7F...0x9F).contains(character.value) || character.value == 0x2028 || character.value == 0x2029:
        let digits = String(character.value, radix: 16)
        body += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: body.unicodeScalars.append(character)
      }
    }
    body += "\""
  }
}
