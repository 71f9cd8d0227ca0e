import Foundation
import LunetteKit

/// What takes values one after the other, nested in objects and lists, with keys in the order of the calls: a text in JSON, or a tree of values.
package protocol ValueWriter {
  /// Whether the place of each piece of a text is wanted, too.
  static var placesTexts: Bool { get }
  mutating func object(_ fill: (inout Self) -> Void)
  mutating func list(_ fill: (inout Self) -> Void)
  mutating func key(_ name: StaticString)
  /// A key that is only known at run time.
  mutating func key(text: String)
  mutating func write(_ value: Int)
  mutating func write(_ value: Bool)
  /// Three decimals at most, or six. What is not finite is null.
  mutating func write(_ value: CGFloat, millionths: Bool)
  mutating func write(_ text: String)
  /// `"#RRGGBB"`, or `"#RRGGBBAA"` for a colour that isn't opaque
  mutating func write(_ color: UIColor)
  /// Where the values are a text, the next one begins a new line.
  mutating func breakLine()
}

extension ValueWriter {
  package mutating func write(_ value: CGFloat) { write(value, millionths: false) }

  package mutating func field(_ name: StaticString, _ value: String) {
    key(name)
    write(value)
  }
  package mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    write(value)
  }
  package mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    write(value)
  }
  package mutating func field(_ name: StaticString, _ value: CGFloat, millionths: Bool = false) {
    key(name)
    write(value, millionths: millionths)
  }
  package mutating func field(_ name: StaticString, _ value: UIColor) {
    key(name)
    write(value)
  }
  package mutating func field(_ name: StaticString, numbers: [CGFloat], millionths: Bool = false) {
    key(name)
    list { for number in numbers { $0.write(number, millionths: millionths) } }
  }
  package mutating func field(_ name: StaticString, texts: [String]) {
    key(name)
    list { for text in texts { $0.write(text) } }
  }
  package mutating func object(_ name: StaticString, _ fill: (inout Self) -> Void) {
    key(name)
    object(fill)
  }
  package mutating func list(_ name: StaticString, _ fill: (inout Self) -> Void) {
    key(name)
    list(fill)
  }
}
