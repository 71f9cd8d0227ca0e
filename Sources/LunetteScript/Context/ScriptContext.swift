import Foundation
import Lua
import LunetteKit
import LunetteLog

/// One Lua state with the API in it, and what all code around its scripts shares: names for messages, notes of calls, the log.
///
/// It reads no files and drives no app: a host makes it, loads plugins into it and runs simulations with it.
public final class ScriptContext: ScriptOwner {
  /// Calls the methods that scripts' classes override.
  var overrides: (any RuntimeOverrides)?
  private let collector = ObjectCollector()
  /// The functions of Library/archive.lua: `write()` returns a coder and a function that returns what the coder was given; `read(value)`
  /// returns a coder that reads the value.
  var coders: LuaReference?
  /// The library's functions for an app's own kinds of contents, once they have been used.
  var contentFunctions: LuaReference?
  /// Objects that bindings and delegates need once for a context; each is made when it is first asked for, by whoever declares its key.
  package var companions = Companions()
  let images = ImageStore()
  /// The random numbers of identifiers; each launch with a seed begins them anew.
  var identifiers = SplitMix64(seed: 0)
  /// The formats of date formatters.
  var dateFormats = DateFormats()
  var numberForms = NumberForms()
  /// `NSNull.null`
  let null = ScriptNull()
  /// Makes the objects of a nib of the scripts for UIKit's own code.
  var instantiateNib: ((String, AnyObject?) -> [AnyObject]?)?
  package var chunkNames = ChunkNames()
  package private(set) lazy var names = NameChecker(self)
  var functionNames = FunctionNames()
  /// The members that bodies belong to, once somebody has asked.
  var members: [UnsafeRawPointer: CalledMember?] = [:]
  /// Nil unless the host asked for checks; then nothing is checked.
  package let contracts: ContractChecker?
  /// Functions that Lua refers to by their address, so they must be kept.
  private var bodies: [LuaBody] = []
  /// Receives everything that scripts print, as whole lines with their line ends.
  package let output: (String) -> Void
  /// Receives UIKit's warnings, each without a line end.
  private let warn: (String) -> Void
  /// The log of what happens; nil without one. Apps that were launched before it was set aren't logged.
  package var log: RunLog? {
    didSet {
      state.isProfiled = log?.content.contains(.costs) == true || callWitness?.countsInstructions == true
      watchReach()
    }
  }
  /// What hears of each call of the host while a run is repeated to be asked about it; nil else.
  package var callWitness: (any CallWitness)?
  /// Gets each simulation that is made while a run is repeated to be asked about it; nil else.
  package var simulationWasMade: ((Simulation) -> Void)?
  /// Whether somebody wants to know which function a call is of.
  package var notesPositions: Bool { log != nil || callWitness != nil }
  /// Whether the running code is a block that an app of a device would run on another thread than the main one.
  var isInBackground = false {
    didSet {
      guard isInBackground != oldValue else { return }
      checksFunctions = isInBackground
      watchReach()
    }
  }
  /// What a scenario does directly is only noted once.
  fileprivate func watchReach() { state.noteReach = (log?.hasReached ?? true) && !isInBackground ? nil : noteReach }
  /// True while a plugin is loaded and its app is started.
  package var isLaunching = false
  /// The lines that have asked for the time; nil where nobody wants to know.
  package var clockReaders: Set<String>?

  /// A script asks for the time.
  func noteClock() {
    guard let known = clockReaders, known.count < Self.mostClockReaders, let position else { return }
    clockReaders?.insert(position)
  }

  /// Ours: a reader needs the first ones
  private static let mostClockReaders = 16
  /// The classes whose methods only send inputs to an app, or inspect it.
  package var driverClasses: Set<String> = []
  /// True while a launch makes the app's own `UIApplication`, of a class of its script.
  var isMakingApplication = false
  /// The apps that were launched and not closed, in the order of launching.
  package var apps: [ScriptApp] = []
  /// The app of the current simulation.
  package var currentApp: ScriptApp? { Simulation.look { current in apps.last { $0.simulation === current } } }

  package init(registry: Registry, limits: LuaLimits, contracts: ContractChecker?, output: @escaping (String) -> Void, warn: ((String) -> Void)? = nil) {
    (self.contracts, self.output) = (contracts, output)
    self.warn = warn ?? { output("\($0)\n") }
    super.init(LuaState(), registry: registry)
    state.limits = limits
    state.watch()
    state.host = Unmanaged.passUnretained(self).toOpaque()
    registry.install(in: state)
    adviseOnErrors()
    state.freeMemory = { [unowned state] in ObjectCollector.collect(state) }
    state.collectEverything = { [unowned state] in ObjectCollector.collectEverything(state) }
    state.takeHostFault = { ScriptContext.simulation.takeFault() }
    state.raiseHostError = { stack, error in stack.raise(host: error) }
  }

  /// The simulation of the script's call that is running. Errors are raised where the script made the call, for whichever app's view they came up, and
  /// scripts' functions without an object (clocks, archives, pictures by name) have no view to ask. The only code of the API that asks for the current one.
  package static var simulation: Simulation { Simulation.current }

  /// The context of the script that runs now. Scripts run only in simulations that a context has made.
  package static var current: ScriptContext {
    guard let context = of(ScriptContext.simulation) else {
      preconditionFailure("ScriptContext.current: the current simulation (at \(ScriptContext.simulation.time) s) has no scripts")
    }
    return context
  }

  /// A simulation may outlive its context.
  private final class Place {
    weak var context: ScriptContext?
    init(_ context: ScriptContext) { self.context = context }
  }
  private static let placeKey = CompanionKey<Place>()

  /// The context whose scripts run in a simulation; nil for a simulation without scripts.
  package static func of(_ simulation: Simulation) -> ScriptContext? { simulation.companions[placeKey]?.context }

  /// The dynamic colours that its scripts have made, whichever app runs.
  let colors = DynamicColors.Store()

  /// Makes a simulation for an app of this context's scripts.
  package func makeSimulation(device: Device) -> Simulation {
    let simulation = Simulation(device: device)
    simulationWasMade?(simulation)
    simulation.companions[Self.placeKey] = Place(self)
    simulation.colors.store = colors
    simulation.hasNativeMethod = { [registry] object, name in registry.hasMethod(name, object) }
    simulation.instantiateNib = { [unowned self] name, owner in instantiateNib?(name, owner) ?? nil }
    simulation.scriptPosition = { [unowned self] in position }
    simulation.didWarn = { [unowned self] in warn("warning: \($0)") }
    simulation.didRecordFault = { [unowned self] in state.noteFault() }
    // The closure doesn't capture `self`: in every frame each use of it would be looked up.
    simulation.frameObservers.append { [collector, state] _ in collector.collectIfNeeded(state) }
    return simulation
  }

  /// The number of functions on Lua's stack when a scenario's call began to run the clock.
  package var clockDepth: Int32 = 0

  /// `file:line` of the script function that runs now. Nil inside a frame while the only running function is the one that waits for the
  /// frame.
  package var position: String? {
    guard !state.isClosed else { return nil }
    if let position = state.stack.coroutinePosition { return position.isEmpty ? nil : String(position.dropLast()) }
    guard isAtRest(ScriptContext.simulation) || isLaunching || state.stack.callDepth > clockDepth else { return nil }
    let text = state.stack.position
    return text.isEmpty ? nil : String(text.dropLast())
  }

  /// The findings of lint that apps have declared as intended.
  package var lintAllowances = LintAllowances()
  /// What appearance proxies are doing; nil for nothing.
  package internal(set) var appearance: AppearanceWork?

  /// Probable mistakes in scripts: names that are nearly right, and what the contract checker has found.
  package var warnings: [String] { (names.warnings + (contracts?.warnings ?? [])).map(chunkNames.restored) }

  /// Whether no app's code runs by itself now, so that what happens is done by a scenario or a spec.
  func isAtRest(_ simulation: Simulation) -> Bool { !isLaunching && !simulation.isRunningFrame && !simulation.isHandlingInput }

  // MARK: Callbacks that may never be called

  /// A function that was given to `after`; kept only while contracts are checked.
  private struct LaterCallback {
    let timer: SimulatedTimer
    let function: LuaFunction
    /// `file:line:` of the call of `after`.
    let position: String
    /// Whether a spec or a scenario called it itself, and none of the host's calls to an app did.
    let isOwn: Bool
  }
  private var laterCallbacks: [LaterCallback] = []
  /// At this number of entries those that were called are removed: twice the number that the last removal left.
  private var laterCallbackLimit = ScriptContext.smallestLaterCallbackLimit
  /// The smallest such number. Ours
  private static let smallestLaterCallbackLimit = 1000

  func noteCallback(_ timer: SimulatedTimer, _ function: LuaFunction, position: String) {
    guard contracts != nil else { return }
    if laterCallbacks.count >= laterCallbackLimit {
      laterCallbacks.removeAll { !$0.timer.isValid }
      laterCallbackLimit = max(Self.smallestLaterCallbackLimit, 2 * laterCallbacks.count)
    }
    laterCallbacks.append(LaterCallback(timer: timer, function: function, position: position, isOwn: runningCalls == 0))
  }

  /// Descriptions of the functions that were given to `after` and never called: those that a file itself gave, and the file's own ones with
  /// assertions. Forgets all functions.
  package func takeUncalledChecks(in file: String) -> [String] {
    defer { laterCallbacks.removeAll() }
    return laterCallbacks.filter(\.timer.isValid).compactMap { later in
      state.stack.push(later.function)
      defer { state.stack.pop() }
      let position = chunkNames.restored(later.position)
      let holdsChecks = definition(at: -1)?.hasPrefix(file + ":") == true && names.holdsChecks(state.stack, functionAt: -1)
      guard holdsChecks || later.isOwn && position.hasPrefix(file + ":") else { return nil }
      return "\(position) the function given to after() \(holdsChecks ? "holds assertions and " : "")was never called"
    }
  }

  // MARK: Objects

  override func drives(_ className: String) -> Bool { driverClasses.contains(className) }

  /// Objects that the script no longer uses are released here too. A script in a loop may not let the next frame come.
  override func willMakeObject() { collector.collectIfNeeded(state) }

  override func meetObject(at index: Int32) { names.meetObject(at: index) }
  override func meetField(_ stack: LuaStack, of box: Int32, key: Int32, value: Int32, isArgument: Bool) {
    names.meetField(stack, of: box, key: key, value: value, isArgument: isArgument)
  }
  override func meetNumber(inTextOf property: String, _ stack: LuaStack) { names.meetNumber(inTextOf: property, stack) }
  override func didGive(_ id: String?, _ object: UnsafeMutableRawPointer?) { GivenValues.note(id, object) }
  override func willRun(_ function: String, of owner: String) { checkThread(function: function, of: owner) }
  override func didSetField(_ stack: LuaStack) { observers.didSetField(stack) }
  override func didMakeTold(_ stack: LuaStack) { observers.tell(stack) }
  override func willDrawField(_ stack: LuaStack) -> Bool { drawnFields.willChange(stack) }
  override func didDrawField(_ stack: LuaStack) { drawnFields.didChange(stack) }

  override func adopt(_ object: AnyObject) {
    switch object {
    case let view as UIView:
      view.overrides = overrides
      giveLayer(to: view)
    case let responder as UIResponder: responder.overrides = overrides
    case let recognizer as UIGestureRecognizer: recognizer.overrides = overrides
    case let layer as CALayer: layer.overrides = overrides
    case let effect as UIMotionEffect: effect.overrides = overrides
    case let layout as UICollectionViewLayout: layout.overrides = overrides
    case let interaction as UIPercentDrivenInteractiveTransition: interaction.overrides = overrides
    case let attributes as UICollectionViewLayoutAttributes: attributes.overrides = overrides
    default: break
    }
  }

  /// A picture from a file beside the scripts; nil when there is none.
  package func image(named name: String) -> UIImage? { images.named(name) }

  package func keep(_ body: LuaBody) { bodies.append(body) }

  package func reference(to object: any LuaObject) -> LuaReference {
    object.push(on: state.stack)
    return LuaReference(popping: state.stack)
  }

  // MARK: Calls

  /// How many of the host's calls to scripts are running, nested in each other. While there is one, scripts can't move time or fingers,
  /// because the host is in the middle of some work, whether or not a frame runs.
  package private(set) var runningCalls = 0

  /// Runs a function that a scenario gave to the host in order to drive the app; such a function may move time and fingers.
  func asScenario<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = runningCalls
    runningCalls = 0
    defer { runningCalls = outer }
    return try body()
  }

  /// Runs `body` as one of the host's calls to a script, without logging it.
  package func asCall<Result>(_ body: () throws -> Result) rethrows -> Result {
    runningCalls += 1
    defer { runningCalls -= 1 }
    return try body()
  }

  /// Counts the calls of apps whose files are being read: their moments are in the app's frame 0.
  private let loadingCalls = CallCounter()
  /// While a plugin's files are read for a launch, before there is its app.
  package private(set) var isLoading = false

  /// Runs `body`, which reads a plugin's files for a launch.
  package func loading<Result>(_ body: () throws -> Result) rethrows -> Result {
    (loadingCalls.pointer.pointee, isLoading) = (lshim_call(frame: 0, app: Int32(clamping: launches + 1), number: 0), true)
    defer { isLoading = false }
    return try body()
  }

  /// An app was launched: the calls that have read its files are its first ones. - Parameter isLoaded: false if its files weren't read for it
  package func noteLaunch(of app: ScriptApp) {
    launches += 1
    app.counter.pointer.pointee = lshim_call(frame: 0, app: Int32(clamping: launches), number: loadingCalls.pointer.pointee.number)
    loadingCalls.pointer.pointee.number = 0
  }
  /// The number of apps that were launched since the last reset.
  package var launches = 0
  /// The number of launches before the device was set back, as before each test.
  package var earlierLaunches = 0

  /// Says that the next protected call is one of the host's calls into an app, which gets the app's next number in its frame.
  func announceCall(into app: ScriptApp?) {
    guard !isLoading, let app else { return lshim_announce_call(state.stack.raw, loadingCalls.pointer, 0) }
    lshim_announce_call(state.stack.raw, app.counter.pointer, Int64(app.coming))
  }

  /// The number in its frame of the call that was announced last.
  private func number(in app: ScriptApp) -> Int { Int(app.counter.pointer.pointee.number) }

  /// Logs the beginning of a call. A call of `endCall` must follow.
  func beginCall(_ name: LuaName, _ arguments: [CallArgument]) {
    runningCalls += 1
    let app = currentApp
    callWitness?.callBegins(name.text, arguments.map(\.logged), position: nil, app)
    announceCall(into: app)
    guard let app else { return log?.beginCallOutsideApps() ?? () }
    if let log { log.beginCall(name.text, arguments.map(\.logged), number: number(in: app), of: app) }
    app.calls.add(name, time: app.simulation.time, arguments)
  }

  /// Notes the beginning of a call about a row.
  func beginCall(_ name: LuaName, _ object: AnyObject, _ path: RowPath) {
    runningCalls += 1
    let app = currentApp
    callWitness?.callBegins(name.text, [.object(object), .path(path)], position: nil, app)
    announceCall(into: app)
    guard let app else { return log?.beginCallOutsideApps() ?? () }
    if let log { log.beginCall(name.text, [.object(object), .path(path)], number: number(in: app), of: app) }
    app.calls.add(name, time: app.simulation.time, object, path)
  }

  /// Logs calls about successive rows, which a load makes by the million. With a log, each of them must be logged by itself instead.
  func noteCalls(
    _ name: LuaName, _ object: AnyObject, from path: RowPath, _ questions: UnsafeMutablePointer<lshim_row_questions>, _ body: () -> Void
  ) {
    runningCalls += 1
    defer { runningCalls -= 1 }
    guard let app = currentApp else { return body() }
    questions.pointee.counter = app.counter.pointer
    app.beginFrameOfCalls()
    let questions = UnsafePointer(questions)
    app.calls.rowByRow(name, time: app.simulation.time, object, from: path, questions, body)
  }

  /// Logs the beginning of a call that `app:calls` leaves out, because it isn't a method of a protocol: an override, an action.
  func beginCall(_ name: @autoclosure () -> String, _ arguments: @autoclosure () -> [LoggedValue], position: String? = nil) {
    runningCalls += 1
    let app = currentApp
    callWitness?.callBegins(name(), arguments(), position: position, app)
    announceCall(into: app)
    guard let log else { return }
    guard let app else { return log.beginCallOutsideApps() }
    log.beginCall(name(), arguments(), position: position, number: number(in: app), of: app)
  }

  /// Whether the log keeps what calls answer.
  var notesAnswers: Bool { log?.content.contains(.answers) == true }

  /// Notes what the running call has answered.
  /// - Parameters:
  ///   - index: of the answer; nil for none
  ///   - definition: `file:line:` of the method
  func noteAnswer(_ stack: LuaStack, at index: Int32?, _ definition: String) {
    let text = index.map { index in
      guard let box = lshim_to_box(stack.raw, index), let address = box.pointee.object, let app = currentApp else {
        return Inspector(stack: stack).text(at: index)
      }
      return app.name(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
    }
    log?.noteAnswer(text, line: definition.hasSuffix(":") ? String(definition.dropLast()) : definition)
  }

  func endCall() {
    runningCalls -= 1
    callWitness?.callEnded()
    if !state.isClosed { lshim_forget_announcement(state.stack.raw) }
    log?.endCall(instructions: state.instructions)
  }
}

/// What hears of the host's calls to scripts, with their names.
package protocol CallWitness: AnyObject {
  /// - Parameter position: `file:line` of a function that has no name; nil for others
  func callBegins(_ name: String, _ arguments: [LoggedValue], position: String?, _ app: ScriptApp?)
  func callEnded()
  /// Whether every instruction is counted.
  var countsInstructions: Bool { get }
}

/// Logs that a scenario uses an object of the app directly. A list of inputs can't express that, so the log then names the script.
private let noteReach: lshim_reach = { raw, member in
  let simulation = ScriptContext.simulation
  guard let context = ScriptContext.of(simulation) else { return }
  if context.isInBackground, let member, let raw { context.checkThread(member, LuaStack(raw)) }
  guard let log = context.log, context.isAtRest(simulation) else { return }
  let owner = member.map { context.registry.declaration(id: Int($0.pointee.first)).name }
  if let owner, context.driverClasses.contains(owner) { return }
  let name = member?.pointee.describe.map { Unmanaged<MemberDeclaration>.fromOpaque($0).takeUnretainedValue().name }
  log.noteReach(owner.map { "\($0).\(name ?? "")" } ?? "code of the app", at: context.position, of: context.currentApp)
  context.watchReach()
}
