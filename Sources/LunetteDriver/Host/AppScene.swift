import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// An app at the moment when a test failed: its screen, and the events before.
public struct AppScene {
  /// The screen as text, with its heading.
  public let frame: String
  /// The last calls of the script's methods, oldest first: `0.050 s  cellForRowAt(UITableView, 1.3)`.
  public let calls: [String]
  /// The last touches: `0.050 s  finger 1 ended at {160, 200}`.
  public let touches: [String]
  /// The answer of `app:explain()` for the last touch; empty before the first.
  public let explanation: [String]

  /// Everything that happened before; nil if no log with a film was kept.
  public let record: Record?

  /// The log up to the failure, and its pictures.
  public struct Record {
    public let events: [RunEvent]
    /// A selection of frames, with that of the failure as the last.
    public let film: [Film.Picture]
    /// The answer of `app:tree()`.
    public let tree: String
  }

  /// Limit of calls. Ours: what fits on a screen beside a frame.
  private static let callsShown = 10

  init(_ app: ScenarioApp) {
    let simulation = app.simulation
    frame = FrameHeading(frame: simulation.frameCount, time: simulation.time).text() + "\n" + app.frame().plain
    calls = app.calls.entries.suffix(Self.callsShown).map(Self.text)
    touches = simulation.input.history.entries.map { touch in
      let count = touch.count > 1 ? " (\(touch.count) times)" : ""
      let place = (touch.phase == .moved ? "to " : "at ") + "{\(LuaLiteral.rounded(Double(touch.location.x))), \(LuaLiteral.rounded(Double(touch.location.y)))}"
      return "\(decimal(touch.time, places: 3)) s  finger \(touch.serial + 1) \(touch.phase) \(place)\(count)"
    }
    record = app.host.log.flatMap { log in
      guard log.content.contains(.film) else { return nil }
      let now = Film.Picture(frame: FrameSnapshot(simulation, title: "when it failed"), app: app.number)
      var film = log.film.pictures
      if let last = film.last, last.app == app.number, last.frame.list == now.frame.list { film.removeLast() }
      return Record(events: log.events, film: film + [now], tree: app.tree())
    }
    explanation = simulation.input.history.entries.isEmpty ? [] : app.explain().split(separator: "\n").map(String.init)
  }

  private static func text(of entry: CallLog.Entry) -> String {
    let arguments = entry.arguments.map { $0.text { Registry.shared.className(of: $0) ?? "object" } }
    let count = entry.count > 1 ? " and the \(entry.count == 2 ? "row" : "\(entry.count - 1) rows") after it" : ""
    return "\(decimal(entry.time, places: 3)) s  \(entry.name.text)(\(arguments.joined(separator: ", ")))\(count)"
  }
}

extension ScriptHost {
  /// The app that was used last, as it is now; nil if none runs.
  public func scene() -> AppScene? {
    guard let app = (context.currentApp as? ScenarioApp) ?? apps.last, !app.isClosed else { return nil }
    return app.simulation.perform { AppScene(app) }
  }

  /// Every file that scripts were loaded from, by its name in messages.
  public var loadedFiles: Set<String> { Set(loader.sources.keys) }

  /// Their contents when they were first read.
  package var loadedTexts: [String: ArraySlice<UInt8>] { loader.sources }

  /// Their contents when they were run last: a reload brings others.
  package var latestTexts: [String: ArraySlice<UInt8>] { loader.latest }

  /// Calls back with the name of each file that is about to run, also when a reload runs it again.
  package func beforeFiles(_ body: @escaping (String) -> Void) { loader.willRun = body }
}
