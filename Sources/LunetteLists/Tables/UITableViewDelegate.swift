import Foundation

/// What is in the table. Source: Apple, UITableViewDataSource; docs/rules/tables.md 1
/// - Lua: What a table contains. A plugin may be a data source.
public protocol UITableViewDataSource: UITableViewEditingDataSource {
  /// The number of sections; 1 if the method is missing.
  /// - Lua: numberOfSections, lasting, by hand, else 1
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows in a section. Needed.
  /// - Lua: numberOfRowsInSection, lasting, by hand
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row, a new one or one from dequeueReusableCell. Needed.
  /// - Lua: cellForRowAt, passing, answers CellAnswer, by hand
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section, or nil.
  /// - Lua: titleForHeaderInSection, lasting, else nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section, or nil.
  /// - Lua: titleForFooterInSection, lasting, else nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The titles of the section index at the right edge, or nil.
  /// - Lua: sectionIndexTitles, passing, else nil
  ///
  /// The titles of the strip at the right edge; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a title of the section index leads, from 1; nil leaves the content where it is.
  /// - Lua: sectionForSectionIndexTitle, answers Count?, by hand, else index
  ///
  /// The section to scroll to; -1 or `NSNotFound` leaves the offset alone. Source: docs/rules/tables.md 2.9
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// Hears of rows before they come into view. Source: Apple, UITableViewDataSourcePrefetching; `UITableView+Prefetching` has the rule
/// - Lua: Is told about rows before they are visible, to prepare their data.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// These rows will soon be needed.
  /// - Lua: prefetchRowsAt, needed
  ///
  /// - Parameter indexPaths: the nearest first
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// These rows are no longer expected to be needed soon.
  /// - Lua: cancelPrefetchingForRowsAt
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// How the table looks and what happens to its rows. The defaults are what UIKit does where a delegate doesn't implement the method.
/// Source: Apple, UITableViewDelegate; docs/rules/tables.md 1, 4
/// - Lua: Decides how a table looks, and is told what the user does with its rows.
public protocol UITableViewDelegate: UIScrollViewDelegate, UITableViewEditingDelegate, UITableViewMenuDelegate, UITableViewInteractionDelegate {
  /// The height of a row.
  /// - Units: points
  /// - Lua: heightForRowAt, lasting, answers Height, by hand, else tableView.rowHeight
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The heights of the rows from first to last, as a list, or as one number for all of them. It is asked in place of heightForRowAt.
  /// - Units: points
  /// - Lua: heightsForRows(tableView, section, first: RowNumber, last: RowNumber), answers HeightList, by hand, else .same(self.tableView(tableView, heightForRowAt: IndexPath(row: rows.lowerBound, section: section)), count: 1)
  ///
  /// The heights of the first of `rows`, of as many as the delegate likes. For delegates that can do better than be asked for each row.
  /// Fewer than one only after a fault.
  func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights
  /// An estimate of the height of a row, used until the row is visible.
  /// - Units: points
  /// - Lua: estimatedHeightForRowAt, lasting, answers Height, by hand, else tableView.estimatedRowHeight
  ///
  /// 0 asks for the real height at once.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// A cell is about to be displayed.
  /// - Lua: willDisplay
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is no longer displayed.
  /// - Lua: didEndDisplaying
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// The height of a section's header.
  /// - Units: points
  /// - Lua: heightForHeaderInSection, lasting, answers Height, by hand, else tableView.ownHeight(of: .header(section))
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer.
  /// - Units: points
  /// - Lua: heightForFooterInSection, lasting, answers Height, by hand, else tableView.ownHeight(of: .footer(section))
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// An estimate of the height of a header, used until it is visible.
  /// - Units: points
  /// - Lua: estimatedHeightForHeaderInSection, passing, answers Height, by hand, else tableView.estimatedSectionHeaderHeight
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// An estimate of the height of a footer, used until it is visible.
  /// - Units: points
  /// - Lua: estimatedHeightForFooterInSection, passing, answers Height, by hand, else tableView.estimatedSectionFooterHeight
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The header of a section, or nil to show its title.
  /// - Lua: viewForHeaderInSection, passing, else nil
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The footer of a section, or nil to show its title.
  /// - Lua: viewForFooterInSection, passing, else nil
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A header is about to be displayed.
  /// - Lua: willDisplayHeaderView
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A header is no longer displayed.
  /// - Lua: didEndDisplayingHeaderView
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer is about to be displayed.
  /// - Lua: willDisplayFooterView
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A footer is no longer displayed.
  /// - Lua: didEndDisplayingFooterView
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Whether a row is highlighted when a finger lands on it; true if the method is missing. False: the row can't be selected by a tap.
  /// - Lua: shouldHighlightRowAt, else true
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was highlighted, because a finger is on it.
  /// - Lua: didHighlightRowAt
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is no longer highlighted.
  /// - Lua: didUnhighlightRowAt
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A row is about to be selected by the user. Return the row to select, or nil to refuse.
  /// - Lua: willSelectRowAt, by hand, else indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  /// - Lua: didSelectRowAt
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Whether a tap acts on a row beside selecting it; if the method is missing, true unless the table is edited.
  /// - Lua: canPerformPrimaryActionForRowAt, else !tableView.isEditing
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// The user has tapped a row to act on it, whether or not that has selected it; not where a tap adds to a selection.
  /// - Lua: performPrimaryActionForRowAt
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// A row is about to be deselected by the user. Return the row to deselect, or nil to refuse.
  /// - Lua: willDeselectRowAt, by hand, else indexPath
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has deselected a row.
  /// - Lua: didDeselectRowAt
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// False where all rows have the table's `rowHeight`: nobody is then asked for the height of a row. Read at each load.
  /// - Has: heightForRowAt or heightsForRows, else true
  func providesRowHeights(for tableView: UITableView) -> Bool
  /// False where all rows have the table's `estimatedRowHeight`. Read at each load.
  /// - Has: estimatedHeightForRowAt, else true
  func providesRowEstimates(for tableView: UITableView) -> Bool
  /// The estimated heights of the first of `rows`, up to the first that is 0: the row's real height is then asked for before the next estimate.
  func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights
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
  public func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    .same(self.tableView(tableView, estimatedHeightForRowAt: IndexPath(row: rows.lowerBound, section: section)), count: 1)
  }
  public func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool { false }
}
