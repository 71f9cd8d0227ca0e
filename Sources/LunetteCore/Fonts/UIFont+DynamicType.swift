import Foundation

/// The size of text that the user has chosen. Source: docs/rules/text.md 1
public enum UIContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key in the notification's `userInfo` for the new category's name.
  public static let newValueUserInfoKey = "newValue"

  /// The name in Apple's tables: `XS` ... `XXXL`, `AX1` ... `AX5`.
  public var shortName: String { Self.shortNames[index] }
  public init?(shortName: String) {
    guard let index = Self.shortNames.firstIndex(of: shortName) else { return nil }
    self = Self.allCases[index]
  }
  public static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  public var isAccessibilityCategory: Bool { index >= Self.accessibilityMedium.index }
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension UIFont {
  /// The purpose of a text; `preferredFont` chooses the size for it.
  public enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// Point sizes by category, XS to AX5. Source: docs/rules/text.md 1
    package var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// From line to line, by category; `UIFontMetrics` scales by them. Units: points.
    /// Source: Apple, Human Interface Guidelines, Dynamic Type sizes (leading); those of body agree with cases
    var leadings: [CGFloat] {
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      }
    }

    /// From line to line in one of the style's sizes; 0 for another size. Units: points.
    func leading(ofSize size: CGFloat) -> CGFloat { sizes.firstIndex(of: size).map { leadings[$0] } ?? 0 }
  }

  /// The font of a style in a text size.
  public static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
    UIFont(
      size: style.sizes[category.index], weight: style == .headline ? .semibold : .regular, isItalic: false, design: .system,
      textStyle: style)
  }

  /// A font of a style's size in a weight of its own, which follows the text size too.
  package static func font(of style: TextStyle, weight: Weight, category: UIContentSizeCategory = .large) -> UIFont {
    UIFont(size: style.sizes[category.index], weight: weight, isItalic: false, design: .system, textStyle: style)
  }

  /// A font of a text style, or one that was scaled, in another text size, in its own weight; nil for other fonts.
  package func following(_ category: UIContentSizeCategory) -> UIFont? {
    if let origin = scaledFrom {
      return origin.metrics.scaledFont(for: withSize(origin.size), maximumPointSize: origin.maximumPointSize, category: category)
    }
    return textStyle.map { UIFont(size: $0.sizes[category.index], weight: weight, isItalic: isItalic, design: design, textStyle: $0) }
  }

  /// Whether a label that adjusts its font gives it the size that the user has chosen.
  /// Source: Apple, UIContentSizeCategoryAdjusting: "vended using preferredFont(forTextStyle:) or from UIFontMetrics.scaledFont(for:)"
  package var canFollowTextSize: Bool { textStyle != nil || scaledFrom != nil }
}

/// What a scaled font was made of. An object, since few fonts have one.
final class ScaledFont: Hashable, Sendable {
  let metrics: UIFontMetrics
  let size: CGFloat
  let maximumPointSize: CGFloat?

  init(metrics: UIFontMetrics, size: CGFloat, maximumPointSize: CGFloat?) {
    (self.metrics, self.size, self.maximumPointSize) = (metrics, size, maximumPointSize)
  }

  static func == (first: ScaledFont, second: ScaledFont) -> Bool {
    first === second || first.metrics == second.metrics && first.size == second.size && first.maximumPointSize == second.maximumPointSize
  }
  func hash(into hasher: inout Hasher) { hasher.combine(size) }
}

/// Scales sizes as the text of a style grows. Source: docs/rules/text.md 1 (identity at L; thirds of a point; fonts in whole points)
public struct UIFontMetrics: Hashable, Sendable {
  public let style: UIFont.TextStyle
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public func scaledValue(for value: CGFloat, category: UIContentSizeCategory) -> CGFloat {
    let factor = factor(category)
    // Rounded to the pixels of a 3x screen. Source: X-014
    return factor == 1 ? value : (value * factor).roundedToPixel(scale: 3)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat? = nil, category: UIContentSizeCategory) -> UIFont {
    let factor = factor(category)
    let size = factor == 1 ? font.pointSize : (font.pointSize * factor).rounded()
    return font.withSize(min(size, maximumPointSize ?? .infinity))
      .scaled(from: ScaledFont(metrics: self, size: font.pointSize, maximumPointSize: maximumPointSize))
  }

  private func factor(_ category: UIContentSizeCategory) -> CGFloat {
    let leadings = style.leadings
    return leadings[category.index] / leadings[UIContentSizeCategory.large.index]
  }
}
