import Foundation

/// The screen turns: who is asked, who is told, and who gets another size. Source: docs/rules/controllers.md 18.3
///
/// The size of a view is all that tells an app how it stands: there are no traits.
extension UIViewController {
  /// Gives the controller's view the window's present size, and lays out the views of presented controllers.
  package final func fill(_ window: UIWindow) {
    if let view = viewIfLoaded, view.superview === window { view.takePlace(window.bounds) }
    for controller in presentedAbove {
      guard let presentation = controller.knownPresentation, let container = presentation.containerView, let view = presentation.shownView
      else { continue }
      if container.superview === window { container.frame = window.bounds }
      guard view.superview === container else { continue }
      if let card = presentation as? UISheetPresentationController, card.isCard, !controller.isBeingDismissed {
        card.place()
        continue
      }
      // The view of a controller that is being dismissed goes on moving down.
      view.frame =
        controller.isBeingDismissed
        ? controller.hiddenModalFrame(in: container) : UIPresentationController.Overridable.frameOfPresentedViewInContainerView(presentation)
    }
  }

  /// The window will have another size: tells this controller first, then the controller that it presents.
  final func windowWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    if isViewLoaded { Overridable.viewWillTransition(self, size, coordinator) }
    for controller in presentedAbove where controller.isViewLoaded {
      if let presentation = controller.knownPresentation {
        UIPresentationController.Overridable.viewWillTransition(presentation, size, coordinator)
      } else {
        Overridable.viewWillTransition(controller, size, coordinator)
      }
    }
  }

  /// This controller, the controllers presented above it, and their children, as far as their views are in a window.
  fileprivate var seen: [UIViewController] {
    var found: [UIViewController] = []
    var waiting: [UIViewController] = ([self] + presentedAbove).reversed()
    while let controller = waiting.popLast() {
      guard controller.viewIfLoaded?.window != nil else { continue }
      found.append(controller)
      waiting.append(contentsOf: controller.children.reversed())
    }
    return found
  }

  /// A child whose size will be the same isn't told. Source: Apple, size(forChildContentContainer:withParentContainerSize:)
  final func tellChildren(ofTransitionTo size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let childView = child.viewIfLoaded else { continue }
      let childSize = Overridable.sizeForChildContentContainer(self, child, size)
      if childSize != childView.bounds.size { Overridable.viewWillTransition(child, childSize, coordinator) }
    }
  }

  /// Units: points.
  final func autoresizedSize(of child: UIViewController, in parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return parentSize }
    guard childView.superview === view else { return childView.bounds.size }
    return childView.autoresizedFrame(from: view.bounds.size, to: parentSize).size
  }

  /// Whether the screen may stand so: the topmost controller that fills it says.
  final func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    let top = topmostOnScreen
    return Overridable.shouldAutorotate(top) && top.stands(in: orientation)
  }

  private var topmostOnScreen: UIViewController { presentedAbove.last { $0.presentedStyle.fillsScreen && !$0.isBeingDismissed } ?? self }

  private func stands(in orientation: UIInterfaceOrientation) -> Bool {
    simulation.application.allows(orientation, in: viewIfLoaded?.window)
      && Overridable.supportedInterfaceOrientations(self).contains(UIInterfaceOrientationMask(orientation))
  }

  /// A controller that fills the screen is about to be presented, or to go: the screen turns as the one that is topmost then wants it, as the
  /// device is held if that one allows it. Source: Apple, supportedInterfaceOrientations; docs/rules/controllers.md 18.3
  final func turnScreenForTopmost(in window: UIWindow?) {
    guard let root = window?.rootViewController, simulation.fault == nil else { return }
    let (top, now) = (root.topmostOnScreen, simulation.screen.interfaceOrientation)
    // A device that nobody has turned yet stands upright.
    let device = simulation.heldDevice.orientation
    let held = device == .unknown ? .portrait : UIInterfaceOrientation(device)
    let order = [held, now].compactMap { $0 } + Simulation.orientationsInTurn
    guard let wanted = order.first(where: top.stands), wanted != now, simulation.fault == nil else { return }
    simulation.turnScreen(to: wanted, animated: false)
  }
}

extension UIViewController {
  /// Asks again how the screen may stand, and turns it to the device's orientation if that is allowed. Source: Apple
  public static func attemptRotationToDeviceOrientation() { Simulation.current.orientationsMayHaveChanged() }
  /// Its `supportedInterfaceOrientations` has changed. Source: Apple (iOS 16)
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() { simulation.orientationsMayHaveChanged() }
}

/// Traits that change with the screen. Source: docs/rules/controllers.md 13
extension UIViewController {
  /// The traits are about to change: the container hears of it first.
  final func windowTraitsWillChange(to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    for controller in [self] + presentedAbove where controller.isViewLoaded {
      Overridable.willTransitionToTraitCollection(controller, traits, coordinator)
    }
  }

  final func tellChildren(ofTraits traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded { Overridable.willTransitionToTraitCollection(child, traits, coordinator) }
  }

  /// Replaces single traits for a child and all below it; nil takes them back. Source: Apple, setOverrideTraitCollection
  public func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {
    guard child.parent === self else {
      simulation.recordFault(
        UIException(.invalidArgument, "setOverrideTraitCollection: \(child.shown) is no child of \(shown)."))
      return
    }
    let old = child.traitCollection
    child.overrideTraits = traits
    simulation.hasVariedTraits = true
    if child.traitCollection != old { child.viewIfLoaded?.traitsDidChange(from: old) }
  }
}

extension UIView {
  /// Tells the view and its subviews of new traits, and each view's controller before the view.
  final func traitsDidChange(from old: UITraitCollection) {
    viewController?.tellOfTraits(from: old)
    tellOfTraits(from: old)
    for subview in subviews where subview.superview === self { subview.traitsDidChange(from: old) }
  }
}

extension UIViewController: TraitEnvironment {
  package func callTraitsDidChange(from previous: UITraitCollection) {
    setNeedsUpdateContentUnavailableConfiguration()
    Overridable.traitCollectionDidChange(self, previous)
  }
  package var traitView: UIView? { viewIfLoaded }
}

extension UIModalPresentationStyle {
  /// Source: docs/rules/appearance.md 2 (A: sheets, popovers, alerts)
  var isElevated: Bool { !fillsScreen || self == .overFullScreen }
  var fillsScreen: Bool { hidesPresenter || self == .overFullScreen }
}

extension UIDevice {
  /// What controllers allow unless they say otherwise: a phone isn't held upside down. Source: Apple, supportedInterfaceOrientations
  var supportedOrientations: UIInterfaceOrientationMask { userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

extension UIApplication {
  /// What the app allows, whatever its controllers say: the delegate's answer, or what the app has declared.
  /// Source: Apple, application(_:supportedInterfaceOrientationsFor:), UISupportedInterfaceOrientations
  fileprivate func allows(_ orientation: UIInterfaceOrientation, in window: UIWindow?) -> Bool {
    let allowed = supportedInterfaceOrientationsFor?(window) ?? supportedInterfaceOrientations
    return allowed?.contains(UIInterfaceOrientationMask(orientation)) ?? true
  }
}

extension Simulation {
  /// An app that doesn't allow the orientation of its start begins in the first one that it allows. Only before its first window.
  public func startUpright() {
    guard let allowed = application.supportedInterfaceOrientations, !allowed.contains(UIInterfaceOrientationMask(screen.interfaceOrientation))
    else { return }
    if let first = Self.orientationsInTurn.first(where: { allowed.contains(UIInterfaceOrientationMask($0)) }) { screen.interfaceOrientation = first }
  }

  /// The app has launched: the screen stands as its first controller wants it. Before the first frame.
  package func standAsRootAllows() {
    let window = application.keyWindow ?? application.visibleWindows.last
    window?.rootViewController?.turnScreenForTopmost(in: window)
  }

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
        window?.rootViewController?.allows(upright)
        ?? (heldDevice.supportedOrientations.contains(UIInterfaceOrientationMask(upright)) && application.allows(upright, in: window))
      guard isAllowed, fault == nil else { return }
      input.cancelAllNow(application)
      turnScreen(to: upright)
    }
  }

  /// What the controllers allow may have changed: before the next frame the screen follows the device if that is allowed now; a screen that stands as
  /// nobody allows any more turns to the first way that is. Source: Apple, attemptRotationToDeviceOrientation, setNeedsUpdateOfSupportedInterfaceOrientations
  package func orientationsMayHaveChanged() {
    timers.schedule(at: time) { [weak self] _ in self?.turnAsAllowed() }
  }

  /// The app wants its scene to stand in one of these ways: before the next frame it does, whatever way the device is held.
  ///
  /// Returns: whether it stands so, or the controllers allow one of them. Source: Apple, UIWindowScene.requestGeometryUpdate (iOS 16)
  package func requestOrientations(_ wanted: UIInterfaceOrientationMask) -> Bool {
    if wanted.contains(UIInterfaceOrientationMask(screen.interfaceOrientation)) { return true }
    guard let root = (application.keyWindow ?? application.visibleWindows.last)?.rootViewController,
      let orientation = Self.orientationsInTurn.first(where: { wanted.contains(UIInterfaceOrientationMask($0)) && root.allows($0) })
    else { return false }
    timers.schedule(at: time) { [weak self] _ in
      guard let self, orientation != self.screen.interfaceOrientation else { return }
      self.input.cancelAllNow(self.application)
      self.turnScreen(to: orientation)
    }
    return true
  }

  private func turnAsAllowed() {
    guard let root = (application.keyWindow ?? application.visibleWindows.last)?.rootViewController else { return }
    let device = UIInterfaceOrientation(heldDevice.orientation)
    let wanted = [device].compactMap { $0 } + (root.allows(screen.interfaceOrientation) ? [] : Self.orientationsInTurn)
    guard let orientation = wanted.first(where: root.allows), orientation != screen.interfaceOrientation else { return }
    input.cancelAllNow(application)
    turnScreen(to: orientation)
  }

  /// In which order an orientation is looked for that is allowed. Ours
  fileprivate static let orientationsInTurn: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

  fileprivate func turnScreen(to orientation: UIInterfaceOrientation, animated: Bool = true) {
    let (oldBounds, oldKeyboard) = (screen.bounds, keyboard.frame)
    let size = screen.size(in: orientation)
    let quarters: Double = size == oldBounds.size ? 2 : 1
    let duration = areAnimationsEnabled && animated ? quarters * ControllerConstants.quarterTurnDuration : 0
    let coordinator = UIViewControllerTransitionCoordinator(duration: duration)
    let (oldOrientation, turning) = (screen.interfaceOrientation, application.shownWindows.compactMap(\.rootViewController).flatMap(\.seen))
    for controller in turning { UIViewController.Overridable.willRotate(controller, orientation, duration) }
    let (oldTraits, newTraits) = (screen.traitCollection, screen.traits(in: orientation))
    if newTraits != oldTraits {
      for window in application.shownWindows { window.rootViewController?.windowTraitsWillChange(to: newTraits, with: coordinator) }
    }
    if size != oldBounds.size {
      for window in application.shownWindows where window.frame == oldBounds {
        window.rootViewController?.windowWillTransition(to: size, with: coordinator)
      }
    }
    ControllerTransition {
      coordinator.runCompletions()
      for controller in turning { UIViewController.Overridable.didRotate(controller, oldOrientation) }
    }.start(duration: duration, options: .allowUserInteraction) { [self] in
      screen.interfaceOrientation = orientation
      statusBarMayHaveChanged()
      for window in application.shownWindows { window.screenDidTurn(from: oldBounds) }
      if newTraits != oldTraits {
        screenTraitsDidChange(from: oldTraits)
        for window in application.shownWindows { window.traitsDidChange(from: oldTraits) }
      }
      keyboard.screenDidTurn(from: oldKeyboard, duration: duration)
      coordinator.runAnimations()
      for controller in turning { UIViewController.Overridable.willAnimateRotation(controller, orientation, duration) }
      for window in application.shownWindows { window.layoutIfNeeded() }
    }
  }
}
