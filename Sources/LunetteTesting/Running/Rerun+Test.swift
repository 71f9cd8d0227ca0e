import LunetteDriver
import LunetteSystem

extension Rerun {
  /// The test in a line of a spec.
  public static func test(_ path: String, line: Int) -> Rerun {
    Rerun(title: "\(path):\(line)", hasScript: true) { host, _ in
      var options = SpecRunner.Options(host: host, frames: .requireAll)
      options.selection.lines = [FilePath.standardized(path): [line]]
      options.workers = 1
      var report = ""
      let reporter = ReportFormat.terminal.makeReporter(.plain) { report += $0 }
      let summary = SpecRunner(options: options) { reporter.receive($0) }.run([path])
      return summary.counts.failed > 0 || summary.matched == 0 ? [report] : []
    }
  }
}
