import ArgumentParser
import Foundation
import LunetteLive
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem
import LunetteTesting

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run specs: files named *_spec.lua, in the words of busted.",
    discussion: """
      Each file runs in a Lua state of its own and each test in a fresh simulation, several files at a time; what is \
      printed is in the order of the files all the same. The last line counts the tests. Finding no test is a failure.

      Example:
        lunette test
        lunette test scripts/fruits_spec.lua --filter "scrolls to its end"
        lunette test scripts/fruits_spec.lua:20
        lunette test --last-failed
        lunette test scripts --reporter terminal --reporter junit:build/tests.xml

      Control-C ends the run with the tests that run, and with all reports; the exit status is 130 then.

      Bazel's TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE and XML_OUTPUT_FILE are obeyed.
      """)

  @Argument(
    help: "Spec files, FILE:LINE for the test in that line, and folders to search; scripts and spec where none is named.",
    completion: .file())
  var paths: [String] = []

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

  @Flag(help: "Show what every test prints, not only the failed ones.")
  var prints = false

  @Flag(help: "Name the ten tests that took longest, in real time beside simulated time.")
  var slowest = false

  @OptionGroup(title: "Kept frames") var kept: KeptFrameOptions

  @OptionGroup(title: "Coverage") var coverage: CoverageOptions

  @OptionGroup var logging: LogOptions

  @Option(
    help: ArgumentHelp(
      "Write a page about the failed tests into this folder, DIR/index.html: how they came about, in frames, touches and calls.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Flag(help: "Run again what a changed file affects, the failed files first, until interrupted.")
  var watch = false

  @Flag(help: "Play one test, the first that fails: its whole course, stopped where it fails or ends, in the browser.")
  var play = false

  @OptionGroup(title: "How --play plays") var player: PlayOptions

  @OptionGroup var host: HostOptions

  func validate() throws {
    let files = reporter.compactMap { $0.path.map(FilePath.standardized) }
    if let path = files.first(where: { path in files.filter { $0 == path }.count > 1 }) {
      throw ValidationError("Each report needs a file of its own, and two are to go to \(path).")
    }
    if coverage.isMeasured, list { throw ValidationError("--coverage runs tests and --list runs none.") }
    if watch, coverage.least != nil { throw ValidationError("--coverage-min says how a run ends, and --watch goes on.") }
    if watch, list { throw ValidationError("--watch runs tests and --list runs none.") }
    try choice.validate()
    if kept.prune, list { throw ValidationError("--prune needs a whole run, and --list runs none.") }
    if kept.prune, let words = choice.selectionWords ?? (SpecPlace.all(paths).contains { $0.line != nil } ? "the lines" : nil) {
      throw ValidationError("--prune needs a whole run, as it removes the frames that no test compares; leave out \(words).")
    }
  }

  func run() throws {
    if watch { try TestWatch(command: self).run() }
    let specs = try findSpecs()
    var selection = try selection()
    try divide(&selection, specs)
    if choice.lastFailed, specs.isEmpty { return Output.write("no test failed when it ran last\n") }
    if play {
      try playFirst(of: specs, selection)
    } else if list {
      try printNames(of: specs, selection)
    } else {
      Interruption.catchSignal()
      let summary = try run(specs, selection)
      try fail(summary, specs)
    }
  }

  private func playFirst(of specs: [String], _ selection: TestSelection) throws {
    var options = SpecRunner.Options(host: host.options, frames: .ignore)
    options.selection = selection
    let tests = SpecRunner(options: options) { event in if case .fileFailed(_, let message) = event { Output.complain(message) } }.list(specs)
    guard let start = PlayStart.failing(among: tests.map { TestName(file: $0.file, test: $0.name) }, host.options) else {
      Output.complain(nothingFound(in: specs))
      throw ExitStatus.failed
    }
    if tests.count > 1 { Output.complain("note: \(tests.count) tests fit; this is the first that fails, or the first of all: \(start.title)") }
    try PlayRun(start: start, options: host.options, player: player, inTerminal: false, cell: host.cell).run()
  }

  /// Divides the tests into shards of about equal duration, if times are known, and says so.
  private func divide(_ selection: inout TestSelection, _ specs: [String]) throws {
    guard let path = choice.timings, let shard = selection.shard else { return }
    let timings: TestTimings
    do { timings = try TestTimings(path: path, note: Output.complain) } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
    let division = timings.division(into: shard.count, files: Set(specs))
    guard !division.shards.isEmpty else { return }
    selection.division = division
    let loads = division.loads.enumerated().map { "\($0.offset + 1): \(decimal($0.element, places: 3)) s" }.joined(separator: ", ")
    Output.complain("shards by the times in \(path): \(loads)")
  }

  func findSpecs() throws -> [String] {
    let failed = choice.lastFailed ? Set(FailedTests(path: FailedTests.usualPath).failed.map(\.file)) : nil
    if let failed, paths.isEmpty { return failed.filter(FilePath.isFile).sorted() }
    guard !searched.isEmpty else {
      Output.complain(
        "there is no folder \(Self.usualFolders.joined(separator: " and none ")) here; say where the specs are: lunette test PATH")
      throw ExitStatus.failed
    }
    do {
      let specs = try SpecFinder.specs(at: searched)
      return failed.map { failed in specs.filter(failed.contains) } ?? specs
    } catch {
      Output.complain("\(error)")
      throw ExitStatus.failed
    }
  }

  /// Folders that are searched for specs by default. Ours; busted's is spec
  private static let usualFolders = ["scripts", "spec"]

  private var searched: [String] {
    paths.isEmpty ? Self.usualFolders.filter(FilePath.isFolder) : SpecPlace.all(paths).map(\.path)
  }

  func selection() throws -> TestSelection {
    var selection = try choice.selection()
    for case let place in SpecPlace.all(paths) {
      if let line = place.line { selection.lines[FilePath.standardized(place.path), default: []].insert(line) }
    }
    return selection
  }

  /// Runs specs and reports on them. Returns: the results, and whether every report was written
  func run(_ specs: [String], _ selection: TestSelection, also watcher: ((TestEvent) -> Void)? = nil) throws -> RunSummary {
    var style = TerminalStyle(color: Environment.allowsColor, columns: Environment.terminalColumns)
    style.showsPrints = prints
    style.slowest = slowest ? Self.slowestCount : 0
    style.showsCoverage = coverage.showsTable
    let reports = try Reports(destinations, style, page: report)
    var ran = FailedTests.Run()
    var times = TestTimings()
    let logs = try logging.open()
    var options = try running.options(host.options, seed: host.seed, frames: kept.mode)
    options.host.readsPipes = !watch
    options.selection = selection
    options.isInterrupted = { Interruption.happened }
    options.log.isWritten = logs != nil
    options.log.hasCosts = logs?.hasCosts ?? false
    options.log.isForFailures = report != nil
    options.failures = FailedFrames()
    options.prunesFrames = kept.prune
    options.host.measuresCoverage = coverage.isMeasured
    logs?.beginRun(of: nil, tests: true, options.host)
    // The other forms have no place for it; the standard output may be theirs.
    let listsSlowest = slowest && !destinations.contains { $0.format == .terminal && $0.path == nil }
    var slowestTests = SlowestTests(most: listsSlowest ? Self.slowestCount : 0)
    let runner = SpecRunner(options: options) { event in
      reports.receive(event)
      logs?.receive(event)
      watcher?(event)
      ran.receive(event)
      if case .testEnded(let result) = event {
        times.note(result)
        slowestTests.note(result)
      }
    }
    let summary = runner.run(specs)
    note(ran)
    if let path = choice.timings {
      do { try TimingsFile(path: path).note(times, shard: selection.shard) } catch {
        Output.complain("\(path) can't be written, which --timings names: \(systemReason(error))")
        throw ExitStatus.failed
      }
    }
    let isReported = reports.finish()
    if !slowestTests.text.isEmpty { Output.complain(slowestTests.text) }
    let isLogged = logs?.finish() ?? true
    try coverage.write(summary.coverage, isTableShown: destinations.contains { $0.format == .terminal }, isWhole: !summary.isInterrupted)
    if !isReported || !isLogged { throw ExitStatus.failed }
    return summary
  }

  /// Saves the failed tests for the next `--last-failed`. The run doesn't fail if that fails.
  private func note(_ run: FailedTests.Run) {
    var failed = FailedTests(path: FailedTests.usualPath)
    failed.note(run)
    do { try failed.write(to: FailedTests.usualPath) } catch {
      Output.complain("\(FailedTests.usualPath) can't be written, which --last-failed reads: \(systemReason(error))")
    }
  }

  /// Number of slowest tests that are listed. Ours: what fits on a screen.
  private static let slowestCount = 10

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
    // An empty shard is no error if the whole run has tests.
    if summary.matched == 0, selection.shard != nil {
      options.selection.shard = nil
      summary.matched = SpecRunner(options: options) { _ in }.list(specs).count
    }
    try fail(summary, specs)
  }

  /// Throws: if the run was no success, after printing the reason if no report has
  private func fail(_ summary: RunSummary, _ specs: [String]) throws {
    if summary.isInterrupted {
      let tests = summary.counts.total
      Output.complain("lunette test: interrupted after \(tests) \(tests == 1 ? "test" : "tests"); what they have written is kept, and nothing was pruned")
      throw ExitStatus.interrupted
    }
    let hasNothing = summary.matched == 0 && summary.counts.total == 0
    if hasNothing { Output.complain(nothingFound(in: specs)) }
    if hasNothing || summary.counts.failed > 0 { throw ExitStatus.failed }
  }

  func nothingFound(in specs: [String]) -> String {
    if specs.isEmpty { return "no file named *_spec.lua in \(searched.joined(separator: ", "))" }
    if let words = choice.words { return "no test's name \(words); `lunette test --list` prints the names" }
    return "no test in \(specs.joined(separator: ", "))"
  }
}

/// A path that may contain a line: `list_spec.lua:20`. A file whose name really ends like that is preferred.
struct SpecPlace {
  let path: String
  var line: Int?

  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // An editor may add a column.
    for count in [1, 2] where parts.count > count && !FilePath.exists(text) {
      let numbers = parts.suffix(count).compactMap { Int($0) }
      let path = parts.dropLast(count).joined(separator: ":")
      if numbers.count == count, path.hasSuffix(".lua") {
        (self.path, line) = (path, numbers[0])
        return
      }
    }
    path = text
  }

  static func all(_ texts: [String]) -> [SpecPlace] { texts.map(SpecPlace.init) }
}
