import Foundation

// What content does on its own along one axis: coast, coast and then bounce, or bounce at once.
//
// Which of them, and when the edge is crossed, is found once, in closed form, when the motion begins. The position is then a
// function of time only: any two ways of cutting the time into frames meet in the same places.

/// Coasting within legal offsets, with the bounce at an edge that is in the way.
///
/// Space: content offsets of one axis. Units: points; seconds since the lift; points per second.
public struct ScrollMotion: Equatable, Sendable {
  /// The way before the edge; nil when the content starts past it.
  public let coast: DecelerationCurve?
  /// The way past the edge; nil when none is reached, or when the view does not bounce.
  public let bounce: BounceCurve?
  /// The time at which the content reaches the edge. 0 where it starts past the edge; nil where it never reaches it.
  public let crossingTime: CGFloat?
  /// False where a delegate or paging has chosen the target.
  package let isFree: Bool
  private let edge: CGFloat
  /// How much of the way was behind it when its present clock began. Units: seconds.
  private var headStart: CGFloat = 0

  /// - Parameter range: legal offsets, insets included (docs/rules/scrolling.md, "Insets").
  /// - Parameter bounces: false stops the content dead at an edge.
  ///
  /// Content that was let go past an edge bounces; but when it moves inwards fast enough that it would come to rest inside the
  /// legal offsets, it coasts there, past the edge as if there were none (assumed: follows from the reported target; not recorded).
  public init(
    offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: ScrollDecelerationRate = .normal, bounces: Bool = true
  ) {
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    let free = DecelerationCurve(offset: offset, velocity: velocity, rate: rate)
    let staysOutside = offset < nearest ? free.restingPosition < nearest : free.restingPosition > nearest
    if offset != nearest, !bounces || staysOutside {
      let back = BounceCurve(edge: nearest, distance: offset - nearest, velocity: velocity, rate: rate)
      self.init(coast: nil, bounce: bounces ? back : nil, crossingTime: 0, edge: nearest)
      return
    }
    let ahead = velocity < 0 ? range.lowerBound : range.upperBound
    guard velocity != 0, let time = free.time(reaching: ahead) else {
      self.init(coast: free, bounce: nil, crossingTime: nil, edge: nearest)
      return
    }
    let back = BounceCurve(edge: ahead, distance: 0, velocity: free.velocity(at: time), rate: rate)
    self.init(coast: free, bounce: bounces ? back : nil, crossingTime: time, edge: ahead)
  }

  /// Coasting to an offset that a delegate or paging has chosen inside the legal offsets.
  public init(offset: CGFloat, restingAt target: CGFloat, rate: ScrollDecelerationRate = .normal) {
    let coast = DecelerationCurve(offset: offset, restingAt: target, rate: rate)
    self.init(coast: coast, bounce: nil, crossingTime: nil, edge: target, isFree: false)
  }

  private init(coast: DecelerationCurve?, bounce: BounceCurve?, crossingTime: CGFloat?, edge: CGFloat, isFree: Bool = true) {
    (self.coast, self.bounce, self.crossingTime, self.edge, self.isFree) = (coast, bounce, crossingTime, edge, isFree)
  }

  public var duration: CGFloat { wholeDuration - headStart }

  private var wholeDuration: CGFloat {
    guard let crossingTime else { return coast?.duration ?? 0 }
    return crossingTime + (bounce?.duration ?? 0)
  }

  /// What is left of this way, with the clock begun anew after `time` of it.
  package func continued(from time: CGFloat) -> ScrollMotion {
    var rest = self
    rest.headStart += time
    return rest
  }

  public func isDone(at time: CGFloat) -> Bool { time >= duration }

  /// Where the content comes to rest: an edge exactly, or where coasting ends.
  public var target: CGFloat { crossingTime == nil ? coast?.restingPosition ?? edge : edge }

  /// The resting place once it is done, so that the last frame does not depend on how late it comes.
  public func position(at time: CGFloat) -> CGFloat {
    guard !isDone(at: time) else { return target }
    let time = time + headStart
    if let crossingTime, time >= crossingTime { return bounce?.position(at: time - crossingTime) ?? edge }
    return coast?.position(at: time) ?? edge
  }

  /// 0 once it is done.
  public func velocity(at time: CGFloat) -> CGFloat {
    guard !isDone(at: time) else { return 0 }
    let time = time + headStart
    if let crossingTime, time >= crossingTime { return bounce?.velocity(at: time - crossingTime) ?? 0 }
    return coast?.velocity(at: time) ?? 0
  }
}
