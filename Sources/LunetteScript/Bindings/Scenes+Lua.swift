import Foundation
import Lua
import LunetteKit

/// How a scene is to be connected. Source: Apple, UISceneConfiguration
final class ScriptSceneConfiguration: LuaObject {
  static let luaName = "UISceneConfiguration"
  var name: String?
  var delegateClass: SceneDelegateClass?
}

/// Why a scene comes to the app. Source: Apple, UIScene.ConnectionOptions
final class SceneConnectionOptions: LuaObject {
  static let luaName = "UISceneConnectionOptions"
  let urlContexts: [ScriptOpenURLContext]
  let userActivities: [ScriptUserActivity]
  let shortcutItem: ScriptShortcutItem?

  init(_ reasons: [String: InputValue], of simulation: Simulation) {
    let reason = LaunchReason(reasons, of: simulation)
    urlContexts = reason.url.map { [ScriptOpenURLContext($0)] } ?? []
    userActivities = reason.activity.map { [$0] } ?? []
    shortcutItem = reason.shortcut
  }
}

/// An address that another app opens. Source: Apple, UIOpenURLContext
final class ScriptOpenURLContext: LuaObject {
  static let luaName = "UIOpenURLContext"
  let url: ScriptURL
  init(_ url: ScriptURL) { self.url = url }
}

extension UISceneSession: LuaObject {}
extension UIScene.ActivationState: LuaEnum {}

/// Source: docs/rules/controllers.md 23
extension Registry {
  static func scenes(_ r: RegistryBuilder) {
    r.type(UIScene.self, "UIScene", inherits: "UIResponder", doc: "A surface on which an app shows itself. Here an app has one, a UIWindowScene.") { c in
      c.ofApp("UIApplication.shared.connectedScenes", \.reference)
      for (name, doc, value) in UIScene.notifications {
        c.value(name, "The name of a notification: \(doc.prefix(1).lowercased() + doc.dropFirst())") { value.rawValue }
      }
      c.property(
        "activationState", "Whether the scene is in front (foregroundActive), about to come or go (foregroundInactive), in the background, or unattached.",
        get: { $0.activationState })
      c.property("session", "What the system knows of the scene from launch to launch.", get: { $0.session })
      c.property("delegate", "The scene's delegate, or nil.", get: { _ in ScriptContext.current.currentApp?.sceneDelegate })
      c.property("title", "Kept only: no list of scenes is shown.", \.title)
      c.property(
        "userActivity", "What the user is doing in the scene: an NSUserActivity, or nil. Kept only.",
        get: { $0.userActivity as? ScriptUserActivity }, set: { $0.userActivity = $1 })
    }
    r.type(UIWindowScene.self, "UIWindowScene", inherits: "UIScene", doc: "A scene with windows: window.windowScene.") { c in
      c.ofApp("UIApplication.shared.connectedScenes", \.reference)
      c.listProperty("windows", "All windows of the app, as application.windows.", of: \.simulation.application.windowPlaces, present: \.window)
      c.property("keyWindow", "The window that gets the keyboard's input, or nil.", get: { $0.keyWindow })
      c.property("screen", "The screen on which the scene is.", get: { $0.simulation.screen })
      c.property("statusBarManager", "The status bar as a table: { statusBarFrame =, isStatusBarHidden =, statusBarStyle = }.", get: { _ in StatusBarState() })
      c.property("coordinateSpace", "The space of the screen: its bounds.", get: { $0.simulation.screen })
      c.property("interfaceOrientation", "How the interface stands.", get: { $0.simulation.screen.interfaceOrientation })
      c.property("traitCollection", "The traits of the whole screen.", get: { $0.simulation.screen.traitCollection })
      c.method(
        "requestGeometryUpdate",
        "Turns the screen to one of { interfaceOrientations = \"landscape\" } before the next frame, where the controllers allow it; else errorHandler(error) is called.",
        args: "geometryPreferences", "errorHandler"
      ) { (scene: UIWindowScene, preferences: GeometryPreferences, handler: LuaFunction?) in
        guard let wanted = preferences.interfaceOrientations, !scene.simulation.requestOrientations(wanted), let handler else { return }
        Callback(handler).call(list: [GeometryPreferences.refusal])
      }
    }
    r.type(
      UISceneSession.self, "UISceneSession", doc: "What the system knows of a scene, from launch to launch."
    ) { c in
      c.ofApp("window.windowScene.session", \.reference)
      c.property("persistentIdentifier", "The scene's name, which is the same in each launch.", get: { _ in UISceneSession.identifier })
      c.property("role", "What the scene is for: \"windowApplication\".", get: { _ in UISceneSession.role })
      c.property("scene", "The scene.", get: { $0.scene as? UIWindowScene })
      c.property("configuration", "How the scene was connected.", get: { $0.configuration as? ScriptSceneConfiguration })
      c.property(
        "stateRestorationActivity", "The NSUserActivity that the scene's delegate answered when the app went to the background last, or nil.",
        get: { $0.stateRestorationActivity as? ScriptUserActivity })
      c.property(
        "userInfo", "A table that is kept with the session when the app goes to the background.", get: { PlainValue($0.userInfo) },
        set: { $0.userInfo = $1.value })
    }
    r.type(
      ScriptSceneConfiguration.self, "UISceneConfiguration",
      doc:
        "How a scene is connected, as configurationForConnecting answers: UISceneConfiguration { name = \"Main\", delegateClass = SceneDelegate }."
    ) { c in
      c.constructor { _ in ScriptSceneConfiguration() }
      c.property("name", "The configuration's name, or nil.", \.name)
      c.property("delegateClass", "A class whose object hears of the scene, or a table that does; nil for the plugin's sceneDelegate.", \.delegateClass)
      c.property("role", "What the scene is for: \"windowApplication\".", get: { _ in UISceneSession.role })
    }
    r.type(SceneConnectionOptions.self, "UISceneConnectionOptions", doc: "Why a scene comes to the app: willConnectTo gets it.") { c in
      c.property("urlContexts", "The addresses that another app opens: a list of UIOpenURLContext.", get: { $0.urlContexts })
      c.property("userActivities", "What the user goes on with: a list of NSUserActivity.", get: { $0.userActivities })
      c.property("shortcutItem", "The entry of the icon's menu with which the user has launched the app, or nil.", get: { $0.shortcutItem })
    }
    r.type(ScriptOpenURLContext.self, "UIOpenURLContext", doc: "An address that another app opens with this app.") { c in
      c.describe { " \"\($0.url.url.absoluteString)\"" }
      c.property("url", "The address.", get: \.url)
      c.property("options", "How it is opened, as a table: { openInPlace = false }.", get: { _ in OpenURLOptions() })
    }
  }
}

/// How a scene shall stand. Source: Apple, UIWindowScene.GeometryPreferences.iOS
private struct GeometryPreferences: OptionTable {
  @LuaOption(required: "The ways in which it may stand.") var interfaceOrientations: UIInterfaceOrientationMask? = nil

  /// Source: Apple, UISceneError.Code.geometryRequestDenied
  static var refusal: ScriptError {
    ScriptError(
      domain: "UISceneErrorDomain", code: 101, localizedDescription: "None of the requested orientations are supported by the view controller.")
  }
}

/// A class of the script's, of which the delegate is made, or a table that is the delegate.
struct SceneDelegateClass: LuaReadable, LuaPushable {
  let script: LuaReference
  private let isClass: Bool

  static var luaTypeName: String { "a class that class() made, or a table" }
  static var luaType: LuaType { .named(SceneDelegateMethods.name) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SceneDelegateClass {
    let isClass = stack.isTable(at: index) && lshim_class_id(stack.raw, index) >= 0
    guard stack.isTable(at: index) || lshim_to_box(stack.raw, index) != nil else { throw stack.mismatch(luaTypeName, at: index) }
    return SceneDelegateClass(script: LuaReference(stack, at: index), isClass: isClass)
  }

  func push(on stack: LuaStack) { script.push(on: stack) }

  /// When the class's `init` fails, the fault is recorded, and the answer is nil.
  func makeDelegate() -> LuaReference? {
    guard isClass else { return script }
    let stack = ScriptContext.current.state.stack
    do {
      stack.push(script)
      try stack.call(arguments: 0, results: 1)
      return LuaReference(popping: stack)
    } catch {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: "init"))
      return nil
    }
  }
}

/// The table of a scene's status bar.
private struct StatusBarState: LuaPushable {
  static var luaType: LuaType { .any }

  func push(on stack: LuaStack) {
    let simulation = ScriptContext.simulation
    let (screen, height) = (simulation.screen, simulation.screen.statusBarHeight)
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 3)
    stack.push(CGRect(x: 0, y: 0, width: height > 0 ? screen.bounds.width : 0, height: height))
    stack.setRawField("statusBarFrame", of: -2)
    stack.push(simulation.isStatusBarHidden)
    stack.setRawField("isStatusBarHidden", of: -2)
    simulation.statusBarStyle.push(on: stack)
    stack.setRawField("statusBarStyle", of: -2)
  }
}
