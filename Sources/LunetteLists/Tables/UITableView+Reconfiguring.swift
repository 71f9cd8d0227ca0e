import Foundation

/// Rows whose contents have changed: their cells are asked for again, and stay the same cells. Source: Apple, UITableView.reconfigureRows(at:)
extension UITableView {
  /// As `reloadRows`, but a row keeps its cell: the data source dequeues it again, without `prepareForReuse`, and changes it. The heights of
  /// these rows are asked for again. Rows that are not on the screen have no cell; only their heights may change.
  public func reconfigureRows(at paths: [IndexPath]) {
    change { $0.reconfigured += paths.map { RowPath($0) } }
  }

  /// Whether a data source is asked again for a cell that its row has.
  public var isReconfiguring: Bool { reconfigured != nil }

  /// Asks for the cells that are on the screen again.
  func reconfigure(_ batch: ListUpdates, _ mapping: RowMapping) {
    for path in batch.reconfiguredRows {
      guard simulation.fault == nil else { return }
      guard let new = mapping.after(path), let cell = shownCell(at: path) ?? cellAside(of: path) as? UITableViewCell else { continue }
      reconfigure(cell, at: new)
    }
  }

  private func reconfigure(_ cell: UITableViewCell, at path: RowPath) {
    guard let dataSource else { return }
    reconfigured = cell
    let answer = simulation.animations.outsideBlocks { asking("cellForRowAt") { dataSource.tableView(self, cellForRowAt: path.indexPath) } }
    reconfigured = nil
    cell.setNeedsLayout()
    guard simulation.fault == nil, answer !== cell else { return }
    recordException(
      .internalInconsistency,
      """
      The data source returned another cell for the row at index path (\(path: path)) than the existing one when reconfiguring it; dequeue \
      the cell with dequeueReusableCell, which answers the existing one, or use reloadRows
      """)
  }

  /// Source of the wording: UIKit's exception (iOS 15)
  func dequeue(_ cell: UITableViewCell, _ identifier: String) -> UITableViewCell {
    if cell.reuseIdentifier != identifier {
      recordException(
        .internalInconsistency,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which is not supported. You can only dequeue a cell for the same registration or reuse identifier. Dequeued reuse identifier: \(identifier); Original reuse identifier: \(cell.reuseIdentifier ?? "none")"
      )
    }
    return cell
  }

  /// The heights of reconfigured rows: of those that are on the screen the real ones, of others what is known without a cell. False after a
  /// fault.
  func askReconfiguredRows(_ batch: ListUpdates, _ mapping: RowMapping, _ asked: inout AskedHeights) -> Bool {
    for path in batch.reconfiguredRows {
      guard let new = mapping.after(path) else { continue }
      if let cell = shownCell(at: path) {
        guard let height = realHeight(of: new, cell) else { return false }
        asked.renewed.append((new, height, true))
      } else {
        guard let height = height(ofNewRow: new) else { return false }
        asked.renewed.append((new, height.height, height.isMeasured))
      }
    }
    return true
  }
}
