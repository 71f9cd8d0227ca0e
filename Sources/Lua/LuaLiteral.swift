import Foundation

/// Values as Lua code: those of JSON, texts, numbers.
package enum LuaLiteral {
  package static func text(_ value: Any) -> String {
    switch value {
    case is NSNull: "nil"
    case let value as NSNumber where isTruth(value): value.boolValue ? "true" : "false"
    case let value as NSNumber: text(of: value)
    case let value as String: quoted(value)
    case let list as [Any]: list.isEmpty ? "{}" : "{ " + list.map(text).joined(separator: ", ") + " }"
    case let table as [String: Any]:
      table.isEmpty ? "{}" : "{ " + table.keys.sorted().map { field($0, table[$0] ?? NSNull()) }.joined(separator: ", ") + " }"
    default: "nil"
    }
  }

  /// Foundation stores booleans as numbers of one byte; numbers in JSON are wider.
  private static func isTruth(_ value: NSNumber) -> Bool { value.objCType.pointee == CChar(UInt8(ascii: "c")) }

  private static func text(of value: NSNumber) -> String { number(value.doubleValue) }

  /// The shortest text that reads back as the same number.
  package static func number(_ double: CGFloat) -> String {
    if let whole = Int(exactly: double) { return "\(whole)" }
    return double.isFinite ? "\(double)" : "nil"
  }

  /// Rounded to a thousandth, where more digits aren't needed.
  package static func rounded(_ value: Double) -> String { number((value * 1000).rounded() / 1000) }

  /// A text for `app:type`: a line break is the return key, `\b` deletes.
  package static func typed(_ text: String) -> String { quoted(text).replacingOccurrences(of: "\\008", with: "\\b") }

  private static func field(_ name: String, _ value: Any) -> String { key(of: name) + " = " + text(value) }

  package static func key(of name: String) -> String {
    let isPlain =
      name.utf8.first.map { !(48...57).contains($0) } ?? false
      && name.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 }
    return isPlain && !words.contains(name) ? name : "[" + quoted(name) + "]"
  }

  /// Lua's reserved words. Source: Lua 5.4 manual, 3.1
  private static let words: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat",
    "return", "then", "true", "until", "while",
  ]

  /// Bytes that may be no text.
  package static func quoted(bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return quoted(text) }
    return "\"" + bytes.map { "\\" + String(repeating: "0", count: 3 - String($0).count) + String($0) }.joined() + "\""
  }

  /// The only code that writes texts in Lua. Control characters are escaped, so that the text stays on one line.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
