import Foundation
import Lua
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// Makes mutants of a plugin, runs for each the tests that run the changed line, and notes the mutants that no test notices.
package struct MutationRun {
  package struct Result: Sendable {
    package let mutant: Mutant
    /// The tests that ran the line: `file: name`.
    package let tests: [String]
    package let isNoticed: Bool
  }

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
    package init(description: String) { self.description = description }
  }

  private let host: ScriptHost.Options
  private let workers: Int
  /// The number of cases for each property; nil for the property's own.
  private let cases: Int?
  private let isStopped: () -> Bool
  /// By file and line, in the order of the specs.
  private var tests: [String: [Int: [FailedTests.Entry]]] = [:]
  package private(set) var mutants: [Mutant] = []
  package private(set) var testCount = 0

  /// Limit of VM instructions in one callback, which stops endless loops. Ours
  private static let budget = 2_000_000

  /// Runs the specs unchanged, and notes the lines that each test runs.
  ///
  /// - Parameters:
  ///   - files: of the plugin
  ///   - specs: which are searched for tests of the plugin
  ///   - cases: for each property; nil for the property's own
  ///   - progress: called after every unchanged test with the number of tests that have run
  /// Throws: `Problem` if a test already fails
  package init(
    files: [String], specs: [String], host: ScriptHost.Options, workers: Int, cases: Int? = nil, progress: @escaping (Int) -> Void = { _ in },
    isStopped: @escaping () -> Bool = { false }
  ) throws {
    var host = host
    host.quiet = true
    host.output = { _ in }
    if host.limits.instructions == nil { host.limits.instructions = Self.budget }
    (self.host, self.workers, self.cases, self.isStopped) = (host, workers, cases, isStopped)
    var options = SpecRunner.Options(host: host, frames: .requireAll)
    options.workers = workers
    options.host.measuresCoverage = true
    options.measuresEachTest = true
    options.isInterrupted = isStopped
    options.cases = cases
    options.shrinking.runs = 0
    var failed: [String] = []
    var found: [String: [Int: [FailedTests.Entry]]] = [:]
    var ran: Set<FailedTests.Entry> = []
    var ended = 0
    let wanted = Set(files.map(FilePath.shown))
    SpecRunner(options: options) { event in
      switch event {
      case .testEnded(let result):
        ended += 1
        progress(ended)
        let entry = FailedTests.Entry(file: result.id.file, test: result.id.name)
        guard let coverage = result.coverage else { return }
        let touched = coverage.files.filter { wanted.contains($0.key) }
        guard !touched.isEmpty else { return }
        if result.outcome.isFailure { failed.append("\(entry.file): \(entry.test ?? "")") }
        ran.insert(entry)
        for (file, lines) in touched { for line in lines.hits.keys { found[file, default: [:]][line, default: []].append(entry) } }
      case .fileFailed(let path, let message): failed.append("\(path): \(message)")
      default: break
      }
    }.run(specs)
    // Which lines have tests is not known then, and no change will be tried.
    if isStopped() { failed = [] }
    if let first = failed.first {
      throw Problem(
        description: "\(failed.count == 1 ? "a test fails" : "\(failed.count) tests fail") without any change, which would notice everything: \(first)")
    }
    (tests, testCount) = (found, ran.count)
    for file in files.map(FilePath.shown).sorted() { mutants += Mutant.all(of: file, Array(try PluginLoader.read(file))) }
  }

  /// Runs all mutants. Returns: a result for each, in the order of their places; fewer if it was stopped
  ///
  /// - Parameter progress: called with each result, in this order, and the number of results
  package func run(progress: @escaping (Result, Int) -> Void = { _, _ in }) -> [Result] {
    var results: [Result] = []
    let jobs = OrderedJobs<Result>(count: mutants.count)
    let isStopped = isStopped
    jobs.run(workers: max(1, min(workers, mutants.count))) { job in
      if isStopped() { return }
      if let result = result(of: mutants[job]) { jobs.post(result, from: job) }
    } receive: { _, result in
      results.append(result)
      progress(result, results.count)
    }
    return results
  }

  /// Nil where it was stopped before its tests had run.
  private func result(of mutant: Mutant) -> Result? {
    let entries = tests[mutant.file]?[mutant.line] ?? []
    var isNoticed = false
    var options = SpecRunner.Options(host: host, frames: .requireAll)
    options.failFast = true
    // Only whether a test fails matters.
    options.shrinking.runs = 0
    options.cases = cases
    options.host.texts[mutant.file] = mutant.source
    options.selection.recorded = Set(entries)
    let files = entries.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for file in files where !isNoticed && !isStopped() {
      isNoticed = SpecRunner(options: options) { _ in }.run([file]).counts.failed > 0
    }
    if !isNoticed, isStopped() { return nil }
    return Result(mutant: mutant, tests: entries.map { "\($0.file): \($0.test ?? "")" }, isNoticed: isNoticed)
  }
}
