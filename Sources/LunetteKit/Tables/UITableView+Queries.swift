import Foundation

/// Where things are. Source: tableview.md 2.7
extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  /// From the counts that were loaded. A section that doesn't exist raises a range exception.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard section >= 0, section < geometry.sectionCount else {
      raise(.range, "-[UITableView numberOfRowsInSection:]: section (\(index: section)) beyond bounds (\(geometry.sectionCount)).")
      return 0
    }
    return geometry.rowCount(inSection: section)
  }

  /// Space: content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard geometry.contains(path) else {
      raise(.internalInconsistency, "request for rect at invalid index path (\(path: path))")
      return .zero
    }
    return frame(of: geometry.span(of: path))
  }

  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard section >= 0, section < geometry.sectionCount else {
      raise(.internalInconsistency, "request for rect of invalid section (\(index: section))")
      return .zero
    }
    return frame(of: geometry.span(ofSection: section))
  }

  /// What lies in a stretch of the content is as wide as the table. Space: content.
  func frame(of span: TableGeometry.Span) -> CGRect { CGRect(x: 0, y: span.y, width: bounds.width, height: span.height) }

  /// A point on the border of two rows belongs to the lower one. Space: content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)?.indexPath
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    var paths: [IndexPath] = []
    geometry.forEachRow(in: rect.minY, rect.maxY) { path, _, _ in
      paths.append(path.indexPath)
      return true
    }
    return paths
  }

  /// Nil for rows that aren't visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let path = RowPath(indexPath)
    return visible.first { $0.path == path }?.cell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.first { $0.cell === cell }?.path.indexPath }

  /// Ascending; empty before the first layout.
  public var visibleCells: [UITableViewCell] { visible.map(\.cell) }
  public var indexPathsForVisibleRows: [IndexPath]? { visible.map(\.path.indexPath) }

  /// Source: tableview.md 2.8. `none` moves as little as needed.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard checkScrollTarget(path) else { return }
    let span = geometry.span(of: path)
    let (start, end, inset, length) = (span.y, span.end, adjustedContentInset, bounds.height)
    let top = start - inset.top
    let bottom = end - (length - inset.bottom)
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (start + end) / 2 - (inset.top + (length - inset.top - inset.bottom) / 2)
    case .none: if start < y + inset.top { y = top } else if end > y + length - inset.bottom { y = bottom }
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: y.clamped(to: legalOffsets.y)), animated: animated)
    if !animated { setNeedsLayout() }
  }

  private func checkScrollTarget(_ path: RowPath) -> Bool {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard path.section >= 0, path.section < geometry.sectionCount else {
      raise(.range, "\(method): section (\(index: path.section)) beyond bounds (\(geometry.sectionCount)).")
      return false
    }
    let count = geometry.rowCount(inSection: path.section)
    guard path.row >= 0, path.row < count else {
      raise(.range, "\(method): row (\(index: path.row)) beyond bounds (\(count)) for section (\(index: path.section)).")
      return false
    }
    return true
  }

  func raise(_ name: UIException.Name, _ reason: UIException.Reason) {
    Simulation.current.raise(UIException(name, reason))
  }
}
