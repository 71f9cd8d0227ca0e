import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

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
    /// Gets each app as it is launched, before its code runs.
    public var watcher: ((ScenarioApp) -> Void)?
    /// What a state's scripts may take. The default is far more than any app needs that is worth testing
    public var limits = LuaLimits(memory: 256 << 20, seconds: 10)
    /// Whether it is noted which lines of scripts run, which makes them slower; `coverage` tells.
    public var measuresCoverage = false
    /// What plugins and modules are taken to be, in place of what is in their files; by their paths as messages show them.
    public var texts: [String: [UInt8]] = [:]
    /// Told of an app after each of its frames in which nothing moves.
    public var atRest: ((ScenarioApp) -> Void)?
    /// Gets everything that scripts print, whole lines with their line ends.
    public var output: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

    public init() {}
  }

  public let options: Options
  package let context: ScriptContext
  public var state: LuaState { context.state }
  let loader: PluginLoader
  /// The device before the first launch, which takes it over.
  private var base: Simulation {
    if let spare { return spare }
    let simulation = context.makeSimulation(device: options.device)
    spare = simulation
    return simulation
  }
  private var spare: Simulation?
  /// The globals of scenarios and specs; those of a plugin are its app's.
  private var environments: [ScriptEnvironment] = []
  /// What scripts most likely didn't mean: names that are nearly right, and what the contract checker found.
  public var warnings: [String] { context.warnings }
  /// What happens is noted here; nil where nobody wants to know. Apps that run already stay out of it.
  public var log: RunLog? {
    get { context.log }
    set { context.log = newValue }
  }
  /// What `require` finds by these names in scenarios and specs, before it looks for files.
  public var providedModules: [String: LuaReference] {
    get { loader.providedModules }
    set { loader.providedModules = newValue }
  }
  /// The apps that were launched and not closed, in that order.
  public private(set) var apps: [ScenarioApp] = [] { didSet { context.apps = apps } }

  public init(options: Options = Options()) {
    self.options = options
    context = ScriptContext(
      registry: .shared, limits: options.limits, contracts: options.checksContracts ? ContractChecker() : nil, output: options.output)
    loader = PluginLoader(context, searchFolders: [FileManager.default.currentDirectoryPath])
    context.driverClasses = [ScenarioApp.luaName, ScenarioFinger.luaName, ScriptPlot.luaName]
    context.installOverrides()
    resetSimulation()
    context.installGlobals()
    context.installLibrary()
    loader.texts = options.texts
    if options.measuresCoverage { state.measureCoverage() }
  }

  deinit { close() }

  /// The whole Lua API, as every host has it.
  public static let apiDescription: ApiDescription = {
    let host = ScriptHost()
    defer { host.close() }
    var description = ApiDescription(.shared, host.state.stack)
    // Beside `class`, as what a script begins with.
    description.functions.insert(ApiDescription.launch, at: 1)
    return description
  }()

  /// The error of a file that could not be compiled, where a message tells of one.
  public func syntaxError(in message: String) -> String? { loader.syntaxErrors.first { message.hasPrefix(withWholeNames($0)) } }

  // MARK: Running

  /// The globals of a file that is to be run, with a `require` that looks beside it.
  public func makeEnvironment(forFile path: String) -> ScriptEnvironment {
    let here = FilePath.folder(of: path)
    let environment = loader.makeEnvironment(requiringFrom: [here, here + "/.."])
    addLaunch(to: environment)
    addFiles(to: environment.globals)
    environments.append(environment)
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
    context.names.note(source, of: name)
    try reporting {
      try state.call(state.load(source, name: name, environment: sourceEnvironment.globals))
      if let fault = Simulation.current.takeFault() { throw fault }
    }
  }
  /// Runs a line that somebody types while an app runs, in the environment of its scenario, with the app as `app`. What an expression
  /// answers is printed. Throws: what the line raised
  func run(line: String, of app: ScenarioApp) throws {
    let globals = (environments.last ?? sourceEnvironment).globals
    app.push(on: state.stack)
    state.set("app", LuaReference(popping: state.stack), in: globals)
    let shown = "local function show(...) if select('#', ...) > 0 then print(...) end end show(\(line)\n)"
    let expression = try? state.load(shown, name: "=console", environment: globals)
    let code = try expression ?? state.load(line, name: "=console", environment: globals)
    try state.call(code)
    if let fault = Simulation.current.takeFault() { throw fault }
  }

  /// Shared by all sources of this host, so that one goes on with the globals of the last.
  private lazy var sourceEnvironment = {
    let environment = loader.makeEnvironment(requiringFrom: [FileManager.default.currentDirectoryPath])
    addLaunch(to: environment)
    return environment
  }()

  /// Runs `body`; whatever it throws comes out as one whole message.
  public func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    if Simulation.current.owner !== context { Simulation.current = apps.last?.simulation ?? base }
    do { return try body() } catch { throw ScriptFailure(error).mapped(context.chunkNames.restored) }
  }

  /// A text of Lua's with the paths of scripts that Lua shortened in it.
  public func withWholeNames(_ text: String) -> String { context.chunkNames.restored(text) }

  // MARK: Apps

  /// Launches a plugin: its name, a path to it, or its table. Its first frame is laid out.
  func launch(_ loaded: LoadedPlugin, name: String, device: Device?, seed: UInt64?, animations: Bool, textSize: UIContentSizeCategory? = nil, kept: KeptState = KeptState()) throws -> ScenarioApp {
    let plugin = loaded.table
    let simulation: Simulation
    if apps.isEmpty, Simulation.current === spare, base.isPristine {
      (simulation, spare) = (base, nil)
    } else {
      simulation = context.makeSimulation(device: options.device)
    }
    simulation.setDevice(try device ?? pluginDevice(plugin) ?? options.device)
    simulation.animations.isEnabled = animations
    simulation.kept = kept
    if let textSize { simulation.text.contentSizeCategory = textSize }
    Simulation.current = simulation
    if let seed { context.seedRandom(seed) }
    let app = ScenarioApp(simulation: simulation, plugin: loaded, host: self)
    app.launched = LaunchRecord(name: name, seed: seed, isAnimated: animations, textSize: textSize)
    apps.append(app)
    options.recorder?.watch(app)
    options.watcher?(app)
    log?.watch(
      app,
      RunEvent.Launch(
        plugin: name, path: loaded.source.map { FilePath.shown($0.path) }, code: loaded.codeHash, device: simulation.screen.device,
        seed: seed, isAnimated: animations, textSize: textSize, kept: kept))
    try app.run {
      try PluginStart(app.appDelegate, on: simulation, name: name).run()
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
  public func closeApps() { for app in apps { app.close() } }

  /// A closed app is none of those that run.
  func forget(_ app: ScenarioApp) {
    apps.removeAll { $0 === app }
    closedTime += app.simulation.time
    context.contracts?.forgetTables()
    if !app.simulation.isRunningFrame { leave(app.simulation) }
  }

  /// What a script does now is done to the app that was launched before, or to none.
  func leave(_ ended: Simulation) { if Simulation.current === ended { Simulation.current = apps.last?.simulation ?? base } }

  /// Of all apps since the last reset. Units: seconds of their clocks.
  public var simulatedTime: TimeInterval { apps.reduce(closedTime) { $0 + $1.simulation.time } }
  private var closedTime: TimeInterval = 0

  /// What `after` was to call and never did, of a spec's own functions that hold assertions.
  public func uncalledChecks(in file: String) -> [String] { context.takeUncalledChecks(in: FilePath.shown(file)) }

  /// What is wrong with the layout of the apps since the last reset, those left out which were launched to allow it; for a test's report.
  public func layoutComplaints() -> [String] { closedComplaints + apps.flatMap(\.layoutComplaints) }
  private var closedComplaints: [String] = []
  func noteLayout(of app: ScenarioApp) { closedComplaints += app.layoutComplaints }

  /// A new device at time 0, as each test starts with.
  public func resetSimulation() {
    closeApps()
    closedComplaints = []
    context.lintAllowances = LintAllowances()
    context.contracts?.forgetTables()
    closedTime = 0
    spare = context.makeSimulation(device: options.device)
    Simulation.current = base
    context.seedRandom(options.seed)
  }

  public func close() {
    closeApps()
    state.close()
  }
}
