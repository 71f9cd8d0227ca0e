import Foundation

/// The standard actions of text that is edited, such as cut and paste.
/// Source: Apple, UIResponderStandardEditActions; docs/rules/controllers.md 12
enum TextActions {
  static let names: Set<String> = ["cut", "copy", "paste", "select", "selectAll", "undo", "redo"]

  /// Whether an action would do something now; nil for an action that is no standard action.
  static func can(_ action: String, _ editor: TextEditor) -> Bool? {
    let (hasSelection, isEditable) = (!editor.selection.isEmpty, editor.view.isEditable)
    switch action {
    case "cut": return hasSelection && isEditable && !editor.view.isSecureTextEntry
    case "copy": return hasSelection && !editor.view.isSecureTextEntry
    case "paste": return isEditable && editor.view.simulation.pasteboard.hasStrings
    case "select": return !hasSelection && !editor.text.isEmpty
    case "selectAll": return !editor.text.isEmpty && editor.selection != editor.text.wholeRange
    case "undo": return editor.undoManager.canUndo
    case "redo": return editor.undoManager.canRedo
    default: return nil
    }
  }

  static func perform(_ action: String, _ editor: TextEditor) -> Bool {
    switch action {
    case "cut": editor.cutSelection()
    case "copy": editor.copySelection()
    case "paste": editor.paste()
    case "select": editor.selectWord()
    case "selectAll": editor.selectAll()
    case "undo": editor.undoManager.undo()
    case "redo": editor.undoManager.redo()
    default: return false
    }
    return true
  }
}

/// What touches on an edited text do: a tap moves the caret, a second tap selects the word, a third tap the paragraph. A tap on the caret
/// and the end of a long press show the menu. The ends of a selection can be dragged. Source: docs/rules/controllers.md 10
final class TextTouches {
  private unowned let view: any TextEditing & TextPlaces
  private var start: TimeInterval = 0
  /// The end of the selection that stays while the other end is dragged.
  private var anchor: Int?

  init(_ view: any TextEditing & TextPlaces) { self.view = view }

  func began(_ touches: Set<UITouch>) {
    guard let touch = touches.inLandingOrder.first else { return }
    start = touch.timestamp
    anchor = nil
    let selection = view.editor.selection
    guard view.isFirstResponder, !selection.isEmpty else { return }
    let place = touch.location(in: view)
    func isNear(_ offset: Int) -> Bool {
      let caret = view.caretRect(for: offset)
      return abs(caret.midX - place.x) <= Self.handleReach && place.y >= caret.minY - Self.handleReach && place.y <= caret.maxY + Self.handleReach
    }
    if isNear(selection.upperBound) { anchor = selection.lowerBound } else if isNear(selection.lowerBound) { anchor = selection.upperBound }
  }

  /// Drags an end of the selection. - Returns: false when the touch took hold of no end
  @discardableResult
  func moved(_ touches: Set<UITouch>) -> Bool {
    guard let anchor, let touch = touches.inLandingOrder.first, view.isFirstResponder else { return false }
    let end = view.closestPosition(to: touch.location(in: view))
    if end != anchor { view.editor.select(min(anchor, end)..<max(anchor, end)) }
    return true
  }

  func ended(_ touches: Set<UITouch>, wasFirstResponder: Bool) {
    guard let touch = touches.inLandingOrder.first else { return }
    let (editor, menu) = (view.editor, view.simulation.menuController)
    let dragged = anchor != nil && touch.location(in: view) != view.convert(touch.initialLocation, from: touch.window)
    if dragged { return menu.show(for: view) }
    let offset = view.closestPosition(to: touch.location(in: view))
    let isLong = touch.timestamp - start >= GestureConstants.longPressDuration
    switch touch.tapCount {
    case 2:
      editor.select(editor.word(at: offset))
      menu.show(for: view)
    case 3...:
      editor.select(editor.paragraph(at: offset))
      menu.show(for: view)
    default:
      let isOnCaret = editor.selection == offset..<offset
      if !isOnCaret || !wasFirstResponder { editor.select(offset..<offset) }
      if isLong || (isOnCaret && wasFirstResponder && !menu.isMenuVisible) { menu.show(for: view) } else { menu.hide() }
    }
  }

  func forget() { anchor = nil }

  /// How near to an end of the selection a finger can drag it. Units: points. Ours: half of 44
  private static let handleReach: CGFloat = 22
}

/// A view of text that can tell where its characters are.
protocol TextPlaces: UIView {
  func caretRect(for offset: Int) -> CGRect
  func selectionRects(for range: Range<Int>) -> [CGRect]
  func closestPosition(to point: CGPoint) -> Int
}

extension TextEditor {
  /// The paragraph around a position, without its line break.
  func paragraph(at offset: Int) -> Range<Int> {
    let string = text.string
    var start = string.scalarIndex(utf16: offset)
    var end = start
    while start > string.startIndex, !string[string.index(before: start)].isNewline { start = string.index(before: start) }
    while end < string.endIndex, !string[end].isNewline { end = string.index(after: end) }
    return start.utf16Offset(in: string)..<end.utf16Offset(in: string)
  }
}
