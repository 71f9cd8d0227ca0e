import Foundation
import Lua
import LunetteKit
import LunetteScript

extension Registry {
  /// The device's services, as a scenario plays them. Source: docs/rules/world.md 7
  static func appServices(_ c: ClassBuilder<ScenarioApp>) {
    c.property("state", "Where the app stands: active, inactive, background, suspended or ended.", get: \.state)
    c.property("endReason", "Why the system has ended the app, or nil.", get: \.endReason)
    c.method(
      "setPermission",
      "The user decides in Settings what the app may: app:setPermission(\"camera\", \"denied\"). A change for the camera, photos, contacts or the "
        + "microphone ends the app, as iOS does; of the others it is told.", args: "permission", "status"
    ) { (app: ScenarioApp, permission: Permission, status: String) in try app.setPermission(permission, permission.status(named: status)) }
    c.method("setLocation", "The device is at a place, in degrees, now or so many seconds from now.", args: "latitude", "longitude", "seconds") {
      (app: ScenarioApp, latitude: Double, longitude: Double, seconds: Double?) in
      try app.setLocation(.checked(latitude, longitude), after: seconds ?? 0)
    }
    c.method(
      "travel",
      "The device is at places (in degrees) at times from now (in seconds): { { 0, 52.52, 13.405 }, { 60, 52.53, 13.405 } }. Between two of them it stays.",
      "points", ScenarioApp.travel(_:))
    c.listProperty(
      "notifications",
      "The notifications that the user sees, the oldest first: tables with title, subtitle, body, badge, identifier, categoryIdentifier, userInfo and date.",
      of: { $0.simulation.kept.services.notifications.delivered.elements }, { KeptValue($0.asTable) })
    c.property("badge", "The number on the app's icon; 0 for none.", get: { $0.simulation.kept.services.notifications.badge })
    c.method(
      "tapNotification",
      "The user touches a notification, given by its title, its text or its identifier, or one of its buttons; \"dismiss\" throws it away, and a text is what the "
        + "user types. The app comes to the front, or is launched, and its delegate hears of it in didReceive. Returns the app.", "title", "action", "text",
      ScenarioApp.tapNotification(_:_:_:))
    c.method(
      "push",
      "A server sends something: app:push { aps = { alert = \"Hi\", badge = 1 } }; with [\"content-available\"] = 1 the app is woken for it. At most 4,096 bytes.",
      "payload", ScenarioApp.push(_:))
    c.listProperty(
      "haptics", "What the hand has felt since the launch: tables with time, kind, style and intensity.",
      of: \.simulation.haptics.felt, { KeptValue($0.asTable) })
    c.method("setNetwork", "What connects the device: \"wifi\", \"cellular\" or \"none\".", args: "path") { (app: ScenarioApp, path: NetworkPath) in
      try app.tell(.path, .text(path.rawValue))
    }
    c.method("setBattery", "The battery's level, from 0 to 1, and its state; as it is if it is left out.", "level", "state", ScenarioApp.setBattery(_:_:))
    c.method("setLowPowerMode", "The user saves power, or no longer.", args: "enabled") { (app: ScenarioApp, isEnabled: Bool) in
      try app.tell(.lowPower, .bool(isEnabled))
    }
    c.method("setProximity", "Something comes close to the screen, or goes.", args: "near") { (app: ScenarioApp, isNear: Bool) in
      try app.tell(.proximity, .bool(isNear))
    }
    c.method(
      "continueActivity",
      "The user goes on with something in the app, such as a link to its web site: app:continueActivity { webpageURL = \"https://...\" }. The app comes to the "
        + "front, or is launched. Returns whether its delegate goes on with it (continueUserActivity).", "activity", ScenarioApp.continueActivity(_:))
    c.method(
      "quickAction", "The user chooses an entry of the icon's menu, by its type or its title. The app comes to the front, or is launched. Returns the app.",
      "type", ScenarioApp.quickAction(_:))
    c.method("runBackgroundTask", "The system has time for work that the app has asked for (BGTaskScheduler).", args: "identifier") {
      (app: ScenarioApp, identifier: String) in try app.tell(.backgroundTask, .text(identifier))
    }
  }
}

extension NotificationState.Delivered {
  fileprivate var asTable: InputValue {
    let content = request.content
    var fields: [String: InputValue] = [
      "title": .text(content.title), "subtitle": .text(content.subtitle), "body": .text(content.body), "identifier": .text(request.identifier),
      "categoryIdentifier": .text(content.categoryIdentifier), "userInfo": content.userInfo, "date": .number(date),
    ]
    if let badge = content.badge { fields["badge"] = .number(Double(badge)) }
    return .table(fields)
  }
}

extension Haptic {
  fileprivate var asTable: InputValue {
    var fields: [String: InputValue] = ["time": .number(time), "kind": .text(kind.rawValue)]
    if let style { fields["style"] = .text(style) }
    if let intensity { fields["intensity"] = .number(intensity) }
    return .table(fields)
  }
}
