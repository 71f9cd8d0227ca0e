import Foundation
import LunetteKit
import LunetteScript

/// What a user reads, whatever the views are made of: two apps that look the same answer the same.
extension ScenarioApp {
  /// A line for each text and control in sight, from the top down, then from the left: its role, its text, whether it is disabled, selected,
  /// on or off. A text in a selected row is selected.
  func textLines() -> [String] {
    layOutWindows()
    var found: [(rect: CGRect, node: AccessibilityNode)] = []
    for seen in seenViews(withFading: false).reversed() where !(seen.view is UITableViewCell || seen.view is UICollectionViewCell) {
      let summary = seen.view.summary
      guard let text = summary.readText ?? ((seen.view as? UIControl).map { _ in "" }) else { continue }
      let nature = seen.view.accessibilityNature
      var facts = AccessibilityFacts()
      facts.role = nature.role ?? AccessibilityRole(nature.traits)
      (facts.traits, facts.unnamed, facts.label) = (nature.traits, nature.unnamed, text)
      if nature.value != text { facts.value = nature.value }
      if isInSelectedRow(seen.view) { facts.traits.insert(.selected) }
      found.append((seen.rect, AccessibilityNode(facts, isElement: true, frame: seen.rect, number: 0)))
    }
    // Views at one place stay in the order in which they are drawn.
    let ordered = found.enumerated().sorted {
      ($0.element.rect.minY, $0.element.rect.minX, $0.offset) < ($1.element.rect.minY, $1.element.rect.minX, $1.offset)
    }
    return AccessibilityText.lines(ordered.map(\.element.node))
  }

  private func isInSelectedRow(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      if let cell = candidate as? UITableViewCell { return cell.isSelected }
      if let cell = candidate as? UICollectionViewCell { return cell.isSelected }
      current = candidate.superview
    }
    return false
  }

  /// The lines of all texts.
  package func texts() throws -> String { try run { textLines().map { $0 + "\n" }.joined() } }
}
