import Foundation

/// A scroll view is the delegate of its own pan and pinch, so that a subclass decides about them: nested lists that scroll together, cards that are
/// dragged away once their list is at its top. Source: docs/rules/gestures.md 6 (A)
extension UIScrollView.Overridable {
  public static let shouldReceiveTouch = OverridableMethod(
    "shouldReceiveTouch", "Whether the scroll view's own pan or pinch gets a touch. True.", "recognizer", "touch"
  ) { (scrollView: UIScrollView, recognizer: UIGestureRecognizer, touch: UITouch) in
    scrollView.gestureRecognizer(recognizer, shouldReceive: touch)
  }
  public static let shouldRecognizeSimultaneouslyWith = OverridableMethod(
    "shouldRecognizeSimultaneouslyWith", "Whether the scroll view's own pan or pinch may recognize together with another recognizer. False.",
    "recognizer", "other"
  ) { (scrollView: UIScrollView, recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in
    scrollView.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
  }
  public static let shouldRequireFailureOf = OverridableMethod(
    "shouldRequireFailureOf", "Whether the scroll view's own pan or pinch waits until another recognizer has failed. False.", "recognizer", "other"
  ) { (scrollView: UIScrollView, recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in
    scrollView.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
  }
  public static let shouldBeRequiredToFailBy = OverridableMethod(
    "shouldBeRequiredToFailBy", "Whether another recognizer waits until the scroll view's own pan or pinch has failed. False.", "recognizer", "other"
  ) { (scrollView: UIScrollView, recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in
    scrollView.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
  }
}

/// Asks the scroll view, past what its Swift class answers where a class made at run time overrides it.
final class ScrollGestureDelegate: UIGestureRecognizerDelegate {
  private typealias Asked = UIScrollView.Overridable
  /// The scroll view makes one for a question, which doesn't outlast it.
  private let scrollView: UIScrollView
  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    UIView.Overridable.gestureRecognizerShouldBegin(scrollView, recognizer)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Asked.shouldReceiveTouch(scrollView, recognizer, touch)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    Asked.shouldRecognizeSimultaneouslyWith(scrollView, recognizer, other)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    Asked.shouldRequireFailureOf(scrollView, recognizer, other)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    Asked.shouldBeRequiredToFailBy(scrollView, recognizer, other)
  }
}

extension UIScrollView {
  /// Who is asked about its pan and its pinch.
  var gestureDelegate: any UIGestureRecognizerDelegate { overrides == nil ? self : ScrollGestureDelegate(self) }

  /// Its own recognizers keep it as their delegate, in UIKit's words.
  func refuse(_ delegate: (any UIGestureRecognizerDelegate)?, of kind: String) {
    guard let delegate, delegate !== self else { return }
    simulation.recordFault(
      UIException(.invalidArgument, "UIScrollView's built-in \(kind) gesture recognizer must have its scroll view as its delegate."))
  }
}
