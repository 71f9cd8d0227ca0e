import Lua
import LunetteKit

/// What a control calls at an event, as the values that the script gave. A class of the script's may override `sendAction`, and then hears
/// of each action before it runs. Source: Apple, UIControl.sendAction
struct ControlAction {
  private let action: ScriptAction
  /// The function, or the method's name.
  private let what: LuaReference
  private let target: LuaReference?

  /// Reads `fn`, or `target, "name"`, where the target may be nil.
  init(_ arguments: LuaArguments) throws(LuaMismatch) {
    action = try ScriptAction(arguments)
    var rest = arguments
    let first = try rest.take(LuaReference?.self)
    if arguments.count > 1 {
      (what, target) = (try rest.take(LuaReference.self), first)
    } else {
      guard let first else { throw LuaMismatch(wanted: "a function", got: "nil", hint: nil) }
      (what, target) = (first, nil)
    }
  }

  func send(from control: UIControl, _ event: UIEvent?) {
    if control.overrides == nil { action.send(control, event) } else { Self.sendAction(control, what, target, event) }
  }

  static let sendAction = OverridableMethod(
    "sendAction",
    "Runs an action of an event: a function, or the name of a target's method; with target nil whoever in the responder chain has it.",
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
      } else {
        ScriptAction.function(Callback(try LuaFunction.read(stack, at: -1))).send(control, event)
      }
    } catch {
      Simulation.current.recordFault(error)
    }
  }
}
