import Foundation
@_spi(Lunette) import LunetteStage

// What collection views say to assistive technology. Source: docs/rules/accessibility.md 2 (O3)

extension UICollectionView {
  /// Headers, cells and footers by index paths.
  final var spokenOrder: [UIView] {
    func rank(_ element: CollectionElement) -> Int {
      element.category == .cell ? 1 : element.kind == Self.elementKindSectionFooter ? 2 : 0
    }
    let shown = content.elements.compactMap { entry in entry.view.map { (entry.element, $0) } }
    let ordered = shown.sorted { one, other in
      let (a, b) = (one.0.path, other.0.path)
      if a.section != b.section { return a.section < b.section }
      let (first, second) = (rank(one.0), rank(other.0))
      return first != second ? first < second : a.row < b.row
    }
    // The items of a section that scrolls by itself are in its scroller.
    return withOthers(ordered.map(\.1)).filter { !($0 is OrthogonalScroller) }
  }

  /// Whether a section on the screen scrolls by itself.
  package final var hasScrollers: Bool { !scrollers.isEmpty }

  /// The element that comes next, where the collection view hasn't made it: an item, or a header or a footer of a section.
  package final func bringInElement(beside part: UIView, isForward: Bool) -> Bool {
    guard let element = visibleEntries.first(where: { $0.view === part })?.element, let next = self.element(beside: element, isForward: isForward),
      content.view(of: next) == nil
    else { return false }
    if next.category == .cell {
      scrollToItem(at: next.path.indexPath, at: [], animated: false)
    } else if let frame = layout.askSupplementaryView(next.kind ?? "", next.path)?.frame {
      bringIn(frame)
    }
    layoutIfNeeded()
    return content.view(of: next) != nil
  }

  /// By numbers in a section: its header is 0, then come the items, then its footer.
  private func element(beside element: CollectionElement, isForward: Bool) -> CollectionElement? {
    let isFooter = element.kind == Self.elementKindSectionFooter
    guard element.category == .cell || isFooter || element.kind == Self.elementKindSectionHeader else { return nil }
    var section = element.path.section
    var number = element.category == .cell ? element.path.row + 1 : isFooter ? numberOfItems(inSection: section) + 1 : 0
    while !HostWork.mustEnd("looking for the next element of a collection view") {
      number += isForward ? 1 : -1
      if number < 0 || number > numberOfItems(inSection: section) + 1 {
        section += isForward ? 1 : -1
        guard (0..<numberOfSections).contains(section) else { return nil }
        number = isForward ? 0 : numberOfItems(inSection: section) + 1
      }
      let count = numberOfItems(inSection: section)
      if (1...max(1, count)).contains(number), count > 0 { return .cell(RowPath(section: section, row: number - 1)) }
      let kind = number == 0 ? Self.elementKindSectionHeader : Self.elementKindSectionFooter
      let path = RowPath(section: section, row: 0)
      if let frame = layout.askSupplementaryView(kind, path)?.frame, frame.width > 0, frame.height > 0 { return .view(kind, path) }
    }
    return nil
  }
}

/// Sections that scroll by themselves, for those who scroll with a finger.
extension UICollectionView {
  /// The sections on the screen that scroll by themselves, by their numbers from 0.
  package final var sectionScrollers: [(section: Int, view: UIScrollView)] { scrollers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// Where the layout has an item, or the part of its section that is always at this place. Space: content of the collection view.
  package final func sectionFrame(ofItem path: RowPath) -> CGRect? {
    guard let frame = layoutAttributesForItem(at: path.indexPath)?.frame else { return nil }
    guard let stretch = layout.stretch(ofSection: path.section) else { return frame }
    return stretch.isHorizontal
      ? CGRect(x: stretch.frame.minX, y: frame.minY, width: stretch.frame.width, height: frame.height)
      : CGRect(x: frame.minX, y: stretch.frame.minY, width: frame.width, height: stretch.frame.height)
  }

  /// Where an item stands in the content of its section. Space: content of the section's scroll view.
  package final func frameInScroller(ofItem path: RowPath) -> CGRect? {
    guard let frame = layoutAttributesForItem(at: path.indexPath)?.frame, let stretch = layout.stretch(ofSection: path.section) else { return nil }
    return frame.offsetBy(dx: -stretch.frame.minX, dy: -stretch.frame.minY)
  }
}
