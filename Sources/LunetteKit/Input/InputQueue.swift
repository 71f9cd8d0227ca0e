import DequeModule
import Foundation

/// One finger's part in an input event.
public struct TouchSample: Equatable, Sendable {
  /// The finger's number, chosen by whoever makes the input; a number is free again once its finger has lifted.
  public var finger: Int
  public var phase: UITouch.Phase
  /// Space: screen. Units: points.
  public var location: CGPoint

  public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
    (self.finger, self.phase, self.location) = (finger, phase, location)
  }
}

/// What will reach the app from outside, and when: the only way in.
///
/// Touches are handled inside frames (`deliverNext`), all else between two (`Simulation.handleInputs`), so each has a line of its own.
///
/// Invariant: events stand in time order; those of equal time in the order in which they were scheduled. Samples of different
/// fingers with the same time are one event, two samples of one finger never are.
/// Source: docs/lua-api.md 4, `app:touches`
public final class InputQueue {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }

  private struct Pending {
    var time: TimeInterval
    var samples: [TouchSample]
  }

  /// An input that is no touch.
  struct Waiting {
    let time: TimeInterval
    let input: Input
    let answer: ((InputAnswer) -> Void)?
  }

  private var pending = Deque<Pending>()
  private var others = Deque<Waiting>()
  private var touches: [UITouch] = []
  private let event = UIEvent(type: .touches)
  private var nextSerial = 0
  private var taps = TapCounter()
  /// Gets the inputs that are for the app itself and no view of it, after the views: whoever runs the app.
  public var appReceiver: ((Input) -> InputAnswer)?
  /// What the fingers did last.
  public private(set) var history = TouchHistory()

  /// - Parameter time: seconds of the simulated clock
  public func schedule(_ sample: TouchSample, at time: TimeInterval) {
    var index = pending.count
    while index > 0, pending[index - 1].time > time + clockTolerance { index -= 1 }
    // A finger keeps its own order: only the last event of this time may be joined.
    if index > 0, abs(pending[index - 1].time - time) <= clockTolerance,
      !pending[index - 1].samples.contains(where: { $0.finger == sample.finger })
    {
      pending[index - 1].samples.append(sample)
    } else {
      pending.insert(Pending(time: time, samples: [sample]), at: index)
    }
  }

  /// What fingers do at one moment, as one event of its own: for who plays a run again.
  /// - Parameter time: seconds of the simulated clock
  public func schedule(_ samples: [TouchSample], at time: TimeInterval) {
    let index = pending.lastIndex { $0.time <= time + clockTolerance }.map { $0 + 1 } ?? 0
    pending.insert(Pending(time: time, samples: samples), at: index)
  }

  /// - Parameters:
  ///   - time: seconds of the simulated clock
  ///   - answer: gets what became of it, once it has been handled; touches have no answer
  public func schedule(_ input: Input, at time: TimeInterval, answer: ((InputAnswer) -> Void)? = nil) {
    if case .touches(let samples) = input { return schedule(samples, at: time) }
    let index = others.lastIndex { $0.time <= time + clockTolerance }.map { $0 + 1 } ?? 0
    others.insert(Waiting(time: time, input: input, answer: answer), at: index)
  }

  /// The next input that is no touch; nil where none is due before `end`.
  func takeNext(before end: TimeInterval) -> Waiting? {
    guard let first = others.first, first.time < end else { return nil }
    return others.removeFirst()
  }

  /// Of the next touches.
  public var nextEventTime: TimeInterval? { pending.first?.time }

  /// Whether anything is still to come.
  var isEmpty: Bool { pending.isEmpty && others.isEmpty }

  /// The fingers that are down, in landing order.
  public var activeTouches: [UITouch] { touches }

  /// The finger numbers that are down or will land.
  public var fingersInUse: Set<Int> {
    Set(touches.map(\.finger)).union(pending.flatMap { $0.samples.map(\.finger) })
  }

  /// Forgets what is to come, and the fingers; nobody hears of it.
  func removeAll() {
    pending.removeAll()
    others.removeAll()
    appReceiver = nil
    touches.removeAll()
  }

  /// Takes every finger off the glass as the system does for an incoming call: cancelled, with nothing left to come.
  public func cancelAll(at time: TimeInterval) {
    pending.removeAll()
    for touch in touches {
      schedule(TouchSample(finger: touch.finger, phase: .cancelled, location: touch.locationInWindow), at: time)
    }
  }

  /// The same at once, outside a frame: a consequence of another input, which alone is noted.
  func cancelAllNow(_ application: UIApplication) {
    cancelAll(at: reference.simulation.time)
    while let next = pending.popFirst() { deliver(next, to: application) }
  }

  func deliverNext(to application: UIApplication) {
    guard let next = pending.popFirst() else { return }
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
      touch.tapCount = taps.count(at: sample.location, time: time)
      touches.append(touch)
      note(touch, sample, time)
    } else if let touch = touches.first(where: { $0.finger == sample.finger }) {
      touch.timestamp = time
      touch.locationInWindow = touch.window?.convertFromSuperview(sample.location) ?? sample.location
      touch.phase = sample.phase
      if sample.phase == .moved, touch.locationInWindow == touch.previousLocationInWindow { touch.phase = .stationary }
      note(touch, sample, time)
      if sample.phase == .ended { taps.lifted(from: touch.initialLocation, at: time, count: touch.tapCount) }
    }
  }

  private func note(_ touch: UITouch, _ sample: TouchSample, _ time: TimeInterval) {
    history.add(serial: touch.serial, sample.phase, at: sample.location, time: time)
    reference.simulation.eventObserver?(FingerEvent(serial: touch.serial, phase: sample.phase, place: sample.location))
  }
}

/// Counts quick taps at about the same place, of each finger of several for itself.
struct TapCounter {
  private var lifts: [(place: CGPoint, time: TimeInterval, count: Int)] = []

  /// A finger lands: it goes on with the nearest tap that has just ended.
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

/// A finger did something, for a log.
package struct FingerEvent: SimulationEvent {
  /// Its number from 0, in landing order.
  package let serial: Int
  package let phase: UITouch.Phase
  /// Space: screen. Units: points.
  package let place: CGPoint
}

extension Simulation {
  public var input: InputQueue { part(.input, InputQueue.init) }
}
