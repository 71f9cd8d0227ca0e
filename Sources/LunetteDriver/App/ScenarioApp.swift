import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A running app as a scenario sees it: the launched plugin, the clock, and the fingers.
///
/// This file has the state; `+Touches` moves fingers, `+Find` looks for views, `+Waiting` runs the clock, `+Looking` prints.
/// Source: docs/lua-api.md 4
public final class ScenarioApp: ScriptApp {
  let plugin: LoadedPlugin
  /// Its number in the names of kept frames, from 1.
  var recordedNumber = 0
  public unowned let host: ScriptHost
  /// The plugin as the app delegate.
  let appDelegate: AppDelegate

  /// Inside `app:together` the time at which the present function's fingers act; nil when time runs while calls are made.
  var cursor: TimeInterval?
  /// When the last scheduled sample is due. Units: seconds of the simulated clock.
  var scheduledEnd: TimeInterval = 0
  /// The targets of fingers that will land, by the fingers' numbers.
  var aims: [Int: TouchPlace] = [:]
  /// The first finger that has missed its target, until the call that put it down reports it.
  var miss: ScenarioError?
  /// Whether a test passes even with problems of the layout.
  package var allowsLayoutProblems = false
  /// The pages of its web views, for a relaunch; nil for none.
  var pages: InputValue?
  /// VoiceOver, while it is on; nil else.
  var voice: VoiceOver?
  /// How the app was launched, so that it can be launched again.
  var launched = LaunchRecord()
  /// Number of notes that the contract checker had before this app; they are not this app's faults.
  var contractNotesBefore = 0
  private var nextFinger = ScenarioApp.firstOwnFinger
  /// Why the system has ended it; nil where the user or the scenario has.
  var endReason: String?
  /// Whether it was closed since the test ended, or the code around tests, in which it was launched.
  var isOfEarlierTest = false
  /// The plots that are being recorded, the innermost last.
  var recordings: [PlotRecording] = []

  /// Lower numbers are for `app:touches`, whose lists choose their own numbers.
  private static let firstOwnFinger = 1_000_000

  init(simulation: Simulation, plugin: LoadedPlugin, host: ScriptHost) {
    (self.plugin, self.host) = (plugin, host)
    appDelegate = AppDelegate(plugin.table)
    super.init(simulation: simulation, delegate: plugin.table, context: host.context)
    contractNotesBefore = host.context.contracts?.notes.count ?? 0
    holds.add(plugin.table, of: plugin)
    simulation.frameObservers.append { [unowned self] _ in
      if !recordings.isEmpty { context.asCall { for recording in recordings { recording.takeSample() } } }
      voice?.noteFrame()
    }
    if let atRest = host.options.atRest {
      simulation.frameObservers.append { [unowned self] simulation in
        if !simulation.isMoving(until: -.infinity) { context.asCall { atRest(self) } }
      }
    }
    simulation.input.appReceiver = { [unowned self] in receive($0) }
    hearOfLife()
    simulation.didLand = { [unowned self] finger, touch in noteLanding(finger, touch) }
  }

  /// How many fingers have landed or are about to.
  package var fingerCount: Int { nextFinger - Self.firstOwnFinger }

  func newFinger() -> Int {
    nextFinger += 1
    return nextFinger
  }

  /// Throws: `ScenarioError` where the app has been closed
  func checkIsOpen() throws {
    guard isClosed else { return }
    throw isOfEarlierTest ? ScenarioError.closedBefore : ScenarioError.closed(because: endReason)
  }

  /// Runs `body` on this app's simulation. A fault that remains is thrown.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    try checkIsOpen()
    Simulation.current = simulation
    let step = host.perturbation?.isWaiting == true ? nil : context.log?.noteStep()
    let outerDepth = context.clockDepth
    context.clockDepth = context.state.stack.callDepth
    defer { context.clockDepth = outerDepth }
    defer { if isClosed { host.leave(simulation) } }
    let result = try context.state.limitingTime {
      catchUp()
      return try body()
    }
    host.invariantWatch?.hasWaited(self)
    if let fault = simulation.takeFault() { throw fault }
    if let step { context.log?.noteStepEnd(step) }
    return result
  }

  /// What a scenario has just asked the app for directly, such as a question of the system, is there for the next call.
  func catchUp() {
    if context.runningCalls == 0, isAtRest, let runsPutOff = simulation.runsPutOff { simulation.perform { runsPutOff() } }
  }

  /// Runs a call that moves fingers or time, or sends system events. Throws: also inside the host's calls to scripts
  func drive<Result>(_ body: () throws -> Result) throws -> Result {
    try checkMayDrive()
    return try run(body)
  }

  func checkMayDrive() throws {
    if context.runningCalls > 0 { throw SimulationError.frameInsideFrame }
    try host.invariantWatch?.willWait(self)
    if !isClosed { host.options.driving?(self) }
  }

  /// Throws: where the home screen is in front of the app, which no finger and no key reaches there
  func checkIsSeen() throws {
    guard simulation.application.applicationState == .background else { return }
    throw ScenarioError.noService(
      "the app is \(simulation.isSuspended ? "suspended " : "")in the background: app:foreground() brings it back")
  }

  public override func close() {
    guard !isClosed else { return }
    host.options.closing?(self)
    host.noteLayout(of: self)
    context.log?.noteEnd(of: self)
    for text in simulation.network.tasks.compactMap(\.neverResumed) + simulation.taskComplaints { simulation.note(text) }
    simulation.network.appEnded()
    super.close()
    aims.removeAll()
    host.forget(self)
  }
}
