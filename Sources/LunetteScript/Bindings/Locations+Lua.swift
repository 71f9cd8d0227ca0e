import Foundation
import Lua
import LunetteKit

extension CLLocationManager: LuaObject { public static var luaName: String { "CLLocationManager" } }
extension CLLocation: LuaObject { public static var luaName: String { "CLLocation" } }

final class ScriptRegion: LuaObject {
  static let luaName = "CLCircularRegion"
  var region: CircularRegion
  init(_ region: CircularRegion) { self.region = region }
}

/// Source: Apple, CLError
final class ScriptLocationError: ScriptError {
  override class var luaName: String { "CLError" }

  init(_ failure: LocationFailure) {
    super.init(
      domain: "kCLErrorDomain", code: failure.rawValue, name: "\(failure)",
      localizedDescription: "The operation couldn’t be completed. (kCLErrorDomain error \(failure.rawValue).)")
  }
}

extension LocationFailure: LuaEnum {}

/// `{ latitude = 52.52, longitude = 13.405 }`, or a CLLocation.
package struct PlaceArgument: LuaConvertible {
  package let coordinate: Coordinate
  init(_ coordinate: Coordinate) { self.coordinate = coordinate }
  package static var luaTypeName: String { "{ latitude = 52.52, longitude = 13.405 }" }
  package static var luaType: LuaType { .map(.number) }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlaceArgument {
    if let location = try? CLLocation.read(stack, at: index) { return PlaceArgument(location.coordinate) }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    var fields = try LuaOptions.read(stack, at: index)
    let coordinate = try Coordinate.checked(try fields.require("latitude"), try fields.require("longitude"))
    try fields.finish()
    return PlaceArgument(coordinate)
  }

  package func push(on stack: LuaStack) {
    stack.push(KeptValue(.table(["latitude": .number(coordinate.latitude), "longitude": .number(coordinate.longitude)])))
  }
}

extension Coordinate {
  /// Throws: for what is no place on the earth
  package static func checked(_ latitude: Double, _ longitude: Double) throws(LuaMismatch) -> Coordinate {
    guard latitudes.contains(latitude) else { throw LuaMismatch(wanted: "a latitude from -90 to 90", got: formatted(CGFloat(latitude))) }
    guard longitudes.contains(longitude) else { throw LuaMismatch(wanted: "a longitude from -180 to 180", got: formatted(CGFloat(longitude))) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// The app wants to follow the place in the background and does not say so. Source: Apple, allowsBackgroundLocationUpdates
private struct NoBackgroundMode: Error, CustomStringConvertible {
  var description: String {
    "CLLocationManager.allowsBackgroundLocationUpdates: the app's Info.plist must have \"location\" in UIBackgroundModes; give the plugin "
      + "info = { UIBackgroundModes = { \"location\" } }"
  }
}

extension CLLocationManager.ActivityType: LuaEnum {}

extension Registry {
  static func locations(_ r: RegistryBuilder) {
    r.type(CLLocation.self, "CLLocation", doc: "Where the device was: CLLocation(latitude, longitude) makes one.") { c in
      c.state("coordinate") { $0.coordinate }
      c.constructor { arguments in
        let latitude = try arguments.take("latitude", as: Double.self, "Degrees to the north.") ?? 0
        let longitude = try arguments.take("longitude", as: Double.self, "Degrees to the east.") ?? 0
        return CLLocation(try .checked(latitude, longitude), timestamp: ScriptContext.simulation.date)
      }
      c.constructor(args: "latitude", "longitude") { r in
        CLLocation(try .checked(try r.next(), try r.next()), timestamp: ScriptContext.simulation.date)
      }
      c.describe { " \(formatted(CGFloat($0.coordinate.latitude))), \(formatted(CGFloat($0.coordinate.longitude)))" }
      c.property("coordinate", "{ latitude =, longitude = }.", unit: .degrees, get: { PlaceArgument($0.coordinate) })
      c.property("timestamp", "When it was.", get: { ScriptDate($0.timestamp) })
      c.property("horizontalAccuracy", "How far off it may be; 5.", unit: .metres, get: { _ in CLLocation.accuracy })
      // Below 0: unknown. Source: Apple, CLLocation.speed, course and verticalAccuracy
      c.property("speed", "How fast the device was, in metres a second; -1, unknown: take the distance of two locations.", get: { _ in -1.0 })
      c.property("course", "Where it went, in degrees from the north; -1, unknown.", get: { _ in -1.0 })
      c.property("altitude", "How high it was; 0.", unit: .metres, get: { _ in 0.0 })
      c.property("verticalAccuracy", "How far off the altitude may be; -1, unknown.", unit: .metres, get: { _ in -1.0 })
      c.method("distance", "How far it is to another one, on a sphere.", args: "location") { (location: CLLocation, other: PlaceArgument) in
        location.coordinate.distance(to: other.coordinate)
      }
      c.measured(in: .metres)
    }
    r.type(
      ScriptRegion.self, "CLCircularRegion",
      doc: "A circle whose edge an app hears of: CLCircularRegion { center = { latitude =, longitude = }, radius = 100, identifier = \"home\" }."
    ) { c in
      c.constructor { arguments in
        guard let center = try arguments.take("center", as: PlaceArgument.self, "The middle.") else {
          throw LuaMismatch(wanted: "center = \(PlaceArgument.luaTypeName)", got: "no center")
        }
        let radius = try arguments.take("radius", as: Double.self, "Metres.") ?? 0
        guard radius > 0, radius < .infinity else { throw LuaMismatch(wanted: "radius = a number of metres above 0", got: formatted(CGFloat(radius))) }
        return ScriptRegion(
          CircularRegion(
            identifier: try arguments.take("identifier", as: String.self, "Its name; a region of the same name takes its place.") ?? "",
            center: center.coordinate, radius: radius))
      }
      c.describe { " \"\($0.region.identifier)\"" }
      c.property("identifier", "Its name.", get: \.region.identifier)
      c.property("center", "The middle.", unit: .degrees, get: { PlaceArgument($0.region.center) })
      c.property("radius", "How far the edge is from the middle.", unit: .metres, get: \.region.radius)
      c.property("notifyOnEntry", "Whether the app hears that the device has come in; true.", \.region.notifiesOnEntry)
      c.property("notifyOnExit", "Whether the app hears that the device has gone out; true.", \.region.notifiesOnExit)
      c.method("contains", "Whether a place is inside.", args: "coordinate") { (region: ScriptRegion, place: PlaceArgument) in
        region.region.contains(place.coordinate)
      }
    }
    r.type(ScriptLocationError.self, "CLError", inherits: "NSError", doc: "Why the place can't be told.") { c in
      c.constructor { arguments in ScriptLocationError(try arguments.take("code", as: LocationFailure.self, "What went wrong.") ?? .locationUnknown) }
    }
    r.type(CLLocationManager.self, "CLLocationManager", doc: "Tells the app where the device is: CLLocationManager { delegate = self, distanceFilter = 100 }.")
    { c in
      c.state("tasks") { $0.givenTasks }
      c.state("regions") { $0.monitoredRegions }
      c.constructor { _ in CLLocationManager() }
      c.delegate("delegate", LocationManagerMethods.self, get: \.delegate, set: { $0.delegate = $1 })
      c.property(
        "distanceFilter", "How far the device must move before the next location; below 0 for any movement.", unit: .metres, \.distanceFilter)
      c.property("desiredAccuracy", "Kept only: a simulated device knows its place.", unit: .metres, \.desiredAccuracy)
      c.property(
        "pausesLocationUpdatesAutomatically", "Kept only: a simulated device tells each of its movements.", \.pausesLocationUpdatesAutomatically)
      c.property("activityType", "Kept only: what the user is doing.", \.activityType)
      c.property("accuracyAuthorization", "How exactly the user lets the app know the place: \"fullAccuracy\".", get: { _ in "fullAccuracy" })
      c.property("authorizationStatus", "What the user allows.", get: { $0.status.rawValue })
      c.property("location", "The last location that was told, or nil.", get: \.location)
      c.property(
        "allowsBackgroundLocationUpdates", "Whether the app goes on in the background while it follows the place.",
        get: \.allowsBackgroundLocationUpdates,
        set: { manager, allows in
          guard !allows || ScriptContext.simulation.info.texts("UIBackgroundModes").contains("location") else { throw NoBackgroundMode() }
          manager.allowsBackgroundLocationUpdates = allows
        })
      c.property("monitoredRegions", "The regions that are watched.", get: { $0.monitoredRegions.map(ScriptRegion.init) })
      c.function("locationServicesEnabled", "Whether the device can tell its place: true.") { true }
      c.function("significantLocationChangeMonitoringAvailable", "Whether the device can tell of large movements: true.") { true }
      c.method(
        "requestWhenInUseAuthorization", "Asks the user once. The plugin's info must have NSLocationWhenInUseUsageDescription."
      ) { (manager: CLLocationManager) -> Void in try manager.requestWhenInUseAuthorization() }
      c.method(
        "requestAlwaysAuthorization",
        "Asks the user as requestWhenInUseAuthorization does, and once more for the time in the background when that is allowed. The plugin's info must also have "
          + "NSLocationAlwaysAndWhenInUseUsageDescription."
      ) { (manager: CLLocationManager) -> Void in try manager.requestAlwaysAuthorization() }
      c.method("startUpdatingLocation", "Tells the delegate the place, and each movement.", CLLocationManager.startUpdatingLocation)
      c.method("stopUpdatingLocation", "Ends that.", CLLocationManager.stopUpdatingLocation)
      c.method(
        "requestLocation", "Tells the delegate the place once; if it isn't known within 10 s, the failure locationUnknown.", CLLocationManager.requestLocation)
      c.method(
        "startMonitoringSignificantLocationChanges", "Tells the delegate of movements of 500 m, also a suspended app that may always know the place.",
        CLLocationManager.startMonitoringSignificantLocationChanges)
      c.method("stopMonitoringSignificantLocationChanges", "Ends that.", CLLocationManager.stopMonitoringSignificantLocationChanges)
      c.method("startMonitoring", "Tells the delegate when the device has crossed the edge of a region. At most 20.", args: "region") {
        (manager: CLLocationManager, region: ScriptRegion) in manager.startMonitoring(region.region)
      }
      c.method("stopMonitoring", "Ends that.", args: "region") { (manager: CLLocationManager, region: ScriptRegion) in
        manager.stopMonitoring(region.region)
      }
      c.method("requestState", "Tells the delegate on which side of a region's edge the device is.", args: "region") {
        (manager: CLLocationManager, region: ScriptRegion) in manager.requestState(for: region.region)
      }
    }
  }
}
