/// A language that nobody speaks, for tests of layouts: texts of the language in which the app was written are shown in another form.
/// Source: Xcode's pseudo-languages
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Twice as long, as a wordy language: `Save Save`.
  case double
  /// With marks on the letters, as many of them: `Šåṽé`. They are higher than plain ones.
  case accented
  /// Texts with marks at both ends, which show where a text is cut: `[# Save #]`.
  case bounded
  /// Plain texts in a layout from right to left.
  case rightToLeft
  /// Texts that run from right to left themselves, in a layout from right to left.
  case rightToLeftStrings

  /// What is shown in place of a text. Numbers without words stay.
  package func shown(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    return switch self {
    case .double: text + " " + text
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: "[# " + text + " #]"
    case .rightToLeft: text
    // Right-to-left override, and its end. Source: Unicode, UAX 9
    case .rightToLeftStrings: "\u{202E}" + text + "\u{202C}"
    }
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçđéƒğĥîĵķļɱñøþǫŕšţüṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻḾÑØÞǪŔŠŢÜṼŴẊÝŽ"))
}
