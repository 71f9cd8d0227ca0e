import Foundation
import LunetteKit

/// A value of JSON. Whole objects can be written as literals.
typealias JsonValue = InputValue

extension InputValue {
  /// The value as Foundation's JSON has it.
  var object: Any {
    switch self {
    case .none: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .text(let value): value
    case .list(let values): values.map(\.object)
    case .table(let values): values.mapValues(\.object)
    }
  }

  var string: String? { if case .text(let value) = self { value } else { nil } }
  var flag: Bool? { if case .bool(let value) = self { value } else { nil } }
  var whole: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }

  static func texts(_ list: [String]) -> InputValue { .list(list.map { .text($0) }) }
}

extension InputValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .text(value) }
}
extension InputValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
extension InputValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
extension InputValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: InputValue...) { self = .list(elements) }
}
extension InputValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, InputValue)...) { self = .table(Dictionary(elements) { $1 }) }
}
