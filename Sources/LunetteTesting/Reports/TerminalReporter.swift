import LunetteKit

/// Tells a run to someone who reads: one line a file, what failed under it, and the counts alone on the last line.
public final class TerminalReporter {
  private let write: (String) -> Void
  private let style: TerminalStyle
  /// What the file that is running will have under its line.
  private var entries: [String] = []
  private var endedWithBlank = false

  public init(colour: Bool, write: @escaping (String) -> Void) {
    (self.write, style) = (write, TerminalStyle(colour: colour))
  }

  public func receive(_ event: TestEvent) {
    switch event {
    case .fileStarted: entries = []
    case .printed(let text): write(text)
    case .testEnded(let test, let outcome): add(outcome, name: test.name)
    case .fileFailed(_, let message): add(style.bad("ERROR"), "the file could not be loaded", details: message)
    case .blockFailed(let block, let hook, let outcome, let notRun): add(outcome, name: name(of: hook, block, notRun))
    case .frameWritten(let path): add("wrote", path)
    case .noted(let warning): add(style.faint("NOTE"), warning)
    case .fileEnded(let path, let counts):
      write("\(path): \(summary(of: counts))\n" + entries.joined())
      endedWithBlank = entries.last?.hasSuffix("\n\n") ?? false
    case .runEnded(let counts):
      write((endedWithBlank ? "" : "\n") + closingLine(for: counts) + "\n")
    }
  }

  private func name(of hook: String, _ block: TestID, _ notRun: Int) -> String {
    let name = "\(hook) of \(block.path.isEmpty ? "the file" : block.name)"
    return notRun == 0 ? name : "\(name) (\(notRun) \(notRun == 1 ? "test" : "tests") did not run)"
  }

  private func add(_ outcome: TestOutcome, name: String) {
    switch outcome {
    case .passed: break
    case .failed(let failure): add(style.bad("FAILED"), name, details: text(of: failure))
    case .errored(let error): add(style.bad("ERROR"), name, details: text(of: error))
    case .skipped(let reason): add(style.faint("SKIPPED"), reason.isEmpty ? name : "\(name): \(reason)")
    }
  }

  /// Details end with an empty line.
  private func add(_ word: String, _ name: String, details: String? = nil) {
    entries.append("  \(word) \(name)\n" + (details.map { indented($0) + "\n" } ?? ""))
  }

  private func text(of error: TestError) -> String {
    ([error.message] + error.frames.map { "  " + $0 }).joined(separator: "\n")
  }

  private func text(of failure: TestFailure) -> String {
    var lines: [String] = []
    if let position = failure.position {
      lines.append("\(position.file):\(position.line):" + (failure.message.map { " " + $0 } ?? ""))
      if let source = SourceLine.text(at: position) { lines.append(style.faint("  \(position.line) | ") + source) }
    } else if let message = failure.message {
      lines.append(message)
    }
    if let expected = failure.expected, let actual = failure.actual {
      lines += labelled("expected: ", expected) + labelled("actual:   ", actual)
      if failure.marksDifference, let column = firstDifference(expected, actual) {
        lines.append(String(repeating: " ", count: 10 + column) + style.bad("^"))
      }
    }
    if let detail = failure.detail { lines.append(detail) }
    lines += failure.callers.map { "called at " + $0 }
    return lines.joined(separator: "\n")
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      (index == 0 ? label : String(repeating: " ", count: label.count)) + line
    }
  }

  /// The terminal column at which two texts of one line part.
  private func firstDifference(_ first: String, _ second: String) -> Int? {
    guard first != second, !first.contains("\n"), !second.contains("\n") else { return nil }
    return zip(first, second).prefix { $0 == $1 }.reduce(0) { $0 + terminalColumns(of: $1.0) }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private func summary(of counts: TestCounts) -> String {
    var parts: [String] = []
    if counts.passed > 0 { parts.append(style.good("\(counts.passed) passed")) }
    if counts.failed > 0 { parts.append(style.bad("\(counts.failed) failed")) }
    if counts.skipped > 0 { parts.append(style.faint("\(counts.skipped) skipped")) }
    return parts.isEmpty ? "no tests" : parts.joined(separator: ", ")
  }

  /// The last line has one form and no colour, so that other programs can read it.
  private func closingLine(for counts: TestCounts) -> String {
    "\(counts.passed) passed, \(counts.failed) failed" + (counts.skipped > 0 ? ", \(counts.skipped) skipped" : "")
  }
}

private struct TerminalStyle {
  let colour: Bool

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { colour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
