import Foundation

/// Changes of items and sections, one by one or in batches; only the outermost end applies them. The rules are those of tables.
/// Source: docs/rules/collections.md 3.6; docs/rules/tables.md 6
extension UICollectionView {
  /// - Parameter completion: gets true when the animations have ended, in the next frame where there are none; false when they were
  ///   interrupted, or when a `reloadData` among the changes took their place. Inside another batch, when those of the outermost have.
  public func performBatchUpdates(_ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard mayChange("performBatchUpdates") else { return }
    beginUpdates()
    updates?.openBlocks += 1
    changes?()
    updates?.openBlocks -= 1
    if let completion { updates?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Items

  public func insertItems(at paths: [IndexPath]) { change { $0.insertions += paths.map { (RowPath($0), .automatic) } } }
  public func deleteItems(at paths: [IndexPath]) { change { $0.deletions += paths.map { (RowPath($0), .automatic) } } }
  public func reloadItems(at paths: [IndexPath]) { change { $0.reloads += paths.map { (RowPath($0), .automatic) } } }
  public func moveItem(at path: IndexPath, to target: IndexPath) { change { $0.moves.append((RowPath(path), RowPath(target))) } }

  // MARK: Sections

  public func insertSections(_ sections: IndexSet) { insertSections(Array(sections)) }
  public func deleteSections(_ sections: IndexSet) { deleteSections(Array(sections)) }
  public func reloadSections(_ sections: IndexSet) { reloadSections(Array(sections)) }

  /// The same for numbers that may be none of a section, which an `IndexSet` can't hold.
  public func insertSections(_ sections: [Int]) { change { $0.insertedSections += sections.map { ($0, .automatic) } } }
  public func deleteSections(_ sections: [Int]) { change { $0.deletedSections += sections.map { ($0, .automatic) } } }
  public func reloadSections(_ sections: [Int]) { change { $0.reloadedSections += sections.map { ($0, .automatic) } } }

  public func moveSection(_ section: Int, toSection target: Int) { change { $0.movedSections.append((section, target)) } }

  /// A single call outside a batch is a batch of its own.
  private func change(_ add: (inout TableUpdates) -> Void) {
    guard mayChange("an item update") else { return }
    let outer = simulation.fault == nil
    beginUpdates()
    if var batch = updates, !batch.isDropped {
      add(&batch)
      updates = batch
    }
    // An index path that can't be one is refused before anything is applied.
    if outer, simulation.fault != nil { updates?.drop() }
    endUpdates()
  }

  /// What is loaded is the state "before" the batch; a collection view that waits for a reload loads now.
  private func beginUpdates() {
    if updateDepth == 0 {
      if !isPlacingItems { cancelMovement() }
      loadIfNeeded()
      var batch = TableUpdates()
      batch.words = .collection
      updates = batch
    }
    updateDepth += 1
  }

  private func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, let batch = updates else { return }
    updates = nil
    if batch.isDropped { tell(batch.completions, false) } else { apply(batch) }
    setNeedsLayout()
    applyChangesDuringLayout()
  }

  // MARK: Applying

  private func apply(_ batch: TableUpdates) {
    // What is told after a reload that waits is part of what that will load.
    if case .reload = changesDuringLayout.last { return tell(batch.completions, false) }
    guard let after = countItems() else { return }
    if let problem = batch.problem(before: countsAfterChanges ?? modelCounts, after: after) {
      recordException(.internalInconsistency, problem)
      return
    }
    guard !isPlacingItems else { return changesDuringLayout.append(.batch(batch, after)) }
    carryOut(batch, after)
  }

  func carryOut(_ batch: TableUpdates, _ after: [Int]) {
    cancelMovement()
    let mapping = RowMapping(batch)
    let reloaded = Set(batch.reloads.map(\.path))
    let transition = CollectionTransition(self, Following(mapping, reloaded))
    counts = after
    carryState(mapping, reloaded)
    simulation.eventObserver?(TableEvent(table: self, changes: batch.changes))
    transition.run(items: batch.items(mapping), completions: batch.completions)
  }

  func tell(_ completions: [(Bool) -> Void], _ finished: Bool) { simulation.tell(completions, finished) }

  /// Selection, highlight and what is to be prefetched travel with their items; deleted and reloaded items lose them silently.
  private func carryState(_ mapping: RowMapping, _ reloaded: Set<RowPath>) {
    layout.carryItems(mapping.after)
    selected = Set(selected.subtracting(reloaded).compactMap { mapping.after($0) })
    prefetching.requested = Set(prefetching.requested.compactMap { mapping.after($0) })
    if let path = highlighted {
      let cell = visibleCell(at: path)
      highlighted = reloaded.contains(path) ? nil : mapping.after(path)
      if highlighted == nil, let cell { UICollectionReusableView.Overridable.setHighlighted(cell, false) }
    }
    touched = touched.flatMap { reloaded.contains($0) ? nil : mapping.after($0) }
  }

  // MARK: What callbacks of a layout ask for

  /// The counts after the last of those that wait; nil where none does.
  private var countsAfterChanges: [Int]? {
    for case .batch(_, let counts) in changesDuringLayout.reversed() { return counts }
    return nil
  }

  /// What was to be updated before is part of what is loaded.
  func reloadAfterLayout() {
    updates?.drop()
    let dropped = changesDuringLayout
    changesDuringLayout = dropped.filter { if case .batch = $0 { false } else { true } } + [.reload]
    for case .batch(let batch, _) in dropped { tell(batch.completions, false) }
  }

  /// Applies the changes in their order. After a fault, or too many changes, everything is loaded anew instead.
  func applyChangesDuringLayout() {
    var rounds = 0
    while !isPlacingItems, updateDepth == 0, !changesDuringLayout.isEmpty {
      rounds += 1
      guard simulation.fault == nil, rounds <= TableConstants.mostChangesDuringLayout else {
        changesDuringLayout.removeAll()
        markForReload()
        if simulation.fault == nil { simulation.recordFault(TableRestlessError(words: .collection)) }
        return
      }
      switch changesDuringLayout.removeFirst() {
      case .batch(let batch, let counts): carryOut(batch, counts)
      case .reload: reloadData()
      case .layout(let layout, let animated, let completion):
        setCollectionViewLayout(layout, animated: animated, completion: completion)
      case .endMovement(let isCancelled): isCancelled ? cancelInteractiveMovement() : endInteractiveMovement()
      }
      setNeedsLayout()
    }
  }
}

/// What a callback asked of a collection view while that placed its items. Done when the layout has ended; as with tables, ours.
enum CollectionChange {
  /// A batch that was found to be sound, and the counts after it.
  case batch(TableUpdates, [Int])
  case reload
  case layout(UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?)
  case endMovement(isCancelled: Bool)
}

extension TableUpdates {
  /// For the layout: what the batch asked for.
  fileprivate func items(_ mapping: RowMapping) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(row: RowPath.noRow, section: section) }
    var items = deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0.section), after: nil) }
    items += deletions.map { UICollectionViewUpdateItem(.delete, before: $0.path.indexPath, after: nil) }
    items += reloadedSections.map {
      UICollectionViewUpdateItem(.reload, before: whole($0.section), after: whole(mapping.sections.after($0.section) ?? $0.section))
    }
    items += reloads.map {
      UICollectionViewUpdateItem(.reload, before: $0.path.indexPath, after: (mapping.after($0.path) ?? $0.path).indexPath)
    }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0.section)) }
    items += insertions.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.path.indexPath) }
    items += movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
    items += moves.map { UICollectionViewUpdateItem(.move, before: $0.from.indexPath, after: $0.to.indexPath) }
    return items
  }
}
