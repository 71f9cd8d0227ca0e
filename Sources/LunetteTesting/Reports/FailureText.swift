import LunetteScript

/// A failed test in words: where, what was expected, what was there, and how the app got there.
struct FailureText {
  var style = TerminalStyle.plain

  /// The lines of an outcome and of the app at that moment; none for a test that passed.
  func lines(of outcome: TestOutcome, _ scene: AppScene?) -> [String] {
    let lines =
      switch outcome {
      case .passed, .skipped: [String]()
      case .failed(let failure): self.lines(of: failure)
      case .errored(let error): self.lines(of: error)
      }
    let later = outcome.later.map { "then " + $0 }
    return (lines + later + (scene.map(self.lines) ?? [])).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// One line that says what is wrong.
  static func summary(of outcome: TestOutcome) -> String {
    switch outcome {
    case .passed: ""
    case .skipped(let reason): reason
    case .errored(let error): error.message.firstLine
    case .failed(let failure):
      if let message = failure.message {
        message.firstLine
      } else if let expected = failure.expected {
        "expected \(SourceExcerpt.clipped(expected.firstLine))"
          + (failure.actual.map { ", got \(SourceExcerpt.clipped($0.firstLine))" } ?? "")
      } else {
        failure.detail?.firstLine ?? "the assertion failed"
      }
    }
  }

  private func lines(of error: TestError) -> [String] {
    var lines = [error.message]
    if let excerpt = SourceExcerpt(message: error.message) { lines += excerpt.lines.map(style.faint) }
    return lines + error.frames.map { "  " + $0 }
  }

  private func lines(of failure: TestFailure) -> [String] {
    var lines: [String] = []
    if let position = failure.position {
      lines.append("\(position.file):\(position.line):" + (failure.message.map { " " + $0 } ?? ""))
      if let source = source(at: position) { lines.append(source) }
    } else if let message = failure.message {
      lines.append(message)
    }
    if let expected = failure.expected {
      let shown = ShownDifference(expected, failure.actual)
      lines += labeled("expected: ", shown.expected)
      if let actual = shown.actual {
        lines += labeled("actual:   ", actual)
        if failure.marksDifference, let column = shown.column {
          lines.append(String(repeating: " ", count: 10 + column) + style.bad("^"))
        }
      }
    }
    if let detail = failure.detail { lines.append(detail) }
    return lines + failure.callers.map { "called at " + $0 }
  }

  private func lines(of scene: AppScene) -> [String] {
    func section(_ heading: String, _ lines: [String]) -> [String] {
      lines.isEmpty ? [] : [style.faint(heading)] + lines.map { "  " + $0 }
    }
    return ["", style.faint("the screen:"), scene.frame] + section("the last calls:", scene.calls)
      + section("the last touches:", scene.touches) + section("what became of the last touch:", scene.explanation)
  }

  private func source(at position: SourcePosition) -> String? {
    position.source.map { style.faint("  \(position.line) | ") + SourceExcerpt.clipped($0) }
  }

  private func labeled(_ label: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: label.count)) + line
    }
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}

extension TestResult {
  /// Where to look first: the failed line, else the test's own.
  var place: SourcePosition? {
    switch outcome {
    case .failed(let failure): failure.position ?? position
    case .errored(let error): SourcePosition(leading: error.message) ?? position
    case .passed, .skipped: position
    }
  }
}

extension BlockFailure {
  var place: SourcePosition? {
    switch outcome {
    case .failed(let failure): failure.position
    case .errored(let error): SourcePosition(leading: error.message)
    case .passed, .skipped: nil
    }
  }
}
