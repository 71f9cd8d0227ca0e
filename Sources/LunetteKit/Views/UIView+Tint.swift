import Foundation

/// The colour of what can be touched, handed down the tree. Source: Apple, UIView.tintColor, tintColorDidChange
extension UIView {
  /// What nobody has given another colour. Source: Apple, the system tint (iOS 7 and later), 0, 122, 255
  static let systemTint = UIColor(red: 0, green: 122.0 / 255, blue: 1)

  /// Its own, else that of the nearest superview that has one, else the system's. Nil takes its own away.
  public var tintColor: UIColor! {
    get {
      var tint = ownTint
      if tint == nil {
        forEachAncestor { ancestor in
          tint = ancestor.ownTint
          return tint == nil
        }
      }
      return tint ?? Self.systemTint
    }
    set {
      let old = tintColor
      ownTint = newValue
      tintMayHaveChanged(from: old)
    }
  }

  /// Tells the view and those below that take over its tint, where it is another one than before.
  func tintMayHaveChanged(from old: UIColor?) {
    guard tintColor != old else { return }
    Overridable.tintColorDidChange(self)
    for subview in subviews where subview.ownTint == nil && subview.superview === self { subview.tellOfTint() }
  }

  private func tellOfTint() {
    Overridable.tintColorDidChange(self)
    for subview in subviews where subview.ownTint == nil && subview.superview === self { subview.tellOfTint() }
  }
}

extension UIView.Overridable {
  public static let tintColorDidChange = OverridableMethod(
    "tintColorDidChange", "Its tint, its own or that of a superview, has another colour."
  ) { (view: UIView) in view.tintColorDidChange() }
}
