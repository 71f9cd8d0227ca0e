import LunetteKit
import LunetteRender

/// Reports a run for people: one line per file, its failures below, and only the counts on the last line.
///
/// On a terminal an additional line shows the progress; it is erased before other text is written.
public final class TerminalReporter: Reporter {
  private let output: (String) -> Void
  private let style: TerminalStyle
  /// The text that will follow the running file's line.
  private var entries: [String] = []
  private var endedWithBlank = false
  /// What the file printed outside of its tests.
  private var printed = ""
  private var slowest: SlowestTests
  private var files = (done: 0, total: 0)
  private var counts = TestCounts()
  private var showsProgress = false

  public init(_ style: TerminalStyle, write: @escaping (String) -> Void) {
    (self.style, output, slowest) = (style, write, SlowestTests(most: style.slowest))
  }

  public func receive(_ event: TestEvent) {
    switch event {
    case .runStarted(let start):
      files.total = start.files
      if let seed = start.shuffleSeed { write("shuffled; --shuffle --seed \(seed) repeats this order\n") }
    case .fileStarted(let label):
      (entries, printed) = ([], "")
      show(progress: label)
    case .printed(let text):
      printed += text
    case .testEnded(let result):
      counts.add(result.outcome)
      printed.drop(result.printed + result.distributionNote)
      if !result.distributionNote.isEmpty { write(result.distributionNote) }
      slowest.note(result)
      add(result.outcome, name: result.id.name, FailureText(style: style).lines(of: result.outcome, result.scene, printed: result.printed))
      if style.showsPrints, !result.outcome.isFailure, !result.printed.isEmpty {
        add(style.faint("PRINTED"), result.id.name, details: FailureText.indented(result.printed))
      }
      show(progress: result.id.name)
    case .fileFailed(_, let message):
      add(
        style.bad("ERROR"), message.contains(TestSelection.noTestThere) ? "the file has no such test" : "the file could not be loaded",
        details: [message] + (style.showsPrints ? [] : FailureText(style: style).printed(printed)))
    case .blockFailed(let failure):
      printed.drop(failure.printed)
      add(
        failure.outcome, name: name(of: failure),
        FailureText(style: style).lines(of: failure.outcome, failure.scene, printed: failure.printed))
    case .frameWritten(let path): add("wrote", path)
    case .logged: break
    case .noted(let warning): add(style.faint("NOTE"), warning)
    case .fileEnded(let file):
      files.done += 1
      if style.showsPrints, !printed.isEmpty { write(printed) }
      // Nothing is reported about a file whose tests are all left out.
      if file.counts.total == 0, file.declared > 0, entries.isEmpty { return }
      write("\(file.label.harmlessOnTerminals): \(summary(of: file.counts))\n" + entries.joined())
      endedWithBlank = entries.last?.hasSuffix("\n\n") ?? false
    case .runEnded(let run):
      let orphans = run.orphans.lines.map { $0 + "\n" }.joined()
      write(
        (endedWithBlank ? "" : "\n") + (orphans.isEmpty ? "" : orphans + "\n") + slowest.text + coverage(of: run)
          + closingLine(for: run.counts) + "\n")
    }
  }

  private func coverage(of run: RunSummary) -> String {
    guard style.showsCoverage, let coverage = run.coverage else { return "" }
    return CoverageTable(style: style).text(CoverageReport(coverage)) + "\n"
  }

  private func name(of failure: BlockFailure) -> String {
    failure.notRun == 0
      ? failure.name : "\(failure.name) (\(failure.notRun) \(failure.notRun == 1 ? "test" : "tests") did not run)"
  }

  private func add(_ outcome: TestOutcome, name: String, _ details: [String]) {
    switch outcome {
    case .passed: break
    case .failed: add(style.bad("FAILED"), name, details: details)
    case .errored: add(style.bad("ERROR"), name, details: details)
    case .skipped(let reason): add(style.faint("SKIPPED"), reason.isEmpty ? name : "\(name): \(reason)")
    }
  }

  /// Details end with an empty line.
  private func add(_ word: String, _ name: String, details: [String]? = nil) {
    entries.append("  \(word) \(name.harmlessOnTerminals)\n" + (details.map { indented($0) + "\n" } ?? ""))
  }

  private func indented(_ lines: [String]) -> String {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { $0.isEmpty ? "\n" : "    \(String($0).harmlessOnTerminals)\n" }.joined()
  }

  private func summary(of counts: TestCounts) -> String {
    var parts: [String] = []
    if counts.passed > 0 { parts.append(style.good("\(counts.passed) passed")) }
    if counts.failed > 0 { parts.append(style.bad("\(counts.failed) failed")) }
    if counts.skipped > 0 { parts.append(style.faint("\(counts.skipped) skipped")) }
    return parts.isEmpty ? "no tests" : parts.joined(separator: ", ")
  }

  /// The last line always has the same form and no colour, so that other programs can read it.
  private func closingLine(for counts: TestCounts) -> String {
    "\(counts.passed) passed, \(counts.failed) failed" + (counts.skipped > 0 ? ", \(counts.skipped) skipped" : "")
  }

  // MARK: The line that shows how far the run is

  /// Goes to the start of the line and erases it. Source: ECMA-48, EL with parameter 2
  private static let erasedLine = "\r\u{1B}[2K"

  private func write(_ text: String) {
    output((showsProgress ? Self.erasedLine : "") + text)
    showsProgress = false
  }

  private func show(progress text: String) {
    guard let columns = style.columns else { return }
    let failed = counts.failed > 0 ? ", \(counts.failed) failed" : ""
    let line = "[\(files.done)/\(files.total) files, \(counts.total) tests\(failed)] \(text)"
    var width = 0
    let shown = line.prefix { character in
      width += terminalColumns(of: character)
      return width < columns && !character.isNewline
    }
    output(Self.erasedLine + shown)
    showsProgress = true
  }
}
