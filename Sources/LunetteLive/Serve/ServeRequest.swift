import LunetteScript

/// A request, whose parameters are read one by one; those that nobody asked for are mistakes.
final class ServeRequest {
  let method: String
  private let fields: [String: JsonValue]
  private var known: Set<String> = ["id", "method", "session"]

  init(_ method: String, _ fields: [String: JsonValue]) { (self.method, self.fields) = (method, fields) }

  func value(_ key: String) -> JsonValue? {
    known.insert(key)
    return fields[key]
  }

  /// Throws: `ServeFault` for another value than a text; nil for none
  func text(_ key: String) throws -> String? {
    guard let value = value(key), value != .none else { return nil }
    guard let text = value.string else { throw ServeFault.request("\"\(key)\" of \(method) is a text") }
    return text
  }

  func whole(_ key: String) throws -> Int? {
    guard let value = value(key), value != .none else { return nil }
    guard let number = value.whole else { throw ServeFault.request("\"\(key)\" of \(method) is a whole number") }
    return number
  }

  func seed(_ key: String) throws -> UInt64? {
    guard let value = value(key), value != .none else { return nil }
    return try Self.seed(value, key)
  }

  /// JSON's numbers are exact up to this one. Source: RFC 8259, 6
  private static let largestSeed = 1 << 53

  static func seed(_ value: JsonValue, _ key: String) throws -> UInt64 {
    guard let number = value.whole, (0...largestSeed).contains(number) else {
      throw ServeFault.request("\"\(key)\" has whole numbers from 0 to \(largestSeed)")
    }
    return UInt64(number)
  }

  static func arguments(_ value: JsonValue?) throws -> [JsonValue] {
    switch value ?? .none {
    case .none: return []
    case .list(let list): return list
    default: throw ServeFault.request("\"arguments\" is a list")
    }
  }

  /// Throws: `ServeFault` for a parameter that the method doesn't have
  func finish() throws {
    for key in fields.keys.sorted() where !known.contains(key) {
      let hint = Suggestion.nearest(to: key, among: known.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
      throw ServeFault.request("\(method) has no \"\(key)\"\(hint)")
    }
  }
}
