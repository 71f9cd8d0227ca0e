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

  package init(_ reason: String, at index: Int, in text: UnsafeBufferPointer<UInt8>, isOfWhole: Bool = false) {
    let before = text[..<min(index, text.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    (self.reason, self.index, self.isOfWhole) = (reason, index, isOfWhole)
    line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }

  /// Source: [L] "Unexpected character '}' around line 3, column 9."
  package var description: String { isOfWhole ? reason + "." : "\(reason) around line \(line), column \(column)." }
}
