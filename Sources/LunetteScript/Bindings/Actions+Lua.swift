import Foundation
import Lua
import LunetteKit

extension UIMenuElement: LuaObject {}
extension UIMenuElement.State: LuaEnum {}
extension UIMenuElement.Attributes: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIMenuElement.Attributes)] {
    [("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden), ("keepsMenuPresented", .keepsMenuPresented)]
  }
}

extension Registry {
  static func actions(_ r: RegistryBuilder) {
    r.type(UIMenuElement.self, "UIMenuElement", doc: "What a menu is made of.") { c in
      c.property("title", "The text; \"\" by default.", \.title)
      c.property("subtitle", "A second text below it in a menu, or nil.", \.subtitle)
      c.property("image", "The image, or nil.", get: { $0.image.map(ScriptImage.init) }, set: { $0.image = $1?.image })
    }
    r.type(
      UIAction.self, "UIAction", inherits: "UIMenuElement",
      doc: "A title, an image and a function for controls: UIAction { title = \"Save\", handler = function(action) end }."
    ) { c in
      c.constructor { a in
        let handler = try a.take(
          "handler", as: LuaFunction.self, "Called as handler(action); action.sender is the control or the item.", calledWith: ["action": UIAction.luaType]
        ).map(Callback.init)
        let action = UIAction(
          title: try a.take("title", as: String.self) ?? "", image: try a.take("image", as: ScriptImage?.self)??.image,
          identifier: try a.take("identifier", as: String.self)
        ) { action in handler?.call(action) }
        action.cause = handler
        return action
      }
      c.describe { action in action.title.isEmpty ? "" : " \"\(action.title)\"" }
      c.property("attributes", "In a menu: some of disabled, destructive, hidden, keepsMenuPresented.", \.attributes)
      c.property("state", "In a menu: off, on or mixed.", \.state)
      c.property(
        "identifier", "A name: of the actions of a control with the same identifier only the last one added counts. Nil if none was given.",
        get: { $0.identifier })
      c.property(
        "sender", "The control or the bar button item whose action runs now, or nil.",
        get: { action in (action.sender as? any LuaObject).map(AnyObjectArgument.init) })
      c.property("discoverabilityTitle", "Kept only; it has no effect.", \.discoverabilityTitle)
      c.method("performWithSender", "Calls the handler, with action.sender as given. The target is of no concern.", args: "sender", "target") {
        (action: UIAction, sender: UIResponder?, _: LuaArguments) in action.perform(sender: sender)
      }
    }
  }

  static func controlActions(_ c: ClassBuilder<UIControl>) {
    c.method("performPrimaryAction", "Calls the actions of primaryActionTriggered, as a tap would; nothing while the control is disabled.") {
      (control: UIControl) in if control.isEnabled { control.sendActions(for: .primaryActionTriggered) }
    }
    c.method(
      "addAction", "Runs an action at these events. It takes the place of an action with the same identifier.", args: "action", "events"
    ) { (control: UIControl, action: UIAction, events: UIControl.Event) in ControlAction.add(action, to: control, events) }
    c.method("removeAction", "Removes an action from events: the action, or its identifier.", args: "action", "events") {
      (control: UIControl, action: ActionOrName, events: UIControl.Event) in
      switch action {
      case .action(let action): control.removeAction(action, for: events)
      case .name(let name): control.removeAction(identifiedBy: name, for: events)
      }
    }
  }
}

/// An action, or the identifier of one.
private enum ActionOrName: LuaReadable {
  case action(UIAction)
  case name(String)

  static var luaTypeName: String { "a UIAction or the identifier of one" }
  static var luaType: LuaType { .either([UIAction.luaType, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ActionOrName {
    if let name = stack.text(at: index) { return .name(name) }
    do { return .action(try UIAction.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}
