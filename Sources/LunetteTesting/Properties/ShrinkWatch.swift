import Foundation

/// Measures how long shrinking takes, and tells how far it is when it takes longer than a second.
final class ShrinkWatch {
  private let name: String
  private let limits: ShrinkLimits
  private let tell: (String?) -> Void
  private let start = ThreadTime.seconds
  private var runs = 0
  private var steps = 0
  /// Number of steps of the case that shrinking began with.
  private(set) var firstSteps = 0
  private var lastTold = 0.0
  private var hasTold = false

  init(name: String, limits: ShrinkLimits, tell: @escaping (String?) -> Void) { (self.name, self.limits, self.tell) = (name, limits, tell) }

  /// Units: seconds of this thread's processor time
  var seconds: Double { ThreadTime.seconds - start }

  /// - Parameter failingSteps: the number of steps of a case that still fails; nil for one that doesn't
  func hasRun(_ failingSteps: Int?) {
    runs += 1
    if let failingSteps {
      if firstSteps == 0 { firstSteps = failingSteps }
      steps = failingSteps
    }
    let seconds = seconds
    guard seconds >= lastTold + Self.interval else { return }
    lastTold = seconds
    hasTold = true
    tell("shrinking \"\(name)\": " + (firstSteps > 1 ? "\(steps) of \(firstSteps) steps, " : "") + "\(runs) runs, \(Int(seconds)) of \(Int(limits.seconds)) s")
  }

  func hasEnded() { if hasTold { tell(nil) } }

  /// Units: seconds. Ours
  private static let interval = 1.0
}

/// The processor time of the thread that asks, so that a busy machine doesn't use up a limit.
enum ThreadTime {
  /// Units: seconds.
  static var seconds: Double {
    var time = timespec()
    return clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 ? Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 : 0
  }
}
