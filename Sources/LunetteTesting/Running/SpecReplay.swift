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
    (host.device, host.seed) = (run.device, run.seed)
    if let budget = run.budget { host.limits.instructions = budget }
    host.quiet = true
    var outcome = RunReplay.Outcome()
    do {
      let old = try LogDocument(LogFormat.header + run.lines.map { $0.text + "\n" }.joined(), path: "the log")
      let tests = old.tests
      if let missing = tests.map(\.file).first(where: { !FilePath.isFile($0) }) {
        return RunReplay.Outcome(RunReplay.missing(missing, "the log tells of its tests"))
      }
      var options = SpecRunner.Options(host: host, frames: .requireAll)
      options.log.isWritten = true
      options.workers = workers
      options.selection.filters = Array(Set(tests.map(\.name))).sorted()
      var lines: [String] = []
      SpecRunner(options: options) { event in
        switch event {
        case .logged(let test, let events):
          guard tests.contains(where: { $0.file == test.file && $0.name == test.name }) else { return }
          receive(event)
          lines += events.compactMap { LogFormat.line($0, test: (test.file, test.name)) }
        case .fileFailed(_, let message): outcome.failures.append(message)
        default: break
        }
      }.run(tests.map(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
      outcome.difference = LogDifference(old, try LogDocument(LogFormat.header + lines.joined(), path: "the run")).text
    } catch {
      outcome.failures.append("\(error)")
    }
    return outcome
  }
}
