import Lua
import LunetteKit

private let appMethods = AppDelegateMethods()

/// What the system tells an app. Each takes one frame. Source: lua-api.md sections 3 and 4
extension ScenarioApp {
  func background() throws { try tell(appMethods.willResignActive, appMethods.didEnterBackground) }
  func foreground() throws { try tell(appMethods.willEnterForeground, appMethods.didBecomeActive) }

  func memoryWarning() throws {
    try run { simulation.application.receiveMemoryWarning() }
    try tell(appMethods.didReceiveMemoryWarning)
  }

  func shake(isInterrupted: Bool = false) throws {
    try run {
      simulation.application.shake(isInterrupted: isInterrupted)
      simulation.runFrame()
    }
  }

  func rotateDevice(_ orientation: UIDeviceOrientation) throws {
    guard orientation != .unknown else {
      throw ScenarioError.badValue(name: "orientation", wanted: "a way to hold the device, such as \"landscapeLeft\"", got: "\"unknown\"")
    }
    try run {
      simulation.turnDevice(to: orientation)
      simulation.runFrame()
    }
  }

  /// Returns: whether there was one scroll view to ask
  func tapStatusBar() throws -> Bool {
    try run {
      defer { simulation.runFrame() }
      return simulation.application.tapStatusBar()
    }
  }

  /// Returns: whether the app receives such events
  func remoteControl(_ button: UIEvent.EventSubtype) throws -> Bool {
    guard button.isRemoteControl else {
      throw ScenarioError.badValue(name: "button", wanted: "a remote control's, such as \"remoteControlPlay\"", got: "\"\(button)\"")
    }
    return try run {
      defer { simulation.runFrame() }
      return simulation.application.pressRemoteControl(button)
    }
  }

  var editMenu: [String] { simulation.application.editingMenuActions }

  private func tell(_ names: LuaName...) throws {
    try run {
      for name in names { appDelegate.notify(name, .object(simulation.application)) }
      simulation.runFrame()
    }
  }
}
