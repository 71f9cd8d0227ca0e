import Foundation

/// Where the scroll indicators stand. They show while the view moves and a little longer. Source: docs/rules/scrolling.md, Insets, paging,
/// zooming
extension UIScrollView {
  /// Space: own bounds; nil where there is none to show.
  public var verticalIndicatorFrame: CGRect? {
    let track = indicatorTrack(verticalScrollIndicatorInsets)
    guard showsVerticalScrollIndicator, let span = indicatorSpan(horizontal: false, track.height) else { return nil }
    return CGRect(
      x: track.maxX - ScrollConstants.indicatorMargin - ScrollConstants.indicatorThickness, y: track.minY + span.start,
      width: ScrollConstants.indicatorThickness, height: span.length)
  }

  public var horizontalIndicatorFrame: CGRect? {
    let track = indicatorTrack(horizontalScrollIndicatorInsets)
    guard showsHorizontalScrollIndicator, let span = indicatorSpan(horizontal: true, track.width) else { return nil }
    return CGRect(
      x: track.minX + span.start, y: track.maxY - ScrollConstants.indicatorMargin - ScrollConstants.indicatorThickness,
      width: span.length, height: ScrollConstants.indicatorThickness)
  }

  /// The part of the bounds along which an indicator may stand.
  private func indicatorTrack(_ insets: UIEdgeInsets) -> CGRect {
    guard safeAreaInsets != .zero else { return bounds.inset(by: insets) }
    let (all, own) = (adjustedContentInset, contentInset)
    let safe = UIEdgeInsets(
      top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom, right: all.right - own.right)
    return bounds.inset(by: insets + safe)
  }

  /// True while it moves and until the indicators have faded.
  public var showsIndicators: Bool {
    isMoving || simulation.time - lastScrollTime < ScrollConstants.indicatorFadeDelay - clockTolerance
  }

  func indicatorFrame(of indicator: _UIScrollViewScrollIndicator) -> CGRect? {
    indicator.isVertical ? verticalIndicatorFrame : horizontalIndicatorFrame
  }

  /// The indicators that show now.
  var indicatorMarks: [ViewMark] {
    guard showsIndicators else { return [] }
    return [indicators.vertical, indicators.horizontal].compactMap(mark)
  }

  private func mark(_ indicator: _UIScrollViewScrollIndicator) -> ViewMark? {
    guard let frame = indicatorFrame(of: indicator), !indicator.isHidden, indicator.ownAlpha > 0 else { return nil }
    var color = indicator.backgroundColor ?? (indicatorStyle == .white ? Self.lightIndicatorColor : system.colors.scrollIndicator)
    if indicator.ownAlpha < 1 { color = color.withAlphaComponent(color.alpha * indicator.ownAlpha) }
    return ViewMark(
      id: indicator.layer.id, className: indicator.className, frame: frame, color: color, cornerRadius: min(frame.width, frame.height) / 2,
      role: indicator.isVertical ? Self.verticalRole : Self.horizontalRole)
  }

  // MARK: Among the subviews

  /// The content has moved, or the indicators flash: those that the view has come into its subviews when one is shown for the first time.
  func indicatorsMayShow() {
    let missing = { (indicator: _UIScrollViewScrollIndicator, isWanted: Bool) in isWanted && indicator.$superview.isNil }
    guard missing(indicators.vertical, showsVerticalScrollIndicator) || missing(indicators.horizontal, showsHorizontalScrollIndicator) else {
      if areIndicatorsRead { placeIndicators() }
      return
    }
    guard verticalIndicatorFrame != nil || horizontalIndicatorFrame != nil else { return }
    if missing(indicators.horizontal, showsHorizontalScrollIndicator) { addPartInFront(indicators.horizontal) }
    if missing(indicators.vertical, showsVerticalScrollIndicator) { addPartInFront(indicators.vertical) }
    placeIndicators()
  }

  /// Without the property there is no view for it.
  func dropIndicator(_ indicator: _UIScrollViewScrollIndicator) {
    if indicator.superview === self { removePartInFront(indicator) }
  }

  func placeIndicators() {
    place(indicators.vertical)
    place(indicators.horizontal)
  }

  /// A hidden indicator stays where it was shown last; one that was never shown is at the end of its track.
  private func place(_ indicator: _UIScrollViewScrollIndicator) {
    guard indicator.superview === self else { return }
    if let frame = indicatorFrame(of: indicator) { return indicator.settle(at: frame) }
    guard indicator.bounds.width == indicator.bounds.height else { return }
    let track = indicatorTrack(indicator.isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets)
    let (thickness, margin) = (ScrollConstants.indicatorThickness, ScrollConstants.indicatorMargin)
    indicator.settle(at: CGRect(x: track.maxX - margin - thickness, y: track.maxY - margin - thickness, width: thickness, height: thickness))
  }

  private static let verticalRole = ViewRole("indicator", ["axis": .text("vertical")], form: .indicator(isVertical: true))
  private static let horizontalRole = ViewRole("indicator", ["axis": .text("horizontal")], form: .indicator(isVertical: false))
  /// The indicator on dark content: white at 35 %; assumed
  private static let lightIndicatorColor = UIColor(white: 1, alpha: 0.35)

  public func flashScrollIndicators() {
    lastScrollTime = simulation.time
    indicatorsMayShow()
  }

  /// Along its axis, from the track's start: in proportion to what is visible, shorter while past an edge. Content that fits has nothing
  /// to indicate, also where it may bounce. (Ours, as UIKit is seen to do; not measured.)
  private func indicatorSpan(horizontal: Bool, _ room: CGFloat) -> (start: CGFloat, length: CGFloat)? {
    let length = horizontal ? bounds.width : bounds.height
    guard showsIndicators, length > 0 else { return nil }
    let range = horizontal ? legalOffsets.x : legalOffsets.y
    let offset = horizontal ? contentOffset.x : contentOffset.y
    let track = room - 2 * ScrollConstants.indicatorMargin
    guard track >= ScrollConstants.shortestSquashedIndicator else { return nil }
    let travel = range.upperBound - range.lowerBound
    guard travel > 0, isScrollEnabled else { return nil }
    let beyond = abs(offset - offset.clamped(to: range))
    let full = max(ScrollConstants.shortestIndicator, track * length / max(travel + length, 1))
    let shown = max(ScrollConstants.shortestSquashedIndicator, min(full, track) - beyond)
    let fraction = (offset.clamped(to: range) - range.lowerBound) / travel
    return (ScrollConstants.indicatorMargin + (track - shown) * fraction, shown)
  }
}
