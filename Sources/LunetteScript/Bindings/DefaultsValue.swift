import Foundation
import Lua
import LunetteKit

/// A value that settings keep: what a property list can hold. Dates, addresses and bytes that are no text are kept as tables with a mark.
/// Source: Apple, UserDefaults
struct DefaultsValue: LuaConvertible {
  let value: InputValue
  init(_ value: InputValue) { self.value = value }

  static let (dateTag, dataTag, urlTag) = ("\u{1}date", "\u{1}data", "\u{1}url")
  static var luaTypeName: String { "nil, a boolean, a number, a string, a Date, a URL, or a list or a table with names of these" }
  static var luaType: LuaType { .any }
  /// Levels of tables in each other. Ours: more are a mistake
  private static let deepest = 32

  static func isTagged(_ table: [String: InputValue]) -> Bool { table.count == 1 && table.keys.allSatisfy { [dateTag, dataTag, urlTag].contains($0) } }

  /// The value where it is marked so, or a text where bytes are wanted; else nothing.
  static func only(_ value: InputValue?, _ tag: String) -> DefaultsValue {
    switch value {
    case .table(let table)? where table.count == 1 && table[tag] != nil: DefaultsValue(.table(table))
    case .text(let text)? where tag == dataTag: DefaultsValue(.text(text))
    default: DefaultsValue(.none)
    }
  }

  // MARK: Reading

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DefaultsValue {
    DefaultsValue(try value(stack, at: stack.absolute(index), level: 1))
  }

  private static func value(_ stack: LuaStack, at index: Int32, level: Int) throws(LuaMismatch) -> InputValue {
    switch stack.type(at: index) {
    case LUA_TNONE, LUA_TNIL, LUA_TBOOLEAN, LUA_TNUMBER: return try InputValue.read(stack, at: index)
    case LUA_TSTRING:
      let bytes = try TextBytes.read(stack, at: index).bytes
      return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .table([dataTag: .text(Data(bytes).base64EncodedString())])
    case LUA_TTABLE: return try table(stack, at: index, level: level)
    default:
      var seconds = 0.0
      if lshim_to_date(stack.raw, index, &seconds) { return .table([dateTag: .number(seconds)]) }
      if let url = try? ScriptURL.read(stack, at: index) { return .table([urlTag: .text(url.url.absoluteString)]) }
      throw LuaMismatch(wanted: luaTypeName, got: stack.shown(at: index), hint: "Attempt to insert non-property list object")
    }
  }

  private static func table(_ stack: LuaStack, at index: Int32, level: Int) throws(LuaMismatch) -> InputValue {
    guard level < deepest, stack.reserve(4) else { throw LuaMismatch(wanted: "tables in at most \(deepest) levels", got: "more, or one that holds itself") }
    let (count, keys) = (lua_rawlen(stack.raw, index), stack.keys(at: index))
    if count > 0, !keys.isEmpty { throw LuaMismatch(wanted: "a list or a table with names", got: "a table that is both") }
    if lshim_push_list_flaw(stack.raw, index) {
      let flaw = stack.popText()
      if keys.isEmpty || flaw.hasPrefix("nil at") { throw LuaMismatch(wanted: "a list or a table with names", got: flaw) }
    }
    var list: [InputValue] = []
    for place in stride(from: 1, through: lua_Integer(count), by: 1) {
      lua_rawgeti(stack.raw, index, place)
      defer { stack.pop() }
      list.append(try value(stack, at: stack.top, level: level + 1))
    }
    if count > 0 { return .list(list) }
    var table: [String: InputValue] = [:]
    for key in keys {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      table[key] = try value(stack, at: stack.top, level: level + 1)
    }
    return .table(table)
  }

  // MARK: Pushing

  func push(on stack: LuaStack) { Self.push(value, on: stack) }

  private static func push(_ value: InputValue, on stack: LuaStack) {
    stack.reserve(6)
    switch value {
    case .table(let table) where isTagged(table):
      if case .number(let seconds)? = table[dateTag] { return stack.push(ScriptDate(seconds)) }
      if case .text(let text)? = table[urlTag], let url = URL(string: text) { return stack.push(ScriptURL.of(url)) }
      if case .text(let text)? = table[dataTag], let data = Data(base64Encoded: text) { return stack.push(TextBytes(bytes: Array(data))) }
      stack.pushNil()
    case .list(let values):
      lua_createtable(stack.raw, Int32(clamping: values.count), 0)
      for (place, value) in values.enumerated() {
        push(value, on: stack)
        lua_rawseti(stack.raw, -2, lua_Integer(place + 1))
      }
    case .table(let table):
      lua_createtable(stack.raw, 0, Int32(clamping: table.count))
      for key in table.keys.sorted() {
        push(table[key] ?? .none, on: stack)
        stack.setRawField(key, of: -2)
      }
    default: stack.push(KeptValue(value))
    }
  }
}

extension SimulatedDefaults: KeyedObject {
  func pushValue(forKey key: String, on stack: LuaStack) { stack.push(DefaultsValue(object(forKey: key) ?? .none)) }
}
