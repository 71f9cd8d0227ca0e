import Foundation
import LunetteKit

/// The framing of the Debug Adapter Protocol: headers, an empty line, so many bytes of JSON. Source: Base Protocol, debug-adapter-protocol
struct DebugFraming {
  /// What the bytes hold.
  enum Item: Equatable {
    case message([String: JsonValue])
    /// The bytes are no messages of this protocol: the connection ends.
    case broken(String)
  }

  /// Units: bytes. Ours: many times the largest source that an editor sends
  static let longestMessage = 16 << 20
  /// Units: bytes. Ours
  private static let longestHead = 4096

  private var bytes: [UInt8] = []
  private var isBroken = false

  /// Adds bytes that were read. Returns: the messages that are complete now
  mutating func add(_ new: some Sequence<UInt8>) -> [Item] {
    guard !isBroken else { return [] }
    bytes += new
    var items: [Item] = []
    while let item = next() {
      items.append(item)
      if case .broken = item {
        isBroken = true
        break
      }
    }
    return items
  }

  private static let name = Array("content-length".utf8)

  private mutating func next() -> Item? {
    // What doesn't begin as a header, such as a browser's POST, is refused before it is whole.
    for (byte, wanted) in zip(bytes, "content-".utf8) where byte | 0x20 != wanted | 0x20 { return .broken("no header of the debug adapter protocol") }
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      return bytes.count > Self.longestHead ? .broken("a head without an end") : nil
    }
    var length: Int?
    for line in String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return .broken("a header without a colon") }
      if parts[0].lowercased() == "content-length" { length = Int(parts[1].trimmingCharacters(in: .whitespaces)) }
    }
    guard let length, length >= 0 else { return .broken("no Content-Length") }
    guard length <= Self.longestMessage else { return .broken("a message of \(length) bytes; \(Self.longestMessage) is the most") }
    guard bytes.count >= end.upperBound + length else { return nil }
    let body = Data(bytes[end.upperBound..<end.upperBound + length])
    bytes.removeFirst(end.upperBound + length)
    guard let value = try? JSONDecoder().decode(JsonValue.self, from: body), case .table(let fields) = value else {
      return .broken("a message that is no JSON object")
    }
    return .message(fields)
  }

  /// A message as it is sent.
  static func bytes(_ message: JsonValue) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(message)) ?? Data("{}".utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

/// A request of the client.
struct DebugRequest {
  let seq: Int
  let command: String
  let arguments: DebugArguments

  /// Nil for a response, or for what is no request.
  init?(_ message: [String: JsonValue]) {
    guard message["type"]?.string == "request", let command = message["command"]?.string else { return nil }
    (seq, self.command) = (message["seq"]?.whole ?? 0, command)
    arguments = DebugArguments(message["arguments"])
  }
}

/// The arguments of a request. What is missing, or of another type, is told in words.
struct DebugArguments {
  let fields: [String: JsonValue]

  init(_ value: JsonValue?) { if case .table(let fields)? = value { self.fields = fields } else { fields = [:] } }

  func text(_ name: String) -> String? { fields[name]?.string }
  func whole(_ name: String) -> Int? { fields[name]?.whole }
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
