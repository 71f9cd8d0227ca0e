import Foundation

/// Measures how long shrinking takes, and tells how far it is when it takes longer than a second.
final class ShrinkWatch {
  private let name: String
  private let limits: ShrinkLimits
  private let tell: (String?) -> Void
  private let start = ThreadTime.seconds
  private(set) var runs = 0
  private var longestRun = 0.0
  private var lastEnd = 0.0
  private var steps = 0
  /// Number of steps of the case that shrinking began with.
  private(set) var firstSteps = 0
  private var lastTold = 0.0
  private var hasTold = false

  /// - Parameter steps: of the case that shrinking begins with; 0 where they are not known yet
  init(name: String, limits: ShrinkLimits, steps: Int = 0, tell: @escaping (String?) -> Void) {
    (self.name, self.limits, self.tell) = (name, limits, tell)
    (self.steps, firstSteps) = (steps, steps)
  }

  /// Units: seconds of this thread's processor time
  var seconds: Double { ThreadTime.seconds - start }

  /// Whether a limit is reached, or would be by one more run as long as the longest one so far.
  func isOver(_ isCalledOff: Bool) -> Bool { isCalledOff || runs >= limits.runs || isTimeOver }

  var isTimeOver: Bool { seconds + longestRun > limits.seconds }

  /// `stopped after 30 s with 26 of 40 steps (812 runs)`
  func early(_ steps: Int) -> String {
    let seconds = isTimeOver ? limits.seconds : self.seconds
    return "stopped after \(Int(seconds)) s" + (steps > 1 ? " with \(steps) of \(max(steps, firstSteps)) steps" : "") + " (\(runs) runs)"
  }

  /// - Parameter failingSteps: the number of steps of a case that still fails; nil for one that doesn't
  func hasRun(_ failingSteps: Int?) {
    runs += 1
    longestRun = max(longestRun, seconds - lastEnd)
    lastEnd = seconds
    if let failingSteps {
      if firstSteps == 0 { firstSteps = failingSteps }
      steps = failingSteps
    }
    guard lastEnd >= lastTold + Self.interval else { return }
    lastTold = lastEnd
    hasTold = true
    tell("shrinking \"\(name)\": " + (firstSteps > 1 ? "\(steps) of \(firstSteps) steps, " : "") + "\(runs) runs, \(Int(lastEnd)) of \(Int(limits.seconds)) s")
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
