/// Tells a run to someone or something. Gets every event, in order; what it writes goes where its maker says.
public protocol Reporter: AnyObject {
  func receive(_ event: TestEvent)
}

/// The forms a run can be told in.
public enum ReportFormat: String, CaseIterable, Sendable {
  case terminal, tap, junit, json, github

  /// - Parameter style: for the terminal's form; the others have none
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

/// `passed`, `failed`, `error` or `skipped`: the words of every machine-readable form.
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
