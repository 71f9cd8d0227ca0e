import Foundation

/// Other ways to describe a colour. Source: docs/rules/layers.md 3.4
extension UIColor {
  /// Range: all from 0 to 1; a hue of 1 is the same as 0. Source: the hexcone, docs/rules/layers.md 3.4
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    let turned = hue - hue.rounded(.down)
    let sector = turned * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let (falling, rising) = (brightness * (1 - saturation * part), brightness * (1 - saturation * (1 - part)))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// For grays hue and saturation are 0.
  public var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sector =
      most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// Nil for a colour that isn't gray; UIKit's getWhite fails for such a colour.
  public var white: CGFloat? { red == green && green == blue ? red : nil }

  /// The classic system colours, of iOS 7 to 12. Source: docs/rules/layers.md 3.4
  public static let system: [(name: String, color: UIColor)] = [
    ("systemBlue", bytes(0, 122, 255)), ("systemRed", bytes(255, 59, 48)), ("systemOrange", bytes(255, 149, 0)),
    ("systemYellow", bytes(255, 204, 0)), ("systemGreen", bytes(76, 217, 100)), ("systemTeal", bytes(90, 200, 250)),
    ("systemPurple", bytes(88, 86, 214)), ("systemPink", bytes(255, 45, 85)), ("systemGray", bytes(142, 142, 147)),
    ("groupTableViewBackground", bytes(239, 239, 244)), ("lightText", UIColor(white: 1, alpha: 0.6)), ("darkText", .black),
    // Names of iOS 13, for a screen that is always light.
    ("label", .black), ("secondaryLabel", UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)),
    ("systemBackground", .white),
  ]

  public static let systemBlue = bytes(0, 122, 255)

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255)
  }
}
