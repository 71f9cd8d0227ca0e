import Foundation
import Lua
import LunetteKit

/// What the user is doing. Source: Apple, NSUserActivity
final class ScriptUserActivity: LuaObject {
  static let luaName = "NSUserActivity"
  let activityType: String
  var title: String?
  var userInfo: InputValue
  var webpageURL: String?
  fileprivate(set) var isCurrent = false
  /// Kept, without effect.
  var (isEligibleForHandoff, isEligibleForSearch) = (true, false)

  init(type: String) { (activityType, userInfo) = (type, .table([:])) }

  /// - Parameter fields: what a scenario says of it
  init(_ fields: [String: InputValue]) {
    func text(_ key: String) -> String? { if case .text(let text)? = fields[key] { text } else { nil } }
    webpageURL = text("webpageURL")
    activityType = text("activityType") ?? Self.browsing
    title = text("title")
    userInfo = fields["userInfo"] ?? .table([:])
  }

  /// The fields as `init(_:)` reads them again.
  var fields: [String: InputValue] {
    var fields: [String: InputValue] = ["activityType": .text(activityType), "userInfo": userInfo]
    if let title { fields["title"] = .text(title) }
    if let webpageURL { fields["webpageURL"] = .text(webpageURL) }
    return fields
  }

  /// Source: Apple, NSUserActivityTypeBrowsingWeb
  static let browsing = "NSUserActivityTypeBrowsingWeb"
}

final class ScriptShortcutItem: LuaObject {
  static let luaName = "UIApplicationShortcutItem"
  let item: ShortcutItem
  let icon: ScriptShortcutIcon?
  init(_ item: ShortcutItem, icon: ScriptShortcutIcon? = nil) { (self.item, self.icon) = (item, icon) }
}

/// The sign beside an entry. Kept only: the icon's menu isn't drawn.
final class ScriptShortcutIcon: LuaObject {
  static let luaName = "UIApplicationShortcutIcon"
  let name: String
  init(_ name: String) { self.name = name }
}

extension Registry {
  static func activities(_ r: RegistryBuilder) {
    r.type(
      ScriptUserActivity.self, "NSUserActivity",
      doc:
        "What the user is doing, or goes on with: the app delegate's continueUserActivity gets one for a link. NSUserActivity { activityType = \"read\" } makes one."
    ) { c in
      c.state("activityType") { $0.activityType }
      c.state("isCurrent") { $0.isCurrent }
      c.constructor { arguments in ScriptUserActivity(type: try arguments.take("activityType", as: String.self, "What kind it is.") ?? "") }
      c.property("activityType", "What kind it is: \"NSUserActivityTypeBrowsingWeb\" for a link.", get: \.activityType)
      c.property("title", "What it is, for the user; or nil.", \.title)
      c.property("userInfo", "A table with more.", get: { PlainValue($0.userInfo) }, set: { $0.userInfo = $1.value })
      c.property(
        "webpageURL", "The address of a link, or nil.", get: { $0.webpageURL.flatMap { URL(string: $0) }.map(ScriptURL.of) },
        set: { $0.webpageURL = $1?.url.absoluteString })
      c.property("isEligibleForHandoff", "Kept only: there is no other device.", \.isEligibleForHandoff)
      c.property("isEligibleForSearch", "Kept only: nothing is searched.", \.isEligibleForSearch)
      c.method("becomeCurrent", "The user is doing it now. Kept only: there is no other device.") { (activity: ScriptUserActivity) in activity.isCurrent = true
      }
      c.method("resignCurrent", "The user is no longer doing it.") { (activity: ScriptUserActivity) in activity.isCurrent = false }
      c.method("invalidate", "The user has done it.") { (activity: ScriptUserActivity) in activity.isCurrent = false }
    }
    r.type(
      ScriptShortcutItem.self, "UIApplicationShortcutItem",
      doc: "An entry of the menu of the app's icon: UIApplicationShortcutItem { type = \"new\", localizedTitle = \"New\" }."
    ) { c in
      c.constructor { arguments in
        ScriptShortcutItem(
          ShortcutItem(
            type: try arguments.take("type", as: String.self, "Its name for the app.") ?? "",
            title: try arguments.take("localizedTitle", as: String.self, "What the user reads.") ?? "",
            subtitle: try arguments.take("localizedSubtitle", as: String.self, "The line below."),
            userInfo: try arguments.take("userInfo", as: InputValue.self, "A table with more.") ?? .none),
          icon: try arguments.take("icon", as: ScriptShortcutIcon.self, "The sign beside it."))
      }
      c.describe { " \"\($0.item.type)\"" }
      c.property("type", "Its name for the app.", get: \.item.type)
      c.property("localizedTitle", "What the user reads.", get: \.item.title)
      c.property("localizedSubtitle", "The line below, or nil.", get: \.item.subtitle)
      c.property("userInfo", "A table with more, or nil.", get: { PlainValue($0.item.userInfo) })
      c.property("icon", "The sign beside it, or nil. Kept only: the icon's menu isn't drawn.", get: \.icon)
    }
    r.type(
      ScriptShortcutIcon.self, "UIApplicationShortcutIcon",
      doc: "The sign beside an entry of the menu of the app's icon: UIApplicationShortcutIcon { systemImageName = \"plus\" }."
    ) { c in
      c.constructor { arguments in
        let symbol = try arguments.take("systemImageName", as: String.self, "The name of a symbol.")
        let picture = try arguments.take("templateImageName", as: String.self, "The name of a picture of the app's.")
        let type = try arguments.take("type", as: String.self, "One of UIKit's signs: \"compose\".")
        return ScriptShortcutIcon(symbol ?? picture ?? type ?? "")
      }
      c.describe { " \"\($0.name)\"" }
    }
  }

  /// What UIApplication has of the device's services.
  static func applicationServices(_ c: ClassBuilder<UIApplication>) {
    c.property(
      "applicationIconBadgeNumber", "The number on the app's icon; 0 for none.", get: { $0.simulation.userNotifications.badge },
      set: { $0.simulation.userNotifications.badge = $1 })
    c.method(
      "beginBackgroundTask",
      "Asks for time in the background: beginBackgroundTask(\"name\", function() ... end); the function is called when the time is over. Answers a number for "
        + "endBackgroundTask. An app that does not end it is ended by the system.", args: "name", "expirationHandler"
    ) { (application: UIApplication, first: ValueOrFunction<String>?, second: LuaFunction?) -> Int in
      var name = "unnamed"
      var handler = second
      switch first {
      case .value(let text): name = text
      case .function(let function): handler = function
      case nil: break
      }
      let callback = handler.map { Callback($0) }
      return application.simulation.life.begin(name) { callback?.call() }
    }
    c.method("endBackgroundTask", "The work in the background is done.", args: "identifier") { (application: UIApplication, identifier: Int) in
      application.simulation.life.end(identifier)
    }
    c.value("openSettingsURLString", "The address of the app's page in Settings, for open; app:setPermission is what the user does there.") { "app-settings:" }
    c.property("backgroundRefreshStatus", "Whether the app may work in the background: available.", get: { _ in "available" })
    c.property(
      "backgroundTimeRemaining", "How long the app may go on in the background; a very large number in front.", unit: .seconds,
      get: { $0.simulation.life.timeRemaining })
    c.method(
      "registerForRemoteNotifications",
      "Asks for pushes: the delegate's didRegisterForRemoteNotificationsWithDeviceToken gets the app's address for its server."
    ) { (application: UIApplication) in application.simulation.pushes.register() }
    c.method("unregisterForRemoteNotifications", "No longer wants pushes.") { (application: UIApplication) in application.simulation.pushes.isRegistered = false
    }
    c.property("isRegisteredForRemoteNotifications", "Whether the app gets pushes.", get: { $0.simulation.pushes.isRegistered })
    c.listProperty(
      "shortcutItems", "The entries of the icon's menu that the app has set itself, besides UIApplicationShortcutItems of its info.",
      of: { $0.simulation.kept.services.shortcuts }, { ScriptShortcutItem($0) },
      set: { (a: UIApplication, items: [ScriptShortcutItem]) in a.simulation.kept.services.shortcuts = items.map(\.item) })
  }
}

/// A value, or the function that stands in its place.
enum ValueOrFunction<Value: LuaReadable>: LuaReadable {
  case value(Value)
  case function(LuaFunction)
  static var luaTypeName: String { "\(Value.luaTypeName) or a function" }
  static var luaType: LuaType { .either([Value.luaType, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ValueOrFunction {
    if stack.isCallable(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    do { return .value(try Value.read(stack, at: index)) } catch { throw LuaMismatch(wanted: luaTypeName, got: error.got, hint: error.hint) }
  }
}
