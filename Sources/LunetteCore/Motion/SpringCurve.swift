import Foundation

/// The motion of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: a spring of mass 1, chosen so that its
/// oscillation has died down to a thousandth when the duration is over.
///
/// With damping ratio z and frequency w: stiffness w^2, damping 2 z w. At the end of the duration the animation is removed and the
/// final value shows; the rest of the oscillation is not shown.
/// Units: seconds; fractions of the whole distance; initial velocity in whole distances per second.
/// Source: docs/rules/animation.md 1.3; verified there for initial velocities in -2...1.65.
public struct SpringCurve: Equatable, Sendable {
  /// What is left of the oscillation at the end of the duration. Source: docs/rules/animation.md 1.3.
  public static let restingShare: CGFloat = 0.001

  /// w D of the critically damped spring without initial velocity. Source: docs/rules/animation.md 1.3; solves (1 + x) exp(-x) = 0.001.
  public static let criticalFrequencyTimesDuration: CGFloat = 9.2334134764515865

  /// Below this damping ratio the equation for w has no useful solution (a spring that never rests). Assumed.
  public static let leastDampingRatio: CGFloat = 0.01

  public let duration: CGFloat
  public let dampingRatio: CGFloat
  public let initialVelocity: CGFloat
  /// Undamped angular frequency w. Units: radians per second.
  public let frequency: CGFloat

  /// - Parameter dampingRatio: above 1 counts as 1 (docs/rules/animation.md 1.3, doubtful); below `leastDampingRatio` counts as that.
  public init(dampingRatio: CGFloat, duration: CGFloat, initialVelocity: CGFloat = 0) {
    self.duration = max(duration, 0)
    self.dampingRatio = min(max(dampingRatio, Self.leastDampingRatio), 1)
    self.initialVelocity = initialVelocity
    frequency = Self.frequency(ratio: self.dampingRatio, duration: self.duration, velocity: initialVelocity)
  }

  /// A critically damped spring with a given frequency, wherever it is when the duration is over.
  /// - Parameter frequency: units: radians per second
  package init(criticalFrequency frequency: CGFloat, duration: CGFloat) {
    (self.frequency, self.duration, dampingRatio, initialVelocity) = (frequency, max(duration, 0), 1, 0)
  }

  public var stiffness: CGFloat { frequency * frequency }
  public var damping: CGFloat { 2 * dampingRatio * frequency }

  public func isDone(at time: CGFloat) -> Bool { time >= duration }

  /// The share of the distance at `time`; exactly 1 when the duration is over. Overshoots for damping ratios below 1.
  public func position(at time: CGFloat) -> CGFloat {
    guard time > 0 || isDone(at: time) else { return 0 }
    guard !isDone(at: time) else { return 1 }
    let decay = dampingRatio * frequency
    let shrunk = Self.exponential(-decay * time)
    guard dampingRatio < 1 else { return 1 - shrunk * (1 + (frequency - initialVelocity) * time) }
    let turning = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let angle = Double(turning * time)
    return 1 - shrunk * (CGFloat(cos(angle)) + (decay - initialVelocity) / turning * CGFloat(sin(angle)))
  }

  /// Share of the distance per second; 0 when the duration is over.
  public func velocity(at time: CGFloat) -> CGFloat {
    guard !isDone(at: time) else { return 0 }
    let time = max(time, 0)
    let decay = dampingRatio * frequency
    let shrunk = Self.exponential(-decay * time)
    guard dampingRatio < 1 else { return shrunk * (initialVelocity + frequency * (frequency - initialVelocity) * time) }
    let turning = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let angle = Double(turning * time)
    let push = (stiffness - decay * initialVelocity) / turning
    return shrunk * (initialVelocity * CGFloat(cos(angle)) + push * CGFloat(sin(angle)))
  }

  // MARK: The frequency

  private static func exponential(_ x: CGFloat) -> CGFloat { CGFloat(exp(Double(x))) }

  private static func frequency(ratio: CGFloat, duration: CGFloat, velocity: CGFloat) -> CGFloat {
    guard duration > 0 else { return 0 }
    let still: CGFloat
    if ratio < 1 {
      let swing = ratio / (1 - ratio * ratio).squareRoot()
      still = CGFloat(log(Double(swing / restingShare))) / (ratio * duration)
    } else {
      still = criticalFrequencyTimesDuration / duration
    }
    // A duration so short that no number is the frequency has passed with the first frame.
    guard still.isFinite, velocity.isFinite else { return 0 }
    guard velocity != 0 else { return still }
    return settle(near: still) { left(of: $0, ratio, duration, velocity) > restingShare }
  }

  /// The size of the oscillation at the end of the duration, for a frequency. Source: docs/rules/animation.md 1.3.
  private static func left(of frequency: CGFloat, _ ratio: CGFloat, _ duration: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let shrunk = exponential(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * shrunk }
    return abs((ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())) * shrunk
  }

  /// The largest frequency at which the spring still moves at the end. Beyond it the movement only gets smaller, so bracket the frequency
  /// from above, then bisect until no number lies between: the result is the same on every machine.
  private static func settle(near start: CGFloat, moves: (CGFloat) -> Bool) -> CGFloat {
    var high = start
    while moves(high) { high *= 2 }
    // No number is large enough: the smallest frequency is the best there is, as below.
    guard high.isFinite else { return start }
    var low = high
    while !moves(low) {
      high = low
      low *= 0.95
      // For velocities so large that no frequency fits, the smallest one is the best there is.
      if low < start * 1e-6 { return start }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if moves(middle) { low = middle } else { high = middle }
    }
  }
}
