import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

/// The tools that another program can use in a session. Most of them are methods of a running app and are made from the registry's
/// declarations: their names, schemas and errors are those of Lua, and a call becomes a line of the scenario that the session writes.
public final class McpTools {
  private let session: ScenarioSession
  private let options: ScriptHost.Options
  private let app: [String: ApiDescription.Member]
  private let network: NetworkChoice

  /// - Parameter options: for the session's hosts and for specs
  public init(_ options: ScriptHost.Options) {
    var options = options
    (network, options.network) = (options.network, .none)
    self.options = options
    session = ScenarioSession(options)
    let members = ScriptHost.apiDescription.classes.first { $0.name == "App" }?.members ?? []
    app = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What a tool that is a method of App does: it only acts; it acts, and its line prints what it answers; or it only asks.
  private enum Manner { case acts, tells, asks }

  /// Tools that are methods of App: the tool's name and the method's name.
  private static let methods: [(tool: String, method: String, manner: Manner)] = [
    ("tap", "tap", .acts), ("doubleTap", "doubleTap", .acts), ("longPress", "longPress", .acts), ("drag", "drag", .acts),
    ("swipe", "swipe", .acts), ("fling", "fling", .acts), ("pinch", "pinch", .acts), ("rotate", "rotate", .acts),
    ("type", "type", .acts), ("wait", "advance", .acts), ("settle", "settle", .acts), ("rotateDevice", "rotateDevice", .acts),
    ("shake", "shake", .acts), ("tilt", "tilt", .acts), ("remoteControl", "remoteControl", .tells), ("tapStatusBar", "tapStatusBar", .tells),
    ("memoryWarning", "memoryWarning", .acts), ("background", "background", .acts), ("foreground", "foreground", .acts),
    ("send", "send", .tells), ("adjust", "adjust", .tells), ("accessibility", "accessibility", .asks), ("tree", "tree", .asks), ("find", "find", .asks),
    ("findAll", "findAll", .asks), ("exists", "exists", .asks), ("explain", "explain", .asks), ("calls", "calls", .asks),
  ]

  /// Source: docs/accessibility.md
  private static let voiceMoves = [
    "next", "previous", "first", "last", "touch", "activate", "increment", "decrement", "escape", "magicTap", "scroll", "perform", "readAll", "stop",
  ]

  /// Keys of the tool that have a method of their own; all others are those of `app:press`.
  private static let keyMethods = ["return": "pressReturn", "delete": "deleteBackward", "dismiss": "dismissKeyboard"]
  private static let keys = Set(keyMethods.keys).union(Keyboard.Key.allCases.map(\.rawValue)).sorted()

  private typealias Properties = [(name: String, schema: JsonValue)]

  private static var own: [(name: String, doc: String, properties: Properties, required: [String])] {
    [
      (
        "launch", "Starts a plugin: the app that all other tools are about.",
        [
          ("plugin", ["type": "string", "description": "The plugin's name, or a path to it."]),
          ("device", ["type": "string", "enum": .texts(Device.all.map(\.name))]),
          ("system", ["type": "integer", "enum": .list(SystemTable.numbers.map { .number(Double($0)) }), "description": "The system that runs on it."]),
          ("seed", ["type": "integer", "description": "The number from which math.random starts."]),
          (
            "animations",
            [
              "type": "boolean",
              "description": "Whether animations take time; true if it is left out. False: their ends are shown at once.",
            ]
          ),
          ("direction", ["enum": ["leftToRight", "rightToLeft"], "description": "In which direction the user reads; the language's if left out."]),
          ("language", ["type": "string", "description": "The user's language, such as de, or a pseudo-language."]),
          ("locale", ["type": "string", "description": "How dates and numbers are written, such as de_DE."]),
          ("date", ["type": "string", "description": "What the device's clock shows, such as 2026-03-31T08:30:05Z."]),
          ("timeZone", ["type": "string", "description": "Where it is, such as Europe/Berlin."]),
          ("textSize", ["type": "string", "description": "How large the user wants texts, such as accessibilityLarge."]),
          ("strictQueries", ["type": "boolean", "description": "Whether several matches are an error where one view is wanted."]),
        ], ["plugin"]
      ),
      (
        "voiceOver", "Moves VoiceOver's cursor, and tells what is read then. Without a move: what is read now.",
        [
          ("move", ["enum": .texts(voiceMoves)]),
          ("with", ["type": "string", "description": "The rotor, the target's text, the direction or the action's name."]),
        ], []
      ),
      (
        "press", "Presses a key that writes nothing, such as tab, which moves the focus after app:hardwareKeyboard(true).",
        [("key", ["enum": .texts(keys)])], ["key"]
      ),
      (
        "frame", "The screen as it is now.",
        [("form", ["enum": .texts(FrameForm.allCases.map(\.rawValue)), "description": "text if left out; png is a picture."])], []
      ),
      (
        "evaluate", "Runs Lua code in the session's scenario, where the app is `app`; an expression's values are printed.",
        [("code", ["type": "string"])], ["code"]
      ),
      (
        "seek", "Goes to a frame of the past, or back to the end. What is done there starts another branch.",
        [
          (
            "frame",
            [
              "type": ["integer", "string"], "minimum": 0,
              "description": "A frame's number, or a moment such as 412.3+118: then it goes to that frame, and the answer says where the scripts stood.",
            ]
          )
        ], ["frame"]
      ),
      (
        "branch", "Without a number: the branches that were left. With one: goes to the end of that.",
        [("number", ["type": "integer", "minimum": 1])], []
      ),
      (
        "recording", "The scenario so far; with a path it is saved there, below the working folder, but not over a file that is there.",
        [
          ("path", ["type": "string"]),
          ("overwrite", ["type": "boolean", "description": "Whether a file that is there is replaced; false if it is left out."]),
        ], []
      ),
      (
        "why", "Answers a question about the session so far, by running it again: who set a property, who called a method, why a view isn't seen.",
        [
          ("question", ["enum": .texts(WhyQuestion.words.map(\.word).filter { $0 != "differs" })]),
          ("target", ["type": "string", "description": "A view by its text, as a query in Lua or as id 12; a property or method follows after a dot."]),
          ("at", ["type": "string", "description": "A moment: a frame such as 412, or a point in it such as 412.3+118; the present if left out."]),
          ("all", ["type": "boolean", "description": "Whether every change or call is told; false if it is left out."]),
        ], ["question"]
      ),
      ("run_spec", "Runs a spec and tells how its tests went.", [("path", ["type": "string"])], ["path"]),
    ]
  }

  /// The answer to `tools/list`.
  var list: [JsonValue] {
    let own = Self.own.map { tool -> JsonValue in
      ["name": .text(tool.name), "description": .text(tool.doc), "inputSchema": JsonSchema.object(tool.properties, required: tool.required)]
    }
    let methods = Self.methods.compactMap { tool -> JsonValue? in
      guard let member = app[tool.method] else { return nil }
      return ["name": .text(tool.tool), "description": .text(member.doc), "inputSchema": JsonSchema.of(member)]
    }
    return own + methods
  }

  // MARK: Calls

  /// Throws: `McpServer.Fault` for an unknown tool or argument; all other errors are in the result
  func call(_ name: String, _ arguments: [String: JsonValue]) throws -> JsonValue {
    do {
      if let method = Self.methods.first(where: { $0.tool == name }), let member = app[method.method] {
        let options = Dictionary(uniqueKeysWithValues: member.parameters.map { ($0.name, $0.type.fieldNames) })
        try check(name, arguments, known: options, required: member.parameters.filter { !$0.isOptional }.map(\.name))
        return text(try run(method.method, arguments: member.parameters.map { arguments[$0.name] }, method.manner))
      }
      guard let tool = Self.own.first(where: { $0.name == name }) else {
        let names = Self.own.map(\.name) + Self.methods.map(\.tool)
        let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        throw McpServer.Fault.badParameters("there is no tool \"\(name)\"\(hint)")
      }
      try check(name, arguments, known: Dictionary(uniqueKeysWithValues: tool.properties.map { ($0.name, []) }), required: tool.required)
      return try callOwn(name, arguments)
    } catch let fault as McpServer.Fault {
      throw fault
    } catch {
      return text((error as? ScriptFailure)?.message ?? "\(error)", isError: true)
    }
  }

  /// - Parameter known: the arguments' names, each with the keys that a table of options in its place has
  private func check(_ tool: String, _ arguments: [String: JsonValue], known: [String: [String]], required: [String]) throws {
    for name in arguments.keys.sorted() where known[name] == nil {
      let hint =
        if let table = known.keys.sorted().first(where: { known[$0]?.contains(name) == true }) {
          "; it is a key of \"\(table)\": { \"\(table)\": { \"\(name)\": … } }"
        } else {
          Suggestion.nearest(to: name, among: known.keys.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
        }
      throw McpServer.Fault.badParameters("\(tool) takes no \"\(name)\"\(hint)")
    }
    for name in required where arguments[name] == nil { throw McpServer.Fault.badParameters("\(tool) needs \"\(name)\"") }
  }

  private func run(_ method: String, arguments: [JsonValue?], _ manner: Manner) throws -> String {
    _ = try session.app()
    var given = arguments.map { $0.map { LuaLiteral.text($0.object) } ?? "nil" }
    while given.last == "nil" { given.removeLast() }
    let call = "app:\(method)(\(given.joined(separator: ", ")))"
    switch manner {
    case .acts: return try session.perform(call)
    case .tells: return try session.perform("print(\(call))")
    case .asks: return try session.ask(Self.showing(call))
    }
  }

  /// Code that prints the value of an expression: for a list each element on a line.
  private static func showing(_ expression: String) -> String {
    """
    local function show(value)
      if type(value) ~= "table" then return tostring(value) end
      local parts = {}
      for _, part in ipairs(value) do parts[#parts + 1] = tostring(part) end
      return (value.time and string.format("%.3f s  ", value.time) or "") .. (value.name and value.name .. " " or "") .. table.concat(parts, ", ")
    end
    local answer = \(expression)
    if type(answer) == "table" and type(answer[1]) ~= "number" then for _, value in ipairs(answer) do print(show(value)) end
    else print(show(answer)) end
    """
  }

  private func callOwn(_ name: String, _ arguments: [String: JsonValue]) throws -> JsonValue {
    switch name {
    case "launch":
      // A line of the scenario says who answers, so that the recording plays without these options.
      let plugin = arguments["plugin"] ?? ""
      let server = ScenarioSession.serverFile(of: plugin.string ?? "", network, options)
      let code = ScenarioSession.launchLine(plugin, options: arguments.filter { $0.key != "plugin" }, server: server)
      return text(
        try session.perform(code, launches: true) + "launched; frame \(session.frame)" + (server.map { "; \($0) answers its requests" } ?? ""))
    case "press":
      guard let key = arguments["key"]?.string, Self.keys.contains(key) else {
        throw McpServer.Fault.badParameters("press knows the keys \(Self.keys.joined(separator: ", "))")
      }
      if let method = Self.keyMethods[key] { return text(try run(method, arguments: [], .acts)) }
      return text(try run("press", arguments: [.text(key)], .acts))
    case "voiceOver":
      guard let move = arguments["move"]?.string else { return text(try session.perform("print(app:voiceOver().description)")) }
      guard Self.voiceMoves.contains(move) else { throw McpServer.Fault.badParameters("voiceOver knows the moves \(Self.voiceMoves.joined(separator: ", "))") }
      let argument = arguments["with"]?.string.map(LuaLiteral.quoted) ?? ""
      if move == "readAll" { return text(try session.perform("for _, line in ipairs(app:voiceOver():readAll()) do print(line) end")) }
      if move == "stop" { return text(try session.perform("app:voiceOver():stop()")) }
      return text(try session.perform("app:voiceOver():\(move)(\(argument))\nprint(app:voiceOver().description)"))
    case "frame": return try frame(arguments["form"]?.string ?? FrameForm.text.rawValue)
    case "evaluate": return text(try evaluate(arguments["code"]?.string ?? ""))
    case "seek":
      return try seek(arguments["frame"])
    case "branch": return try branch(arguments["number"])
    case "recording": return try recording(arguments["path"], overwrites: arguments["overwrite"]?.flag ?? false)
    case "why": return try why(arguments)
    case "run_spec": return runSpec(arguments["path"]?.string ?? "")
    default: throw McpServer.Fault.badParameters("there is no tool \"\(name)\"")
    }
  }

  private func frame(_ form: String) throws -> JsonValue {
    guard let form = FrameForm(rawValue: form) else {
      throw McpServer.Fault.badParameters("a frame has the forms \(FrameForm.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let data = try session.app().currentFrame().data(as: form, cell: options.cell)
    guard form == .png else { return text(String(decoding: data, as: UTF8.self)) }
    return ["content": [["type": "image", "mimeType": "image/png", "data": .text(data.base64EncodedString())]]]
  }

  /// Prints an expression, or runs a statement: code that doesn't compile as an expression is a statement.
  private func evaluate(_ code: String) throws -> String {
    try session.perform(
      session.prepare { host in
        try host.check(code)
        return host.lines(of: code)
      })
  }

  private func branch(_ number: JsonValue?) throws -> JsonValue {
    guard let number else {
      let lines = session.branches.enumerated().map { "\($0 + 1): \($1.count) lines, to frame \($1.last?.lastFrame ?? 0)" }
      return text(lines.isEmpty ? "there are no branches; a call after seek makes one" : lines.joined(separator: "\n"))
    }
    guard let number = number.whole else { throw McpServer.Fault.badParameters("branch takes a whole number") }
    try session.take(branch: number)
    return text("frame \(session.frame)")
  }

  private func recording(_ path: JsonValue?, overwrites: Bool) throws -> JsonValue {
    guard let path else { return text(session.recording) }
    guard let name = path.string, name.hasSuffix(".lua"), !name.hasPrefix("/") else {
      throw McpServer.Fault.badParameters("a recording is saved as a .lua file below the working folder, got \(LuaLiteral.text(path.object))")
    }
    if FilePath.exists(name) || FilePath.isLink(name) {
      guard overwrites else { throw McpServer.Fault.badParameters("there is a file \(name) already; \"overwrite\": true replaces it") }
      guard FilePath.sizeUnlessLink(name) != nil else { throw McpServer.Fault.badParameters("\(name) is no ordinary file, and is not replaced") }
    }
    do { try ScenarioApp.writeInProject(Data(session.recording.utf8), to: name) } catch { throw McpServer.Fault.badParameters("\(error)") }
    return text("saved \(FilePath.shown(name))")
  }

  private func seek(_ target: JsonValue?) throws -> JsonValue {
    if let frame = target?.whole {
      try session.seek(to: frame)
      return text("frame \(session.frame) of \(session.lastFrame)")
    }
    guard let words = target?.string else {
      throw McpServer.Fault.badParameters("seek needs a whole number, or a moment such as \"412.3+118\", as \"frame\"")
    }
    guard let moment = Moment(words) else { throw McpServer.Fault.badParameters("\(Moment.form); got \"\(words)\"") }
    guard let frame = moment.frame, moment.app == 1 else {
      throw McpServer.Fault.badParameters("\(moment) is no moment of the session's app; a frame, and what runs in it, is one")
    }
    var place: String?
    if case .call = moment.point {
      place = try session.place(at: moment)
      if place == nil { return text("the session has no moment \(moment)", isError: true) }
    }
    try session.seek(to: frame)
    return text("frame \(session.frame) of \(session.lastFrame)" + (place.map { "; at \($0)" } ?? ""))
  }

  private func why(_ arguments: [String: JsonValue]) throws -> JsonValue {
    let request: WhyRequest
    do { request = try WhyRequest(arguments) } catch { throw McpServer.Fault.badParameters("\(error)") }
    let answer = try session.why(request)
    return text(answer.text, isError: !answer.isFound)
  }

  private func runSpec(_ path: String) -> JsonValue {
    final class Report { var text = "" }
    let report = Report()
    guard FilePath.isFile(path) else { return text("there is no spec at \(path)", isError: true) }
    var host = options
    host.quiet = true
    let reporter = ReportFormat.terminal.makeReporter(.plain) { report.text += $0 }
    let summary = SpecRunner(options: SpecRunner.Options(host: host, frames: .requireAll)) { reporter.receive($0) }.run([path])
    return text(report.text, isError: summary.counts.failed > 0 || summary.matched == 0)
  }

  private func text(_ text: String, isError: Bool = false) -> JsonValue {
    var result: [String: JsonValue] = ["content": [["type": "text", "text": .text(text)]]]
    if isError { result["isError"] = true }
    return .table(result)
  }
}
