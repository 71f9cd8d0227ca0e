import Foundation

/// How far content shows past an edge when the finger has pulled it further: the further, the harder.
///
/// Units: points along one axis. Both directions are odd functions, so a signed distance keeps its sign.
/// Source: docs/rules/scrolling.md, "Dragging"; verified by all samples of rubberband_top.json after rounding to pixels.
public enum RubberBand {
  /// Share of a pull that shows at the very edge. Source: docs/rules/scrolling.md, "Dragging"; verified by rubberband_top.json.
  public static let coefficient: CGFloat = 0.55

  /// What shows of a pull of `distance` (as it would be at 1:1) in a view of length `dimension`.
  /// Range: the result stays below `dimension`; a dimension of 0 or less shows nothing.
  public static func shown(distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    guard distance.isFinite else { return distance < 0 ? -dimension : dimension }
    // In this order nothing overflows, however far the pull.
    return dimension * (coefficient * distance / (dimension + coefficient * abs(distance)))
  }

  /// The pull that shows as `shown`: where a finger that catches stretched content has, in effect, pulled it.
  /// Range: |shown| < dimension; more is taken as just below `dimension`, where the pull would have no end.
  public static func distance(shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let shown = min(max(shown, -dimension.nextDown), dimension.nextDown)
    return shown * dimension / (coefficient * (dimension - abs(shown)))
  }

  /// The offset that is shown: unchanged inside `range`, and nearer to the range outside of it.
  public static func offset(_ unbounded: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let edge = min(max(unbounded, range.lowerBound), range.upperBound)
    return edge + shown(distance: unbounded - edge, dimension: dimension)
  }

  /// The offset that shows as `shown`; the inverse of `offset(_:in:dimension:)`.
  public static func unboundedOffset(shown: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
    let edge = min(max(shown, range.lowerBound), range.upperBound)
    return edge + distance(shown: shown - edge, dimension: dimension)
  }
}
