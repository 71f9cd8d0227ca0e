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

  /// The indicators that show now.
  var indicatorMarks: [ViewMark] {
    func mark(_ frame: CGRect?, _ id: Int, _ role: ViewRole) -> ViewMark? {
      frame.map {
        ViewMark(
          id: id, className: Self.indicatorClassName, frame: $0, color: indicatorStyle == .white ? Self.lightIndicatorColor : Self.indicatorColor,
          cornerRadius: min($0.width, $0.height) / 2, role: role)
      }
    }
    guard showsIndicators else { return [] }
    return [
      mark(verticalIndicatorFrame, indicatorIDs.vertical, Self.verticalRole),
      mark(horizontalIndicatorFrame, indicatorIDs.horizontal, Self.horizontalRole),
    ].compactMap { $0 }
  }

  private static let verticalRole = ViewRole("indicator", ["axis": .text("vertical")], form: .indicator(isVertical: true))
  private static let horizontalRole = ViewRole("indicator", ["axis": .text("horizontal")], form: .indicator(isVertical: false))
  /// UIKit's own name for it; it is no view here.
  private static let indicatorClassName = "_UIScrollViewScrollIndicator"
  /// Source: the classic indicator, black at 35 %; assumed
  private static let indicatorColor = UIColor(white: 0, alpha: 0.35)
  /// The same on dark content; assumed
  private static let lightIndicatorColor = UIColor(white: 1, alpha: 0.35)

  public func flashScrollIndicators() { lastScrollTime = simulation.time }

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
