import Foundation
import Lua
import LunetteKit

extension SimulatedTimer: LuaObject { public static var luaName: String { "Timer" } }

extension Registry {
  static func timers(_ r: RegistryBuilder) {
    r.type(SimulatedTimer.self, "Timer", doc: "A function that will run at a simulated time, made by after or every.") { c in
      c.property("isValid", "Whether the function will run again.", \.isValid)
      c.method("invalidate", "Ends the timer: its function is no longer called.") { (timer: SimulatedTimer) in timer.invalidate() }
    }
  }
}
