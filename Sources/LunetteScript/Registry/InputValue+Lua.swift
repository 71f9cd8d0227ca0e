import Lua
import LunetteKit

/// The value of an app's own input in scripts: nil, a boolean, a number, a string, a list, or a table with string keys.
extension InputValue: LuaConvertible {
  public static var luaTypeName: String { "nil, a boolean, a number, a string, a list or a table with names" }
  public static var luaType: LuaType { .any }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> InputValue {
    try read(stack, at: index, level: 1)
  }

  private static func read(_ stack: LuaStack, at index: Int32, level: Int) throws(LuaMismatch) -> InputValue {
    let index = stack.absolute(index)
    switch stack.type(at: index) {
    case LUA_TNONE, LUA_TNIL: return .none
    case LUA_TBOOLEAN: return .bool(lua_toboolean(stack.raw, index) != 0)
    case LUA_TNUMBER:
      let number = lua_tonumberx(stack.raw, index, nil)
      guard number.isFinite else { throw stack.mismatch("a number that is finite", at: index) }
      return .number(number)
    case LUA_TSTRING: return .text(stack.text(at: index) ?? "")
    case LUA_TTABLE: break
    default: throw stack.mismatch(luaTypeName, at: index)
    }
    guard level < deepest, stack.reserve(4) else {
      throw LuaMismatch(wanted: "tables in at most \(deepest) levels", got: "more, or one that holds itself", hint: nil)
    }
    let count = lua_rawlen(stack.raw, index)
    let keys = stack.keys(at: index)
    if count > 0, !keys.isEmpty { throw LuaMismatch(wanted: "a list or a table with names", got: "a table that is both", hint: nil) }
    if count > 0 {
      var list: [InputValue] = []
      for place in 1...count {
        lua_rawgeti(stack.raw, index, lua_Integer(place))
        defer { stack.pop() }
        list.append(try read(stack, at: -1, level: level + 1))
      }
      return .list(list)
    }
    var table: [String: InputValue] = [:]
    for key in keys {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      table[key] = try read(stack, at: -1, level: level + 1)
    }
    return .table(table)
  }

  public func push(on stack: LuaStack) {
    switch self {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .text(let value): stack.push(value)
    case .list(let values):
      stack.reserve(4)
      lua_createtable(stack.raw, Int32(clamping: values.count), 0)
      for (place, value) in values.enumerated() {
        stack.push(value)
        lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
      }
    case .table(let values):
      stack.reserve(4)
      lua_createtable(stack.raw, 0, Int32(clamping: values.count))
      for key in values.keys.sorted() {
        stack.push(values[key] ?? InputValue.none)
        stack.setRawField(key, of: -2)
      }
    }
  }

  /// Limit of nested tables. Ours: more levels are a mistake, and a table that contains itself has no end.
  private static let deepest = 32
}
