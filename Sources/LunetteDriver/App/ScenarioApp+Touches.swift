import Foundation
import LunetteKit
import LunetteScript

/// Gestures: each is a list of timed samples that the simulation's input queue delivers. Source: docs/lua-api.md 4
extension ScenarioApp {
  enum Timing {
    /// The time from touch-down to lift of a tap. Source: docs/lua-api.md 4, app:tap
    static let tap: TimeInterval = 0.05
    /// The time from a tap's lift to the next touch-down; well inside the 0.35 s that a double tap allows.
    static let betweenTaps: TimeInterval = 0.1
    /// The time between two touch events of a moving finger. Source: docs/lua-api.md 4, app:drag
    static let touchInterval: TimeInterval = 1.0 / 120
    static let longPress: TimeInterval = 0.6
    /// Longest duration of a gesture: an hour. Ours, so that a typing error doesn't fill the memory with touch events.
    static let longest: TimeInterval = 3600
    static let drag: TimeInterval = 0.3
    static let swipe: TimeInterval = 0.12
    /// Longer than a finger may rest before a fling. Ours
    static let rest: TimeInterval = 0.15
    /// Source: docs/lua-api.md 4, app:pinch; the same for app:rotate
    static let pinch: TimeInterval = 0.3
    /// Long enough to reach the requested speed, short enough to stay on the screen.
    static let fling: TimeInterval = 0.05
  }
  /// Units: points. Source: docs/lua-api.md 4, app:swipe
  static let swipeDistance: CGFloat = 150
  /// Default distances between two fingers before and after a pinch. Units: points. Source: docs/lua-api.md 4, app:pinch
  static let pinchDistances: (from: CGFloat, to: CGFloat) = (100, 200)
  /// Distance between the two fingers of a rotation. Units: points. Ours.
  static let rotationDistance: CGFloat = 100
  /// Limit of the taps in a row, and of the fingers of one tap. Ours.
  static let mostTaps = 1000
  /// Limit of the fingers that are down at one time. Ours: each event contains all of them.
  static let mostFingers = 1000
  /// Distance of the fingers of a tap with several fingers, side by side. Units: points.
  static let fingerSpacing: CGFloat = 40

  /// Schedules a gesture that starts now. Outside of `together` it also runs frames until the last event has been delivered.
  ///
  /// - Parameter place: the target of every finger that lands
  func perform(on place: TouchPlace? = nil, _ gesture: (inout TouchScript) throws -> Void) throws {
    try checkIsOpen()
    try checkIsSeen()
    try checkMayDrive()
    try host.perturbation?.wait(before: self)
    var script = TouchScript(start: cursor ?? simulation.time)
    if let perturbation = host.perturbation, place != nil {
      script.perturb(perturbation.touch(on: self) { aside in place.map { isWithin($0, $0.point.moved(by: aside, times: 1)) } ?? false })
    }
    try gesture(&script)
    // A finger that can't reach its target doesn't land at all; one that has landed goes on to its end.
    if cursor == nil, let place { try refuseMiss(of: script.samples.lazy.filter { $0.0.phase == .began && $0.1 == script.first }.map(\.0.location), place) }
    for (sample, time) in script.samples {
      if HostWork.mustEnd("scheduling \(script.samples.count) touch events") { break }
      if sample.phase == .began, var place {
        place.point = sample.location
        // What the first finger did may have changed what the next one hits.
        if time > script.first { place.isForced = true }
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
        try script.wait(script.tap)
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

  /// A straight line at constant speed; with `hold` the finger rests before it lifts.
  func drag(from start: TouchPlace, to end: CGPoint, duration: TimeInterval, hold: TimeInterval) throws {
    try perform(on: start) { script in
      let finger = newFinger()
      script.add(finger, .began, start.point)
      try script.move(finger, from: start.point, to: end, duration: duration)
      try script.wait(hold)
      script.add(finger, .ended, end)
    }
  }

  /// Two fingers side by side, at the distance `from`, move on a line until their distance is `to`.
  func pinch(at center: TouchPlace, from: CGFloat, to: CGFloat, duration: TimeInterval) throws {
    try moveTwoFingers(around: center, duration: duration) { part in (from + (to - from) * part, 0) }
  }

  /// Two fingers side by side turn about the middle between them. Units: radians, clockwise.
  func rotate(at center: TouchPlace, by angle: CGFloat, distance: CGFloat, duration: TimeInterval) throws {
    try moveTwoFingers(around: center, duration: duration) { part in (distance, angle * part) }
  }

  /// - Parameter line: for a share of the way from 0 to 1 the fingers' distance, and the direction from the first to the second
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

  /// Runs several functions whose fingers move at the same time: each of them starts now.
  func together(_ functions: [() throws -> Void]) throws {
    try checkMayDrive()
    try host.perturbation?.wait(before: self)
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

  /// Whether a finger is still to act: a call that was refused had scheduled it before.
  var hasScheduledTouches: Bool { scheduledEnd > simulation.time }

  /// Replays an exact list of samples, with times counted from now.
  func replay(_ samples: [(time: TimeInterval, sample: TouchSample)]) throws {
    try check(samples)
    // Sorted by time, the queue accepts them without searching.
    let inOrder = samples.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    try perform { script in
      for (time, sample) in inOrder { script.add(sample, after: time) }
    }
  }

  /// A finger must be down to move or lift, and up to land; no sample may be in the past.
  private func check(_ samples: [(time: TimeInterval, sample: TouchSample)]) throws {
    var down = simulation.input.fingersInUse
    let inOrder = samples.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    for (index, entry) in inOrder {
      let (finger, phase) = (entry.sample.finger, entry.sample.phase)
      let name = "entry \(index + 1) of the list"
      try TouchScript.check(entry.time, "t in \(name)")
      if let force = entry.sample.force { try ScenarioFinger.check(force: force, "the force in \(name)") }
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

  /// Throws: if there would be too many fingers
  static func checkFingers(_ count: Int) throws {
    guard count <= mostFingers else {
      throw ScenarioError.badValue(name: "the number of fingers that are down", wanted: "at most \(mostFingers)", got: "\(count)")
    }
  }

  /// Cancels all touches, as an incoming call does.
  func interrupt() throws {
    try drive {
      simulation.input.cancelAll(at: simulation.time)
      simulation.advance(untilDelivered: simulation.time)
    }
  }
}
