import Foundation

/// A view that turns touches into named events.
///
/// It follows one touch. A subclass that needs more than events overrides `beginTracking` … `cancelTracking`. Events that these methods
/// send come before the event of the same touch: a switch's `valueChanged` before `touchUpInside`.
/// Source: docs/rules/gestures.md 4.7
open class UIControl: UIView {
  open override var summary: ViewSummary {
    var summary = super.summary
    for (isSo, word) in [(isSelected, "selected"), (isHighlighted, "highlighted"), (!isEnabled, "disabled")] where isSo {
      summary.facts.append(.word(word))
    }
    return summary
  }
  /// Whether the control's reaction depends on where in it the finger is; the system decides the height or the size of such a control.
  open var answersByPlace: Bool { false }

  open override var shownState: ViewState {
    var state = super.shownState
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  @_spi(Lunette) open override var keepsTouchesFromScrolling: Bool { true }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// UIKit's names, in the order of the bits.
    public static let named: [(name: String, event: Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    /// Names for groups of events.
    public static let groups: [(name: String, event: Event)] = [
      ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents), ("allEvents", .allEvents),
    ]
  }

  public typealias Action = (UIControl, UIEvent?) -> Void

  /// Disabling the control during a touch ends the tracking with `cancelTracking` and without an event. Ours.
  open var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set {
      set(.disabled, !newValue, Overridable.setEnabled, newValue)
      if !isEnabled { stopTrackingWhileDisabled() }
    }
  }
  open var isSelected: Bool {
    get { state.contains(.selected) }
    set { set(.selected, newValue, Overridable.setSelected, newValue) }
  }
  open var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { set(.highlighted, newValue, Overridable.setHighlighted, newValue) }
  }
  public private(set) final var state: State = []
  /// The states whose overridden setter runs, or the class's own: what is assigned then is kept, and no setter is called.
  private var statesBeingSet: State = []
  /// Its constructor sets what it was given: a setter of a script's class would run before its `init`.
  package final var isBeingMade = false

  private func set(_ state: State, _ holds: Bool, _ setter: OverridableMethod<UIControl, Bool, Void>, _ value: Bool) {
    guard overrides != nil, !isBeingMade, statesBeingSet.isDisjoint(with: state) else {
      if holds { self.state.insert(state) } else { self.state.remove(state) }
      return
    }
    Self.keeping(state, of: self) { setter(self, value) }
  }

  private static func keeping(_ state: State, of control: UIControl, _ work: () -> Void) {
    let outer = control.statesBeingSet
    control.statesBeingSet.insert(state)
    defer { control.statesBeingSet = outer }
    work()
  }

  /// The place of the content within the control. Source: Apple, UIControl
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  public var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      reinstallConstraintsFromOutside()
    }
  }
  public internal(set) var isTracking = false
  public internal(set) var isTouchInside = false

  private var actions = NumberedList<(events: Event, identity: AnyHashable?, action: Action)>()
  private var nextAction = 0
  /// The action of each identity.
  private var numbers: [AnyHashable: Int] = [:]

  /// Adds an action; the actions of one event run in the order in which they were added. Returns a token for `removeAction`.
  ///
  /// - Parameters:
  ///   - identity: tells one target and action from another; adding a pair again only adds the events
  ///   - isReplacing: whether the action takes the place of one with the same identity
  @discardableResult
  public func addAction(
    for events: Event, identity: AnyHashable? = nil, isReplacing: Bool = false, _ action: @escaping Action
  ) -> Int {
    if let identity, let number = numbers[identity], var known = actions[number] {
      if isReplacing { known.action = action }
      known.events.formUnion(events)
      actions[number] = known
      return number
    }
    nextAction += 1
    actions.append((events, identity, action), number: nextAction)
    if let identity { numbers[identity] = nextAction }
    return nextAction
  }

  public func removeAction(_ token: Int) {
    if let identity = actions[token]?.identity { numbers[identity] = nil }
    actions[token] = nil
  }

  /// - Parameter identity: of the action to remove; nil for all actions
  public func removeActions(for events: Event, identity: AnyHashable? = nil) {
    for number in identity.map({ [numbers[$0]].compactMap { $0 } }) ?? actions.map(\.number) {
      actions[number]?.events.subtract(events)
      if actions[number]?.events.isEmpty == true { removeAction(number) }
    }
  }

  /// The events of each action and what tells it from others, in their order.
  package var actionParts: [(events: Event, identity: AnyHashable?)] { actions.map { ($0.value.events, $0.value.identity) } }

  /// Whether any action was added for an event.
  public func hasActions(for event: Event) -> Bool { actions.contains { !$0.value.events.isDisjoint(with: event) } }

  public func sendActions(for event: Event, with cause: UIEvent? = nil) {
    let matching = actions.map(\.value).filter { !$0.events.isDisjoint(with: event) }
    if !matching.isEmpty {
      simulation.gestures.record(.control(self, event))
    } else if event == mainEvent, !actions.contains(where: { !$0.value.events.isDisjoint(with: [event, .primaryActionTriggered]) }) {
      simulation.gestures.record(.unheard(self, event))
    }
    for entry in matching { entry.action(self, cause) }
  }

  /// The event by which an app learns what the user did with the control.
  var mainEvent: Event { .valueChanged }

  // MARK: Tracking: one touch, from touchDown to its end

  /// How far outside the bounds a followed finger counts as inside. Hit-testing and `beginTracking` use the bounds alone.
  /// Units: points. Source: docs/rules/gestures.md 4.7 (F: several independent reports from devices)
  public static let trackingMargin: CGFloat = 70

  private weak var trackedTouch: UITouch?

  /// A touch has landed. With the answer false it isn't followed and sends no events. Source: Apple, UIControl
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has moved. With the answer false it is no longer followed. Source: Apple, UIControl
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch has lifted. Source: Apple, UIControl
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was cancelled. Source: Apple, UIControl
  open func cancelTracking(with event: UIEvent?) {}

  /// A lift inside is about to send its events.
  func touchWillTakeEffect() {}
  /// Events that a lift inside sends after `touchUpInside`.
  var eventsAfterTouchUpInside: Event { [] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.inLandingOrder.first else { return }
    isTouchInside = true
    guard Overridable.beginTracking(self, touch, event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    showTouch(true)
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let (wasInside, isInside) = (isTouchInside, contains(touch, event))
    isTouchInside = isInside
    showTouch(isInside)
    guard Overridable.continueTracking(self, touch, event) else {
      stopTracking()
      return
    }
    guard trackedTouch === touch else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
    if wasInside != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = contains(touch, event)
    isTouchInside = isInside
    showTouch(false)
    Overridable.endTracking(self, touch, event)
    stopTracking()
    if isInside { touchWillTakeEffect() }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, !eventsAfterTouchUpInside.isEmpty { sendActions(for: eventsAfterTouchUpInside, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    showTouch(false)
    Overridable.cancelTracking(self, event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  /// Whether a touch counts as inside: for a touch that is followed the bounds are enlarged by the margin.
  final func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return bounds.shrunk(dx: -Self.trackingMargin, dy: -Self.trackingMargin).holds(place)
      || UIView.Overridable.pointInside(self, place, event)
  }

  private func stopTracking() {
    trackedTouch = nil
    (isTracking, isTouchInside) = (false, false)
    showTouch(false)
  }

  private func showTouch(_ isInside: Bool) {
    guard isHighlighted != isInside else { return }
    isHighlighted = isInside
    // A quick tap comes and goes within one step.
    simulation.propertiesMayHaveChanged?()
  }

  private func stopTrackingWhileDisabled() {
    guard trackedTouch != nil else { return }
    stopTracking()
    Overridable.cancelTracking(self, nil)
  }

  // MARK: Against recognizers of a superview. Source: docs/rules/gestures.md 3.5

  /// Whether a superview's tap recognizer leaves single taps with one finger to this control.
  @_spi(Lunette) open var keepsSingleTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard keepsSingleTaps, isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Whether the recognizer has one finger that landed in `area` and has moved farther sideways than up or down. Space: own bounds.
  func isSidewaysDrag(_ recognizer: UIGestureRecognizer, from area: CGRect) -> Bool {
    guard isEnabled, recognizer.view !== self, recognizer.gestureTouches.count == 1, let touch = recognizer.gestureTouches.first
    else { return false }
    let (start, now) = (convert(touch.initialLocation, from: touch.window), touch.location(in: self))
    return area.holds(start) && abs(now.x - start.x) > abs(now.y - start.y)
  }

  // MARK: Controls with a value

  /// Sends `valueChanged`, after a change by the user.
  func sendValueChanged(_ event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// Records a fault if the number isn't finite, since no range can be made of it. - Returns: whether it is finite
  func isFinite(_ name: String, _ number: CGFloat) -> Bool {
    if number.isFinite { return true }
    simulation.recordFault(UIException(.invalidArgument, "\(name) must be finite, got \(number)"))
    return false
  }
}

extension UIControl {
  public enum Overridable {
    public static let setEnabled = OverridableMethod("setEnabled", "Sets isEnabled; every change of it calls this.", "enabled") {
      (control: UIControl, enabled: Bool) in UIControl.keeping(.disabled, of: control) { control.isEnabled = enabled }
    }
    public static let setSelected = OverridableMethod("setSelected", "Sets isSelected; every change of it calls this.", "selected") {
      (control: UIControl, selected: Bool) in UIControl.keeping(.selected, of: control) { control.isSelected = selected }
    }
    public static let setHighlighted = OverridableMethod(
      "setHighlighted", "Sets isHighlighted; every change of it, also by a finger, calls this.", "highlighted"
    ) {
      (control: UIControl, highlighted: Bool) in UIControl.keeping(.highlighted, of: control) { control.isHighlighted = highlighted }
    }
    public static let beginTracking = OverridableMethod(
      "beginTracking", "A touch has landed on the control. Return true to follow the touch.", "touch", "event"
    ) { (control: UIControl, touch: UITouch, event: UIEvent?) in control.beginTracking(touch, with: event) }
    public static let continueTracking = OverridableMethod(
      "continueTracking", "The followed touch has moved. Return true to follow it further.", "touch", "event"
    ) { (control: UIControl, touch: UITouch, event: UIEvent?) in control.continueTracking(touch, with: event) }
    public static let endTracking = OverridableMethod("endTracking", "The followed touch has lifted.", "touch", "event") {
      (control: UIControl, touch: UITouch?, event: UIEvent?) in control.endTracking(touch, with: event)
    }
    public static let cancelTracking = OverridableMethod("cancelTracking", "The followed touch was taken away.", "event") {
      (control: UIControl, event: UIEvent?) in control.cancelTracking(with: event)
    }
  }
}

extension UIControl.Event: NamedEvents {
  package var names: [String] { Self.named.filter { contains($0.event) }.map(\.name) }
}
