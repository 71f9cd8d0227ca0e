import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript
import LunetteSystem

/// Runs specs, several files at a time, each in a Lua state of its own, and reports the events in the order of the files.
public final class SpecRunner {
  public struct Options {
    public var host: ScriptHost.Options
    public var selection = TestSelection()
    public var frames: FrameStore.Mode
    /// Where frames that differ are left for a review; nil for nowhere.
    public var failures: FailedFrames?
    /// Whether kept frames that no test compares are removed.
    public var prunesFrames = false
    /// Number of files that run at the same time, from 1.
    public var workers = 1
    /// The seed of a shuffled order; nil for the order of the files.
    public var shuffle: UInt64?
    /// How often everything runs, from 1.
    public var rounds = 1
    /// The schedule of launches that name none.
    public var schedule = 0
    /// Each test that passes is run again in schedules 1 to this number, until one fails; 0 for none.
    public var schedules = 0
    /// How each test that passes is run again, to see whether it passes by luck; nil for not at all.
    public var perturbations: PerturbPlan?
    /// How each test runs for all combinations of what it chooses; nil for the first one alone.
    package var choosing: ChoosePlan?
    /// Whether the first failure ends the run.
    public var failFast = false
    /// Whether every test runs a second time, in another order, on another worker and in another Lua state; a test whose two runs differ
    /// has failed.
    public var twice = false
    /// The number of cases for each property, from 1; nil uses the property's own.
    public var cases: Int?
    /// How long the search for a smaller failing case of a property may go on.
    public var shrinking = ShrinkLimits()
    /// Told about work that takes longer than a second, and nil when it is done; called from several threads.
    public var progress: (String?) -> Void = { _ in }
    /// Whether each result contains the test's coverage; for hosts that measure it.
    public var measuresEachTest = false
    /// Which logs are kept for tests.
    public var log = TestLog()
    /// Each runs every test once more, named after it; kept frames are compared in the base only.
    public var variants: [Variant] = []
    /// The systems in which every test runs, each with kept frames of its own; empty for the usual one.
    public var systems: [Int] = []
    /// Gets the last app of each test before it is closed.
    public var looksAtEnd: ((ScenarioApp, TestID) -> Void)?
    /// Hears what scripts print, on the thread that runs them and in the midst of it.
    public var hearsPrints: ((String) -> Void)?
    /// Whether no further test is to begin, as somebody wants the run to end; asked from several threads.
    public var isInterrupted: () -> Bool = { false }

    public init(host: ScriptHost.Options, frames: FrameStore.Mode) {
      (self.host, self.frames) = (host, frames)
    }
  }

  private let options: Options
  private let report: (TestEvent) -> Void

  public init(options: Options, report: @escaping (TestEvent) -> Void) {
    (self.options, self.report) = (options, report)
  }

  /// Loads the files and lists the tests that they declare, in the order of the files. Files that can't be loaded are reported.
  public func list(_ files: [String]) -> [TestID] {
    files.enumerated().flatMap { index, path -> [TestID] in
      let run = FileRun(
        path: path, label: path, options: options, fileIndex: index, round: 0, role: .only, isStopped: { false }, report: report)
      guard let file = run.load() else { return [] }
      defer { file.close() }
      let tests = file.root.tests
      let chosen = options.selection.chosen(of: file.root, in: path, fileIndex: index).indexes
      return tests.filter { chosen.contains($0.index) }.map(\.id)
    }
  }

  @discardableResult public func run(_ files: [String]) -> RunSummary {
    report(.runStarted(RunStart(files: files.count * options.rounds, shuffleSeed: options.shuffle)))
    let runs = plannedRuns(of: files)
    let jobs = OrderedJobs<JobMessage>(count: runs.count) { runs[$0].role == .second ? $0 - 1 : nil }
    let collector = RunCollector(report: report)
    let options = options
    jobs.run(workers: max(options.twice ? 2 : 1, min(options.workers, runs.count))) { job in
      if options.isInterrupted() { return }
      let planned = runs[job]
      let run = FileRun(
        path: planned.path, label: planned.label, options: options, fileIndex: planned.index, round: planned.round,
        role: planned.role, variant: planned.variant, system: planned.system, isStopped: { jobs.isStopped(job) || options.isInterrupted() }
      ) { event in
        if options.failFast, event.isFailure, planned.role != .second { jobs.stop(after: options.twice ? job + 1 : job) }
        jobs.post(.event(event), from: job)
      }
      let recorded = run.run()
      if options.twice { jobs.post(.recorded(recorded), from: job) }
    } receive: { job, message in
      let foundDifference = collector.receive(message, runs[job].role)
      if foundDifference, options.failFast { jobs.stop(after: job) }
    }
    collector.handleHeldEvents()
    collector.summary.isInterrupted = options.isInterrupted()
    collector.summary.isCutShort = options.failFast && collector.summary.counts.failed > 0 || collector.summary.isInterrupted
    if options.selection.isWhole, options.frames != .ignore, !collector.summary.isCutShort {
      let systems = options.systems.isEmpty ? [nil] : Set(options.systems.map { FrameStore.ownSystem($0) })
      collector.findOrphans(prune: options.prunesFrames, in: systems, options.failures)
    }
    report(.runEnded(collector.summary))
    return collector.summary
  }

  private struct PlannedRun {
    let path: String
    let label: String
    /// The file's index before any shuffling.
    let index: Int
    let round: Int
    let role: FileRun.Role
    /// Nil for the base.
    var variant: Variant?
    var system: Int?
  }

  private func plannedRuns(of files: [String]) -> [PlannedRun] {
    (0..<max(1, options.rounds)).flatMap { round in
      var order = Array(files.enumerated())
      if let seed = options.shuffle {
        var random = SplitMix64(seed: seed, name: "round \(round)")
        order.shuffle(using: &random)
      }
      return order.flatMap { index, path -> [PlannedRun] in
        let label = options.rounds > 1 ? "\(path), round \(round + 1) of \(options.rounds)" : path
        let roles: [FileRun.Role] = options.twice ? [.first, .second] : [.only]
        let systems: [Int?] = options.systems.isEmpty ? [nil] : options.systems
        return systems.flatMap { system in
          ([nil] + options.variants).flatMap { variant in
            let names = [system.map { "system \($0)" }, variant?.name].compactMap { $0 }
            let named = names.isEmpty ? label : "\(label) [\(names.joined(separator: ", "))]"
            return roles.map { PlannedRun(path: path, label: named, index: index, round: round, role: $0, variant: variant, system: system) }
          }
        }
      }
    }
  }
}

/// Which logs of tests are needed.
public struct TestLog: Sendable {
  /// Whether every test sends `TestEvent.logged`.
  public var isWritten = false
  /// Whether the logs have the phases of frames and the instructions of calls.
  public var hasCosts = false
  /// Whether the scene of a failed test contains its log, with frames for pictures.
  public var isForFailures = false

  public init() {}

  var isKept: Bool { isWritten || isForFailures }

  var content: RunLog.Content {
    var content: RunLog.Content = isWritten ? .views : []
    if hasCosts { content.insert(.costs) }
    if isForFailures { content.insert(.film) }
    return content
  }
}

/// A worker's message about its job.
/// Unchecked: the worker hands it over and keeps nothing of it.
enum JobMessage: @unchecked Sendable {
  case event(TestEvent)
  case recorded([Int: FileRun.Recorded])
}

extension TestEvent {
  /// Whether something went wrong.
  var isFailure: Bool {
    switch self {
    case .testEnded(let result): result.outcome.isFailure
    case .blockFailed(let failure): failure.outcome.isFailure
    case .fileFailed: true
    case .runStarted, .fileStarted, .printed, .frameWritten, .logged, .noted, .fileEnded, .runEnded: false
    }
  }
}
