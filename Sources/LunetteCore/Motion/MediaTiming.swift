import Foundation

/// The present cycle, counted from 0, and the share of one way, from 0 to 1.
package typealias AnimationPhase = (cycle: Int, fraction: CGFloat)

/// The timing of a layer or of an animation: how its clock follows its parent's, and the cycles that run on it.
///
/// Units: seconds; repeat counts in cycles
/// Source: docs/rules/animation.md 2; Apple, CAMediaTiming
public struct MediaTiming: Equatable, Sendable {
  /// The time of the beginning, in the parent's time.
  public var beginTime: TimeInterval = 0
  public var timeOffset: TimeInterval = 0
  public var speed: Double = 1
  /// Duration of one cycle, without the way back of `autoreverses`.
  public var duration: TimeInterval = 0
  /// 0 counts as one cycle.
  public var repeatCount: Double = 0
  /// Used instead of a count when it is above 0.
  public var repeatDuration: TimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  public init() {}

  /// True when the clock is the same as its parent's.
  public var isPlain: Bool { beginTime == 0 && timeOffset == 0 && speed == 1 }

  /// The time on this clock at a time of the parent's.
  public func localTime(at parentTime: TimeInterval) -> TimeInterval { (parentTime - beginTime) * speed + timeOffset }

  /// The parent's time at which this clock shows `localTime`. A clock that stands still never shows another time; the answer is then its
  /// begin.
  public func parentTime(at localTime: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / speed + beginTime
  }

  // MARK: Cycles, in the time of an animation that began at 0

  /// Duration of one cycle, with the way back.
  private func cycle(_ duration: TimeInterval) -> TimeInterval { autoreverses ? 2 * duration : duration }

  /// Duration of all cycles together. - Parameter duration: of one cycle; the transaction's when the own one is 0
  public func activeDuration(_ duration: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle(duration) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The present cycle, counted from 0, and the share of one way, from 0 to 1; nil outside the active time when nothing is filled.
  ///
  /// - Parameter time: since the begin, in its own time
  public func phase(at time: TimeInterval, duration: TimeInterval) -> (cycle: Int, fraction: CGFloat)? {
    let active = activeDuration(duration)
    if speed < 0 { return backwards(at: time + timeOffset, active, duration) }
    if time < -clockTolerance { return fillMode.holdsStart ? phase(inside: 0, duration) : nil }
    guard time < active - clockTolerance else { return fillMode.holdsEnd ? phase(atEnd: active, duration) : nil }
    return phase(inside: max(time, 0), duration)
  }

  /// With a negative speed the animation runs from the offset back to 0, where it ends. Source: Apple, CAMediaTiming (the clock's formula)
  private func backwards(at time: TimeInterval, _ active: TimeInterval, _ duration: TimeInterval) -> (cycle: Int, fraction: CGFloat)? {
    var plain = self
    (plain.speed, plain.timeOffset) = (1, 0)
    if time < -clockTolerance { return fillMode.holdsEnd ? plain.phase(inside: 0, duration) : nil }
    guard time <= active + clockTolerance else { return fillMode.holdsStart ? plain.phase(atEnd: active, duration) : nil }
    return time >= active - clockTolerance ? plain.phase(atEnd: active, duration) : plain.phase(inside: max(time, 0), duration)
  }

  /// With an offset the cycle runs from the offset to its end, and then from its start. Source: docs/rules/animation.md 2
  private func phase(inside time: TimeInterval, _ duration: TimeInterval) -> (cycle: Int, fraction: CGFloat) {
    guard duration > 0 else { return (0, 1) }
    let length = cycle(duration)
    var count = (time / length).rounded(.down)
    // More cycles than there are numbers: of them all only the end can be shown.
    guard count.isFinite else { return (Int(Self.mostCycles), autoreverses ? 0 : 1) }
    var rest = time - count * length
    // A sum of binary fractions may fall short of a cycle's end by a rounding error.
    if length - rest < clockTolerance { (count, rest) = (count + 1, 0) }
    if timeOffset != 0 {
      rest = (rest + timeOffset).truncatingRemainder(dividingBy: length)
      if rest < 0 { rest += length }
      // An offset without end has no place in a cycle.
      if rest.isNaN { rest = 0 }
    }
    return (Int(min(count, Self.mostCycles)), Self.way(rest, duration))
  }

  /// After whole cycles the end of the last one is shown; with `autoreverses` that is the start. Source: docs/rules/animation.md 2
  private func phase(atEnd active: TimeInterval, _ duration: TimeInterval) -> (cycle: Int, fraction: CGFloat) {
    guard duration > 0 else { return (0, 1) }
    let length = cycle(duration)
    let count = active / length
    let whole = count.rounded()
    guard timeOffset == 0, abs(count - whole) < 1e-9, whole >= 1 else {
      return phase(inside: active, duration)
    }
    return (Int(min(whole - 1, Self.mostCycles)), autoreverses ? 0 : 1)
  }

  private static func way(_ rest: TimeInterval, _ duration: TimeInterval) -> CGFloat {
    let share = rest / duration
    return CGFloat(share > 1 ? max(2 - share, 0) : share)
  }

  private static let mostCycles: Double = 1e9
}

/// Sums of times such as 0.1 + 0.2 miss the intended frame by some 1e-16 s; times that differ by less than this count as equal.
/// Units: seconds. Source: ours.
@inlinable package var clockTolerance: TimeInterval { 1e-9 }
