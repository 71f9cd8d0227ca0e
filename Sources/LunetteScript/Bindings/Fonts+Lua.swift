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

extension UIFontDescriptor.SystemDesign: LuaEnum {}

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
  @LuaOption(required: "The name by which UIFont { name = } finds the typeface.") var name = ""
  @LuaOption(required: "The number of units in the font's size, for example 2048. The other numbers count these units.") var unitsPerEm: CGFloat = 1
  @LuaOption(required: "The widths of characters, by character.") var advances: [String: CGFloat] = [:]
  @LuaOption(required: "The height of a line.") var lineHeight: CGFloat = 1
  @LuaOption("The distance from the baseline to the top of a line, in the units of unitsPerEm.") var ascender: CGFloat? = nil
  @LuaOption("The width of all other characters, in the units of unitsPerEm; half an em if it is left out.") var otherAdvance: CGFloat? =
    nil
}

extension Registry {
  static func fonts(_ r: RegistryBuilder) {
    r.type(
      ScriptFont.self, "UIFont",
      doc:
        "The system font in a size, a weight and a form, or a font by its name. The widths of the commonest typefaces of iOS are known; "
        + "others have those of the system font. For an unknown name the answer is nil."
    ) { c in
      c.constructor { a in
        if let descriptor = try a.take("descriptor", as: ScriptFontDescriptor.self, "The name and the traits of the font.") {
          return ScriptFont(
            UIFont(descriptor: descriptor.descriptor, size: try a.take("size", as: CGFloat.self, "The size of the font.", unit: .points) ?? 0))
        }
        let size = try a.take("size", as: CGFloat.self, "The size of the font.", unit: .points) ?? UIFont.systemFontSize
        guard let name = try a.take("name", as: String.self, "The name that UIKit uses, for example \"HelveticaNeue-Bold\".") else {
          return ScriptFont(
            .systemFont(ofSize: size, weight: try a.take("weight", as: UIFont.Weight.self, "The weight of the system font.") ?? .regular))
        }
        // An unknown name makes nil as in UIKit, so that `UIFont { name = } or UIFont.systemFont(17)` works. A note tells of the name.
        guard let font = UIFont(name: name, size: size) else { throw NothingMade() }
        return ScriptFont(font)
      }
      c.describe { " \($0.font.fontName) \(formatted($0.font.pointSize))" }
      fontMeasures(c)
      fontMakers(c)
    }
    r.type(ScriptFontDescriptor.self, "UIFontDescriptor", doc: "The name and the traits of a font.") { c in
      c.property("pointSize", "The font's size.", unit: .points, get: { $0.descriptor.pointSize })
      c.property("postscriptName", "The font's name.", get: { $0.descriptor.postscriptName })
      c.property("symbolicTraits", "Which of the traits italic, bold and monospaced the font has.", get: { $0.descriptor.symbolicTraits })
      c.method(
        "withSymbolicTraits", "A descriptor of the same font with exactly these traits, or nil if there is no such font.", args: "traits"
      ) {
        (d: ScriptFontDescriptor, traits: UIFontDescriptor.SymbolicTraits) in
        d.descriptor.withSymbolicTraits(traits).map(ScriptFontDescriptor.init)
      }
      c.method(
        "withDesign",
        "The system font in another design, or nil for another font. The widths of rounded and serif are those of the default design, with a note.",
        args: "design"
      ) { (d: ScriptFontDescriptor, design: UIFontDescriptor.SystemDesign) in d.descriptor.withDesign(design).map(ScriptFontDescriptor.init) }
      c.method("withSize", "The same font in another size.", args: "size") { (d: ScriptFontDescriptor, size: CGFloat) in
        ScriptFontDescriptor(d.descriptor.withSize(size))
      }
      c.measured(in: .points)
    }
    r.type(
      ScriptFontMetrics.self, "UIFontMetrics",
      doc: "Makes sizes larger or smaller as fonts of a text style follow the text size that the user has chosen."
    ) { c in
      c.constructor { a in
        ScriptFontMetrics(UIFontMetrics(forTextStyle: try a.take("style", as: UIFont.TextStyle.self, "A text style.", label: "forTextStyle") ?? .body))
      }
      c.value("default", "The metrics of the style body.") { ScriptFontMetrics(.default) }
      c.method("scaledValue", "A length for the text size that the user has chosen, or for another one.", args: "value", "category") {
        (m: ScriptFontMetrics, value: CGFloat, category: UIContentSizeCategory?) in m.metrics.scaledValue(for: value, category: category)
      }
      c.measured(in: .points)
      c.method(
        "scaledFont", "A font for the text size that the user has chosen, or for another one, in whole points.", args: "font",
        "maximumPointSize", "category"
      ) {
        (m: ScriptFontMetrics, font: ScriptFont, most: CGFloat?, category: UIContentSizeCategory?) in
        ScriptFont(m.metrics.scaledFont(for: font.font, maximumPointSize: most, category: category))
      }
    }
  }

  private static func fontMeasures(_ c: ClassBuilder<ScriptFont>) {
    c.property("pointSize", "The font's size.", unit: .points, get: { $0.font.pointSize })
    c.property("fontName", "The name that UIKit uses.", get: { $0.font.fontName })
    c.property("familyName", "The name that UIKit uses.", get: { $0.font.familyName })
    c.property("weight", "The thickness of the letters.", get: { $0.font.weight })
    c.property("isItalic", "Whether the letters are slanted.", get: { $0.font.isItalic })
    c.property("lineHeight", "The height of a line of text, not rounded to pixels.", unit: .points, get: { $0.font.lineHeight })
    c.property("ascender", "The distance from the baseline to the top of a line.", unit: .points, get: { $0.font.ascender })
    c.property(
      "descender", "The distance from the baseline to the bottom of a line, as a negative number.", unit: .points, get: { $0.font.descender })
    c.property("capHeight", "The height of capital letters.", unit: .points, get: { $0.font.capHeight })
    c.property("xHeight", "The height of small letters such as x.", unit: .points, get: { $0.font.xHeight })
    c.property(
      "leading", "What lies below a line: a part of its height for some typefaces, beyond it for text styles, 0 for the system font.", unit: .points,
      get: { $0.font.leading })
    c.property("fontDescriptor", "The name and the traits of the font.", get: { ScriptFontDescriptor($0.font.fontDescriptor) })
    c.method("withSize", "The same font in another size.", args: "size") { (f: ScriptFont, size: CGFloat) in
      ScriptFont(f.font.withSize(size))
    }
    c.measured(in: .points)
    c.method("isEqual", "Whether the other font is equal to this one.", args: "font") { (f: ScriptFont, other: ScriptFont) in
      f.font == other.font
    }
  }

  private static func fontMakers(_ c: ClassBuilder<ScriptFont>) {
    c.value("labelFontSize", "The size of labels: 17 points.") { UIFont.labelFontSize }
    c.value("buttonFontSize", "The size of buttons: 18 points.") { UIFont.buttonFontSize }
    c.value("systemFontSize", "The usual size of the system font: 14 points.") { UIFont.systemFontSize }
    c.value("smallSystemFontSize", "The small size of the system font: 12 points.") { UIFont.smallSystemFontSize }
    c.value("Weight", "UIKit's numbers for weights, by name. Where a weight is expected, you can also give its name.") {
      Dictionary(uniqueKeysWithValues: UIFont.Weight.allCases.map { ($0.rawValue, $0.value) })
    }
    c.function("systemFont", "The system font in a size and a weight.", args: "size", "weight") { (size: CGFloat, weight: UIFont.Weight?) in
      ScriptFont(.systemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function("boldSystemFont", "The bold system font.", args: "size") { (size: CGFloat) in ScriptFont(.boldSystemFont(ofSize: size)) }
    c.function("italicSystemFont", "The slanted system font.", args: "size") { (size: CGFloat) in
      ScriptFont(.italicSystemFont(ofSize: size))
    }
    c.function("monospacedSystemFont", "A system font in which all characters have the same width.", args: "size", "weight") {
      (size: CGFloat, weight: UIFont.Weight?) in ScriptFont(.monospacedSystemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function("monospacedDigitSystemFont", "A system font in which all digits have the same width.", args: "size", "weight") {
      (size: CGFloat, weight: UIFont.Weight?) in ScriptFont(.monospacedDigitSystemFont(ofSize: size, weight: weight ?? .regular))
    }
    c.function(
      "preferredFont", "The font for a text style, at the text size that the user has chosen or at another one.", args: "style", "category"
    ) {
      (style: UIFont.TextStyle, category: UIContentSizeCategory?) in ScriptFont(.preferredFont(forTextStyle: style, category: category))
    }
    c.function("named", "A font by its name, as UIFont { name =, size = } makes it, or nil if the name is unknown.", args: "name", "size") {
      (name: String, size: CGFloat) in UIFont(name: name, size: size).map(ScriptFont.init)
    }
    c.function(
      "register", "Registers a typeface with character widths that the app provides: { name =, unitsPerEm =, advances =, lineHeight = }.",
      args: "face"
    ) {
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
