import Foundation

/// A drag: where the content stood when it began, as if it had never resisted.
struct ScrollDrag {
  /// The offset at the begin with the rubber band undone. Space: content.
  var start: CGPoint
  /// The offset that was shown when it began, for paging.
  var shownStart: CGPoint
  var canScrollHorizontally: Bool
  var canScrollVertically: Bool
}

/// The content follows the finger. Source: scrolling.md, Dragging and Lifting; gestures.md 6
extension UIScrollView {
  func handlePan() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended:
      refreshControl?.fingerWillLift()
      endDrag()
    case .cancelled:
      refreshControl?.fingerWillLift()
      cancelDrag()
    default: break
    }
  }

  private func beginDrag() {
    stopMotion(notify: true)
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    let legal = legalOffsets
    drag = ScrollDrag(
      start: CGPoint(
        x: unbanded(contentOffset.x, legal.x, bounds.width), y: unbanded(contentOffset.y, legal.y, bounds.height)),
      shownStart: contentOffset,
      canScrollHorizontally: canScroll(horizontally: true), canScrollVertically: canScroll(horizontally: false))
    lockDirection()
    continueDrag()
  }

  /// The first direction decides, when it is clearly along one axis. Source: gestures.md 6, directionalLock (limits D)
  private func lockDirection() {
    guard isDirectionalLockEnabled else { return }
    let travel = panGestureRecognizer.travel
    let degrees = CGFloat(atan2(Double(abs(travel.y)), Double(abs(travel.x)))) * 180 / .pi
    if degrees <= ScrollConstants.horizontalLockLimit { drag?.canScrollVertically = false }
    if degrees >= ScrollConstants.verticalLockLimit { drag?.canScrollHorizontally = false }
  }

  private func continueDrag() {
    guard let drag else { return }
    let moved = panGestureRecognizer.translation(in: self)
    let legal = legalOffsets
    var offset = contentOffset
    if drag.canScrollHorizontally { offset.x = banded(drag.start.x - moved.x, legal.x, bounds.width) }
    if drag.canScrollVertically { offset.y = banded(drag.start.y - moved.y, legal.y, bounds.height) }
    if offset != contentOffset { bounds.origin = offset }
  }

  private func endDrag() {
    guard let drag else { return }
    let legal = legalOffsets
    let pan = panGestureRecognizer.velocity(in: self)
    func speed(_ pan: CGFloat, _ canScroll: Bool, _ offset: CGFloat, _ legal: ClosedRange<CGFloat>) -> CGFloat {
      let rested = legal.contains(offset) && panGestureRecognizer.restBeforeLift > ScrollConstants.restLimitInsideContent
      return canScroll && !rested ? -pan : 0
    }
    let velocity = CGPoint(
      x: speed(pan.x, drag.canScrollHorizontally, contentOffset.x, legal.x),
      y: speed(pan.y, drag.canScrollVertically, contentOffset.y, legal.y))
    finishDrag(velocity: velocity)
  }

  private func cancelDrag() { finishDrag(velocity: .zero) }

  /// - Parameter velocity: of the offset, in points per second
  private func finishDrag(velocity: CGPoint) {
    guard let drag else { return }
    let natural = restingOffset(velocity: velocity, from: drag)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / millisecondsPerSecond, y: velocity.y / millisecondsPerSecond),
      targetContentOffset: &target)
    target = usable(target, insteadOf: natural)
    self.drag = nil
    isDragging = false
    let retargeted = target != natural || isPagingEnabled
    let next = decelerationMotion(velocity: velocity, target: retargeted ? target : nil)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: next != nil)
    guard let next, drag.isStillValid(for: self) else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(next)
  }

  /// A delegate's target, brought inside the legal offsets: content never rests outside them. (Ours; not recorded.)
  private func usable(_ target: CGPoint, insteadOf natural: CGPoint) -> CGPoint {
    guard target != natural else { return natural }
    guard isFinite("targetContentOffset", target.x, target.y) else { return natural }
    return legalOffset(nearest: target)
  }

  /// A finger that had caught a bounce lifted without a drag: the content goes back by itself.
  func panWasReset() {
    guard drag == nil, motion == nil, !isTracking else { return }
    if legalOffset(nearest: contentOffset) != contentOffset, let back = decelerationMotion(velocity: .zero, target: nil) {
      start(back)
    }
  }

  // MARK: Rubber band

  /// Where content dragged to `offset` is shown: resisting past the edges, or stopped there, on the pixel grid.
  private func banded(_ offset: CGFloat, _ legal: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let shown = bounces ? RubberBand.offset(offset, in: legal, dimension: length) : offset.clamped(to: legal)
    return shown.roundedToPixel(scale: screenScale)
  }

  /// The inverse: how far the finger would have had to drag for this offset.
  private func unbanded(_ offset: CGFloat, _ legal: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    RubberBand.unboundedOffset(shown: offset, in: legal, dimension: length)
  }

  var screenScale: CGFloat { Simulation.current.screen.scale }
}

extension ScrollDrag {
  /// False where the delegate, told of the end, has already set the view moving or scrolling elsewhere.
  fileprivate func isStillValid(for scrollView: UIScrollView) -> Bool { scrollView.drag == nil && scrollView.motion == nil }
}
