import Foundation
import Lua
@_spi(Lunette) import LunetteKit

extension UISpringLoadedInteractionContext.State: LuaEnum {}
extension UISpringLoadedInteractionContext: LuaObject, CallValue {}

/// What acts while items are held over it. Source: docs/rules/lists.md 5
extension Registry {
  static func springLoading(_ r: RegistryBuilder) {
    r.type(UISpringLoadedInteractionContext.self, "UISpringLoadedInteractionContext", doc: "Items that are held over a view.") { c in
      c.property("state", "possible while they wait, activating as the view flashes, activated when it acts, inactive when they have gone.", get: \.state)
      c.property("targetView", "The view that shows it, or nil.", \.targetView)
      c.property(
        "targetItem", "Whatever you want to keep until the view acts; any value.", get: { $0.targetItem as? LuaReference }, set: { $0.targetItem = $1 })
      c.method("location", "Where the finger is in a view; nil for the window.", args: "view") { (context: UISpringLoadedInteractionContext, view: UIView?) in
        context.location(in: view)
      }
      c.measured(in: .points)
    }
    r.type(
      UISpringLoadedInteraction.self, "UISpringLoadedInteraction", inherits: "UIInteraction",
      doc: "Lets a view act while items are held over it: view:addInteraction(UISpringLoadedInteraction(function(interaction, context) end)). The behavior may "
        + "have shouldAllow and interactionDidFinish, the effect didChangeWith."
    ) { c in
      c.constructor(args: "activationHandler", "interactionBehavior", "interactionEffect") { r in
        let handler = Callback(try r.next() as LuaFunction)
        let (behavior, effect): (LuaReference?, LuaReference?) = (try r.next(), try r.next())
        let interaction = UISpringLoadedInteraction()
        interaction.activation = { handler.call(list: [$0, $1]) }
        if let behavior {
          interaction.allows = { interaction, context in
            guard let function = MenuDelegate.function("shouldAllow", of: behavior) else { return true }
            return function.answer(list: [behavior, interaction, context], as: BooleanAnswer.self, named: "shouldAllow")?.value ?? false
          }
          interaction.didFinish = { MenuDelegate.function("interactionDidFinish", of: behavior)?.call(list: [behavior, $0]) }
        }
        if let effect { interaction.effect = { MenuDelegate.function("didChangeWith", of: effect)?.call(list: [effect, $0, $1]) } }
        return interaction
      }
    }
  }

  /// What controls have that act so.
  static func springLoaded<View: SpringLoadable & LuaObject>(_ c: ClassBuilder<View>) {
    c.property("isSpringLoaded", "Whether it acts while items are held over it.", get: { $0.isSpringLoaded }, set: { $0.isSpringLoaded = $1 })
  }
}
