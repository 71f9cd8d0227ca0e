import Foundation
import Lua
import LunetteKit

// What the adapters of views, layers and controls don't only pass on.

extension ScriptScrollViewDelegate {
  /// A point that the script returns becomes the new target.
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    if let answer = ask(ScrollViewDelegateMethods.scrollViewWillEndDragging, scrollView, velocity, target), let answer {
      target = answer
    }
  }

  /// Called only if the script has the method; nil and no answer mean false. Source: docs/lua-api.md 3
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(ScrollViewDelegateMethods.scrollViewShouldScrollToTop, scrollView)?.value ?? !has(ScrollViewDelegateMethods.scrollViewShouldScrollToTop)
  }
}

extension ScriptTextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    notify(TextFieldDelegateMethods.textFieldDidEndEditing, textField, reason.rawValue)
  }

  /// Called only if the script has the method; nil and no answer mean false.
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    ask(TextFieldDelegateMethods.textFieldShouldClear, textField)?.value ?? !has(TextFieldDelegateMethods.textFieldShouldClear)
  }
}
