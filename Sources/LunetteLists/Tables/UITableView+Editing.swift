import Foundation

/// Editing of a table: its mode, and the row that is open.
struct TableEditing {
  /// The mode that `setEditing` switches.
  var isOn = false
  var open: OpenRow?
  /// Rows that were swiped open and are gone now. The delegate is told of them (`didEndEditingRowAt`) as soon as it may be called again.
  var ended: [RowPath] = []
}

/// Minus, plus and the handle; what a row may do. Source: docs/rules/tables.md 5.1 to 5.3
extension UITableView {
  /// True also while a row is swiped open.
  public var isEditing: Bool {
    get { editing.isOn || editing.open?.kind == .swipe }
    set { Overridable.setEditing(self, newValue, false) }
  }

  public enum Overridable {
    public static let setEditing = OverridableMethod("setEditing", "Begins or ends editing mode.", "editing", "animated?") {
      (table: UITableView, editing: Bool, animated: Bool) in table.setEditing(editing, animated: animated)
    }
    /// Source: Apple, UITableViewController: it reloads the table when it first appears
    public static let reloadData = OverridableMethod(
      "reloadData",
      "Asks the data source for everything again, and makes the cells anew in the next layout. The selection is lost. Called, too, when a table view "
        + "controller first appears."
    ) { (table: UITableView) in table.reloadData() }
  }

  /// Whatever is open closes. The selection is lost on the way in and out, silently: in the other mode taps mean something else.
  func changeEditing(_ isOn: Bool, animated: Bool) {
    returnLiftedRow()
    closeOpenRow(animated: animated)
    guard editing.isOn != isOn else { return }
    loadIfNeeded()
    editing.isOn = isOn
    unhighlight()
    selectRow(at: nil, animated: false, scrollPosition: .none)
    installEditingGestures()
    for row in visible {
      // A callback may have taken it away.
      guard shownCell(at: row.path) === row.cell else { continue }
      let look = isOn ? editingLook(at: row.path) : nil
      guard simulation.fault == nil else { break }
      if let look { row.cell.editingLook = look }
      UITableViewCell.Overridable.setEditing(row.cell, look != nil, animated)
    }
    setNeedsLayout()
    if geometry.hasEstimates { measureForEditing(animated: animated) }
  }

  /// Measures the rows in the width that editing leaves.
  private func measureForEditing(animated: Bool) {
    measureAgain()
    guard animated, window != nil, simulation.areAnimationsEnabled else { return }
    simulation.animate(
      withDuration: CellConstants.editingDuration, options: .allowUserInteraction, animations: { self.layoutIfNeeded() })
  }

  /// What the row may do; nil for a row that stays as it is. Each question is asked once. Source: docs/rules/tables.md 5.1
  private func editingLook(at path: RowPath) -> EditingLook? {
    guard let dataSource, !dataSource.leavesRowsAlone(in: self), mayEdit(path) else { return nil }
    let indexPath = path.indexPath
    var look = EditingLook(indents: true)
    if let delegate = tableDelegate {
      look.style = asking("editingStyleForRowAt") { delegate.tableView(self, editingStyleForRowAt: indexPath) }
      look.indents = asking("shouldIndentWhileEditingRowAt") { delegate.tableView(self, shouldIndentWhileEditingRowAt: indexPath) }
    } else {
      look.style = .delete
    }
    look.isMovable = dataSource.movesRows(in: self) && asking("canMoveRowAt") { dataSource.tableView(self, canMoveRowAt: indexPath) }
    look.selectsMany = allowsMultipleSelectionDuringEditing
    return simulation.fault == nil ? look : nil
  }

  private func mayEdit(_ path: RowPath) -> Bool {
    guard let dataSource else { return false }
    return asking("canEditRowAt") { dataSource.tableView(self, canEditRowAt: path.indexPath) } && simulation.fault == nil
  }

  /// Only a row with the delete style can be swiped open. Source: docs/rules/tables.md 5.4
  func maySwipe(_ path: RowPath) -> Bool {
    guard mayEdit(path) else { return false }
    let style = asking("editingStyleForRowAt") { tableDelegate?.tableView(self, editingStyleForRowAt: path.indexPath) }
    return (style ?? .delete) == .delete && simulation.fault == nil
  }

  /// A cell comes on the screen: indentation and editing as the table has them, before `willDisplay`.
  func prepareEditing(_ cell: UITableViewCell, at path: IndexPath) {
    if let level = asking("indentationLevelForRowAt", { tableDelegate?.tableView(self, indentationLevelForRowAt: path) }) {
      cell.indentationLevel = level
    }
    cell.editingLook = editing.isOn ? editingLook(at: RowPath(path)) ?? EditingLook() : EditingLook()
    let isEdited = editing.isOn && cell.editingLook != EditingLook()
    if cell.isEditing != isEdited { UITableViewCell.Overridable.setEditing(cell, isEdited, false) }
  }

  func multipleSelectionDuringEditingChanged(from old: Bool) {
    guard old != allowsMultipleSelectionDuringEditing else { return }
    if editing.isOn { keepFirstSelection() } else { closeOpenRow(animated: false) }
    for row in visible where editing.isOn && row.cell.isEditing {
      row.cell.editingLook.selectsMany = allowsMultipleSelectionDuringEditing
    }
  }

  // MARK: Controls

  func editControlTapped(_ cell: UITableViewCell) {
    guard editing.isOn, let path = path(of: cell) else { return }
    switch cell.editingLook.style {
    case .delete: openConfirmation(cell, at: path)
    case .insert: commit(.insert, path)
    case .none: break
    }
  }

  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    cell.onAccessory?()
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path.indexPath)
  }

  /// Nothing where the data source has no `commit`.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: RowPath) {
    guard let dataSource, dataSource.commitsEdits(in: self) else { return }
    dataSource.tableView(self, commit: style, forRowAt: path.indexPath)
  }

  // MARK: When rows change

  /// An update: an open row stays open in its new place; it is closed if it was deleted or reloaded.
  func carryOpenRow(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    guard let open = editing.open else { return }
    if !reloaded.contains(open.path), let path = mapping.after(open.path) { open.path = path } else { forget(open) }
  }

  /// The row of a cell has left the screen, with all that a finger was doing to it.
  func editingEnded(for cell: ReusableView) {
    if let path = selection.highlighted, let cell = cell as? UITableViewCell, cell.isHighlighted, shownCell(at: path) == nil {
      UITableViewCell.Overridable.setHighlighted(cell, false, false)
      unhighlight()
    }
    if let open = editing.open, open.cell === cell { forget(open) }
    if isLifted(cell) { letGo() }
  }

  /// What watches for swipes and handles, as soon as somebody could answer.
  func installEditingGestures() {
    let hasSwipes = dataSource?.commitsEdits(in: self) == true || tableDelegate?.providesSwipeActions(for: self) == true
    if hasSwipes, swipeRecognizer == nil {
      let recognizer = TableSwipeGestureRecognizer()
      swipeRecognizer = recognizer
      addGestureRecognizer(recognizer)
    }
    if editing.isOn, reorderRecognizer == nil, dataSource?.movesRows(in: self) == true {
      let recognizer = TableReorderGestureRecognizer()
      reorderRecognizer = recognizer
      addGestureRecognizer(recognizer)
    }
  }
}
