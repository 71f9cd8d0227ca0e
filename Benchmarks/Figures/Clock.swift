import Floors
import Foundation

/// The only place of the project that reads a real clock.
enum Clock {
  /// Whether times are instruction counts, which are the same in every round.
  nonisolated(unsafe) static var isCounting = false

  /// The processor time that `body` takes on this thread, the least of `rounds`: on a machine that others share only the least
  /// repeats itself. Units: seconds.
  static func processor(rounds: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<(isCounting ? 1 : rounds) {
      let start = floors_thread_time()
      try body()
      least = min(least, floors_thread_time() - start)
    }
    return least
  }

  /// The same on the wall, for work of several threads or processes.
  static func wall(rounds: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let start = now
      try body()
      least = min(least, now - start)
    }
    return least
  }

  /// Cheaper to read than a thread's processor time, which is a system call. Units: seconds.
  static var now: Double {
    let elapsed = (ContinuousClock.now - origin).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }
  private static let origin = ContinuousClock.now
}
