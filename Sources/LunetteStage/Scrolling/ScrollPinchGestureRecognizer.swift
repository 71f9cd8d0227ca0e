import Foundation

/// The pinch of a scroll view: begins only where there is something to zoom. Source: docs/rules/gestures.md 6, Zoom
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var role: String? { "zoom" }
  weak var scrollView: UIScrollView?

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView }
    set { scrollView?.refuse(newValue, of: "pinch") }
  }
  override var standardDelegate: (any UIGestureRecognizerDelegate)? { scrollView }
  override var askedDelegate: (any UIGestureRecognizerDelegate)? { scrollView?.gestureDelegate }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.zoomView != nil else { return false }
    return scrollView.mayTakeTouches(of: self)
  }

  override func recognizesTogether(with other: UIGestureRecognizer) -> Bool { other === scrollView?.panGestureRecognizer }
}
