import Foundation

/// Section and row of a table, counted from 0: an index path without the cost of Foundation's.
public struct RowPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  @inlinable
  public init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  /// Used in place of a row by methods that also accept a whole section. Source: Apple, UITableView.scrollToRow
  public static let noRow = NSNotFound

  public var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The next row of the section.
  package var next: RowPath { RowPath(section: section, row: row + 1) }

  @inlinable
  public static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
