import Foundation

/// The value that an app's own input carries: anything that JSON can express.
public enum InputValue: Equatable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([InputValue])
  case table([String: InputValue])
}

extension InputValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([InputValue].self) {
      self = .list(value)
    } else {
      self = .table(try container.decode([String: InputValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .table(let value): try container.encode(value)
    }
  }
}

/// The value as a line of text, with keys in alphabetical order: `{"latitude":48.2,"places":[1,2]}`.
extension InputValue: CustomStringConvertible {
  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
