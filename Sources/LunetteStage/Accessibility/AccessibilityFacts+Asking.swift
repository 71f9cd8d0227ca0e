import Foundation

/// What an object says now. A script's class is asked by its methods, each once. Source: docs/rules/accessibility.md 1
extension AccessibilityFacts {
  package init(_ object: UIResponder, _ nature: AccessibilityNature, focused: UIResponder?) {
    self.init()
    let own = object.accessibilitySettings
    (unnamed, place) = (nature.unnamed, nature.place)
    if object.overrides == nil {
      (label, value, hint) = (own?.label ?? nature.label, own?.value ?? nature.value, own?.hint ?? nature.hint)
      (traits, userInputLabels) = (own?.traits ?? nature.traits, own?.userInputLabels ?? nature.userInputLabels)
    } else {
      typealias Ask = UIResponder.Overridable
      label = Ask.accessibilityAttributedLabel.overridden(object)??.string ?? Ask.accessibilityLabel(object)
      value = Ask.accessibilityAttributedValue.overridden(object)??.string ?? Ask.accessibilityValue(object)
      hint = Ask.accessibilityAttributedHint.overridden(object)??.string ?? Ask.accessibilityHint(object)
      (traits, userInputLabels) = (Ask.accessibilityTraits(object) ?? nature.traits, Ask.accessibilityUserInputLabels(object) ?? [])
    }
    role = nature.role ?? AccessibilityRole(traits)
    identifier = object.currentIdentifier
    isFocused = focused === object
  }
}

extension UIResponder {
  /// What can be done with it besides activating it: the class's own actions, then the app's; then those of what it is in.
  package final var allAccessibilityActions: [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    var object: UIResponder? = self
    while let current = object {
      if let view = current as? UIView { actions += view.accessibilityOwnActions }
      if current.accessibilitySettings != nil || current.overrides != nil { actions += Overridable.accessibilityCustomActions(current) }
      if !(current is UIView), !(current is UIAccessibilityElement) { break }
      object = (current as? UIView)?.superview ?? (current as? UIAccessibilityElement)?.accessibilityContainer
    }
    return actions
  }

  package final var accessibilityFacts: AccessibilityFacts { AccessibilityFacts(self, accessibilityNature, focused: nil) }
}
