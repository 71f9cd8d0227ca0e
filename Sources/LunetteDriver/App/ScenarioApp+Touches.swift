import Foundation
import LunetteKit
import LunetteScript

/// Fingers: every gesture is a list of timed samples that the simulation's input queue delivers. Source: docs/lua-api.md 4
extension ScenarioApp {
  enum Timing {
    /// From touch-down to lift of a tap. Source: docs/lua-api.md 4, app:tap
    static let tap: TimeInterval = 0.05
    /// From one tap's lift to the next touch-down; well inside the 0.35 s that a double tap allows.
    static let betweenTaps: TimeInterval = 0.1
    /// Between two touch events of a moving finger. Source: docs/lua-api.md 4, app:drag
    static let touchInterval: TimeInterval = 1.0 / 120
    static let longPress: TimeInterval = 0.6
    /// No gesture takes longer: an hour. Ours, so that a slip of the pen doesn't fill the memory with touch events.
    static let longest: TimeInterval = 3600
    static let drag: TimeInterval = 0.3
    static let swipe: TimeInterval = 0.12
    /// Longer than a fling lets a finger rest. Ours
    static let rest: TimeInterval = 0.15
    /// Source: docs/lua-api.md 4, app:pinch; the same for app:rotate
    static let pinch: TimeInterval = 0.3
    /// Long enough for the speed to be the asked one, short enough to stay on the screen.
    static let fling: TimeInterval = 0.05
  }
  /// Units: points. Source: docs/lua-api.md 4, app:swipe
  static let swipeDistance: CGFloat = 150
  /// Between two fingers before a pinch and after it, if nothing is said. Units: points. Source: docs/lua-api.md 4, app:pinch
  static let pinchDistances: (from: CGFloat, to: CGFloat) = (100, 200)
  /// Between the two fingers of a rotation. Units: points. Ours.
  static let rotationDistance: CGFloat = 100
  /// Taps of a row of them, and fingers of one tap. Ours.
  static let mostTaps = 1000
  /// Fingers that are down at one time. Ours: each event has all of them.
  static let mostFingers = 1000
  /// Between the fingers of a tap with several, side by side. Units: points.
  static let fingerSpacing: CGFloat = 40

  /// Schedules a gesture that starts now and, outside `together`, runs frames until its last event has been delivered.
  ///
  /// - Parameter place: what every finger that lands is meant for
  func perform(on place: TouchPlace? = nil, _ gesture: (inout TouchScript) throws -> Void) throws {
    guard !isClosed else { throw ScenarioError.closed }
    try checkMayDrive()
    var script = TouchScript(start: cursor ?? simulation.time)
    try gesture(&script)
    for (sample, time) in script.samples {
      if sample.phase == .began, var place {
        place.point = sample.location
        aims[sample.finger] = place
      }
      simulation.input.schedule(sample, at: time)
    }
    scheduledEnd = max(scheduledEnd, script.end)
    guard cursor == nil else {
      cursor = script.now
      return
    }
    let end = script.end
    try run {
      simulation.advance(untilDelivered: end)
      try reportMiss()
    }
  }

  func tap(at place: TouchPlace, taps: Int, fingers: Int) throws {
    try perform(on: place) { script in
      for index in 0..<taps {
        if index > 0 { try script.wait(Timing.betweenTaps) }
        let places = spread(fingers, around: place.point).map { (newFinger(), $0) }
        for (finger, place) in places { script.add(finger, .began, place) }
        try script.wait(Timing.tap)
        for (finger, place) in places { script.add(finger, .ended, place) }
      }
    }
  }

  func longPress(at place: TouchPlace, duration: TimeInterval) throws {
    try perform(on: place) { script in
      let finger = newFinger()
      script.add(finger, .began, place.point)
      try script.wait(duration)
      script.add(finger, .ended, place.point)
    }
  }

  /// Straight and at constant speed; with `hold` the finger rests before it lifts.
  func drag(from start: TouchPlace, to end: CGPoint, duration: TimeInterval, hold: TimeInterval) throws {
    try perform(on: start) { script in
      let finger = newFinger()
      script.add(finger, .began, start.point)
      try script.move(finger, from: start.point, to: end, duration: duration)
      try script.wait(hold)
      script.add(finger, .ended, end)
    }
  }

  /// Two fingers side by side, as far apart as `from`, move along their line until they are `to` apart.
  func pinch(at center: TouchPlace, from: CGFloat, to: CGFloat, duration: TimeInterval) throws {
    try moveTwoFingers(around: center, duration: duration) { part in (from + (to - from) * part, 0) }
  }

  /// Two fingers side by side turn about their middle. Units: radians, clockwise.
  func rotate(at center: TouchPlace, by angle: CGFloat, distance: CGFloat, duration: TimeInterval) throws {
    try moveTwoFingers(around: center, duration: duration) { part in (distance, angle * part) }
  }

  /// - Parameter line: the fingers' distance and the direction from the first to the second, for a part of the way from 0 to 1
  private func moveTwoFingers(
    around place: TouchPlace, duration: TimeInterval, line: (CGFloat) -> (distance: CGFloat, angle: CGFloat)
  ) throws {
    func places(_ part: CGFloat) -> [CGPoint] {
      let (distance, angle) = line(part)
      let arm = CGPoint(x: distance / 2 * CGFloat(cos(Double(angle))), y: distance / 2 * CGFloat(sin(Double(angle))))
      let center = place.point
      return [CGPoint(x: center.x - arm.x, y: center.y - arm.y), CGPoint(x: center.x + arm.x, y: center.y + arm.y)]
    }
    try perform(on: place) { script in
      let fingers = [newFinger(), newFinger()]
      for (finger, place) in zip(fingers, places(0)) { script.add(finger, .began, place) }
      try script.step(duration: duration) { script, part in
        for (finger, place) in zip(fingers, places(part)) { script.add(finger, .moved, place) }
      }
      for (finger, place) in zip(fingers, places(1)) { script.add(finger, .ended, place) }
    }
  }

  private func spread(_ count: Int, around point: CGPoint) -> [CGPoint] {
    (0..<count).map { index in
      CGPoint(x: point.x + (CGFloat(index) - CGFloat(count - 1) / 2) * Self.fingerSpacing, y: point.y)
    }
  }

  /// Several functions' fingers move at the same time: each starts now.
  func together(_ functions: [() throws -> Void]) throws {
    try checkMayDrive()
    let start = cursor ?? simulation.time
    let outer = cursor
    var end = start
    defer { cursor = outer }
    for function in functions {
      cursor = start
      try function()
      end = max(end, cursor ?? start)
    }
    cursor = outer
    if outer != nil {
      cursor = end
      return
    }
    let last = max(end, scheduledEnd)
    try run {
      simulation.advance(untilDelivered: last)
      try reportMiss()
    }
  }

  /// An exact list of samples, times counted from now.
  func replay(_ samples: [(time: TimeInterval, sample: TouchSample)]) throws {
    try check(samples)
    // In the order of time, in which the queue takes them without a search.
    let inOrder = samples.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    try perform { script in
      for (time, sample) in inOrder { script.add(sample, after: time) }
    }
  }

  /// A finger must be down to move or lift, and up to land; nothing happens before now.
  private func check(_ samples: [(time: TimeInterval, sample: TouchSample)]) throws {
    var down = simulation.input.fingersInUse
    let inOrder = samples.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    for (index, entry) in inOrder {
      let (finger, phase) = (entry.sample.finger, entry.sample.phase)
      let name = "entry \(index + 1) of the list"
      try TouchScript.check(entry.time, "t in \(name)")
      guard down.contains(finger) != (phase == .began) else {
        throw ScenarioError.badValue(
          name: name, wanted: phase == .began ? "about a finger that is up" : "about a finger that is down",
          got: "\"\(phase)\" for finger \(finger)")
      }
      if phase == .began {
        down.insert(finger)
        try Self.checkFingers(down.count)
      } else if phase == .ended || phase == .cancelled {
        down.remove(finger)
      }
    }
  }

  /// Throws: where there would be more fingers than anybody's
  static func checkFingers(_ count: Int) throws {
    guard count <= mostFingers else {
      throw ScenarioError.badValue(name: "the number of fingers that are down", wanted: "at most \(mostFingers)", got: "\(count)")
    }
  }

  /// Every finger is taken off as by an incoming call.
  func interrupt() throws {
    try drive {
      simulation.input.cancelAll(at: simulation.time)
      simulation.advance(untilDelivered: simulation.time)
    }
  }
}
