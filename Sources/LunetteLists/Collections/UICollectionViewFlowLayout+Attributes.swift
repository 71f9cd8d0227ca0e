import Foundation

/// What a flow layout answers the view.
extension UICollectionViewFlowLayout {
  /// Space: along the scroll, what is visible, without what covers the content's edges.
  private var visibleStretch: Range<CGFloat> {
    guard let view = collectionView, let geometry else { return 0..<0 }
    let inset = view.adjustedContentInset
    let stretch = geometry.stretch(of: view.bounds)
    let lower = stretch.lowerBound + (isHorizontal ? inset.left : inset.top)
    return lower..<max(lower, stretch.upperBound - (isHorizontal ? inset.right : inset.bottom))
  }

  func ownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let geometry = updateGeometry()
    guard !rect.isNull, !(rect.minX + rect.width).isNaN, !(rect.minY + rect.height).isNaN else { return [] }
    let asked = mirrored(rect)
    var elements: [UICollectionViewLayoutAttributes] = []
    geometry.forEachItem(touching: asked) { path, frame in elements.append(attributes(.cell, nil, path, frame)) }
    let sections = sectionsWithBoundaries(touching: asked, geometry)
    for boundary in [FlowGeometry.Boundary.header, .footer] {
      for section in sections {
        guard let attributes = attributes(of: boundary, section), mirrored(attributes.frame).overlaps(asked) else { continue }
        elements.append(attributes)
      }
    }
    return elements
  }

  /// The sections whose headers and footers may be in a rectangle: pinned ones stand where their section is visible.
  private func sectionsWithBoundaries(touching rect: CGRect, _ geometry: FlowGeometry) -> [Int] {
    let stretch = geometry.stretch(of: rect.shrunk(dx: -1, dy: -1))
    let touched = geometry.sections(touching: stretch)
    guard pins else { return Array(touched) }
    return Set(touched).union(geometry.sections(touching: visibleStretch)).sorted()
  }

  func ownItem(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
    updateGeometry().frame(of: path).map { attributes(.cell, nil, path, $0) }
  }

  func ownSupplementaryView(_ kind: String, _ path: RowPath) -> UICollectionViewLayoutAttributes? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: attributes(of: .header, path.section)
    case UICollectionView.elementKindSectionFooter: attributes(of: .footer, path.section)
    default: nil
    }
  }

  private func attributes(of boundary: FlowGeometry.Boundary, _ section: Int) -> UICollectionViewLayoutAttributes? {
    let geometry = updateGeometry()
    let isHeader = boundary == .header
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let frame =
      isPinned ? geometry.pinnedFrame(of: boundary, section, in: visibleStretch) : geometry.frame(of: boundary, section)
    guard let frame else { return nil }
    let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = attributes(.supplementaryView, kind, RowPath(section: section, row: 0), frame)
    if isPinned { attributes.zIndex = Self.zIndexOfPinned }
    return attributes
  }

  private func attributes(
    _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String?, _ path: RowPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(category, kind: kind, at: path)
    attributes.frame = mirrored(frame)
    return attributes
  }

  /// From right to left where the layout is to be flipped. Its own inverse.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard let view = collectionView, view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      Overridable.flipsHorizontally(self), let width = geometry?.contentSize.width
    else { return rect }
    return CGRect(x: view.mirrorWidth(width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
