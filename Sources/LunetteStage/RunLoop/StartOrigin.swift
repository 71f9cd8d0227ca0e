import Foundation

/// When a timer, an animation or a movement began, and which line of a script began it.
public struct StartOrigin: Equatable, Sendable {
  /// Units: seconds of the simulated clock.
  public let time: TimeInterval
  /// `file:line`; nil when no script began it, as for a deceleration after a finger has lifted.
  public let position: String?

  package init(time: TimeInterval, position: String?) { (self.time, self.position) = (time, position) }
}

extension Simulation {
  /// The origin of something that begins now.
  public var origin: StartOrigin { StartOrigin(time: time, position: scriptPosition?()) }
}
