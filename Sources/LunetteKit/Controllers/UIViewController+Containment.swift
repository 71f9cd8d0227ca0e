import Foundation

/// Controllers in controllers. Source: layout-animation.md e2
extension UIViewController {
  /// Takes a child in, away from its parent if it has another; tells it `willMove(toParent:)`. The container then adds the child's view
  /// and calls `didMove(toParent:)`.
  public func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    guard !isInside(child) else {
      Simulation.current.raise(
        UIException(.invalidArgument, "\(shown) can't take in \(child.shown), which is itself or one of its own containers."))
      return
    }
    child.removeFromParent()
    child.sendWillMove(toParent: self)
    guard child.parent == nil else { return }
    children.append(child)
    child.parent = self
  }

  /// Leaves its container, and tells itself `didMove(toParent: nil)`. The container has told it `willMove(toParent: nil)` before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    sendDidMove(toParent: nil)
  }

  /// Replaces one child's view by another's in the same superview, with appearance callbacks for both; both must be children of it.
  ///
  /// The animations run at once, models first; the old view leaves when they are over. Units: seconds.
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard old.parent === self, new.parent === self else {
      Simulation.current.raise(
        UIException(
          .invalidArgument,
          """
          Children view controllers \(old.shown) and \(new.shown) must have a common parent view controller when calling \
          -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]
          """))
      return
    }
    let isVisible = isVisible && forwardsAppearance
    let isAnimated = duration > 0
    if isVisible {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    (old.viewIfLoaded?.superview ?? view).addSubview(new.view)
    UIView.animate(withDuration: duration, options: options, animations: { animations?() }) { finished in
      if old !== new { old.viewIfLoaded?.removeFromSuperview() }
      if isVisible {
        if old.appearance.state == .disappearing { old.endAppearanceTransition() }
        if new.appearance.state == .appearing { new.endAppearanceTransition() }
      }
      completion?(finished)
    }
  }

  /// The nearest navigation controller that it is in.
  public var navigationController: UINavigationController? {
    var container = parent
    while let current = container {
      if let navigation = current as? UINavigationController { return navigation }
      container = current.parent
    }
    return nil
  }

  /// Whether it is `container` or somewhere in it.
  private func isInside(_ container: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === container { return true }
      controller = current.parent
    }
    return false
  }

  /// A view whose controller has one parent may not stand in the view of another controller; one without a parent is tolerated.
  /// Source: layout-animation.md e2
  final func checkHierarchy(in superview: UIView) -> UIException? {
    guard let parent else { return nil }
    var view: UIView? = superview
    while let current = view, current.viewController == nil { view = current.superview }
    guard let owner = view?.viewController, owner !== parent else { return nil }
    return UIException(
      .hierarchyInconsistency,
      "child view controller:\(shown) should have parent view controller:\(owner.shown) but actual parent is:\(parent.shown)")
  }
}
