extension Bool: LuaConvertible {
  @inlinable public static var pushesOneValue: Bool { true }
  @inlinable public static var luaTypeName: String { "true or false" }
  public static var luaType: LuaType { .boolean }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Bool {
    guard lua_type(stack.raw, index) == LUA_TBOOLEAN else { throw stack.mismatch(luaTypeName, at: index) }
    return lua_toboolean(stack.raw, index) != 0
  }

  @inlinable public func push(on stack: LuaStack) { lua_pushboolean(stack.raw, self ? 1 : 0) }
}

/// An integer. A float with an integral value is accepted, too, as everywhere in Lua.
extension Int: LuaConvertible {
  @inlinable public static var pushesOneValue: Bool { true }
  @inlinable public static var luaTypeName: String { "a whole number" }
  public static var luaType: LuaType { .integer }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Int {
    var isWhole: Int32 = 0
    guard lua_type(stack.raw, index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    let value = lua_tointegerx(stack.raw, index, &isWhole)
    guard isWhole != 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return Int(value)
  }

  @inlinable public func push(on stack: LuaStack) { lua_pushinteger(stack.raw, lua_Integer(self)) }
}

/// A finite number. NaN and infinity are refused, because the simulation can't draw them or wait for such a time.
extension Double: LuaConvertible {
  @inlinable public static var pushesOneValue: Bool { true }
  @inlinable public static var luaTypeName: String { "a number" }
  public static var luaType: LuaType { .number }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Double {
    guard lua_type(stack.raw, index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    let value = lua_tonumberx(stack.raw, index, nil)
    guard value.isFinite else { throw stack.mismatch("a finite number", at: index) }
    return value
  }

  @inlinable public func push(on stack: LuaStack) { lua_pushnumber(stack.raw, self) }
}

/// A string. A number is converted to its text, as Lua's own functions do.
extension String: LuaConvertible {
  @inlinable public static var pushesOneValue: Bool { true }
  @inlinable public static var luaTypeName: String { "a string" }
  public static var luaType: LuaType { .string }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> String {
    if lua_type(stack.raw, index) == LUA_TSTRING, lua_rawlen(stack.raw, index) >= longText { try needRoom(stack, at: index) }
    if let text = stack.text(at: index) { return text }
    guard lua_type(stack.raw, index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    stack.pushCopy(of: index)  // converting changes the value on the stack
    defer { stack.pop() }
    _ = lua_tolstring(stack.raw, -1, nil)
    return stack.text(at: -1) ?? ""
  }

  /// Units: bytes. Texts from here on are copied only if the memory limit has room for the copy. Ours: shorter ones make no difference to it
  @usableFromInline static let longText = 1 << 20

  @usableFromInline static func needRoom(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) {
    let length = Int(lua_rawlen(stack.raw, index))
    guard !stack.state.hasRoom(for: length) else { return }
    let limit = (stack.state.limits.memory ?? 0) >> 20
    throw LuaMismatch(
      wanted: "a text that the script's memory limit of \(limit) MB has room for (--memory)", got: "one of \(length >> 20) MB")
  }

  @inlinable public func push(on stack: LuaStack) {
    var text = self
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(stack.raw, $0.baseAddress, $0.count) }
    }
  }
}

/// A position in a list: counts from 1 in Lua, from 0 in Swift.
public struct LuaIndex: LuaConvertible, Equatable {
  public let zeroBased: Int

  public init(zeroBased: Int) { self.zeroBased = zeroBased }

  public static var luaTypeName: String { "a whole number from 1" }
  public static var luaType: LuaType { .integer }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaIndex {
    var isWhole: Int32 = 0
    let value = lua_type(stack.raw, index) == LUA_TNUMBER ? lua_tointegerx(stack.raw, index, &isWhole) : 0
    guard isWhole != 0, value >= 1 else { throw stack.mismatch(luaTypeName, at: index) }
    return LuaIndex(zeroBased: Int(value) - 1)
  }

  @inlinable public func push(on stack: LuaStack) { lua_pushinteger(stack.raw, lua_Integer(zeroBased + 1)) }
}
