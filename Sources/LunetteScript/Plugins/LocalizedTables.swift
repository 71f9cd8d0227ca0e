import Foundation
import Lua
import LunetteCore
import LunetteRender
import LunetteSystem

/// An app's texts that can't be read.
package struct LocalizationFault: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter path: of the file
  package init(_ path: String, _ problem: LocalizationProblem) {
    description = "\(FilePath.shown(path)):\(problem.line):\(problem.column): \(problem.reason)"
  }

  package init(_ place: String, _ reason: String) { description = "\(place): \(reason)" }
}

/// Texts of plugins that are written in Lua.
extension PluginLoader {
  /// Runs a file that returns texts by language and key. Throws: `LuaError`, `LocalizationFault`
  package func texts(inFile path: String, of source: LoadedPlugin.Source) throws -> [String: [String: LocalizedText]] {
    guard let result = try run(path, source.environment.globals).result else {
      throw LocalizationFault(FilePath.shown(path), "returns nothing; a table of texts by their languages is wanted: return { de = { Hello = \"Hallo\" } }")
    }
    return try texts(result, from: FilePath.shown(path))
  }

  /// The texts in the plugin's own table, under `localizations`; nil for none.
  package func texts(of plugin: LoadedPlugin) throws -> [String: [String: LocalizedText]]? {
    try field("localizations", of: plugin).map { try texts($0, from: "localizations of the plugin") }
  }

  /// The language in which the plugin says it was written; nil if it says none. Source: Apple, Information Property List
  package func developmentLanguage(of plugin: LoadedPlugin) -> String? {
    guard let info = try? field("info", of: plugin) else { return nil }
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(info)
    guard stack.isTable(at: -1) else { return nil }
    stack.pushRawField("CFBundleDevelopmentRegion", of: -1)
    return stack.text(at: -1)
  }

  private func texts(_ value: LuaReference, from place: String) throws -> [String: [String: LocalizedText]] {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(16)
    stack.push(value)
    do throws(LuaMismatch) { return try LocalizedTable.read(stack, at: -1).texts } catch {
      throw LocalizationFault(
        place,
        "expected texts by languages and keys, { de = { Hello = \"Hallo\", [\"%d items\"] = { one = \"%d Ding\", other = \"%d Dinge\" } } }, got \(error.got)"
          + (error.hint.map { " (\($0))" } ?? ""))
    }
  }

  private func field(_ name: String, of plugin: LoadedPlugin) throws -> LuaReference? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(plugin.table)
    stack.push(name)
    guard lshim_find(stack.raw, height + 1, height + 2), !stack.isNil(at: -1) else { return nil }
    return LuaReference(stack, at: -1)
  }
}
