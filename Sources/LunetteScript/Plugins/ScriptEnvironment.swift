import Lua

/// One script's globals, and the modules that it has required.
public final class ScriptEnvironment {
  public let globals: LuaTable
  /// Modules by name. A module that is removed here is loaded again by the next `require`.
  public var modules: [String: LuaReference] = [:]
  /// The modules that are being loaded; each was required by the one before.
  var loading: [String] = []
  /// The environments of code that was loaded into this one later; each has a `require` of its own.
  var later: [ScriptEnvironment] = []
  /// The files that were loaded for a plugin, in the order in which they finished; nil for other scripts, which can't be reloaded.
  package internal(set) var files: [PluginFile]?

  var isOfPlugin: Bool { files != nil }

  package init(globals: LuaTable) { self.globals = globals }
}

/// The `require` of an environment.
extension PluginLoader {
  /// Makes a table of globals for a script, with a `require` that searches these folders.
  package func makeEnvironment(requiringFrom folders: [String]) -> ScriptEnvironment {
    let environment = ScriptEnvironment(globals: context.state.makeEnvironment())
    context.images.add(folders)
    context.nibs.add(folders) { [weak environment] name in environment.map { ($0.globals, $0.modules[name] != nil) } }
    let stack = context.state.stack
    stack.push(environment.globals)
    stack.pushOwnedFunction(requireBody(environment, folders))
    stack.setRawField("require", of: -2)
    stack.pop()
    return environment
  }

  private func requireBody(_ environment: ScriptEnvironment, _ folders: [String]) -> LuaBody {
    let names = CallNames("require", ["name"])
    // The function is one of the environment's globals, so it must not hold the environment: neither would ever be released.
    return LuaBody { [unowned self, weak environment] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let name: String = try reader.next()
        guard let environment else { throw PluginError.ended(module: name) }
        if let known = environment.modules[name] ?? (environment.isOfPlugin ? nil : providedModules[name]) {
          stack.push(known)
          return 1
        }
        if let first = environment.loading.firstIndex(of: name) {
          throw PluginError.requiresItself(chain: environment.loading[first...] + [name])
        }
        let path = try resolve(module: name, in: folders)
        environment.loading.append(name)
        defer { environment.loading.removeLast() }
        let module = try load(path, as: name, environment)
        if environment.files != nil { try reloading.takeSnapshots(of: environment) }
        stack.push(module)
        return 1
      }
    }
  }
}
