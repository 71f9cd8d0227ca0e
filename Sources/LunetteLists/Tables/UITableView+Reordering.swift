import Foundation

/// Reordering by the handle. Source: docs/rules/tables.md 5.6
extension UITableView {
  /// A table that waits for a reload loads first: rows that are counted anew while one hangs would leave its gap out.
  func beginReordering(_ cell: UITableViewCell, at finger: CGPoint) {
    guard updateDepth == 0, askedQuestion == nil else { return }
    loadIfNeeded()
    guard editing.isOn, lifted == nil, editing.open == nil, !hasFault, let path = path(of: cell), contains(path) else { return }
    unhighlight()
    lifted = LiftedRow(path, cell, in: self)
    lifted?.belowTop = finger.y - cell.frame.minY
    cell.alpha = CellConstants.liftedAlpha
    bringSubviewToFront(cell)
  }

  func continueReordering(at finger: CGPoint) {
    guard let lifted else { return }
    carryLifted(lifted, to: finger)
    // A table scrolls up and down only.
    lifted.follow(CGPoint(x: bounds.midX, y: finger.y))
  }

  /// The row falls into its place. The data source is told if that place is not the one where the row was lifted.
  func endReordering() {
    guard let lifted else { return }
    drop(lifted)
    guard lifted.place.current != lifted.place.source, let dataSource else { return }
    dataSource.tableView(self, moveRowAt: lifted.place.source.indexPath, to: lifted.place.current.indexPath)
  }

  /// Back to where it came from; nobody hears of it.
  func returnLiftedRow() {
    guard let lifted else { return }
    moveGap(of: lifted, to: lifted.place.source)
    drop(lifted)
  }

  /// The lifted row is back, and nothing moves, before an update or a reload, which place all rows themselves: the data source may have the
  /// new rows already, and can't be asked for old ones.
  func cancelReordering() {
    guard let lifted else { return }
    shiftGap(of: lifted, to: lifted.place.source)
    letGo()
    restoreOrder(of: lifted.cell)
    setNeedsLayout()
  }

  private func drop(_ row: LiftedRow) {
    letGo()
    rowsToCheck = .cellsAndPlaces
    row.cell.alpha = CellConstants.liftedAlpha
    moveAside {
      row.cell.alpha = 1
      self.layOutCells()
    } completion: { [weak self] in
      self?.restoreOrder(of: row.cell)
    }
  }

  /// Later rows sit behind earlier ones. Source: docs/rules/tables.md 2.10
  private func restoreOrder(of cell: ReusableView) {
    guard let path = path(of: cell), !isLifted(cell) else { return }
    if let next = visible.first(where: { $0.path > path })?.cell {
      insertSubview(cell, aboveSubview: next)
    } else if let previous = visible.last(where: { $0.path < path })?.cell {
      insertSubview(cell, belowSubview: previous)
    }
  }

  // MARK: A row that a drag carries

  func allowsMove(of path: RowPath) -> Bool {
    guard let dataSource, dataSource.movesRows(in: self) else { return false }
    return asking("canMoveRowAt") { dataSource.tableView(self, canMoveRowAt: path.indexPath) }
  }
  func beginCarrying(_ path: RowPath, at point: CGPoint) -> Bool {
    guard lifted == nil, editing.open == nil, updateDepth == 0, !isPlacing, askedQuestion == nil, let cell = shownCell(at: path) else { return false }
    lifted = LiftedRow(path, cell, in: self)
    lifted?.belowTop = cell.frame.height / 2
    bringSubviewToFront(cell)
    return true
  }
  func carry(to point: CGPoint) { continueReordering(at: point) }
  func endCarrying(_ end: CarryEnd) {
    switch end {
    case .moves: endReordering()
    case .returns: returnLiftedRow()
    case .isForgotten: cancelReordering()
    }
  }

  // MARK: Where it hangs

  func hang(_ row: LiftedRow, from finger: CGPoint) {
    let top = (finger.y - row.belowTop).clamped(0, max(0, geometry.height - row.cell.frame.height))
    simulation.performWithoutAnimation { row.cell.frame.origin.y = top }
    propose(insertionPath(of: row, top: top), for: row)
  }

  /// The place before the first row, lifted one left out, of which more than half lies below `top`.
  ///
  /// Everything is thought of without the lifted row: so the answer doesn't depend on where its gap is, and can't swing.
  /// Cost: O(log sections * log rows).
  private func insertionPath(of lifted: LiftedRow, top: CGFloat) -> RowPath {
    let gap = geometry.span(of: lifted.place.current)
    func bare(_ y: CGFloat) -> CGFloat { y > gap.y ? y - gap.height : y }
    func rowsStart(_ section: Int) -> CGFloat {
      let rows = geometry.rowCount(inSection: section)
      let span = geometry.span(ofSection: section)
      return rows > 0 ? geometry.span(of: RowPath(section: section, row: 0)).y : span.y + span.height
    }
    // The last section of whose header less than half lies below.
    var (low, high) = (0, geometry.sectionCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = bare(geometry.span(ofSection: middle).y)
      if (start + bare(rowsStart(middle))) / 2 <= top { low = middle } else { high = middle - 1 }
    }
    let section = low
    let hole = lifted.place.current.section == section ? lifted.place.current.row : Int.max
    let count = geometry.rowCount(inSection: section) - (hole == .max ? 0 : 1)
    var (first, last) = (0, count)
    while first < last {
      let middle = (first + last) / 2
      let span = geometry.span(of: RowPath(section: section, row: middle >= hole ? middle + 1 : middle))
      if bare(span.y) + span.height / 2 < top { first = middle + 1 } else { last = middle }
    }
    return RowPath(section: section, row: first)
  }

  func shiftGap(of lifted: LiftedRow, to target: RowPath) {
    let old = lifted.place.current
    guard target != old else { return }
    let height = geometry.span(of: old).height
    geometry.remove(old)
    geometry.insert(height: height, at: target)
    noteGap(of: lifted, at: target)
    for index in visible.indices { visible[index].path = visible[index].path.moved(from: old, to: target) }
    visible.sort { $0.path < $1.path }
  }
}
