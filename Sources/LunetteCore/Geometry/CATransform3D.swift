import CGeometry
import Foundation

/// A three-dimensional homogeneous map of row vectors, `[x y z 1] * M`, as Core Animation defines it.
///
/// `CGeometry` computes it, for scripts as well.
/// Source: Apple, CATransform3D
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// The sixteen numbers, row by row.
  public init(_ m: [CGFloat]) {
    precondition(m.count == 16, "CATransform3D: expected 16 numbers, got \(m.count)")
    (m11, m12, m13, m14, m21, m22, m23, m24) = (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34, m41, m42, m43, m44) = (m[8], m[9], m[10], m[11], m[12], m[13], m[14], m[15])
  }

  public init(_ t: CGAffineTransform) { self = t.read { numbers in .computed { map3_from_plane(numbers, $0) } } }

  public static let identity = CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  public var elements: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

  /// A rotation about the axis (x, y, z) by `angle` radians; the identity for the zero axis.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) { self = .computed { map3_rotation(angle, x, y, z, $0) } }

  /// The map that applies `self` first and `next` after it.
  public func concatenating(_ next: CATransform3D) -> CATransform3D { combined(with: next, map3_multiply) }

  /// Whether the map keeps the plane z = 0 and has no perspective.
  public var isAffine: Bool { read(map3_is_plane) }

  /// The map as an affine one, or the identity when it isn't affine.
  /// Source: docs/rules/layers.md 4, "affineTransform reads identity when the 3D transform is not affine"
  public var affineTransform: CGAffineTransform { read { numbers in .computed { map3_to_plane(numbers, $0) } } }

  /// The place on the screen of a point of the plane z = 0, after division by the perspective.
  public func project(_ point: CGPoint) -> CGPoint {
    let w = point.x * m14 + point.y * m24 + m44
    let divisor = w == 0 ? 1 : w
    return CGPoint(x: (point.x * m11 + point.y * m21 + m41) / divisor, y: (point.x * m12 + point.y * m22 + m42) / divisor)
  }
}
