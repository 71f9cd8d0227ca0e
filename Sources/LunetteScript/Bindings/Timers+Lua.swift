import Foundation
import Lua
import LunetteKit

extension SimulatedTimer: LuaObject { public static var luaName: String { "Timer" } }

extension Registry {
  static func timers(_ r: RegistryBuilder) {
    r.type(SimulatedTimer.self, "Timer", doc: "A function that runs at a simulated time; made by after and every.") { c in
      c.property("isValid", "Whether it will still run.", \.isValid)
      c.method("invalidate", "It runs no more.") { (timer: SimulatedTimer) in timer.invalidate() }
    }
  }
}
