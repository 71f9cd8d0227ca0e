import Foundation

/// A state machine that watches the touches of its view and the views below, and tells its targets of one kind of gesture.
///
/// A subclass overrides `touchesBegan` … `reset` and assigns `state`; what it assigns is a wish. The environment grants it when
/// the arbitration of the event is done: failure requirements, `shouldBegin`, exclusion. See `GestureEnvironment`.
/// Source: docs/rules/gestures.md 1.1, 2
open class UIGestureRecognizer: RuntimeOverridable {
  public typealias Action = (UIGestureRecognizer) -> Void

  /// The methods of a class made at run time, see `UIResponder.overrides`.
  public var overrides: (any RuntimeOverrides)?

  /// What a view's own recognizer is for, to tell it from others of its class: "scroll", "swipe". Nil for those of apps.
  package var role: String? { nil }

  /// See `UIResponder.companions`.
  public var companions: [String: AnyObject] = [:]

  /// It is among that view's recognizers, which takes the pointer back when it ends.
  @BackPointer public internal(set) var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var name: String?

  /// Turned off during a gesture, the recognizer is cancelled (or fails, before it began). Source: docs/rules/gestures.md 2.3
  public var isEnabled = true {
    didSet { if !isEnabled, oldValue { simulation.gestures.abort(self) } }
  }
  /// On recognition the views' touches are cancelled. Source: docs/rules/gestures.md 4.2
  public var cancelsTouchesInView = true
  /// Views hear of a touch only when this recognizer has failed.
  public var delaysTouchesBegan = false
  /// Views hear of a lift only when this recognizer has failed.
  public var delaysTouchesEnded = true
  /// Touches of other types are never offered to it. All input here is direct. Source: docs/rules/gestures.md 1.1
  public var allowedTouchTypes = UITouch.TouchType.allCases
  /// Presses of buttons that it takes; there are none here, so that it is only remembered.
  public var allowedPressTypes: [UIPress.PressType] = []
  /// It tracks touches of one type at a time; there is one type here.
  public var requiresExclusiveTouchType = true

  /// The simulation of its view; without one that which is current.
  public var simulation: Simulation { view?.simulation ?? .current }

  // MARK: State

  /// What was granted last.
  var granted = State.possible
  /// What its action is being told, which may be behind what was granted: a begin and an end in one event.
  var told: State?
  /// What the subclass has asked for since, in order; empty when everything was granted. At most a begin and what followed it.
  var wishes: [State] = []
  /// True while a touch method of this recognizer runs: it then sees its own wish.
  var isHandlingTouches = false
  private var targets: [(id: Int, identity: AnyHashable?, action: Action)] = []
  private var nextTarget = 0

  /// The touches it has received since the last reset, also those that have lifted.
  var gestureTouches: [UITouch] = []
  /// The environment has it among its recognizers, for a view so many levels deep.
  var (isInPlay, depthInPlay) = (false, 0)
  /// The failure requirements of this recognizer: it waits for these to fail.
  package internal(set) var failureRequirements: [WeakRecognizer] = []
  /// Requirements that a delegate asked for, for this gesture only.
  var dynamicRequirements: [UIGestureRecognizer] = []
  /// Whom the delegates have been asked about in this gesture.
  var askedAbout: Set<ObjectIdentifier> = []
  var hasAskedShouldBegin = false
  /// Why it failed, or what made it begin, in this gesture: for the trace.
  var traceReason: TouchTrace.Reason?
  /// A failure requirement has kept it from acting in this gesture.
  var wasHeldBack = false

  public init() {}

  /// - Parameter action: called for began, changed, ended and cancelled
  public convenience init(action: @escaping Action) {
    self.init()
    addTarget(action)
  }

  /// It has lost its last finger without a decision, and stays in play. Source: see `beginWaiting`
  var isWaitingUndecided = false
  fileprivate var undecidedTimeout: SimulatedTimer?

  /// Read: the state that was granted, or inside its own touch methods what the subclass just asked for; each action sees its own.
  /// Write (by a subclass): a wish; what is not allowed from the present state is ignored. Source: docs/rules/gestures.md 2.1
  open var state: State {
    get { isHandlingTouches ? latest : told ?? granted }
    set { request(newValue) }
  }

  /// Where it will be when all its wishes are granted.
  final var latest: State { wishes.last ?? granted }

  /// Asks for a state. Events of the machine's own (time-outs) use it too; the environment then settles.
  ///
  /// Outside of a gesture there is nothing to recognize: the wish is dropped.
  final func request(_ wanted: State) {
    guard let next = latest.transition(to: wanted) else { return }
    guard !gestureTouches.isEmpty || simulation.gestures.isInPlay(self) else {
      if next.hasAction { simulation.warn("\(shown) can't become \(next) outside of a gesture: it has no touches.") }
      return
    }
    // Of what a held back recognizer went through, only the begin and the latest state are reported. Source: docs/rules/gestures.md 2.2
    if wishes.last == .changed { wishes.removeLast() }
    wishes.append(next)
    simulation.gestures.noteWish(of: self)
  }

  /// Fails, and tells the trace why.
  final func fail(_ reason: String) {
    traceReason = .own(reason)
    state = .failed
  }

  // MARK: Targets

  /// Targets are called in the order in which they were added. Returns a token for `removeTarget`.
  ///
  /// - Parameter identity: tells a target and its action from others; what is already there is not added again (docs/rules/gestures.md 1.1)
  @discardableResult
  public func addTarget(identity: AnyHashable? = nil, _ action: @escaping Action) -> Int {
    if let identity, let known = targets.first(where: { $0.identity == identity }) { return known.id }
    nextTarget += 1
    targets.append((nextTarget, identity, action))
    return nextTarget
  }

  public func removeTarget(identity: AnyHashable) { targets.removeAll { $0.identity == identity } }
  public func removeAllTargets() { targets.removeAll() }

  public func removeTarget(_ token: Int) { targets.removeAll { $0.id == token } }

  final func sendActions() {
    for target in targets { target.action(self) }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Back to the start of the machine; called by the environment, when the recognizer may be possible again.
  open func reset() {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Whether the content's touches may be held back at this time, beyond `delaysTouchesBegan`.
  func holdsBack(_ touch: UITouch, at time: TimeInterval) -> Bool { delaysTouchesBegan }
  /// No touch is left, but another may still follow: the pause between two taps. A subclass that needs several touches overrides it; while
  /// it answers yes it stays possible until it decides. The name is ours.
  open var waitsForMore: Bool { isWaitingUndecided }
  /// It may act now, after a requirement had held it back.
  func releasedFromRequirement() {}
  /// A last word of the recognizer itself, before its delegate's.
  func mayBegin() -> Bool { true }
  /// Whether another one must wait until it fails, besides what delegates say.
  func makesWait(_ other: UIGestureRecognizer) -> Bool { false }
  /// It has a say in who waits for whom.
  var ordersOthers: Bool { delegate != nil }

  /// Whether it goes together with `other` whatever their delegates say: the two recognizers of one scroll view.
  func recognizesTogether(with other: UIGestureRecognizer) -> Bool { false }

  /// Leaves a touch to its view, as if this recognizer had never had it. Source: docs/rules/gestures.md 2.4
  public func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  public func ignore(_ touch: UITouch) { gestureTouches.removeAll { $0 === touch } }

  // MARK: Reading

  /// The fingers it tracks now; one that lifts in the present event still counts. Source: docs/rules/gestures.md 1.1
  public var numberOfTouches: Int { trackedTouches.count }

  /// The middle of its touches. Space: `view`, or the window for nil. (0, 0) without touches.
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

  /// `self` waits until `other` has failed, and fails when `other` recognizes. Requiring oneself has no effect but a warning
  /// (docs/rules/gestures.md 3.3); neither has a requirement that would make `self` wait for itself by way of others, as all of them would
  /// wait for ever.
  public func require(toFail other: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.recognizer === other }) else { return }
    guard !other.waits(for: self) else {
      simulation.warn(circleText(other))
      return
    }
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether it is `other`, or waits for it to fail, by way of others too.
  final func waits(for other: UIGestureRecognizer) -> Bool {
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

  /// What messages call it: `<UITapGestureRecognizer close>`.
  final var shown: String { "<\(overrides?.className(of: self) ?? typeName(self))\(name.map { " \($0)" } ?? "")>" }

  func viewLeftWindow() { simulation.gestures.abort(self) }
}

package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Its last finger has lifted, and it has neither recognized nor failed. A class made at run time that has a `touchesEnded` of its own may
  /// wait for another finger, as a double tap does: for as long as the system's own taps wait, then it fails; or, where it has a method
  /// `waitsForMore` that answers yes, until it decides itself. All others fail at once. Source: docs/rules/gestures.md 2.3; the limit is
  /// ours
  ///
  /// Returns: whether it waits
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

  /// Another finger has come, or the gesture is over.
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
    public static let touchesBegan = OverridableMethod("touchesBegan", "Touches began.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesBegan(touches, with: event)
    }
    public static let touchesMoved = OverridableMethod("touchesMoved", "Touches moved.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesMoved(touches, with: event)
    }
    public static let touchesEnded = OverridableMethod("touchesEnded", "Touches ended.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesEnded(touches, with: event)
    }
    public static let touchesCancelled = OverridableMethod("touchesCancelled", "Touches were cancelled.", "touches", "event") {
      (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesCancelled(touches, with: event)
    }
    public static let reset = OverridableMethod("reset", "Back to the start.") { (recognizer: UIGestureRecognizer) in recognizer.reset() }
    public static let canPrevent = OverridableMethod("canPrevent", "Whether its recognition fails another.", "other") {
      (recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in recognizer.canPrevent(other)
    }
    public static let canBePrevented = OverridableMethod("canBePrevented", "Whether another's recognition fails it.", "other") {
      (recognizer: UIGestureRecognizer, other: UIGestureRecognizer) in recognizer.canBePrevented(by: other)
    }
    public static let waitsForMore = OverridableMethod(
      "waitsForMore",
      "Whether it waits for another finger: it has lost its last one without a decision. A class with a touchesEnded of its own does so for "
        + "0.35 s; overridden, it waits until it decides, or not at all."
    ) { (recognizer: UIGestureRecognizer) in recognizer.waitsForMore }
  }
}

/// A type's plain name, for messages.
func typeName(_ object: AnyObject) -> String { _typeName(type(of: object), qualified: false) }

/// Source: docs/rules/gestures.md 3; every method has the default that UIKit uses where a delegate doesn't implement it
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ r: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { false }
  public func gestureRecognizer(_ r: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { false }
  public func gestureRecognizer(_ r: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool { false }
}

extension UIView {
  /// A recognizer belongs to one view; adding it here takes it from another. Adding it twice changes nothing.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    if gestureRecognizers == nil { gestureRecognizers = [] }
    gestureRecognizers?.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    simulation.gestures.abort(recognizer)
    // Its targets may have put it elsewhere.
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
  }
}

extension UIView.Overridable {
  public static let gestureRecognizerShouldBegin = OverridableMethod(
    "gestureRecognizerShouldBegin", "Whether a recognizer may take its touches.", "recognizer"
  ) { (view: UIView, recognizer: UIGestureRecognizer) in view.gestureRecognizerShouldBegin(recognizer) }
}
