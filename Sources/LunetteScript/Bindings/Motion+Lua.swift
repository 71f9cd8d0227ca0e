import Foundation
import Lua
import LunetteKit

/// How the device is held, for an app that asks for it: what `app:tilt` says. Source: Apple, CMMotionManager; docs/rules/world.md 7
final class ScriptMotionManager: LuaObject {
  static let luaName = "CMMotionManager"

  /// One kind of update: the whole motion, or the acceleration alone.
  final class Updates {
    /// Source: Apple ("the default interval is 10 milliseconds"); a frame is longer. Units: seconds
    var interval = 0.01
    private var timer: SimulatedTimer?
    var isActive: Bool { timer != nil }
    /// What hears of them.
    private(set) var callback: Callback?

    /// - Parameter queue: on which the handler runs
    func start(_ queue: ScriptOperationQueue?, _ handler: LuaFunction?, in simulation: Simulation, _ value: @escaping (Simulation) -> KeptValue) {
      stop()
      let callback = handler.map { Callback($0) }
      self.callback = callback
      let inBackground = queue.map { !$0.isMain } ?? false
      // The screen's time goes on frame by frame.
      let interval = max(interval, 1 / Double(ScreenMode.framesPerSecond))
      timer = simulation.timers.schedule(at: simulation.time + interval, repeating: interval) { [unowned simulation] _ in
        guard let callback else { return }
        ScriptContext.of(simulation)?.running(inBackground: inBackground) { callback.call(value(simulation)) }
      }
    }

    func stop() {
      timer?.invalidate()
      (timer, callback) = (nil, nil)
    }

    deinit { timer?.invalidate() }
  }

  let motion = Updates()
  let acceleration = Updates()
  private let reference = ScriptContext.simulation.reference
  /// That of the app which has made the manager.
  var simulation: Simulation { reference.look { $0 } ?? ScriptContext.simulation }

  /// - Parameter value: what the handler gets
  func start(
    _ updates: Updates, _ queue: ScriptOperationQueue?, _ handler: LuaFunction?, _ value: @escaping (Simulation) -> KeptValue
  ) {
    if reference.allowsUse(of: "motion manager") { updates.start(queue, handler, in: simulation, value) }
  }

  /// Lying on a table, its face up, a device has no angles; tilted as far as it goes, it stands on an edge. Ours. Units: radians
  private static func angles(_ tilt: Tilt) -> (roll: Double, pitch: Double) { (Double(tilt.horizontal) * .pi / 2, Double(tilt.vertical) * .pi / 2) }

  /// In the device's own axes: x to the right of the screen, y to its top, z out of it. Units: g
  private static func gravity(_ tilt: Tilt) -> [String: InputValue] {
    let (roll, pitch) = angles(tilt)
    return axes(sin(roll) * cos(pitch), -sin(pitch), -cos(roll) * cos(pitch))
  }

  private static func axes(_ x: Double, _ y: Double, _ z: Double) -> [String: InputValue] { ["x": .number(x), "y": .number(y), "z": .number(z)] }

  static func deviceMotion(in simulation: Simulation) -> KeptValue {
    let tilt = simulation.motion.tilt
    let (roll, pitch) = angles(tilt)
    let rest = InputValue.table(axes(0, 0, 0))
    return KeptValue(
      .table([
        "attitude": .table(["roll": .number(roll), "pitch": .number(pitch), "yaw": .number(0)]), "gravity": .table(gravity(tilt)),
        "userAcceleration": rest, "rotationRate": rest,
      ]))
  }

  static func accelerometerData(in simulation: Simulation) -> KeptValue {
    KeptValue(.table(["acceleration": .table(gravity(simulation.motion.tilt))]))
  }
}

extension Registry {
  static func deviceMotion(_ r: RegistryBuilder) {
    r.type(
      ScriptMotionManager.self, "CMMotionManager",
      doc: "Tells how the device is held; app:tilt tilts it: CMMotionManager {}, startDeviceMotionUpdates(OperationQueue.main, function(motion) end)."
    ) { c in
      c.state("callbacks") { [$0.motion.callback, $0.acceleration.callback] }
      c.constructor { _ in ScriptMotionManager() }
      for (name, kind, words, updates, value) in kinds {
        c.property("is\(name)Available", "Whether the device tells \(words): true.", get: { _ in true })
        c.property("is\(name)Active", "Whether the updates run.", get: { $0[keyPath: updates].isActive })
        c.property(
          "\(kind)UpdateInterval", "The time between two updates; a frame at least.", unit: .seconds, get: { $0[keyPath: updates].interval },
          set: { $0[keyPath: updates].interval = $1 })
        c.property(
          name == "DeviceMotion" ? "deviceMotion" : "accelerometerData", "The last update, or nil where none runs.",
          get: { $0[keyPath: updates].isActive ? value($0.simulation) : nil })
        c.method("start\(name)Updates", "Begins; the handler gets \(words).", args: "queue", "handler") {
          (manager: ScriptMotionManager, queue: ScriptOperationQueue?, handler: LuaFunction?) in manager.start(manager[keyPath: updates], queue, handler, value)
        }
        c.method("stop\(name)Updates", "Ends.") { (manager: ScriptMotionManager) in manager[keyPath: updates].stop() }
      }
      c.property("isGyroAvailable", "Whether the device tells how fast it turns alone: false.", get: { _ in false })
      c.property("isMagnetometerAvailable", "Whether the device feels magnets: false.", get: { _ in false })
    }
  }

  /// `nonisolated(unsafe)`: key paths never change.
  private typealias Kind = (
    name: String, kind: String, words: String, updates: KeyPath<ScriptMotionManager, ScriptMotionManager.Updates>, value: (Simulation) -> KeptValue
  )
  nonisolated(unsafe) private static let kinds: [Kind] = [
    (
      "DeviceMotion", "deviceMotion", "{ attitude = { roll, pitch, yaw }, gravity = { x, y, z }, ... }, radians and g", \.motion,
      { ScriptMotionManager.deviceMotion(in: $0) }
    ),
    ("Accelerometer", "accelerometer", "{ acceleration = { x, y, z } }, g", \.acceleration, { ScriptMotionManager.accelerometerData(in: $0) }),
  ]
}
