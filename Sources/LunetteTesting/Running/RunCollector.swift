import Foundation
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// Takes the events of the jobs in order, passes them on and counts.
///
/// If every file runs twice, the events of the first run are held back until the second has ended: a test whose two runs differ has failed,
/// whatever the result of the first was.
final class RunCollector {
  var summary = RunSummary()
  private let report: (TestEvent) -> Void
  private var held: [TestEvent] = []
  private var orphans = OrphanedFrames()
  private var first: [Int: FileRun.Recorded] = [:]

  init(report: @escaping (TestEvent) -> Void) { self.report = report }

  /// Returns: whether the second run of a test differs from its first
  func receive(_ message: JobMessage, _ role: FileRun.Role) -> Bool {
    switch (message, role) {
    case (.event(let event), .only): handle(event)
    case (.event(let event), .first): held.append(event)
    case (.recorded(let recorded), .first): first = recorded
    case (.event, .second), (.recorded, .only): break
    case (.recorded(let second), .second): return compare(with: second)
    }
    return false
  }

  private func handle(_ event: TestEvent) {
    if case .fileEnded(let file) = event {
      summary.counts += file.counts
      summary.matched += file.matched
      orphans.note(file.path, files: file.dependencies, isWhole: file.counts.failed == 0 && file.counts.skipped == 0)
      if let coverage = file.coverage { summary.coverage = (summary.coverage ?? Coverage()) + coverage }
    }
    report(event)
  }

  /// Handles the held events of a file whose second run never came.
  func handleHeldEvents() {
    for event in held { handle(event) }
    held = []
  }

  /// Called after a run with all tests of its files.
  /// - Parameter systems: those in which all of them have run, nil for the usual one
  func findOrphans(prune: Bool, in systems: Set<Int?>, _ failures: FailedFrames?) {
    summary.orphans = orphans.found(in: systems)
    if let failures { orphans.forgetUnused(failures) }
    guard prune else { return }
    summary.orphans.isPruned = true
    summary.orphans.notRemoved = OrphanedFrames.remove(summary.orphans.files)
    summary.orphans.leftBehind = WholeFile.leftBehind(below: ".").filter(FilePath.remove)
  }

  private func compare(with second: [Int: FileRun.Recorded]) -> Bool {
    var newFailures = 0
    for event in held {
      switch event {
      case .testEnded(var result):
        if case .passed = result.outcome, let one = first[result.index], let other = second[result.index],
          let outcome = Self.difference(one, other)
        {
          result.outcome = outcome.at(result.position)
          newFailures += 1
        }
        handle(.testEnded(result))
      case .fileEnded(var file):
        file.counts.passed -= newFailures
        file.counts.failed += newFailures
        handle(.fileEnded(file))
      default: handle(event)
      }
    }
    held = []
    first = [:]
    return newFailures > 0
  }

  private static func difference(_ first: FileRun.Recorded, _ second: FileRun.Recorded) -> TestOutcome? {
    // Lines are only made for logs that differ.
    if first.log.events != second.log.events,
      let difference = LogDifference(LogDocument(first.log), LogDocument(second.log)).parting
    {
      let instead = difference.instead.map { "; the second run has \($0) there" } ?? ""
      var detail: String?
      if let (one, other) = difference.frames {
        detail =
          one == other
          ? "both look the same as text: something moved by less than a character, or changed its colour"
          : LineDifference(from: one, to: other).text
      }
      return .failed(
        TestFailure(message: "two runs of this test differ, first at \(difference.place)\(instead)", detail: detail))
    }
    switch second.outcome {
    case .passed: return nil
    case .failed(let failure): return .failed(failure.with(message: "the test passed, and failed when it ran again in another order"))
    case .errored(let error):
      return .errored(
        TestError(message: "the test passed, and failed when it ran again in another order: " + error.message, frames: error.frames))
    case .skipped: return .failed(TestFailure(message: "the test passed, and was pending when it ran again in another order"))
    }
  }
}

extension TestFailure {
  init(message: String, detail: String? = nil) {
    self.init(
      position: nil, message: message, expected: nil, actual: nil, marksDifference: false, detail: detail, callers: [])
  }

  fileprivate func with(message: String, position: SourcePosition? = nil) -> TestFailure {
    TestFailure(
      position: position ?? self.position, message: message, expected: expected, actual: actual, marksDifference: marksDifference,
      detail: detail, callers: callers)
  }
}

extension TestOutcome {
  /// Adds the position to a failure that has none.
  fileprivate func at(_ position: SourcePosition?) -> TestOutcome {
    guard case .failed(let failure) = self, failure.position == nil else { return self }
    return .failed(failure.with(message: failure.message ?? "", position: position))
  }
}
