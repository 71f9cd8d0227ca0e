import Foundation
import Lua
import LunetteKit

/// The methods that a script's `class` overrides, as the simulated UIKit asks for them. One for a state serves all its objects.
///
/// Source: lua-api.md 1.8
final class ScriptOverrides: RuntimeOverrides {
  private unowned let host: ScriptHost
  /// Names by the address of their text, which is constant for a static string.
  private var names: [UnsafePointer<UInt8>: LuaName] = [:]

  init(host: ScriptHost) { self.host = host }

  /// An override that fails records the fault and answers `.none`; while a fault is pending, the class's own methods run.
  func call(_ method: StaticString, on object: AnyObject, _ arguments: [RuntimeValue]) -> RuntimeValue? {
    guard Simulation.current.fault == nil, !host.state.isClosed else { return nil }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(Int32(arguments.count) + 8)
    let name = self.name(method)
    stack.pushName(name)
    let address = Unmanaged.passUnretained(object).toOpaque()
    guard lshim_find_override(stack.raw, address, height + 1, name.id), lshim_push_known(stack.raw, address) else { return nil }
    for argument in arguments { push(argument, stack) }
    do {
      try stack.call(arguments: Int32(arguments.count) + 1, results: 1)
      return answer(stack)
    } catch {
      Simulation.current.raise(CallbackError(error, callback: name.text))
      return RuntimeValue.none
    }
  }

  func implements(_ method: String, on object: AnyObject) -> Bool {
    guard !host.state.isClosed, let object = object as? any LuaObject else { return false }
    return ScriptDelegate(host.reference(to: object)).has(LuaName(method))
  }

  func className(of object: AnyObject) -> String? { host.scriptClassName(of: object) }

  private func name(_ method: StaticString) -> LuaName {
    if let known = names[method.utf8Start] { return known }
    let name = LuaName("\(method)")
    names[method.utf8Start] = name
    return name
  }

  private func push(_ value: RuntimeValue, _ stack: LuaStack) {
    switch value {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .size(let value): stack.push(value)
    case .rect(let value): stack.push(value)
    case .object(let object): if let object = object as? any LuaObject { object.push(on: stack) } else { stack.pushNil() }
    case .touches(let touches): stack.push(touches.inLandingOrder)
    }
  }

  private func answer(_ stack: LuaStack) -> RuntimeValue {
    switch stack.type(at: -1) {
    case LUA_TBOOLEAN: return .bool(lua_toboolean(stack.raw, -1) != 0)
    case LUA_TNUMBER: return .number(CGFloat(lua_tonumberx(stack.raw, -1, nil)))
    case LUA_TSTRING: return .string(stack.text(at: -1) ?? "")
    default: break
    }
    if let box = lshim_to_box(stack.raw, -1), let object = box.pointee.object {
      return .object(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    }
    if let size = try? CGSize.read(stack, at: -1) { return .size(size) }
    return .none
  }
}
