import Foundation

/// The count and height phase: what is there, and how tall. Source: docs/rules/tables.md 1.1, 1.2 (classic: one pass, ascending)
extension UITableView {
  /// Forgets rows, cells and selection, asks for counts and heights anew, and for layout, in which the cells are asked for.
  /// Called while the table lays out its rows, it is done right after. Source: docs/rules/tables.md 1.1
  public func reloadData() {
    if let askedQuestion {
      simulation.recordFault(TableReentryError(call: "reloadData", callback: "\(askedQuestion)"))
      return
    }
    guard !isPlacingRows else { return reloadAfterLayout() }
    simulation.eventObserver?(TableEvent(table: self, changes: [.reloadedAll]))
    unhighlight(notify: false)
    forgetEditing()
    selected.removeAll()
    prefetching = RowPrefetching()
    updates?.drop()
    markForReload()
    let gone = visible
    visible.removeAll()
    // Before anybody hears of the cells that go, and changes the rows. With an error on its way nobody can be asked; the next layout does.
    if dataSource != nil, simulation.fault == nil { loadIfNeeded() }
    for row in gone { endDisplaying(row.cell, at: row.path) }
    endDisplayingSectionViews { _ in true }
    endLeavingViews { _ in true }
  }

  func markForReload() {
    if !needsReload { cancelReordering() }
    needsReload = true
    setNeedsLayout()
  }

  /// Runs the phase if something changed since the last one. A failing data source leaves an empty table.
  func loadIfNeeded() {
    guard needsReload, askedQuestion == nil else { return }
    needsReload = false
    dataGeneration += 1
    geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0, sections: [])
    if let sections = loadSections() { geometry = TableGeometry(top: geometry.top, sections: sections) }
    loadIndexTitles()
    setContentHeight()
    installEditingGestures()
  }

  private func loadSections() -> [TableGeometry.Section]? {
    guard let dataSource else { return [] }
    var sections: [TableGeometry.Section] = []
    for section in 0..<askNumberOfSections(dataSource) {
      guard let loaded = loadSection(section, count: nil) else { return nil }
      sections.append(loaded)
    }
    return simulation.fault == nil ? sections : nil
  }

  /// - Parameter count: its rows; nil asks for them
  func loadSection(_ section: Int, count: Int?) -> TableGeometry.Section? {
    guard let dataSource, let header = loadEdge(.header(section)), let footer = loadEdge(.footer(section)) else { return nil }
    guard let count = count ?? askNumberOfRows(dataSource, section), let heights = loadHeights(count, section) else { return nil }
    return TableGeometry.Section(header: header, rows: heights.rows, footer: footer, measured: heights.measured)
  }

  // MARK: Single questions

  func asking<Answer>(_ method: StaticString, _ question: () -> Answer) -> Answer {
    let outer = askedQuestion
    askedQuestion = method
    defer { askedQuestion = outer }
    return question()
  }

  func askNumberOfSections(_ dataSource: any UITableViewDataSource) -> Int {
    let count = asking("numberOfSections") { dataSource.numberOfSections(in: self) }
    guard count <= TableConstants.mostSections else {
      recordException(.internalInconsistency, "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
      return 0
    }
    return max(0, count)
  }

  /// Nil where the answer can't be used; the fault says why.
  func askNumberOfRows(_ dataSource: any UITableViewDataSource, _ section: Int) -> Int? {
    let count = asking("numberOfRowsInSection") { dataSource.tableView(self, numberOfRowsInSection: section) }
    guard simulation.fault == nil else { return nil }
    guard count >= 0 else {
      simulation.recordFault(
        UIException(
          .internalInconsistency, "numberOfRowsInSection must not be negative - provided count for section \(index: section) is \(count)"))
      return nil
    }
    guard count <= TableConstants.mostRows else {
      recordException(
        .internalInconsistency, "Failed to allocate data stores for \(count) rows in section \(index: section). Consider using fewer rows")
      return nil
    }
    return count
  }

  // MARK: Content size

  func setContentHeight() {
    let footer = tableFooterView?.frame.height ?? 0
    super.contentSize = CGSize(width: bounds.width, height: min(geometry.height + footer, Self.longestContent))
    refreshIndex()
    placeAccessories()
  }

  func replaceAccessory(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    let top = tableHeaderView?.frame.height ?? 0
    // The first header of a grouped table depends on it.
    if style != .plain, (top == 0) != (geometry.top == 0) { markForReload() }
    geometry.top = top
    if !needsReload { setContentHeight() }
    setNeedsLayout()
  }

  /// Measured heights depend on the width; until they are measured anew they are the best estimate. Source: docs/rules/tables.md 7
  func widthChanged() {
    geometry.forgetMeasures()
    setContentHeight()
    setNeedsLayout()
  }

  func placeBackground() {
    // A view that the table stands in by now can't stand in the table.
    if let backgroundView, isDescendant(of: backgroundView) { self.backgroundView = nil }
    guard let backgroundView else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
  }

  private func placeAccessories() {
    if let header = tableHeaderView { header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height) }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: footer.frame.height)
    }
  }
}
