import Foundation

/// A colour as four components from 0 to 1 in encoded sRGB; a value, since nothing in Lunette needs its identity.
///
/// Source of the named components: Apple, UIColor (the device colours, not the dynamic system ones)
public struct UIColor: Equatable, Hashable, Sendable {
  public var red, green, blue, alpha: CGFloat
  /// 0 for a plain colour, above it the number of a dynamic one, below it that of a pattern, which is never dynamic.
  @usableFromInline var number: Int32 = 0
  /// Whether it was written in digits, and is printed so, even if it has a name. Colours that differ only in this are equal.
  private var isInDigits = false
  /// Whether a dynamic colour has another opacity than its traits say.
  @usableFromInline package private(set) var hasOwnAlpha = false

  @inlinable
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha && one.number == other.number
  }

  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    hasher.combine(number)
  }

  /// For a pattern its number among the patterns of the simulation, from 1; 0 for any other colour. See `UIColor(patternImage:)`.
  @inlinable package var pattern: Int32 { number < 0 ? -number : 0 }
  /// For a colour that depends on the appearance its number, see `ColorTraits`; 0 for any other. The components are then those of a light
  /// screen, for whoever doesn't ask.
  @inlinable package var dynamic: Int32 { number > 0 ? number : 0 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public init(white: CGFloat, alpha: CGFloat = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// A pattern of the simulation. In texts and lines, where no pattern can be shown, it is a gray.
  package init(pattern: Int32) {
    self.init(white: 0.5)
    number = -pattern
  }

  /// A dynamic colour, which is `shown` on a light screen.
  package init(dynamic: Int32, shown: UIColor) {
    self.init(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    number = dynamic
  }

  /// The plain colour that a dynamic one is on a light screen; a plain colour without its pattern.
  package var shown: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = self
    color.alpha = alpha
    color.hasOwnAlpha = dynamic != 0
    color.isInDigits = false
    return color
  }

  /// This colour, printed by its name if it has one.
  package var withoutDigits: UIColor {
    var color = self
    color.isInDigits = false
    return color
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0)
  public static let darkGray = UIColor(white: 1.0 / 3)
  public static let gray = UIColor(white: 0.5)
  public static let lightGray = UIColor(white: 2.0 / 3)
  public static let white = UIColor(white: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0)
  public static let green = UIColor(red: 0, green: 1, blue: 0)
  public static let blue = UIColor(red: 0, green: 0, blue: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)

  /// UIKit's names, in the order in which messages list them.
  public static let named: [(name: String, color: UIColor)] = [
    ("clear", .clear), ("black", .black), ("darkGray", .darkGray), ("gray", .gray), ("lightGray", .lightGray), ("white", .white),
    ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
    ("orange", .orange), ("purple", .purple), ("brown", .brown),
  ]
}

extension UIColor: CustomStringConvertible {
  /// Reads UIKit's name of a colour, also of a classic system colour, `#RRGGBB`, `#RRGGBBAA` or `#RGB`, also without the `#`; nil for
  /// anything else.
  public init?(_ text: String) {
    if let known = Self.named.first(where: { $0.name == text }) ?? Self.system.first(where: { $0.name == text }) {
      self = known.color
      return
    }
    self.init(hexadecimal: text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...])
  }

  /// Reads three, six or eight digits; nil for anything else.
  init?(hexadecimal hex: Substring) {
    guard [3, 6, 8].contains(hex.utf8.count), hex.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    // Of three digits each stands for two.
    let digits = hex.utf8.count == 3 ? hex.flatMap { [$0, $0] } : Array(hex)
    guard let value = UInt32(String(digits), radix: 16) else { return nil }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    isInDigits = true
  }

  /// The colour's name; for a colour without one, or one that was written in digits, `#RRGGBB`, with the alpha pair when it isn't opaque.
  public var description: String {
    if dynamic != 0, !hasOwnAlpha, dynamic <= Self.lastSystemColor { return SystemColor.all[Int(dynamic) - 1].name }
    if !isInDigits, let known = Self.named.first(where: { $0.color == self }) { return known.name }
    func hex(_ component: CGFloat) -> String {
      let byte = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 1 ? "" : hex(alpha))
  }

  /// Each component between `self` and `other`; a pattern changes only at the end.
  /// Source: docs/rules/animation.md 1.6, "colours componentwise in encoded RGB"
  public func interpolated(to other: UIColor, fraction t: CGFloat) -> UIColor {
    guard pattern == 0, other.pattern == 0 else { return t < 1 ? self : other }
    return UIColor(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }
}
