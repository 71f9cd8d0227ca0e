import Foundation

/// The screen turns: who is asked, who is told, and who gets another size. Source: layout-animation.md e3
///
/// The size of a view is all that tells an app how it stands: there are no traits.
extension UIViewController {
  /// Its view fills the window as it is now, and so do those of the controllers that it presents.
  final func fill(_ window: UIWindow) {
    for controller in [self] + presentedAbove {
      guard let view = controller.viewIfLoaded, view.superview === window else { continue }
      // One on its way out goes on down.
      view.frame = controller.isBeingDismissed ? window.bounds.offsetBy(dx: 0, dy: window.bounds.height) : window.bounds
    }
  }

  /// The window will have another size: it hears of it first, then what it presents.
  final func windowWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for controller in [self] + presentedAbove where controller.isViewLoaded {
      controller.sendViewWillTransition(to: size, with: coordinator)
    }
  }

  /// A child whose size will be the same isn't told. Source: Apple, size(forChildContentContainer:withParentContainerSize:)
  final func tellChildren(ofTransitionTo size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let childView = child.viewIfLoaded else { continue }
      let childSize = sendSize(of: child, in: size)
      if childSize != childView.bounds.size { child.sendViewWillTransition(to: childSize, with: coordinator) }
    }
  }

  /// Units: points.
  final func autoresizedSize(of child: UIViewController, in parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return parentSize }
    guard childView.superview === view else { return childView.bounds.size }
    return childView.autoresizedFrame(from: view.bounds.size, to: parentSize).size
  }

  private func sendViewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    if overrides?.call("viewWillTransition", on: self, .size(size), .object(coordinator)) == nil {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  private func sendSize(of child: UIViewController, in parentSize: CGSize) -> CGSize {
    overrides?.call("sizeForChildContentContainer", on: self, .object(child), .size(parentSize))?.size
      ?? size(forChildContentContainer: child, withParentContainerSize: parentSize)
  }

  /// Whether the screen may stand so: the topmost controller that fills it says.
  final func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    let top = presentedAbove.last { $0.modalPresentationStyle.fillsScreen && !$0.isBeingDismissed } ?? self
    return top.ask("shouldAutorotate", else: top.shouldAutorotate)
      && top.sendSupportedInterfaceOrientations().contains(UIInterfaceOrientationMask(orientation))
  }

  private func sendSupportedInterfaceOrientations() -> UIInterfaceOrientationMask {
    if case .orientations(let mask) = overrides?.call("supportedInterfaceOrientations", on: self) { return mask }
    return supportedInterfaceOrientations
  }
}

extension UIModalPresentationStyle {
  fileprivate var fillsScreen: Bool { hidesPresenter || self == .overFullScreen }
}

extension UIDevice {
  /// What controllers allow unless they say otherwise: a phone isn't held upside down. Source: Apple, supportedInterfaceOrientations
  var supportedOrientations: UIInterfaceOrientationMask { userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

extension Simulation {
  /// The user turns the device. It tells so, and the screen follows where the key window's controllers allow it.
  ///
  /// Fingers that are on the glass are taken off as by an incoming call: their places mean nothing on the turned screen. Views have
  /// their new sizes when it returns; what is shown follows in 0.3 s. During that time they take touches. (The last two are ours)
  public func turnDevice(to orientation: UIDeviceOrientation) {
    perform {
      if orientation != heldDevice.orientation {
        heldDevice.orientation = orientation
        notificationCenter.post(name: UIDevice.orientationDidChangeNotification, object: heldDevice)
      }
      guard let upright = UIInterfaceOrientation(orientation), upright != screen.interfaceOrientation else { return }
      let window = application.keyWindow ?? application.visibleWindows.last
      let isAllowed =
        window?.rootViewController?.allows(upright) ?? heldDevice.supportedOrientations.contains(UIInterfaceOrientationMask(upright))
      guard isAllowed, fault == nil else { return }
      input.cancelAllNow(application)
      turnScreen(to: upright)
    }
  }

  private func turnScreen(to orientation: UIInterfaceOrientation) {
    let (oldBounds, oldKeyboard) = (screen.bounds, keyboard.frame)
    let size = screen.size(in: orientation)
    let quarters: Double = size == oldBounds.size ? 2 : 1
    let duration = UIView.areAnimationsEnabled ? quarters * ControllerConstants.quarterTurnDuration : 0
    let coordinator = UIViewControllerTransitionCoordinator(duration: duration)
    if size != oldBounds.size {
      for window in application.windows where window.frame == oldBounds {
        window.rootViewController?.windowWillTransition(to: size, with: coordinator)
      }
    }
    ControllerTransition { coordinator.runCompletions() }.start(duration: duration, options: .allowUserInteraction) { [self] in
      screen.interfaceOrientation = orientation
      for window in application.windows { window.screenDidTurn(from: oldBounds) }
      keyboard.screenDidTurn(from: oldKeyboard, duration: duration)
      coordinator.runAnimations()
      for window in application.windows { window.layoutIfNeeded() }
    }
  }
}
