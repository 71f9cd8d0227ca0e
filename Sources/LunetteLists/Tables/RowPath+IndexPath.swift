import Foundation

extension RowPath {
  /// A path of other than two indexes is a fault and gives a row that no table has. Source of the wording: docs/rules/tables.md 2.7
  public init(_ path: IndexPath) {
    guard path.count == 2 else {
      Simulation.current.recordFault(
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
}
