import Foundation

/// What a notification says. Source: Apple, UNNotificationContent
public struct NotificationContent: Equatable, Codable, Sendable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  /// The number on the app's icon; nil leaves it as it is.
  public var badge: Int?
  public var sound: String?
  public var userInfo = InputValue.table([:])
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var interruptionLevel: Interruption?
  public var relevanceScore: Double?
  /// Source: Apple, UNNotificationInterruptionLevel
  public enum Interruption: String, CaseIterable, Codable, Sendable { case passive, active, timeSensitive, critical }

  public init() {}

  /// Whether there is anything to show.
  public var isVisible: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }
}

/// When a notification comes. Source: Apple, UNNotificationTrigger
public enum NotificationTrigger: Equatable, Codable, Sendable {
  /// Units: seconds.
  case interval(TimeInterval, repeats: Bool)
  /// - Parameter parts: by the names of the calendar's units
  case calendar(parts: [String: Int], repeats: Bool)
  case region(CircularRegion, repeats: Bool)
  case push

  public var repeats: Bool {
    switch self {
    case .interval(_, let repeats), .region(_, let repeats), .calendar(_, let repeats): repeats
    case .push: false
    }
  }
}

/// Source: Apple, UNNotificationRequest
public struct NotificationRequest: Equatable, Codable, Sendable {
  public var identifier: String
  public var content: NotificationContent
  /// nil: at once
  public var trigger: NotificationTrigger?

  public init(identifier: String, content: NotificationContent, trigger: NotificationTrigger? = nil) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// What a user can do with notifications of a category. Source: Apple, UNNotificationAction, UNTextInputNotificationAction
public struct NotificationAction: Equatable, Codable, Sendable {
  public var identifier: String
  public var title: String
  /// Whether it brings the app to the front.
  public var isForeground = false
  public var isDestructive = false
  public var needsUnlocking = false
  /// Whether the user types a text.
  public var takesText = false

  public init(identifier: String, title: String) { (self.identifier, self.title) = (identifier, title) }

  /// Source: Apple, UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier
  public static let (standard, dismissal) = ("com.apple.UNNotificationDefaultActionIdentifier", "com.apple.UNNotificationDismissActionIdentifier")
}

/// Source: Apple, UNNotificationCategory
public struct NotificationCategory: Equatable, Codable, Sendable {
  public var identifier: String
  public var actions: [NotificationAction]
  /// Whether the app hears of notifications that the user throws away.
  public var tellsOfDismissal = false

  public init(identifier: String, actions: [NotificationAction]) { (self.identifier, self.actions) = (identifier, actions) }
}

/// What the system keeps of an app's notifications.
public struct NotificationState: Equatable, Codable, Sendable {
  /// A notification that is to come.
  public struct Pending: Equatable, Codable, Sendable {
    public var request: NotificationRequest
    /// Units: seconds of the simulated clock; nil for one that comes by a place
    public var due: TimeInterval?
    public init(request: NotificationRequest, due: TimeInterval?) { (self.request, self.due) = (request, due) }
  }

  /// A notification that has come.
  public struct Delivered: Equatable, Codable, Sendable {
    public var request: NotificationRequest
    /// Units: seconds since the reference date
    public var date: TimeInterval
    public init(request: NotificationRequest, date: TimeInterval) { (self.request, self.date) = (request, date) }
  }

  /// The requests that wait, in the order in which they were set.
  public var pending: [Pending] = []
  /// The notifications that were delivered, in the order in which they came.
  public var delivered = DeliveredList()
  public var categories: [NotificationCategory] = []
  /// The number on the app's icon; 0 for none.
  public var badge = 0

  public init() {}

  /// The newest one with this title, or text, or identifier.
  public func delivered(named text: String) -> Delivered? {
    delivered.last { $0.request.content.title == text } ?? delivered.last { $0.request.content.body == text } ?? delivered[text]
  }

  public func category(of notification: Delivered) -> NotificationCategory? {
    categories.first { $0.identifier == notification.request.content.categoryIdentifier }
  }

  /// Whether what the user does with a notification brings the app to the front.
  /// - Parameter action: a button's identifier, or one of the system's
  public func bringsForward(_ action: String, of notification: Delivered) -> Bool {
    action == NotificationAction.standard || category(of: notification)?.actions.first { $0.identifier == action }?.isForeground == true
  }

  /// The most that wait; of more the last ones set stay. Source: a test that a developer published; docs/rules/world.md 7
  public static let mostPending = 64
}
