import Foundation
import Lua
import LunetteKit
import LunetteScript

/// Calls of a program that plays, which come from no script: a message names no line but those of the app.
extension ScriptHost {
  /// A member of App: a property is read, a method called.
  private static let member = """
    local app, name = ...
    local member = app[name]
    if type(member) ~= "function" then return member end
    return member(app, select(3, ...))
    """

  /// Calls a method of the app, or reads a property, as a script does. Throws: `ScriptFailure`
  /// - Parameter body: gets the place of the first value on the stack, and how many there are
  package func call<Result>(
    _ name: String, of app: ScenarioApp, _ arguments: [InputValue], _ body: (LuaStack, _ first: Int32, _ count: Int32) throws -> Result
  ) throws -> Result {
    try withValues(of: state.load(Self.member, name: libraryChunkName), body) { stack in
      stack.reserve(Int32(clamping: arguments.count + 4))
      app.push(on: stack)
      stack.push(name)
      for argument in arguments { PlayedValue.push(argument, on: stack, of: app) }
      return Int32(clamping: arguments.count + 2)
    }
  }

  /// Whether code is an expression.
  package func isExpression(_ code: String) -> Bool { (try? state.load("return " + code, name: "=session", environment: sourceEnvironment.globals)) != nil }

  /// Throws: `ScriptFailure` for code that is neither an expression nor statements
  package func check(_ code: String) throws {
    if !isExpression(code) { try reporting { _ = try state.load(code, name: "=session", environment: sourceEnvironment.globals) } }
  }

  /// Runs an expression or statements in the session's globals. Throws: `ScriptFailure`
  package func evaluate<Result>(_ code: String, _ body: (LuaStack, _ first: Int32, _ count: Int32) throws -> Result) throws -> Result {
    let source = isExpression(code) ? "return " + code : code
    return try reporting {
      try withValues(of: state.load(source, name: "=session", environment: sourceEnvironment.globals), body) { _ in 0 }
    }
  }

  private func withValues<Result>(
    of function: LuaFunction, _ body: (LuaStack, Int32, Int32) throws -> Result, arguments: (LuaStack) throws -> Int32
  ) throws -> Result {
    try reporting {
      let stack = state.stack
      let height = stack.top
      defer { stack.top = height }
      stack.push(function)
      let count = try arguments(stack)
      try stack.call(arguments: count, results: LUA_MULTRET)
      try throwFault()
      return try body(stack, height + 1, stack.top - height)
    }
  }
}
