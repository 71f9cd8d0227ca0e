import Foundation
import Lua
import LunetteRender
import LunetteSystem

/// One script's globals, and the modules that it has required.
public final class ScriptEnvironment {
  public let globals: LuaTable
  /// The script's `package`.
  let package: PackageTable
  /// Modules by name, the script's `package.loaded`. A module that is removed here is loaded again by the next `require`.
  package var modules: LoadedModules { package.loaded }
  /// The modules that are being loaded; each was required by the one before.
  var loading: [String] = []
  /// The environments of code that was loaded into this one later; each has a `require` of its own.
  var later: [ScriptEnvironment] = []
  /// The globals of modules that belong to another plugin, by the names that `require` has for the plugins: those of this environment, but with
  /// a `require` that begins in the module's plugin.
  var ofOtherPlugins: [String: LuaTable] = [:]
  /// The folders in which modules are searched.
  let folders: [String]
  /// The files that were loaded for a plugin, in the order in which they finished; nil for other scripts, which can't be reloaded.
  package internal(set) var files: [PluginFile]?

  var isOfPlugin: Bool { files != nil }

  package init(globals: LuaTable, folders: [String], state: LuaState) {
    (self.globals, self.folders) = (globals, folders)
    package = PackageTable(of: globals, in: state)
  }
}

/// The `require` of an environment.
extension PluginLoader {
  /// Makes a table of globals for a script, with a `require` that searches these folders.
  package func makeEnvironment(requiringFrom folders: [String]) -> ScriptEnvironment {
    let environment = ScriptEnvironment(globals: context.state.makeEnvironment(), folders: folders, state: context.state)
    context.images.add(folders)
    context.nibs.add(folders) { [weak environment] name in environment.map { ($0.globals, $0.modules[name] != nil) } }
    setRequire(requireBody(environment, inPlugin: nil), of: environment.globals)
    environment.package.setSearchPath(SearchPath.body)
    return environment
  }

  private func setRequire(_ body: LuaBody, of globals: LuaTable) {
    let stack = context.state.stack
    stack.reserve(2)
    stack.push(globals)
    stack.pushOwnedFunction(body)
    stack.setRawField("require", of: -2)
    stack.pop()
  }

  /// The globals for a module. One that belongs to another plugin than the script that requires it, such as `game.Model` in a spec, finds its
  /// own modules as it does in that plugin.
  func globals(forModule module: String, at path: String, _ environment: ScriptEnvironment) -> LuaTable {
    guard let plugin = Self.plugin(ofModule: module, at: path) else { return environment.globals }
    if let known = environment.ofOtherPlugins[plugin] { return known }
    let stack = context.state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 1)
    lua_createtable(stack.raw, 0, 3)
    for name in ["__index", "__newindex"] {
      stack.push(environment.globals)
      stack.setRawField(name, of: -2)
    }
    stack.push(false)
    stack.setRawField("__metatable", of: -2)
    lua_setmetatable(stack.raw, -2)
    let globals = LuaTable(LuaReference(popping: stack))
    setRequire(requireBody(environment, inPlugin: plugin), of: globals)
    environment.ofOtherPlugins[plugin] = globals
    return globals
  }

  /// The name of the outermost folder of a module's name that holds a plugin: `game` for `game.views.Board`. Nil without one.
  private static func plugin(ofModule module: String, at path: String) -> String? {
    let steps = module.split(separator: ".", omittingEmptySubsequences: false)
    let isFolder = path.hasSuffix("/" + steps.joined(separator: "/") + "/init.lua")
    let place = isFolder ? FilePath.folder(of: path) : String(path.dropLast(".lua".count))
    let root = place.dropLast(steps.joined(separator: "/").count)
    return (1...steps.count).prefix(isFolder ? steps.count : steps.count - 1).lazy
      .map { steps.prefix($0) }
      .first { FilePath.isFile(root + $0.joined(separator: "/") + "/init.lua") }?
      .joined(separator: ".")
  }

  /// - Parameter plugin: the name of the plugin to which the calling module belongs; nil for the environment's own scripts
  private func requireBody(_ environment: ScriptEnvironment, inPlugin plugin: String?) -> LuaBody {
    let names = CallNames("require", ["name"])
    // The function is one of the environment's globals, so it must not hold the environment: neither would ever be released.
    return LuaBody { [unowned self, weak environment] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let name: String = try reader.next()
        guard let environment else { throw PluginError.ended(module: name) }
        stack.push(try require(name, inPlugin: plugin, environment))
        return 1
      }
    }
  }

  /// Where it looks: what is loaded, `package.preload`, the script's own folders, the patterns of `package.path`, `package.searchers`.
  private func require(_ written: String, inPlugin plugin: String?, _ environment: ScriptEnvironment) throws -> LuaReference {
    var (name, found) = (written, String?.none)
    if PackageTable.libraries.contains(written), let library = environment.modules[written] { return library }
    if let plugin, let path = try? resolve(module: plugin + "." + written, in: environment.folders) {
      (name, found) = (plugin + "." + written, path)
    }
    if let known = environment.modules[name] ?? (environment.isOfPlugin ? nil : providedModules[name]) { return known }
    if let first = environment.loading.firstIndex(of: name) {
      throw PluginError.requiresItself(chain: environment.loading[first...] + [name])
    }
    environment.loading.append(name)
    defer { environment.loading.removeLast() }
    if found == nil, let given = try environment.package.preloaded(name) { return given }
    do {
      let path = try found ?? resolve(module: name, in: environment.folders, butFirst: plugin, patterns: environment.package.path)
      if let reason = OutsideModules.refusal(of: name, at: path) { throw PluginError.outside(reason) }
      let module = try load(path, as: name, environment)
      if environment.files != nil { try reloading.takeSnapshots(of: environment) }
      return module
    } catch PluginError.moduleNotFound(let name, let tried) {
      if let given = try environment.package.searched(name) { return given }
      throw PluginError.moduleNotFound(name: name, tried: tried)
    }
  }
}
