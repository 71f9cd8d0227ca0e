import ArgumentParser
import Foundation
import LunetteScript
import LunetteTesting

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run specs: files named *_spec.lua, in the words of busted.",
    discussion: """
      Each file runs in a Lua state of its own and each test in a fresh simulation, several files at a time; what is \
      printed is in the order of the files all the same. The last line counts the tests. Finding no test is a failure.

      Example:
        lunette test scripts
        lunette test scripts/fruits_spec.lua --filter "scrolls to its end"
        lunette test scripts --reporter terminal --reporter junit:build/tests.xml

      Bazel's TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE and XML_OUTPUT_FILE are obeyed.
      """)

  @Argument(help: "Spec files, and folders to search for them.", completion: .file())
  var paths: [String]

  @OptionGroup(title: "Which tests") var choice: TestChoice
  @OptionGroup(title: "How they run") var running: TestRunning

  @Flag(help: "Print the tests' names, one a line, and run none.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "How to tell the run: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")); with :FILE into a file. May be repeated.",
      valueName: "form[:file]"),
    transform: ReportDestination.init(argument:))
  var reporter: [ReportDestination] = []

  @OptionGroup(title: "Kept frames") var kept: KeptFrameOptions

  @OptionGroup var logging: LogOptions

  @Option(
    help: ArgumentHelp(
      "Write a page about the failed tests into this folder, DIR/index.html: how they came about, in frames, touches and calls.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Flag(help: "Run again what a changed file affects, the failed files first, until interrupted.")
  var watch = false

  @OptionGroup var host: HostOptions

  func validate() throws {
    let files = reporter.compactMap { $0.path.map(FilePath.standardized) }
    if let path = files.first(where: { path in files.filter { $0 == path }.count > 1 }) {
      throw ValidationError("Each report needs a file of its own, and two are to go to \(path).")
    }
    if watch, list { throw ValidationError("--watch runs tests and --list runs none.") }
    try choice.validate()
    if kept.prune, list { throw ValidationError("--prune needs a whole run, and --list runs none.") }
    if kept.prune, let words = choice.selectionWords {
      throw ValidationError("--prune needs a whole run, as it removes the frames that no test compares; leave out \(words).")
    }
  }

  func run() throws {
    if watch { try TestWatch(command: self).run() }
    let specs = try findSpecs()
    let selection = try choice.selection()
    if list {
      try printNames(of: specs, selection)
    } else {
      let summary = try run(specs, selection)
      try fail(summary, specs)
    }
  }

  func findSpecs() throws -> [String] {
    do {
      return try SpecFinder.specs(at: paths)
    } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }

  /// Runs specs and tells of it. Returns: what was found, and whether every report was written
  func run(_ specs: [String], _ selection: TestSelection, also watcher: ((TestEvent) -> Void)? = nil) throws -> RunSummary {
    let reports = try Reports(destinations, page: report)
    let logs = try logging.open()
    var options = running.options(host.options, seed: host.seed, frames: kept.mode)
    options.selection = selection
    options.log.isWritten = logs != nil
    options.log.hasCosts = logs?.hasCosts ?? false
    options.log.isForFailures = report != nil
    options.failures = FailedFrames()
    options.prunesFrames = kept.prune
    let runner = SpecRunner(options: options) { event in
      reports.receive(event)
      logs?.receive(event)
      watcher?(event)
    }
    let summary = runner.run(specs)
    let isReported = reports.finish()
    let isLogged = logs?.finish() ?? true
    if !isReported || !isLogged { throw ExitStatus.failed }
    return summary
  }

  private var destinations: [ReportDestination] {
    var all = reporter.isEmpty ? [ReportDestination(format: .terminal)] : reporter
    if let path = Environment.bazel.xmlOutputFile { all.append(ReportDestination(format: .junit, path: path)) }
    return all
  }

  private func printNames(of specs: [String], _ selection: TestSelection) throws {
    var options = SpecRunner.Options(host: host.options, frames: .ignore)
    options.selection = selection
    var summary = RunSummary()
    let runner = SpecRunner(options: options) { event in
      if case .fileFailed(_, let message) = event {
        Output.complain(message)
        summary.counts.failed += 1
      }
    }
    for test in runner.list(specs) {
      Output.write("\(test.file): \(test.name)\n")
      summary.matched += 1
      summary.counts.passed += 1
    }
    // An empty shard of a run that has tests is as it should be.
    if summary.matched == 0, selection.shard != nil {
      options.selection.shard = nil
      summary.matched = SpecRunner(options: options) { _ in }.list(specs).count
    }
    try fail(summary, specs)
  }

  /// Throws: where the run was not a success, having said why where no report has
  private func fail(_ summary: RunSummary, _ specs: [String]) throws {
    let hasNothing = summary.matched == 0 && summary.counts.total == 0
    if hasNothing { Output.complain(nothingFound(in: specs)) }
    if hasNothing || summary.counts.failed > 0 { throw ExitStatus.failed }
  }

  func nothingFound(in specs: [String]) -> String {
    if specs.isEmpty { return "no file named *_spec.lua in \(paths.joined(separator: ", "))" }
    if let words = choice.words { return "no test's name \(words); `lunette test --list` prints the names" }
    return "no test in \(specs.joined(separator: ", "))"
  }
}
