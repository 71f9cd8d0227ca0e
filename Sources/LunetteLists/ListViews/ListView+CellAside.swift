import Foundation
@_spi(Lunette) import LunetteStage

/// A cell in which a text is being edited, and whose row has been scrolled out of sight.
struct CellAside {
  /// Where the row is shown; nil when the row is gone.
  var path: RowPath?
  let cell: ReusableView
}

/// While something in a cell is first responder, its row keeps the cell, out of sight too: the cell doesn't wait for reuse, but stays a hidden
/// subview, so that typing goes on. Source: docs/rules/tables.md 3.3
extension ListView {
  /// Whether the first responder is in a view of the list.
  private func hasFirstResponder(_ view: UIView) -> Bool { view.$window.isSame(as: $window) && window?.hasFirstResponder(inside: view) == true }

  /// Called when a row is about to leave the screen. - Returns: whether the row keeps its cell
  @discardableResult
  final func setAside(_ cell: ReusableView, at path: RowPath) -> Bool {
    guard hasFirstResponder(cell), contains(path), shownCell(at: path) == nil else { return false }
    if let cellAside, cellAside.cell !== cell { giveUpCellAside() }
    cellAside = CellAside(path: path, cell: cell)
    simulation.performWithoutAnimation {
      cell.isHidden = true
      // A section that scrolls by itself may go.
      if cell.superview !== self { addSubview(cell) }
    }
    return true
  }

  final func isAside(_ cell: UIView) -> Bool { cellAside.map { $0.cell === cell } ?? false }

  /// The cell that a row out of sight keeps; nil for none.
  final func cellAside(of path: RowPath) -> ReusableView? { cellAside.flatMap { $0.path == path ? $0.cell : nil } }

  /// The cell that a row has kept, for a row that comes into view; nil where the data source is to be asked.
  final func takeCellAside(for path: RowPath) -> ReusableView? {
    guard let cellAside, cellAside.path == path else {
      // An update has moved the row off the screen, and the cell is still on its way.
      return leavingViews.first { $0.row == path && hasFirstResponder($0.view) }?.view as? ReusableView
    }
    self.cellAside = nil
    return cellAside.cell
  }

  /// The data source has handed a cell out itself.
  final func noteShown(_ cell: ReusableView) { if isAside(cell) { cellAside = nil } }

  /// The row of the cell is elsewhere, or gone, after a batch.
  final func carryCellAside(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    guard let path = cellAside?.path else { return }
    cellAside?.path = reloaded.contains(path) ? nil : mapping.after(path)
  }

  /// The cell waits for reuse when nothing in it is first responder any more, or its row is gone.
  final func checkCellAside() {
    guard let cellAside else { return }
    if let path = cellAside.path, needsReload || contains(path), hasFirstResponder(cellAside.cell) { return }
    giveUpCellAside()
  }

  /// Ends the editing. The delegate has been told already that the cell is not displayed.
  final func giveUpCellAside() {
    guard let cell = cellAside?.cell else { return }
    cellAside = nil
    if cell.superview === self { cell.removeFromSuperview() }
    // Callbacks of the editing that ended may have shown it again.
    if cell.$list.isNil, cell.superview == nil { keepForReuse(cell) }
  }
}
