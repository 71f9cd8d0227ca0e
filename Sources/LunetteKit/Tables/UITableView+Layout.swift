import Foundation

/// The cell phase: rows that left go to the pool, then rows that entered get cells, ascending. Source: tableview.md 1.4
extension UITableView {
  func layOutRows() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    guard Simulation.current.fault == nil else { return }
    let (low, high) = (bounds.minY, bounds.maxY)
    removeRowsOutside(low, high)
    addRows(low, high)
    layOutFillers()
  }

  private func removeRowsOutside(_ low: CGFloat, _ high: CGFloat) {
    guard visible.contains(where: { !isVisible($0.path, low, high) }) else { return }
    let gone = visible.filter { !isVisible($0.path, low, high) }
    visible.removeAll { !isVisible($0.path, low, high) }
    // A row that hangs from a finger is seen there, wherever its place is.
    for (path, cell) in gone where !cell.isLifted { endDisplaying(cell, at: path) }
  }

  /// A row that only touches the edge isn't visible. Source: tableview.md 2.6
  private func isVisible(_ path: RowPath, _ low: CGFloat, _ high: CGFloat) -> Bool {
    guard geometry.contains(path) else { return false }
    let span = geometry.span(of: path)
    return span.height > 0 && span.y < high && span.end > low
  }

  private func addRows(_ low: CGFloat, _ high: CGFloat) {
    var index = 0
    geometry.forEachRow(in: low, high) { path, y, height in
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if index < visible.count, visible[index].path == path {
        let cell = visible[index].cell
        if cell.frame != frame, !cell.isLifted { cell.frame = frame }
      } else {
        guard let cell = makeCell(for: path, frame: frame) else { return false }
        // It may have been taken from a row above.
        index = visible.firstIndex { $0.path > path } ?? visible.count
        visible.insert((path, cell), at: index)
      }
      index += 1
      return true
    }
  }

  /// Asks for a cell and shows it; nil when the data source failed, which ends the pass.
  func makeCell(for path: RowPath, frame: CGRect) -> UITableViewCell? {
    guard let dataSource else { return nil }
    if let lifted = editing.reorder, lifted.current == path { return lifted.cell }
    let animations = Simulation.current.animations
    let model = modelPath(path)
    let cell = animations.aside { asking("cellForRowAt") { dataSource.tableView(self, cellForRowAt: model.indexPath) } }
    guard Simulation.current.fault == nil else { return nil }
    // The same cell for two rows ends up at the last one. Source: tableview.md 3.4
    visible.removeAll { $0.cell === cell }
    UIView.performWithoutAnimation {
      cell.prepare(for: self, frame: frame, isSelected: selected.contains(path))
      // Later rows sit behind earlier ones. Source: tableview.md 2.10
      if cell.superview !== self {
        let next = visible.first { $0.path > path }?.cell
        if let next { insertSubview(cell, aboveSubview: next) } else { insertSubview(cell, at: 0) }
      }
    }
    animations.aside {
      UIView.performWithoutAnimation { prepareEditing(cell, at: model) }
      asking("willDisplay") { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: model.indexPath) }
    }
    return cell
  }

  /// Takes a cell off the screen, tells the delegate and keeps the cell for reuse. A cell that its data source has handed out again
  /// meanwhile stays.
  func endDisplaying(_ cell: UITableViewCell, at path: RowPath) {
    let isBack = visible.contains { $0.cell === cell }
    if !isBack { editingEnded(for: cell) }
    if !isBack { cell.removeFromSuperview() }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    if !isBack { keepForReuse(cell) }
  }

  func refreshSeparators() {
    for (_, cell) in visible { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// A short plain table goes on with empty rows; any footer view ends them. Source: tableview.md 2.5
  private func layOutFillers() {
    let start = geometry.height
    var needed = 0
    if separatorStyle != .none, tableFooterView == nil, rowHeight > 0, start < bounds.height {
      needed = Int(min(((bounds.height - start) / rowHeight).rounded(.down), TableConstants.mostFillers))
    }
    while fillers.count > needed { fillers.removeLast().removeFromSuperview() }
    while fillers.count < needed {
      let line = UITableViewSeparator()
      fillers.append(line)
      insertSubview(line, at: 0)
    }
    let thickness = UITableViewSeparator.thickness
    for (index, line) in fillers.enumerated() {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: separatorInset.left, y: start + CGFloat(index + 1) * rowHeight - thickness,
        width: bounds.width - separatorInset.left - separatorInset.right, height: thickness)
    }
  }
}
