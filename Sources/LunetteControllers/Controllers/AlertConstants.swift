import Foundation

/// The measures of alerts and action sheets of iOS 9 to 12. Units: points. Source: docs/rules/controllers.md 6
enum AlertConstants {
  static let duration: TimeInterval = 0.404
  /// Units: radians per second.
  static let frequency: CGFloat = 22.88
  /// An alert begins so much larger than it ends.
  static let startScale: CGFloat = 1.2

  // MARK: Alerts
  static let width: CGFloat = 270
  static let buttonHeight: CGFloat = 44
  static let textMargin: CGFloat = 16
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let messageFont = UIFont.systemFont(ofSize: 13)
  static let titleLine: CGFloat = 20.5
  static let messageLine: CGFloat = 15.5
  /// Of one line by itself, with what is above and below it.
  static let headerWithOneText: CGFloat = 54
  static let titleBaseline: CGFloat = 36
  /// From the title's last baseline to the message's first one.
  static let messageBaseline: CGFloat = 24
  /// Of a header with one line of each.
  static let wholeHeader: CGFloat = 75.5
  static let fieldHeight: CGFloat = 25
  static let fieldFont = UIFont.systemFont(ofSize: 13)
  /// Beside the text of a field, and below the last one. Ours
  static let fieldInset: CGFloat = 4
  static let fieldsBottom: CGFloat = 15
  /// Beside a button's title. Ours
  static let buttonMargin: CGFloat = 8
  /// What an alert that is too high leaves free above and below. Ours
  static let screenMargin: CGFloat = 10

  // MARK: Action sheets
  static let sheetButtonHeight: CGFloat = 57
  static let sheetButtonSize: CGFloat = 20
  /// On a pad. Source: docs/rules/controllers.md 5, the width of a popover unless said, less its margins: ours
  static let popoverWidth: CGFloat = 304
  /// Between the cancel button and what is above it.
  static let sheetGap: CGFloat = 8
  static let sheetHeaderFont = UIFont.systemFont(ofSize: 13)
  static let sheetTitleFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// Above and below a sheet's words, and between title and message. Ours
  static let sheetHeaderMargin: CGFloat = 14.5
  static let sheetHeaderGap: CGFloat = 12
}
