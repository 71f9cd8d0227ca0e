import Foundation

/// The count and height phase: what is there, and how tall. Source: tableview.md 1.1, 1.2 (classic: one pass, ascending)
extension UITableView {
  /// Forgets rows, cells and selection, and asks for layout; the data source is asked later. Source: tableview.md 1.1
  public func reloadData() {
    if let askedQuestion {
      Simulation.current.raise(TableReentryError(call: "reloadData", callback: "\(askedQuestion)"))
      return
    }
    unhighlight(notify: false)
    forgetEditing()
    selected.removeAll()
    let gone = visible
    visible.removeAll()
    for (path, cell) in gone { endDisplaying(cell, at: path) }
    updates = nil
    updateDepth = 0
    markForReload()
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
    geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0, sections: [])
    if let sections = loadSections() { geometry = TableGeometry(top: geometry.top, sections: sections) }
    setContentHeight()
    installEditingGestures()
  }

  private func loadSections() -> [TableGeometry.Section]? {
    guard let dataSource else { return [] }
    var sections: [TableGeometry.Section] = []
    for section in 0..<askNumberOfSections(dataSource) {
      guard let count = askNumberOfRows(dataSource, section) else { return nil }
      guard let rows = loadHeights(count, section) else { return nil }
      sections.append(
        TableGeometry.Section(header: .init(height: headerHeight(section)), rows: rows, footer: .init(height: footerHeight)))
    }
    return Simulation.current.fault == nil ? sections : nil
  }

  /// Of a header without a title: none in plain style, a gap in grouped ones. Source: tableview.md 0.3
  private func headerHeight(_ section: Int) -> CGFloat {
    switch style {
    case .plain: 0
    case .grouped: section == 0 ? TableConstants.firstGroupedHeader : TableConstants.groupedGap
    case .insetGrouped: TableConstants.groupedGap
    }
  }

  private var footerHeight: CGFloat { style == .plain ? 0 : TableConstants.groupedGap }

  private func loadHeights(_ count: Int, _ section: Int) -> RowGeometry? {
    guard let delegate = tableDelegate, delegate.providesRowHeights(for: self) else {
      return RowGeometry(repeating: rowHeight, count: count)
    }
    struct Refused: Error {}
    let heightOf = delegate.tableView(self, heightsInSection: section)
    return try? RowGeometry(count: count) { row in
      let path = RowPath(section: section, row: row)
      guard let height = checked(asking("heightForRowAt") { heightOf(row) }, path) else { throw Refused() }
      return height
    }
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

  /// The height of one row; nil where it can't be used. Source of the wording: tableview.md 2.2
  func askHeight(_ delegate: any UITableViewDelegate, _ path: RowPath) -> CGFloat? {
    checked(asking("heightForRowAt") { delegate.tableView(self, heightForRowAt: path.indexPath) }, path)
  }

  private func checked(_ height: CGFloat, _ path: RowPath) -> CGFloat? {
    guard Simulation.current.fault == nil else { return nil }
    if height >= 0, height.isFinite { return height }
    if height == UITableView.automaticDimension { return rowHeight }
    Simulation.current.raise(
      UIException(
        .internalInconsistency,
        height < 0
          ? "table view row height must not be negative - provided height for index path (\(path: path)) is \(formatted(height))"
          : "table view row height must be a finite number - provided height for index path (\(path: path)) is \(formatted(height))"))
    return nil
  }

  /// The height of a row that was just inserted, from the delegate or the table.
  func height(ofNewRow path: RowPath) -> CGFloat? {
    guard let delegate = tableDelegate, delegate.providesRowHeights(for: self) else { return rowHeight }
    return askHeight(delegate, path)
  }

  /// "Take the default." Source: Apple, UITableView.automaticDimension
  public static let automaticDimension: CGFloat = -1

  // MARK: Content size

  func setContentHeight() {
    let footer = tableFooterView?.frame.height ?? 0
    super.contentSize = CGSize(width: bounds.width, height: geometry.height + footer)
    placeAccessories()
  }

  func replaceAccessory(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometry.top = tableHeaderView?.frame.height ?? 0
    if !needsReload { setContentHeight() }
    setNeedsLayout()
  }

  private func placeAccessories() {
    if let header = tableHeaderView { header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height) }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: footer.frame.height)
    }
  }
}
