import Foundation

/// Views get touches after the recognizers, unless a recognizer holds a message back. Source: docs/rules/gestures.md 4.2, 4.3
extension GestureEnvironment {
  func queueForView(_ touch: UITouch) {
    guard !touch.delivery.isClosedToView else { return }
    if touch.phase == .cancelled, !touch.delivery.isOpenInView {
      // The view was never told of this touch, so it gets no cancellation either. Source: docs/rules/gestures.md 4.3
      touch.delivery.held.removeAll()
      touch.delivery.isClosedToView = true
      return
    }
    touch.delivery.held.append(
      TouchDelivery.Message(
        phase: touch.phase, time: touch.timestamp, location: touch.locationInWindow, previous: touch.previousLocationInWindow))
  }

  /// Sends every message that no recognizer holds back: in time order, one call for all touches of a view in one phase.
  func deliverToViews() {
    let time = reference.simulation.time
    var calls: [(phase: UITouch.Phase, view: UIView, parts: [(UITouch, TouchDelivery.Message)])] = []
    var messages: [(UITouch, TouchDelivery.Message)] = []
    for touch in touches where !touch.delivery.held.isEmpty {
      let count = releasable(of: touch, at: time)
      messages += touch.delivery.held.prefix(count).map { (touch, $0) }
      touch.delivery.held.removeFirst(count)
    }
    if messages.isEmpty { return }
    let inOrder = messages.enumerated().sorted { ($0.element.1.time, $0.offset) < ($1.element.1.time, $1.offset) }.map(\.element)
    for (touch, message) in inOrder {
      guard let view = touch.view else { continue }
      if let last = calls.indices.last(where: { calls[$0].view === view }), calls[last].phase == message.phase,
        !calls[last].parts.contains(where: { $0.0 === touch })
      {
        calls[last].parts.append((touch, message))
      } else {
        calls.append((message.phase, view, [(touch, message)]))
      }
    }
    for call in calls {
      let open = call.parts.filter { !$0.0.delivery.isClosedToView }
      if !open.isEmpty { deliver(call.phase, to: call.view, open) }
    }
  }

  /// How many of a touch's held messages may be sent now.
  private func releasable(of touch: UITouch, at time: TimeInterval) -> Int {
    func isHolder(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.granted == .possible && recognizer.isTracking(touch) }
    let receivers = touch.delivery.receivers
    if !touch.delivery.isOpenInView, receivers.contains(where: { isHolder($0) && $0.holdsBack(touch, at: time) }) { return 0 }
    guard let end = touch.delivery.held.firstIndex(where: { $0.phase == .ended }) else { return touch.delivery.held.count }
    return receivers.contains { isHolder($0) && $0.delaysTouchesEnded } ? end : touch.delivery.held.count
  }

  /// While a held message is delivered, its touch shows the phase and the place that it had then. Source: docs/rules/gestures.md 4.3
  private func deliver(_ phase: UITouch.Phase, to view: UIView, _ parts: [(UITouch, TouchDelivery.Message)]) {
    var taken: [UITouch] = []
    var present: [(UITouch, UITouch.Phase, CGPoint, CGPoint)] = []
    for (touch, message) in parts {
      if phase == .began {
        guard view.acceptsDelivery(of: touch, event) else {
          touch.delivery.isClosedToView = true
          continue
        }
        touch.delivery.isOpenInView = true
      }
      guard touch.delivery.isOpenInView else { continue }
      if phase == .ended || phase == .cancelled { touch.delivery.isOpenInView = false }
      present.append((touch, touch.phase, touch.locationInWindow, touch.previousLocationInWindow))
      (touch.phase, touch.locationInWindow, touch.previousLocationInWindow) = (message.phase, message.location, message.previous)
      taken.append(touch)
    }
    if !taken.isEmpty {
      record(.delivered(phase, view, touches: taken.count, times: 1))
      view.receive(phase, Set(taken), event)
    }
    for (touch, phase, location, previous) in present {
      (touch.phase, touch.locationInWindow, touch.previousLocationInWindow) = (phase, location, previous)
    }
  }

  /// A recognition takes the touches away from their views. Source: docs/rules/gestures.md 4.2, cancelsTouchesInView
  func cancelViewTouches(of recognizer: UIGestureRecognizer) {
    var byView: [(view: UIView, touches: [UITouch])] = []
    for touch in recognizer.gestureTouches where !touch.delivery.isClosedToView {
      touch.delivery.held.removeAll()
      touch.delivery.isClosedToView = true
      guard touch.delivery.isOpenInView, let view = touch.view else { continue }
      touch.delivery.isOpenInView = false
      if let index = byView.firstIndex(where: { $0.view === view }) {
        byView[index].touches.append(touch)
      } else {
        byView.append((view, [touch]))
      }
    }
    for (view, touches) in byView {
      let phases = touches.map(\.phase)
      for touch in touches { touch.phase = .cancelled }
      record(.delivered(.cancelled, view, touches: touches.count, times: 1))
      view.receive(.cancelled, Set(touches), event)
      for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
  }
}
