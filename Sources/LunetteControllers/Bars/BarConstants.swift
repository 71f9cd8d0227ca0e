import Foundation

/// Sizes of bars and of what is in them, as dumped from devices with iOS 7 to 12. Units: points, seconds.
/// Source: docs/rules/controllers.md 0.3, 4.1, 4.3, 4.4, 7
enum BarConstants {
  /// A navigation bar or a toolbar; the lower one where the height is compact.
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  /// A prompt is a line above all else. Source: docs/rules/controllers.md 0.3 (A)
  static let promptHeight: CGFloat = 30
  /// What a large title adds, and half-way of which a lifted finger leaves it. Source: docs/rules/controllers.md 4.3
  static let largeTitleHeight: CGFloat = 52
  /// A tab bar, above the safe area. Source: docs/rules/controllers.md 0.3
  static let tabBarHeight: CGFloat = 49

  // The navigation bar. Source: docs/rules/controllers.md 4.1 (dumps)
  static let titleFontSize: CGFloat = 17
  static let largeTitleFontSize: CGFloat = 34
  static let promptFontSize: CGFloat = 13
  /// The plate of an item that is selected: the tint's opacity, and its radius. Ours
  static let (selectedShare, selectedRadius): (CGFloat, CGFloat) = (0.18, 6)
  static let titleHeight: CGFloat = 27
  static let titleLabelTop: CGFloat = 3.5
  static let labelHeight: CGFloat = 21.5
  static let largeLabelHeight: CGFloat = 40.5
  /// From the side of a wide bar to its back arrow.
  static let wideBackMargin: CGFloat = 12
  /// From the side to the box of a picture, which is wider than the picture by `imagePadding` on either side.
  static let imageMargin: CGFloat = 5
  static let imagePadding: CGFloat = 11
  /// From the side to a view of the app's own, and to a large title.
  static let customMargin: CGFloat = 16
  static let wideCustomMargin: CGFloat = 20
  static let itemGap: CGFloat = 8
  /// Between the title and what is beside it.
  static let titleGap: CGFloat = 6
  static let arrowSize = CGSize(width: 13, height: 21)
  /// From the arrow's left side to the words of the back button, and how far their middle is below the box's.
  static let backTextLead: CGFloat = 19
  static let backTextDrop: CGFloat = 1.25
  /// One pixel is drawn below or above a bar.
  static let hairlinePixels: CGFloat = 1

  /// Ours: how far a title comes from, in parts of the bar's width
  static let titleTravel: CGFloat = 0.5

  // Tabs. Source: docs/rules/controllers.md 7 (dumps)
  static let tabFontSize: CGFloat = 10
  static let tabInset: CGFloat = 2
  static let tabTop: CGFloat = 1
  static let tabImageCenter: CGFloat = 18
  static let tabLabelTop: CGFloat = 34.5
  static let tabLabelHeight: CGFloat = 12
  /// Ours: the picture of a tab in a low bar, and its distance to the word.
  static let lowTabImage: CGFloat = 20
  static let lowTabGap: CGFloat = 5
  static let padTabWidth: CGFloat = 76
  static let padTabGap: CGFloat = 34
  static let badgeHeight: CGFloat = 18
  static let badgeFontSize: CGFloat = 13

  // Colours. A blurred background shows little of what is behind it: here nothing, so that texts behind it stay out of frames. (Ours)
  static let dark = UIColor(white: 28.0 / 255)
  /// The alpha of a title whose item is off. Source: docs/rules/controllers.md 4.1
  static let disabledAlpha: CGFloat = 0.25
}

/// Source: Apple, UIBarStyle (raw values)
public enum UIBarStyle: Int, CaseIterable, Sendable {
  case `default` = 0
  case black
}

/// Source: Apple, UIBarPosition (raw values)
public enum UIBarPosition: Int, CaseIterable, Sendable {
  case any = 0
  case bottom, top, topAttached
}

/// Behind a bar's items: a plate, and a hairline beside it.
final class UIBarBackground: UIView {
  let hairline = UIView()
  private let picture = UIImageView()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hairline.isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(hairline)
  }

  /// - Parameters:
  ///   - hairlineBelow: below the plate, else above it
  ///   - isWithoutHairline: an empty shadow image takes it away, as apps do it
  func look(
    _ style: UIBarStyle, barTint: UIColor?, image: UIImage?, hairlineBelow: Bool, isWithoutHairline: Bool
  ) {
    backgroundColor = image == nil ? barTint ?? (style == .black ? BarConstants.dark : system.colors.bar) : nil
    picture.image = image
    picture.isHidden = image == nil
    picture.frame = bounds
    hairline.backgroundColor = system.colors.barHairline
    hairline.isHidden = isWithoutHairline
    let height = BarConstants.hairlinePixels / simulation.screen.scale
    hairline.frame = CGRect(x: 0, y: hairlineBelow ? bounds.height : 0 - height, width: bounds.width, height: height)
  }
}
