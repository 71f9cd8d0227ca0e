import Foundation
import LunetteKit

extension PlaneMap {
  /// The places of a rectangle's corners; nil if a part of it is behind the viewer.
  func quad(of rect: CGRect) -> Quad? {
    if isTranslation { return Quad(rect.offsetBy(dx: tx, dy: ty)) }
    guard let (topLeft, topRight, bottomRight, bottomLeft) = corners(of: rect) else { return nil }
    return Quad(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}

/// Four corners on the screen, in the view's own order, so that a rotated or mirrored view differs from an upright one. Units: points.
public struct Quad: Hashable, Sendable {
  public var topLeft, topRight, bottomRight, bottomLeft: CGPoint
  /// The bounding box.
  public let box: CGRect
  /// Whether the sides are parallel to the screen's, and nothing is mirrored.
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

  /// Whether it is seen from behind: the order of its corners is then reversed.
  var isReversed: Bool {
    let across = CGPoint(x: bottomRight.x - topLeft.x, y: bottomRight.y - topLeft.y)
    let up = CGPoint(x: topRight.x - bottomLeft.x, y: topRight.y - bottomLeft.y)
    return across.x * up.y - across.y * up.x > 0
  }

  /// This place with its upper and lower corners exchanged.
  var upsideDown: Quad { Quad(topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft) }

  public var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The part of the horizontal line at `y` that is inside; nil if there is none.
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

  /// How much a side may slant, because of rounding. Units: points.
  private static let noise: CGFloat = 1e-6
}
