import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// The runner is tested by running it on specs and comparing all that it prints.
///
/// `RECORD=1 swift test --filter RunnerTests` writes what it prints now into Fixtures/specs/expected and fails, so that a
/// recording is never taken for a pass.
@Suite struct RunnerTests {
  // Short on purpose: Lua cuts a chunk's name to 59 characters in its messages.
  static let folder = "Tests/LunetteTestingTests/Fixtures/specs"

  @Test(arguments: [
    "outcomes", "order", "hooks", "callbacks", "assertions", "messages", "misuse", "syntax", "loading", "arguments", "empty", "refusals",
    "contracts", "late", "properties",
  ])
  func reportsTheWholeRun(of name: String) throws {
    let output = run(["\(Self.folder)/\(name)_spec.lua"]).output
    let expected = "\(Self.folder)/expected/\(name).txt"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try output.write(toFile: expected, atomically: true, encoding: .utf8)
      Issue.record("recorded \(expected)")
    }
    #expect(output == (try String(contentsOfFile: expected, encoding: .utf8)))
  }

  @Test func runsTheTestsThatTheFilterNames() {
    let (summary, output) = run(["\(Self.folder)/outcomes_spec.lua", "\(Self.folder)/order_spec.lua"], filter: "inner one")
    #expect(summary.counts.passed == 1)
    #expect(summary.counts.total == 1)
    #expect(!output.contains("outer: two"))
  }

  @Test func runsNoHookOfABlockWithoutASelectedTest() {
    let (summary, output) = run(["\(Self.folder)/order_spec.lua"], filter: "no such name")
    #expect(summary.counts.total == 0)
    #expect(summary.matched == 0)
    #expect(output == "\n0 passed, 0 failed\n")
  }

  @Test func listsNamesInTheOrderOfTheFile() {
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.selection.filters = ["failed"]
    let names = SpecRunner(options: options) { _ in }.list(["\(Self.folder)/hooks_spec.lua"]).map(\.name)
    #expect(names.count == 7)
    #expect(names.first == "a failed before_each keeps the test from running")
  }

  @Test func colorsAllButTheLastLine() {
    let reporter = Recorder(color: true)
    let runner = SpecRunner(options: SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll), report: reporter.receive)
    runner.run(["\(Self.folder)/hooks_spec.lua"])
    #expect(reporter.output.contains("\u{1B}[31mERROR\u{1B}[0m"))
    #expect(reporter.output.hasSuffix("\n1 passed, 6 failed\n"))
  }

  private func run(_ files: [String], filter: String? = nil) -> (summary: RunSummary, output: String) {
    let recorder = Recorder(color: false)
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    if let filter { options.selection.filters = [filter] }
    return (SpecRunner(options: options, report: recorder.receive).run(files), recorder.output)
  }
}
