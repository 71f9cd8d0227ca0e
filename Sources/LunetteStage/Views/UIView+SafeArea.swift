import Foundation

/// Safe area insets: the device gives them to its windows, and each view to its subviews, as far as they cover the subview.
///
/// Invariant: in a window, `safeAreaInsets` is what `reachingSafeArea` answers; outside one it is zero.
/// Source: Apple, UIView.safeAreaInsets
extension UIView {
  /// Brings the insets up to date. If they changed, tells the view and updates its subviews.
  package func updateSafeArea() {
    let present = $window.isNil ? .zero : reachingSafeArea + (hasOwner ? owner?.additionalSafeAreaInsets ?? .zero : .zero)
    guard present != safeAreaInsets else { return }
    safeAreaInsets = present
    safeAreaDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    if constraintState != nil { layoutGeometryDidChange() }
    Overridable.safeAreaInsetsDidChange(self)
    if hasOwner { owner?.viewSafeAreaInsetsDidChange() }
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Called when the view's frame has changed. On a screen without insets this costs one comparison.
  func noteMove() {
    if safeAreaInsets == .zero, $superview.look({ $0.safeAreaInsets == .zero }) == true { return }
    updateSafeArea()
  }

  /// How far the insets around this view cover it, edge by edge. Where a transform shows the view doesn't count: what is scaled or moved
  /// for a moment, as what is behind a card, keeps its layout. Source: docs/rules/layout.md 1.6
  private var reachingSafeArea: UIEdgeInsets {
    if $window.leads(toObject: self) {
      let screen = simulation.screen
      return Self.reach(of: screen.safeArea, around: screen.bounds, into: layer.untransformedFrame)
    }
    return $superview.look { $0.safeArea(reaching: self) } ?? .zero
  }

  /// Each inset is at most the superview's inset on that edge, also for a view that is partly outside.
  /// Source: docs/rules/layout.md 1.6 (measured)
  package static func reach(of insets: UIEdgeInsets, around outer: CGRect, into frame: CGRect) -> UIEdgeInsets {
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { (inset - distance).clamped(0, max(0, inset)) }
    return UIEdgeInsets(
      top: rest(insets.top, frame.minY - outer.minY), left: rest(insets.left, frame.minX - outer.minX),
      bottom: rest(insets.bottom, outer.maxY - frame.maxY), right: rest(insets.right, outer.maxX - frame.maxX))
  }
}

extension UIView.Overridable {
  public static let safeAreaInsetsDidChange = OverridableMethod("safeAreaInsetsDidChange", "safeAreaInsets has changed.") {
    (view: UIView) in view.safeAreaInsetsDidChange()
  }
}
