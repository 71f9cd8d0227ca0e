extension String {
  /// Without what a terminal takes for commands: control characters as Lua writes them, `\27` and `\u{9B}`. Colours, tabs and line breaks stay.
  package var harmlessOnTerminals: String {
    guard utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F || $0 == Self.leadOfControls }) else { return self }
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      rest.removeFirst()
      switch byte {
      case 0x1B:
        // A colour is ESC, [, digits and semicolons, m. Source: ECMA-48, SGR
        let parameters = rest.dropFirst().prefix { $0 == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let isColor = rest.first == UInt8(ascii: "[") && rest.dropFirst(1 + parameters.count).first == UInt8(ascii: "m")
        result += isColor ? [byte] : Array("\\27".utf8)
      // Windows' line breaks.
      case 0x0D where rest.first == 0x0A || rest.isEmpty: break
      case 0x0A, 0x09: result.append(byte)
      case Self.leadOfControls where rest.first.map { $0 < 0xA0 } ?? false:
        result += Array("\\u{\(String(rest.removeFirst(), radix: 16, uppercase: true))}".utf8)
      case ..<0x20, 0x7F: result += Array("\\\(byte)".utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The first byte of U+0080 to U+00BF, of which those below U+00A0 are control characters. Source: ECMA-48, C1
  private static let leadOfControls: UInt8 = 0xC2
}
