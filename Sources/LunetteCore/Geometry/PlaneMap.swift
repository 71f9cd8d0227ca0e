import Foundation

/// The only projection: a map from a layer's plane to the plane of a layer around it, or to the screen. Drawing, hit-testing and the
/// conversion of points all use it.
///
/// It is a 3 x 3 homography; a layer that is neither rotated nor tilted needs only the offset. A layer that is tilted in space is projected
/// to its superlayer's plane at once, so the maps of nested layers are multiplied. Only sublayers of a `CATransformLayer` keep their depth,
/// see `CALayer+Geometry.swift`.
/// Units: points
/// Source: Apple, CATransform3D (row vectors); docs/rules/layers.md 1.2 (layers flatten their sublayers)
package struct PlaneMap: Equatable {
  /// `x' = (a x + c y + tx) / (g x + h y + w)`, `y' = (b x + d y + ty) / (g x + h y + w)`.
  package var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  package var g: CGFloat = 0, h: CGFloat = 0, w: CGFloat = 1
  /// Whether the map is only a translation; then only `tx` and `ty` are read.
  package var isTranslation = true

  @inlinable
  package init() {}

  @inlinable
  package init(translation: CGPoint) { (tx, ty) = (translation.x, translation.y) }

  package init(_ t: CGAffineTransform) {
    (a, b, c, d, tx, ty) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    isTranslation = a == 1 && b == 0 && c == 0 && d == 1
  }

  /// The map of the plane z = 0 by a transform.
  package init(_ t: CATransform3D) {
    (a, c, tx) = (t.m11, t.m21, t.m41)
    (b, d, ty) = (t.m12, t.m22, t.m42)
    (g, h, w) = (t.m14, t.m24, t.m44)
    isTranslation = false
  }

  /// A translation by `offset`, followed by `self`.
  @inlinable
  package func moved(by offset: CGPoint) -> PlaneMap {
    var map = self
    if isTranslation {
      map.tx += offset.x
      map.ty += offset.y
    } else {
      map.tx += a * offset.x + c * offset.y
      map.ty += b * offset.x + d * offset.y
      map.w += g * offset.x + h * offset.y
    }
    return map
  }

  /// `inner` followed by `self`.
  package func applied(after inner: PlaneMap) -> PlaneMap {
    if inner.isTranslation { return moved(by: CGPoint(x: inner.tx, y: inner.ty)) }
    var map = PlaneMap()
    map.isTranslation = false
    (map.a, map.b, map.g) = product(inner.a, inner.b, inner.g)
    (map.c, map.d, map.h) = product(inner.c, inner.d, inner.h)
    (map.tx, map.ty, map.w) = product(inner.tx, inner.ty, inner.w)
    return map
  }

  private func product(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (a * x + c * y + tx * z, b * x + d * y + ty * z, g * x + h * y + w * z)
  }

  /// The inverse map; nil when the plane is seen from its edge, so that all its points are on one line.
  package var inverse: PlaneMap? {
    if isTranslation { return PlaneMap(translation: CGPoint(x: -tx, y: -ty)) }
    let determinant = a * (d * w - ty * h) - c * (b * w - ty * g) + tx * (b * h - d * g)
    guard determinant.isFinite, abs(determinant) > Self.smallestDeterminant else { return nil }
    var map = PlaneMap()
    map.isTranslation = false
    let k = 1 / determinant
    (map.a, map.c, map.tx) = ((d * w - ty * h) * k, (tx * h - c * w) * k, (c * ty - tx * d) * k)
    (map.b, map.d, map.ty) = ((ty * g - b * w) * k, (a * w - tx * g) * k, (tx * b - a * ty) * k)
    (map.g, map.h, map.w) = ((b * h - d * g) * k, (c * g - a * h) * k, (a * d - b * c) * k)
    return map
  }

  /// The place of a point; nil when it is behind the viewer.
  package func project(_ point: CGPoint) -> CGPoint? {
    if isTranslation { return CGPoint(x: point.x + tx, y: point.y + ty) }
    let divisor = g * point.x + h * point.y + w
    guard divisor > Self.nearestDepthShare else { return nil }
    let x = (a * point.x + c * point.y + tx) / divisor
    let y = (b * point.x + d * point.y + ty) / divisor
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// The places of a rectangle's corners: first the minimum corner, then the corner right of it. Nil when one is behind the viewer.
  package func corners(of rect: CGRect) -> (CGPoint, CGPoint, CGPoint, CGPoint)? {
    guard let first = project(CGPoint(x: rect.minX, y: rect.minY)), let second = project(CGPoint(x: rect.maxX, y: rect.minY)),
      let third = project(CGPoint(x: rect.maxX, y: rect.maxY)), let fourth = project(CGPoint(x: rect.minX, y: rect.maxY))
    else { return nil }
    return (first, second, third, fourth)
  }

  /// The bounding box of a rectangle's corners; nil when one of them is behind the viewer.
  package func box(of rect: CGRect) -> CGRect? {
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    guard let (first, second, third, fourth) = corners(of: rect) else { return nil }
    return CGRect(around: [first, second, third, fourth])
  }

  /// An affine map that does about the same near a point and leaves that point in place; nil behind the viewer.
  package func linearPart(at point: CGPoint) -> CGAffineTransform? {
    if isTranslation { return .identity }
    guard let here = project(point), let right = project(CGPoint(x: point.x + 1, y: point.y)),
      let below = project(CGPoint(x: point.x, y: point.y + 1))
    else { return nil }
    return CGAffineTransform(a: right.x - here.x, b: right.y - here.y, c: below.x - here.x, d: below.y - here.y)
  }

  /// Points nearer to the viewer than this share of the viewer's distance are not drawn. Ours: it keeps numbers finite.
  private static let nearestDepthShare: CGFloat = 1e-6
  /// A map with a smaller determinant counts as a map onto a line. Ours
  private static let smallestDeterminant: CGFloat = 1e-12
}
