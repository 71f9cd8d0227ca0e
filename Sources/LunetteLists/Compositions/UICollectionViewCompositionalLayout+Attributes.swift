import Foundation

/// What a compositional layout answers the view. Source: docs/rules/lists.md 1.5, 1.6
extension UICollectionViewCompositionalLayout {
  /// Pinned views stand in front of items. Source: as in a flow layout, docs/rules/collections.md 2.6
  private static let zIndexOfPinned = 10
  /// A background stands behind the items, which have 0. Ours
  private static let zIndexOfBackground = -1

  /// Space: along the scroll, what is visible, without what covers the content's edges.
  private var visibleStretch: Range<CGFloat> {
    guard let view = collectionView else { return 0..<0 }
    let inset = view.adjustedContentInset
    let (before, after) = axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let lower = axis.start(view.bounds) + before
    return lower..<max(lower, axis.end(view.bounds) - after)
  }

  func sections(touching stretch: Range<CGFloat>) -> Range<Int> {
    guard let places else { return 0..<0 }
    let first = places.partitioned { $0.end + Self.overhang <= stretch.lowerBound }
    let end = places.partitioned { $0.start - Self.overhang < stretch.upperBound }
    return first..<max(first, end)
  }
  /// So far views beside their items may reach out of their group. Ours. Units: points.
  private static let overhang: CGFloat = 44

  func ownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    updatePlaces()
    guard let places, !rect.isNull, !(rect.minX + rect.width).isNaN, !(rect.minY + rect.height).isNaN else { return [] }
    let asked = mirrored(rect)
    var elements: [UICollectionViewLayoutAttributes] = []
    let stretch = axis.start(asked)..<max(axis.start(asked), axis.end(asked))
    let touched = sections(touching: stretch)
    for number in touched { addItems(of: places[number], number, asked, &elements) }
    let withBoundaries = pins ? Array(Set(touched).union(sections(touching: visibleStretch))).sorted() : Array(touched)
    for number in withBoundaries {
      let section = places[number]
      for boundary in section.boundaries { add(attributes(of: boundary, number), if: asked, &elements) }
      for item in section.section.decorationItems { add(attributes(of: item, number), if: asked, &elements) }
    }
    for boundary in global { add(attributesOfGlobal(boundary), if: asked, &elements) }
    return elements
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes, if rect: CGRect, _ elements: inout [UICollectionViewLayoutAttributes]) {
    if mirrored(attributes.frame).overlaps(rect) { elements.append(attributes) }
  }

  private func addItems(of section: SectionPlaces, _ number: Int, _ rect: CGRect, _ elements: inout [UICollectionViewLayoutAttributes]) {
    let groups = section.groups
    let origin = section.groupsOrigin
    // What a section that scrolls by itself shows elsewhere than its places say.
    let scrolled = section.scrollsAcross ? scrollFromStart(ofSection: number) : .zero
    let local = rect.offsetBy(dx: scrolled.x - origin.x, dy: scrolled.y - origin.y)
    let stretch = (groups.axis.start(local) - Self.overhang)..<(groups.axis.end(local) + Self.overhang)
    for group in groups.groups(touching: stretch) {
      if HostWork.mustEnd("placing the items of a collection view") { return }
      groups.forEachItem(ofGroup: group) { item, leaf in
        let path = RowPath(section: number, row: item)
        if leaf.frame.overlaps(local) { elements.append(attributes(of: leaf, path, origin)) }
        for badge in leaf.badges where badge.frame.overlaps(local) { elements.append(attributes(of: badge, path, origin)) }
      }
    }
  }

  // MARK: One by one

  func ownItem(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
    updatePlaces()
    guard let places, places.indices.contains(path.section), let leaf = places[path.section].groups.leaf(ofItem: path.row) else { return nil }
    return attributes(of: leaf, path, places[path.section].groupsOrigin)
  }

  func ownSupplementaryView(_ kind: String, _ path: RowPath) -> UICollectionViewLayoutAttributes? {
    updatePlaces()
    guard let places else { return nil }
    if places.indices.contains(path.section) {
      let section = places[path.section]
      if path.row == 0, let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) { return attributes(of: boundary, path.section) }
      if let badge = section.groups.leaf(ofItem: path.row)?.badges.first(where: { $0.kind == kind }) {
        return attributes(of: badge, path, section.groupsOrigin)
      }
    }
    return global.first { $0.item.elementKind == kind }.map { attributesOfGlobal($0) }
  }

  func ownDecorationView(_ kind: String, _ path: RowPath) -> UICollectionViewLayoutAttributes? {
    updatePlaces()
    guard let places, places.indices.contains(path.section), path.row == 0 else { return nil }
    return places[path.section].section.decorationItems.first { $0.elementKind == kind }.map { attributes(of: $0, path.section) }
  }

  private func attributes(of leaf: SolvedGroup.Leaf, _ path: RowPath, _ origin: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, kind: nil, at: path)
    attributes.frame = shown(leaf.frame.offsetBy(dx: origin.x, dy: origin.y), inSection: path.section)
    attributes.zIndex = leaf.zIndex
    attributes.measured = MeasuredLengths(width: leaf.measuresWidth, height: leaf.measuresHeight)
    return attributes
  }

  private func attributes(of badge: SolvedGroup.Badge, _ path: RowPath, _ origin: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementaryView, kind: badge.kind, at: path)
    attributes.frame = shown(badge.frame.offsetBy(dx: origin.x, dy: origin.y), inSection: path.section)
    attributes.zIndex = badge.zIndex
    return attributes
  }

  private func attributes(of item: NSCollectionLayoutDecorationItem, _ number: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.decorationView, kind: item.elementKind, at: RowPath(section: number, row: 0))
    let frame = (places?[number].frame ?? .zero).inset(by: item.contentInsets, of: item.layoutSize)
    attributes.frame = shown(frame)
    attributes.zIndex = item.zIndex + Self.zIndexOfBackground
    return attributes
  }

  private func attributes(of boundary: BoundaryPlace, _ number: Int) -> UICollectionViewLayoutAttributes {
    let section = places?[number]
    let frame = section?.frame(of: boundary) ?? boundary.frame
    return attributes(
      of: boundary, RowPath(section: number, row: 0),
      pinned(frame, boundary.item, between: (section?.start ?? 0)..<(section?.end ?? 0), within: visibleStretchBelowGlobal))
  }

  private func attributesOfGlobal(_ boundary: BoundaryPlace) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(
      of: boundary, RowPath(section: 0, row: 0), pinned(boundary.frame, boundary.item, between: 0..<contentLength, within: visibleStretch))
    // In front of the headers of sections that are pinned, too.
    if boundary.item.pinToVisibleBounds { attributes.zIndex += 1 }
    return attributes
  }

  private func attributes(of boundary: BoundaryPlace, _ path: RowPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let item = boundary.item
    let attributes = makeAttributes(.supplementaryView, kind: item.elementKind, at: path)
    attributes.frame = shown(frame)
    attributes.zIndex = item.zIndex + (item.pinToVisibleBounds ? Self.zIndexOfPinned : 0)
    attributes.measured = MeasuredLengths(width: item.layoutSize.widthDimension.isEstimated, height: item.layoutSize.heightDimension.isEstimated)
    return attributes
  }

  // MARK: Pinned

  /// Headers of sections are pinned below those of all.
  private var visibleStretchBelowGlobal: Range<CGFloat> {
    var stretch = visibleStretch
    for boundary in global where boundary.item.pinToVisibleBounds {
      let isAtEnd = (axis == .vertical ? boundary.item.alignment.y : boundary.item.alignment.x) > 0
      let length = axis.length(boundary.frame.size)
      let (lower, upper) = isAtEnd ? (stretch.lowerBound, stretch.upperBound - length) : (stretch.lowerBound + length, stretch.upperBound)
      stretch = lower..<max(lower, upper)
    }
    return stretch
  }

  /// The frame of a header or footer that stays in sight as far as its section reaches.
  private func pinned(
    _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, between section: Range<CGFloat>, within visible: Range<CGFloat>
  ) -> CGRect {
    guard item.pinToVisibleBounds else { return frame }
    let (start, length) = (axis.start(frame), axis.length(frame.size))
    let isAtEnd = (axis == .vertical ? item.alignment.y : item.alignment.x) > 0
    let place =
      isAtEnd
      ? min(start, max(visible.upperBound - length, section.lowerBound)) : max(start, min(visible.lowerBound, section.upperBound - length))
    let shift = axis.point(place - start, across: 0)
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  // MARK: On the screen

  /// On the pixel grid, edge by edge, so that neighbours touch; and mirrored where the interface goes from right to left.
  private func shown(_ frame: CGRect) -> CGRect {
    let scale = collectionView?.screenScale ?? 1
    let (x, y) = (frame.minX.roundedToPixel(scale: scale), frame.minY.roundedToPixel(scale: scale))
    let rect = CGRect(
      x: x, y: y, width: frame.maxX.roundedToPixel(scale: scale) - x, height: frame.maxY.roundedToPixel(scale: scale) - y)
    return mirrored(rect)
  }

  /// What scrolls with the items of a section: from right to left the first item is at the right end of what scrolls.
  private func shown(_ frame: CGRect, inSection section: Int) -> CGRect { shown(frame).offsetBy(dx: turnedLength(ofSection: section), dy: 0) }

  /// Its own inverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isTurned else { return rect }
    let width = axis == .vertical ? breadth : collectionView?.mirrorWidth(contentLength) ?? contentLength
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Whether all is laid out from right to left. Source: docs/rules/accessibility.md 11
  var isTurned: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft && Overridable.flipsHorizontally(self) }
}
