import Foundation

/// Questions about rectangles that have an answer for every number, infinities and NaN included.
///
/// Foundation's `contains`, `intersects` and `intersection` end the process at a NaN, for they make ranges of the edges, and its
/// `insetBy` puts a rectangle that is too small for its inset at infinity. A script can bring about any number, by an overflow where
/// not at once, so all of Lunette asks these, and a test looks that it does.
extension CGRect {
  /// The minimum edges are in, the maximum edges are out, as a view takes touches. Nothing lies in a rectangle with a NaN.
  public func holds(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }

  /// Whether the other one lies in it whole.
  public func covers(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether they have more than an edge in common.
  public func meets(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  /// What they have in common; where that is nothing, or a number is none, a rectangle without size.
  public func shared(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    guard left.isFinite, top.isFinite else { return .zero }
    return CGRect(x: left, y: top, width: max(0, width), height: max(0, height))
  }

  /// Smaller by so much at each of two opposite edges; where there is less than that, nothing is left, in the middle.
  public func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (width, height) = (max(0, width - 2 * dx), max(0, height - 2 * dy))
    return CGRect(
      x: width > 0 ? minX + dx : midX, y: height > 0 ? minY + dy : midY, width: width, height: height)
  }
}

extension CGFloat {
  /// Within a range; a NaN, and whatever lies below the range, is its lower end. The ends may be any numbers.
  package func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { self > upper ? upper : self > lower ? self : lower }

  /// The whole number at or below it, from 0 to `last`; 0 for a NaN.
  package func wholePart(upTo last: Int) -> Int { Int(clamped(0, CGFloat(Swift.max(last, 0)))) }
}

extension ClosedRange<CGFloat> {
  /// From `lower` to `upper`; where that is no range, `lower` alone, or 0 where that is no number.
  init(from lower: CGFloat, to upper: CGFloat) {
    if lower <= upper { self = lower...upper } else { self = lower.isNaN ? 0...0 : lower...lower }
  }
}
