import Floors
import Foundation

/// What several rounds of the same work took.
struct Samples {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  var median: Double { values.isEmpty ? .nan : (values[(values.count - 1) / 2] + values[values.count / 2]) / 2 }
  /// From the median to where the middle half of the rounds ends, on the farther side. Units: of the median
  var spread: Double {
    guard values.count > 2, median > 0 else { return 0 }
    return max(values[values.count * 3 / 4] - median, median - values[values.count / 4]) / median
  }
}

/// The only place of the project that reads a real clock.
enum Clock {
  /// Whether times are instruction counts, which are the same in every round.
  nonisolated(unsafe) static var isCounting = false

  /// The processor time that `body` takes on this thread, the median of `rounds`. Units: seconds.
  static func processor(rounds: Int = 5, _ body: () throws -> Void) rethrows -> Double { try samples(rounds: rounds, body).median }

  /// The same with its spread.
  static func samples(rounds: Int = 5, _ body: () throws -> Void) rethrows -> Samples {
    Samples(try (0..<(isCounting ? 1 : rounds)).map { _ in try once(body) })
  }

  /// A figure and its floor in turns, so that a machine that others share is as busy for the one as for the other. Each answers what it
  /// took. Units: seconds.
  static func inTurns(rounds: Int = 5, _ body: () throws -> Double, floor: () throws -> Double) rethrows -> (Samples, floor: Samples) {
    var (figures, floors): ([Double], [Double]) = ([], [])
    for _ in 0..<(isCounting ? 1 : rounds) {
      floors.append(try floor())
      figures.append(try body())
    }
    return (Samples(figures), Samples(floors))
  }

  /// The processor time that `body` takes on all threads, the median of `rounds`. Units: seconds.
  static func allProcessors(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    try Samples(
      (0..<rounds).map { _ in
        let start = floors_process_time()
        try body()
        return floors_process_time() - start
      }
    ).median
  }

  /// Units: seconds of this thread's processor time.
  static func once(_ body: () throws -> Void) rethrows -> Double {
    let start = floors_thread_time()
    try body()
    return floors_thread_time() - start
  }

  /// How fast the machine is: what a million calls of a Lua function from C take, each protected and with a fresh index path, of what they
  /// take on the machine that targets in seconds are for. Units: seconds; times
  static let reference = Samples((0..<(isCounting ? 1 : 7)).map { _ in floors_height_of_path(Int32(isCounting ? 10_000 : 1_000_000)) })
  static let referenceTime = 0.048
  /// A few targets were set on a machine that takes 100 ms for it: what is left of them on this one.
  static let ofSlowerMachine = referenceTime / 0.1
  static var pace: Double { isCounting ? 1 : reference.median / referenceTime }

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
