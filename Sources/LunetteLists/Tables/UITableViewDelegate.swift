import Foundation

/// What is in the table. Source: Apple, UITableViewDataSource; docs/rules/tables.md 1
public protocol UITableViewDataSource: UITableViewEditingDataSource {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The titles of the strip at the right edge; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to scroll to; -1 or `NSNotFound` leaves the offset alone. Source: docs/rules/tables.md 2.9
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}

/// Hears of rows before they come into view. Source: Apple, UITableViewDataSourcePrefetching; `UITableView+Prefetching` has the rule
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// - Parameter indexPaths: the nearest first
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// How the table looks and what happens to its rows. The defaults are what UIKit does where a delegate doesn't implement the method.
/// Source: Apple, UITableViewDelegate; docs/rules/tables.md 1, 4
public protocol UITableViewDelegate: UIScrollViewDelegate, UITableViewEditingDelegate {
  // Heights. Source: docs/rules/tables.md 2.2, 7
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// 0 asks for the real height at once.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Headers and footers. A view wins over a title. Source: docs/rules/tables.md 3.5
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The heights of the first of `rows`, of as many as the delegate likes. For delegates that can do better than be asked for each row.
  /// Fewer than one only after a fault.
  func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights
  /// False where all rows have the table's `rowHeight`: nobody is then asked for the height of a row. Read at each load.
  func providesRowHeights(for tableView: UITableView) -> Bool
  /// The same for estimates, up to the first that is 0: the row's real height is then asked for before the next estimate.
  func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights
  /// False where all rows have the table's `estimatedRowHeight`. Read at each load.
  func providesRowEstimates(for tableView: UITableView) -> Bool
  /// True where a header (footer) without a title may get a view, so that it takes the table's `sectionHeaderHeight` when that is set.
  func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool
}

/// The heights of rows that follow one another. Units: points.
public enum RowHeights {
  /// So many rows are equally tall; costs the same for any number.
  case same(CGFloat, count: Int)
  case each([CGFloat])
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.ownHeight(of: .header(section))
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.ownHeight(of: .footer(section))
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    .same(self.tableView(tableView, heightForRowAt: IndexPath(row: rows.lowerBound, section: section)), count: 1)
  }
  public func providesRowHeights(for tableView: UITableView) -> Bool { true }
  public func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    .same(self.tableView(tableView, estimatedHeightForRowAt: IndexPath(row: rows.lowerBound, section: section)), count: 1)
  }
  public func providesRowEstimates(for tableView: UITableView) -> Bool { true }
  public func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool { false }
}
