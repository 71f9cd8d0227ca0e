import Foundation

/// A finger that moves up in the content takes the bars away, one that moves down brings them back. It recognizes beside all others.
final class BarSwipeRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

/// Bars that go with a tap, a swipe or the keyboard. Source: docs/rules/controllers.md 4.4; Apple, hidesBarsOnTap and its likes (iOS 8)
extension UINavigationController {
  func makeBarsTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    _ = tap.addTarget { [weak self] _ in
      if let self, hidesBarsOnTap { hideBars(!hidesBar) }
    }
    wrapper.addGestureRecognizer(tap)
    return tap
  }

  func makeBarsSwipe() -> UIPanGestureRecognizer {
    let swipe = BarSwipeRecognizer()
    swipe.cancelsTouchesInView = false
    _ = swipe.addTarget { [weak self] recognizer in
      if let self, let pan = recognizer as? UIPanGestureRecognizer { follow(pan) }
    }
    wrapper.addGestureRecognizer(swipe)
    return swipe
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard hidesBarsOnSwipe, pan.state == .changed || pan.state == .ended, running == nil else { return }
    let way = pan.translation(in: wrapper)
    guard abs(way.y) >= ControllerConstants.barSwipe, abs(way.y) > abs(way.x) else { return }
    // What the finger does from here on is a way of its own.
    pan.setTranslation(.zero, in: wrapper)
    hideBars(way.y < 0)
  }

  /// Both bars go, and those that have gone so come back. Source: Apple, hidesBarsOnTap
  func hideBars(_ hides: Bool) {
    guard hides != hidesBar else { return }
    let movesToolbar = hides ? !hidesToolbar : tookToolbarAway
    tookToolbarAway = hides && movesToolbar
    setNavigationBarHidden(hides, animated: true)
    if movesToolbar { setToolbarHidden(hides, animated: true) }
  }

  /// From when its view is loaded or the property is set; the keyboard is that of the view's window.
  func watchKeyboard() {
    keyboardWatch = nil
    guard hidesBarsWhenKeyboardAppears, let view = viewIfLoaded else { return }
    let center = view.simulation.notificationCenter
    let observation = center.addObserver(forName: UIResponder.keyboardWillShowNotification) { [weak self] _ in
      guard let self, let view = viewIfLoaded, let field = view.window?.firstResponder as? UIView, field.isDescendant(of: view) else { return }
      hideBars(true)
    }
    keyboardWatch = KeyboardWatch(center, observation)
  }
}

/// An observation that ends with its holder.
final class KeyboardWatch {
  private weak var center: SimulatedNotificationCenter?
  private let observation: SimulatedNotificationCenter.Observation

  init(_ center: SimulatedNotificationCenter, _ observation: SimulatedNotificationCenter.Observation) {
    (self.center, self.observation) = (center, observation)
  }

  deinit { center?.removeObserver(observation) }
}
