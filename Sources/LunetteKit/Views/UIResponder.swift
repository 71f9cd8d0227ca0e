import Foundation

/// An object that handles events or hands them to the next one.
/// Source: docs/rules/gestures.md 4.1 and 5
open class UIResponder: RuntimeOverridable {
  /// The methods of a class made at run time, which go before the class's own; nil for plain objects.
  public var overrides: (any RuntimeOverrides)?

  /// What a host keeps beside this object and for as long: a script's delegate, the actions it added.
  public var companions: [String: AnyObject] = [:]

  public init() {}

  open var next: UIResponder? { nil }

  // MARK: Touches: the default hands them on

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { Overridable.touchesBegan(next, touches, event) }
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { Overridable.touchesMoved(next, touches, event) }
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { Overridable.touchesEnded(next, touches, event) }
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { Overridable.touchesCancelled(next, touches, event) }
  }

  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    phase.method?(self, touches, event)
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard is for it, and stays on the screen while it is first responder.
  var takesKeys: Bool { overrides?.implements("insertText", on: self) ?? false }
  /// A text field or view, which begins editing before or after the keyboard comes.
  var showsKeyboardItself: Bool { false }

  // MARK: Keyboard. Source: docs/rules/controllers.md 9.4

  /// Stands in for the keyboard's keys while it is first responder.
  open var inputView: UIView? { nil }
  /// Stands on the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Its own, else that of the nearest responder after it that has one.
  final var inputViewInChain: UIView? {
    Overridable.inputView(self) ?? next?.inputViewInChain
  }

  final var inputAccessoryViewInChain: UIView? {
    Overridable.inputAccessoryView(self) ?? next?.inputAccessoryViewInChain
  }

  /// Its input views have changed: those of the first responder are shown anew. Source: Apple, reloadInputViews
  public func reloadInputViews() { if isFirstResponder { simulation.keyboard.reload() } }

  /// Carries out a standard action that it has a method for: false where it has none. Source: docs/rules/gestures.md 5.5
  @discardableResult
  open func perform(_ action: String, sender: AnyObject?) -> Bool {
    switch action {
    case "resignFirstResponder": Overridable.resignFirstResponder(self)
    case "becomeFirstResponder": Overridable.becomeFirstResponder(self)
    default: return false
    }
    return true
  }

  /// The simulation that it belongs to: its window's, and without one that which is current.
  public var simulation: Simulation { responderWindow?.simulation ?? .current }

  /// The window whose first responder this object may be.
  open var responderWindow: UIWindow? { next?.responderWindow }
  /// The view that stands for it in the view tree: itself, or a controller's.
  var responderView: UIView? { next?.responderView }

  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// False unless it can become one, is in a window, and the present first responder resigns. A view that isn't in a window yet is
  /// asked again when it comes into one. Source: docs/rules/gestures.md 5.2
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
    simulation.keyboard.hide()
    return true
  }

  /// Asked to become first responder while it was in no window.
  final var waitsToBecomeFirstResponder = false

  /// It is about to leave its window: it resigns, and if it refuses, it is first responder no longer all the same.
  /// Source: Apple, textFieldShouldEndEditing ("it's possible that editing might still end")
  final func leaveFirstResponder(of window: UIWindow) {
    if Overridable.resignFirstResponder(self), window.firstResponder !== self { return }
    loseFirstResponder(of: window)
  }

  /// It is first responder no longer, whatever it says.
  final func loseFirstResponder(of window: UIWindow) {
    guard window.firstResponder === self else { return }
    window.firstResponder = nil
    didLoseFirstResponder()
  }

  /// It is first responder no longer, without having resigned.
  func didLoseFirstResponder() { simulation.keyboard.hide() }

  // MARK: Motion and remote control: the default hands them on. Source: docs/rules/gestures.md 5.3

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { Overridable.motionBegan(next, motion, event) }
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { Overridable.motionEnded(next, motion, event) }
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { Overridable.motionCancelled(next, motion, event) }
  }
  open func remoteControlReceived(with event: UIEvent?) {
    if let next { Overridable.remoteControlReceived(next, event) }
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

  /// Whether it has a method for an action: one made at run time, or one of the host's own.
  open func responds(to action: String) -> Bool {
    if action == "resignFirstResponder" || action == "becomeFirstResponder" { return true }
    return overrides?.implements(action, on: self) == true || simulation.hasNativeMethod?(self, action) == true
  }

  /// Yes where it has the method, else what the next responder says. Source: Apple, canPerformAction
  open func canPerformAction(_ action: String, withSender sender: AnyObject?) -> Bool {
    responds(to: action) || next.map { Overridable.canPerformAction($0, action, ActionSender(sender)) } ?? false
  }

  /// Who gets an action that is sent to nobody in particular: itself where it has the method and doesn't decline, else whom the next
  /// responder names. Source: Apple, target(forAction:withSender:)
  open func target(forAction action: String, withSender sender: AnyObject?) -> UIResponder? {
    let sender = ActionSender(sender)
    if responds(to: action), Overridable.canPerformAction(self, action, sender) { return self }
    return next.flatMap { Overridable.targetForAction($0, action, sender) }
  }
}

/// Who sends an action: a control, a recognizer, a bar's item, or nobody.
public struct ActionSender {
  public let object: AnyObject?
  public init(_ object: AnyObject?) { self.object = object }
}

extension UIResponder {
  public enum Overridable {
    public static let touchesBegan = OverridableMethod(
      "touchesBegan", "Fingers landed on it. The default hands them to the next responder.", "touches", "event"
    ) { (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesBegan(touches, with: event) }
    public static let touchesMoved = OverridableMethod("touchesMoved", "Its fingers moved.", "touches", "event") {
      (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesMoved(touches, with: event)
    }
    public static let touchesEnded = OverridableMethod("touchesEnded", "Its fingers lifted.", "touches", "event") {
      (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesEnded(touches, with: event)
    }
    public static let touchesCancelled = OverridableMethod(
      "touchesCancelled", "Its fingers were taken away, by a recognizer or by the system.", "touches", "event"
    ) { (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesCancelled(touches, with: event) }

    public static let canBecomeFirstResponder = OverridableMethod(
      property: "canBecomeFirstResponder", "Whether it may become first responder; false unless overridden."
    ) { (responder: UIResponder) in responder.canBecomeFirstResponder }
    public static let canResignFirstResponder = OverridableMethod(
      property: "canResignFirstResponder", "Whether it may stop being first responder."
    ) { (responder: UIResponder) in responder.canResignFirstResponder }
    public static let becomeFirstResponder = OverridableMethod(
      "becomeFirstResponder", "Asks for the keyboard; answers whether it got it."
    ) { (responder: UIResponder) in responder.becomeFirstResponder() }
    public static let resignFirstResponder = OverridableMethod(
      "resignFirstResponder", "Gives the keyboard up; answers whether it did."
    ) { (responder: UIResponder) in responder.resignFirstResponder() }

    public static let inputView = OverridableMethod(
      property: "inputView", "The view that takes the place of the keyboard's keys while it is first responder, or nil."
    ) { (responder: UIResponder) in responder.inputView }
    public static let inputAccessoryView = OverridableMethod(
      property: "inputAccessoryView", "The view that stands on the keyboard while it is first responder, or nil."
    ) { (responder: UIResponder) in responder.inputAccessoryView }
    public static let insertText = OverridableMethod(
      "insertText", "Puts text in the place of the selection, as a key does. A responder with this method gets the keyboard.", "text"
    ) { (responder: UIResponder, text: String) in
      if let input = responder as? any UIKeyInput { input.insertText(text) }
    }
    public static let deleteBackward = OverridableMethod(
      "deleteBackward", "Takes the selection away, or the character before the caret."
    ) { (responder: UIResponder) in
      if let input = responder as? any UIKeyInput { input.deleteBackward() }
    }

    public static let motionBegan = OverridableMethod(
      "motionBegan", "The device is being shaken. The default hands it to the next responder.", "motion", "event"
    ) { (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionBegan(motion, with: event) }
    public static let motionEnded = OverridableMethod("motionEnded", "The shaking is over.", "motion", "event") {
      (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionEnded(motion, with: event)
    }
    public static let motionCancelled = OverridableMethod(
      "motionCancelled", "The shaking went on too long or was interrupted.", "motion", "event"
    ) { (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionCancelled(motion, with: event) }
    public static let remoteControlReceived = OverridableMethod(
      "remoteControlReceived", "A button of a headset was pressed: event.subtype. The default hands it to the next responder.", "event"
    ) { (responder: UIResponder, event: UIEvent?) in responder.remoteControlReceived(with: event) }

    public static let canPerformAction = OverridableMethod(
      "canPerformAction", "Whether it or one after it in the chain has a method for an action; an override may decline.", "action", "sender"
    ) { (responder: UIResponder, action: String, sender: ActionSender) in responder.canPerformAction(action, withSender: sender.object) }
    public static let targetForAction = OverridableMethod(
      "targetForAction", "Who gets an action that is sent without a target, or nil; an override may name somebody else.", "action", "sender"
    ) { (responder: UIResponder, action: String, sender: ActionSender) in
      responder.target(forAction: action, withSender: sender.object)
    }
  }
}

extension UITouch.Phase {
  /// What a responder hears of it; nothing of a finger that rests.
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
