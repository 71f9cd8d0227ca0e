import Foundation

/// Highlight while a finger is on a row, selection when it lifts there. Source: docs/rules/tables.md 4
extension UITableView {
  /// Posted after a tap has changed the selection, or selected a row again; not by a program's calls.
  /// Source: Apple, UITableViewSelectionDidChangeNotification; docs/rules/tables.md 4.1
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  // MARK: Selection by the program: no callbacks

  public var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }
  /// Ascending.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.ascending.map(\.indexPath) }

  /// Nil clears the selection. Unlike scrolling to a row, position `none` means not to scroll at all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    let path = indexPath.map(RowPath.init)
    select(path, animated: animated)
    // Scrolling to a row that doesn't exist raises.
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, RowPath(indexPath), animated: animated) }

  // MARK: By touch

  func highlightRow(under touch: UITouch) {
    guard selectsByTouch, selection.highlighted == nil, lifted == nil, let path = geometry.row(at: touch.location(in: self).y),
      let cell = shownCell(at: path), touch.view?.isDescendant(of: cell) == true
    else { return }
    highlight(path, cell)
  }
}
