import Lua
import LunetteDriver

/// The line with which a session's app is launched.
extension ScenarioSession {
  /// - Parameters:
  ///   - options: those of `launch`
  ///   - server: the file that answers its requests
  static func launchLine(_ plugin: JsonValue, options: [String: JsonValue], server: String?) -> String {
    var fields = options.isEmpty ? "" : String(LuaLiteral.text(JsonValue.table(options).object).dropFirst(2).dropLast(2))
    if let server { fields += (fields.isEmpty ? "" : ", ") + "network = Server { file = \(LuaLiteral.quoted(server)) }" }
    return "app = launch(\(LuaLiteral.text(plugin.object))\(fields.isEmpty ? "" : ", { \(fields) }"))"
  }

  /// The file that answers a plugin's requests. A plugin that isn't there is told by the launch itself.
  static func serverFile(of plugin: String, _ network: NetworkChoice, _ options: ScriptHost.Options) -> String? {
    if case .file(let file) = network { return file }
    guard network == .beside else { return nil }
    let host = ScriptHost(options: options)
    defer { host.close() }
    return network.file(forPluginAt: host.path(ofPlugin: plugin))
  }
}
