/// Reports a run. It gets every event, in order; the code that makes a reporter decides where its text goes.
public protocol Reporter: AnyObject {
  func receive(_ event: TestEvent)
}

/// The formats of reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  case terminal, tap, junit, json, github

  /// - Parameter style: only for the terminal's format
  public func makeReporter(_ style: TerminalStyle, write: @escaping (String) -> Void) -> any Reporter {
    switch self {
    case .terminal: TerminalReporter(style, write: write)
    case .tap: TapReporter(write: write)
    case .junit: JUnitReporter(write: write)
    case .json: JsonReporter(write: write)
    case .github: GitHubReporter(write: write)
    }
  }
}

/// `passed`, `failed`, `error` or `skipped`: used in every machine-readable format.
extension TestOutcome {
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .errored: "error"
    case .skipped: "skipped"
    }
  }
}
