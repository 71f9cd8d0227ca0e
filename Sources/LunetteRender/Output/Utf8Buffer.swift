import Foundation
import LunetteKit

/// Text on its way to a file: bytes are only appended and never read again, so a frame costs one growing array.
///
/// Numbers are written in the same way on every machine: in whole thousandths, by integer arithmetic, without exponent, locale or NaN.
package struct Utf8Buffer {
  private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  mutating func add(byte: UInt8) { bytes.append(byte) }
  mutating func add(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }
  mutating func add(text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Numbers

  mutating func add(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(value.magnitude)
  }

  /// At most three decimals, without zeros at the end. NaN counts as 0, and a number beyond twice `farthest` as that limit.
  mutating func add(_ value: CGFloat) { add(Self.withinReach(value), decimals: 3) }

  /// Adds a factor with at most six decimals.
  mutating func add(factor value: CGFloat) { add(Self.withinReach(value), decimals: 6) }

  private static func withinReach(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -2 * farthest), 2 * farthest) }

  /// The nearest decimal number with at most so many decimals, without zeros at the end.
  /// - Parameter value: at most 1e12
  mutating func add(_ value: CGFloat, decimals: Int) {
    var unit: UInt = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = UInt((abs(value) * CGFloat(unit)).rounded())
    if value < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(scaled / unit)
    var (fraction, place) = (scaled % unit, unit / 10)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  private mutating func addDigits(_ value: UInt) {
    if value >= 10 { addDigits(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// A coordinate that can be written: not NaN, and within the limit of what can be seen.
  static func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }

  /// Units: points. Ours: renderers store coordinates as fixed point numbers with 24 bits before the point, and lose larger ones.
  private static let farthest: CGFloat = 1_000_000

  // MARK: Colours

  /// `#RRGGBB`, without the alpha.
  mutating func add(rgb color: UIColor) {
    bytes.append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] { add(hex: component) }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
  mutating func add(rgba color: UIColor) {
    add(rgb: color)
    if color.alpha < 1 { add(hex: color.alpha) }
  }

  private mutating func add(hex component: CGFloat) {
    let byte = Int(((component > 0 ? min(component, 1) : 0) * 255).rounded())
    bytes.append(Self.hexDigits[byte >> 4])
    bytes.append(Self.hexDigits[byte & 15])
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  // MARK: Text of scripts, which may hold anything

  package mutating func add(xml text: String) { add(xml: text, .line) }

  /// The place of a text in XML or HTML.
  package enum XmlPlace {
    /// Text that is drawn on one line: line ends and tabs become spaces.
    case line
    /// Text between elements: line ends and tabs are kept.
    case content
    /// Text in an attribute: line ends and tabs are kept as references.
    case attribute
  }

  /// The only code that escapes texts for XML and HTML. Characters that XML doesn't allow become U+FFFD. In texts that are read by people
  /// so do control characters, and characters that change the direction of the following text.
  /// Source: W3C XML 1.0, production 2 (Char); Unicode, Bidi_Control
  /// - Parameter escapes: false for another language than XML that shows the same characters
  package mutating func add(xml text: String, _ place: XmlPlace, escapes: Bool = true) {
    var text = text
    text.withUTF8 { characters in
      var rest = characters[...]
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "<") where escapes: add("&lt;")
        case UInt8(ascii: ">") where escapes: add("&gt;")
        case UInt8(ascii: "&") where escapes: add("&amp;")
        case UInt8(ascii: "\"") where escapes: add("&quot;")
        case 0x09, 0x0A, 0x0D:
          switch place {
          case .line: add(" ")
          case .content where byte != 0x0D: bytes.append(byte)
          case .content, .attribute:
            add("&#")
            add(Int(byte))
            add(";")
          }
        case 0..<0x20: add("\u{FFFD}")
        // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
        case 0xEF where rest.starts(with: [0xBF, 0xBE]) || rest.starts(with: [0xBF, 0xBF]): replace(2, &rest)
        case 0x7F where place != .line: add("\u{FFFD}")
        // U+0080 to U+009F are C2 80 to C2 9F; U+202A to U+202E are E2 80 AA to E2 80 AE; U+2066 to U+2069 are E2 81 A6 to E2 81 A9.
        case 0xC2 where place != .line && rest.first.map({ $0 < 0xA0 }) == true: replace(1, &rest)
        case 0xE2 where place != .line && Self.turnsDirection(rest.prefix(2)): replace(2, &rest)
        default: bytes.append(byte)
        }
      }
    }
  }

  private mutating func replace(_ count: Int, _ rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
    rest.removeFirst(count)
    add("\u{FFFD}")
  }

  /// - Parameter bytes: those after E2
  private static func turnsDirection(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first, let last = bytes.dropFirst().first else { return false }
    return first == 0x80 ? 0xAA...0xAE ~= last : first == 0x81 && 0xA6...0xA9 ~= last
  }

  /// A text escaped for XML and HTML.
  package static func xml(_ text: String, _ place: XmlPlace = .content) -> String {
    var buffer = Utf8Buffer()
    buffer.add(xml: text, place)
    return buffer.text
  }

  /// Adds a JSON string with its quotation marks.
  package mutating func add(json text: String) {
    var text = text
    text.withUTF8 { add(jsonBytes: $0) }
  }

  /// A text as a JSON string.
  package static func json(_ text: String) -> String {
    var buffer = Utf8Buffer()
    buffer.add(json: text)
    return buffer.text
  }

  /// The only code that writes JSON strings. Control characters and line ends of every kind are escaped, so that a value is always shown on
  /// one line. - Parameter text: UTF-8
  package mutating func add(jsonBytes text: some RandomAccessCollection<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case 0x0A: add("\\n")
      case 0x09: add("\\t")
      case 0..<0x20, 0x7F: addEscape(UInt16(byte))
      // U+0080 to U+009F are C2 80 to C2 9F; U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xC2 where rest.first.map({ $0 < 0xA0 }) == true: addEscape(UInt16(rest.removeFirst()))
      case 0xE2 where rest.starts(with: [0x80, 0xA8]) || rest.starts(with: [0x80, 0xA9]):
        rest.removeFirst()
        addEscape(0x2000 + UInt16(rest.removeFirst()) - 0x80)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func addEscape(_ unit: UInt16) {
    add("\\u")
    for shift in [12, 8, 4, 0] { bytes.append(Self.lowerHexDigits[Int(unit >> shift) & 15]) }
  }

  private static let lowerHexDigits = Array("0123456789abcdef".utf8)
}
