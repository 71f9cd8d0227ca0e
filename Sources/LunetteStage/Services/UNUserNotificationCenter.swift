import Foundation
import LunetteCore

/// Hears of an app's notifications. Source: Apple, UNUserNotificationCenterDelegate
public protocol NotificationListener: AnyObject {
  /// - Parameter decide: takes how the notification is presented while the app is in front
  func willPresent(_ notification: NotificationState.Delivered, decide: @escaping (NotificationPresentation) -> Void)
  /// - Parameter done: called when the app has done what the user wants
  func didReceive(_ response: NotificationResponse, done: @escaping () -> Void)
}

/// Source: Apple, UNNotificationPresentationOptions
public struct NotificationPresentation: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let badge = NotificationPresentation(rawValue: 1)
  public static let sound = NotificationPresentation(rawValue: 2)
  public static let alert = NotificationPresentation(rawValue: 4)
  public static let list = NotificationPresentation(rawValue: 8)
  public static let banner = NotificationPresentation(rawValue: 16)
  var isShown: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}

/// What the user has done with a notification. Source: Apple, UNNotificationResponse
public struct NotificationResponse: Sendable {
  public let notification: NotificationState.Delivered
  public let actionIdentifier: String
  /// What the user has typed for an action that takes a text.
  public let userText: String?
}

/// An app's notifications: those that are to come, and those that have come. Source: Apple; docs/rules/world.md 7
public final class UNUserNotificationCenter {
  package let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  public weak var delegate: (any NotificationListener)?
  public var companions = Companions()
  private var timers: [String: SimulatedTimer] = [:]
  private var hasWarned = false

  init(_ reference: SimulationReference) {
    self.reference = reference
    for pending in state.pending { schedule(pending) }
    watchRegions()
  }

  public private(set) var state: NotificationState {
    get { simulation.kept.services.notifications }
    _modify { yield &simulation.kept.services.notifications }
  }

  // MARK: What the user allows

  public var status: PermissionStatus { simulation.permissions.status(.notifications) }

  /// - Parameter isProvisional: the app may send quietly, without being asked for it
  public func requestAuthorization(isProvisional: Bool, then: @escaping (Bool) -> Void) {
    guard reference.allowsUse(of: "notification center") else { return }
    if isProvisional, status == .notDetermined { simulation.permissions.set(.notifications, to: .provisional) }
    // Nothing needs a text that could be missing.
    try? simulation.permissions.request(.notifications) { then($0.isGranted) }
  }

  // MARK: Requests

  public enum Failure: Int, Error, CaseIterable, Sendable {
    case notificationsNotAllowed = 1
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  /// Throws: where the user doesn't allow notifications, and where the notification would never come
  public func add(_ request: NotificationRequest) throws(Failure) {
    guard reference.allowsUse(of: "notification center") else { return }
    if status == .denied { throw .notificationsNotAllowed }
    var due: TimeInterval?
    switch request.trigger {
    case nil: due = simulation.time
    case .interval(let seconds, _)?: due = simulation.time + seconds
    case .calendar(let parts, _)?:
      guard let next = nextTime(of: parts) else { throw .notificationInvalidNoDate }
      due = next
    case .region?, .push?: break
    }
    remove(pending: [request.identifier])
    let pending = NotificationState.Pending(request: request, due: due)
    state.pending.append(pending)
    schedule(pending)
    if state.pending.count > NotificationState.mostPending { remove(pending: [state.pending[0].request.identifier]) }
    if case .region(let region, _)? = request.trigger { simulation.regions.watch(forNotifications: [region]) }
  }

  public func remove(pending identifiers: [String]) {
    for identifier in identifiers { timers.removeValue(forKey: identifier)?.invalidate() }
    state.pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  public func remove(delivered identifiers: [String]) { for identifier in identifiers { state.delivered.remove(identifier) } }
  public func removeAllPending() { remove(pending: state.pending.map(\.request.identifier)) }
  public func removeAllDelivered() { state.delivered = DeliveredList() }
  public func setCategories(_ categories: [NotificationCategory]) { state.categories = categories }

  /// The number on the app's icon.
  public var badge: Int {
    get { state.badge }
    set { state.badge = max(0, newValue) }
  }

  // MARK: Time

  private func schedule(_ pending: NotificationState.Pending) {
    guard let due = pending.due else { return }
    let identifier = pending.request.identifier
    timers[identifier] = simulation.worldTimers.schedule(at: due) { [weak self] _ in self?.fire(identifier, due) }
  }

  /// When the device's clock shows these parts next. Units: seconds of the simulated clock; nil where it never does
  private func nextTime(of parts: [String: Int]) -> TimeInterval? { nextDate(of: parts).map { $0 - simulation.world.date } }

  /// Units: seconds since the reference date
  public func nextDate(of parts: [String: Int]) -> TimeInterval? {
    let units = Dictionary(parts.compactMap { name, value in CalendarUnit(rawValue: name).map { ($0, value) } }) { $1 }
    guard !units.isEmpty, let zone = TimeZoneInfo(identifier: simulation.world.timeZone) else { return nil }
    return DateCalendar(.gregorian, zone: zone, locale: simulation.world.locale)?.nextDate(after: simulation.date, matching: units)
  }

  /// The device's clock or its time zone was set: what comes at a time of the calendar comes at another moment.
  public func clockChanged() {
    for index in state.pending.indices {
      guard case .calendar(let parts, _)? = state.pending[index].request.trigger else { continue }
      timers.removeValue(forKey: state.pending[index].request.identifier)?.invalidate()
      state.pending[index].due = nextTime(of: parts)
      schedule(state.pending[index])
    }
  }

  private func fire(_ identifier: String, _ due: TimeInterval) {
    timers[identifier] = nil
    guard let index = state.pending.firstIndex(where: { $0.request.identifier == identifier }) else { return }
    let request = state.pending[index].request
    switch request.trigger {
    case .interval(let seconds, true)?: state.pending[index].due = due + seconds
    case .calendar(let parts, true)?: state.pending[index].due = nextTime(of: parts)
    default: state.pending.remove(at: index)
    }
    if let again = state.pending.first(where: { $0.request.identifier == identifier }) { schedule(again) }
    deliver(request)
  }

  // MARK: Places

  private func watchRegions() {
    simulation.regions.crossedTrigger = { [weak self] region, isInside in
      guard let self else { return }
      for pending in state.pending {
        guard case .region(region, let repeats)? = pending.request.trigger, isInside ? region.notifiesOnEntry : region.notifiesOnExit else { continue }
        if !repeats { remove(pending: [pending.request.identifier]) }
        deliver(pending.request)
      }
    }
    simulation.regions.watch(forNotifications: triggerRegions)
  }

  /// The places whose edges bring a notification.
  var triggerRegions: [CircularRegion] {
    state.pending.compactMap { if case .region(let region, _)? = $0.request.trigger { region } else { nil } }
  }

  // MARK: What comes

  /// A notification has come: in front the app decides, else the user sees it.
  public func deliver(_ request: NotificationRequest) {
    guard status != .denied else { return }
    if status == .notDetermined, !hasWarned {
      hasWarned = true
      simulation.note("a notification comes, but the user was never asked (requestAuthorization): a device would not show it")
    }
    let notification = NotificationState.Delivered(request: request, date: simulation.date)
    guard simulation.application.applicationState != .background else { return show(notification, [.list, .badge]) }
    delegate?.willPresent(notification) { [weak self] in self?.show(notification, $0) }
  }

  private func show(_ notification: NotificationState.Delivered, _ presentation: NotificationPresentation) {
    let content = notification.request.content
    if presentation.contains(.badge), let badge = content.badge { self.badge = badge }
    guard presentation.isShown, content.isVisible else { return }
    state.delivered.append(notification)
  }

  // MARK: What the user does

  /// The user has touched a notification, one of its actions, or has thrown it away. The app is awake.
  public func respond(to notification: NotificationState.Delivered, action: String, text: String?) {
    remove(delivered: [notification.request.identifier])
    guard let delegate else { return }
    let work = simulation.life.begin("the answer to a notification", isStrict: false) {}
    delegate.didReceive(NotificationResponse(notification: notification, actionIdentifier: action, userText: text)) { [weak self] in
      self?.simulation.life.end(work)
    }
  }
}

extension Simulation {
  private static let notificationsKey = CompanionKey<UNUserNotificationCenter>()

  /// What an earlier launch has left goes on: notifications that are to come, places that are watched.
  package func resumeServices() {
    if !kept.services.notifications.pending.isEmpty { _ = userNotifications }
    if !kept.services.regions.isEmpty { _ = devicePlace }
  }

  var userNotificationsIfUsed: UNUserNotificationCenter? { companions[Self.notificationsKey] }

  public var userNotifications: UNUserNotificationCenter {
    if let known = companions[Self.notificationsKey] { return known }
    let center = UNUserNotificationCenter(reference)
    companions[Self.notificationsKey] = center
    return center
  }
}
