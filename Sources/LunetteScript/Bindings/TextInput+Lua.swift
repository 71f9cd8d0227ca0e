import Foundation
import Lua
import LunetteKit

extension UIKeyboardType: LuaEnum {}
extension UIReturnKeyType: LuaEnum {}
extension UITextAutocapitalizationType: LuaEnum {}
extension UITextAutocorrectionType: LuaEnum {}
extension UIKeyboardAppearance: LuaEnum {}
extension UITextField.ViewMode: LuaEnum {}
extension UITextLayoutDirection: LuaEnum {}
extension UITextStorageDirection: LuaEnum {}
extension UITextGranularity: LuaEnum {}
extension UITextOrder: LuaEnum {}
extension UITextInputStringTokenizer: LuaObject {}
extension NSTextContainer: LuaObject {}
extension UITextPosition: LuaObject {}
extension UITextRange: LuaObject {}
extension TextUndo: LuaObject { public static var luaName: String { "UndoManager" } }
extension UIPasteboard: LuaObject {}
extension UIMenuController: LuaObject {}

/// `{ title =, action = }`.
struct MenuItem: LuaConvertible {
  var item: UIMenuController.Item

  static var luaTypeName: String { "a table { title =, action = \"the name of a method\" }" }
  static var luaType: LuaType {
    .fields([
      .init(name: "title", type: .string, doc: "What it says.", isOptional: false),
      .init(name: "action", type: .string, doc: "A method of the first responder, or of one after it in the chain.", isOptional: false),
    ])
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> MenuItem {
    let fields = try [String: String].read(stack, at: index)
    guard let title = fields["title"], let action = fields["action"] else { throw stack.mismatch(luaTypeName, at: index) }
    return MenuItem(item: .init(title: title, action: action))
  }

  func push(on stack: LuaStack) { ["title": item.title, "action": item.action].push(on: stack) }
}

extension Registry {
  static func textInput(_ r: RegistryBuilder) {
    r.type(UITextPosition.self, "UITextPosition", doc: "A place between two characters of a text.") { c in
      c.property("offset", "UTF-16 units before it.", \.offset)
      c.describe { " \($0.offset)" }
    }
    r.type(UITextRange.self, "UITextRange", doc: "What lies between two places of a text.") { c in
      c.property("start", "Where it begins.", get: { range in range.input.map { UITextPosition(range.range.lowerBound, in: $0) } })
      c.property("end", "Where it ends: range[\"end\"], for end is a word of Lua.", get: { range in range.input.map { UITextPosition(range.range.upperBound, in: $0) } })
      c.property("range", "The same as { first, last } from 1, with location and length.", get: { TextRange($0.range) })
      c.property("isEmpty", "A caret.", \.isEmpty)
      c.describe { " \($0.range.lowerBound)..<\($0.range.upperBound)" }
    }
    r.type(
      UITextInputStringTokenizer.self, "UITextInputStringTokenizer",
      doc: "Finds the characters, words, sentences, paragraphs and lines of a text."
    ) { c in
      c.method(
        "rangeEnclosingPosition", "The unit that a place is in; at its edge only where it lies in the direction; nil between two.",
        args: "position", "granularity", "direction"
      ) { (t: UITextInputStringTokenizer, place: UITextPosition, unit: UITextGranularity, direction: UITextStorageDirection) in
        t.rangeEnclosingPosition(place, with: unit, inDirection: direction)
      }
      c.method(
        "isPositionAtBoundary", "Whether a unit ends at a place, going forward, or begins, going backward.", args: "position", "granularity",
        "direction"
      ) { (t: UITextInputStringTokenizer, place: UITextPosition, unit: UITextGranularity, direction: UITextStorageDirection) in
        t.isPosition(place, atBoundary: unit, inDirection: direction)
      }
      c.method("isPositionWithinTextUnit", "Whether a place is in a unit.", args: "position", "granularity", "direction") {
        (t: UITextInputStringTokenizer, place: UITextPosition, unit: UITextGranularity, direction: UITextStorageDirection) in
        t.isPosition(place, withinTextUnit: unit, inDirection: direction)
      }
      c.method(
        "positionToBoundary", "The next end of a unit, going forward, or beginning, going backward; nil without one.", args: "position",
        "granularity", "direction"
      ) { (t: UITextInputStringTokenizer, place: UITextPosition, unit: UITextGranularity, direction: UITextStorageDirection) in
        t.position(from: place, toBoundary: unit, inDirection: direction)
      }
    }
    r.type(TextUndo.self, "UndoManager", doc: "The edits of a text that can be taken back.") { c in
      c.property("canUndo", "Whether there is one.", \.canUndo)
      c.property("canRedo", "Whether one was taken back.", \.canRedo)
      c.method("undo", "Takes the last edit back.") { (u: TextUndo) in u.undo() }
      c.method("redo", "Makes it again.") { (u: TextUndo) in u.redo() }
      c.method("removeAllActions", "Forgets them.") { (u: TextUndo) in u.removeAll() }
    }
    r.type(UIPasteboard.self, "UIPasteboard", doc: "What was copied.") { c in
      c.value("general", "The device's.") { UIPasteboard.general }
      c.value("changedNotification", "The notification that something was copied.") { UIPasteboard.changedNotification.rawValue }
      c.property("string", "The text, or nil.", \.string)
      c.property("strings", "The texts of all items.", \.strings)
      c.property("hasStrings", "Whether there is a text.", \.hasStrings)
    }
    r.type(UIMenuController.self, "UIMenuController", doc: "The menu of the first responder: cut, copy, paste, select, select all.") { c in
      c.value("shared", "The device's.") { UIMenuController.shared }
      c.property("isMenuVisible", "Whether it is on the screen.", \.isMenuVisible)
      c.property("menuFrame", "Where. Points of the window.", \.menuFrame)
      c.property(
        "menuItems", "An app's own items after the standard ones: a list of { title =, action = \"method\" }.",
        get: { $0.menuItems.map(MenuItem.init) }, set: { $0.menuItems = $1.map(\.item) })
      c.method("setTargetRect", "What it points at. Points of the view.", args: "rect", "view") {
        (m: UIMenuController, rect: CGRect, view: UIView) in m.setTargetRect(rect, in: view)
      }
      c.method("setMenuVisible", "Shows or hides it.", args: "visible", "animated") { (m: UIMenuController, visible: Bool, animated: Bool?) in
        m.setMenuVisible(visible)
      }
      for (name, value) in [
        ("willShowMenuNotification", UIMenuController.willShowMenuNotification), ("didShowMenuNotification", UIMenuController.didShowMenuNotification),
        ("willHideMenuNotification", UIMenuController.willHideMenuNotification), ("didHideMenuNotification", UIMenuController.didHideMenuNotification),
      ] {
        c.value(name, "A notification's name.") { value.rawValue }
      }
    }
    textFields(r)
    textViews(r)
  }

  /// Members that text fields and text views share.
  private static func input<View: UITextInput & LuaObject>(_ c: ClassBuilder<View>) {
    c.property("keyboardType", "Which keys come.", get: { $0.traits.keyboardType }, set: { $0.traits.keyboardType = $1 })
    c.property("returnKeyType", "What the return key says.", get: { $0.traits.returnKeyType }, set: { $0.traits.returnKeyType = $1 })
    c.property(
      "autocapitalizationType", "When shift comes on by itself.", get: { $0.traits.autocapitalizationType },
      set: { $0.traits.autocapitalizationType = $1 })
    c.property(
      "autocorrectionType", "Kept; nothing is corrected.", get: { $0.traits.autocorrectionType }, set: { $0.traits.autocorrectionType = $1 })
    c.property(
      "spellCheckingType", "Kept; nothing is checked.", get: { $0.traits.spellCheckingType }, set: { $0.traits.spellCheckingType = $1 })
    c.property(
      "keyboardAppearance", "Kept; the keys are light.", get: { $0.traits.keyboardAppearance }, set: { $0.traits.keyboardAppearance = $1 })
    c.property(
      "enablesReturnKeyAutomatically", "The return key does nothing while the text is empty.", get: { $0.traits.enablesReturnKeyAutomatically },
      set: { $0.traits.enablesReturnKeyAutomatically = $1 })
    c.property(
      "adjustsFontForContentSizeCategory", "Its preferred font follows the device's text size.", get: { $0.adjustsFontForContentSizeCategory },
      set: { $0.adjustsFontForContentSizeCategory = $1 })
    c.property("textContentType", "Kept.", get: { $0.traits.textContentType }, set: { $0.traits.textContentType = $1 })
    c.property("inputView", "In place of the keyboard's keys, or nil.", get: { $0.inputView }, set: { $0.setInputView($1) })
    c.property("inputAccessoryView", "On the keyboard, or nil.", get: { $0.inputAccessoryView }, set: { $0.setInputAccessoryView($1) })
    c.property("undoManager", "The edits that can be taken back.", get: { $0.editor.undoManager })
    c.property("beginningOfDocument", "The place before the text.", get: { $0.beginningOfDocument })
    c.property("endOfDocument", "The place behind it.", get: { $0.endOfDocument })
    c.property(
      "selectedTextRange", "What is selected; set to nil it is a caret at the start.", get: { $0.selectedTextRange },
      set: { $0.selectedTextRange = $1 })
    c.property(
      "selectedRange", "The same as { first, last } from 1, with location and length.", get: { TextRange($0.editor.selection) },
      set: { $0.editor.select($1.range) })
    c.property("markedTextRange", "What an input method may still change, or nil.", get: { $0.markedTextRange })
    c.property("hasText", "Whether it has any.", get: { !$0.editor.text.isEmpty })
    c.method("position", "So many UTF-16 units further; nil outside of the text.", args: "from", "offset") {
      (v: View, from: UITextPosition, offset: Int) in v.position(from: from, offset: offset)
    }
    c.method("offset", "UTF-16 units from one place to another.", args: "from", "to") { (v: View, from: UITextPosition, to: UITextPosition) in
      v.offset(from: from, to: to)
    }
    c.method("positionInDirection", "So many characters or lines further on the screen; nil where it can't go so far.", args: "from", "direction", "offset") {
      (v: View, from: UITextPosition, direction: UITextLayoutDirection, offset: Int) in v.position(from: from, in: direction, offset: offset)
    }
    c.method("compare", "Which of two places comes first.", args: "position", "other") { (v: View, position: UITextPosition, other: UITextPosition) in
      v.compare(position, to: other)
    }
    c.property("tokenizer", "Finds words, sentences, paragraphs and lines.", get: { $0.tokenizer })
    c.method("textRange", "What lies between two places.", args: "from", "to") { (v: View, from: UITextPosition, to: UITextPosition) in
      v.textRange(from: from, to: to)
    }
    c.method("textInRange", "The characters of a range.", args: "range") { (v: View, range: UITextRange) in v.text(in: range) }
    c.method("replace", "Puts a text in the place of a range. Nobody is asked.", args: "range", "text") {
      (v: View, range: UITextRange, text: String) in v.replace(range, withText: text)
    }
    c.method("setMarkedText", "A text that may still change takes the place of the marked one or of the selection.", args: "text", "selectedRange") {
      (v: View, text: String?, selected: TextRange?) in
      v.editor.setMarkedText(text, selected: selected?.range ?? (text?.utf16.count ?? 0)..<(text?.utf16.count ?? 0))
    }
    c.method("unmarkText", "It no longer may change.") { (v: View) in v.editor.unmarkText() }
    c.method("caretRect", "Where a caret stands. Points of the view.", args: "position") { (v: View, position: UITextPosition) in
      v.caretRect(for: position.offset)
    }
    c.method("firstRect", "Of the first line of a range. Points of the view.", args: "range") { (v: View, range: UITextRange) in
      v.selectionRects(for: range.range).first ?? v.caretRect(for: range.range.lowerBound)
    }
    c.method("selectionRects", "One rect a line. Points of the view.", args: "range") { (v: View, range: UITextRange) in
      v.selectionRects(for: range.range)
    }
    c.method("closestPosition", "The place nearest to a point of the view, of those in a range if there is one.", args: "point", "range") {
      (v: View, point: CGPoint, range: UITextRange?) -> UITextPosition? in
      range.map { v.closestPosition(to: point, within: $0) } ?? UITextPosition(v.closestPosition(to: point), in: v)
    }
    c.method("characterRange", "The character at a point of the view, or nil.", args: "point") { (v: View, point: CGPoint) in
      v.characterRange(at: point)
    }
    c.method("cut", "What is selected goes to the pasteboard.") { (v: View) in v.editor.cutSelection() }
    c.method("copy", "What is selected is on the pasteboard, too.") { (v: View) in v.editor.copySelection() }
    c.method("paste", "Puts the pasteboard's text in the place of the selection.") { (v: View) in v.editor.paste() }
    c.method("select", "Selects the word at the caret.") { (v: View) in v.editor.selectWord() }
    c.method("selectAll", "Selects the whole text.") { (v: View) in v.editor.selectAll() }
  }

  private static func textFields(_ r: RegistryBuilder) {
    r.type(UITextField.self, "UITextField", inherits: "UIControl", doc: "One line of text that the keyboard edits.") { c in
      c.constructor { _ in UITextField() }
      c.property("text", "What it holds. Setting it calls nobody.", \.text)
      c.property(
        "attributedText", "The same with its attributes.", get: { $0.attributedText.map(ScriptAttributedString.init) },
        set: { $0.attributedText = $1?.text })
      c.property("placeholder", "Shown while it is empty.", \.placeholder)
      c.property(
        "attributedPlaceholder", "The same with attributes.", get: { $0.attributedPlaceholder.map(ScriptAttributedString.init) },
        set: { $0.attributedPlaceholder = $1?.text })
      c.property("font", "The font of its text.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("textColor", "The colour of its text.", \.textColor)
      c.property("textAlignment", "Where its text stands.", \.textAlignment)
      c.property("borderStyle", "The line around it.", \.borderStyle)
      c.property("isEditing", "The keyboard is on it.", get: { $0.isEditing })
      c.property("isSecureTextEntry", "Shown as bullets, neither copied nor cut.", \.isSecureTextEntry)
      c.property("clearButtonMode", "When the button shows that empties it.", \.clearButtonMode)
      c.property("clearsOnBeginEditing", "It is emptied when editing begins, if the delegate agrees.", \.clearsOnBeginEditing)
      c.property("clearsOnInsertion", "The next text that is typed replaces everything.", \.clearsOnInsertion)
      c.property("adjustsFontSizeToFitWidth", "A text that is too long is shown smaller.", \.adjustsFontSizeToFitWidth)
      c.property("minimumFontSize", "How small. Points.", \.minimumFontSize)
      c.property("allowsEditingTextAttributes", "Kept.", \.allowsEditingTextAttributes)
      c.property("defaultTextAttributes", "Of all its text, where it has none of its own.", \.defaultTextAttributes)
      c.property("typingAttributes", "Of what is typed next; nil while it isn't edited.", \.typingAttributes)
      c.property("leftView", "A view before the text, or nil.", \.leftView)
      c.property("leftViewMode", "When it shows.", \.leftViewMode)
      c.property("rightView", "A view behind the text, or nil.", \.rightView)
      c.property("rightViewMode", "When it shows.", \.rightViewMode)
      c.property(
        "background", "Kept.", get: { $0.background.map(ScriptImage.init) }, set: { $0.background = $1?.image })
      c.property(
        "disabledBackground", "Kept.", get: { $0.disabledBackground.map(ScriptImage.init) }, set: { $0.disabledBackground = $1?.image })
      c.property(
        "delegate", "A table with UITextFieldDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<TextFieldDelegateMethods>.init) },
        set: { ScriptTextFieldDelegate.attach($1?.script, to: $0) })
      input(c)
      c.overridable(UITextField.Overridable.borderRect)
      c.overridable(UITextField.Overridable.textRect)
      c.overridable(UITextField.Overridable.editingRect)
      c.overridable(UITextField.Overridable.placeholderRect)
      c.overridable(UITextField.Overridable.clearButtonRect)
      c.overridable(UITextField.Overridable.leftViewRect)
      c.overridable(UITextField.Overridable.rightViewRect)
      for (name, value) in [
        ("textDidBeginEditingNotification", UITextField.textDidBeginEditingNotification),
        ("textDidChangeNotification", UITextField.textDidChangeNotification),
        ("textDidEndEditingNotification", UITextField.textDidEndEditingNotification),
      ] {
        c.value(name, "A notification's name.") { value.rawValue }
      }
    }
    r.type(UITextFieldClearButton.self, "UITextFieldClearButton", inherits: "UIControl", doc: "The button that empties a field.") { _ in }
    r.type(UIKeyboardKey.self, "UIKeyboardKey", inherits: "UIView", doc: "A key of the keyboard on the screen.") { c in
      c.property("name", "What { key = } finds it by.", get: { $0.key.name })
    }
  }

  private static func textViews(_ r: RegistryBuilder) {
    r.type(NSTextContainer.self, "NSTextContainer", doc: "Where a text view sets its lines.") { c in
      c.property("size", "Points; its height has no limit.", get: { $0.size })
      c.property(
        "lineFragmentPadding", "At either end of a line. Points.", get: { $0.textView?.lineFragmentPadding ?? 0 },
        set: { $0.textView?.lineFragmentPadding = $1 })
      c.property(
        "maximumNumberOfLines", "0 for no limit.", get: { $0.textView?.maximumNumberOfLines ?? 0 }, set: { $0.textView?.maximumNumberOfLines = $1 })
      c.property(
        "lineBreakMode", "Where lines end, and how the last one that is allowed does.", get: { $0.textView?.lineBreakMode ?? .byWordWrapping },
        set: { $0.textView?.lineBreakMode = $1 })
    }
    r.type(UITextView.self, "UITextView", inherits: "UIScrollView", doc: "A scroll view with text that can be edited.") { c in
      c.constructor { _ in UITextView() }
      c.property("text", "What it holds. Setting it calls nobody.", \.text)
      c.property(
        "attributedText", "The same with its attributes.", get: { $0.attributedText.map(ScriptAttributedString.init) },
        set: { $0.attributedText = $1?.text })
      c.property("font", "Of all its text.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("textColor", "Of all its text.", \.textColor)
      c.property("textAlignment", "Where its lines stand.", \.textAlignment)
      c.property("isEditable", "Whether the user may change it.", \.isEditable)
      c.property("isSelectable", "Whether the user may select.", \.isSelectable)
      c.property("isEditing", "The keyboard is on it.", get: { $0.isEditing })
      c.property("allowsEditingTextAttributes", "Kept.", \.allowsEditingTextAttributes)
      c.property("clearsOnInsertion", "The next text that is typed replaces everything.", \.clearsOnInsertion)
      c.property("textContainerInset", "Around the text. Points.", \.textContainerInset)
      c.property("lineFragmentPadding", "At either end of a line. Points.", \.lineFragmentPadding)
      c.property("textContainer", "Where its lines are set.", get: { $0.textContainer })
      c.property("typingAttributes", "Of what is typed next.", \.typingAttributes)
      c.property("numberOfLines", "How many lines its text has now.", get: { $0.textLayout.lineCount })
      c.method("scrollRangeToVisible", "Scrolls as little as needed.", args: "range") { (v: UITextView, range: TextRange) in
        v.scrollRangeToVisible(range.range.clamped(to: v.editor.text.wholeRange))
      }
      c.method("addAttributes", "Gives a range of its text attributes; the selection without one.", args: "attributes", "range") {
        (v: UITextView, attributes: TextAttributes, range: TextRange?) in
        let range = range?.range ?? v.editor.selection
        guard range.lowerBound >= 0, range.upperBound <= v.editor.text.length else {
          return Simulation.current.recordFault(UIException(.range, "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"))
        }
        v.editor.setAttributes { $0.add(attributes, in: range) }
      }
      c.property(
        "delegate", "A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<TextViewDelegateMethods>.init) },
        set: { ScriptTextViewDelegate.attach($1?.script, to: $0) })
      input(c)
      for (name, value) in [
        ("textDidBeginEditingNotification", UITextView.textDidBeginEditingNotification),
        ("textDidChangeNotification", UITextView.textDidChangeNotification),
        ("textDidEndEditingNotification", UITextView.textDidEndEditingNotification),
      ] {
        c.value(name, "A notification's name.") { value.rawValue }
      }
    }
  }
}
