import LunetteDriver
import LunetteTesting

/// Runs one test of a spec, with its hooks, as `lunette test` does.
struct PlayTest {
  let file: String
  let name: String

  /// Returns: what it failed for, as a report tells it; nil where it passed
  @discardableResult func run(_ host: ScriptHost.Options) -> String? {
    var options = SpecRunner.Options(host: host, frames: .requireAll)
    options.selection.recorded = [FailedTests.Entry(file: file, test: name)]
    var report = ""
    let reporter = ReportFormat.terminal.makeReporter(.plain) { report += $0 }
    let summary = SpecRunner(options: options) { reporter.receive($0) }.run([file])
    return summary.counts.failed > 0 || summary.matched == 0 ? report : nil
  }
}
