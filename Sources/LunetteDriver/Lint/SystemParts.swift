import LunetteKit
import LunetteScript

/// What the host puts on the screen by itself, as UIKit has it: no app can make it larger, or name it.
extension UIView {
  /// A view of the host's own, or one inside of what the host alone fills.
  var isPartOfTheSystem: Bool { isOfAHostClass || isInsideOfTheSystem }

  /// The button of a bar's item: the bar gives it its box, and takes touches for it in its whole height.
  var isBarButton: Bool { isOfAHostClass && Registry.shared.className(of: self) == "UIButton" }

  /// In a search bar, on the wheels of a picker, on a key, in a mark of a cell, on a screen of the system's.
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

  /// Private to the host: it looks to scripts like the class that it derives from.
  private var isOfAHostClass: Bool { !Registry.shared.isDeclared(type(of: self)) }

  private var isViewOfASystemScreen: Bool {
    guard isControllerView, let owner = next else { return false }
    return owner is UIAlertController || owner is UIImagePickerController || owner is UIActivityViewController
  }
}
