import Foundation
@_spi(Lunette) import LunetteStage

/// What the collection view asks its layout. Scripts' overrides are run; what no view can be placed by, or what is about elements that
/// don't exist, is a fault and left out.
extension UICollectionViewLayout {
  /// Computes what has been invalidated.
  final func prepareIfNeeded() {
    // A layout may ask itself for sizes and attributes while it prepares.
    guard needsPrepare, !isPreparing else { return }
    needsPrepare = false
    isPreparing = true
    defer { isPreparing = false }
    Overridable.prepare(self)
  }

  final func askContentSize() -> CGSize {
    prepareIfNeeded()
    let size = overrides == nil ? collectionViewContentSize : Overridable.collectionViewContentSize(self)
    guard size.width.isFinite, size.height.isFinite else {
      report("the content size must be finite, got \(size.width) x \(size.height)", "collectionViewContentSize")
      return .zero
    }
    return size
  }

  final func askElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    guard overrides != nil else { return layoutAttributesForElements(in: rect) ?? [] }
    let mirror = mirror
    let answered = Overridable.layoutAttributesForElements(self, mirror?.rect(rect) ?? rect) ?? []
    let usable = answered.filter { isUsable($0, "layoutAttributesForElements") }
    return mirror.map { usable.map($0.attributes) } ?? usable
  }

  final func askItem(_ path: RowPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return usable(Overridable.layoutAttributesForItem(self, path), "layoutAttributesForItem")
  }

  final func askSupplementaryView(_ kind: String, _ path: RowPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return usable(Overridable.layoutAttributesForSupplementaryView(self, kind, path), "layoutAttributesForSupplementaryView")
  }

  final func askDecorationView(_ kind: String, _ path: RowPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return usable(Overridable.layoutAttributesForDecorationView(self, kind, path), "layoutAttributesForDecorationView")
  }

  /// Asks the layout for the attributes of a cell, a supplementary or a decoration view.
  final func ask(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: askItem(element.path)
    case .supplementaryView: askSupplementaryView(element.kind ?? "", element.path)
    case .decorationView: askDecorationView(element.kind ?? "", element.path)
    }
  }

  /// An item that hangs from a finger. - Parameter position: of its middle. Space: the content
  final func askMovingItem(_ path: RowPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return usable(Overridable.attributesOfMovingItem(self, path, position), "layoutAttributesForInteractivelyMovingItem", mayBeGone: true, mirrors: false)
  }

  // MARK: From right to left

  /// Turns a layout around that knows nothing of it: one of a script's that isn't made of UIKit's, which turn themselves.
  /// Source: Apple, flipsHorizontallyInOppositeLayoutDirection
  private struct Mirror {
    /// Units: points.
    let width: CGFloat

    func rect(_ rect: CGRect) -> CGRect { CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) }
    func attributes(_ own: Attributes) -> Attributes {
      let turned = own.copy()
      turned.center.x = width - own.center.x
      return turned
    }
  }

  private var mirror: Mirror? {
    guard overrides != nil, !turnsItself, let view = collectionView, view.beginsAtRight else { return nil }
    return Mirror(width: view.mirrorWidth(askContentSize().width))
  }

  /// Where a scroll comes to rest. - Parameter velocity: points per millisecond
  final func askTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareIfNeeded()
    return usable(
      Overridable.targetContentOffsetOfScroll(self, proposed, velocity), "targetContentOffsetForProposedContentOffset", instead: proposed)
  }

  /// After updates and after a change of layouts.
  final func askTarget(_ proposed: CGPoint) -> CGPoint {
    prepareIfNeeded()
    return usable(Overridable.targetContentOffset(self, proposed, nil), "targetContentOffset", instead: proposed)
  }

  /// Tells it of new bounds, which may invalidate it.
  final func boundsWillChange(to bounds: CGRect) {
    guard Overridable.shouldInvalidateLayoutForBoundsChange(self, bounds) else { return }
    Overridable.invalidateLayout(self, Overridable.invalidationContextForBoundsChange(self, bounds))
  }

  /// What an element that comes begins with; nil fades it in.
  final func askInitial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: usable(Overridable.initialAttributesOfItem(self, element.path), "initialLayoutAttributesForAppearingItem", mayBeGone: true)
    case .supplementaryView:
      usable(
        Overridable.initialAttributesOfView(self, element.kind ?? "", element.path),
        "initialLayoutAttributesForAppearingSupplementaryElement", mayBeGone: true)
    case .decorationView:
      usable(
        Overridable.initialAttributesOfDecoration(self, element.kind ?? "", element.path),
        "initialLayoutAttributesForAppearingDecorationElement", mayBeGone: true)
    }
  }

  /// What an element that goes ends with; nil fades it out.
  final func askFinal(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: usable(Overridable.finalAttributesOfItem(self, element.path), "finalLayoutAttributesForDisappearingItem", mayBeGone: true)
    case .supplementaryView:
      usable(
        Overridable.finalAttributesOfView(self, element.kind ?? "", element.path),
        "finalLayoutAttributesForDisappearingSupplementaryElement", mayBeGone: true)
    case .decorationView:
      usable(
        Overridable.finalAttributesOfDecoration(self, element.kind ?? "", element.path),
        "finalLayoutAttributesForDisappearingDecorationElement", mayBeGone: true)
    }
  }

  // MARK: Checks

  private func usable(_ answer: Attributes?, _ method: String, mayBeGone: Bool = false, mirrors: Bool = true) -> Attributes? {
    guard let answer, isUsable(answer, method, mayBeGone: mayBeGone) else { return nil }
    return mirrors ? mirror?.attributes(answer) ?? answer : answer
  }

  private func usable(_ target: CGPoint, _ method: String, instead proposed: CGPoint) -> CGPoint {
    if target.x.isFinite, target.y.isFinite { return target }
    report("the target content offset must be finite, got {\(target.x), \(target.y)}", method)
    return proposed
  }

  private func isUsable(_ attributes: Attributes, _ method: String, mayBeGone: Bool = false) -> Bool {
    guard attributes.isFinite else {
      report("the attributes of \(path: attributes.path) have a number that isn't finite", method)
      return false
    }
    // A supplementary or decoration view may have an index path of its own.
    guard !mayBeGone, attributes.representedElementCategory == .cell, let view = collectionView else { return true }
    let path = attributes.path
    if path.section >= 0, path.section < view.numberOfSections, path.row >= 0, path.row < view.numberOfItems(inSection: path.section) {
      return true
    }
    report(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: \(path: path)", method,
      .internalInconsistency)
    return false
  }

  private func report(_ problem: UIException.Reason, _ method: String, _ name: UIException.Name = .invalidArgument) {
    let exception = UIException(name, problem)
    if let overrides { return overrides.recordFault(exception, in: method, of: self) }
    (collectionView?.simulation ?? .current).recordFault(exception)
  }
}
