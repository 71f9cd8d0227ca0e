import Foundation
import LunetteDriver
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// Runs the tests of a log again, each completely, since a list of inputs can't express what a spec does to its apps.
public struct SpecReplay {
  private let run: LoggedRun

  public init(_ run: LoggedRun) { self.run = run }

  /// - Parameters:
  ///   - options: of the hosts; device, seed and budget are taken from the log
  ///   - receive: gets the events of tests that are in the log
  /// Returns: where a test differs from its log
  public func play(_ options: ScriptHost.Options, workers: Int, receive: @escaping (TestEvent) -> Void = { _ in }) -> RunReplay.Outcome {
    var host = options
    (host.device, host.seed) = (run.settings.device, run.settings.seed)
    if let budget = run.settings.budget { host.limits.instructions = budget }
    host.quiet = true
    var outcome = RunReplay.Outcome()
    let old = LogDocument(run.events)
    if let missing = old.tests.map(\.file).first(where: { !FilePath.isFile($0) }) {
      return RunReplay.Outcome(RunReplay.missing(missing, "the log tells of its tests"))
    }
    let tests = Set(old.tests)
    var options = SpecRunner.Options(host: host, frames: .requireAll)
    options.log.isWritten = true
    options.workers = workers
    options.selection.filters = Set(old.tests.map(\.test)).sorted()
    var logged: [LoggedRun.Event] = []
    SpecRunner(options: options) { event in
      switch event {
      case .logged(let test, let events):
        let name = TestName(file: test.file, test: test.name)
        guard tests.contains(name) else { return }
        receive(event)
        logged += events.map { ($0, name) }
      case .fileFailed(_, let message): outcome.failures.append(message)
      default: break
      }
    }.run(old.tests.map(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    outcome.difference = LogDifference(old, LogDocument(logged)).text
    return outcome
  }
}
