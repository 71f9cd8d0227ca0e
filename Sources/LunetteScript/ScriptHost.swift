import Foundation
import Lua
import LunetteKit
import LunetteRender

/// One isolated Lua state with the whole API and a fresh simulation; it runs scenarios and, with more words, specs.
public final class ScriptHost {
  public struct Options {
    /// Where a launch doesn't name one.
    public var device = Device.iPhoneSE
    /// What `math.random` starts from.
    public var seed: UInt64 = 1
    public var cell = CellSize.standard
    /// Whether printed frames carry terminal colours.
    public var color = false
    /// Whether frames stay unprinted; `print` and errors don't.
    public var quiet = false
    /// Whether data sources and delegates are watched for what UIKit takes for granted; `warnings` tells what was found.
    public var checksContracts = false
    /// Gets the frames that are printed, and others as it wishes.
    public var recorder: FrameRecorder?
    /// What a state's scripts may take. The default is far more than any app needs that is worth testing
    public var limits = LuaLimits(memory: 256 << 20)
    /// Gets everything that scripts print, whole lines with their line ends.
    public var output: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

    public init() {}
  }

  public let options: Options
  public let state: LuaState
  private lazy var overrides = ScriptOverrides(host: self)
  private var collector = ObjectCollector()
  /// The device before the first launch, which takes it over.
  private lazy var base = makeSimulation()
  var chunkNames = ChunkNames()
  /// Nil where nobody asked for it: nothing is watched then.
  let contracts: ContractChecker?
  /// What scripts most likely didn't mean, as the contract checker found it.
  public var warnings: [String] { contracts?.warnings.map(chunkNames.restored) ?? [] }
  /// Functions that Lua holds by address.
  private var bodies: [LuaBody] = []
  private(set) lazy var loader = PluginLoader(host: self, searchFolders: [FileManager.default.currentDirectoryPath])
  /// What happens is noted here; nil where nobody wants to know. Apps that run already stay out of it.
  public var log: RunLog? { didSet { state.isProfiled = log?.content.contains(.costs) ?? false } }
  private(set) lazy var reloading = CodeReloading(self)
  /// What `require` finds by these names in scenarios and specs, before it looks for files.
  public var providedModules: [String: LuaReference] = [:]
  /// The apps that were launched and not closed, in that order.
  public private(set) var apps: [ScenarioApp] = []
  /// The app whose simulation runs now.
  var currentApp: ScenarioApp? {
    let current = Simulation.current
    return apps.last { $0.simulation === current }
  }

  public init(options: Options = Options()) {
    self.options = options
    contracts = options.checksContracts ? ContractChecker() : nil
    state = LuaState()
    state.limits = options.limits
    state.watch()
    Registry.shared.install(in: state)
    state.takeHostFault = { Simulation.current.takeFault() }
    state.raiseHostError = { stack, error in stack.raise(host: error) }
    resetSimulation()
    installGlobals()
    installLibrary()
  }

  deinit { close() }

  /// The host whose script runs now. Scripts only run on simulations that a host has made.
  static var current: ScriptHost {
    guard let host = Simulation.current.owner as? ScriptHost else {
      preconditionFailure("ScriptHost.current: the current simulation (at \(Simulation.current.time) s) has no script host")
    }
    return host
  }

  // MARK: Running

  /// The globals of a file that is to be run, with a `require` that looks beside it.
  public func makeEnvironment(forFile path: String) -> ScriptEnvironment {
    let here = FilePath.folder(of: path)
    let environment = makeEnvironment(requiringFrom: [here, here + "/.."])
    addLaunch(to: environment)
    addFiles(to: environment.globals)
    return environment
  }

  /// Runs a scenario file. Throws: `ScriptFailure`
  public func run(file path: String, in environment: ScriptEnvironment? = nil) throws {
    let here = FilePath.folder(of: path)
    loader.searchFolders = [here, here + "/..", FileManager.default.currentDirectoryPath]
    try reporting {
      try loader.run(path, (environment ?? makeEnvironment(forFile: path)).globals)
      if let fault = Simulation.current.takeFault() { throw fault }
    }
  }

  /// Runs a script that isn't a file. Throws: `ScriptFailure`
  public func run(source: String, name: String) throws {
    try reporting {
      try state.call(state.load(source, name: name, environment: sourceEnvironment.globals))
      if let fault = Simulation.current.takeFault() { throw fault }
    }
  }
  /// Shared by all sources of this host, so that one goes on with the globals of the last.
  private lazy var sourceEnvironment = {
    let environment = makeEnvironment(requiringFrom: [FileManager.default.currentDirectoryPath])
    addLaunch(to: environment)
    return environment
  }()

  /// Runs `body`; whatever it throws comes out as one whole message.
  public func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    if Simulation.current.owner !== self { Simulation.current = apps.last?.simulation ?? base }
    do { return try body() } catch { throw ScriptFailure(error).mapped(chunkNames.restored) }
  }

  /// A text of Lua's with the paths of scripts that Lua shortened in it.
  public func withWholeNames(_ text: String) -> String { chunkNames.restored(text) }

  // MARK: Apps

  /// Launches a plugin: its name, a path to it, or its table. Its first frame is laid out.
  func launch(_ loaded: LoadedPlugin, name: String, device: Device?, seed: UInt64?, animations: Bool) throws -> ScenarioApp {
    let plugin = loaded.table
    let simulation = apps.isEmpty && Simulation.current.isPristine ? Simulation.current : makeSimulation()
    simulation.setDevice(try device ?? pluginDevice(plugin) ?? options.device)
    simulation.animations.isEnabled = animations
    Simulation.current = simulation
    if let seed { seedRandom(seed) }
    let app = ScenarioApp(simulation: simulation, plugin: loaded, host: self)
    apps.append(app)
    options.recorder?.watch(app)
    log?.watch(app, plugin: name)
    try app.run {
      try PluginStart(app: app, plugin: plugin, name: name).run()
      simulation.commitInitialFrame()
    }
    return app
  }

  /// The plugin's own `device`, where it names one.
  private func pluginDevice(_ plugin: LuaReference) throws -> Device? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(plugin)
    stack.push("device")
    guard lshim_find(stack.raw, height + 1, height + 2) else { return nil }
    do { return try Device.read(stack, at: -1) } catch {
      throw BindingFault.property(owner: "plugin", name: "device", mismatch: error)
    }
  }

  /// Ends every app that was launched.
  public func closeApps() {
    for app in apps { app.close() }
    apps.removeAll()
  }

  /// A new device at time 0, as each test starts with.
  public func resetSimulation() {
    closeApps()
    contracts?.forgetTables()
    base = makeSimulation()
    Simulation.current = base
    seedRandom(options.seed)
  }

  private func makeSimulation() -> Simulation {
    let simulation = Simulation(device: options.device)
    simulation.owner = self
    simulation.scriptPosition = { [unowned self] in position }
    simulation.didWarn = { [unowned self] in options.output("warning: \($0)\n") }
    simulation.didRaise = { [unowned self] in state.noteFault() }
    simulation.frameObservers.append { [unowned self] simulation in
      collector.collectIfNeeded(state)
    }
    return simulation
  }

  /// Functions that were running on Lua's stack when a scenario's call began to run the clock.
  var clockDepth: Int32 = 0

  /// `file:line` of the script function that runs now. Nil inside a frame where none runs but the one that waits for the frame.
  private var position: String? {
    guard !state.isClosed, !Simulation.current.isRunningFrame || state.stack.callDepth > clockDepth else { return nil }
    let text = state.stack.position
    return text.isEmpty ? nil : String(text.dropLast())
  }

  /// A script makes an object: those that it has let go of needn't wait for the next frame, which a loop may not let come.
  func willMakeObject() { collector.collectIfNeeded(state) }

  func keep(_ body: LuaBody) { bodies.append(body) }

  /// An object of a script's class was made.
  func adopt(_ object: AnyObject) {
    switch object {
    case let responder as UIResponder: responder.overrides = overrides
    case let recognizer as UIGestureRecognizer: recognizer.overrides = overrides
    default: break
    }
  }

  func reference(to object: any LuaObject) -> LuaReference {
    object.push(on: state.stack)
    return LuaReference(popping: state.stack)
  }

  public func close() {
    closeApps()
    state.close()
  }

  // MARK: Calls

  /// Notes a call that begins. `endCall` follows.
  func beginCall(_ name: LuaName, _ arguments: [CallArgument]) {
    guard let app = currentApp else { return log?.beginCallOutsideApps() ?? () }
    if let log { log.beginCall(name.text, arguments.map(\.logged), of: app) }
    app.calls.add(name, time: app.simulation.time, arguments)
  }

  /// Notes calls about rows that follow one another, which a load makes by the million; a log wants each of them begun and ended.
  func noteCalls(
    _ name: LuaName, _ object: AnyObject, from path: RowPath, _ questions: UnsafePointer<lshim_row_questions>, _ body: () -> Void
  ) {
    guard let app = currentApp else { return body() }
    app.calls.rowByRow(name, time: app.simulation.time, object, from: path, questions, body)
  }

  /// Notes the beginning of a call that is no answer to a question of the app's, so that `app:calls` leaves it out: an override, an action.
  func beginCall(_ name: @autoclosure () -> String, _ arguments: @autoclosure () -> [CallLog.Argument], position: String? = nil) {
    guard let log else { return }
    guard let app = currentApp else { return log.beginCallOutsideApps() }
    log.beginCall(name(), arguments(), position: position, of: app)
  }

  func endCall() { log?.endCall(self) }
}
