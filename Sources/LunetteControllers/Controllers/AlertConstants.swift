import Foundation
import LunetteStage

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
  /// The height of one line by itself, with what is above and below it.
  static let headerWithOneText: CGFloat = 54
  static let titleBaseline: CGFloat = 36
  /// From the title's last baseline to the message's first one.
  static let messageBaseline: CGFloat = 24
  /// The height of a header with a line of the title and a line of the message.
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

/// The fonts and heights of an alert or an action sheet in a text size; at the usual size those of `AlertConstants`. What grows is what a line is higher.
/// Units: points. Source: docs/rules/controllers.md 6 (K)
struct AlertMeasures {
  private let category: UIContentSizeCategory
  init(_ category: UIContentSizeCategory) { self.category = category }

  private func font(_ usual: UIFont, _ style: UIFont.TextStyle) -> UIFont {
    category == .large ? usual : .font(of: style, weight: usual.weight, category: category)
  }
  var titleFont: UIFont { font(AlertConstants.titleFont, .headline) }
  var messageFont: UIFont { font(AlertConstants.messageFont, .footnote) }
  var sheetTitleFont: UIFont { font(AlertConstants.sheetTitleFont, .footnote) }
  var sheetHeaderFont: UIFont { font(AlertConstants.sheetHeaderFont, .footnote) }
  var fieldFont: UIFont { font(AlertConstants.fieldFont, .footnote) }
  func buttonFont(isAlert: Bool, isBold: Bool) -> UIFont {
    let size = isAlert ? AlertConstants.titleFont.pointSize : AlertConstants.sheetButtonSize
    return font(.systemFont(ofSize: size, weight: isBold ? .semibold : .regular), isAlert ? .body : .title3)
  }

  private func growth(_ font: UIFont, _ usual: UIFont) -> CGFloat { (font.lineHeight - usual.lineHeight).roundedToPixel(scale: Self.pixels) }
  /// Half points on every screen, so that sizes don't depend on it. Ours
  private static let pixels: CGFloat = 2
  private var titleGrowth: CGFloat { growth(titleFont, AlertConstants.titleFont) }
  private var messageGrowth: CGFloat { growth(messageFont, AlertConstants.messageFont) }
  var titleLine: CGFloat { AlertConstants.titleLine + titleGrowth }
  var messageLine: CGFloat { AlertConstants.messageLine + messageGrowth }
  var headerWithTitle: CGFloat { AlertConstants.headerWithOneText + titleGrowth }
  var headerWithMessage: CGFloat { AlertConstants.headerWithOneText + messageGrowth }
  var wholeHeader: CGFloat { AlertConstants.wholeHeader + titleGrowth + messageGrowth }
  var titleBaseline: CGFloat { AlertConstants.titleBaseline + titleFont.ascender - AlertConstants.titleFont.ascender }
  var messageBaseline: CGFloat {
    let ascent = messageFont.ascender - AlertConstants.messageFont.ascender
    return AlertConstants.messageBaseline + ascent + AlertConstants.titleFont.descender - titleFont.descender
  }
  /// A finger must meet them at small sizes, too.
  var buttonHeight: CGFloat {
    let usual = UIFont.systemFont(ofSize: AlertConstants.titleFont.pointSize)
    return AlertConstants.buttonHeight + max(0, growth(buttonFont(isAlert: true, isBold: false), usual))
  }
  var sheetButtonHeight: CGFloat {
    AlertConstants.sheetButtonHeight + max(0, growth(buttonFont(isAlert: false, isBold: false), .systemFont(ofSize: AlertConstants.sheetButtonSize)))
  }
  var fieldHeight: CGFloat { AlertConstants.fieldHeight + max(0, growth(fieldFont, AlertConstants.fieldFont)) }
}
