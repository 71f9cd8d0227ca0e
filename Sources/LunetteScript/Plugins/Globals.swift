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
    define("launch", launchBody)
    installClock()
  }

  func define(_ name: String, _ body: LuaBody) {
    keep(body)
    state.stack.pushFunction(body)
    state.setGlobal(name, LuaReference(popping: state.stack))
  }

  /// A script's table of globals, with a `require` that looks in these folders.
  func makeEnvironment(requiringFrom folders: [String]) -> LuaTable {
    let environment = state.makeEnvironment()
    let body = requireBody(environment, folders)
    keep(body)
    let stack = state.stack
    stack.push(environment)
    stack.pushFunction(body)
    stack.setRawField("require", of: -2)
    stack.pop()
    return environment
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
        let timer = simulation.timers.schedule(at: simulation.time + max(0, seconds), repeating: repeats ? seconds : nil) { timer in
          callback.call(timer)
        }
        timer.push(on: stack)
        return 1
      }
    }
  }

  private var launchBody: LuaBody {
    let names = CallNames("launch", ["plugin", "options"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let source: LaunchSource = try reader.next()
        let options = try LaunchOptions(try reader.next() as LuaOptions?)
        let (plugin, name) = try source.load(loader)
        let app = try launch(plugin, name: name, device: options.device, seed: options.seed, animations: options.animations)
        app.push(on: stack)
        return 1
      }
    }
  }

  private func requireBody(_ environment: LuaTable, _ folders: [String]) -> LuaBody {
    let names = CallNames("require", ["name"])
    var loaded: [String: LuaReference] = [:]
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let name: String = try reader.next()
        if let known = loaded[name] {
          stack.push(known)
          return 1
        }
        let result = try loader.run(loader.resolve(module: name, in: folders), environment)
        if let result { stack.push(result) } else { stack.push(true) }
        loaded[name] = LuaReference(stack, at: -1)
        return 1
      }
    }
  }

  // MARK: The simulated clock in place of the real one

  /// `os` has only what looks at the clock, and sees the simulated one; day 0 is the first of January 2001.
  private func installClock() {
    let stack = state.stack
    lua_createtable(stack.raw, 0, 3)
    for (name, body) in [
      ("time", LuaBody { stack, _ in
        if stack.isTable(at: 1) { return stack.fault("os.time takes no table here: the simulated clock starts with the app") }
        stack.push(Int(Simulation.current.time.rounded(.down)))
        return 1
      }),
      ("clock", LuaBody { stack, _ in
        stack.push(Simulation.current.time)
        return 1
      }),
      ("date", LuaBody { stack, _ in
        stack.push(SimulatedDate(seconds: Simulation.current.time).text)
        return 1
      }),
    ] {
      keep(body)
      stack.pushFunction(body)
      stack.setRawField(name, of: -2)
    }
    state.setGlobal("os", LuaReference(popping: stack))
  }

  /// Starts `math.random` anew; a script may do the same with `math.randomseed(n)`.
  func seedRandom(_ seed: UInt64) {
    let stack = state.stack
    lshim_push_globals(stack.raw)
    stack.pushRawField("math", of: -1)
    stack.pushRawField("randomseed", of: -1)
    stack.push(Int(truncatingIfNeeded: seed))
    if (try? stack.call(arguments: 1, results: 0)) == nil { stack.top = 0 }
    stack.pop(2)
  }
}

/// A time of day on the simulated device, which was switched on at midnight.
struct SimulatedDate {
  let seconds: TimeInterval

  /// `Mon Jan  1 00:00:05 2001`, the form of C's asctime.
  var text: String {
    let total = Int(seconds)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "Mon Jan  1 \(two(total / 3600 % 24)):\(two(total / 60 % 60)):\(two(total % 60)) 2001"
  }
}

/// A plugin's name or path, or its table written in place.
enum LaunchSource: LuaReadable {
  case name(String)
  case table(LuaReference)

  static var luaTypeName: String { "a plugin's name, a path to one, or a plugin table" }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LaunchSource {
    if let name = stack.text(at: index) { return .name(name) }
    guard stack.isTable(at: index) || lshim_to_box(stack.raw, index) != nil else { throw stack.mismatch(luaTypeName, at: index) }
    return .table(LuaReference(stack, at: index))
  }

  func load(_ loader: PluginLoader) throws -> (LuaReference, String) {
    switch self {
    case .name(let name): (try loader.load(name), name)
    case .table(let table): (table, "the plugin table")
    }
  }
}

/// `launch(plugin, { device =, seed =, animations = })`.
struct LaunchOptions {
  var device: Device?
  var seed: UInt64?
  var animations = true

  init(_ options: LuaOptions?) throws(LuaMismatch) {
    guard var options else { return }
    device = try options.take("device", as: Device.self)
    seed = try options.take("seed", as: Int.self).map { UInt64(bitPattern: Int64($0)) }
    animations = try options.take("animations") ?? true
    try options.finish()
  }
}

/// A device's name, or `{ size = {w, h}, scale = 2 }`.
extension Device: LuaReadable {
  public static var luaTypeName: String {
    "one of " + all.map { "\"\($0.name)\"" }.joined(separator: ", ") + ", or { size = {w, h}, scale = 2 }"
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
      throw LuaMismatch(wanted: "a size and a scale above 0", got: "\(formatted(size.width)) x \(formatted(size.height)) at \(formatted(Double(scale)))", hint: nil)
    }
    return Device(name: "custom", size: size, scale: scale)
  }
}
