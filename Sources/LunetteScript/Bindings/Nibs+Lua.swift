import Foundation
import Lua
import LunetteKit

extension UINib: LuaObject {}

/// `Bundle.main`, or the folder of one language in it: `Bundle { path = Bundle.main:path("de", "lproj") }`.
final class AppBundle: LuaObject {
  static let luaName = "Bundle"
  /// The only one whose texts it has; nil for those of all languages.
  let language: String?
  private init(_ language: String? = nil) { self.language = language }

  var path: String { ScriptFileManager.files.bundlePath + (language.map { "/" + Self.folder(of: $0) } ?? "") }

  private static let ending = "lproj"
  private static func folder(of language: String) -> String { "\(language).\(ending)" }

  /// The bundle at a place; nil where there is none. Each language in which the app has texts has a folder, as Xcode makes it of a catalog.
  static func at(_ path: String) -> AppBundle? {
    let main = ScriptFileManager.files.bundlePath
    var path = Substring(path)
    while path.hasSuffix("/") { path.removeLast() }
    if path == main { return shared }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix(main + "/"), let name = parts.last, name.hasSuffix("." + ending) else { return nil }
    let language = String(name.dropLast(ending.count + 1))
    return isFolder(ofLanguage: language) ? AppBundle(language) : nil
  }

  /// Whether the app has texts in a language.
  static func isFolder(ofLanguage language: String) -> Bool {
    ScriptContext.simulation.localization.strings.localizations.contains(LanguageTag.normalized(language))
  }

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
    r.type(
      AppBundle.self, "Bundle",
      doc: "The files beside the plugin's code, which the app may read and not change: Bundle.main. Bundle { path = Bundle.main:path(\"de\", \"lproj\") } has "
        + "the texts of one language."
    ) { c in
      c.constructor { arguments in
        let path = try arguments.take("path", as: PathArgument.self, "Where it is; nil is made where no bundle is.", label: "url")
        let name = try arguments.take("identifier", as: String.self, "The app's own identifier.")
        if try arguments.take("for", as: LuaReference.self, "A class of the app's.") != nil { return AppBundle.shared }
        if let name, name == ScriptContext.simulation.info.bundleIdentifier { return AppBundle.shared }
        guard let bundle = path.flatMap({ AppBundle.at($0.path) }) else { throw NothingMade() }
        return bundle
      }
      c.describe { " \($0.path)" }
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
