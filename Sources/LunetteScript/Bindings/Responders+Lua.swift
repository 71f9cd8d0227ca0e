import Foundation
import Lua
import LunetteKit

extension Registry {
  static func responders(_ r: RegistryBuilder) {
    r.type(UIResponder.self, "UIResponder", doc: "An object that handles events or hands them to the next one.") { c in
      c.constructor { _ in UIResponder() }
      c.property("next", "The next responder in the chain.", get: { $0.next })
      c.property("isFirstResponder", "Whether it gets the keyboard.", get: { $0.isFirstResponder })
      c.property(
        "canBecomeFirstResponder", "Whether it may become first responder; false unless overridden.",
        get: { $0.canBecomeFirstResponder })
      c.property("canResignFirstResponder", "Whether it may stop being first responder.", get: { $0.canResignFirstResponder })
      c.method("becomeFirstResponder", "Asks for the keyboard; answers whether it got it.") { (r: UIResponder) in r.becomeFirstResponder() }
      c.method("resignFirstResponder", "Gives the keyboard up; answers whether it did.") { (r: UIResponder) in r.resignFirstResponder() }
      c.method("touchesBegan", "Fingers landed on it. The default hands them to the next responder.", args: "touches", "event") {
        (r: UIResponder, touches: [UITouch], event: UIEvent?) in r.touchesBegan(Set(touches), with: event)
      }
      c.method("touchesMoved", "Its fingers moved.", args: "touches", "event") {
        (r: UIResponder, touches: [UITouch], event: UIEvent?) in r.touchesMoved(Set(touches), with: event)
      }
      c.method("touchesEnded", "Its fingers lifted.", args: "touches", "event") {
        (r: UIResponder, touches: [UITouch], event: UIEvent?) in r.touchesEnded(Set(touches), with: event)
      }
      c.method("touchesCancelled", "Its fingers were taken away, by a recognizer or by the system.", args: "touches", "event") {
        (r: UIResponder, touches: [UITouch], event: UIEvent?) in r.touchesCancelled(Set(touches), with: event)
      }
      responderEvents(c)
      responderActions(c)
      keyboardNames(c)
    }
  }

  private static func responderEvents(_ c: ClassBuilder<UIResponder>) {
    c.method("motionBegan", "The device is being shaken. The default hands it to the next responder.", args: "motion", "event") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in r.motionBegan(motion, with: event)
    }
    c.method("motionEnded", "The shaking is over.", args: "motion", "event") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in r.motionEnded(motion, with: event)
    }
    c.method("motionCancelled", "The shaking went on too long or was interrupted.", args: "motion", "event") {
      (r: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in r.motionCancelled(motion, with: event)
    }
    c.method(
      "remoteControlReceived", "A button of a headset was pressed: event.subtype. The default hands it to the next responder.",
      args: "event"
    ) { (r: UIResponder, event: UIEvent?) in r.remoteControlReceived(with: event) }
  }

  private static func responderActions(_ c: ClassBuilder<UIResponder>) {
    c.method(
      "canPerformAction", "Whether it or one after it in the chain has a method for an action. May be overridden to decline.",
      args: "action", "sender"
    ) { (r: UIResponder, action: String, sender: UIResponder?) in r.canPerformAction(action, withSender: sender) }
    c.method(
      "targetForAction", "Who gets an action that is sent without a target, or nil. May be overridden to name somebody else.",
      args: "action", "sender"
    ) { (r: UIResponder, action: String, sender: UIResponder?) in r.target(forAction: action, withSender: sender) }
  }
}
