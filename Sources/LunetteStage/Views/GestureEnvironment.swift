import Foundation

/// Takes each event through recognizers and views, in the order that docs/rules/gestures.md section 7 gives:
///
/// 1. each new touch is bound to the view that it hit (`bind`)
/// 2. recognizers from the hit view up are offered the touch, and take or refuse it (`bind`)
/// 3. every recognizer sees those touches of the event that it took (`sendToRecognizers`)
/// 4. wishes are granted or refused: requirements, shouldBegin, exclusion (`GestureEnvironment+Arbitration`)
/// 5. touches that a recognition takes away are cancelled in their views, then the actions run
/// 6. the other messages go to the views, or are held back as the flags say (`GestureEnvironment+Delivery`); then a touched text acts
/// 7. finished recognizers are reset; lifted touches are dropped (`finish`)
///
/// Time-outs run steps 4 to 7 without touches.
@usableFromInline
package final class GestureEnvironment {
  let reference: SimulationReference
  @usableFromInline init(_ reference: SimulationReference) { self.reference = reference }

  /// Called for every finger that lands, with its number in the input log, once its view is known and before any recognizer gets the touch.
  var didLand: ((_ finger: Int, UITouch) -> Void)?

  /// Touches that are down, and lifted touches with messages that are still held back from their view.
  var touches: [UITouch] = []
  /// Recognizers with touches, deepest view first, then in the order of addition.
  var recognizers: [UIGestureRecognizer] = []
  var event = UIEvent(type: .touches)
  /// What happened to the touches of the last sequence.
  private(set) var trace = TouchTrace()
  /// True while there may be wishes that `settle` has not looked at.
  private(set) var hasWishes = false
  private var isSettling = false
  /// True while an event or a time-out is being handled; `settle` runs when that is done.
  private var isCollectingWishes = false
  private let timeouts = TimerQueue()

  // MARK: Events

  /// - Parameter window: handles only the touches of this window; nil for touches that hit nothing
  func process(_ event: UIEvent, in window: UIWindow?) {
    self.event = event
    let all = event.touchesInOrder
    let own = all.allSatisfy { $0.window === window } ? all : all.filter { $0.window === window }
    if touches.isEmpty, own.contains(where: { $0.phase == .began }) { trace = TouchTrace() }
    isCollectingWishes = true
    for touch in own where touch.phase == .began { bind(touch, event) }
    // A touch whose beginning a window did not pass on belongs to no recognizer and no view.
    let known = own.allSatisfy { $0.delivery.isBound } ? own : own.filter { $0.delivery.isBound }
    sendToRecognizers(event, known)
    isCollectingWishes = false
    for touch in known where touch.phase != .stationary { queueForView(touch) }
    settle()
  }

  /// Steps 4 to 7; repeats them while actions and view methods make new wishes.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    var rounds = 0
    repeat {
      hasWishes = false
      let actions = arbitrate()
      run(actions, afterViews: false)
      deliverToViews()
      run(actions, afterViews: true)
      finish()
      rounds += 1
    } while hasWishes && rounds < Self.roundsPerEvent
    isSettling = false
  }

  /// The limit for `settle`, so that an action which keeps asking for states can't hang the host; the rest waits for the next event. (ours)
  private static let roundsPerEvent = 64

  /// The recognizers that have touches or wait for more.
  package var inPlay: [UIGestureRecognizer] { recognizers }

  func isInPlay(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

  /// Notes in the trace that a finger could not be put down on the view it was meant for.
  func noteMissed(_ target: UIView, because reason: String) {
    trace = TouchTrace()
    record(.missed(target, because: reason))
  }

  func noteRefused(at place: CGPoint, _ hit: UIView?) {
    trace = TouchTrace()
    record(.refused(place: place, path: hit?.pathFromRoot ?? []))
  }

  /// A wish that comes outside of an event, as from a timer of a recognizer's own, is settled at once.
  func noteWish(of recognizer: UIGestureRecognizer) {
    hasWishes = true
    if !isCollectingWishes { settle() }
  }

  private func run(_ actions: [PendingAction], afterViews: Bool) {
    if actions.isEmpty { return }
    if !afterViews {
      for action in actions where action.isFirst && action.recognizer.cancelsTouchesInView { cancelViewTouches(of: action.recognizer) }
    }
    for action in actions where action.state.hasAction && action.recognizer.actsAfterViews == afterViews {
      record(.action(action.recognizer, action.state))
      action.recognizer.stateOfRunningAction = action.state
      action.recognizer.sendActions()
      action.recognizer.stateOfRunningAction = nil
    }
  }

  // MARK: Steps 1 to 3

  private func bind(_ touch: UITouch, _ event: UIEvent) {
    defer { didLand?(touch.finger, touch) }
    guard !touch.delivery.isBound else { return }
    touch.delivery.isBound = true
    touches.append(touch)
    guard let view = touch.view else {
      record(.landed(serial: touch.serial, place: touch.locationInWindow, path: []))
      touch.delivery.isClosedToView = true
      return
    }
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
        if HostWork.mustEnd("offering a touch to gesture recognizers") { break }
        let isTaken = accepts(recognizer, touch)
        record(.offered(recognizer, taken: isTaken))
        guard isTaken else { continue }
        touch.delivery.receivers.append(recognizer)
        recognizer.gestureTouches.append(touch)
        recognizer.endWaiting()
        if !recognizer.isInPlay { insert(recognizer) }
      }
      ancestor = current.superview
    }
    noteDynamicRequirements(of: touch.delivery.receivers)
  }

  /// An exclusive view takes a touch only while no other view has one, and no other view gets a touch while an exclusive one has one.
  /// Source: docs/rules/gestures.md 4.1
  private func passesExclusivity(_ touch: UITouch, _ view: UIView) -> Bool {
    !touches.contains {
      $0 !== touch && $0.isActive && $0.window === touch.window && $0.view !== view && $0.view != nil
        && ($0.view?.isExclusiveTouch == true || view.isExclusiveTouch)
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.granted.isFinal && recognizer.allowedTouchTypes.contains(touch.type)
      && recognizer.askedDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Adds a step to the trace, at the present time.
  package func record(_ step: TouchTrace.Step) {
    let simulation = reference.simulation
    trace.add(step, at: simulation.time)
    simulation.eventObserver?(GestureEvent.step(step))
  }

  private func insert(_ recognizer: UIGestureRecognizer) {
    let depth = recognizer.view?.depth ?? 0
    (recognizer.isInPlay, recognizer.depthInPlay) = (true, depth)
    // The recognizers of one touch come deepest first, so most of them belong at the end.
    var place = recognizers.count
    while place > 0, recognizers[place - 1].depthInPlay < depth { place -= 1 }
    recognizers.insert(recognizer, at: place)
  }

  /// - Parameter own: the touches of the event that belong to the window being handled
  private func sendToRecognizers(_ event: UIEvent, _ own: [UITouch]) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = own.filter { $0.phase == phase }
      if changed.isEmpty { continue }
      let all = Set(changed)
      for recognizer in recognizers where !recognizer.granted.isFinal && recognizer.wishes.last?.isFinal != true {
        // Most recognizers track every finger that moved: these share one set.
        if changed.allSatisfy(recognizer.isTracking) {
          recognizer.receive(phase, all, event)
        } else {
          let own = all.filter(recognizer.isTracking)
          if !own.isEmpty { recognizer.receive(phase, own, event) }
        }
      }
    }
    // A recognizer whose fingers have all lifted and that expects no more fails. Then the messages that it held back go to the view, and
    // the recognizers that waited for its failure may act.
    for recognizer in recognizers where recognizer.granted == .possible && recognizer.wishes.isEmpty && !recognizer.waitsForMore {
      if !recognizer.gestureTouches.contains(where: \.isActive), !recognizer.beginWaiting() { recognizer.request(.failed) }
    }
  }

  // MARK: Step 7

  private func finish() {
    for touch in touches where !touch.isActive { touch.delivery.isOver = true }
    // A recognizer that has ignored all its touches is reset, so that nothing of them remains.
    for recognizer in recognizers where recognizer.gestureTouches.isEmpty && recognizer.granted == .possible && recognizer.wishes.isEmpty {
      reset(recognizer)
    }
    let open = recognizers.filter { !$0.granted.isFinal && !$0.gestureTouches.isEmpty }
    for recognizer in recognizers where recognizer.granted.isFinal && recognizer.wishes.isEmpty && mayReset(recognizer, open) {
      reset(recognizer)
    }
    for recognizer in recognizers
    where recognizer.granted == .possible && recognizer.wishes.isEmpty
      && !recognizer.gestureTouches.isEmpty && recognizer.gestureTouches.allSatisfy({ $0.delivery.isOver })
      && !recognizer.waitsForMore
    {
      reset(recognizer)
    }
    recognizers.removeAll { recognizer in
      recognizer.isInPlay = !recognizer.gestureTouches.isEmpty
      return !recognizer.isInPlay
    }
    touches.removeAll { touch in
      let isGone = touch.delivery.isOver && touch.delivery.held.isEmpty && !recognizers.contains { $0.isTracking(touch) }
      if isGone { touch.delivery.isBound = false }
      return isGone
    }
  }

  /// A finished recognizer waits to be reset for those it is connected with by failure requirements. Source: docs/rules/gestures.md 2.3
  ///
  /// - Parameter open: the recognizers that are not finished
  private func mayReset(_ recognizer: UIGestureRecognizer, _ open: [UIGestureRecognizer]) -> Bool {
    !open.contains { other in
      other !== recognizer && !other.granted.isFinal && !other.gestureTouches.isEmpty
        && (requirements(of: recognizer).contains { $0 === other } || requirements(of: other).contains { $0 === recognizer })
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    if recognizer.granted != .possible { reference.simulation.eventObserver?(GestureEvent.reset(recognizer)) }
    recognizer.granted = .possible
    recognizer.wishes.removeAll()
    recognizer.gestureTouches.removeAll()
    recognizer.dynamicRequirements.removeAll()
    recognizer.askedAbout.removeAll()
    recognizer.hasAskedShouldBegin = false
    recognizer.wasHeldBack = false
    recognizer.traceReason = nil
    recognizer.endWaiting()
    UIGestureRecognizer.Overridable.reset(recognizer)
  }

  // MARK: Time-outs and interruptions

  package var nextTimeout: TimeInterval? { timeouts.nextFireTime }

  /// Calls `action` at `time` of the simulated clock, between the touch events, and then settles.
  @discardableResult
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> SimulatedTimer {
    timeouts.schedule(at: time) { _ in action() }
  }

  package func fireTimeouts(upTo time: TimeInterval) {
    isCollectingWishes = true
    timeouts.fire(upTo: time)
    isCollectingWishes = false
    settle()
  }

  /// The app has ended: its fingers are forgotten, and nobody is told.
  package func letGo() {
    for recognizer in recognizers { recognizer.gestureTouches = [] }
    for touch in touches { (touch.view, touch.window, touch.delivery) = (nil, nil, TouchDelivery()) }
    (touches, recognizers, event, didLand) = ([], [], UIEvent(type: .touches), nil)
    timeouts.removeAll()
  }

  /// Takes a recognizer out of its gesture: it fails if it has not begun, otherwise it is cancelled and sends its action.
  /// Source: docs/rules/gestures.md 2.3
  package func abort(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.request(.cancelled)
    settle()
  }
}

extension Simulation {
  package var gestures: GestureEnvironment { part(.gestures, GestureEnvironment.init) }
  /// For every frame: without counting references.
  @inlinable
  @inline(__always)
  package func withGestures<Result>(_ body: (GestureEnvironment) -> Result) -> Result { withPart(.gestures, GestureEnvironment.init, body) }

  /// What happened to the touches of the last sequence, from the first finger down to the last one up.
  public var touchTrace: TouchTrace { gestures.trace }

  /// Called for every finger that lands, with its number in the input log, once its view is known and before any recognizer gets the touch.
  package var didLand: ((_ finger: Int, UITouch) -> Void)? {
    get { gestures.didLand }
    set { gestures.didLand = newValue }
  }

  /// Starts a new trace that says only what a finger that wasn't put down would have hit.
  package func noteRefusedTouch(at place: CGPoint, hitting view: UIView?) { gestures.noteRefused(at: place, view) }

  /// Starts a new trace that says only that a finger could not be put down on a view.
  package func noteMissedTouch(of target: UIView, because reason: String) { gestures.noteMissed(target, because: reason) }
}

/// A granted state whose action is still to be sent.
struct PendingAction {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
  /// True for the recognizer's first action in this gesture: the views' touches are cancelled before it.
  let isFirst: Bool
}
