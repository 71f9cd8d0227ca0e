/// What a table of an app says for a key in one language.
package enum LocalizedText: Equatable {
  case plain(String)
  /// One text for each form of a number.
  case plural([PluralCategory: String])
  /// A format with `%#@name@`, and the forms of its numbers by their names. Source: Apple, stringsdict files
  case rule(format: String, numbers: [String: Number])

  /// A number of a text, whose forms are texts.
  package struct Number: Equatable {
    package let forms: [PluralCategory: String]
    /// Which argument it is, from 1; nil: the one that is next in the format.
    package let argument: Int?
    /// How `%arg` in the forms is written, such as `lld`.
    package let specifier: String

    package init(forms: [PluralCategory: String], argument: Int? = nil, specifier: String = "lld") {
      (self.forms, self.argument, self.specifier) = (forms, argument, specifier)
    }
  }

  /// What a look-up answers. Of a text with forms only `localizedStringWithFormat` knows the number.
  package var text: String {
    switch self {
    case .plain(let text): text
    case .plural(let forms): forms[.other] ?? ""
    case .rule(let format, _): format
    }
  }

  /// Whether the number counts in which form is used.
  package var hasForms: Bool { if case .plain = self { false } else { true } }
}

/// Why a file with an app's texts can't be read, and where.
package struct LocalizationProblem: Error, Equatable {
  package let reason: String
  /// Counts from 1.
  package let line: Int
  /// In characters of the line, counts from 1.
  package let column: Int

  package init(_ reason: String, line: Int, column: Int) { (self.reason, self.line, self.column) = (reason, line, column) }

  init(_ reason: String, at index: Int, in text: [UInt8]) {
    let place = text.withUnsafeBufferPointer { JsonProblem(reason, at: index, in: $0) }
    self.init(reason, line: place.line, column: place.column)
  }

  /// - Parameter words: what the problem is about; its place is where the text first says it
  init(_ reason: String, about words: String, in text: [UInt8]) {
    self.init(reason, at: text.firstRange(of: Array(words.utf8))?.lowerBound ?? 0, in: text)
  }
}

/// Reading a file of an app's texts.
package enum LocalizationFile {
  /// Largest file. Source: docs/rules/world.md 6. Units: bytes
  package static let largest = 16 << 20

  /// The text of a file in UTF-8, which may be written in UTF-8 or, with or without a byte order mark, in UTF-16.
  /// Throws: for bytes that are neither
  static func utf8(_ bytes: [UInt8]) throws(LocalizationProblem) -> [UInt8] {
    // What is made of UTF-16 takes up to one and a half times as much.
    guard !HostWork.mustEnd(bytes: bytes.count * 2, "reading \(bytes.count) bytes of texts"),
      !HostWork.mustEnd(steps: bytes.count / bytesPerStep, "reading \(bytes.count) bytes of texts")
    else { return [] }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try fromUnits(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try fromUnits(bytes.dropFirst(2), low: 1) }
    // Without a mark: the first character of such a file is one of ASCII.
    if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return try fromUnits(bytes[...], low: 0) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try fromUnits(bytes[...], low: 1) }
    return try checked(bytes)
  }

  /// Ours: as of JSON
  static let bytesPerStep = 256

  private static func checked(_ bytes: [UInt8]) throws(LocalizationProblem) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    let wrong = firstWrongByte(of: bytes)
    throw LocalizationProblem("this is no text in UTF-8 or UTF-16", at: wrong, in: bytes)
  }

  private static func firstWrongByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var index = 0
    while case .scalarValue(let scalar) = decoder.decode(&source) { index += UTF8.width(scalar) }
    return min(index, bytes.count)
  }

  /// - Parameter low: which byte of two is the lower one
  private static func fromUnits(_ bytes: ArraySlice<UInt8>, low: Int) throws(LocalizationProblem) -> [UInt8] {
    let start = bytes.startIndex
    let units = (0..<bytes.count / 2).map { UInt16(bytes[start + 2 * $0 + low]) | UInt16(bytes[start + 2 * $0 + 1 - low]) << 8 }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    guard bytes.count % 2 == 0 else { throw LocalizationProblem("half a character of UTF-16", at: text.count, in: text) }
    guard String(validating: units, as: UTF16.self) != nil else {
      throw LocalizationProblem("half a pair of UTF-16", about: "\u{FFFD}", in: text)
    }
    return text
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { encode(scalar)?.count ?? 1 }
}

/// A kind of device that has texts of its own. Source: Apple, "Stringsdict file format"
package enum LocalizedDevice: String, Sendable { case iphone, ipad }
