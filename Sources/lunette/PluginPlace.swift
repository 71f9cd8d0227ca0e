import LunetteRender
import LunetteSystem

/// Where the plugin named in a command may be.
enum PluginPlace {
  /// A plain name is the name of a plugin or a folder; a name with a slash or an ending is a path.
  static func candidates(_ plugin: String) -> [String] {
    plugin.contains("/") || plugin.hasSuffix(".lua") ? [plugin] : ["plugins/\(plugin)", plugin]
  }

  static func exists(_ plugin: String) -> Bool { file(of: plugin) != nil }

  /// The plugin's main file; nil if there is none.
  static func file(of plugin: String) -> String? {
    candidates(plugin).lazy.flatMap { $0.hasSuffix(".lua") ? [$0] : [$0 + "/init.lua", $0 + ".lua"] }.first(where: FilePath.isFile)
  }

  static func missing(_ plugin: String) -> String {
    "there is no plugin \"\(plugin)\"; looked for \(candidates(plugin).map { $0.hasSuffix(".lua") ? $0 : $0 + "/init.lua" }.joined(separator: ", "))"
  }
}
