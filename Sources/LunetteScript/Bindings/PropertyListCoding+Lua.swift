import Foundation
import Lua
import LunetteCore
import LunetteKit
import LunetteRender

/// Writes tables as property lists in XML. Source: Apple, PropertyListEncoder; docs/rules/world.md 3
final class ScriptPropertyListEncoder: LuaObject {
  static let luaName = "PropertyListEncoder"

  func encode(_ value: LuaReference) throws -> TextBytes {
    let coder = try JsonCoding.of(.current)
    guard case .value(let plain as LuaReference) = try coder.call(coder.encode, [value, false, JsonCoding.propertyList]) else {
      return TextBytes(bytes: [])
    }
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(plain)
    defer { stack.pop() }
    return TextBytes(bytes: Array(PropertyListText.document(try PropertyListValue.read(stack, at: -1, level: 1)).utf8))
  }
}

/// Reads property lists of a shape, as JSONDecoder reads JSON.
final class ScriptPropertyListDecoder: LuaObject {
  static let luaName = "PropertyListDecoder"

  func decode(_ shape: LuaReference, _ text: TextBytes) throws -> Attempted {
    switch ScriptPropertyList.read(text) {
    case .failure(let error): return .failure(error)
    case .value(let value):
      let coder = try JsonCoding.of(.current)
      return try coder.call(coder.decode, [shape, value, false, JsonCoding.propertyList])
    }
  }
}

extension PropertyListValue {
  /// A value of a script. Bytes that are no text are data. Throws: for what no property list holds
  fileprivate static func read(_ stack: LuaStack, at index: Int32, level: Int) throws -> PropertyListValue {
    let index = stack.absolute(index)
    switch stack.type(at: index) {
    case LUA_TBOOLEAN: return .flag(lua_toboolean(stack.raw, index) != 0)
    case LUA_TNUMBER:
      if lua_isinteger(stack.raw, index) != 0 { return .whole(lua_tointegerx(stack.raw, index, nil)) }
      let number = lua_tonumberx(stack.raw, index, nil)
      guard number.isFinite else { throw stack.mismatch("a number that is finite", at: index) }
      return number.rounded() == number && abs(number) < largestWhole ? .whole(Int64(number)) : .real(number)
    case LUA_TSTRING:
      let bytes = try TextBytes.read(stack, at: index).bytes
      return String(validating: bytes, as: UTF8.self).map(PropertyListValue.text) ?? .data(bytes)
    case LUA_TTABLE: return try readTable(stack, at: index, level: level)
    default:
      guard let date = try? ScriptDate.read(stack, at: index) else {
        throw stack.mismatch("a boolean, a number, a string, a Date, a list or a table with names", at: index)
      }
      return .date(date.seconds)
    }
  }

  private static func readTable(_ stack: LuaStack, at index: Int32, level: Int) throws -> PropertyListValue {
    guard level < deepest, stack.reserve(4) else {
      throw LuaMismatch(wanted: "tables in at most \(deepest) levels", got: "more, or one that holds itself", hint: nil)
    }
    let (count, keys) = (lua_rawlen(stack.raw, index), stack.keys(at: index))
    if count > 0, !keys.isEmpty { throw LuaMismatch(wanted: "a list or a table with names", got: "a table that is both", hint: nil) }
    if count > 0 || stack.isMarkedAsList(at: index) {
      return .list(
        try (0..<count).map { place in
          lua_rawgeti(stack.raw, index, lua_Integer(place) + 1)
          defer { stack.pop() }
          return try read(stack, at: -1, level: level + 1)
        })
    }
    var table: [String: PropertyListValue] = [:]
    for key in keys {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      table[key] = try read(stack, at: -1, level: level + 1)
    }
    return .table(table)
  }

  /// The largest number up to which all whole ones are exact.
  private static let largestWhole = 9_007_199_254_740_992.0
  /// Limit of nested tables. Ours: more levels are a mistake, and a table that holds itself has no end.
  private static let deepest = 32
}

/// Property lists as a text of XML. Source: Apple, PropertyList-1.0.dtd
private enum PropertyListText {
  static func document(_ value: PropertyListValue) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(value, indent: ""))
    </plist>

    """
  }

  private static func element(_ value: PropertyListValue, indent: String) -> String {
    let inner = indent + "\t"
    switch value {
    case .flag(let flag): return indent + (flag ? "<true/>" : "<false/>")
    case .whole(let number): return indent + "<integer>\(number)</integer>"
    case .real(let number): return indent + "<real>\(number)</real>"
    case .text(let text): return indent + "<string>\(Utf8Buffer.xml(text))</string>"
    case .date(let seconds): return indent + "<date>\(ScriptDate.internetText(seconds))</date>"
    case .data(let bytes): return "\(indent)<data>\n\(indent)\(Data(bytes).base64EncodedString())\n\(indent)</data>"
    case .list(let values):
      if values.isEmpty { return indent + "<array/>" }
      return "\(indent)<array>\n\(values.map { element($0, indent: inner) }.joined(separator: "\n"))\n\(indent)</array>"
    case .table(let values):
      if values.isEmpty { return indent + "<dict/>" }
      let members = values.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)<key>\(Utf8Buffer.xml(key))</key>\n\(element(value, indent: inner))"
      }
      return "\(indent)<dict>\n\(members.joined(separator: "\n"))\n\(indent)</dict>"
    }
  }
}

extension Registry {
  static func propertyListCoding(_ r: RegistryBuilder) {
    r.type(ScriptPropertyListDecoder.self, "PropertyListDecoder", doc: "Reads property lists of a shape, which is written as for JSONDecoder.") { c in
      c.constructor { _ in ScriptPropertyListDecoder() }
      c.method(
        "decode", "The value of a property list by its shape, without keys that the shape has not; or nil and an error.", "shape", "data",
        ScriptPropertyListDecoder.decode(_:_:))
    }
    r.type(
      ScriptPropertyListEncoder.self, "PropertyListEncoder",
      doc: "Writes tables as property lists in XML. A Date is a date there, and a string that is no text in UTF-8 is data."
    ) { c in
      c.constructor { _ in ScriptPropertyListEncoder() }
      c.method("encode", "The text of a value.", "value", ScriptPropertyListEncoder.encode(_:))
    }
  }
}
