import Foundation
import LunetteKit

/// The events, as readable lines in the order in which they came, each with the simulated time of its callback.
package final class Journal {
  package private(set) var entries: [(time: TimeInterval, line: String)] = []

  package init() {}

  package func note(_ line: String) { entries.append((Simulation.current.time, line)) }
  package func clear() { entries.removeAll() }

  package var lines: [String] { entries.map(\.line) }
  /// "0.400 single ended"; times rounded to milliseconds.
  package var timedLines: [String] { entries.map { String(format: "%.3f ", $0.time) + $0.line } }
  package func lines(startingWith prefix: String) -> [String] { lines.filter { $0.hasPrefix(prefix) } }
}

/// A simulation with one visible window, fingers that touch at exact times, and a journal of what follows.
///
/// Tests are synchronous and `Simulation.current` is per thread, so a tester made at the start of a test has the test's only simulation.
package final class TouchTester {
  package let simulation: Simulation
  package let window: UIWindow
  package let journal = Journal()
  private var places: [Int: CGPoint] = [:]
  private var lastEventTime: TimeInterval = 0
  private var kept: [AnyObject] = []

  /// The screen of docs/rules/cases/gestures.md, "Conventions".
  package static let caseDevice = Device(name: "cases", size: CGSize(width: 400, height: 300), scale: 2)

  package init(device: Device = TouchTester.caseDevice) {
    simulation = Simulation(device: device)
    Simulation.current = simulation
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  // MARK: Fingers

  package func down(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 1) { schedule(.began, CGPoint(x: x, y: y), time, finger) }
  package func move(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 1) { schedule(.moved, CGPoint(x: x, y: y), time, finger) }
  /// Lifts where the finger was, or at a given place.
  package func up(at time: TimeInterval, finger: Int = 1, _ place: CGPoint? = nil) {
    schedule(.ended, place ?? places[finger] ?? .zero, time, finger)
  }
  package func cancel(at time: TimeInterval, finger: Int = 1) { schedule(.cancelled, places[finger] ?? .zero, time, finger) }

  package func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval, for duration: TimeInterval = 0.05) {
    down(x, y, at: time)
    up(at: time + duration)
  }

  private func schedule(_ phase: UITouch.Phase, _ place: CGPoint, _ time: TimeInterval, _ finger: Int) {
    places[finger] = place
    lastEventTime = max(lastEventTime, time)
    simulation.input.schedule(TouchSample(finger: finger, phase: phase, location: place), at: time)
  }

  // MARK: Time

  /// Runs frames up to and including the one in which the events scheduled so far are delivered.
  package func run() { run(to: lastEventTime) }

  /// Runs frames until the frame's time is `time` or later.
  package func run(to time: TimeInterval) {
    while simulation.time + clockTolerance < time { simulation.runFrame() }
  }

  package func runFrames(_ count: Int) { for _ in 0..<count { simulation.runFrame() } }

  // MARK: Views and recognizers that write into the journal

  /// A view in the window (or in `parent`) that writes down its touches and doesn't pass them on.
  @discardableResult
  package func view(_ name: String = "V", _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300), in parent: UIView? = nil) -> RecorderView {
    let view = RecorderView(name, frame, journal)
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a recognizer whose actions are written down as "name state".
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView, onAction: ((Recognizer) -> Void)? = nil
  ) -> Recognizer {
    recognizer.name = name
    let journal = journal
    recognizer.addTarget { sender in
      journal.note("\(name) \(sender.state)")
      if let sender = sender as? Recognizer { onAction?(sender) }
    }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Holds objects to which UIKit has weak references.
  package func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }
}

package final class RecorderView: UIView {
  package let name: String
  private let journal: Journal
  package var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?

  package init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(frame: frame)
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    journal.note("\(name) \(phase) \(touches.count)")
    onTouches?(phase, touches, event)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches, event) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches, event) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches, event) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches, event) }
}

/// A recognizer whose states a test assigns, and which writes down its calls.
package final class ProbeRecognizer: UIGestureRecognizer {
  package var journal: Journal?
  package var onTouches: ((ProbeRecognizer, UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  package var mayPrevent = true
  package var mayBePrevented = true
  package private(set) var resets = 0

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    journal?.note("\(name ?? "probe") \(phase) \(touches.count)")
    onTouches?(self, phase, touches, event)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(.began, touches, event) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(.moved, touches, event) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note(.ended, touches, event) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note(.cancelled, touches, event) }
  package override func reset() { resets += 1 }
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { mayPrevent }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool { mayBePrevented }
}

/// A delegate with given answers, which writes down the questions.
package final class ProbeDelegate: UIGestureRecognizerDelegate {
  package var begins = true
  package var receives = true
  package var together = false
  package var requires: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  package var asked: [String] = []

  package init() {}

  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked.append("shouldBegin")
    return begins
  }
  package func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("shouldReceive")
    return receives
  }
  package func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    asked.append("together")
    return together
  }
  package func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    asked.append("requires")
    return requires?(recognizer, other) ?? false
  }
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
package func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
