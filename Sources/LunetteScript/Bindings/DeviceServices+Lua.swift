import Foundation
import Lua
import LunetteKit

// What the hand feels, the network's path, the battery.

final class ScriptImpactGenerator: LuaObject {
  static let luaName = "UIImpactFeedbackGenerator"
  let style: ImpactStyle
  init(_ style: ImpactStyle) { self.style = style }
}
final class ScriptSelectionGenerator: LuaObject { static let luaName = "UISelectionFeedbackGenerator" }
final class ScriptNotificationGenerator: LuaObject { static let luaName = "UINotificationFeedbackGenerator" }

/// Source: Apple, UIImpactFeedbackGenerator.FeedbackStyle
enum ImpactStyle: String, LuaEnum { case light, medium, heavy, soft, rigid }
/// Source: Apple, UINotificationFeedbackGenerator.FeedbackType
enum NotificationFeedback: String, LuaEnum { case success, warning, error }

final class ScriptProcessInfo: LuaObject { static let luaName = "ProcessInfo" }

/// Source: Apple, NWPathMonitor
final class ScriptPathMonitor: LuaObject {
  static let luaName = "NWPathMonitor"
  var handler: Callback?
  private var inBackground = false
  private(set) var isRunning = false
  private let reference = ScriptContext.simulation.reference

  var path: NetworkPath { conditions.path }
  private var conditions: DeviceConditions { simulation.conditions }
  /// That of the app which has made it.
  private var simulation: Simulation { reference.look { $0 } ?? ScriptContext.simulation }

  /// - Parameter queue: on which the handler runs; the main one without it
  func start(_ queue: ScriptQueue?) {
    guard !isRunning, reference.allowsUse(of: "path monitor") else { return }
    isRunning = true
    inBackground = queue.map { $0.kind != .main } ?? false
    conditions.watchPath(self) { [unowned self] in tell() }
    tell()
  }

  func cancel() {
    isRunning = false
    conditions.stopWatchingPath(self)
  }

  /// Tells the script in the next turn.
  private func tell() {
    let simulation = simulation
    simulation.jobs.add("a path monitor") { [weak self, unowned simulation] in
      guard let self, isRunning, let handler else { return }
      ScriptContext.of(simulation)?.running(inBackground: inBackground) { handler.call(ScriptNetworkPath(self.path)) }
    }
  }
}

final class ScriptNetworkPath: LuaObject {
  static let luaName = "NWPath"
  let path: NetworkPath
  init(_ path: NetworkPath) { self.path = path }
}

extension NetworkPath: LuaEnum {}
extension Battery.State: LuaEnum {}

/// Source: Apple, NWInterface.InterfaceType
enum InterfaceType: String, LuaEnum { case wifi, cellular, wiredEthernet, loopback, other }

extension Registry {
  static func deviceServices(_ r: RegistryBuilder) {
    haptics(r)
    r.type(ScriptProcessInfo.self, "ProcessInfo", doc: "What is known of the device: ProcessInfo.processInfo.") { c in
      c.value("processInfo", "The one of the app.") { ScriptProcessInfo() }
      c.value("powerStateDidChangeNotification", "The name of the notification that the low power mode has begun or ended.") {
        DeviceConditions.powerDidChange.rawValue
      }
      c.property("isLowPowerModeEnabled", "Whether the user saves power.", get: { _ in ScriptContext.simulation.conditions.isLowPowerModeEnabled })
      processInfo(c)
      c.property("systemUptime", "The time since the launch.", unit: .seconds, get: { _ in ScriptContext.simulation.time })
    }
    r.type(ScriptPathMonitor.self, "NWPathMonitor", doc: "Hears what connects the device: NWPathMonitor {}, with pathUpdateHandler, begins with start().") {
      c in
      c.state("isRunning") { $0.isRunning }
      c.constructor { _ in ScriptPathMonitor() }
      c.property(
        "pathUpdateHandler", "Called as handler(path) after start, and when the path has changed; or nil.", get: { $0.handler?.function },
        set: { $0.handler = $1.map { Callback($0) } })
      c.calls(with: ["path": ScriptNetworkPath.luaType])
      c.property("currentPath", "What connects the device now.", get: { ScriptNetworkPath($0.path) })
      c.method("start", "Begins, on a queue or on the main one.", "queue", ScriptPathMonitor.start(_:))
      c.method("cancel", "Ends.", ScriptPathMonitor.cancel)
    }
    r.type(ScriptNetworkPath.self, "NWPath", doc: "What connects the device.") { c in
      c.property("status", "\"satisfied\", or \"unsatisfied\" where nothing does.", get: { $0.path == .none ? "unsatisfied" : "satisfied" })
      c.property("isExpensive", "Whether it is a phone's network.", get: { $0.path == .cellular })
      c.property("isConstrained", "Whether the user saves data; false.", get: { _ in false })
      c.property("availableInterfaces", "The kinds of network, such as { \"wifi\" }.", get: { $0.path == .none ? [String]() : [$0.path.rawValue] })
      c.method("usesInterfaceType", "Whether it is this kind of network.", args: "type") { (path: ScriptNetworkPath, type: InterfaceType) in
        path.path.rawValue == type.rawValue
      }
    }
  }

  private static func haptics(_ r: RegistryBuilder) {
    r.type(
      ScriptImpactGenerator.self, "UIImpactFeedbackGenerator",
      doc: "Makes the hand feel a blow: UIImpactFeedbackGenerator { style = \"medium\" }. app.haptics has what was felt."
    ) { c in
      c.constructor { arguments in
        ScriptImpactGenerator(try arguments.take("style", as: ImpactStyle.self, "How strong it is; medium if it is left out.") ?? .medium)
      }
      c.method("prepare", "Does nothing: a simulated device is always ready.") { (_: ScriptImpactGenerator) in }
      c.method("impactOccurred", "A blow, with an intensity from 0 to 1; 1 if it is left out.", args: "intensity") {
        (generator: ScriptImpactGenerator, intensity: Double?) in
        ScriptContext.simulation.haptics.feel(.impact, style: generator.style.rawValue, intensity: intensity ?? 1)
      }
    }
    r.type(ScriptSelectionGenerator.self, "UISelectionFeedbackGenerator", doc: "Makes the hand feel that a selection has changed.") { c in
      c.constructor { _ in ScriptSelectionGenerator() }
      c.method("prepare", "Does nothing: a simulated device is always ready.") { (_: ScriptSelectionGenerator) in }
      c.method("selectionChanged", "The selection has changed.") { (_: ScriptSelectionGenerator) in ScriptContext.simulation.haptics.feel(.selection) }
    }
    r.type(ScriptNotificationGenerator.self, "UINotificationFeedbackGenerator", doc: "Makes the hand feel how something has ended.") { c in
      c.constructor { _ in ScriptNotificationGenerator() }
      c.method("prepare", "Does nothing: a simulated device is always ready.") { (_: ScriptNotificationGenerator) in }
      c.method("notificationOccurred", "Something has ended: \"success\", \"warning\" or \"error\".", args: "type") {
        (_: ScriptNotificationGenerator, type: NotificationFeedback) in ScriptContext.simulation.haptics.feel(.notification, style: type.rawValue)
      }
    }
  }

  /// What UIDevice has of the device's conditions.
  static func deviceConditions(_ c: ClassBuilder<UIDevice>) {
    for (name, what, value) in [
      ("batteryLevelDidChangeNotification", "the battery's level has changed", DeviceConditions.levelDidChange),
      ("batteryStateDidChangeNotification", "the battery's state has changed", DeviceConditions.stateDidChange),
      ("proximityStateDidChangeNotification", "something has come close to the screen, or has gone", DeviceConditions.proximityDidChange),
    ] { c.value(name, "The name of the notification that \(what).") { value.rawValue } }
    c.property(
      "isBatteryMonitoringEnabled", "Whether the app reads the battery; false, and then its level is -1 and its state unknown.",
      get: { _ in ScriptContext.simulation.conditions.watchesBattery }, set: { ScriptContext.simulation.conditions.watchesBattery = $1 })
    c.property("batteryLevel", "From 0 to 1; -1 for unknown.", get: { _ in ScriptContext.simulation.conditions.batteryLevel })
    c.property("batteryState", "unknown, unplugged, charging or full.", get: { _ in ScriptContext.simulation.conditions.batteryState })
    c.property(
      "isProximityMonitoringEnabled", "Whether the app hears what is close to the screen; false.",
      get: { _ in ScriptContext.simulation.conditions.watchesProximity }, set: { ScriptContext.simulation.conditions.watchesProximity = $1 })
    c.property("proximityState", "Whether something is close to the screen, as an ear is.", get: { _ in ScriptContext.simulation.conditions.proximityState })
  }
}
