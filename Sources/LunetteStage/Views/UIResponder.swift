import Foundation

/// An object that handles events or passes them to the next responder.
/// Source: docs/rules/gestures.md 4.1 and 5
open class UIResponder: RuntimeOverridable {
  /// The methods of a class that a script made, which are called instead of the class's own; nil for other objects.
  public var overrides: (any RuntimeOverrides)?

  /// Objects that a host keeps as long as this one: a script's delegate, the actions that a script added.
  public var companions = Companions()

  public init() {}

  open var next: UIResponder? { nil }

  /// All objects of the nib that the object is from are made. Source: Apple, NSObject.awakeFromNib
  open func awakeFromNib() {}

  // MARK: Touches: the default hands them on

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn { Overridable.touchesBegan($0, touches, event) }
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn { Overridable.touchesMoved($0, touches, event) }
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn { Overridable.touchesEnded($0, touches, event) }
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn { Overridable.touchesCancelled($0, touches, event) }
  }

  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    phase.method?(self, touches, event)
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard appears while the object is first responder.
  var takesKeys: Bool { overrides?.implements("insertText", on: self) ?? false }
  /// Whether the object itself shows the keyboard at the right moment, as text fields and text views do: before or after editing begins.
  var showsKeyboardItself: Bool { false }

  // MARK: Keyboard. Source: docs/rules/controllers.md 9.4

  /// A view that is shown instead of the keyboard's keys while the object is first responder.
  open var inputView: UIView? { nil }
  /// A view that is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// The object's own input view, or that of the next responder in the chain that has one.
  final var inputViewInChain: UIView? {
    Overridable.inputView(self) ?? handOn(\.inputViewInChain)
  }

  /// The accessory view, and the responder that has it.
  final var inputAccessoryInChain: (view: UIView, provider: UIResponder)? {
    Overridable.inputAccessoryView(self).map { ($0, self) } ?? handOn(\.inputAccessoryInChain)
  }

  /// Shows the present input views, if the object is first responder. Source: Apple, reloadInputViews
  public func reloadInputViews() { if isFirstResponder { simulation.keyboard.reload() } }

  /// The nearest one of the chain: a text's own, or that of the window. Source: Apple, UIResponder.undoManager
  open var undoManager: UndoManager? { handOn { Overridable.undoManager($0) } }

  /// Performs a standard action. - Returns: false when the object has no method for it. Source: docs/rules/gestures.md 5.5
  @discardableResult
  open func perform(_ action: String, sender: AnyObject?) -> Bool {
    switch action {
    case "resignFirstResponder": Overridable.resignFirstResponder(self)
    case "becomeFirstResponder": Overridable.becomeFirstResponder(self)
    default: return false
    }
    return true
  }

  /// The simulation of the object's window; without a window the current simulation.
  open var simulation: Simulation { responderWindow?.simulation ?? .current }

  // MARK: Accessibility. Source: docs/rules/accessibility.md 1, 5

  /// What the class says about the object, unless the app says something else.
  open var accessibilityNature: AccessibilityNature { AccessibilityNature() }
  /// What the class says, without the words of a class that must look for them: enough for the order of reading.
  @_spi(Lunette) open var accessibilityForm: AccessibilityNature { accessibilityNature }
  /// What the app has said about it; nil for nothing.
  open var accessibilitySettings: AccessibilitySettings? { companions[AccessibilitySettings.self] }
  /// Where it is, as long as the app says nothing else. Space: screen.
  @_spi(Lunette) open var usualAccessibilityFrame: CGRect { .zero }
  /// - Returns: whether the object does something itself, in place of a touch
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// The window whose first responder this object may be.
  open var responderWindow: UIWindow? { handOn(\.responderWindow) }
  /// The view of this responder in the view tree: the view itself, or a controller's view.
  @_spi(Lunette) open var responderView: UIView? { handOn(\.responderView) }

  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Answers false if the object can't become first responder, is in no window, or the present first responder doesn't resign. A view that
  /// is in no window yet tries again when it gets one. Source: docs/rules/gestures.md 5.2
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      waitsToBecomeFirstResponder = true
      return false
    }
    if window.firstResponder === self { return true }
    guard Overridable.canBecomeFirstResponder(self) else { return false }
    let keyboard = simulation.keyboard
    if let old = window.firstResponder, !keyboard.handOver({ Overridable.resignFirstResponder(old) }) { return false }
    guard responderWindow === window else {
      keyboard.hide()
      return false
    }
    window.firstResponder = self
    if !showsKeyboardItself { keyboard.show(for: self) }
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    waitsToBecomeFirstResponder = false
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard Overridable.canResignFirstResponder(self) else { return false }
    window.firstResponder = nil
    passFirstResponder(of: window)
    return true
  }

  /// Whether it is first responder for the sake of its accessory view, while nothing is edited.
  package final var docksAccessoryView: Bool {
    !showsKeyboardItself && Overridable.canBecomeFirstResponder(self) && Overridable.inputAccessoryView(self) != nil
  }

  /// The responder has resigned: the nearest one of the chain that has an accessory view of its own and can be first responder takes its place, unless another
  /// one is about to. So a view that a controller docks at the bottom stays there when a text has been edited. Source: docs/rules/controllers.md 9.4 (D)
  final func passFirstResponder(of window: UIWindow) {
    let keyboard = simulation.keyboard
    guard !keyboard.isHandedOver, !window.isPartLeaving, window.firstResponder == nil else { return keyboard.hide() }
    var candidate = following
    while let responder = candidate, window.firstResponder == nil {
      if responder.docksAccessoryView, Overridable.becomeFirstResponder(responder) { return }
      candidate = responder.following
    }
    if window.firstResponder == nil { keyboard.hide() }
  }

  /// True when the object should have become first responder while it was in no window.
  final var waitsToBecomeFirstResponder = false

  /// The object is about to leave its window: it is asked to resign. If it refuses, it loses its status all the same.
  /// Source: Apple, textFieldShouldEndEditing ("it's possible that editing might still end")
  package final func leaveFirstResponder(of window: UIWindow) {
    if Overridable.resignFirstResponder(self), window.firstResponder !== self { return }
    loseFirstResponder(of: window)
  }

  /// Takes the status of first responder away, without asking.
  final func loseFirstResponder(of window: UIWindow) {
    guard window.firstResponder === self else { return }
    window.firstResponder = nil
    didLoseFirstResponder()
  }

  /// Called when the object has lost the status of first responder without having resigned.
  func didLoseFirstResponder() { simulation.keyboard.hide() }

  // MARK: Motion and remote control: the default hands them on. Source: docs/rules/gestures.md 5.3

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn { Overridable.motionBegan($0, motion, event) }
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn { Overridable.motionEnded($0, motion, event) }
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn { Overridable.motionCancelled($0, motion, event) }
  }
  open func remoteControlReceived(with event: UIEvent?) {
    handOn { Overridable.remoteControlReceived($0, event) }
  }

  enum MotionPhase { case began, ended, cancelled }

  final func receive(_ phase: MotionPhase, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    switch phase {
    case .began: Overridable.motionBegan(self, motion, event)
    case .ended: Overridable.motionEnded(self, motion, event)
    case .cancelled: Overridable.motionCancelled(self, motion, event)
    }
  }

  // MARK: Actions by name. Source: docs/rules/gestures.md 5.4, 5.5

  /// Whether the object has a method for an action, made by a script or declared by the host.
  open func responds(to action: String) -> Bool {
    if action == "resignFirstResponder" || action == "becomeFirstResponder" { return true }
    return overrides?.implements(action, on: self) == true || simulation.hasNativeMethod?(self, action) == true
  }

  /// True if the object has the method; otherwise the next responder decides. Source: Apple, canPerformAction
  open func canPerformAction(_ action: String, withSender sender: AnyObject?) -> Bool {
    responds(to: action) || handOn { Overridable.canPerformAction($0, action, ActionSender(sender)) } ?? false
  }

  /// The receiver of an action without a target: this object if it has the method and `canPerformAction` agrees, otherwise the next
  /// responder's answer. Source: Apple, target(forAction:withSender:)
  open func target(forAction action: String, withSender sender: AnyObject?) -> UIResponder? {
    let sender = ActionSender(sender)
    if responds(to: action), Overridable.canPerformAction(self, action, sender) { return self }
    return handOn { Overridable.targetForAction($0, action, sender) }
  }
}

/// The sender of an action: a control, a recognizer, a bar button item, or none.
public struct ActionSender {
  public let object: AnyObject?
  public init(_ object: AnyObject?) { self.object = object }
}

extension UIResponder {
  public enum Overridable {
    public static let undoManager = OverridableMethod(
      property: "undoManager", "What undoes and redoes: that of the next responder that has one; a text has its own, and so has each window."
    ) { (responder: UIResponder) in responder.undoManager }
    public static let awakeFromNib = OverridableMethod(
      "awakeFromNib", "The nib that the object is from has made all its objects. Call super."
    ) { (responder: UIResponder) in responder.awakeFromNib() }
    public static let touchesBegan = OverridableMethod(
      "touchesBegan", "Fingers have landed on the responder. The default passes the touches on to the next responder.", "touches", "event"
    ) { (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesBegan(touches, with: event) }
    public static let touchesMoved = OverridableMethod(
      "touchesMoved", "Fingers that landed on the responder have moved.", "touches", "event"
    ) {
      (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesMoved(touches, with: event)
    }
    public static let touchesEnded = OverridableMethod(
      "touchesEnded", "Fingers that landed on the responder have lifted.", "touches", "event"
    ) {
      (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesEnded(touches, with: event)
    }
    public static let touchesCancelled = OverridableMethod(
      "touchesCancelled", "A recognizer or the system has taken the touches away from the responder.", "touches", "event"
    ) { (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesCancelled(touches, with: event) }

    public static let canBecomeFirstResponder = OverridableMethod(
      property: "canBecomeFirstResponder", "Whether the responder may become first responder; false unless a class overrides it."
    ) { (responder: UIResponder) in responder.canBecomeFirstResponder }
    public static let canResignFirstResponder = OverridableMethod(
      property: "canResignFirstResponder", "Whether the responder may stop being first responder."
    ) { (responder: UIResponder) in responder.canResignFirstResponder }
    public static let becomeFirstResponder = OverridableMethod(
      "becomeFirstResponder",
      "Asks to become first responder, which gets the keyboard's input. Returns true if the responder is first responder afterwards."
    ) { (responder: UIResponder) in responder.becomeFirstResponder() }
    public static let resignFirstResponder = OverridableMethod(
      "resignFirstResponder", "Asks to stop being first responder. Returns true if the responder is not first responder afterwards."
    ) { (responder: UIResponder) in responder.resignFirstResponder() }

    public static let inputView = OverridableMethod(
      property: "inputView", "The view that replaces the keyboard's keys while this responder is first responder, or nil."
    ) { (responder: UIResponder) in responder.inputView }
    public static let inputAccessoryView = OverridableMethod(
      property: "inputAccessoryView", "The view above the keyboard while this responder is first responder, or nil."
    ) { (responder: UIResponder) in responder.inputAccessoryView }
    public static let insertText = OverridableMethod(
      "insertText", "Replaces the selection with the text, as a key does. A responder that has this method can get the keyboard.", "text"
    ) { (responder: UIResponder, text: String) in
      if let input = responder as? any UIKeyInput { input.insertText(text) }
    }
    public static let deleteBackward = OverridableMethod(
      "deleteBackward", "Deletes the selection, or the character before the caret if nothing is selected."
    ) { (responder: UIResponder) in
      if let input = responder as? any UIKeyInput { input.deleteBackward() }
    }

    public static let motionBegan = OverridableMethod(
      "motionBegan", "Shaking of the device has begun. The default passes the message on to the next responder.", "motion", "event"
    ) { (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionBegan(motion, with: event) }
    public static let motionEnded = OverridableMethod("motionEnded", "The shaking has ended.", "motion", "event") {
      (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionEnded(motion, with: event)
    }
    public static let motionCancelled = OverridableMethod(
      "motionCancelled", "The shaking lasted too long or was interrupted.", "motion", "event"
    ) { (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionCancelled(motion, with: event) }
    public static let remoteControlReceived = OverridableMethod(
      "remoteControlReceived",
      "A button of a headset was pressed: event.subtype says which one. The default passes the message on to the next responder.", "event"
    ) { (responder: UIResponder, event: UIEvent?) in responder.remoteControlReceived(with: event) }

    public static let canPerformAction = OverridableMethod(
      "canPerformAction",
      "Whether this responder, or one after it in the chain, has a method for the action. An override may return false to refuse "
        + "the action.",
      "action", "sender"
    ) { (responder: UIResponder, action: String, sender: ActionSender) in responder.canPerformAction(action, withSender: sender.object) }
    public static let targetForAction = OverridableMethod(
      "targetForAction", "The responder that gets an action without a target, or nil. An override may return another responder.", "action",
      "sender"
    ) { (responder: UIResponder, action: String, sender: ActionSender) in
      responder.target(forAction: action, withSender: sender.object)
    }
  }
}

extension UITouch.Phase {
  /// The method that a responder is called with for a phase; nil for a finger that doesn't move.
  var method: OverridableMethod<UIResponder, (Set<UITouch>, UIEvent?), Void>? {
    switch self {
    case .began: UIResponder.Overridable.touchesBegan
    case .moved: UIResponder.Overridable.touchesMoved
    case .ended: UIResponder.Overridable.touchesEnded
    case .cancelled: UIResponder.Overridable.touchesCancelled
    case .stationary: nil
    }
  }

  package var methodName: String { (method ?? UIResponder.Overridable.touchesMoved).name }
}
