/// The parts of a person's name. Source: Apple, PersonNameComponents
package struct PersonName {
  package var namePrefix, givenName, middleName, familyName, nameSuffix, nickname: String?
  package init() {}

  /// Whether it is written in characters of Chinese, Japanese or Korean, where the family stands first.
  fileprivate var isEastAsian: Bool {
    let letters = [givenName, familyName].compactMap { $0 }.joined().unicodeScalars
    return !letters.isEmpty && letters.allSatisfy { scalar in Self.eastAsian.contains { $0.contains(scalar.value) } }
  }

  /// Hiragana and Katakana, ideographs, syllables of Hangul. Source: Unicode, Blocks
  private static let eastAsian: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2FA1F]
}

/// A person's name as it is written: the letters decide on the order, not the reader's locale. Source: Apple, PersonNameComponentsFormatter
package struct PersonNameText {
  /// Source: Apple, PersonNameComponentsFormatter.Style
  package enum Style: String, CaseIterable, Sendable { case `default`, short, medium, long, abbreviated }
  package var style = Style.default
  package init() {}

  package func string(_ name: PersonName) -> String {
    let isEastAsian = name.isEastAsian
    let parts: [String?] =
      switch style {
      case .default, .medium: [name.givenName, name.familyName]
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      // Initials; of a name in characters, the family.
      case .abbreviated where isEastAsian: [name.familyName ?? name.givenName]
      case .abbreviated: [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased() } }
      }
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
    if isEastAsian { return words.reversed().joined() }
    return words.joined(separator: style == .abbreviated ? "" : " ")
  }
}
