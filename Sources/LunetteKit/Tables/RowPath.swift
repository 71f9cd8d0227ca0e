import Foundation

/// A row's place inside the host, counting from 0: an index path without Foundation's cost.
public struct RowPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) { (self.section, self.row) = (section, row) }
  public init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

  public var indexPath: IndexPath { IndexPath(row: row, section: section) }

  public static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
