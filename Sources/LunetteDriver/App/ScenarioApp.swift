import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A running app as a scenario holds it: what it launched, the clock, and the fingers.
///
/// State is here; `+Touches` moves fingers, `+Find` looks for views, `+Waiting` runs the clock, `+Looking` prints.
/// Source: docs/lua-api.md 4
public final class ScenarioApp: ScriptApp {
  let plugin: LoadedPlugin
  /// Its number in the names of kept frames, from 1.
  var recordedNumber = 0
  public unowned let host: ScriptHost
  /// The plugin as what hears of the app's life.
  let appDelegate: AppDelegate

  /// Inside `app:together`: where the present function's fingers are in time; nil when time runs as calls are made.
  var cursor: TimeInterval?
  /// The end of what was scheduled so far. Units: seconds of the simulated clock.
  var scheduledEnd: TimeInterval = 0
  /// What fingers that are still to land are meant for, by their numbers.
  var aims: [Int: TouchPlace] = [:]
  /// The first finger that landed beside what it was meant for, until the call that put it down says so.
  var miss: ScenarioError?
  /// Whether a test passes though something is wrong with the layout.
  package var allowsLayoutProblems = false
  /// How it was launched, to launch it again.
  var launched = LaunchRecord()
  /// Notes of the contract checker that are no news to who asks whether the app is sound.
  var contractNotesBefore = 0
  private var nextFinger = ScenarioApp.firstOwnFinger
  /// The plots that are being recorded, the innermost last.
  var recordings: [PlotRecording] = []

  /// Numbers below are for `app:touches`, whose lists name their own fingers.
  private static let firstOwnFinger = 1_000_000

  init(simulation: Simulation, plugin: LoadedPlugin, host: ScriptHost) {
    (self.plugin, self.host) = (plugin, host)
    appDelegate = AppDelegate(plugin.table)
    super.init(simulation: simulation, delegate: plugin.table, context: host.context)
    contractNotesBefore = host.context.contracts?.notes.count ?? 0
    holds.add(plugin.table, of: plugin)
    simulation.frameObservers.append { [unowned self] _ in
      if !recordings.isEmpty { context.asCall { for recording in recordings { recording.takeSample() } } }
    }
    if let atRest = host.options.atRest {
      simulation.frameObservers.append { [unowned self] simulation in
        if !simulation.isMoving(until: -.infinity) { context.asCall { atRest(self) } }
      }
    }
    simulation.input.appReceiver = { [unowned self] in receive($0) }
    simulation.didLand = { [unowned self] finger, touch in noteLanding(finger, touch) }
  }

  func newFinger() -> Int {
    nextFinger += 1
    return nextFinger
  }

  /// Runs `body` on this app's simulation. A fault that it left behind comes out as an error.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isClosed else { throw ScenarioError.closed }
    Simulation.current = simulation
    let outerDepth = context.clockDepth
    context.clockDepth = context.state.stack.callDepth
    defer { context.clockDepth = outerDepth }
    defer { if isClosed { host.leave(simulation) } }
    let result = try body()
    if let fault = simulation.takeFault() { throw fault }
    return result
  }

  /// The same for whatever moves fingers or time, or is an event of the system. Throws: also inside the host's calls to scripts
  func drive<Result>(_ body: () throws -> Result) throws -> Result {
    try checkMayDrive()
    return try run(body)
  }

  func checkMayDrive() throws { if context.runningCalls > 0 { throw SimulationError.frameInsideFrame } }

  public override func close() {
    guard !isClosed else { return }
    host.noteLayout(of: self)
    super.close()
    aims.removeAll()
    host.forget(self)
  }
}
