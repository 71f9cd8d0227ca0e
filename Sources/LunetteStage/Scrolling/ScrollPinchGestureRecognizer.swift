import Foundation

/// The pinch of a scroll view: begins only where there is something to zoom. Source: docs/rules/gestures.md 6, Zoom
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var role: String? { "zoom" }
  weak var scrollView: UIScrollView?

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.zoomView != nil else { return false }
    return scrollView.mayTakeTouches(of: self)
  }

  override func recognizesTogether(with other: UIGestureRecognizer) -> Bool { other === scrollView?.panGestureRecognizer }
}
