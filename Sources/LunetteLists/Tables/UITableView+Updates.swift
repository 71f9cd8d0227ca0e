import Foundation

/// Changes of rows and sections, one by one or in batches. Source: docs/rules/tables.md 6
extension UITableView {
  /// Rows and sections that are loaded are those "before" the batch; a table that waits for a reload loads them now.
  /// Source: docs/rules/tables.md 6.2
  public func beginUpdates() { beginBatch("beginUpdates") }

  /// Applies the batch. Without a begin it does nothing. Source: docs/rules/tables.md 6.6
  public func endUpdates() { endBatch("endUpdates") }

  // MARK: Rows

  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.rows.inserted += paths.map { (RowPath($0), animation) } }
  }

  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.rows.deleted += paths.map { (RowPath($0), animation) } }
  }

  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.rows.reloaded += paths.map { (RowPath($0), animation) } }
  }

  public func moveRow(at path: IndexPath, to target: IndexPath) {
    change { $0.rows.moved.append((RowPath(path), RowPath(target))) }
  }
}
