import Foundation
import Lua
import LunetteKit

extension UIMenu.ElementSize: LuaEnum {}
extension UIMenu.Options: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIMenu.Options)] {
    [
      ("displayInline", .displayInline), ("destructive", .destructive), ("singleSelection", .singleSelection), ("displayAsPalette", .displayAsPalette),
    ]
  }
}
extension UIContextMenuConfiguration: LuaObject, CallValue {}
extension UIInteraction: LuaObject {}
extension ContextMenuAnimator: LuaObject, CallValue { public static var luaName: String { "UIContextMenuInteractionAnimating" } }

/// Menus of controls, and context menus. Source: docs/rules/lists.md 3
extension Registry {
  static func menus(_ r: RegistryBuilder) {
    r.type(
      UIMenu.self, "UIMenu", inherits: "UIMenuElement", doc: "A list of actions and further menus: UIMenu { title = \"Edit\", children = { copy, delete } }."
    ) { c in
      c.state("identifier") { $0.identifier }
      c.state("options") { $0.options }
      c.state("children") { $0.children }
      c.constructor { a in
        let menu = UIMenu(
          title: try a.take("title", as: String.self) ?? "", image: try a.take("image", as: ScriptImage?.self)??.image,
          identifier: try a.take("identifier", as: String.self, "A name."),
          options: try a.take("options", as: UIMenu.Options.self, "Some of displayInline, destructive, singleSelection, displayAsPalette.") ?? [],
          preferredElementSize: try a.take("preferredElementSize", as: UIMenu.ElementSize.self, "small: four in a row; medium: three.") ?? .automatic,
          children: try a.take("children", as: [UIMenuElement].self, "The elements, in order.") ?? [])
        return menu
      }
      c.describe { menu in menu.title.isEmpty ? "" : " \"\(menu.title)\"" }
      c.property("identifier", "Its name, or nil.", get: { $0.identifier })
      c.property("options", "How it is shown.", get: \.options)
      c.property("preferredElementSize", "How large its elements are.", get: \.preferredElementSize)
      c.property("children", "The elements, in order.", get: { $0.children })
      c.property("selectedElements", "The elements that are on, those of inline groups included.", get: { $0.selectedElements })
      c.method("replacingChildren", "A menu that is the same but for its elements.", "children", UIMenu.replacingChildren(_:))
    }
    r.type(
      UIDeferredMenuElement.self, "UIDeferredMenuElement", inherits: "UIMenuElement",
      doc: "Elements that are made when the menu is opened: UIDeferredMenuElement(function(completion) completion { action } end)."
    ) { c in
      c.constructor(args: "provider") { r in deferred(try r.next(), isCached: true) }
      c.function("uncached", "The same, asked each time the menu is opened.", args: "provider") { (provider: LuaFunction) in
        deferred(provider, isCached: false)
      }
      c.calls(with: ["completion": .callback(["elements": [UIMenuElement].luaType])])
    }
    r.type(
      UICommand.self, "UICommand", inherits: "UIMenuElement",
      doc: "An element whose action goes to the first responder that has a method of its name: UICommand { title = \"Save\", action = \"save\" }."
    ) { c in
      c.state("action") { $0.action }
      c.constructor { a in
        guard let action = try a.take("action", as: String.self, "The name of the method.") else {
          throw LuaMismatch(wanted: "action = the name of a method", got: "no action")
        }
        let command = UICommand(title: try a.take("title", as: String.self) ?? "", image: try a.take("image", as: ScriptImage?.self)??.image, action: action)
        command.sendsUpTheChain()
        return command
      }
      c.property("action", "The name of the method.", get: \.action)
      c.property("attributes", "Some of disabled, destructive, hidden.", \.attributes)
      c.property("state", "off, on or mixed.", \.state)
    }
    contextMenus(r)
  }

  private static func deferred(_ provider: LuaFunction, isCached: Bool) -> UIDeferredMenuElement {
    let callback = Callback(provider)
    let element = UIDeferredMenuElement(isCached: isCached) { completion in
      callback.call(OnceHandler { stack in completion(try [UIMenuElement].read(stack, at: 1)) })
    }
    element.cause = callback
    return element
  }

  /// What controls have.
  static func controlMenus(_ c: ClassBuilder<UIControl>) {
    c.property("menu", "The menu that a finger opens by resting, or by landing if showsMenuAsPrimaryAction is true; nil for none.", \.menu)
    c.property("showsMenuAsPrimaryAction", "Whether the menu opens when a finger lands.", \.showsMenuAsPrimaryAction)
    c.property(
      "changesSelectionAsPrimaryAction", "Whether the control's title is that of the element that is on, in a menu with singleSelection.",
      \.changesSelectionAsPrimaryAction)
  }

  private static func previewProvider(_ function: Callback) -> () -> ContextMenuPreview? {
    {
      guard let answer = function.answer(list: [], as: UIViewController?.self, named: "previewProvider"), let controller = answer else { return nil }
      return ContextMenuPreview(view: controller.view, size: UIViewController.Overridable.preferredContentSize(controller), controller: controller)
    }
  }

  private static func contextMenus(_ r: RegistryBuilder) {
    r.type(UIContextMenuConfiguration.self, "UIContextMenuConfiguration", doc: "What a context menu shows.") { c in
      c.constructor { a in
        let identifier = try a.take("identifier", as: LuaReference.self, "Whatever tells it from others: a name, an index path.")
        let preview = try a.take(
          "previewProvider", as: LuaFunction.self,
          "Called as the menu opens; returns the UIViewController whose view is shown in place of the view, in its preferredContentSize, or nil."
        ).map(Callback.init)
        let provider = try a.take(
          "actionProvider", as: LuaFunction.self, "Called as actionProvider(suggestedActions); it returns a UIMenu.",
          calledWith: ["suggestedActions": [UIMenuElement].luaType]
        ).map(Callback.init)
        let configuration = UIContextMenuConfiguration(identifier: identifier, previewProvider: preview.map(previewProvider)) {
          provider?.answer(list: [[UIMenuElement]()], as: UIMenu?.self, named: "actionProvider") ?? nil
        }
        configuration.cause = [preview, provider]
        return configuration
      }
      c.property("identifier", "What it was given to be told by, or nil.", get: { $0.identifier as? LuaReference })
    }
    r.type(
      ContextMenuAnimator.self, "UIContextMenuInteractionAnimating", doc: "What is done while a context menu comes or goes."
    ) { c in
      c.property(
        "previewViewController", "The controller that previewProvider has made, or nil.", get: { $0.previewed as? UIViewController })
      c.method("addAnimations", "Calls a function inside the animation.", args: "animations") { (animator: ContextMenuAnimator, body: LuaFunction) in
        let callback = Callback.once(body)
        animator.addAnimations { callback.call() }
      }
      c.method("addCompletion", "Calls a function after the animation.", args: "completion") { (animator: ContextMenuAnimator, body: LuaFunction) in
        let callback = Callback.once(body)
        animator.addCompletion { callback.call() }
      }
    }
    r.type(
      UIInteraction.self, "UIInteraction", doc: "What a view does besides its recognizers: view:addInteraction(interaction)."
    ) { c in c.property("view", "The view that it was added to, or nil.", get: { $0.view }) }
    r.type(
      UIContextMenuInteraction.self, "UIContextMenuInteraction", inherits: "UIInteraction",
      doc: "A context menu for a view: view:addInteraction(UIContextMenuInteraction(delegate)). The delegate has configurationForMenuAtLocation(interaction, "
        + "location), and may have willDisplayMenuFor, willEndFor and willPerformPreviewActionForMenuWith(interaction, configuration, animator)."
    ) { c in
      c.constructor(args: "delegate") { r in
        let delegate: LuaReference = try r.next()
        let interaction = UIContextMenuInteraction()
        interaction.configuration = { interaction, point in
          MenuDelegate.function("configurationForMenuAtLocation", of: delegate)?
            .answer(list: [delegate, interaction, point], as: UIContextMenuConfiguration?.self, named: "configurationForMenuAtLocation") ?? nil
        }
        interaction.hear = { interaction, event, configuration, animator in
          MenuDelegate.function(event.methodName, of: delegate)?.call(list: [delegate, interaction, configuration, animator])
        }
        return interaction
      }
      c.method("location", "Where the finger is in a view.", args: "view") { (interaction: UIContextMenuInteraction, view: UIView?) in
        interaction.location(in: view)
      }
      c.measured(in: .points)
      c.method("dismissMenu", "Closes the menu.", UIContextMenuInteraction.dismissMenu)
      c.method("updateVisibleMenu", "Shows another menu in place of the open one: update(menu) gets it and returns a UIMenu.", args: "update") {
        (interaction: UIContextMenuInteraction, update: LuaFunction) in
        let callback = Callback(update)
        interaction.updateVisibleMenu { callback.answer(list: [$0], as: UIMenu.self, named: "update") }
      }
      c.calls(with: ["menu": UIMenu.luaType])
    }
  }

  /// What views have.
  static func viewInteractions(_ c: ClassBuilder<UIView>) {
    c.method("addInteraction", "Adds a context menu, or another interaction, to the view.", "interaction", UIView.addInteraction(_:))
    c.method("removeInteraction", "Takes an interaction away.", "interaction", UIView.removeInteraction(_:))
    c.property("interactions", "The interactions that were added.", get: { $0.interactionsToRead })
    largeContent(c)
  }
}

extension UIContextMenuInteraction.Event {
  fileprivate var methodName: String {
    switch self {
    case .willDisplay: "willDisplayMenuFor"
    case .willEnd: "willEndFor"
    case .willPerformPreview: "willPerformPreviewActionForMenuWith"
    }
  }
}

/// Methods of a script's table that no protocol declares.
enum MenuDelegate {
  static func function(_ name: String, of delegate: LuaReference) -> Callback? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    guard stack.pushMethod(LuaName(name), of: delegate) else { return nil }
    defer { stack.pop(2) }
    return (try? LuaFunction.read(stack, at: -1)).map(Callback.init)
  }
}
