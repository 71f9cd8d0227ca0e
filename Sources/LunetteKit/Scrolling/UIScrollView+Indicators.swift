import Foundation

/// Where the scroll indicators stand. They show while the view moves and a little longer. Source: scrolling.md, Insets, paging, zooming
extension UIScrollView {
  /// Space: own bounds; nil where there is none to show.
  public var verticalIndicatorFrame: CGRect? {
    guard showsVerticalScrollIndicator, let span = indicatorSpan(horizontal: false) else { return nil }
    return CGRect(
      x: bounds.maxX - ScrollConstants.indicatorMargin - ScrollConstants.indicatorThickness, y: bounds.minY + span.start,
      width: ScrollConstants.indicatorThickness, height: span.length)
  }

  public var horizontalIndicatorFrame: CGRect? {
    guard showsHorizontalScrollIndicator, let span = indicatorSpan(horizontal: true) else { return nil }
    return CGRect(
      x: bounds.minX + span.start, y: bounds.maxY - ScrollConstants.indicatorMargin - ScrollConstants.indicatorThickness,
      width: span.length, height: ScrollConstants.indicatorThickness)
  }

  /// True while it moves and until the indicators have faded.
  public var showsIndicators: Bool {
    drag != nil || motion != nil || Simulation.current.time - lastScrollTime < ScrollConstants.indicatorFadeDelay - clockTolerance
  }

  public func flashScrollIndicators() { lastScrollTime = Simulation.current.time }

  /// Along its axis, from the view's edge: in proportion to what is visible, shorter while past an edge.
  private func indicatorSpan(horizontal: Bool) -> (start: CGFloat, length: CGFloat)? {
    let range = horizontal ? legalOffsets.x : legalOffsets.y
    let length = horizontal ? bounds.width : bounds.height
    let offset = horizontal ? contentOffset.x : contentOffset.y
    guard showsIndicators, canScroll(horizontally: horizontal), length > 0 else { return nil }
    let track = length - 2 * ScrollConstants.indicatorMargin
    let total = range.upperBound - range.lowerBound + length
    let beyond = abs(offset - offset.clamped(to: range))
    let full = max(ScrollConstants.shortestIndicator, track * length / max(total, 1))
    let shown = max(ScrollConstants.shortestSquashedIndicator, min(full, track) - beyond)
    let travel = range.upperBound - range.lowerBound
    let fraction = travel > 0 ? (offset.clamped(to: range) - range.lowerBound) / travel : (offset > range.lowerBound ? 1 : 0)
    return (ScrollConstants.indicatorMargin + (track - shown) * fraction, shown)
  }
}
