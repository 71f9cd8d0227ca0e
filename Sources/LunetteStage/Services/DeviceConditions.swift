import Foundation
import LunetteCore

/// The battery, what is close to the screen, and what connects the device. Source: Apple, UIDevice, ProcessInfo, NWPathMonitor; docs/rules/world.md 7
public final class DeviceConditions {
  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }
  /// While it is false the app reads an unknown battery. Source: Apple, isBatteryMonitoringEnabled
  public var watchesBattery = false
  public var watchesProximity = false
  /// They go on until they stop, also when nobody else holds them.
  private var watchers = NumberedList<(owner: AnyObject, hear: () -> Void)>()
  /// Their numbers, by who watches.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  private var toldPath: NetworkPath?

  init(_ reference: SimulationReference) { self.reference = reference }

  public static let levelDidChange = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let stateDidChange = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let proximityDidChange = Notification.Name("UIDeviceProximityStateDidChangeNotification")
  public static let powerDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")

  private var battery: Battery { simulation.world.battery ?? .full }
  /// From 0 to 1; -1 for unknown.
  public var batteryLevel: Double { watchesBattery ? battery.level : -1 }
  public var batteryState: Battery.State { watchesBattery ? battery.state : .unknown }
  public var proximityState: Bool { watchesProximity && simulation.world.isNear == true }
  public var isLowPowerModeEnabled: Bool { simulation.world.isLowPowerModeEnabled == true }

  public func setBattery(_ new: Battery) {
    let old = battery
    simulation.world.battery = new
    guard watchesBattery else { return }
    if old.level != new.level { post(Self.levelDidChange) }
    if old.state != new.state { post(Self.stateDidChange) }
  }

  public func setProximity(_ isNear: Bool) {
    let old = proximityState
    simulation.world.isNear = isNear
    if proximityState != old { post(Self.proximityDidChange) }
  }

  public func setLowPowerMode(_ isEnabled: Bool) {
    guard isLowPowerModeEnabled != isEnabled else { return }
    simulation.world.isLowPowerModeEnabled = isEnabled
    simulation.notificationCenter.post(name: Self.powerDidChange)
  }

  private func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: simulation.heldDevice) }

  // MARK: The network

  public func setPath(_ path: NetworkPath) {
    simulation.world.path = path
    simulation.network.connectionChanged()
    pathMayHaveChanged()
  }

  /// What connects the device now; `none` where no server answers either.
  public var path: NetworkPath { simulation.network.isOnline ? simulation.world.path ?? .wifi : .none }

  /// - Parameter hear: called when the path has changed, until the owner stops
  public func watchPath(_ owner: AnyObject, _ hear: @escaping () -> Void) {
    toldPath = path
    stopWatchingPath(owner)
    lastNumber += 1
    numbers[ObjectIdentifier(owner)] = lastNumber
    watchers.append((owner, hear), number: lastNumber)
  }
  public func stopWatchingPath(_ owner: AnyObject) { if let number = numbers.removeValue(forKey: ObjectIdentifier(owner)) { watchers[number] = nil } }

  public func pathMayHaveChanged() {
    guard let told = toldPath, told != path else { return }
    toldPath = path
    for (number, watcher) in watchers where watchers[number] != nil { watcher.hear() }
  }
}

extension Simulation {
  private static let conditionsKey = CompanionKey<DeviceConditions>()

  public var conditions: DeviceConditions {
    if let known = companions[Self.conditionsKey] { return known }
    let conditions = DeviceConditions(reference)
    companions[Self.conditionsKey] = conditions
    return conditions
  }
}
