import Foundation

/// Content past an edge on its way back: deceleration goes on, while distance and speed both shrink by exp(-10 t).
///
///     x(t) = (x0 + f v (1 - r^(1000 t))) exp(-10 t)        v(t) = v r^(1000 t) exp(-10 t)
///
/// Space: content offsets of one axis. Units: points; seconds since crossing the edge, or since the lift when already past it;
/// points per second. Source: docs/rules/scrolling.md, "Bounce"; verified by rubberband_top.json within one pixel.
public struct BounceCurve: Equatable, Sendable {
  /// How fast the distance past the edge shrinks. Units: per second. Source: docs/rules/scrolling.md, "Bounce"; verified by
  /// rubberband_top.json.
  public static let stiffness: CGFloat = 10

  /// Distance from the edge below which the content is put on it. Units: points. Source: docs/rules/scrolling.md, "Bounce".
  public static let restingDistance: CGFloat = 0.5

  public let edge: CGFloat
  /// Signed distance past the edge at time 0: negative above the smallest offset, positive below the largest.
  public let initialDistance: CGFloat
  public let initialVelocity: CGFloat
  public let rate: ScrollDecelerationRate
  /// Time after which the distance stays below `restingDistance`, or at which the content comes back over the edge.
  public let duration: CGFloat

  public init(edge: CGFloat, distance: CGFloat, velocity: CGFloat, rate: ScrollDecelerationRate = .normal) {
    (self.edge, initialDistance, initialVelocity, self.rate) = (edge, distance, velocity, rate)
    duration = Self.restTime(distance: distance, velocity: velocity, rate: rate)
  }

  public var target: CGFloat { edge }

  public func isDone(at time: CGFloat) -> Bool { time >= duration }

  /// The edge exactly once it is done.
  public func position(at time: CGFloat) -> CGFloat {
    guard !isDone(at: time) else { return edge }
    return edge + Self.distance(at: max(time, 0), initialDistance, initialVelocity, rate)
  }

  /// 0 once it is done.
  public func velocity(at time: CGFloat) -> CGFloat {
    guard !isDone(at: time) else { return 0 }
    let time = max(time, 0)
    return initialVelocity * rate.remaining(at: time) * Self.shrunk(at: time)
  }

  private static func shrunk(at time: CGFloat) -> CGFloat { CGFloat(exp(Double(-stiffness * time))) }

  private static func distance(
    at time: CGFloat, _ distance: CGFloat, _ velocity: CGFloat, _ rate: ScrollDecelerationRate
  ) -> CGFloat {
    (distance + rate.reach * velocity * (1 - rate.remaining(at: time))) * shrunk(at: time)
  }

  /// The last time at which the distance equals `restingDistance`.
  ///
  /// With the side as sign, |x| rises at most once and then falls for good, so behind its peak one bisection finds it; it stops when
  /// two neighbouring times are left, which makes it the same on every machine.
  private static func restTime(distance: CGFloat, velocity: CGFloat, rate: ScrollDecelerationRate) -> CGFloat {
    let side: CGFloat = distance != 0 ? (distance < 0 ? -1 : 1) : (velocity < 0 ? -1 : 1)
    let carried = side * velocity * rate.reach
    func past(_ time: CGFloat) -> CGFloat { side * Self.distance(at: time, distance, velocity, rate) }
    // x' = 0 where the remaining share is s (a + c) / (c (s - p)), with a = |x0|, c = f v outwards, s = 10, p = ln r per second.
    var low: CGFloat = 0
    if carried > 0 {
      let share = stiffness * (abs(distance) + carried) / (carried * (stiffness - rate.perSecond))
      if share < 1 { low = rate.time(remaining: share) }
    }
    guard past(low) > restingDistance else { return 0 }
    // |x| <= (a + c) exp(-s t) gives a time by which it is below for certain.
    let reach = abs(distance) + max(carried, 0)
    var high = CGFloat(log(Double(reach / restingDistance))) / stiffness + 1e-9
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if past(middle) > restingDistance { low = middle } else { high = middle }
    }
  }
}
