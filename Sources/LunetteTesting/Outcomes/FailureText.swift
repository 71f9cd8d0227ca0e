import LunetteDriver
import LunetteScript

/// The description of a failed test: where it failed, the expected and the actual value, and the events before.
struct FailureText {
  var style = TerminalStyle.plain

  /// The lines for an outcome, for printed text and for the app at that moment; none for a test that passed.
  func lines(of outcome: TestOutcome, _ scene: AppScene?, printed: String = "") -> [String] {
    let lines =
      switch outcome {
      case .passed, .skipped: [String]()
      case .failed(let failure): self.lines(of: failure)
      case .errored(let error): self.lines(of: error)
      }
    let later = outcome.later.map { "then " + $0 }
    guard outcome.isFailure else { return [] }
    return (lines + outcome.example + later + self.printed(printed) + (scene.map(self.lines) ?? [])).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  func printed(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return ["", style.faint("what it printed:")] + Self.indented(text)
  }

  /// The lines of a text, without an empty one after the last line end.
  static func indented(_ text: String) -> [String] {
    (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
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
      // The colours are git's: the kept text is red, the new one green.
      lines += labeled("expected: ", shown.expected).map(style.bad)
      if let actual = shown.actual {
        lines += labeled("actual:   ", actual).map(style.good)
        if failure.marksDifference, let column = shown.column {
          lines.append(String(repeating: " ", count: 10 + column) + style.faint("^"))
        }
      }
    }
    if let detail = failure.detail { lines.append(style.difference(detail)) }
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

extension String {
  /// Removes an ending, if the text has it.
  mutating func drop(_ end: String) { if !end.isEmpty, hasSuffix(end) { removeLast(end.count) } }
}
