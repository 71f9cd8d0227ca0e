import Foundation

/// What a class of the app says of the caret and the selection of its text. It is asked in the layout: who looks at the screen calls no script.
/// Source: Apple, UITextInput.caretRect(for:), selectionRects(for:)
final class AskedEditing: StoredState {
  fileprivate let selection: Range<Int>
  fileprivate let caret: CGRect?
  fileprivate let rects: [CGRect]?

  fileprivate init(_ selection: Range<Int>, _ caret: CGRect?, _ rects: [CGRect]?) { (self.selection, self.caret, self.rects) = (selection, caret, rects) }
}

extension UITextInput {
  /// Whether a class of the app has one of the two methods.
  var saysEditing: Bool {
    guard let overrides else { return false }
    return overrides.implements("caretRect", on: self) || overrides.implements("selectionRects", on: self)
  }

  /// Asks for the present selection, in each layout.
  func askEditing(_ caret: OverridableMethod<Self, UITextPosition, CGRect>, _ selection: OverridableMethod<Self, UITextRange, [CGRect]>) {
    guard let overrides, saysEditing, isFirstResponder else {
      if overrides != nil { companions[AskedEditing.self] = nil }
      return
    }
    let selected = editor.selection
    let place = selected.isEmpty && overrides.implements(caret.name, on: self) ? caret(self, UITextPosition(editor.caret, in: self)) : nil
    let rects = !selected.isEmpty && overrides.implements(selection.name, on: self) ? selection(self, UITextRange(selected, in: self)) : nil
    companions[AskedEditing.self] = AskedEditing(selected, place, rects)
  }

  private var asked: AskedEditing? { companions[AskedEditing.self].flatMap { $0.selection == editor.selection ? $0 : nil } }

  /// The rectangles of the selection as they are drawn.
  var shownSelectionRects: [CGRect] { asked?.rects?.filter(\.isDrawable) ?? selectionRects(for: editor.selection) }
  /// The caret as it is drawn; nil where the app's class answers an empty rectangle, as apps do that hide it.
  var shownCaret: CGRect? {
    guard let caret = asked?.caret else { return caretRect(for: editor.caret).wideCaret }
    return caret.isDrawable ? caret.wideCaret : nil
  }
}

extension UITextInput {
  func ownPosition(at point: CGPoint, within range: UITextRange?) -> UITextPosition? {
    range.map { closestPosition(to: point, within: $0) } ?? UITextPosition(closestPosition(to: point), in: self)
  }
}

extension UITextField {
  /// Where a finger puts the caret: fields for codes answer their end. Source: Apple, UITextInput.closestPosition(to:)
  func touchedPosition(at point: CGPoint) -> Int {
    guard overrides != nil else { return closestPosition(to: point) }
    return Overridable.closestPosition(self, point, nil)?.offset ?? closestPosition(to: point)
  }
}

extension UITextView {
  func touchedPosition(at point: CGPoint) -> Int {
    guard overrides != nil else { return closestPosition(to: point) }
    return Overridable.closestPosition(self, point, nil)?.offset ?? closestPosition(to: point)
  }

  public enum Overridable {
    public static let caretRect = OverridableMethod(
      "caretRect", "The rectangle of a caret at a position, in coordinates of the view. An empty one shows none.", unit: .points, "position"
    ) { (view: UITextView, position: UITextPosition) in view.caretRect(for: position.offset) }
    public static let selectionRects = OverridableMethod(
      "selectionRects", "The rectangles of a range, one for each line, in coordinates of the view.", unit: .points, "range"
    ) { (view: UITextView, range: UITextRange) in view.selectionRects(for: range.range) }
    public static let closestPosition = OverridableMethod(
      "closestPosition", "The position nearest to a point of the view, within the range if one is given. Asked for where a finger puts the caret.", "point",
      "range?"
    ) { (view: UITextView, point: CGPoint, range: UITextRange?) in view.ownPosition(at: point, within: range) }
  }
}

extension CGRect {
  fileprivate var isDrawable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0 }
}
