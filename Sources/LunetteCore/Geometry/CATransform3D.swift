import Foundation

/// A three-dimensional homogeneous map of row vectors, `[x y z 1] * M`, as Core Animation defines it.
///
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

  public init(_ t: CGAffineTransform) {
    self.init([t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
  }

  public static let identity = CATransform3D(CGAffineTransform.identity)

  public var elements: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

  /// A rotation about the axis (x, y, z) by `angle` radians; the identity for the zero axis.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let k = 1 - c
    self.init([
      c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0,
      x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0,
      x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0,
      0, 0, 0, 1,
    ])
  }

  /// The map that applies `self` first and `next` after it.
  public func concatenating(_ next: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      let n = next
      return (
        x * n.m11 + y * n.m21 + z * n.m31 + w * n.m41, x * n.m12 + y * n.m22 + z * n.m32 + w * n.m42,
        x * n.m13 + y * n.m23 + z * n.m33 + w * n.m43, x * n.m14 + y * n.m24 + z * n.m34 + w * n.m44
      )
    }
    var result = self
    (result.m11, result.m12, result.m13, result.m14) = row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = row(m41, m42, m43, m44)
    return result
  }

  /// Whether the map keeps the plane z = 0 and has no perspective.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// The map as an affine one, or the identity when it isn't affine.
  /// Source: docs/rules/layers.md 4, "affineTransform reads identity when the 3D transform is not affine"
  public var affineTransform: CGAffineTransform {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) : .identity
  }

  /// The place on the screen of a point of the plane z = 0, after division by the perspective.
  public func project(_ point: CGPoint) -> CGPoint {
    let w = point.x * m14 + point.y * m24 + m44
    let divisor = w == 0 ? 1 : w
    return CGPoint(x: (point.x * m11 + point.y * m21 + m41) / divisor, y: (point.x * m12 + point.y * m22 + m42) / divisor)
  }
}
