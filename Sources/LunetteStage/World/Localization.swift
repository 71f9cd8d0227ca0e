import Foundation
import LunetteCore

/// The texts of one app in the user's languages. Source: docs/rules/world.md 4
public final class Localization {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  package var strings = LocalizedStrings()
  /// Looks for a table that was not read when the app started. Throws: for one that can't be read
  package var readTable: ((String) throws -> [String: [String: LocalizedText]]?)?
  private var readTables: Set<String> = []

  /// The keys that were looked for and are in no table, in the order in which they were first asked for. Of an app without tables there are none.
  public private(set) var missing: [String] = []
  private var knownMissing: Set<String> = []
  /// Ours: more than a person reads
  private static let mostMissing = 1000

  /// The texts with forms that were looked up, by what the look-up answered: the text alone doesn't say its forms.
  private var handedOut: [String: (text: LocalizedText, language: String)] = [:]

  private var languages: [String] { reference.simulation.world.preferredLanguages }

  /// The app's text for a key.
  /// - Parameters:
  ///   - value: what is answered for a key that is in no table; nil or empty: the key
  ///   - table: nil: the usual one
  package func text(_ key: String, value: String? = nil, table: String? = nil) throws -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? LocalizedStrings.usualTable
    try read(table)
    guard let found = strings.text(key, table: table, languages: languages) else {
      if !strings.isEmpty, missing.count < Self.mostMissing, knownMissing.insert(key).inserted { missing.append(key) }
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    return handOut(found, key: key, table: table)
  }

  private func read(_ table: String) throws {
    guard let readTable, readTables.insert(table).inserted else { return }
    for (language, texts) in try readTable(table) ?? [:] { strings.add(texts, table: table, language: language) }
  }

  /// Two keys may have the same text and other forms: then the second one gets a text that says its name.
  private func handOut(_ found: (text: LocalizedText, language: String), key: String, table: String) -> String {
    guard found.text.hasForms else { return found.text.text }
    var text = found.text.text
    if let other = handedOut[text], other.text != found.text || other.language != found.language { text = "%#@\(table).\(key)@" }
    handedOut[text] = found
    return text
  }

  /// Fills in a format that a look-up has answered, or any other one.
  /// - Parameter numbers: makes the form in which numbers are written, or knows it
  package func string(
    _ format: String, _ arguments: [FormatArgument], numbers: @escaping (NumberText.Settings) -> NumberText?
  ) throws(FormatProblem) -> String {
    let known = handedOut[format]
    let language = known?.language ?? languages.first ?? strings.developmentLanguage
    return try FormatText.string(
      format, known?.text, arguments, language: language, locale: reference.simulation.world.locale, numbers: numbers)
  }

  /// The languages of the app that are shown.
  package var preferredLocalizations: [String] { strings.preferredLocalizations(languages) }
}

extension Simulation {
  private static let localizationKey = CompanionKey<Localization>()

  public var localization: Localization {
    if let known = companions[Self.localizationKey] { return known }
    let localization = Localization(reference)
    companions[Self.localizationKey] = localization
    return localization
  }
}

extension WorldSettings {
  /// The languages that the user reads, the best first, without pseudo-languages: these show texts of the language in which the app was written.
  public var preferredLanguages: [String] {
    guard let languages else { return [LanguageTag.normalized(locale)] }
    return languages.filter(LanguageTag.isLanguage).map(LanguageTag.normalized)
  }
}
