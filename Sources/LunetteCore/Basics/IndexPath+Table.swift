import Foundation

/// Section and row of a table in Foundation's index path; both count from 0 in Swift, as in UIKit.
extension IndexPath {
  public init(row: Int, section: Int) {
    // An array literal of both indexes would be allocated on the heap.
    self.init(index: section)
    append(row)
  }
  /// The path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// -1 when the path has no section.
  public var section: Int { isEmpty ? -1 : self[0] }
  public var row: Int { count < 2 ? -1 : self[1] }
  /// The row, as collection views call it.
  public var item: Int { row }
}
