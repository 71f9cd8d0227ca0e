import Foundation

/// The heights of a table's parts in the classic profile. Units: points. Source: docs/rules/tables.md 0.3 (measured)
enum TableConstants {
  // MARK: Headers and footers. Source: docs/rules/tables.md 0.3 and 2.2 (measured, iOS 7 to 12)

  /// A titled header or footer of a plain table.
  static let plainHeader: CGFloat = 28
  /// Above the first section of a grouped table, without a title. Not in insetGrouped ones. Source: docs/rules/tables.md 2.2
  static let firstGroupedHeader: CGFloat = 35
  /// A header with a title of one line in a grouped table.
  static let groupedTitle: CGFloat = 38
  /// A header with a title of one line above the first section of a grouped table: 17.5 more.
  static let firstGroupedTitle: CGFloat = 55.5
  /// A footer with a title of one line in a grouped table.
  static let groupedFooterTitle: CGFloat = 30
  /// Between a grouped header's text and its rows, and between the rows and a footer's text. Source: that the text of 13 pt
  /// stands in the lower 38 pt as it does in the footer's 30; not measured (C)
  static let groupedTitleMargin: CGFloat = 7
  /// Source: iOS 7 to 12, 17 pt bold in plain headers and 13 pt in grouped ones (recollection, C)
  static let plainTitleStyle = TableTitleStyle(textStyle: .headline, usualFont: .boldSystemFont(ofSize: 17))
  static let groupedTitleStyle = TableTitleStyle(textStyle: .footnote, usualFont: .systemFont(ofSize: 13))

  // MARK: insetGrouped. Source: docs/rules/tables.md 2.2 and 2.4 (A: margins at 375 and at 390, 414)

  static let insetMargin: CGFloat = 16
  static let wideInsetMargin: CGFloat = 20
  /// The narrowest table with the wide margin. The border between 375 and 390 is ours.
  static let wideInsetWidth: CGFloat = 390
  /// The corners of the card that the rows of a section are. Source: iOS 13 (10 pt; recollection, C)
  static let cardRadius: CGFloat = 10

  // MARK: The section index

  /// Source: docs/rules/tables.md 2.9 ("about 15", C)
  static let indexWidth: CGFloat = 15
  /// One title's share of the strip where there is room for all. Ours, as is the size of the text (C)
  static let indexTitleHeight: CGFloat = 14
  static let indexFont = UIFont.systemFont(ofSize: 11, weight: .semibold)

  // MARK: Self-sizing

  /// Above and below the text of a cell that is measured. Source: 44 pt around one line of 17 pt; ours (D)
  static let textMargin: CGFloat = 11

  /// Lines below the last row of a short table. Ours: more than any screen has room for, less than would cost time.
  static let mostFillers = 200
  /// Above every other section and below each, without a title, in a table made by code.
  static let groupedGap: CGFloat = 17.5
}

/// How the titles of a table's sections are written.
struct TableTitleStyle {
  let textStyle: UIFont.TextStyle
  /// The font in the default text size.
  let usualFont: UIFont

  /// Where texts follow the text size.
  func font(for view: UIView) -> UIFont {
    view.system.tables.textsFollowSize ? .font(of: textStyle, weight: usualFont.weight, category: view.textSize) : usualFont
  }
}
