import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Who answers the requests of an app whose launch names no server. Source: docs/rules/world.md 2
public enum NetworkChoice: Equatable, Sendable {
  /// The device is offline.
  case none
  /// A Lua file that returns `function(server)`.
  case file(String)
  /// The file `server.lua` beside the plugin, if there is one.
  case beside

  /// The name of the file beside a plugin.
  public static let fileName = "server.lua"

  /// The file beside a plugin, given by the path of its main file; nil where there is none.
  public static func file(besidePlugin path: String) -> String? {
    let file = FilePath.folder(of: path) + "/" + fileName
    return FilePath.isFile(file) ? FilePath.shown(file) : nil
  }
}

extension ScriptHost {
  /// The server of an app whose launch names none; nil: it is offline. Throws: what the server's file raises
  func usualServer(for plugin: LoadedPlugin) throws -> ScriptServer? {
    let file: String?
    switch options.network {
    case .none: file = nil
    case .file(let path): file = path
    case .beside: file = plugin.source.flatMap { NetworkChoice.file(besidePlugin: $0.path) }
    }
    guard let file else { return nil }
    let server = try ScriptServer(baseURL: nil, latency: ScriptServer.standardLatency, self)
    try server.run(file: file, in: self)
    return server
  }
}
