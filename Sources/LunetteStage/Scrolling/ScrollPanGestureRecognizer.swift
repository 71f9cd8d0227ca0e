import Foundation

/// The pan of a scroll view: begins only along an axis that can scroll, and holds touches on the content back for a while.
/// Source: docs/rules/gestures.md 6
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  package override var role: String? { "scroll" }
  /// The scroll view that the recognizer is part of, which takes the pointer back when it ends.
  @BackPointer var scrollView: UIScrollView?
  /// Ends the delay of the content's touch.
  private var contentDelay: SimulatedTimer?

  /// The delegate is the scroll view: another one is refused, in UIKit's words. Source: docs/rules/gestures.md 6 (A/D)
  package override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView }
    set { scrollView?.refuse(newValue, of: "pan") }
  }
  package override var standardDelegate: (any UIGestureRecognizerDelegate)? { scrollView }
  package override var askedDelegate: (any UIGestureRecognizerDelegate)? { scrollView?.gestureDelegate }

  package override var axes: (x: CGPoint, y: CGPoint) { scrollView?.axesInWindow ?? super.axes }

  package override func canBegin(horizontally: Bool) -> Bool {
    guard let scrollView, scrollView.canScroll(horizontally: horizontally) else { return false }
    let moved = travelOnAxes
    return !scrollView.leavesToAncestor(horizontally: horizontally, towardsStart: (horizontally ? moved.x : moved.y) > 0)
  }

  /// Fingers scroll and zoom at once. Source: docs/rules/gestures.md 6, Zoom (A)
  package override func recognizesTogether(with other: UIGestureRecognizer) -> Bool { other === scrollView?.pinchGestureRecognizer }

  package override var failsWithTooManyTouches: Bool { false }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView {
      // A touch that stops a motion isn't given to the content.
      if scrollView.catchMotion() {
        for touch in touches { touch.delivery.isClosedToView = true }
      } else if scrollView.delaysContentTouches {
        contentDelay?.invalidate()
        contentDelay = simulation.gestures.schedule(at: event.timestamp + GestureConstants.contentTouchDelay) {}
      }
    }
    super.touchesBegan(touches, with: event)
  }

  package override func holdsBack(_ touch: UITouch, at time: TimeInterval) -> Bool {
    if delaysTouchesBegan { return true }
    guard let scrollView, scrollView.delaysContentTouches, touch.view !== scrollView else { return false }
    if time - touch.beganTime >= GestureConstants.contentTouchDelay - clockTolerance { return false }
    return !movesAlongFixedAxis
  }

  /// The finger has gone where this scroll view can't follow: the content needn't wait.
  private var movesAlongFixedAxis: Bool {
    let moved = travelOnAxes
    return (abs(moved.x) >= GestureConstants.panHysteresis && !canBegin(horizontally: true))
      || (abs(moved.y) >= GestureConstants.panHysteresis && !canBegin(horizontally: false))
  }

  package override func mayBegin() -> Bool { scrollView.map { !$0.leavesFingersToOthers() && $0.mayTakeTouches(of: self) } ?? false }

  package override func viewLeftWindow() {
    scrollView?.leaveWindow()
    // The window is still there: nothing may begin in it any more.
    scrollView?.isLeavingWindow = true
    super.viewLeftWindow()
    scrollView?.isLeavingWindow = false
  }

  package override func reset() {
    super.reset()
    contentDelay?.invalidate()
    scrollView?.panWasReset()
  }
}

extension UIView {
  /// Where its own axes point: the transforms from it up to the window, without their scale. Space: window.
  package var axesInWindow: (x: CGPoint, y: CGPoint) {
    var (x, y) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      let transform = current.transform
      if !transform.isIdentity { (x, y) = (x.turned(by: transform), y.turned(by: transform)) }
      view = current.superview
    }
    return (x, y)
  }

  /// Whether the scroll views above let this view have the touch.
  func acceptsDelivery(of touch: UITouch, _ event: UIEvent) -> Bool {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, !UIScrollView.Overridable.touchesShouldBegin(scrollView, [touch], event, self) {
        return false
      }
      ancestor = current.superview
    }
    return true
  }
}

extension UIScrollView {
  /// Content that already has a touch must agree to lose it.
  func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.gestureTouches where touch.delivery.isOpenInView {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !Overridable.touchesShouldCancel(self, view) { return false }
    }
    return true
  }

  /// At its edge a scroll view gives a drag outwards to a scroll view around it that can still scroll that way. Where there is none, it bounces.
  /// Source: docs/rules/gestures.md 6, Nested (D)
  func leavesToAncestor(horizontally: Bool, towardsStart: Bool) -> Bool {
    guard isAtEdge(horizontally: horizontally, towardsStart: towardsStart) else { return false }
    var ancestor = superview
    while let current = ancestor {
      if let outer = current as? UIScrollView, outer.isScrollEnabled, outer.canScroll(horizontally: horizontally),
        !outer.isAtEdge(horizontally: horizontally, towardsStart: towardsStart)
      {
        return true
      }
      ancestor = current.superview
    }
    return false
  }

  public enum Overridable {
    public static let adjustedContentInsetDidChange = OverridableMethod(
      "adjustedContentInsetDidChange", "adjustedContentInset has changed."
    ) { (scrollView: UIScrollView) in scrollView.adjustedContentInsetDidChange() }
    public static let setContentOffset = OverridableMethod(
      "setContentOffset",
      "Scrolls to an offset, in 0.3 s if animated, and stops a deceleration or another animation. Called, too, where a text follows its caret, and for what "
        + "scrolls to a rectangle, a row or an item.", unit: .points, "offset", "animated?"
    ) { (scrollView: UIScrollView, offset: CGPoint, animated: Bool) in scrollView.setContentOffset(offset, animated: animated) }
    public static let scrollRectToVisible = OverridableMethod(
      "scrollRectToVisible",
      "Scrolls as little as is needed to make a rectangle of the content visible. Called, too, for a field that becomes first responder out of sight.",
      unit: .points, "rect", "animated?"
    ) { (scrollView: UIScrollView, rect: CGRect, animated: Bool) in scrollView.scrollRectToVisible(rect, animated: animated) }
    public static let flashScrollIndicators = OverridableMethod(
      "flashScrollIndicators", "Shows the indicators for 0.4 s. Called, too, when a table view controller or a collection view controller has appeared."
    ) { (scrollView: UIScrollView) in scrollView.flashScrollIndicators() }
    public static let touchesShouldBegin = OverridableMethod(
      "touchesShouldBegin", "Asked before content gets touches. False: the content gets nothing.", "touches", "event", "view"
    ) { (scrollView: UIScrollView, touches: Set<UITouch>, event: UIEvent?, view: UIView) in
      scrollView.touchesShouldBegin(touches, with: event, in: view)
    }
    public static let touchesShouldCancel = OverridableMethod(
      "touchesShouldCancel", "Asked when a finger drags that is on this view. True: the view's touch is cancelled and the content scrolls.",
      "view"
    ) { (scrollView: UIScrollView, view: UIView) in scrollView.touchesShouldCancel(in: view) }
  }
}

extension CGPoint {
  /// The direction into which a transform turns this one; itself where nothing is left of it.
  fileprivate func turned(by transform: CGAffineTransform) -> CGPoint {
    let (across, down) = (transform.a * x + transform.c * y, transform.b * x + transform.d * y)
    let length = (across * across + down * down).squareRoot()
    return length > 0 && length.isFinite ? CGPoint(x: across / length, y: down / length) : self
  }
}
