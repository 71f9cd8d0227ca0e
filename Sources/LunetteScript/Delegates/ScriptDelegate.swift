import Foundation
import Lua
import LunetteKit

/// A Lua table or instance that the host calls by the names of a protocol's methods.
///
/// The host calls the methods that it has. A call that fails, or answers something of the wrong type, records the fault, and no
/// script is called any more until the fault has come out. Source: lua-api.md 1.9
class ScriptDelegate {
  /// Under this key an object keeps its delegate alive.
  static let companionKey = "delegate"

  let script: LuaReference
  /// The last method that was asked ended without a `return`.
  private var answeredNothing = false
  private unowned let host: ScriptHost

  init(_ script: LuaReference) {
    self.script = script
    host = ScriptHost.current
  }

  /// The table that a script assigned.
  static func table(of object: UIResponder) -> LuaReference? { (object.companions[companionKey] as? ScriptDelegate)?.script }
  static func table(of object: UIGestureRecognizer) -> LuaReference? { (object.companions[companionKey] as? ScriptDelegate)?.script }

  func has(_ name: LuaName) -> Bool {
    let stack = host.state.stack
    stack.push(script)
    defer { stack.pop() }
    guard find(name, stack) else { return false }
    stack.pop()
    return true
  }

  /// A method that the host can't do without. Its absence is a fault.
  func require(_ name: LuaName) -> Bool {
    if has(name) { return true }
    Simulation.current.raise(ScriptFault.missingMethod(name: name.text, owner: host.describe(script)))
    return false
  }

  func notify(_ name: LuaName, _ arguments: CallArgument...) { notify(name, arguments) }
  func notify(_ name: LuaName, _ arguments: [CallArgument]) { _ = ask(name, as: Anything.self, arguments) }

  /// Records that an action's target lacks the method.
  func reportMissing(_ name: LuaName) {
    Simulation.current.raise(ScriptFault.missingAction(name: name.text, target: host.describe(script)))
  }

  func ask<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ arguments: CallArgument...) -> Answer? {
    ask(name, as: type, arguments)
  }

  /// Nil where there is no such method, or where it failed.
  private func ask<Answer: LuaReadable>(_ name: LuaName, as type: Answer.Type, _ arguments: [CallArgument]) -> Answer? {
    guard Simulation.current.fault == nil, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(arguments.count) + 8)
    stack.push(script)
    guard find(name, stack) else { return nil }
    stack.pushCopy(of: height + 1)
    for argument in arguments { argument.push(on: stack) }
    host.beginCall(name, arguments)
    defer { host.endCall() }
    do {
      try stack.call(arguments: Int32(arguments.count) + 1, results: LUA_MULTRET)
      // The script itself is still below the results.
      let first = height + 2
      answeredNothing = stack.top < first
      if answeredNothing { stack.pushNil() }
      return try Answer.read(stack, at: first)
    } catch {
      fail(error, name, arguments.subject, arguments.object)
      return nil
    }
  }

  /// A question that is asked for many rows in a row: the method is looked up once, and function, delegate and object are kept
  /// on hand. The answers are numbers; nil after a failure.
  func repeated(_ name: LuaName, _ object: some LuaObject) -> (RowPath) -> CGFloat? {
    let stack = host.state.stack
    stack.push(script)
    guard find(name, stack) else {
      stack.pop()
      return { _ in nil }
    }
    let method = LuaReference(popping: stack)
    stack.pop()
    object.push(on: stack)
    let subject = LuaReference(popping: stack)
    return { [self] path in
      guard Simulation.current.fault == nil else { return nil }
      stack.push(method)
      stack.push(script)
      stack.push(subject)
      stack.push(path)
      host.beginCall(name, object, path)
      defer { host.endCall() }
      do {
        try stack.call(arguments: 3, results: 1)
        defer { stack.pop() }
        return try Height.read(stack, at: -1).value
      } catch {
        fail(error, name, path.subject, object)
        return nil
      }
    }
  }

  /// Remembers whether a method that refuses by answering nil, and was just asked, returned anything.
  func noteRefusal(_ name: LuaName, _ object: any LuaObject) {
    guard Simulation.current.fault == nil else { return }
    host.refusals.note(name.text, context(name, object).position, answered: !answeredNothing)
  }

  /// Who was asked, for a message.
  func context(_ name: LuaName, _ object: (any LuaObject)?) -> CallbackContext {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(script)
    let definition = find(name, stack) ? stack.definition(at: -1) : ""
    return CallbackContext(
      position: definition.isEmpty ? "" : definition + " ", object: object.map { host.text(of: $0) } ?? "",
      delegate: host.describe(script))
  }

  /// Records why a call gave no answer.
  private func fail(_ error: any Error, _ name: LuaName, _ subject: String, _ object: (any LuaObject)?) {
    switch error {
    case let error as LuaError: Simulation.current.raise(CallbackError(error, callback: name.text, subject: subject))
    case let mismatch as LuaMismatch:
      Simulation.current.raise(
        ScriptFault.wrongAnswer(
          callback: name.text, subject: subject, mismatch: mismatch, call: context(name, object)))
    default: Simulation.current.raise(error)
    }
  }

  /// Pushes the method, leaving the delegate below it; pushes nothing where there is none.
  private func find(_ name: LuaName, _ stack: LuaStack) -> Bool {
    let owner = stack.top
    stack.pushName(name)
    defer { lshim_remove(stack.raw, owner + 1) }
    guard lshim_find(stack.raw, owner, owner + 1) else { return false }
    guard stack.isCallable(at: -1) else {
      stack.pop()
      return false
    }
    return true
  }
}

/// What the host hands to a callback.
enum CallArgument {
  case object(AnyObject & LuaObject)
  case path(RowPath)
  case paths([RowPath])
  /// From 0; a script gets it from 1, as the other position.
  case section(Int)
  case position(Int)
  case bool(Bool)
  case string(String)
  case point(CGPoint)
  case number(CGFloat)
  /// Of characters, from 0; a script gets the first and the last, from 1.
  case range(Range<Int>)

  func push(on stack: LuaStack) {
    switch self {
    case .object(let object): object.push(on: stack)
    case .path(let path): stack.push(path)
    case .paths(let paths): stack.push(paths)
    case .section(let section): stack.push(section + 1)
    case .position(let position): stack.push(position + 1)
    case .bool(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .range(let range): stack.push([range.lowerBound + 1, range.upperBound])
    }
  }

  var logged: CallLog.Argument {
    switch self {
    case .object(let object): .object(object)
    case .path(let path): .path(path)
    case .paths(let paths): .paths(paths)
    case .section(let section): .number(Double(section + 1))
    case .position(let position): .number(Double(position + 1))
    case .bool(let value): .bool(value)
    case .string(let value): .string(value)
    case .point(let value): .point(value)
    case .number(let value): .number(Double(value))
    case .range(let range): .number(Double(range.lowerBound + 1))
    }
  }
}

extension [CallArgument] {
  /// The object that a callback is about.
  var object: (any LuaObject)? {
    if case .object(let object) = first { object } else { nil }
  }

}

// MARK: - Answers

/// Whatever a method answers that nobody asked for.
struct Anything: LuaReadable {
  static var luaTypeName: String { "anything" }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Anything { Anything() }
}

/// A yes or no. Nothing and nil are no, as everywhere in Lua.
struct Truth: LuaReadable {
  let value: Bool
  static var luaTypeName: String { "true or false" }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Truth {
    guard stack.isNil(at: index) || stack.type(at: index) == LUA_TBOOLEAN else { throw stack.mismatch(luaTypeName, at: index) }
    return Truth(value: lua_toboolean(stack.raw, index) != 0)
  }
}

/// How many: a whole number. Negative ones are the table's to refuse.
struct Count: LuaReadable {
  let value: Int
  static var luaTypeName: String { "a whole number" }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Count {
    var isInteger: Int32 = 0
    let value = lua_tointegerx(stack.raw, index, &isInteger)
    guard isInteger != 0, stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Count(value: Int(value))
  }
}

/// A height in points. Which numbers are heights is the table's to say.
struct Height: LuaReadable {
  let value: CGFloat
  static var luaTypeName: String { "a number" }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Height {
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return Height(value: CGFloat(lua_tonumberx(stack.raw, index, nil)))
  }
}

/// The cell of a row.
struct CellAnswer: LuaReadable {
  let cell: UITableViewCell
  static var luaTypeName: String { "a UITableViewCell" }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CellAnswer {
    CellAnswer(cell: try UITableViewCell.read(stack, at: index))
  }
}
