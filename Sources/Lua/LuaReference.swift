/// Keeps one Lua value alive for Swift, until the reference or the state ends.
///
/// The value cannot be collected as long as the reference lives. So if an object owns a reference to a function, and the function captures the object, both stay
/// until one of the two lets go of the other.
public final class LuaReference {
  let handle: LuaHandle
  public private(set) var id: Int32

  /// Takes the value on top of the stack, and pops it.
  public init(popping stack: LuaStack) {
    handle = stack.state.handle
    id = lshim_reference(stack.raw)
  }

  /// Refers to a value that stays on the stack.
  public convenience init(_ stack: LuaStack, at index: Int32) {
    stack.pushCopy(of: index)
    self.init(popping: stack)
  }

  /// Whether the value is a string.
  public var isText: Bool {
    guard let raw = handle.raw else { return false }
    lshim_push_reference(raw, id)
    defer { lshim_pop(raw, 1) }
    return lua_type(raw, -1) == LUA_TSTRING
  }

  deinit { release() }

  /// From now on the value stays only as long as something else holds it: `collectGarbage` releases the reference of one that nothing holds.
  public func holdWeakly() {
    if !isReleased { handle.weakReferences[id] = Unmanaged.passUnretained(self) }
  }

  /// Lets go of the value before the reference is released. From then on, pushing the reference pushes nil.
  public func release() {
    if !handle.weakReferences.isEmpty { handle.weakReferences[id] = nil }
    if let raw = handle.raw { lshim_unreference(raw, id) }
    id = LUA_REFNIL
  }

  /// Whether it has let go of its value.
  public var isReleased: Bool { id == LUA_REFNIL }
}

extension LuaReference: LuaConvertible {
  public static var luaTypeName: String { "a value" }
  public static var luaType: LuaType { .any }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    if stack.isNil(at: index) { throw stack.mismatch(luaTypeName, at: index) }
    return Self(stack, at: index)
  }

  @inlinable public func push(on stack: LuaStack) { lshim_push_reference(stack.raw, id) }
}

/// A reference to a Lua function, or to a table that can be called like one.
public struct LuaFunction: LuaConvertible {
  public let reference: LuaReference

  public init(_ reference: LuaReference) { self.reference = reference }

  public static var luaTypeName: String { "a function" }
  public static var luaType: LuaType { .function }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaFunction {
    guard stack.isCallable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return LuaFunction(LuaReference(stack, at: index))
  }

  @inlinable public func push(on stack: LuaStack) { reference.push(on: stack) }

  /// `file:line:` of the function's definition; empty for functions of the host.
  public func definition(on stack: LuaStack) -> String {
    push(on: stack)
    defer { stack.pop() }
    return stack.definition(at: -1)
  }
}

/// A reference to a Lua table. Its fields are read raw, so that no metatable can interfere.
public struct LuaTable: LuaConvertible {
  public let reference: LuaReference

  public init(_ reference: LuaReference) { self.reference = reference }

  public static var luaTypeName: String { "a table" }
  public static var luaType: LuaType { .table }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaTable {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return LuaTable(LuaReference(stack, at: index))
  }

  @inlinable public func push(on stack: LuaStack) { reference.push(on: stack) }
}

/// Shared by a state and its references, because references may outlive the state.
final class LuaHandle {
  var raw: OpaquePointer?
  /// The references that don't keep their values, by their ids. Each takes itself out when it is released.
  var weakReferences: [Int32: Unmanaged<LuaReference>] = [:]
}
