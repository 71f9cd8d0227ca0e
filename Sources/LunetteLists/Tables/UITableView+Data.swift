import Foundation

/// The count and height phase: what is there, and how tall. Source: docs/rules/tables.md 1.1, 1.2 (classic: one pass, ascending)
extension UITableView {
  func loadSections() -> [TableGeometry.Section]? {
    guard let dataSource else { return [] }
    var sections: [TableGeometry.Section] = []
    for section in 0..<askNumberOfSections({ dataSource.numberOfSections(in: self) }) {
      guard let loaded = loadSection(section, count: nil) else { return nil }
      sections.append(loaded)
    }
    return simulation.fault == nil ? sections : nil
  }

  /// - Parameter count: its rows; nil asks for them
  func loadSection(_ section: Int, count: Int?) -> TableGeometry.Section? {
    guard let dataSource, let header = loadEdge(.header(section)), let footer = loadEdge(.footer(section)) else { return nil }
    let counted = count ?? askNumberOfRows(section) { dataSource.tableView(self, numberOfRowsInSection: $0) }
    guard let counted, let heights = loadHeights(counted, section) else { return nil }
    return TableGeometry.Section(header: header, rows: heights.rows, footer: footer, measured: heights.measured)
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

  private func placeAccessories() {
    if let header = tableHeaderView { header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height) }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: footer.frame.height)
    }
  }
}
