import LunetteKit

/// The selectors of UIKit's methods in Objective-C, as a device's reports write them. Source: Apple's headers
enum ObjectiveCSelector {
  /// A property's setter: `setText:`, `setHidden:` for `isHidden`.
  static func setter(of property: String) -> String {
    let isQuestion = property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
    return "set" + (isQuestion ? String(property.dropFirst(2)) : property.prefix(1).uppercased() + property.dropFirst()) + ":"
  }

  /// A method whose selector isn't known has the names of its arguments.
  static func of(_ method: String, _ arguments: [String]) -> String {
    if let known = known[method] { return known }
    guard !arguments.isEmpty else { return method }
    return method + ":" + arguments.dropFirst().map { $0 + ":" }.joined()
  }

  private static let known: [String: String] = [
    "insertSubview": "insertSubview:atIndex:", "exchangeSubview": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "insertArrangedSubview": "insertArrangedSubview:atIndex:", "setCustomSpacing": "setCustomSpacing:afterView:",
    "pushViewController": "pushViewController:animated:", "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:", "popToViewController": "popToViewController:animated:",
    "present": "presentViewController:animated:completion:", "dismiss": "dismissViewControllerAnimated:completion:",
    "show": "showViewController:sender:", "showDetailViewController": "showDetailViewController:sender:",
    "performSegue": "performSegueWithIdentifier:sender:", "addChild": "addChildViewController:",
    "removeFromParent": "removeFromParentViewController", "didMove": "didMoveToParentViewController:", "willMove": "willMoveToParentViewController:",
    "insertRows": "insertRowsAtIndexPaths:withRowAnimation:", "deleteRows": "deleteRowsAtIndexPaths:withRowAnimation:",
    "reloadRows": "reloadRowsAtIndexPaths:withRowAnimation:", "reconfigureRows": "reconfigureRowsAtIndexPaths:", "moveRow": "moveRowAtIndexPath:toIndexPath:",
    "insertSections": "insertSections:withRowAnimation:", "deleteSections": "deleteSections:withRowAnimation:",
    "reloadSections": "reloadSections:withRowAnimation:", "moveSection": "moveSection:toSection:",
    "selectRow": "selectRowAtIndexPath:animated:scrollPosition:", "deselectRow": "deselectRowAtIndexPath:animated:",
    "scrollToRow": "scrollToRowAtIndexPath:atScrollPosition:animated:", "insertItems": "insertItemsAtIndexPaths:", "deleteItems": "deleteItemsAtIndexPaths:",
    "reloadItems": "reloadItemsAtIndexPaths:", "reconfigureItems": "reconfigureItemsAtIndexPaths:", "moveItem": "moveItemAtIndexPath:toIndexPath:",
    "selectItem": "selectItemAtIndexPath:animated:scrollPosition:", "deselectItem": "deselectItemAtIndexPath:animated:",
    "scrollToItem": "scrollToItemAtIndexPath:atScrollPosition:animated:", "performBatchUpdates": "performBatchUpdates:completion:",
    "setContentOffset": "setContentOffset:animated:", "scrollRectToVisible": "scrollRectToVisible:animated:", "setZoomScale": "setZoomScale:animated:",
    "setTitle": "setTitle:forState:", "setTitleColor": "setTitleColor:forState:", "setAttributedTitle": "setAttributedTitle:forState:",
    "setImage": "setImage:forState:", "setBackgroundImage": "setBackgroundImage:forState:", "addTarget": "addTarget:action:forControlEvents:",
    "removeTarget": "removeTarget:action:forControlEvents:", "sendActions": "sendActionsForControlEvents:", "addAction": "addAction:forControlEvents:",
    "insertSegment": "insertSegmentWithTitle:atIndex:animated:", "selectRowInComponent": "selectRow:inComponent:animated:",
    "insertSublayer": "insertSublayer:atIndex:", "add": "addAnimation:forKey:", "removeAnimation": "removeAnimationForKey:",
    "open": "openURL:options:completionHandler:", "animate": "animateWithDuration:animations:",
    "animateKeyframes": "animateKeyframesWithDuration:delay:options:animations:completion:",
    "transition": "transitionWithView:duration:options:animations:completion:", "activate": "activateConstraints:",
    "deactivate": "deactivateConstraints:",
  ]
}
