import Foundation

/// What there is. The data source is asked when the numbers are first needed after a reload. Source: docs/rules/collections.md 3.1
extension UICollectionView {
  /// Forgets numbers, cells and selection; the data source is asked for numbers when they are needed, and for cells at the next layout.
  /// Called while items are placed, it is done right after.
  public func reloadData() {
    guard mayChange("reloadData") else { return }
    guard !isPlacingItems else { return reloadAfterLayout() }
    simulation.eventObserver?(TableEvent(table: self, changes: [.reloadedAll]))
    forgetTouch(notify: false)
    dropMovement()
    let deselected = selected.sorted().compactMap(visibleCell)
    selected.removeAll()
    prefetching = ItemPrefetching()
    updates?.drop()
    markForReload()
    let gone = content.takeViews()
    // The cells may be looked at by whoever holds them.
    for cell in deselected { show(cell, selected: false) }
    for (element, view) in gone { endDisplaying(view, element) }
    endLeavingViews { _ in true }
  }

  func markForReload() {
    dropMovement()
    needsReload = true
    invalidateAll()
  }

  /// Counts if something changed since that was last done. A failing data source leaves an empty collection view.
  func loadIfNeeded() {
    guard needsReload, askedQuestion == nil else { return }
    needsReload = false
    counts = []
    layout.needsPrepare = true
    content.isStale = true
    counts = countItems() ?? []
  }

  /// The data source's numbers; nil when it failed.
  func countItems() -> [Int]? {
    guard let dataSource else { return [] }
    dataGeneration += 1
    var counts: [Int] = []
    for section in 0..<askNumberOfSections(dataSource) {
      guard let count = askNumberOfItems(dataSource, section) else { return nil }
      counts.append(count)
    }
    return simulation.fault == nil ? counts : nil
  }

  func asking<Answer>(_ method: StaticString, _ question: () -> Answer) -> Answer {
    let outer = askedQuestion
    askedQuestion = method
    defer { askedQuestion = outer }
    return question()
  }

  private func askNumberOfSections(_ dataSource: any UICollectionViewDataSource) -> Int {
    let count = asking("numberOfSections") { dataSource.numberOfSections(in: self) }
    guard count <= TableConstants.mostSections else {
      recordException(.internalInconsistency, "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
      return 0
    }
    return max(0, count)
  }

  private func askNumberOfItems(_ dataSource: any UICollectionViewDataSource, _ section: Int) -> Int? {
    let count = asking("numberOfItemsInSection") { dataSource.collectionView(self, numberOfItemsInSection: section) }
    guard simulation.fault == nil else { return nil }
    guard count >= 0 else {
      recordException(
        .internalInconsistency, "numberOfItemsInSection must not be negative - provided count for section \(index: section) is \(count)")
      return nil
    }
    guard count <= TableConstants.mostRows else {
      recordException(
        .internalInconsistency, "Failed to allocate data stores for \(count) items in section \(index: section). Consider using fewer items")
      return nil
    }
    return count
  }

  /// False, with a fault, while the data source or delegate is asked something, or the layout prepares: what they answer is about the items
  /// as they are.
  func mayChange(_ call: String) -> Bool {
    guard let callback = askedQuestion ?? (layout.isPreparing ? "the layout's prepare" : nil) else { return true }
    simulation.recordFault(TableReentryError(call: call, callback: "\(callback)", words: .collection))
    return false
  }

  func contains(_ path: RowPath) -> Bool { counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section] }

  func recordException(_ name: UIException.Name, _ reason: UIException.Reason) {
    simulation.recordFault(UIException(name, reason))
  }

  func placeBackground() {
    // A view that the collection view stands in by now can't stand in the collection view.
    if let backgroundView, isDescendant(of: backgroundView) { self.backgroundView = nil }
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }
}
