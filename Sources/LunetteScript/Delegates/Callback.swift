import Foundation
import Lua
import LunetteKit

/// A script's function that the host calls later: an action, a completion, a timer's function.
///
/// An error in the function is recorded as the simulation's fault. While a fault is pending, the function isn't called.
package final class Callback: StateDescribing {
  package let function: LuaFunction
  private unowned let host: ScriptContext
  private let holds: ScriptHolds?

  package init(_ function: LuaFunction) {
    self.function = function
    host = ScriptContext.current
    holds = host.currentApp?.holds
    holds?.add(function.reference, of: self)
  }

  /// For a function that is called once, for something that is under way: as long as it was not called it is part of the app's state.
  package static func once(_ function: LuaFunction) -> Callback {
    let callback = Callback(function)
    callback.isAwaited = true
    callback.holds?.addAwaited(callback)
    return callback
  }
  private var isAwaited = false

  deinit { holds?.remove(self) }

  package func call() { run { _ in 0 } }

  func describeState(to state: StateWriter) { state.value(function.reference) }

  package func call<A: LuaPushable>(_ a: A) {
    run { stack in
      stack.push(a)
      return 1
    }
  }

  package func call<A: LuaPushable, B: LuaPushable>(_ a: A, _ b: B) {
    run { stack in
      stack.push(a)
      stack.push(b)
      return 2
    }
  }

  package func call<A: LuaPushable, B: LuaPushable, C: LuaPushable>(_ a: A, _ b: B, _ c: C) {
    run { stack in
      stack.push(a)
      stack.push(b)
      stack.push(c)
      return 3
    }
  }

  /// The truth of what the function answers; false where it fails or may not be called.
  package func answers<A: LuaPushable>(_ a: A) -> Bool {
    answer(Bool.self) { stack in
      stack.push(a)
      return 1
    } ?? false
  }

  /// The truth of what the function answers without arguments.
  package func isTrue() -> Bool { answer(Bool.self) { _ in 0 } ?? false }

  /// The responder that a search finds.
  func found(_ current: UIResponder?, _ isForward: Bool) -> UIResponder? {
    answer(UIResponder.self) { stack in
      stack.push(current)
      stack.push(isForward)
      return 2
    }
  }

  private func answer<R: LuaReadable>(_ type: R.Type, _ pushArguments: (LuaStack) -> Int32) -> R? {
    guard mayCall else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    host.beginCall("function", [], position: host.notesPositions ? host.definition(at: -1) : nil)
    defer { host.endCall() }
    do {
      try stack.call(arguments: pushArguments(stack), results: 1)
      noteAnswer(stack)
    } catch {
      ScriptContext.simulation.recordFault(error)
      return nil
    }
    if R.self == Bool.self { return (lua_toboolean(stack.raw, -1) != 0) as? R }
    return stack.isNil(at: -1) ? nil : try? R.read(stack, at: -1)
  }

  package func call(list: [any LuaPushable]) {
    run { stack in
      stack.reserve(Int32(clamping: list.count))
      for value in list { value.push(on: stack) }
      return Int32(list.count)
    }
  }

  /// What the function returns; nil after a fault, which an answer of another kind is, too.
  package func answer<A: LuaPushable, Value: LuaReadable>(_ a: A, as type: Value.Type, named name: String) -> Value? {
    answer(list: [a], as: type, named: name)
  }

  package func answer<Value: LuaReadable>(list arguments: [any LuaPushable], as _: Value.Type, named name: String) -> Value? {
    guard mayCall else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8 + Int32(clamping: arguments.count))
    stack.push(function)
    let call = CallbackContext(position: host.definition(at: -1).map { "\($0): " } ?? "", object: "", delegate: "")
    host.beginCall(name, [], position: host.notesPositions ? host.definition(at: -1) : nil)
    defer { host.endCall() }
    for argument in arguments { argument.push(on: stack) }
    do {
      try stack.call(arguments: Int32(clamping: arguments.count), results: 1)
      noteAnswer(stack)
      return try Value.read(stack, at: -1)
    } catch let mismatch as LuaMismatch {
      ScriptContext.simulation.recordFault(ScriptFault.wrongAnswer(callback: name, subject: "", mismatch: mismatch, call: call))
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
    return nil
  }

  private func noteAnswer(_ stack: LuaStack) {
    guard host.notesAnswers else { return }
    stack.push(function)
    let definition = stack.definition(at: -1)
    stack.pop()
    host.noteAnswer(stack, at: stack.isNil(at: -1) ? nil : -1, definition)
  }

  /// Whether the function may be called now. That of an app that has been closed is gone, which is recorded as a fault.
  private var mayCall: Bool {
    guard ScriptContext.simulation.mayCall, !host.state.isClosed else { return false }
    if !function.reference.isReleased { return true }
    ScriptContext.simulation.recordFault(ScriptFault.endedFunction)
    return false
  }

  private func run(_ pushArguments: (LuaStack) -> Int32) {
    guard mayCall else { return }
    do {
      try callThrowing(pushArguments)
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
  }

  /// As `call`, for callers that can throw the error.
  ///
  /// - Parameter asScenario: the function is part of a scenario, so it may move fingers and time
  package func callThrowing(asScenario: Bool = false, _ pushArguments: (LuaStack) -> Int32 = { _ in 0 }) throws {
    if function.reference.isReleased { throw ScriptFault.endedFunction }
    if isAwaited {
      isAwaited = false
      holds?.forget(self)
    }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    host.beginCall("function", [], position: host.notesPositions ? host.definition(at: -1) : nil)
    defer { host.endCall() }
    let arguments = pushArguments(stack)
    if asScenario {
      try host.asScenario { try stack.call(arguments: arguments, results: 0) }
    } else {
      try stack.call(arguments: arguments, results: 0)
    }
  }
}
