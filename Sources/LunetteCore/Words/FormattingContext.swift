/// Where a formatter's text will stand. Only the beginning of a sentence changes it. Source: Apple, Formatter.Context; docs/rules/world.md 4
package enum FormattingContext: String, CaseIterable, Sendable {
  case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence

  package func applied(to text: String) -> String { self == .beginningOfSentence ? text.beginningSentence : text }
}

extension String {
  /// The text with a capital letter at its beginning, where it begins with a letter.
  package var beginningSentence: String { prefix(1).uppercased() + dropFirst() }
}
