import Lua
import LunetteKit
import LunetteScript

extension ServiceInput {
  /// The line of a scenario that makes this input.
  func line(_ value: InputValue) -> String {
    switch (self, value) {
    case (.permission, .table(let fields)):
      fields.keys.sorted().map { "app:setPermission(\(LuaLiteral.quoted($0)), \((fields[$0] ?? .none).luaText))" }.joined(separator: "\n")
    case (.push, let payload): "app:push(\(payload.luaText))"
    case (.notification, .table(let fields)): Self.tap(fields)
    case (.location, .list(let values)):
      "app:setLocation(\((values.dropFirst() + (values.first == .number(0) ? [] : values.prefix(1))).map(\.luaText).joined(separator: ", ")))"
    case (.location, .table(let fields)): "app:travel(\((fields["travel"] ?? .none).luaText))"
    case (.path, let path): "app:setNetwork(\(path.luaText))"
    case (.battery, .table(let fields)): "app:setBattery(\((fields["level"] ?? .none).luaText), \((fields["state"] ?? .none).luaText))"
    case (.lowPower, let isEnabled): "app:setLowPowerMode(\(isEnabled.luaText))"
    case (.proximity, let isNear): "app:setProximity(\(isNear.luaText))"
    case (.activity, let activity): "app:continueActivity(\(activity.luaText))"
    case (.quickAction, let name): "app:quickAction(\(name.luaText))"
    case (.backgroundTask, let name): "app:runBackgroundTask(\(name.luaText))"
    default: ""
    }
  }

  private static func tap(_ fields: [String: InputValue]) -> String {
    var arguments = [fields["identifier"] ?? .none]
    let (action, text) = (fields["action"] ?? .none, fields["text"])
    if action == .text(NotificationAction.dismissal) {
      arguments.append(.text("dismiss"))
    } else if action != .text(NotificationAction.standard) || text != nil {
      arguments.append(action == .text(NotificationAction.standard) ? .none : action)
    }
    if let text { arguments.append(text) }
    return "app:tapNotification(\(arguments.map(\.luaText).joined(separator: ", ")))"
  }
}
