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

  public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")

  /// In the order of an app's life, each with its description for the reference.
  public static let notifications: [(name: String, doc: String, value: Notification.Name)] = [
    ("didFinishLaunchingNotification", "The app has started.", didFinishLaunchingNotification),
    ("didBecomeActiveNotification", "The app is in front now.", didBecomeActiveNotification),
    ("willResignActiveNotification", "The app is about to leave the front.", willResignActiveNotification),
    ("didEnterBackgroundNotification", "The app is in the background and no longer visible.", didEnterBackgroundNotification),
    ("willEnterForegroundNotification", "The app is about to be visible again.", willEnterForegroundNotification),
    ("didReceiveMemoryWarningNotification", "Memory is low.", didReceiveMemoryWarningNotification),
    (
      "significantTimeChangeNotification", "Another day has begun, or summer time has begun or ended.", significantTimeChangeNotification
    ),
    ("willTerminateNotification", "The app is about to end.", willTerminateNotification),
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
    ("didBecomeVisibleNotification", "The window is shown.", didBecomeVisibleNotification),
    ("didBecomeHiddenNotification", "The window is hidden.", didBecomeHiddenNotification),
    ("didBecomeKeyNotification", "The window has become the key window.", didBecomeKeyNotification),
    ("didResignKeyNotification", "The window is no longer the key window.", didResignKeyNotification),
  ]

  func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }
}
