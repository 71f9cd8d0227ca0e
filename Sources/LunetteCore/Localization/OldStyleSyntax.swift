/// Looks for a missing semicolon in a property list of the old style: `{ key = (a, "b c"); }`.
///
/// Foundation reads these files and says what is wrong with them, but for this one fault it also writes a line with the time and the number of the
/// process to the standard error, which would differ in each run. Found with 200,000 random texts: for no other fault it does, and none of those that
/// are refused here is read by Foundation.
struct OldStyleSyntax {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  /// Where a semicolon is missing behind a value in a dictionary, or a value behind the last key; nil where none is, and where something else is wrong before.
  mutating func missingSemicolon() -> Int? {
    // What the place that is read is in: dictionaries and lists. The outermost dictionary may have no braces.
    var levels: [Level] = []
    skipBlanks()
    let start = index
    if index < text.count, text[index] != UInt8(ascii: "{"), text[index] != UInt8(ascii: "(") { levels.append(.dictionary) }
    repeat {
      if levels.last == .dictionary {
        skipBlanks()
        if take("}") {
          levels.removeLast()
          if let place = endOfValue(&levels) { return place }
          continue
        }
        let isFirst = index == start
        guard takeString() else { return nil }
        skipBlanks()
        if take(";") { continue }
        // A file may be one text.
        if index == text.count { return isFirst ? nil : index }
        guard take("=") else { return nil }
      } else if levels.last == .list {
        skipBlanks()
        if take(")") {
          levels.removeLast()
          if let place = endOfValue(&levels) { return place }
          continue
        }
      }
      skipBlanks()
      if take("{") {
        levels.append(.dictionary)
      } else if take("(") {
        levels.append(.list)
      } else {
        guard takeString() || takeData() else { return nil }
        if let place = endOfValue(&levels) { return place }
      }
    } while !levels.isEmpty && index < text.count
    return nil
  }

  private enum Level { case dictionary, list }

  /// Takes what stands behind a value. - Returns: the place where a semicolon is missing
  private mutating func endOfValue(_ levels: inout [Level]) -> Int? {
    skipBlanks()
    switch levels.last {
    case .dictionary: return take(";") ? nil : index
    // Without a comma the list must end here; if it doesn't, Foundation says so.
    case .list: if !take(","), index < text.count, text[index] != UInt8(ascii: ")") { levels.removeAll() }
    case nil: break
    }
    return nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func takeString() -> Bool {
    guard index < text.count else { return false }
    let quote = text[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      while index < text.count, text[index] != quote { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
      index += 1
      return index <= text.count
    }
    let start = index
    while index < text.count, Self.isPlain(text[index]) { index += 1 }
    return index > start
  }

  /// What a text without quotes may have. Source: Foundation for Linux, CFOldStylePList.c
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func takeData() -> Bool {
    guard take("<") else { return false }
    while index < text.count, text[index] != UInt8(ascii: ">") { index += 1 }
    return take(">")
  }

  /// U+2028 and U+2029, which are blanks. Source: Foundation for Linux, CFOldStylePList.c
  private static let separators: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

  /// Blanks and comments.
  private mutating func skipBlanks() {
    while index < text.count {
      if text[index] == UInt8(ascii: " ") || (0x09...0x0D).contains(text[index]) {
        index += 1
      } else if Self.separators.contains(where: { text[index...].starts(with: $0) }) {
        index += 3
      } else if text[index...].starts(with: Array("//".utf8)) {
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
      } else if text[index...].starts(with: Array("/*".utf8)) {
        index += 2
        while index < text.count, !text[index...].starts(with: Array("*/".utf8)) { index += 1 }
        index = min(text.count, index + 2)
      } else {
        return
      }
    }
  }
}
