@_exported import CLuaShim

/// The stack of one coroutine: functions read their arguments from it and leave their results on it.
///
/// It wraps a plain pointer. No function here raises a Lua error (see CLuaShim.h); functions that may fail throw.
/// Functions that push leave exactly one value unless they say otherwise.
public struct LuaStack {
  public let raw: OpaquePointer

  @inlinable public init(_ raw: OpaquePointer) { self.raw = raw }

  @inlinable public var context: UnsafeMutablePointer<lshim_context> { lshim_context_of(raw) }

  /// The state that this stack belongs to.
  @inlinable public var state: LuaState { Unmanaged<LuaState>.fromOpaque(context.pointee.owner).takeUnretainedValue() }

  /// The number of values on the stack, which is also the index of the top value.
  @inlinable public var top: Int32 {
    get { lua_gettop(raw) }
    nonmutating set { lua_settop(raw, newValue) }
  }

  @inlinable public func pop(_ count: Int32 = 1) { lshim_pop(raw, count) }
  /// A table is one that can be read raw, see `lshim_is_table`.
  @inlinable public func type(at index: Int32) -> Int32 { lshim_is_table(raw, index) ? LUA_TTABLE : lua_type(raw, index) }
  @inlinable public func isNil(at index: Int32) -> Bool { lua_type(raw, index) <= LUA_TNIL }
  @inlinable public func isTable(at index: Int32) -> Bool { lshim_is_table(raw, index) }
  @inlinable public func isFunction(at index: Int32) -> Bool { lua_type(raw, index) == LUA_TFUNCTION }

  /// Whether a value can be called: a function, or a table with a `__call` that is not a class. A test's spy is such a table.
  public func isCallable(at index: Int32) -> Bool {
    if isFunction(at: index) { return true }
    guard isTable(at: index), lshim_class_id(raw, index) < 0, lua_getmetatable(raw, index) != 0 else { return false }
    pushRawField("__call", of: -1)
    defer { pop(2) }
    return isFunction(at: -1)
  }

  @inlinable public func absolute(_ index: Int32) -> Int32 { lua_absindex(raw, index) }

  @inlinable public func pushNil() { lua_pushnil(raw) }
  @inlinable public func pushCopy(of index: Int32) { lua_pushvalue(raw, index) }
  @inlinable public func push<Value: LuaPushable>(_ value: Value) { value.push(on: self) }

  /// Makes room for `count` more values than the 20 that every call has. Returns false when the stack can't grow any more.
  @discardableResult @inlinable public func reserve(_ count: Int32) -> Bool { lua_checkstack(raw, count) != 0 }

  /// Pushes a table's value for a string key, without its metatable. Each call makes the Lua string anew; code that runs often uses
  /// `pushName`.
  public func pushRawField(_ name: String, of index: Int32) {
    let table = absolute(index)
    push(name)
    lua_rawget(raw, table)
  }

  /// Pops a value and stores it in a table's field, without the table's metatable.
  public func setRawField(_ name: String, of index: Int32) {
    let table = absolute(index)
    push(name)
    lshim_insert(raw, -2)
    lua_rawset(raw, table)
  }

  /// Reads the string that a C helper has just pushed, and pops it.
  public func popText() -> String {
    defer { pop() }
    return text(at: -1) ?? ""
  }

  /// The bytes of a string value; nil for anything else, numbers included.
  @inlinable public func text(at index: Int32) -> String? {
    guard lua_type(raw, index) == LUA_TSTRING else { return nil }
    var length = 0
    guard let bytes = lua_tolstring(raw, index, &length) else { return nil }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  /// A value as messages show it: `nil`, `3`, `"text"`, `a table`, `a UILabel`.
  public func shown(at index: Int32) -> String {
    lshim_push_got(raw, index)
    return popText()
  }

  /// The number of running functions, including C functions.
  public var callDepth: Int32 { lshim_call_depth(raw) }

  /// `file:line:` of the innermost running Lua function, or an empty text.
  public var position: String {
    lshim_push_position(raw, 0)
    return popText()
  }

  /// `file:line:` of the coroutine that runs; nil where none does.
  public var coroutinePosition: String? { lshim_push_coroutine_position(raw) ? popText() : nil }

  /// `file:line:` of a Lua function's definition, or an empty text.
  public func definition(at index: Int32) -> String {
    lshim_push_definition(raw, index)
    return popText()
  }
}
