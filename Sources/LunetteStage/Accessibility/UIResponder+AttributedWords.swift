import Foundation

/// Words with attributes for assistive technology, and what kind of text they are. Source: docs/rules/accessibility.md 1
extension UIResponder.Overridable {
  public static let accessibilityAttributedLabel = OverridableMethod(
    property: "accessibilityAttributedLabel", "The label with attributes; setting it sets the label, too."
  ) { (r: UIResponder) -> AttributedText? in r.withAttributes(\.label, UIResponder.Overridable.accessibilityLabel(r)) }
  public static let accessibilityAttributedValue = OverridableMethod(
    property: "accessibilityAttributedValue", "The value with attributes; setting it sets the value, too."
  ) { (r: UIResponder) -> AttributedText? in r.withAttributes(\.value, UIResponder.Overridable.accessibilityValue(r)) }
  public static let accessibilityAttributedHint = OverridableMethod(
    property: "accessibilityAttributedHint", "The hint with attributes; setting it sets the hint, too."
  ) { (r: UIResponder) -> AttributedText? in r.withAttributes(\.hint, UIResponder.Overridable.accessibilityHint(r)) }
  public static let accessibilityAttributedUserInputLabels = OverridableMethod(
    property: "accessibilityAttributedUserInputLabels", "The other names of the object with attributes; setting them sets the names, too."
  ) { (r: UIResponder) -> [AttributedText]? in
    let names = UIResponder.Overridable.accessibilityUserInputLabels(r) ?? []
    if let words = r.accessibilitySettings?.attributed, let own = words.userInputLabels, words.plainUserInputLabels == names { return own }
    let texts = names.map { AttributedText($0) }
    // Names that a class answers may be others the next time.
    if let stored = r.accessibilitySettings?.userInputLabels, stored == names { r.keep(texts, of: names) }
    return texts
  }
  public static let accessibilityTextualContext = OverridableMethod(
    property: "accessibilityTextualContext", "Kept: what kind of text the object shows, such as messaging; nil for no special one."
  ) { (r: UIResponder) -> UIAccessibilityTextualContext? in r.accessibilitySettings?.textualContext }
}

extension AccessibilityDescribing {
  /// Plain words that were set later have no attributes.
  fileprivate func withAttributes(_ path: KeyPath<AttributedWords, AttributedText?>, _ plain: String?) -> AttributedText? {
    attributedWords(path, plain)
  }

  /// The words with the attributes that the app has set, if they are still those.
  package func attributedWords(_ path: KeyPath<AttributedWords, AttributedText?>, _ plain: String?) -> AttributedText? {
    guard let plain else { return nil }
    if let own = accessibilitySettings?.attributed?[keyPath: path], own.string == plain { return own }
    return AttributedText(plain)
  }

  package func setAttributed(
    _ path: ReferenceWritableKeyPath<AttributedWords, AttributedText?>, _ text: AttributedText?,
    plain: ReferenceWritableKeyPath<AccessibilitySettings, String?>
  ) {
    attributedWords[keyPath: path] = text
    setAccessibility(plain, text?.string)
  }

  package func setAttributedUserInputLabels(_ names: [AttributedText]?) {
    let plain = names?.map(\.string)
    keep(names, of: plain ?? [])
    setAccessibility(\.userInputLabels, plain)
  }

  fileprivate func keep(_ names: [AttributedText]?, of plain: [String]) {
    (attributedWords.userInputLabels, attributedWords.plainUserInputLabels) = (names, plain)
  }

  private var attributedWords: AttributedWords {
    if let words = accessibilitySettings?.attributed { return words }
    let words = AttributedWords()
    setAccessibility(\.attributed, words)
    return words
  }
}
