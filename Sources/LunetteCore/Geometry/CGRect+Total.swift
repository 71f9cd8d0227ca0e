import CGeometry
import Foundation

/// Tests and operations on rectangles with an answer for every number, infinities and NaN included.
///
/// Foundation's `contains`, `intersects` and `intersection` end the process at a NaN, since they make ranges of the edges; its `insetBy`
/// moves a rectangle that is too small for the inset to infinity. A script can produce any number, for example by an overflow, so all of
/// Lunette uses these methods, and a test checks that.
extension CGRect {
  /// Whether all four numbers are the same. It answers what Foundation's `==` does, which takes three times as long because it is not
  /// inlined; every view that gets a frame compares two rectangles.
  @inline(__always)
  @inlinable
  package func equals(_ other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
  }

  /// Points on the minimum edges are inside, points on the maximum edges outside, as for touches. No point is in a rectangle with a NaN.
  @inlinable
  public func holds(_ point: CGPoint) -> Bool { read { rect_has_point($0, point.x, point.y) } }

  /// Whether all of the other rectangle is inside this one.
  @inlinable
  public func covers(_ other: CGRect) -> Bool { read { one in other.read { rect_has_rect(one, $0) } } }

  /// Whether the rectangles have more than an edge in common.
  @inlinable
  public func meets(_ other: CGRect) -> Bool { read { one in other.read { rects_meet(one, $0) } } }

  /// The common part of the rectangles; when there is none, or a number is NaN, a rectangle without size.
  @inlinable
  public func shared(with other: CGRect) -> CGRect {
    let common = combined(with: other) { _ = rects_common($0, $1, $2) }
    return common.origin.x.isFinite && common.origin.y.isFinite ? common : .zero
  }

  /// The rectangle made smaller by `dx` at the left and at the right, by `dy` at the top and at the bottom. A side that is too short for
  /// that becomes 0, at the centre.
  @inlinable
  public func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (width, height) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
    return CGRect(
      x: width > 0 ? minX + dx : midX, y: height > 0 ? minY + dy : midY, width: width, height: height)
  }
}

extension CGFloat {
  /// The number limited to a range; the lower end for a NaN and for numbers below the range. The ends may be any numbers.
  @inlinable
  package func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { self > upper ? upper : self > lower ? self : lower }

  /// The number rounded down to a whole number, from 0 to `last`; 0 for a NaN.
  @inlinable
  package func wholePart(upTo last: Int) -> Int { Int(clamped(0, CGFloat(Swift.max(last, 0)))) }
}

extension ClosedRange<CGFloat> {
  /// The range from `lower` to `upper`; when `upper` is lower or NaN only `lower`, and 0 when that is NaN.
  package init(from lower: CGFloat, to upper: CGFloat) {
    if lower <= upper { self = lower...upper } else { self = lower.isNaN ? 0...0 : lower...lower }
  }
}
