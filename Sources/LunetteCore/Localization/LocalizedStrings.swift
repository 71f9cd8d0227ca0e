/// All texts of an app: what its tables say, by table, language and key.
package struct LocalizedStrings {
  private var tables: [String: [String: [String: LocalizedText]]] = [:]
  /// The language in which the app was written; what it says counts where the user's languages say nothing.
  package var developmentLanguage = "en"

  /// The table of look-ups that name none. Source: Apple, NSLocalizedString
  package static let usualTable = "Localizable"
  /// The language of files in Base.lproj, and of those that are in no folder for a language. Source: Apple, base internationalization
  package static let base = "Base"

  package init() {}

  /// Adds the texts of a file. What an earlier file says stays.
  package mutating func add(_ texts: [String: LocalizedText], table: String, language: String) {
    tables[table, default: [:]][LanguageTag.normalized(language), default: [:]].merge(texts) { first, _ in first }
  }

  package var isEmpty: Bool { tables.isEmpty }

  /// The languages in which the app has texts, sorted.
  package var localizations: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

  /// The languages of the app that fit the first of the user's that has any; else the one in which it was written.
  package func preferredLocalizations(_ languages: [String]) -> [String] {
    let known = localizations
    let found = preferred(of: known, languages)
    return !found.isEmpty ? found : known.contains(Self.base) ? [Self.base] : [developmentLanguage]
  }

  /// The known languages that fit the first of the user's that has any; else the one in which the app was written, where it is known.
  package func preferred(of known: [String], _ languages: [String]) -> [String] {
    let known = Set(known)
    return (languages + [developmentLanguage]).lazy.map { LanguageTag.fallbacks(of: $0).filter(known.contains) }.first { !$0.isEmpty } ?? []
  }

  /// What one language says, and nobody else.
  package func text(_ key: String, table: String, in language: String) -> (text: LocalizedText, language: String)? {
    let language = LanguageTag.normalized(language)
    return tables[table]?[language]?[key].map { ($0, language) }
  }

  /// - Parameter languages: the user's, the best first
  /// Returns: what the first language says that says anything, and the language; nil for a key that is in no table
  package func text(_ key: String, table: String, languages: [String]) -> (text: LocalizedText, language: String)? {
    guard let table = tables[table] else { return nil }
    for language in languages + [developmentLanguage] {
      for name in LanguageTag.fallbacks(of: language) {
        if let text = table[name]?[key] { return (text, name) }
      }
    }
    return table[Self.base]?[key].map { ($0, developmentLanguage) }
  }
}
