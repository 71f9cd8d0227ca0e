import Lua
import LunetteKit

/// A script's table or instance as the delegate of the notification center.
final class ScriptNotificationDelegate: ScriptDelegate, NotificationListener {
  override class var protocols: [any ScriptProtocol.Type] { [NotificationCenterMethods.self] }

  func willPresent(_ notification: NotificationState.Delivered, decide: @escaping (NotificationPresentation) -> Void) {
    guard has(NotificationCenterMethods.willPresent) else { return }
    var isDecided = false
    let decideOnce = { (presentation: NotificationPresentation) in
      if !isDecided { decide(presentation) }
      isDecided = true
    }
    let handler = OnceHandler { stack in decideOnce(stack.isNil(at: 1) ? [] : try NotificationPresentation.read(stack, at: 1)) }
    let answer = ask(
      NotificationCenterMethods.willPresent, ScriptContext.simulation.userNotifications, SessionArgument(ScriptUserNotification(notification)),
      ScriptFunction(handler))
    if let presentation = answer ?? nil { decideOnce(presentation) }
  }

  func didReceive(_ response: NotificationResponse, done: @escaping () -> Void) {
    guard has(NotificationCenterMethods.didReceive) else { return done() }
    let handler = OnceHandler { _ in done() }
    notify(
      NotificationCenterMethods.didReceive, ScriptContext.simulation.userNotifications, SessionArgument(ScriptNotificationResponse(response)),
      ScriptFunction(handler)
    )
  }
}
extension NotificationCenterMethods: AdaptedProtocol { typealias Adapter = ScriptNotificationDelegate }

/// A script's table or instance as the delegate of a location manager.
final class ScriptLocationDelegate: ScriptDelegate, LocationListener {
  override class var protocols: [any ScriptProtocol.Type] { [LocationManagerMethods.self] }
  private typealias Methods = LocationManagerMethods

  func authorizationChanged(_ manager: CLLocationManager) {
    if has(Methods.locationManagerDidChangeAuthorization) { return notify(Methods.locationManagerDidChangeAuthorization, manager) }
    notify(Methods.didChangeAuthorization, manager, manager.status.rawValue)
  }

  func manager(_ manager: CLLocationManager, didUpdate locations: [CLLocation]) { notify(Methods.didUpdateLocations, manager, ScriptTable(locations)) }

  func manager(_ manager: CLLocationManager, didFail failure: LocationFailure) {
    notify(Methods.didFailWithError, manager, SessionArgument(ScriptLocationError(failure)))
  }

  func manager(_ manager: CLLocationManager, crossed region: CircularRegion, isInside: Bool) {
    notify(isInside ? Methods.didEnterRegion : Methods.didExitRegion, manager, SessionArgument(ScriptRegion(region)))
  }

  func manager(_ manager: CLLocationManager, determined isInside: Bool?, for region: CircularRegion) {
    notify(Methods.didDetermineState, manager, isInside.map { $0 ? "inside" : "outside" } ?? "unknown", SessionArgument(ScriptRegion(region)))
  }

  func manager(_ manager: CLLocationManager, began region: CircularRegion) {
    notify(Methods.didStartMonitoring, manager, SessionArgument(ScriptRegion(region)))
  }

  func manager(_ manager: CLLocationManager, failedFor region: CircularRegion, _ failure: LocationFailure) {
    notify(Methods.monitoringDidFail, manager, SessionArgument(ScriptRegion(region)), SessionArgument(ScriptLocationError(failure)))
  }
}
extension LocationManagerMethods: AdaptedProtocol { typealias Adapter = ScriptLocationDelegate }

extension UNUserNotificationCenter: DelegateOwner {}
extension CLLocationManager: DelegateOwner {}
