import Foundation

/// The pan of a scroll view: begins only along an axis that can scroll, and holds touches on the content back for a while.
/// Source: gestures.md 6
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Ends the delay of the content's touch.
  private var contentDelay: SimulatedTimer?

  override func canBegin(horizontally: Bool) -> Bool { scrollView?.canScroll(horizontally: horizontally) ?? false }

  override var failsWithTooManyTouches: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView {
      // A touch that stops a motion isn't given to the content.
      if scrollView.catchMotion() {
        for touch in touches { touch.delivery.isClosedToView = true }
      } else if scrollView.delaysContentTouches {
        contentDelay?.invalidate()
        contentDelay = Simulation.current.gestures.schedule(at: event.timestamp + GestureConstants.contentTouchDelay) {}
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func holdsBack(_ touch: UITouch, at time: TimeInterval) -> Bool {
    if delaysTouchesBegan { return true }
    guard let scrollView, scrollView.delaysContentTouches, touch.view !== scrollView else { return false }
    if time - touch.beganTime >= GestureConstants.contentTouchDelay - clockTolerance { return false }
    return !movesAlongFixedAxis
  }

  /// The finger has gone where this scroll view can't follow: the content needn't wait.
  private var movesAlongFixedAxis: Bool {
    (abs(travel.x) >= GestureConstants.panHysteresis && !canBegin(horizontally: true))
      || (abs(travel.y) >= GestureConstants.panHysteresis && !canBegin(horizontally: false))
  }

  /// Content that already has the touch must agree to lose it.
  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    for touch in gestureTouches where touch.delivery.isOpenInView {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.canCancelContentTouches || !scrollView.sendTouchesShouldCancel(in: view) { return false }
    }
    return true
  }

  override func reset() {
    super.reset()
    contentDelay?.invalidate()
    scrollView?.panWasReset()
  }
}

extension UIView {
  /// Whether the scroll views above let this view have the touch.
  func acceptsDelivery(of touch: UITouch, _ event: UIEvent) -> Bool {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, !scrollView.sendTouchesShouldBegin(touch, event, in: self) { return false }
      ancestor = current.superview
    }
    return true
  }
}

extension UIScrollView {
  final func sendTouchesShouldBegin(_ touch: UITouch, _ event: UIEvent, in view: UIView) -> Bool {
    overrides?.call("touchesShouldBegin", on: self, .touches([touch]), .object(event), .object(view))?.bool
      ?? touchesShouldBegin([touch], with: event, in: view)
  }

  final func sendTouchesShouldCancel(in view: UIView) -> Bool {
    overrides?.call("touchesShouldCancel", on: self, .object(view))?.bool ?? touchesShouldCancel(in: view)
  }
}
