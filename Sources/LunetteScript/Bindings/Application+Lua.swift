import Foundation
import Lua
import LunetteKit

extension Registry {
  static func application(_ r: RegistryBuilder) {
    r.type(ScriptContentSizeCategory.self, "UIContentSizeCategory", doc: "The text size that the user has chosen.") { c in
      c.value(
        "didChangeNotification", "The name of the notification that the user has chosen another text size; it is in userInfo as newValue."
      ) {
        UIContentSizeCategory.didChangeNotification.rawValue
      }
    }
    r.type(UIScreen.self, "UIScreen", doc: "The simulated display.") { c in
      c.ofApp("UIScreen.main", \.reference)
      c.value("main", "The screen on which the app runs.") { UIScreen.main }
      c.property("bounds", "The screen's rectangle in the present orientation.", unit: .points, \.bounds)
      c.property("scale", "The number of pixels for each point.", \.scale)
      c.property("nativeScale", "The same as scale.", get: { $0.scale })
      c.property("nativeBounds", "The screen's rectangle in portrait, however the device is turned.", unit: .pixels, get: { $0.nativeBounds })
      c.property("currentMode", "A table with the size of the screen in pixels: { size = }.", get: { ScreenMode(size: $0.nativeBounds.size) })
      c.property("maximumFramesPerSecond", "The number of frames in a second.", get: { _ in ScreenMode.framesPerSecond })
      c.property("applicationFrame", "The screen's rectangle without the status bar.", unit: .points, get: { $0.applicationFrame })
      c.property("coordinateSpace", "The space of the screen: its bounds.", get: { $0 })
      c.property("isCaptured", "Whether somebody records or mirrors the screen: false.", get: { _ in false })
      c.property("traitCollection", "The size classes and other traits of the whole screen.", get: { $0.traitCollection })
    }
    r.type(UIDevice.self, "UIDevice", doc: "The simulated device.") { c in
      c.ofApp("UIDevice.current", \.reference)
      c.value("current", "The device on which the app runs.") { UIDevice.current }
      c.value("orientationDidChangeNotification", "The name of the notification that the device was turned.") {
        UIDevice.orientationDidChangeNotification.rawValue
      }
      deviceConditions(c)
      c.property("orientation", "How the device is held.", get: \.orientation)
      c.property(
        "identifierForVendor", "What distinguishes this device for the app's maker: a UUID that the seed of the launch determines.",
        get: { _ in ScriptContext.current.companions[ScriptUUID.vendor] })
      c.property("userInterfaceIdiom", "Whether it is a phone or a pad.", \.userInterfaceIdiom)
      c.method(
        "beginGeneratingDeviceOrientationNotifications",
        "Kept only: the notification is always sent. Each call needs its own endGenerating call."
      ) {
        (device: UIDevice) in device.orientationListeners += 1
      }
      c.method("endGeneratingDeviceOrientationNotifications", "Ends the effect of one call of the begin method.") {
        (device: UIDevice) in device.orientationListeners = max(0, device.orientationListeners - 1)
      }
      c.property(
        "isGeneratingDeviceOrientationNotifications", "Whether the begin method was called more often than the end method.",
        get: { $0.orientationListeners > 0 })
      for name in ["model", "localizedModel"] {
        c.property(name, "iPhone or iPad.", get: { $0.userInterfaceIdiom == .pad ? "iPad" : "iPhone" })
      }
      c.property("isMultitaskingSupported", "Whether apps may run in the background: true.", get: { _ in true })
      c.property("name", "The name that the user gave the device; here the device's model name.", get: { _ in UIScreen.main.device.name })
      c.property("systemName", "The name of the system: iOS.", get: { _ in UIDevice.systemName })
      c.property("systemVersion", "The version of the system, such as \"12.4\".", get: { $0.systemVersion })
    }
    r.type(UIApplication.self, "UIApplication", inherits: "UIResponder", doc: "The running app.") { c in
      c.ofApp("UIApplication.shared", \.reference)
      c.constructor { _ in
        guard ScriptContext.current.isMakingApplication else { throw SecondApplication() }
        return UIApplication()
      }
      c.value("shared", "The running app.") { UIApplication.shared }
      c.overridable(UIApplication.Overridable.sendEvent)
      applicationServices(c)
      c.property(
        "delegate", "The app's delegate: the table that the plugin returns.", get: { _ in ScriptContext.current.currentApp?.delegate })
      c.listProperty("windows", "All windows: hidden ones first, then the others from back to front.", of: \.windowPlaces, present: \.window)
      for (name, doc, value) in UIApplication.notifications {
        c.value(name, "The name of a notification: \(doc.prefix(1).lowercased() + doc.dropFirst())") { value.rawValue }
      }
      c.property(
        "userInterfaceLayoutDirection", "The direction in which the user reads: that of the first language.",
        get: { UISemanticContentAttribute.unspecified.direction(in: $0.simulation) })
      c.property("keyWindow", "The window that gets the keyboard's input, or nil.", \.keyWindow)
      c.property("connectedScenes", "A list of the app's one scene.", get: { [$0.windowScene] })
      c.property("openSessions", "A list of the session of the app's one scene.", get: { [$0.windowScene.session] })
      c.property(
        "applicationState", "Whether the app is in front (active), about to come or go (inactive), or in the background.",
        get: { $0.applicationState })
      c.property("preferredContentSizeCategory", "The text size that the user has chosen.", get: { $0.preferredContentSizeCategory })
      c.property(
        "statusBarOrientation", "The orientation of the interface. landscapeLeft belongs to a device that is turned to landscapeRight.",
        get: { _ in UIScreen.main.interfaceOrientation })
      c.property("isStatusBarHidden", "Whether the status bar is hidden now.", get: { $0.simulation.isStatusBarHidden })
      c.property(
        "statusBarStyle", "The colour of the status bar's text, as the controller in front wants it: default is dark.",
        get: { $0.simulation.statusBarStyle })
      c.property(
        "statusBarFrame", "The rectangle of the status bar, empty if it is hidden.", unit: .points,
        get: {
          CGRect(
            x: 0, y: 0, width: $0.simulation.screen.statusBarHeight > 0 ? $0.simulation.screen.bounds.width : 0,
            height: $0.simulation.screen.statusBarHeight)
        })
      c.property("supportsMultipleScenes", "Whether the app may have several scenes: false.", get: { _ in false })
      c.property("supportsAlternateIcons", "Whether the app has icons to choose from: true.", get: { _ in true })
      c.property("alternateIconName", "The icon that was chosen, or nil for the usual one.", get: { $0.alternateIconName })
      c.method("setAlternateIconName", "Chooses an icon, nil for the usual one, and calls completion(error) later, with nil.", args: "name", "completion") {
        (app: UIApplication, name: String?, completion: LuaFunction?) in
        let callback = completion.map(Callback.once)
        app.setAlternateIconName(name) { callback?.call() }
      }
      c.property(
        "isNetworkActivityIndicatorVisible", "Kept only: a status bar shows no work of the network.", \.isNetworkActivityIndicatorVisible)
      c.property("isIdleTimerDisabled", "Kept only: a simulated device never goes to sleep.", \.isIdleTimerDisabled)
      c.property("isIgnoringInteractionEvents", "Whether touches that begin now are ignored.", get: { $0.isIgnoringInteractionEvents })
      c.method(
        "beginIgnoringInteractionEvents", "Ignores touches that begin from now on. Each call needs its own endIgnoringInteractionEvents.",
        UIApplication.beginIgnoringInteractionEvents)
      c.method("endIgnoringInteractionEvents", "Ends the effect of one call of the begin method.", UIApplication.endIgnoringInteractionEvents)
      c.method(
        "canOpenURL", "Whether an app for this address is installed. The scenario decides it, app:answerURLs, but for Settings and web addresses.", args: "url"
      ) {
        (app: UIApplication, url: AddressText) in app.canOpen(url.text)
      }
      c.method(
        "open",
        "Opens an address with the app for it, and calls completion(opened). Returns whether there is such an app. UIKit's options may "
          + "stand before completion.",
        args: "url", "completion"
      ) {
        (app: UIApplication, url: AddressText, rest: LuaArguments) -> Bool in
        var rest = rest
        if rest.stack.isTable(at: rest.next) { rest.next += 1 }
        let callback = try rest.take(LuaFunction?.self).map(Callback.once)
        return app.open(url.text) { callback?.call($0) }
      }
      c.method(
        "sendAction",
        "Calls a target's method by its name: sendAction(\"name\", target, sender, event). With target nil, the first responder in the "
          + "chain that has the method is used. Returns whether there was one.", args: "name", "target", "sender"
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
      c.method(
        "beginReceivingRemoteControlEvents", "From now on the app gets the buttons of a headset (remoteControlReceived).",
        UIApplication.beginReceivingRemoteControlEvents)
      c.method("endReceivingRemoteControlEvents", "The app no longer gets the buttons of a headset.", UIApplication.endReceivingRemoteControlEvents)
    }
    r.type(
      UIWindow.self, "UIWindow", inherits: "UIView",
      doc: "The root of a view tree on the screen. A new window is hidden until makeKeyAndVisible."
    ) {
      c in
      c.constructor { _ in UIWindow() }
      c.overridable(UIWindow.Overridable.sendEvent)
      c.overridable(UIWindow.Overridable.becomeKey)
      c.overridable(UIWindow.Overridable.resignKey)
      c.value("Level", "UIKit's levels by name: normal, statusBar, alert.") {
        Dictionary(uniqueKeysWithValues: UIWindow.Level.allCases.map { ("\($0)", $0.rawValue) })
      }
      c.property(
        "rootViewController", "The controller whose view fills the window, or nil.", get: { $0.rootViewController },
        set: { (window: UIWindow, controller: UIViewController?) in
          ScriptContext.current.takeTint(of: controller, window)
          window.rootViewController = controller
        })
      c.property(
        "windowScene", "The app's scene. There is one, so UIWindow { windowScene = scene } is the same as UIWindow {}.", get: { $0.windowScene },
        set: { (_: UIWindow, _: UIWindowScene?) in })
      c.property("windowLevel", "The window's level. Windows of a higher level are in front of lower ones.", \.windowLevel)
      c.property("isKeyWindow", "Whether this window gets the keyboard's input.", \.isKeyWindow)
      c.property("firstResponder", "The window's first responder, or nil.", \.firstResponder)
      for (name, doc, value) in UIWindow.notifications {
        c.value(name, "The name of a notification: \(doc.prefix(1).lowercased() + doc.dropFirst())") { value.rawValue }
      }
      c.method("makeKeyAndVisible", "Shows the window in front of others of its level and makes it the key window.", UIWindow.makeKeyAndVisible)
      c.method("makeKey", "Makes this window the key window, which gets the keyboard's input.", UIWindow.makeKey)
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

/// What `UIScreen.currentMode` answers: a table. Source: Apple, UIScreenMode
struct ScreenMode: LuaPushable {
  static var luaType: LuaType { .any }
  static let framesPerSecond = 60
  let size: CGSize

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 1)
    stack.push(size)
    stack.setRawField("size", of: -2)
  }
}
