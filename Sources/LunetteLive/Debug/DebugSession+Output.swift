import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteSystem

/// What goes to the client: answers, events, what the program prints.
extension DebugSession {
  func write(_ message: [String: JsonValue?]) {
    seq += 1
    var message = message
    message["seq"] = .number(seq)
    options.send(DebugFraming.bytes(.object(message)))
  }

  func answer(_ request: DebugRequest, _ body: JsonValue? = nil) {
    write(["type": "response", "request_seq": .number(request.seq), "success": true, "command": .text(request.command), "body": body])
  }

  func refuse(_ request: DebugRequest, _ message: String) {
    write([
      "type": "response", "request_seq": .number(request.seq), "success": false, "command": .text(request.command), "message": .text(message),
      "body": ["error": ["id": 1, "format": .text(message.replacing("{", with: "{{")), "showUser": true]],
    ])
  }

  func tell(_ event: String, _ body: JsonValue? = nil) { write(["type": "event", "event": .text(event), "body": body]) }

  func console(_ text: String, category: String = "console", source: String? = nil, line: Int? = nil) {
    var body: [String: JsonValue?] = ["category": .text(category), "output": .text(text)]
    if let source {
      body["source"] = self.source(source)
      body["line"] = line.map { .number(shownLine($0)) }
    }
    tell("output", .object(body))
  }

  func shownLine(_ line: Int) -> Int { linesFromOne ? line : max(0, line - 1) }
  func ownLine(_ line: Int) -> Int { linesFromOne ? line : line + 1 }
  var firstColumn: JsonValue { .number(columnsFromOne ? 1 : 0) }

  /// - Parameter version: a text of the file that the run doesn't have now
  func source(_ name: String, version: Int? = nil) -> JsonValue {
    let isMade = files.isMade(name)
    let isFile = !isMade && (files.text(of: name) != nil || name.hasSuffix(".lua"))
    let path = name.hasPrefix("/") ? name : FilePath.currentFolder + "/" + name
    let reference = version ?? files.reference(to: name)
    return .object([
      "name": .text(name.split(separator: "/").last.map(String.init) ?? name), "path": isFile ? .text(path) : nil,
      "sourceReference": reference.map { .number($0) },
      "origin": isMade
        ? "a text that a script has loaded"
        : version != nil ? "the file at another moment of the run" : reference != nil ? "as it was loaded; the file has changed since" : nil,
    ])
  }

  // MARK: What the program prints

  func printed(_ text: String, isError: Bool) {
    if let run, run.host.state.stack.context.pointee.is_deaf_to_steps, !isKept { return }
    printed += 1
    guard printed > sent else { return }
    sent = printed
    let place = position()
    var body: [String: JsonValue?] = ["category": isError ? "stderr" : "stdout", "output": .text(text)]
    if let place {
      body["source"] = source(place.0)
      body["line"] = .number(shownLine(place.1))
    }
    output.add(.object(body)) { tell("output", $0) }
  }

  func warned(_ text: String) { printed(text + "\n", isError: true) }

  /// Lets a run hear an app's warnings, besides whoever shows them.
  static func hearWarnings(of app: ScenarioApp, _ run: @escaping () -> DebugRun?) {
    let show = app.simulation.didWarn
    app.simulation.didWarn = {
      show?($0)
      run()?.warned($0)
    }
  }

  /// What follows is another course: its outputs are new.
  func branch() {
    (sent, newest) = (printed, nil)
    course += 1
  }

  func position() -> (String, Int)? {
    guard let host = run?.host, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let text = host.withWholeNames(stack.coroutinePosition ?? stack.position)
    guard let match = text.firstMatch(of: #/^(.+):(\d+):$/#), let line = Int(match.2) else { return nil }
    return (String(match.1), line)
  }

  func log(_ point: Int, _ text: String, _ place: LuaPlace, _ source: String, _ line: Int) {
    guard loggedPoints.insert("\(point) \(place)").inserted else { return }
    output.flush { tell("output", $0) }
    console(text + "\n", source: source, line: line)
  }

  /// A run hears of files without breakpoints by itself.
  func meetFiles(of host: ScriptHost) {
    for name in host.loadedTexts.keys.sorted() {
      files.meet(name, host)
      met(name)
    }
  }

  func module(_ name: String) -> JsonValue {
    ["id": .text(name), "name": .text(name), "path": .text(name.hasPrefix("/") ? name : FilePath.currentFolder + "/" + name), "isUserCode": true]
  }

  func met(_ name: String) {
    placeAgain(name)
    guard sentSources.insert(name).inserted else { return }
    tell("loadedSource", ["reason": "new", "source": source(name)])
    if !files.isMade(name) { tell("module", ["reason": "new", "module": module(name)]) }
    for (id, function) in breakpoints.unknown.sorted(by: { $0.key < $1.key }) {
      guard let first = files.functions(named: function).first else { continue }
      breakpoints.unknown[id] = nil
      let line = files.code(of: first.source)?.line(forBreakpointAt: first.line)
      let known: JsonValue = .object([
        "id": .number(id), "verified": true, "source": source(first.source), "line": line.map { .number(shownLine($0)) },
      ])
      tell("breakpoint", ["reason": "changed", "breakpoint": known])
    }
  }
}
