import Foundation
import Lua
import LunetteCore
import LunetteKit

/// What `NSLocalizedString` gets: a key, or a table.
private struct LocalizedStringOptions: OptionTable {
  @LuaOption(required: "What the text is called in the tables.") var key = ""
  @LuaOption("The name of the table; \"Localizable\" if it is left out.", labels: "tableName") var table: String? = nil
  @LuaOption("Bundle.main, or that of one language; Bundle.main if it is left out.") var bundle: AppBundle? = nil
  @LuaOption("The text for a key that is in no table; the key if it is left out.") var value: String? = nil
  @LuaOption("For translators.") var comment: String? = nil
}

/// What a table of texts says for a key: a text, or its forms.
package struct LocalizedEntry: LuaReadable {
  package let text: LocalizedText

  package static var luaTypeName: String { "a text, or a table such as { one = \"%d item\", other = \"%d items\" }" }
  package static var luaType: LuaType { .either([.string, .table]) }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LocalizedEntry {
    if let text = stack.text(at: index) { return LocalizedEntry(text: .plain(text)) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.pushRawField("format", of: index)
    let format = stack.text(at: -1)
    stack.pop()
    guard let format else { return LocalizedEntry(text: .plural(try forms(stack, at: index))) }
    var numbers: [String: LocalizedText.Number] = [:]
    for name in stack.keys(at: index) where name != "format" {
      stack.pushRawField(name, of: index)
      defer { stack.pop() }
      guard stack.isTable(at: -1) else { throw LuaMismatch(wanted: "\(name) = a table of forms", got: stack.shown(at: -1)) }
      numbers[name] = LocalizedText.Number(forms: try forms(stack, at: -1))
    }
    return LocalizedEntry(text: .rule(format: format, numbers: numbers))
  }

  private static func forms(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> [PluralCategory: String] {
    let known = PluralCategory.allCases.map(\.rawValue)
    var forms: [PluralCategory: String] = [:]
    for name in stack.keys(at: index) {
      guard let category = PluralCategory(rawValue: name) else {
        throw LuaMismatch(
          wanted: "forms from: " + known.joined(separator: ", "), got: "'\(name)'",
          hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" })
      }
      stack.pushRawField(name, of: index)
      defer { stack.pop() }
      guard let text = stack.text(at: -1) else { throw LuaMismatch(wanted: "\(name) = a text", got: stack.shown(at: -1)) }
      forms[category] = text
    }
    guard forms[.other] != nil else { throw LuaMismatch(wanted: "a form 'other', which every language has", got: "none") }
    return forms
  }
}

/// The texts of a table, by language and key: `{ de = { Hello = "Hallo" } }`.
package typealias LocalizedTable = [String: [String: LocalizedEntry]]

extension LocalizedTable {
  package var texts: [String: [String: LocalizedText]] { mapValues { $0.mapValues(\.text) } }
}

/// A value for a format.
private struct FormatValue: LuaReadable {
  let argument: FormatArgument
  static var luaTypeName: String { "a value" }
  static var luaType: LuaType { .any }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> FormatValue {
    if let text = stack.text(at: index) { return FormatValue(argument: .text(text)) }
    switch stack.type(at: index) {
    case LUA_TNIL: return FormatValue(argument: .nothing)
    case LUA_TNUMBER:
      let isWhole = lua_isinteger(stack.raw, index) != 0
      return FormatValue(argument: isWhole ? .whole(Int64(lua_tointegerx(stack.raw, index, nil))) : .real(lua_tonumberx(stack.raw, index, nil)))
    default:
      let status = lshim_push_tostring(stack.raw, index)
      guard status == 0 else {
        stack.pop()
        throw stack.mismatch("a value that tostring takes", at: index)
      }
      return FormatValue(argument: .text(stack.popText()))
    }
  }
}

/// A format that can't be filled in.
private struct FormatFault: Error, CustomStringConvertible {
  let format: String
  let problem: FormatProblem
  /// Ours: a long format is known by its beginning
  private static let shown = 80

  var description: String {
    let shown = format.count > Self.shown ? format.prefix(Self.shown) + "..." : format[...]
    return "NSString.localizedStringWithFormat: in the format \"\(shown)\" \(problem)"
  }
}

extension Registry {
  /// The texts of the app. Source: Apple, Bundle
  static func bundleTexts(_ c: ClassBuilder<AppBundle>) {
    c.method(
      "localizedString", "The app's text for a key, in the user's language. A key that is in no table gives the value, or itself.", args: "key", "value",
      "table"
    ) { (bundle: AppBundle, key: String, value: String?, table: String?) in try bundle.text(key, value: value, table: table) }
    c.property(
      "localizations", "The languages in which the app has texts.",
      get: { _ in ScriptContext.simulation.localization.strings.localizations })
    c.property(
      "preferredLocalizations", "Those of them that fit the user's languages best.", get: { _ in ScriptContext.simulation.localization.preferredLocalizations })
    c.function(
      "preferredLocalizations", "Those of these languages that fit the user's languages best.", args: "from", "forPreferences"
    ) { (known: [String], languages: [String]?) in
      let localization = ScriptContext.simulation.localization
      return localization.strings.preferred(of: known, languages ?? localization.languages)
    }
    c.property(
      "developmentLocalization", "The language in which the app was written, whose texts count where there is no other.",
      get: { _ in ScriptContext.simulation.localization.strings.developmentLanguage })
  }

  /// Source: Apple, NSString
  static func localizedFormat(_ c: ClassBuilder<ScriptString>) {
    c.function(
      "localizedStringWithFormat",
      "Fills in a format with the device's forms of numbers: %@ %d %ld %.2f %1$@. A text with forms that NSLocalizedString has looked up gets the form for its number.",
      args: "format", "arguments"
    ) { (format: String, rest: LuaArguments) throws -> String in
      var rest = rest
      var arguments: [FormatArgument] = []
      while rest.count > 0 { arguments.append(try rest.take(FormatValue.self).argument) }
      do throws(FormatProblem) {
        return try ScriptContext.simulation.localization.string(format, arguments) { ScriptContext.current.numberForms.form($0) }
      } catch {
        throw FormatFault(format: format, problem: error)
      }
    }
  }
}

extension AppBundle {
  /// The text for a key, in the user's language or, of a bundle for one language, in that one.
  fileprivate func text(_ key: String, value: String?, table: String?) throws -> String {
    try ScriptContext.simulation.localization.text(key, value: value, table: table, in: language)
  }
}

extension LuaStack {
  /// Whether the argument is a bundle.
  fileprivate func isBundle(_ index: Int32) -> Bool { (try? AppBundle.read(self, at: index)) != nil }
}

extension ScriptContext {
  /// The global `NSLocalizedString`: a key with a comment, Swift's five arguments, of which the table and the value may be left out where there is a bundle,
  /// or a table. Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:)
  func installLocalization() {
    let names = CallNames("NSLocalizedString", ["key", "tableName", "bundle", "value", "comment"])
    define(
      names.call,
      LuaBody { stack, _ in
        finish(stack, naming: names.call) {
          var reader = CallReader(stack, from: 1, names)
          if stack.isTable(at: 1), stack.keys(at: 1).contains("key") {
            let options: LocalizedStringOptions = try reader.next()
            stack.push(try (options.bundle ?? .shared).text(options.key, value: options.value, table: options.table))
            return 1
          }
          let key: String = try reader.next()
          let count = reader.arguments.count
          guard count > 1 else {
            stack.push(try AppBundle.shared.text(key, value: nil, table: nil))
            return 1
          }
          let second = reader.arguments.next
          let hasAll = count == 4
          guard hasAll || stack.isBundle(second) || stack.isBundle(second + 1) else {
            throw BindingFault.badValue(
              name: "the arguments of NSLocalizedString",
              wanted: "(key, comment), (key, tableName, bundle, value, comment) or a table { key =, table =, value = }",
              got: "\(count + 1) of them")
          }
          let table: String? = hasAll || !stack.isBundle(second) ? try reader.next() : nil
          let bundle: AppBundle? = try reader.next()
          let value: String? = reader.arguments.count > 1 ? try reader.next() : nil
          stack.push(try (bundle ?? .shared).text(key, value: value, table: table))
          return 1
        }
      })
  }
}
