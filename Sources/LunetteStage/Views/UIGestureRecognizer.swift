import Foundation

/// A state machine that watches the touches of its view and the view's subviews, and calls its targets for one kind of gesture.
///
/// A subclass overrides `touchesBegan` … `reset` and assigns `state`; what it assigns is a wish. The environment grants the wish when
/// the arbitration of the event is done: failure requirements, `shouldBegin`, exclusion. See `GestureEnvironment`.
/// Source: docs/rules/gestures.md 1.1, 2
open class UIGestureRecognizer: RuntimeOverridable {
  public typealias Action = (UIGestureRecognizer) -> Void

  /// The methods of a class that a script made, see `UIResponder.overrides`.
  public var overrides: (any RuntimeOverrides)?

  /// The purpose of a recognizer that a system view adds, such as "scroll" or "swipe": tells two of one class apart. Nil for those of apps.
  @_spi(Lunette) open var role: String? { nil }

  /// See `UIResponder.companions`.
  public var companions = Companions()

  /// The view holds the recognizer, and sets this pointer to nil when the view ends.
  @BackPointer public internal(set) var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Who is asked in the delegate's place: a delegate whose methods a class made at run time overrides is asked past Swift's.
  @_spi(Lunette) open var askedDelegate: (any UIGestureRecognizerDelegate)? { delegate }
  /// The delegate that a recognizer of UIKit's own has until an app sets another one.
  @_spi(Lunette) open var standardDelegate: (any UIGestureRecognizerDelegate)? { nil }
  public var name: String?

  /// Setting it to false during a gesture cancels the recognizer, or fails it if it has not begun. Source: docs/rules/gestures.md 2.3
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { simulation.gestures.abort(self) } }
  }
  /// Whether the views' touches are cancelled when it recognizes. Source: docs/rules/gestures.md 4.2
  public var cancelsTouchesInView = true
  /// True: views get a touch's beginning only when this recognizer has failed.
  public var delaysTouchesBegan = false
  /// True: views get a touch's end only when this recognizer has failed.
  public var delaysTouchesEnded = true
  /// Touches of other types are never offered to the recognizer. All input here is direct. Source: docs/rules/gestures.md 1.1
  public var allowedTouchTypes = UITouch.TouchType.allCases
  /// Types of button presses that the recognizer takes. There are no presses here, so the value is only remembered.
  public var allowedPressTypes: [UIPress.PressType] = []
  /// Whether the recognizer tracks touches of one type at a time. There is one type here, so the value is only remembered.
  public var requiresExclusiveTouchType = true

  /// The simulation of the recognizer's view; the current simulation for a recognizer without a view.
  public var simulation: Simulation { view?.simulation ?? .current }

  // MARK: State

  /// The state that was granted last.
  var granted = State.possible
  /// The state that the running action is called for. It may be behind `granted`: a begin and an end can come in one event.
  var stateOfRunningAction: State?
  /// The states that the subclass has asked for since the last grant, in order: at most a begin and what followed it.
  var wishes: [State] = []
  /// True while a touch method of this recognizer runs: `state` then reads as the wish.
  var isHandlingTouches = false
  /// In the order of adding, so their numbers ascend.
  private var targets = NumberedList<(identity: AnyHashable?, action: Action)>()
  /// The numbers of the targets that have an identity, once there are many.
  private var numbers: [AnyHashable: Int]?
  private var nextTarget = 0

  /// The touches that the recognizer has received since the last reset, also those that have lifted.
  package final var gestureTouches: [UITouch] = []
  /// Whether the environment has the recognizer in its list, and how many levels deep its view is.
  var (isInPlay, depthInPlay) = (false, 0)
  /// The failure requirements of this recognizer: it waits until these have failed.
  package internal(set) var failureRequirements: [WeakRecognizer] = []
  /// Where among those an address stands: one that isn't here is no requirement yet. One that has ended leaves its address to another.
  private var requiredPlaces: [ObjectIdentifier: Int] = [:]
  /// So many requirements make it worth to forget those that have ended.
  private var mostRequirements = 16
  /// Failure requirements that a delegate asked for, for this gesture only.
  var dynamicRequirements: [UIGestureRecognizer] = []
  /// Whether another recognizer has ever waited for this one to fail.
  final var isAwaited = false
  /// The recognizers that the delegates have already been asked about in this gesture.
  var askedAbout: Set<ObjectIdentifier> = []
  var hasAskedShouldBegin = false
  /// Why the recognizer failed or began in this gesture, for the trace.
  var traceReason: TouchTrace.Reason?
  /// Whether a failure requirement has held the recognizer back in this gesture.
  var wasHeldBack = false

  public init() {}

  /// - Parameter action: called for began, changed, ended and cancelled
  public convenience init(action: @escaping Action) {
    self.init()
    addTarget(action)
  }

  /// True after the last finger has lifted without a decision, while the recognizer waits for another finger. See `beginWaiting`
  var isWaitingUndecided = false
  fileprivate var undecidedTimeout: SimulatedTimer?

  /// Read: the state that was granted; inside the recognizer's own touch methods the wish; inside an action the state it is called for.
  /// Write (by a subclass): a wish. A wish that the present state doesn't allow is ignored. Source: docs/rules/gestures.md 2.1
  open var state: State {
    get { isHandlingTouches ? latest : stateOfRunningAction ?? granted }
    set { request(newValue) }
  }

  /// The state that the recognizer will have when all its wishes are granted.
  package final var latest: State { wishes.last ?? granted }

  /// Asks for a state, for a subclass or for a time-out. Outside of an event the environment settles at once.
  ///
  /// Outside of a gesture there is nothing to recognize: the wish is dropped.
  final func request(_ wanted: State) {
    guard let next = latest.transition(to: wanted) else { return }
    guard !gestureTouches.isEmpty || simulation.gestures.isInPlay(self) else {
      if next.hasAction { simulation.warn("\(shown) can't become \(next) outside of a gesture: it has no touches.") }
      return
    }
    // While it is held back only the begin and the latest state are kept; they are reported later. Source: docs/rules/gestures.md 2.2
    if wishes.last == .changed { wishes.removeLast() }
    wishes.append(next)
    simulation.gestures.noteWish(of: self)
  }

  /// Asks for the failed state, and notes the reason for the trace.
  final func fail(_ reason: String) {
    traceReason = .own(reason)
    state = .failed
  }

  // MARK: Targets

  /// Targets are called in the order in which they were added. Returns a token for `removeTarget`.
  ///
  /// - Parameter identity: tells one target and action from another; a pair that is already there is not added again
  /// (docs/rules/gestures.md 1.1)
  @discardableResult
  public func addTarget(identity: AnyHashable? = nil, _ action: @escaping Action) -> Int {
    if let identity, let known = number(of: identity) { return known }
    nextTarget += 1
    targets.append((identity, action), number: nextTarget)
    if let identity { numbers?[identity] = nextTarget }
    return nextTarget
  }

  /// What tells each target from others, in their order.
  package var targetIdentities: [AnyHashable?] { targets.map(\.value.identity) }

  public func removeTarget(identity: AnyHashable) { number(of: identity).map(removeTarget) }
  public func removeAllTargets() { (targets, numbers) = (NumberedList(), nil) }

  public func removeTarget(_ token: Int) {
    guard let target = targets[token] else { return }
    if let identity = target.identity { numbers?[identity] = nil }
    targets[token] = nil
  }

  /// A table of identities is worth its memory where there are many: nearly all recognizers have one target.
  private func number(of identity: AnyHashable) -> Int? {
    if numbers == nil, targets.count < 8 { return targets.first { $0.value.identity == identity }?.number }
    if numbers == nil {
      numbers = [:]
      for (number, target) in targets { if let identity = target.identity { numbers?[identity] = number } }
    }
    return numbers?[identity]
  }

  final func sendActions() {
    for (_, target) in targets { target.action(self) }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Sets the recognizer back to its start. The environment calls it when the recognizer may be possible again.
  open func reset() {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Whether the touch may be held back from its view at this time; by default what `delaysTouchesBegan` says.
  func holdsBack(_ touch: UITouch, at time: TimeInterval) -> Bool { delaysTouchesBegan }
  /// Whether another touch may still follow when all have lifted, as in the pause between two taps. A subclass that needs several touches
  /// overrides this; while the answer is true, the recognizer stays possible. The name is ours.
  open var waitsForMore: Bool { isWaitingUndecided }
  /// Called when the recognizer may act at last, after a failure requirement had held it back.
  func releasedFromRequirement() {}
  /// The recognizer's own check before it begins; the delegate is asked afterwards.
  @_spi(Lunette) open func mayBegin() -> Bool { true }
  /// Whether `other` must wait until this recognizer has failed, besides what delegates say.
  @_spi(Lunette) open func makesWait(_ other: UIGestureRecognizer) -> Bool { false }
  /// Whether this recognizer or its delegate has a say in who waits for whom.
  @_spi(Lunette) open var ordersOthers: Bool {
    if delegate != nil { return true }
    guard let overrides else { return false }
    return [Overridable.shouldRequireFailure, Overridable.shouldBeRequiredToFail].contains { overrides.implements($0.name, on: self) }
  }

  /// Whether its action runs after those of the others and after the views have had the event. Source: docs/rules/gestures.md 3.7
  var actsAfterViews: Bool { false }

  /// Whether it recognizes together with `other` whatever their delegates say, as the two recognizers of one scroll view do.
  func recognizesTogether(with other: UIGestureRecognizer) -> Bool { false }

  /// Leaves a touch to its view, as if this recognizer had never had it. Source: docs/rules/gestures.md 2.4
  public func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  public func ignore(_ touch: UITouch) { gestureTouches.removeAll { $0 === touch } }

  // MARK: Reading

  /// The number of fingers tracked now; a finger that lifts in the present event still counts. Source: docs/rules/gestures.md 1.1
  public var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the tracked touches. Space: `view`, or the window for nil. (0, 0) without touches.
  open func location(in view: UIView?) -> CGPoint { centroid(of: trackedTouches, in: view) }

  /// - Parameter index: from 0; out of range raises a range exception
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(index) else {
      simulation.recordFault(
        UIException(
          .range, "-[\(typeName(self)) locationOfTouch:inView:]: index (\(index: index)) beyond bounds (\(trackedTouches.count))."))
      return .zero
    }
    return trackedTouches[index].location(in: view)
  }

  var trackedTouches: [UITouch] { gestureTouches.filter { !$0.delivery.isOver } }

  func isTracking(_ touch: UITouch) -> Bool { gestureTouches.contains { $0 === touch } }

  final func centroid(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: view)
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Makes `self` wait until `other` has failed; `self` fails when `other` recognizes. Two kinds of requirements have no effect but a
  /// warning (docs/rules/gestures.md 3.3): of a recognizer to itself, and one that closes a circle, since all in it would wait for ever.
  public func require(toFail other: UIGestureRecognizer) {
    if let place = requiredPlaces[ObjectIdentifier(other)], failureRequirements[place].recognizer === other { return }
    guard !other.waits(for: self) else {
      simulation.warn(circleText(other))
      return
    }
    if failureRequirements.count >= mostRequirements { forgetEndedRequirements() }
    requiredPlaces[ObjectIdentifier(other)] = failureRequirements.count
    failureRequirements.append(WeakRecognizer(recognizer: other))
    other.isAwaited = true
  }

  private func forgetEndedRequirements() {
    failureRequirements.removeAll { $0.recognizer == nil }
    requiredPlaces = [:]
    for (place, requirement) in failureRequirements.enumerated() {
      if let recognizer = requirement.recognizer { requiredPlaces[ObjectIdentifier(recognizer)] = place }
    }
    mostRequirements = max(mostRequirements, 2 * failureRequirements.count)
  }

  /// Whether this recognizer is `other`, or waits for `other` to fail, directly or through other recognizers.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    guard other.isAwaited else { return self === other }
    var (seen, open): (Set<ObjectIdentifier>, [UIGestureRecognizer]) = ([], [self])
    while let current = open.popLast() {
      if current === other { return true }
      if seen.insert(ObjectIdentifier(current)).inserted { open += simulation.gestures.requirements(of: current) }
    }
    return false
  }

  final func circleText(_ other: UIGestureRecognizer) -> String {
    other === self
      ? "\(shown) can't require itself to fail."
      : "\(shown) can't require \(other.shown) to fail, which waits for \(shown) to fail: they would wait for each other for ever."
  }

  /// The recognizer's name in messages: `<UITapGestureRecognizer close>`.
  final var shown: String { "<\(overrides?.className(of: self) ?? typeName(self))\(name.map { " \($0)" } ?? "")>" }

  func viewLeftWindow() { simulation.gestures.abort(self) }
}

package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Called when the last finger has lifted and the recognizer has neither recognized nor failed. Decides whether it waits for another
  /// finger, as a double tap does.
  ///
  /// A class made by a script waits if it has its own `touchesEnded`. It then fails after the time between two of the system's taps. If it
  /// also has a method `waitsForMore`, it waits as long as that answers true. All other classes don't wait.
  /// Source: docs/rules/gestures.md 2.3; the limit is ours
  ///
  /// - Returns: whether the recognizer waits
  final func beginWaiting() -> Bool {
    guard let overrides, gestureTouches.allSatisfy({ $0.phase == .ended }), overrides.implements("touchesEnded", on: self) else {
      return false
    }
    if overrides.implements(Overridable.waitsForMore.name, on: self) {
      isWaitingUndecided = Overridable.waitsForMore(self)
      return isWaitingUndecided
    }
    isWaitingUndecided = true
    let simulation = simulation
    undecidedTimeout = simulation.gestures.schedule(at: simulation.time + GestureConstants.tapInterval) { [weak self] in
      self?.fail("\(GestureConstants.tapInterval) s passed without another finger or a decision")
    }
    return true
  }

  /// Ends the waiting: another finger has come, or the gesture is over.
  final func endWaiting() {
    isWaitingUndecided = false
    undecidedTimeout?.invalidate()
    undecidedTimeout = nil
  }

  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    isHandlingTouches = true
    defer { isHandlingTouches = false }
    switch phase {
    case .began: Overridable.touchesBegan(self, touches, event)
    case .moved: Overridable.touchesMoved(self, touches, event)
    case .ended: Overridable.touchesEnded(self, touches, event)
    case .cancelled: Overridable.touchesCancelled(self, touches, event)
    case .stationary: break
    }
  }

  public enum Overridable {
    public static let touchesBegan = OverridableMethod("touchesBegan", "Fingers have landed.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesBegan(touches, with: event)
    }
    public static let touchesMoved = OverridableMethod("touchesMoved", "Fingers have moved.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesMoved(touches, with: event)
    }
    public static let touchesEnded = OverridableMethod("touchesEnded", "Fingers have lifted.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesEnded(touches, with: event)
    }
    public static let touchesCancelled = OverridableMethod("touchesCancelled", "Touches were cancelled.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesCancelled(touches, with: event)
    }
    public static let reset = OverridableMethod("reset", "Called when the gesture is over: set your own fields back.") {
      (recognizer: UIGestureRecognizer) in recognizer.reset()
    }
    public static let canPrevent = OverridableMethod(
      "canPrevent", "Whether this recognizer, when it recognizes, makes another one fail.", "other"
    ) {
      (recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in recognizer.canPrevent(other)
    }
    public static let canBePrevented = OverridableMethod(
      "canBePrevented", "Whether another recognizer, when it recognizes, makes this one fail.", "other"
    ) {
      (recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in recognizer.canBePrevented(by: other)
    }
    public static let shouldRequireFailure = OverridableMethod(
      "shouldRequireFailure", "Whether this recognizer waits until another one has failed. Asked once for each two that track a touch. False.", "other"
    ) { (_: UIGestureRecognizer, _: UIGestureRecognizer) in false }
    public static let shouldBeRequiredToFail = OverridableMethod(
      "shouldBeRequiredToFail", "Whether another recognizer waits until this one has failed. Asked once for each two that track a touch. False.", "other"
    ) { (_: UIGestureRecognizer, _: UIGestureRecognizer) in false }
    public static let waitsForMore = OverridableMethod(
      "waitsForMore",
      "Asked when the last finger has lifted and the recognizer is still possible: whether it waits for another finger. A class that "
        + "overrides touchesEnded waits for 0.35 s. An override of this method decides: with true it waits until it sets a state."
    ) { (recognizer: UIGestureRecognizer) in recognizer.waitsForMore }
  }
}

/// A type's plain name, for messages.
package func typeName(_ object: AnyObject) -> String { _typeName(type(of: object), qualified: false) }

/// Source: docs/rules/gestures.md 3; every method has the default that UIKit uses where a delegate doesn't implement it
/// - Lua: Decides what a recognizer may do, and together with which other recognizers.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may recognize its gesture now; true if the method is missing.
  /// - Lua: gestureRecognizerShouldBegin, else true
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer gets a touch; true if the method is missing.
  /// - Lua: shouldReceiveTouch, else true
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether both recognizers may recognize at the same time; false if the method is missing.
  /// - Lua: shouldRecognizeSimultaneouslyWith, else false
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
  /// Whether the recognizer must wait until the other one has failed; false if the method is missing.
  /// - Lua: shouldRequireFailureOf, else false
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool
  /// Whether the other recognizer must wait until this one has failed; false if the method is missing.
  /// - Lua: shouldBeRequiredToFailBy, else false
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
}

extension UIView {
  /// Adds a recognizer; a recognizer belongs to one view, so that it leaves its former view. Adding it twice changes nothing.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    if ownRecognizers == nil { ownRecognizers = VersionedList() }
    ownRecognizers?.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    simulation.gestures.abort(recognizer)
    // An aborted recognizer tells its targets, which may have moved it to another view.
    guard recognizer.view === self else { return }
    recognizer.view = nil
    if let index = gestureRecognizers?.uncountedIndex(of: recognizer) { ownRecognizers?.remove(at: index) }
    if ownRecognizers?.isEmpty == true { ownRecognizers = nil }
  }
}

extension UIView.Overridable {
  public static let gestureRecognizerShouldBegin = OverridableMethod(
    "gestureRecognizerShouldBegin",
    "Asked before a recognizer recognizes a gesture with this view's touches. False makes the recognizer fail.", "recognizer"
  ) { (view: UIView, recognizer: UIGestureRecognizer) in view.gestureRecognizerShouldBegin(recognizer) }
}
