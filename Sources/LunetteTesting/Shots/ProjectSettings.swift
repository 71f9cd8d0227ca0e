import Foundation
import Lua
import LunetteDriver
import LunetteScript
import LunetteSystem

/// What a project says for all its runs: a file lunette.lua in the folder in which lunette runs, which returns a table.
///
/// `return { strictQueries = true, variants = { textSize = { "L", "AX3" } } }`
public struct ProjectSettings: Sendable {
  public var strictQueries = false
  public var variants: [(axis: Variant.Axis, values: [Variant.Setting])] = []

  public init() {}

  public static let name = "lunette.lua"

  /// Throws: `ScenarioError`, `LuaError` for a file that can't be read so
  public static func read(in folder: String = ".") throws -> ProjectSettings {
    var settings = ProjectSettings()
    let path = folder == "." ? name : folder + "/" + name
    guard let text = FilePath.text(of: path) else { return settings }
    let state = LuaState()
    defer { state.close() }
    let table = try state.run(text, name: "@" + path, returning: LuaTable.self)
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(table)
    for key in stack.keys(at: -1) {
      stack.pushRawField(key, of: -1)
      defer { stack.pop() }
      switch key {
      case "strictQueries":
        guard stack.type(at: -1) == LUA_TBOOLEAN else {
          throw ScenarioError.badValue(name: "strictQueries in \(path)", wanted: "true or false", got: stack.shown(at: -1))
        }
        settings.strictQueries = lua_toboolean(stack.raw, -1) != 0
      case "variants":
        settings.variants = try VariantAxes(stack, at: -1, in: "variants in \(path)").values
      default:
        let near = Suggestion.nearest(to: key, among: ["strictQueries", "variants"]).map { " (did you mean '\($0)'?)" } ?? ""
        throw ScenarioError.badValue(name: path, wanted: "a table with strictQueries and variants", got: "'\(key)'\(near)")
      }
    }
    return settings
  }
}
