import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// An element without a view of its own: a segment, a half of a stepper, a wheel, one that the app has made.
struct FoundElement {
  let element: UIAccessibilityElement
  /// What it is in.
  let view: UIView

  /// Space: screen.
  var frame: CGRect { UIResponder.Overridable.accessibilityFrame(element) ?? element.accessibilityFrame }
  /// Where a finger uses it. Space: screen.
  var activationPoint: CGPoint { UIResponder.Overridable.accessibilityActivationPoint(element) ?? element.accessibilityActivationPoint }
}

extension ScenarioApp {
  /// Elements without views that a query by their words finds, where no view matches it. A query's result is the view that they are in, and a
  /// finger goes to the element. Source: docs/rules/accessibility.md 8
  func elements(_ query: ViewQuery) -> [FoundElement] {
    guard query.mayMeanElement else { return [] }
    let owners = seenViews(whichMayBeAsked: true) { !$0.accessibilityParts.isEmpty || $0.accessibilitySettings?.elements != nil || $0.overrides != nil }
    var found: [FoundElement] = []
    let (within, childOf) = (query.relations.within, query.relations.childOf)
    let standsSo = query.relations.isBeside ? standing(query.relations) : nil
    for owner in owners {
      if let within, !others(within).contains(where: { owner.isDescendant(of: $0) }) { continue }
      if let childOf, !others(childOf).contains(where: { owner === $0 }) { continue }
      for element in owner.elementsWithoutViews where query.holds(for: element, focused: simulation.accessibility.marked) {
        let one = FoundElement(element: element, view: owner)
        if let hittable = query.hittable, hittable != (hitTest(one.activationPoint)?.isDescendant(of: owner) == true) { continue }
        if let standsSo, !standsSo(PlacedMatch(one)) { continue }
        found.append(one)
      }
    }
    let row = simulation.screen.device.isPad ? ReadingOrder.padRow : ReadingOrder.phoneRow
    let read = ReadingOrder.places(of: found.map(\.frame), row: row, rightToLeft: simulation.isRightToLeft).map { found[$0] }
    return nearestFirst(read, query.relations, PlacedMatch.init)
  }

  /// The elements that a query's `nth` or `index` leaves.
  func chosenElements(_ query: ViewQuery) -> [FoundElement] {
    let found = elements(query)
    guard let number = query.nth ?? query.index else { return found }
    let place = number > 0 ? number - 1 : found.count + number
    return found.indices.contains(place) ? [found[place]] : []
  }

  /// The element that a query means; nil where it means a view.
  func element(_ query: ViewQuery) -> FoundElement? {
    guard query.mayMeanElement, findsNoView(query) else { return nil }
    return chosenElements(query).first
  }
}

extension ViewQuery {
  /// Whether all its conditions are such that an element without a view can meet them.
  var mayMeanElement: Bool {
    var relations = relations
    (relations.within, relations.childOf, relations.near) = (nil, nil, nil)
    (relations.above, relations.below, relations.leftOf, relations.rightOf) = (nil, nil, nil, nil)
    guard text == nil, contains == nil, className == nil, place == nil, row == nil, item == nil, section == nil, relations.isEmpty,
      meaning.placeholder == nil, meaning.image == nil, meaning.editing == nil
    else { return false }
    return any != nil || id != nil || meaning.saysWords || meaning.focused == true
  }

  func holds(for element: UIAccessibilityElement, focused: UIResponder?) -> Bool {
    let facts = element.accessibilityFacts
    if let any, facts.label?.readsAs(any) != true, facts.identifier != any { return false }
    if let id, !id.holds(facts.identifier) { return false }
    return meaning.holds(for: facts, isFocused: focused === element)
  }
}

extension MeaningConditions {
  fileprivate var saysWords: Bool { role != nil || name != nil || label != nil || value != nil || hint != nil || traits != nil }

  fileprivate func holds(for facts: AccessibilityFacts, isFocused: Bool) -> Bool {
    if let role = role?.role, role != facts.role { return false }
    if let name, !name.holds(facts.label), !facts.userInputLabels.contains(where: { name.holds($0) }) { return false }
    if let label, !label.holds(facts.label) { return false }
    if let value, !value.holds(facts.value) { return false }
    if let hint, !hint.holds(facts.hint) { return false }
    if let traits, !facts.traits.isSuperset(of: traits) { return false }
    if let enabled, enabled == facts.traits.contains(.notEnabled) { return false }
    if let selected, selected != facts.traits.contains(.selected) { return false }
    if let on, facts.value != (on ? "1" : "0") || !facts.traits.contains(.toggleButton) { return false }
    if let focused, focused != isFocused { return false }
    return true
  }
}
