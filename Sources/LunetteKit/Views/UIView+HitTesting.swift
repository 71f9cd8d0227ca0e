import Foundation

extension UIView {
  /// Views below this opacity take no touch. Source: gestures.md 4.6, Apple ("less than 0.01")
  package static let smallestTouchableAlpha: CGFloat = 0.01

  /// The rule of UIView: skip what can't be touched, then the subviews front to back, then the view itself.
  /// Views that an animation is moving take no touches unless it allowed them. Source: gestures.md 4.6
  final func hitTestOfUIView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !layer.isHidden, isUserInteractionEnabled, layer.opacity >= Self.smallestTouchableAlpha,
      !layer.blocksTouches, sendPoint(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.sendHitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  public final func sendHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let overrides, let answer = overrides.call("hitTest", on: self, .point(point), .object(event)) {
      return answer.object as? UIView
    }
    return hitTest(point, with: event)
  }

  final func sendPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let overrides, let answer = overrides.call("pointInside", on: self, .point(point), .object(event)) {
      return answer.bool ?? false
    }
    return self.point(inside: point, with: event)
  }
}
