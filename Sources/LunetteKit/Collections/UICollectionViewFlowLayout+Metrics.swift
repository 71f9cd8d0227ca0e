import Foundation

/// The values that a flow layout is computed from: its own, or those of the delegate.
extension UICollectionViewFlowLayout {
  /// Computes the places of everything, unless they are known.
  @discardableResult
  final func updateGeometry() -> FlowGeometry {
    if let geometry { return geometry }
    let new = newGeometry()
    geometry = new
    return new
  }

  /// How long lines with their insets are: the view without its content's insets. Units: points
  func breadth(of bounds: CGRect, in view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let breadth = isHorizontal ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    return max(breadth, 0)
  }

  var isHorizontal: Bool { scrollDirection == .horizontal }

  private func newGeometry() -> FlowGeometry {
    guard let view = collectionView else { return FlowGeometry(isHorizontal: isHorizontal, breadth: 0, scale: 1) }
    var geometry = FlowGeometry(isHorizontal: isHorizontal, breadth: breadth(of: view.bounds, in: view), scale: view.screenScale)
    // Without any room nobody is asked. Source: docs/rules/collections.md 2.1
    guard geometry.breadth > 0 else { return geometry }
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    var isTooLong = false
    for number in 0..<view.numberOfSections {
      let section = section(number, in: view, delegate, breadth: geometry.breadth)
      isTooLong = isTooLong || section.lines.longestItem > section.lines.room
      geometry.append(section)
    }
    if isTooLong { warnOfLongItems(view) }
    return geometry
  }

  private func section(
    _ number: Int, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, breadth: CGFloat
  ) -> FlowGeometry.Section {
    let asked = usable(
      delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset, "insetForSectionAt", number)
    let inset = withReference(asked, view)
    let spacing = usable(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number) ?? minimumInteritemSpacing,
      "minimumInteritemSpacingForSectionAt", number)
    let lineSpacing = usable(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing,
      "minimumLineSpacingForSectionAt", number)
    let header = usable(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize,
      "negative sizes of headers are not supported in the flow layout")
    let footer = usable(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize,
      "negative sizes of footers are not supported in the flow layout")
    let room = breadth - (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right)
    return FlowGeometry.Section(
      header: isHorizontal ? header.width : header.height, footer: isHorizontal ? footer.width : footer.height,
      before: isHorizontal ? inset.left : inset.top, after: isHorizontal ? inset.right : inset.bottom,
      indent: isHorizontal ? inset.top : inset.left,
      lines: lines(number, room: room, spacing: spacing, lineSpacing: lineSpacing, in: view, delegate))
  }

  private func lines(
    _ number: Int, room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowLines {
    let count = view.numberOfItems(inSection: number)
    let own = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    let isAsked = delegate?.providesItemSizes(for: view) == true
    let isMeasured = asksForPreferredAttributes && !measured.isEmpty
    guard isAsked || isMeasured else {
      return FlowLines(
        room: room, spacing: spacing, lineSpacing: lineSpacing, size: FlowGeometry.size(own, isHorizontal: isHorizontal), count: count)
    }
    var sizes = isAsked ? delegate?.collectionView(view, layout: self, sizesForItems: count, inSection: number) ?? [] : []
    if sizes.count != count { sizes = Array((sizes + Array(repeating: own, count: max(count - sizes.count, 0))).prefix(count)) }
    return FlowLines(
      room: room, spacing: spacing, lineSpacing: lineSpacing,
      sizes: sizes.enumerated().map { item, size in
        let wanted = isMeasured ? measured[RowPath(section: number, row: item)] ?? size : size
        return FlowGeometry.size(
          usable(wanted, "negative or zero sizes are not supported in the flow layout"), isHorizontal: isHorizontal)
      })
  }

  /// With what the section's insets are measured from, beyond the content's insets.
  private func withReference(_ inset: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = view.layoutMargins
    }
    // Along the scroll the content's insets have them already.
    return isHorizontal
      ? UIEdgeInsets(top: inset.top + more.top, left: inset.left, bottom: inset.bottom + more.bottom, right: inset.right)
      : UIEdgeInsets(top: inset.top, left: inset.left + more.left, bottom: inset.bottom, right: inset.right + more.right)
  }

  // MARK: Answers that can't be

  private func usable(_ size: CGSize, _ problem: String) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    report("\(problem)")
    return .zero
  }

  private func usable(_ distance: CGFloat, _ method: String, _ section: Int) -> CGFloat {
    if distance.isFinite { return distance }
    report("\(method) must answer a finite number, got \(distance) for section \(index: section)")
    return 0
  }

  private func usable(_ inset: UIEdgeInsets, _ method: String, _ section: Int) -> UIEdgeInsets {
    if Self.isUsable(inset) { return inset }
    report("\(method) must answer finite insets for section \(index: section)")
    return .zero
  }

  func report(_ problem: UIException.Reason) {
    (collectionView?.simulation ?? .current).recordFault(UIException(.invalidArgument, problem))
  }

  /// UIKit's words. Source: docs/rules/collections.md 2.2
  private func warnOfLongItems(_ view: UICollectionView) {
    guard !hasWarned else { return }
    hasWarned = true
    let (extent, edges) = isHorizontal ? ("height", "top and bottom") : ("width", "left and right")
    view.simulation.warn(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because: the item \(extent) must be less than the \(extent) of the \
      UICollectionView minus the section insets \(edges) values, minus the content insets \(edges) values. Please check the values \
      returned by the delegate.
      """)
  }
}
