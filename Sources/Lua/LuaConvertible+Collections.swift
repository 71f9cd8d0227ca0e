extension Optional: LuaTyped where Wrapped: LuaTyped {
  public static var luaType: LuaType { .optional(Wrapped.luaType.required) }
}

extension Optional: LuaArgument, LuaReadable where Wrapped: LuaReadable {
  public static var luaTypeName: String { Wrapped.luaTypeName + " or nil" }
  public static var isOptional: Bool { true }
  public static var describedType: String { Wrapped.describedType }

  @inlinable public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Wrapped? {
    stack.isNil(at: index) ? nil : try Wrapped.read(stack, at: index)
  }
}

extension Optional: LuaPushable where Wrapped: LuaPushable {
  @inlinable public func push(on stack: LuaStack) {
    if let self { self.push(on: stack) } else { stack.pushNil() }
  }
  @inlinable public func pushProperty(on stack: LuaStack) {
    if let self { self.pushProperty(on: stack) } else { stack.pushNil() }
  }
}

extension Array: LuaTyped where Element: LuaTyped {
  public static var luaType: LuaType { .list(Element.luaType) }
}

/// A value that is one of some names: where a list of such is wanted, one of them may stand alone. Source: docs/lua-api.md 1.5
public protocol LuaCase {}

/// A list: the values 1, 2, 3 ... of a table, read raw.
extension Array: LuaArgument, LuaReadable where Element: LuaReadable {
  public static var luaTypeName: String { "a list" }
  public static var describedType: String { "a list, each \(Element.describedType)" }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> [Element] {
    guard stack.isTable(at: index) else {
      if stack.text(at: index) != nil, Element.self is any LuaCase.Type { return [try Element.read(stack, at: index)] }
      throw stack.mismatch(describedType, at: index)
    }
    let table = stack.absolute(index)
    try stack.requireList(at: table, describedType)
    var result: [Element] = []
    for position in stride(from: 1, through: lua_Integer(lua_rawlen(stack.raw, table)), by: 1) {
      lua_rawgeti(stack.raw, table, position)
      defer { stack.pop() }
      do {
        result.append(try Element.read(stack, at: -1))
      } catch {
        throw LuaMismatch(wanted: describedType, got: "\(error.got) at position \(position)", hint: error.hint)
      }
    }
    return result
  }
}

extension Array: LuaPushable where Element: LuaPushable {
  public func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, Int32(clamping: count), 0)
    for (position, element) in enumerated() {
      element.push(on: stack)
      lua_rawseti(stack.raw, -2, lua_Integer(position + 1))
    }
  }

  /// A long list is kept together with the array, by the array's address: see lists.c.
  public func pushProperty(on stack: LuaStack) {
    guard Element.pushesOneValue, count >= leastKeptList else { return push(on: stack) }
    let place = withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    stack.pushList(at: place, ArrayToShow(self, \.self))
  }
}

/// What a long list of Lua's is made of: its elements become values of Lua when a script first asks for them.
open class ListToShow {
  public let count: Int
  /// Whether Lua may get the same value of an element each time; a table is copied.
  public let pushesOneValue: Bool
  public init(count: Int, pushesOneValue: Bool) { (self.count, self.pushesOneValue) = (count, pushesOneValue) }

  /// - Parameter place: of an element, from 0
  open func push(_ place: Int, on stack: LuaStack) { stack.pushNil() }
}

private final class ArrayToShow<Source, Element: LuaPushable>: ListToShow {
  private let elements: [Source]
  private let map: (Source) -> Element
  init(_ elements: [Source], _ map: @escaping (Source) -> Element) {
    (self.elements, self.map) = (elements, map)
    super.init(count: elements.count, pushesOneValue: Element.pushesOneValue)
  }

  override func push(_ place: Int, on stack: LuaStack) { map(elements[place]).push(on: stack) }
}

/// The list that an array became by a function that leaves some elements out.
private final class MadeList<Source, Element: LuaPushable>: ListToShow {
  private let source: [Source]
  private let elements: [Element]
  init(_ source: [Source], _ map: (Source) -> Element?) {
    (self.source, elements) = (source, source.compactMap(map))
    super.init(count: elements.count, pushesOneValue: Element.pushesOneValue)
  }

  override func push(_ place: Int, on stack: LuaStack) { elements[place].push(on: stack) }
}

extension LuaStack {
  /// Pushes a list, and keeps it as long as `list` lives.
  /// - Parameters:
  ///   - place: an address that means this list and no other while `list` lives
  ///   - list: only asked for if no list of that place is kept
  public func pushList(at place: UnsafeRawPointer?, _ list: @autoclosure () -> ListToShow) {
    if lshim_push_list(raw, place) { return }
    let list = list()
    lshim_keep_list(raw, place, Unmanaged.passRetained(list).toOpaque(), lua_Integer(list.count), !list.pushesOneValue)
  }

  /// Pushes the list that a property makes of another list, and keeps it as long as that one is the same.
  /// - Parameters:
  ///   - number: from 1; tells several lists apart that are made of the same one
  ///   - map: what an element becomes, whenever it is asked for; Lua may get it more than once (a table as a copy each time)
  public func pushList<Source, Element: LuaPushable>(of source: [Source], number: Int = 1, _ map: @escaping (Source) -> Element) {
    guard source.count >= leastKeptList else { return source.map(map).push(on: self) }
    pushList(at: place(of: source, number), ArrayToShow(source, map))
  }

  /// - Parameter map: what an element is now, or nil for one that is left out
  public func pushPart<Source, Element: LuaPushable>(of source: [Source], number: Int = 1, _ map: (Source) -> Element?) {
    guard source.count >= leastKeptList else { return source.compactMap(map).push(on: self) }
    pushList(at: place(of: source, number), MadeList(source, map))
  }

  /// The list of the source itself, if a property shows that too, is kept by the source's address.
  private func place<Source>(of source: [Source], _ number: Int) -> UnsafeRawPointer? {
    source.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress).map { $0 + number } }
  }
}

/// Fewest elements of a list that is kept. Ours: making a shorter one anew takes little longer
private let leastKeptList = 32

let pushElementOfList: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, lua_Integer) -> Void = { raw, list, place in
  guard let raw, let list else { return }
  Unmanaged<ListToShow>.fromOpaque(list).takeUnretainedValue().push(Int(place) - 1, on: LuaStack(raw))
}

extension Dictionary: LuaTyped where Key == String, Value: LuaTyped {
  public static var luaType: LuaType { .map(Value.luaType) }
}

/// A table with string keys, read raw.
extension Dictionary: LuaArgument, LuaReadable where Key == String, Value: LuaReadable {
  public static var luaTypeName: String { "a table" }
  public static var describedType: String { "a table, each value \(Value.describedType)" }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> [String: Value] {
    guard stack.isTable(at: index) else { throw stack.mismatch(describedType, at: index) }
    var result: [String: Value] = [:]
    var other: String?
    for key in stack.keys(at: index, others: { other = other ?? $0 }) {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      do {
        result[key] = try Value.read(stack, at: -1)
      } catch {
        throw LuaMismatch(wanted: describedType, got: "\(error.got) for '\(key)'", hint: error.hint)
      }
    }
    if let other { throw LuaMismatch(wanted: describedType, got: "a table with the key \(other)", hint: "its keys are texts") }
    return result
  }
}

extension Dictionary: LuaPushable where Key == String, Value: LuaPushable {
  public func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, Int32(clamping: count))
    // Lua numbers its objects in the order in which they are made. Swift's dictionaries have another order in every process, so the keys
    // are sorted.
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      value.push(on: stack)
      stack.setRawField(key, of: -2)
    }
  }
}

extension LuaStack {
  /// The string keys of a table, in the order in which `pairs` gives them.
  /// - Parameter others: gets each key that is no text, in words
  public func keys(at index: Int32, others: ((String) -> Void)? = nil) -> [String] {
    lshim_push_sorted_keys(raw, index)
    defer { pop() }
    var keys: [String] = []
    for position in 0..<lua_Integer(lua_rawlen(raw, -1)) {
      lua_rawgeti(raw, -1, position + 1)
      if let key = text(at: -1) { keys.append(key) } else { others?(shown(at: -1)) }
      pop()
    }
    return keys
  }
}
