import LunetteKit
import LunetteScript

/// Views that the host adds by itself, as UIKit does: an app can neither enlarge nor name them.
extension UIView {
  /// Whether this is one of the host's own views, or inside a view that only the host fills.
  var isPartOfTheSystem: Bool { isOfAHostClass || isInsideOfTheSystem }

  /// Whether this is the button of a bar button item: the bar sets its frame, and gives it the touches in the bar's whole height.
  var isBarButton: Bool { isOfAHostClass && Registry.shared.className(of: self) == "UIButton" }

  /// Whether this is inside a search bar, a picker's wheel, a key, a mark of a cell, or a screen of the system.
  var isInsideOfTheSystem: Bool {
    var view: UIView? = self
    while let current = view {
      switch current {
      case is UITextFieldClearButton, is UITableViewCellMarkControl, is UITableViewIndex, is UIKeyboardKey: return true
      case is UISearchBar, is UIPickerView, is UIDatePicker: if current !== self { return true }
      default: if current.isViewOfASystemScreen { return true }
      }
      view = current.superview
    }
    return false
  }

  /// Whether the host has placed it: what catches the touches around a popover or a calendar, and what is in a bar that UIKit's own controller
  /// has made.
  var isPlacedByTheSystem: Bool {
    if isOfAHostClass, !isBarButton, backgroundColor == nil, visibleText == nil { return true }
    var view: UIView? = self
    while let current = view, !current.isControllerView {
      if current is UINavigationBar || current is UITabBar || current is UIToolbar, let owner = current.superview?.next {
        return owner is UINavigationController || owner is UITabBarController
      }
      view = current.superview
    }
    return false
  }

  /// Whether this is a configured button, or a part of one, in whose colours the app had no say: those of its kind, in the system's tint.
  var hasLookOfItsKind: Bool {
    guard let button = self as? UIButton ?? superview as? UIButton, let look = button.configuration else { return false }
    return look.baseForegroundColor == nil && look.baseBackgroundColor == nil && look.background.backgroundColor == nil
      && button.tintColor.plainNumbers == system.colors.tint.plainNumbers
  }

  /// Whether its class is internal to the host, so that scripts see its public superclass.
  var isOfAHostClass: Bool { !Registry.shared.isDeclared(type(of: self)) }

  private var isViewOfASystemScreen: Bool {
    // What an alert's view stands in, with the dark screen.
    if isOfAHostClass, subviews.contains(where: { $0.isControllerView && $0.next is UIAlertController }) { return true }
    guard isControllerView, let owner = next else { return false }
    return owner is UIAlertController || owner is UIImagePickerController || owner is UIActivityViewController
  }
}
