import Foundation

/// Constructors and operations. An operation that is added applies before the existing map. Vectors are rows, so of two maps the first is
/// on the left. Source: docs/rules/layers.md 1.2; Apple, CATransform3D
extension CATransform3D {
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

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
  public func inverted() -> CATransform3D {
    // Minors of the upper two and of the lower two rows.
    let (s0, s1, s2) = (m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14)
    let (s3, s4, s5) = (m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14)
    let (c5, c4, c3) = (m33 * m44 - m43 * m34, m32 * m44 - m42 * m34, m32 * m43 - m42 * m33)
    let (c2, c1, c0) = (m31 * m44 - m41 * m34, m31 * m43 - m41 * m33, m31 * m42 - m41 * m32)
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return self }
    let k = 1 / determinant
    let inverse = CATransform3D([
      (m22 * c5 - m23 * c4 + m24 * c3) * k, (-m12 * c5 + m13 * c4 - m14 * c3) * k,
      (m42 * s5 - m43 * s4 + m44 * s3) * k, (-m32 * s5 + m33 * s4 - m34 * s3) * k,
      (-m21 * c5 + m23 * c2 - m24 * c1) * k, (m11 * c5 - m13 * c2 + m14 * c1) * k,
      (-m41 * s5 + m43 * s2 - m44 * s1) * k, (m31 * s5 - m33 * s2 + m34 * s1) * k,
      (m21 * c4 - m22 * c2 + m24 * c0) * k, (-m11 * c4 + m12 * c2 - m14 * c0) * k,
      (m41 * s4 - m42 * s2 + m44 * s0) * k, (-m31 * s4 + m32 * s2 - m34 * s0) * k,
      (-m21 * c3 + m22 * c1 - m23 * c0) * k, (m11 * c3 - m12 * c1 + m13 * c0) * k,
      (-m41 * s3 + m42 * s1 - m43 * s0) * k, (m31 * s3 - m32 * s1 + m33 * s0) * k,
    ])
    return inverse.isFinite ? inverse : self
  }

  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}
