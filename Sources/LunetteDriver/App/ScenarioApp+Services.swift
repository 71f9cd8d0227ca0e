import Foundation
import Lua
import LunetteKit
import LunetteScript

/// What an app finds in its device: what the user allows, notifications, the place. Each change is an input. Source: docs/rules/world.md 7, 9
extension ScenarioApp {
  /// `ended` for one that runs no more.
  var state: String {
    if isClosed { return "ended" }
    return simulation.isSuspended ? "suspended" : "\(simulation.application.applicationState)"
  }

  func hearOfLife() {
    let life = simulation.life
    life.tellsActivity = { [unowned self] isActive in appDelegate.receive(isActive ? .becomesActive : .becomesInactive, simulation.application) }
    life.kills = { [unowned self] in endBySystem($0) }
  }

  /// The system ends the app, without telling it.
  private func endBySystem(_ reason: String) {
    endReason = reason
    simulation.note(reason)
    close()
  }

  func comeToFront() {
    guard simulation.application.applicationState == .background else { return }
    simulation.life.leavesBackground()
    appDelegate.receive(.comesToForeground, simulation.application)
    simulation.life.isInFront()
  }

  /// The user decides in Settings.
  func setPermission(_ permission: Permission, _ status: PermissionStatus) throws {
    if isClosed {
      simulation.kept.services.permissions[permission.rawValue] = status == .notDetermined ? nil : status
      return
    }
    try tell(.permission, .table([permission.rawValue: .text(status.rawValue)]))
  }

  /// Sends what comes from a service. Throws: what a callback raised, and what is wrong with the input
  func tell(_ service: ServiceInput, _ value: InputValue, runsFrame: Bool = false) throws {
    let answer = try drive {
      defer { if runsFrame { simulation.runFrame() } }
      return simulation.send(.answer(name: service.rawValue, value))
    }
    if case .failed(let error) = answer { throw error }
  }

  // MARK: What a scenario does

  /// A server sends something to the app.
  func push(_ payload: PlainTable) throws {
    guard case .table? = payload.fields["aps"] else {
      throw ScenarioError.badValue(name: "push", wanted: "a table with aps = { alert = \"...\" }", got: "none")
    }
    let size = InputValue.table(payload.fields).description.utf8.count
    guard size <= Pushes.largestPayload else {
      throw ScenarioError.badValue(name: "push", wanted: "at most \(Pushes.largestPayload) bytes as JSON", got: "\(size)")
    }
    if isClosed { return simulation.pushes.showWithoutApp(payload.fields) }
    try tell(.push, .table(payload.fields))
  }

  /// The user touches a notification, which brings the app to the front, or one of its buttons. Returns: the app, launched again if it had ended
  func tapNotification(_ title: String, _ action: String?, _ text: String?) throws -> ScenarioApp {
    let center = simulation.kept.services.notifications
    guard let notification = center.delivered(named: title) else {
      let known = center.delivered.all.map { "\"\($0.request.content.shownName)\"" }.joined(separator: ", ")
      throw ScenarioError.noService(
        "there is no notification \"\(title)\"; " + (known.isEmpty ? "the user sees none" : "the user sees \(known)"))
    }
    let identifier = notification.request.identifier
    let action = try actionIdentifier(action, of: notification)
    if isClosed, action == NotificationAction.dismissal, center.category(of: notification)?.tellsOfDismissal != true {
      // Nobody wants to hear of it: the system launches no app.
      simulation.kept.services.notifications.delivered.remove(identifier)
      return self
    }
    var fields: [String: InputValue] = ["identifier": .text(identifier), "action": .text(action)]
    if let text { fields["text"] = .text(text) }
    // Only of a push does an app hear at its launch, too. Source: Apple, LaunchOptionsKey.remoteNotification
    let isPush = if case .push = notification.request.trigger { true } else { false }
    var reason = isPush ? RelaunchOptions(because: "remoteNotification", notification.request.content.userInfo) : RelaunchOptions()
    // Source: Apple, UNNotificationActionOptions.foreground: without it the system launches the app in the background
    reason.isInBackground = !center.bringsForward(action, of: notification)
    let app = isClosed ? try relaunch(reason) : self
    try app.tell(.notification, .table(fields), runsFrame: true)
    return app
  }

  /// - Parameter name: the identifier or the title of a button; nil for the notification itself, "dismiss" for throwing it away
  private func actionIdentifier(_ name: String?, of notification: NotificationState.Delivered) throws -> String {
    guard let name else { return NotificationAction.standard }
    if name == "dismiss" { return NotificationAction.dismissal }
    let category = simulation.kept.services.notifications.category(of: notification)
    let actions = category?.actions ?? []
    if let known = actions.first(where: { $0.identifier == name || $0.title == name }) { return known.identifier }
    let known = actions.map { "\"\($0.title)\"" }.joined(separator: ", ")
    throw ScenarioError.noService(
      "the notification has no button \"\(name)\"; " + (known.isEmpty ? "its category has none" : "it has \(known)"))
  }

  func setLocation(_ place: Coordinate, after seconds: Double) throws {
    guard seconds >= 0, seconds < .infinity else { throw ScenarioError.badValue(name: "seconds", wanted: "0 or more", got: formatted(CGFloat(seconds))) }
    try tell(.location, .list([.number(seconds), .number(place.latitude), .number(place.longitude)]))
  }

  func travel(_ points: [TravelPoint]) throws {
    let values = points.map { InputValue.list([.number($0.seconds), .number($0.place.latitude), .number($0.place.longitude)]) }
    try tell(.location, .table(["travel": .list(values)]))
  }

  func setBattery(_ level: Double, _ state: Battery.State?) throws {
    guard level == -1 || (0...1).contains(level) else {
      throw ScenarioError.badValue(name: "level", wanted: "a number from 0 to 1", got: formatted(CGFloat(level)))
    }
    let state = state ?? simulation.world.battery?.state ?? Battery.full.state
    try tell(.battery, .table(["level": .number(level), "state": .text(state.rawValue)]))
  }

  /// Returns: whether the app goes on with it
  func continueActivity(_ fields: PlainTable) throws -> Bool {
    guard fields.fields["webpageURL"] != nil || fields.fields["activityType"] != nil else {
      throw ScenarioError.badValue(name: "activity", wanted: "webpageURL = \"https://...\" or activityType = \"...\"", got: "neither")
    }
    let app = try running(because: "userActivity", .table(fields.fields))
    // Not with ||: Swift's compiler loses the error of a call on its right side.
    if app.foundAtConnection(since: self) { return true }
    return try app.send(.answer(name: ServiceInput.activity.rawValue, .table(fields.fields))).isTaken
  }

  /// Another app opens an address that is this app's. Returns: whether its delegate takes it
  func openURL(_ address: Address) throws -> Bool {
    let text = address.url.absoluteString
    let app = try running(because: "url", .text(text))
    if app.foundAtConnection(since: self) { return true }
    return try app.send(.answer(name: InputEventAnswer.openURL, .text(text))).isTaken
  }

  func quickAction(_ name: String) throws -> ScenarioApp {
    let app = try running(because: "shortcutItem", .table(["type": .text(name)]))
    if app.foundAtConnection(since: self) {
      _ = try app.shortcut(named: name)
    } else {
      try app.tell(.quickAction, .text(name), runsFrame: true)
    }
    return app
  }

  /// The app or, where it has ended, the app launched again by the system.
  private func running(because key: String, _ value: InputValue) throws -> ScenarioApp {
    isClosed ? try relaunch(RelaunchOptions(because: key, value)) : self
  }

  /// Whether the app has been launched and its scene has found what it comes for in the options of its connection.
  /// Source: Apple, UIScene.ConnectionOptions
  private func foundAtConnection(since earlier: ScenarioApp) -> Bool { self !== earlier && appDelegate.scene != nil }

  /// Throws: for an entry that the icon's menu doesn't have
  private func shortcut(named name: String) throws -> ShortcutItem {
    if let item = simulation.shortcut(named: name) { return item }
    let known = simulation.shortcuts.map { "\"\($0.type)\"" }.joined(separator: ", ")
    throw ScenarioError.noService(
      "the app has no quick action \"\(name)\"; "
        + (known.isEmpty ? "it has none: UIApplicationShortcutItems of its info, or shortcutItems" : "it has \(known)"))
  }

  // MARK: Inputs

  /// Handles an input. Throws: where it can't come
  func take(_ service: ServiceInput, _ value: InputValue) throws -> InputAnswer {
    switch (service, value) {
    case (.permission, .table(let fields)): changePermissions(fields)
    case (.push, .table(let payload)): simulation.pushes.receive(payload)
    case (.notification, .table(let fields)): respond(fields)
    case (.location, .list(let values)):
      if let point = TravelPoint(values) { simulation.devicePlace.move(to: point.place, after: point.seconds) }
    case (.location, .table(let fields)): takeJourney(fields["travel"] ?? InputValue.none)
    case (.path, .text(let name)): NetworkPath(rawValue: name).map(simulation.conditions.setPath)
    case (.battery, .table(let fields)):
      guard case .number(let level)? = fields["level"], case .text(let name)? = fields["state"], let state = Battery.State(rawValue: name) else { break }
      simulation.conditions.setBattery(Battery(level: level, state: state))
    case (.lowPower, .bool(let isEnabled)): simulation.conditions.setLowPowerMode(isEnabled)
    case (.proximity, .bool(let isNear)): simulation.conditions.setProximity(isNear)
    case (.activity, .table(let fields)):
      comeToFront()
      return .taken(appDelegate.hear(activity: fields, simulation.application))
    case (.quickAction, .text(let name)):
      let item = try shortcut(named: name)
      comeToFront()
      appDelegate.hear(shortcut: item, simulation.application)
    case (.backgroundTask, .text(let identifier)): try simulation.backgroundTasks.run(identifier)
    default: return .taken(false)
    }
    return .taken(true)
  }

  private func takeJourney(_ points: InputValue) {
    guard case .list(let points) = points else { return }
    var journey: [(after: TimeInterval, place: Coordinate)] = []
    for case .list(let values) in points { if let point = TravelPoint(values) { journey.append((point.seconds, point.place)) } }
    simulation.devicePlace.travel(journey)
  }

  private func changePermissions(_ fields: [String: InputValue]) {
    for name in fields.keys.sorted() {
      guard let permission = Permission(rawValue: name), case .text(let text)? = fields[name], let status = PermissionStatus(rawValue: text),
        simulation.permissions.status(permission) != status
      else { continue }
      simulation.permissions.set(permission, to: status)
      if permission.endsApp {
        return endBySystem("the user has changed the permission for \(name) in Settings, and the system has ended the app")
      }
    }
  }

  /// The user has done something with a notification.
  private func respond(_ fields: [String: InputValue]) {
    let center = simulation.userNotifications
    guard case .text(let identifier)? = fields["identifier"], case .text(let action)? = fields["action"],
      let notification = center.state.delivered[identifier]
    else { return }
    let category = center.state.category(of: notification)
    var typed: String?
    if case .text(let text)? = fields["text"] { typed = text }
    if action == NotificationAction.dismissal {
      guard category?.tellsOfDismissal == true else { return center.remove(delivered: [identifier]) }
      simulation.life.wakeInBackground()
    } else if center.state.bringsForward(action, of: notification) {
      comeToFront()
    } else {
      simulation.life.wakeInBackground()
    }
    center.respond(to: notification, action: action, text: typed)
  }
}

/// `{ 10, 52.52, 13.405 }`: where the device is so many seconds from now.
struct TravelPoint: LuaReadable {
  let seconds: Double
  let place: Coordinate
  static var luaTypeName: String { "{ seconds, latitude, longitude }" }
  static var luaType: LuaType { .list(.number) }

  init?(_ values: [InputValue]) {
    guard values.count == 3, case .number(let seconds) = values[0], case .number(let latitude) = values[1], case .number(let longitude) = values[2] else {
      return nil
    }
    (self.seconds, place) = (seconds, Coordinate(latitude: latitude, longitude: longitude))
  }

  private init(_ seconds: Double, _ place: Coordinate) { (self.seconds, self.place) = (seconds, place) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TravelPoint {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let numbers: [Double]
    do { numbers = try [Double].read(stack, at: index) } catch { throw stack.mismatch(luaTypeName, at: index) }
    guard numbers.count == 3 else { throw LuaMismatch(wanted: luaTypeName, got: "a list of \(numbers.count)") }
    guard numbers[0] >= 0, numbers[0] < .infinity else { throw LuaMismatch(wanted: "seconds from 0", got: formatted(CGFloat(numbers[0]))) }
    return TravelPoint(numbers[0], try .checked(numbers[1], numbers[2]))
  }
}

extension NotificationContent {
  /// What a reader calls it.
  var shownName: String { title.isEmpty ? body : title }
}
