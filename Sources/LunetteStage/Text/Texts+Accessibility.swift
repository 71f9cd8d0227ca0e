import Foundation

// What fields say to assistive technology. Source: docs/rules/accessibility.md 3

extension UITextField {
  final var spokenNature: AccessibilityNature {
    let text = displayedText.string
    var nature = AccessibilityNature(
      isSecureTextEntry ? .secureTextField : .textField, value: text.isEmpty ? placeholder : text, stateTraits)
    nature.unnamed = .textEntry
    if isSecureTextEntry { nature.unnamed.insert(.secure) }
    if isEditing { nature.unnamed.insert(.isEditing) }
    nature.hasElementsInside = true
    guard isFieldOfSearch else { return nature }
    (nature.role, nature.label, nature.value) = (.searchField, placeholder ?? "Search", text.isEmpty ? nil : text)
    nature.traits.insert(.searchField)
    return nature
  }
}

extension UITextView {
  final var spokenNature: AccessibilityNature {
    guard isEditable else { return AccessibilityNature(.textView, value: text, .staticText).with { $0.hasElementsInside = mayOpenLinks } }
    var nature = AccessibilityNature(.textView, value: text)
    nature.unnamed = isFirstResponder ? [.textEntry, .isEditing] : .textEntry
    return nature
  }

  /// The links follow the text that they are in. They are found once for a layout: each of them asks for all of them.
  final var spokenLinks: [AccessibilityPart] {
    guard !isEditable, isSelectable else { return [] }
    _ = layout
    if let known = knownLinks { return known }
    let links = openLinks.map { link in AccessibilityPart(AccessibilityNature(.link, label: link.words, .link), frame: link.rect) }
    knownLinks = links
    return links
  }
}
