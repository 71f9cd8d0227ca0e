import Foundation

/// The only code besides the benchmarks that reads a real clock. It says when the next frame is due; the clock never affects a run.
struct Pacer {
  /// Simulated seconds per real second. Range: 0.1 to 10
  var speed: Double = 1 {
    didSet { if speed != oldValue { restart() } }
  }
  private var start = Pacer.now()
  /// Number of frames since `start`.
  private var count = 0.0

  /// A clock that never goes backward. Units: seconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Counts frames from now on.
  mutating func restart() { (start, count) = (Self.now(), 0) }

  /// Time until the next frame is due; negative if it is late. Units: seconds.
  func wait() -> Double { start + (count + 1) / (Self.framesPerSecond * speed) - Self.now() }

  /// Notes that the next frame runs. After a long delay the missed frames aren't made up for.
  mutating func noteFrame() {
    count += 1
    if wait() < -Self.longestDelay { restart() }
  }

  private static let framesPerSecond = 60.0
  /// A longer delay isn't made up for. Units: seconds. Ours
  private static let longestDelay = 0.25
}
