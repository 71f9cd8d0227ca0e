import Foundation
import Lua
import LunetteCore
import LunetteKit

extension NumberText.Style: LuaEnum {}
extension NumberText.Rounding: LuaEnum {}
extension NumberText.Padding: LuaEnum {}

final class ScriptNumberFormatter: LuaObject, HasLocale {
  static let luaName = "NumberFormatter"
  var settings = NumberText.Settings() { didSet { made = nil } }
  var locale: String?
  private var made: (locale: String, text: NumberText)?

  /// `nonisolated(unsafe)`: key paths never change.
  nonisolated(unsafe) static let affixes: [(name: String, words: String, path: WritableKeyPath<NumberText.Settings, String?>)] = [
    ("positivePrefix", "before a positive", \.positivePrefix), ("positiveSuffix", "behind a positive", \.positiveSuffix),
    ("negativePrefix", "before a negative", \.negativePrefix), ("negativeSuffix", "behind a negative", \.negativeSuffix),
  ]

  func set(_ path: WritableKeyPath<NumberText.Settings, String?>, to text: String?, _ name: String) throws {
    let length = text?.utf8.count ?? 0
    guard length <= NumberText.longestText else {
      throw BindingFault.badValue(name: "NumberFormatter.\(name)", wanted: "at most \(NumberText.longestText) bytes", got: "\(length)")
    }
    settings[keyPath: path] = text
  }

  private var text: NumberText? {
    let locale = locale ?? ScriptLocale.current
    if let made, made.locale == locale { return made.text }
    var settings = settings
    settings.locale = locale
    let text = ScriptContext.current.numberForms.form(settings)
    made = text.map { (locale, $0) }
    return text
  }

  func string(_ number: LuaNumber) -> String {
    switch number {
    case .whole(let value): text?.string(whole: value) ?? ""
    case .real(let value): text?.string(value) ?? ""
    }
  }

  func number(_ string: String) -> LuaNumber? { text?.number(string).map { Int64(exactly: $0).map(LuaNumber.whole) ?? .real($0) } }
  func pattern(isNegative: Bool) -> String { text?.pattern(isNegative: isNegative) ?? "" }

  /// - Parameter pattern: letters as in Unicode's technical standard 35: `#,##0.00`; nil for the style's
  func setPattern(_ path: WritableKeyPath<NumberText.Settings, String?>, _ pattern: String?, _ name: String) throws {
    let old = settings[keyPath: path]
    try set(path, to: pattern, name)
    var probe = settings
    probe.locale = locale ?? ScriptLocale.current
    if NumberText(probe) == nil {
      settings[keyPath: path] = old
      throw BindingFault.badValue(name: "NumberFormatter.\(name)", wanted: "a pattern such as \"#,##0.00\"", got: "\"\(pattern ?? "")\"")
    }
  }

  /// Both patterns with a semicolon between.
  var bothPatterns: String {
    guard settings.negativeFormat != nil else { return pattern(isNegative: false) }
    return pattern(isNegative: false) + ";" + pattern(isNegative: true)
  }

  func setBothPatterns(_ patterns: String) throws {
    let parts = patterns.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 3, let positive = parts.first else {
      throw BindingFault.badValue(name: "NumberFormatter.format", wanted: "\"positive;negative\" or \"positive;zero;negative\"", got: "\"\(patterns)\"")
    }
    try setPattern(\.positiveFormat, positive, "format")
    try setPattern(\.negativeFormat, parts.count > 1 ? parts.last : nil, "format")
    if parts.count == 3 { try set(\.zeroSymbol, to: parts[1], "format") }
  }

  func setLimit(_ path: WritableKeyPath<NumberText.Settings, Double?>, _ limit: Double?, _ name: String) throws {
    if limit?.isNaN == true { throw BindingFault.badValue(name: "NumberFormatter.\(name)", wanted: "a number or nil", got: "nan") }
    settings[keyPath: path] = limit
  }

  func setPadding(_ character: String?) throws {
    if let character, character.utf16.count != 1 {
      throw BindingFault.badValue(name: "NumberFormatter.paddingCharacter", wanted: "one character", got: "\"\(character)\"")
    }
    settings.paddingCharacter = character
  }

  func sign(_ own: (NumberText) -> String) -> String { text.map(own) ?? "" }
  var decimalSeparator: String { text?.decimalSeparator ?? "." }
  var groupingSeparator: String { text?.groupingSeparator ?? "," }
  var currencyCode: String { text?.currencyCode ?? "" }
  var currencySymbol: String { text?.currencySymbol ?? "" }
}

/// A number of Lua: an integer or a float.
enum LuaNumber: LuaConvertible {
  case whole(Int64)
  case real(Double)
  static var luaTypeName: String { "a number" }
  static var luaType: LuaType { .number }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaNumber {
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    if lua_isinteger(stack.raw, index) != 0 { return .whole(Int64(lua_tointegerx(stack.raw, index, nil))) }
    return .real(lua_tonumberx(stack.raw, index, nil))
  }

  func push(on stack: LuaStack) {
    switch self {
    case .whole(let value): lua_pushinteger(stack.raw, lua_Integer(value))
    case .real(let value): lua_pushnumber(stack.raw, value)
    }
  }
}

/// Sizes of files in words.
final class ScriptByteCountFormatter: LuaObject {
  static let luaName = "ByteCountFormatter"
  /// Source: Apple, ByteCountFormatter.CountStyle
  enum CountStyle: String, LuaEnum, CaseIterable { case file, memory, decimal, binary }
  var countStyle = CountStyle.file
  var text = ByteCountText()

  func string(_ count: Int) -> String {
    var text = text
    text.locale = ScriptLocale.current
    text.isBinary = countStyle == .memory || countStyle == .binary
    return text.string(Int64(count))
  }
}

extension ByteCountText.Unit: LuaEnum {}

/// Joins texts as a locale lists things.
final class ScriptListFormatter: LuaObject, HasLocale {
  static let luaName = "ListFormatter"
  var locale: String?
  var kind = ListKind.and
  func string(_ items: [String]) -> String { listText(items, locale: locale ?? ScriptLocale.current, joinedBy: kind) }
}

extension ListKind: LuaEnum {}

extension Registry {
  /// Patterns, limits and widths of numbers.
  private static func numberPatterns(_ c: ClassBuilder<ScriptNumberFormatter>) {
    c.property(
      "positiveFormat", "The pattern of positive numbers: \"#,##0.00\"; nil for the style's.", get: { $0.pattern(isNegative: false) as String? },
      set: { try $0.setPattern(\.positiveFormat, $1, "positiveFormat") })
    c.property(
      "negativeFormat", "The pattern of negative numbers: \"(#,##0.00)\"; nil for the style's.", get: { $0.pattern(isNegative: true) as String? },
      set: { try $0.setPattern(\.negativeFormat, $1, "negativeFormat") })
    c.property(
      "format", "Both patterns, or these and what stands for zero between them: \"#,##0.00;-;(#,##0.00)\".", get: \.bothPatterns,
      set: { try $0.setBothPatterns($1) })
    c.property(
      "zeroSymbol", "What is written for 0; nil for the number.", get: \.settings.zeroSymbol, set: { try $0.set(\.zeroSymbol, to: $1, "zeroSymbol") })
    c.property("minimum", "The smallest number that is read; nil for any.", get: \.settings.minimum, set: { try $0.setLimit(\.minimum, $1, "minimum") })
    c.property("maximum", "The largest number that is read; nil for any.", get: \.settings.maximum, set: { try $0.setLimit(\.maximum, $1, "maximum") })
    c.property("allowsFloats", "Whether numbers with a fraction are read; true if it isn't set.", \.settings.allowsFloats)
    c.property("formatWidth", "How wide a number is at least; 0 for no such width. Characters.", \.settings.formatWidth)
    c.property("paddingCharacter", "With what a short number is filled up.", get: \.settings.paddingCharacter, set: { try $0.setPadding($1) })
    c.property("paddingPosition", "Where a short number is filled up.", \.settings.padding)
  }

  static func formatters(_ r: RegistryBuilder) {
    dateFormatters(r)
    r.type(
      ScriptNumberFormatter.self, "NumberFormatter", doc: "Writes numbers in a locale's form, and reads them: NumberFormatter { numberStyle = \"currency\" }."
    ) { c in
      c.constructor { _ in ScriptNumberFormatter() }
      c.property("numberStyle", "What kind of number it is.", \.settings.style)
      c.locale("Whose form is used")
      c.property("minimumFractionDigits", "How many digits the fraction has at least; nil for the style's.", \.settings.minimumFractionDigits)
      c.property("maximumFractionDigits", "How many digits the fraction has at most; nil for the style's.", \.settings.maximumFractionDigits)
      c.property("minimumIntegerDigits", "How many digits stand before the fraction at least.", \.settings.minimumIntegerDigits)
      c.property("maximumIntegerDigits", "How many digits stand before the fraction at most.", \.settings.maximumIntegerDigits)
      c.property("usesSignificantDigits", "Whether all digits are counted, not those of the fraction.", \.settings.usesSignificantDigits)
      c.property("minimumSignificantDigits", "How many digits are written at least.", \.settings.minimumSignificantDigits)
      c.property("maximumSignificantDigits", "How many digits are written at most.", \.settings.maximumSignificantDigits)
      c.property("roundingMode", "Where a number goes that lies between two; \"halfEven\" if it isn't set.", \.settings.rounding)
      c.property("roundingIncrement", "Of what the written number is a multiple; 0 for no such step.", \.settings.roundingIncrement)
      c.property("usesGroupingSeparator", "Whether thousands are kept apart; nil for the style's.", \.settings.usesGroupingSeparator)
      c.property("groupingSize", "How many digits stand together; nil for the locale's.", \.settings.groupingSize)
      c.property("multiplier", "By what the number is multiplied before it is written; nil for the style's.", \.settings.multiplier)
      for (name, words, path) in ScriptNumberFormatter.affixes {
        c.property(
          name, "What stands \(words) number; nil for the style's.", get: { $0.settings[keyPath: path] }, set: { try $0.set(path, to: $1, name) })
      }
      c.property("isLenient", "Whether blanks and other separators are read, too.", \.settings.isLenient)
      c.property(
        "decimalSeparator", "What stands before the fraction.", get: { $0.decimalSeparator },
        set: { try $0.set(\.decimalSeparator, to: $1, "decimalSeparator") })
      c.property(
        "groupingSeparator", "What stands between thousands.", get: { $0.groupingSeparator },
        set: { try $0.set(\.groupingSeparator, to: $1, "groupingSeparator") })
      for (name, words, path, own) in NumberText.signs {
        c.property(name, "What \(words).", get: { $0.sign(own) }, set: { try $0.set(path, to: $1, name) })
      }
      numberPatterns(c)
      c.property("secondaryGroupingSize", "How many digits stand together beyond the first group; nil for the locale's.", \.settings.secondaryGroupingSize)
      c.property("alwaysShowsDecimalSeparator", "Whether it is written without a fraction, too.", \.settings.alwaysShowsDecimalSeparator)
      c.property("currencyCode", "Which money: \"EUR\".", get: { $0.currencyCode }, set: { try $0.set(\.currencyCode, to: $1, "currencyCode") })
      c.property("currencySymbol", "The sign of the money.", get: { $0.currencySymbol }, set: { try $0.set(\.currencySymbol, to: $1, "currencySymbol") })
      c.method("string", "The number as a text.", "number", ScriptNumberFormatter.string(_:))
      c.method("number", "The number that a whole text says, or nil.", "text", ScriptNumberFormatter.number(_:))
      c.function("localizedString", "A number in the device's form.", args: "number", "style") { (number: LuaNumber, style: NumberText.Style) -> String in
        let formatter = ScriptNumberFormatter()
        formatter.settings.style = style
        return formatter.string(number)
      }
    }
    r.type(ScriptByteCountFormatter.self, "ByteCountFormatter", doc: "The size of a file in words: \"1.2 MB\".") { c in
      c.constructor { _ in ScriptByteCountFormatter() }
      c.property("countStyle", "Whether a KB has 1,000 bytes, \"file\", or 1,024, \"memory\".", \.countStyle)
      c.property("allowsNonnumericFormatting", "Whether 0 is \"Zero KB\".", \.text.allowsNonnumericFormatting)
      c.property("allowedUnits", "The units that may be written; all if none is named.", \.text.allowedUnits)
      c.property("includesUnit", "Whether the unit is written; true if it isn't set.", \.text.includesUnit)
      c.property("includesCount", "Whether the number is written; true if it isn't set.", \.text.includesCount)
      c.property("zeroPadsFractionDigits", "Whether all decimals of a unit are written.", \.text.zeroPadsFractionDigits)
      c.property("includesActualByteCount", "Whether the exact count follows: \"1.2 MB (1,234,567 bytes)\"; false.", \.text.includesActualByteCount)
      c.property("isAdaptive", "Whether the unit decides on the number of decimals; else three digits are written. True if it isn't set.", \.text.isAdaptive)
      c.method("string", "So many bytes in words.", "count", ScriptByteCountFormatter.string(_:))
      for name in ["string", "stringFromByteCount"] {
        c.function(name, "So many bytes in words, without a formatter of one's own.", args: "count", "countStyle") {
          (count: Int, style: ScriptByteCountFormatter.CountStyle?) -> String in
          let formatter = ScriptByteCountFormatter()
          formatter.countStyle = style ?? .file
          return formatter.string(count)
        }
      }
    }
    r.type(ScriptListFormatter.self, "ListFormatter", doc: "Joins texts as a locale lists things: \"a, b, and c\".") { c in
      c.constructor { _ in ScriptListFormatter() }
      c.locale("Whose form is used")
      c.property("listType", "\"and\" or \"or\"; \"and\" if it isn't set.", \.kind)
      c.method("string", "The texts in one.", "items", ScriptListFormatter.string(_:))
      c.function("localizedString", "The texts in one, as the device's locale lists things.", args: "items") { (items: [String]) in
        listText(items, locale: ScriptLocale.current)
      }
    }
  }
}
