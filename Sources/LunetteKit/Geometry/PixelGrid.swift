import Foundation

/// Rounding to device pixels. Units: points; `scale` is pixels per point.
///
/// Source: docs/rules/scrolling.md, "Real iOS rounds offsets to device pixels"; docs/rules/layout.md 1.4 (ties away from zero,
/// noise of 1e-6 snapped first)
extension CGFloat {
  /// A value so large that its pixels can't be counted stays what it is.
  public func roundedToPixel(scale: CGFloat) -> CGFloat {
    let rounded = (self * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded.isFinite ? rounded : self
  }

  /// Up to the next pixel, where a value within a millionth of a pixel already counts as being on it.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat { (self * scale - pixelNoise).rounded(.up) / scale }
}

/// Arithmetic noise that does not count as a part of a pixel. Units: pixels.
private let pixelNoise: CGFloat = 1e-6
