import Foundation
import Lua
import LunetteKit

extension Registry {
  static func application(_ r: RegistryBuilder) {
    r.type(ScriptContentSizeCategory.self, "UIContentSizeCategory", doc: "How large the user wants text.") { c in
      c.value("didChangeNotification", "The notification that the user has chosen another size; userInfo has it as newValue.") {
        UIContentSizeCategory.didChangeNotification.rawValue
      }
    }
    r.type(UIScreen.self, "UIScreen", doc: "The simulated display.") { c in
      c.value("main", "The screen of the running app.") { UIScreen.main }
      c.property("bounds", "As the interface stands. Points.", \.bounds)
      c.property("scale", "Pixels per point.", \.scale)
      c.property("nativeScale", "The same.", get: { $0.scale })
      c.property("nativeBounds", "Upright, however it is held. Pixels.", get: { $0.nativeBounds })
      c.property("applicationFrame", "Without the status bar. Points.", get: { $0.applicationFrame })
      c.property("traitCollection", "Size classes of the whole screen.", get: { $0.traitCollection })
    }
    r.type(UIDevice.self, "UIDevice", doc: "The simulated device, and how it is held.") { c in
      c.value("current", "The one that the app runs on.") { UIDevice.current }
      c.value("orientationDidChangeNotification", "The notification that it is held another way.") {
        UIDevice.orientationDidChangeNotification.rawValue
      }
      c.property("orientation", "How it is held.", \.orientation)
      c.property("userInterfaceIdiom", "Whether it is a phone or a pad.", \.userInterfaceIdiom)
      c.method("beginGeneratingDeviceOrientationNotifications", "Kept: the notification always comes. Calls nest.") {
        (device: UIDevice) in device.orientationListeners += 1
      }
      c.method("endGeneratingDeviceOrientationNotifications", "Takes one such call back.") {
        (device: UIDevice) in device.orientationListeners = max(0, device.orientationListeners - 1)
      }
      c.property(
        "isGeneratingDeviceOrientationNotifications", "Whether more begins than ends were called.", get: { $0.orientationListeners > 0 })
      c.property("model", "iPhone or iPad.", get: { $0.userInterfaceIdiom == .pad ? "iPad" : "iPhone" })
      c.property("name", "What the user calls it; the name of the device here.", get: { _ in UIScreen.main.device.name })
      c.property("systemName", "iOS.", get: { _ in UIDevice.systemName })
      c.property("systemVersion", "Of the classic profile.", get: { _ in UIDevice.systemVersion })
    }
    r.type(UIApplication.self, "UIApplication", inherits: "UIResponder", doc: "The running app.") { c in
      c.constructor { _ in
        guard ScriptContext.current.isMakingApplication else { throw SecondApplication() }
        return UIApplication()
      }
      c.value("shared", "The running app.") { UIApplication.shared }
      c.overridable(UIApplication.Overridable.sendEvent)
      c.property("delegate", "The plugin's table.", get: { _ in ScriptContext.current.currentApp?.delegate })
      c.property("windows", "All of them: hidden ones, then the others in the order in which they came to the front.", \.windows)
      for (name, doc, value) in UIApplication.notifications { c.value(name, "The notification: \(doc)") { value.rawValue } }
      c.property("userInterfaceLayoutDirection", "In which the user reads.", get: { _ in UIUserInterfaceLayoutDirection.leftToRight })
      c.property("keyWindow", "The window that has the keyboard.", \.keyWindow)
      c.property("applicationState", "Whether it is in front, on its way, or not seen.", get: { $0.applicationState })
      c.property("preferredContentSizeCategory", "How large the user wants text.", get: { $0.preferredContentSizeCategory })
      c.property(
        "statusBarOrientation", "Which way the interface stands: landscape left on a device turned to its landscape right.",
        get: { _ in UIScreen.main.interfaceOrientation })
      c.property("isStatusBarHidden", "Whether there is no status bar now.", get: { $0.simulation.isStatusBarHidden })
      c.property("statusBarStyle", "default or lightContent, as the controller in front says.", get: { $0.simulation.statusBarStyle })
      c.property(
        "statusBarFrame", "Where it stands; empty without one. Points.",
        get: { CGRect(x: 0, y: 0, width: $0.simulation.screen.statusBarHeight > 0 ? $0.simulation.screen.bounds.width : 0, height: $0.simulation.screen.statusBarHeight) })
      c.property("isIdleTimerDisabled", "Kept: nothing goes to sleep.", \.isIdleTimerDisabled)
      c.property("isIgnoringInteractionEvents", "Whether fingers that land now are shut out.", get: { $0.isIgnoringInteractionEvents })
      c.method("beginIgnoringInteractionEvents", "Fingers that land from now on are shut out. Calls nest.") {
        (app: UIApplication) in app.beginIgnoringInteractionEvents()
      }
      c.method("endIgnoringInteractionEvents", "Takes one such call back.") { (app: UIApplication) in app.endIgnoringInteractionEvents() }
      c.method("canOpenURL", "Whether there is an app for an address; the scenario says: app:answerURLs.", args: "url") {
        (app: UIApplication, url: String) in app.canOpen(url)
      }
      c.method("open", "Hands an address to the app for it; completion(opened).", args: "url", "completion") {
        (app: UIApplication, url: String, completion: LuaFunction?) -> Bool in
        let callback = completion.map(Callback.init)
        return app.open(url) { callback?.call($0) }
      }
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
      c.overridable(UIWindow.Overridable.sendEvent)
      c.overridable(UIWindow.Overridable.becomeKey)
      c.overridable(UIWindow.Overridable.resignKey)
      c.value("Level", "The levels of UIKit: normal, statusBar, alert.") {
        Dictionary(uniqueKeysWithValues: UIWindow.Level.allCases.map { ("\($0)", $0.rawValue) })
      }
      c.property(
        "rootViewController", "The controller whose view fills it.", \.rootViewController)
      c.property("windowLevel", "Windows of a higher level stand in front.", \.windowLevel)
      c.property("isKeyWindow", "Whether it has the keyboard.", \.isKeyWindow)
      c.property("firstResponder", "Who gets the keyboard.", \.firstResponder)
      for (name, doc, value) in UIWindow.notifications { c.value(name, "The notification: \(doc)") { value.rawValue } }
      c.method("makeKeyAndVisible", "Shows it in front and gives it the keyboard.") { (w: UIWindow) in w.makeKeyAndVisible() }
      c.method("makeKey", "Gives it the keyboard.") { (w: UIWindow) in w.makeKey() }
    }
  }
}

extension UIApplication.State: LuaEnum {}

/// Has only static values; scripts make no objects of it.
final class ScriptContentSizeCategory: LuaObject { static let luaName = "UIContentSizeCategory" }

/// Source: Apple, UIKit's exception for a second UIApplication
private struct SecondApplication: Error, CustomStringConvertible {
  var description: String {
    "There can only be one UIApplication instance.; a launch makes it: give the plugin principalClass = YourApplication"
  }
}
