import Foundation

/// A view that turns touches into named events. Source: gestures.md 4.7
open class UIControl: UIView {
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

    /// UIKit's names, in the order of the bits.
    public static let named: [(name: String, event: Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
  }

  public typealias Action = (UIControl, UIEvent?) -> Void

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  public internal(set) var isTracking = false
  public internal(set) var isTouchInside = false

  private var actions: [(id: Int, events: Event, action: Action)] = []
  private var nextAction = 0

  /// Actions of one event run in the order in which they were added. Returns a token for `removeAction`.
  @discardableResult
  public func addAction(for events: Event, _ action: @escaping Action) -> Int {
    nextAction += 1
    actions.append((nextAction, events, action))
    return nextAction
  }

  public func removeAction(_ token: Int) { actions.removeAll { $0.id == token } }

  public func sendActions(for event: Event, with cause: UIEvent? = nil) {
    let matching = actions.filter { !$0.events.isDisjoint(with: event) }
    if !matching.isEmpty { Simulation.current.gestures.record(.control(self, event)) }
    for entry in matching { entry.action(self, cause) }
  }

  // MARK: Tracking: one touch, from touchDown to its end

  private weak var trackedTouch: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.inLandingOrder.first else { return }
    trackedTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let (wasInside, isInside) = (isTouchInside, contains(touch, event))
    (isTouchInside, isHighlighted) = (isInside, isInside)
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
    if wasInside != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = contains(touch, event)
    endTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { sendActions(for: .primaryActionTriggered, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    endTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func contains(_ touch: UITouch, _ event: UIEvent?) -> Bool { sendPoint(inside: touch.location(in: self), with: event) }

  private func endTracking() {
    trackedTouch = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }
}
