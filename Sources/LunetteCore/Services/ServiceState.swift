import Foundation

/// What the system keeps for one app: what the user allows, its notifications, its secrets. It stays when the app ends.
public struct ServiceState: Equatable, Codable, Sendable {
  /// The permissions by their names; what is missing was not asked for.
  public var permissions: [String: PermissionStatus] = [:]
  /// Whether the user has allowed the place for this one use.
  public var allowsPlaceOnce = false
  public var notifications = NotificationState()
  /// Whether the app is registered for pushes.
  public var takesPushes = false
  public var keychain = SecretList()
  public var regions: [CircularRegion] = []
  public var backgroundRequests: [BackgroundRequest] = []
  /// The app's quick actions that it has set itself.
  public var shortcuts: [ShortcutItem] = []

  public init() {}

  /// What is left when the app is removed. Source: docs/rules/world.md 6
  public var afterRemoval: ServiceState {
    var state = ServiceState()
    state.keychain = keychain
    return state
  }

  /// The user has left the app: what was allowed for this use only is over. Source: Apple, "Requesting authorization to use location services"
  public mutating func endUse() {
    if allowsPlaceOnce { permissions[Permission.location.rawValue] = nil }
    allowsPlaceOnce = false
  }

  /// Times count from the next launch, which comes at this one's `time`.
  public mutating func rebase(to time: TimeInterval) {
    endUse()
    for index in notifications.pending.indices { notifications.pending[index].due.map { notifications.pending[index].due = $0 - time } }
  }
}

/// Work that an app has asked to do later in the background. Source: Apple, BGTaskRequest
public struct BackgroundRequest: Equatable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable { case refresh, processing }
  public var identifier: String
  public var kind: Kind
  /// Units: seconds since the reference date; nil for as soon as possible
  public var earliestDate: TimeInterval?
  public init(identifier: String, kind: Kind, earliestDate: TimeInterval?) {
    (self.identifier, self.kind, self.earliestDate) = (identifier, kind, earliestDate)
  }

  /// The largest number of requests of each kind. Source: Apple, BGTaskScheduler.submit(_:)
  public static let (mostRefreshes, mostProcessing) = (1, 10)
}

/// An entry of the menu of the app's icon. Source: Apple, UIApplicationShortcutItem
public struct ShortcutItem: Equatable, Codable, Sendable {
  public var type: String
  public var title: String
  public var subtitle: String?
  public var userInfo: InputValue
  public init(type: String, title: String, subtitle: String? = nil, userInfo: InputValue = .none) {
    (self.type, self.title, self.subtitle, self.userInfo) = (type, title, subtitle, userInfo)
  }
}
