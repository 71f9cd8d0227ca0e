import CGeometry
import Foundation

/// A two-dimensional affine map, as Core Graphics defines it: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// `CGeometry` computes it, for scripts as well.
/// Units: points; radians, positive angles turn clockwise on the screen (y points down)
/// Source: Apple, CGAffineTransform
public struct CGAffineTransform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(translationX x: CGFloat, y: CGFloat) { self.init(tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, d: y) }
  public init(rotationAngle angle: CGFloat) { self = .computed { map2_rotation(angle, $0) } }

  public static let identity = CGAffineTransform()
  public var isIdentity: Bool { self == .identity }
  public var determinant: CGFloat { a * d - b * c }

  /// The map that applies `self` first and `next` after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { combined(with: next, map2_multiply) }

  /// The translation applies before what `self` already does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }

  /// The inverse map, or `self` when there is none (Apple: "if the transform can't be inverted, it is returned unchanged").
  public func inverted() -> CGAffineTransform { changed(map2_invert) }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { t.read { numbers in .computed { map2_point(numbers, x, y, $0) } } }
}

extension CGRect {
  /// The bounding box of the four mapped corners.
  public func applying(_ t: CGAffineTransform) -> CGRect { t.read { numbers in changed { map2_rect(numbers, $0, $1) } } }

  /// The corners in the order top left, top right, bottom right, bottom left.
  public var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }

  /// The bounding box of some points; zero without points.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
