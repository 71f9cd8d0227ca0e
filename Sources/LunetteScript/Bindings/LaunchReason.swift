import Foundation
import Lua
import LunetteKit

/// Why the system has launched an app. Source: Apple, UIApplication.LaunchOptionsKey
struct LaunchReason: LuaPushable {
  static var luaType: LuaType { .table }
  let url: ScriptURL?
  let activity: ScriptUserActivity?
  let shortcut: ScriptShortcutItem?
  private let pushed: InputValue?
  /// Whether the delegate hears of it by a method of its own after the launch.
  var isHeardNext: Bool { url != nil || activity != nil || shortcut != nil }

  /// - Parameter reasons: as they are kept
  init(_ reasons: [String: InputValue], of simulation: Simulation) {
    if case .text(let text)? = reasons["url"] { url = URL(string: text).map(ScriptURL.of) } else { url = nil }
    if case .table(let fields)? = reasons["userActivity"] { activity = ScriptUserActivity(fields) } else { activity = nil }
    if case .table(let fields)? = reasons["shortcutItem"], case .text(let name)? = fields["type"] {
      shortcut = ScriptShortcutItem(
        simulation.shortcut(named: name) ?? ShortcutItem(type: name, title: name, subtitle: nil, userInfo: .none))
    } else {
      shortcut = nil
    }
    pushed = reasons["remoteNotification"]
  }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 1)
    func field(_ key: String, _ value: (some LuaPushable)?) {
      guard let value else { return }
      stack.push(value)
      stack.setRawField(key, of: -2)
    }
    field("url", url)
    field("shortcutItem", shortcut)
    field("remoteNotification", pushed.map { KeptValue($0) })
    guard let activity else { return }
    lua_createtable(stack.raw, 0, 2)
    field("UIApplicationLaunchOptionsUserActivityTypeKey", activity.activityType)
    field("UIApplicationLaunchOptionsUserActivityKey", activity)
    stack.setRawField("userActivityDictionary", of: -2)
  }
}

/// How an address is opened. Source: Apple, UIApplication.OpenURLOptionsKey
struct OpenURLOptions: LuaPushable {
  static var luaType: LuaType { .table }
  func push(on stack: LuaStack) { stack.push(KeptValue(.table(["openInPlace": .bool(false)]))) }
}
