import Foundation
import LunetteKit
import LunetteScript

/// Waiting: runs the clock. Source: docs/lua-api.md 4
extension ScenarioApp {
  /// Runs the clock; inside `together` it only moves the time at which the present function's fingers act.
  func advance(seconds: TimeInterval) throws {
    try Self.check(seconds, "seconds")
    try checkMayDrive()
    if let cursor { self.cursor = cursor + seconds } else { try run { simulation.advance(by: seconds) } }
  }

  /// Runs whole frames: the number nearest to the given time.
  func wait(seconds: TimeInterval) throws {
    try Self.check(seconds, "seconds")
    try advance(frames: Int((seconds * TimeInterval(framesPerSecond)).rounded()))
  }

  func advance(frames: Int) throws {
    try Self.check(TimeInterval(frames) / TimeInterval(framesPerSecond), "the time of the frames")
    try checkMayDrive()
    if let cursor {
      self.cursor = cursor + TimeInterval(frames) / TimeInterval(framesPerSecond)
    } else {
      try run { simulation.advance(frames: frames) }
    }
  }

  /// Runs until nothing moves.
  /// - Parameters:
  ///   - timers: whether timers count that are due within `timeout`
  ///   - endless: whether what repeats for ever counts
  func settle(timeout: TimeInterval, timers: Bool = true, endless: Bool = true) throws {
    try Self.check(timeout, "timeout")
    let deadline = simulation.time + timeout
    func horizon() -> TimeInterval { timers ? simulation.time + timeout : -.infinity }
    try drive {
      while simulation.mayCall, simulation.isMoving(until: horizon()) {
        // When only movements without an end remain, the error is thrown at once and names them.
        let onlyRepeats = simulation.onlyRepeats(until: horizon())
        if onlyRepeats, !endless { break }
        guard simulation.nextFrameTime <= deadline, !onlyRepeats else {
          throw ScenarioError.notSettled(timeout: timeout, movements: simulation.movements(until: horizon(), naming: name))
        }
        simulation.runFrame()
        if HostWork.mustEnd("running frames, \(simulation.frameCount) since the launch") { break }
      }
    }
  }

  /// Runs until something on the screen matches, for at most `timeout`. Returns: the view, as `find` does
  func wait(for query: ViewQuery, timeout: TimeInterval) throws -> UIView {
    try Self.check(timeout, "timeout")
    let deadline = simulation.time + timeout
    return try drive {
      while true {
        if let view = try findIfAny(query) { return view }
        if !simulation.mayCall || simulation.nextFrameTime > deadline { break }
        simulation.runFrame()
        if HostWork.mustEnd("running frames, \(simulation.frameCount) since the launch") { break }
      }
      if let fault = simulation.takeFault() { throw fault }
      do { return try find(query) } catch let error as ScenarioError { throw ScenarioError.waited(timeout: timeout, error) }
    }
  }

  /// Runs until a condition holds, for at most `timeout`. Throws: `ScenarioError` where it doesn't
  package func wait(until holds: () throws -> Bool, timeout: TimeInterval) throws {
    try Self.check(timeout, "timeout")
    let deadline = simulation.time + timeout
    while try !run(holds) {
      guard simulation.mayCall, simulation.nextFrameTime <= deadline else { throw ScenarioError.neverHeld(timeout: timeout) }
      try drive { simulation.runFrame() }
      if HostWork.mustEnd("running frames, \(simulation.frameCount) since the launch") { break }
    }
  }

  private static func check(_ seconds: TimeInterval, _ name: String) throws {
    guard seconds >= 0, seconds <= longestWait else {
      throw ScenarioError.badValue(name: name, wanted: "between 0 and \(formatted(longestWait)) s", got: formatted(seconds))
    }
  }

  /// Longest wait in one call: a day. Ours: longer waits are typing errors, and would look like a hang.
  private static let longestWait: TimeInterval = 86_400

  /// Seconds of simulated time after which `settle` gives up. Source: docs/lua-api.md 4
  public static let defaultSettleTimeout: TimeInterval = 10
}

/// Something still moves after the time that an app has to come to rest.
struct NeverAtRest: Error {
  let timeout: TimeInterval
  let movements: [String]
}

extension ScenarioApp {
  /// Runs until nothing moves except movements without an end, and no timer that fires once is due within a time. Throws: `NeverAtRest`, errors of callbacks
  /// Returns: the number of frames that it took
  /// - Parameter frames: so many at most
  func runToRest(timers soon: TimeInterval, limit: TimeInterval, frames: Int = .max) throws -> Int {
    let first = simulation.frameCount
    let deadline = simulation.time + limit
    return try drive {
      while simulation.mayCall, !isClosed, simulation.frameCount - first < frames, isOnTheWay(timers: soon) {
        if simulation.nextFrameTime > deadline {
          if simulation.onlyWaitsForAnswers, !hasTimer(within: soon) { break }
          // An answer that has just come may have left a block for the next frame, which asks again.
          guard simulation.nextFrameTime <= deadline + Self.afterAnAnswer else {
            let movements = simulation.movements(until: simulation.time + soon, naming: context.className(of:))
            throw NeverAtRest(timeout: limit, movements: movements)
          }
        }
        simulation.runFrame()
        if HostWork.mustEnd("running frames, \(simulation.frameCount) since the launch") { break }
      }
      return simulation.frameCount - first
    }
  }

  /// How much longer an app may take than its limit where answers lead to further requests. Units: seconds. Ours: some frames
  private static let afterAnAnswer = 4.0 / TimeInterval(framesPerSecond)

  private func hasTimer(within soon: TimeInterval) -> Bool {
    !simulation.isSuspended && simulation.timers.due(upTo: simulation.time + soon).contains { $0.interval == nil }
  }

  /// Whether something moves that comes to an end, or a timer that fires once is due within a time.
  private func isOnTheWay(timers soon: TimeInterval) -> Bool {
    simulation.isMoving(until: -.infinity) && !simulation.onlyRepeats(until: -.infinity) && !simulation.onlyWaitsInVain || hasTimer(within: soon)
  }

  /// Whether it rests as explorations understand it. Source: docs/rules/exploring.md 2
  package var rests: Bool { !isClosed && !simulation.isSuspended && !isOnTheWay(timers: Self.soonDue) }

  /// Timers that are due so soon belong to the way to rest. Units: seconds. Source: docs/rules/exploring.md 2
  static let soonDue: TimeInterval = 0.1

  /// Runs until nothing moves except movements without an end, and no timer and no answer that never comes counts; for tools that inspect
  /// screens. Throws: errors of callbacks
  /// Returns: whether it has come to rest
  @discardableResult public func rest(timeout: TimeInterval = ScenarioApp.defaultSettleTimeout) throws -> Bool {
    let deadline = simulation.time + timeout
    return try drive {
      while simulation.mayCall, simulation.isMoving(until: -.infinity), !simulation.onlyRepeats(until: -.infinity), !simulation.onlyWaitsInVain {
        if simulation.nextFrameTime > deadline || HostWork.mustEnd("running frames, \(simulation.frameCount) since the launch") { return false }
        simulation.runFrame()
      }
      return true
    }
  }
}
