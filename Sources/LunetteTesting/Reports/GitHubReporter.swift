import LunetteScript

/// Reports a run as workflow commands, which GitHub shows as notes beside the lines of a change.
///
/// Source: docs.github.com/actions, workflow commands, `error` and `warning`. Printed text is left out, because a line of it could be a
/// command.
final class GitHubReporter: Reporter {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .testEnded(let result) where result.outcome.isFailure:
      annotate(result.id.file, result.place, result.id.name, FailureText().lines(of: result.outcome, result.scene, printed: result.printed))
    case .blockFailed(let failure) where failure.outcome.isFailure:
      annotate(failure.block.file, failure.place, failure.name, FailureText().lines(of: failure.outcome, failure.scene, printed: failure.printed))
    case .fileFailed(let path, let message):
      annotate(path, SourcePosition(leading: message), "the file could not be loaded", [message])
    case .runEnded(let run) where !run.orphans.lines.isEmpty:
      write("::warning title=kept frames::\(data(run.orphans.lines.joined(separator: "\n")))\n")
    default: break
    }
  }

  private func annotate(_ file: String, _ place: SourcePosition?, _ title: String, _ lines: [String]) {
    var properties = "file=" + property(place?.file ?? file)
    if let line = place?.line { properties += ",line=\(line)" }
    write("::error \(properties),title=\(property(title))::\(data(lines.joined(separator: "\n")))\n")
  }

  private func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\r\n": result += "%0D%0A"
      default: result.append(character)
      }
    }
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
