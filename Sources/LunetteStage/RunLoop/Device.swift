import Foundation

/// The hardware that a simulation simulates.
/// Source: docs/lua-api.md 4, "Devices"
public struct Device: Equatable, Sendable {
  public var name: String
  /// The screen in portrait. Units: points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// In portrait and upside down. Units: points.
  public var safeArea: UIEdgeInsets
  /// In both landscape orientations. Units: points.
  public var landscapeSafeArea: UIEdgeInsets

  /// Whether an image picker may use a camera. Source: docs/rules/controllers.md 16 (D: off)
  public var hasCamera: Bool
  /// The number of the system that runs on it; nil for the usual one. Source: docs/systems.md
  public var system: Int?

  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero, hasCamera: Bool = false,
    system: Int? = nil
  ) {
    (self.name, self.size, self.scale, self.hasCamera, self.system) = (name, size, scale, hasCamera, system)
    (self.safeArea, self.landscapeSafeArea) = (safeArea, landscapeSafeArea)
  }

  /// A screen whose shorter side is at least this long is an iPad's. Units: points. Source: the smallest iPad
  private static let narrowestPad: CGFloat = 744

  /// Whether the device isn't in `all`.
  public var isCustom: Bool { !Self.all.contains(hardware) }
  /// The device without a word of its system.
  package var hardware: Device {
    var device = self
    device.system = nil
    return device
  }
  package var constants: SystemConstants { system.flatMap(SystemConstants.numbered) ?? .usual }

  public var isPad: Bool { min(size.width, size.height) >= Self.narrowestPad }

  public static let iPhone4s = Device(name: "iPhone 4s", size: CGSize(width: 320, height: 480), scale: 2)
  public static let iPhoneSE = Device(name: "iPhone SE", size: CGSize(width: 320, height: 568), scale: 2)
  public static let iPhone8 = Device(name: "iPhone 8", size: CGSize(width: 375, height: 667), scale: 2)
  public static let iPhone16 = Device(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, bottom: 34),
    // Reported, not measured: the camera's inset on both sides, and a lower home indicator.
    landscapeSafeArea: UIEdgeInsets(left: 59, bottom: 21, right: 59))
  public static let iPad = Device(name: "iPad", size: CGSize(width: 768, height: 1024), scale: 2)

  public static let all = [iPhone4s, iPhoneSE, iPhone8, iPhone16, iPad]
}
