import Foundation

extension UIView {
  /// Views below this opacity take no touch. Source: docs/rules/gestures.md 4.6, Apple ("less than 0.01")
  package static let smallestTouchableAlpha: CGFloat = 0.01

  /// The rule of UIView: skip what can't be touched, then the subviews front to back, then the view itself.
  /// Views that an animation is moving take no touches unless it allowed them. Source: docs/rules/gestures.md 4.6
  final func hitTestOfUIView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !layer.isHidden, isUserInteractionEnabled, layer.opacity >= Self.smallestTouchableAlpha,
      !layer.blocksTouches, Overridable.pointInside(self, point, event)
    else { return nil }
    for subview in subviews.reversed() {
      // A view that is seen from its edge, or stands behind the eye, can't be touched.
      guard let place = subview.layer.convertFromSuperlayerIfSeen(point) else { continue }
      if let hit = Overridable.hitTest(subview, place, event) { return hit }
    }
    return self
  }
}

extension UIView.Overridable {
  public static let hitTest = OverridableMethod("hitTest", "The view that a touch at this point would go to, or nil.", "point", "event") {
    (view: UIView, point: CGPoint, event: UIEvent?) in view.hitTest(point, with: event)
  }
  public static let pointInside = OverridableMethod("pointInside", "Whether a point of its bounds is in it.", "point", "event") {
    (view: UIView, point: CGPoint, event: UIEvent?) in view.point(inside: point, with: event)
  }
}
