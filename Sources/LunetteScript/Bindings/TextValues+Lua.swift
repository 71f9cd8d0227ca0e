import Foundation
import Lua
import LunetteKit

extension NSTextAlignment: LuaEnum {}
extension NSLineBreakMode: LuaEnum {}
extension NSWritingDirection: LuaEnum {}
extension UIBaselineAdjustment: LuaEnum {}

/// UIKit's option bits by their names.
extension NSUnderlineStyle: LuaOptionSet {
  public static var luaCases: [(name: String, option: NSUnderlineStyle)] {
    [
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot), ("patternDash", .patternDash),
      ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot), ("byWord", .byWord),
    ]
  }

  /// A number is UIKit's raw value, and true is a single line.
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NSUnderlineStyle {
    switch stack.type(at: index) {
    case LUA_TNUMBER: return NSUnderlineStyle(rawValue: try Int.read(stack, at: index))
    case LUA_TBOOLEAN: return lua_toboolean(stack.raw, index) != 0 ? .single : []
    case LUA_TTABLE:
      var result = NSUnderlineStyle()
      for position in stride(from: 1, through: lua_Integer(lua_rawlen(stack.raw, index)), by: 1) {
        lua_rawgeti(stack.raw, index, position)
        defer { stack.pop() }
        result.formUnion(try read(stack, at: -1))
      }
      return result
    default: break
    }
    if let text = stack.text(at: index), let known = luaCases.first(where: { $0.name == text }) { return known.option }
    throw caseMismatch(stack, at: index, wanted: luaTypeName, known: luaCases.map(\.name))
  }
}

final class ScriptParagraphStyle: LuaObject {
  static let luaName = "NSMutableParagraphStyle"
  var style: NSParagraphStyle
  init(_ style: NSParagraphStyle) { self.style = style }
}

final class ScriptShadow: LuaObject {
  static let luaName = "NSShadow"
  var shadow: NSShadow
  init(_ shadow: NSShadow) { self.shadow = shadow }
}

final class ScriptAttachment: LuaObject {
  static let luaName = "NSTextAttachment"
  var attachment: NSTextAttachment
  init(_ attachment: NSTextAttachment) { self.attachment = attachment }
}

final class ScriptTextTab: LuaObject {
  static let luaName = "NSTextTab"
  let tab: NSTextTab
  init(_ tab: NSTextTab) { self.tab = tab }
}

/// Source: Apple, UIAccessibilityPriority
private enum AnnouncementPriority: String, LuaEnum { case low, `default`, high }

/// Attributes as a table, by UIKit's names.
extension TextAttributes: LuaConvertible {
  public static var luaTypeName: String { "a table of attributes" }
  public static var luaType: LuaType { .map(.any) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextAttributes {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    var result = TextAttributes()
    for name in stack.keys(at: index) {
      stack.pushRawField(name, of: index)
      defer { stack.pop() }
      try result.read(name, stack, at: -1)
    }
    return result
  }

  /// One attribute by its name.
  mutating func read(_ name: String, _ stack: LuaStack, at index: Int32) throws(LuaMismatch) {
    // What is drawn in is the colour of a text, as of a label's `textColor`.
    guard let key = Key(rawValue: name == "color" ? Key.foregroundColor.rawValue : name) else {
      let names = Key.allCases.map(\.rawValue)
      throw LuaMismatch(
        wanted: "an attribute's name: " + names.joined(separator: ", "), got: "\"\(name)\"",
        hint: Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" })
    }
    do {
      switch key {
      case .font: font = try ScriptFont.read(stack, at: index).font
      case .foregroundColor: foregroundColor = try UIColor.read(stack, at: index)
      case .backgroundColor: backgroundColor = try UIColor.read(stack, at: index)
      case .kern: kern = try Self.finite(stack, index)
      case .underlineStyle: underlineStyle = try NSUnderlineStyle.read(stack, at: index)
      case .underlineColor: underlineColor = try UIColor.read(stack, at: index)
      case .strikethroughStyle: strikethroughStyle = try NSUnderlineStyle.read(stack, at: index)
      case .strikethroughColor: strikethroughColor = try UIColor.read(stack, at: index)
      case .baselineOffset: baselineOffset = try Self.finite(stack, index)
      case .paragraphStyle: paragraphStyle = try ScriptParagraphStyle.read(stack, at: index).style
      case .shadow: shadow = try ScriptShadow.read(stack, at: index).shadow
      case .strokeWidth: strokeWidth = try Self.finite(stack, index)
      case .strokeColor: strokeColor = try UIColor.read(stack, at: index)
      case .link: link = try TextLink.read(stack, at: index)
      case .attachment: attachment = try ScriptAttachment.read(stack, at: index).attachment
      case .ligature: ligature = try Self.finite(stack, index)
      case .obliqueness: obliqueness = try Self.finite(stack, index)
      case .expansion: expansion = try Self.finite(stack, index)
      case .accessibilitySpeechPunctuation, .accessibilitySpeechSpellOut, .accessibilitySpeechQueueAnnouncement:
        speech[key] = .flag(try Bool.read(stack, at: index))
      case .accessibilitySpeechPitch:
        // Source: Apple, NSAttributedString.Key.accessibilitySpeechPitch
        speech[key] = .number(try Self.number(from: 0, to: 2, stack, index))
      case .accessibilityTextHeadingLevel:
        // Source: Apple, NSAttributedString.Key.accessibilityTextHeadingLevel
        speech[key] = .number(Double(Int(try Self.number(from: 0, to: 6, stack, index))))
      case .accessibilitySpeechLanguage, .accessibilitySpeechIPANotation: speech[key] = .text(try String.read(stack, at: index))
      case .accessibilitySpeechAnnouncementPriority: speech[key] = .text(try AnnouncementPriority.read(stack, at: index).rawValue)
      case .accessibilityTextCustom: speech[key] = .texts(try [String].read(stack, at: index))
      }
    } catch {
      throw LuaMismatch(wanted: "\(name) = \(error.wanted)", got: error.got, hint: error.hint)
    }
  }

  private static func number(from least: Double, to most: Double, _ stack: LuaStack, _ index: Int32) throws(LuaMismatch) -> Double {
    let value = Double(try finite(stack, index))
    guard value >= least, value <= most else { throw LuaMismatch(wanted: "a number from \(formatted(least)) to \(formatted(most))", got: formatted(value)) }
    return value
  }

  private static func finite(_ stack: LuaStack, _ index: Int32) throws(LuaMismatch) -> CGFloat {
    let value = try CGFloat.read(stack, at: index)
    guard value.isFinite else { throw LuaMismatch(wanted: "a finite number", got: "\(value)") }
    return value
  }

  public func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 4)
    func set(_ key: Key, _ value: (some LuaPushable)?) {
      guard let value else { return }
      stack.push(key.rawValue)
      value.push(on: stack)
      lua_rawset(stack.raw, -3)
    }
    set(.font, font.map(ScriptFont.init))
    set(.foregroundColor, foregroundColor)
    set(.backgroundColor, backgroundColor)
    set(.kern, kern)
    set(.underlineStyle, underlineStyle)
    set(.underlineColor, underlineColor)
    set(.strikethroughStyle, strikethroughStyle)
    set(.strikethroughColor, strikethroughColor)
    set(.baselineOffset, baselineOffset)
    set(.paragraphStyle, paragraphStyle.map(ScriptParagraphStyle.init))
    set(.shadow, shadow.map(ScriptShadow.init))
    set(.strokeWidth, strokeWidth)
    set(.strokeColor, strokeColor)
    set(.link, link)
    set(.attachment, attachment.map(ScriptAttachment.init))
    set(.ligature, ligature)
    set(.obliqueness, obliqueness)
    set(.expansion, expansion)
    for key in keys {
      switch speech[key] {
      case .flag(let flag): set(key, flag)
      case .number(let number): set(key, number)
      case .text(let text): set(key, text)
      case .texts(let texts): set(key, texts)
      case nil: continue
      }
    }
  }
}

extension Registry {
  static func textValues(_ r: RegistryBuilder) {
    r.type(
      ScriptParagraphStyle.self, "NSMutableParagraphStyle",
      doc: "How the lines of a paragraph are arranged. An attributed string keeps a copy."
    ) { c in
      c.constructor { _ in ScriptParagraphStyle(.default) }
      c.property("alignment", "How lines are aligned.", \.style.alignment)
      c.property("lineBreakMode", "How lines that are too long are wrapped or truncated.", \.style.lineBreakMode)
      func number(_ name: String, _ doc: String, unit: MeasuredUnit?, _ path: WritableKeyPath<NSParagraphStyle, CGFloat>) {
        c.property(name, doc, unit: unit, get: { $0.style[keyPath: path] }) { object, value in
          guard value.isFinite else { throw LuaMismatch(wanted: "a finite number", got: "\(value)") }
          object.style[keyPath: path] = value
        }
      }
      number("lineSpacing", "The distance between two lines.", unit: .points, \.lineSpacing)
      number("paragraphSpacing", "The distance after the paragraph if another one follows.", unit: .points, \.paragraphSpacing)
      number("paragraphSpacingBefore", "The distance before the paragraph if there is one before it.", unit: .points, \.paragraphSpacingBefore)
      number("firstLineHeadIndent", "The indentation of the first line, from the leading edge.", unit: .points, \.firstLineHeadIndent)
      number("headIndent", "The indentation of the other lines, from the leading edge.", unit: .points, \.headIndent)
      number(
        "tailIndent",
        "Where lines end: a positive number counts from the leading edge, 0 or a negative one from the trailing edge.", unit: .points, \.tailIndent
      )
      number("lineHeightMultiple", "A factor for the height of lines; 0 means 1.", unit: nil, \.lineHeightMultiple)
      number("minimumLineHeight", "The smallest height of a line.", unit: .points, \.minimumLineHeight)
      number("maximumLineHeight", "The largest height of a line; 0 means no limit.", unit: .points, \.maximumLineHeight)
      number("defaultTabInterval", "The distance between tabs after the last tab stop; 0 means 28.", unit: .points, \.defaultTabInterval)
      number("hyphenationFactor", "Kept only; words are not divided.", unit: nil, \.hyphenationFactor)
      c.property("baseWritingDirection", "The direction of the text; natural means that of its first letter.", \.style.baseWritingDirection)
      c.listProperty(
        "tabStops", "The tab stops.", of: \.style.tabStops, ScriptTextTab.init,
        set: { (p: ScriptParagraphStyle, stops: [ScriptTextTab]) in p.style.tabStops = stops.map(\.tab).sorted { $0.location < $1.location } })
    }
    r.type(
      ScriptTextTab.self, "NSTextTab", doc: "A tab stop: a place in a line where the text after a tab begins, ends, or has its middle."
    ) { c in
      c.constructor { a in
        let location = try a.take("location", as: CGFloat.self, "The place of the tab stop, from the leading edge.", unit: .points) ?? 0
        return ScriptTextTab(
          NSTextTab(
            textAlignment: try a.take(
              "alignment", as: NSTextAlignment.self,
              "Whether the text begins (left), ends (right) or has its middle (center) at the tab stop.") ?? .left,
            location: location.isFinite ? location : 0))
      }
      c.property(
        "alignment", "Whether the text begins (left), ends (right) or has its middle (center) at the tab stop.", get: { $0.tab.alignment })
      c.property("location", "The place of the tab stop, from the leading edge.", unit: .points, get: { $0.tab.location })
    }
    r.type(ScriptShadow.self, "NSShadow", doc: "A shadow of text. An attributed string keeps a copy.") { c in
      c.constructor { _ in ScriptShadow(NSShadow()) }
      c.property("shadowOffset", "The place of the shadow relative to the text; a positive height is down.", unit: .points, \.shadow.shadowOffset)
      c.property("shadowBlurRadius", "How much the shadow is blurred.", unit: .points, \.shadow.shadowBlurRadius)
      c.property("shadowColor", "The colour of the shadow, black with alpha 1/3 by default; nil for no shadow.", \.shadow.shadowColor)
    }
    r.type(
      ScriptAttachment.self, "NSTextAttachment",
      doc: "An image that is part of a text, like a character. An attributed string keeps a copy."
    ) { c in
      c.constructor { _ in ScriptAttachment(NSTextAttachment()) }
      c.property(
        "image", "The picture, or nil.", get: { $0.attachment.image.map(ScriptImage.init) }, set: { $0.attachment.image = $1?.image })
      c.property(
        "bounds",
        "The rectangle of the image, relative to the baseline; y grows upward. With an empty size the image has its own size.", unit: .points,
        \.attachment.bounds)
    }
  }
}
