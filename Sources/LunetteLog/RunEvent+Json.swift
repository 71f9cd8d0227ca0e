import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The lines of a log in JSON. `docs/logs.md` has the schema.
public enum LogFormat {
  /// Increased when a key changes its meaning or is removed.
  public static let version = 2

  /// The first line of every log. It names the library that words dates and numbers, since another version may have other words.
  public static var header: String {
    let line = JsonText.object { line in
      line.field("event", "log")
      line.field("version", version)
      line.field("icu", Icu.version)
    }
    return line.string + "\n"
  }

  /// The line before those of a run.
  /// - Parameters:
  ///   - script: the scenario's path; nil for a run without a script
  ///   - tests: whether it is a run of tests, whose lines name their specs
  ///   - device: for launches that name none
  ///   - budget: limit of VM instructions in one callback; nil for no limit
  public static func run(script: String?, tests: Bool = false, device: Device, seed: UInt64, budget: Int?) -> String {
    let line = JsonText.object { line in
      line.field("event", "run")
      if let script {
        line.field("script", FilePath.shown(script))
        if let code = try? RunLog.code(ofFile: script) { line.field("code", code.hexadecimal) }
      }
      if tests { line.field("tests", true) }
      line.fields(of: device)
      if let system = device.system { line.field("system", system) }
      line.field("seed", "\(seed)")
      if let budget { line.field("budget", budget) }
    }
    return line.string + "\n"
  }

  /// The last line: a log that has it is complete.
  public static let end = "{\"event\":\"end\"}\n"

  /// Throws: `LogError`
  static func text(ofFile path: String) throws -> String {
    do { return String(decoding: try FilePath.contents(of: path, limit: largestFile), as: UTF8.self) } catch {
      throw LogError.unreadable(error.isFolder ? "\(FilePath.shown(path)) is a folder" : "\(error)")
    }
  }

  /// Units: bytes. Ours: a log of many runs is larger than any script
  private static let largestFile = 4 << 30

  /// The lines of a file, which may have the line ends of other systems.
  static func lines(of text: String) -> [Substring] { text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// The lines, without a last one that was still being written when the program was stopped.
  static func wholeLines(of text: String) -> [Substring] {
    var lines = lines(of: text)
    if let last = lines.last, (try? JSONSerialization.jsonObject(with: Data(last.utf8))) == nil { lines.removeLast() }
    return lines
  }

  /// - Parameters:
  ///   - test: the file and the name of the test in which it happened
  ///   - costs: whether calls include the VM instructions that they took, if these were counted
  public static func line(_ event: RunEvent, test: (file: String, name: String)? = nil, costs: Bool = false) -> String? {
    guard let name = event.kind.name else { return nil }
    let line = JsonText.object { line in
      line.field("event", name)
      if let test {
        line.field("file", test.file)
        line.field("test", test.name)
      }
      line.field("app", event.app)
      line.field("time", event.time, millionths: true)
      event.kind.add(to: &line)
      if costs, case .called(let call) = event.kind, call.end > event.clock {
        line.field("instructions", Int(clamping: call.end - event.clock))
      }
    }
    return line.string + "\n"
  }
}

extension RunEvent.Kind {
  /// The event's name in a log; nil for an event that only a trace shows.
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
    case .requested: "request"
    case .prompted: "prompt"
    case .felt: "haptic"
    case .frame: "frame"
    case .phase: nil
    }
  }

  fileprivate func add(to line: inout JsonText) {
    switch self {
    case .launched(let launch):
      line.field("plugin", launch.plugin)
      if let path = launch.path { line.field("path", path) }
      if let code = launch.code { line.field("code", code.hexadecimal) }
      line.fields(of: launch.device)
      if let system = launch.device.system { line.field("system", system) }
      // As text, because JSON readers round large numbers.
      if let seed = launch.seed { line.field("seed", "\(seed)") }
      if !launch.isAnimated { line.field("animations", false) }
      if let textSize = launch.textSize { line.field("textSize", textSize.rawValue) }
      if launch.kept.world.isDark == true { line.field("appearance", "dark") }
      if launch.kept.world.hasHighContrast == true { line.field("contrast", "high") }
      if launch.isRelaunch { line.field("relaunch", true) }
      if !launch.kept.isEmpty { line.field("kept", launch.kept.json) }
    case .input(let event):
      line.key("input")
      line.raw(Array(event.json.utf8))
    case .printed(let title): if let title { line.field("title", title) }
    case .reached(let what, let position):
      line.field("what", what)
      if let position { line.field("at", position) }
    case .called(let call):
      line.field("name", call.name)
      line.field("arguments", texts: call.arguments)
      if let position = call.position { line.field("at", position) }
      if call.count > 1 { line.field("count", call.count) }
    case .touched(let finger, let phase, let place):
      line.field("finger", finger)
      line.field("phase", "\(phase)")
      line.field("x", place.x, millionths: true)
      line.field("y", place.y, millionths: true)
    case .hit(let finger, let views):
      line.field("finger", finger)
      line.field("views", texts: views)
    case .offered(let recognizer, let isTaken):
      line.field("recognizer", recognizer)
      line.field("taken", isTaken)
    case .recognizer(let name, let state, let reason):
      line.field("recognizer", name)
      line.field("state", "\(state)")
      if let reason { line.field("because", reason) }
    case .acted(let recognizer, let state):
      line.field("recognizer", recognizer)
      line.field("state", "\(state)")
    case .delivered(let view, let method, let touches):
      line.field("view", view)
      line.field("method", method)
      line.field("touches", touches)
    case .sent(let control, let events):
      line.field("control", control)
      line.field("events", texts: events)
    case .touchLost(let words): line.field("text", words)
    case .animationBegan(let animation):
      line.field("state", "began")
      line.field("number", animation.number)
      line.field("what", animation.what)
      line.field("delay", animation.delay, millionths: true)
      line.field("duration", animation.duration, millionths: true)
      if let position = animation.position { line.field("at", position) }
    case .animationEnded(let number, let what, let isFinished):
      line.field("state", isFinished ? "finished" : "interrupted")
      line.field("number", number)
      line.field("what", what)
    case .motionBegan(let what):
      line.field("state", "began")
      line.field("what", what)
    case .motionEnded(let what):
      line.field("state", "ended")
      line.field("what", what)
    case .updated(let table, let changes):
      line.field("table", table)
      line.field("changes", texts: changes)
    case .requested(let request):
      line.field("number", request.number)
      line.field("request", request.request)
      line.field("state", request.state)
      if let status = request.status { line.field("status", status) }
      if let error = request.error { line.field("error", error) }
      if request.bytes > 0 { line.field("bytes", request.bytes) }
      if let position = request.position { line.field("at", position) }
    case .prompted(let title, let choice):
      line.field("title", title)
      if let choice { line.field("choice", choice) }
    case .felt(let haptic):
      line.field("kind", haptic.kind.rawValue)
      if let style = haptic.style { line.field("style", style) }
      if let intensity = haptic.intensity { line.field("intensity", intensity, millionths: true) }
    case .phase(let phase): line.field("phase", phase.rawValue)
    case .frame(let frame):
      line.field("frame", frame.number)
      line.field("hash", frame.hash.hexadecimal)
      if !frame.changed.isEmpty { line.list("views") { line in for look in frame.changed { line.write(look) } } }
      if !frame.gone.isEmpty { line.list("gone") { line in for id in frame.gone { line.write(id) } } }
    }
  }
}

extension JsonText {
  fileprivate mutating func fields(of device: Device) {
    field("device", device.name)
    guard device.isCustom else { return }
    field("size", numbers: [device.size.width, device.size.height], millionths: true)
    field("scale", device.scale, millionths: true)
    if device.hasCamera { field("camera", true) }
  }

  /// Writes the changes of a view.
  fileprivate mutating func write(_ look: ViewLook) {
    object { line in
      line.field("id", look.id)
      if !look.name.isEmpty { line.field("view", look.name) }
      if look.change.contains(.parent), let parent = look.parent { line.field("in", parent) }
      if look.change.contains(.frame) {
        line.field("frame", numbers: [look.frame.minX, look.frame.minY, look.frame.width, look.frame.height], millionths: true)
      }
      if look.change.contains(.offset), look.change != .all || look.offset != .zero {
        line.field("offset", numbers: [look.offset.x, look.offset.y], millionths: true)
      }
      if look.change.contains(.text) {
        if let text = look.text {
          line.field("text", text)
        } else if look.change != .all {
          line.key("text")
          line.writeNull()
        }
      }
      if look.change.contains(.style) { line.field("style", String(look.style.hexadecimal.prefix(8))) }
    }
  }
}
