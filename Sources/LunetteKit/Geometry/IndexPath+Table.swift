import Foundation

/// The table's two indexes on Foundation's index path; both count from 0 in Swift, as UIKit's do.
extension IndexPath {
  public init(row: Int, section: Int) {
    // A list of the two would be taken from the heap.
    self.init(index: section)
    append(row)
  }
  /// -1 where the path has no such index.
  public var section: Int { isEmpty ? -1 : self[0] }
  public var row: Int { count < 2 ? -1 : self[1] }
}
