import Foundation

/// Where things are. Source: docs/rules/tables.md 2.7
extension UITableView {
  /// From the counts that were loaded. A section that doesn't exist raises a range exception.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard section >= 0, section < geometry.sectionCount else {
      recordException(.range, "-[UITableView numberOfRowsInSection:]: section (\(index: section)) beyond bounds (\(geometry.sectionCount)).")
      return 0
    }
    return geometry.rowCount(inSection: section)
  }

  /// Space: content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard geometry.contains(path) else {
      recordException(.internalInconsistency, "request for rect at invalid index path (\(path: path))")
      return .zero
    }
    return frame(of: geometry.span(of: path))
  }

  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard section >= 0, section < geometry.sectionCount else {
      recordException(.internalInconsistency, "request for rect of invalid section (\(index: section))")
      return .zero
    }
    return frame(of: geometry.span(ofSection: section))
  }

  /// Space: content. Where a plain header floats now is the view's own frame. Source: docs/rules/tables.md 2.1
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  private func rect(of part: SectionPart) -> CGRect {
    loadIfNeeded()
    guard part.section >= 0, part.section < geometry.sectionCount else {
      recordException(.internalInconsistency, "request for rect of \(part.kind.rawValue) in invalid section (\(index: part.section))")
      return .zero
    }
    return frame(of: viewSpan(part, in: geometry.span(of: part)))
  }

  /// What lies in a stretch of the content is as wide as the table, less the margins of an insetGrouped one. Space: content.
  func frame(of span: TableGeometry.Span) -> CGRect {
    let margins = sideMargins
    return CGRect(x: margins.left, y: span.y, width: max(0, bounds.width - margins.left - margins.right), height: span.height)
  }

  /// Inside of the safe area. Units: points. Source: docs/rules/table-choices.md
  var sideMargins: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = bounds.width < TableConstants.wideInsetWidth ? TableConstants.insetMargin : TableConstants.wideInsetMargin
    return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
  }

  /// The width of the rows. Units: points.
  var widthBetweenMargins: CGFloat { bounds.width - sideMargins.left - sideMargins.right }

  /// A point on the border of two rows belongs to the lower one. Space: content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= sideMargins.left, point.x < bounds.width - sideMargins.right else { return nil }
    return geometry.row(at: point.y)?.indexPath
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard !rect.isNull, rect.maxX > sideMargins.left, rect.minX < bounds.width - sideMargins.right else { return [] }
    var paths: [IndexPath] = []
    geometry.forEachRow(in: rect.minY, rect.maxY) { path, _, _ in
      paths.append(path.indexPath)
      return true
    }
    return paths
  }

  /// Nil for rows that aren't visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: RowPath(indexPath)) }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell)?.indexPath }

  /// Ascending; empty before the first layout.
  public var visibleCells: [UITableViewCell] { visible.map(\.cell) }
  public var indexPathsForVisibleRows: [IndexPath]? { visible.map(\.path.indexPath) }
}
