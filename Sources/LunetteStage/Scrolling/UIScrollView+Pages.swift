import Foundation

/// Scrolling by what is visible, as assistive technology does. Source: docs/rules/accessibility.md 5
extension UIScrollView {
  /// What is visible of the content, without what bars cover. Units: points.
  private var visibleLength: CGSize {
    let room = bounds.inset(by: adjustedContentInset)
    return CGSize(width: max(0, room.width), height: max(0, room.height))
  }

  /// - Returns: whether there was anywhere to go
  final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let (length, legal) = (visibleLength, legalOffsets)
    let goesDown = legal.y.lowerBound < legal.y.upperBound
    var step = CGPoint.zero
    switch direction {
    case .down: step.y = length.height
    case .up: step.y = -length.height
    case .right: step.x = length.width
    case .left: step.x = -length.width
    case .next, .previous:
      let way: CGFloat = direction == .next ? 1 : -1
      if goesDown { step.y = way * length.height } else { step.x = way * (beginsAtRight ? -1 : 1) * length.width }
    }
    let offset = CGPoint(
      x: (contentOffset.x + step.x).clamped(legal.x.lowerBound, legal.x.upperBound),
      y: (contentOffset.y + step.y).clamped(legal.y.lowerBound, legal.y.upperBound))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    simulation.accessibility.post(.pageScrolled, .text(delegate?.accessibilityScrollStatus(for: self) ?? pageStatus))
    return true
  }

  /// Scrolls at once by the least way that shows a rectangle; nobody drags. Space: content. - Returns: whether it has moved
  @discardableResult package final func bringIn(_ rect: CGRect) -> Bool {
    let (room, legal) = (bounds.inset(by: adjustedContentInset), legalOffsets)
    func step(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      low < start ? low - start : high > end ? min(high - end, low - start) : 0
    }
    let offset = CGPoint(
      x: (contentOffset.x + step(rect.minX, rect.maxX, room.minX, room.maxX)).clamped(legal.x.lowerBound, legal.x.upperBound),
      y: (contentOffset.y + step(rect.minY, rect.maxY, room.minY, room.maxY)).clamped(legal.y.lowerBound, legal.y.upperBound))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    return true
  }

  /// Where reading begins. Space: content.
  package final var readingStart: CGPoint {
    let legal = legalOffsets
    return CGPoint(x: beginsAtRight ? legal.x.upperBound : legal.x.lowerBound, y: legal.y.lowerBound)
  }

  /// "Page 2 of 15".
  package final var usualPageStatus: String {
    let (length, legal) = (visibleLength, legalOffsets)
    let isVertical = legal.y.lowerBound < legal.y.upperBound
    let page = isVertical ? length.height : length.width
    let whole = isVertical ? contentSize.height : contentSize.width
    let start = isVertical ? contentOffset.y - legal.y.lowerBound : beginsAtRight ? legal.x.upperBound - contentOffset.x : contentOffset.x - legal.x.lowerBound
    guard page > 0, whole.isFinite else { return "Page 1 of 1" }
    let count = max(1, (whole / page).rounded(.up).wholePart(upTo: Self.mostPages))
    return "Page \(min(count, (start / page).rounded().wholePart(upTo: Self.mostPages) + 1)) of \(count)"
  }

  /// Ours: more than anybody turns
  private static let mostPages = 1_000_000
}
