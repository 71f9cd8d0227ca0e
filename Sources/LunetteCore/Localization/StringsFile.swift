import Foundation

/// Reads a file of the kind `Localizable.strings`: `"key" = "value";`, with comments as in C. Source: Apple, old-style property lists
package struct StringsFile {
  private let bytes: [UInt8]
  private var next = 0
  private var texts: [String: LocalizedText] = [:]

  /// Reads the texts of a file; of equal keys the last one counts.
  package static func read(_ file: [UInt8]) throws(LocalizationProblem) -> [String: LocalizedText] {
    // A file may also be a property list in XML, as tools write it.
    if PropertyListFile.isXML(file) { return try PropertyListFile.strings(file) }
    guard !file.starts(with: Array("bplist".utf8)) else {
      throw LocalizationProblem("a binary property list; write it as text, with plutil -convert xml1 for example", line: 1, column: 1)
    }
    var reader = StringsFile(bytes: try LocalizationFile.utf8(file))
    try reader.readAll()
    return reader.texts
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private func problem(_ reason: String, at index: Int) -> LocalizationProblem { LocalizationProblem(reason, at: index, in: bytes) }

  private mutating func readAll() throws(LocalizationProblem) {
    try skipBlanks()
    let open = next
    let hasBraces = take("{")
    while true {
      try skipBlanks()
      if hasBraces, take("}") {
        try skipBlanks()
        if byte != nil { throw problem("nothing is expected behind the closing '}'", at: next) }
        return
      }
      guard byte != nil else {
        if hasBraces { throw problem("the '{' has no '}'", at: open) }
        return
      }
      try readPair()
    }
  }

  private mutating func readPair() throws(LocalizationProblem) {
    let key = try readText("a key")
    let end = next
    try skipBlanks()
    // A key alone is its own value.
    if take(";") {
      texts[key] = .plain(key)
      return
    }
    guard take("=") else { throw problem("'=' is missing behind the key \(Self.shown(key))", at: end) }
    try skipBlanks()
    let value = try readText("a value for \(Self.shown(key))")
    let close = next
    try skipBlanks()
    guard take(";") else { throw problem("';' is missing behind the value of \(Self.shown(key))", at: close) }
    texts[key] = .plain(value)
  }

  /// A key in messages. Ours: of a long one its beginning says enough
  private static func shown(_ key: String) -> String { "\"\(key.count > 40 ? key.prefix(40) + "..." : key)\"" }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func skipBlanks() throws(LocalizationProblem) {
    while let byte {
      if Self.blanks.contains(byte) {
        next += 1
      } else if bytes[next...].starts(with: Self.lineComment) {
        next = bytes[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if bytes[next...].starts(with: Self.comment) {
        var end = next + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        guard end + 1 < bytes.count else { throw problem("the comment that begins here has no end '*/'", at: next) }
        next = end + 2
      } else if bytes[next...].starts(with: Self.lineSeparator) {
        next += Self.lineSeparator.count
      } else {
        return
      }
    }
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D]
  private static let (comment, lineComment) = (Array("/*".utf8), Array("//".utf8))
  private static let lineSeparator = Array("\u{2028}".utf8)

  private mutating func readText(_ what: String) throws(LocalizationProblem) -> String {
    guard let byte else { throw problem("the file ends where \(what) is expected", at: next) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readQuoted(byte) }
    let start = next
    while let byte = self.byte, Self.isOfWord(byte) { next += 1 }
    guard next > start else {
      let character = String(decoding: bytes[next...].prefix(16), as: UTF8.self).first.map(String.init) ?? ""
      throw problem("\(what) is expected, a text in quotes, and not '\(character)'", at: next)
    }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  /// Source: Apple, old-style property lists: what needs no quotes
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func readQuoted(_ quote: UInt8) throws(LocalizationProblem) -> String {
    let open = next
    next += 1
    var text: [UInt8] = []
    while let byte {
      next += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { readEscape(into: &text) } else { text.append(byte) }
    }
    throw problem("the text that begins here has no closing quote", at: open)
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    guard let byte else { return }
    next += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units = [readDigits(most: 4, radix: 16)]
      // A pair of units is one character.
      if UTF16.isLeadSurrogate(units[0]), bytes[next...].starts(with: [0x5C]), next + 1 < bytes.count, bytes[next + 1] | 0x20 == UInt8(ascii: "u") {
        next += 2
        units.append(readDigits(most: 4, radix: 16))
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      next -= 1
      text += Array(String(decoding: [readDigits(most: 3, radix: 8)], as: UTF16.self).utf8)
    default: text.append(byte)
    }
  }

  private mutating func readDigits(most: Int, radix: UInt16) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<most {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
      value = value &* radix &+ UInt16(digit)
      next += 1
    }
    return value
  }
}
