import Lua
import LunetteKit

/// What the delegate of a scene hears. Source: docs/rules/controllers.md 23; Apple, UIWindowSceneDelegate
enum SceneDelegateMethods: ScriptProtocol {
  static let name = "UIWindowSceneDelegate"
  static let doc =
    "What a scene's delegate hears: the plugin's sceneDelegate, a class or a table. The app delegate is not told of these moments then."

  private static func event(_ name: LuaName, _ doc: String) -> ScriptMethod<UIWindowScene, Anything> {
    ScriptMethod(name, doc, [.of("scene", UIWindowScene.self)])
  }

  static let willConnectTo = ScriptMethod<(UIWindowScene, SessionArgument, SessionArgument), Anything>(
    "willConnectTo",
    "The scene comes to the app: make a window and show it. session.stateRestorationActivity is what the delegate answered before the last end; "
      + "options says why the scene comes.",
    [.of("scene", UIWindowScene.self), .of("session", SessionArgument.self), .of("options", SessionArgument.self)])
  static let sceneWillEnterForeground = event("sceneWillEnterForeground", "The scene is about to be visible; also at the start.")
  static let sceneDidBecomeActive = event("sceneDidBecomeActive", "The scene is in front now; at the start after the first frame.")
  static let sceneWillResignActive = event("sceneWillResignActive", "The scene is about to leave the front.")
  static let sceneDidEnterBackground = event("sceneDidEnterBackground", "The scene is no longer visible.")
  static let sceneDidDisconnect = event("sceneDidDisconnect", "The scene leaves the app, which the user ends.")
  static let stateRestorationActivity = ScriptMethod<UIWindowScene, UserActivityAnswer?>(
    "stateRestorationActivity",
    "Asked when the scene has entered the background: an NSUserActivity with what the next launch must know, or nil. It is lost when the user ends the app.",
    [.of("scene", UIWindowScene.self)], answers: UserActivityAnswer?.self)
  static let restoreInteractionStateWith = ScriptMethod<(UIWindowScene, SessionArgument), Anything>(
    "restoreInteractionStateWith", "Comes after willConnectTo, with the activity of the last run.",
    [.of("scene", UIWindowScene.self), .of("stateRestorationActivity", SessionArgument.self)])
  static let openURLContexts = ScriptMethod<(UIWindowScene, ScriptTable), Anything>(
    "openURLContexts", "Another app opens addresses with this app (app:openURL): a list of UIOpenURLContext, each with a url.",
    [.of("scene", UIWindowScene.self), .of("URLContexts", ScriptTable.self)])
  static let continueUserActivity = ScriptMethod<(UIWindowScene, SessionArgument), Anything>(
    "continueUserActivity", "The user goes on with something, such as a link to the app's web site (app:continueActivity): an NSUserActivity.",
    [.of("scene", UIWindowScene.self), .of("userActivity", SessionArgument.self)])
  static let performActionFor = ScriptMethod<(UIWindowScene, SessionArgument, ScriptFunction), Anything>(
    "performActionFor",
    "The user has chosen a UIApplicationShortcutItem of the icon's menu (app:quickAction) while the app ran: call completionHandler with whether it worked.",
    [.of("windowScene", UIWindowScene.self), .of("shortcutItem", SessionArgument.self), .of("completionHandler", ScriptFunction.self)])

  static var methods: [MethodDeclaration] {
    [
      willConnectTo.declaration, sceneWillEnterForeground.declaration, sceneDidBecomeActive.declaration, sceneWillResignActive.declaration,
      sceneDidEnterBackground.declaration, sceneDidDisconnect.declaration, stateRestorationActivity.declaration,
      restoreInteractionStateWith.declaration, openURLContexts.declaration, continueUserActivity.declaration, performActionFor.declaration,
    ]
  }
}

/// An NSUserActivity, whose class is one of the bindings.
struct UserActivityAnswer: LuaReadable {
  let object: AnyObject
  static var luaTypeName: String { "an NSUserActivity" }
  static var luaType: LuaType { .named("NSUserActivity") }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UserActivityAnswer {
    guard let object = stack.object(at: index, named: "NSUserActivity") else { throw stack.mismatch(luaTypeName, at: index) }
    return UserActivityAnswer(object: object)
  }
}

/// What `configurationForConnecting` may answer; its class is one of the bindings.
struct SceneConfigurationAnswer: LuaReadable {
  let object: AnyObject
  static var luaTypeName: String { "a UISceneConfiguration" }
  static var luaType: LuaType { .named("UISceneConfiguration") }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SceneConfigurationAnswer {
    guard let object = stack.object(at: index, named: "UISceneConfiguration") else { throw stack.mismatch(luaTypeName, at: index) }
    return SceneConfigurationAnswer(object: object)
  }
}

extension LuaStack {
  /// The object of a class of this name, or nil.
  fileprivate func object(at index: Int32, named name: String) -> AnyObject? {
    guard let address = lshim_to_box(raw, index)?.pointee.object else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    return registry.className(of: object) == name ? object : nil
  }
}
