import LunetteRender
import LunetteScript

/// Reports a run in version 14 of the Test Anything Protocol: one line per test, the plan at the end.
///
/// Source: testanything.org/tap-version-14-specification.html. Printed text becomes comments, so that none of its lines is taken for a
/// result.
final class TapReporter: Reporter {
  private let write: (String) -> Void
  private var count = 0
  /// The file whose first test has not been reported yet, and what it has printed outside of tests.
  private var file: String?
  private var printed = ""

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let start):
      write("TAP version 14\n")
      if let seed = start.shuffleSeed { comment("shuffled; --shuffle --seed \(seed) repeats this order") }
    case .fileStarted(let label): (file, printed) = (label, "")
    case .printed(let text): printed += text
    case .frameWritten(let path): comment("wrote \(path)")
    case .logged: break
    case .noted(let warning): comment(warning)
    case .testEnded(let result):
      printed.drop(result.printed + result.distributionNote)
      if !result.distributionNote.isEmpty {
        tellFile()
        comment(result.distributionNote)
      }
      add(
        result.id.file + ": " + result.id.name, result.outcome, result.place,
        FailureText().lines(of: result.outcome, result.scene, printed: result.printed))
    case .blockFailed(let failure):
      add(
        failure.block.file + ": " + failure.name, failure.outcome, failure.place,
        FailureText().lines(of: failure.outcome, failure.scene, printed: failure.printed))
    case .fileFailed(let path, let message):
      let error = TestError(message: message)
      add(
        path + ": the file could not be loaded", .errored(error), SourcePosition(leading: message),
        [message] + FailureText().printed(printed))
    case .fileEnded: break
    case .runEnded(let run):
      run.orphans.lines.forEach(comment)
      write("1..\(count)\n")
    }
  }

  private func tellFile() {
    if let file { comment(file) }
    file = nil
  }

  private func add(_ name: String, _ outcome: TestOutcome, _ place: SourcePosition?, _ details: [String]) {
    tellFile()
    count += 1
    var line = (outcome.isFailure ? "not ok " : "ok ") + "\(count) - " + escaped(name)
    if case .skipped(let reason) = outcome { line += " # SKIP" + (reason.isEmpty ? "" : " " + oneLine(reason)) }
    write(line + "\n")
    guard outcome.isFailure else { return }
    // A JSON string is one of YAML's.
    var yaml = [
      "---", "message: " + Utf8Buffer.json(oneLine(FailureText.summary(of: outcome))), "severity: " + (outcome.word == "failed" ? "fail" : "error"),
    ]
    if let place { yaml += ["at:", "  file: " + Utf8Buffer.json(oneLine(place.file)), "  line: \(place.line)"] }
    yaml.append("details: |")
    yaml += details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "    " + printable($0) }
    yaml.append("...")
    write(yaml.map { "  " + $0 + "\n" }.joined())
  }

  private func comment(_ text: String) {
    let lines = (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(whereSeparator: \.isNewline)
    for line in lines { write("# " + printable(line) + "\n") }
  }

  /// A description may contain neither a bare `#`, which would begin a directive, nor a line end.
  private func escaped(_ text: String) -> String {
    oneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private func oneLine(_ text: String) -> String { printable(text.split(whereSeparator: \.isNewline).joined(separator: " ")[...]) }

  /// Without control characters: YAML doesn't allow them, and a terminal would obey them.
  private func printable(_ text: Substring) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
