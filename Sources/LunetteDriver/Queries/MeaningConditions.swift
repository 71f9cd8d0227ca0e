import Foundation
import LunetteKit
import LunetteScript

/// What a view means: conditions that the words for assistive technology answer.
struct MeaningConditions: Equatable {
  var role: RoleName?
  var name: TextCondition?
  var label: TextCondition?
  var value: TextCondition?
  var hint: TextCondition?
  var placeholder: TextCondition?
  var image: TextCondition?
  var traits: UIAccessibilityTraits?
  var enabled: Bool?
  var selected: Bool?
  var on: Bool?
  var focused: Bool?
  var editing: Bool?

  func holds(for view: UIView) -> Bool {
    if let placeholder, !placeholder.holds(view.shownPlaceholder) { return false }
    if let image, !image.holds(view.shownImageName) { return false }
    guard needsFacts else { return true }
    let nature = view.accessibilityNature
    // Plain views have no name; what is in an element is no element of its own for role and name.
    if role != nil || name != nil, nature.container == nil, !view.isMet(nature) { return false }
    let facts = AccessibilityFacts(view, nature, focused: nil)
    if let role = role?.role, role != (nature.container ?? facts.role) { return false }
    if let label, !label.holds(facts.label) { return false }
    if let name, !name.holds(facts.label), !facts.userInputLabels.contains(where: { name.holds($0) }),
      !(facts.label == nil && name.holds((view as? UITextField)?.placeholder))
    {
      return false
    }
    if let value, !value.holds(facts.value) { return false }
    if let hint, !hint.holds(facts.hint) { return false }
    if let traits, !facts.traits.isSuperset(of: traits) { return false }
    if let enabled, enabled != (facts.isEnabled && (view as? UIControl)?.isEnabled != false) { return false }
    if let selected, selected != facts.traits.contains(.selected) { return false }
    if let on, facts.value != (on ? "1" : "0") || !facts.isToggle { return false }
    if let editing, editing != facts.unnamed.contains(.isEditing) { return false }
    if let focused, focused != view.hasFocus { return false }
    return true
  }

  private var needsFacts: Bool {
    role != nil || name != nil || label != nil || value != nil || hint != nil || traits != nil || enabled != nil || selected != nil || on != nil
      || focused != nil || editing != nil
  }
}

extension UIView {
  /// Whether assistive technology meets the view: it is an element, or would be one outside of a cell.
  fileprivate func isMet(_ nature: AccessibilityNature) -> Bool {
    guard overrides != nil || accessibilitySettings != nil else { return nature.isElement }
    return UIResponder.Overridable.isAccessibilityElement(self) ?? nature.isElement
  }

  var shownPlaceholder: String? { summary.placeholder ?? (self as? UITextField)?.placeholder }

  /// The name of the picture that it shows.
  var shownImageName: String? {
    let name = (self as? UIImageView)?.image?.name ?? (self as? UIButton)?.currentImage?.name ?? summary.name
    return name?.isEmpty == false ? name : nil
  }

  /// Whether VoiceOver's cursor is on it.
  var hasFocus: Bool { simulation.accessibility.focused === self }
}
