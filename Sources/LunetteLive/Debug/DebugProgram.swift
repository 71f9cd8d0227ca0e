import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

/// What is debugged: a scenario, a log, a test, a plugin.
struct DebugProgram {
  enum Kind {
    case scenario(String)
    case log(LoggedRun, isWhole: Bool)
    case tests(path: String, line: Int?, filter: String?)
    case plugin(Run)
    /// An app of `lunette play`.
    case played(PlayedApp)
  }

  let name: String
  let kind: Kind
  /// The full name of the one test that runs; nil: all that were asked for do.
  private(set) var test: String?

  var isTest: Bool { if case .tests = kind { true } else { false } }
  /// Whether a script of its own runs it, below all that the host calls.
  var isScript: Bool { if case .scenario = kind { true } else { isTest } }
  /// Whether it stands at its end, so that one can look back.
  var stopsAtEnd: Bool {
    switch kind {
    case .log, .tests: true
    default: false
    }
  }

  init(_ app: PlayedApp) { (name, kind) = (app.start.title, .played(app)) }

  /// Throws: `DebugFault` that names the nearest
  init(_ text: String, filter: String?, _ options: ScriptHost.Options) throws {
    name = text
    var (path, line) = (text, Int?.none)
    if let match = text.wholeMatch(of: /(.+\.lua):(\d+)/) { (path, line) = (String(match.1), Int(match.2)) }
    if FilePath.isFile(path) {
      if path.hasSuffix("_spec.lua") || line != nil || filter != nil {
        kind = .tests(path: path, line: line, filter: filter)
      } else if !path.hasSuffix(".lua") {
        do {
          let logged = try LoggedRuns(contentsOf: path)
          guard let run = logged.runs.first else { throw DebugFault("\(path) has no run") }
          kind = run.settings.isOfTests ? .tests(path: run.settings.script ?? path, line: nil, filter: nil) : .log(run, isWhole: logged.isWhole)
        } catch let error as LogError { throw DebugFault("\(path) is neither a script nor a log: \(error)") }
      } else if path.hasSuffix("/init.lua") || Self.isPlugin(path) {
        kind = .plugin(Run(of: path, options))
      } else {
        kind = .scenario(path)
      }
      return
    }
    let folders = path.contains("/") ? [path] : ["plugins/\(path)", path]
    if let folder = folders.first(where: { FilePath.isFile($0 + "/init.lua") }) {
      kind = .plugin(Run(of: path.contains("/") ? folder + "/init.lua" : path, options))
      return
    }
    throw DebugFault("there is no program \(text)" + (Self.nearest(to: path).map { "; did you mean \($0)?" } ?? ""))
  }

  private static func isPlugin(_ path: String) -> Bool { FilePath.shown(path).hasPrefix("plugins/") }

  private static func nearest(to path: String) -> String? {
    let folder = path.contains("/") ? FilePath.folder(of: path) : "."
    let beside = (FilePath.names(in: folder) ?? []).filter { $0.hasSuffix(".lua") || $0.hasSuffix(".log") }.map { folder == "." ? $0 : "\(folder)/\($0)" }
    let scripts = (FilePath.names(in: "scripts") ?? []).filter { $0.hasSuffix(".lua") }.map { "scripts/" + $0 }
    return Suggestion.nearest(to: path, among: beside + scripts + (FilePath.names(in: "plugins") ?? []))
  }

  /// Every test that was asked for.
  var whole: DebugProgram {
    var whole = self
    whole.test = nil
    return whole
  }

  /// Each of several tests runs alone, as a program of its own: its moments begin with it.
  func parts(_ options: ScriptHost.Options) -> [DebugProgram] {
    guard case .tests(let path, _, _) = kind else { return [self] }
    var options = options
    (options.output, options.quiet, options.attach, options.watcher) = ({ _ in }, true, nil, nil)
    let tests = SpecRunner(options: testing(options)) { _ in }.list([path])
    guard tests.count > 1 else { return [self] }
    return tests.map {
      var part = self
      part.test = $0.name
      return part
    }
  }

  /// How its tests are run.
  private func testing(_ options: ScriptHost.Options) -> SpecRunner.Options {
    var running = SpecRunner.Options(host: options, frames: .requireAll)
    guard case .tests(let path, let line, let filter) = kind else { return running }
    if let line { running.selection.lines[FilePath.standardized(path)] = [line] }
    if let filter { running.selection.filters = [filter] }
    if let test { running.selection.recorded = [FailedTests.Entry(file: path, test: test)] }
    return running
  }

  /// The folders and files whose functions a breakpoint may name.
  func readFiles(_ files: DebugFiles) {
    switch kind {
    case .scenario(let path), .tests(let path, _, _): files.read(FilePath.shown(path), nil)
    case .log(let run, _): if let script = run.settings.script { files.read(FilePath.shown(script), nil) }
    case .played(let app): if case .script(let path) = app.start { files.read(FilePath.shown(path), nil) }
    case .plugin: break
    }
    for plugin in FilePath.names(in: "plugins") ?? [] { files.add(folder: "plugins/" + plugin) }
  }

  /// Runs it from its beginning.
  /// - Parameters:
  ///   - isLive: whether a plugin's frames pass as on a device, and not at once
  ///   - played: for an app of the player its course, and how far it may go from a tick; nil: it isn't run any further
  ///   - end: called at its end, before its host is closed
  /// Returns: what failed, in words; nil if nothing did
  func run(
    _ options: ScriptHost.Options, isLive: @escaping () -> Bool = { false },
    played: (course: () -> PlayCourse, next: (Int) -> Int?) = ({ PlayCourse() }, { _ in nil }), end: @escaping (ScriptHost) -> Void
  ) -> String? {
    switch kind {
    case .scenario(let path):
      let host = ScriptHost(options: options)
      defer { host.close() }
      let failure = Self.failure { try host.run(file: path) }
      if !host.isLeft { end(host) }
      return failure
    case .log(let run, let isWhole):
      var options = options
      var host: ScriptHost?
      let attach = options.attach
      options.attach = {
        host = $0
        attach?($0)
      }
      options.quiet = true
      let outcome = RunReplay(run, isWhole: isWhole).play(options, end: { if let host, !host.isLeft { end(host) } })
      return outcome.failures.first ?? outcome.difference.map { "the run parts from the log:\n\($0)" }
    case .tests(let path, _, _):
      var running = testing(options)
      running.hearsPrints = options.output
      running.looksAtEnd = { app, _ in if !app.host.isLeft { end(app.host) } }
      var report = ""
      let reporter = ReportFormat.terminal.makeReporter(.plain) { report += $0 }
      let summary = SpecRunner(options: running) { reporter.receive($0) }.run([path])
      return summary.counts.failed > 0 || summary.matched == 0 ? report : nil
    case .played(let app): return Self.failure { try app.run(played.course, options, next: played.next) }
    case .plugin(let run):
      let host = ScriptHost(options: options)
      defer { host.close() }
      let failure = Self.failure {
        let player = try RunPlayer(run, in: host)
        let pace = DebugPace()
        while !host.isLeft, !player.app.isClosed {
          pace.wait(for: player.frame, isLive())
          player.play(toFrame: player.frame + 1)
          if let failure = player.failures.last, player.failures.count > 0 { throw failure.failure }
        }
      }
      if !host.isLeft { end(host) }
      return failure
    }
  }

  private static func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? ScriptFailure)?.report ?? "\(error)" }
  }
}

/// Lets a plugin's frames pass as on a device.
private final class DebugPace {
  private var start: Double?
  private var first = 0

  func wait(for frame: Int, _ isLive: Bool) {
    if !isLive { start = nil }
    guard isLive else { return }
    let now = Pacer.now()
    guard let start else {
      (self.start, first) = (now, frame)
      return
    }
    let due = start + Double(frame - first) / 60
    if due - now > 0 { WorkThread.pause(min(due - now, 0.1)) } else if now - due > 1 { (self.start, first) = (now, frame) }
  }
}
