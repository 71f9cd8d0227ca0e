import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript

/// What is wrong with a task, or an error in one of its functions. It is the task's, not the app's.
package struct PlayTaskProblem: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// A task for programs that play: a Lua module that says what is to be done in an app, and how much of it has been done.
/// Source: docs/rules/playing.md 4
package final class PlayTask {
  package let module: String
  package let plugin: String
  package let device: String?
  /// The limit of an episode.
  package let steps: Int
  private unowned let host: ScriptHost
  private let table: LuaReference

  private static let functions = ["parameters", "setup", "check", "done", "solution"]
  private static let keys = ["plugin", "device", "goal", "steps"] + functions
  /// Where a task says nothing, and the most that it may say. Ours
  private static let usualSteps = 50, mostSteps = 100_000

  /// - Parameter module: as `require` names it, from the project's folder
  /// Throws: `PlayTaskProblem`
  package init(_ module: String, in host: ScriptHost) throws {
    (self.module, self.host) = (module, host)
    func wrong(_ text: String) -> PlayTaskProblem { PlayTaskProblem(description: "the task \(module) \(text)") }
    do {
      (table, plugin, device, steps) = try host.evaluate("(require \(LuaLiteral.quoted(module)))") { stack, first, _ in
        guard stack.isTable(at: first) else {
          throw wrong("must return a table such as { plugin = ..., goal = ..., check = ... }, got \(stack.shown(at: first))")
        }
        for key in stack.keys(at: first) where !Self.keys.contains(key) {
          let hint = Suggestion.nearest(to: key, among: Self.keys).map { "; did you mean \"\($0)\"?" } ?? ""
          throw wrong("has \"\(key)\", which no task has: a task has \(Self.keys.joined(separator: ", "))\(hint)")
        }
        func text(_ key: String) -> String? {
          stack.pushRawField(key, of: first)
          defer { stack.pop() }
          return stack.text(at: -1)
        }
        guard let plugin = text("plugin") else { throw wrong("needs a plugin, its name or path") }
        for key in Self.functions {
          stack.pushRawField(key, of: first)
          defer { stack.pop() }
          if stack.isNil(at: -1) ? key == "check" : !stack.isFunction(at: -1) { throw wrong("needs a function as \(key), got \(stack.shown(at: -1))") }
        }
        stack.pushRawField("steps", of: first)
        defer { stack.pop() }
        let steps = stack.isNil(at: -1) ? Self.usualSteps : (try? Int.read(stack, at: -1)) ?? 0
        guard (1...Self.mostSteps).contains(steps) else { throw wrong("needs a whole number from 1 to \(Self.mostSteps) as steps, got \(stack.shown(at: -1))") }
        return (LuaReference(stack, at: first), plugin, text("device"), steps)
      }
    } catch let problem as PlayTaskProblem {
      throw problem
    } catch {
      throw wrong("can't be read: \((error as? ScriptFailure)?.message ?? "\(error)")")
    }
  }

  // MARK: Before the launch

  /// The parameters of an episode: plain values, drawn by `parameters(random)`. Throws: `PlayTaskProblem`
  package func parameters(seed: UInt64) throws -> InputValue {
    host.context.seedRandom(seed)
    guard has("parameters") else { return .table([:]) }
    return try call("parameters") { stack in
      stack.push(try random(stack))
      return 1
    } result: { stack, index in
      do throws(LuaMismatch) { return try InputValue.read(stack, at: index) } catch {
        throw PlayTaskProblem(description: "parameters of the task \(module) must answer plain values, \(error.wanted), got \(error.got)")
      }
    }
  }

  private func random(_ stack: LuaStack) throws -> LuaReference { try host.evaluate("math.random") { stack, first, _ in LuaReference(stack, at: first) } }

  /// What is to be done, in words: `goal`, with `{name}` for a parameter, or the answer of a function.
  package func goal(_ parameters: InputValue) throws -> String {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(table)
    stack.pushRawField("goal", of: -1)
    if stack.isNil(at: -1) { return "" }
    if stack.isFunction(at: -1) {
      return try call("goal") { stack in
        PlayedValue.push(parameters, on: stack, of: nil)
        return 1
      } result: { stack, index in
        stack.text(at: index) ?? stack.shown(at: index)
      }
    }
    guard var goal = stack.text(at: -1) else {
      throw PlayTaskProblem(description: "the task \(module) needs a text or a function as goal, got \(stack.shown(at: -1))")
    }
    guard case .table(let fields) = parameters else { return goal }
    for key in fields.keys.sorted() { goal = goal.replacingOccurrences(of: "{\(key)}", with: Self.words(fields[key] ?? .none)) }
    return goal
  }

  private static func words(_ value: InputValue) -> String {
    switch value {
    case .text(let text): text
    case .list(let values): values.map(words).joined(separator: ", ")
    default: PlayedValue.code(value)
    }
  }

  // MARK: While the app runs

  package func has(_ function: String) -> Bool {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(table)
    stack.pushRawField(function, of: -1)
    return stack.isFunction(at: -1)
  }

  /// How much of it has been done, from 0 to 1. Throws: `PlayTaskProblem`, also for one that does something to the app
  /// - Parameter looks: whether the screens before and after are compared, too, which takes as long as a frame
  package func score(_ app: ScenarioApp, _ parameters: InputValue, looks: Bool) throws -> Double {
    let score = try watching(app, "check", parameters, looks: looks) { stack, index -> Double? in
      if stack.type(at: index) == LUA_TBOOLEAN { return lua_toboolean(stack.raw, index) != 0 ? 1 : 0 }
      return try? Double.read(stack, at: index)
    }
    guard let score, score >= 0, score <= 1 else {
      throw PlayTaskProblem(
        description: "check of the task \(module) must answer a number from 0 to 1" + (score.map { ", got \($0)" } ?? ", and answered none"))
    }
    return score
  }

  /// Whether the episode ends here: `done`, or where there is none, that all has been done.
  package func isDone(_ app: ScenarioApp, _ parameters: InputValue, score: Double) throws -> Bool {
    guard has("done") else { return score >= 1 }
    return try watching(app, "done", parameters, looks: false) { stack, index in lua_toboolean(stack.raw, index) != 0 }
  }

  private func watching<Answer>(
    _ app: ScenarioApp, _ function: String, _ parameters: InputValue, looks: Bool, _ answer: (LuaStack, Int32) throws -> Answer
  ) throws -> Answer {
    let look = looks ? AppLook(app) : nil
    let (frames, inputs) = (app.simulation.frameCount, app.simulation.input.handledCount)
    let result = try call(function, { try push(app, parameters, on: $0) }, result: answer)
    let change =
      app.isClosed
      ? "closes the app"
      : app.simulation.input.handledCount != inputs
        ? "touches the app, or sends it something" : app.simulation.frameCount != frames ? "lets time pass" : look?.change(mayWait: false)
    if let change { throw PlayTaskProblem(description: "\(function) of the task \(module) \(change); it may only look") }
    return result
  }

  private func push(_ app: ScenarioApp, _ parameters: InputValue, on stack: LuaStack) throws -> Int32 {
    app.push(on: stack)
    PlayedValue.push(parameters, on: stack, of: app)
    return 2
  }

  private func call<Answer>(
    _ function: String, _ arguments: (LuaStack) throws -> Int32, result: (LuaStack, Int32) throws -> Answer
  ) throws -> Answer {
    do {
      return try host.reporting {
        let stack = host.state.stack
        let height = stack.top
        defer { stack.top = height }
        stack.push(table)
        stack.pushRawField(function, of: -1)
        try stack.call(arguments: arguments(stack), results: 1)
        try host.throwFault()
        return try result(stack, -1)
      }
    } catch let failure as ScriptFailure {
      throw PlayTaskProblem(description: "\(function) of the task \(module): \(failure.message)")
    }
  }

  // MARK: Its solution

  /// The app as a solution sees it: what acts is a step of a program; everything else only reads.
  private static let player = """
    local solution, app, p, act, acting, reading = ...
    local player = setmetatable({}, { __index = function(_, name)
      if acting[name] then return function(_, ...) return act(name, ...) end end
      local member = app[name]
      if type(member) ~= "function" then return member end
      if not reading[name] then
        error("a solution acts as a program does, by tap, doubleTap, longPress, swipe, type and wait; app:" .. name .. " is none of them", 2)
      end
      return function(_, ...) return member(app, ...) end
    end })
    return solution(player, p)
    """
  private static let acting = ["tap", "doubleTap", "longPress", "swipe", "type", "wait"]
  private static let reading = [
    "find", "findAll", "exists", "hitTest", "alert", "view", "frame", "tree", "snapshot", "accessibility", "calls", "file", "editMenu", "menu",
    "layoutProblems", "explain", "stateHash",
  ]

  /// Plays `solution`. Throws: `PlayTaskProblem`
  /// - Parameter act: does one step. It throws where that is not possible
  package func solve(_ app: ScenarioApp, _ parameters: InputValue, _ act: @escaping (PlayedAction) throws -> Void) throws {
    guard has("solution") else { throw PlayTaskProblem(description: "the task \(module) has no solution") }
    var problem: (any Error)?
    let body = LuaBody { stack, _ in
      do {
        try act(PlayedAction.ofSolution(stack, app))
        return 0
      } catch {
        problem = error
        return stack.fault((error as? LuaMismatch).map { "a target is \($0.wanted), got \($0.got)" } ?? "\(error)")
      }
    }
    do {
      try host.reporting {
        let stack = host.state.stack
        let height = stack.top
        defer { stack.top = height }
        stack.reserve(12)
        stack.push(try host.state.load(Self.player, name: libraryChunkName))
        stack.push(table)
        stack.pushRawField("solution", of: -1)
        lshim_remove(stack.raw, -2)
        _ = try push(app, parameters, on: stack)
        stack.pushOwnedFunction(body)
        for names in [Self.acting, Self.reading] {
          lua_createtable(stack.raw, 0, Int32(names.count))
          for name in names {
            stack.push(true)
            stack.setRawField(name, of: -2)
          }
        }
        try stack.call(arguments: 6, results: 0)
        try host.throwFault()
      }
    } catch {
      if let problem, !(problem is ScenarioError), !(problem is LuaMismatch) { throw problem }
      throw PlayTaskProblem(description: "the solution of the task \(module): \((error as? ScriptFailure)?.message ?? "\(error)")")
    }
  }
}

extension PlayedAction {
  /// Reads a call of a solution: the method's name, the target, the direction or the text. The target becomes an element's number.
  fileprivate static func ofSolution(_ stack: LuaStack, _ app: ScenarioApp) throws -> PlayedAction {
    let name = stack.text(at: 1) ?? ""
    if name == "wait" { return PlayedAction(.wait) }
    if name == "type" { return PlayedAction(.type, text: try String.read(stack, at: 2)) }
    let place = try app.run { try app.place(ofTargetAt: 2, on: stack) }
    let elements = try app.screenElements()
    guard let number = app.number(of: place, among: elements) else {
      throw PlayTaskProblem(description: "no element of the screen is at \(place.point.described): app:\(name)(\(stack.shown(at: 2)))")
    }
    let direction = name == "swipe" ? try SwipeDirection.read(stack, at: 3).onScreen(of: place.view, in: app) : nil
    let kind = direction == nil ? Kind(rawValue: name) : Kind.allCases.first { $0.direction == direction }
    var action = PlayedAction(kind ?? .wait, .element(number))
    action.point = elements[number].point
    return action
  }
}
