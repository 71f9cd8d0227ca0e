import Lua
import LunetteKit

/// What the system tells an app. Each takes one frame. Source: lua-api.md sections 3 and 4
extension ScenarioApp {
  private enum Name {
    static let willResignActive: LuaName = "willResignActive"
    static let didEnterBackground: LuaName = "didEnterBackground"
    static let willEnterForeground: LuaName = "willEnterForeground"
    static let didBecomeActive: LuaName = "didBecomeActive"
    static let didReceiveMemoryWarning: LuaName = "didReceiveMemoryWarning"
  }

  func background() throws { try tell(Name.willResignActive, Name.didEnterBackground) }
  func foreground() throws { try tell(Name.willEnterForeground, Name.didBecomeActive) }

  func memoryWarning() throws {
    try run { simulation.application.receiveMemoryWarning() }
    try tell(Name.didReceiveMemoryWarning)
  }

  func shake() throws {
    try run {
      simulation.application.shake()
      simulation.runFrame()
    }
  }

  private func tell(_ names: LuaName...) throws {
    try run {
      for name in names { appDelegate.notify(name, .object(simulation.application)) }
      simulation.runFrame()
    }
  }
}
