import Foundation

/// What there is and where it is. Source: docs/rules/collections.md 3.2
extension UICollectionView {
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard counts.indices.contains(section) else {
      recordException(
        .internalInconsistency,
        "request for number of items in section \(index: section) when there are only \(counts.count) sections in the collection view")
      return 0
    }
    return counts[section]
  }

  /// Nil where there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    let path = RowPath(indexPath)
    return contains(path) ? layout.askItem(path) : nil
  }

  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return layout.askSupplementaryView(kind, RowPath(indexPath))
  }

  /// The item whose place a point is in; of several the one in front. Space: content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point)?.indexPath }

  func path(at point: CGPoint) -> RowPath? {
    loadIfNeeded()
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let attributes = layout.askElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    var found: UICollectionViewLayoutAttributes?
    for one in attributes where one.representedElementCategory == .cell && !one.isHidden && shownFrame(one).holds(point) {
      if let found, (found.zIndex, found.path) >= (one.zIndex, one.path) { continue }
      found = one
    }
    return found?.path
  }

  // MARK: Visible views

  var visibleEntries: some Sequence<(element: CollectionElement, view: UICollectionReusableView)> {
    content.elements.lazy.compactMap { entry in entry.view.map { (entry.element, $0) } }
  }

  /// Ascending; empty before the first layout.
  public var visibleCells: [UICollectionViewCell] { content.elements.compactMap(\.cell) }
  public var indexPathsForVisibleItems: [IndexPath] { content.elements.compactMap { $0.pathOfCell?.indexPath } }

  /// Nil for items that aren't visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: RowPath(indexPath)) }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell)?.indexPath }

  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    content.view(of: .view(kind, RowPath(indexPath)))
  }
  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    visibleEntries.compactMap { $0.element.category == .supplementaryView && $0.element.kind == kind ? $0.view : nil }
  }
  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    visibleEntries.compactMap { $0.element.category == .supplementaryView && $0.element.kind == kind ? $0.element.path.indexPath : nil }
  }
}

extension UICollectionView {
  /// What scripts' classes may override of what the view knows of its data.
  public enum DataMethods {
    public static let reloadData = OverridableMethod(
      "reloadData",
      "Asks the data source for everything again, and makes the cells anew in the next layout. The selection is lost. Called, too, when a collection view "
        + "controller first appears."
    ) { (view: UICollectionView) in view.reloadData() }
  }
}
