import Foundation
@_spi(Lunette) import LunetteStage

// What the rows of lists say to assistive technology: what rows of tables say. Source: docs/rules/accessibility.md 3

extension UICollectionViewListCell {
  /// A header or a footer is a text; a row is a cell, which is a heading, too, where it stands as the header of its section.
  final var spokenForm: AccessibilityNature {
    var nature = AccessibilityNature(isHeader ? .other : .cell, isSelected ? .selected : [])
    (nature.hasElementsInside, nature.isElement) = (true, !stands(contentView))
    if isHeader { nature.traits.insert(.staticText) }
    if standsAsHeader, let element, !isHeader || collectionView?.isHeading(element) == true { nature.traits.insert(.header) }
    if let outline, showsDisclosure { nature.value = outline.isExpanded ? "Expanded" : "Collapsed" }
    return nature
  }

  /// Whether it has the sign that opens and closes an item with items under it; an item without it is plain.
  private final var showsDisclosure: Bool {
    shownAccessories.contains { if case .outlineDisclosure = $0.accessory.kind { !$0.view.isHidden } else { false } }
  }

  /// The sign of an item is a button of its own where a tap elsewhere on the cell selects.
  final var ownDisclosureWord: String? {
    guard showsDisclosure, !opensByTap else { return nil }
    return outline.map { $0.isExpanded ? "Collapse" : "Expand" } ?? "Expand"
  }

  /// The texts of the content, and those that stand beside it.
  final var spokenLabel: String? {
    let beside = shownAccessories.compactMap { $0.view.isHidden ? nil : ($0.view as? UILabel)?.text }
    let texts = ([spokenWords(of: contentView)].compactMap { $0 } + beside).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Whether a view beside the content is a part of what the cell says.
  final func isSpoken(_ view: UIView) -> Bool { view is UITableViewCellMark || shownAccessories.contains { $0.view === view && view is UILabel } }

  /// The actions that a swipe would show, trailing before leading.
  final var swipeActionsByName: [UIAccessibilityCustomAction] {
    [SwipeSide.trailing, .leading].flatMap { side in
      (swipeConfiguration(side)?.actions ?? []).map { action in
        UIAccessibilityCustomAction(name: SwipeAction.contextual(action).spokenName) { [weak self] _ in
          guard let self else { return false }
          action.handler(action, self) { _ in }
          return true
        }
      }
    }
  }
}
