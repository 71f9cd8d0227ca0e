import Foundation

/// Source: Apple, UIModalPresentationStyle (raw values); layout-animation.md e2
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  /// The default of iOS 13; full screen here, as up to iOS 12.
  case automatic = -2

  /// The presenter's view leaves the screen while the presented one covers it.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext || self == .automatic || self == .none }
  /// The nearest container that says so holds it, not the outermost one.
  var asksForContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// One controller over another. Every style fills what it covers; the styles differ in what becomes of the presenter.
/// Source: layout-animation.md e2
extension UIViewController {
  /// What it, or a container that it is in, presents.
  public var presentedViewController: UIViewController? { selfAndContainers.lazy.compactMap(\.ownPresented).first }
  /// Who presents it, or a container that it is in.
  public var presentingViewController: UIViewController? { selfAndContainers.lazy.compactMap(\.ownPresenting).first }

  /// Shows another controller over this one. The outermost container does it, or for the styles of the current context the nearest one
  /// that defines a presentation context. One that presents already only warns.
  ///
  /// - Parameter completion: runs after the presented controller's `viewDidAppear`
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = self.presenter(inStyle: controller.modalPresentationStyle)
    if let exception = presenter.reasonAgainst(presenting: controller) {
      Simulation.current.raise(exception)
      return
    }
    let attempt = "Attempt to present \(controller.shown) on \(presenter.shown) (from \(shown))"
    if let other = presenter.ownPresented {
      Simulation.current.warn("\(attempt) which is already presenting \(other.shown).")
      return
    }
    if presenter.ownPresenting?.presentation != nil {
      Simulation.current.warn("\(attempt) while a presentation is in progress.")
      return
    }
    guard let container = presenter.viewIfLoaded?.superview, container.window != nil else {
      Simulation.current.warn("\(attempt) whose view is not in the window hierarchy.")
      return
    }
    presenter.show(controller, in: container, animated: animated, completion)
  }

  private func show(_ controller: UIViewController, in container: UIView, animated: Bool, _ completion: (() -> Void)?) {
    (ownPresented, controller.ownPresenting) = (controller, self)
    controller.isBeingPresented = true
    let hidesPresenter = controller.modalPresentationStyle.hidesPresenter
    if hidesPresenter { beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    let place = view.frame
    controller.view.frame = place.offsetBy(dx: 0, dy: place.height)
    container.addSubview(controller.view)
    let transition = ControllerTransition { [self] in
      presentation = nil
      if controller.appearance.state == .appearing { controller.endAppearanceTransition() }
      if hidesPresenter, appearance.state == .disappearing {
        view.removeFromSuperview()
        endAppearanceTransition()
      }
      controller.isBeingPresented = false
      completion?()
    }
    presentation = transition
    transition.start(duration: animated ? ControllerConstants.presentationDuration : 0, in: container) { controller.view.frame = place }
  }

  /// Closes what it presents, and everything above that; a controller that presents nothing is closed by its presenter. Without either
  /// nothing happens.
  ///
  /// - Parameter completion: runs after the closed controller's `viewDidDisappear`
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presenter = selfAndContainers.first(where: { $0.ownPresented != nil }) {
      presenter.close(animated: animated, completion)
    } else {
      presentingViewController?.close(animated: animated, completion)
    }
  }

  private func close(animated: Bool, _ completion: (() -> Void)?) {
    if ownPresented?.isBeingDismissed == true { return }
    let above = presentedAbove
    for controller in [self] + above { controller.presentation?.finish() }
    guard let top = above.last, let container = top.viewIfLoaded?.superview else { return }
    let leaving = above.reversed().filter(\.isVisible)
    for controller in above { controller.isBeingDismissed = true }
    for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
    if !isVisible {
      beginAppearanceTransition(true, animated: animated)
      view.frame = top.view.frame
      container.insertSubview(view, at: container.subviews.firstIndex { $0 === (leaving.last ?? top).view } ?? 0)
    }
    let transition = ControllerTransition { [self] in
      presentation = nil
      if appearance.state == .appearing { endAppearanceTransition() }
      unlink(above)
      for controller in leaving where controller.appearance.state == .disappearing { controller.endAppearanceTransition() }
      for controller in above { controller.isBeingDismissed = false }
      completion?()
    }
    presentation = transition
    transition.start(duration: animated ? ControllerConstants.presentationDuration : 0, in: container) {
      top.view.frame = top.view.frame.offsetBy(dx: 0, dy: top.view.frame.height)
    }
  }

  /// Its window has another root: what stands above it goes without further ado.
  final func dismissAtOnce() {
    let above = presentedAbove
    for controller in [self] + above { controller.presentation?.finish() }
    unlink(above.reversed())
  }

  private func unlink(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.ownPresenting?.ownPresented = nil
      controller.ownPresenting = nil
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// What it presents, what that presents, and so on.
  final var presentedAbove: [UIViewController] {
    var (found, controller) = ([UIViewController](), ownPresented)
    while let current = controller {
      found.append(current)
      controller = current.ownPresented
    }
    return found
  }

  private var selfAndContainers: [UIViewController] {
    var (found, container) = ([self], parent)
    while let current = container {
      found.append(current)
      container = current.parent
    }
    return found
  }

  private func presenter(inStyle style: UIModalPresentationStyle) -> UIViewController {
    let context = style.asksForContext ? selfAndContainers.first(where: \.definesPresentationContext) : nil
    return context ?? selfAndContainers[selfAndContainers.count - 1]
  }

  private func reasonAgainst(presenting controller: UIViewController) -> UIException? {
    if controller === self {
      return UIException(
        .invalidArgument, "Application tried to present modal view controller on itself. Presenting controller is \(shown).")
    }
    if let presenter = controller.ownPresenting, presenter !== self {
      return UIException(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller.shown) that is already being presented by \(presenter.shown).")
    }
    if let parent = controller.parent {
      return UIException(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller.shown) that has a parent view controller \(parent.shown).")
    }
    if controller.rootWindow != nil {
      return UIException(.invalidArgument, "Application tried to present modally an active view controller \(controller.shown).")
    }
    return nil
  }
}
