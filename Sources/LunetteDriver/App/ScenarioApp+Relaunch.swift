import Foundation
import Lua
import LunetteKit
import LunetteScript

/// How an app was launched.
struct LaunchRecord {
  var name = ""
  var seed: UInt64?
  var isAnimated = true
  var textSize: UIContentSizeCategory?
}

/// The same app once more, with what it has kept.
extension ScenarioApp {
  /// Returns: the app that runs now. To the script it is the same value as the one that has ended
  func relaunch() throws -> ScenarioApp {
    if !isClosed { try terminate() }
    let host = host
    host.context.isLaunching = true
    defer { host.context.isLaunching = false }
    let loaded = try writtenPlugin ?? host.loader.load(launched.name)
    let app = try host.launch(
      loaded, name: launched.name, device: simulation.screen.device, seed: launched.seed, animations: launched.isAnimated,
      textSize: launched.textSize, kept: simulation.kept)
    app.allowsLayoutProblems = allowsLayoutProblems
    app.takeOverValue(of: self)
    return app
  }

  /// Where the script's value of an app holds the table that it was launched from.
  static let pluginPlace: Int32 = 1

  /// The plugin that was written in place; nil for one in files, which is loaded anew.
  private var writtenPlugin: LoadedPlugin? {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    push(on: stack)
    guard lua_getiuservalue(stack.raw, -1, Self.pluginPlace) == LUA_TTABLE || lshim_to_box(stack.raw, -1) != nil else { return nil }
    return LoadedPlugin(table: LuaReference(stack, at: -1))
  }

  /// The script's value of another app is this one's from now on.
  private func takeOverValue(of other: ScenarioApp) {
    lshim_rebind_box(
      host.state.stack.raw, Unmanaged.passUnretained(other).toOpaque(), Unmanaged.passRetained(self).toOpaque())
  }
}
