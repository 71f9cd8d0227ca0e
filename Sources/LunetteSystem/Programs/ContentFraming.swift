import Foundation

/// The framing that debug adapters and language servers share: headers, an empty line, so many bytes of JSON.
///
/// Source: "Base Protocol" of the Debug Adapter Protocol and of the Language Server Protocol
package struct ContentFraming {
  /// What the bytes hold.
  package enum Item: Equatable {
    case body(Data)
    /// The bytes are no messages of this kind: nothing after them can be read.
    case broken(String)
  }

  /// The longest message that is taken. Units: bytes
  private let longest: Int
  /// Units: bytes. Ours
  private static let longestHead = 4096

  private var bytes: [UInt8] = []
  private var isBroken = false

  package init(longest: Int) { self.longest = longest }

  /// Adds bytes that were read. Returns: the messages that are complete now
  package mutating func add(_ new: some Sequence<UInt8>) -> [Item] {
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

  private mutating func next() -> Item? {
    // What doesn't begin as a header, such as a browser's POST, is refused before it is whole.
    for (byte, wanted) in zip(bytes, "content-".utf8) where byte | 0x20 != wanted | 0x20 { return .broken("no header with a Content-Length") }
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
    guard length <= longest else { return .broken("a message of \(length) bytes; \(longest) is the most") }
    guard bytes.count >= end.upperBound + length else { return nil }
    let body = Data(bytes[end.upperBound..<end.upperBound + length])
    bytes.removeFirst(end.upperBound + length)
    return .body(body)
  }

  /// A message as it is sent.
  package static func bytes(_ body: Data) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
