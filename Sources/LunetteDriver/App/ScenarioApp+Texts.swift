import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// What a user reads, whatever the views are made of: two apps that look the same answer the same.
extension ScenarioApp {
  /// A line for each text and control in sight, from the top down, then from the left: its role, its text, whether it is disabled, selected,
  /// on or off. A text in a selected row is selected. What a control is made of has lines of its own: segments, halves of a
  /// stepper, wheels of a picker; so have the signs of cells.
  func textLines() -> [String] {
    layOutWindows()
    var found: [(rect: CGRect, node: AccessibilityNode)] = []
    func add(_ nature: AccessibilityNature, _ text: String, _ rect: CGRect, isSelected: Bool = false) {
      var facts = AccessibilityFacts()
      facts.role = nature.role ?? AccessibilityRole(nature.traits)
      (facts.traits, facts.unnamed, facts.label) = (nature.traits, nature.unnamed, text)
      if nature.value != text { facts.value = nature.value }
      if isSelected { facts.traits.insert(.selected) }
      found.append((rect, AccessibilityNode(facts, isElement: true, frame: rect, number: 0)))
    }
    for seen in seenViews(withFading: false).reversed() where !(seen.view is UITableViewCell || seen.view is UICollectionViewCell) {
      let parts = seen.view.accessibilityParts
      for part in parts {
        let rect = seen.view.convert(part.frame, to: nil).intersection(seen.rect)
        if !rect.isEmpty { add(part.nature, part.nature.label ?? "", rect) }
      }
      if !parts.isEmpty { continue }
      let nature = seen.view.accessibilityNature
      let mark = (seen.view as? UITableViewCellMark)?.mark.luaName
      guard let text = mark ?? seen.view.summary.readText ?? (seen.view is UIControl || nature.value != nil ? "" : nil) else { continue }
      add(nature, text, seen.rect, isSelected: isInSelectedRow(seen.view))
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
      if candidate is UITableViewCell || candidate is UICollectionViewCell { return candidate.accessibilityForm.traits.contains(.selected) }
      current = candidate.superview
    }
    return false
  }

  /// The lines of all texts.
  package func texts() throws -> String { try run { textLines().map { $0 + "\n" }.joined() } }
}
