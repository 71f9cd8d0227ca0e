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
    case "undo": return editor.history.canUndo
    case "redo": return editor.history.canRedo
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
    case "undo": editor.history.undo()
    case "redo": editor.history.redo()
    default: return false
    }
    return true
  }
}

/// A view of text that can tell where its characters are.
protocol TextPlaces: UIView {
  func caretRect(for offset: Int) -> CGRect
  func selectionRects(for range: Range<Int>) -> [CGRect]
  func closestPosition(to point: CGPoint) -> Int
  /// What a class of the app answers, if it has the method.
  func touchedPosition(at point: CGPoint) -> Int
}

extension TextEditor {
  /// The paragraph around a position, without its line break.
  func paragraph(at offset: Int) -> Range<Int> {
    let string = text.string
    var start = string.scalarIndex(utf16: offset)
    var end = start
    while start > string.startIndex, !string[string.characterIndex(before: start)].isNewline { start = string.characterIndex(before: start) }
    while end < string.endIndex, !string[end].isNewline { end = string.index(after: end) }
    return start.utf16Offset(in: string)..<end.utf16Offset(in: string)
  }
}
