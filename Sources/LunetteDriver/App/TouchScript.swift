import Foundation
import LunetteKit
import LunetteScript

/// The samples of one scenario call; `now` is the time of the next one.
struct TouchScript {
  private(set) var samples: [(TouchSample, TimeInterval)] = []
  private var start: TimeInterval
  /// How long a tap lasts, and the time between two events of a moving finger. Units: seconds
  private(set) var (tap, interval) = (ScenarioApp.Timing.tap, ScenarioApp.Timing.touchInterval)
  private var aside = CGPoint.zero
  private(set) var now: TimeInterval
  private(set) var end: TimeInterval

  init(start: TimeInterval) { (self.start, now, end) = (start, start, start) }

  /// When the first finger lands.
  var first: TimeInterval { start }

  /// The fingers act in another way than usual. Called before anything is added.
  mutating func perturb(_ touch: Perturbation.Touch) {
    start += touch.delay
    (now, end, tap, interval, aside) = (start, start, touch.tap, touch.interval, touch.aside)
  }

  /// Throws: `ScenarioError.badValue` for a duration that a gesture can't have
  static func check(_ seconds: TimeInterval, _ name: String) throws {
    guard seconds >= 0, seconds <= ScenarioApp.Timing.longest else {
      throw ScenarioError.badValue(
        name: name, wanted: "between 0 and \(formatted(ScenarioApp.Timing.longest)) s", got: formatted(seconds))
    }
  }

  mutating func wait(_ seconds: TimeInterval) throws {
    try Self.check(seconds, "the time of a finger's rest")
    now += seconds
  }

  mutating func add(_ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, force: CGFloat? = nil) {
    let place = CGPoint(x: point.x + aside.x, y: point.y + aside.y)
    samples.append((TouchSample(finger: finger, phase: phase, location: place, force: force), now))
    end = max(end, now)
  }

  mutating func add(_ sample: TouchSample, after seconds: TimeInterval) {
    samples.append((sample, start + seconds))
    end = max(end, start + seconds)
    now = max(now, end)
  }

  /// Moves a finger at constant speed.
  mutating func move(_ finger: Int, from start: CGPoint, to target: CGPoint, duration: TimeInterval) throws {
    try step(duration: duration) { script, part in
      script.add(finger, .moved, CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
    }
  }

  /// Adds an event every touch interval, the last one exactly at the end; `add` gets the share of the way that is done, up to 1.
  mutating func step(duration: TimeInterval, _ add: (inout TouchScript, CGFloat) -> Void) throws {
    try Self.check(duration, "duration")
    let steps = max(1, Int((duration / interval).rounded()))
    let begin = now
    for step in 1...steps {
      if HostWork.mustEnd("making \(steps) touch events") { return }
      let fraction = Double(step) / Double(steps)
      now = begin + duration * fraction
      add(&self, CGFloat(fraction))
    }
  }
}
