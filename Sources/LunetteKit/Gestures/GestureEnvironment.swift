import Foundation

/// Takes each event through recognizers and views, in the order that gestures.md section 7 gives:
///
/// 1. new touches are hit-tested and bound to their view (`bind`)
/// 2. recognizers from the hit view up get them, if they want (`bind`)
/// 3. every recognizer sees its touches of the event (`sendToRecognizers`)
/// 4. wishes are granted or refused: requirements, shouldBegin, exclusion (`GestureEnvironment+Arbitration`)
/// 5. the views' touches are cancelled, then the actions run
/// 6. what remains is delivered to views, held back as the flags say (`GestureEnvironment+Delivery`)
/// 7. finished recognizers are reset; lifted touches are dropped (`finish`)
///
/// Time-outs run steps 4 to 7 without touches.
final class GestureEnvironment {
  /// Touches that are down, or lifted with something still held for their view.
  var touches: [UITouch] = []
  /// Recognizers with touches, deepest view first, then in the order of addition.
  var recognizers: [UIGestureRecognizer] = []
  var event = UIEvent(type: .touches)
  /// What happened to the touches of the last sequence.
  private(set) var trace = TouchTrace()
  /// Set while wishes may be pending that no settling has looked at.
  private(set) var hasWishes = false
  private var isSettling = false
  /// An event or time-out is being handled, which settles when it is done.
  private var isCollectingWishes = false
  private let timeouts = TimerQueue()

  // MARK: Events

  func process(_ event: UIEvent) {
    self.event = event
    if touches.isEmpty, event.touchesInOrder.contains(where: { $0.phase == .began }) { trace = TouchTrace() }
    isCollectingWishes = true
    for touch in event.touchesInOrder where touch.phase == .began { bind(touch, event) }
    sendToRecognizers(event)
    isCollectingWishes = false
    for touch in event.touchesInOrder where touch.phase != .stationary { queueForView(touch) }
    settle()
  }

  /// Steps 4 to 7; again, while actions and view methods make new wishes.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    var rounds = 0
    repeat {
      hasWishes = false
      let actions = arbitrate()
      run(actions)
      deliverToViews()
      finish()
      rounds += 1
    } while hasWishes && rounds < Self.roundsPerEvent
    isSettling = false
  }

  /// An action that asks its own recognizer for a state again and again waits for the next event, so that it can't hang the host.
  private static let roundsPerEvent = 64

  func isInPlay(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

  /// A finger that was meant for a view could not be put down.
  func noteMissed(_ target: UIView, because reason: String) {
    trace = TouchTrace()
    record(.missed(target, because: reason))
  }

  /// One that comes out of the blue, from a timer of a recognizer's own, is settled at once.
  func noteWish(of recognizer: UIGestureRecognizer) {
    hasWishes = true
    if !isCollectingWishes { settle() }
  }

  private func run(_ actions: [PendingAction]) {
    for action in actions where action.isFirst && action.recognizer.cancelsTouchesInView { cancelViewTouches(of: action.recognizer) }
    for action in actions where action.state.hasAction {
      record(.action(action.recognizer, action.state))
      action.recognizer.told = action.state
      action.recognizer.sendActions()
      action.recognizer.told = nil
    }
  }

  // MARK: Steps 1 to 3

  private func bind(_ touch: UITouch, _ event: UIEvent) {
    defer { Simulation.current.didLand?(touch.finger, touch) }
    touches.append(touch)
    guard let window = touch.window,
      let view = window.sendHitTest(touch.locationInWindow, with: event)
    else {
      record(.landed(serial: touch.serial, place: touch.locationInWindow, path: []))
      touch.delivery.isClosedToView = true
      return
    }
    touch.view = view
    record(.landed(serial: touch.serial, place: touch.locationInWindow, path: view.pathFromRoot))
    guard passesExclusivity(touch, view) else {
      touch.delivery.isShutOut = true
      record(.shutOut(serial: touch.serial))
      touch.delivery.isClosedToView = true
      return
    }
    let othersOnView = touches.contains { $0 !== touch && $0.view === view && $0.isActive && !$0.delivery.isClosedToView }
    if othersOnView && !view.isMultipleTouchEnabled { touch.delivery.isClosedToView = true }
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers ?? [] {
        let isTaken = accepts(recognizer, touch)
        record(.offered(recognizer, taken: isTaken))
        guard isTaken else { continue }
        touch.delivery.receivers.append(recognizer)
        recognizer.gestureTouches.append(touch)
        recognizer.endWaiting()
        if !recognizers.contains(where: { $0 === recognizer }) { insert(recognizer) }
      }
      ancestor = current.superview
    }
    for recognizer in touch.delivery.receivers { noteDynamicRequirements(of: recognizer) }
  }

  /// An exclusive view takes a touch only while no other view has one, and shuts out others while it has one. Source: gestures.md 4.1
  private func passesExclusivity(_ touch: UITouch, _ view: UIView) -> Bool {
    !touches.contains {
      $0 !== touch && $0.isActive && $0.window === touch.window && $0.view !== view && $0.view != nil
        && ($0.view?.isExclusiveTouch == true || view.isExclusiveTouch)
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.granted.isFinal && recognizer.allowedTouchTypes.contains(touch.type)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Adds to the trace what happened at the present time.
  func record(_ step: TouchTrace.Step) {
    let simulation = Simulation.current
    trace.add(step, at: simulation.time)
    simulation.eventObserver?(.gesture(step))
  }

  private func insert(_ recognizer: UIGestureRecognizer) {
    let depth = recognizer.view?.depth ?? 0
    let place = recognizers.firstIndex { ($0.view?.depth ?? 0) < depth } ?? recognizers.count
    recognizers.insert(recognizer, at: place)
  }

  private func sendToRecognizers(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = event.touchesInOrder.filter { $0.phase == phase }
      if changed.isEmpty { continue }
      let all = Set(changed)
      for recognizer in recognizers where !recognizer.granted.isFinal && recognizer.wishes.last?.isFinal != true {
        // Most recognizers track every finger that moved: they share one set.
        if changed.allSatisfy(recognizer.isTracking) {
          recognizer.send(phase, all, event)
        } else {
          let own = all.filter(recognizer.isTracking)
          if !own.isEmpty { recognizer.send(phase, own, event) }
        }
      }
    }
    // Its fingers are gone and it expects no more: it fails, so that what it held back goes to the view and to whoever waits for it.
    for recognizer in recognizers where recognizer.granted == .possible && recognizer.wishes.isEmpty && !recognizer.waitsForMore {
      if !recognizer.gestureTouches.contains(where: \.isActive), !recognizer.beginWaiting() { recognizer.request(.failed) }
    }
  }

  // MARK: Step 7

  private func finish() {
    for touch in touches where !touch.isActive { touch.delivery.isOver = true }
    // It has ignored all its touches: nothing of them may stay behind.
    for recognizer in recognizers where recognizer.gestureTouches.isEmpty && recognizer.granted == .possible && recognizer.wishes.isEmpty {
      reset(recognizer)
    }
    for recognizer in recognizers where recognizer.granted.isFinal && recognizer.wishes.isEmpty && mayReset(recognizer) {
      reset(recognizer)
    }
    for recognizer in recognizers
    where recognizer.granted == .possible && recognizer.wishes.isEmpty
      && !recognizer.gestureTouches.isEmpty && recognizer.gestureTouches.allSatisfy({ $0.delivery.isOver })
      && !recognizer.waitsForMore
    {
      reset(recognizer)
    }
    recognizers.removeAll { $0.gestureTouches.isEmpty }
    touches.removeAll { touch in
      touch.delivery.isOver && touch.delivery.held.isEmpty && !recognizers.contains { $0.isTracking(touch) }
    }
  }

  /// Finished recognizers wait for those they are connected with by failure requirements. Source: gestures.md 2.3
  private func mayReset(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizers.contains { other in
      other !== recognizer && !other.granted.isFinal && !other.gestureTouches.isEmpty
        && (requirements(of: recognizer).contains { $0 === other } || requirements(of: other).contains { $0 === recognizer })
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    if recognizer.granted != .possible { Simulation.current.eventObserver?(.reset(recognizer)) }
    recognizer.granted = .possible
    recognizer.wishes.removeAll()
    recognizer.gestureTouches.removeAll()
    recognizer.dynamicRequirements.removeAll()
    recognizer.askedAbout.removeAll()
    recognizer.hasAskedShouldBegin = false
    recognizer.wasHeldBack = false
    recognizer.traceReason = nil
    recognizer.endWaiting()
    recognizer.sendReset()
  }

  // MARK: Time-outs and interruptions

  var nextTimeout: TimeInterval? { timeouts.nextFireTime }

  /// Calls `action` at `time` of the simulated clock, between the touch events, and settles.
  @discardableResult
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> SimulatedTimer {
    timeouts.schedule(at: time) { _ in action() }
  }

  func fireTimeouts(upTo time: TimeInterval) {
    isCollectingWishes = true
    timeouts.fire(upTo: time)
    isCollectingWishes = false
    settle()
  }

  /// Takes a recognizer out of its gesture: failed before it began, cancelled with an action after. Source: gestures.md 2.3
  func abort(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.request(.cancelled)
    settle()
  }
}

/// A granted state whose action is still to be sent.
struct PendingAction {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
  /// The first of this gesture: the views' touches go before it.
  let isFirst: Bool
}
