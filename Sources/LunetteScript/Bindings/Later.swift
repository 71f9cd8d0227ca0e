import Lua
import LunetteKit

/// A call that answers later: to a completion, or in a task to the script that waits. Source: docs/rules/world.md 1
enum Later {
  /// What the call answers.
  struct Answer {
    var values: [any LuaPushable] = []
    /// A completion gets it, or nil, after the values; in a task it is raised.
    var error: ScriptError?
    /// Whether a completion has a place for an error.
    var mayFail = false
  }

  /// - Parameters:
  ///   - call: for messages
  ///   - isNeeded: whether the call is of no use without an answer: then it is an error outside of a task
  ///   - begin: begins the work; it calls back in a later turn
  static func run(
    _ call: String, _ handler: LuaFunction?, _ stack: LuaStack, isNeeded: Bool = true, _ begin: (@escaping (Answer) -> Void) throws -> Void
  ) throws -> Awaited {
    if let handler {
      let callback = Callback.once(handler)
      try begin { answer in
        let error: any LuaPushable = answer.error ?? NilValue()
        callback.call(list: answer.values + (answer.mayFail ? [error] : []))
      }
      return .now([])
    }
    if !isNeeded, ScriptContext.current.strand == nil {
      try begin { _ in }
      return .now([])
    }
    return try Awaited.wait(call, stack) { suspension in
      try begin { answer in if let error = answer.error { suspension.fail(error) } else { suspension.finish(list: answer.values) } }
    }
  }

  /// Answers in the next turn.
  static func nextTurn(_ name: String, _ answer: Answer, _ complete: @escaping (Answer) -> Void) {
    ScriptContext.simulation.jobs.add(name) { complete(answer) }
  }
}

/// A value of plain tables, texts and numbers, in which whole numbers are integers.
struct PlainValue: LuaConvertible {
  let value: InputValue
  init(_ value: InputValue) { self.value = value }
  static var luaTypeName: String { InputValue.luaTypeName }
  static var luaType: LuaType { .any }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlainValue { PlainValue(try InputValue.read(stack, at: index)) }
  func push(on stack: LuaStack) { stack.push(KeptValue(value, isRead: true)) }
}

/// A table with names.
package struct PlainTable: LuaConvertible {
  package let fields: [String: InputValue]
  init(_ fields: [String: InputValue]) { self.fields = fields }
  package static var luaTypeName: String { "a table with names" }
  package static var luaType: LuaType { .table }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlainTable {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    switch try InputValue.read(stack, at: index) {
    case .table(let fields): return PlainTable(fields)
    default: throw stack.mismatch(luaTypeName, at: index)
    }
  }
  package func push(on stack: LuaStack) { stack.push(KeptValue(.table(fields))) }
}
