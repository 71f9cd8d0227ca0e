import Foundation

/// The heights of a table's parts in the classic profile. Units: points. Source: tableview.md 0.3 (measured)
enum TableConstants {
  /// Above the first section of a grouped table, without a title.
  static let firstGroupedHeader: CGFloat = 35
  /// Above every other section and below each, without a title, in a table made by code.
  static let groupedGap: CGFloat = 17.5
}
