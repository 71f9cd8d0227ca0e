import Foundation

/// Sections that scroll across the layout. Source: docs/rules/lists.md 1.7
extension UICollectionViewCompositionalLayout {
  func scrollOffset(ofSection section: Int) -> CGPoint { collectionView?.scrollers[section]?.contentOffset ?? .zero }

  /// How far a section that scrolls by itself has gone on from its first item.
  func scrollFromStart(ofSection section: Int) -> CGPoint {
    let offset = scrollOffset(ofSection: section)
    return isTurned && axis == .vertical ? CGPoint(x: turnedLength(ofSection: section) - offset.x, y: offset.y) : offset
  }

  /// From right to left: how much longer what scrolls in a section is than what it shows; 0 for other sections.
  func turnedLength(ofSection section: Int) -> CGFloat {
    guard isTurned, axis == .vertical, let places, places.indices.contains(section), places[section].scrollsAcross else { return 0 }
    let (frame, length) = places[section].stretch
    return max(0, length - frame.width)
  }

  func ownSectionsWithStretches(in rect: CGRect) -> [Int] {
    updatePlaces()
    guard let places, !rect.isNull else { return [] }
    return sections(touching: axis.start(rect)..<max(axis.start(rect), axis.end(rect))).filter { places[$0].scrollsAcross }
  }

  func ownStretch(ofSection number: Int) -> OrthogonalStretch? {
    guard let stretch = straightStretch(ofSection: number) else { return nil }
    guard isTurned, stretch.isHorizontal else { return stretch }
    let longer = turnedLength(ofSection: number)
    var turned = stretch
    (turned.frame, turned.startsAtEnd) = (mirrored(stretch.frame), true)
    turned.insets = (stretch.insets.after, stretch.insets.before)
    turned.rest = { natural, start in longer - stretch.rest(longer - natural, longer - start) }
    if stretch.isPaging {
      // Pages are counted from where reading begins; at most one from where the drag began.
      (turned.isPaging, turned.turnsPages) = (false, true)
      let page = max(1, stretch.frame.width)
      turned.rest = { natural, start in
        // Offsets stand on pixels, edges of pages need not.
        let (from, reach) = (longer - start, page + 1)
        let first = ((from - reach) / page).rounded(.up)
        return longer - ((longer - natural) / page).rounded().clamped(first, max(first, ((from + reach) / page).rounded(.down))) * page
      }
    }
    return turned
  }

  /// The stretch of a section as it would be from left to right.
  private func straightStretch(ofSection number: Int) -> OrthogonalStretch? {
    updatePlaces()
    guard let places, places.indices.contains(number), places[number].scrollsAcross else { return nil }
    let section = places[number]
    let (frame, length) = section.stretch
    var stretch = OrthogonalStretch(frame: frame, length: length, isHorizontal: axis == .vertical)
    let (groups, across) = (section.groups, axis.other)
    let before = section.groupsCrossStart - across.start(frame)
    let room = across.length(frame.size)
    /// The offset at which a group stands where groups come to rest.
    func stop(_ group: Int, isCentered: Bool) -> CGFloat {
      let span = groups.span(ofGroup: group)
      return isCentered ? before + (span.lowerBound + span.upperBound - room) / 2 : span.lowerBound
    }
    func nearest(_ offset: CGFloat, isCentered: Bool) -> Int {
      var (low, high) = (0, max(0, groups.groupCount - 1))
      while low < high {
        let middle = (low + high) / 2
        if (stop(middle, isCentered: isCentered) + stop(middle + 1, isCentered: isCentered)) / 2 < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    guard groups.groupCount > 0 else { return stretch }
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary: stretch.rest = { natural, _ in stop(nearest(natural, isCentered: false), isCentered: false) }
    case .paging: (stretch.isPaging, stretch.decelerationRate) = (true, .fast)
    case .groupPaging, .groupPagingCentered:
      let isCentered = section.section.orthogonalScrollingBehavior == .groupPagingCentered
      stretch.decelerationRate = .fast
      if isCentered {
        stretch.insets = (max(0, -stop(0, isCentered: true)), max(0, stop(groups.groupCount - 1, isCentered: true) + room - length))
      }
      // One group further at most.
      stretch.rest = { natural, start in
        let from = nearest(start, isCentered: isCentered)
        let to = nearest(natural, isCentered: isCentered)
        return stop(min(max(to, from - 1), from + 1), isCentered: isCentered)
      }
    }
    return stretch
  }

  /// Whether a view that isn't a cell belongs to an item, and not to a section.
  func ownScrollsWithItems(_ element: CollectionElement) -> Bool {
    guard let places, places.indices.contains(element.path.section) else { return false }
    return !places[element.path.section].boundaries.contains { $0.item.elementKind == element.kind }
      && !global.contains { $0.item.elementKind == element.kind }
  }

  /// Sections with a handler may change what they show, for this frame.
  func changeVisibleItems() {
    guard let view = collectionView, let places, let container = answeredFor else { return }
    let elements = view.content.elements
    var bySection: [Int: [Int]] = [:]
    for (index, entry) in elements.enumerated() where entry.view != nil && entry.element.category != .decorationView {
      let section = entry.element.path.section
      if places.indices.contains(section), places[section].section.visibleItemsInvalidationHandler != nil { bySection[section, default: []].append(index) }
    }
    for section in bySection.keys.sorted() {
      guard let handler = places[section].section.visibleItemsInvalidationHandler, !view.hasFault else { continue }
      let indices = bySection[section] ?? []
      let items = indices.map { NSCollectionLayoutVisibleItem(elements[$0].attributes.copy()) }
      let offset = places[section].scrollsAcross ? scrollOffset(ofSection: section) : view.contentOffset
      handler(items, offset, LayoutEnvironment(container.container, container.traits))
      for (index, item) in zip(indices, items) {
        // The handler may have changed the layout.
        guard view.content.elements.indices.contains(index), view.content.elements[index].element == elements[index].element,
          let shown = view.content.elements[index].view, item.attributes.isFinite
        else { continue }
        view.place(shown, item.attributes)
      }
    }
  }
}
