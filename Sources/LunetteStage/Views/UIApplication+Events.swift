import Foundation

/// Events without a touch. They go to the first responder; without one, to the key window. Source: docs/rules/gestures.md 5.3, 5.5, G-246
extension UIApplication {
  /// The responder that gets these events, and that is the first to be offered an action without a target.
  public var eventResponder: UIResponder? { keyWindow?.firstResponder ?? keyWindow }

  /// The user shakes the device.
  /// - Parameter isInterrupted: the shaking goes on too long or the system takes over: `motionCancelled` is sent instead of `motionEnded`
  public func shake(isInterrupted: Bool = false) {
    let event = UIEvent(type: .motion, subtype: .motionShake)
    event.timestamp = simulation.time
    eventResponder?.receive(.began, .motionShake, event)
    eventResponder?.receive(isInterrupted ? .cancelled : .ended, .motionShake, event)
  }

  /// Sends an action that is given by its name to a target. Without a target it goes to the first responder, or when there is none to the
  /// sender or the key window, and from there up the responder chain to the first responder that has the method.
  /// - Returns: whether a responder had the method. Source: docs/rules/gestures.md 5.4
  @discardableResult
  public func sendAction(_ action: String, to target: UIResponder?, from sender: UIResponder?, for event: UIEvent?) -> Bool {
    let start = target ?? keyWindow?.firstResponder ?? sender ?? keyWindow
    guard let responder = target ?? start.flatMap({ UIResponder.Overridable.targetForAction($0, action, ActionSender(sender)) }) else { return false }
    return responder.perform(action, sender: sender)
  }

  /// Lets the app receive presses of a headset's buttons. Source: Apple, beginReceivingRemoteControlEvents
  public func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
  public func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

  /// A button of a headset or of the lock screen was pressed. - Returns: whether the app receives such events
  @discardableResult
  public func pressRemoteControl(_ button: UIEvent.EventSubtype) -> Bool {
    guard receivesRemoteControlEvents, button.isRemoteControl else { return false }
    let event = UIEvent(type: .remoteControl, subtype: button)
    event.timestamp = simulation.time
    if let responder = eventResponder { UIResponder.Overridable.remoteControlReceived(responder, event) }
    return true
  }

  /// The standard actions that the edit menu of the first responder would show; none without a first responder.
  /// Source: docs/rules/gestures.md 5.5
  public var editingMenuActions: [String] {
    guard let responder = keyWindow?.firstResponder else { return [] }
    return Self.standardEditActions.filter { UIResponder.Overridable.canPerformAction(responder, $0, ActionSender(self)) }
  }

  /// In the order of the menu. Source: Apple, UIResponderStandardEditActions
  public static let standardEditActions = ["cut", "copy", "paste", "select", "selectAll", "delete"]
}
