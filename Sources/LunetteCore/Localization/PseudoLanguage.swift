/// A language that nobody speaks, for tests of layouts: texts of the language in which the app was written are shown in another form.
/// Source: Xcode's pseudo-languages
package enum PseudoLanguage: String, CaseIterable, Sendable {
  case double, accented, bounded, rightToLeft, rightToLeftStrings
}
