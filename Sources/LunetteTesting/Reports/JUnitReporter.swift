import LunetteRender
import LunetteScript

/// Reports a run as JUnit XML, in the form that Jenkins, GitLab and Bazel read: one suite per file, one case per test.
///
/// Source: the Jenkins JUnit schema (github.com/windyroad/JUnit-Schema) and docs.gitlab.com/ci/testing/unit_test_reports.
/// `time` is in simulated seconds, and there is no time stamp, so that reports of equal runs are equal byte for byte.
final class JUnitReporter: Reporter {
  private struct Case {
    let name: String
    let outcome: TestOutcome
    let place: SourcePosition?
    let seconds: Double
    let details: [String]
  }

  private struct Suite {
    let name: String
    var path: String
    var cases: [Case] = []
    var output = ""
  }

  private let write: (String) -> Void
  private var suites: [Suite] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  func receive(_ event: TestEvent) {
    switch event {
    case .runStarted: break
    case .fileStarted(let label): suites.append(Suite(name: label, path: label))
    case .printed(let text): change { $0.output += text }
    case .frameWritten(let path): change { $0.output += "wrote \(path)\n" }
    case .logged: break
    case .noted(let warning): change { $0.output += warning + "\n" }
    case .testEnded(let result):
      add(
        result.id.name, result.outcome, result.place, result.seconds, FailureText().lines(of: result.outcome, result.scene))
    case .blockFailed(let failure):
      add(failure.name, failure.outcome, failure.place, 0, FailureText().lines(of: failure.outcome, failure.scene))
    case .fileFailed(_, let message):
      add("the file could not be loaded", .errored(TestError(message: message)), SourcePosition(leading: message), 0, [message])
    case .fileEnded(let file):
      change { $0.path = file.path }
      // Leaves out a file whose tests are all left out.
      if file.counts.total == 0, file.declared > 0, suites.last?.cases.isEmpty == true { suites.removeLast() }
    case .runEnded(let run):
      let orphans = run.orphans.lines
      if !orphans.isEmpty { suites.append(Suite(name: "kept frames", path: "", output: orphans.joined(separator: "\n") + "\n")) }
      write(document)
    }
  }

  private func change(_ body: (inout Suite) -> Void) {
    if let last = suites.indices.last { body(&suites[last]) }
  }

  private func add(_ name: String, _ outcome: TestOutcome, _ place: SourcePosition?, _ seconds: Double, _ details: [String]) {
    change { $0.cases.append(Case(name: name, outcome: outcome, place: place, seconds: seconds, details: details)) }
  }

  private var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + open("testsuites", [("name", "lunette")] + totals(of: suites.flatMap(\.cases)))
      + suites.map(text).joined() + "</testsuites>\n"
  }

  private func text(of suite: Suite) -> String {
    var text = "  " + open("testsuite", [("name", suite.name)] + totals(of: suite.cases))
    for each in suite.cases { text += self.text(of: each, in: suite) }
    if !suite.output.isEmpty { text += "    <system-out>\(Utf8Buffer.xml(suite.output))</system-out>\n" }
    return text + "  </testsuite>\n"
  }

  private func text(of each: Case, in suite: Suite) -> String {
    var attributes = [("classname", Self.className(of: suite.path)), ("name", each.name), ("file", suite.path)]
    if let place = each.place, place.file == suite.path { attributes.append(("line", "\(place.line)")) }
    attributes.append(("time", decimal(each.seconds, places: 3)))
    let summary = FailureText.summary(of: each.outcome)
    let content: String
    switch each.outcome {
    case .passed: return "    <testcase" + text(of: attributes) + "/>\n"
    case .skipped: content = "<skipped" + text(of: summary.isEmpty ? [] : [("message", summary)]) + "/>"
    case .failed, .errored:
      let element = each.outcome.word == "failed" ? "failure" : "error"
      let type = element == "failure" ? "assertion" : "error"
      content =
        "<\(element)" + text(of: [("message", summary), ("type", type)]) + ">"
        + Utf8Buffer.xml(each.details.joined(separator: "\n")) + "</\(element)>"
    }
    return "    " + open("testcase", attributes) + "      \(content)\n    </testcase>\n"
  }

  private func totals(of cases: [Case]) -> [(String, String)] {
    func count(_ word: String) -> String { String(cases.filter { $0.outcome.word == word }.count) }
    return [
      ("tests", String(cases.count)), ("failures", count("failed")), ("errors", count("error")), ("skipped", count("skipped")),
      ("time", decimal(cases.reduce(0) { $0 + $1.seconds }, places: 3)),
    ]
  }

  private func open(_ element: String, _ attributes: [(String, String)]) -> String { "<\(element)\(text(of: attributes))>\n" }

  private func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(Utf8Buffer.xml($0.1, .attribute))\"" }.joined()
  }

  /// `scripts/fruits_spec.lua` as `scripts.fruits_spec`: Jenkins groups by the part before the last dot.
  private static func className(of path: String) -> String {
    let name = path.hasSuffix(".lua") ? String(path.dropLast(".lua".count)) : path
    return name.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }
}
