import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// An isolated Lua state with the whole API and a new simulation. It runs scenarios and, with additional functions, specs.
public final class ScriptHost {
  public struct Options {
    /// The device for launches that name none.
    public var device = Device.iPhoneSE
    /// The seed of `math.random`.
    public var seed: UInt64 = 1
    public var cell = CellSize.standard
    /// Whether printed frames carry terminal colours.
    public var color = false
    /// Whether frames are not printed; `print` and errors still are.
    public var quiet = false
    /// Whether data sources and delegates are checked for what UIKit relies on; `warnings` has the findings.
    public var checksContracts = false
    /// Gets the printed frames, and may take others.
    public var recorder: FrameRecorder?
    /// Gets each app before it ends.
    public var closing: ((ScenarioApp) -> Void)?
    /// Gets each app before a call that moves fingers or time.
    package var driving: ((ScenarioApp) -> Void)?
    /// Gets each app as it is launched, before its code runs.
    public var watcher: ((ScenarioApp) -> Void)?
    /// Gets each host before any script runs in it: for what follows the steps of its scripts (`LuaState.follow`, `MomentVisit`).
    public var attach: ((ScriptHost) -> Void)?
    /// Limits of scripts in a state. The default is far more than any app needs that is worth testing
    public var limits = LuaLimits(memory: 256 << 20, seconds: 10)
    /// Whether the lines of scripts that run are noted, which makes scripts slower; `coverage` has the result.
    public var measuresCoverage = false
    /// Texts that are used instead of plugins' and modules' files, by the files' names in messages.
    public var texts: [String: [UInt8]] = [:]
    /// Whether a script may be a pipe, which is read to its end. A session that reads its files again must not wait for one.
    public var readsPipes = true
    /// Whether the code of apps may be replaced while they run: then what its files have set is noted when they are loaded, which takes a
    /// quarter of the time of a launch.
    public var replacesCode = true
    /// The server that answers the requests of apps whose launch names none.
    public var network = NetworkChoice.none
    /// Gets the usual server before its app is launched.
    var preparesServer: ((ScriptServer) throws -> Void)?
    /// Whether an app whose launch names no server gets an empty one, which `preparesServer` gives its routes.
    var makesServer: () -> Bool = { false }
    /// Whether several matches of a query are an error where one view is wanted, unless a file or a launch says otherwise.
    public var strictQueries = false
    /// How apps are looked at where their launch says nothing else.
    public var variant = Variant()
    /// Gets each app whose screen a scenario prints, with the title.
    public var printed: ((ScenarioApp, String?) -> Void)?
    /// Called for an app after each of its frames in which nothing moves.
    public var atRest: ((ScenarioApp) -> Void)?
    /// Receives everything that scripts print, as whole lines with their line ends.
    public var output: (String) -> Void = { writeToStandardOutput($0) } { didSet { warn = nil } }
    /// Receives UIKit's warnings, each a text without a line end; nil: `output` gets them. Whoever sets `output` gets them there, too.
    public var warn: ((String) -> Void)?

    public init() {}
  }

  public let options: Options
  /// How the apps that are launched from now on are looked at; the run's own variant at first.
  package var variant: Variant
  package let context: ScriptContext
  public var state: LuaState { context.state }
  let loader: PluginLoader
  /// The simulation before the first launch, which takes it over.
  private var base: Simulation {
    if let spare { return spare }
    let simulation = context.makeSimulation(device: options.device)
    spare = simulation
    return simulation
  }
  private var spare: Simulation?
  /// The globals of scenarios and specs. Those of a plugin belong to its app.
  private var environments: [ScriptEnvironment] = []
  /// The globals of scenarios and specs, whose words from the host are no state of an app.
  var scenarioGlobals: [LuaTable] { environments.map(\.globals) }
  /// Probable mistakes in scripts: names that are nearly right, and what the contract checker has found.
  public var warnings: [String] { context.warnings }
  /// The log of what happens; nil without one. Apps that were launched before it was set aren't logged.
  public var log: RunLog? {
    get { context.log }
    set { context.log = newValue }
  }
  /// Modules that `require` in scenarios and specs finds by these names, before it searches files.
  public var providedModules: [String: LuaReference] {
    get { loader.providedModules }
    set { loader.providedModules = newValue }
  }
  /// The apps that were launched and not closed, in the order of launching.
  public private(set) var apps: [ScenarioApp] = [] { didSet { context.apps = apps } }

  public init(options: Options = Options()) {
    self.options = options
    variant = options.variant
    context = ScriptContext(
      registry: .shared, limits: options.limits, contracts: options.checksContracts ? ContractChecker() : nil, output: options.output,
      warn: options.warn)
    loader = PluginLoader(context, searchFolders: [FilePath.currentFolder])
    context.driverClasses = [
      ScenarioApp.luaName, ScenarioFinger.luaName, ScriptPlot.luaName, ScriptServer.luaName, ServerHold.luaName, VoiceOver.luaName, TextPattern.luaName,
    ]
    context.companions[Self.referenceKey] = Reference(self)
    context.installOverrides()
    resetSimulation()
    context.installGlobals()
    (loader.texts, loader.readsPipes, loader.replacesCode) = (options.texts, options.readsPipes, options.replacesCode)
    if options.measuresCoverage { state.measureCoverage() }
    options.attach?(self)
  }

  deinit { close() }

  /// The host of the script that runs now.
  static var current: ScriptHost? { ScriptContext.current.companions[referenceKey]?.host }
  /// The context of its scripts leads to the host, which holds the context.
  private final class Reference {
    weak var host: ScriptHost?
    init(_ host: ScriptHost) { self.host = host }
  }
  private static let referenceKey = CompanionKey<Reference>()

  /// The whole Lua API; it is the same for every host.
  public static let apiDescription: ApiDescription = {
    // The thread may stand in the middle of another host's run.
    let simulation = Simulation.current
    defer { Simulation.current = simulation }
    let host = ScriptHost()
    defer { host.close() }
    var description = ApiDescription(.shared, host.state.stack)
    // Added after `class`, because scripts begin with it.
    description.functions.insert(ApiDescription.launch, at: 1)
    description.functions.insert(ApiDescription.pattern, at: 2)
    description.functions.insert(ApiDescription.dofile, at: 3)
    return description
  }()

  /// The error of a file that could not be compiled, if the message contains one.
  public func syntaxError(in message: String) -> String? { loader.syntaxErrors.first { message.hasPrefix(withWholeNames($0)) } }

  // MARK: Running

  /// The globals for a file that will be run, with a `require` that searches the file's folder.
  public func makeEnvironment(forFile path: String) -> ScriptEnvironment {
    let here = FilePath.folder(of: path)
    let environment = loader.makeEnvironment(requiringFrom: [here, here + "/.."])
    addLaunch(to: environment)
    addFiles(to: environment)
    environments.append(environment)
    return environment
  }

  /// Runs a scenario file. Throws: `ScriptFailure`
  public func run(file path: String, in environment: ScriptEnvironment? = nil) throws {
    let here = FilePath.folder(of: path)
    loader.searchFolders = [here, here + "/..", FilePath.currentFolder]
    if rerun == nil { rerun = .scenario(path) }
    try reporting {
      try loader.run(path, (environment ?? makeEnvironment(forFile: path)).globals)
      try throwFault()
    }
  }

  /// How the script that runs now can be run again, for `app:why`; nil where that isn't known.
  package var rerun: Rerun?
  /// Answers `app:why` in a run that is repeated for it; nil else.
  var asked: ((ScenarioApp, Int) -> String)?
  /// The answers that `app:why` has given since the last reset.
  var answers: [String] = []

  /// Runs a script that isn't a file. Throws: `ScriptFailure`
  public func run(source: String, name: String) throws {
    context.names.note(source, of: name)
    try reporting {
      try state.call(state.load(source, name: name, environment: sourceEnvironment.globals))
      try throwFault()
    }
  }

  /// Makes an app the `app` of scripts that aren't files.
  func provide(_ app: ScenarioApp) { provide(app, as: "app") }

  /// Makes an object a global of scripts that aren't files.
  func provide(_ object: any LuaObject, as name: String) {
    object.push(on: state.stack)
    state.set(name, LuaReference(popping: state.stack), in: sourceEnvironment.globals)
  }

  /// Runs a line that a person types while an app runs, in the environment of the app's scenario, with the app as `app`. The value of an
  /// expression is printed. Throws: the error that the line raised
  func run(line: String, of app: ScenarioApp) throws {
    let globals = (environments.last ?? sourceEnvironment).globals
    app.push(on: state.stack)
    state.set("app", LuaReference(popping: state.stack), in: globals)
    let shown = "local function show(...) if select('#', ...) > 0 then print(...) end end show(\(line)\n)"
    let expression = try? state.load(shown, name: "=console", environment: globals)
    let code = try expression ?? state.load(line, name: "=console", environment: globals)
    try state.call(code)
    try throwFault()
  }

  /// Shared by all sources of this host, so that each one sees the globals of the one before.
  lazy var sourceEnvironment = {
    let environment = loader.makeEnvironment(requiringFrom: [FilePath.currentFolder])
    addLaunch(to: environment)
    return environment
  }()

  /// Throws: what a callback has raised in the app that runs
  func throwFault() throws { if let fault = Simulation.current.takeFault() { throw fault } }

  /// Runs `body`; an error that it throws becomes one complete message.
  public func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    if ScriptContext.of(.current) !== context { Simulation.current = apps.last?.simulation ?? base }
    do { return try body() } catch { throw ScriptFailure(error).mapped(context.chunkNames.restored) }
  }

  /// A text from Lua, with the abbreviated paths of scripts replaced by whole paths.
  public func withWholeNames(_ text: String) -> String { context.chunkNames.restored(text) }

  // MARK: Apps

  /// While a machine's invariant runs.
  private(set) var invariantWatch: InvariantWatch?

  /// A machine's invariant begins. Throws: what a callback raised as the screens were laid out
  package func beginInvariant() throws {
    invariantWatch = nil
    invariantWatch = try InvariantWatch(apps)
  }

  /// The invariant has returned. Throws: `ScenarioError` where it did something to an app
  package func finishInvariant() throws {
    defer { invariantWatch = nil }
    try invariantWatch?.finish(apps)
  }

  /// The invariant has raised an error, or returned before.
  package func forgetInvariant() { invariantWatch = nil }

  /// Launches a plugin. Its first frame is laid out.
  ///
  /// What its files do as they are read finds the app's world: its date, its files and settings, its texts and its server.
  func launch(
    _ plugin: FoundPlugin, name: String, device: Device?, system: Int? = nil, seed: UInt64?, animations: Bool, textSize: UIContentSizeCategory? = nil,
    kept: KeptState = KeptState(), server: ScriptServer? = nil, replies: ReplyStandIn? = nil, checksThread: Bool = true, isRelaunch: Bool = false
  ) throws -> ScenarioApp {
    let variant = isRelaunch ? Variant() : Variant(variant.settings + (perturbation?.variant.settings ?? []))
    var kept = kept
    variant.fill(&kept.world)
    if let server { kept.world.isOnline = !server.isOffline }
    let textSize = textSize ?? variant.textSize
    let (loaded, simulation) = try load(plugin, system: system, seed: seed, kept: kept, server: server, replies: replies)
    let plugin = loaded.table
    var device = try device ?? self.device(for: plugin, in: variant)
    device.system = try system ?? key("system", of: plugin, as: SystemNumber.self)?.number ?? options.device.system ?? device.constants.number
    let wasPad = simulation.screen.device.isPad
    if device != simulation.screen.device { simulation.setDevice(device) }
    if device.isPad != wasPad { try readTexts(of: loaded.source, for: simulation) }
    try readOwnTexts(of: loaded, for: simulation)
    if kept.world.isDark == true { try LaunchAppearance.dark.check(in: simulation.system) }
    simulation.animations.isEnabled = animations
    if perturbation?.isSlow == true { simulation.animations.slowness = 2 }
    simulation.showPrompts()
    simulation.resumeServices()
    if let flags = kept.world.accessibility { simulation.accessibility.set(flags.asFlags, isSilent: true) }
    if kept.world.hasHighContrast == true { simulation.accessibility.set([.isDarkerSystemColorsEnabled: true], isSilent: true) }
    simulation.startAppearance()
    simulation.resolvesColors = { [weak simulation] in _ = simulation?.displayList() }
    if let textSize { simulation.text.contentSizeCategory = textSize }
    if let seed { context.seedRandom(seed) }
    let app = ScenarioApp(simulation: simulation, plugin: loaded, host: self)
    app.launched = LaunchRecord(name: name, seed: seed, isAnimated: animations, textSize: textSize, server: server)
    if let server { app.describesServer = { server.describeState(to: $0) } }
    app.checksThread = checksThread
    context.noteLaunch(of: app)
    apps.append(app)
    options.recorder?.watch(app)
    options.watcher?(app)
    log?.watch(
      app,
      RunEvent.Launch(
        plugin: name, path: loaded.source.map { FilePath.shown($0.path) }, code: loaded.codeHash, device: simulation.screen.device,
        seed: seed, isAnimated: animations, textSize: textSize, kept: kept, isRelaunch: isRelaunch))
    try app.run {
      try PluginStart(app.appDelegate, on: simulation, name: name).run()
      simulation.finishedLaunching()
      simulation.standAsRootAllows()
      simulation.commitInitialFrame()
      app.appDelegate.receive(.appears, simulation.application)
      if kept.startsInBackground == true { simulation.life.enteredBackground() }
    }
    if variant.isLandscape {
      try app.rotateDevice(.landscapeLeft)
      try app.rest()
    }
    return app
  }

  /// Runs a plugin's files in the simulation in which its app will run.
  private func load(
    _ plugin: FoundPlugin, system: Int?, seed: UInt64?, kept: KeptState, server: ScriptServer?, replies: ReplyStandIn?
  ) throws -> (LoadedPlugin, Simulation) {
    let before = Simulation.current
    func begin(_ simulation: Simulation) throws {
      if let system { simulation.beginWith(system: system) }
      simulation.kept = kept
      simulation.follow(kept.world.schedule)
      simulation.info.seed = seed ?? options.seed
      if let server { try server.serve(simulation) } else { replies?.serve(simulation) }
      if let path = plugin.source?.path { simulation.files.showBundle(in: FilePath.folder(of: path)) }
      Simulation.current = simulation
      try readTexts(of: plugin.source, for: simulation)
      try readColors(of: plugin.source, for: simulation)
    }
    let isFirst = apps.isEmpty && before === spare && base.isPristine
    let simulation = isFirst ? base : context.makeSimulation(device: options.device)
    do {
      try begin(simulation)
      let loaded = try loader.load(plugin)
      if isFirst { spare = nil }
      if simulation.isPristine { return (loaded, simulation) }
      // Its files have shown windows, which belong to no app.
      let another = context.makeSimulation(device: options.device)
      let written = simulation.kept
      try begin(another)
      another.kept = written
      return (loaded, another)
    } catch {
      if isFirst { simulation.kept = KeptState() }
      Simulation.current = before
      throw error
    }
  }

  /// Where a plugin starts that is launched without a device: the variant says it, the plugin, or the command line.
  private func device(for plugin: LuaReference, in variant: Variant) throws -> Device {
    try variant.device ?? key("device", of: plugin, as: Device.self) ?? options.device
  }

  /// The device of a plugin's run that a command begins. It has a system where the command line says it and not the plugin.
  /// Throws: what loading the plugin raises
  func startDevice(ofPlugin name: String) throws -> Device {
    let plugin = try loader.load(try loader.found(name)).table
    var device = try device(for: plugin, in: options.variant)
    device.system = try key("system", of: plugin, as: SystemNumber.self) == nil ? options.device.system : nil
    return device
  }

  /// The plugin's own value of a key; nil if it has none.
  private func key<Value: LuaReadable>(_ name: String, of plugin: LuaReference, as _: Value.Type) throws -> Value? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(plugin)
    stack.push(name)
    guard lshim_find(stack.raw, height + 1, height + 2), !stack.isNil(at: -1) else { return nil }
    do { return try Value.read(stack, at: -1) } catch {
      throw BindingFault.property(owner: "plugin", name: name, mismatch: error)
    }
  }

  /// Closes every app that was launched.
  /// - Parameter endOfTest: whether the test has ended, or the code around tests, in which they were launched
  public func closeApps(endOfTest: Bool = false) {
    for app in apps {
      app.isOfEarlierTest = endOfTest
      app.close()
    }
  }

  /// Removes a closed app from the list of running apps.
  func forget(_ app: ScenarioApp) {
    apps.removeAll { $0 === app }
    closedTime += app.simulation.time
    context.contracts?.forgetTables()
    if !app.simulation.isRunningFrame { leave(app.simulation) }
  }

  /// Makes the app before this one the current one, or none.
  func leave(_ ended: Simulation) { if Simulation.current === ended { Simulation.current = apps.last?.simulation ?? base } }

  /// The simulated time of all apps since the last reset. Units: seconds of their clocks.
  public var simulatedTime: TimeInterval { apps.reduce(closedTime) { $0 + $1.simulation.time } }
  private var closedTime: TimeInterval = 0

  /// Descriptions of a spec's functions with assertions that were given to `after` and never called.
  public func uncalledChecks(in file: String) -> [String] { context.takeUncalledChecks(in: FilePath.shown(file)) }

  /// Problems in the layout of the apps since the last reset, for a test's report. Apps that were launched with these allowed are left out.
  public func layoutComplaints() -> [String] { closedComplaints + apps.flatMap(\.layoutComplaints) }
  private var closedComplaints: [String] = []
  func noteLayout(of app: ScenarioApp) {
    closedComplaints += app.layoutComplaints
    if let choices = app.simulation.scheduleChoices { closedChoices.append(choices) }
    closedWorldComplaints += app.complaints
  }

  /// What else fails a test since the last reset: calls of views in the background, routes that had to be asked and were not.
  public func worldComplaints() -> [String] { closedWorldComplaints + apps.flatMap(\.complaints) + servers.flatMap(\.unused) }
  private var closedWorldComplaints: [String] = []
  /// The schedule of launches that name none.
  package var schedule: Schedule?
  /// What is changed about the driver's touches, and about launches; nil for nothing.
  package var perturbation: Perturbation?
  /// What schedules have chosen since the last reset.
  package var scheduleChoices: [ScheduleChoices] { closedChoices + apps.compactMap(\.simulation.scheduleChoices) }
  private var closedChoices: [ScheduleChoices] = []
  /// The servers that scripts have made since the last reset.
  var servers: [ScriptServer] = []

  /// Starts with a new device at time 0, as each test does.
  public func resetSimulation() {
    closeApps(endOfTest: true)
    (closedComplaints, closedWorldComplaints, servers, closedChoices, answers) = ([], [], [], [], [])
    context.lintAllowances = LintAllowances()
    context.contracts?.forgetTables()
    (closedTime, context.earlierLaunches, context.launches) = (0, context.earlierLaunches + context.launches, 0)
    state.beginOwnCode()
    spare = context.makeSimulation(device: options.device)
    Simulation.current = base
    state.beginCollecting()
    context.seedRandom(options.seed)
  }

  public func close() {
    closeApps()
    state.close()
  }

  /// Whether the rest of the run interests nobody. Scripts end at their next instruction, and whoever drives apps must end soon.
  public private(set) var isLeft = false

  /// Ends the run: what runs now, and what would begin later, raises an error.
  public func leave() {
    isLeft = true
    state.leaveRun()
    for app in apps { app.simulation.recordFault(RunLeft()) }
  }
}

/// The error of a run that was left.
struct RunLeft: Error, CustomStringConvertible {
  var description: String { "the run was left" }
}

extension ScriptHost {
  /// Runs code that a person has written while the run stands: at rest it may move time and fingers, as a scenario.
  package func asConsole<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  /// The globals of the app's plugin; before there is one, those of the scenario or the spec.
  package var consoleGlobals: LuaTable? { apps.last?.plugin.source?.environment.globals ?? environments.last?.globals }

  /// The globals of the scenario or the spec that runs.
  package var ownGlobals: LuaTable? { environments.last?.globals }
}
