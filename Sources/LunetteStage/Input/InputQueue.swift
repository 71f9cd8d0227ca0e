import DequeModule
import Foundation

/// One finger's sample in an input event.
public struct TouchSample: Equatable, Sendable {
  /// The finger's number, chosen by the sender of the input; the number is free again after the finger has lifted.
  public var finger: Int
  public var phase: UITouch.Phase
  /// Space: screen. Units: points.
  public var location: CGPoint
  /// How hard the finger presses, from now on; nil for as before. See `UITouch.force`
  public var force: CGFloat?

  public init(finger: Int, phase: UITouch.Phase, location: CGPoint, force: CGFloat? = nil) {
    (self.finger, self.phase, self.location, self.force) = (finger, phase, location, force)
  }
}

/// The inputs that will reach the app, with their times. There is no other way into the app.
///
/// Touches are handled inside frames (`deliverNext`), all other inputs between two frames (`Simulation.handleInputs`), so each kind has its
/// own list.
///
/// Invariant: events are in the order of time, and those of equal time in the order in which they were scheduled. Samples of different
/// fingers at the same time are one event; two samples of one finger never are.
/// Source: docs/lua-api.md 4, `app:touches`
public final class InputQueue {
  private let reference: SimulationReference
  @usableFromInline init(_ reference: SimulationReference) { self.reference = reference }

  private struct Pending {
    var time: TimeInterval
    var samples: [TouchSample]
  }

  /// An input other than touches.
  package struct Waiting {
    package let time: TimeInterval
    package let input: Input
    package let answer: ((InputAnswer) -> Void)?
  }

  private var pending = Deque<Pending>()
  private var others = Deque<Waiting>()
  private var touches: [UITouch] = []
  private let event = UIEvent(type: .touches)
  private var nextSerial = 0
  /// How many inputs have been handled so far, the mere passing of time aside.
  package private(set) var handledCount = 0
  private var taps = TapCounter()
  /// Handles the inputs that are for the app itself, not for a view; set by the host that runs the app.
  public var appReceiver: ((Input) -> InputAnswer)?
  /// The last touches.
  public private(set) var history = TouchHistory()

  /// - Parameter time: seconds of the simulated clock
  public func schedule(_ sample: TouchSample, at time: TimeInterval) {
    var index = pending.count
    while index > 0, pending[index - 1].time > time + clockTolerance { index -= 1 }
    // The samples of one finger must keep their order, so a sample can only join the last event of its time.
    if index > 0, abs(pending[index - 1].time - time) <= clockTolerance,
      !pending[index - 1].samples.contains(where: { $0.finger == sample.finger })
    {
      pending[index - 1].samples.append(sample)
    } else {
      pending.insert(Pending(time: time, samples: [sample]), at: index)
    }
  }

  /// Schedules the samples of fingers at one moment as one event of its own; for replays.
  /// - Parameter time: seconds of the simulated clock
  public func schedule(_ samples: [TouchSample], at time: TimeInterval) {
    let index = pending.lastIndex { $0.time <= time + clockTolerance }.map { $0 + 1 } ?? 0
    pending.insert(Pending(time: time, samples: samples), at: index)
  }

  /// - Parameters:
  ///   - time: seconds of the simulated clock
  ///   - answer: called with the answer once the input has been handled; touches have no answer
  public func schedule(_ input: Input, at time: TimeInterval, answer: ((InputAnswer) -> Void)? = nil) {
    if case .touches(let samples) = input { return schedule(samples, at: time) }
    let index = others.lastIndex { $0.time <= time + clockTolerance }.map { $0 + 1 } ?? 0
    others.insert(Waiting(time: time, input: input, answer: answer), at: index)
  }

  /// Takes the next input other than touches; nil when none is due before `end`.
  package func takeNext(before end: TimeInterval) -> Waiting? {
    guard let first = others.first, first.time < end else { return nil }
    if case .clock = first.input {} else { handledCount += 1 }
    return others.removeFirst()
  }

  /// The time of the next touches.
  public var nextEventTime: TimeInterval? { pending.first?.time }

  /// The inputs that wait, with their times.
  package var waiting: [(time: TimeInterval, input: Input)] {
    pending.map { ($0.time, Input.touches($0.samples)) } + others.map { ($0.time, $0.input) }
  }

  /// Whether no input is waiting.
  package var isEmpty: Bool { pending.isEmpty && others.isEmpty }

  /// The fingers that are down, in the order of landing.
  public var activeTouches: [UITouch] { touches }

  /// The numbers of the fingers that are down or will land.
  public var fingersInUse: Set<Int> {
    Set(touches.map(\.finger)).union(pending.flatMap { $0.samples.map(\.finger) })
  }

  /// Drops all waiting inputs and all fingers; nobody is told.
  package func removeAll() {
    pending.removeAll()
    others.removeAll()
    appReceiver = nil
    touches.removeAll()
  }

  /// Cancels all touches, as the system does for an incoming call, and drops the touches that are waiting.
  public func cancelAll(at time: TimeInterval) {
    pending.removeAll()
    for touch in touches {
      schedule(TouchSample(finger: touch.finger, phase: .cancelled, location: touch.locationInWindow), at: time)
    }
  }

  /// Cancels all touches at once, outside a frame. It is a consequence of another input, and only that input is logged.
  package func cancelAllNow(_ application: UIApplication) {
    cancelAll(at: reference.simulation.time)
    while let next = pending.popFirst() { deliver(next, to: application) }
  }

  package func deliverNext(to application: UIApplication) {
    guard let next = pending.popFirst() else { return }
    handledCount += 1
    let simulation = reference.simulation
    simulation.eventObserver?(InputEvent(frame: simulation.frameCount, time: next.time, .touches(next.samples)))
    deliver(next, to: application)
  }

  private func deliver(_ next: Pending, to application: UIApplication) {
    event.timestamp = next.time
    for touch in touches {
      touch.phase = .stationary
      touch.previousLocationInWindow = touch.locationInWindow
    }
    for sample in next.samples { apply(sample, at: next.time, application) }
    event.touchesInOrder = touches
    for touch in touches where touch.phase == .began { application.hitTest(touch, event) }
    if !touches.isEmpty { UIApplication.Overridable.sendEvent(application, event) }
    touches.removeAll { !$0.isActive }
  }

  private func apply(_ sample: TouchSample, at time: TimeInterval, _ application: UIApplication) {
    if sample.phase == .began {
      guard !touches.contains(where: { $0.finger == sample.finger }) else { return }
      let touch = UITouch(finger: sample.finger, serial: nextSerial, location: sample.location, timestamp: time)
      nextSerial += 1
      if let force = sample.force { touch.force = force }
      touch.tapCount = taps.count(at: sample.location, time: time)
      touches.append(touch)
      note(touch, sample, time)
    } else if let touch = touches.first(where: { $0.finger == sample.finger }) {
      touch.timestamp = time
      touch.locationInWindow = touch.window?.convertFromSuperview(sample.location) ?? sample.location
      touch.phase = sample.phase
      let presses = sample.force.map { $0 != touch.force } ?? false
      touch.force = touch.isActive ? sample.force ?? touch.force : 0
      if sample.phase == .moved, touch.locationInWindow == touch.previousLocationInWindow, !presses { touch.phase = .stationary }
      note(touch, sample, time)
      // A finger that has gone elsewhere was no tap.
      guard sample.phase == .ended, distance(touch.initialLocation, sample.location) <= GestureConstants.tapMovement else { return }
      taps.lifted(from: touch.initialLocation, at: time, count: touch.tapCount)
    }
  }

  private func note(_ touch: UITouch, _ sample: TouchSample, _ time: TimeInterval) {
    history.add(serial: touch.serial, sample.phase, at: sample.location, time: time)
    reference.simulation.eventObserver?(FingerEvent(serial: touch.serial, phase: sample.phase, place: sample.location))
  }
}

/// Counts quick taps at about the same place, separately for each of several fingers.
struct TapCounter {
  private var lifts: [(place: CGPoint, time: TimeInterval, count: Int)] = []

  /// Counts a finger that lands as the next tap after the nearest tap that has just ended.
  mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
    lifts.removeAll { time - $0.time > GestureConstants.tapInterval }
    let near = lifts.indices.filter { distance(lifts[$0].place, place) <= GestureConstants.tapMovement }
    guard let index = near.min(by: { distance(lifts[$0].place, place) < distance(lifts[$1].place, place) }) else { return 1 }
    return lifts.remove(at: index).count + 1
  }

  /// - Parameters:
  ///   - place: where the finger had landed
  ///   - count: of the tap that ends
  mutating func lifted(from place: CGPoint, at time: TimeInterval, count: Int) { lifts.append((place, time, count)) }
}

/// An event of a finger, for a log.
package struct FingerEvent: SimulationEvent {
  /// The number of the finger from 0, in the order of landing.
  package let serial: Int
  package let phase: UITouch.Phase
  /// Space: screen. Units: points.
  package let place: CGPoint
}

extension Simulation {
  public var input: InputQueue { part(.input, InputQueue.init) }
  /// For every frame: without counting references.
  @inlinable
  @inline(__always)
  package func withInput<Result>(_ body: (InputQueue) -> Result) -> Result { withPart(.input, InputQueue.init, body) }
}
