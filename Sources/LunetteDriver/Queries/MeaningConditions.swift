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
    guard needsWords else { return true }
    var words = ViewWords(view)
    // Plain views have no name; what is in an element is no element of its own for role and name.
    if role != nil || name != nil, !words.isMet { return false }
    if let role = role?.role, role != words.role { return false }
    if let name, !name.holds(words.label), !words.userInputLabels.contains(where: { name.holds($0) }),
      !(words.label == nil && name.holds(view.nameWithoutLabel(asksRole: role != nil)))
    {
      return false
    }
    if let label, !label.holds(words.label) { return false }
    if let value, !value.holds(words.value) { return false }
    if let hint, !hint.holds(words.hint) { return false }
    // Assistive technology reads the status bar apart from the app.
    if role != nil || name != nil, view.isInStatusBar { return false }
    return holdsForState(of: view, &words)
  }

  private func holdsForState(of view: UIView, _ words: inout ViewWords) -> Bool {
    if let traits, !words.traits.isSuperset(of: traits) { return false }
    if let enabled, enabled != (!words.traits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false) { return false }
    if let selected, selected != words.traits.contains(.selected) { return false }
    if let on, words.value != (on ? "1" : "0") || !words.traits.contains(.toggleButton) { return false }
    if let editing, editing != words.nature.unnamed.contains(.isEditing) { return false }
    if let focused, focused != view.hasFocus { return false }
    return true
  }

  private var needsWords: Bool {
    role != nil || name != nil || label != nil || value != nil || hint != nil || traits != nil || enabled != nil || selected != nil || on != nil
      || focused != nil || editing != nil
  }

  /// Whether a function of a script is asked.
  var asksScript: Bool { [name, label, value, hint, placeholder, image].contains { $0?.asksScript == true } }
}

/// What a view says, each word when a condition wants it: most views fail at the first. A script's class is asked once for each.
private struct ViewWords {
  private let view: UIView
  let nature: AccessibilityNature
  private let own: AccessibilitySettings?
  private let isAsked: Bool

  private typealias Ask = UIResponder.Overridable

  init(_ view: UIView) {
    (self.view, nature, own) = (view, view.accessibilityNature, view.accessibilitySettings)
    isAsked = view.overrides != nil
  }

  lazy var label: String? = isAsked ? Ask.accessibilityLabel(view) : own?.label ?? nature.label
  lazy var value: String? = isAsked ? Ask.accessibilityValue(view) : own?.value ?? nature.value
  lazy var hint: String? = isAsked ? Ask.accessibilityHint(view) : own?.hint ?? nature.hint
  lazy var traits: UIAccessibilityTraits = isAsked ? Ask.accessibilityTraits(view) ?? nature.traits : own?.traits ?? nature.traits
  lazy var userInputLabels: [String] = isAsked ? Ask.accessibilityUserInputLabels(view) ?? [] : own?.userInputLabels ?? nature.userInputLabels

  var role: AccessibilityRole { mutating get { nature.container ?? nature.role ?? AccessibilityRole(traits) } }

  /// Whether assistive technology meets the view: it is an element, would be one outside of a cell, or is a container that shows.
  var isMet: Bool {
    if nature.container != nil { return true }
    guard isAsked || own != nil else { return nature.isElement }
    return Ask.isAccessibilityElement(view) ?? nature.isElement
  }
}

extension UIView {
  /// What a query calls a view that has no label: a field by its placeholder. A switch beside the text of its row is called as that, where a switch is
  /// asked for; else the row is what is called so.
  func nameWithoutLabel(asksRole: Bool) -> String? {
    if let field = self as? UITextField { return field.placeholder }
    guard asksRole, let toggle = self as? UISwitch, let cell = toggle.superview,
      (cell as? UITableViewCell)?.accessoryView === toggle || cell is UICollectionViewListCell
    else { return nil }
    return cell.accessibilityFacts.label
  }

  var shownPlaceholder: String? { summary.placeholder ?? (self as? UITextField)?.placeholder }

  /// The name of the picture that it shows.
  var shownImageName: String? {
    let name = (self as? UIImageView)?.image?.name ?? (self as? UIButton)?.currentImage?.name ?? summary.name
    return name?.isEmpty == false ? name : nil
  }

  /// Whether it belongs to the system's bar at the top, and not to the app.
  var isInStatusBar: Bool {
    guard let bar = simulation.application.statusWindow else { return false }
    return window === bar
  }

  /// Whether VoiceOver's cursor is on it, or the focus of a keyboard.
  var hasFocus: Bool { simulation.accessibility.marked === self }
}
