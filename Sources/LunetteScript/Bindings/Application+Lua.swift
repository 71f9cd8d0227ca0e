import Foundation
import Lua
import LunetteKit

extension Registry {
  static func application(_ r: RegistryBuilder) {
    r.type(UIScreen.self, "UIScreen", doc: "The simulated display.") { c in
      c.value("main", "The screen of the running app.") { UIScreen.main }
      c.property("bounds", "Points.", get: { $0.bounds })
      c.property("scale", "Pixels per point.", get: { $0.scale })
    }
    r.type(UIApplication.self, "UIApplication", inherits: "UIResponder", doc: "The running app.") { c in
      c.value("shared", "The running app.") { UIApplication.shared }
      c.property("delegate", "The plugin's table.", get: { _ in ScriptHost.current.currentApp?.delegate })
      c.property("windows", "In the order in which they came to the front.", get: { $0.windows })
      c.property("keyWindow", "The window that has the keyboard.", get: { $0.keyWindow })
      c.method(
        "sendAction",
        "Calls a target's method by name; with target nil that of the first in the responder chain who has it. "
          + "Answers whether there was one: sendAction(\"name\", target, sender, event).", args: "name", "target", "sender"
      ) { (app: UIApplication, name: String, target: LuaReference?, rest: LuaArguments) -> Bool in
        var rest = rest
        let sender = try rest.take(UIResponder?.self) ?? app
        let event = try rest.take(UIEvent?.self)
        guard let target else { return ScriptAction.sendAlongChain(LuaName(name), sender, event) }
        let delegate = ScriptDelegate(target)
        guard delegate.has(LuaName(name)) else { return false }
        ScriptAction.method(delegate, LuaName(name)).send(sender, event)
        return true
      }
      c.method("beginReceivingRemoteControlEvents", "From now on the app hears of the buttons of a headset.") {
        (app: UIApplication) in app.beginReceivingRemoteControlEvents()
      }
      c.method("endReceivingRemoteControlEvents", "It hears of them no longer.") { (app: UIApplication) in
        app.endReceivingRemoteControlEvents()
      }
    }
    r.type(UIWindow.self, "UIWindow", inherits: "UIView", doc: "The root of a view tree on the screen; hidden until it is made visible.") {
      c in
      c.constructor { _ in UIWindow() }
      c.property(
        "rootViewController", "The controller whose view fills it.", get: { $0.rootViewController }, set: { $0.rootViewController = $1 })
      c.property("windowLevel", "Windows of a higher level stand in front.", get: { $0.windowLevel }, set: { $0.windowLevel = $1 })
      c.property("isKeyWindow", "Whether it has the keyboard.", get: { $0.isKeyWindow })
      c.property("firstResponder", "Who gets the keyboard.", get: { $0.firstResponder })
      c.method("makeKeyAndVisible", "Shows it in front and gives it the keyboard.") { (w: UIWindow) in w.makeKeyAndVisible() }
      c.method("makeKey", "Gives it the keyboard.") { (w: UIWindow) in w.makeKey() }
    }
  }

  static func layers(_ r: RegistryBuilder) {
    r.type(CALayer.self, "CALayer", doc: "The geometry and looks of a view.") { c in
      c.property("bounds", "Points.", get: { $0.bounds }, set: { $0.bounds = $1 })
      c.property("position", "The place of the anchor point in the superlayer. Points.", get: { $0.position }, set: { $0.position = $1 })
      c.property(
        "anchorPoint", "In fractions of the bounds; moving it moves the frame, not the position.",
        get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 })
      c.property("frame", "Around the transformed bounds. Points.", get: { $0.frame }, set: { $0.frame = $1 })
      c.property(
        "transform", "A CATransform3D as its 16 numbers, m11 to m44, row by row.",
        get: { $0.transform.elements.map(Double.init) },
        set: { layer, numbers in
          guard numbers.count == 16 else {
            throw LuaMismatch(wanted: "a list of 16 numbers (m11 to m44)", got: "a list of \(numbers.count)")
          }
          layer.transform = CATransform3D(numbers.map { CGFloat($0) })
        })
      c.property("zPosition", "Higher layers are drawn in front of their siblings.", get: { $0.zPosition }, set: { $0.zPosition = $1 })
      c.property("opacity", "From 0 to 1.", get: { $0.opacity }, set: { $0.opacity = $1 })
      c.property("backgroundColor", "A colour, or nil for none.", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
      c.property("cornerRadius", "Points.", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
      c.property("borderWidth", "Points.", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
      c.property("borderColor", "A colour.", get: { $0.borderColor }, set: { $0.borderColor = $1 })
      c.property("masksToBounds", "Whether what sticks out is cut off.", get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 })
      c.method("presentation", "What is shown at this moment, while animations run.") { (layer: CALayer) in PresentationLayer(layer) }
      c.method("removeAllAnimations", "Shows the final values at once.") { (layer: CALayer) in layer.removeAllAnimations() }
    }
    r.type(PresentationLayer.self, "CALayerPresentation", doc: "What a layer showed at one moment; nothing in it can be set.") { c in
      c.property("position", "Points.", get: { $0.state.position })
      c.property("bounds", "Points.", get: { $0.state.bounds })
      c.property("frame", "Points.", get: { $0.state.frame(anchor: $0.anchor) })
      c.property("opacity", "From 0 to 1.", get: { $0.state.opacity })
      c.property("backgroundColor", "A colour, or nil.", get: { $0.state.backgroundColor })
      c.property("transform", "16 numbers, m11 to m44.", get: { $0.state.transform.elements.map(Double.init) })
    }
  }
}

/// What `layer:presentation()` answers: the shown values of that moment.
final class PresentationLayer: LuaObject {
  static let luaName = "CALayerPresentation"
  let state: LayerState
  let anchor: CGPoint
  init(_ layer: CALayer) { (state, anchor) = (layer.presentation, layer.anchorPoint) }
}
