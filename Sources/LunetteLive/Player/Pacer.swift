import Foundation

/// The one place beside the benchmarks that reads a real clock: it says when the next frame is due, and nothing of it enters a run.
struct Pacer {
  /// Simulated seconds that pass in a real one. Range: 0.1 to 10
  var speed: Double = 1 {
    didSet { if speed != oldValue { restart() } }
  }
  private var start = Pacer.now()
  /// Frames since then.
  private var count = 0.0

  /// A clock that only runs forward. Units: seconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// From now on.
  mutating func restart() { (start, count) = (Self.now(), 0) }

  /// Until the next frame is due; below zero where it is late. Units: seconds.
  func wait() -> Double { start + (count + 1) / (Self.framesPerSecond * speed) - Self.now() }

  /// The next frame runs. One that comes much too late is not made up for.
  mutating func noteFrame() {
    count += 1
    if wait() < -Self.longestDelay { restart() }
  }

  private static let framesPerSecond = 60.0
  /// Units: seconds. Ours
  private static let longestDelay = 0.25
}
