import Foundation
import LunetteKit

/// JSON that is written step by step, with keys in the order of the calls: for frames, logs, traces, messages to the page.
/// Values that are `Encodable` are written by `LineEncoder`.
package struct JsonText: ValueWriter {
  package static let placesTexts = false
  private var out = Utf8Buffer()
  private var needsComma = false
  private var breaksLine = false

  package init() {}

  package static func object(_ fill: (inout JsonText) -> Void) -> JsonText {
    var text = JsonText()
    text.object(fill)
    return text
  }

  package var bytes: [UInt8] { out.bytes }
  package var string: String { out.text }

  package mutating func reserve(_ count: Int) { out.reserve(count) }

  package mutating func object(_ fill: (inout JsonText) -> Void) { nest(UInt8(ascii: "{"), UInt8(ascii: "}"), fill) }
  package mutating func list(_ fill: (inout JsonText) -> Void) { nest(UInt8(ascii: "["), UInt8(ascii: "]"), fill) }

  @inline(__always)
  private mutating func nest(_ open: UInt8, _ close: UInt8, _ fill: (inout JsonText) -> Void) {
    comma()
    out.add(byte: open)
    needsComma = false
    fill(&self)
    addLineBreak()
    out.add(byte: close)
    needsComma = true
  }

  package mutating func key(_ name: StaticString) {
    comma()
    out.add(byte: UInt8(ascii: "\""))
    out.add(name)
    out.add("\":")
    needsComma = false
  }

  /// A key that is only known at run time.
  package mutating func key(text: String) { key(utf8: Array(text.utf8)) }

  package mutating func key(utf8 text: some RandomAccessCollection<UInt8>) {
    write(utf8: text)
    out.add(byte: UInt8(ascii: ":"))
    needsComma = false
  }

  /// The next value begins a new line.
  package mutating func breakLine() { breaksLine = true }

  private mutating func addLineBreak() {
    if breaksLine { out.add(byte: UInt8(ascii: "\n")) }
    breaksLine = false
  }

  @inline(__always)
  private mutating func comma() {
    if needsComma { out.add(byte: UInt8(ascii: ",")) }
    if breaksLine { addLineBreak() }
    needsComma = true
  }

  /// - Parameter json: a value that is JSON already
  package mutating func raw(_ json: [UInt8]) {
    comma()
    out.add(json[...])
  }

  package mutating func encode(_ value: some Encodable) { raw((try? LineEncoder.bytes(value)) ?? Array("null".utf8)) }

  package mutating func write(_ value: Int) {
    comma()
    out.add(value)
  }

  package mutating func write(_ value: Bool) {
    comma()
    out.add(value ? "true" : "false")
  }

  package mutating func writeNull() {
    comma()
    out.add("null")
  }

  /// Written with at most three decimals, or six: pixels and frames are not finer than that. JSON can't express NaN and infinity, so they
  /// become null.
  package mutating func write(_ value: CGFloat, millionths: Bool) {
    guard value.isFinite else { return writeNull() }
    comma()
    out.add(min(max(value, -Self.farthest), Self.farthest), decimals: millionths ? 6 : 3)
  }

  /// Ours: up to this number an integer can count millionths.
  private static let farthest: CGFloat = 1e12

  package mutating func write(_ text: String) {
    comma()
    out.add(json: text)
  }

  package mutating func write(utf8 text: some RandomAccessCollection<UInt8>) {
    comma()
    out.add(jsonBytes: text)
  }

  /// Colours: `"#RRGGBB"`, or `"#RRGGBBAA"` if they aren't opaque.
  package mutating func write(_ color: UIColor) {
    comma()
    out.add(byte: UInt8(ascii: "\""))
    out.add(rgba: color)
    out.add(byte: UInt8(ascii: "\""))
  }

  // MARK: A key and its value

  package mutating func field(_ name: StaticString, _ value: JsonText) {
    key(name)
    raw(value.bytes)
  }
}
