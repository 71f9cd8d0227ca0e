import Foundation

/// Changes of rows and sections, one by one or in batches; only the outermost end applies them. Source: docs/rules/tables.md 6
extension UITableView {
  /// Rows and sections that are loaded are those "before" the batch; a table that waits for a reload loads them now.
  /// Source: docs/rules/tables.md 6.2
  public func beginUpdates() {
    if updateDepth == 0 {
      guard mayUpdate("beginUpdates") else { return }
      cancelReordering()
      loadIfNeeded()
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Applies the batch. Without a begin it does nothing. Source: docs/rules/tables.md 6.6
  public func endUpdates() {
    guard updateDepth > 0, mayUpdate("endUpdates") else { return }
    updateDepth -= 1
    guard updateDepth == 0, let batch = updates else { return }
    updates = nil
    if batch.isDropped { tell(batch.completions, false) } else { apply(batch) }
  }

  /// - Parameter completion: gets true when the animations have ended, in the next frame where there are none; false when they were
  ///   interrupted, or when a `reloadData` among the changes took their place. Inside another batch, when those of the outermost have.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard mayUpdate("performBatchUpdates") else { return }
    beginUpdates()
    updates?.openBlocks += 1
    changes()
    updates?.openBlocks -= 1
    if let completion { updates?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Rows

  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertions += paths.map { (RowPath($0), animation) } }
  }

  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletions += paths.map { (RowPath($0), animation) } }
  }

  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloads += paths.map { (RowPath($0), animation) } }
  }

  public func moveRow(at path: IndexPath, to target: IndexPath) {
    change { $0.moves.append((RowPath(path), RowPath(target))) }
  }

  // MARK: Sections

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { insertSections(Array(sections), with: animation) }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { deleteSections(Array(sections), with: animation) }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadSections(Array(sections), with: animation) }

  /// The same for numbers that may be none of a section, which an `IndexSet` can't hold.
  public func insertSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.insertedSections += sections.map { ($0, animation) } }
  }
  public func deleteSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.deletedSections += sections.map { ($0, animation) } }
  }
  public func reloadSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.reloadedSections += sections.map { ($0, animation) } }
  }

  public func moveSection(_ section: Int, toSection target: Int) { change { $0.movedSections.append((section, target)) } }

  /// A single call outside a batch is a batch of its own.
  func change(_ add: (inout TableUpdates) -> Void) {
    guard mayUpdate("a row update") else { return }
    let outer = simulation.fault == nil
    beginUpdates()
    if updates?.isDropped == false { add(&updates!) }
    // An index path that can't be one is refused before anything is applied.
    if outer, simulation.fault != nil { updates?.drop() }
    endUpdates()
  }

  /// False, with a fault, while the data source or delegate is asked something: what they answer is about the rows as they are.
  private func mayUpdate(_ call: String) -> Bool {
    guard let askedQuestion else { return true }
    simulation.recordFault(TableReentryError(call: call, callback: "\(askedQuestion)"))
    return false
  }

  // MARK: Applying

  private func apply(_ batch: TableUpdates) {
    // What is told after a reload that waits is part of what that will load.
    if case .reload = changesDuringLayout.last { return tell(batch.completions, false) }
    guard let after = countRows() else { return }
    if let problem = batch.problem(before: countsAfterChanges ?? geometry.rowCounts, after: after) {
      recordException(.internalInconsistency, problem)
      return
    }
    guard !isPlacingRows else { return changesDuringLayout.append(.batch(batch, after)) }
    carryOut(batch, after)
    applyChangesDuringLayout()
  }

  func carryOut(_ batch: TableUpdates, _ after: [Int]) {
    let mapping = RowMapping(batch)
    if !batch.reconfigured.isEmpty { reconfigure(batch, mapping) }
    guard simulation.fault == nil || batch.reconfigured.isEmpty, let asked = askHeights(batch, mapping, after) else { return }
    let transition = RowTransition(table: self, batch: batch, mapping: mapping, asked: asked)
    geometry.apply(batch, mapping, asked)
    geometry.rowCounts = after
    carryState(mapping, reloaded: Set(batch.reloads.map(\.path)))
    simulation.eventObserver?(TableEvent(table: self, changes: batch.changes))
    transition.run()
  }

  /// The counts of the new state, asked once.
  private func countRows() -> [Int]? {
    guard let dataSource else { return [] }
    dataGeneration += 1
    var counts: [Int] = []
    for section in 0..<askNumberOfSections(dataSource) {
      guard let count = askNumberOfRows(dataSource, section) else { return nil }
      counts.append(count)
    }
    return simulation.fault == nil ? counts : nil
  }

  func tell(_ completions: [(Bool) -> Void], _ finished: Bool) { simulation.tell(completions, finished) }

  /// Selection, highlight, an open row and what is to be prefetched travel with their rows; deleted and reloaded rows lose them
  /// silently. Source: docs/rules/tables.md 4.4
  private func carryState(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    carryEditing(mapping.after, reloaded: reloaded)
    selected = Set(selected.subtracting(reloaded).compactMap { mapping.after($0) })
    prefetching.requested = Set(prefetching.requested.compactMap { mapping.after($0) })
    if let path = highlighted {
      highlighted = reloaded.contains(path) ? nil : mapping.after(path)
      if highlighted == nil, let cell = visibleCell(at: path) { UITableViewCell.Overridable.setHighlighted(cell, false, false) }
    }
  }
}

extension Simulation {
  /// Completions never come inside the call that asks for them. Source: docs/rules/animation.md 1.5
  func tell(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    animate(withDuration: 0, animations: {}) { _ in for completion in completions { completion(finished) } }
  }
}
