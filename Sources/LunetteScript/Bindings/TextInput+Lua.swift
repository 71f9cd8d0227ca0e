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
extension UISearchToken: LuaObject {}
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
    r.type(UITextPosition.self, "UITextPosition", doc: "A position between two characters of a text.") { c in
      c.property("offset", "The number of UTF-16 units before the position.", \.offset)
      c.describe { " \($0.offset)" }
    }
    r.type(UITextRange.self, "UITextRange", doc: "A range of a text, between two positions.") { c in
      c.property(
        "start", "The position where the range begins.",
        get: { range in range.input.map { UITextPosition(range.range.lowerBound, in: $0) } })
      c.property(
        "end", "The position where the range ends. Write range[\"end\"], since end is a keyword of Lua.",
        get: { range in range.input.map { UITextPosition(range.range.upperBound, in: $0) } })
      c.property(
        "range", "The range as a table { first, last } with places from 1; it has location and length, too.", get: { TextRange($0.range) })
      c.property("isEmpty", "Whether the range is empty, as a caret is.", \.isEmpty)
      c.describe { " \($0.range.lowerBound)..<\($0.range.upperBound)" }
    }
    r.type(
      UITextInputStringTokenizer.self, "UITextInputStringTokenizer",
      doc: "Finds the characters, words, sentences, paragraphs and lines of a text."
    ) { c in
      c.method(
        "rangeEnclosingPosition", "The unit (such as a word) around a position, or nil. At the unit's border it counts only if it lies in the direction.",
        "position", "granularity", "direction", UITextInputStringTokenizer.rangeEnclosingPosition(_:with:inDirection:))
      c.method(
        "isPositionAtBoundary", "Whether a unit ends at a position (forward), or begins there (backward).", "position", "granularity", "direction",
        UITextInputStringTokenizer.isPosition(_:atBoundary:inDirection:))
      c.method(
        "isPositionWithinTextUnit", "Whether a position is inside a unit.", "position", "granularity", "direction",
        UITextInputStringTokenizer.isPosition(_:withinTextUnit:inDirection:))
      c.method(
        "positionToBoundary", "The next position where a unit ends (forward) or begins (backward), or nil.", "position", "granularity", "direction",
        UITextInputStringTokenizer.position(from:toBoundary:inDirection:))
    }
    undoManager(r)
    r.type(UIPasteboard.self, "UIPasteboard", doc: "The pasteboard, which holds what was copied or cut.") { c in
      c.value("general", "The pasteboard of the device.") { UIPasteboard.general }
      c.value("changedNotification", "The name of the notification that the pasteboard has changed.") {
        UIPasteboard.changedNotification.rawValue
      }
      c.property("string", "The text of the first item, or nil.", \.present.string)
      c.listProperty(
        "strings", "The texts of all items.", of: \.present.texts, \.string, set: { (p: UIPasteboard, texts: [String]?) in p.present.strings = texts ?? [] })
      c.property("hasStrings", "Whether there is a text.", \.present.hasStrings)
      c.property(
        "url", "The first address, or nil.", get: { $0.present.urls.first.flatMap { URL(string: $0) }.map(ScriptURL.of) },
        set: { $0.present.urls = $1.map { [$0.url.absoluteString] } ?? [] })
      c.listProperty(
        "urls", "The addresses.", of: \.present.urls, ScriptURL.ofText,
        set: { (p: UIPasteboard, urls: [ScriptURL]?) in p.present.urls = urls?.map(\.url.absoluteString) ?? [] })
      c.property("image", "The first picture, or nil.", get: { $0.present.images.first }, set: { $0.present.images = $1.map { [$0] } ?? [] })
      c.property("images", "The pictures.", nilMeans: [], \.present.images)
      c.property("hasURLs", "Whether there is an address.", get: { !$0.present.urls.isEmpty })
      c.property("hasImages", "Whether there is a picture.", get: { !$0.present.images.isEmpty })
      c.property("changeCount", "How often its contents have changed.", get: \.present.changeCount)
    }
    r.type(UIMenuController.self, "UIMenuController", doc: "The menu of the first responder: cut, copy, paste, select, select all.") { c in
      c.ofApp("UIMenuController.shared", \.reference)
      c.value("shared", "The one menu of the app.") { UIMenuController.shared }
      c.property("isMenuVisible", "Whether the menu is shown.", \.isMenuVisible)
      c.property("menuFrame", "The menu's rectangle, in coordinates of the window.", unit: .points, \.menuFrame)
      c.listProperty(
        "menuItems", "The app's own items, after the standard ones: a list of { title =, action = \"method\" }.", of: \.menuItems, MenuItem.init,
        set: { (menu: UIMenuController, items: [MenuItem]?) in menu.menuItems = items?.map(\.item) ?? [] })
      c.method(
        "setTargetRect", "Sets the rectangle of a view that the menu points at, in coordinates of the view.", "rect", "view",
        UIMenuController.setTargetRect(_:in:))
      c.measured(in: .points)
      c.method("setMenuVisible", "Shows or hides the menu. It needs a first responder.", args: "visible", "animated") {
        (m: UIMenuController, visible: Bool, animated: Bool?) in
        m.setMenuVisible(visible)
      }
      c.method(
        "showMenu", "Shows the menu, which points at a rectangle of a view, in coordinates of the view. It needs a first responder.", "view", "rect",
        UIMenuController.showMenu(from:rect:))
      c.measured(in: .points)
      c.method("hideMenu", "Hides the menu; with a view only a menu that points at this view.", args: "view") { (m: UIMenuController, view: UIView?) in
        m.hideMenu(from: view)
      }
      for (name, value) in [
        ("willShowMenuNotification", UIMenuController.willShowMenuNotification),
        ("didShowMenuNotification", UIMenuController.didShowMenuNotification),
        ("willHideMenuNotification", UIMenuController.willHideMenuNotification),
        ("didHideMenuNotification", UIMenuController.didHideMenuNotification),
      ] {
        c.value(name, "The name of a notification.") { value.rawValue }
      }
    }
    textFields(r)
    textViews(r)
  }

  /// Members that text fields and text views share.
  private static func input<View: UITextInput & LuaObject>(_ c: ClassBuilder<View>) {
    keyboardTraits(c) { $0 }
    c.property(
      "adjustsFontForContentSizeCategory",
      "Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.",
      get: { $0.adjustsFontForContentSizeCategory },
      set: { $0.adjustsFontForContentSizeCategory = $1 })
    c.property("inputView", "The view that replaces the keyboard's keys, or nil.", get: { $0.inputView }, set: { $0.setInputView($1) })
    c.property(
      "inputAccessoryView", "The view above the keyboard, or nil.", get: { $0.inputAccessoryView }, set: { $0.setInputAccessoryView($1) })
    c.property("beginningOfDocument", "The position before the first character.", get: { $0.beginningOfDocument })
    c.property("endOfDocument", "The position after the last character.", get: { $0.endOfDocument })
    c.property(
      "selectedTextRange", "The selected range; an empty range is the caret. Setting nil puts the caret at the start.",
      get: { $0.selectedTextRange },
      set: { $0.selectedTextRange = $1 })
    c.property(
      "selectedRange", "The range as a table { first, last } with places from 1; it has location and length, too.",
      get: { TextRange($0.editor.selection) },
      set: { $0.editor.select($1.range) })
    c.property("markedTextRange", "The range that an input method may still change, or nil.", get: { $0.markedTextRange })
    c.property("hasText", "Whether there is any text.", get: { !$0.editor.text.isEmpty })
    c.method(
      "position", "The position that is so many UTF-16 units after `from` (before it, if negative), or nil outside of the text.", "from", "offset",
      View.position(from:offset:))
    c.method("offset", "The number of UTF-16 units between two positions; negative if the second comes first.", "from", "to", View.offset(from:to:))
    c.method(
      "positionInDirection", "The position that is so many characters or lines away in a direction on the screen, or nil if there is none.", "from",
      "direction", "offset", View.position(from:in:offset:))
    c.method("compare", "Which of two positions comes first.", "position", "other", View.compare(_:to:))
    c.property("tokenizer", "Finds the borders of words, sentences, paragraphs and lines.", get: { $0.tokenizer })
    c.method("textRange", "The range between two positions, or nil.", "from", "to", View.textRange(from:to:))
    c.method("textInRange", "The text in a range, or nil.", "range", View.text(in:))
    c.method("replace", "Replaces the text in a range. The delegate is not asked.", "range", "text", View.replace(_:withText:))
    c.method(
      "setMarkedText", "Replaces the marked text, or the selection, by a text that may still change (as input methods do).", args: "text",
      "selectedRange"
    ) {
      (v: View, text: String?, selected: TextRange?) in
      v.editor.setMarkedText(text, selected: selected?.range ?? (text?.utf16.count ?? 0)..<(text?.utf16.count ?? 0))
    }
    c.method("unmarkText", "Ends the marking: the marked text stays as it is.") { (v: View) in v.editor.unmarkText() }
    c.method("firstRect", "The rectangle of the first line of a range, in coordinates of the view.", args: "range") {
      (v: View, range: UITextRange) in
      v.selectionRects(for: range.range).first ?? v.caretRect(for: range.range.lowerBound)
    }
    c.measured(in: .points)
    c.method("characterRange", "The range of the character at a point of the view, or nil.", "point", View.characterRange(at:))
    c.method("cut", "Moves the selected text to the pasteboard.") { (v: View) in v.editor.cutSelection() }
    c.method("copy", "Copies the selected text to the pasteboard.") { (v: View) in v.editor.copySelection() }
    c.method("paste", "Replaces the selection by the pasteboard's text.") { (v: View) in v.editor.paste() }
    c.method("select", "Selects the word at the caret.") { (v: View) in v.editor.selectWord() }
    c.method("selectAll", "Selects the whole text.") { (v: View) in v.editor.selectAll() }
  }

  private static func textFields(_ r: RegistryBuilder) {
    r.type(UITextField.self, "UITextField", inherits: "UIControl", doc: "A field with one line of text that the user can edit.") { c in
      c.constructor { a in try control(UITextField(), a, at: .primaryActionTriggered) }
      c.property("text", "The text. Setting it calls no delegate method and sends no event.", \.text)
      c.property(
        "attributedText", "The text with its attributes.", get: { $0.attributedText.map(ScriptAttributedString.init) },
        set: { $0.attributedText = $1?.text })
      c.property("placeholder", "The text that is shown while the field is empty, or nil.", \.placeholder)
      c.property(
        "attributedPlaceholder", "The placeholder with attributes, or nil.",
        get: { $0.attributedPlaceholder.map(ScriptAttributedString.init) },
        set: { $0.attributedPlaceholder = $1?.text })
      c.property(
        "font", "The text's font.", nilMeans: ScriptFont(UIFont.systemFont(ofSize: UILabel.defaultFontSize)), get: { ScriptFont($0.font) },
        set: { $0.font = $1.font })
      c.property("textColor", "The text's colour.", nilMeans: Simulation.look { $0.system.colors.label }, \.textColor)
      c.property("textAlignment", "How the text is aligned.", \.textAlignment)
      c.property("borderStyle", "The kind of border.", \.borderStyle)
      c.property("isEditing", "Whether the text is being edited with the keyboard.", get: { $0.isEditing })
      c.property("isSecureTextEntry", "Whether the text is shown as bullets. Such a text can't be copied or cut.", \.isSecureTextEntry)
      c.property("clearButtonMode", "When the button is shown that empties the field.", \.clearButtonMode)
      c.property(
        "clearsOnBeginEditing", "Whether the field is emptied when editing begins, if the delegate allows it (textFieldShouldClear).",
        \.clearsOnBeginEditing)
      c.property("clearsOnInsertion", "Whether the next insertion replaces the whole text.", \.clearsOnInsertion)
      c.property("adjustsFontSizeToFitWidth", "Whether a text that is too long is shown with a smaller font.", \.adjustsFontSizeToFitWidth)
      c.property("minimumFontSize", "The smallest font size for adjustsFontSizeToFitWidth.", unit: .points, \.minimumFontSize)
      c.property("allowsEditingTextAttributes", "Kept only; it has no effect.", \.allowsEditingTextAttributes)
      c.property("defaultTextAttributes", "The attributes of text that has none of its own.", \.defaultTextAttributes)
      c.property(
        "typingAttributes", "The attributes of the text that is typed next; nil while the field is not being edited.", \.typingAttributes)
      c.property("leftView", "A view before the text, or nil.", \.leftView)
      c.property("leftViewMode", "When the view is shown.", \.leftViewMode)
      c.property("rightView", "A view after the text, or nil.", \.rightView)
      c.property("rightViewMode", "When the view is shown.", \.rightViewMode)
      c.property(
        "background", "Kept only; it has no effect.", get: { $0.background.map(ScriptImage.init) }, set: { $0.background = $1?.image })
      c.property(
        "disabledBackground", "Kept only; it has no effect.", get: { $0.disabledBackground.map(ScriptImage.init) },
        set: { $0.disabledBackground = $1?.image })
      c.delegate("delegate", TextFieldDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      input(c)
      c.overridable(UITextField.Overridable.caretRect)
      c.overridable(UITextField.Overridable.closestPosition)
      c.overridable(UITextField.Overridable.selectionRects)
      c.overridable(UITextField.Overridable.borderRect)
      c.overridable(UITextField.Overridable.drawText)
      c.overridable(UITextField.Overridable.drawPlaceholder)
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
        c.value(name, "The name of a notification.") { value.rawValue }
      }
    }
    r.type(UISearchTextField.self, "UISearchTextField", inherits: "UITextField", doc: "A field of texts to search for, with a glass; 34 points high.") { c in
      c.constructor { a in try control(UISearchTextField(), a, at: .primaryActionTriggered) }
      c.property("tokens", "The tokens before the text, in their order.", nilMeans: [], \.tokens)
      c.property("tokenBackgroundColor", "The colour of the tokens; nil for the tint.", \.tokenBackgroundColor)
      c.property("allowsDeletingTokens", "Whether the delete key takes the last token away, where the caret stands before all text.", \.allowsDeletingTokens)
      c.property("textualRange", "The part of the content that is text.", get: { $0.textualRange })
      c.method("insertToken", "Adds a token at a place, from 1.", args: "token", "index") {
        (field: UISearchTextField, token: UISearchToken, index: Int) in field.insertToken(token, at: index.fromZero)
      }
      c.raises("if there is no such place")
      c.method("removeToken", "Takes the token at a place away, from 1.", args: "index") { (field: UISearchTextField, index: Int) in
        field.removeToken(at: index.fromZero)
      }
      c.raises("if there is none")
      c.method("replaceTextualPortion", "Puts a token in the place of a part of the text.", args: "range", "token", "index") {
        (field: UISearchTextField, range: UITextRange, token: UISearchToken, index: Int) in
        field.replaceTextualPortion(of: range, with: token, at: index.fromZero)
      }
      c.raises("if there is no such place")
    }
    r.type(UISearchToken.self, "UISearchToken", doc: "A word of a search that stands as one piece before the text: UISearchToken { text = \"Unread\" }.") { c in
      c.constructor { a in
        let icon = try a.take("icon", as: ScriptImage?.self, "A picture before the text, or nil.")
        guard let text = try a.take("text", as: String.self, "What it says.") else { throw LuaMismatch(wanted: "text = a string", got: "no text") }
        return UISearchToken(icon: icon??.image, text: text)
      }
      c.property("icon", "The picture before the text, or nil.", get: \.icon)
      c.property("text", "What it says.", get: \.text)
      c.property(
        "representedObject", "Whatever you tell it by; any value.", get: { $0.representedObject as? LuaReference }, set: { $0.representedObject = $1 })
    }
    r.type(UITextFieldClearButton.self, "UITextFieldClearButton", inherits: "UIControl", doc: "The button that empties a text field.") {
      _ in
    }
    r.type(UIKeyboardKey.self, "UIKeyboardKey", inherits: "UIView", doc: "A key of the keyboard on the screen.") { c in
      c.property("name", "The name by which { key = } finds the key.", get: { $0.key.name })
    }
  }

  private static func textViews(_ r: RegistryBuilder) {
    textStorage(r)
    r.type(NSTextContainer.self, "NSTextContainer", doc: "The area in which a text view arranges its lines.") { c in
      c.property("size", "The size of the area; its height has no limit.", unit: .points, get: { $0.size })
      c.property("widthTracksTextView", "True: the area is as wide as the view between its insets.", get: { (_: NSTextContainer) in true })
      c.property("heightTracksTextView", "False: the area is as high as the text.", get: { (_: NSTextContainer) in false })
      c.property(
        "lineFragmentPadding", "Room at both ends of each line.", unit: .points, get: { $0.textView?.lineFragmentPadding ?? 0 },
        set: { $0.textView?.lineFragmentPadding = $1 })
      c.property(
        "maximumNumberOfLines", "The largest number of lines; 0 means no limit.", get: { $0.textView?.maximumNumberOfLines ?? 0 },
        set: { $0.textView?.maximumNumberOfLines = $1 })
      c.property(
        "lineBreakMode", "How lines are wrapped, and how the last permitted line is truncated.",
        get: { $0.textView?.lineBreakMode ?? .byWordWrapping },
        set: { $0.textView?.lineBreakMode = $1 })
    }
    r.type(UITextView.self, "UITextView", inherits: "UIScrollView", doc: "A scroll view with a text that the user can edit.") { c in
      c.constructor { _ in UITextView() }
      c.property("text", "The text. Setting it calls no delegate method and sends no event.", \.text)
      c.property(
        "attributedText", "The text with its attributes.", get: { $0.attributedText.map(ScriptAttributedString.init) },
        set: { $0.attributedText = $1?.text })
      c.property(
        "font", "The value for the whole text.", nilMeans: ScriptFont(UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)), get: { ScriptFont($0.font) },
        set: { $0.font = $1.font })
      c.property("textColor", "The value for the whole text.", nilMeans: Simulation.look { $0.system.colors.label }, \.textColor)
      c.property("textAlignment", "How lines are aligned.", \.textAlignment)
      c.property("isEditable", "Whether the user can edit the text.", \.isEditable)
      c.property("isSelectable", "Whether the user can select text.", \.isSelectable)
      c.property("isEditing", "Whether the text is being edited with the keyboard.", get: { $0.isEditing })
      c.property("allowsEditingTextAttributes", "Kept only; it has no effect.", \.allowsEditingTextAttributes)
      c.property("clearsOnInsertion", "Whether the next insertion replaces the whole text.", \.clearsOnInsertion)
      c.property("textContainerInset", "Room around the text.", unit: .points, \.textContainerInset)
      c.property("lineFragmentPadding", "Room at both ends of each line.", unit: .points, \.lineFragmentPadding)
      c.property("textContainer", "The area in which the lines are laid out.", get: { $0.textContainer })
      c.property("typingAttributes", "The attributes of the text that is typed next.", \.typingAttributes)
      textViewLinks(c)
      c.property("numberOfLines", "The number of lines that the text has now.", get: { $0.textLayout.lineCount })
      c.method("scrollRangeToVisible", "Scrolls as little as is needed to make a range of the text visible.", args: "range") {
        (v: UITextView, range: TextRange) in
        v.scrollRangeToVisible(range.range.clamped(to: v.editor.text.wholeRange))
      }
      c.method(
        "addAttributes", "Adds attributes to a range of the text, or to the selection if no range is given.", args: "attributes", "range"
      ) {
        (v: UITextView, attributes: TextAttributes, range: TextRange?) in
        let range = range?.range ?? v.editor.selection
        guard range.lowerBound >= 0, range.upperBound <= v.editor.text.length else {
          return ScriptContext.simulation.recordFault(
            UIException.outside("NSMutableRLEArray replaceObjectsInRange:withObject:length:", range, of: v.editor.text.length))
        }
        v.editor.setAttributes { $0.add(attributes, in: range) }
      }
      c.delegate(
        "delegate", TextViewDelegateMethods.self, doc: "A table with UITextViewDelegate's methods, which are also those of UIScrollViewDelegate.",
        get: { $0.delegate }, set: { $0.delegate = $1 })
      input(c)
      c.overridable(UITextView.Overridable.caretRect)
      c.overridable(UITextView.Overridable.closestPosition)
      c.overridable(UITextView.Overridable.selectionRects)
      for (name, value) in [
        ("textDidBeginEditingNotification", UITextView.textDidBeginEditingNotification),
        ("textDidChangeNotification", UITextView.textDidChangeNotification),
        ("textDidEndEditingNotification", UITextView.textDidEndEditingNotification),
      ] {
        c.value(name, "The name of a notification.") { value.rawValue }
      }
    }
  }
}
