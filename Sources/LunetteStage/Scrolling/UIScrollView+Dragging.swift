import Foundation

/// A drag: where the content stood when it began, as if it had never resisted.
struct ScrollDrag {
  /// The offset at the begin with the rubber band undone. Space: content.
  var start: CGPoint
  /// The offset that was shown when it began, for paging.
  var shownStart: CGPoint
  var canScrollHorizontally: Bool
  var canScrollVertically: Bool
  /// The finger has gone and the delegate is being told: the content stands still until that is done.
  var isEnding = false
}

/// The content follows the finger. Source: docs/rules/scrolling.md, Dragging and Lifting; docs/rules/gestures.md 6
extension UIScrollView {
  func handlePan() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended:
      refresher?.fingerWillLift()
      releaseKeyboard()
      endDrag()
    case .cancelled:
      refresher?.fingerWillLift()
      simulation.keyboard.letGo()
      cancelDrag()
    default: break
    }
  }

  private func beginDrag() {
    stopMotion(notify: true)
    isDragging = true
    drag = ScrollDrag(
      start: unbanded(contentOffset), shownStart: contentOffset,
      canScrollHorizontally: canScroll(horizontally: true), canScrollVertically: canScroll(horizontally: false))
    lockDirection()
    if keyboardDismissMode == .onDrag { sendKeyboardAway() }
    delegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  /// The first direction decides, when it is clearly along one axis; each drag decides anew.
  /// Source: docs/rules/gestures.md 6, directionalLock (limits D); G-277
  private func lockDirection() {
    guard isDirectionalLockEnabled else { return }
    let moved = panGestureRecognizer.travelOnAxes
    let degrees = CGFloat(atan2(Double(abs(moved.y)), Double(abs(moved.x)))) * 180 / .pi
    if degrees <= ScrollConstants.horizontalLockLimit { drag?.canScrollVertically = false }
    if degrees >= ScrollConstants.verticalLockLimit { drag?.canScrollHorizontally = false }
  }

  private func continueDrag() {
    guard drag?.isEnding == false else { return }
    pullKeyboard()
    if isHeldByTwoFingers {
      // The pinch moves the content with the middle of the fingers.
      rebaseDrag()
      return
    }
    if case .animating = motion {
      // A finger that moves takes the content back, from where it is.
      stopMotion(notify: true)
      rebaseDrag()
    }
    guard let drag else { return }
    let moved = panGestureRecognizer.translation(in: self)
    let wanted = banded(CGPoint(x: drag.start.x - moved.x, y: drag.start.y - moved.y))
    move(
      to: CGPoint(
        x: drag.canScrollHorizontally ? wanted.x : contentOffset.x, y: drag.canScrollVertically ? wanted.y : contentOffset.y))
  }

  /// The content was put elsewhere under the finger: the drag goes on from there.
  func rebaseDrag() {
    let (moved, offset) = (panGestureRecognizer.translation(in: self), unbanded(contentOffset))
    drag?.start = CGPoint(x: offset.x + moved.x, y: offset.y + moved.y)
  }

  private func endDrag() {
    guard let drag else { return }
    let legal = legalOffsets
    let pan = panGestureRecognizer.velocity(in: self)
    // Past an edge a rest of 0.312 s kept the speed (rubberband_top.json); over legal content one of 0.32 s didn't (touch_calib.json).
    func speed(_ pan: CGFloat, _ canScroll: Bool, _ offset: CGFloat, _ legal: ClosedRange<CGFloat>) -> CGFloat {
      let rested = legal.contains(offset) && panGestureRecognizer.restBeforeLift > ScrollConstants.restLimitInsideContent
      return canScroll && !rested && !pan.isNaN ? (-pan).clamped(-ScrollConstants.fastestLift, ScrollConstants.fastestLift) : 0
    }
    let velocity = CGPoint(
      x: speed(pan.x, drag.canScrollHorizontally, contentOffset.x, legal.x),
      y: speed(pan.y, drag.canScrollVertically, contentOffset.y, legal.y))
    // An animated offset that began under the finger, or a zoom that must spring back, has the last word.
    finishDrag(velocity: motion == nil && !isZoomPastLimits ? velocity : .zero)
  }

  /// The drag ends without speed: an interruption, or the view can't be dragged any more.
  func cancelDrag() { finishDrag(velocity: .zero) }

  /// - Parameter velocity: of the offset, in points per second
  private func finishDrag(velocity: CGPoint) {
    guard let drag, !drag.isEnding else { return }
    self.drag?.isEnding = true
    let natural = restingOffset(velocity: velocity, from: drag)
    let toldVelocity = CGPoint(x: velocity.x / millisecondsPerSecond, y: velocity.y / millisecondsPerSecond)
    var target = restingPlace(instead: natural, velocity: toldVelocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: toldVelocity, targetContentOffset: &target)
    target = usable(target, insteadOf: natural)
    if target == natural, let barFollower { target = usable(barFollower.restingPlace(self, instead: natural), insteadOf: natural) }
    isDragging = false
    func next() -> OffsetMotion? {
      guard window != nil, !isLeavingWindow, motion == nil, !isZoomPastLimits else { return nil }
      return decelerationMotion(
        velocity: velocity, x: target.x != natural.x || pages(.horizontal) ? target.x : nil,
        y: target.y != natural.y || pages(.vertical) ? target.y : nil)
    }
    let willDecelerate = next() != nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    if !willDecelerate { movementDidEnd() }
    // Told of the end, the delegate may have put the content elsewhere, or set it moving, or taken the view away.
    let deceleration = next()
    self.drag = nil
    if let deceleration, willDecelerate { beginDeceleration(deceleration) } else { legalOffsetsDidChange() }
  }

  func beginDeceleration(_ motion: OffsetMotion) {
    start(motion)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// A delegate's target, brought inside the legal offsets: content never rests outside them. (Ours; not recorded.)
  private func usable(_ target: CGPoint, insteadOf natural: CGPoint) -> CGPoint {
    guard target != natural else { return natural }
    guard isFinite("targetContentOffset", target.x, target.y) else { return natural }
    return legalOffset(nearest: target)
  }

  /// A finger that had caught the content lifted without a drag: content past an edge goes back, and between two pages to one of them.
  func panWasReset() {
    guard !isMoving, !isTracking, window != nil, !isLeavingWindow else { return }
    // A wheel never rests between two rows.
    if let wheel = self as? any RestsByItself { return wheel.settle() }
    let page = isPagingEnabled ? restingOffset(velocity: .zero, from: nil) : contentOffset
    let back = decelerationMotion(
      velocity: .zero, x: pages(.horizontal) ? page.x : nil, y: pages(.vertical) ? page.y : nil)
    if let back { beginDeceleration(back) }
  }

  // MARK: Rubber band

  /// Where content dragged to `offset` is shown: resisting past the edges, or stopped there, on the pixel grid.
  func banded(_ offset: CGPoint) -> CGPoint { banded(offset, in: legalOffsets) }

  func banded(_ offset: CGPoint, in legal: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)) -> CGPoint {
    func shown(_ offset: CGFloat, _ legal: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
      bounces ? RubberBand.offset(offset, in: legal, dimension: length) : offset.clamped(to: legal)
    }
    return CGPoint(x: shown(offset.x, legal.x, bounds.width), y: shown(offset.y, legal.y, bounds.height))
      .roundedToPixel(scale: screenScale)
  }

  /// The inverse: how far the finger would have had to drag for this offset.
  func unbanded(_ offset: CGPoint) -> CGPoint {
    let legal = legalOffsets
    return CGPoint(
      x: RubberBand.unboundedOffset(shown: offset.x, in: legal.x, dimension: bounds.width),
      y: RubberBand.unboundedOffset(shown: offset.y, in: legal.y, dimension: bounds.height))
  }

  package var screenScale: CGFloat { simulation.screen.scale }
}

/// A scroll view that has places of its own to rest at, such as a wheel's rows.
protocol RestsByItself: UIScrollView {
  /// Comes to rest where it can, after a finger that has only held it.
  func settle()
}
