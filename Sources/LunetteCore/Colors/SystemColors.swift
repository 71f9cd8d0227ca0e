import Foundation

/// A colour of the system that depends on the appearance. Written as `RRGGBB`, with the opacity after a slash where it isn't 1.
struct SystemColor: Sendable {
  let name: String
  /// For a light and a dark screen, each plain and with high contrast, and for what is elevated on a dark one.
  let light, dark, lightHigh, darkHigh, darkElevated, darkHighElevated: UIColor

  init(
    _ name: String, _ light: String, _ dark: String, _ lightHigh: String? = nil, _ darkHigh: String? = nil, _ darkElevated: String? = nil,
    _ darkHighElevated: String? = nil
  ) {
    self.name = name
    // Some hundred of them are read at each start, byte by byte.
    func color(_ text: String) -> UIColor {
      var (digits, alpha, divisor) = (UInt32(0), 0.0, 0.0)
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "/"): divisor = 1
        case UInt8(ascii: "."): divisor = 1
        case UInt8(ascii: "0")...UInt8(ascii: "9") where divisor > 0:
          alpha = alpha * 10 + Double(byte - UInt8(ascii: "0"))
          divisor *= 10
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits = digits << 4 | UInt32(byte - UInt8(ascii: "0"))
        default: digits = digits << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
        }
      }
      func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
      return UIColor(red: component(16), green: component(8), blue: component(0), alpha: divisor > 0 ? alpha / divisor : 1)
    }
    (self.light, self.dark) = (color(light), color(dark))
    (self.lightHigh, self.darkHigh) = (color(lightHigh ?? light), color(darkHigh ?? dark))
    (self.darkElevated, self.darkHighElevated) = (color(darkElevated ?? dark), color(darkHighElevated ?? darkHigh ?? dark))
  }

  func resolved(with traits: ColorTraits) -> UIColor {
    switch (traits.contains(.dark), traits.contains(.highContrast), traits.contains(.elevated)) {
    case (false, false, _): light
    case (false, true, _): lightHigh
    case (true, false, false): dark
    case (true, true, false): darkHigh
    case (true, false, true): darkElevated
    case (true, true, true): darkHighElevated
    }
  }

  /// The colours that scripts may name, then those of the system's own parts. A dynamic colour refers to its place here.
  static let all = named + ofParts

  /// Source: the tables of Apple's guidelines from 2021 to 2024, which agree; opacities of labels and fills as measured on iOS 13
  static let named = [
    SystemColor("systemRed", "FF3B30", "FF453A", "D70015", "FF6961"),
    SystemColor("systemPurple", "AF52DE", "BF5AF2", "8944AB", "DA8FFF"),
    SystemColor("systemOrange", "FF9500", "FF9F0A", "C93400", "FFB340"),
    SystemColor("systemPink", "FF2D55", "FF375F", "D30F45", "FF6482"),
    SystemColor("systemYellow", "FFCC00", "FFD60A", "B25000", "FFD426"),
    SystemColor("systemBrown", "A2845E", "AC8E68", "7F6545", "B59469"),
    SystemColor("systemGreen", "34C759", "30D158", "248A3D", "30DB5B"),
    SystemColor("systemGray", "8E8E93", "8E8E93", "6C6C70", "AEAEB2"),
    SystemColor("systemMint", "00C7BE", "63E6E2", "0C817B", "66D4CF"),
    SystemColor("systemGray2", "AEAEB2", "636366", "8E8E93", "7C7C80"),
    SystemColor("systemTeal", "30B0C7", "40C8E0", "008299", "5DE6FF"),
    SystemColor("systemGray3", "C7C7CC", "48484A", "AEAEB2", "545456"),
    SystemColor("systemCyan", "32ADE6", "64D2FF", "0071A4", "70D7FF"),
    SystemColor("systemGray4", "D1D1D6", "3A3A3C", "BCBCC0", "444446"),
    SystemColor("systemBlue", "007AFF", "0A84FF", "0040DD", "409CFF"),
    SystemColor("systemGray5", "E5E5EA", "2C2C2E", "D8D8DC", "363638"),
    SystemColor("systemIndigo", "5856D6", "5E5CE6", "3634A3", "7D7AFF"),
    SystemColor("systemGray6", "F2F2F7", "1C1C1E", "EBEBF0", "242426"),
    SystemColor("tintColor", "007AFF", "0A84FF", "0040DD", "409CFF"),
    SystemColor("label", "000000", "FFFFFF", "000000", "FFFFFF"),
    SystemColor("secondaryLabel", "3C3C43/0.6", "EBEBF5/0.6", "3C3C43/0.68", "EBEBF5/0.68"),
    SystemColor("tertiaryLabel", "3C3C43/0.3", "EBEBF5/0.3", "3C3C43/0.38", "EBEBF5/0.38"),
    SystemColor("quaternaryLabel", "3C3C43/0.18", "EBEBF5/0.16", "3C3C43/0.26", "EBEBF5/0.24"),
    SystemColor("placeholderText", "3C3C43/0.3", "EBEBF5/0.3", "3C3C43/0.38", "EBEBF5/0.38"),
    SystemColor("systemFill", "787880/0.2", "787880/0.36", "787880/0.28", "787880/0.44"),
    SystemColor("secondarySystemFill", "787880/0.16", "787880/0.32", "787880/0.24", "787880/0.4"),
    SystemColor("tertiarySystemFill", "767680/0.12", "767680/0.24", "767680/0.2", "767680/0.32"),
    SystemColor("quaternarySystemFill", "747480/0.08", "767680/0.18", "747480/0.16", "767680/0.26"),
    SystemColor("separator", "3C3C43/0.29", "545458/0.6", "3C3C43/0.37", "545458/0.68"),
    SystemColor("opaqueSeparator", "C6C6C8", "38383A", "C6C6C8", "38383A"),
    SystemColor("link", "007AFF", "0984FF", "007AFF", "0984FF"),
    SystemColor("systemBackground", "FFFFFF", "000000", "FFFFFF", "000000", "1C1C1E", "242426"),
    SystemColor("secondarySystemBackground", "F2F2F7", "1C1C1E", "EBEBF0", "242426", "2C2C2E", "363638"),
    SystemColor("tertiarySystemBackground", "FFFFFF", "2C2C2E", "FFFFFF", "363638", "3A3A3C", "444446"),
    SystemColor("systemGroupedBackground", "F2F2F7", "000000", "EBEBF0", "000000", "1C1C1E", "242426"),
    SystemColor("secondarySystemGroupedBackground", "FFFFFF", "1C1C1E", "FFFFFF", "242426", "2C2C2E", "363638"),
    SystemColor("tertiarySystemGroupedBackground", "F2F2F7", "2C2C2E", "EBEBF0", "363638", "3A3A3C", "444446"),
    SystemColor("darkText", "000000", "000000", "000000", "000000"),
    SystemColor("lightText", "FFFFFF/0.6", "FFFFFF/0.6", "FFFFFF/0.6", "FFFFFF/0.6"),
  ]

  /// Of bars, keyboards, alerts and knobs, which have no names in UIKit. Flat where the system blurs what is behind. Ours (D), but the thumb
  /// of segments, which is as on iOS 13 (E)
  static let ofParts = [
    SystemColor("bar", "F8F8F8", "1C1C1E", "FFFFFF", "000000"),
    SystemColor("bar hairline", "000000/0.3", "FFFFFF/0.15", "000000/0.5", "FFFFFF/0.3"),
    SystemColor("segment thumb", "FFFFFF", "636366"),
    SystemColor("scroll indicator", "000000/0.35", "FFFFFF/0.35", "000000/0.5", "FFFFFF/0.5"),
    SystemColor("keyboard", "D1D5DB", "2B2B2D"), SystemColor("key", "FFFFFF", "6B6B6E"), SystemColor("dark key", "ABB1BA", "47474A"),
    SystemColor("alert", "F2F2F2", "252527", "FFFFFF", "1C1C1E"), SystemColor("pressed in alert", "DDDDDE", "3A3A3C"),
    SystemColor("alert hairline", "3C3C43/0.29", "545458/0.6", "3C3C43/0.5", "8E8E93"),
    SystemColor("alert dim", "000000/0.2", "000000/0.48"), SystemColor("sheet dim", "000000/0.2", "000000/0.2"),
    SystemColor("menu", "F9F9F9", "252527", "FFFFFF", "1C1C1E"), SystemColor("menu gap", "E5E5EA", "161618"),
    SystemColor("thin material", "FFFFFF/0.3", "1C1C1C/0.73"), SystemColor("thick material", "F7F7F7/0.82", "1C1C1C/0.73"),
    SystemColor("grabber", "C5C5C8", "5A5A5F", "8E8E93", "8E8E93"),
    SystemColor("disabled title", "3C3C43/0.3", "EBEBF5/0.3", "3C3C43/0.38", "EBEBF5/0.38"),
  ]

  private static let places = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }

  /// Its place in `all`; nil for a name that is none.
  static func place(of name: String) -> Int? { places[name] }
}

extension UIColor {
  /// The system's colour of this name, which is dynamic; nil for a name that is none.
  package init?(dynamicSystem name: String) {
    guard let place = SystemColor.place(of: name) else { return nil }
    self.init(dynamic: Int32(place + 1), shown: SystemColor.all[place].light)
  }

  /// The plain colour of this name on a light screen.
  init?(lightSystem name: String) {
    guard let place = SystemColor.place(of: name) else { return nil }
    self = SystemColor.all[place].light
  }

  /// A colour of the system's parts by its name in the table of systems.
  package static func part(_ name: String) -> UIColor { UIColor(dynamicSystem: name) ?? .black }

  /// The names of dynamic colours that scripts may use.
  package static let dynamicNames = SystemColor.named.map(\.name)
  /// Whether it is a colour of the system's own parts, which has no name in UIKit.
  package var isOfPart: Bool { dynamic > SystemColor.named.count && dynamic <= Self.lastSystemColor }
  /// Whether it is a dynamic colour of the system.
  package var isOfSystem: Bool { dynamic > 0 && dynamic <= Self.lastSystemColor }
  /// Whether it is a dynamic colour that an app has made.
  package var isOfApp: Bool { dynamic > Self.lastSystemColor }
  /// Numbers of dynamic colours up to this are the system's; those above belong to a simulation.
  package static let lastSystemColor = Int32(SystemColor.all.count)
}
