import Foundation

/// An object that handles events or hands them to the next one.
/// Source: gestures.md 4.1 and 5
open class UIResponder {
  /// The methods of a class made at run time, which go before the class's own; nil for plain objects.
  public var overrides: (any RuntimeOverrides)?

  /// What a host keeps beside this object and for as long: a script's delegate, the actions it added.
  public var companions: [String: AnyObject] = [:]

  public init() {}

  open var next: UIResponder? { nil }

  // MARK: Touches: the default hands them on

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.send(.began, touches, event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.send(.moved, touches, event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.send(.ended, touches, event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.send(.cancelled, touches, event) }

  final func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if let overrides, overrides.call(phase.methodName, on: self, .touches(touches), .object(event)) != nil { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard is for it, and stays on the screen while it is first responder.
  var takesKeys: Bool { false }

  /// The window whose first responder this object may be.
  open var responderWindow: UIWindow? { next?.responderWindow }
  /// The view that stands for it in the view tree: itself, or a controller's.
  var responderView: UIView? { next?.responderView }

  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// False unless it can become one, is in a window, and the present first responder resigns. A view that isn't in a window yet is
  /// asked again when it comes into one. Source: gestures.md 5.2
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      wishesToBecomeFirstResponder = true
      return false
    }
    if window.firstResponder === self { return true }
    guard ask("canBecomeFirstResponder", else: canBecomeFirstResponder) else { return false }
    let keyboard = Simulation.current.keyboard
    if let old = window.firstResponder, !keyboard.handOver({ old.sendResignFirstResponder() }) { return false }
    guard responderWindow === window else {
      keyboard.hide()
      return false
    }
    window.firstResponder = self
    if !takesKeys { keyboard.hide() }
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    wishesToBecomeFirstResponder = false
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard ask("canResignFirstResponder", else: canResignFirstResponder) else { return false }
    window.firstResponder = nil
    return true
  }

  /// Asked to become first responder while it was in no window.
  final var wishesToBecomeFirstResponder = false

  /// It is about to leave its window: it resigns, and if it refuses, it is first responder no longer all the same.
  /// Source: Apple, textFieldShouldEndEditing ("it's possible that editing might still end")
  final func leaveFirstResponder(of window: UIWindow) {
    if sendResignFirstResponder(), window.firstResponder !== self { return }
    guard window.firstResponder === self else { return }
    window.firstResponder = nil
    didLoseFirstResponder()
  }

  /// It is first responder no longer, without having resigned.
  func didLoseFirstResponder() {}

  @discardableResult
  public final func sendBecomeFirstResponder() -> Bool { ask("becomeFirstResponder", else: becomeFirstResponder()) }
  @discardableResult
  public final func sendResignFirstResponder() -> Bool { ask("resignFirstResponder", else: resignFirstResponder()) }

  // MARK: Motion and remote control: the default hands them on. Source: gestures.md 5.3

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.send(.began, motion, event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.send(.ended, motion, event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.send(.cancelled, motion, event) }
  open func remoteControlReceived(with event: UIEvent?) { next?.sendRemoteControl(event) }

  enum MotionPhase { case began, ended, cancelled }

  final func send(_ phase: MotionPhase, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    let method: StaticString = phase == .began ? "motionBegan" : phase == .ended ? "motionEnded" : "motionCancelled"
    if let overrides, overrides.call(method, on: self, .string("\(motion)"), .object(event)) != nil { return }
    switch phase {
    case .began: motionBegan(motion, with: event)
    case .ended: motionEnded(motion, with: event)
    case .cancelled: motionCancelled(motion, with: event)
    }
  }

  final func sendRemoteControl(_ event: UIEvent?) {
    if let overrides, overrides.call("remoteControlReceived", on: self, .object(event)) != nil { return }
    remoteControlReceived(with: event)
  }

  // MARK: Actions by name. Source: gestures.md 5.4, 5.5

  /// Whether it has a method for an action.
  open func responds(to action: String) -> Bool { overrides?.implements(action, on: self) ?? false }

  /// Yes where it has the method, else what the next responder says. Source: Apple, canPerformAction
  open func canPerformAction(_ action: String, withSender sender: AnyObject?) -> Bool {
    responds(to: action) || next?.sendCanPerformAction(action, sender) ?? false
  }

  /// Who gets an action that is sent to nobody in particular: itself where it has the method and doesn't decline, else whom the next
  /// responder names. Source: Apple, target(forAction:withSender:)
  open func target(forAction action: String, withSender sender: AnyObject?) -> UIResponder? {
    responds(to: action) && sendCanPerformAction(action, sender) ? self : next?.sendTarget(forAction: action, sender)
  }

  public final func sendCanPerformAction(_ action: String, _ sender: AnyObject?) -> Bool {
    if let answer = overrides?.call("canPerformAction", on: self, .string(action), .object(sender)) { return answer.bool ?? false }
    return canPerformAction(action, withSender: sender)
  }

  public final func sendTarget(forAction action: String, _ sender: AnyObject?) -> UIResponder? {
    if let answer = overrides?.call("targetForAction", on: self, .string(action), .object(sender)) { return answer.object as? UIResponder }
    return target(forAction: action, withSender: sender)
  }

  /// The answer of an override to a question without arguments, else the class's own.
  final func ask(_ method: StaticString, else own: @autoclosure () -> Bool) -> Bool {
    if let overrides, let answer = overrides.call(method, on: self) { return answer.bool ?? own() }
    return own()
  }
}

extension UITouch.Phase {
  package var methodName: StaticString {
    switch self {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
