import Foundation
import Lua
import LunetteKit
import LunetteScript
import LunetteSystem

/// A colour of the app's file of colours: `{ light = "#FF0000", dark = "#00FF00" }`.
private struct NamedColor: LuaReadable {
  let light: UIColor
  let dark, lightHigh, darkHigh: UIColor?

  static var luaTypeName: String { "{ light = a colour }, with dark, lightHighContrast and darkHighContrast if you like" }
  static var luaType: LuaType { .table }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NamedColor {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    var fields = try LuaOptions.read(stack, at: index)
    let color = NamedColor(
      light: try fields.require("light"), dark: try fields.take("dark"), lightHigh: try fields.take("lightHighContrast"),
      darkHigh: try fields.take("darkHighContrast"))
    try fields.finish()
    return color
  }
}

/// An app's colours by their names, from the file `Colors.lua` beside its code. Source: docs/rules/appearance.md 3
extension ScriptHost {
  /// Throws: `LuaError` of the file; `ColorFault` for a table of another kind
  func readColors(of source: LoadedPlugin.Source?, for simulation: Simulation) throws {
    guard let source else { return }
    let path = FilePath.folder(of: source.path) + "/Colors.lua"
    guard FilePath.isFile(path) else { return }
    let result = try loader.run(path, source.environment.globals).result
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    if let result { stack.push(result) } else { stack.pushNil() }
    do throws(LuaMismatch) {
      let colors = try [String: NamedColor].read(stack, at: -1)
      // In the order of the names, so that every run numbers them alike.
      for name in colors.keys.sorted() {
        guard let color = colors[name] else { continue }
        simulation.colors.name(name, light: color.light, dark: color.dark, lightHigh: color.lightHigh, darkHigh: color.darkHigh)
      }
    } catch {
      throw ColorFault(
        description:
          "\(FilePath.shown(path)) must return colours by their names, { Brand = { light = \"#FF0000\", dark = \"#00FF00\" } }; wants \(error.wanted), got \(error.got)"
      )
    }
  }
}

private struct ColorFault: Error, CustomStringConvertible { let description: String }
