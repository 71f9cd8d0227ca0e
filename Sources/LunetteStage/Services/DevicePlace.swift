import Foundation
import LunetteCore

/// Where the device is, and who hears of it. Source: Apple, Core Location; docs/rules/world.md 7
public final class DevicePlace {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  private struct Manager { weak var manager: CLLocationManager? }
  private var managers: [Manager] = []
  /// How many there may be before those that have ended are thrown away.
  private var mostManagers = fewManagers
  private static let fewManagers = 8
  private var journey: [SimulatedTimer] = []

  init(_ reference: SimulationReference) {
    self.reference = reference
    let simulation = reference.simulation
    simulation.permissions.listen { [weak self] in if $0 == .location { self?.each { $0.authorizationChanged() } } }
    simulation.life.goesOn = { [weak self] in self?.known.contains(where: \.keepsAppAwake) ?? false }
    simulation.life.suspended.append { [weak simulation] in simulation?.kept.services.endUse() }
    simulation.life.awoke.append { [weak self] in
      self?.each {
        $0.authorizationChanged()
        $0.moved()
      }
    }
    simulation.life.cameToFront.append { [weak self] in self?.each { $0.moved() } }
    simulation.regions.crossed = { [weak self] region, isInside in self?.each { $0.crossed(region, isInside) } }
  }

  func add(_ manager: CLLocationManager) {
    managers.append(Manager(manager: manager))
    guard managers.count > mostManagers else { return }
    managers.removeAll { $0.manager == nil }
    mostManagers = max(Self.fewManagers, 2 * managers.count)
  }

  private var known: [CLLocationManager] { managers.compactMap(\.manager) }
  private func each(_ body: (CLLocationManager) -> Void) { for manager in known { body(manager) } }

  /// nil: nobody knows.
  public var place: Coordinate? { simulation.world.place }

  /// The device is somewhere else now.
  public func move(to place: Coordinate) {
    simulation.world.place = place
    if simulation.isSuspended, known.contains(where: \.isWokenByMove) { simulation.life.wakeInBackground(for: Self.wakingTime) }
    each { $0.moved() }
    simulation.regions.moved(to: place)
  }

  /// The device is at places at times from now. A journey that was under way ends.
  public func travel(_ points: [(after: TimeInterval, place: Coordinate)]) {
    for timer in journey { timer.invalidate() }
    journey = points.map { point in
      simulation.worldTimers.schedule(at: simulation.time + point.after) { [weak self] _ in self?.move(to: point.place) }
    }
  }

  /// Later the device is somewhere else.
  public func move(to place: Coordinate, after seconds: TimeInterval) {
    guard seconds > 0 else { return move(to: place) }
    simulation.worldTimers.schedule(at: simulation.time + seconds) { [weak self] _ in self?.move(to: place) }
  }

  /// How long an app is awake that the system tells of a place. Units: seconds. Source: Apple, "Handling location updates in the background"
  static let wakingTime: TimeInterval = 10
}

/// The circles that an app watches. It hears of a crossing when the device has been beyond the edge for a while. Source: docs/rules/world.md 7
public final class RegionMonitor {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  /// On which side of each circle the device is, as the app knows.
  private var sides: [Key: Bool] = [:]
  private var waits: [Key: SimulatedTimer] = [:]
  var crossed: ((CircularRegion, Bool) -> Void)?
  var crossedTrigger: ((CircularRegion, Bool) -> Void)?

  private struct Key: Hashable {
    let identifier: String
    /// Whether it brings a notification, and the app isn't told.
    let isTrigger: Bool
  }

  init(_ reference: SimulationReference) {
    self.reference = reference
    for region in regions { note(region, isTrigger: false) }
  }

  public private(set) var regions: [CircularRegion] {
    get { simulation.kept.services.regions }
    set { simulation.kept.services.regions = newValue }
  }

  /// - Returns: false where there are too many
  func start(_ region: CircularRegion) -> Bool {
    if let index = regions.firstIndex(where: { $0.identifier == region.identifier }) {
      stop(region.identifier)
      regions.insert(region, at: index)
    } else {
      guard regions.count < CircularRegion.most else { return false }
      regions.append(region)
    }
    note(region, isTrigger: false)
    return true
  }

  func stop(_ identifier: String) {
    regions.removeAll { $0.identifier == identifier }
    forget(Key(identifier: identifier, isTrigger: false))
  }

  private func forget(_ key: Key) {
    sides[key] = nil
    waits.removeValue(forKey: key)?.invalidate()
  }

  /// Notifications wait for these places.
  func watch(forNotifications regions: [CircularRegion]) { for region in regions { note(region, isTrigger: true) } }

  /// The side on which the device is when a circle begins to be watched is no crossing.
  private func note(_ region: CircularRegion, isTrigger: Bool) {
    let key = Key(identifier: region.identifier, isTrigger: isTrigger)
    if sides[key] == nil, let place = simulation.world.place { sides[key] = region.contains(place) }
  }

  /// Whether the device is inside, as the app knows; nil: unknown.
  func side(of region: CircularRegion) -> Bool? { sides[Key(identifier: region.identifier, isTrigger: false)] ?? simulation.world.place.map(region.contains) }

  func moved(to place: Coordinate) {
    for region in regions { look(at: region, place, isTrigger: false) }
    if let center = simulation.userNotificationsIfUsed { for region in center.triggerRegions { look(at: region, place, isTrigger: true) } }
  }

  private func look(at region: CircularRegion, _ place: Coordinate, isTrigger: Bool) {
    let key = Key(identifier: region.identifier, isTrigger: isTrigger)
    let isInside = region.contains(place)
    guard let side = sides[key] else {
      sides[key] = isInside
      return
    }
    guard side != isInside else {
      waits.removeValue(forKey: key)?.invalidate()
      return
    }
    guard waits[key] == nil else { return }
    waits[key] = simulation.worldTimers.schedule(at: simulation.time + CircularRegion.delay) { [weak self] _ in
      guard let self else { return }
      waits[key] = nil
      sides[key] = isInside
      (isTrigger ? crossedTrigger : crossed)?(region, isInside)
    }
  }
}

extension Simulation {
  private static let placeKey = CompanionKey<DevicePlace>()
  private static let regionsKey = CompanionKey<RegionMonitor>()

  public var devicePlace: DevicePlace {
    if let known = companions[Self.placeKey] { return known }
    let place = DevicePlace(reference)
    companions[Self.placeKey] = place
    return place
  }

  public var regions: RegionMonitor {
    if let known = companions[Self.regionsKey] { return known }
    let regions = RegionMonitor(reference)
    companions[Self.regionsKey] = regions
    return regions
  }
}
