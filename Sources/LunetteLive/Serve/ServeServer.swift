import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript

/// Programs that play: a request in JSON, an answer in JSON, and bytes after it where a request asks for them. Source: docs/rules/playing.md, docs/python.md
public final class ServeServer {
  /// The version of the protocol.
  static let protocolVersion = 1
  static let methods = ["open", "reset", "step", "observe", "call", "evaluate", "hash", "mark", "return", "recording", "close", "quit"]
  /// Ours: apps of one session, and sessions at a time, that a machine has room for
  private static let mostApps = 4096, mostSessions = 256

  /// Apps that were opened together.
  private final class Session {
    let apps: [ServedApp]
    var form: ServedForm
    init(_ apps: [ServedApp], _ form: ServedForm) { (self.apps, self.form) = (apps, form) }
  }

  private let host: ScriptHost.Options
  private let network: NetworkChoice
  private let version: String
  private let printed: (String) -> Void
  private var sessions: [Int: Session] = [:]
  private var lastSession = 0
  /// Whether `quit` was asked for.
  public private(set) var isOver = false

  /// - Parameters:
  ///   - version: of Lunette
  ///   - printed: gets what scripts print
  public init(_ options: ScriptHost.Options, version: String, printed: @escaping (String) -> Void) {
    var options = options
    (network, options.network) = (options.network, .none)
    options.quiet = true
    options.warn = { printed($0 + "\n") }
    (host, self.version, self.printed) = (options, version, printed)
  }

  /// The first frame, before any request.
  public var greeting: [UInt8] {
    JsonText.object { json in
      json.field("protocol", Self.protocolVersion)
      json.field("version", version)
      json.field("methods", texts: Self.methods)
    }.bytes
  }

  /// What a frame is answered with: JSON, and bytes after it where there are any.
  public struct Answer {
    public var json: [UInt8]
    public var bytes: [UInt8]?
  }

  /// Answers a frame. - Parameter kind: of the frame
  public func answer(to payload: [UInt8], kind: UInt8 = ServeFraming.json) -> Answer {
    var id = JsonValue.none
    do {
      guard kind == ServeFraming.json else { throw ServeFault.request("a request is a frame of kind J, got \(kind)") }
      let value: JsonValue
      do throws(JsonProblem) { value = try JsonValue.read(json: payload) } catch { throw ServeFault.request("this is no JSON: \(error.description)") }
      guard case .table(let fields) = value else {
        throw ServeFault.request("a request is an object such as {\"id\": 1, \"method\": \"open\", \"plugin\": \"fruits\"}")
      }
      switch fields["id"] ?? .none {
      case .number, .text: id = fields["id"] ?? .none
      default: throw ServeFault.request("a request needs an \"id\", a number or a text")
      }
      guard let method = fields["method"]?.string else { throw ServeFault.request("a request needs a \"method\"") }
      var bytes: [UInt8]?
      var result = JsonText()
      let request = ServeRequest(method, fields)
      try perform(request, to: &result, &bytes)
      let answer = JsonText.object { json in
        json.key("id")
        json.write(value: id)
        if let bytes { json.field("bytes", bytes.count) }
        json.field("result", result)
      }.bytes
      guard answer.count <= ServeFraming.largestAnswer, bytes.map({ $0.count <= ServeFraming.largestAnswer }) != false else {
        throw ServeFault.request("an answer is at most \(ServeFraming.largestAnswer) bytes, this one has \(max(answer.count, bytes?.count ?? 0)); ask for less")
      }
      return Answer(json: answer, bytes: bytes)
    } catch {
      let fault = ServedApp.fault(error)
      return Answer(
        json: JsonText.object { json in
          json.key("id")
          json.write(value: id)
          json.key("error")
          json.write(fault)
        }.bytes)
    }
  }

  private func perform(_ request: ServeRequest, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    switch request.method {
    case "open": try open(request, to: &json, &bytes)
    case "quit":
      try request.finish()
      isOver = true
      closeAll()
      json.object { _ in }
    default:
      guard Self.methods.contains(request.method) else {
        let hint = Suggestion.nearest(to: request.method, among: Self.methods).map { "; did you mean \"\($0)\"?" } ?? ""
        throw ServeFault.request("there is no method \"\(request.method)\"; there are \(Self.methods.joined(separator: ", "))\(hint)")
      }
      let number = try request.whole("session") ?? lastSession
      guard let session = sessions[number] else {
        throw ServeFault.request(sessions.isEmpty ? "no session is open; open one first" : "there is no session \(number) that is open")
      }
      try perform(request, on: session, number, to: &json, &bytes)
    }
  }

  private func perform(_ request: ServeRequest, on session: Session, _ number: Int, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    switch request.method {
    case "reset": try reset(request, session, to: &json, &bytes)
    case "step": try step(request, session, to: &json, &bytes)
    case "observe": try observe(request, session, to: &json, &bytes)
    case "close":
      try request.finish()
      for app in session.apps { app.close() }
      sessions[number] = nil
      json.object { _ in }
    default: try look(request, session, to: &json)
    }
  }

  /// Ends all apps.
  public func closeAll() {
    for session in sessions.values { for app in session.apps { app.close() } }
    sessions = [:]
  }

  // MARK: Many apps at once

  private func open(_ request: ServeRequest, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    let (plugin, task) = (try request.text("plugin"), try request.text("task"))
    guard (plugin == nil) != (task == nil) else { throw ServeFault.request("open needs a \"plugin\" or a \"task\", and one of them") }
    let count = try request.whole("count") ?? 1
    guard (1...Self.mostApps).contains(count) else { throw ServeFault.request("\"count\" is a whole number from 1 to \(Self.mostApps), got \(count)") }
    guard sessions.count < Self.mostSessions else { throw ServeFault.request("at most \(Self.mostSessions) sessions are open at a time; close one") }
    let seed = try request.seed("seed") ?? host.seed
    let form = try ServedForm.read(request, "observation") ?? .none
    var launch: [String: JsonValue] = [:]
    for key in ["device", "system", "animations", "options"] { if let value = request.value(key), value != .none { launch[key] = value } }
    if case .table(let options)? = launch.removeValue(forKey: "options") {
      for (key, value) in options where key != "seed" { launch[key] = value }
    }
    try request.finish()
    let setting = ServedApp.Setting(host: host, network: network, plugin: plugin, launch: launch, task: task.map(Self.module))
    let apps = (0..<count).map { ServedApp(setting, seed: seed &+ UInt64($0), printed: printed) }
    do { for app in apps { try app.reset(seed: nil) } } catch {
      for app in apps { app.close() }
      throw error
    }
    lastSession += 1
    let session = Session(apps, form)
    sessions[lastSession] = session
    let device = try apps[0].app().simulation.screen.device
    var table: [UInt8]? = form.isBytes ? [] : nil
    json.object { json in
      json.field("session", lastSession)
      json.field("plugin", apps[0].plugin ?? "")
      if let steps = apps[0].steps { json.field("steps", steps) }
      json.object("screen") { json in
        json.field("width", device.size.width)
        json.field("height", device.size.height)
        json.field("scale", device.scale)
      }
      if form == .packed { json.field("roles", texts: ElementTable.roles) }
      json.list("apps") { json in for app in apps { json.object { $0.beginning(of: app, form, &table) } } }
    }
    bytes = table
  }

  /// A task's name, `tasks/NAME.lua`, or the path of its file, as `require` names it.
  private static func module(_ name: String) -> String {
    let path = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    return path.contains("/") ? path.split(separator: "/").joined(separator: ".") : "tasks." + path
  }

  /// The apps that a request is about; all if it names none.
  private func apps(_ request: ServeRequest, _ session: Session) throws -> [(place: Int, app: ServedApp)] {
    guard let value = request.value("apps") else { return session.apps.enumerated().map { ($0.offset, $0.element) } }
    guard case .list(let list) = value else { throw ServeFault.request("\"apps\" is a list of numbers from 0") }
    return try list.map { value in
      guard let place = value.whole, session.apps.indices.contains(place) else {
        throw ServeFault.request("\"apps\" has numbers from 0 to \(session.apps.count - 1)")
      }
      return (place, session.apps[place])
    }
  }

  private func reset(_ request: ServeRequest, _ session: Session, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    let apps = try apps(request, session)
    let form = try ServedForm.read(request, "observation") ?? session.form
    let seed = try request.seed("seed")
    var seeds: [UInt64?] = apps.map { entry in seed.map { $0 &+ UInt64(entry.place) } }
    if let value = request.value("seeds") {
      guard case .list(let list) = value, list.count == apps.count, seed == nil else {
        throw ServeFault.request("\"seeds\" is a list with a seed for each app that is reset, \(apps.count); with it there is no \"seed\"")
      }
      seeds = try list.map { try $0 == .none ? nil : ServeRequest.seed($0, "seeds") }
    }
    try request.finish()
    var table: [UInt8]? = form.isBytes ? [] : nil
    json.object { json in
      json.list("apps") { json in
        for (entry, seed) in zip(apps, seeds) {
          json.object { json in
            do {
              try entry.app.reset(seed: seed)
              json.beginning(of: entry.app, form, &table)
            } catch {
              json.failure(of: entry.app, error, form, &table)
            }
          }
        }
      }
    }
    bytes = table
  }

  /// What one app of a batch does.
  private enum Move {
    case nothing
    case action(PlayedAction)
    case reset(UInt64?)
    case call(String, [JsonValue])
  }

  private static func move(_ value: JsonValue, of place: Int) throws -> Move {
    do {
      if value == .none { return .nothing }
      if case .table(let fields) = value, let seed = fields["reset"] {
        guard fields.count == 1 else { throw PlayedActionProblem(description: "a reset is {\"reset\": seed}, or null in place of the seed") }
        return .reset(try seed == .none ? nil : ServeRequest.seed(seed, "reset"))
      }
      if case .table(let fields) = value, let method = fields["call"]?.string {
        guard fields.keys.allSatisfy({ $0 == "call" || $0 == "arguments" }) else {
          throw PlayedActionProblem(description: "a call is {\"call\": \"settle\", \"arguments\": []}")
        }
        return .call(method, try ServeRequest.arguments(fields["arguments"]))
      }
      return .action(try PlayedAction(value))
    } catch {
      throw ServeFault.request("the action of app \(place): \(ServedApp.fault(error).message)")
    }
  }

  private func step(_ request: ServeRequest, _ session: Session, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    guard case .list(let list)? = request.value("actions"), list.count == session.apps.count else {
      throw ServeFault.request("step needs \"actions\", a list with one for each app, \(session.apps.count); null does nothing")
    }
    let form = try ServedForm.read(request, "observation") ?? session.form
    let frames = try request.whole("frames")
    guard frames.map({ (1...Self.mostFrames).contains($0) }) != false else {
      throw ServeFault.request("\"frames\" is a whole number from 1 to \(Self.mostFrames); without it a step ends at rest")
    }
    try request.finish()
    // All are read before one is done: what is not understood does nothing.
    let moves = try list.enumerated().map { try Self.move($0.element, of: $0.offset) }
    var table: [UInt8]? = form.isBytes ? [] : nil
    json.object { json in
      json.list("apps") { json in
        for (app, move) in zip(session.apps, moves) { json.object { Self.perform(move, app, frames, form, to: &$0, &table) } }
      }
    }
    bytes = table
  }

  private static func perform(_ move: Move, _ app: ServedApp, _ frames: Int?, _ form: ServedForm, to json: inout JsonText, _ table: inout [UInt8]?) {
    do {
      switch move {
      case .nothing: try json.state(of: app, form, &table)
      case .reset(let seed):
        try app.reset(seed: seed)
        json.beginning(of: app, form, &table)
      case .call(let method, let arguments):
        var value = JsonText()
        try app.call(method, arguments, to: &value)
        json.field("value", value)
        try json.state(of: app, form, &table)
      case .action(let action):
        let step = try app.step(action, frames: frames)
        json.key("reward")
        json.write(CGFloat(step.reward), millionths: true)
        json.field("terminated", step.isTerminated)
        json.field("truncated", step.isTruncated)
        if let refusal = step.refusal { json.field("invalid", refusal) }
        if !step.isAtRest { json.field("atRest", false) }
        try json.state(of: app, form, &table)
      }
    } catch {
      json.failure(of: app, error, form, &table)
    }
  }

  /// Units: frames. Ours: ten minutes of simulated time; more is a mistake, and would look like a hang
  private static let mostFrames = 36_000

  private func observe(_ request: ServeRequest, _ session: Session, to json: inout JsonText, _ bytes: inout [UInt8]?) throws {
    let form = try ServedForm.read(request, "form") ?? (session.form == .none ? .elements : session.form)
    let single = try request.whole("app")
    let chosen: [ServedApp]
    if let single { chosen = [try app(single, session)] } else { chosen = try apps(request, session).map(\.app) }
    try request.finish()
    var table: [UInt8]? = form.isBytes ? [] : nil
    if single != nil {
      var text = JsonText()
      try text.objectThrowing { try $0.state(of: chosen[0], form, &table) }
      json.raw(text.bytes)
    } else {
      json.object { json in
        json.list("apps") { json in
          for app in chosen {
            json.object { json in
              do { try json.state(of: app, form, &table) } catch { json.failure(of: app, error, form, &table) }
            }
          }
        }
      }
    }
    bytes = table
  }

  // MARK: One app

  private func app(_ place: Int, _ session: Session) throws -> ServedApp {
    guard session.apps.indices.contains(place) else { throw ServeFault.request("\"app\" is a number from 0 to \(session.apps.count - 1), got \(place)") }
    return session.apps[place]
  }

  private func look(_ request: ServeRequest, _ session: Session, to json: inout JsonText) throws {
    if request.method == "hash", request.value("app") == nil, session.apps.count > 1 {
      try request.finish()
      let hashes = try session.apps.map { app in
        var value = JsonText()
        try app.call("stateHash", [], to: &value)
        return value
      }
      return json.object { json in json.list("hashes") { json in for hash in hashes { json.raw(hash.bytes) } } }
    }
    let app = try app(try request.whole("app") ?? 0, session)
    var value = JsonText()
    switch request.method {
    case "call":
      guard let name = try request.text("name") else { throw ServeFault.request("call needs the \"name\" of a method of App, and its \"arguments\"") }
      let arguments = try ServeRequest.arguments(request.value("arguments"))
      try request.finish()
      try app.call(name, arguments, to: &value)
    case "evaluate":
      guard let code = try request.text("code") else { throw ServeFault.request("evaluate needs \"code\"") }
      try request.finish()
      try app.evaluate(code, to: &value)
    case "hash":
      try request.finish()
      try app.call("stateHash", [], to: &value)
      return json.object { $0.field("hash", value) }
    case "mark":
      try request.finish()
      let mark = try app.mark()
      return json.object { $0.field("mark", mark) }
    case "return":
      let (mark, frame) = (try request.whole("mark"), try request.whole("frame"))
      try request.finish()
      switch (mark, frame) {
      case (let mark?, nil): try app.goBack(to: mark)
      case (nil, let frame?): try app.seek(to: frame)
      default: throw ServeFault.request("return needs a \"mark\" or a \"frame\", and one of them")
      }
      return json.object { $0.moment(of: app) }
    default:
      let what = try request.text("of")
      let frames = try request.whole("frames")
      try request.finish()
      guard what == nil || what == "solution" else { throw ServeFault.request("a recording is of the session, or \"of\": \"solution\"") }
      guard what != nil else { return json.object { $0.field("recording", app.recording) } }
      let solution = try app.solution(frames: frames)
      return json.object { json in
        json.list("actions") { json in for action in solution.actions { json.write(action) } }
        json.list("points") { json in
          for action in solution.actions {
            if let point = action.point {
              json.list {
                $0.write(point.x)
                $0.write(point.y)
              }
            } else {
              json.writeNull()
            }
          }
        }
        json.field("recording", solution.recording)
      }
    }
    json.object { json in
      json.field("value", value)
      json.moment(of: app)
    }
  }
}
