import LunetteRender

/// SVG elements as JSON: `["rect",{"width":"3"},child…]`, so that a page can make elements from it without parsing markup.
///
/// It reads only what Lunette's own painter writes: complete elements, attributes in double quotes, no comments.
struct SvgNodes {
  private var rest: ArraySlice<UInt8>

  /// A JSON list of nodes.
  static func json(_ elements: [UInt8]) -> [UInt8] {
    var nodes = SvgNodes(rest: elements[...])
    var json = JsonText()
    json.reserve(elements.count + elements.count / 4)
    json.list { nodes.writeNodes(to: &$0, areChildren: false) }
    return json.bytes
  }

  /// Reads up to the end of the surrounding element.
  private mutating func writeNodes(to json: inout JsonText, areChildren: Bool) {
    while let byte = rest.first {
      if byte != Self.less {
        let text = take { $0 != Self.less }
        // Between elements there are only line ends.
        guard areChildren, text.contains(where: { $0 > 0x20 }) || !text.contains(0x0A) else { continue }
        json.write(utf8: Self.read(text))
      } else if rest.dropFirst().first == Self.slash {
        _ = take { $0 != Self.greater }
        rest = rest.dropFirst()
        return
      } else {
        rest.removeFirst()
        json.list { writeElement(to: &$0) }
      }
    }
  }

  private mutating func writeElement(to json: inout JsonText) {
    json.write(utf8: take { !Self.endsName($0) })
    var isOpen = true
    json.object { isOpen = writeAttributes(to: &$0) }
    if isOpen { writeNodes(to: &json, areChildren: true) }
  }

  /// Returns: whether the element stays open
  private mutating func writeAttributes(to json: inout JsonText) -> Bool {
    while let byte = rest.popFirst(), byte != Self.greater {
      if byte == Self.slash, rest.first == Self.greater {
        rest.removeFirst()
        return false
      }
      guard !Self.endsName(byte) else { continue }
      let name = [byte] + take { $0 != UInt8(ascii: "=") }
      // Skips the `=` and the quotation mark.
      rest = rest.dropFirst(2)
      json.key(utf8: name)
      json.write(utf8: Self.read(take { $0 != Self.quote }))
      rest = rest.dropFirst()
    }
    return true
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// A text with XML's entities replaced; an unknown one is dropped.
  private static func read(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "&")) else { return text }
    var (out, rest): ([UInt8], ArraySlice<UInt8>) = ([], text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
        out.append(byte)
        continue
      }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if let character = entities[name] { out.append(character) } else if let scalar = scalar(name) { out += Array(String(scalar).utf8) }
    }
    return out[...]
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
  private static let quote = UInt8(ascii: "\"")
  private static let (less, greater, slash) = (UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"))
}
