import Foundation

/// The rule for prefetching (ours; docs/rules/tables.md 7, D): whenever the content has moved, the rows of one screenful ahead in the
/// direction of travel are wanted. Those not asked for yet are asked for, the nearest first; those asked for before that are not ahead any
/// more, because the direction has changed or a jump has passed them, are cancelled. A row that came into view is done with, and may
/// be asked for again once it is far away. Nothing is asked for at the first layout, before anything has moved.
extension UITableView {
  func prefetchRows() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, let first = visible.first?.path, let last = visible.last?.path else { return }
    let y = contentOffset.y
    defer { prefetchedOffset = y }
    guard let before = prefetchedOffset, before != y else { return }
    let ahead =
      y > before
      ? rowsAhead(of: last, geometry.row(after:)) { $0.y < bounds.maxY + bounds.height }
      : rowsAhead(of: first, geometry.row(before:)) { $0.end > bounds.minY - bounds.height }
    let (new, cancelled) = prefetching.want(ahead) { $0 >= first && $0 <= last }
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath)) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
  }

  private func rowsAhead(
    of path: RowPath, _ following: (RowPath) -> RowPath?, while isNear: (TableGeometry.Span) -> Bool
  ) -> [RowPath] {
    var rows: [RowPath] = []
    while let path = following(rows.last ?? path), isNear(geometry.span(of: path)) { rows.append(path) }
    return rows
  }
}
