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
  public var missing: [String] { missingPlaces.map(\.key) }
  /// The missing keys, each with the line of the script that asked, `file:line`.
  package private(set) var missingPlaces: [(key: String, place: String?)] = []
  private var knownMissing: Set<String> = []
  /// Ours: more than a person reads
  private static let mostMissing = 1000

  /// The texts with forms that were looked up, by what the look-up answered: the text alone doesn't say its forms.
  private var handedOut: [String: (text: LocalizedText, language: String)] = [:]

  package var languages: [String] { reference.simulation.world.preferredLanguages }

  /// The app's text for a key.
  /// - Parameters:
  ///   - value: what is answered for a key that is in no table; nil or empty: the key
  ///   - table: nil: the usual one
  ///   - language: the only one whose text counts; nil: the user's
  package func text(_ key: String, value: String? = nil, table: String? = nil, in language: String? = nil) throws -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? LocalizedStrings.usualTable
    try read(table)
    let found =
      if let language { strings.text(key, table: table, in: language) } else { strings.text(key, table: table, languages: languages) }
    guard let found else {
      if !strings.isEmpty, missingPlaces.count < Self.mostMissing, knownMissing.insert(key).inserted {
        missingPlaces.append((key, reference.simulation.scriptPosition?()))
      }
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    let text = handOut(found, key: key, table: table)
    noteLocalized(text)
    return text
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
    let text = try FormatText.string(
      format, known?.text, arguments, language: language, locale: reference.simulation.world.locale, numbers: numbers)
    if known != nil || localized.contains(format) { noteLocalized(text) }
    return text
  }

  /// A word of the system, in the user's language.
  package func word(_ word: SystemWord) -> String { word.text(in: languages) }
  package func word(_ word: SystemWord, about app: String) -> String { word.text(about: app, in: languages) }

  // MARK: Pseudo-languages

  /// The texts that came from the app's tables; kept only while texts are shown in another form.
  private var localized: Set<String> = []
  /// Ours: more than an app shows
  private static let mostLocalized = 65_536

  private func noteLocalized(_ text: String) {
    if reference.simulation.disguisesTexts, localized.count < Self.mostLocalized { localized.insert(text) }
  }

  /// How a text is shown: one from the app's tables in the pseudo-language, another one in capitals where the user wants that. Of an app
  /// without tables all texts count as its own.
  fileprivate func shown(_ text: String) -> String {
    let world = reference.simulation.world
    guard strings.isEmpty || localized.contains(text) else {
      return world.showsNonlocalizedStrings == true && SystemWord(rawValue: text) == nil ? text.uppercased() : text
    }
    return world.pseudoLanguage?.shown(text) ?? text
  }

  // MARK: Locales

  private var checkedLocales: Set<String> = []

  /// Ours: a long name is known by its beginning. Units: characters
  private static let longestShown = 40

  /// Warns of a locale for whose language ICU has no words, once. Source: docs/rules/world.md 8
  package func check(locale: String) {
    guard checkedLocales.insert(locale).inserted, !LocaleParts.isKnown(locale) else { return }
    let shown = locale.count > Self.longestShown ? locale.prefix(Self.longestShown) + "..." : locale[...]
    reference.simulation.note("the locale \"\(shown)\" is unknown: dates, numbers and words are written as no language in particular does")
  }

  /// The languages of the app that are shown.
  package var preferredLocalizations: [String] { strings.preferredLocalizations(languages) }
}

extension Simulation {
  /// Whether texts are shown in another form than they have: in a pseudo-language, or in capitals.
  fileprivate var disguisesTexts: Bool {
    let holder = keptHolder
    if let known = holder.disguisesTexts { return known }
    let disguises = holder.state.world.showsNonlocalizedStrings == true || holder.state.world.pseudoLanguage != nil
    holder.disguisesTexts = disguises
    return disguises
  }

  /// What is shown in place of a text that the app shows. What reads the app's texts, such as a query, reads the text itself.
  package func shown(_ text: String) -> String { disguisesTexts ? localization.shown(text) : text }

  /// What is shown in place of a text with attributes, which gets the attributes of its first character.
  package func shown(_ text: AttributedText) -> AttributedText {
    let text = isOn(.isBoldTextEnabled) ? text.withBoldText : text
    guard disguisesTexts else { return text }
    let shown = localization.shown(text.string)
    return shown == text.string ? text : AttributedText(shown, text.attributes(at: 0)?.attributes ?? TextAttributes())
  }

  private static let localizationKey = CompanionKey<Localization>()

  public var localization: Localization {
    if let known = companions[Self.localizationKey] { return known }
    let localization = Localization(reference)
    companions[Self.localizationKey] = localization
    return localization
  }
}

extension SystemWord {
  /// As the running app shows it: for items of bars and menus, which are in no window.
  package var shown: String { UIApplication.shared.simulation.localization.word(self) }
}

extension WorldSettings {
  /// The languages that the user reads, the best first, without pseudo-languages: these show texts of the language in which the app was written.
  public var preferredLanguages: [String] {
    guard let languages else { return [LanguageTag.normalized(locale)] }
    return languages.filter(LanguageTag.isLanguage).map(LanguageTag.normalized)
  }

  /// The pseudo-language in which the texts are shown, if the user has chosen one.
  package var pseudoLanguage: PseudoLanguage? { languages?.lazy.compactMap(PseudoLanguage.init).first }
}
