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
  public let delegate: LuaReference
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

  init(simulation: Simulation, delegate: LuaReference, host: ScriptHost) {
    (self.simulation, self.delegate, self.host) = (simulation, delegate, host)
    appDelegate = AppDelegate(delegate)
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
public enum ScenarioError: Error, CustomStringConvertible {
  case closed
  case notSettled(timeout: TimeInterval, movements: [String])
  case nothingFound(query: String, texts: [String], nearest: String?)
  case notOnScreen(target: String, reason: String, trace: String)
  /// A finger has landed, but not on what it was meant for. The trace is what has become of it.
  case missed(target: String, hit: String?, reason: String?, point: CGPoint)
  case nothingThere(point: CGPoint)
  indirect case explained(ScenarioError, trace: String)
  case badValue(name: String, wanted: String, got: String)
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

  public var description: String {
    switch self {
    case .closed: "the app has been closed; launch it again"
    case .notSettled(let timeout, let movements):
      "settle gave up after \(formatted(timeout)) s; still moving: " + movements.joined(separator: "; ")
    case .nothingFound(let query, let texts, let nearest):
      "nothing on the screen matches \(query)" + (nearest.map { " (did you mean \"\($0)\"?)" } ?? "")
        + (texts.isEmpty
          ? "; there is no text on the screen" : "; the texts on the screen are: " + texts.map { "\"\($0)\"" }.joined(separator: ", "))
    case .notOnScreen(let target, let reason, let trace):
      "\(target) is not on the screen: \(reason); scroll to it or show it first\n\(trace)"
    case .missed(let target, let hit, let reason, let point):
      "a finger at \(point.described) did not reach \(target): \(hit.map { "it landed on \($0)" } ?? "no view took it")"
        + (reason.map { ", as \($0)" } ?? "")
    case .nothingThere(let point): "a finger at \(point.described) touched nothing: no view takes touches there"
    case .explained(let error, let trace): "\(error)\nwhat happened to the touch:\n\(trace)"
    case .badValue(let name, let wanted, let got): "\(name) must be \(wanted), got \(got)"
    case .noFirstResponder: "nobody takes the keyboard: no text field is first responder; tap one first"
    case .noTable: "there is no table view on the screen, so a row can't be a target"
    case .noRow(let path): "row \(path.fromOne) is not on the screen; scroll to it first"
    case .noPart(let path, let part, let shown):
      "row \(path.fromOne) shows no \(part) control now; it shows "
        + (shown.isEmpty ? "none" : shown.joined(separator: ", "))
    case .noIndex: "no table on the screen shows a section index, so a title of it can't be a target"
    case .noIndexTitle(let place, let titles):
      "the section index has no title \(place + 1); it has " + titles.enumerated().map { "\($0 + 1) \"\($1)\"" }.joined(separator: ", ")
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    case .unknownFormat(let path, let known):
      "can't save \(path): the name must end in "
        + (known.count > 1 ? known.dropLast().joined(separator: ", ") + " or " : "") + (known.last ?? "")
    case .notANumber(let path, let got, let hint): "can't plot '\(path)': it is \(got), not a number" + (hint.map { "; \($0)" } ?? "")
    case .nothingToPlot: "app:plot wants a function that moves something, or duration = seconds"
    case .noScrollView: "there is no scroll view on the screen to plot; say whose property it is: of = view"
    case .fingerGone: "this finger has been lifted; put another down with app:touch(x, y)"
    }
  }
}

extension CGPoint {
  var described: String { "{\(formatted(x)), \(formatted(y))}" }
}
