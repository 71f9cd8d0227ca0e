import Foundation
import Lua
import LunetteKit

extension UndoManager: LuaObject {}

extension Registry {
  static func undoManager(_ r: RegistryBuilder) {
    r.type(UndoManager.self, "UndoManager", doc: "Changes that can be undone and redone, in groups: what is registered in one frame is one.") { c in
      c.constructor { _ in UndoManager() }
      for (name, value) in UndoManager.notifications { c.value(name, "The name of a notification.") { value.rawValue } }
      c.method(
        "registerUndo",
        "Keeps what undoes a change: registerUndo(target, function(target) end), or registerUndo(target, \"method\", object). It registers what changes it "
          + "back, which then can be redone.", args: "target", "action"
      ) { (manager: UndoManager, target: LuaReference, rest: LuaArguments) in
        try register(target, rest, with: manager)
      }
      c.property("canUndo", "Whether there is something to undo.", \.canUndo)
      c.property("canRedo", "Whether there is something to redo.", \.canRedo)
      c.property("isUndoing", "Whether undo is running now.", \.isUndoing)
      c.property("isRedoing", "Whether redo is running now.", \.isRedoing)
      c.property("isUndoRegistrationEnabled", "False between disableUndoRegistration and enableUndoRegistration.", \.isUndoRegistrationEnabled)
      c.property("groupsByEvent", "Whether what is registered outside of a group goes into that of the frame; true by default.", \.groupsByEvent)
      c.property("groupingLevel", "How many groups are open.", \.groupingLevel)
      c.property("levelsOfUndo", "Most groups that are kept; 0 for no limit.", \.levelsOfUndo)
      c.property("undoActionName", "The name of what undo would undo, or \"\".", \.undoActionName)
      c.property("redoActionName", "The name of what redo would do again, or \"\".", \.redoActionName)
      c.property("undoMenuItemTitle", "Undo, with that name.", \.undoMenuItemTitle)
      c.property("redoMenuItemTitle", "Redo, with that name.", \.redoMenuItemTitle)
      c.method("undo", "Undoes the last group, or the last edit of a text.", UndoManager.undo)
      c.method("redo", "Does again what was undone last.", UndoManager.redo)
      c.method("undoNestedGroup", "Undoes the last group, also while another one is open.", UndoManager.undoNestedGroup)
      c.method("beginUndoGrouping", "Begins a group.", UndoManager.beginUndoGrouping)
      c.method("endUndoGrouping", "Ends the group that was begun last.", UndoManager.endUndoGrouping)
      c.method("setActionName", "Names the group that is open, or else the last one.", "name", UndoManager.setActionName)
      c.method(
        "disableUndoRegistration", "From now on nothing is registered. Each call needs its own enableUndoRegistration.", UndoManager.disableUndoRegistration)
      c.method("enableUndoRegistration", "Ends the effect of one call of disableUndoRegistration.", UndoManager.enableUndoRegistration)
      c.method("removeAllActions", "Forgets everything, or what was registered for a target.", args: "target") {
        (manager: UndoManager, target: LuaReference?) in
        if let target = target.flatMap(address) { manager.removeAllActions(target: target) } else { manager.removeAllActions() }
      }
    }
  }

  private static func register(_ target: LuaReference, _ rest: LuaArguments, with manager: UndoManager) throws {
    var rest = rest
    let delegate = ScriptDelegate(target)
    if rest.stack.isCallable(at: rest.next) {
      let callback = Callback(try rest.take(LuaFunction.self))
      manager.registerUndo(target: address(of: target), subject: callback) { if !delegate.isGone { callback.call(delegate.script) } }
    } else {
      let (name, object) = (LuaName(try rest.take(String.self)), try rest.take(LuaReference?.self))
      manager.registerUndo(target: address(of: target), subject: delegate) {
        if !delegate.isGone { delegate.notify(name, object.map { [.script($0)] } ?? []) }
      }
    }
  }

  private static func address(of target: LuaReference) -> UnsafeRawPointer? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(1)
    stack.push(target)
    defer { stack.pop() }
    return lua_topointer(stack.raw, -1)
  }
}
