/// A Swift type that can be read from a Lua value.
public protocol LuaReadable: LuaArgument {
  /// The type's name in messages, with an article: `a number`.
  static var luaTypeName: String { get }

  /// Reads the value at an index. The index may be above the top of the stack, for an argument that was left out.
  /// Throws: the expected and the actual kind of value
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self
}

/// A Swift type that can be passed to Lua as one value.
public protocol LuaPushable: LuaTyped {
  func push(on stack: LuaStack)
  /// Pushes a property's value, which a script may read again and again: a long list isn't made anew as long as it is unchanged.
  func pushProperty(on stack: LuaStack)
  /// Whether it is all the same if Lua gets the same value each time, as for objects and values that don't change. A table would be made anew.
  static var pushesOneValue: Bool { get }
}

extension LuaPushable {
  @inlinable public func pushProperty(on stack: LuaStack) { push(on: stack) }
  @inlinable public static var pushesOneValue: Bool { false }
}

public typealias LuaConvertible = LuaReadable & LuaPushable

/// A parameter of a native function. Most take the next Lua argument; a few take no argument, or all remaining ones.
public protocol LuaArgument: LuaTyped {
  /// Whether the parameter stands for a Lua argument, and so has a name in the reference.
  static var isNamed: Bool { get }
  static var isOptional: Bool { get }
  static var describedType: String { get }
  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> Self
}

extension LuaReadable {
  @inlinable public static var isNamed: Bool { true }
  @inlinable public static var isOptional: Bool { false }
  @inlinable public static var describedType: String { luaTypeName }

  @inlinable public static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> Self {
    let index = arguments.next
    arguments.next += 1
    return try read(arguments.stack, at: index)
  }
}

/// The arguments of a call, read one after the other. A native function that declares it as its last parameter gets the remaining
/// arguments.
public struct LuaArguments {
  public let stack: LuaStack

  /// The index of the next argument to read.
  public var next: Int32

  /// The index of the last argument; set before results are pushed.
  public let last: Int32

  @inlinable public init(_ stack: LuaStack, from first: Int32) {
    (self.stack, self.next, self.last) = (stack, first, stack.top)
  }

  public var count: Int { Int(max(0, last - next + 1)) }

  @inlinable public mutating func take<Value: LuaArgument>(_: Value.Type = Value.self) throws(LuaMismatch) -> Value {
    try Value.take(&self)
  }
}

extension LuaArguments: LuaArgument {
  public static var isNamed: Bool { true }
  public static var isOptional: Bool { true }
  public static var describedType: String { "any number of values" }
  public static var luaType: LuaType { .rest }
  public static func take(_ arguments: inout LuaArguments) -> LuaArguments {
    defer { arguments.next = arguments.last + 1 }
    return arguments
  }
}

/// A parameter of this type gets the stack of the call and takes no argument.
extension LuaStack: LuaArgument {
  @inlinable public static var isNamed: Bool { false }
  @inlinable public static var isOptional: Bool { true }
  @inlinable public static var describedType: String { "" }
  public static var luaType: LuaType { .any }
  @inlinable public static func take(_ arguments: inout LuaArguments) -> LuaStack { arguments.stack }
}
