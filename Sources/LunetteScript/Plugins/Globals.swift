import Foundation
import Lua
import LunetteKit

/// The functions that every script finds beside the classes: launch, print, after, every, and the libraries that must not look at the
/// real world. Source: lua-api.md sections 2 and 4
extension ScriptHost {
  func installGlobals() {
    define("print", printBody)
    define("after", timerBody(repeats: false))
    define("every", timerBody(repeats: true))
    define("launch", refusedLaunchBody)
    installClock()
  }

  func define(_ name: String, _ body: LuaBody) {
    keep(body)
    state.stack.pushFunction(body)
    state.setGlobal(name, LuaReference(popping: state.stack))
  }

  /// A script's table of globals, with a `require` that looks in these folders.
  func makeEnvironment(requiringFrom folders: [String]) -> ScriptEnvironment {
    let environment = ScriptEnvironment(globals: state.makeEnvironment())
    let body = requireBody(environment, folders)
    keep(body)
    let stack = state.stack
    stack.push(environment.globals)
    stack.pushFunction(body)
    stack.setRawField("require", of: -2)
    stack.pop()
    return environment
  }

  /// What scenarios and specs have beside: a plugin could write files by what `launch` answers.
  func addLaunch(to environment: ScriptEnvironment) {
    let body = launchBody
    keep(body)
    state.stack.pushFunction(body)
    state.set("launch", LuaReference(popping: state.stack), in: environment.globals)
  }

  // MARK: Bodies

  private var printBody: LuaBody {
    LuaBody { [unowned self] stack, _ in
      var parts: [String] = []
      for index in stride(from: 1, through: stack.top, by: 1) {
        let status = lshim_push_tostring(stack.raw, index)
        if status != 0 { return stack.raise(stack.takeError()) }
        parts.append(stack.popText())
      }
      options.output(parts.joined(separator: "\t") + "\n")
      return 0
    }
  }

  private func timerBody(repeats: Bool) -> LuaBody {
    let names = CallNames(repeats ? "every" : "after", ["seconds", "fn"])
    return LuaBody { stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let seconds: Double = try reader.next()
        let callback = Callback(try reader.next() as LuaFunction)
        let simulation = Simulation.current
        guard simulation.timers.count < mostTimers else { throw ScenarioError.tooManyTimers(call: names.call, limit: mostTimers) }
        let timer = simulation.timers.schedule(at: simulation.time + max(0, seconds), repeating: repeats ? seconds : nil) { timer in
          callback.call(timer)
        }
        timer.origin = simulation.origin
        timer.push(on: stack)
        return 1
      }
    }
  }

  private var refusedLaunchBody: LuaBody {
    LuaBody { stack, _ in stack.fault("launch: a plugin can't launch another app; scenarios and specs can") }
  }

  private var launchBody: LuaBody {
    let names = CallNames("launch", ["plugin", "options"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let source: LaunchSource = try reader.next()
        let options = try reader.next() as LaunchOptions? ?? LaunchOptions()
        let (plugin, name) = try source.load(loader)
        let app = try launch(
          plugin, name: name, device: options.device, seed: options.seed.map { UInt64(bitPattern: Int64($0)) },
          animations: options.animations)
        app.push(on: stack)
        return 1
      }
    }
  }

  private func requireBody(_ environment: ScriptEnvironment, _ folders: [String]) -> LuaBody {
    let names = CallNames("require", ["name"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let name: String = try reader.next()
        if let known = environment.modules[name] ?? (environment.isOfPlugin ? nil : providedModules[name]) {
          stack.push(known)
          return 1
        }
        if let first = environment.loading.firstIndex(of: name) {
          throw PluginError.requiresItself(chain: environment.loading[first...] + [name])
        }
        let path = try loader.resolve(module: name, in: folders)
        environment.loading.append(name)
        defer { environment.loading.removeLast() }
        let module = try loader.load(path, as: name, environment)
        if environment.files != nil { try reloading.takeSnapshots(of: environment) }
        stack.push(module)
        return 1
      }
    }
  }

  /// Starts `math.random` anew; a script may do the same with `math.randomseed(n)`.
  func seedRandom(_ seed: UInt64) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    lshim_push_globals(stack.raw)
    stack.pushRawField("math", of: -1)
    // The library is frozen: what it has is behind its metatable.
    guard lua_getmetatable(stack.raw, -1) != 0 else { return }
    stack.pushRawField("__index", of: -1)
    stack.pushRawField("randomseed", of: -1)
    stack.push(Int(truncatingIfNeeded: seed))
    // It takes any integer.
    try? stack.call(arguments: 1, results: 0)
  }
}

/// Timers of one app that may wait at a time. Ours: far above any app's, and few enough for one that makes more and more to be found.
private let mostTimers = 100_000

/// One script's globals, and the modules that it has required.
public final class ScriptEnvironment {
  public let globals: LuaTable
  /// By name. Whoever takes one away has it loaded anew by the next `require`.
  public var modules: [String: LuaReference] = [:]
  /// The modules that are being loaded, each required by the one before.
  var loading: [String] = []
  /// The files that were loaded for a plugin, in the order in which they ended; nil for what is no plugin, and can't be reloaded.
  var files: [PluginFile]?

  var isOfPlugin: Bool { files != nil }

  init(globals: LuaTable) { self.globals = globals }
}
