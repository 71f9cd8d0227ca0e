import Foundation

/// What a controller says of its root view's margins, and hears of them. Source: Apple, UIViewController; docs/rules/layout.md 1.6
extension UIViewController {
  /// The least margins of its view while it respects them, above and below 0. Units: points.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.systemMinimumMargin ?? UIView.rootMargin.narrow
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  final func viewSafeAreaInsetsDidChange() { Overridable.viewSafeAreaInsetsDidChange(self) }
  final func viewLayoutMarginsDidChange() { Overridable.viewLayoutMarginsDidChange(self) }
}

extension UIViewController.Overridable {
  public static let viewSafeAreaInsetsDidChange = OverridableMethod(
    "viewSafeAreaInsetsDidChange", "safeAreaInsets of the view has changed."
  ) { (_: UIViewController) in }
  public static let viewLayoutMarginsDidChange = OverridableMethod(
    "viewLayoutMarginsDidChange", "layoutMargins of the view has changed."
  ) { (_: UIViewController) in }
}
