import Foundation

/// The table's two indexes on Foundation's index path; both count from 0 in Swift, as UIKit's do.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
