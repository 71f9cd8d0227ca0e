import Foundation

/// A row's place inside the host, counting from 0: an index path without Foundation's cost.
public struct RowPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  /// In place of a row, "none": a section itself, where a method allows that. Source: Apple, UITableView.scrollToRow
  public static let noRow = NSNotFound

  public var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The one after it in its section.
  var next: RowPath { RowPath(section: section, row: row + 1) }

  public static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
