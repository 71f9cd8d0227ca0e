import Foundation
@_spi(Lunette) import LunetteStage

/// The way back with a finger. Source: docs/rules/controllers.md 3.3
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?
  /// Where the finger was when the swipe began. Space: the window. Units: points.
  var start: CGFloat = 0

  override var edgeZone: CGFloat { simulation.system.motion.popZone }
  override func mayBegin() -> Bool { navigation?.mayGoBackWithFinger ?? false }
  /// The swipe from the edge has the first say over what scrolls in the content: such a finger goes back. (L; D)
  override func makesWait(_ other: UIGestureRecognizer) -> Bool { other is UIPanGestureRecognizer && navigation?.mayGoBackWithFinger == true }
  override var ordersOthers: Bool { true }
}

extension UINavigationController {
  func makeSwipe() -> UIScreenEdgePanGestureRecognizer {
    let swipe = BackSwipeRecognizer()
    swipe.navigation = self
    swipe.edges = .left
    _ = swipe.addTarget { [weak self] recognizer in
      if let swipe = recognizer as? BackSwipeRecognizer { self?.follow(swipe) }
    }
    return swipe
  }

  /// Not at the root, not during a transition, and not where the bar shows no way back.
  var mayGoBackWithFinger: Bool {
    if let inner = topViewController as? UINavigationController, viewControllers.count > 1, running == nil {
      return inner.viewControllers.count == 1 && inner.running == nil && inner.showsBar
    }
    guard viewControllers.count > 1, running == nil, showsBar, let top = topViewController else { return false }
    return top.navigationItem.showsBackButton
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
