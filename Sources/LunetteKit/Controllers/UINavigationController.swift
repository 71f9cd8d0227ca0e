import Foundation

/// A stack of controllers, of which the top one is shown. It has no bar yet: `navigationItem` holds what one would show.
///
/// The order of a push's callbacks: the old top's `viewWillDisappear`, the new one's `viewWillAppear`, layout, the old one's
/// `viewDidDisappear`, the new one's `viewDidAppear`; a pop's is the same. Source: layout-animation.md e2
open class UINavigationController: UIViewController {
  private weak var running: ControllerTransition?
  /// The top controller, once its view is in the container.
  private weak var shownController: UIViewController?

  public override init() { super.init() }

  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }

  /// From the bottom to the top. Setting it is `setViewControllers` without animation.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  public var topViewController: UIViewController? { stack.last }
  /// The top one, or what is presented over it.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// A controller stands in a stack once only.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    if let exception = reasonAgainst([controller] + stack) {
      Simulation.current.raise(exception)
      return
    }
    change(to: stack + [controller], animated: animated, isPush: true)
  }

  /// Returns: the controller that leaves; nil where only the root is left, which stays
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated, isPush: false).last
  }

  /// Returns: the controllers that leave, from the bottom to the top
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController] {
    guard stack.count > 1 else { return [] }
    return change(to: Array(stack.prefix(1)), animated: animated, isPush: false)
  }

  /// Returns: the controllers that leave, from the bottom to the top
  @discardableResult
  public func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController] {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      Simulation.current.raise(UIException(.internalInconsistency, "Tried to pop to a view controller that doesn't exist."))
      return []
    }
    return change(to: Array(stack.prefix(index + 1)), animated: animated, isPush: false)
  }

  /// A new top that was in the stack comes by a pop, another by a push. Source: layout-animation.md e2
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    if let exception = reasonAgainst(controllers) {
      Simulation.current.raise(exception)
      return
    }
    change(to: controllers, animated: animated, isPush: !stack.contains { $0 === controllers.last })
  }

  // MARK: The change

  @discardableResult
  private func change(to new: [UIViewController], animated: Bool, isPush: Bool) -> [UIViewController] {
    running?.finish()
    let leaving = stack.filter { old in !new.contains { $0 === old } }
    let arriving = new.filter { one in !stack.contains { $0 === one } }
    for controller in leaving {
      controller.isMovingFromParent = true
      controller.sendWillMove(toParent: nil)
    }
    for controller in arriving {
      controller.isMovingToParent = true
      addChild(controller)
    }
    stack = new
    let end = { [self] in
      for controller in leaving {
        controller.isMovingFromParent = false
        controller.removeFromParent()
      }
      for controller in arriving {
        controller.isMovingToParent = false
        controller.sendDidMove(toParent: self)
      }
    }
    if isViewLoaded, shownController !== new.last {
      showTop(animated: animated && isVisible && shownController != nil, isPush: isPush, end)
    } else {
      end()
    }
    return leaving
  }

  private func showTop(animated: Bool, isPush: Bool, _ end: @escaping () -> Void = {}) {
    let (old, new) = (shownController, stack.last)
    shownController = new
    let isOnScreen = isVisible
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    let bounds = view.bounds
    if let new {
      new.view.frame = bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isPush { view.addSubview(new.view) } else { view.insertSubview(new.view, at: 0) }
    }
    let (aside, outside) = (
      bounds.offsetBy(dx: -bounds.width * ControllerConstants.pushParallax, dy: 0), bounds.offsetBy(dx: bounds.width, dy: 0)
    )
    if animated { UIView.performWithoutAnimation { new?.view.frame = isPush ? outside : aside } }
    let transition = ControllerTransition { [self] in
      running = nil
      if let oldView = old?.viewIfLoaded, oldView.superview === view { oldView.removeFromSuperview() }
      if isOnScreen {
        // The container may have come or gone meanwhile, and taken them along.
        if old?.appearance.state == .disappearing { old?.endAppearanceTransition() }
        if new?.appearance.state == .appearing, appearance.state == .appeared { new?.endAppearanceTransition() }
      }
      end()
    }
    running = transition
    // Off the screen the layout waits until the top one has heard that it will appear: a table would load its data twice.
    transition.start(duration: animated ? ControllerConstants.pushDuration : 0, in: isOnScreen ? view : nil) {
      new?.view.frame = bounds
      if animated { old?.viewIfLoaded?.frame = isPush ? aside : outside }
    }
  }

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    showTop(animated: false, isPush: true)
  }

  private func reasonAgainst(_ controllers: [UIViewController]) -> UIException? {
    for (index, controller) in controllers.enumerated() {
      if controller is UINavigationController {
        return UIException(.invalidArgument, "Pushing a navigation controller is not supported")
      }
      if controllers[..<index].contains(where: { $0 === controller }) {
        return UIException(
          .invalidArgument, "Pushing the same view controller instance more than once is not supported (\(controller.shown))")
      }
    }
    return nil
  }
}
