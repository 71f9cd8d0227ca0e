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
  var server: ScriptServer?
  /// Whether several matches are an error where one view is wanted; nil: as the file says.
  var strictQueries: Bool?
}

/// `app:relaunch { purged = true }`
struct RelaunchOptions: OptionTable {
  @LuaOption("Whether the system has emptied tmp and Library/Caches since the app ended.") var purged = false
  @LuaOption("Whether the app was updated before: its files have another place then, and paths that it has kept lead nowhere.") var update = false
  /// Whether it was removed and installed anew.
  var isNew = false
  /// The languages that the user has chosen since the app ended.
  var languages: [String]?
  /// Why the system launches it.
  var launchOptions: [String: InputValue]?
  /// Whether it is launched behind the screen.
  var isInBackground = false
}

extension RelaunchOptions {
  /// The system launches it because of something.
  init(because key: String, _ value: InputValue) { launchOptions = [key: value] }
}

/// Launches the same app again, with the data that it has kept.
extension ScenarioApp {
  /// Returns: the new app. In the script it has the same Lua value as the one that has ended
  func relaunch(_ options: RelaunchOptions = RelaunchOptions()) throws -> ScenarioApp {
    let scene = simulation.kept.scene
    let wasClosed = isClosed
    if !wasClosed { try terminate() }
    let host = host
    host.context.isLaunching = true
    defer { host.context.isLaunching = false }
    var kept = simulation.kept
    kept.services.rebase(to: simulation.time)
    // The clock of the new launch starts at 0, at the date to which this one has come.
    kept.world.date = simulation.date
    if let languages = options.languages { kept.world.languages = languages }
    (kept.launchOptions, kept.startsInBackground) = (options.launchOptions, options.isInBackground ? true : nil)
    // The system has ended it, not the user: only a user's end takes a scene's state away.
    if !wasClosed { kept.scene = scene }
    if options.purged { kept.files?.purge() }
    if options.update { kept.updates = (kept.updates ?? 0) + 1 }
    if options.isNew {
      let world = kept.world
      (kept, kept.world, kept.services) = (KeptState(), world, kept.services.afterRemoval)
    }
    // The device is held and set as before.
    let (textSize, orientation) = (simulation.text.contentSizeCategory, simulation.heldDevice.orientation)
    let app = try host.launch(
      try writtenPlugin ?? host.loader.found(launched.name), name: launched.name, device: simulation.screen.device, system: simulation.system.number,
      seed: launched.seed, animations: launched.isAnimated,
      textSize: textSize == .large ? launched.textSize.map { _ in textSize } : textSize, kept: kept, server: launched.server, checksThread: checksThread,
      isRelaunch: true)
    app.allowsLayoutProblems = allowsLayoutProblems
    app.launched.strictQueries = launched.strictQueries
    if let pages { try app.setPages(pages) }
    app.takeOverValue(of: self)
    if orientation != app.simulation.heldDevice.orientation {
      try app.rotateDevice(orientation)
      try app.rest()
    }
    return app
  }

  /// The user value of the app's Lua object that holds the table from which the app was launched.
  static let pluginPlace: Int32 = 1

  /// A plugin whose table was written in the script; nil for one in files, which are loaded again.
  private var writtenPlugin: FoundPlugin? {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    push(on: stack)
    guard lua_getiuservalue(stack.raw, -1, Self.pluginPlace) == LUA_TTABLE || lshim_to_box(stack.raw, -1) != nil else { return nil }
    return .table(LuaReference(stack, at: -1))
  }

  /// Makes the Lua value of another app this app's value.
  private func takeOverValue(of other: ScenarioApp) {
    lshim_rebind_box(
      host.state.stack.raw, Unmanaged.passUnretained(other).toOpaque(), Unmanaged.passRetained(self).toOpaque())
  }
}
