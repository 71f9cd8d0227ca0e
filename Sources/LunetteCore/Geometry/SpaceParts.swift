import Foundation

/// A transform taken apart: perspective, translation, rotation (a quaternion), shear, scale. They apply from right to left: a point is
/// scaled, sheared, rotated, moved, and then seen in perspective. Source: docs/rules/animation.md 3.2; Graphics Gems II, "Decomposing a
/// matrix into simple transformations", as CSS Transforms 2 has it too
package struct SpaceParts {
  package var scale: (CGFloat, CGFloat, CGFloat)
  /// xy, xz, yz.
  var shear: (CGFloat, CGFloat, CGFloat)
  /// x, y, z, w; of length 1.
  package var turn: (CGFloat, CGFloat, CGFloat, CGFloat)
  package var move: (CGFloat, CGFloat, CGFloat)
  /// The fourth column.
  package var perspective: (CGFloat, CGFloat, CGFloat, CGFloat)

  /// Nil for a map that flattens space, which has no rotation.
  package init?(_ m: CATransform3D) {
    guard m.m44 != 0, m.isFinite else { return nil }
    let k = 1 / m.m44
    // The affine part, without the fourth column. Its inverse takes its effect out of the perspective.
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    (affine.m11, affine.m12, affine.m13) = (m.m11 * k, m.m12 * k, m.m13 * k)
    (affine.m21, affine.m22, affine.m23) = (m.m21 * k, m.m22 * k, m.m23 * k)
    (affine.m31, affine.m32, affine.m33) = (m.m31 * k, m.m32 * k, m.m33 * k)
    (affine.m41, affine.m42, affine.m43) = (m.m41 * k, m.m42 * k, m.m43 * k)
    let inverse = affine.inverted()
    if inverse == affine, !affine.concatenating(affine).isIdentity { return nil }
    let column = (m.m14 * k, m.m24 * k, m.m34 * k, CGFloat(1))
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      a * column.0 + b * column.1 + c * column.2 + d * column.3
    }
    let i = inverse
    perspective = (
      row(i.m11, i.m12, i.m13, i.m14), row(i.m21, i.m22, i.m23, i.m24), row(i.m31, i.m32, i.m33, i.m34), row(i.m41, i.m42, i.m43, i.m44)
    )
    move = (affine.m41, affine.m42, affine.m43)
    var (x, y, z) = (
      Vector(affine.m11, affine.m12, affine.m13), Vector(affine.m21, affine.m22, affine.m23), Vector(affine.m31, affine.m32, affine.m33)
    )
    let sx = x.length
    guard sx > 0 else { return nil }
    x = x * (1 / sx)
    var xy = x.dot(y)
    y = y - x * xy
    let sy = y.length
    guard sy > 0 else { return nil }
    y = y * (1 / sy)
    xy /= sy
    var (xz, yz) = (x.dot(z), 0 as CGFloat)
    z = z - x * xz
    yz = y.dot(z)
    z = z - y * yz
    var sz = z.length
    guard sz > 0 else { return nil }
    z = z * (1 / sz)
    (xz, yz) = (xz / sz, yz / sz)
    scale = (sx, sy, sz)
    // In a mirrored space the third axis is reversed.
    if x.dot(y.cross(z)) < 0 {
      z = z * -1
      sz = -sz
      scale.2 = sz
      (xz, yz) = (-xz, -yz)
    }
    shear = (xy, xz, yz)
    turn = Self.quaternion(x, y, z)
  }

  struct Vector {
    package var x, y, z: CGFloat
    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }
    package var length: CGFloat { dot(self).squareRoot() }
    package func dot(_ o: Vector) -> CGFloat { x * o.x + y * o.y + z * o.z }
    func cross(_ o: Vector) -> Vector { Vector(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
    package static func * (v: Vector, k: CGFloat) -> Vector { Vector(v.x * k, v.y * k, v.z * k) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
  }

  /// The quaternion of the rotation whose rows are the three axes.
  private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    func half(_ value: CGFloat) -> CGFloat { max(value, 0).squareRoot() / 2 }
    let w = half(1 + x.x + y.y + z.z)
    let (qx, qy, qz) = (half(1 + x.x - y.y - z.z), half(1 - x.x + y.y - z.z), half(1 - x.x - y.y + z.z))
    // For half a turn the signs come from the products of the axes.
    guard w > 1e-9 else {
      if qx >= qy, qx >= qz { return (qx, x.y + y.x < 0 ? -qy : qy, x.z + z.x < 0 ? -qz : qz, 0) }
      if qy >= qz { return (x.y + y.x < 0 ? -qx : qx, qy, y.z + z.y < 0 ? -qz : qz, 0) }
      return (x.z + z.x < 0 ? -qx : qx, y.z + z.y < 0 ? -qy : qy, qz, 0)
    }
    return (y.z < z.y ? -qx : qx, z.x < x.z ? -qy : qy, x.y < y.x ? -qz : qz, w)
  }

  package var transform: CATransform3D {
    let (x, y, z, w) = turn
    // Row vectors: the first row is where the first axis goes.
    var t = CATransform3D([
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
      0, 0, 0, 1,
    ])
    var sheared = CATransform3D.identity
    (sheared.m11, sheared.m22, sheared.m33) = (scale.0, scale.1, scale.2)
    (sheared.m21, sheared.m31, sheared.m32) = (shear.0 * scale.1, shear.1 * scale.2, shear.2 * scale.2)
    t = sheared.concatenating(t)
    (t.m41, t.m42, t.m43) = move
    var eye = CATransform3D.identity
    (eye.m14, eye.m24, eye.m34, eye.m44) = perspective
    return t.concatenating(eye)
  }

  /// Interpolates part by part, the rotation the short way; number by number when one of the transforms can't be taken apart.
  package static func interpolated(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    guard var one = SpaceParts(a), let two = SpaceParts(b) else {
      let (m, n) = (a.elements, b.elements)
      return CATransform3D((0..<16).map { m[$0] + (n[$0] - m[$0]) * t })
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    one.scale = (mix(one.scale.0, two.scale.0), mix(one.scale.1, two.scale.1), mix(one.scale.2, two.scale.2))
    one.shear = (mix(one.shear.0, two.shear.0), mix(one.shear.1, two.shear.1), mix(one.shear.2, two.shear.2))
    one.move = (mix(one.move.0, two.move.0), mix(one.move.1, two.move.1), mix(one.move.2, two.move.2))
    one.perspective = (
      mix(one.perspective.0, two.perspective.0), mix(one.perspective.1, two.perspective.1), mix(one.perspective.2, two.perspective.2),
      mix(one.perspective.3, two.perspective.3)
    )
    one.turn = slerp(one.turn, two.turn, t)
    return one.transform
  }

  private typealias Quaternion = (CGFloat, CGFloat, CGFloat, CGFloat)

  private static func slerp(_ a: Quaternion, _ b: Quaternion, _ t: CGFloat) -> Quaternion {
    var b = b
    var cosine = a.0 * b.0 + a.1 * b.1 + a.2 * b.2 + a.3 * b.3
    if cosine < 0 { (b, cosine) = ((-b.0, -b.1, -b.2, -b.3), -cosine) }
    let angle = CGFloat(acos(Double(min(cosine, 1))))
    let (p, q): (CGFloat, CGFloat)
    if angle < 1e-6 {
      (p, q) = (1 - t, t)
    } else {
      let s = CGFloat(sin(Double(angle)))
      (p, q) = (CGFloat(sin(Double((1 - t) * angle))) / s, CGFloat(sin(Double(t * angle))) / s)
    }
    return (a.0 * p + b.0 * q, a.1 * p + b.1 * q, a.2 * p + b.2 * q, a.3 * p + b.3 * q)
  }

  // MARK: Angles, for key paths into a transform

  /// Angles about x, then y, then z that together give the rotation. Units: radians.
  package var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (x, y, z, w) = turn
    let sine = min(max(2 * (y * w - x * z), -1), 1)
    // At a right angle about y two of the rotations are about the same axis: they count as one about z.
    if abs(sine) > 1 - 1e-12 {
      return (0, CGFloat(asin(Double(sine))), CGFloat(2 * atan2(Double(z), Double(w))))
    }
    return (
      CGFloat(atan2(Double(2 * (y * z + x * w)), Double(1 - 2 * (x * x + y * y)))), CGFloat(asin(Double(sine))),
      CGFloat(atan2(Double(2 * (x * y + z * w)), Double(1 - 2 * (y * y + z * z))))
    )
  }

  package mutating func setAngles(x: CGFloat, y: CGFloat, z: CGFloat) {
    let turned = CATransform3D(rotationAngle: x, x: 1, y: 0, z: 0)
      .concatenating(CATransform3D(rotationAngle: y, x: 0, y: 1, z: 0))
      .concatenating(CATransform3D(rotationAngle: z, x: 0, y: 0, z: 1))
    if let parts = SpaceParts(turned) { turn = parts.turn }
  }
}
