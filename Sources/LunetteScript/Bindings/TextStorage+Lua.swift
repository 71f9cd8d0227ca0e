import Foundation
import Lua
import LunetteKit

extension NSLayoutManager: LuaObject {}
extension UIDataDetectorTypes: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIDataDetectorTypes)] {
    [("phoneNumber", .phoneNumber), ("link", .link), ("all", .all)]
  }
}

/// The text of a text view as an object: a change of it is one of the view.
final class ScriptTextStorage: ScriptMutableAttributedString {
  override class var luaName: String { "NSTextStorage" }
  override class var luaTypeName: String { "an NSTextStorage" }
  private static let key = CompanionKey<ScriptTextStorage>()

  private weak var view: UITextView?
  /// The edits since `beginEditing`; nil without one.
  private(set) var collected: AttributedText?
  private var depth = 0

  static func of(_ view: UITextView) -> ScriptTextStorage {
    if let known = view.companions[key] { return known }
    let storage = ScriptTextStorage(AttributedText())
    storage.view = view
    view.companions[key] = storage
    return storage
  }

  override var text: AttributedText {
    get { collected ?? view?.editor.text ?? super.text }
    set {
      if depth > 0 { collected = newValue } else if let view { view.editor.adopt(newValue) } else { super.text = newValue }
    }
  }

  func beginEditing() { depth += 1 }

  /// Without a beginning it does nothing.
  func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let edited = collected else { return }
    collected = nil
    text = edited
  }
}

/// The parts of a text view that lay out its text.
extension Registry {
  static func textStorage(_ r: RegistryBuilder) {
    r.type(
      ScriptTextStorage.self, "NSTextStorage", inherits: "NSMutableAttributedString",
      doc: "The text of a text view: changing it changes what the view shows, and calls no delegate method."
    ) { c in
      c.method("beginEditing", "Begins a group of edits, which the view shows at endEditing.", ScriptTextStorage.beginEditing)
      c.method("endEditing", "Ends the group.", ScriptTextStorage.endEditing)
    }
    r.type(
      NSLayoutManager.self, "NSLayoutManager",
      doc: "Answers where the characters of a text view are. Each UTF-16 unit counts as a glyph; places are relative to the text container."
    ) { c in
      c.property("numberOfGlyphs", "The number of glyphs, which is the text's length.", get: { $0.numberOfGlyphs })
      c.property("textStorage", "The text view's textStorage.", get: { $0.textView.map(ScriptTextStorage.of) })
      c.method("ensureLayout", "Does nothing more: the layout is always up to date.", args: "container") {
        (_: NSLayoutManager, _: NSTextContainer?) in
      }
      for name in ["invalidateLayout", "invalidateDisplay"] {
        c.method(name, "Does nothing more: a change of the text or the view leads to a new layout by itself.", args: "range") {
          (_: NSLayoutManager, _: TextRange) in
        }
      }
      c.property(
        "extraLineFragmentRect", "The rectangle of the empty line after a text that is empty or ends in a line break; else one without size.",
        unit: .points, get: { $0.extraLineFragmentRect })
      c.method("characterRange", "The characters of a range of glyphs: the same range.", args: "range") {
        (m: NSLayoutManager, range: TextRange) in TextRange(range.range.clamped(to: 0..<m.numberOfGlyphs))
      }
      c.method("usedRect", "The rectangle that the text takes, with the padding of its lines.", args: "container") {
        (m: NSLayoutManager, _: NSTextContainer?) in m.usedRect
      }
      c.measured(in: .points)
      c.method("glyphRange", "The range of all glyphs.", args: "container") { (m: NSLayoutManager, _: NSTextContainer?) in
        TextRange(0..<m.numberOfGlyphs)
      }
      c.method("boundingRect", "The rectangle around a range of glyphs.", args: "range", "container") {
        (m: NSLayoutManager, range: TextRange, _: NSTextContainer?) in m.boundingRect(forGlyphRange: range.range)
      }
      c.measured(in: .points)
      layoutLines(c)
      layoutPlaces(c)
    }
  }

  private static func layoutLines(_ c: ClassBuilder<NSLayoutManager>) {
    c.method("lineFragmentRect", "The rectangle of the line of a glyph, as wide as the container, or nil.", args: "glyph") {
      (m: NSLayoutManager, glyph: Int) in m.line(ofGlyph: glyph.fromZero).map { m.lineFragmentRect(line: $0) }
    }
    c.measured(in: .points)
    c.method("lineFragmentUsedRect", "The part of the line of a glyph that the text takes, or nil.", args: "glyph") {
      (m: NSLayoutManager, glyph: Int) in m.line(ofGlyph: glyph.fromZero).map { m.lineFragmentUsedRect(line: $0) }
    }
    c.measured(in: .points)
    c.method(
      "enumerateLineFragments", "Calls body(rect, usedRect, range) for each line that a range of glyphs touches.", args: "range", "body"
    ) { (m: NSLayoutManager, range: TextRange, body: LuaFunction) in
      let callback = Callback(body)
      for line in 0..<m.lineCount where m.glyphRange(line: line).overlaps(range.range) {
        callback.call(m.lineFragmentRect(line: line), m.lineFragmentUsedRect(line: line), TextRange(m.glyphRange(line: line)))
      }
    }
  }

  private static func layoutPlaces(_ c: ClassBuilder<NSLayoutManager>) {
    c.method("location", "The beginning of a glyph on its baseline, relative to its line's rectangle, or nil.", args: "glyph") {
      (m: NSLayoutManager, glyph: Int) in m.location(forGlyphAt: glyph.fromZero)
    }
    c.measured(in: .points)
    for name in ["glyphIndex", "characterIndex"] {
      c.method(name, "The number, from 1, of what is at a point of the container or nearest to it; nil in an empty text.", args: "point", "container") {
        (m: NSLayoutManager, point: CGPoint, _: NSTextContainer?) in m.glyphIndex(for: point).map { $0 + 1 }
      }
    }
    c.method("glyphIndexForCharacter", "The number of the glyph of a character: the same number.", args: "character") {
      (_: NSLayoutManager, character: Int) in character
    }
    c.method("characterIndexForGlyph", "The number of the character of a glyph: the same number.", args: "glyph") {
      (_: NSLayoutManager, glyph: Int) in glyph
    }
  }

  static func textViewLinks(_ c: ClassBuilder<UITextView>) {
    c.property("textStorage", "The text with its attributes, as an object that can be changed in place.", get: { ScriptTextStorage.of($0) })
    c.property("layoutManager", "Answers where the characters of the text are.", get: { $0.layoutManager })
    c.property(
      "dataDetectorTypes",
      "What is found in a text that is not editable and shown as links: a tap asks shouldInteractWith, and opens the address.",
      \.dataDetectorTypes)
    c.property("linkTextAttributes", "The look of links in the text; nil means the tint.", \.linkTextAttributes)
  }
}
