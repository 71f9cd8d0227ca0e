import LunetteDriver
import LunetteSystem

extension Rerun {
  /// The test in a line of a spec.
  public static func test(_ path: String, line: Int) -> Rerun {
    test(path, title: "\(path):\(line)") { $0.lines = [FilePath.standardized(path): [line]] }
  }

  /// A test by its name.
  static func test(_ path: String, named name: String) -> Rerun {
    test(path, title: path) { $0.recorded = [FailedTests.Entry(file: path, test: name)] }
  }

  private static func test(_ path: String, title: String, select: @escaping (inout TestSelection) -> Void) -> Rerun {
    Rerun(title: title, isTest: true) { host in
      var options = SpecRunner.Options(host: host, frames: .ignore)
      select(&options.selection)
      var report = ""
      let summary = SpecRunner(options: options) { event in
        switch event {
        case .testEnded(let result): if result.outcome.isFailure { report += result.outcome.line + "\n" }
        case .fileFailed(_, let message): report += message + "\n"
        default: break
        }
      }.run([path])
      if summary.counts.failed > 0 || summary.matched == 0 { throw RerunFailure(report: report) }
    }
  }
}
