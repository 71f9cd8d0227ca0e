import Lua

/// A reference to a script's value that doesn't keep the value alive: the target of a notification.
///
/// An object of UIKit's lives as long as UIKit or a script holds it, so Swift's weak reference tells when it ends. Any other value is in a
/// weak table of Lua's.
final class WeakReference {
  private weak var object: (any AnyObject & LuaObject)?
  /// Nil for objects of UIKit's.
  private let slot: LuaReference?

  init(_ stack: LuaStack, at index: Int32) {
    if let box = lshim_to_box(stack.raw, index), let address = box.pointee.object {
      object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? any AnyObject & LuaObject
      slot = nil
      return
    }
    stack.reserve(4)
    let place = lua_absindex(stack.raw, index)
    lua_createtable(stack.raw, 1, 0)
    lua_createtable(stack.raw, 0, 1)
    stack.push("v")
    stack.setRawField("__mode", of: -2)
    lua_setmetatable(stack.raw, -2)
    stack.pushCopy(of: place)
    lua_rawseti(stack.raw, -2, 1)
    slot = LuaReference(popping: stack)
  }

  /// Nil when the value is gone.
  var value: LuaReference? {
    guard let slot else { return object.map(ScriptContext.current.reference) }
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(slot)
    defer { stack.pop() }
    lua_rawgeti(stack.raw, -1, 1)
    if stack.isNil(at: -1) {
      stack.pop()
      return nil
    }
    return LuaReference(popping: stack)
  }
}
