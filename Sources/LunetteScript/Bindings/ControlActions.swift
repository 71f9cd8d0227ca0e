import Lua
import LunetteKit

/// What a control calls at an event. A class of the script's may override `sendAction`, and then hears of each action before it runs.
/// Source: Apple, UIControl.sendAction
enum ControlAction {
  /// The values of the script are looked up for the call: only the action holds them, so that a closed app lets go of them.
  static func send(_ action: ScriptAction, from control: UIControl, _ event: UIEvent?) {
    guard control.overrides != nil else { return action.send(control, event) }
    switch action {
    case .function(let callback): sendAction(control, callback.function.reference, nil, event)
    case .method(let target, let name): sendAction(control, reference(to: name), target.script, event)
    case .chain(let name): sendAction(control, reference(to: name), nil, event)
    }
  }

  /// Adds an action of UIKit's; a class of the script's that overrides `sendAction` hears of it, too.
  static func add(_ action: UIAction, to control: UIControl, _ events: UIControl.Event) {
    control.addAction(action, for: events) { action, control, event in
      guard control.overrides != nil else { return action.perform(sender: control) }
      sendAction(control, ScriptContext.current.reference(to: action), nil, event)
    }
  }

  private static func reference(to name: LuaName) -> LuaReference {
    let stack = ScriptContext.current.state.stack
    stack.reserve(1)
    stack.push(name.text)
    return LuaReference(popping: stack)
  }

  static let sendAction = OverridableMethod(
    "sendAction",
    "Runs an action of an event: a function, a UIAction, or the name of a target's method; with target nil whoever in the responder chain has it.",
    "action", "target?", "event?"
  ) { (control: UIControl, action: LuaReference, target: LuaReference?, event: UIEvent?) in
    do {
      let stack = ScriptContext.current.state.stack
      stack.reserve(2)
      action.push(on: stack)
      defer { stack.pop() }
      if let name = stack.text(at: -1).map({ LuaName($0) }) {
        let action = target.map { ScriptAction.method(ScriptDelegate($0), name) } ?? .chain(name)
        action.send(control, event)
      } else if let action = try? UIAction.read(stack, at: -1) {
        control.sendAction(action)
      } else {
        ScriptAction.function(Callback(try LuaFunction.read(stack, at: -1))).send(control, event)
      }
    } catch {
      ScriptContext.simulation.recordFault(error)
    }
  }
}
