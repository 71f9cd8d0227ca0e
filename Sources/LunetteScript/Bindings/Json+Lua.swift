import Lua
import LunetteCore
import LunetteKit

/// Texts in JSON. Source: docs/rules/world.md 3
final class ScriptJson: LuaObject {
  static let luaName = "JSONSerialization"

  /// Source: Apple, JSONSerialization.ReadingOptions; dropsNulls is ours
  enum ReadingOption: String, LuaEnum, CaseIterable { case fragmentsAllowed, dropsNulls, mutableContainers, mutableLeaves }
  /// Source: Apple, JSONSerialization.WritingOptions
  enum WritingOption: String, LuaEnum, CaseIterable { case prettyPrinted, sortedKeys, fragmentsAllowed, withoutEscapingSlashes }

  /// Source: Apple, NSPropertyListReadCorruptError, which JSON shares
  private static let corruptCode = 3840
  /// Source: Apple, NSCocoaErrorDomain
  private static let domain = "NSCocoaErrorDomain"
  static let description = "The data couldn’t be read because it isn’t in the correct format."

  static func read(_ text: TextBytes, _ options: [ReadingOption]) throws -> Attempted {
    let context = ScriptContext.current
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    do throws(JsonProblem) {
      _ = try text.bytes.withUnsafeBufferPointer { bytes throws(JsonProblem) in
        let builder = LuaTableBuilder(stack, null: context.null, dropsNulls: options.contains(.dropsNulls))
        return try JsonReader.read(bytes, allowsFragments: options.contains(.fragmentsAllowed), into: builder)
      }
      return .value(LuaReference(stack, at: -1))
    } catch {
      return .failure(failure(error))
    }
  }

  private static func failure(_ problem: JsonProblem) -> ScriptError {
    let details = details(problem.description, line: problem.line, column: problem.column, index: problem.index)
    return ScriptError(domain: domain, code: corruptCode, localizedDescription: description, userInfo: details)
  }

  /// The `userInfo` of an error about a text.
  static func details(_ words: String, line: Int, column: Int, index: Int? = nil) -> LuaTable {
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 4)
    stack.setField("NSDebugDescription", to: words)
    if let index { stack.setField("NSJSONSerializationErrorIndex", to: index) }
    stack.setField("line", to: line)
    stack.setField("column", to: column)
    return LuaTable(LuaReference(popping: stack))
  }

  static func write(_ value: LuaReference, _ options: [WritingOption]) throws -> TextBytes {
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(value)
    var settings = JsonWriter.Options()
    (settings.isPretty, settings.escapesSlashes) = (options.contains(.prettyPrinted), !options.contains(.withoutEscapingSlashes))
    if !stack.isTable(at: -1), !options.contains(.fragmentsAllowed) {
      throw JsonWritingFault("Invalid top-level type in JSON write: wanted a table, got \(stack.shown(at: -1)); {\"fragmentsAllowed\"} allows other values")
    }
    var walk = JsonWalk(stack, JsonWriter(settings))
    try walk.write(at: stack.top)
    try walk.makeRoom(for: 0, copying: true)
    return TextBytes(bytes: walk.writer.bytes)
  }
}

/// A Lua string byte by byte: it need be no text.
package struct TextBytes: LuaConvertible {
  package let bytes: [UInt8]
  package static var luaTypeName: String { "a string" }
  package static var luaType: LuaType { .string }

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextBytes {
    var length = 0
    guard stack.type(at: index) == LUA_TSTRING, let start = lua_tolstring(stack.raw, index, &length) else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    return start.withMemoryRebound(to: UInt8.self, capacity: length) { TextBytes(bytes: Array(UnsafeBufferPointer(start: $0, count: length))) }
  }

  package func push(on stack: LuaStack) { bytes.withUnsafeBufferPointer { stack.push(utf8: $0) } }
}

/// What a table holds that JSON can't.
struct JsonWritingFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension JsonWritingFault: ScriptRaisable { var raised: LuaError? { nil } }

/// Makes Lua values of what a reader of JSON tells: tables, and lists that know that they are lists.
private struct LuaTableBuilder: JsonBuilder {
  private let stack: LuaStack
  private let nothing: ScriptNull
  private let dropsNulls: Bool
  /// For each open list the number of its items; nil for an object.
  private var open: [Int?] = []

  init(_ stack: LuaStack, null: ScriptNull, dropsNulls: Bool) { (self.stack, self.nothing, self.dropsNulls) = (stack, null, dropsNulls) }

  /// The value on top goes to where it belongs.
  private mutating func place() {
    guard let last = open.indices.last else { return }
    if let count = open[last] {
      lua_rawseti(stack.raw, -2, lua_Integer(count + 1))
      open[last] = count + 1
    } else {
      lua_rawset(stack.raw, -3)
    }
  }

  mutating func null() {
    if dropsNulls, let last = open.last, last == nil { return stack.pop() }
    nothing.push(on: stack)
    place()
  }

  mutating func flag(_ value: Bool) {
    stack.push(value)
    place()
  }

  mutating func whole(_ value: Int64) {
    lua_pushinteger(stack.raw, lua_Integer(value))
    place()
  }

  mutating func number(_ value: Double) {
    lua_pushnumber(stack.raw, value)
    place()
  }

  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
    stack.push(utf8: utf8)
    place()
  }

  mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) { stack.push(utf8: utf8) }

  mutating func beginObject() {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 4)
    open.append(nil)
  }

  mutating func endObject() {
    open.removeLast()
    place()
  }

  mutating func beginList() {
    stack.reserve(4)
    lua_createtable(stack.raw, 4, 0)
    stack.markAsList()
    open.append(0)
  }

  mutating func endList() {
    open.removeLast()
    place()
  }
}

extension LuaStack {
  fileprivate func push(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(raw, $0.baseAddress, $0.count) }
  }

  /// The name of the metatable that lists of JSON share. A list that becomes empty stays a list by it.
  private static let listMark = "JSONArray"

  /// Marks the table on top as a list, which is written as `[]` when it is empty.
  func markAsList() {
    pushListMark()
    lua_setmetatable(raw, -2)
  }

  /// Whether the table was marked as a list.
  func isMarkedAsList(at index: Int32) -> Bool {
    guard lua_getmetatable(raw, index) != 0 else { return false }
    pushListMark()
    defer { pop(2) }
    return lua_rawequal(raw, -1, -2) != 0
  }

  private func pushListMark() {
    reserve(4)
    push(Self.listMark)
    lua_rawget(raw, lshim_registry_index())
    guard isNil(at: -1) else { return }
    pop()
    lua_createtable(raw, 0, 0)
    pushCopy(of: -1)
    setRawField(Self.listMark, of: lshim_registry_index())
  }
}

/// Writes a Lua value as JSON.
private struct JsonWalk {
  private let stack: LuaStack
  private(set) var writer: JsonWriter
  /// The way from the whole to the value: `items[3].owner`.
  private var path: [Step] = []

  private enum Step {
    case place(Int)
    case key(String)
    var text: String {
      switch self {
      case .place(let place): "[\(place)]"
      case .key(let key): "." + key
      }
    }
  }

  init(_ stack: LuaStack, _ writer: JsonWriter) { (self.stack, self.writer) = (stack, writer) }

  private func fault(_ text: String) -> JsonWritingFault {
    let place = path.prefix(Self.shownSteps).map(\.text).joined() + (path.count > Self.shownSteps ? "..." : "")
    return JsonWritingFault(place.isEmpty ? text : "\(text) at \(place.hasPrefix(".") ? String(place.dropFirst()) : place)")
  }

  /// Counts the work for so many bytes. The writer's bytes move when there are too many, and then are held twice.
  /// Throws: where the script may hold no more, or its time is over
  mutating func makeRoom(for bytes: Int, copying: Bool = false) throws {
    // Commas, quotes and the blanks at the head of a line.
    let needed = writer.bytes.count + bytes + 2 * path.count + 16
    var isOver = HostWork.mustEnd(steps: 1 + bytes / Self.bytesPerStep, "writing a table as JSON")
    if needed > writer.bytes.capacity || copying { isOver = isOver || HostWork.mustEnd(bytes: 2 * needed, "writing a table as JSON") }
    if isOver { throw JsonWritingFault("") }
  }

  /// How many steps of a place a message names; a table that holds itself has hundreds. Ours
  private static let shownSteps = 12

  /// Ours: a value takes about as long. Units: bytes
  private static let bytesPerStep = 256

  mutating func write(at index: Int32) throws {
    try makeRoom(for: 0)
    switch stack.type(at: index) {
    case LUA_TBOOLEAN: writer.flag(lua_toboolean(stack.raw, index) != 0)
    case LUA_TNUMBER where lua_isinteger(stack.raw, index) != 0: writer.whole(Int64(lua_tointegerx(stack.raw, index, nil)))
    case LUA_TNUMBER:
      let number = lua_tonumberx(stack.raw, index, nil)
      // Source: what NSJSONSerialization raises
      guard number.isFinite else { throw fault("Invalid number value (\(number.isNaN ? "NaN" : "infinite")) in JSON write") }
      writer.number(number)
    case LUA_TSTRING: try withText(at: index) { writer, text in writer.text(text) }
    case LUA_TTABLE: try writeTable(at: index)
    case LUA_TUSERDATA where (try? ScriptNull.read(stack, at: index)) != nil: writer.null()
    default: throw fault("Invalid type in JSON write: wanted a string, a number, a boolean, a table or NSNull.null, got \(stack.shown(at: index))")
    }
  }

  private mutating func withText(at index: Int32, _ use: (inout JsonWriter, UnsafeBufferPointer<UInt8>) -> Void) throws {
    var length = 0
    guard let start = lua_tolstring(stack.raw, index, &length) else { return }
    let isText = start.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
      let text = UnsafeBufferPointer(start: bytes, count: length)
      guard text.allSatisfy({ $0 < 0x80 }) || String(validating: text, as: UTF8.self) != nil else { return false }
      return true
    }
    try start.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
      let text = UnsafeBufferPointer(start: bytes, count: length)
      guard isText else { return }
      try makeRoom(for: writer.length(of: text))
      use(&writer, text)
    }
    if !isText { throw fault("Invalid string in JSON write: it is not UTF-8") }
  }

  private mutating func writeTable(at index: Int32) throws {
    guard path.count < JsonReader<LuaTableBuilder>.mostLevels, stack.reserve(6) else {
      throw fault("Too many nested arrays or dictionaries (at most \(JsonReader<LuaTableBuilder>.mostLevels)), or a table that holds itself")
    }
    let (keys, count) = try keys(of: index)
    if keys.isEmpty, count > 0 || stack.isMarkedAsList(at: index) {
      writer.beginList()
      for place in 0..<count {
        path.append(.place(place + 1))
        lua_rawgeti(stack.raw, index, lua_Integer(place + 1))
        if stack.isNil(at: -1) { throw fault("A list with a hole, in JSON write:") }
        try write(at: stack.top)
        stack.pop()
        path.removeLast()
      }
      writer.endList()
    } else {
      if count > 0 { throw fault("A table that is a list and has keys, in JSON write: its key '\(keys[0])' stands") }
      writer.beginObject()
      for key in keys {
        path.append(.key(key))
        stack.push(key)
        try withText(at: stack.top) { writer, text in writer.key(text) }
        lua_rawget(stack.raw, index)
        try write(at: stack.top)
        stack.pop()
        path.removeLast()
      }
      writer.endObject()
    }
  }

  /// The keys that are texts, in the order of their bytes, and the largest key that is a number.
  private func keys(of index: Int32) throws -> ([String], Int) {
    guard lshim_sort_out_keys(stack.raw, index) == LUA_OK else { throw fault(stack.popText()) }
    defer { stack.pop(3) }
    if HostWork.mustEnd("reading the keys of a table") { throw JsonWritingFault("") }
    if !stack.isNil(at: -1) { throw invalidKey(at: -1) }
    var keys: [String] = []
    for place in 0..<lua_Integer(lua_rawlen(stack.raw, -3)) {
      lua_rawgeti(stack.raw, -3, place + 1)
      defer { stack.pop() }
      guard let key = stack.text(at: -1) else { throw invalidKey(at: -1) }
      keys.append(key)
    }
    // Swift's order of texts is that of their bytes where these are ASCII, and much faster.
    let isPlain = keys.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    if isPlain { keys.sort() } else { keys.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return (keys, Int(lua_tointegerx(stack.raw, -2, nil)))
  }

  private func invalidKey(at index: Int32) -> JsonWritingFault {
    fault("Invalid key in JSON write: wanted a string, got \(stack.shown(at: index))")
  }
}

extension Registry {
  static func json(_ r: RegistryBuilder) {
    r.type(ScriptJson.self, "JSONSerialization", doc: "Reads and writes JSON, strictly as RFC 8259 defines it.") { c in
      c.function(
        "jsonObject",
        "The value of a text in JSON, or nil and an error whose userInfo has line and column. null is NSNull.null; with \"dropsNulls\" keys with null are "
          + "left out.",
        args: "data", "options"
      ) { (data: TextBytes, options: [ScriptJson.ReadingOption]?) in try ScriptJson.read(data, options ?? []) }
      c.function(
        "data", "A table as JSON, with its keys in the order of their bytes.",
        args: "value", "options"
      ) { (value: LuaReference, options: [ScriptJson.WritingOption]?) in try ScriptJson.write(value, options ?? []) }
      c.raises("that names the place if there is something that JSON can't hold")
      c.function("isValidJSONObject", "Whether data(value) would write the value.", args: "value") { (value: LuaReference) in
        (try? ScriptJson.write(value, [])) != nil
      }
      c.function("array", "Marks a table as a list, so that it is written as [] when it is empty. Returns the table.", args: "list") {
        (list: LuaTable) -> LuaTable in
        let stack = ScriptContext.current.state.stack
        stack.reserve(4)
        stack.push(list)
        stack.markAsList()
        stack.pop()
        return list
      }
    }
  }
}
