import Foundation

/// A text with attributes for ranges of its characters: what UIKit's NSAttributedString holds, as a value.
///
/// Positions and lengths count UTF-16 units from 0, as in UIKit. A run is a range with equal attributes. Invariant: no run is empty, no two
/// neighbours have equal attributes, and the runs' lengths add up to the text's. A position inside a surrogate pair counts as the position
/// before the pair, so that no edit leaves half a character. Source: docs/rules/text.md 2
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    /// Units: UTF-16 units.
    public var length: Int
    public var attributes: TextAttributes
  }

  public private(set) var string: String
  package private(set) var runs: TextRuns
  /// Units: UTF-16 units.
  public private(set) var length: Int

  public init(_ string: String = "", _ attributes: TextAttributes = TextAttributes()) {
    (self.string, length) = (string, string.utf16.count)
    runs = TextRuns(length > 0 ? [Run(length: length, attributes: attributes)] : [])
  }

  public var isEmpty: Bool { length == 0 }
  public var wholeRange: Range<Int> { 0..<length }

  // MARK: Reading

  /// The attributes at a position and the range of the run that has them; nil beyond the end.
  public func attributes(at position: Int) -> (attributes: TextAttributes, range: Range<Int>)? { runs.attributes(at: position) }

  /// The runs in a range; the first and the last are cut at its ends. The range must be within the text.
  public func runs(in range: Range<Int>) -> [(range: Range<Int>, attributes: TextAttributes)] { runs.runs(in: range) }

  public func substring(_ range: Range<Int>) -> String { String(string[indexes(range)]) }

  public func attributedSubstring(_ range: Range<Int>) -> AttributedText {
    var result = AttributedText(substring(range))
    result.runs = TextRuns(runs(in: aligned(range)).map { Run(length: $0.range.count, attributes: $0.attributes) })
    return result
  }

  /// The range, with each end that is inside a surrogate pair moved before the pair.
  public func aligned(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: wholeRange)
    return place(range.lowerBound).offset..<place(range.upperBound).offset
  }

  /// The index after `offset` UTF-16 units: inside a surrogate pair the one before it, beyond the end the end.
  package func index(utf16 offset: Int) -> String.Index { place(min(max(offset, 0), length)).index }

  private func indexes(_ range: Range<Int>) -> Range<String.Index> {
    let range = range.clamped(to: wholeRange)
    return place(range.lowerBound).index..<place(range.upperBound).index
  }

  /// A position within the text, before a surrogate pair that it is inside of. Near the end, where users type, it is counted from there: after each edit
  /// a text that isn't ASCII counts from its start again.
  private func place(_ offset: Int) -> (index: String.Index, offset: Int) {
    guard length - offset <= Self.nearEnd else {
      let index = string.scalarIndex(utf16: offset)
      return (index, index.utf16Offset(in: string))
    }
    let scalars = string.unicodeScalars
    var (index, at) = (scalars.endIndex, length)
    while at > offset, index > scalars.startIndex {
      index = scalars.index(before: index)
      at -= UTF16.width(scalars[index])
    }
    return (index, at)
  }

  /// Units: UTF-16 units. Ours
  private static let nearEnd = 64

  // MARK: Changing. Ranges lie within the text; their owner has checked them

  public mutating func replace(_ range: Range<Int>, with other: AttributedText) {
    let indexes = indexes(range)
    let range = aligned(range)
    if range.lowerBound == length { string += other.string } else { string.replaceSubrange(indexes, with: other.string) }
    runs.replace(range, with: other.runs)
    length += other.length - range.count
  }

  /// The new characters take the attributes of the first character that is replaced. When none is replaced, they take those of the
  /// character before, or at the start of the text those of the character after.
  /// Source: Apple, NSMutableAttributedString.replaceCharacters(in:with:)
  public mutating func replace(_ range: Range<Int>, with text: String) {
    let attributes =
      range.isEmpty
      ? attributes(at: range.lowerBound - 1) ?? attributes(at: range.lowerBound) : attributes(at: range.lowerBound)
    replace(range, with: AttributedText(text, attributes?.attributes ?? TextAttributes()))
  }

  public mutating func append(_ other: AttributedText) { replace(length..<length, with: other) }

  public mutating func add(_ attributes: TextAttributes, in range: Range<Int>) { change(range) { $0.merged(with: attributes) } }
  public mutating func set(_ attributes: TextAttributes, in range: Range<Int>) { change(range) { _ in attributes } }
  public mutating func remove(_ key: TextAttributes.Key, in range: Range<Int>) {
    change(range) { old in
      var new = old
      new.copy(key, from: TextAttributes())
      return new
    }
  }

  private mutating func change(_ range: Range<Int>, _ body: (TextAttributes) -> TextAttributes) {
    let range = aligned(range)
    guard !range.isEmpty else { return }
    runs.replace(range, with: runs(in: range).map { Run(length: $0.range.count, attributes: body($0.attributes)) })
  }

  /// Compares bytes and attributes. Swift's own comparison of strings would take an accented letter composed in two ways for
  /// equal, though its positions differ.
  public static func == (one: AttributedText, other: AttributedText) -> Bool {
    one.length == other.length && one.runs == other.runs && one.string.utf8.elementsEqual(other.string.utf8)
  }
}

extension String {
  /// The index after `offset` UTF-16 units; inside a surrogate pair the index before it, beyond the end the end.
  package func scalarIndex(utf16 offset: Int) -> Index {
    guard offset > 0 else { return startIndex }
    guard let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }
}
