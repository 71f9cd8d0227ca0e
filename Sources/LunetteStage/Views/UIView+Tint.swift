import Foundation

/// The tint colour of controls, which subviews inherit. Source: Apple, UIView.tintColor, tintColorDidChange
extension UIView {
  /// The tint when no view sets one. Source: Apple, the system tint (iOS 7 and later), 0, 122, 255
  static let systemTint = UIColor(red: 0, green: 122.0 / 255, blue: 1)

  /// The view's own tint, else that of the nearest superview with one, else the system's. Setting nil removes the view's own tint.
  public var tintColor: UIColor! {
    get {
      var tint = ownTint
      if tint == nil {
        forEachAncestor { ancestor in
          tint = ancestor.ownTint
          return tint == nil
        }
      }
      let color = tint ?? system.colors.tint
      return tintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      let old = tintColor
      ownTint = newValue
      tintMayHaveChanged(from: old)
    }
  }

  /// Source: Apple, UIView.TintAdjustmentMode
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable { case automatic, normal, dimmed }

  /// `dimmed` makes the tint gray for this view and for subviews that don't set the property themselves. Reads `normal` when no view sets
  /// it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var mode = ownTintMode
      if mode == .automatic {
        forEachAncestor { ancestor in
          mode = ancestor.ownTintMode
          return mode == .automatic
        }
      }
      return mode == .automatic ? .normal : mode
    }
    set {
      let old = tintAdjustmentMode
      ownTintMode = newValue
      if tintAdjustmentMode != old { tellOfTint { $0.ownTintMode == .automatic } }
    }
  }

  /// Tells the view, and the subviews that inherit its tint, if the tint differs from `old`.
  func tintMayHaveChanged(from old: UIColor?) {
    if tintColor != old { tellOfTint { $0.ownTint == nil } }
  }

  /// - Parameter inherits: whether a view inherits what has changed
  private func tellOfTint(_ inherits: (UIView) -> Bool) {
    if overrides == nil { tintColorDidChange() } else { simulation.withTraits(traitCollection) { Overridable.tintColorDidChange(self) } }
    for subview in subviews where inherits(subview) && subview.superview === self { subview.tellOfTint(inherits) }
  }
}

extension UIColor {
  /// A gray of the same perceived brightness. Source of the shares: ITU-R BT.601; that a dimmed tint is gray: docs/rules/layers.md 3.4
  var dimmed: UIColor { UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha) }
}

extension UIView.Overridable {
  public static let tintColorDidChange = OverridableMethod(
    "tintColorDidChange", "The view's tint colour has changed, because its own or a superview's was set."
  ) { (view: UIView) in view.tintColorDidChange() }
}
