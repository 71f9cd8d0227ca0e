import Foundation
import Lua
import LunetteKit

extension UINib: LuaObject {}

/// The class of `Bundle.main`.
final class AppBundle: LuaObject {
  static let luaName = "Bundle"
  private static let key = CompanionKey<AppBundle>()
  static var shared: AppBundle {
    if let known = ScriptContext.current.companions[key] { return known }
    let bundle = AppBundle()
    ScriptContext.current.companions[key] = bundle
    return bundle
  }
}

extension Registry {
  static func nibs(_ r: RegistryBuilder) {
    r.type(
      UINib.self, "UINib",
      doc: "A file beside the plugin's code that makes views: UINib { name = \"ItemCell\" } is ItemCell.lua, which returns function(owner). "
        + "That function returns the list of the top-level objects."
    ) { c in
      c.constructor { a in
        let name = try a.take("nibName", as: String.self, "The file's name without its ending; `name` is the same.")
        // Without a name there is no such file, as instantiate tells.
        return UINib(nibName: try name ?? a.take("name", as: String.self, "The file's name without its ending.") ?? "")
      }
      c.describe { nib in " \"\(nib.name)\"" }
      c.property("name", "The file's name without its ending.", get: { $0.name })
      c.method(
        "instantiate",
        "Makes the nib's objects anew, and calls awakeFromNib on each of them and on their subviews. The owner is handed to the nib's "
          + "function. The result is the list of the top-level objects.", args: "owner"
      ) { (nib: UINib, owner: LuaReference?) in try LuaReference.objects(ofNib: nib.name, owner) }
    }
    r.type(AppBundle.self, "Bundle", doc: "The files beside the plugin's code, which the app may read and not change.") { c in
      c.value("main", "The plugin's folder.") { AppBundle.shared }
      bundleFiles(c)
      bundleTexts(c)
      c.method(
        "loadNibNamed", "Makes the objects of the nib of this name anew, as UINib:instantiate does.", args: "name", "owner"
      ) { (_: AppBundle, name: String, owner: LuaReference?) in try LuaReference.objects(ofNib: name, owner) }
    }
  }
}

extension LuaReference {
  /// The list of the objects of a nib, made anew.
  fileprivate static func objects(ofNib name: String, _ owner: LuaReference?) throws -> LuaReference {
    let context = ScriptContext.current
    _ = try context.nibs.instantiate(name) { stack in if let owner { stack.push(owner) } else { stack.pushNil() } }
    return LuaReference(popping: context.state.stack)
  }
}
