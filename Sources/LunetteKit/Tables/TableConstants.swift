import Foundation

/// The heights of a table's parts in the classic profile. Units: points. Source: tableview.md 0.3 (measured)
enum TableConstants {
  /// Above the first section of a grouped table, without a title.
  static let firstGroupedHeader: CGFloat = 35
  /// Lines below the last row of a short table. Ours: more than any screen has room for, less than would cost time.
  static let mostFillers: CGFloat = 200
  /// Rows of a section, and sections, that a table takes. Ours: what UIKit can't allocate it refuses as well (tableview.md 1.8).
  static let mostRows = 100_000_000
  static let mostSections = 1_000_000
  /// Above every other section and below each, without a title, in a table made by code.
  static let groupedGap: CGFloat = 17.5
}
