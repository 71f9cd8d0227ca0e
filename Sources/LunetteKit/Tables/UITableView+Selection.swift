import Foundation

/// Highlight while a finger is on a row, selection when it lifts there. Source: docs/rules/tables.md 4
extension UITableView {
  /// Posted after a tap has changed the selection, or selected a row again; not by a program's calls.
  /// Source: Apple, UITableViewSelectionDidChangeNotification; docs/rules/tables.md 4.1
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

  // MARK: Selection by the program: no callbacks

  public var indexPathForSelectedRow: IndexPath? { selected.min()?.indexPath }
  /// Ascending.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.sorted().map(\.indexPath) }

  /// Nil clears the selection. Unlike scrolling to a row, position `none` means not to scroll at all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selected.sorted() { setSelected(false, path, animated: animated) }
      return
    }
    let path = RowPath(indexPath)
    guard geometry.contains(path) else {
      // Which raises.
      if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
      return
    }
    if !selectsMany {
      for old in selected.sorted() where old != path { setSelected(false, old, animated: animated) }
    }
    setSelected(true, path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, RowPath(indexPath), animated: animated) }

  private func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    if let cell = visibleCell(at: path) { UITableViewCell.Overridable.setSelected(cell, isSelected, animated) }
  }

  /// A switch to single selection keeps the first row. Source: docs/rules/tables.md 4.2 (D)
  func keepFirstSelection() {
    guard !selectsMany else { return }
    for path in selected.sorted().dropFirst() { setSelected(false, path, animated: false) }
  }

  func visibleCell(at path: RowPath) -> UITableViewCell? { visible.first { $0.path == path }?.cell }

  // MARK: What taps may do. Source: docs/rules/tables.md 4.2

  private var selectsByTouch: Bool {
    editing.isOn ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsMany: Bool { editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: By touch

  func highlightRow(under touch: UITouch) {
    guard selectsByTouch, highlighted == nil, editing.reorder == nil, let path = geometry.row(at: touch.location(in: self).y),
      let cell = visibleCell(at: path), touch.view?.isDescendant(of: cell) == true
    else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true, visibleCell(at: path) === cell else { return }
    highlighted = path
    UITableViewCell.Overridable.setHighlighted(cell, true, false)
    tableDelegate?.tableView(self, didHighlightRowAt: path.indexPath)
  }

  func unhighlight(notify: Bool = true) {
    guard let path = highlighted else { return }
    highlighted = nil
    if let cell = visibleCell(at: path) { UITableViewCell.Overridable.setHighlighted(cell, false, false) }
    if notify { tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath) }
  }

  /// The lift of a finger on the highlighted row. Every callback may change the rows: after each, the row must still be there.
  func tapped(_ path: RowPath) {
    loadIfNeeded()
    guard geometry.contains(path), selectsByTouch else { return }
    if selectsMany, selected.contains(path) {
      deselectByTap(path)
      announceSelection()
      return
    }
    guard let wanted = ask(path, { tableDelegate?.tableView(self, willSelectRowAt: $0) }) else { return }
    loadIfNeeded()
    guard geometry.contains(wanted) else { return }
    if !selectsMany {
      for old in selected.sorted() where old != wanted { deselectByTap(old) }
      guard geometry.contains(wanted) else { return }
    }
    setSelected(true, wanted, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: wanted.indexPath)
    announceSelection()
  }

  private func deselectByTap(_ path: RowPath) {
    guard let wanted = ask(path, { tableDelegate?.tableView(self, willDeselectRowAt: $0) }) else { return }
    setSelected(false, wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted.indexPath)
  }

  private func announceSelection() { simulation.notificationCenter.post(name: Self.selectionDidChangeNotification, object: self) }

  /// What the delegate answers when it is asked whether a row may be selected: the row, another row instead, or nil for no.
  private func ask(_ path: RowPath, _ question: (IndexPath) -> IndexPath?) -> RowPath? {
    guard tableDelegate != nil else { return path }
    return question(path.indexPath).map(RowPath.init)
  }
}
