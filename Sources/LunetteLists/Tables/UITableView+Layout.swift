import Foundation

/// A row on the screen.
package struct VisibleRow {
  package internal(set) var path: RowPath
  package let cell: UITableViewCell
  /// Where it was when the rows were last placed.
  var span: TableGeometry.Span
}

extension TableGeometry.Span {
  /// A row that only touches the edge isn't visible. Source: docs/rules/tables.md 2.6
  func isVisible(in bounds: CGRect) -> Bool { height > 0 && y < bounds.maxY && end > bounds.minY }
}

/// What the next layout has to check of the rows between the first and the last on the screen.
enum RowCheck {
  case none
  /// Whether each row has its cell.
  case cells
  /// That, and whether each cell stands where the geometry has its row.
  case cellsAndPlaces
}

/// The cell phase: rows that left go to the pool, then rows that entered get cells, ascending. Source: docs/rules/tables.md 1.4
extension UITableView {
  func layOutRows() {
    loadIfNeeded()
    guard !hasFault else { return }
    checkRowGoal()
    placeBackground()
    removeRowsOutside()
    removeSectionViewsOutside()
    guard changesDuringLayout.isEmpty else { return leaveRestToNextLayout() }
    // Each correction of an estimate is the last for its row; what it brought into view is looked at again.
    var seen = -1
    while seen != corrections, !hasFault, changesDuringLayout.isEmpty {
      seen = corrections
      measureSectionViews()
      addRows()
      if !hasFault, changesDuringLayout.isEmpty, followRowGoal() {
        removeRowsOutside()
        removeSectionViewsOutside()
        // What stands at the new place is looked at, too.
        seen = -1
      }
    }
    endRowGoal()
    // Rows whose estimates were too small or too large may have left the screen when they were measured.
    if rowsToCheck == .cellsAndPlaces {
      removeRowsOutside()
      removeSectionViewsOutside()
    }
    // A data source that failed has left rows without cells, which the next layout asks for again.
    guard !hasFault, changesDuringLayout.isEmpty else { return leaveRestToNextLayout() }
    rowsToCheck = .none
    layOutSectionViews()
    layOutFillers()
    layOutIndex()
  }

  /// The layout has stopped: rows may lack cells.
  private func leaveRestToNextLayout() { rowsToCheck = .cellsAndPlaces }

  private func removeRowsOutside() {
    if rowsToCheck == .cellsAndPlaces {
      for index in visible.indices { visible[index].span = geometry.span(of: visible[index].path) }
    } else if visible.isEmpty || visible[0].span.isVisible(in: bounds) && visible[visible.count - 1].span.isVisible(in: bounds) {
      return
    }
    // All leave before anybody is told. The list is kept from frame to frame, so that scrolling takes nothing from the heap; who is told
    // may come back here, and then begins a list of its own.
    var gone = leaving
    leaving = []
    defer {
      gone.removeAll(keepingCapacity: true)
      leaving = gone
    }
    let bounds = bounds
    if rowsToCheck == .cellsAndPlaces {
      visible.removeAll { row in
        if row.span.isVisible(in: bounds) { return false }
        gone.append(row)
        return true
      }
    } else {
      // Rows stand one below the other, so the rows that leave are the first and the last ones.
      var (first, end) = (0, visible.count)
      while first < end, !visible[first].span.isVisible(in: bounds) { first += 1 }
      while first < end, !visible[end - 1].span.isVisible(in: bounds) { end -= 1 }
      for index in 0..<first { gone.append(visible[index]) }
      for index in end..<visible.count { gone.append(visible[index]) }
      if end < visible.count { visible.removeSubrange(end...) }
      if first > 0 { visible.removeSubrange(..<first) }
    }
    // A row that hangs from a finger is seen there, wherever its place is.
    for row in gone where !isLifted(row.cell) {
      setAside(row.cell, at: row.path)
      endDisplaying(row.cell, at: row.path)
    }
  }

  /// Rows that have come in get cells. In a table that estimates, heights are corrected on the way: the rows that were there before
  /// keep their places on the screen; not those that an update pushes down. Source: docs/rules/tables.md 7, 6.8
  ///
  /// Cost: of the rows that have come in, O(log rows) each; in a frame that brings none two comparisons. To look a row up costs more
  /// than all else in a frame that only scrolls, so rows that have their places already are passed over.
  private func addRows() {
    let anchor = visible.isEmpty || transition != nil ? nil : visible[0].path
    var (next, index): (RowPath?, Int)
    if rowsToCheck == .none, !visible.isEmpty, visible[0].span.y <= bounds.minY {
      (next, index) = (visible[0].path, 0)
    } else {
      next = geometry.firstRow(endingBelow: bounds.minY)
      index = next.flatMap { first in visible.firstIndex { $0.path >= first } } ?? visible.count
    }
    while let path = next {
      if rowsToCheck != .cellsAndPlaces, index < visible.count, visible[index].path == path {
        // The last of those that follow one another without a gap.
        var last = rowsToCheck == .none ? visible.count - 1 : index
        while last + 1 < visible.count, visible[last + 1].path == visible[last].path.next { last += 1 }
        guard visible[last].span.end < bounds.maxY else { return }
        (next, index) = (geometry.row(after: visible[last].path), last + 1)
        continue
      }
      var span = geometry.span(of: path)
      guard span.y < bounds.maxY else { return }
      let before = corrections
      // Rows that have turned out to have no height leave afterwards.
      while index < visible.count, visible[index].path < path { index += 1 }
      if index < visible.count, visible[index].path == path {
        let cell = visible[index].cell
        guard correctHeight(of: path, cell, anchor: anchor) else { return }
        if before != corrections { span = geometry.span(of: path) }
        visible[index].span = span
        place(cell, path, span)
      } else {
        let returned = takeBackCell(for: path)
        guard let cell = returned ?? makeCell(for: path, at: span, anchor: anchor) else { return }
        // The cell may have been taken from a row above.
        index = place(of: path)
        guard visible.count < ListConstants.mostVisible else {
          recordException(
            .internalInconsistency,
            """
            more than \(ListConstants.mostVisible) rows would be on the screen at once, of which each needs a cell; give rows a height \
            that can be seen, and the table the size of what shows it
            """)
          return
        }
        if before != corrections { span = geometry.span(of: path) }
        let row = VisibleRow(path: path, cell: cell, span: span)
        if index == visible.count { visible.append(row) } else { visible.insert(row, at: index) }
        if returned == nil { transition?.enter(cell, path) } else { place(cell, path, span) }
      }
      // The rows are about to be others.
      guard changesDuringLayout.isEmpty else { return }
      // What comes after it begins where it ends, or below.
      guard span.end < bounds.maxY else { return }
      index += 1
      next = geometry.row(after: path)
    }
  }

  /// Where a row stands, or would stand, among those on the screen.
  private func place(of path: RowPath) -> Int {
    // Mostly a row comes into view below the others.
    if let last = visible.last, last.path < path { return visible.count }
    return visible.partitioned { $0.path < path }
  }

  func place(_ cell: UITableViewCell, _ path: RowPath, _ span: TableGeometry.Span) {
    let frame = frame(of: span)
    if !isLifted(cell), !cell.frame.equals(frame) { cell.frame = frame }
    cell.sectionEnds = sectionEnds(of: path)
  }

  private func sectionEnds(of path: RowPath) -> SectionEnds {
    guard style != .plain else { return [] }
    var ends: SectionEnds = []
    if path.row == 0 { ends.insert(.first) }
    if path.row == geometry.rowCount(inSection: path.section) - 1 { ends.insert(.last) }
    return ends
  }

  /// Asks for a cell and shows it; nil when the data source failed, which ends the pass.
  ///
  /// - Parameters:
  ///   - span: where the row stands, as long as the geometry stays as it is
  ///   - anchor: a visible row that keeps its place on the screen when the measured row's height differs from its estimate
  private func makeCell(for path: RowPath, at span: TableGeometry.Span, anchor: RowPath?) -> UITableViewCell? {
    let known = geometryChanges
    guard let dataSource else { return nil }
    if let lifted, lifted.place.current == path { return lifted.cell as? UITableViewCell }
    let animations = simulation.animations
    let indexPath = modelPath(path).indexPath
    let kept = takeCellAside(for: path) as? UITableViewCell
    let cell = kept ?? animations.outsideBlocks { asking("cellForRowAt") { dataSource.tableView(self, cellForRowAt: indexPath) } }
    guard !hasFault else { return nil }
    noteShown(cell)
    // A cell for two rows ends up at the last one. Source: docs/rules/tables.md 3.4
    if cell.superview === self, let row = visible.firstIndex(where: { $0.cell === cell }) { visible.remove(at: row) }
    // A cell that is measured asks for the table's width.
    cell.list = self
    guard geometry.isMeasured(path) || animations.outsideBlocks({ correctHeight(of: path, cell, anchor: anchor) }) else {
      cell.list = nil
      if kept != nil { setAside(cell, at: path) }
      return nil
    }
    animations.withoutAnimation {
      cell.prepare(
        for: self, frame: frame(of: known == geometryChanges ? span : geometry.span(of: path)), isSelected: selection.contains(path))
      cell.sectionEnds = sectionEnds(of: path)
      // Later rows sit behind earlier ones. Source: docs/rules/tables.md 2.10
      if cell.superview !== self || isParked(cell) || kept != nil {
        let index = place(of: path)
        let next = index < visible.count ? visible[index].cell : backgroundView
        if let next { insertSubview(cell, aboveSubview: next) } else { insertSubview(cell, at: 0) }
      }
      prepareEditing(cell, at: indexPath)
    }
    animations.outsideBlocks {
      asking("willDisplay") { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
    }
    return cell
  }

  // MARK: Estimates

  /// Replaces an estimate by the row's height. False after a fault.
  private func correctHeight(of path: RowPath, _ cell: UITableViewCell, anchor: RowPath?) -> Bool {
    guard !geometry.isMeasured(path) else { return true }
    guard let height = realHeight(of: path, cell) else { return false }
    let change = height - geometry.span(of: path).height
    geometry.setHeight(height, of: path)
    keepPlaces(after: change, isAbove: anchor.map { path < $0 } ?? false)
    return true
  }

  /// Something became taller (or lower) than was estimated: where it is above the rows that are in view, the offset follows, so that
  /// they stay where they are. Units: points. Source: docs/rules/tables.md 7 (classic rule)
  func keepPlaces(after change: CGFloat, isAbove: Bool) {
    guard change != 0 else { return }
    corrections += 1
    if isAbove { prefetchedOffset? += change }
    // The larger of the two legal ranges must hold while both change.
    if change < 0, isAbove { shiftContent(by: change) }
    setContentHeight()
    if change > 0, isAbove { shiftContent(by: change) }
  }

  func refreshSeparators() {
    for row in visible { row.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// A short plain table goes on with empty rows; any footer view ends them. Source: docs/rules/tables.md 2.5
  private func layOutFillers() {
    let start = geometry.height
    let height = fillerRowHeight == UITableView.automaticDimension ? plainRowHeight : fillerRowHeight
    var needed = 0
    if style == .plain, separatorStyle != .none, tableFooterView == nil, height > 0, start < bounds.height {
      needed = ((bounds.height - start) / height).wholePart(upTo: TableConstants.mostFillers)
    }
    while fillers.count > needed { fillers.removeLast().removeFromSuperview() }
    while fillers.count < needed {
      let line = UITableViewSeparator()
      fillers.append(line)
      insertSubview(line, at: backgroundView == nil ? 0 : 1)
    }
    guard !fillers.isEmpty else { return }
    let thickness = UITableViewSeparator.thickness
    let margins = contentEnds
    for (index, line) in fillers.enumerated() {
      line.backgroundColor = shownSeparatorColor
      line.frame = sided(
        CGRect(
          x: margins.leading + separatorInset.left, y: start + CGFloat(index + 1) * height - thickness,
          width: bounds.width - margins.leading - separatorInset.left - separatorInset.right - margins.trailing, height: thickness))
    }
  }
}
