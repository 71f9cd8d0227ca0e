import Foundation
import Lua
import LunetteKit

extension UIFont.TextStyle: LuaEnum {}

/// A weight by its name, or by UIKit's number; a number stands for the nearest weight.
extension UIFont.Weight: LuaEnum {
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIFont.Weight {
    if stack.type(at: index) == LUA_TNUMBER { return UIFont.Weight(nearest: try CGFloat.read(stack, at: index)) }
    return try readCase(stack, at: index)
  }
}

/// UIKit's names, or the short ones of Apple's tables: `extraLarge` or `XL`.
extension UIContentSizeCategory: LuaEnum {
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIContentSizeCategory {
    if let text = stack.text(at: index), let known = UIContentSizeCategory(shortName: text) { return known }
    return try readCase(stack, at: index)
  }
}

extension UIFontDescriptor.SymbolicTraits: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIFontDescriptor.SymbolicTraits)] {
    [("traitItalic", .traitItalic), ("traitBold", .traitBold), ("traitMonoSpace", .traitMonoSpace)]
  }
}

/// The Lua object of a font.
final class ScriptFont: LuaObject {
  static let luaName = "UIFont"
  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  static var luaTypeName: String { "a UIFont, as UIFont.systemFont(17) makes one" }
}

final class ScriptFontDescriptor: LuaObject {
  static let luaName = "UIFontDescriptor"
  let descriptor: UIFontDescriptor
  init(_ descriptor: UIFontDescriptor) { self.descriptor = descriptor }
}

final class ScriptFontMetrics: LuaObject {
  static let luaName = "UIFontMetrics"
  let metrics: UIFontMetrics
  init(_ metrics: UIFontMetrics) { self.metrics = metrics }
}

/// The argument of `UIFont.register`.
struct FaceOptions: OptionTable {
  @LuaOption(required: "What UIFont { name = } finds it by.") var name = ""
  @LuaOption(required: "What the other numbers count in, for one point of size: 2048.") var unitsPerEm: CGFloat = 1
  @LuaOption(required: "Widths by character.") var advances: [String: CGFloat] = [:]
  @LuaOption(required: "Of a line.") var lineHeight: CGFloat = 1
  @LuaOption("From the baseline to the top of a line.") var ascender: CGFloat? = nil
  @LuaOption("The width of all other characters; half an em.") var otherAdvance: CGFloat? = nil
}

extension Registry {
  static func fonts(_ r: RegistryBuilder) {
    r.type(
      ScriptFont.self, "UIFont",
      doc: "The system font in a size, weight and form; or a font by its name, in place of which the system font of that weight stands."
    ) { c in
      c.constructor { a in
        if let descriptor = try a.take("descriptor", as: ScriptFontDescriptor.self, "What it is made of.") {
          return ScriptFont(UIFont(descriptor: descriptor.descriptor, size: try a.take("size", as: CGFloat.self, "Points.") ?? 0))
        }
        let size = try a.take("size", as: CGFloat.self, "Points.") ?? UIFont.systemFontSize
        guard let name = try a.take("name", as: String.self, "As UIKit knows it: \"HelveticaNeue-Bold\".") else {
          return ScriptFont(.systemFont(ofSize: size, weight: try a.take("weight", as: UIFont.Weight.self, "Of the system font.") ?? .regular))
        }
        guard let font = UIFont(name: name, size: size) else {
          throw LuaMismatch(wanted: "name = the name of a font of iOS 9 to 12, or of one that was registered", got: "\"\(name)\"")
        }
        return ScriptFont(font)
      }
      c.describe { " \($0.font.fontName) \(formatted($0.font.pointSize))" }
      fontMeasures(c)
      fontMakers(c)
    }
    r.type(ScriptFontDescriptor.self, "UIFontDescriptor", doc: "What a font is made of, as far as bold and italic.") { c in
      c.property("pointSize", "Points.", get: { $0.descriptor.pointSize })
      c.property("postscriptName", "The font's name.", get: { $0.descriptor.postscriptName })
      c.property("symbolicTraits", "Whether it is bold, italic, monospaced.", get: { $0.descriptor.symbolicTraits })
      c.method("withSymbolicTraits", "The same with these traits and no others; nil where there is none.", args: "traits") {
        (d: ScriptFontDescriptor, traits: UIFontDescriptor.SymbolicTraits) in
        d.descriptor.withSymbolicTraits(traits).map(ScriptFontDescriptor.init)
      }
      c.method("withSize", "The same in another size. Points.", args: "size") { (d: ScriptFontDescriptor, size: CGFloat) in
        ScriptFontDescriptor(d.descriptor.withSize(size))
      }
    }
    r.type(ScriptFontMetrics.self, "UIFontMetrics", doc: "Scales sizes as the text of a style grows with the device's text size.") { c in
      c.constructor { a in
        ScriptFontMetrics(UIFontMetrics(forTextStyle: try a.take("style", as: UIFont.TextStyle.self, "A text style.") ?? .body))
      }
      c.value("default", "That of body text.") { ScriptFontMetrics(.default) }
      c.method("scaledValue", "A length in the device's text size, or in another. Points.", args: "value", "category") {
        (m: ScriptFontMetrics, value: CGFloat, category: UIContentSizeCategory?) in m.metrics.scaledValue(for: value, category: category)
      }
      c.method("scaledFont", "A font in whole points of the device's text size, or of another.", args: "font", "maximumPointSize", "category") {
        (m: ScriptFontMetrics, font: ScriptFont, most: CGFloat?, category: UIContentSizeCategory?) in
        ScriptFont(m.metrics.scaledFont(for: font.font, maximumPointSize: most, category: category))
      }
    }
  }

  private static func fontMeasures(_ c: ClassBuilder<ScriptFont>) {
    c.property("pointSize", "Points.", get: { $0.font.pointSize })
    c.property("fontName", "As UIKit tells it.", get: { $0.font.fontName })
    c.property("familyName", "As UIKit tells it.", get: { $0.font.familyName })
    c.property("weight", "How thick it is.", get: { $0.font.weight })
    c.property("isItalic", "Whether it is slanted.", get: { $0.font.isItalic })
    c.property("lineHeight", "Of a line of text, before rounding to pixels. Points.", get: { $0.font.lineHeight })
    c.property("ascender", "From the baseline to the top of a line. Points.", get: { $0.font.ascender })
    c.property("descender", "From the baseline to the bottom of a line; below 0. Points.", get: { $0.font.descender })
    c.property("capHeight", "Of capital letters. Points.", get: { $0.font.capHeight })
    c.property("xHeight", "Of small letters. Points.", get: { $0.font.xHeight })
    c.property("leading", "Between two lines: 0. Points.", get: { $0.font.leading })
    c.property("fontDescriptor", "What it is made of.", get: { ScriptFontDescriptor($0.font.fontDescriptor) })
    c.method("withSize", "The same in another size. Points.", args: "size") { (f: ScriptFont, size: CGFloat) in
      ScriptFont(f.font.withSize(size))
    }
    c.method("isEqual", "Whether another font is the same.", args: "font") { (f: ScriptFont, other: ScriptFont) in f.font == other.font }
  }

  private static func fontMakers(_ c: ClassBuilder<ScriptFont>) {
    c.value("labelFontSize", "17 points.") { UIFont.labelFontSize }
    c.value("buttonFontSize", "18 points.") { UIFont.buttonFontSize }
    c.value("systemFontSize", "14 points.") { UIFont.systemFontSize }
    c.value("smallSystemFontSize", "12 points.") { UIFont.smallSystemFontSize }
    c.value("Weight", "UIKit's numbers of the weights, by name; a name will do wherever a weight is expected.") {
      Dictionary(uniqueKeysWithValues: UIFont.Weight.allCases.map { ($0.rawValue, $0.value) })
    }
    c.function("systemFont", "The system font.", args: "size", "weight") { (size: CGFloat, weight: UIFont.Weight?) in
      ScriptFont(.systemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function("boldSystemFont", "The system font, bold.", args: "size") { (size: CGFloat) in ScriptFont(.boldSystemFont(ofSize: size)) }
    c.function("italicSystemFont", "The system font, slanted.", args: "size") { (size: CGFloat) in
      ScriptFont(.italicSystemFont(ofSize: size))
    }
    c.function("monospacedSystemFont", "The system font whose characters are all as wide.", args: "size", "weight") {
      (size: CGFloat, weight: UIFont.Weight?) in ScriptFont(.monospacedSystemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function("monospacedDigitSystemFont", "The system font whose digits are all as wide.", args: "size", "weight") {
      (size: CGFloat, weight: UIFont.Weight?) in ScriptFont(.monospacedDigitSystemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function("preferredFont", "That of a text style in the device's text size, or in another.", args: "style", "category") {
      (style: UIFont.TextStyle, category: UIContentSizeCategory?) in ScriptFont(.preferredFont(forTextStyle: style, category: category))
    }
    c.function("named", "A font by its name, or nil where there is none: see UIFont { name =, size = }.", args: "name", "size") {
      (name: String, size: CGFloat) in UIFont(name: name, size: size).map(ScriptFont.init)
    }
    c.function("register", "Makes a typeface known whose widths the app brings: { name =, unitsPerEm =, advances =, lineHeight = }.", args: "face") {
      (options: FaceOptions) in
      let advances = options.advances.filter { $0.key.count == 1 && $0.value.isFinite }
      UIFont.register(
        FontFace(
          name: options.name, unitsPerEm: options.unitsPerEm,
          advances: Dictionary(advances.map { (Character($0.key), $0.value) }, uniquingKeysWith: { one, _ in one }),
          lineHeight: options.lineHeight, ascender: options.ascender, otherAdvance: options.otherAdvance))
    }
  }
}
