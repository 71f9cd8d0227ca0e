import Foundation

extension UIView {
  /// The first responder in this view, if there is one, resigns; by force it isn't asked, and its delegate hears only that editing ended.
  /// Source: Apple, UIView.endEditing; docs/rules/controllers.md 9.1
  ///
  /// Returns: whether something in it is edited no longer
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { ((self as? UIWindow) ?? window)?.endEditing(inside: self, force: force) ?? false }
}
