import Foundation

/// Items whose contents have changed: their cells are asked for again, and stay the same cells. Source: Apple, reconfigureItems(at:)
extension UICollectionView {
  public func reconfigureItems(at paths: [IndexPath]) { change { $0.reconfigured += paths.map { RowPath($0) } } }

  /// Asks for the cells that are on the screen again.
  func reconfigure(_ batch: ListUpdates, _ mapping: RowMapping) {
    for path in batch.reconfiguredRows {
      guard !hasFault, let dataSource else { return }
      guard let new = mapping.after(path), let cell = shownCell(at: path) ?? cellAside(of: new) as? UICollectionViewCell else { continue }
      reconfigured = cell
      let answer = simulation.animations.outsideBlocks {
        asking("cellForItemAt") { simulation.askingForCell { dataSource.collectionView(self, cellForItemAt: new.indexPath) } }
      }
      reconfigured = nil
      cell.setNeedsLayout()
      // The cell may want another size now.
      elementsToMeasure.insert(.cell(new))
      guard !hasFault, answer !== cell else { continue }
      recordException(
        .internalInconsistency,
        """
        The data source returned another cell for the item at index path (\(path: new)) than the existing one when reconfiguring it; dequeue \
        the cell with dequeueReusableCell, which answers the existing one, or use reloadItems
        """)
    }
  }

  /// Whether cells show what belongs to editing. Source: Apple, UICollectionView.isEditing (iOS 14)
  public var isEditing: Bool {
    get { isEditingItems }
    set {
      guard newValue != isEditingItems else { return }
      isEditingItems = newValue
      keepFirstSelection()
      for cell in visibleCells { cell.isEditing = newValue }
      for (_, view) in visibleEntries { (view as? UICollectionViewCell)?.isEditing = newValue }
      measureAgain()
    }
  }

  /// As `isEditing`, with an animation. Source: Apple, setEditing(_:animated:)
  public func edit(_ editing: Bool, animated: Bool) {
    guard animated, window != nil, simulation.areAnimationsEnabled else {
      isEditing = editing
      return
    }
    isEditing = editing
    simulation.animate(
      withDuration: CellConstants.editingDuration, options: .allowUserInteraction,
      animations: {
        self.layoutIfNeeded()
        for cell in self.visibleCells { cell.layoutIfNeeded() }
      })
  }
}
