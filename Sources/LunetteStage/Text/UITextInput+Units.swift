import Foundation

/// The direction on the screen in which a text position moves. Source: Apple, UITextLayoutDirection
public enum UITextLayoutDirection: String, CaseIterable, Sendable {
  case right, left, up, down

  var movement: TextEditor.Movement {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

/// The direction in the text in which a position moves. Source: Apple, UITextStorageDirection
public enum UITextStorageDirection: String, CaseIterable, Sendable { case forward, backward }

/// The units that a text consists of. Source: Apple, UITextGranularity
public enum UITextGranularity: String, CaseIterable, Sendable { case character, word, sentence, paragraph, line, document }

/// Which of two positions comes first. Source: Foundation, ComparisonResult
public enum UITextOrder: String, CaseIterable, Sendable { case orderedAscending, orderedSame, orderedDescending }

/// Finds characters, words, sentences, paragraphs and lines of an edited text. Source: Apple, UITextInputTokenizer
///
/// A unit ends before the spaces and line breaks that follow it. Words consist of letters and digits; a sentence ends with ".", "?" or "!".
public final class UITextInputStringTokenizer {
  private weak var input: (any UITextInput)?

  init(_ input: any UITextInput) { self.input = input }

  private func place(_ position: UITextPosition) -> (editor: TextEditor, offset: Int)? {
    guard let input, position.input === input else { return nil }
    return (input.editor, min(max(position.offset, 0), input.editor.text.length))
  }

  /// The unit that contains a position. For a position at a unit's edge, only a unit in the given direction; nil between two units.
  public func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextStorageDirection
  ) -> UITextRange? {
    guard let input, let (editor, offset) = place(position) else { return nil }
    return editor.unit(granularity, at: offset, forward: direction == .forward).map { UITextRange($0, in: input) }
  }

  /// Whether a position is the end of a unit (for forward) or the start of a unit (for backward).
  public func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextStorageDirection
  ) -> Bool {
    guard let (editor, offset) = place(position) else { return false }
    let unit = editor.unit(granularity, at: offset, forward: direction == .backward)
    return direction == .forward ? unit?.upperBound == offset : unit?.lowerBound == offset
  }

  public func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextStorageDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  /// The next end of a unit (for forward) or start of a unit (for backward); nil when there is none.
  public func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextStorageDirection
  ) -> UITextPosition? {
    guard let input, let (editor, start) = place(position) else { return nil }
    var offset = start
    while true {
      if let unit = editor.unit(granularity, at: offset, forward: direction == .forward) {
        return UITextPosition(direction == .forward ? unit.upperBound : unit.lowerBound, in: input)
      }
      let next = direction == .forward ? editor.boundary(after: offset) : editor.boundary(before: offset)
      guard next != offset else { return nil }
      offset = next
    }
  }
}

extension TextEditor {
  /// The unit of the character after (forward) or before (backward) a position; nil without a character there, or one that is in no unit.
  func unit(_ granularity: UITextGranularity, at offset: Int, forward: Bool) -> Range<Int>? {
    let start = forward ? offset : boundary(before: offset)
    let end = forward ? boundary(after: offset) : offset
    guard start < end else { return nil }
    let character = text.substring(start..<end)
    let isBlank = character.allSatisfy(\.isWhitespace)
    switch granularity {
    case .character: return start..<end
    case .word: return character.allSatisfy(Self.isWord) ? word(at: start) : nil
    case .sentence: return isBlank ? nil : sentence(at: start)
    case .paragraph: return character.allSatisfy(\.isNewline) ? nil : paragraph(at: start)
    case .line:
      guard !character.allSatisfy(\.isNewline) else { return nil }
      return destination(of: .lineStart, from: start)..<max(end, destination(of: .lineEnd, from: start))
    case .document: return text.wholeRange
    }
  }

  private func sentence(at offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    let part = text.substring(paragraph)
    let place = part.scalarIndex(utf16: offset - paragraph.lowerBound)
    var (start, end) = (place, place)
    func endsSentence(before index: String.Index) -> Bool {
      index > part.startIndex && Self.sentenceEnds.contains(part[part.characterIndex(before: index)]) && (index == part.endIndex || part[index].isWhitespace)
    }
    while start > part.startIndex, !endsSentence(before: start) { start = part.characterIndex(before: start) }
    while start < place, part[start].isWhitespace { start = part.index(after: start) }
    repeat { end = part.index(after: end) } while end < part.endIndex && !endsSentence(before: end)
    while end > place, part[part.characterIndex(before: end)].isWhitespace { end = part.characterIndex(before: end) }
    return paragraph.lowerBound + start.utf16Offset(in: part)..<paragraph.lowerBound + end.utf16Offset(in: part)
  }

  private static let sentenceEnds: Set<Character> = [".", "?", "!", "…"]
}

extension UITextInput {
  public var tokenizer: UITextInputStringTokenizer { UITextInputStringTokenizer(self) }

  /// Compares two positions; positions of different texts count as the same.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> UITextOrder {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// The position so many characters or lines further on the screen; nil when there are fewer.
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int) -> UITextPosition? {
    guard position.input === self, count >= 0, count <= editor.text.length else { return nil }
    return editor.destination(of: direction.movement, from: min(max(position.offset, 0), editor.text.length), times: count)
      .map { UITextPosition($0, in: self) }
  }

  /// The character at a point; nil when there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let place = closestPosition(to: point)
    for range in [place..<editor.boundary(after: place), editor.boundary(before: place)..<place] where !range.isEmpty {
      if selectionRects(for: range).contains(where: { $0.contains(point) }) { return UITextRange(range, in: self) }
    }
    return nil
  }

  /// The position in a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard range.input === self else { return nil }
    return UITextPosition(min(max(closestPosition(to: point), range.range.lowerBound), range.range.upperBound), in: self)
  }
}
