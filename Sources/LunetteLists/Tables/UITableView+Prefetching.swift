import Foundation

/// The rule for prefetching (ours; docs/rules/tables.md 7, D): whenever the content has moved, the rows of one screenful ahead in the
/// direction of travel are wanted. Those not asked for yet are asked for, the nearest first; those asked for before that are not ahead any
/// more, because the direction has changed or a jump has passed them, are cancelled. A row that came into view is done with, and may
/// be asked for again once it is far away. Nothing is asked for at the first layout, before anything has moved.
extension UITableView {
  func prefetchRows() {
    guard let source = prefetchDataSource, let first = visible.first?.path, let last = visible.last?.path else { return }
    let y = contentOffset.y
    defer { prefetchedOffset = y }
    guard let before = prefetchedOffset, before != y else { return }
    let ahead = y > before ? rowsAhead(below: last) : rowsAhead(above: first)
    let (new, cancelled) = prefetching.want(ahead) { $0 >= first && $0 <= last }
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath)) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
  }

  private func rowsAhead(below last: RowPath) -> [RowPath] {
    var rows: [RowPath] = []
    var next = geometry.row(after: last)
    while let path = next, geometry.span(of: path).y < bounds.maxY + bounds.height {
      rows.append(path)
      next = geometry.row(after: path)
    }
    return rows
  }

  private func rowsAhead(above first: RowPath) -> [RowPath] {
    var rows: [RowPath] = []
    var next = geometry.row(before: first)
    while let path = next, geometry.span(of: path).end > bounds.minY - bounds.height {
      rows.append(path)
      next = geometry.row(before: path)
    }
    return rows
  }
}
