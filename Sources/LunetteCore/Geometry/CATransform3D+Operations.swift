import CGeometry
import Foundation

/// Constructors and operations. An operation that is added applies before the existing map. Vectors are rows, so of two maps the first is
/// on the left. Source: docs/rules/layers.md 1.2; Apple, CATransform3D
extension CATransform3D {
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) { self = .computed { map3_translation(x, y, z, $0) } }
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) { self = .computed { map3_scale(x, y, z, $0) } }

  public var isIdentity: Bool { self == .identity }

  public func translatedBy(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    CATransform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    CATransform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Units: radians.
  public func rotated(by angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The inverse map, or `self` when there is none. Source: docs/rules/layers.md 1.2
  public func inverted() -> CATransform3D { changed(map3_invert) }

  public var isFinite: Bool { read { numbers_finite($0, 16) } }
}
