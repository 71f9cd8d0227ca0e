import Foundation

/// The world goes on while the app is suspended: notifications come, the device moves, and no frame runs. Source: docs/rules/world.md 7
extension Simulation {
  /// Lets time pass up to `end`, or until something wakes the app. Each moment at which something comes is an input of its own, so that a log
  /// has it.
  func sleep(until end: TimeInterval) {
    while isSuspended, mayCall, time + clockTolerance < end {
      let next = worldTimers.nextFireTime.map { min(max($0, time), end) } ?? end
      input.schedule(.clock, at: next)
      handleInputs(upTo: next)
      if HostWork.mustEnd("letting time pass while the app is suspended") { return }
    }
  }

  /// What comes up to the present time. The frames that were left out are counted, so that frame n stays at n / 60 s.
  func passSuspended() {
    frameCount = max(frameCount, Int((time * TimeInterval(framesPerSecond)).rounded(.down)))
    // The product may be a little less than a whole number: the next frame is later than now.
    while nextFrameTime <= time + clockTolerance { frameCount += 1 }
    worldTimers.fire(upTo: time)
  }

  /// What comes from the world up to a frame, in its place among the app's own timers.
  func fireWorldTimers(upTo frameTime: TimeInterval) {
    while let due = worldTimers.nextFireTime, due <= frameTime + clockTolerance, mayCall {
      timers.fire(upTo: due - 2 * clockTolerance)
      worldTimers.fire(upTo: due)
      if HostWork.mustEnd("firing timers") { return }
    }
  }
}
