import Foundation
import LunetteKit

/// A map from a view's plane to the screen: a 3 x 3 homography, of which a view that is neither turned nor tilted needs only the offset.
///
/// A layer tilted in space is projected into its superlayer's plane at once, so maps of nested layers compose by multiplication.
/// Units:  points
/// Source: Apple, CATransform3D (row vectors); layers flatten their sublayers
struct PlaneMap {
  /// `x' = (a x + c y + tx) / (g x + h y + w)`, `y' = (b x + d y + ty) / (g x + h y + w)`.
  var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  var g: CGFloat = 0, h: CGFloat = 0, w: CGFloat = 1
  /// True while the map only moves; then nothing but `tx` and `ty` is read.
  var isTranslation = true

  init() {}

  /// What a transform does to the plane z = 0.
  init(_ t: CATransform3D) {
    (a, c, tx) = (t.m11, t.m21, t.m41)
    (b, d, ty) = (t.m12, t.m22, t.m42)
    (g, h, w) = (t.m14, t.m24, t.m44)
    isTranslation = false
  }

  /// The map of a layer's bounds, given the map of its superlayer's bounds.
  init(_ layer: LayerState, anchor: CGPoint, in outer: PlaneMap) {
    let (bounds, position) = (layer.bounds, layer.position)
    let shift = CGPoint(x: -bounds.origin.x - anchor.x * bounds.width, y: -bounds.origin.y - anchor.y * bounds.height)
    guard layer.transform != .identity else {
      self = outer.moved(by: CGPoint(x: shift.x + position.x, y: shift.y + position.y))
      return
    }
    self = outer.moved(by: position).applied(after: PlaneMap(layer.transform)).moved(by: shift)
  }

  /// `self` after a move by `offset`.
  func moved(by offset: CGPoint) -> PlaneMap {
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

  /// `self` after `inner`.
  func applied(after inner: PlaneMap) -> PlaneMap {
    var map = PlaneMap()
    map.isTranslation = isTranslation && inner.isTranslation
    (map.a, map.b, map.g) = product(inner.a, inner.b, inner.g)
    (map.c, map.d, map.h) = product(inner.c, inner.d, inner.h)
    (map.tx, map.ty, map.w) = product(inner.tx, inner.ty, inner.w)
    return map
  }

  private func product(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (a * x + c * y + tx * z, b * x + d * y + ty * z, g * x + h * y + w * z)
  }

  /// Where the corners of a rectangle land; nil where a part of it lies behind the viewer.
  func quad(of rect: CGRect) -> Quad? {
    if isTranslation { return Quad(rect.offsetBy(dx: tx, dy: ty)) }
    guard let topLeft = project(rect.minX, rect.minY), let topRight = project(rect.maxX, rect.minY),
      let bottomRight = project(rect.maxX, rect.maxY), let bottomLeft = project(rect.minX, rect.maxY)
    else { return nil }
    return Quad(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  private func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
    let divisor = g * x + h * y + w
    guard divisor > Self.nearest else { return nil }
    let point = CGPoint(x: (a * x + c * y + tx) / divisor, y: (b * x + d * y + ty) / divisor)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// Nearer to the eye than this share of its distance nothing is drawn. Ours: it keeps numbers finite.
  private static let nearest: CGFloat = 1e-6
}

/// Four corners on the screen, those of a view in its own order, so that a turned or mirrored view can be told from an upright one.
/// Units: points.
public struct Quad: Hashable, Sendable {
  public var topLeft, topRight, bottomRight, bottomLeft: CGPoint
  /// The smallest rectangle around it.
  public let box: CGRect
  /// True where the sides run along the screen's and nothing is mirrored.
  public let isUpright: Bool

  public init(_ rect: CGRect) {
    (topLeft, topRight) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY))
    (bottomRight, bottomLeft) = (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY))
    (box, isUpright) = (rect, true)
  }

  public init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    let left = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
    box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < Self.noise }
    isUpright =
      same(topLeft.y, topRight.y) && same(bottomLeft.y, bottomRight.y) && same(topLeft.x, bottomLeft.x)
      && same(topRight.x, bottomRight.x) && topLeft.x <= topRight.x && topLeft.y <= bottomLeft.y
  }

  public var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// What of the horizontal line at `y` lies inside; nil where the line misses it.
  func span(atY y: CGFloat) -> (left: CGFloat, right: CGFloat)? {
    if isUpright { return y >= box.minY && y < box.maxY ? (box.minX, box.maxX) : nil }
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= y) != (to.y <= y) else { return }
      let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
      (left, right) = (min(left, x), max(right, x))
    }
    cross(topLeft, topRight)
    cross(topRight, bottomRight)
    cross(bottomRight, bottomLeft)
    cross(bottomLeft, topLeft)
    return left < right ? (left, right) : nil
  }

  /// Arithmetic noise by which a side may slant. Units: points.
  private static let noise: CGFloat = 1e-6
}
