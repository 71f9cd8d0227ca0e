import Foundation

/// Changes of rows, one by one or in batches; only the outermost end applies them. Source: tableview.md 6
extension UITableView {
  public func beginUpdates() {
    if updateDepth == 0 {
      cancelReordering()
      loadIfNeeded()
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Applies the batch. Without a begin it does nothing. Source: tableview.md 6.6
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let batch = updates else { return }
    updates = nil
    apply(batch)
  }

  /// - Parameter completion: gets true when the animations have ended; inside another batch, when those of the outermost have
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    changes()
    if let completion { updates?.completions.append(completion) }
    endUpdates()
  }

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

  /// A single call outside a batch is a batch of its own.
  private func change(_ add: (inout TableUpdates) -> Void) {
    if let askedQuestion {
      Simulation.current.raise(TableReentryError(call: "a row update", callback: "\(askedQuestion)"))
      return
    }
    beginUpdates()
    if updates != nil { add(&updates!) }
    endUpdates()
  }

  // MARK: Applying

  private func apply(_ batch: TableUpdates) {
    guard let dataSource, let after = countRows(dataSource) else { return }
    let before = geometry.rowCounts
    if let problem = batch.problem(before: before, after: after) {
      raise(.internalInconsistency, problem)
      return
    }
    guard let heights = heightsOfNewRows(batch) else { return }
    let transition = RowTransition(table: self, batch: batch)
    editGeometry(batch, heights)
    carryState(transition.mapping, reloaded: Set(batch.reloads.map(\.path)))
    transition.run(on: self)
  }

  /// The counts of the new state, asked once.
  private func countRows(_ dataSource: any UITableViewDataSource) -> [Int]? {
    var counts: [Int] = []
    for section in 0..<askNumberOfSections(dataSource) {
      guard let count = askNumberOfRows(dataSource, section) else { return nil }
      counts.append(count)
    }
    return Simulation.current.fault == nil ? counts : nil
  }

  /// Of inserted and reloaded rows, by their place afterwards; an empty batch asks for all. Source: tableview.md 6.6
  private func heightsOfNewRows(_ batch: TableUpdates) -> [RowPath: CGFloat]? {
    let mapping = RowMapping(batch)
    var paths = batch.insertions.map(\.path) + batch.reloads.compactMap { mapping.after($0.path) }
    if batch.isEmpty, tableDelegate?.providesRowHeights(for: self) == true {
      paths = (0..<geometry.sectionCount).flatMap { section in
        (0..<geometry.rowCount(inSection: section)).map { RowPath(section: section, row: $0) }
      }
    }
    var heights: [RowPath: CGFloat] = [:]
    for path in paths.sorted() {
      guard let height = height(ofNewRow: path) else { return nil }
      heights[path] = height
    }
    return heights
  }

  /// Deletions from the last, then insertions from the first; a moved row keeps its height.
  private func editGeometry(_ batch: TableUpdates, _ heights: [RowPath: CGFloat]) {
    let moved = batch.moves.map { (path: $0.to, height: geometry.span(of: $0.from).height) }
    for path in (batch.deletions.map(\.path) + batch.moves.map(\.from)).sorted(by: >) { geometry.remove(path) }
    let inserted = batch.insertions.map { (path: $0.path, height: heights[$0.path] ?? plainRowHeight) } + moved
    let movedPaths = Set(moved.map(\.path))
    for row in inserted.sorted(by: { $0.path < $1.path }) {
      geometry.insert(height: row.height, isMeasured: movedPaths.contains(row.path) || !estimatesRows, at: row.path)
    }
    let kept = Set(inserted.map(\.path))
    for (path, height) in heights.sorted(by: { $0.key < $1.key }) where !kept.contains(path) {
      geometry.setHeight(height, isMeasured: !estimatesRows, of: path)
    }
  }

  /// Selection and highlight travel with their rows; a deleted or reloaded row loses them silently. Source: tableview.md 4.4
  private func carryState(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    carryEditing(mapping.after, reloaded: reloaded)
    selected = Set(selected.subtracting(reloaded).compactMap { mapping.after($0) })
    prefetching.requested = Set(prefetching.requested.compactMap { mapping.after($0) })
    if let path = highlighted {
      highlighted = reloaded.contains(path) ? nil : mapping.after(path)
      if highlighted == nil { visibleCell(at: path)?.sendSetHighlighted(false, animated: false) }
    }
  }
}
