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
    func start(_ queue: ScriptOperationQueue?, _ handler: LuaFunction?, _ value: @escaping () -> KeptValue) {
      stop()
      let simulation = ScriptContext.simulation
      let callback = handler.map { Callback($0) }
      self.callback = callback
      let inBackground = queue.map { !$0.isMain } ?? false
      // The screen's time goes on frame by frame.
      let interval = max(interval, 1 / Double(ScreenMode.framesPerSecond))
      timer = simulation.timers.schedule(at: simulation.time + interval, repeating: interval) { _ in
        guard let callback else { return }
        ScriptContext.of(simulation)?.running(inBackground: inBackground) { callback.call(value()) }
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

  private static var tilt: Tilt { ScriptContext.simulation.motion.tilt }

  /// Lying on a table, its face up, a device has no angles; tilted as far as it goes, it stands on an edge. Ours. Units: radians
  private static var angles: (roll: Double, pitch: Double) { (Double(tilt.horizontal) * .pi / 2, Double(tilt.vertical) * .pi / 2) }

  /// In the device's own axes: x to the right of the screen, y to its top, z out of it. Units: g
  private static var gravity: [String: InputValue] {
    let (roll, pitch) = angles
    return axes(sin(roll) * cos(pitch), -sin(pitch), -cos(roll) * cos(pitch))
  }

  private static func axes(_ x: Double, _ y: Double, _ z: Double) -> [String: InputValue] { ["x": .number(x), "y": .number(y), "z": .number(z)] }

  static func deviceMotion() -> KeptValue {
    let (roll, pitch) = angles
    let rest = InputValue.table(axes(0, 0, 0))
    return KeptValue(
      .table([
        "attitude": .table(["roll": .number(roll), "pitch": .number(pitch), "yaw": .number(0)]), "gravity": .table(gravity),
        "userAcceleration": rest, "rotationRate": rest,
      ]))
  }

  static func accelerometerData() -> KeptValue { KeptValue(.table(["acceleration": .table(gravity)])) }
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
          get: { $0[keyPath: updates].isActive ? value() : nil })
        c.method("start\(name)Updates", "Begins; the handler gets \(words).", args: "queue", "handler") {
          (manager: ScriptMotionManager, queue: ScriptOperationQueue?, handler: LuaFunction?) in manager[keyPath: updates].start(queue, handler, value)
        }
        c.method("stop\(name)Updates", "Ends.") { (manager: ScriptMotionManager) in manager[keyPath: updates].stop() }
      }
      c.property("isGyroAvailable", "Whether the device tells how fast it turns alone: false.", get: { _ in false })
      c.property("isMagnetometerAvailable", "Whether the device feels magnets: false.", get: { _ in false })
    }
  }

  /// `nonisolated(unsafe)`: key paths never change.
  private typealias Kind = (
    name: String, kind: String, words: String, updates: KeyPath<ScriptMotionManager, ScriptMotionManager.Updates>, value: () -> KeptValue
  )
  nonisolated(unsafe) private static let kinds: [Kind] = [
    (
      "DeviceMotion", "deviceMotion", "{ attitude = { roll, pitch, yaw }, gravity = { x, y, z }, ... }, radians and g", \.motion,
      ScriptMotionManager.deviceMotion
    ),
    ("Accelerometer", "accelerometer", "{ acceleration = { x, y, z } }, g", \.acceleration, ScriptMotionManager.accelerometerData),
  ]
}
