import Foundation
import LunetteKit

/// The clock. Source: lua-api.md section 4
extension ScenarioApp {
  /// Inside `together` it moves the present finger's place in time, else the clock runs.
  func advance(seconds: TimeInterval) throws {
    try Self.check(seconds, "seconds")
    if let cursor { self.cursor = cursor + seconds } else { try run { simulation.advance(by: seconds) } }
  }

  func advance(frames: Int) throws {
    try Self.check(TimeInterval(frames) / TimeInterval(framesPerSecond), "the time of the frames")
    if let cursor {
      self.cursor = cursor + TimeInterval(frames) / TimeInterval(framesPerSecond)
    } else {
      try run { simulation.advance(frames: frames) }
    }
  }

  /// Runs until nothing moves. A timer counts as long as it is due within `timeout` from then on.
  func settle(timeout: TimeInterval) throws {
    try Self.check(timeout, "timeout")
    let deadline = simulation.time + timeout
    try run {
      while simulation.fault == nil, simulation.isMoving(until: simulation.time + timeout) {
        guard simulation.nextFrameTime <= deadline else {
          throw ScenarioError.notSettled(timeout: timeout, movements: simulation.movements(until: simulation.time + timeout, naming: name))
        }
        simulation.runFrame()
      }
    }
  }

  private static func check(_ seconds: TimeInterval, _ name: String) throws {
    guard seconds >= 0, seconds <= longestWait else {
      throw ScenarioError.badValue(name: name, wanted: "between 0 and \(formatted(longestWait)) s", got: formatted(seconds))
    }
  }

  /// A day in one call. Ours: longer waits are slips of the pen, and would look like a hang.
  private static let longestWait: TimeInterval = 86_400

  /// Seconds of simulated time after which `settle` gives up. Source: lua-api.md section 4
  static let defaultSettleTimeout: TimeInterval = 10
}
