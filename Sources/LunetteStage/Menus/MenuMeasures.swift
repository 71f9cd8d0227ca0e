import Foundation

/// The fonts and lengths of a menu in a text size; at the usual size those of `MenuConstants`. What grows is what a line is higher; at the sizes for
/// accessibility the menu is wider, too, as far as the window has room. Units: points. Source: docs/rules/lists.md 3 (K)
struct MenuMeasures {
  private let category: UIContentSizeCategory
  /// The width of the menu.
  let width: CGFloat

  /// - Parameter room: the width of the window
  init(_ category: UIContentSizeCategory, room: CGFloat) {
    self.category = category
    guard category.isAccessibilityCategory else {
      width = MenuConstants.width
      return
    }
    let wanted = MenuConstants.width * UIFont.font(of: .body, weight: .regular, category: category).pointSize / MenuConstants.titleSize
    width = max(MenuConstants.width, min(wanted.rounded(), room - 2 * MenuConstants.gap))
  }

  private func font(_ size: CGFloat, _ style: UIFont.TextStyle) -> UIFont {
    category == .large ? .systemFont(ofSize: size) : .font(of: style, weight: .regular, category: category)
  }
  var titleFont: UIFont { font(MenuConstants.titleSize, .body) }
  /// Of subtitles, and of the title of the whole menu.
  var detailFont: UIFont { font(MenuConstants.detailSize, .footnote) }

  private func growth(_ font: UIFont, _ usual: CGFloat) -> CGFloat {
    (font.lineHeight - UIFont.systemFont(ofSize: usual).lineHeight).roundedToPixel(scale: Self.pixels)
  }
  /// Half points on every screen, so that sizes don't depend on it. Ours
  private static let pixels: CGFloat = 2
  /// A finger must meet the rows at small sizes, too.
  private var titleGrowth: CGFloat { max(0, growth(titleFont, MenuConstants.titleSize)) }
  private var detailGrowth: CGFloat { max(0, growth(detailFont, MenuConstants.detailSize)) }
  var row: CGFloat { MenuConstants.row + titleGrowth }
  var subtitleRow: CGFloat { MenuConstants.subtitleRow + titleGrowth + detailGrowth }
  var titleRow: CGFloat { MenuConstants.titleRow + detailGrowth }
  /// What each further line of a title adds to a row.
  var titleLine: CGFloat { MenuConstants.titleLine + titleGrowth }
  /// In a row with a subtitle: the first line of the title, and the subtitle below it.
  var firstLine: CGFloat { MenuConstants.firstLine + titleGrowth }
  var subtitle: (top: CGFloat, height: CGFloat) {
    (MenuConstants.subtitleTop + titleGrowth, MenuConstants.subtitleHeight + detailGrowth)
  }
}
