import Foundation
import Lua
import LunetteKit
import LunetteLog

/// One Lua state with the API in it, and what all that speaks to its scripts shares: names for messages, the noting of calls, the log.
///
/// It finds no files and drives no app: a host makes it, puts plugins into it and runs simulations with it.
public final class ScriptContext: ScriptOwner {
  /// The methods that classes of scripts override.
  var overrides: (any RuntimeOverrides)?
  private let collector = ObjectCollector()
  /// Who wants to know of which property; made when somebody does.
  var keyObservers: AnyObject?
  /// Functions of Library/archive.lua: `write()` answers a coder and a function that answers what it has written, `read(value)` a coder.
  var coders: LuaReference?
  /// `DispatchQueue.main`.
  var queue: AnyObject?
  let images = ImageStore()
  package var chunkNames = ChunkNames()
  package private(set) lazy var names = NameChecker(self)
  /// Nil where nobody asked for it: nothing is watched then.
  package let contracts: ContractChecker?
  /// Functions that Lua holds by address.
  private var bodies: [LuaBody] = []
  /// Gets everything that scripts print, whole lines with their line ends.
  package let output: (String) -> Void
  /// What happens is noted here; nil where nobody wants to know. Apps that run already stay out of it.
  package var log: RunLog? {
    didSet {
      state.isProfiled = log?.content.contains(.costs) ?? false
      state.noteReach = log == nil ? nil : noteReach
    }
  }
  /// A plugin is being loaded and its app started.
  package var isLaunching = false
  /// The classes whose methods only send inputs to an app, or look at it.
  package var driverClasses: Set<String> = []
  /// A launch makes the app's own application, of a class of its script.
  var isMakingApplication = false
  /// The apps that were launched and not closed, in that order.
  package var apps: [ScriptApp] = []
  /// The app whose simulation runs now.
  package var currentApp: ScriptApp? { Simulation.look { current in apps.last { $0.simulation === current } } }

  package init(registry: Registry, limits: LuaLimits, contracts: ContractChecker?, output: @escaping (String) -> Void) {
    (self.contracts, self.output) = (contracts, output)
    super.init(LuaState(), registry: registry)
    state.limits = limits
    state.watch()
    state.host = Unmanaged.passUnretained(self).toOpaque()
    registry.install(in: state)
    adviseOnErrors()
    state.takeHostFault = { Simulation.current.takeFault() }
    state.raiseHostError = { stack, error in stack.raise(host: error) }
  }

  /// The context whose script runs now. Scripts only run on simulations that a context has made.
  static var current: ScriptContext {
    guard let context = Simulation.current.owner as? ScriptContext else {
      preconditionFailure("ScriptContext.current: the current simulation (at \(Simulation.current.time) s) has no scripts")
    }
    return context
  }

  /// A simulation whose apps are this context's scripts.
  package func makeSimulation(device: Device) -> Simulation {
    let simulation = Simulation(device: device)
    simulation.owner = self
    simulation.hasNativeMethod = { [registry] object, name in registry.hasMethod(name, object) }
    simulation.scriptPosition = { [unowned self] in position }
    simulation.didWarn = { [unowned self] in output("warning: \($0)\n") }
    simulation.didRecordFault = { [unowned self] in state.noteFault() }
    // Not `self`, of which each reference would be looked up: this is done in each frame.
    simulation.frameObservers.append { [collector, state] _ in collector.collectIfNeeded(state) }
    return simulation
  }

  /// Functions that were running on Lua's stack when a scenario's call began to run the clock.
  package var clockDepth: Int32 = 0

  /// `file:line` of the script function that runs now. Nil inside a frame where none runs but the one that waits for the frame.
  var position: String? {
    guard !state.isClosed, isAtRest(Simulation.current) || isLaunching || state.stack.callDepth > clockDepth else { return nil }
    let text = state.stack.position
    return text.isEmpty ? nil : String(text.dropLast())
  }

  /// What apps say that lint needn't tell.
  package var lintAllowances = LintAllowances()

  /// What scripts most likely didn't mean: names that are nearly right, and what the contract checker found.
  package var warnings: [String] { (names.warnings + (contracts?.warnings ?? [])).map(chunkNames.restored) }

  /// Whether no app does anything of itself: what happens now, a scenario or a spec does.
  func isAtRest(_ simulation: Simulation) -> Bool { !isLaunching && !simulation.isRunningFrame && !simulation.isHandlingInput }

  // MARK: Callbacks that may never be called

  /// A function that `after` was given, where contracts are checked.
  private struct LaterCallback {
    let timer: SimulatedTimer
    let function: LuaFunction
    /// `file:line:` of the call of `after`.
    let position: String
  }
  private var laterCallbacks: [LaterCallback] = []
  /// So many are there when those that have been called are next taken out: twice what the last sifting left.
  private var laterCallbacksToSift = ScriptContext.fewestToSift
  /// Ours
  private static let fewestToSift = 1000

  func noteCallback(_ timer: SimulatedTimer, _ function: LuaFunction, position: String) {
    guard contracts != nil else { return }
    if laterCallbacks.count >= laterCallbacksToSift {
      laterCallbacks.removeAll { !$0.timer.isValid }
      laterCallbacksToSift = max(Self.fewestToSift, 2 * laterCallbacks.count)
    }
    laterCallbacks.append(LaterCallback(timer: timer, function: function, position: position))
  }

  /// The functions with assertions that a file gave to `after` and that were never called, in words. Forgets them all.
  package func takeUncalledChecks(in file: String) -> [String] {
    defer { laterCallbacks.removeAll() }
    return laterCallbacks.filter(\.timer.isValid).compactMap { later in
      state.stack.push(later.function)
      defer { state.stack.pop() }
      guard let definition = definition(at: -1), definition.hasPrefix(file + ":"), names.holdsChecks(state.stack, functionAt: -1) else {
        return nil
      }
      return "\(chunkNames.restored(later.position)) the function given to after() holds assertions and was never called"
    }
  }

  // MARK: Objects

  /// Those that a script has let go of needn't wait for the next frame, which a loop may not let come.
  override func willMakeObject() { collector.collectIfNeeded(state) }

  override func meetObject(at index: Int32) { names.meetObject(at: index) }
  override func meetField(_ stack: LuaStack, of box: Int32, key: Int32, value: Int32) {
    names.meetField(stack, of: box, key: key, value: value)
  }

  override func adopt(_ object: AnyObject) {
    switch object {
    case let view as UIView:
      view.overrides = overrides
      giveLayer(to: view)
    case let responder as UIResponder: responder.overrides = overrides
    case let recognizer as UIGestureRecognizer: recognizer.overrides = overrides
    case let layer as CALayer: layer.overrides = overrides
    default: break
    }
  }

  /// A file beside the scripts; nil where there is none.
  package func image(named name: String) -> UIImage? { images.named(name) }

  package func keep(_ body: LuaBody) { bodies.append(body) }

  package func reference(to object: any LuaObject) -> LuaReference {
    object.push(on: state.stack)
    return LuaReference(popping: state.stack)
  }

  // MARK: Calls

  /// How many of the host's calls to scripts are running, one inside the other. While there is one, neither time nor fingers move: the
  /// host is in the middle of something, whether or not a frame runs.
  package private(set) var runningCalls = 0

  /// Runs a function that a scenario handed over to drive the app with, and which therefore may.
  func asScenario<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = runningCalls
    runningCalls = 0
    defer { runningCalls = outer }
    return try body()
  }

  /// Runs `body` as one of the host's calls to a script, without a note of it.
  package func asCall<Result>(_ body: () throws -> Result) rethrows -> Result {
    runningCalls += 1
    defer { runningCalls -= 1 }
    return try body()
  }

  /// Notes a call that begins. `endCall` follows.
  func beginCall(_ name: LuaName, _ arguments: [CallArgument]) {
    runningCalls += 1
    guard let app = currentApp else { return log?.beginCallOutsideApps() ?? () }
    if let log { log.beginCall(name.text, arguments.map(\.logged), of: app) }
    app.calls.add(name, time: app.simulation.time, arguments)
  }

  /// The same about a row.
  func beginCall(_ name: LuaName, _ object: AnyObject, _ path: RowPath) {
    runningCalls += 1
    guard let app = currentApp else { return log?.beginCallOutsideApps() ?? () }
    if let log { log.beginCall(name.text, [.object(object), .path(path)], of: app) }
    app.calls.add(name, time: app.simulation.time, object, path)
  }

  /// Notes calls about rows that follow one another, which a load makes by the million; a log wants each of them begun and ended.
  func noteCalls(
    _ name: LuaName, _ object: AnyObject, from path: RowPath, _ questions: UnsafePointer<lshim_row_questions>, _ body: () -> Void
  ) {
    runningCalls += 1
    defer { runningCalls -= 1 }
    guard let app = currentApp else { return body() }
    app.calls.rowByRow(name, time: app.simulation.time, object, from: path, questions, body)
  }

  /// Notes the beginning of a call that is no answer to a question of the app's, so that `app:calls` leaves it out: an override, an action.
  func beginCall(_ name: @autoclosure () -> String, _ arguments: @autoclosure () -> [LoggedValue], position: String? = nil) {
    runningCalls += 1
    guard let log else { return }
    guard let app = currentApp else { return log.beginCallOutsideApps() }
    log.beginCall(name(), arguments(), position: position, of: app)
  }

  func endCall() {
    runningCalls -= 1
    log?.endCall(instructions: state.instructions)
  }
}

/// What a scenario does to objects by itself. A list of inputs doesn't tell it, so its log names the script.
private let noteReach: lshim_reach = { raw, member in
  let simulation = Simulation.current
  guard let context = simulation.owner as? ScriptContext, let log = context.log, context.isAtRest(simulation) else { return }
  let owner = member.map { context.registry.declaration(id: Int($0.pointee.first)).name }
  if let owner, context.driverClasses.contains(owner) { return }
  let name = member?.pointee.describe.map { Unmanaged<MemberDeclaration>.fromOpaque($0).takeUnretainedValue().name }
  log.noteReach(owner.map { "\($0).\(name ?? "")" } ?? "code of the app", at: context.position, of: context.currentApp)
}
