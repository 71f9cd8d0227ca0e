import Foundation

/// Names of notifications, as scripts write them.
extension Notification.Name {
  /// The system's notifications have a name in Swift and a text of their own; scripts may write either. Source: Apple, NSNotification.Name
  init(script name: String) { self.init(Self.texts[name] ?? name) }

  private static let texts = [
    "NSCalendarDayChanged": "NSCalendarDayChangedNotification", "NSSystemTimeZoneDidChange": "NSSystemTimeZoneDidChangeNotification",
    "NSSystemClockDidChange": "NSSystemClockDidChangeNotification", "NSCurrentLocaleDidChange": "kCFLocaleCurrentLocaleDidChangeNotification",
    "NSCurrentLocaleDidChangeNotification": "kCFLocaleCurrentLocaleDidChangeNotification",
  ]
}
