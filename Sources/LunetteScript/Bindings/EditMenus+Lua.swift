import Foundation
import Lua
import LunetteKit

extension UIEditMenuConfiguration: LuaObject {}
extension UIKeyCommand.Modifiers: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIKeyCommand.Modifiers)] {
    [
      ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command), ("numericPad", .numericPad),
    ]
  }
}

/// Edit menus of views, and commands of keys. Source: docs/rules/lists.md 4
extension Registry {
  static func editMenus(_ r: RegistryBuilder) {
    keyCommands(r)
    r.type(
      UIEditMenuConfiguration.self, "UIEditMenuConfiguration", doc: "What an edit menu is shown for: UIEditMenuConfiguration { sourcePoint = { 20, 30 } }."
    ) { c in
      c.constructor { a in
        UIEditMenuConfiguration(
          identifier: try a.take("identifier", as: String.self, "A name."),
          sourcePoint: try a.take("sourcePoint", as: CGPoint.self, "The place that it stands at, in the interaction's view.", unit: .points) ?? .zero)
      }
      c.property("identifier", "Its name, or nil.", get: { $0.identifier })
      c.property("sourcePoint", "The place that it stands at.", unit: .points, get: { $0.sourcePoint })
    }
    r.type(
      UIEditMenuInteraction.self, "UIEditMenuInteraction", inherits: "UIInteraction",
      doc: "Shows a row of actions at a place of its view: UIEditMenuInteraction(delegate). The delegate, which may be nil, may have menuFor(interaction, "
        + "configuration, suggestedActions), targetRectFor(interaction, configuration), willPresentMenuFor and willDismissMenuFor(interaction, "
        + "configuration, animator)."
    ) { c in
      c.constructor(args: "delegate?") { r in
        let interaction = UIEditMenuInteraction()
        interaction.suggest = { title, action in
          let command = UICommand(title: title, action: action)
          command.sendsUpTheChain()
          return command
        }
        guard let delegate: LuaReference = try r.next() as LuaReference? else { return interaction }
        interaction.menu = { interaction, configuration, suggested in
          MenuDelegate.function("menuFor", of: delegate)?
            .answer(list: [delegate, interaction, configuration, suggested], as: UIMenu?.self, named: "menuFor") ?? nil
        }
        interaction.targetRect = { interaction, configuration in
          MenuDelegate.function("targetRectFor", of: delegate)?
            .answer(list: [delegate, interaction, configuration], as: CGRect?.self, named: "targetRectFor") ?? nil
        }
        interaction.hear = { interaction, event, configuration, animator in
          MenuDelegate.function(event == .willPresent ? "willPresentMenuFor" : "willDismissMenuFor", of: delegate)?
            .call(list: [delegate, interaction, configuration, animator])
        }
        return interaction
      }
      c.method("presentEditMenu", "Shows the menu; a table { sourcePoint = } will do.", args: "configuration") {
        (interaction: UIEditMenuInteraction, configuration: EditMenuPlace) in interaction.presentEditMenu(with: configuration.configuration)
      }
      c.method("dismissMenu", "Takes the menu away.", UIEditMenuInteraction.dismissMenu)
      c.method("reloadVisibleMenu", "Asks for the menu once more while it is shown.", UIEditMenuInteraction.reloadVisibleMenu)
    }
  }

  private static func keyCommands(_ r: RegistryBuilder) {
    r.type(
      UIKeyCommand.self, "UIKeyCommand", inherits: "UICommand",
      doc: "A key of a keyboard and the action that it sends: UIKeyCommand { input = \"s\", modifierFlags = \"command\", action = \"save\" }. app:keyCommand "
        + "presses it."
    ) { c in
      c.state("keys") { ($0.input, $0.modifierFlags) }
      c.constructor { a in
        guard let action = try a.take("action", as: String.self, "The name of the method.") else {
          throw LuaMismatch(wanted: "action = the name of a method", got: "no action")
        }
        guard let input = try a.take("input", as: String.self, "What the key types, or one of UIKeyCommand.inputEscape and the others."), !input.isEmpty else {
          throw LuaMismatch(wanted: "input = what the key types, such as \"s\"", got: "none")
        }
        let command = UIKeyCommand(
          title: try a.take("title", as: String.self) ?? "", image: try a.take("image", as: ScriptImage?.self)??.image, action: action, input: input,
          modifierFlags: try a.take("modifierFlags", as: UIKeyCommand.Modifiers.self, "The keys that are held: command, shift, alternate, control.") ?? [])
        command.sendsUpTheChain()
        return command
      }
      c.describe { command in " \"\(command.input)\"" }
      c.property("input", "What the key types.", get: { $0.input })
      c.property("modifierFlags", "The keys that are held.", get: { $0.modifierFlags })
      c.property("discoverabilityTitle", "What the user reads in the list of commands, or nil.", \.discoverabilityTitle)
      for (name, input) in UIKeyCommand.specialInputs { c.value(name, "The input of a key that types nothing.") { input } }
    }
  }

  /// What responders have.
  static func responderKeys(_ c: ClassBuilder<UIResponder>) {
    c.overridable(UIResponder.KeyMethods.keyCommands)
    c.overridable(UIResponder.KeyMethods.validate)
    c.method("addKeyCommand", "Adds a key to keyCommands.", "command", UIResponder.addKeyCommand(_:))
    c.method("removeKeyCommand", "Takes a key away from keyCommands.", "command", UIResponder.removeKeyCommand(_:))
  }
}

extension UICommand {
  /// Its action goes to whoever in the chain of responders has it.
  func sendsUpTheChain() {
    send = { command in _ = ScriptAction.sendAlongChain(LuaName(command.action), command, nil) }
    target = { command in
      ScriptAction.start(command).flatMap { UIResponder.Overridable.targetForAction($0, command.action, ActionSender(command)) }
    }
  }
}

/// A `UIEditMenuConfiguration`, or a table with its values.
private struct EditMenuPlace: LuaReadable {
  let configuration: UIEditMenuConfiguration
  static var luaTypeName: String { "a UIEditMenuConfiguration or { sourcePoint = }" }
  static var luaType: LuaType { .either([UIEditMenuConfiguration.luaType, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> EditMenuPlace {
    if let known = try? UIEditMenuConfiguration.read(stack, at: index) { return EditMenuPlace(configuration: known) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    stack.reserve(2)
    stack.pushRawField("sourcePoint", of: index)
    defer { stack.pop() }
    return EditMenuPlace(configuration: UIEditMenuConfiguration(sourcePoint: try CGPoint.read(stack, at: -1)))
  }
}
