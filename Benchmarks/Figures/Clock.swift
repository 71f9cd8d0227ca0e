import Floors
import Foundation

/// The times of several rounds of the same work.
struct Samples {
  private let values: [Double]
  let median: Double

  init(_ values: [Double]) {
    let values = values.sorted()
    self.init(values, median: values.isEmpty ? .nan : (values[(values.count - 1) / 2] + values[values.count / 2]) / 2)
  }

  private init(_ values: [Double], median: Double) { (self.values, self.median) = (values.sorted(), median) }

  /// A figure and its floor that were measured in turns: both medians are those of the turn whose ratio is the middle one. A shared machine
  /// changes its pace for a while, so the middle times of the two alone may be of different paces.
  static func ofTurns(_ figures: [Double], floors: [Double]) -> (figure: Samples, floor: Samples) {
    let turns = zip(figures, floors).sorted { $0.0 * $1.1 < $1.0 * $0.1 }
    // Without a floor there are no ratios.
    guard !turns.isEmpty, floors.allSatisfy({ $0 > 0 }) else { return (Samples(figures), Samples(floors)) }
    let middle = turns[turns.count / 2]
    return (Samples(figures, median: middle.0), Samples(floors, median: middle.1))
  }

  /// The distance from the median to the farther end of the middle half of the rounds. Units: of the median
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

  /// The processor times of all rounds of `body` on this thread: their median and spread. Units: seconds.
  static func samples(rounds: Int = 5, _ body: () throws -> Void) rethrows -> Samples {
    Samples(try (0..<(isCounting ? 1 : rounds)).map { _ in try once(body) })
  }

  /// Measures a figure and its floor in turns, so that on a shared machine both are measured under the same load. Each function returns its
  /// time. Units: seconds.
  static func inTurns(rounds: Int = 5, _ body: () throws -> Double, floor: () throws -> Double) rethrows -> (figure: Samples, floor: Samples) {
    var (figures, floors): ([Double], [Double]) = ([], [])
    for _ in 0..<(isCounting ? 1 : rounds) {
      floors.append(try floor())
      figures.append(try body())
    }
    return Samples.ofTurns(figures, floors: floors)
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

  /// The machine's pace: the time of a million calls of a Lua function from C, each protected and with a fresh index path, divided by the
  /// time on the machine for which the targets in seconds are set. Units: seconds; times
  static let reference = Samples((0..<(isCounting ? 1 : 7)).map { _ in floors_height_of_path(Int32(isCounting ? 10_000 : 1_000_000)) })
  static let referenceTime = 0.048
  /// A few targets were set on a machine that takes this time for the calls. Units: seconds
  static let slowerTime = 0.1
  /// Scales these targets to the machine of the others.
  static let ofSlowerMachine = referenceTime / slowerTime
  static var pace: Double { isCounting ? 1 : reference.median / referenceTime }

  /// The least real time that `body` takes, for work of several threads or processes. Units: seconds.
  static func wall(rounds: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let start = now
      try body()
      least = min(least, now - start)
    }
    return least
  }

  /// Cheaper to read than a thread's processor time, which needs a system call. Units: seconds.
  static var now: Double {
    let elapsed = (ContinuousClock.now - origin).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }
  private static let origin = ContinuousClock.now
}
