import Foundation

/// The row that a call to `scrollToRow` is to show. While rows are measured on the way, it comes to stand elsewhere.
struct RowGoal {
  let path: RowPath
  let position: UITableView.ScrollPosition
  /// The offset at which it is thought to be shown. Units: points.
  var target: CGFloat
}

/// Scrolling to rows. Source: docs/rules/tables.md 2.8
extension UITableView {
  /// `none` moves as little as needed; `RowPath.noRow` in place of a row means the section itself, which may be empty.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard simulation.fault == nil, checkScrollTarget(path) else { return }
    let target = offset(showing: path, at: position)
    scroll(to: target, animated: animated)
    rowGoal = RowGoal(path: path, position: position, target: target)
    setNeedsLayout()
  }

  // MARK: Rows that are measured on the way

  /// Before a layout: another offset that was set, or a finger, has ended it.
  func checkRowGoal() {
    guard let goal = rowGoal else { return }
    if isTracking || goal.target != (animatedOffsetTarget ?? contentOffset).y { rowGoal = nil }
  }

  /// Rows have been measured: the scroll ends where its row stands now. Source: docs/rules/tables.md 2.8 (D)
  /// - Returns: whether the offset is another one, so that other rows are in view
  func followRowGoal() -> Bool {
    guard let goal = rowGoal else { return false }
    guard !isTracking, geometry.sectionCount > goal.path.section, goal.path.row == RowPath.noRow || geometry.contains(goal.path) else {
      rowGoal = nil
      return false
    }
    let target = offset(showing: goal.path, at: goal.position)
    rowGoal?.target = target
    guard target != (animatedOffsetTarget ?? contentOffset).y else { return false }
    if animatedOffsetTarget != nil {
      redirectAnimatedOffset(to: CGPoint(x: contentOffset.x, y: target))
      return false
    }
    bounds.origin.y = target
    return true
  }

  /// The layout has come to rest: what is shown is measured.
  func endRowGoal() { if animatedOffsetTarget == nil { rowGoal = nil } }

  /// To the selected row that needs the least scrolling; nothing without a selection.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let targets = selection.ascending.filter(geometry.contains).map { offset(showing: $0, at: position) }
    guard let nearest = targets.min(by: { abs($0 - contentOffset.y) < abs($1 - contentOffset.y) }) else { return }
    scroll(to: nearest, animated: animated)
  }

  func scroll(to y: CGFloat, animated: Bool) {
    guard y != contentOffset.y else { return }
    UIScrollView.Overridable.setContentOffset(self, CGPoint(x: contentOffset.x, y: y), animated)
    setNeedsLayout()
  }

  /// The first row of a section keeps the header above it, the last row the footer below it. In plain style every row at the top stays
  /// clear of the header that floats there. Source: docs/rules/tables.md 2.8 (B for the first and last row, D for the others)
  private func offset(showing path: RowPath, at position: ScrollPosition) -> CGFloat {
    let section = geometry[path.section]
    let isSection = path.row == RowPath.noRow
    let span = isSection ? geometry.span(ofSection: path.section) : geometry.span(of: path)
    var (start, end) = (span.y, span.end)
    // What floats has no padding above it.
    let header = isSection ? 0 : viewSpan(.header(path.section), in: geometry.span(of: .header(path.section))).height
    if !isSection {
      if path.row == 0 { start -= section.header.height } else if style == .plain { start -= header }
      if path.row == section.rowCount - 1 { end += section.footer.height }
    }
    let (inset, length, y) = (adjustedContentInset, bounds.height, contentOffset.y)
    let (top, bottom) = (start - inset.top, end - (length - inset.bottom))
    let wanted: CGFloat
    switch position {
    case .top: wanted = top
    case .bottom: wanted = bottom
    case .middle: wanted = (span.y + span.end) / 2 - (inset.top + (length - inset.top - inset.bottom) / 2)
    case .none:
      // Seen as a whole: below the inset and, in plain style, below the floating header.
      let clear = style == .plain && !isSection ? header : 0
      if span.y - clear < y + inset.top {
        wanted = top
      } else {
        wanted = span.end > y + length - inset.bottom ? bottom : y
      }
    }
    return wanted.clamped(to: legalOffsets.y)
  }

  private func checkScrollTarget(_ path: RowPath) -> Bool {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard path.section >= 0, path.section < geometry.sectionCount else {
      recordException(.range, "\(method): section (\(index: path.section)) beyond bounds (\(geometry.sectionCount)).")
      return false
    }
    let count = geometry.rowCount(inSection: path.section)
    if path.row == RowPath.noRow { return true }
    guard path.row >= 0, path.row < count else {
      recordException(.range, "\(method): row (\(index: path.row)) beyond bounds (\(count)) for section (\(index: path.section)).")
      return false
    }
    return true
  }
}
