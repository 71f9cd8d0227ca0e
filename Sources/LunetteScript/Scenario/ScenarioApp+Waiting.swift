import Foundation
import LunetteKit

/// The clock. Source: lua-api.md section 4
extension ScenarioApp {
  /// Inside `together` it moves the present finger's place in time, else the clock runs.
  func advance(seconds: TimeInterval) throws {
    guard seconds.isFinite, seconds >= 0 else {
      throw ScenarioError.badValue(name: "seconds", wanted: "a number that isn't negative", got: formatted(seconds))
    }
    if let cursor { self.cursor = cursor + seconds } else { try run { simulation.advance(by: seconds) } }
  }

  func advance(frames: Int) throws {
    if let cursor { self.cursor = cursor + TimeInterval(frames) / TimeInterval(framesPerSecond) } else {
      try run { simulation.advance(frames: frames) }
    }
  }

  /// Runs until nothing moves. A timer counts as long as it is due within `timeout` from then on.
  func settle(timeout: TimeInterval) throws {
    let deadline = simulation.time + timeout
    try run {
      while simulation.fault == nil, simulation.isMoving(until: simulation.time + timeout) {
        guard simulation.nextFrameTime <= deadline else {
          throw ScenarioError.notSettled(timeout: timeout, movements: simulation.movements(until: simulation.time + timeout))
        }
        simulation.runFrame()
      }
    }
  }

  /// Seconds of simulated time after which `settle` gives up. Source: lua-api.md section 4
  static let defaultSettleTimeout: TimeInterval = 10
}
