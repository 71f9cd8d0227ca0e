import Foundation

/// The system font in one size and weight. Units: points.
///
/// A value, unlike UIKit's class: two fonts are the same when size and weight are. Every vertical measure is a fixed share of the size.
/// Source: Fixtures/system-font.json, where all shares agree at 12, 13, 15, 17 and 28 pt; verified by TextMetricsTests.
public struct UIFont: Hashable, Sendable {
  /// The weights there are measurements for.
  public enum Weight: String, CaseIterable, Sendable {
    case regular, semibold, bold
  }

  /// Range: above 0; anything else becomes `systemFontSize`, as UIKit does for 0.
  public let pointSize: CGFloat
  public let weight: Weight

  public init(size: CGFloat, weight: Weight = .regular) {
    pointSize = size > 0 && size < .infinity ? size : Self.systemFontSize
    self.weight = weight
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont(size: size, weight: weight) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight) }

  // UIKit's standard sizes. Source: UIFont documentation; values assumed.
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  /// The height of a line of text before rounding to pixels; ascender - descender.
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
  /// From the baseline up to the top of a line.
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  /// From the baseline to the bottom of a line; negative, as in UIKit.
  public var descender: CGFloat { pointSize * -0.2412109375 }
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  public var leading: CGFloat { 0 }

  /// Source: as above, by weight; at 28 pt the regular weight is measured 3.5 % lower, which is left out here.
  public var xHeight: CGFloat {
    switch weight {
    case .regular: return pointSize * 0.5263671875
    case .semibold: return pointSize * 0.53369140625
    case .bold: return pointSize * 0.53759765625
    }
  }
}
