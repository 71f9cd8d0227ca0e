import Foundation

extension UIView {
  /// Views with a lower opacity take no touch. Source: docs/rules/gestures.md 4.6, Apple ("less than 0.01")
  package static let smallestTouchableAlpha: CGFloat = 0.01

  /// UIView's rule: a view that can't be touched is skipped; the subviews are asked from front to back, and then the view itself.
  /// Views that an animation is moving take no touches unless it allowed them. Source: docs/rules/gestures.md 4.6
  final func hitTestOfUIView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !layer.isHidden, isUserInteractionEnabled, layer.opacity >= Self.smallestTouchableAlpha,
      !layer.blocksTouches, Overridable.pointInside(self, point, event)
    else { return nil }
    for subview in subviews.reversed() {
      // A view that is seen from its edge or is behind the viewer can't be touched.
      guard let place = subview.layer.convertFromSuperlayerIfSeen(point) else { continue }
      if let hit = Overridable.hitTest(subview, place, event) { return hit }
    }
    return self
  }
}

extension UIView.Overridable {
  public static let hitTest = OverridableMethod(
    "hitTest", "The view that gets a touch at this point (in this view's coordinates), or nil: this view or one inside it.", "point",
    "event"
  ) {
    (view: UIView, point: CGPoint, event: UIEvent?) in view.hitTest(point, with: event)
  }
  public static let pointInside = OverridableMethod(
    "pointInside", "Whether a point in the object's own coordinates is inside its bounds.", "point", "event"
  ) {
    (view: UIView, point: CGPoint, event: UIEvent?) in view.point(inside: point, with: event)
  }
}
