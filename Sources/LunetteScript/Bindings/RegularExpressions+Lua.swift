import Foundation
import Lua
import LunetteCore
import LunetteKit

/// Source: Apple, NSRegularExpression
final class ScriptRegularExpression: LuaObject {
  static let luaName = "NSRegularExpression"
  let pattern: String
  fileprivate let text: RegularText
  /// Throws: what is wrong with the pattern
  init(_ pattern: String, _ options: RegularText.Options) throws(RegularText.Failure) {
    self.pattern = pattern
    text = try RegularText(pattern, options)
  }

  var groupCount: Int { text.groupCount }

  func matches(_ string: String, _ range: TextRange?, most: Int = .max) throws -> [RegularText.Match] {
    do throws(RegularText.Failure) { return try text.matches(in: string, range: range?.range, most: most) } catch {
      throw RegularFault(pattern: pattern)
    }
  }

  /// Source: Apple, NSRegularExpression, Template Matching Format
  func replaced(_ string: String, _ range: TextRange?, by template: String) throws -> String {
    let units = Array(string.utf16)
    var (result, end) = ([UInt16](), 0)
    for match in try matches(string, range) {
      guard let whole = match.first ?? nil else { continue }
      result += units[end..<whole.lowerBound]
      append(template, match, units, to: &result)
      end = whole.upperBound
    }
    return String(decoding: result + units[end...], as: UTF16.self)
  }

  private func append(_ template: String, _ match: RegularText.Match, _ units: [UInt16], to result: inout [UInt16]) {
    var rest = Substring(template)
    while let letter = rest.popFirst() {
      switch letter {
      case "\\": if let next = rest.popFirst() { result += Array(String(next).utf16) }
      case "$":
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        // As many digits as make a group that there is.
        let number = (1...max(1, digits.count)).reversed().compactMap { Int(digits.prefix($0)) }.first { $0 < match.count }
        guard let number else { continue }
        rest = rest.dropFirst(min(digits.count, String(number).count))
        if let range = match[number] { result += units[range] }
      default: result += Array(String(letter).utf16)
      }
    }
  }
}

private struct RegularFault: Error, CustomStringConvertible {
  let pattern: String
  var description: String { "the pattern \"\(pattern)\" takes more steps for this text than are allowed; write one that tries less" }
}

/// Source: Apple, NSTextCheckingResult
final class ScriptTextMatch: LuaObject {
  static let luaName = "NSTextCheckingResult"
  let match: RegularText.Match
  private let expression: ScriptRegularExpression
  init(_ match: RegularText.Match, of expression: ScriptRegularExpression) { (self.match, self.expression) = (match, expression) }
  var range: TextRange { TextRange((match.first ?? nil) ?? 0..<0) }

  func range(at index: Int, named call: String) throws -> TextRange? {
    guard match.indices.contains(index) else {
      throw BindingFault.badValue(
        name: "NSTextCheckingResult:\(call): argument 1 'index'", wanted: "a number from 0 to \(match.count - 1)", got: "\(index)")
    }
    return match[index].map(TextRange.init)
  }

  func range(ofGroup name: String) throws -> TextRange? {
    guard let number = expression.text.group(named: name), match.indices.contains(number) else {
      throw BindingFault.badValue(
        name: "NSTextCheckingResult:range: argument 1 'name'", wanted: "the name of a group in the pattern \(expression.pattern)", got: name)
    }
    return match[number].map(TextRange.init)
  }
}

/// `result.range`, which is also a function, as range(at:) and range(withName:) of Swift: `result:range(1)`, `result:range("year")`.
private struct MatchRange: LuaPushable {
  let match: ScriptTextMatch
  static var luaType: LuaType { TextRange.luaType }

  /// A name, alone or under UIKit's label.
  private func groupName(_ stack: LuaStack, at index: Int32) -> String? {
    guard stack.top >= index else { return nil }
    guard stack.isTable(at: index) else { return stack.text(at: index) }
    stack.pushRawField("withName", of: index)
    defer { stack.pop() }
    return stack.text(at: -1)
  }

  func push(on stack: LuaStack) {
    stack.push(match.range)
    lua_createtable(stack.raw, 0, 1)
    let names = CallNames("NSTextCheckingResult:range", ["index"])
    stack.pushOwnedFunction(
      LuaBody { stack, _ in
        finish(stack, naming: names.call) {
          let match = try ScriptTextMatch.read(stack, at: 2)
          if let name = groupName(stack, at: 3) {
            stack.push(try match.range(ofGroup: name))
            return 1
          }
          var reader = CallReader(stack, from: 3, names)
          let index: Int = try reader.next()
          stack.push(try match.range(at: index, named: "range"))
          return 1
        }
      })
    stack.setRawField("__call", of: -2)
    lua_setmetatable(stack.raw, -2)
  }
}

extension RegularText.Options: LuaOptionSet {
  package static var luaCases: [(name: String, option: RegularText.Options)] {
    [
      ("caseInsensitive", .caseInsensitive), ("allowCommentsAndWhitespace", .allowCommentsAndWhitespace),
      ("ignoreMetacharacters", .ignoreMetacharacters), ("dotMatchesLineSeparators", .dotMatchesLineSeparators),
      ("anchorsMatchLines", .anchorsMatchLines), ("useUnixLineSeparators", .useUnixLineSeparators),
      ("useUnicodeWordBoundaries", .useUnicodeWordBoundaries),
    ]
  }
}

/// `matches(text)`, `matches(text, range)`, or with UIKit's options between, of which there is none here: `matches(text, {}, range)`.
private struct PlaceInText: LuaArgument {
  let range: TextRange?
  static var isNamed: Bool { true }
  static var isOptional: Bool { true }
  static var describedType: String { TextRange.luaTypeName }
  static var luaType: LuaType { TextRange.luaType }

  static func take(_ arguments: inout LuaArguments) throws(LuaMismatch) -> PlaceInText {
    let stack = arguments.stack
    if arguments.count > 0, stack.isTable(at: arguments.next), lua_rawlen(stack.raw, arguments.next) == 0 {
      stack.pushRawField("location", of: arguments.next)
      let isRange = !stack.isNil(at: -1)
      stack.pop()
      if !isRange { arguments.next += 1 }
    }
    return PlaceInText(range: try TextRange?.take(&arguments))
  }
}

/// A text as its units, which ranges count. Those of a long text are kept until another one is asked for: a loop cuts parts out of one text.
private struct TextUnits: LuaReadable {
  static var luaTypeName: String { String.luaTypeName }
  static var luaType: LuaType { String.luaType }
  let units: [UInt16]

  private final class Last {
    /// It keeps the text where it is.
    var text: LuaReference?
    var place: UnsafePointer<CChar>?
    var units: [UInt16] = []
  }
  private static let key = CompanionKey<Last>()
  /// Units: bytes. Ours: reading a shorter text takes little longer than finding a longer one
  private static let shortest = 256

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextUnits {
    var length = 0
    guard stack.type(at: index) == LUA_TSTRING, let place = lua_tolstring(stack.raw, index, &length), length >= shortest else {
      return TextUnits(units: Array(try String.read(stack, at: index).utf16))
    }
    let context = ScriptContext.current
    let last = context.companions[key] ?? Last()
    context.companions[key] = last
    if last.place != place {
      let units = Array(try String.read(stack, at: index).utf16)
      (last.text, last.place, last.units) = (LuaReference(stack, at: index), place, units)
    }
    return TextUnits(units: last.units)
  }
}

/// Source: Apple, NSString.CompareOptions
private struct TextSearchOptions: LuaOptionSet {
  let rawValue: Int
  static let caseInsensitive = Self(rawValue: 1)
  static let diacriticInsensitive = Self(rawValue: 2)
  static var luaCases: [(name: String, option: TextSearchOptions)] { [("caseInsensitive", .caseInsensitive), ("diacriticInsensitive", .diacriticInsensitive)] }
}

/// Source: Apple, CharacterSet
private enum URLAllowed: String, LuaEnum {
  case urlQueryAllowed, urlPathAllowed, urlHostAllowed, urlFragmentAllowed, urlUserAllowed, urlPasswordAllowed, alphanumerics

  var set: CharacterSet {
    switch self {
    case .urlQueryAllowed: .urlQueryAllowed
    case .urlPathAllowed: .urlPathAllowed
    case .urlHostAllowed: .urlHostAllowed
    case .urlFragmentAllowed: .urlFragmentAllowed
    case .urlUserAllowed: .urlUserAllowed
    case .urlPasswordAllowed: .urlPasswordAllowed
    case .alphanumerics: .alphanumerics
    }
  }
}

extension Registry {
  static func regularExpressions(_ r: RegistryBuilder) {
    r.type(
      ScriptRegularExpression.self, "NSRegularExpression",
      doc:
        "A pattern that is looked for in texts: NSRegularExpression { pattern = \"[a-z]+@[a-z.]+\", options = \"caseInsensitive\" }; nil and an error for one that "
        + "can't be read. Ranges are { first, last } in UTF-16 units from 1."
    ) { c in
      c.constructor { arguments in
        guard let pattern = try arguments.take("pattern", as: String.self, "The pattern, in ICU's syntax as on a device.") else {
          throw LuaMismatch(wanted: "pattern = a string", got: "nil")
        }
        let options = try arguments.take("options", as: RegularText.Options.self, "How it is read.") ?? []
        do throws(RegularText.Failure) { return try ScriptRegularExpression(pattern, options) } catch {
          // Source: Apple, NSFormattingError
          throw ValueMade(
            value: .failure(
              ScriptError(domain: "NSCocoaErrorDomain", code: 2048, name: "formatting", localizedDescription: "The value “\(pattern)” is invalid.")))
        }
      }
      c.describe { " \($0.pattern)" }
      c.property("pattern", "The pattern.", get: \.pattern)
      c.property("numberOfCaptureGroups", "How many groups it has in parentheses.", get: \.groupCount)
      c.method("matches", "All that fits, from the front: a list of NSTextCheckingResults.", args: "string", "range") {
        (expression: ScriptRegularExpression, string: String, place: PlaceInText) in
        try expression.matches(string, place.range).map { ScriptTextMatch($0, of: expression) }
      }
      c.method("firstMatch", "The first that fits, or nil.", args: "string", "range") {
        (expression: ScriptRegularExpression, string: String, place: PlaceInText) in
        try expression.matches(string, place.range, most: 1).first.map { ScriptTextMatch($0, of: expression) }
      }
      c.method("rangeOfFirstMatch", "Where the first is that fits, or nil.", args: "string", "range") {
        (expression: ScriptRegularExpression, string: String, place: PlaceInText) in
        try expression.matches(string, place.range, most: 1).first.map { ScriptTextMatch($0, of: expression).range }
      }
      c.method("numberOfMatches", "How often it fits.", args: "string", "range") { (expression: ScriptRegularExpression, string: String, place: PlaceInText) in
        try expression.matches(string, place.range).count
      }
      c.method(
        "stringByReplacingMatches", "The text with another one in the place of all that fits; $1 in it is the first group.", args: "string", "range",
        "withTemplate"
      ) { (expression: ScriptRegularExpression, string: String, place: PlaceInText, template: String) in
        try expression.replaced(string, place.range, by: template)
      }
    }
    r.type(ScriptTextMatch.self, "NSTextCheckingResult", doc: "A place where an NSRegularExpression fits.") { c in
      c.property(
        "range",
        "The whole: { first, last }; it has location and length, too. Also a function: result:range(1) is rangeAtIndex(1), and result:range(\"year\") the "
          + "place of the group of this name.",
        get: { MatchRange(match: $0) })
      c.property("numberOfRanges", "The number of its groups, with the whole.", get: { $0.match.count })
      c.method("rangeAtIndex", "Where a group is, or nil if it took no part; 0 is the whole, 1 the first group.", args: "index") {
        (match: ScriptTextMatch, index: Int) in try match.range(at: index, named: "rangeAtIndex")
      }
    }
  }

  /// Comparing texts as people do. Source: Apple, NSString
  static func textComparing(_ c: ClassBuilder<ScriptString>) {
    for (name, words, strength) in [
      ("localizedCompare", "The order of two texts for the user", TextOrder.Strength.exact),
      ("localizedCaseInsensitiveCompare", "The order of two texts for the user, whatever their case", .withoutCase),
      ("localizedStandardCompare", "The order of two texts as lists of names have it, numbers in them by their size", .standard),
    ] {
      c.function(name, "\(words): \"orderedAscending\", \"orderedSame\" or \"orderedDescending\".", args: "text", "other") { (one: String, other: String) in
        let order = TextOrder.compare(one, other, locale: ScriptLocale.current, strength)
        return order < 0 ? "orderedAscending" : order > 0 ? "orderedDescending" : "orderedSame"
      }
    }
    for (name, words, withoutMarks) in [
      ("localizedCaseInsensitiveContains", "Whether a text has another one in it, whatever the case.", false),
      ("localizedStandardContains", "Whether a text has another one in it, whatever the case and the marks on letters.", true),
    ] {
      c.function(name, words, args: "text", "other") { (text: String, other: String) in
        func plain(_ text: String) -> String { TextOrder.folded(text, withoutCase: true, withoutMarks: withoutMarks) }
        return other.isEmpty ? false : plain(text).contains(plain(other))
      }
    }
    c.function("uppercased", "A text in capitals, also letters that string.upper leaves.", args: "text") { (text: String) in text.uppercased() }
    c.function("lowercased", "A text in small letters, also those that string.lower leaves.", args: "text") { (text: String) in text.lowercased() }
    c.function("capitalized", "A text whose words begin with a capital.", args: "text") { (text: String) in
      text.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
    c.function(
      "range", "Where a text has another one in it first: { first, last } in UTF-16 units from 1, with location and length; or nil.", args: "text", "of",
      "options"
    ) { (text: String, other: String, options: TextSearchOptions?) -> TextRange? in
      guard !other.isEmpty else { return nil }
      func plain(_ text: String) -> [UInt16] {
        guard let options else { return Array(text.utf16) }
        // Letters keep their places, so a text that would become longer or shorter is left as it is.
        let folded = Array(
          TextOrder.folded(text, withoutCase: options.contains(.caseInsensitive), withoutMarks: options.contains(.diacriticInsensitive)).utf16)
        return folded.count == text.utf16.count ? folded : Array(text.utf16)
      }
      let (units, wanted) = (plain(text), plain(other))
      return units.firstRange(of: wanted).map { TextRange($0.lowerBound..<$0.upperBound) }
    }
    c.function("addingPercentEncoding", "A text with all but the allowed letters as %20; \"urlQueryAllowed\" if none are named.", args: "text", "allowed") {
      (text: String, allowed: URLAllowed?) in text.addingPercentEncoding(withAllowedCharacters: (allowed ?? .urlQueryAllowed).set)
    }
    c.function("removingPercentEncoding", "The text that a text with %20 and the like means; or nil.", args: "text") { (text: String) in
      text.removingPercentEncoding
    }
    c.function("trimmingCharacters", "A text without the blanks and line breaks at its ends.", args: "text") { (text: String) in
      text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    c.function("components", "The parts of a text between separators.", args: "text", "separator") { (text: String, separator: String) in
      separator.isEmpty ? [text] : text.components(separatedBy: separator)
    }
    c.function(
      "replacingCharacters",
      "The text with another one in place of a range, as in shouldChangeCharactersIn: NSString.replacingCharacters(field.text, range, string).",
      args: "text", "range", "with"
    ) { (text: String, range: TextRange, replacement: String) -> String in
      var units = Array(text.utf16)
      guard range.range.lowerBound >= 0, range.range.upperBound <= units.count else {
        ScriptContext.simulation.recordFault(
          UIException(.range, "-[__NSCFString stringByReplacingCharactersInRange:withString:]: Range or index out of bounds"))
        return text
      }
      units.replaceSubrange(range.range, with: replacement.utf16)
      return String(decoding: units, as: UTF16.self)
    }
    c.function("replacingOccurrences", "The text with another one in place of each part, which is no pattern.", args: "text", "of", "with") {
      (text: String, part: String, replacement: String) in
      part.isEmpty ? text : text.replacing(part, with: replacement)
    }
    c.function("substring", "A part of a text: a range { first, last } in UTF-16 units from 1, as an NSTextCheckingResult has it.", args: "text", "range") {
      (text: TextUnits, range: TextRange) -> String in
      let units = text.units
      guard range.range.lowerBound >= 0, range.range.upperBound <= units.count else {
        ScriptContext.simulation.recordFault(UIException(.range, "-[__NSCFString substringWithRange:]: Range or index out of bounds"))
        return ""
      }
      return String(decoding: units[range.range], as: UTF16.self)
    }
  }
}
