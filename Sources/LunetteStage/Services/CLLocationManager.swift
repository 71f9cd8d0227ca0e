import Foundation
import LunetteCore

/// Hears of the device's place. Source: Apple, CLLocationManagerDelegate
public protocol LocationListener: AnyObject {
  func authorizationChanged(_ manager: CLLocationManager)
  func manager(_ manager: CLLocationManager, didUpdate locations: [CLLocation])
  func manager(_ manager: CLLocationManager, didFail failure: LocationFailure)
  func manager(_ manager: CLLocationManager, crossed region: CircularRegion, isInside: Bool)
  /// - Parameter isInside: nil: unknown
  func manager(_ manager: CLLocationManager, determined isInside: Bool?, for region: CircularRegion)
  func manager(_ manager: CLLocationManager, began region: CircularRegion)
  func manager(_ manager: CLLocationManager, failedFor region: CircularRegion, _ failure: LocationFailure)
}

/// Where the device was at a moment. Source: Apple, CLLocation
public final class CLLocation {
  public let coordinate: Coordinate
  /// Units: seconds since the reference date
  public let timestamp: TimeInterval
  /// Units: metres. Ours
  public static let accuracy = 5.0

  public init(_ coordinate: Coordinate, timestamp: TimeInterval) { (self.coordinate, self.timestamp) = (coordinate, timestamp) }
}

/// Tells an app where the device is, as far as the user allows it. Source: Apple; docs/rules/world.md 7
public final class CLLocationManager {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  public var companions = Companions()
  public weak var delegate: (any LocationListener)? { didSet { if delegate != nil, delegate !== oldValue { authorizationChanged() } } }
  /// How far the device must move before the next location; below 0 for any movement. Units: metres
  public var distanceFilter = -1.0
  /// Kept, without effect: the device knows its place. Units: metres
  public var desiredAccuracy = 0.0
  /// Kept, without effect: a simulated device tells each of its movements.
  public var pausesLocationUpdatesAutomatically = true
  public var activityType = ActivityType.other
  /// Source: Apple, CLActivityType
  public enum ActivityType: String, CaseIterable, Sendable { case other, automotiveNavigation, fitness, otherNavigation, airborne }
  public var allowsBackgroundLocationUpdates = false { didSet { simulation.life.suspendIfIdle() } }
  /// The last one that it has told.
  public private(set) var location: CLLocation?
  private var isUpdating = false
  private var followsSignificantChanges = false
  /// What it was told to do.
  package var givenTasks: [Bool] { [isUpdating, followsSignificantChanges, wantsOne != nil, hasAskedForAlways] }
  private var wantsOne: SimulatedTimer?
  /// The status that the delegate knows.
  private var toldStatus: PermissionStatus?
  private var hasAskedForAlways = false

  /// How long `requestLocation` looks for a place. Units: seconds. Source: Apple, requestLocation()
  static let patience: TimeInterval = 10
  /// Units: metres. Source: Apple, startMonitoringSignificantLocationChanges()
  static let significantDistance = 500.0

  public init() {
    reference = Simulation.current.reference
    Simulation.current.devicePlace.add(self)
  }

  // MARK: What the user allows

  public var status: PermissionStatus { simulation.permissions.status(.location) }

  /// Whether the app may know the place now.
  private var mayKnow: Bool {
    switch status {
    case .authorizedAlways: true
    case .authorizedWhenInUse: simulation.application.applicationState != .background || allowsBackgroundLocationUpdates
    default: false
    }
  }

  /// Throws: where the app doesn't say what for
  public func requestWhenInUseAuthorization() throws(MissingUsageText) {
    guard reference.allowsUse(of: "location manager") else { return }
    try ask(simulation.usageText("NSLocationWhenInUseUsageDescription"))
  }

  /// The first time the user is asked as for the other one; who is allowed to know the place in use asks once for more.
  /// Throws: where the app doesn't say what for
  public func requestAlwaysAuthorization() throws(MissingUsageText) {
    guard reference.allowsUse(of: "location manager") else { return }
    _ = try simulation.usageText("NSLocationWhenInUseUsageDescription")
    let text = try simulation.usageText("NSLocationAlwaysAndWhenInUseUsageDescription")
    if status == .notDetermined { return ask(text) }
    guard status == .authorizedWhenInUse, !hasAskedForAlways else { return }
    hasAskedForAlways = true
    simulation.permissions.ask(
      .location, .alwaysWantsPlace, text, [(.keepWhileUsing, .authorizedWhenInUse), (.changeToAlways, .authorizedAlways)]
    ) { _ in }
  }

  private func ask(_ text: String) {
    guard status == .notDetermined else { return }
    let simulation = simulation
    let choices: [Permissions.Choice] = [
      (.allowWhileUsing, .authorizedWhenInUse), (.allowOnce, .authorizedWhenInUse), (.dontAllow, .denied),
    ]
    simulation.permissions.ask(.location, .wantsPlace, text, choices, chosen: { simulation.kept.services.allowsPlaceOnce = $0 == 1 }) { _ in }
  }

  func authorizationChanged() {
    guard delegate != nil else { return }
    simulation.jobs.add("the authorization of a location manager") { [weak self] in
      guard let self, let delegate, !simulation.isSuspended, toldStatus != status else { return }
      let isFirst = toldStatus == nil
      toldStatus = status
      delegate.authorizationChanged(self)
      if !isFirst { begin() }
    }
  }

  // MARK: The place

  public func startUpdatingLocation() {
    guard reference.allowsUse(of: "location manager") else { return }
    isUpdating = true
    location = nil
    begin()
  }

  public func stopUpdatingLocation() {
    isUpdating = false
    simulation.life.suspendIfIdle()
  }

  public func startMonitoringSignificantLocationChanges() {
    guard reference.allowsUse(of: "location manager") else { return }
    followsSignificantChanges = true
    begin()
  }
  public func stopMonitoringSignificantLocationChanges() { followsSignificantChanges = false }

  /// One location, or a failure after a while.
  public func requestLocation() {
    guard reference.allowsUse(of: "location manager") else { return }
    wantsOne?.invalidate()
    let timer = simulation.timers.schedule(at: simulation.time + Self.patience) { [weak self] _ in
      guard let self else { return }
      wantsOne = nil
      delegate?.manager(self, didFail: .locationUnknown)
    }
    timer.origin = simulation.origin
    wantsOne = timer
    begin()
  }

  private var isBeginning = false

  /// In the next turn it tells of the place, or that it may not.
  private func begin() {
    guard isUpdating || followsSignificantChanges || wantsOne != nil, !isBeginning else { return }
    isBeginning = true
    simulation.jobs.add("a location manager") { [weak self] in
      guard let self else { return }
      isBeginning = false
      if status == .denied || status == .restricted {
        wantsOne?.invalidate()
        wantsOne = nil
        delegate?.manager(self, didFail: .denied)
      } else {
        moved()
      }
    }
  }

  /// The device is at another place, or the app may know it now.
  func moved() {
    guard !simulation.isSuspended, mayKnow, let place = simulation.world.place, let delegate else { return }
    guard isUpdating || followsSignificantChanges || wantsOne != nil else { return }
    let distance = location.map { $0.coordinate.distance(to: place) }
    let filter = isUpdating ? max(0, distanceFilter) : Self.significantDistance
    if wantsOne == nil, let distance, distance == 0 || distance < filter { return }
    wantsOne?.invalidate()
    wantsOne = nil
    let now = CLLocation(place, timestamp: simulation.date)
    location = now
    delegate.manager(self, didUpdate: [now])
  }

  /// Whether an app in the background goes on because of it.
  var keepsAppAwake: Bool { isUpdating && allowsBackgroundLocationUpdates && mayKnow }

  /// Whether a suspended app is woken when the device is far from where it was.
  var isWokenByMove: Bool {
    guard followsSignificantChanges, status == .authorizedAlways, let place = simulation.world.place else { return false }
    return location.map { $0.coordinate.distance(to: place) >= Self.significantDistance } ?? true
  }

  // MARK: Circles

  public var monitoredRegions: [CircularRegion] { simulation.regions.regions }

  public func startMonitoring(_ region: CircularRegion) {
    let failure: LocationFailure? =
      status.isGranted ? simulation.regions.start(region) ? nil : .regionMonitoringFailure : .regionMonitoringDenied
    simulation.jobs.add("a location manager") { [weak self] in
      guard let self else { return }
      if let failure { delegate?.manager(self, failedFor: region, failure) } else { delegate?.manager(self, began: region) }
    }
  }

  public func stopMonitoring(_ region: CircularRegion) { simulation.regions.stop(region.identifier) }

  public func requestState(for region: CircularRegion) {
    simulation.jobs.add("a location manager") { [weak self] in
      guard let self else { return }
      delegate?.manager(self, determined: simulation.regions.side(of: region), for: region)
    }
  }

  /// In the background an app hears of it only where it may always know the place.
  func crossed(_ region: CircularRegion, _ isInside: Bool) {
    guard isInside ? region.notifiesOnEntry : region.notifiesOnExit else { return }
    if simulation.application.applicationState == .background {
      guard status == .authorizedAlways else { return }
      simulation.life.wakeInBackground(for: DevicePlace.wakingTime)
    }
    guard status.isGranted else { return }
    delegate?.manager(self, crossed: region, isInside: isInside)
  }
}
