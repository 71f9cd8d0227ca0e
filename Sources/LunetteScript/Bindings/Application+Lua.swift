import Foundation
import Lua
import LunetteKit

extension Registry {
  static func application(_ r: RegistryBuilder) {
    r.type(UIScreen.self, "UIScreen", doc: "The simulated display.") { c in
      c.value("main", "The screen of the running app.") { UIScreen.main }
      c.property("bounds", "As the interface stands. Points.", get: { $0.bounds })
      c.property("scale", "Pixels per point.", get: { $0.scale })
    }
    r.type(UIDevice.self, "UIDevice", doc: "The simulated device, and how it is held.") { c in
      c.value("current", "The one that the app runs on.") { UIDevice.current }
      c.value("orientationDidChangeNotification", "The notification that it is held another way.") {
        UIDevice.orientationDidChangeNotification.rawValue
      }
      c.property("orientation", "How it is held.", get: { $0.orientation })
      c.property("userInterfaceIdiom", "Whether it is a phone or a pad.", get: { $0.userInterfaceIdiom })
    }
    r.type(UIApplication.self, "UIApplication", inherits: "UIResponder", doc: "The running app.") { c in
      c.value("shared", "The running app.") { UIApplication.shared }
      c.property("delegate", "The plugin's table.", get: { _ in ScriptHost.current.currentApp?.delegate })
      c.property("windows", "In the order in which they came to the front.", get: { $0.windows })
      c.property("keyWindow", "The window that has the keyboard.", get: { $0.keyWindow })
      c.property(
        "statusBarOrientation", "Which way the interface stands: landscape left on a device turned to its landscape right.",
        get: { _ in UIScreen.main.interfaceOrientation })
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
}
