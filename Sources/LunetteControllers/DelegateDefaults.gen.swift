// Made by `make declare` of the declarations of delegates' protocols. A test fails when it is out of date.
// swift-format-ignore-file

import Foundation

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for presentationController: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle? { nil }
  public func presentationController(_ presentationController: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { nil }
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPresentationController) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPresentationController) {}
  public func popoverPresentationController(_ popoverPresentationController: UIPresentationController, willRepositionPopoverTo rect: CGRect, in view: UIView) -> CGRect? { nil }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationControllerDelegate {
  public func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) {}
  public func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) {}
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func supportedInterfaceOrientations(of navigationController: UINavigationController) -> UIInterfaceOrientationMask? { nil }
}

extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]) {}
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previous: [UIViewController], completed: Bool) {}
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UISplitViewControllerDelegate {
  public func splitViewController(_ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  public func targetDisplayModeForAction(in splitViewController: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
  public func splitViewController(_ splitViewController: UISplitViewController, show controller: UIViewController) -> Bool { false }
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail controller: UIViewController) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool { false }
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController) -> UIViewController? { nil }
  public func splitViewController(_ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(_ splitViewController: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}
  public func splitViewController(_ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func supportedInterfaceOrientations(of splitViewController: UISplitViewController) -> UIInterfaceOrientationMask? { nil }
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func supportedInterfaceOrientations(of tabBarController: UITabBarController) -> UIInterfaceOrientationMask? { nil }
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UIToolbarDelegate {
  public func position(for bar: UIToolbar) -> UIBarPosition { .any }
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using context: UIViewControllerTransitionContext) -> UIViewPropertyAnimator? { nil }
  public func animationEnded(_ completed: Bool) {}
}

extension UIViewControllerInteractiveTransitioning {
  public func wantsInteractiveStart(for animator: any UIViewControllerAnimatedTransitioning) -> Bool { true }
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}
