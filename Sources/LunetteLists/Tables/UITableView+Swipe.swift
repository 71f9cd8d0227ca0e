import Foundation

/// A row that shows its actions, or is on the way to.
final class OpenRow {
  /// A confirmation belongs to the minus control of a table in editing mode. Source: docs/rules/tables.md 5.2, 5.4
  enum Kind { case swipe, confirmation }

  let kind: Kind
  let side: SwipeSide
  var path: RowPath
  let cell: UITableViewCell
  let actions: [SwipeAction]
  let allowsFullSwipe: Bool
  /// Where the content stood when the finger came. Units: points, to the leading side below 0.
  var startOffset: CGFloat = 0
  /// An action runs: the row's end is told after it.
  var isActing = false

  init(_ kind: Kind, _ side: SwipeSide, _ path: RowPath, _ cell: UITableViewCell, _ actions: [SwipeAction], allowsFullSwipe: Bool) {
    (self.kind, self.side, self.path, self.cell) = (kind, side, path, cell)
    (self.actions, self.allowsFullSwipe) = (actions, allowsFullSwipe)
  }

  var view: SwipeActionsView? { cell.actionsView }
  var sign: CGFloat { side.sign }
}

/// What a swipe could open, found out before it begins.
struct SwipePlan {
  let path: RowPath
  let side: SwipeSide
  /// Nil: the delegate is asked for row actions and the title when editing has begun.
  let actions: [SwipeAction]?
  let allowsFullSwipe: Bool
}

/// Swipe to delete, row actions, leading and trailing actions. Source: docs/rules/tables.md 5.2, 5.4, 5.5
extension UITableView {
  // MARK: The finger

  /// False in editing mode and in the middle of an update. A finger that is already down may find it changed.
  var maySwipeNow: Bool { !editing.isOn && lifted == nil && updateDepth == 0 }

  /// Whether a swipe that lands at a point could mean a row. Space: content.
  func acceptsSwipe(at point: CGPoint) -> Bool { maySwipeNow && geometry.row(at: point.y).map { shownCell(at: $0) != nil } == true }

  /// Asks the delegate for the row's actions on that side; nil where there are none.
  ///
  /// A trailing configuration goes before row actions, and those before the plain delete. Without `commit` only actions of the app's
  /// own can be swiped for. Source: docs/rules/tables.md 5.4, 5.5
  func planSwipe(_ path: RowPath, _ side: SwipeSide) -> SwipePlan? {
    guard let dataSource, maySwipe(path) else { return nil }
    let indexPath = path.indexPath
    let configuration =
      side == .leading
      ? asking("leadingSwipeActionsConfigurationForRowAt") {
        tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      }
      : asking("trailingSwipeActionsConfigurationForRowAt") {
        tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      }
    guard simulation.fault == nil else { return nil }
    if let configuration {
      guard !configuration.actions.isEmpty else { return nil }
      return SwipePlan(
        path: path, side: side, actions: configuration.actions.map { .contextual($0) },
        allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
    // Circles take the place of minus, and of the swipe that stands for it.
    if side == .leading || allowsMultipleSelectionDuringEditing { return nil }
    if dataSource.commitsEdits(in: self) { return SwipePlan(path: path, side: side, actions: nil, allowsFullSwipe: false) }
    guard let actions = rowActions(path), !actions.isEmpty else { return nil }
    return SwipePlan(path: path, side: side, actions: actions, allowsFullSwipe: false)
  }

  private func rowActions(_ path: RowPath) -> [SwipeAction]? {
    asking("editActionsForRowAt") { tableDelegate?.tableView(self, editActionsForRowAt: path.indexPath) }?.map { .row($0) }
  }

  /// The app's actions. Where it has none, a single Delete button with the title that the delegate gives it.
  func defaultActions(_ path: RowPath) -> [SwipeAction] {
    if let actions = rowActions(path) { return actions }
    let title = asking("titleForDeleteConfirmationButtonForRowAt") {
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath)
    }
    return [.delete(title: title ?? SwipeAction.defaultTitle)]
  }

  func beginSwipe(_ plan: SwipePlan) {
    guard let cell = shownCell(at: plan.path) else { return }
    closeOpenRow(animated: true)
    // One row at a time: of those that have gone the delegate hears first. Source: docs/rules/tables.md 5.4
    tellEndedRows()
    // The delegate may change everything in each of these calls.
    func isStillThere() -> Bool {
      simulation.fault == nil && shownCell(at: plan.path) === cell && maySwipeNow && editing.open == nil
    }
    guard isStillThere() else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: plan.path.indexPath)
    let actions = isStillThere() ? plan.actions ?? defaultActions(plan.path) : []
    guard isStillThere() else {
      // What has begun ends, whatever became of the row. Source: docs/rules/tables.md 5.4 (always paired)
      tableDelegate?.tableView(self, didEndEditingRowAt: plan.path.indexPath)
      return
    }
    open(OpenRow(.swipe, plan.side, plan.path, cell, actions, allowsFullSwipe: plan.allowsFullSwipe))
    UITableViewCell.Overridable.setEditing(cell, true, false)
    if actions.isEmpty { closeOpenRow(animated: false) }
  }

  func continueSwipe(translation: CGFloat) {
    guard let row = editing.open, let view = row.view else { return }
    row.cell.actionsOffset = view.pull(row.startOffset + translation, in: row.cell, allowsFull: row.allowsFullSwipe)
  }

  /// - Parameter velocity: of the finger, from the leading side to the trailing one. Units: points per second
  func endSwipe(velocity: CGFloat) {
    guard let row = editing.open, let view = row.view else { return }
    let distance = row.cell.actionsOffset * row.sign
    if view.isFull {
      moveContent(of: row, to: row.cell.bounds.width)
      perform(0, of: row, from: view.deleteButton ?? view)
    } else if CellConstants.staysOpen(distance, of: view.naturalWidth, speed: velocity * row.sign, in: system) {
      moveContent(of: row, to: view.naturalWidth)
    } else {
      closeOpenRow(animated: true)
    }
  }

  // MARK: Open and closed

  func openConfirmation(_ cell: UITableViewCell, at path: RowPath) {
    closeOpenRow(animated: true)
    let configuration = asking("trailingSwipeActionsConfigurationForRowAt") {
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path.indexPath)
    }
    let actions = configuration.map { $0.actions.map { .contextual($0) } } ?? defaultActions(path)
    guard simulation.fault == nil, !actions.isEmpty, shownCell(at: path) === cell else { return }
    let row = OpenRow(.confirmation, .trailing, path, cell, actions, allowsFullSwipe: false)
    open(row)
    moveContent(of: row, to: row.view?.naturalWidth ?? 0)
  }

  private func open(_ row: OpenRow) {
    let cell = row.cell
    let view = SwipeActionsView(row.actions, side: row.side, rowHeight: cell.bounds.height) { [weak self, weak row] index, button in
      if let self, let row { self.perform(index, of: row, from: button) }
    }
    cell.actionsView?.removeFromSuperview()
    cell.actionsView = view
    simulation.performWithoutAnimation {
      cell.addSubview(view)
      view.place(in: cell.bounds, offset: 0)
    }
    editing.open = row
  }

  /// - Parameter distance: how far it is open. Units: points
  private func moveContent(of row: OpenRow, to distance: CGFloat, then end: (() -> Void)? = nil) {
    row.cell.actionsOffset = distance * row.sign
    guard window != nil, simulation.areAnimationsEnabled else {
      row.cell.setNeedsLayout()
      end?()
      return
    }
    simulation.animate(
      withDuration: CellConstants.editingDuration, options: .allowUserInteraction,
      animations: {
        row.cell.layOut()
        row.view?.layoutIfNeeded()
      }, completion: { _ in end?() })
  }

  /// Closes what is open. A swipe ends the row's editing, a confirmation leaves the table in its mode. Source: docs/rules/tables.md 5.2,
  /// 5.4
  func closeOpenRow(animated: Bool) {
    guard let row = editing.open else { return }
    editing.open = nil
    swipeRecognizer?.endGesture(of: row)
    let (cell, view) = (row.cell, row.view)
    view?.isUserInteractionEnabled = false
    let remove = { [weak cell] in
      guard let cell, cell.actionsView === view else { return }
      view?.removeFromSuperview()
      cell.actionsView = nil
    }
    if animated {
      moveContent(of: row, to: 0, then: remove)
    } else {
      cell.actionsOffset = 0
      remove()
    }
    guard row.kind == .swipe else { return }
    UITableViewCell.Overridable.setEditing(cell, false, animated)
    if row.isActing { editing.ended.append(row.path) } else { tableDelegate?.tableView(self, didEndEditingRowAt: row.path.indexPath) }
  }

  /// The row and its cell are gone, so there is nothing to close. The cell is reset when it is used for another row.
  func forget(_ row: OpenRow) {
    editing.open = nil
    swipeRecognizer?.endGesture(of: row)
    row.view?.isUserInteractionEnabled = false
    guard row.kind == .swipe else { return }
    editing.ended.append(row.path)
    setNeedsLayout()
  }

  /// Tells of rows whose editing ended while nobody could be told. Source: docs/rules/tables.md 5.4 (the path is the old one)
  func tellEndedRows() {
    guard !editing.ended.isEmpty, editing.open?.isActing != true else { return }
    let ended = editing.ended
    editing.ended.removeAll()
    for path in ended { tableDelegate?.tableView(self, didEndEditingRowAt: path.indexPath) }
  }

  // MARK: Actions

  /// Runs an action. The row stays open until the app deletes or reloads it, ends the editing, or calls a completion.
  private func perform(_ index: Int, of row: OpenRow, from button: UIView) {
    guard editing.open === row, row.actions.indices.contains(index), !row.isActing else { return }
    row.isActing = true
    let indexPath = row.path.indexPath
    switch row.actions[index] {
    case .delete: commit(.delete, row.path)
    case .row(let action): action.handler(action, indexPath)
    case .contextual(let action):
      action.handler(action, button) { [weak self, weak row] _ in
        guard let self, let row, self.editing.open === row else { return }
        self.closeOpenRow(animated: true)
      }
    }
    row.isActing = false
    tellEndedRows()
  }

  // MARK: Touches while a row is open

  /// Only the actions work then: a touch elsewhere closes the row and does nothing else, so other controls leave it to what they stand in.
  func hitWhileOpen(_ hit: UIView) -> UIView {
    guard let view = editing.open?.view, !hit.isDescendant(of: view) else { return hit }
    var receiver = hit
    var ancestor: UIView? = hit
    while let current = ancestor, current !== self {
      if current is UIControl, let superview = current.superview { receiver = superview }
      ancestor = current.superview
    }
    return receiver
  }

  /// A finger on the open row itself may still drag it.
  func touchedWhileOpen(_ touch: UITouch) {
    guard let row = editing.open else { return }
    if geometry.row(at: touch.location(in: self).y) != row.path { closeOpenRow(animated: true) }
  }
}

/// A row that fades away while its buttons are open. Source: docs/rules/tables.md 6.9
extension UITableView {
  /// The buttons stand beside the fading cell, in the place where the row shrinks to nothing. Only in the transition's animation.
  /// - Returns: removes them, and gives them back to the cell, which is reset for its next row
  func closeActions(of cell: UITableViewCell) -> (() -> Void)? {
    guard cell.showingDeleteConfirmation, let buttons = cell.actionsView else { return nil }
    simulation.performWithoutAnimation {
      insertSubview(buttons, aboveSubview: cell)
      buttons.frame.origin = CGPoint(x: cell.frame.minX + buttons.frame.minX, y: cell.frame.minY + buttons.frame.minY)
      cell.actionsView = nil
    }
    buttons.frame.size.height = 0
    buttons.layoutIfNeeded()
    return { [weak cell] in
      buttons.removeFromSuperview()
      if cell?.actionsView == nil { cell?.actionsView = buttons }
    }
  }
}
