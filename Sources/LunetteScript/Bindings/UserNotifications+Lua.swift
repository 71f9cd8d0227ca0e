import Foundation
import Lua
import LunetteKit

extension UNUserNotificationCenter: LuaObject { public static var luaName: String { "UNUserNotificationCenter" } }

final class ScriptNotificationContent: LuaObject {
  static let luaName = "UNMutableNotificationContent"
  var content: NotificationContent
  init(_ content: NotificationContent = NotificationContent()) { self.content = content }
}

/// When a notification comes.
class ScriptTrigger: LuaObject {
  class var luaName: String { "UNNotificationTrigger" }
  let trigger: NotificationTrigger
  init(_ trigger: NotificationTrigger) { self.trigger = trigger }

  static func of(_ trigger: NotificationTrigger) -> ScriptTrigger {
    switch trigger {
    case .interval: ScriptIntervalTrigger(trigger)
    case .calendar: ScriptCalendarTrigger(trigger)
    case .region: ScriptRegionTrigger(trigger)
    case .push: ScriptPushTrigger(trigger)
    }
  }

  /// Units: seconds since the reference date; nil for one that comes by a place
  var nextDate: TimeInterval? {
    let simulation = ScriptContext.simulation
    return switch trigger {
    case .interval(let seconds, _): simulation.date + seconds
    case .calendar(let parts, _): simulation.userNotifications.nextDate(of: parts)
    case .region, .push: nil
    }
  }
}
extension ScriptTrigger {
  fileprivate var seconds: Double { if case .interval(let seconds, _) = trigger { seconds } else { 0 } }
  fileprivate var region: ScriptRegion? { if case .region(let region, _) = trigger { ScriptRegion(region) } else { nil } }
  fileprivate var parts: DateParts {
    guard case .calendar(let parts, _) = trigger else { return DateParts(parts: [:]) }
    return DateParts(parts: Dictionary(parts.compactMap { name, value in CalendarUnit(rawValue: name).map { ($0, value) } }) { $1 })
  }
}

final class ScriptIntervalTrigger: ScriptTrigger { override class var luaName: String { "UNTimeIntervalNotificationTrigger" } }
final class ScriptCalendarTrigger: ScriptTrigger { override class var luaName: String { "UNCalendarNotificationTrigger" } }
final class ScriptRegionTrigger: ScriptTrigger { override class var luaName: String { "UNLocationNotificationTrigger" } }
final class ScriptPushTrigger: ScriptTrigger { override class var luaName: String { "UNPushNotificationTrigger" } }

final class ScriptNotificationRequest: LuaObject {
  static let luaName = "UNNotificationRequest"
  let request: NotificationRequest
  init(_ request: NotificationRequest) { self.request = request }
}

final class ScriptUserNotification: LuaObject {
  static let luaName = "UNNotification"
  let notification: NotificationState.Delivered
  init(_ notification: NotificationState.Delivered) { self.notification = notification }
}

final class ScriptNotificationResponse: LuaObject {
  static let luaName = "UNNotificationResponse"
  let response: NotificationResponse
  init(_ response: NotificationResponse) { self.response = response }
}

class ScriptNotificationAction: LuaObject {
  class var luaName: String { "UNNotificationAction" }
  let action: NotificationAction
  init(_ action: NotificationAction) { self.action = action }

  var options: ActionOptions {
    var options = ActionOptions()
    if action.needsUnlocking { options.insert(.authenticationRequired) }
    if action.isDestructive { options.insert(.destructive) }
    if action.isForeground { options.insert(.foreground) }
    return options
  }
}

final class ScriptTextInputAction: ScriptNotificationAction {
  override class var luaName: String { "UNTextInputNotificationAction" }
  /// Kept only: notifications aren't drawn.
  let buttonTitle, placeholder: String

  init(_ action: NotificationAction, buttonTitle: String, placeholder: String) {
    (self.buttonTitle, self.placeholder) = (buttonTitle, placeholder)
    super.init(action)
  }
}

final class ScriptNotificationCategory: LuaObject {
  static let luaName = "UNNotificationCategory"
  let category: NotificationCategory
  let actions: [ScriptNotificationAction]
  let options: CategoryOptions
  /// Kept only: there are no intents.
  let intentIdentifiers: [String]

  init(_ category: NotificationCategory, _ actions: [ScriptNotificationAction], _ options: CategoryOptions, intentIdentifiers: [String]) {
    (self.category, self.actions, self.options, self.intentIdentifiers) = (category, actions, options, intentIdentifiers)
  }
}

/// Has only static values.
final class ScriptNotificationSound: LuaObject { static let luaName = "UNNotificationSound" }

/// Source: Apple, UNError
final class ScriptNotificationError: ScriptError {
  override class var luaName: String { "UNError" }

  init(_ failure: UNUserNotificationCenter.Failure) {
    let text =
      switch failure {
      case .notificationsNotAllowed: "Notifications are not allowed for this application"
      case .notificationInvalidNoDate: "The date of the notification never comes"
      case .notificationInvalidNoContent: "The notification has no content"
      }
    super.init(domain: "UNErrorDomain", code: failure.rawValue, name: "\(failure)", localizedDescription: text)
  }
}

/// Source: Apple, UNAuthorizationOptions
struct AuthorizationOptions: LuaOptionSet {
  let rawValue: Int
  static let provisional = AuthorizationOptions(rawValue: 64)
  static var luaCases: [(name: String, option: AuthorizationOptions)] {
    ["badge", "sound", "alert", "carPlay", "criticalAlert", "providesAppNotificationSettings", "provisional", "announcement"].enumerated()
      .map { ($1, AuthorizationOptions(rawValue: 1 << $0)) }
  }
}

/// Source: Apple, UNNotificationActionOptions
struct ActionOptions: LuaOptionSet {
  let rawValue: Int
  static let authenticationRequired = ActionOptions(rawValue: 1)
  static let destructive = ActionOptions(rawValue: 2)
  static let foreground = ActionOptions(rawValue: 4)
  static var luaCases: [(name: String, option: ActionOptions)] {
    [("authenticationRequired", .authenticationRequired), ("destructive", .destructive), ("foreground", .foreground)]
  }
}

/// Source: Apple, UNNotificationCategoryOptions
struct CategoryOptions: LuaOptionSet {
  let rawValue: Int
  static let customDismissAction = CategoryOptions(rawValue: 1)
  static var luaCases: [(name: String, option: CategoryOptions)] {
    [
      ("customDismissAction", .customDismissAction), ("allowInCarPlay", .init(rawValue: 2)), ("hiddenPreviewsShowTitle", .init(rawValue: 4)),
      ("hiddenPreviewsShowSubtitle", .init(rawValue: 8)),
    ]
  }
}

extension NotificationContent.Interruption: LuaEnum {}

extension Registry {
  static func userNotifications(_ r: RegistryBuilder) {
    notificationValues(r)
    notificationCategories(r)
    r.type(ScriptNotificationError.self, "UNError", inherits: "NSError", doc: "Why a notification can't be sent.") { _ in }
    r.type(UNUserNotificationCenter.self, "UNUserNotificationCenter", doc: "The app's notifications: UNUserNotificationCenter.current().") { c in
      c.ofApp("UNUserNotificationCenter.current()", \.reference)
      c.function("current", "The notifications of the running app.") { ScriptContext.simulation.userNotifications }
      c.delegate("delegate", NotificationCenterMethods.self, get: \.delegate, set: { $0.delegate = $1 })
      c.method(
        "requestAuthorization", "Asks the user once whether the app may send notifications, and calls completion(granted, error); in a task it waits.",
        args: "options", "completion"
      ) { (center: UNUserNotificationCenter, options: AuthorizationOptions, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("UNUserNotificationCenter:requestAuthorization", handler, stack) { complete in
          center.requestAuthorization(isProvisional: options.contains(.provisional)) { complete(.init(values: [$0], mayFail: true)) }
        }
      }
      c.calls(with: ["granted": .boolean, "error": .optional(ScriptNotificationError.luaType)])
      for name in ["getNotificationSettings", "notificationSettings"] {
        c.method(
          name, "What the user allows: { authorizationStatus =, alertSetting =, badgeSetting =, soundSetting = }, to a completion or in a task.",
          args: "completion"
        ) { (center: UNUserNotificationCenter, handler: LuaFunction?, stack: LuaStack) in
          try Later.run("UNUserNotificationCenter:\(name)", handler, stack) { complete in
            Later.nextTurn("the settings of notifications", .init(values: [settings(center)]), complete)
          }
        }
        c.calls(with: ["settings": .table])
      }
      c.method(
        "add", "Sends a notification, now or later; one with the same identifier that is still to come is replaced. Calls completion(error).", args: "request",
        "completion"
      ) { (center: UNUserNotificationCenter, request: ScriptNotificationRequest, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("UNUserNotificationCenter:add", handler, stack, isNeeded: false) { complete in
          var error: ScriptError?
          do throws(UNUserNotificationCenter.Failure) { try center.add(request.request) } catch let failure { error = ScriptNotificationError(failure) }
          Later.nextTurn("a notification", .init(error: error, mayFail: true), complete)
        }
      }
      c.calls(with: ["error": .optional(ScriptNotificationError.luaType)])
      for name in ["getPendingNotificationRequests", "pendingNotificationRequests"] {
        c.method(name, "The notifications that are to come, to a completion or in a task.", args: "completion") {
          (center: UNUserNotificationCenter, handler: LuaFunction?, stack: LuaStack) in
          try Later.run("UNUserNotificationCenter:\(name)", handler, stack) { complete in
            let requests = center.state.pending.map { ScriptNotificationRequest($0.request) }
            Later.nextTurn("the notifications that are to come", .init(values: [requests]), complete)
          }
        }
        c.calls(with: ["requests": [ScriptNotificationRequest].luaType])
      }
      for name in ["getDeliveredNotifications", "deliveredNotifications"] {
        c.method(name, "The notifications that the user still sees, to a completion or in a task.", args: "completion") {
          (center: UNUserNotificationCenter, handler: LuaFunction?, stack: LuaStack) in
          try Later.run("UNUserNotificationCenter:\(name)", handler, stack) { complete in
            let delivered = center.state.delivered.all.map(ScriptUserNotification.init)
            Later.nextTurn("the notifications that have come", .init(values: [delivered]), complete)
          }
        }
        c.calls(with: ["notifications": [ScriptUserNotification].luaType])
      }
      c.method("removePendingNotificationRequests", "Takes notifications back that are to come.", "identifiers", UNUserNotificationCenter.remove(pending:))
      c.method("removeAllPendingNotificationRequests", "Takes all notifications back that are to come.", UNUserNotificationCenter.removeAllPending)
      c.method("removeDeliveredNotifications", "Takes notifications away from the user.", "identifiers", UNUserNotificationCenter.remove(delivered:))
      c.method("removeAllDeliveredNotifications", "Takes all notifications away from the user.", UNUserNotificationCenter.removeAllDelivered)
      c.method("setNotificationCategories", "Says what the user can do with notifications.", args: "categories") {
        (center: UNUserNotificationCenter, categories: [ScriptNotificationCategory]) in center.setCategories(categories.map(\.category))
      }
      c.method("setBadgeCount", "Sets the number on the app's icon; 0 for none. Calls completion(error).", args: "count", "completion") {
        (center: UNUserNotificationCenter, count: Int, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("UNUserNotificationCenter:setBadgeCount", handler, stack, isNeeded: false) { complete in
          center.badge = count
          Later.nextTurn("the number on the icon", .init(mayFail: true), complete)
        }
      }
      c.calls(with: ["error": .optional(ScriptNotificationError.luaType)])
    }
  }

  private static func settings(_ center: UNUserNotificationCenter) -> KeptValue {
    let setting = InputValue.text(center.status.isGranted ? "enabled" : "disabled")
    return KeptValue(
      .table([
        "authorizationStatus": .text(center.status.rawValue), "alertSetting": center.status == .provisional ? .text("disabled") : setting,
        "badgeSetting": setting,
        "soundSetting": setting, "notificationCenterSetting": setting,
      ]))
  }

  private static func notificationValues(_ r: RegistryBuilder) {
    r.type(ScriptNotificationSound.self, "UNNotificationSound", doc: "The sound of a notification, as a name; nothing is heard.") { c in
      c.value("default", "The usual sound.") { "default" }
      c.function("named", "The sound of a file.", args: "name") { (name: String) in name }
    }
    r.type(
      ScriptNotificationContent.self, "UNMutableNotificationContent",
      doc: "What a notification says: UNMutableNotificationContent { title = \"Tea\", body = \"is ready\" }."
    ) { c in
      c.constructor { _ in ScriptNotificationContent() }
      c.describe { " \"\($0.content.title)\"" }
      c.property("title", "The first line.", \.content.title)
      c.property("subtitle", "The second line.", \.content.subtitle)
      c.property("body", "The text.", \.content.body)
      c.property("badge", "The number that the app's icon gets, or nil.", \.content.badge)
      c.property("sound", "UNNotificationSound.default, or nil.", \.content.sound)
      c.property("userInfo", "A table with more, for the app.", get: { PlainValue($0.content.userInfo) }, set: { $0.content.userInfo = $1.value })
      c.property("categoryIdentifier", "The category that says what the user can do with it.", \.content.categoryIdentifier)
      c.property("threadIdentifier", "The group in which it stands.", \.content.threadIdentifier)
      c.property(
        "interruptionLevel", "How much it may disturb; \"active\" if it isn't set. Kept only: nothing is heard.",
        get: { $0.content.interruptionLevel ?? .active }, set: { $0.content.interruptionLevel = $1 })
      c.property(
        "relevanceScore", "Which one is shown first, from 0 to 1. Kept only.", get: { $0.content.relevanceScore ?? 0 },
        set: { $0.content.relevanceScore = $1 })
    }
    r.type(ScriptTrigger.self, "UNNotificationTrigger", doc: "When a notification comes.") { c in
      c.property("repeats", "Whether it comes again and again.", get: \.trigger.repeats)
      c.method("nextTriggerDate", "When it would come if it were set now; nil for one that comes by a place.") { (trigger: ScriptTrigger) in
        trigger.nextDate.map(ScriptDate.init)
      }
    }
    r.type(
      ScriptIntervalTrigger.self, "UNTimeIntervalNotificationTrigger", inherits: "UNNotificationTrigger",
      doc: "After so many seconds: UNTimeIntervalNotificationTrigger { timeInterval = 90, repeats = false }."
    ) { c in
      c.constructor { arguments in
        let seconds = try arguments.take("timeInterval", as: Double.self, "How long it takes; at least 60 if it repeats.", unit: .seconds) ?? 0
        let repeats = try arguments.take("repeats", as: Bool.self, "Whether it comes again and again.") ?? false
        guard seconds > 0, seconds < .infinity else { throw TriggerFault(description: "time interval must be greater than 0") }
        guard !repeats || seconds >= 60 else { throw TriggerFault(description: "time interval must be at least 60 if repeating") }
        return ScriptIntervalTrigger(.interval(seconds, repeats: repeats))
      }
      c.property("timeInterval", "How long it takes.", unit: .seconds, get: \.seconds)
    }
    r.type(
      ScriptCalendarTrigger.self, "UNCalendarNotificationTrigger", inherits: "UNNotificationTrigger",
      doc: "When the device's clock shows this: UNCalendarNotificationTrigger { dateMatching = { hour = 9, minute = 0 }, repeats = true }."
    ) { c in
      c.constructor { arguments in
        guard let parts = try arguments.take("dateMatching", as: DateParts.self, "Parts of a date, by their units."), !parts.parts.isEmpty else {
          throw LuaMismatch(wanted: "dateMatching = \(DateParts.luaTypeName)", got: "none")
        }
        let repeats = try arguments.take("repeats", as: Bool.self, "Whether it comes again and again.") ?? false
        return ScriptCalendarTrigger(.calendar(parts: Dictionary(uniqueKeysWithValues: parts.parts.map { ($0.rawValue, $1) }), repeats: repeats))
      }
      c.property(
        "dateComponents", "The parts of a date, by their units.",
        get: \.parts)
    }
    r.type(
      ScriptRegionTrigger.self, "UNLocationNotificationTrigger", inherits: "UNNotificationTrigger",
      doc: "When the device has crossed the edge of a region: UNLocationNotificationTrigger { region =, repeats = false }."
    ) { c in
      c.constructor { arguments in
        guard let region = try arguments.take("region", as: ScriptRegion.self, "A CLCircularRegion.") else {
          throw LuaMismatch(wanted: "region = a CLCircularRegion", got: "none")
        }
        return ScriptRegionTrigger(
          .region(region.region, repeats: try arguments.take("repeats", as: Bool.self, "Whether it comes again and again.") ?? false))
      }
      c.property("region", "The region.", get: \.region)
    }
    r.type(ScriptPushTrigger.self, "UNPushNotificationTrigger", inherits: "UNNotificationTrigger", doc: "A server has sent it.") { _ in }
    r.type(
      ScriptNotificationRequest.self, "UNNotificationRequest",
      doc: "A notification and when it comes: UNNotificationRequest { identifier = \"tea\", content =, trigger = }; without a trigger at once."
    ) { c in
      c.constructor { arguments in
        guard let content = try arguments.take("content", as: ScriptNotificationContent.self, "What it says.") else {
          throw LuaMismatch(wanted: "content = a UNMutableNotificationContent", got: "none")
        }
        return ScriptNotificationRequest(
          NotificationRequest(
            identifier: try arguments.take("identifier", as: String.self, "Its name.") ?? "", content: content.content,
            trigger: try arguments.take("trigger", as: ScriptTrigger.self, "When it comes; nil for at once.")?.trigger))
      }
      c.describe { " \"\($0.request.identifier)\"" }
      c.property("identifier", "Its name.", get: \.request.identifier)
      c.property("content", "What it says; changes of it have no effect.", get: { ScriptNotificationContent($0.request.content) })
      c.property("trigger", "When it comes, or nil.", get: { $0.request.trigger.map(ScriptTrigger.of) })
    }
    r.type(ScriptUserNotification.self, "UNNotification", doc: "A notification that has come.") { c in
      c.property("request", "What was sent.", get: { ScriptNotificationRequest($0.notification.request) })
      c.property("date", "When it has come.", get: { ScriptDate($0.notification.date) })
    }
    r.type(ScriptNotificationResponse.self, "UNNotificationResponse", doc: "What the user has done with a notification.") { c in
      c.property(
        "actionIdentifier",
        "The action: \"com.apple.UNNotificationDefaultActionIdentifier\" for a touch of the notification itself.", get: \.response.actionIdentifier)
      c.property("notification", "The notification.", get: { ScriptUserNotification($0.response.notification) })
      c.property("userText", "What the user has typed, or nil.", get: \.response.userText)
    }
  }

  private static func notificationCategories(_ r: RegistryBuilder) {
    func take(_ arguments: ConstructorArguments) throws -> NotificationAction {
      var action = NotificationAction(
        identifier: try arguments.take("identifier", as: String.self, "Its name.") ?? "",
        title: try arguments.take("title", as: String.self, "What its button says.") ?? "")
      let options = try arguments.take("options", as: ActionOptions.self, "\"foreground\": it brings the app to the front.") ?? []
      action.needsUnlocking = options.contains(.authenticationRequired)
      action.isDestructive = options.contains(.destructive)
      action.isForeground = options.contains(.foreground)
      return action
    }
    r.type(
      ScriptNotificationAction.self, "UNNotificationAction",
      doc: "A button of a notification: UNNotificationAction { identifier = \"done\", title = \"Done\", options = { \"foreground\" } }."
    ) { c in
      c.constructor { ScriptNotificationAction(try take($0)) }
      c.property("identifier", "Its name.", get: \.action.identifier)
      c.property("title", "What its button says.", get: \.action.title)
      c.property("options", "What its button does besides: \"foreground\" brings the app to the front.", get: \.options)
    }
    r.type(
      ScriptTextInputAction.self, "UNTextInputNotificationAction", inherits: "UNNotificationAction",
      doc: "A button of a notification at which the user types a text."
    ) { c in
      c.constructor { arguments in
        var action = try take(arguments)
        action.takesText = true
        let title = try arguments.take("textInputButtonTitle", as: String.self)
        return ScriptTextInputAction(
          action, buttonTitle: title ?? "", placeholder: try arguments.take("textInputPlaceholder", as: String.self) ?? "")
      }
      c.property("textInputButtonTitle", "What the button beside the text says; it isn't shown.", get: \.buttonTitle)
      c.property("textInputPlaceholder", "What stands in the empty text; it isn't shown.", get: \.placeholder)
    }
    r.type(
      ScriptNotificationCategory.self, "UNNotificationCategory",
      doc: "What the user can do with notifications: UNNotificationCategory { identifier = \"reminder\", actions = { done } }."
    ) { c in
      c.constructor { arguments in
        let actions = try arguments.take("actions", as: [ScriptNotificationAction].self) ?? []
        var category = NotificationCategory(
          identifier: try arguments.take("identifier", as: String.self, "Its name, for a content's categoryIdentifier.") ?? "",
          actions: actions.map(\.action))
        let options = try arguments.take("options", as: CategoryOptions.self) ?? []
        category.tellsOfDismissal = options.contains(.customDismissAction)
        let intents = try arguments.take("intentIdentifiers", as: [String].self) ?? []
        return ScriptNotificationCategory(category, actions, options, intentIdentifiers: intents)
      }
      c.property("identifier", "Its name.", get: \.category.identifier)
      c.property("actions", "The buttons.", \.actions)
      c.property("options", "\"customDismissAction\": the app hears when the user throws one away.", get: \.options)
      c.property("intentIdentifiers", "The intents that its notifications are about. Kept only.", \.intentIdentifiers)
    }
  }
}

/// Source: the words with which UNTimeIntervalNotificationTrigger raises its exceptions, as developers have published them
private struct TriggerFault: Error, CustomStringConvertible { let description: String }
