/// Writes JSON as `NSJSONSerialization` does: numbers with the fewest digits that read back as the same, `/` escaped unless told otherwise,
/// and in the pretty form two blanks a level and blanks around the colon. Source: measured on Foundation's
package struct JsonWriter {
  package struct Options: Sendable {
    package var isPretty = false
    package var escapesSlashes = true
    package init() {}
  }

  package private(set) var bytes: [UInt8] = []
  private let options: Options
  private var level = 0
  /// Whether something stands before the next value of the object or list.
  private var needsComma = false
  private var followsKey = false

  package init(_ options: Options = Options()) { self.options = options }

  private mutating func begin() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func breakLine() {
    guard options.isPretty, level > 0 else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func open(_ byte: UInt8) {
    begin()
    bytes.append(byte)
    level += 1
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    // Foundation leaves an empty line in what is empty.
    if options.isPretty, !needsComma { bytes.append(UInt8(ascii: "\n")) }
    level -= 1
    if options.isPretty {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }
    bytes.append(byte)
    needsComma = true
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginList() { open(UInt8(ascii: "[")) }
  package mutating func endList() { close(UInt8(ascii: "]")) }

  package mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(utf8)
    bytes.append(contentsOf: (options.isPretty ? " : " : ":").utf8)
    followsKey = true
  }

  private mutating func word(_ text: some Sequence<UInt8>) {
    begin()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  package mutating func null() { word("null".utf8) }
  package mutating func flag(_ value: Bool) { word((value ? "true" : "false").utf8) }
  package mutating func whole(_ value: Int64) { word(String(value).utf8) }

  /// - Parameter value: a finite number
  package mutating func number(_ value: Double) {
    let text = String(value)
    word((text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  package mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(utf8)
    needsComma = true
  }

  /// How many bytes a text takes at most; exactly where it is long.
  package func length(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    // The longest escape has six bytes.
    if utf8.count < Self.longText { return 6 * utf8.count + 2 }
    var length = utf8.count + 2
    for byte in utf8 where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/") {
      length += byte < 0x20 ? 5 : 1
    }
    return length
  }

  /// A text is written in pieces of so many. Units: bytes; a power of two
  private static let longText = 1 << 16

  private mutating func quote(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var plain = 0
    for index in utf8.indices {
      if index & (Self.longText - 1) == Self.longText - 1, HostWork.mustEnd(steps: Self.longText >> 8, "writing a text of \(utf8.count) bytes as JSON") {
        return
      }
      let byte = utf8[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/") && options.escapesSlashes else { continue }
      bytes.append(contentsOf: utf8[plain..<index])
      plain = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0C: bytes.append(UInt8(ascii: "f"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0..<0x20:
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(UInt8(ascii: "0") + (byte >> 4))
        bytes.append(byte & 15 < 10 ? UInt8(ascii: "0") + (byte & 15) : UInt8(ascii: "a") + (byte & 15) - 10)
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: utf8[plain...])
    bytes.append(UInt8(ascii: "\""))
  }
}
