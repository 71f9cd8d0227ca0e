import Foundation
import LunetteKit
import LunetteSystem

/// The messages of the Debug Adapter Protocol: objects of JSON. Source: Base Protocol, debug-adapter-protocol
struct DebugFraming {
  /// What the bytes hold.
  enum Item: Equatable {
    case message([String: JsonValue])
    /// The bytes are no messages of this protocol: the connection ends.
    case broken(String)
  }

  /// Units: bytes. Ours: many times the largest source that an editor sends
  static let longestMessage = 16 << 20

  private var framing = ContentFraming(longest: longestMessage)
  private var isBroken = false

  /// Adds bytes that were read. Returns: the messages that are complete now
  mutating func add(_ new: some Sequence<UInt8>) -> [Item] {
    guard !isBroken else { return [] }
    var items: [Item] = []
    for item in framing.add(new) {
      if isBroken { break }
      let item = Self.read(item)
      if case .broken = item { isBroken = true }
      items.append(item)
    }
    return items
  }

  private static func read(_ item: ContentFraming.Item) -> Item {
    switch item {
    case .broken(let why): .broken(why)
    case .body(let body):
      switch try? JSONDecoder().decode(JsonValue.self, from: body) {
      case .table(let fields)?: .message(fields)
      case nil: .broken("a message that is no JSON")
      // No request, and nothing to answer.
      default: .message([:])
      }
    }
  }

  /// A message as it is sent.
  static func bytes(_ message: JsonValue) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ContentFraming.bytes((try? encoder.encode(message)) ?? Data("{}".utf8))
  }
}

/// A request of the client.
struct DebugRequest {
  let seq: Int
  let command: String
  let arguments: DebugArguments

  /// Nil for a response, or for what is no request. One without a command has an empty one, and is answered.
  init?(_ message: [String: JsonValue]) {
    guard message["type"]?.string == "request" else { return nil }
    (seq, command) = (message["seq"]?.whole ?? 0, message["command"]?.string ?? "")
    arguments = DebugArguments(message["arguments"])
  }
}

/// The arguments of a request. What is missing, or of another type, is told in words.
struct DebugArguments {
  let fields: [String: JsonValue]

  init(_ value: JsonValue?) { if case .table(let fields)? = value { self.fields = fields } else { fields = [:] } }

  func text(_ name: String) -> String? { fields[name]?.string }
  /// A number that can be counted with: one beyond is the nearest.
  func whole(_ name: String) -> Int? { fields[name]?.whole.map { min(max($0, -Self.most), Self.most) } }
  private static let most = Int(Int32.max)
  func flag(_ name: String) -> Bool? { fields[name]?.flag }
  func list(_ name: String) -> [DebugArguments] { if case .list(let values)? = fields[name] { values.map(DebugArguments.init) } else { [] } }
  func table(_ name: String) -> DebugArguments { DebugArguments(fields[name]) }
  func has(_ name: String) -> Bool { if let value = fields[name], value != .none { true } else { false } }

  func needText(_ name: String) throws -> String {
    guard let text = text(name) else { throw DebugFault("\(name) must be a text, got \(shown(name))") }
    return text
  }
  func needWhole(_ name: String) throws -> Int {
    guard let number = whole(name) else { throw DebugFault("\(name) must be a whole number, got \(shown(name))") }
    return number
  }
  private func shown(_ name: String) -> String { fields[name].map { "\($0.object)" } ?? "nothing" }
}

/// Why a request fails, in words.
struct DebugFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension JsonValue {
  static func number(_ value: Int) -> JsonValue { .number(Double(value)) }
  /// The object without the fields that are nil.
  static func object(_ fields: [String: JsonValue?]) -> JsonValue { .table(fields.compactMapValues { $0 }) }
}
