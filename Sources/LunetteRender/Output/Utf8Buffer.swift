import Foundation
import LunetteKit

/// Text on its way to a file: bytes are appended and never looked at again, so a frame costs one growing array.
///
/// Numbers are the same on every machine: whole thousandths, made by integer arithmetic, without exponent, locale or NaN.
package struct Utf8Buffer {
  private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  mutating func add(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }
  mutating func add(text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Numbers

  mutating func add(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(value.magnitude)
  }

  /// Three decimals at most, none that are 0. What is no number counts as 0, what is beyond twice `farthest` as that.
  mutating func add(_ value: CGFloat) { add(value, unit: Self.thousand, decimals: 3) }

  /// Six decimals at most, for factors that others are multiplied with.
  mutating func add(factor value: CGFloat) { add(value, unit: Self.thousand * Self.thousand, decimals: 6) }

  private mutating func add(_ value: CGFloat, unit: UInt, decimals: Int) {
    let limited = value.isNaN ? 0 : min(max(value, -2 * Self.farthest), 2 * Self.farthest)
    let scaled = UInt((abs(limited) * CGFloat(unit)).rounded())
    if limited < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
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

  /// A place that can be written: not NaN, and no farther out than anything can be seen from.
  static func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }

  /// Units: points. Ours: renderers keep places in fixed point numbers of 24 bits before the point and lose what is beyond.
  private static let farthest: CGFloat = 1_000_000
  private static let thousand: UInt = 1000

  // MARK: Colours

  /// `#RRGGBB`, the alpha left out.
  mutating func add(rgb color: UIColor) {
    bytes.append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] { add(hex: component) }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it isn't opaque.
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

  /// As an XML text or attribute. What XML has no place for (control characters, two of Unicode's noncharacters) becomes U+FFFD.
  package mutating func add(xml text: String) {
    var text = text
    text.withUTF8 { characters in
      for (index, byte) in characters.enumerated() {
        switch byte {
        case UInt8(ascii: "<"): add("&lt;")
        case UInt8(ascii: ">"): add("&gt;")
        case UInt8(ascii: "&"): add("&amp;")
        case UInt8(ascii: "\""): add("&quot;")
        case 0x09, 0x0A, 0x0D: bytes.append(UInt8(ascii: " "))
        case 0..<0x20: add("\u{FFFD}")
        // U+FFFE and U+FFFF are EF BF BE and EF BF BF; U+FFFD, EF BF BD, takes their place.
        case 0xBE,
          0xBF where index >= 2 && characters[index - 1] == 0xBF && characters[index - 2] == 0xEF:
          bytes.append(0xBD)
        default: bytes.append(byte)
        }
      }
    }
  }

  /// As a JSON string, its quotation marks included.
  mutating func add(json text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case 0x0A: add("\\n")
      case 0..<0x20, 0x7F:
        add("\\u00")
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
