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

  // MARK: Motion: first responder first, then up the chain. Source: gestures.md 5.3

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.sendMotion("motionBegan", motion, event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.sendMotion("motionEnded", motion, event) }

  final func sendMotion(_ method: StaticString, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    if let overrides, overrides.call(method, on: self, .string("\(motion)"), .object(event)) != nil { return }
    if "\(method)" == "motionBegan" { motionBegan(motion, with: event) } else { motionEnded(motion, with: event) }
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// The window whose first responder this object may be.
  open var responderWindow: UIWindow? { next?.responderWindow }

  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// It was asked to become first responder without a window: a view does so when it comes into one. Source: gestures.md 5.2 (M)
  final var becomesFirstResponderInWindow = false

  /// False unless it can become one, is in a window, and the present first responder resigns.
  /// Source: gestures.md 5.2
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      becomesFirstResponderInWindow = true
      return false
    }
    if window.firstResponder === self { return true }
    guard ask("canBecomeFirstResponder", else: canBecomeFirstResponder) else { return false }
    if let old = window.firstResponder, !old.sendResignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    becomesFirstResponderInWindow = false
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard ask("canResignFirstResponder", else: canResignFirstResponder) else { return false }
    window.firstResponder = nil
    return true
  }

  @discardableResult
  public final func sendBecomeFirstResponder() -> Bool { ask("becomeFirstResponder", else: becomeFirstResponder()) }
  @discardableResult
  public final func sendResignFirstResponder() -> Bool { ask("resignFirstResponder", else: resignFirstResponder()) }

  /// The answer of an override to a question without arguments, else the class's own.
  final func ask(_ method: StaticString, else own: @autoclosure () -> Bool) -> Bool {
    if let overrides, let answer = overrides.call(method, on: self) { return answer.bool ?? own() }
    return own()
  }
}

extension UITouch.Phase {
  var methodName: StaticString {
    switch self {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
