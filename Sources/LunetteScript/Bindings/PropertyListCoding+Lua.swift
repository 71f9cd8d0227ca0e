import Lua
import LunetteCore
import LunetteKit
import LunetteRender

/// Writes tables as property lists in XML. Source: Apple, PropertyListEncoder; docs/rules/world.md 3
final class ScriptPropertyListEncoder: LuaObject {
  static let luaName = "PropertyListEncoder"

  func encode(_ value: LuaReference) throws -> TextBytes {
    let coder = try JsonCoding.of(.current)
    guard case .value(let plain as LuaReference) = try coder.call(coder.encode, [value, false, DateCoding.deferredToDate.rawValue]) else {
      return TextBytes(bytes: [])
    }
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(plain)
    defer { stack.pop() }
    return TextBytes(bytes: Array(PropertyListText.document(try InputValue.read(stack, at: -1)).utf8))
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
      return try coder.call(coder.decode, [shape, value, false, DateCoding.deferredToDate.rawValue])
    }
  }
}

/// Property lists as a text of XML. Source: Apple, PropertyList-1.0.dtd
private enum PropertyListText {
  static func document(_ value: InputValue) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(value, indent: ""))
    </plist>

    """
  }

  private static func element(_ value: InputValue, indent: String) -> String {
    let inner = indent + "\t"
    switch value {
    case .none: return indent + "<string></string>"
    case .bool(let flag): return indent + (flag ? "<true/>" : "<false/>")
    case .number(let number):
      let isWhole = number.rounded() == number && abs(number) < largestWhole
      return indent + (isWhole ? "<integer>\(Int64(number))</integer>" : "<real>\(number)</real>")
    case .text(let text): return indent + "<string>\(Utf8Buffer.xml(text))</string>"
    case .list(let values):
      if values.isEmpty { return indent + "<array/>" }
      return "\(indent)<array>\n\(values.map { element($0, indent: inner) }.joined(separator: "\n"))\n\(indent)</array>"
    case .table(let values):
      if values.isEmpty { return indent + "<dict/>" }
      let members = values.keys.sorted().map { key in
        "\(inner)<key>\(Utf8Buffer.xml(key))</key>\n\(element(values[key] ?? .none, indent: inner))"
      }
      return "\(indent)<dict>\n\(members.joined(separator: "\n"))\n\(indent)</dict>"
    }
  }

  /// The largest number up to which all whole ones are exact.
  private static let largestWhole = 9_007_199_254_740_992.0
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
      doc: "Writes tables as property lists in XML; dates as seconds since the "
        + "first of January 2001."
    ) { c in
      c.constructor { _ in ScriptPropertyListEncoder() }
      c.method("encode", "The text of a value.", "value", ScriptPropertyListEncoder.encode(_:))
    }
  }
}
