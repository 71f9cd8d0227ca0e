import Foundation
import Lua
import LunetteKit

/// A script's function that the host calls later: an action, a completion, a timer's function.
///
/// An error in it is recorded as the simulation's fault; while one is pending, nothing is called.
final class Callback {
  let function: LuaFunction
  private unowned let host: ScriptHost

  init(_ function: LuaFunction) {
    self.function = function
    host = ScriptHost.current
  }

  func call() { run { _ in 0 } }

  func call<A: LuaPushable>(_ a: A) {
    run { stack in
      stack.push(a)
      return 1
    }
  }

  func call<A: LuaPushable, B: LuaPushable>(_ a: A, _ b: B) {
    run { stack in
      stack.push(a)
      stack.push(b)
      return 2
    }
  }

  func call<A: LuaPushable, B: LuaPushable, C: LuaPushable>(_ a: A, _ b: B, _ c: C) {
    run { stack in
      stack.push(a)
      stack.push(b)
      stack.push(c)
      return 3
    }
  }

  private func run(_ pushArguments: (LuaStack) -> Int32) {
    guard Simulation.current.fault == nil, !host.state.isClosed else { return }
    do {
      try callThrowing(pushArguments)
    } catch {
      Simulation.current.raise(error)
    }
  }

  /// The same for callers that can hand an error on.
  func callThrowing(_ pushArguments: (LuaStack) -> Int32 = { _ in 0 }) throws {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    host.beginCall("function", [], position: host.log == nil ? nil : host.definition(at: -1))
    defer { host.endCall() }
    try stack.call(arguments: pushArguments(stack), results: 0)
  }
}
