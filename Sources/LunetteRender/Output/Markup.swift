import Foundation
import LunetteKit

/// Elements on their way to one of the forms of a picture. Who draws says which element with which attributes; the form says how it is written.
///
/// Elements are begun, get their attributes, and are ended, or opened for what is in them and closed.
struct Markup {
  enum Form: Sendable {
    /// An SVG file, or a part of one: `<rect width="3"/>`.
    case text
    /// JSON for a page, which makes elements of it without parsing markup: `["rect",{"width":"3"},child…]`. Each is behind a comma.
    case nodes
  }

  let form: Form
  private(set) var out = Utf8Buffer()
  /// Whether the element that was begun has an attribute already.
  private var hasAttribute = false

  init(_ form: Form) { self.form = form }

  /// UTF-8.
  var bytes: [UInt8] { out.bytes }

  mutating func reserve(_ count: Int) { out.reserve(count) }

  mutating func begin(_ element: StaticString) {
    hasAttribute = false
    switch form {
    case .text: out.add("<")
    case .nodes: out.add(",[\"")
    }
    out.add(element)
    if form == .nodes { out.add("\",{") }
  }

  /// - Parameter write: writes the value, which no form escapes: numbers, colours, words of ours
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ write: (inout Utf8Buffer) -> Void) {
    switch form {
    case .text:
      out.add(" ")
      out.add(name)
      out.add("=\"")
    case .nodes:
      if hasAttribute { out.add(",") }
      out.add("\"")
      out.add(name)
      out.add("\":\"")
    }
    hasAttribute = true
    write(&out)
    out.add(byte: UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: CGFloat) { attribute(name) { $0.add(value) } }
  mutating func attribute(_ name: StaticString, _ words: StaticString) { attribute(name) { $0.add(words) } }
  /// - Parameter words: ours, so that no form has to escape them
  mutating func attribute(_ name: StaticString, words: String) { attribute(name) { $0.add(text: words) } }

  /// Begins the content of an element.
  mutating func open(breaksLine: Bool = true) {
    switch form {
    case .text: out.add(breaksLine ? ">\n" : ">")
    case .nodes: out.add("}")
    }
  }

  /// Ends an element without content.
  mutating func end(breaksLine: Bool = true) {
    switch form {
    case .text: out.add(breaksLine ? "/>\n" : "/>")
    case .nodes: out.add("}]")
    }
  }

  /// Ends an element that was opened.
  mutating func close(_ element: StaticString, breaksLine: Bool = true) {
    switch form {
    case .text:
      out.add("</")
      out.add(element)
      out.add(breaksLine ? ">\n" : ">")
    case .nodes: out.add("]")
    }
  }

  /// A text of a script, which may hold anything.
  mutating func text(_ text: String) {
    switch form {
    case .text: out.add(xml: text)
    case .nodes:
      var line = Utf8Buffer()
      line.add(xml: text, .line, escapes: false)
      out.add(",")
      out.add(jsonBytes: line.bytes)
    }
  }

  // MARK: Parts that were written before

  /// Elements in the same form.
  mutating func add(_ elements: [UInt8]) { out.add(elements[...]) }

  /// An element whose attributes and content were written as they follow `beginPart`.
  mutating func add(_ element: StaticString, id: (inout Utf8Buffer) -> Void, attributes: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    begin(element)
    attribute("id", id)
    out.add(attributes)
    open(breaksLine: false)
    out.add(content)
    close(element)
  }

  /// Forgets what was written: attributes of an element that has one already follow.
  mutating func beginPart() {
    out.removeAll()
    hasAttribute = true
  }
}
