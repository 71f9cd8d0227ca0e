import Foundation

/// When something began that goes on by itself, and which line of a script began it.
public struct StartOrigin: Equatable, Sendable {
  /// Units: seconds of the simulated clock.
  public let time: TimeInterval
  /// `file:line`; nil where no script did, as for a deceleration that follows a lift.
  public let position: String?
}

extension Simulation {
  /// Of what begins now.
  public var origin: StartOrigin { StartOrigin(time: time, position: scriptPosition?()) }
}
