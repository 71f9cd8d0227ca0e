import Foundation

/// What a dynamic colour depends on, of the traits of the place where it is shown.
@frozen
public struct ColorTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Otherwise the appearance is light.
  public static var dark: ColorTraits { ColorTraits(rawValue: 1) }
  public static var highContrast: ColorTraits { ColorTraits(rawValue: 2) }
  /// Content in front of other content, such as a sheet.
  public static var elevated: ColorTraits { ColorTraits(rawValue: 4) }

  package func with(_ trait: ColorTraits, _ isOn: Bool) -> ColorTraits { isOn ? union(trait) : subtracting(trait) }
}

extension UIColor {
  /// The plain colour for these traits; for a plain colour the colour itself.
  /// - Parameter own: answers for the numbers that belong to a simulation
  @inlinable
  package func resolved(with traits: ColorTraits, own: (Int32) -> UIColor) -> UIColor {
    dynamic == 0 ? self : resolvedDynamic(with: traits, own: own)
  }

  @usableFromInline
  func resolvedDynamic(with traits: ColorTraits, own: (Int32) -> UIColor) -> UIColor {
    let color = dynamic <= Self.lastSystemColor ? SystemColor.all[Int(dynamic) - 1].resolved(with: traits) : own(dynamic)
    return hasOwnAlpha ? color.withAlphaComponent(alpha) : color
  }
}
