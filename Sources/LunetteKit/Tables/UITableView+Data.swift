import Foundation

/// The count and height phase: what is there, and how tall. Source: tableview.md 1.1, 1.2 (classic: one pass, ascending)
extension UITableView {
  /// Forgets rows, cells and selection, and asks for layout; the data source is asked later. Source: tableview.md 1.1
  public func reloadData() {
    if let askedQuestion {
      Simulation.current.raise(TableReentryError(call: "reloadData", callback: "\(askedQuestion)"))
      return
    }
    Simulation.current.eventObserver?(.update(self, [.reloadedAll]))
    unhighlight(notify: false)
    forgetEditing()
    selected.removeAll()
    prefetching = RowPrefetching()
    updates?.drop()
    markForReload()
    let gone = visible
    visible.removeAll()
    for row in gone { endDisplaying(row.cell, at: row.path) }
    endDisplayingSectionViews { _ in true }
    endDepartures { _ in true }
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
    return Simulation.current.fault == nil ? sections : nil
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
      raise(.internalInconsistency, "Failed to allocate data stores for \(count) sections. Consider using fewer sections")
      return 0
    }
    return max(0, count)
  }

  /// Nil where the answer can't be used; the fault says why.
  func askNumberOfRows(_ dataSource: any UITableViewDataSource, _ section: Int) -> Int? {
    let count = asking("numberOfRowsInSection") { dataSource.tableView(self, numberOfRowsInSection: section) }
    guard Simulation.current.fault == nil else { return nil }
    guard count >= 0 else {
      Simulation.current.raise(
        UIException(
          .internalInconsistency, "numberOfRowsInSection must not be negative - provided count for section \(index: section) is \(count)"))
      return nil
    }
    guard count <= TableConstants.mostRows else {
      raise(
        .internalInconsistency, "Failed to allocate data stores for \(count) rows in section \(index: section). Consider using fewer rows")
      return nil
    }
    return count
  }

  // MARK: Content size

  func setContentHeight() {
    let footer = tableFooterView?.frame.height ?? 0
    super.contentSize = CGSize(width: bounds.width, height: geometry.height + footer)
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

  /// Measured heights depend on the width; until they are measured anew they are the best estimate. Source: tableview.md 7
  func widthChanged() {
    geometry.forgetMeasures()
    setContentHeight()
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    placeBackground()
  }

  func placeBackground() {
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
