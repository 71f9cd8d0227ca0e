import Foundation

extension UIView {
  /// Makes the first responder in this view resign, if there is one. With `force` it isn't asked, and its delegate is only told that
  /// editing has ended. Source: Apple, UIView.endEditing; docs/rules/controllers.md 9.1
  ///
  /// - Returns: whether editing in this view has ended
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { ((self as? UIWindow) ?? window)?.endEditing(inside: self, force: force) ?? false }
}
