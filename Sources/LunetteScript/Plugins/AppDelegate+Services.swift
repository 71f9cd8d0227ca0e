import Foundation
import Lua
import LunetteKit

/// What the services of the device tell an app's delegate. Source: docs/rules/world.md 7
extension AppDelegate {
  /// From now on the delegate hears of pushes that are for the app's code.
  func hearPushes(on simulation: Simulation) {
    simulation.pushes.hearToken = { [weak self, unowned simulation] token in
      self?.notify(
        AppDelegateMethods.didRegisterForRemoteNotificationsWithDeviceToken, simulation.application, SessionArgument(TextBytes(bytes: token)))
    }
    guard has(AppDelegateMethods.didReceiveRemoteNotification) else { return }
    simulation.pushes.hear = { [weak self, unowned simulation] userInfo, done in
      guard let self, has(AppDelegateMethods.didReceiveRemoteNotification) else { return false }
      let handler = OnceHandler { _ in done() }
      notify(
        AppDelegateMethods.didReceiveRemoteNotification, simulation.application, ScriptTable(KeptValue(userInfo)), ScriptFunction(handler))
      return true
    }
  }

  /// - Returns: whether the app goes on with it
  package func hear(activity: [String: InputValue], _ application: UIApplication) -> Bool {
    let object = ScriptUserActivity(activity)
    if let scene { return scene.goOn(with: object) }
    if takeRefusal() { return false }
    return ask(AppDelegateMethods.continueUserActivity, application, SessionArgument(object), ScriptFunction(OnceHandler { _ in }))?.value ?? false
  }

  /// - Returns: whether the app has done something
  package func hearMagicTap(_ application: UIApplication) -> Bool {
    ask(AppDelegateMethods.accessibilityPerformMagicTap, application)?.value ?? false
  }

  package func hear(shortcut: ShortcutItem, _ application: UIApplication) {
    if let scene { return scene.perform(shortcut) }
    if takeRefusal() { return }
    notify(AppDelegateMethods.performActionFor, application, SessionArgument(ScriptShortcutItem(shortcut)), ScriptFunction(OnceHandler { _ in }))
  }
}
