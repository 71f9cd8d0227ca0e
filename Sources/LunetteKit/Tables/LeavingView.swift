import Foundation

/// A cell, header or footer that updates have sent away: it is on the screen until its animation has ended.
struct LeavingView {
  enum Content {
    /// With the place by which the delegate knows it.
    case cell(UITableViewCell, RowPath)
    case sectionView(UIView, SectionPart)
  }

  let content: Content
  /// Which transition it belongs to.
  let serial: Int
  /// Where its row is, of a cell that only slides out of sight.
  var row: RowPath?

  /// Gives the view the look back that its way out has taken.
  var restore: (() -> Void)?

  init(_ content: Content, _ serial: Int, row: RowPath? = nil) { (self.content, self.serial, self.row) = (content, serial, row) }

  var view: UIView {
    switch content {
    case .cell(let cell, _): cell
    case .sectionView(let view, _): view
    }
  }
}

extension UITableView {
  /// Updates that follow one another faster than their animations end would fill the table with what leaves: of more than a few screens
  /// the first to have left are gone.
  func limitLeavingViews() {
    let most = max(TableConstants.fewestLeaving, TableConstants.screensLeaving * visible.count)
    guard leavingViews.count > most else { return }
    let first = leavingViews.map(\.serial).sorted()[leavingViews.count - most]
    endLeavingViews { $0 < first }
  }

  /// Takes what has gone off the screen, tells the delegate and keeps it for reuse.
  func endLeavingViews(where isOver: (_ serial: Int) -> Bool) {
    guard leavingViews.contains(where: { isOver($0.serial) }) else { return }
    let gone = leavingViews.filter { isOver($0.serial) }
    leavingViews.removeAll { isOver($0.serial) }
    for leavingView in gone {
      leavingView.restore?()
      switch leavingView.content {
      case .cell(let cell, let path): endDisplaying(cell, at: path)
      case .sectionView(let view, let part):
        // Cells are made visible again when they are taken; headers are not.
        view.alpha = 1
        endDisplaying(view, part)
      }
    }
  }

  /// The cell of a row that was sliding out of sight when a scroll brought its place back.
  func takeBackCell(for path: RowPath) -> UITableViewCell? {
    guard !leavingViews.isEmpty, let index = leavingViews.firstIndex(where: { $0.row == path }) else { return nil }
    guard case .cell(let cell, _) = leavingViews.remove(at: index).content else { return nil }
    refreshState(of: cell, at: path)
    return cell
  }

  /// The cell is used again: gives it the selection, highlight and editing state of its row, which may have changed while the cell was leaving.
  func refreshState(of cell: UITableViewCell, at path: RowPath) {
    if cell.isSelected != selected.contains(path) { UITableViewCell.Overridable.setSelected(cell, selected.contains(path), false) }
    if cell.isHighlighted, highlighted != path { UITableViewCell.Overridable.setHighlighted(cell, false, false) }
    if cell.isEditing != editing.isOn { prepareEditing(cell, at: path.indexPath) }
  }
}
