import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// The server that answers the requests of an app whose launch names none. Source: docs/rules/world.md 2
public enum NetworkChoice: Equatable, Sendable {
  /// The device is offline.
  case none
  /// A Lua file that returns `function(server)`.
  case file(String)
  /// The file `server.lua` beside the plugin, if there is one.
  case beside
  /// The text of such a file.
  case text(String)

  /// The name of the file beside a plugin.
  public static let fileName = "server.lua"

  /// The file that answers the requests of a plugin, given by the path of its main file; nil where there is none.
  package func file(forPluginAt path: String?) -> String? {
    switch self {
    case .none, .text: nil
    case .file(let file): file
    case .beside: path.flatMap(Self.file(besidePlugin:))
    }
  }

  /// The file beside a plugin, given by the path of its main file; nil where there is none.
  public static func file(besidePlugin path: String) -> String? {
    let file = FilePath.folder(of: path) + "/" + fileName
    return FilePath.isFile(file) ? FilePath.shown(file) : nil
  }
}

extension ScriptHost {
  /// The path of a plugin's main file; nil where there is none.
  package func path(ofPlugin name: String) -> String? { loader.path(ofPlugin: name) }

  /// The server of an app whose launch names none; nil: it is offline. Throws: what the server's file raises
  func usualServer(for plugin: FoundPlugin) throws -> ScriptServer? {
    let server: ScriptServer
    switch options.network {
    case .none:
      guard let empty = try emptyServer() else { return nil }
      server = empty
    case .text(let text):
      server = try ScriptServer(baseURL: nil, latency: ScriptServer.standardLatency, self)
      try server.run(text: text, in: self)
    case .file, .beside:
      if let file = options.network.file(forPluginAt: plugin.source?.path) {
        server = try ScriptServer(baseURL: nil, latency: ScriptServer.standardLatency, self)
        try server.run(file: file, in: self)
      } else if let empty = try emptyServer() {
        server = empty
      } else {
        return nil
      }
    }
    try options.preparesServer?(server)
    return server
  }

  private func emptyServer() throws -> ScriptServer? {
    options.makesServer() ? try ScriptServer(baseURL: nil, latency: ScriptServer.standardLatency, self) : nil
  }
}
