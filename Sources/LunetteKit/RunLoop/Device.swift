import Foundation

/// The hardware a simulation pretends to be.
/// Source: lua-api.md section 4, "Devices"
public struct Device: Equatable, Sendable {
  public var name: String
  /// The screen in portrait. Units: points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var safeArea: UIEdgeInsets

  public init(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero) {
    (self.name, self.size, self.scale, self.safeArea) = (name, size, scale, safeArea)
  }

  public static let iPhone4s = Device(name: "iPhone 4s", size: CGSize(width: 320, height: 480), scale: 2)
  public static let iPhoneSE = Device(name: "iPhone SE", size: CGSize(width: 320, height: 568), scale: 2)
  public static let iPhone8 = Device(name: "iPhone 8", size: CGSize(width: 375, height: 667), scale: 2)
  public static let iPhone16 = Device(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, bottom: 34))
  public static let iPad = Device(name: "iPad", size: CGSize(width: 768, height: 1024), scale: 2)

  public static let all = [iPhone4s, iPhoneSE, iPhone8, iPhone16, iPad]
}
