import Foundation

// Free scrolling after the finger has lifted, along one axis: a function of time only. Nothing here depends on when it is
// asked or how often, so frames may fall where they like.
//
// Source for every formula: docs/rules/scrolling.md, "Lifting" and "Deceleration"; verified by decel_v750.json within one pixel.

/// Names of UIKit's two deceleration rates: the share of speed that is left after one millisecond.
///
/// In UIKit this is `UIScrollView.DecelerationRate`, which is an alias of it here. Units: per millisecond. Range: 0 < rawValue < 1.
public struct ScrollDecelerationRate: RawRepresentable, Equatable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Source: UIKit's `.normal`; verified by decel_v750.json.
  public static let normal = ScrollDecelerationRate(rawValue: 0.998)
  /// Source: UIKit's `.fast`; the value is Apple's, no recording.
  public static let fast = ScrollDecelerationRate(rawValue: 0.99)

  /// Natural logarithm of the share of speed left after one second; negative.
  var perSecond: CGFloat { CGFloat(log(Double(rawValue))) * millisecondsPerSecond }

  /// How far a speed of 1 pt/s carries in all: r / (1000 (1 - r)), 0.499 s for `.normal`. Units: seconds.
  /// This is the sum over whole milliseconds, which the recordings show, and not the integral -1 / ln r.
  package var reach: CGFloat { rawValue / (millisecondsPerSecond * (1 - rawValue)) }

  /// Share of speed left after `time` seconds.
  package func remaining(at time: CGFloat) -> CGFloat { CGFloat(exp(Double(perSecond * time))) }

  /// The time at which `share` of the speed is left. Range: 0 < share <= 1.
  package func time(remaining share: CGFloat) -> CGFloat { CGFloat(log(Double(share))) / perSecond }
}

package let millisecondsPerSecond: CGFloat = 1000

/// Content that coasts with no edge in its way.
///
/// Space: content offsets of one axis. Units: points; seconds since the lift; points per second, with the sign of the offset's motion.
public struct DecelerationCurve: Equatable, Sendable {
  /// Speed at which coasting is over, where it stands. Units: points per second.
  /// Source: docs/rules/scrolling.md, "Deceleration" (0.01 pt/ms); verified by decel_v750.json.
  public static let restingSpeed: CGFloat = 10

  public let start: CGFloat
  public let initialVelocity: CGFloat
  public let rate: ScrollDecelerationRate

  public init(offset: CGFloat, velocity: CGFloat, rate: ScrollDecelerationRate = .normal) {
    (start, initialVelocity, self.rate) = (offset, velocity, rate)
  }

  /// Coasting that comes to rest at an offset which a delegate or paging has chosen. It takes the velocity that leads there,
  /// whatever the finger's was, so that it looks and ends like any other.
  /// Source: docs/rules/scrolling.md, "If the delegate returns another target, deceleration lands there"; this shape is assumed.
  public init(offset: CGFloat, restingAt target: CGFloat, rate: ScrollDecelerationRate = .normal) {
    let way = target - offset
    let velocity = way == 0 ? 0 : way / rate.reach + (way > 0 ? Self.restingSpeed : -Self.restingSpeed)
    self.init(offset: offset, velocity: velocity, rate: rate)
  }

  /// Time until the speed has fallen to `restingSpeed`; 0 when it never was above it.
  public var duration: CGFloat {
    let speed = abs(initialVelocity)
    return speed > Self.restingSpeed ? rate.time(remaining: Self.restingSpeed / speed) : 0
  }

  public func isDone(at time: CGFloat) -> Bool { time >= duration }

  /// Where it is, whether or not the motion counts as over by then.
  public func position(at time: CGFloat) -> CGFloat {
    start + initialVelocity * rate.reach * (1 - rate.remaining(at: max(time, 0)))
  }

  public func velocity(at time: CGFloat) -> CGFloat { initialVelocity * rate.remaining(at: max(time, 0)) }

  /// Where it stands when its duration is over. Real frames stop up to one frame later and a fraction of a point further.
  public var restingPosition: CGFloat { position(at: duration) }

  /// What `scrollViewWillEndDragging` is told: lift offset + (|v| - 0.01) / -ln(rate) with v in pt/ms, before pixel rounding and
  /// clamping. It differs from `restingPosition` by about 1/1000 of the way, as it does on iOS.
  /// Source: docs/rules/scrolling.md, "Lifting"; verified by decel_v750.json (5443.6667 reported, 5443.3333 reached).
  public var target: CGFloat {
    let spent = abs(initialVelocity) - Self.restingSpeed
    guard spent > 0 else { return start }
    return start + (initialVelocity < 0 ? -spent : spent) / -rate.perSecond
  }

  /// When the content passes `offset`, in closed form; nil when it comes to rest before.
  public func time(reaching offset: CGFloat) -> CGFloat? {
    guard offset != start else { return 0 }
    let part = (offset - start) / (initialVelocity * rate.reach)
    guard part >= 0, part < 1 else { return nil }
    // 1 - part would lose an edge that is near against the way of a very fast fling.
    let time = CGFloat(log1p(Double(-part))) / rate.perSecond
    return time < duration ? time : nil
  }
}
