import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// A scenario that stays after its end, so that changed code can be loaded into the apps that it has launched.
///
/// The watcher of the files calls `run` first, and then `filesChanged` with the files that have changed. When only files of plugins have
/// changed, they are loaded into the running apps. After any other change, or after an error, the scenario runs again.
public final class WatchedScenario {
  private let script: String
  private let options: ScriptHost.Options
  private let complain: (String) -> Void
  private var host: ScriptHost?
  private var hasFailed = false
  /// The files that the last run has read, by their names in messages; when a run ends early, the files that it didn't read again stay.
  public private(set) var files: Set<String> = []

  /// - Parameter complain: gets errors and notes; the options say where frames and printed text go
  public init(script: String, options: ScriptHost.Options, complain: @escaping (String) -> Void) {
    (self.script, self.options, self.complain) = (script, options, complain)
    files = [FilePath.shown(script)]
  }

  deinit { host?.close() }

  /// Runs the scenario from its start.
  public func run() {
    host?.close()
    let host = ScriptHost(options: options)
    self.host = host
    hasFailed = false
    do { try host.run(file: script) } catch {
      hasFailed = true
      complain((error as? ScriptFailure)?.report ?? "\(error)")
    }
    for warning in host.warnings { complain("note: \(warning)") }
    files.formUnion(host.loadedFiles)
  }

  /// Handles changes of files.
  public func filesChanged(_ changed: Set<String>) {
    options.output("changed: \(changed.sorted().joined(separator: ", "))\n")
    guard let host, !hasFailed, !host.apps.isEmpty, changed.isSubset(of: host.apps.reduce(into: []) { $0.formUnion($1.files) }) else {
      return run()
    }
    for app in host.apps where !app.isClosed && !app.files.isDisjoint(with: changed) { reload(app, host) }
    files.formUnion(host.loadedFiles)
  }

  private func reload(_ app: ScenarioApp, _ host: ScriptHost) {
    do {
      try host.reporting {
        _ = try app.reload()
        try app.advance(frames: 1)
        try app.run { try app.printFrame(title: "reloaded") }
      }
    } catch {
      complain("\(error)")
    }
  }
}

extension ScenarioApp {
  /// The files of the app's plugin, by their names in messages.
  var files: Set<String> { Set((plugin.source?.environment.files ?? []).map { FilePath.shown($0.path) }) }
}
