import LunetteKit
import LunetteRender

/// An app as it was when a function began that may only look at it: an invariant, of a machine or of the rules of `lunette fuzz`.
struct AppLook {
  let app: ScenarioApp
  private let frame: String
  private let frameCount: Int
  private let inputCount: Int

  init(_ app: ScenarioApp) {
    self.app = app
    (frame, frameCount, inputCount) = (Self.frame(of: app), app.simulation.frameCount, app.simulation.input.handledCount)
  }

  private static func frame(of app: ScenarioApp) -> String { app.simulation.perform { app.frame().plain } }

  var hasWaited: Bool { !app.isClosed && app.simulation.frameCount != frameCount }

  /// What has been done to it since, as the end of "the invariant ..."; nil where it is as it was.
  /// - Parameter mayWait: whether time may have passed; what it changed is not told from what else did
  func change(mayWait: Bool) -> String? {
    if app.isClosed { return "closes the app" }
    if app.simulation.input.handledCount != inputCount { return "touches the app, or sends it something" }
    if app.simulation.frameCount != frameCount { return mayWait ? nil : "lets time pass" }
    return Self.frame(of: app) == frame ? nil : "changes what is on the screen"
  }
}

/// What a machine's invariant does to the apps that run. It may wait, as for a screen to come to rest, so each stretch between two waits is
/// looked at for itself.
final class InvariantWatch {
  private var looks: [AppLook]

  /// Throws: what a callback raised when the screens were laid out, which looking at them would do
  init(_ apps: [ScenarioApp]) throws {
    for app in apps {
      try app.run { for window in app.simulation.application.visibleWindows { window.layoutIfNeeded() } }
    }
    looks = apps.map(AppLook.init)
  }

  /// Before time moves on. Throws: `ScenarioError`
  func willWait(_ app: ScenarioApp) throws {
    if let change = looks.first(where: { $0.app === app })?.change(mayWait: true) { throw ScenarioError.onlyLooks(change) }
  }

  func hasWaited(_ app: ScenarioApp) {
    // A touch stays known.
    guard let place = looks.firstIndex(where: { $0.app === app }), looks[place].hasWaited, looks[place].change(mayWait: true) == nil else { return }
    looks[place] = AppLook(app)
  }

  /// Checks at the end of the look. Throws: `ScenarioError`
  func finish(_ apps: [ScenarioApp]) throws {
    for look in looks {
      if let change = look.change(mayWait: true) { throw ScenarioError.onlyLooks(change) }
    }
    if apps.contains(where: { app in !looks.contains { $0.app === app } }) { throw ScenarioError.onlyLooks("launches an app") }
  }
}
