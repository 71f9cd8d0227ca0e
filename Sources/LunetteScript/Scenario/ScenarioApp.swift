import Foundation
import Lua
import LunetteKit

/// A running app as a scenario holds it: what it launched, the clock, and the fingers.
///
/// State is here; `+Touches` moves fingers, `+Find` looks for views, `+Waiting` runs the clock, `+Looking` prints.
/// Source: lua-api.md section 4
public final class ScenarioApp {
  public let simulation: Simulation
  /// The plugin's table or class instance.
  public var delegate: LuaReference { plugin.table }
  let plugin: LoadedPlugin
  public let calls = CallLog()
  unowned let host: ScriptHost
  /// Its number in the log of the run, from 1.
  var number = 0
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
  private var nextFinger = ScenarioApp.firstOwnFinger
  public private(set) var isClosed = false
  /// The plots that are being recorded, the innermost last.
  var recordings: [PlotRecording] = []

  /// Numbers below are for `app:touches`, whose lists name their own fingers.
  private static let firstOwnFinger = 1_000_000

  init(simulation: Simulation, plugin: LoadedPlugin, host: ScriptHost) {
    (self.simulation, self.plugin, self.host) = (simulation, plugin, host)
    appDelegate = AppDelegate(plugin.table)
    simulation.frameObservers.append { [unowned self] _ in for recording in recordings { recording.takeSample() } }
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
    let outerDepth = host.clockDepth
    host.clockDepth = host.state.stack.callDepth
    defer { host.clockDepth = outerDepth }
    let result = try body()
    if let fault = simulation.takeFault() { throw fault }
    return result
  }

  public func close() {
    isClosed = true
    simulation.application.removeAllWindows()
  }
}

/// What a scenario can ask that can't be done. The text says what to do.
public enum ScenarioError: Error {
  case closed
  case notSettled(timeout: TimeInterval, movements: [String])
  case nothingFound(query: String, texts: [String], nearest: String?)
  case notOnScreen(target: String, reason: String, trace: String)
  /// A finger has landed, but not on what it was meant for. The trace is what has become of it.
  case missed(target: String, hit: String?, reason: String?, point: CGPoint)
  case nothingThere(point: CGPoint)
  indirect case explained(ScenarioError, trace: String)
  case badValue(name: String, wanted: String, got: String)
  case tooManyTimers(call: String, limit: Int)
  case noFirstResponder
  case noTable
  case noRow(path: RowPath)
  case noPart(path: RowPath, part: String, shown: [String])
  case noIndex
  case noIndexTitle(place: Int, titles: [String])
  case unwritable(path: String, reason: String)
  case unknownFormat(path: String, known: [String])
  case notANumber(path: String, got: String, hint: String?)
  case nothingToPlot
  case noScrollView
  case fingerGone
}

extension CGPoint {
  var described: String { "{\(formatted(x)), \(formatted(y))}" }
}
