import Foundation

/// A view whose text is edited: a text field or a text view. Source: Apple, UITextInput; docs/rules/controllers.md 10
public protocol UITextInput: UIView {
  var editor: TextEditor { get }
  var traits: UITextInputTraits { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }
  /// Space: the view's own, as for all rectangles here. One point wide.
  func caretRect(for offset: Int) -> CGRect
  /// One rectangle per line.
  func selectionRects(for range: Range<Int>) -> [CGRect]
  func closestPosition(to point: CGPoint) -> Int
  func setInputView(_ view: UIView?)
  func setInputAccessoryView(_ view: UIView?)
}

/// A position between two characters of a text. It is valid only for that text; in a text that has become shorter it stands at the end.
public final class UITextPosition {
  public private(set) weak var input: (any UITextInput)?
  /// Units: UTF-16 units from 0.
  public var offset: Int { input.map { min(known, $0.editor.text.length) } ?? known }
  private let known: Int

  public init(_ offset: Int, in input: any UITextInput) { (known, self.input) = (max(offset, 0), input) }
}

/// The part of a text between two positions, which are put in order. Of a text that has become shorter, it is the part that is left.
public final class UITextRange {
  public private(set) weak var input: (any UITextInput)?
  public var range: Range<Int> { input.map { known.clamped(to: $0.editor.text.wholeRange) } ?? known }
  private let known: Range<Int>

  public init(_ range: Range<Int>, in input: any UITextInput) { (known, self.input) = (range, input) }

  public var isEmpty: Bool { range.isEmpty }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0, in: self) }
  public var endOfDocument: UITextPosition { UITextPosition(editor.text.length, in: self) }

  private func own(_ position: UITextPosition) -> Int? {
    position.input === self ? min(max(position.offset, 0), editor.text.length) : nil
  }
  private func own(_ range: UITextRange) -> Range<Int>? { range.input === self ? range.range.clamped(to: editor.text.wholeRange) : nil }

  /// The position so many UTF-16 units further; nil outside of the text, and for a position of another text.
  /// Source: docs/rules/controllers.md 10
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = own(position), (-editor.text.length...editor.text.length).contains(offset) else { return nil }
    let target = start + offset
    return (0...editor.text.length).contains(target) ? UITextPosition(target, in: self) : nil
  }

  /// The distance between two positions. Units: UTF-16 units. 0 when one of them is of another text.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = own(start), let end = own(end) else { return 0 }
    return end - start
  }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = own(start), let end = own(end) else { return nil }
    return UITextRange(min(start, end)..<max(start, end), in: self)
  }

  public func text(in range: UITextRange) -> String? { own(range).map { editor.text.substring($0) } }

  /// Replaces text from code, so the delegate isn't asked. Source: docs/rules/controllers.md 10
  public func replace(_ range: UITextRange, withText text: String) { if let own = own(range) { editor.replace(own, with: text) } }

  /// Setting nil makes it a caret at the start. Source: docs/rules/controllers.md 10
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection, in: self) }
    set { editor.select(newValue.flatMap(own) ?? 0..<0) }
  }

  public var markedTextRange: UITextRange? { editor.marked.map { UITextRange($0, in: self) } }
}

extension UITextField: UITextInput, ContentSizeCategoryAdjusting {}
extension UITextView: UITextInput, ContentSizeCategoryAdjusting {}
