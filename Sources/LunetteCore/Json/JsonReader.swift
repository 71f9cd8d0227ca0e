/// What a reader of JSON tells, in the order of the text.
package protocol JsonBuilder {
  mutating func null()
  mutating func flag(_ value: Bool)
  mutating func whole(_ value: Int64)
  mutating func number(_ value: Double)
  /// - Parameter utf8: the text without its quotes and escapes; valid during the call
  mutating func text(_ utf8: UnsafeBufferPointer<UInt8>)
  mutating func key(_ utf8: UnsafeBufferPointer<UInt8>)
  mutating func beginObject()
  mutating func endObject()
  mutating func beginList()
  mutating func endList()
}

/// Reads JSON strictly as RFC 8259 defines it, in one pass.
///
/// Whole numbers without fraction and exponent that fit 64 bits are whole; all others, `-0` among them, are floating point numbers.
/// Of equal keys the last one counts, which is the builder's to do. A byte order mark of UTF-8 is skipped.
package struct JsonReader<Builder: JsonBuilder> {
  private let text: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var builder: Builder
  /// Where the escapes of a text are replaced.
  private var plain: [UInt8] = []

  /// Levels of lists and objects inside one another. Source: NSJSONSerialization's limit is 512
  package static var mostLevels: Int { 512 }

  /// - Parameter allowsFragments: whether the text may be a single value that is neither a list nor an object
  /// Throws: `JsonProblem`
  /// Returns: the builder, which knows the values
  package static func read(
    _ text: UnsafeBufferPointer<UInt8>, allowsFragments: Bool, into builder: consuming Builder
  ) throws(JsonProblem) -> Builder {
    var reader = JsonReader(text: text, builder: builder)
    try reader.readAll(allowsFragments)
    return reader.builder
  }

  private init(text: UnsafeBufferPointer<UInt8>, builder: Builder) { (self.text, self.builder) = (text, builder) }

  private mutating func readAll(_ allowsFragments: Bool) throws(JsonProblem) {
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { next = 3 }
    skipBlanks()
    guard next < text.count else { throw problem("Unable to parse empty data", at: next, isOfWhole: true) }
    if !allowsFragments, text[next] != UInt8(ascii: "{"), text[next] != UInt8(ascii: "[") {
      throw problem("JSON text did not start with array or object and option to allow fragments not set", at: next, isOfWhole: true)
    }
    try readValue(level: 0)
    skipBlanks()
    if next < text.count { throw problem("Garbage at end", at: next) }
  }

  private func problem(_ reason: String, at index: Int, isOfWhole: Bool = false) -> JsonProblem {
    JsonProblem(reason, at: index, in: text, isOfWhole: isOfWhole)
  }

  /// Counts work for so many bytes of the text.
  /// - Parameter held: what they take again where they are kept
  @inline(__always)
  private func spend(_ bytes: Int, holding held: Int = 0) throws(JsonProblem) {
    if HostWork.mustEnd(steps: 1 + bytes / Self.bytesPerStep, "reading \(text.count) bytes of JSON") { throw .ended }
    if held > Self.largeText, HostWork.mustEnd(bytes: held, "reading \(text.count) bytes of JSON") { throw .ended }
  }

  /// Ours: a value takes about as long. Units: bytes
  private static var bytesPerStep: Int { 256 }
  /// Below it nobody asks whether there is room. Units: bytes
  private static var largeText: Int { 1 << 20 }

  @inline(__always)
  private var byte: UInt8? { next < text.count ? text[next] : nil }

  @inline(__always)
  private mutating func skipBlanks() {
    while next < text.count {
      switch text[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next += 1
      default: return
      }
    }
  }

  private func unexpected(while what: String) -> JsonProblem {
    guard let byte else { return problem("Unexpected end of file while parsing \(what)", at: next) }
    // A character has at most four bytes; what is no text shows as one replacement character.
    let character = String(decoding: text[next...].prefix(4), as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
    return problem(byte < 0x20 ? "Unexpected control character" : "Unexpected character '\(character)'", at: next)
  }

  // MARK: Values

  private mutating func readValue(level: Int) throws(JsonProblem) {
    try spend(0)
    guard let byte else { throw unexpected(while: "a value") }
    switch byte {
    case UInt8(ascii: "{"): try readObject(level: level)
    case UInt8(ascii: "["): try readList(level: level)
    case UInt8(ascii: "\""): try readText(isKey: false)
    case UInt8(ascii: "t"):
      try readWord("true")
      builder.flag(true)
    case UInt8(ascii: "f"):
      try readWord("false")
      builder.flag(false)
    case UInt8(ascii: "n"):
      try readWord("null")
      builder.null()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: throw unexpected(while: "a value")
    }
  }

  private mutating func readWord(_ word: StaticString) throws(JsonProblem) {
    let start = next
    for offset in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[offset] else { throw problem("Invalid value", at: start) }
      next += 1
    }
  }

  private mutating func enter(_ level: Int) throws(JsonProblem) {
    if level >= Self.mostLevels { throw problem("Too many nested arrays or dictionaries (at most \(Self.mostLevels))", at: next) }
    next += 1
    skipBlanks()
  }

  private mutating func readObject(level: Int) throws(JsonProblem) {
    try enter(level)
    builder.beginObject()
    if byte != UInt8(ascii: "}") {
      while true {
        guard byte == UInt8(ascii: "\"") else {
          if byte == nil { throw unexpected(while: "an object") }
          throw problem("No string key for value in object", at: next)
        }
        try readText(isKey: true)
        skipBlanks()
        guard byte == UInt8(ascii: ":") else { throw unexpected(while: "an object") }
        next += 1
        skipBlanks()
        try readValue(level: level + 1)
        skipBlanks()
        if byte == UInt8(ascii: "}") { break }
        guard byte == UInt8(ascii: ",") else { throw unexpected(while: "an object") }
        next += 1
        skipBlanks()
      }
    }
    next += 1
    builder.endObject()
  }

  private mutating func readList(level: Int) throws(JsonProblem) {
    try enter(level)
    builder.beginList()
    if byte != UInt8(ascii: "]") {
      while true {
        try readValue(level: level + 1)
        skipBlanks()
        if byte == UInt8(ascii: "]") { break }
        guard byte == UInt8(ascii: ",") else { throw unexpected(while: "an array") }
        next += 1
        skipBlanks()
      }
    }
    next += 1
    builder.endList()
  }

  // MARK: Numbers

  private mutating func skipDigits() -> Int {
    let start = next
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { next += 1 }
    return next - start
  }

  private mutating func readNumber() throws(JsonProblem) {
    let start = next
    var isWhole = true
    if byte == UInt8(ascii: "-") { next += 1 }
    let first = next
    let digits = skipDigits()
    if digits == 0 { throw unexpected(while: "a number") }
    if digits > 1, text[first] == UInt8(ascii: "0") { throw problem("Number with leading zero", at: first) }
    if byte == UInt8(ascii: ".") {
      next += 1
      isWhole = false
      if skipDigits() == 0 { throw unexpected(while: "a number") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      next += 1
      isWhole = false
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { next += 1 }
      if skipDigits() == 0 { throw unexpected(while: "a number") }
    }
    if isWhole, let value = whole(from: start) { return builder.whole(value) }
    try spend(next - start, holding: next - start)
    // The digits are checked, so a number there is; one too large for a floating point number is infinite, which JSON can't mean.
    let value = Double(String(decoding: text[start..<next], as: UTF8.self)) ?? .infinity
    guard value.isFinite else { throw problem("Number wound up as NaN", at: start) }
    builder.number(value)
  }

  /// nil for `-0` and for what does not fit 64 bits.
  private func whole(from start: Int) -> Int64? {
    let isNegative = text[start] == UInt8(ascii: "-")
    var value: Int64 = 0
    for index in (isNegative ? start + 1 : start)..<next {
      let (shifted, overflows) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(text[index] - UInt8(ascii: "0"))
      let (sum, exceeds) = isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      if overflows || exceeds { return nil }
      value = sum
    }
    return isNegative && value == 0 ? nil : value
  }

  // MARK: Texts

  /// A text without escapes is not copied.
  private mutating func readText(isKey: Bool) throws(JsonProblem) {
    let open = next
    next += 1
    let start = next
    while next < text.count, text[next] != UInt8(ascii: "\""), text[next] != UInt8(ascii: "\\"), text[next] >= 0x20 { next += 1 }
    if byte == UInt8(ascii: "\"") {
      try tell(UnsafeBufferPointer(rebasing: text[start..<next]), isKey, at: start)
      next += 1
      return
    }
    try spend(next - start, holding: next - start)
    plain.removeAll(keepingCapacity: true)
    plain.append(contentsOf: text[start..<next])
    while let byte {
      if plain.count == plain.capacity { try spend(plain.count, holding: 2 * plain.count) }
      switch byte {
      case UInt8(ascii: "\""):
        next += 1
        // The reader tells the text while its bytes are held elsewhere, and takes the room back.
        let bytes = plain
        plain = []
        var result: Result<Void, JsonProblem> = .success(())
        bytes.withUnsafeBufferPointer { found in
          do throws(JsonProblem) { try tell(found, isKey, at: start) } catch { result = .failure(error) }
        }
        plain = bytes
        return try result.get()
      case UInt8(ascii: "\\"): try readEscape()
      case 0..<0x20: throw problem("Unescaped control character '0x\(String(byte, radix: 16))'", at: next)
      default:
        plain.append(byte)
        next += 1
      }
    }
    throw problem("Unterminated string", at: open)
  }

  private mutating func tell(_ bytes: UnsafeBufferPointer<UInt8>, _ isKey: Bool, at start: Int) throws(JsonProblem) {
    try spend(bytes.count, holding: 2 * bytes.count)
    try check(bytes, at: start)
    if isKey { builder.key(bytes) } else { builder.text(bytes) }
  }

  /// A text must be UTF-8.
  private func check(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(JsonProblem) {
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    if String(validating: bytes, as: UTF8.self) == nil { throw problem("Unable to convert data to string", at: start) }
  }

  private mutating func readEscape() throws(JsonProblem) {
    let start = next
    next += 1
    guard let byte else { throw unexpected(while: "a string") }
    next += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain.append(byte)
    case UInt8(ascii: "b"): plain.append(0x08)
    case UInt8(ascii: "f"): plain.append(0x0C)
    case UInt8(ascii: "n"): plain.append(0x0A)
    case UInt8(ascii: "r"): plain.append(0x0D)
    case UInt8(ascii: "t"): plain.append(0x09)
    case UInt8(ascii: "u"):
      var code = try readUnit()
      if (0xD800...0xDBFF).contains(code) {
        guard self.byte == UInt8(ascii: "\\"), next + 1 < text.count, text[next + 1] == UInt8(ascii: "u") else {
          throw problem("Missing low code point in surrogate pair", at: start)
        }
        next += 2
        let low = try readUnit()
        guard (0xDC00...0xDFFF).contains(low) else { throw problem("Invalid low code point in surrogate pair", at: start) }
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw problem("Invalid high code point in surrogate pair", at: start) }
      plain.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    default: throw problem("Invalid escape sequence", at: start)
    }
  }

  /// Four hexadecimal digits.
  private mutating func readUnit() throws(JsonProblem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw problem("Invalid unicode escape", at: next) }
      code = code << 4 | UInt32(digit)
      next += 1
    }
    return code
  }
}
