import Foundation

/// The timing of a layer or of an animation: how its clock follows its parent's, and what it does in its own time.
///
/// Units:  seconds; repeat counts in cycles
/// Source: docs/rules/animation.md 2; Apple, CAMediaTiming
public struct MediaTiming: Equatable, Sendable {
  /// In the parent's time.
  public var beginTime: TimeInterval = 0
  public var timeOffset: TimeInterval = 0
  public var speed: Double = 1
  /// Of one cycle, without the way back.
  public var duration: TimeInterval = 0
  /// 0 counts as one cycle.
  public var repeatCount: Double = 0
  /// In place of a count, where it is more than 0.
  public var repeatDuration: TimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  public init() {}

  /// True where the clock is its parent's.
  public var isPlain: Bool { beginTime == 0 && timeOffset == 0 && speed == 1 }

  /// The clock: what it shows at a time of the parent's.
  public func localTime(at parentTime: TimeInterval) -> TimeInterval { (parentTime - beginTime) * speed + timeOffset }

  /// The parent's time at which the clock shows `localTime`. A clock that stands never shows another time: the parent's is its start.
  public func parentTime(at localTime: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / speed + beginTime
  }

  // MARK: Cycles, in the time of an animation that began at 0

  /// Of one cycle, the way back included.
  private func cycle(_ duration: TimeInterval) -> TimeInterval { autoreverses ? 2 * duration : duration }

  /// How long it is active, all cycles together. - Parameter duration: of one cycle, where its own is 0 the transaction's
  public func activeDuration(_ duration: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle(duration) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Where it is: the cycle, from 0, and the share of one way, from 0 to 1; nil where it isn't active and doesn't fill.
  ///
  /// - Parameter time: since it began, in its own time
  public func phase(at time: TimeInterval, duration: TimeInterval) -> (cycle: Int, fraction: CGFloat)? {
    let active = activeDuration(duration)
    if speed < 0 { return backwards(at: time + timeOffset, active, duration) }
    if time < -clockTolerance { return fillMode.holdsStart ? phase(inside: 0, duration) : nil }
    guard time < active - clockTolerance else { return fillMode.holdsEnd ? phase(atEnd: active, duration) : nil }
    return phase(inside: max(time, 0), duration)
  }

  /// With a negative speed it runs from the offset back to 0, where it ends. Source: Apple, CAMediaTiming (the clock's formula)
  private func backwards(at time: TimeInterval, _ active: TimeInterval, _ duration: TimeInterval) -> (cycle: Int, fraction: CGFloat)? {
    var plain = self
    (plain.speed, plain.timeOffset) = (1, 0)
    if time < -clockTolerance { return fillMode.holdsEnd ? plain.phase(inside: 0, duration) : nil }
    guard time <= active + clockTolerance else { return fillMode.holdsStart ? plain.phase(atEnd: active, duration) : nil }
    return time >= active - clockTolerance ? plain.phase(atEnd: active, duration) : plain.phase(inside: max(time, 0), duration)
  }

  /// An offset turns the cycle round: from the offset to the end, then from the start. Source: docs/rules/animation.md 2
  private func phase(inside time: TimeInterval, _ duration: TimeInterval) -> (cycle: Int, fraction: CGFloat) {
    guard duration > 0 else { return (0, 1) }
    let length = cycle(duration)
    var count = (time / length).rounded(.down)
    var rest = time - count * length
    // A cycle's end that binary sums fall short of.
    if length - rest < clockTolerance { (count, rest) = (count + 1, 0) }
    if timeOffset != 0 {
      rest = (rest + timeOffset).truncatingRemainder(dividingBy: length)
      if rest < 0 { rest += length }
    }
    return (Int(min(count, Self.mostCycles)), Self.way(rest, duration))
  }

  /// After whole cycles it is the end of the last one: of a way back its start. Source: docs/rules/animation.md 2
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
