import Foundation
import Lua
import LunetteKit

// What is asked of tables that are no delegates in Swift: the app itself, and classes that make controllers again.

/// Source: docs/lua-api.md 3
enum AppDelegateMethods: ScriptProtocol {
  static let name = "UIApplicationDelegate"
  static let doc = "What an app is told by the system. A plugin that has didFinishLaunching is such a delegate."

  static let willFinishLaunching = ScriptMethod<UIApplication, Anything>(
    "willFinishLaunching", "The app starts. A window that is made here exists when state is restored.",
    [.of("application", UIApplication.self)])
  static let shouldSaveApplicationState = ScriptMethod<(UIApplication, ScriptValue), BooleanAnswer>(
    "shouldSaveApplicationState", "Whether the app's state is saved when it goes to the background; false if the method is missing.",
    [.of("application", UIApplication.self), .of("coder", ScriptValue.self)], answers: BooleanAnswer.self)
  static let willEncodeRestorableState = ScriptMethod<(UIApplication, ScriptValue), Anything>(
    "willEncodeRestorableState", "Writes what the app itself must know after a relaunch.",
    [.of("application", UIApplication.self), .of("coder", ScriptValue.self)])
  static let shouldRestoreApplicationState = ScriptMethod<(UIApplication, ScriptValue), BooleanAnswer>(
    "shouldRestoreApplicationState", "Whether a saved state is restored; false if the method is missing.",
    [.of("application", UIApplication.self), .of("coder", ScriptValue.self)], answers: BooleanAnswer.self)
  static let viewControllerWithRestorationIdentifierPath = ScriptMethod<(UIApplication, ScriptStrings, ScriptValue), UIViewController?>(
    "viewControllerWithRestorationIdentifierPath", "The controller for a path of restoration identifiers, the outermost first; nil if it exists already.",
    [.of("application", UIApplication.self), .of("path", ScriptStrings.self), .of("coder", ScriptValue.self)], answers: UIViewController?.self)
  static let didDecodeRestorableState = ScriptMethod<(UIApplication, ScriptValue), Anything>(
    "didDecodeRestorableState", "All controllers have read their state.",
    [.of("application", UIApplication.self), .of("coder", ScriptValue.self)])
  static let didFinishLaunching = ScriptMethod<UIApplication, Anything>(
    "didFinishLaunching",
    "The app has started: make a window and show it. Where the system has launched it, a table follows that says why: { url = }, { shortcutItem = }, "
      + "{ userActivityDictionary = } or { remoteNotification = userInfo }. Of an address, an entry of the icon's menu and an activity the delegate hears next, "
      + "unless the answer is false.",
    [.of("application", UIApplication.self)])
  static let didFinishLaunchingWithOptions = ScriptMethod<(UIApplication, ScriptTable), LaunchAnswer>(
    "didFinishLaunching", "The same, launched by the system.", [.of("application", UIApplication.self), .of("launchOptions", ScriptTable.self)],
    answers: LaunchAnswer.self)
  static let configurationForConnecting = ScriptMethod<(UIApplication, SessionArgument, SessionArgument), SceneConfigurationAnswer?>(
    "configurationForConnecting",
    "A scene comes: UISceneConfiguration { name = \"Main\", delegateClass = SceneDelegate } for it. Without an answer the plugin's sceneDelegate hears of it.",
    [.of("application", UIApplication.self), .of("session", SessionArgument.self), .of("options", SessionArgument.self)],
    answers: SceneConfigurationAnswer?.self)
  static let didBecomeActive = ScriptMethod<UIApplication, Anything>(
    "didBecomeActive", "The app is in front now.",
    [.of("application", UIApplication.self)])
  static let willResignActive = ScriptMethod<UIApplication, Anything>(
    "willResignActive", "The app is about to leave the front.",
    [.of("application", UIApplication.self)])
  static let didEnterBackground = ScriptMethod<UIApplication, Anything>(
    "didEnterBackground", "The app is in the background and no longer visible.",
    [.of("application", UIApplication.self)])
  static let willEnterForeground = ScriptMethod<UIApplication, Anything>(
    "willEnterForeground", "The app is about to be visible again.",
    [.of("application", UIApplication.self)])
  static let didReceiveMemoryWarning = ScriptMethod<UIApplication, Anything>(
    "didReceiveMemoryWarning", "Memory is low.",
    [.of("application", UIApplication.self)])
  static let applicationSignificantTimeChange = ScriptMethod<UIApplication, Anything>(
    "applicationSignificantTimeChange", "Another day has begun, or summer time has begun or ended; the notification follows.",
    [.of("application", UIApplication.self)])
  static let supportedInterfaceOrientationsFor = ScriptMethod<(UIApplication, UIWindow), UIInterfaceOrientationMask?>(
    "supportedInterfaceOrientationsFor",
    "How the screen may stand in a window: one or a list of portrait, landscapeLeft, ... Asked when the device turns; the answer counts "
      + "in place of the plugin's supportedInterfaceOrientations.",
    [.of("application", UIApplication.self), .of("window", UIWindow.self)], answers: UIInterfaceOrientationMask?.self)
  static let openURL = ScriptMethod<(UIApplication, SessionArgument, ScriptTable), BooleanAnswer>(
    "openURL",
    "Another app opens an address with this app (app:openURL): a URL, and a table { openInPlace = false }. Return whether the app takes the address.",
    [.of("application", UIApplication.self), .of("url", SessionArgument.self), .of("options", ScriptTable.self)], answers: BooleanAnswer.self)
  static let didRegisterForRemoteNotificationsWithDeviceToken = ScriptMethod<(UIApplication, SessionArgument), Anything>(
    "didRegisterForRemoteNotificationsWithDeviceToken", "The answer to registerForRemoteNotifications: 32 bytes for the app's server.",
    [.of("application", UIApplication.self), .of("deviceToken", SessionArgument.self)])
  static let didReceiveRemoteNotification = ScriptMethod<(UIApplication, ScriptTable, ScriptFunction), Anything>(
    "didReceiveRemoteNotification",
    "A push with content-available has come: call completionHandler with \"newData\", \"noData\" or \"failed\" within 30 s.",
    [.of("application", UIApplication.self), .of("userInfo", ScriptTable.self), .of("completionHandler", ScriptFunction.self)])
  static let continueUserActivity = ScriptMethod<(UIApplication, SessionArgument, ScriptFunction), BooleanAnswer>(
    "continueUserActivity",
    "The user goes on with something, such as a link to the app's web site (app:continueActivity): an NSUserActivity. Return whether the app does.",
    [.of("application", UIApplication.self), .of("userActivity", SessionArgument.self), .of("restorationHandler", ScriptFunction.self)],
    answers: BooleanAnswer.self)
  static let performActionFor = ScriptMethod<(UIApplication, SessionArgument, ScriptFunction), Anything>(
    "performActionFor",
    "The user has chosen a UIApplicationShortcutItem of the icon's menu (app:quickAction): call completionHandler with whether it worked.",
    [.of("application", UIApplication.self), .of("shortcutItem", SessionArgument.self), .of("completionHandler", ScriptFunction.self)])
  static let accessibilityPerformMagicTap = ScriptMethod<UIApplication, BooleanAnswer>(
    "accessibilityPerformMagicTap",
    "The user of VoiceOver wants the app's most important action, and nothing on the screen did it. Return whether the app does.",
    [.of("application", UIApplication.self)], answers: BooleanAnswer.self)
  static let willTerminate = ScriptMethod<UIApplication, Anything>(
    "willTerminate", "The app is about to end: the last chance to write something.",
    [.of("application", UIApplication.self)])
  static let didReceiveInput = ScriptMethod<(UIApplication, String, InputValue), Anything>(
    "didReceiveInput", "An input of the app's own kind has arrived, sent with `app:send`.",
    [.of("application", UIApplication.self), .of("name", String.self), .of("value", InputValue.self)])

  static var methods: [MethodDeclaration] {
    [
      willFinishLaunching.declaration, shouldSaveApplicationState.declaration, willEncodeRestorableState.declaration,
      shouldRestoreApplicationState.declaration, viewControllerWithRestorationIdentifierPath.declaration,
      didDecodeRestorableState.declaration, didFinishLaunching.declaration, configurationForConnecting.declaration, didBecomeActive.declaration,
      willResignActive.declaration,
      didEnterBackground.declaration, willEnterForeground.declaration, didReceiveMemoryWarning.declaration,
      applicationSignificantTimeChange.declaration,
      supportedInterfaceOrientationsFor.declaration, openURL.declaration,
      didRegisterForRemoteNotificationsWithDeviceToken.declaration, didReceiveRemoteNotification.declaration, continueUserActivity.declaration,
      performActionFor.declaration, accessibilityPerformMagicTap.declaration, willTerminate.declaration, didReceiveInput.declaration,
    ]
  }
}

/// Methods of a controller's `restorationClass`; they are called on the class itself.
enum RestorationMethods: ScriptProtocol {
  static let name = "UIViewControllerRestoration"
  static let doc = "A class with this method makes its own controllers when state is restored."

  static let viewControllerWithRestorationIdentifierPath = ScriptMethod<(ScriptStrings, ScriptValue), UIViewController?>(
    "viewControllerWithRestorationIdentifierPath",
    "A new controller for a path of restoration identifiers, the outermost first. With nil the controller is not restored.",
    [.of("path", ScriptStrings.self), .of("coder", ScriptValue.self)], answers: UIViewController?.self)

  static var methods: [MethodDeclaration] {
    [
      viewControllerWithRestorationIdentifierPath.declaration
    ]
  }
}
