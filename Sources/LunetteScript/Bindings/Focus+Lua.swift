import Foundation
import Lua
import LunetteKit

extension UIFocusSystem: LuaObject {}
extension UIFocusUpdateContext: LuaObject {}
extension UIFocusAnimationCoordinator: LuaObject {}
extension UIFocusHeading: LuaEnum {}

/// The focus of a hardware keyboard. Source: docs/rules/accessibility.md 7
extension Registry {
  static func focus(_ r: RegistryBuilder) {
    r.type(UIFocusSystem.self, "UIFocusSystem", doc: "Who has the focus of a hardware keyboard, which tab and the arrows move.") { c in
      c.property("focusedItem", "The object with the focus, or nil.", get: { $0.focusedItem })
      c.function("focusSystem", "The focus of the window of an object; nil without a hardware keyboard.", args: "environment") {
        (environment: UIResponder) -> UIFocusSystem? in
        let simulation = environment.simulation
        return simulation.keyboard.isHardwareAttached ? simulation.accessibility.focusSystem : nil
      }
      c.value("didUpdateNotification", "The name of the notification that the focus has moved.") { UIFocusSystem.didUpdateNotification.rawValue }
    }
    r.type(UIFocusUpdateContext.self, "UIFocusUpdateContext", doc: "A move of the focus: who had it and who gets it.") { c in
      c.property("previouslyFocusedItem", "The object that had the focus, or nil.", get: { $0.previouslyFocusedItem })
      c.property("nextFocusedItem", "The object that gets the focus, or nil.", get: { $0.nextFocusedItem })
      c.property("previouslyFocusedView", "The view that had the focus, or nil.", get: { $0.previouslyFocusedView })
      c.property("nextFocusedView", "The view that gets the focus, or nil.", get: { $0.nextFocusedView })
      c.property("focusHeading", "The way that the focus goes: next with tab, else an arrow's.", get: { $0.focusHeading })
    }
    r.type(UIFocusAnimationCoordinator.self, "UIFocusAnimationCoordinator", doc: "Runs an app's animations beside a move of the focus.") { c in
      c.method("addCoordinatedAnimations", "Runs animations with the move, and completion after them.", args: "animations", "completion") {
        (coordinator: UIFocusAnimationCoordinator, animations: LuaFunction?, completion: LuaFunction?) in
        coordinator.addCoordinatedAnimations(
          animations.map(Callback.once).map { block in { block.call() } }, completion: completion.map(Callback.once).map { done in { done.call() } })
      }
    }
  }

  static func responderFocus(_ c: ClassBuilder<UIResponder>) {
    c.overridable(UIResponder.Overridable.canBecomeFocused)
    c.overridable(UIResponder.Overridable.shouldUpdateFocus)
    c.overridable(UIResponder.Overridable.didUpdateFocus)
    c.property("isFocused", "Whether the object has the focus of a hardware keyboard.", get: { $0.isFocused })
    c.property(
      "focusGroupIdentifier", "Tab goes through objects with the same name as one group; nil: bars, lists, fields, and what stands in one view.",
      get: { $0.focusGroupIdentifier }, set: { $0.focusGroupIdentifier = $1 })
  }
}
