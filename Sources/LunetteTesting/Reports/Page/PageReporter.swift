import Foundation
import LunetteRender
import LunetteScript

/// Writes one HTML page about the failed tests of a run. The page needs no other file, no network and no script.
public final class PageReporter: Reporter {
  private let write: (String) -> Void
  private var failures: [PageFailure] = []

  public init(write: @escaping (String) -> Void) { self.write = write }

  public func receive(_ event: TestEvent) {
    switch event {
    case .testEnded(let result) where result.outcome.isFailure:
      failures.append(
        PageFailure(
          file: result.id.file, block: Array(result.id.path.dropLast()), name: result.id.path.last ?? "", outcome: result.outcome,
          place: result.place, scene: result.scene, pictures: result.pictures))
    case .blockFailed(let failure) where failure.outcome.isFailure:
      failures.append(
        PageFailure(
          file: failure.block.file, block: failure.block.path, name: failure.hook, outcome: failure.outcome, place: failure.place,
          scene: failure.scene))
    case .fileFailed(let path, let message):
      failures.append(
        PageFailure(
          file: path, block: [], name: "the file could not be loaded", outcome: .errored(TestError(message: message)),
          place: SourcePosition(leading: message), scene: nil))
    case .runEnded(let run): finish(run.counts)
    case .runStarted, .fileStarted, .printed, .testEnded, .blockFailed, .frameWritten, .logged, .noted, .fileEnded: break
    }
  }

  private func finish(_ counts: TestCounts) {
    let hasFailed = !failures.isEmpty || counts.failed > 0
    let headline =
      hasFailed
      ? "\(counts.failed) of \(counts.total) \(counts.total == 1 ? "test" : "tests") failed"
      : counts.total == 0 ? "No test ran" : counts.total == 1 ? "The test passed" : "All \(counts.total) tests passed"
    var words: [String] = []
    if counts.passed > 0 { words.append("\(counts.passed) passed") }
    if counts.failed > 0 { words.append("\(counts.failed) failed") }
    if counts.skipped > 0 { words.append("\(counts.skipped) skipped") }
    if !hasFailed, counts.skipped > 0 { words.append("nothing failed") }
    var main = Html()
    for (index, failure) in failures.enumerated() { failure.add(to: &main, id: "failure-\(index + 1)") }
    if failures.isEmpty {
      main.add("<div class=\"empty\"><b>\(hasFailed ? "!" : "✓")</b>")
      main.add(text: hasFailed ? "No test told why." : "Nothing failed, so there is nothing to show.")
      main.add("</div>\n")
    }
    var contents = Html()
    if failures.count > 1 { addContents(to: &contents) }
    write(
      PageTemplate.filled([
        "title": Utf8Buffer.xml(headline), "brand": "lunette test", "verdict": hasFailed ? "bad" : "good", "headline": Utf8Buffer.xml(headline),
        "counts": Utf8Buffer.xml(words.joined(separator: " · ")), "contents": contents.text, "main": main.text,
      ]))
  }

  private func addContents(to html: inout Html) {
    html.add("<ol class=\"contents\">\n")
    for (index, failure) in failures.enumerated() {
      html.add("<li><a href=\"#failure-\(index + 1)\"><span>")
      html.add(text: (failure.block + [failure.name]).joined(separator: " "))
      html.add("</span><span class=\"where\">")
      html.add(text: failure.placeText)
      html.add("</span></a></li>\n")
    }
    html.add("</ol>\n")
  }
}
