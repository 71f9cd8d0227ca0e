import Foundation

/// A row's place inside the host, counting from 0: an index path without Foundation's cost.
public struct RowPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  /// A path of other than two indexes is a fault and gives a row that no table has. Source of the wording: tableview.md 2.7
  public init(_ path: IndexPath) {
    guard path.count == 2 else {
      Simulation.current.raise(
        UIException(
          .internalInconsistency,
          """
          Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices specifying \
          the section and row.  Please use the category on NSIndexPath in UITableView.h if possible.
          """))
      self.init(section: -1, row: -1)
      return
    }
    self.init(section: path[0], row: path[1])
  }

  /// In place of a row, "none": a section itself, where a method allows that. Source: Apple, UITableView.scrollToRow
  public static let noRow = NSNotFound

  public var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The one after it in its section.
  var next: RowPath { RowPath(section: section, row: row + 1) }

  public static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
