import Foundation

/// A font: the system font in one size, weight and form, or a registered face with given widths.
///
/// A value, unlike UIKit's class: two fonts are equal when all their parts are. Every vertical measure of the system font is a fixed share
/// of the size. Units: points.
/// Source: Fixtures/system-font.json, where all shares agree at 12, 13, 15, 17 and 28 pt (verified by TextMetricsTests);
/// docs/rules/text.md 1
public struct UIFont: Hashable, Sendable {
  /// UIKit's weights, from thin to thick.
  public enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// UIKit's number. Source: docs/rules/text.md 1, printed on iOS 9.3
    public var value: CGFloat {
      switch self {
      case .ultraLight: -0.8
      case .thin: -0.6
      case .light: -0.4
      case .regular: 0
      case .medium: 0.23
      case .semibold: 0.3
      case .bold: 0.4
      case .heavy: 0.56
      case .black: 0.62
      }
    }

    /// The weight whose number is nearest to a value.
    public init(nearest value: CGFloat) {
      self = Self.allCases.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
    }

    /// Whether the weight counts as bold where there are only two weights.
    public var isBold: Bool { value >= Weight.semibold.value }
  }

  /// The forms of the system font.
  public enum Design: String, CaseIterable, Sendable {
    case system, monospaced
    /// The system font with digits that are all as wide as "0".
    case monospacedDigits
  }

  /// Range: above 0 to `largestSize`, which larger ones become; 0 and below become `systemFontSize`, as UIKit does for 0.
  public let pointSize: CGFloat
  public let weight: Weight
  public let isItalic: Bool
  public let design: Design
  /// The registered face with its widths; nil for the system font, also when that is shown for a font that isn't here.
  public let face: FontFace?
  /// The name that the font was asked for by; nil for the system font.
  let givenName: String?
  /// The text style that the font was preferred for.
  package private(set) var textStyle: TextStyle?
  /// What it was scaled from by `UIFontMetrics`.
  private(set) var scaledFrom: ScaledFont?
  /// What lies between two lines beyond the line's height: 0 for fonts that are no text style's. Units: points.
  package let lineGap: CGFloat

  package init(size: CGFloat, weight: Weight, isItalic: Bool, design: Design, face: FontFace? = nil, givenName: String? = nil, textStyle: TextStyle? = nil) {
    self.textStyle = textStyle
    pointSize = size > 0 && size < .infinity ? min(size, Self.largestSize) : Self.systemFontSize
    (self.weight, self.isItalic, self.design, self.face, self.givenName) = (weight, isItalic, design, face, givenName)
    lineGap = textStyle.map { max(0, $0.leading(ofSize: size) - size * Self.lineHeightShare) } ?? 0
  }

  public init(size: CGFloat, weight: Weight = .regular) { self.init(size: size, weight: weight, isItalic: false, design: .system) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont(size: size, weight: weight) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular, isItalic: true, design: .system)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: false, design: .monospaced)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: false, design: .monospacedDigits)
  }
  /// Two weights heavier, as bold texts show the system font; other faces stay. Source: docs/rules/accessibility.md 5 (D)
  package var withBoldText: UIFont {
    guard face == nil, givenName == nil, let place = Weight.allCases.firstIndex(of: weight) else { return self }
    let heavier = Weight.allCases[min(place + 2, Weight.allCases.count - 1)]
    var bold = UIFont(size: pointSize, weight: heavier, isItalic: isItalic, design: design, textStyle: textStyle)
    bold.scaledFrom = scaledFrom
    return bold
  }
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: isItalic, design: design, face: face, givenName: givenName)
  }

  /// This font as one that was scaled, for `following`.
  func scaled(from origin: ScaledFont) -> UIFont {
    var font = self
    font.scaledFrom = origin
    return font
  }

  // UIKit's standard sizes. Source: docs/rules/text.md 1
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  /// What a text measures stays a number up to this size, also in Pango's units of 1/1,024 point. Units: points.
  static let largestSize: CGFloat = 100_000

  /// The height of a line of text before rounding to pixels: ascender - descender.
  public var lineHeight: CGFloat { face.map { $0.lineHeight * pointSize } ?? pointSize * Self.lineHeightShare }
  /// From the baseline up to the top of a line.
  public var ascender: CGFloat { face.map { $0.ascender * pointSize } ?? pointSize * Self.ascenderShare }
  /// From the baseline to the bottom of a line; negative, as in UIKit.
  public var descender: CGFloat { face.map { ($0.ascender - $0.lineHeight + $0.leading) * pointSize } ?? pointSize * Self.descenderShare }
  public var capHeight: CGFloat { pointSize * (face?.capHeight ?? Self.capHeightShare) }
  /// What lies below a line: of faces a part of its height, of text styles beyond it.
  public var leading: CGFloat { face == nil ? lineGap : leadingInLine }
  /// The part of the line's height below the descender.
  var leadingInLine: CGFloat { face.map { $0.leading * pointSize } ?? 0 }

  /// Grows linearly with the weight, also beyond the weights that were measured (assumed). At 28 pt the regular weight is measured 3.5 %
  /// lower, which is ignored here.
  public var xHeight: CGFloat {
    if let own = face?.xHeight { return pointSize * own }
    let share: CGFloat
    switch weight {
    case .regular: share = Self.xHeightShare
    case .semibold: share = Self.semiboldXHeightShare
    case .bold: share = Self.boldXHeightShare
    default: share = Self.xHeightShare + (Self.boldXHeightShare - Self.xHeightShare) * AdvanceTable.boldness(of: weight)
    }
    return pointSize * share
  }

  // Shares of the point size. Source: Fixtures/system-font.json
  private static let lineHeightShare: CGFloat = 1.193359375
  private static let ascenderShare: CGFloat = 0.9521484375
  private static let descenderShare: CGFloat = -0.2412109375
  private static let capHeightShare: CGFloat = 0.70458984375
  private static let xHeightShare: CGFloat = 0.5263671875
  private static let semiboldXHeightShare: CGFloat = 0.53369140625
  private static let boldXHeightShare: CGFloat = 0.53759765625
}

/// A typeface with given widths, so that text can be measured in a font other than the system's.
public final class FontFace: Hashable, Sendable {
  public let name: String
  /// Shares of the point size, by character.
  let advances: [Character: CGFloat]
  /// The width of every other character.
  let otherAdvance: CGFloat
  package let lineHeight: CGFloat
  package let ascender: CGFloat
  package let leading: CGFloat
  /// Nil for those of the system font.
  let capHeight: CGFloat?
  let xHeight: CGFloat?
  /// The families in which a picture shows the face, the best one first, as CSS writes them; nil for a face that the app has registered.
  public let picturedFamilies: String?
  /// Whether characters without a width of their own are as wide as a similar one, as in the system font.
  var hasStandIns: Bool { picturedFamilies != nil }
  /// The widths of the ASCII characters, by their code.
  let ascii: [CGFloat]

  /// - Parameters:
  ///   - unitsPerEm: the unit of the other numbers: an em has so many
  ///   - ascender: nil for the share of the line's height that the system font has (ours)
  ///   - otherAdvance: width of characters that `advances` doesn't have; nil for half of the point size (ours)
  public init(
    name: String, unitsPerEm: CGFloat, advances: [Character: CGFloat], lineHeight: CGFloat, ascender: CGFloat? = nil,
    otherAdvance: CGFloat? = nil
  ) {
    let em = unitsPerEm > 0 && unitsPerEm < .infinity ? unitsPerEm : 1
    self.name = name
    self.advances = advances.mapValues { $0 / em }
    self.otherAdvance = otherAdvance.map { $0 / em } ?? 0.5
    self.lineHeight = lineHeight / em
    let system = UIFont.systemFont(ofSize: 1)
    self.ascender = ascender.map { $0 / em } ?? lineHeight / em * system.ascender / system.lineHeight
    var ascii = [CGFloat](repeating: 0, count: 128)
    for code in UInt8(0x20)..<0x7F { ascii[Int(code)] = (advances[Character(UnicodeScalar(code))].map { $0 / em }) ?? self.otherAdvance }
    self.ascii = ascii
    (leading, capHeight, xHeight, picturedFamilies) = (0, nil, nil, nil)
  }

  /// A face of iOS.
  init(_ name: String, _ data: NamedFontData, pictured families: String) {
    func share(_ index: Int) -> CGFloat { data.heights[index] / 1000 }
    (self.name, picturedFamilies) = (name, families)
    (ascender, leading, capHeight, xHeight) = (share(0), share(2), share(3), share(4))
    lineHeight = share(0) + share(1) + share(2)
    var ascii = [CGFloat](repeating: 0, count: 128)
    for (index, width) in data.widths.prefix(95).enumerated() { ascii[index + 0x20] = CGFloat(width) / data.unit }
    self.ascii = ascii
    advances = Dictionary(uniqueKeysWithValues: zip(NamedFontData.others, data.widths.dropFirst(95)).map { ($0, CGFloat($1) / data.unit) })
    otherAdvance = ascii[Int(UInt8(ascii: "x"))]
  }

  public static func == (one: FontFace, other: FontFace) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
