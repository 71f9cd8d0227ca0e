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

  /// The expression that code is, or several, as they may stand between brackets: without a semicolon, a comment at their end closed. Nil for statements
  package func expression(_ code: String) -> String? {
    var text = code[...]
    while let last = text.last, last == ";" || last.isWhitespace { text.removeLast() }
    let expression = Self.closed(String(text))
    return compiles("return print(\(expression))") && compiles("return \(expression)") ? expression : nil
  }

  /// Code as lines of a scenario that others may follow: a `return` ends no more than the code itself, its local variables are its own.
  package func lines(of code: String) -> String {
    if let expression = expression(code) { return "print(\(expression))" }
    let text = Self.closed(code)
    if !compiles(text + "\nlocal _") { return "do (function() \(text) end)() end" }
    return text.contains("local") || text.contains("::") ? "do \(text) end" : text
  }

  /// Code that fails, as a line of a scenario that others may follow.
  package func failingLines(of code: String) -> String {
    let isStatement = compiles(code)
    return "pcall(function() \(isStatement ? Self.closed(code) : expression(code).map { "return " + $0 } ?? code) end)"
  }

  /// A comment at the end of code would hide what stands after it.
  private static func closed(_ code: String) -> String { code.contains("--") ? code + "\n" : code }

  private func compiles(_ code: String) -> Bool { (try? state.load(code, name: "=session", environment: sourceEnvironment.globals)) != nil }

  /// Throws: `ScriptFailure` for code that is neither an expression nor statements
  package func check(_ code: String) throws {
    if expression(code) == nil { try reporting { _ = try state.load(code, name: "=session", environment: sourceEnvironment.globals) } }
  }

  /// Runs an expression or statements in the session's globals. Throws: `ScriptFailure`
  package func evaluate<Result>(_ code: String, _ body: (LuaStack, _ first: Int32, _ count: Int32) throws -> Result) throws -> Result {
    let source = expression(code).map { "return " + $0 } ?? code
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
