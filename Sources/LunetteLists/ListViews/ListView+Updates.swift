import Foundation

/// Changes of rows and sections, one by one or in batches; only the outermost end applies them. Source: docs/rules/tables.md 6
extension ListView {
  /// - Parameter completion: gets true when the animations have ended, in the next frame where there are none; false when they were
  ///   interrupted, or when a `reloadData` among the changes took their place. Inside another batch, when those of the outermost have.
  public final func performBatchUpdates(_ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard mayChange("performBatchUpdates") else { return }
    beginBatch("performBatchUpdates")
    updates?.openBlocks += 1
    changes?()
    updates?.openBlocks -= 1
    if let completion { updates?.completions.append(completion) }
    endBatch("performBatchUpdates")
  }

  // MARK: Sections. Their numbers may be none of a section, which an `IndexSet` can't hold. Only tables have kinds of animation

  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation = .automatic) {
    change { $0.sections.inserted += sections.map { ($0, animation) } }
  }
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation = .automatic) {
    change { $0.sections.deleted += sections.map { ($0, animation) } }
  }
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation = .automatic) {
    change { $0.sections.reloaded += sections.map { ($0, animation) } }
  }
  public final func moveSection(_ section: Int, toSection target: Int) { change { $0.sections.moved.append((section, target)) } }

  // MARK: Batches

  /// Rows and sections that are loaded are those "before" the batch; a list that waits for a reload loads them now.
  /// Source: docs/rules/tables.md 6.2
  final func beginBatch(_ call: @autoclosure () -> String) {
    if updateDepth == 0 {
      guard mayChange(call()) else { return }
      putBackLifted()
      loadIfNeeded()
      updates = ListUpdates(words: words)
    }
    updateDepth += 1
  }

  /// Without a begin it does nothing. Source: docs/rules/tables.md 6.6
  final func endBatch(_ call: @autoclosure () -> String) {
    guard updateDepth > 0, mayChange(call()) else { return }
    updateDepth -= 1
    guard updateDepth == 0, let batch = updates else { return }
    updates = nil
    if batch.isDropped { tell(batch.completions, false) } else { apply(batch) }
    setNeedsLayout()
    applyChangesDuringLayout()
  }

  /// A single call outside a batch is a batch of its own.
  final func change(_ add: (inout ListUpdates) -> Void) {
    guard mayChange("\(words.aThing) update") else { return }
    let outer = simulation.fault == nil
    beginBatch("\(words.aThing) update")
    if updates?.isDropped == false { add(&updates!) }
    // An index path that can't be one is refused before anything is applied.
    if outer, simulation.fault != nil { updates?.drop() }
    endBatch("\(words.aThing) update")
  }

  /// False, with a fault, while the data source or delegate is asked something: what they answer is about the rows as they are.
  final func mayChange(_ call: @autoclosure () -> String) -> Bool {
    guard let callbackInTheWay else { return true }
    simulation.recordFault(ListReentryError(call: call(), callback: "\(callbackInTheWay)", words: words))
    return false
  }

  private func apply(_ batch: ListUpdates) {
    // What is told after a reload that waits is part of what that will load.
    if changesDuringLayout.hasReload { return tell(batch.completions, false) }
    let before = changesDuringLayout.counts ?? loadedCounts
    guard let (after, asked) = countRows(batch, before: before) else { return }
    if let problem = batch.problem(before: before, after: after, asked: asked) {
      recordException(.internalInconsistency, problem)
      return
    }
    // A batch that begins while others wait was counted after them, so it is carried out after them.
    guard !isPlacing, changesDuringLayout.isEmpty else { return changesDuringLayout.append(.batch(batch, after)) }
    carryOut(batch, after)
  }

  final func tell(_ completions: [(Bool) -> Void], _ finished: Bool) { simulation.tell(completions, finished) }

  // MARK: What waits for the end of a layout

  final func reloadAfterLayout() {
    updates?.drop()
    for batch in changesDuringLayout.reload() { tell(batch.completions, false) }
  }

  /// Applies the changes in their order; each transition lays the list out. After a fault, or too many changes, the list loads everything anew
  /// instead.
  final func applyChangesDuringLayout() {
    var rounds = 0
    while !isPlacing, updateDepth == 0 || !waitsForBatch, !changesDuringLayout.isEmpty {
      rounds += 1
      guard simulation.fault == nil, rounds <= ListConstants.mostChangesDuringLayout else {
        changesDuringLayout.removeAll()
        markForReload()
        if simulation.fault == nil { simulation.recordFault(ListRestlessError(words: words)) }
        return
      }
      switch changesDuringLayout.takeFirst() {
      case .batch(let batch, let counts): carryOut(batch, counts)
      case .reload: reloadData()
      case .call(let call): call()
      }
      setNeedsLayout()
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
