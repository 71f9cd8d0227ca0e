import Foundation

/// Rounding to device pixels. Units: points; `scale` is pixels per point.
///
/// Source: docs/rules/scrolling.md, "Real iOS rounds offsets to device pixels"; docs/rules/layout.md 1.4 (ties away from zero,
/// noise of 1e-6 snapped first)
extension CGFloat {
  /// Rounds to the nearest pixel. A number too large for its pixels to be counted stays as it is.
  @inlinable
  public func roundedToPixel(scale: CGFloat) -> CGFloat {
    let rounded = (self * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded.isFinite ? rounded : self
  }

  /// Rounds up to the next pixel; a value within a millionth of a pixel counts as being on the pixel.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat { (self * scale - pixelNoise).rounded(.up) / scale }
}

/// Rounding errors that don't count as a part of a pixel. Units: pixels.
private let pixelNoise: CGFloat = 1e-6
