import Foundation
import Lua
import LunetteKit

extension Registry {
  static func responders(_ r: RegistryBuilder) {
    r.type(UIResponder.self, "UIResponder", doc: "An object that handles events, or passes them on to the next responder.") { c in
      c.constructor { _ in UIResponder() }
      c.overridable(UIResponder.Overridable.next)
      c.property("isFirstResponder", "Whether this is the first responder, which gets the keyboard's input.", \.isFirstResponder)
      c.overridable(UIResponder.Overridable.canBecomeFirstResponder)
      c.overridable(UIResponder.Overridable.canResignFirstResponder)
      c.overridable(UIResponder.Overridable.becomeFirstResponder)
      c.overridable(UIResponder.Overridable.resignFirstResponder)
      c.overridable(UIResponder.Overridable.inputView)
      c.overridable(UIResponder.Overridable.inputAccessoryView)
      c.overridable(UIResponder.Overridable.insertText)
      c.overridable(UIResponder.Overridable.deleteBackward)
      c.overridable(UIResponder.Overridable.awakeFromNib)
      c.overridable(UIResponder.Overridable.undoManager)
      c.method(
        "reloadInputViews", "Tells that the responder's input views have changed. If it is first responder, the new ones are shown.",
        UIResponder.reloadInputViews)
      c.overridable(UIResponder.Overridable.touchesBegan)
      c.overridable(UIResponder.Overridable.touchesMoved)
      c.overridable(UIResponder.Overridable.touchesEnded)
      c.overridable(UIResponder.Overridable.touchesCancelled)
      responderEvents(c)
      keyCoding(c)
      responderActions(c)
      responderKeys(c)
      responderAccessibility(c)
      responderFocus(c)
      keyboardNames(c)
      observing(c)
      performing(c)
    }
  }

  private static func responderEvents(_ c: ClassBuilder<UIResponder>) {
    c.overridable(UIResponder.Overridable.motionBegan)
    c.overridable(UIResponder.Overridable.motionEnded)
    c.overridable(UIResponder.Overridable.motionCancelled)
    c.overridable(UIResponder.Overridable.remoteControlReceived)
  }

  private static func responderActions(_ c: ClassBuilder<UIResponder>) {
    c.overridable(UIResponder.Overridable.canPerformAction)
    c.overridable(UIResponder.Overridable.targetForAction)
  }
}
