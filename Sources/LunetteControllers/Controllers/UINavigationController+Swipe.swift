import Foundation
@_spi(Lunette) import LunetteStage

/// The way back with a finger. Source: docs/rules/controllers.md 3.3
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?
  /// Where the finger was when the swipe began. Space: the window. Units: points.
  var start: CGFloat = 0

  override var edgeZone: CGFloat { simulation.system.motion.popZone }
  private let standard = BackSwipeDelegate()
  override var standardDelegate: (any UIGestureRecognizerDelegate)? { standard }

  override func mayBegin() -> Bool { navigation?.canGoBackWithFinger ?? false }
  /// The swipe from the edge has the first say over what scrolls in the content: such a finger goes back. (L; D)
  override func makesWait(_ other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, let navigation, navigation.canGoBackWithFinger else { return false }
    return delegate !== standard || navigation.showsWayBack
  }
  override var ordersOthers: Bool { true }

  init(of navigation: UINavigationController) {
    super.init()
    (self.navigation, standard.navigation) = (navigation, navigation)
    delegate = standard
  }
}

/// The delegate that the recognizer has at first: it refuses the swipe where the bar shows no way back. Apps that replace the back button or hide the
/// bar set another delegate, or none, and have the swipe again. Source: docs/rules/controllers.md 3.3
private final class BackSwipeDelegate: UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { navigation?.showsWayBack ?? false }
}

extension UINavigationController {
  func makeSwipe() -> UIScreenEdgePanGestureRecognizer {
    let swipe = BackSwipeRecognizer(of: self)
    swipe.edges = .left
    _ = swipe.addTarget { [weak self] recognizer in
      if let swipe = recognizer as? BackSwipeRecognizer { self?.follow(swipe) }
    }
    return swipe
  }

  /// Not at the root and not during a transition.
  fileprivate var canGoBackWithFinger: Bool {
    guard viewControllers.count > 1, running == nil, let top = topViewController else { return false }
    guard let inner = top as? UINavigationController else { return true }
    return inner.viewControllers.count == 1 && inner.running == nil
  }

  /// Whether the bar has a way back for a finger, too.
  fileprivate var showsWayBack: Bool {
    guard let top = topViewController else { return false }
    if let inner = top as? UINavigationController { return inner.showsBar }
    return showsBar && top.navigationItem.showsBackButton
  }

  private func follow(_ swipe: BackSwipeRecognizer) {
    let width = view.bounds.width
    switch swipe.state {
    case .began:
      swipe.start = swipe.location(in: nil).x
      beginSwipeBack()
    case .changed: break
    case .ended:
      let hasRested = swipe.restBeforeLift >= ControllerConstants.swipeRest
      let (share, speed) = (progress(of: swipe, width), hasRested ? 0 : way * swipe.velocity(in: view).x)
      let fast = simulation.system.motion.popSpeed ?? width
      let completes = speed > fast || share > ControllerConstants.swipeShare && speed >= 0 - fast
      running?.letGo(completing: completes)
      return
    case .cancelled, .failed:
      running?.letGo(completing: false)
      return
    default: return
    }
    running?.lead(to: progress(of: swipe, width))
  }

  /// Back is to the right, or to the left where the content runs from the right.
  private var way: CGFloat { view.isMirrored ? -1 : 1 }

  private func progress(of swipe: BackSwipeRecognizer, _ width: CGFloat) -> CGFloat {
    width > 0 ? (way * (swipe.location(in: nil).x - swipe.start) / width).clamped(0, 1) : 0
  }
}
