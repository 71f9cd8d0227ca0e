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
      if goesDown { step.y = way * length.height } else { step.x = way * (isMirrored ? -1 : 1) * length.width }
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

  /// "Page 2 of 15".
  package final var usualPageStatus: String {
    let (length, legal) = (visibleLength, legalOffsets)
    let isVertical = legal.y.lowerBound < legal.y.upperBound
    let page = isVertical ? length.height : length.width
    let whole = isVertical ? contentSize.height : contentSize.width
    let start = isVertical ? contentOffset.y - legal.y.lowerBound : isMirrored ? legal.x.upperBound - contentOffset.x : contentOffset.x - legal.x.lowerBound
    guard page > 0, whole.isFinite else { return "Page 1 of 1" }
    let count = max(1, (whole / page).rounded(.up).wholePart(upTo: Self.mostPages))
    return "Page \(min(count, (start / page).rounded().wholePart(upTo: Self.mostPages) + 1)) of \(count)"
  }

  /// Ours: more than anybody turns
  private static let mostPages = 1_000_000
}
