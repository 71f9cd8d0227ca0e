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
      for index in 1...max(1, stack.top) where index <= stack.top {
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
        stack.push(try loader.load(path, as: name, environment))
        return 1
      }
    }
  }

  // MARK: The simulated clock in place of the real one

  /// `os` has only what looks at the clock, and sees the simulated one; day 0 is the first of January 2001.
  private func installClock() {
    let stack = state.stack
    lua_pushcclosure(stack.raw, luaopen_os, 0)
    // Opening a library raises only where memory ends, which the allocator doesn't survive.
    guard (try? stack.call(arguments: 0, results: 1)) != nil else { return }
    stack.pushRawField("date", of: -1)
    let writeDate = LuaReference(popping: stack)
    stack.pop()
    let dateNames = CallNames("os.date", ["format", "time"])
    let differenceNames = CallNames("os.difftime", ["later", "earlier"])
    lua_createtable(stack.raw, 0, 4)
    for (name, body) in [
      (
        "time",
        LuaBody { stack, _ in
          guard stack.isTable(at: 1) else {
            stack.push(Int(Simulation.current.time.rounded(.down)))
            return 1
          }
          do throws(LuaMismatch) {
            stack.push(try CivilTime.read(stack, at: 1).secondsSinceDayZero)
            return 1
          } catch {
            return stack.fault("os.time: argument 1 'table' must be \(error.wanted), got \(error.got)")
          }
        }
      ),
      (
        "difftime",
        LuaBody { stack, _ in
          finish(stack, naming: differenceNames.call) {
            var reader = CallReader(stack, from: 1, differenceNames)
            let (later, earlier): (Double, Double) = (try reader.next(), try reader.next())
            stack.push(later - earlier)
            return 1
          }
        }
      ),
      (
        "clock",
        LuaBody { stack, _ in
          stack.push(Simulation.current.time)
          return 1
        }
      ),
      (
        "date",
        LuaBody { stack, _ in
          finish(stack, naming: dateNames.call) {
            var reader = CallReader(stack, from: 1, dateNames)
            let format: String = try reader.next() ?? "%c"
            let time: Double = try reader.next() ?? Simulation.current.time
            guard CivilTime.years.contains(time) else {
              throw ScenarioError.badValue(
                name: "os.date: argument 2 'time'", wanted: "a moment between the years 1 and 9999", got: formatted(time))
            }
            stack.push(writeDate)
            stack.push("!" + format.drop { $0 == "!" })
            stack.push(Int(time.rounded(.down)) + secondsBeforeDayZero)
            try stack.call(arguments: 2, results: 1)
            return 1
          }
        }
      ),
    ] {
      keep(body)
      stack.pushFunction(body)
      stack.setRawField(name, of: -2)
    }
    state.setGlobal("os", LuaReference(popping: stack))
    lshim_freeze(stack.raw, "os")
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

/// From C's day 0, the first of January 1970, to the simulated clock's, the first of January 2001. Units: seconds.
/// Source: Apple, NSTimeIntervalSince1970
let secondsBeforeDayZero = 978_307_200

/// A plugin's name or path, or its table written in place.
enum LaunchSource: LuaReadable {
  case name(String)
  case table(LuaReference)

  static var luaTypeName: String { "a plugin's name, a path to one, or a plugin table" }
  static var luaType: LuaType { .either([.string, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LaunchSource {
    if let name = stack.text(at: index) { return .name(name) }
    guard stack.isTable(at: index) || lshim_to_box(stack.raw, index) != nil else { throw stack.mismatch(luaTypeName, at: index) }
    return .table(LuaReference(stack, at: index))
  }

  func load(_ loader: PluginLoader) throws -> (LoadedPlugin, String) {
    switch self {
    case .name(let name): (try loader.load(name), name)
    case .table(let table): (LoadedPlugin(table: table), "the plugin table")
    }
  }
}

/// `launch(plugin, { device =, seed =, animations = })`.
struct LaunchOptions: OptionTable {
  @LuaOption("The device to pretend to be.") var device: Device? = nil
  @LuaOption("Where math.random starts.") var seed: Int? = nil
  @LuaOption("Whether animations take time; true.") var animations = true
}

/// A device's name, or `{ size = {w, h}, scale = 2 }`.
extension Device: LuaReadable {
  public static var luaTypeName: String {
    "one of " + all.map { "\"\($0.name)\"" }.joined(separator: ", ") + ", or { size = {w, h}, scale = 2 }"
  }

  public static var luaType: LuaType {
    let size = LuaType.Field(name: "size", type: CGSize.luaType, doc: "Points.", isOptional: false)
    let scale = LuaType.Field(name: "scale", type: .number, doc: "Pixels per point; 2.", isOptional: true)
    return .either([.choice(of: Self.self, all.map(\.name)), .fields([size, scale])])
  }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Device {
    if let name = stack.text(at: index) {
      if let known = all.first(where: { $0.name == name }) { return known }
      let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
      throw stack.mismatch(luaTypeName, at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
    }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    var fields = try LuaOptions.read(stack, at: index)
    let size: CGSize = try fields.require("size")
    let scale: CGFloat = try fields.take("scale") ?? iPhoneSE.scale
    try fields.finish()
    guard size.width > 0, size.height > 0, scale > 0 else {
      throw LuaMismatch(
        wanted: "a size and a scale above 0", got: "\(formatted(size.width)) x \(formatted(size.height)) at \(formatted(scale))",
        hint: nil)
    }
    return Device(name: "custom", size: size, scale: scale)
  }
}
