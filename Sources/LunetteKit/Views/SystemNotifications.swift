import Foundation

/// Notifications about the app, by UIKit's names. The application is the object of each. Source: Apple, UIApplication
extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// In the order of an app's life, each with its description for the reference.
  public static let notifications: [(name: String, doc: String, value: Notification.Name)] = [
    ("didFinishLaunchingNotification", "It has started.", didFinishLaunchingNotification),
    ("didBecomeActiveNotification", "It is in front.", didBecomeActiveNotification),
    ("willResignActiveNotification", "It is about to leave the front.", willResignActiveNotification),
    ("didEnterBackgroundNotification", "It is no longer seen.", didEnterBackgroundNotification),
    ("willEnterForegroundNotification", "It is about to be seen again.", willEnterForegroundNotification),
    ("didReceiveMemoryWarningNotification", "Memory is short.", didReceiveMemoryWarningNotification),
    ("willTerminateNotification", "It is about to end.", willTerminateNotification),
  ]

  public func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }
}

/// Notifications about a window, which is the object of each. Source: Apple, UIWindow
extension UIWindow {
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  public static let notifications: [(name: String, doc: String, value: Notification.Name)] = [
    ("didBecomeVisibleNotification", "It is on the screen.", didBecomeVisibleNotification),
    ("didBecomeHiddenNotification", "It is off the screen.", didBecomeHiddenNotification),
    ("didBecomeKeyNotification", "It has the keyboard.", didBecomeKeyNotification),
    ("didResignKeyNotification", "It has the keyboard no longer.", didResignKeyNotification),
  ]

  func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }
}
