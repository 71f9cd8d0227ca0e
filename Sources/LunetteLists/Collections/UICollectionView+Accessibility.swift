import Foundation
@_spi(Lunette) import LunetteStage

// What collection views say to assistive technology. Source: docs/rules/accessibility.md 2 (O3)

extension UICollectionView {
  /// Headers, cells and footers by index paths; what stands beside an item follows its cell.
  final var spokenOrder: [UIView] {
    var kinds: [Int: BoundaryKinds] = [:]
    let shown = content.elements.compactMap { entry in entry.view.map { (spokenPlace(of: entry.element, &kinds), $0) } }
    // The items of a section that scrolls by itself are in its scroller.
    return withOthers(shown.sorted { $0.0 < $1.0 }.map(\.1)).filter { !($0 is OrthogonalScroller) }
  }

  /// Where an element is read: by its section, the part of the section, the number there, and after an item what stands beside it.
  private struct SpokenPlace: Comparable {
    enum Part: Int { case before, items, after }
    var section: Int
    var part: Part
    var number = 0
    var isBeside = false

    static func < (a: SpokenPlace, b: SpokenPlace) -> Bool {
      (a.section, a.part.rawValue, a.number, a.isBeside ? 1 : 0) < (b.section, b.part.rawValue, b.number, b.isBeside ? 1 : 0)
    }
  }

  private func spokenPlace(of element: CollectionElement, _ known: inout [Int: BoundaryKinds]) -> SpokenPlace {
    let path = element.path
    guard element.category != .cell, let kind = element.kind else { return SpokenPlace(section: path.section, part: .items, number: path.row) }
    // What stands before and behind all has the path of the first element.
    if path == RowPath(section: 0, row: 0) {
      let all = layout.globalBoundaryKinds
      if let place = all.before.firstIndex(of: kind) { return SpokenPlace(section: -1, part: .before, number: place) }
      if let place = all.after.firstIndex(of: kind) { return SpokenPlace(section: .max, part: .after, number: place) }
    }
    let kinds = known[path.section] ?? layout.boundaryKinds(ofSection: path.section)
    known[path.section] = kinds
    if let place = kinds.before.firstIndex(of: kind) { return SpokenPlace(section: path.section, part: .before, number: place) }
    if let place = kinds.after.firstIndex(of: kind) { return SpokenPlace(section: path.section, part: .after, number: place) }
    return SpokenPlace(section: path.section, part: .items, number: path.row, isBeside: true)
  }

  /// Whether it stands at the beginning of its section, or of all.
  final func isHeading(_ element: CollectionElement) -> Bool {
    var kinds: [Int: BoundaryKinds] = [:]
    return spokenPlace(of: element, &kinds).part == .before
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

  /// By numbers in a section: first what stands before its items, then these, then what stands behind them.
  private func element(beside element: CollectionElement, isForward: Bool) -> CollectionElement? {
    var known: [Int: BoundaryKinds] = [:]
    let place = spokenPlace(of: element, &known)
    if place.isBeside, !isForward { return .cell(element.path) }
    func view(_ kind: String, _ section: Int) -> CollectionElement? {
      let path = RowPath(section: section, row: 0)
      guard let frame = layout.askSupplementaryView(kind, path)?.frame, frame.width > 0, frame.height > 0 else { return nil }
      return .view(kind, path)
    }
    let all = layout.globalBoundaryKinds
    func beyond() -> CollectionElement? {
      let kinds: [String] = isForward ? all.after : all.before.reversed()
      return kinds.lazy.compactMap { view($0, 0) }.first
    }
    func next(in kinds: [String]) -> CollectionElement? {
      let rest: [String] = isForward ? Array(kinds.dropFirst(place.number + 1)) : kinds.prefix(place.number).reversed()
      return rest.lazy.compactMap { view($0, 0) }.first
    }
    var section = place.section
    var number: Int
    switch place.section {
    case -1:
      if let found = next(in: all.before) { return found }
      (section, number) = (0, -1)
      if !isForward { return nil }
    case .max:
      if let found = next(in: all.after) { return found }
      (section, number) = (numberOfSections - 1, .max)
      if isForward { return nil }
    default:
      guard section < numberOfSections else { return nil }
      let before = layout.boundaryKinds(ofSection: section).before.count
      switch place.part {
      case .before: number = place.number
      case .items: number = before + place.number
      case .after: number = before + numberOfItems(inSection: section) + place.number
      }
    }
    while (0..<numberOfSections).contains(section), !HostWork.mustEnd("looking for the next element of a collection view") {
      let (kinds, items) = (layout.boundaryKinds(ofSection: section), numberOfItems(inSection: section))
      let count = kinds.before.count + items + kinds.after.count
      number = isForward ? number + 1 : min(number, count) - 1
      guard (0..<count).contains(number) else {
        section += isForward ? 1 : -1
        number = isForward ? -1 : .max
        continue
      }
      let item = number - kinds.before.count
      if (0..<items).contains(item) { return .cell(RowPath(section: section, row: item)) }
      if let found = view(item < 0 ? kinds.before[number] : kinds.after[item - items], section) { return found }
    }
    return beyond()
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
