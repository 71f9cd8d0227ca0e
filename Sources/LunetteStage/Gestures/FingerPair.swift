import Foundation

/// Two fingers as a pinch or a rotation sees them: the line from the first to the second, with its length and direction. Space: window.
struct FingerPair: Equatable {
  let first: UITouch
  let second: UITouch

  /// The first two of `touches` that are down; nil when fewer than two are down.
  init?(of touches: [UITouch]) {
    let active = touches.filter(\.isActive).prefix(2)
    guard active.count == 2 else { return nil }
    (first, second) = (active[0], active[1])
  }

  /// Distance of the fingers. It never falls below a limit, since a scale relative to a tiny distance means nothing. Units: points.
  var distance: CGFloat { max(length, GestureConstants.shortestFingerDistance) }

  /// Direction from the first to the second finger, clockwise on the screen; nil when both are at one point. Units: radians.
  var angle: CGFloat? {
    guard length >= GestureConstants.shortestFingerDistance else { return nil }
    return CGFloat(atan2(Double(vector.y), Double(vector.x)))
  }

  private var vector: CGPoint {
    CGPoint(x: second.locationInWindow.x - first.locationInWindow.x, y: second.locationInWindow.y - first.locationInWindow.y)
  }

  private var length: CGFloat { (vector.x * vector.x + vector.y * vector.y).squareRoot() }
}

/// The speed that a pinch or a rotation reports: 0.25 of the newest sample and 0.75 of the speed reported before.
/// Units: of the value, per second. Source: docs/rules/gestures.md 1.6, 1.7 (D); the first sample counts whole (ours, as for the pan)
struct PairVelocity {
  private(set) var current: CGFloat = 0
  private var isEmpty = true
  private var lastTime: TimeInterval

  /// - Parameter time: when the fingers reached their present places
  init(from time: TimeInterval) { lastTime = time }

  mutating func add(_ change: CGFloat, at time: TimeInterval) {
    let interval = time - lastTime
    lastTime = time
    let sample = interval < GestureConstants.shortestVelocityInterval ? 0 : change / CGFloat(interval)
    let weight = isEmpty ? 1 : GestureConstants.newestPairVelocityWeight
    current = weight * sample + (1 - weight) * current
    isEmpty = false
  }

  /// After a rest there is no speed. (ours, as for the pan)
  mutating func lifted(at time: TimeInterval) {
    if time - lastTime >= GestureConstants.velocityRestLimit { current = 0 }
  }
}
