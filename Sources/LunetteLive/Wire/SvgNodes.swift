/// SVG elements as JSON: `["rect",{"width":"3"},child…]`, so that a page makes elements of it and never reads markup.
///
/// It reads what our own painter writes: whole elements, attributes in double quotes, no comments.
struct SvgNodes {
  private let bytes: [UInt8]
  private var position = 0
  private var out: [UInt8] = []

  /// A JSON list of nodes.
  static func json(_ elements: [UInt8]) -> [UInt8] {
    var nodes = SvgNodes(bytes: elements)
    nodes.out.reserveCapacity(elements.count + elements.count / 4)
    nodes.write()
    return nodes.out
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func write() {
    out.append(Self.open)
    var isFirst = true
    /// Of the elements that are open, whether the document still is at their beginning.
    var depth = 0
    while position < bytes.count {
      if bytes[position] != Self.less {
        let start = position
        while position < bytes.count, bytes[position] != Self.less { position += 1 }
        // Between elements there are line ends only.
        guard depth > 0, bytes[start..<position].contains(where: { $0 > 0x20 }) || !bytes[start..<position].contains(0x0A) else { continue }
        out.append(Self.comma)
        writeText(bytes[start..<position])
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == Self.slash {
        while position < bytes.count, bytes[position] != Self.greater { position += 1 }
        position += 1
        out.append(Self.close)
        depth -= 1
        continue
      }
      if !isFirst { out.append(Self.comma) }
      isFirst = false
      if writeTag() { depth += 1 }
    }
    while depth > 0 {
      out.append(Self.close)
      depth -= 1
    }
    out.append(Self.close)
  }

  /// Returns: whether the element stays open
  private mutating func writeTag() -> Bool {
    position += 1
    out.append(Self.open)
    out.append(Self.quote)
    while position < bytes.count, !Self.endsName(bytes[position]) {
      out.append(bytes[position])
      position += 1
    }
    out.append(Self.quote)
    out.append(Self.comma)
    out.append(UInt8(ascii: "{"))
    var isFirst = true
    while position < bytes.count, bytes[position] != Self.greater {
      guard !Self.endsName(bytes[position]) else {
        if bytes[position] == Self.slash, position + 1 < bytes.count, bytes[position + 1] == Self.greater {
          position += 2
          out.append(UInt8(ascii: "}"))
          out.append(Self.close)
          return false
        }
        position += 1
        continue
      }
      if !isFirst { out.append(Self.comma) }
      isFirst = false
      out.append(Self.quote)
      while position < bytes.count, bytes[position] != UInt8(ascii: "=") {
        out.append(bytes[position])
        position += 1
      }
      out.append(Self.quote)
      out.append(UInt8(ascii: ":"))
      position += 2
      let start = position
      while position < bytes.count, bytes[position] != Self.quote { position += 1 }
      writeText(bytes[start..<min(position, bytes.count)])
      position += 1
    }
    position += 1
    out.append(UInt8(ascii: "}"))
    return true
  }

  /// With XML's entities read and JSON's escapes written.
  private mutating func writeText(_ text: ArraySlice<UInt8>) {
    out.append(Self.quote)
    var index = text.startIndex
    while index < text.endIndex {
      var byte = text[index]
      if byte == UInt8(ascii: "&"), let end = text[index...].firstIndex(of: UInt8(ascii: ";")) {
        let name = String(decoding: text[(index + 1)..<end], as: UTF8.self)
        index = end + 1
        if let character = Self.entities[name] {
          byte = character
        } else if let scalar = Self.scalar(name) {
          writeScalar(scalar)
          continue
        } else {
          continue
        }
      } else {
        index += 1
      }
      if byte == Self.quote || byte == UInt8(ascii: "\\") {
        out.append(UInt8(ascii: "\\"))
        out.append(byte)
      } else if byte < 0x20 {
        writeScalar(Unicode.Scalar(byte))
      } else {
        out.append(byte)
      }
    }
    out.append(Self.quote)
  }

  private mutating func writeScalar(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
      let digits = String(scalar.value, radix: 16)
      out.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    } else {
      out.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
  }

  /// `#10` or `#x0a`.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == slash || byte == greater }

  /// Source: W3C, XML 1.0, 4.6
  private static let entities: [String: UInt8] = [
    "lt": less, "gt": greater, "amp": UInt8(ascii: "&"), "quot": quote, "apos": UInt8(ascii: "'"),
  ]
  private static let (open, close, comma, quote) = (UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "\""))
  private static let (less, greater, slash) = (UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"))
}
