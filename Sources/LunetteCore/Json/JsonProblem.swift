/// Why a text is no JSON, and where.
package struct JsonProblem: Error, Equatable {
  /// Without the place, and without a full stop. Source: what `NSJSONSerialization` prints on iOS
  package let reason: String
  /// Units: bytes before the place
  package let index: Int
  /// Counts from 1.
  package let line: Int
  /// In characters of the line, counts from 1.
  package let column: Int

  /// Whether the whole text is meant, so that no place is told.
  private let isOfWhole: Bool

  /// The work was ended before the text was read; nobody sees it.
  static let ended = JsonProblem()
  private init() { (reason, index, line, column, isOfWhole) = ("", 0, 1, 1, true) }

  package init(_ reason: String, at index: Int, in text: UnsafeBufferPointer<UInt8>, isOfWhole: Bool = false) {
    let before = text[..<min(index, text.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    (self.reason, self.index, self.isOfWhole) = (reason, index, isOfWhole)
    line = 1 + Self.lineBreaks(in: before)
    column = Self.characters(in: UnsafeBufferPointer(rebasing: before[start...])) + 1
  }

  private static func lineBreaks(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var (count, rest) = (0, text)
    while !rest.isEmpty, !HostWork.mustEnd(steps: piece >> 8, "counting the lines of \(text.count) bytes") {
      for byte in rest.prefix(piece) where byte == UInt8(ascii: "\n") { count += 1 }
      rest = rest.dropFirst(piece)
    }
    return count
  }

  /// Counted piece by piece, so that a line of any length is not held once more. Between two printing characters of ASCII a character ends.
  private static func characters(in line: UnsafeBufferPointer<UInt8>) -> Int {
    var (count, start) = (0, 0)
    while start < line.count, !HostWork.mustEnd(steps: piece >> 8, "counting the characters of a line of \(line.count) bytes") {
      var end = min(start + piece, line.count)
      let latest = min(end + piece, line.count)
      while end < latest, !(printing.contains(line[end - 1]) && printing.contains(line[end])) { end += 1 }
      while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
      count += String(decoding: line[start..<end], as: UTF8.self).count
      start = end
    }
    return count
  }

  /// Units: bytes
  private static let piece = 1 << 16
  private static let printing: ClosedRange<UInt8> = 0x21...0x7E

  /// Source: [L] "Unexpected character '}' around line 3, column 9."
  package var description: String { isOfWhole ? reason + "." : "\(reason) around line \(line), column \(column)." }
}
