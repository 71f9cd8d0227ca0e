import Lua
import LunetteKit

/// Source: Apple, UNUserNotificationCenterDelegate
enum NotificationCenterMethods: ScriptProtocol {
  static let name = "UNUserNotificationCenterDelegate"
  static let doc = "Hears of notifications that come while the app is in front, and of what the user does with notifications."

  static let willPresent = ScriptMethod<(UNUserNotificationCenter, SessionArgument, ScriptFunction), NotificationPresentation?>(
    "willPresent",
    "A UNNotification comes while the app is in front: return how it is shown, { \"banner\", \"badge\" }, or call completionHandler with it; {} for not at all. "
      + "Without the method it is not shown.",
    [
      .of("center", UNUserNotificationCenter.self), .of("notification", SessionArgument.self), .of("completionHandler", ScriptFunction.self),
    ], answers: NotificationPresentation?.self)
  static let didReceive = ScriptMethod<(UNUserNotificationCenter, SessionArgument, ScriptFunction), Anything>(
    "didReceive",
    "The user has touched a notification or one of its actions, as the UNNotificationResponse says: call completionHandler when the app has done what that means.",
    [
      .of("center", UNUserNotificationCenter.self), .of("response", SessionArgument.self), .of("completionHandler", ScriptFunction.self),
    ])

  static var methods: [MethodDeclaration] { [willPresent.declaration, didReceive.declaration] }
}

/// Source: Apple, CLLocationManagerDelegate
enum LocationManagerMethods: ScriptProtocol {
  static let name = "CLLocationManagerDelegate"
  static let doc = "Hears where the device is, and what the user allows."

  static let didChangeAuthorization = ScriptMethod<(CLLocationManager, String), Anything>(
    "didChangeAuthorization", "What the user allows: once when the delegate is set, and at each change.", [manager, .of("status", String.self)])
  static let locationManagerDidChangeAuthorization = ScriptMethod<CLLocationManager, Anything>(
    "locationManagerDidChangeAuthorization", "The same since iOS 14, in place of didChangeAuthorization: ask the manager's authorizationStatus.", [manager])
  static let didUpdateLocations = ScriptMethod<(CLLocationManager, ScriptTable), Anything>(
    "didUpdateLocations", "The device is somewhere else: a list of CLLocations, the newest last.", [manager, .of("locations", ScriptTable.self)])
  static let didFailWithError = ScriptMethod<(CLLocationManager, SessionArgument), Anything>(
    "didFailWithError", "The place can't be told: a CLError, such as \"denied\".", [manager, error])
  static let didEnterRegion = ScriptMethod<(CLLocationManager, SessionArgument), Anything>(
    "didEnterRegion", "The device has been inside for 20 s.", [manager, region])
  static let didExitRegion = ScriptMethod<(CLLocationManager, SessionArgument), Anything>(
    "didExitRegion", "The device has been outside for 20 s.", [manager, region])
  static let didDetermineState = ScriptMethod<(CLLocationManager, String, SessionArgument), Anything>(
    "didDetermineState", "The answer to requestState: \"inside\", \"outside\" or \"unknown\".", [manager, .of("state", String.self), region])
  static let didStartMonitoring = ScriptMethod<(CLLocationManager, SessionArgument), Anything>(
    "didStartMonitoring", "A region is watched from now on.", [manager, region])
  static let monitoringDidFail = ScriptMethod<(CLLocationManager, SessionArgument, SessionArgument), Anything>(
    "monitoringDidFail", "A region can't be watched: a CLError.", [manager, region, error])

  private static var manager: ApiDescription.Parameter { .of("manager", CLLocationManager.self) }
  private static var region: ApiDescription.Parameter { .of("region", SessionArgument.self) }
  private static var error: ApiDescription.Parameter { .of("error", SessionArgument.self) }

  static var methods: [MethodDeclaration] {
    [
      didChangeAuthorization.declaration, locationManagerDidChangeAuthorization.declaration, didUpdateLocations.declaration,
      didFailWithError.declaration, didEnterRegion.declaration, didExitRegion.declaration, didDetermineState.declaration,
      didStartMonitoring.declaration, monitoringDidFail.declaration,
    ]
  }
}

extension NotificationPresentation: LuaOptionSet {
  public static var luaCases: [(name: String, option: NotificationPresentation)] {
    [("badge", .badge), ("sound", .sound), ("alert", .alert), ("list", .list), ("banner", .banner)]
  }
}

extension UNUserNotificationCenter: CallValue {}
extension CLLocationManager: CallValue {}
