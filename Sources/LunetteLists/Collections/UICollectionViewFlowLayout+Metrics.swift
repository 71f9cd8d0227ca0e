import Foundation

/// What a section of a flow layout is computed from, as the layout's own values or the delegate say. Units: points
struct FlowMetrics {
  enum Sizes {
    case same(CGSize, count: Int)
    case each([CGSize])
  }
  var inset: UIEdgeInsets
  var spacing: CGFloat
  var lineSpacing: CGFloat
  var header: CGSize
  var footer: CGSize
  var sizes: Sizes
}

/// From values to places: the delegate is asked once for all values, and another breadth or a measured cell costs only the computation.
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
    let known = metrics ?? newMetrics(view)
    metrics = known
    var isTooLong = false
    for (number, metrics) in known.enumerated() {
      let section = section(number, metrics, in: view, breadth: geometry.breadth)
      isTooLong = isTooLong || section.lines.longestItem > section.lines.room
      geometry.append(section)
    }
    if isTooLong { warnOfLongItems(view) }
    return geometry
  }

  private func section(_ number: Int, _ metrics: FlowMetrics, in view: UICollectionView, breadth: CGFloat) -> FlowGeometry.Section {
    let inset = withReference(metrics.inset, view)
    let room = breadth - (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right)
    return FlowGeometry.Section(
      header: isHorizontal ? metrics.header.width : metrics.header.height,
      footer: isHorizontal ? metrics.footer.width : metrics.footer.height,
      before: isHorizontal ? inset.left : inset.top, after: isHorizontal ? inset.right : inset.bottom,
      indent: isHorizontal ? inset.top : inset.left, lines: lines(number, metrics, room: room))
  }

  private func lines(_ number: Int, _ metrics: FlowMetrics, room: CGFloat) -> FlowLines {
    let isMeasured = asksForPreferredAttributes && !measured.isEmpty
    func lines(_ size: CGSize, _ count: Int) -> FlowLines {
      FlowLines(
        room: room, spacing: metrics.spacing, lineSpacing: metrics.lineSpacing, size: FlowGeometry.size(size, isHorizontal: isHorizontal),
        count: count)
    }
    let sizes: [CGSize]
    switch metrics.sizes {
    case .same(let size, let count):
      guard isMeasured else { return lines(size, count) }
      sizes = Array(repeating: size, count: count)
    case .each(let each): sizes = each
    }
    return FlowLines(
      room: room, spacing: metrics.spacing, lineSpacing: metrics.lineSpacing,
      sizes: sizes.enumerated().map { item, size in
        let wanted = isMeasured ? measured[RowPath(section: number, row: item)] ?? size : size
        return FlowGeometry.size(wanted, isHorizontal: isHorizontal)
      })
  }

  // MARK: Asking

  private func newMetrics(_ view: UICollectionView) -> [FlowMetrics] {
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { newMetrics($0, view, delegate) }
  }

  private func newMetrics(
    _ number: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowMetrics {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    let spacing = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number) ?? minimumInteritemSpacing
    let lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    return FlowMetrics(
      inset: usable(inset, "insetForSectionAt", number),
      spacing: usable(spacing, "minimumInteritemSpacingForSectionAt", number),
      lineSpacing: usable(lineSpacing, "minimumLineSpacingForSectionAt", number),
      header: usable(header, "negative sizes of headers are not supported in the flow layout"),
      footer: usable(footer, "negative sizes of footers are not supported in the flow layout"), sizes: sizes(number, view, delegate))
  }

  private func sizes(
    _ number: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowMetrics.Sizes {
    let count = view.numberOfItems(inSection: number)
    let own = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    guard let delegate, delegate.providesItemSizes(for: view) else { return .same(own, count: count) }
    var sizes = delegate.collectionView(view, layout: self, sizesForItems: count, inSection: number)
    // Fewer after a fault.
    if sizes.count < count { sizes += Array(repeating: own, count: count - sizes.count) }
    return .each(sizes.prefix(count).map { usable($0, "negative or zero sizes are not supported in the flow layout") })
  }

  /// With what the section's insets are measured from, beyond the content's insets.
  private func withReference(_ inset: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = UIView.Overridable.layoutMargins(view)
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
