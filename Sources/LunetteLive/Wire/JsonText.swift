import Foundation

/// JSON that is written piece by piece, keys in the order in which they come.
struct JsonText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  static func object(_ fill: (inout JsonText) -> Void) -> JsonText {
    var text = JsonText()
    text.object(fill)
    return text
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func object(_ fill: (inout JsonText) -> Void) { nest("{", "}", fill) }
  mutating func list(_ fill: (inout JsonText) -> Void) { nest("[", "]", fill) }

  private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ fill: (inout JsonText) -> Void) {
    comma()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    fill(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  mutating func key(_ name: String) {
    write(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func raw(_ json: [UInt8]) {
    comma()
    bytes.append(contentsOf: json)
  }

  mutating func write(_ value: Int) {
    comma()
    bytes.append(contentsOf: Array(String(value).utf8))
  }

  mutating func write(_ value: Bool) {
    comma()
    bytes.append(contentsOf: Array((value ? "true" : "false").utf8))
  }

  /// Thousandths at most: a point has no finer pixels.
  mutating func write(_ value: CGFloat, places: Double = 1000) {
    comma()
    let rounded = (Double(value) * places).rounded() / places
    // JSON has no word for what is no number.
    let text = !rounded.isFinite ? "0" : Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    bytes.append(contentsOf: Array(text.utf8))
  }

  mutating func write(_ text: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func field(_ name: String, _ value: String) {
    key(name)
    write(value)
  }
  mutating func field(_ name: String, _ value: Int) {
    key(name)
    write(value)
  }
  mutating func field(_ name: String, _ value: Bool) {
    key(name)
    write(value)
  }
  mutating func field(_ name: String, _ value: CGFloat) {
    key(name)
    write(value)
  }
  mutating func field(_ name: String, numbers: [CGFloat]) {
    key(name)
    list { for number in numbers { $0.write(number) } }
  }
  mutating func field(_ name: String, texts: [String]) {
    key(name)
    list { for text in texts { $0.write(text) } }
  }
}
