import Foundation

/// Numbers of dynamics. Source: docs/rules/dynamics.md with its marks
enum DynamicConstants {
  /// Units: seconds.
  static let step: TimeInterval = 1.0 / 240
  /// The acceleration of a gravity, and of a push on a mass of 1. Units: points per second squared.
  static let gravity: CGFloat = 1000
  static let push: CGFloat = 100
  /// The area that has a mass of 1 at a density of 1. Units: square points.
  static let areaOfMass: CGFloat = 10_000
  /// A slower hit doesn't bounce. Units: points per second.
  static let leastBounce: CGFloat = 20
  /// Everything rests when all are slower for so long. Units: points per second; seconds.
  static let restSpeed: CGFloat = 1
  static let restTime: TimeInterval = 0.5
  static let snapFrequency: CGFloat = 12
  static func snapRatio(_ damping: CGFloat) -> CGFloat { 0.3 + 0.7 * damping }
  /// A frame that comes late counts as so many. Units: seconds.
  static let longestFrame: TimeInterval = 0.25
}

/// A view that moves by dynamics.
final class DynamicBody {
  let view: UIView
  var center: CGPoint
  var velocity = CGPoint.zero
  var rotation: CGFloat = 0
  var spin: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  /// What acts on it in this step beside springs. Units: points per second squared.
  var acceleration = CGPoint.zero

  init(_ view: UIView) {
    (self.view, center) = (view, view.center)
    readTransform()
  }

  func readTransform() {
    let transform = view.transform
    rotation = atan2(transform.b, transform.a)
  }

  var mass: CGFloat {
    let mass = view.bounds.width * view.bounds.height * density / DynamicConstants.areaOfMass
    return mass.isFinite && mass > 0 ? mass : 1
  }

  var rect: CGRect {
    let size = view.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  func show() {
    if view.center != center { view.center = center }
    if spin != 0 { view.transform = CGAffineTransform(rotationAngle: rotation) }
  }

  /// Attributes of a layout follow what stands for them. - Returns: whether they have become others
  func handOn() -> Bool { (view as? LayoutItemView)?.giveAttributes() == true }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
  var length: CGFloat { hypot(x, y) }
}
