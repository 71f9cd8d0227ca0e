import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript

/// One app of a served session, and its episode where there is a task. Source: docs/rules/playing.md
final class ServedApp {
  /// What all apps of a session have in common.
  struct Setting {
    var host: ScriptHost.Options
    var network: NetworkChoice
    /// The name of the plugin, where there is no task.
    var plugin: String?
    /// Options of `launch` besides the seed.
    var launch: [String: JsonValue]
    /// The task as `require` names it.
    var task: String?
  }

  /// What a step did.
  struct Step {
    var reward = 0.0
    var isTerminated = false
    var isTruncated = false
    var refusal: String?
    var isAtRest = true
  }

  /// The state of an episode.
  private struct Episode {
    var steps = 0
    var isOver = false
    /// Why nothing more can be done; nil while it goes on.
    var end: String?
  }

  /// What a mark keeps: the lines that led there, and the episode.
  private struct Mark {
    let lines: [ScenarioSession.Line]
    let episode: Episode
  }

  private let setting: Setting
  private var session: ScenarioSession
  private(set) var seed: UInt64
  private var task: PlayTask?
  private(set) var parameters = JsonValue.table([:])
  private(set) var goal = ""
  private var episode = Episode()
  private var marks: [Mark] = []
  private var server: (plugin: String, file: String?)?
  /// The last picture, which most steps of a program that waits show again.
  private var picture: (list: DisplayList, pixels: ScreenPixels)?
  private let printed: (String) -> Void

  /// Ours: a mark keeps the lines up to it
  private static let mostMarks = 10_000

  /// - Parameter printed: gets what scripts print
  init(_ setting: Setting, seed: UInt64, printed: @escaping (String) -> Void) {
    var setting = setting
    // A task is about the app as it is.
    if setting.task != nil { setting.host.replacesCode = false }
    (self.setting, self.seed, self.printed) = (setting, seed, printed)
    session = ScenarioSession(setting.host)
  }

  func close() { session.close() }

  private func tellPrinted() {
    let text = session.takePrinted()
    if !text.isEmpty { printed(text) }
  }

  // MARK: Episodes

  var steps: Int? { task?.steps }
  var plugin: String? { task?.plugin ?? setting.plugin }

  /// Launches the app anew. Throws: `ServeFault`
  func reset(seed: UInt64?) throws {
    if let seed { self.seed = seed }
    session.close()
    session = ScenarioSession(setting.host)
    (episode, marks, picture, task) = (Episode(), [], nil, nil)
    defer { tellPrinted() }
    do { try launch() } catch {
      let fault = ServedApp.fault(error)
      episode.end = "the app could not be launched: \(fault.message)"
      throw fault
    }
  }

  private func launch() throws {
    var options = setting.launch
    if let module = setting.task {
      let (task, parameters, goal) = try session.prepare { host in
        let task = try PlayTask(module, in: host)
        let parameters = try task.parameters(seed: seed)
        return (task, parameters, try task.goal(parameters))
      }
      (self.task, self.parameters, self.goal) = (task, parameters, goal)
      if let device = task.device, options["device"] == nil { options["device"] = .text(device) }
      try session.perform("task, p = require \(LuaLiteral.quoted(module)), \(PlayedValue.code(parameters))")
    }
    options["seed"] = .number(Double(seed))
    let plugin = plugin ?? ""
    if let network = options.removeValue(forKey: "network") {
      server = (plugin, try Self.serverFile(network))
    } else if server?.plugin != plugin {
      server = (plugin, ScenarioSession.serverFile(of: plugin, setting.network, setting.host))
    }
    try session.perform(ScenarioSession.launchLine(.text(plugin), options: options, server: server?.file), launches: true)
    guard let task else { return }
    if task.has("setup") {
      do { try session.perform("task.setup(app, p)") } catch {
        throw PlayTaskProblem(description: "setup of the task \(task.module): \((error as? ScriptFailure)?.message ?? "\(error)")")
      }
    }
    try session.look { _, app in
      _ = try app.restAfterAction()
      if try task.score(app, parameters, looks: true) >= 1 {
        throw PlayTaskProblem(description: "the task \(task.module) is done before anything was done, with seed \(seed)")
      }
    }
  }

  /// The server that answers the app's requests, as a caller says: a Lua file that returns `function(server)`; false for nobody. Throws: `ServeFault`
  private static func serverFile(_ network: JsonValue) throws -> String? {
    switch network {
    case .bool(false): return nil
    case .text(let file): return file
    default: throw ServeFault(.scenario, "network must be the path of a Lua file that answers the app's requests, or false for no connection")
    }
  }

  /// Throws: `ServeFault` where nothing can be done any more
  private func checkGoesOn() throws {
    if let end = episode.end { throw ServeFault(.ended, "\(end); reset the app") }
    if episode.isOver { throw ServeFault(.ended, "the episode has ended; reset the app") }
  }

  /// Does one step. Throws: `ServeFault`; an error of the app ends its episode
  /// - Parameter frames: how many frames it takes; nil: until the app is at rest
  func step(_ action: PlayedAction, frames: Int?) throws -> Step {
    try checkGoesOn()
    defer { tellPrinted() }
    var line = ""
    do {
      let outcome = try session.perform(failing: line) { _, app in
        let outcome = try action.perform(on: app, frames: frames) { line = $0 }
        return (outcome.code, outcome)
      }
      return try finish(outcome)
    } catch {
      throw ending(error)
    }
  }

  private func finish(_ outcome: PlayedAction.Outcome) throws -> Step {
    var step = Step()
    (step.refusal, step.isAtRest) = (outcome.refusal, outcome.isAtRest)
    episode.steps += 1
    let app = try? session.app()
    if app == nil {
      step.isTerminated = true
      episode.end = "the app has ended"
    }
    guard let task else { return step }
    var score = 0.0
    if let app, outcome.refusal == nil {
      score = try task.score(app, parameters, looks: false)
      if try task.isDone(app, parameters, score: score) { step.isTerminated = true }
    }
    step.isTruncated = !step.isTerminated && episode.steps >= task.steps
    if step.isTerminated || step.isTruncated {
      episode.isOver = true
      if let app, outcome.refusal == nil { step.reward = try task.score(app, parameters, looks: true) }
    }
    return step
  }

  /// An error ends the episode, unless the request was wrong.
  private func ending(_ error: any Error) -> ServeFault {
    let fault = Self.fault(error)
    if fault.kind == .script || fault.kind == .scenario || fault.kind == .task { episode.end = "the episode has ended with an error, \(fault.message)" }
    return fault
  }

  // MARK: Calls

  /// Calls a method of the app or reads a property, and writes its value. Throws: `ServeFault`
  func call(_ method: String, _ arguments: [JsonValue], to json: inout JsonText) throws {
    defer { tellPrinted() }
    do {
      let code = Self.code(method, arguments)
      let value = try session.perform(failing: code) { host, app in
        try host.call(method, of: app, arguments) { stack, first, count in
          var value = JsonText()
          if count == 0 { value.writeNull() } else { PlayedValue.write(stack, at: first, to: &value, in: app) }
          return (Self.reading.contains(method) ? "" : code, value)
        }
      }
      json.raw(value.bytes)
    } catch {
      throw Self.fault(error)
    }
  }

  private static func code(_ method: String, _ arguments: [JsonValue]) -> String {
    var arguments = arguments
    while arguments.last == JsonValue.none { arguments.removeLast() }
    if arguments.count == 1, let text = arguments[0].string { return "app:\(method) \(LuaLiteral.quoted(text))" }
    return "app:\(method)(\(arguments.map(PlayedValue.code).joined(separator: ", ")))"
  }

  /// Members that change nothing, so that they are no lines of the scenario.
  private static let reading: Set<String> = [
    "find", "findAll", "exists", "hitTest", "alert", "view", "frame", "tree", "snapshot", "accessibility", "calls", "file", "files", "editMenu", "menu",
    "layoutProblems",
    "explain", "explainLayout", "stateHash", "time", "frameCount", "system", "window", "table", "collectionView", "warnings", "keyboardFrame", "takesKeys",
    "isKeyboardVisible", "openedURLs", "missingLocalizations", "accessibilityNotifications",
  ]

  /// Runs Lua code in the session's globals, where the app is `app`. Throws: `ServeFault`
  func evaluate(_ code: String, to json: inout JsonText) throws {
    defer { tellPrinted() }
    do {
      // A line that is no Lua does nothing, and is no line of the scenario.
      let line = try session.look { host, _ in
        try host.check(code)
        return host.lines(of: code)
      }
      let value = try session.perform(keepsFailures: true, failing: code) { host, app in
        try host.evaluate(code) { stack, first, count in
          var value = JsonText()
          switch count {
          case 0: value.writeNull()
          case 1: PlayedValue.write(stack, at: first, to: &value, in: app)
          default: value.list { json in for place in 0..<count { PlayedValue.write(stack, at: first + place, to: &json, in: app) } }
          }
          return (line, value)
        }
      }
      json.raw(value.bytes)
    } catch {
      throw Self.fault(error)
    }
  }

  // MARK: Going back

  /// Throws: `ServeFault`
  func mark() throws -> Int {
    guard marks.count < Self.mostMarks else { throw ServeFault.request("an episode has at most \(Self.mostMarks) marks; reset forgets them") }
    _ = try app()
    marks.append(Mark(lines: session.lines, episode: episode))
    return marks.count
  }

  /// Goes back to a mark. Throws: `ServeFault`
  func goBack(to number: Int) throws {
    guard marks.indices.contains(number - 1) else {
      throw ServeFault.request(marks.isEmpty ? "there is no mark \(number): the episode has none" : "there is no mark \(number); there are 1 to \(marks.count)")
    }
    session.restart(marks[number - 1].lines)
    episode = marks[number - 1].episode
    picture = nil
    guard let module = setting.task else { return }
    task = try session.prepare { try PlayTask(module, in: $0) }
  }

  /// Goes to a frame of the past. Throws: `ServeFault`
  func seek(to frame: Int) throws {
    do {
      try session.seek(to: frame)
      picture = nil
      if let module = setting.task { task = try session.prepare { try PlayTask(module, in: $0) } }
    } catch {
      throw Self.fault(error)
    }
  }

  // MARK: Looking

  func app() throws -> ScenarioApp {
    do { return try session.app() } catch { throw Self.fault(error) }
  }

  var recording: String { session.recording }

  /// The steps of the task's solution from here on, played on another session that has done the same. Throws: `ServeFault`
  func solution(frames: Int?) throws -> (actions: [PlayedAction], recording: String) {
    guard let module = setting.task else { throw ServeFault.request("the session has no task, so there is no solution") }
    try checkGoesOn()
    let copy = session.copy()
    defer { copy.close() }
    var actions: [PlayedAction] = []
    do {
      let app = try copy.app()
      let task = try copy.prepare { try PlayTask(module, in: $0) }
      try task.solve(app, parameters) { action in
        guard actions.count < task.steps - self.episode.steps else {
          throw PlayTaskProblem(description: "the solution of the task \(module) takes more than \(task.steps) steps")
        }
        let outcome = try copy.perform(failing: "") { _, app in
          let outcome = try action.perform(on: app, frames: frames) { _ in }
          return (outcome.code, outcome)
        }
        if let refusal = outcome.refusal { throw PlayTaskProblem(description: refusal) }
        actions.append(action)
      }
    } catch {
      throw Self.fault(error)
    }
    return (actions, copy.recording)
  }

  /// The screen as pixels, one a point. Throws: `ServeFault`
  func pixels() throws -> ScreenPixels {
    do {
      let snapshot = try app().currentFrame()
      if let picture, picture.list == snapshot.list { return picture.pixels }
      let pixels = try ScreenPixels(snapshot)
      picture = (snapshot.list, pixels)
      return pixels
    } catch {
      throw Self.fault(error)
    }
  }

  /// The bytes of a picture of its screen.
  var pictureSize: Int {
    let size = (try? session.app().simulation.screen.bounds.size) ?? setting.host.device.size
    return 3 * Int(size.width.rounded(.up)) * Int(size.height.rounded(.up))
  }

  // MARK: Errors

  /// An error of any kind, for the client.
  static func fault(_ error: any Error) -> ServeFault {
    switch error {
    case let fault as ServeFault: return fault
    case let problem as PlayTaskProblem: return ServeFault(.task, problem.description)
    case let problem as PlayedActionProblem: return .request(problem.description)
    case let problem as ScenarioSession.Problem: return ServeFault(.scenario, problem.description)
    default:
      let failure = ScriptFailure(error)
      let position = SourcePosition(leading: failure.message)
      var fault = ServeFault(position == nil ? .scenario : .script, failure.message)
      (fault.file, fault.line, fault.traceback) = (position?.file, position?.line, failure.traceback)
      return fault
    }
  }
}
