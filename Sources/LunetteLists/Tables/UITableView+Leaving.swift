import Foundation

/// Cells that updates have sent away, but whose rows live on.
extension UITableView {
  /// The cell of a row that was sliding out of sight when a scroll brought its place back.
  func takeBackCell(for path: RowPath) -> UITableViewCell? {
    guard !leavingViews.isEmpty, let index = leavingViews.firstIndex(where: { $0.row == path }) else { return nil }
    guard let cell = leavingViews.remove(at: index).view as? UITableViewCell else { return nil }
    refreshState(of: cell, at: path)
    return cell
  }

  /// The cell is used again: gives it the selection, highlight and editing state of its row, which may have changed while the cell was leaving.
  func refreshState(of cell: UITableViewCell, at path: RowPath) {
    if cell.isSelected != selection.contains(path) { UITableViewCell.Overridable.setSelected(cell, selection.contains(path), false) }
    if cell.isHighlighted, selection.highlighted != path { UITableViewCell.Overridable.setHighlighted(cell, false, false) }
    if cell.isEditing != editing.isOn { prepareEditing(cell, at: path.indexPath) }
  }
}
