import ArgumentParser
import LunetteDriver
import LunetteSystem

/// Says what answers the requests of the app, for commands that play one without a scenario. Source: docs/network.md
struct NetworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A Lua file that returns function(server) and answers the app's requests; server.lua beside the plugin if left out.", valueName: "file.lua"),
    completion: .file(extensions: ["lua"]))
  var network: String?

  /// - Parameter plugin: its name or path; nil for a scenario, which has servers of its own or is offline
  /// Throws: `ExitStatus`, after saying so, where there is no such file
  func choice(for plugin: String?) throws -> NetworkChoice {
    if let network {
      guard FilePath.isFile(network) else {
        Output.complain("there is no file \(network) to answer the app's requests")
        throw ExitStatus.failed
      }
      return .file(network)
    }
    guard let plugin, let file = PluginPlace.file(of: plugin).flatMap(NetworkChoice.file(besidePlugin:)) else { return .none }
    Output.complain("note: \(file) answers the app's requests")
    return .file(file)
  }
}
