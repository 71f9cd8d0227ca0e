import Foundation

/// Controllers in controllers. Source: docs/rules/controllers.md 18.2
extension UIViewController {
  /// Takes a child in, away from its parent if it has another; tells it `willMove(toParent:)`. The container then adds the child's view
  /// and calls `didMove(toParent:)`.
  public func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    if let exception = reasonAgainst(child: child) {
      simulation.recordFault(exception)
      return
    }
    // A controller that becomes a child is presented no longer. (Ours)
    child.leavePresenter()
    child.parent?.release(child, to: self)
    // A callback may have given the child a parent already, or have put this container into the child.
    guard child.parent == nil else { return }
    Overridable.willMoveToParent(child, self)
    // `willMoveToParent` is the script's: it may have presented the child, or given it another parent.
    child.leavePresenter()
    guard child.parent == nil, child.ownPresenting == nil else { return }
    if let exception = reasonAgainst(child: child) {
      simulation.recordFault(exception)
      return
    }
    childOrder.append(child)
    child.parent = self
    child.takeOverriddenItems()
    child.settleAfterLayout()
    noteSubtree(of: child)
  }

  /// What speaks against it as a child; nil where nothing does.
  final func reasonAgainst(child: UIViewController) -> UIException? {
    if selfAndContainers.contains(where: { $0 === child }) {
      return UIException(.invalidArgument, "\(shown) can't take in \(child.shown), which is itself or one of its own containers.")
    }
    if standsOn(child) {
      return UIException(
        .invalidArgument, "\(shown) can't take in \(child.shown), which presents it, or presents what it stands in.")
    }
    if let window = child.rootWindow, window.rootViewController === child {
      return UIException(
        .hierarchyInconsistency, "adding a root view controller \(child.shown) as a child of view controller:\(shown)")
    }
    // Showing it would be refused after the change was made, and leave a container whose child is nowhere.
    if let view = child.viewIfLoaded, let own = viewIfLoaded, own.isDescendant(of: view) {
      return UIException(.invalidArgument, "Can't add a view to one of its own subviews: \(child.shown)'s view is around that of \(shown)")
    }
    guard hasRoom(for: child) else {
      return UIException(
        .invalidArgument,
        "Controllers can't be nested deeper than \(Self.mostLevels) levels; addChild would make them so. What is presented counts, too.")
    }
    return nil
  }

  /// Leaves its container, and tells itself `didMove(toParent: nil)`. The container has told it `willMove(toParent: nil)` before.
  /// A stack, tabs and columns go on without it.
  public func removeFromParent() { parent?.release(self, to: nil) }

  /// Leaves its container as `removeFromParent` does, where the container has no place for it any more.
  final func leaveParent() {
    guard let parent else { return }
    if let index = parent.children.uncountedIndex(of: self) { parent.childOrder.remove(at: index) }
    self.parent = nil
    // No bar grows over it any more.
    if parent is UINavigationController { contentScrollView(at: .top)?.expandableTop = 0 }
    if parent.forwardsAppearance { loseLeader() }
    Overridable.didMoveToParent(self, nil)
  }

  /// Replaces one child's view by another's in the same superview, with appearance callbacks for both; both must be children of it.
  ///
  /// The animations run at once, models first; the old view leaves when they are over. Units: seconds.
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard old.parent === self, new.parent === self else {
      simulation.recordFault(
        UIException(
          .invalidArgument,
          """
          Children view controllers \(old.shown) and \(new.shown) must have a common parent view controller when calling \
          -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]
          """))
      return
    }
    new.loadViewIfNeeded()
    // Its viewDidLoad may have taken one of the two elsewhere.
    guard old.parent === self, new.parent === self else {
      completion?(false)
      return
    }
    let container: UIView = old.viewIfLoaded?.superview ?? view
    if let exception = new.checkHierarchy(in: container) {
      simulation.recordFault(exception)
      return
    }
    let isAnimated = duration > 0
    let tells = isVisible && forwardsAppearance
    if tells { beginDeparture(of: old, animated: isAnimated) }
    if tells, isVisible { beginArrival(of: new, animated: isAnimated) }
    let end = { [self] (finished: Bool) in
      // The old view stays if a callback during the transition has put it into another view.
      if old !== new, let oldView = old.viewIfLoaded, oldView.superview === container { oldView.removeFromSuperview() }
      if tells {
        endDeparture(of: old)
        endArrival(of: new)
      }
      completion?(finished)
    }
    // A callback may have taken one of the two elsewhere.
    guard old.parent === self, new.parent === self else {
      if tells { new.loseLeader() }
      return end(false)
    }
    guard options.transition != nil else {
      container.addSubview(new.view)
      simulation.animate(
        withDuration: duration, options: options,
        animations: {
          animations?()
          // A transition takes its time also where nothing moves. Source: docs/rules/controllers.md 2
          if isAnimated, container.window != nil { simulation.animations.block?.waitOutItsDuration(on: container.layer) }
        }, completion: end)
      return
    }
    // The superview turns over: the old view on its front, the new one on its back. Source: docs/rules/controllers.md 2
    simulation.transition(
      with: container, duration: duration, options: options,
      animations: {
        container.addSubview(new.view)
        if old !== new, let oldView = old.viewIfLoaded, oldView.superview === container { oldView.removeFromSuperview() }
        animations?()
      }, completion: end)
  }

  /// A child is no longer shown. One that a callback has put into another container inside this one is shown there.
  ///
  /// What it presents in its context goes with it.
  ///
  /// - Parameter place: where this container has put it, and nobody else shows it
  final func removeView(of child: UIViewController, from place: UIView) {
    if let context = child.presentedInContext, context.superview === place { context.removeFromSuperview() }
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded, childView.isDescendant(of: view) else { return }
    if childView.superview === place || child.parent == nil || child.parent === self { childView.removeFromSuperview() }
  }

  /// The nearest navigation controller that it is in.
  public var navigationController: UINavigationController? { parent?.nearest { $0 as? UINavigationController } }

  /// The nearest tab bar controller that it is in.
  public var tabBarController: UITabBarController? { parent?.nearest { $0 as? UITabBarController } }

  /// The coordinator of the transition that runs in the controller or in a container of it; nil for none. Source: Apple, transitionCoordinator
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? { nearest(\.ownCoordinator) }

  /// From here on: what it presents, or the one child that is seen in it, as deep as there is no choice. An action without a target begins
  /// there. Source: docs/rules/controllers.md 4.1
  final var deepestInFront: UIViewController {
    var (controller, levels) = (self, 0)
    while levels < Self.mostLevels, let next = controller.nextInFront { (controller, levels) = (next, levels + 1) }
    return controller
  }

  private var nextInFront: UIViewController? {
    if let ownPresented, !ownPresented.isBeingDismissed { return ownPresented }
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    guard let view = viewIfLoaded else { return nil }
    let seen = children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    return seen.count == 1 ? seen[0] : nil
  }

  /// The tab bar controller that shows its tab item: also that of the root of a navigation controller.
  var containerWithTabs: UITabBarController? {
    if let navigation = parent as? UINavigationController, navigation.rootOfStack === self { return navigation.containerWithTabs }
    return parent as? UITabBarController
  }

  /// Its container's, as that hands them on; a root's are the screen's. Source: docs/rules/controllers.md 2, 13
  public var traitCollection: UITraitCollection {
    // A window that is a controller's view would ask the controller in turn.
    let window = viewIfLoaded is UIWindow ? nil : viewIfLoaded?.window
    let outer = parent?.traits(forChild: self) ?? window?.traitCollection ?? simulation.screen.traitCollection
    let own = parent == nil ? sheetTraits(outer) : outer
    guard overrideTraits != nil || ownTraits?.effective != nil else { return own }
    return UITraitCollection(own.values.overridden(by: overrideTraits?.values ?? .unspecified).overridden(by: ownTraits?.effective ?? .unspecified))
  }

  /// A sheet in the middle of a pad is as narrow as a phone. Source: docs/rules/controllers.md 5 (A). What stands in front of something else is
  /// elevated. Source: docs/rules/appearance.md 2
  private func sheetTraits(_ outer: UITraitCollection) -> UITraitCollection {
    guard ownPresenting != nil else { return outer }
    var values = outer.values
    if presentedStyle == .formSheet || presentedStyle == .popover { values.horizontal = .compact }
    if presentedStyle.isElevated, simulation.system.colors.followAppearance { values.level = .elevated }
    return values == outer.values ? outer : UITraitCollection(values)
  }

  /// A view whose controller has one parent may not stand in the view of another controller; one without a parent is tolerated.
  /// Source: docs/rules/controllers.md 18.2
  package final func checkHierarchy(in superview: UIView) -> UIException? {
    guard let parent else { return nil }
    var view: UIView? = superview
    while let current = view, current.viewController == nil { view = current.superview }
    guard let owner = view?.viewController, owner !== parent else { return nil }
    return UIException(
      .hierarchyInconsistency,
      "child view controller:\(shown) should have parent view controller:\(parent.shown) but requested parent is:\(owner.shown)")
  }
}
