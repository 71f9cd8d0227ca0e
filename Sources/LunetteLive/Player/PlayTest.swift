import LunetteDriver
import LunetteLog
import LunetteTesting

extension PlayStart {
  /// The first of some tests that fails; if none fails, the first test.
  /// - Parameter tests: given by file and full name, at least one
  public static func failing(among tests: [TestName], _ options: ScriptHost.Options) -> PlayStart? {
    guard let first = tests.first else { return nil }
    var options = options
    (options.quiet, options.output) = (true, { _ in })
    let found = tests.count == 1 ? first : tests.first { PlayTest(file: $0.file, name: $0.test).run(options) != nil } ?? first
    return .test(file: found.file, name: found.test)
  }
}

/// Runs one test of a spec, with its hooks, as `lunette test` does.
struct PlayTest {
  let file: String
  let name: String

  /// Returns: why it failed, as in a report; nil if it passed
  @discardableResult func run(_ host: ScriptHost.Options) -> String? {
    var options = SpecRunner.Options(host: host, frames: .requireAll)
    options.selection.recorded = [FailedTests.Entry(file: file, test: name)]
    var report = ""
    let reporter = ReportFormat.terminal.makeReporter(.plain) { report += $0 }
    let summary = SpecRunner(options: options) { reporter.receive($0) }.run([file])
    return summary.counts.failed > 0 || summary.matched == 0 ? report : nil
  }
}
