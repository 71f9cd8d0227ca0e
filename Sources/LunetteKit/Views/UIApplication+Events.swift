import Foundation

/// What comes to the first responder without a touch; where there is none, to the key window. Source: docs/rules/gestures.md 5.3, 5.5,
/// G-246
extension UIApplication {
  /// Who gets it, and whom an action without a target is offered to first.
  public var eventResponder: UIResponder? { keyWindow?.firstResponder ?? keyWindow }

  /// The user shakes the device.
  /// - Parameter isInterrupted: the shaking goes on too long or the system steps in: `motionCancelled` in place of `motionEnded`
  public func shake(isInterrupted: Bool = false) {
    let event = UIEvent(type: .motion, subtype: .motionShake)
    event.timestamp = simulation.time
    eventResponder?.receive(.began, .motionShake, event)
    eventResponder?.receive(isInterrupted ? .cancelled : .ended, .motionShake, event)
  }

  /// Sends an action that a name stands for: to a target, or with none to the first responder (without one, to the sender or the key
  /// window), from where it goes up the chain to whoever has the method. Returns: whether somebody had it. Source: docs/rules/gestures.md
  /// 5.4
  @discardableResult
  public func sendAction(_ action: String, to target: UIResponder?, from sender: UIResponder?, for event: UIEvent?) -> Bool {
    let start = target ?? keyWindow?.firstResponder ?? sender ?? keyWindow
    guard let responder = target ?? start.flatMap({ UIResponder.Overridable.targetForAction($0, action, ActionSender(sender)) }) else { return false }
    return responder.perform(action, sender: sender)
  }

  /// From now on the app hears of the buttons of a headset. Source: Apple, beginReceivingRemoteControlEvents
  public func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
  public func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }

  /// A button of a headset or of the lock screen was pressed. Returns: whether the app receives such events
  @discardableResult
  public func pressRemoteControl(_ button: UIEvent.EventSubtype) -> Bool {
    guard receivesRemoteControlEvents, button.isRemoteControl else { return false }
    let event = UIEvent(type: .remoteControl, subtype: button)
    event.timestamp = simulation.time
    if let responder = eventResponder { UIResponder.Overridable.remoteControlReceived(responder, event) }
    return true
  }

  /// The standard actions that the editing menu of the first responder would show; none without a first responder.
  /// Source: docs/rules/gestures.md 5.5
  public var editingMenuActions: [String] {
    guard let responder = keyWindow?.firstResponder else { return [] }
    return Self.standardEditActions.filter { UIResponder.Overridable.canPerformAction(responder, $0, ActionSender(self)) }
  }

  /// In the order of the menu. Source: Apple, UIResponderStandardEditActions
  public static let standardEditActions = ["cut", "copy", "paste", "select", "selectAll", "delete"]
}
