import Foundation

/// One stack where the width is compact, two columns where it is regular. Source: Apple, UISplitViewControllerDelegate
///
/// A secondary navigation controller lends its controllers to the primary one's stack, and has them back afterwards. (UIKit pushes the
/// navigation controller itself; what is seen is the same)
extension UISplitViewController {
  private var wantsToCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

  func settleCollapse() {
    guard wantsToCollapse != isCollapsed, !list.isEmpty else { return }
    if let columns { return isCollapsed ? columns.expand() : columns.collapse() }
    if isCollapsed { expand() } else { collapse() }
  }

  private func collapse() {
    isCollapsed = true
    (shownMode, chosenMode) = (.automatic, nil)
    separator.removeFromSuperview()
    outside.removeFromSuperview()
    guard let first = primary, let second = secondary else { return }
    let target = delegate?.primaryViewController(forCollapsing: self) ?? first
    let isHandled = delegate?.splitViewController(self, collapseSecondary: second, onto: target) ?? false
    // Other controllers, which whoever was asked or told has set, collapse with the next layout.
    guard !turn.hasWaiting, holds(first), holds(second) else {
      isCollapsed = false
      return
    }
    preserved = isHandled ? second : nil
    list = [target]
    take(out: second)
    if target !== first { take(out: first) }
    adopt(target)
    guard !turn.hasWaiting, holds(target) else { return }
    guard !isHandled, let navigation = target as? UINavigationController else { return }
    if let inner = second as? UINavigationController {
      lend(inner, to: navigation, animated: false)
    } else if second.parent == nil {
      UINavigationController.Overridable.pushViewController(navigation, second, false)
    }
  }

  private func expand() {
    isCollapsed = false
    shownMode = .automatic
    guard let current = primary else { return }
    let first = delegate?.primaryViewController(forExpanding: self) ?? current
    let second = delegate?.splitViewController(self, separateSecondaryFrom: first) ?? separated(from: first) ?? preserved
    guard !turn.hasWaiting, holds(current) else { return }
    (innerStack, preserved) = (nil, nil)
    list = [first]
    if first !== current { take(out: current) }
    adopt(first)
    guard !turn.hasWaiting, holds(first), let second, second !== first, reasonAgainst(child: second) == nil else { return }
    list.append(second)
    adopt(second)
  }

  /// The controllers on top of the primary controller's stack. Those that came out of a secondary navigation controller go back into it.
  private func separated(from first: UIViewController) -> UIViewController? {
    guard let navigation = first as? UINavigationController, navigation.viewControllers.count > 1 else { return nil }
    guard let innerStack, let index = navigation.viewControllers.firstIndex(where: { $0 === lentRoot }), index > 0 else {
      return UINavigationController.Overridable.popViewController(navigation, false)
    }
    let lent = Array(navigation.viewControllers[index...])
    navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: false)
    innerStack.setViewControllers(lent, animated: false)
    return innerStack
  }

  /// Puts a navigation controller's controllers on top of another's.
  func lend(_ inner: UINavigationController, to navigation: UINavigationController, animated: Bool) {
    let lent = inner.viewControllers
    guard !lent.isEmpty else { return }
    inner.setViewControllers([], animated: false)
    (innerStack, lentRoot) = (inner, lent.first)
    navigation.setViewControllers(navigation.viewControllers + lent, animated: animated)
  }

  func take(out controller: UIViewController) {
    guard controller.parent === self else { return }
    Overridable.willMoveToParent(controller, nil)
    if let view = viewIfLoaded { removeView(of: controller, from: view) }
    if controller.parent === self { controller.leaveParent() }
  }

  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    if controller.parent === self { return Overridable.didMoveToParent(controller, self) }
    // A callback has put it elsewhere, or it can't be a child.
    list.removeAll { $0 === controller }
  }
}

extension UIViewController {
  /// The nearest split view controller that it is in.
  public var splitViewController: UISplitViewController? { parent?.nearest { $0 as? UISplitViewController } }
}
