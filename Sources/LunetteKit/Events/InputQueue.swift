import DequeModule
import Foundation

/// One finger's part in an input event.
public struct TouchSample: Sendable {
  /// The finger's number, chosen by whoever makes the input; a number is free again once its finger has lifted.
  public var finger: Int
  public var phase: UITouch.Phase
  /// Space: screen. Units: points.
  public var location: CGPoint

  public init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
    (self.finger, self.phase, self.location) = (finger, phase, location)
  }
}

/// What the fingers will do and when.
///
/// Invariant: events stand in time order; those of equal time in the order in which they were scheduled. Samples of different
/// fingers with the same time are one event, two samples of one finger never are.
/// Source: lua-api.md 4, `app:touches`
public final class InputQueue {
  private struct Pending {
    var time: TimeInterval
    var samples: [TouchSample]
  }

  private var pending = Deque<Pending>()
  private var touches: [UITouch] = []
  private let event = UIEvent(type: .touches)
  private var nextSerial = 0
  private var taps = TapCounter()
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

  public var nextEventTime: TimeInterval? { pending.first?.time }

  /// The fingers that are down, in landing order.
  public var activeTouches: [UITouch] { touches }

  /// The finger numbers that are down or will land.
  public var fingersInUse: Set<Int> {
    Set(touches.map(\.finger)).union(pending.flatMap { $0.samples.map(\.finger) })
  }

  /// Takes every finger off the glass as the system does for an incoming call: cancelled, with nothing left to come.
  public func cancelAll(at time: TimeInterval) {
    pending.removeAll()
    for touch in touches {
      schedule(TouchSample(finger: touch.finger, phase: .cancelled, location: touch.locationInWindow), at: time)
    }
  }

  /// The same at once, outside a frame.
  func cancelAllNow(_ application: UIApplication) {
    cancelAll(at: Simulation.current.time)
    while !pending.isEmpty { deliverNext(to: application) }
  }

  func deliverNext(to application: UIApplication) {
    guard let next = pending.popFirst() else { return }
    event.timestamp = next.time
    for touch in touches {
      touch.phase = .stationary
      touch.previousLocationInWindow = touch.locationInWindow
    }
    for sample in next.samples { apply(sample, at: next.time, application) }
    event.touchesInOrder = touches
    if !touches.isEmpty { application.sendEvent(event) }
    touches.removeAll { !$0.isActive }
  }

  private func apply(_ sample: TouchSample, at time: TimeInterval, _ application: UIApplication) {
    if sample.phase == .began {
      guard !touches.contains(where: { $0.finger == sample.finger }) else { return }
      let window = application.window(at: sample.location)
      let place = window?.convertFromSuperview(sample.location) ?? sample.location
      let touch = UITouch(finger: sample.finger, serial: nextSerial, location: place, timestamp: time)
      nextSerial += 1
      touch.tapCount = taps.count(at: sample.location, time: time)
      touch.window = window
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
    Simulation.current.eventObserver?(.touch(serial: touch.serial, sample.phase, sample.location))
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
