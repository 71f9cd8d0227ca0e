import LunetteDriver
import LunetteLog
import LunetteScript

/// Which values make a test fail that was changed as little as possible. The apps of the changed and of the plain run are compared at the last moment
/// that both have in common; the values in which they differ are then set in the plain run, half by half. Source: docs/rules/exploring.md 6
struct PerturbCause {
  /// Runs the test with the smallest change, or plain. Returns: nil if it was called off
  typealias Attempt = (_ isChanged: Bool, RunLog) -> TestOutcome?

  private let host: ScriptHost
  /// How the changed run fails.
  private let outcome: TestOutcome
  private var search: CauseSearch

  init(host: ScriptHost, outcome: TestOutcome, _ limits: ShrinkLimits) {
    (self.host, self.outcome, search) = (host, outcome, CauseSearch(limits))
  }

  /// What a run went through.
  private final class Course {
    /// The lines of the steps that have begun.
    var lines: [String?] = []
    /// What came last before the test failed.
    var last: RunLog.Step?
    var outcome: TestOutcome?
    var isOver = false
  }

  /// Nil where no value differs, or where the runs can't be compared.
  mutating func words(_ attempt: Attempt) -> String? {
    guard search.mayRun(), case let course = run(attempt, isChanged: true), isFault(course.outcome), let last = course.last else { return nil }
    let count = course.lines.count
    switch last {
    // The step has failed: what is there as it begins decides, or else what it finds at its end.
    case .began:
      return words(attempt, course, at: .began(count), .began(count)) ?? words(attempt, course, at: .failed, .ended(count), changes: false)
    case .ended: return words(attempt, course, at: .ended(count), .ended(count))
    case .waited(let number): return words(attempt, course, at: .waited(number), count > 0 ? .ended(count) : .began(1))
    case .failed: return nil
    }
  }

  /// - Parameters:
  ///   - course: what the changed run goes through
  ///   - moment, other: when the changed run is looked at, and the plain one
  ///   - changes: whether the test can still fail after that moment of the plain run
  private mutating func words(
    _ attempt: Attempt, _ course: Course, at moment: RunLog.Step, _ other: RunLog.Step, changes: Bool = true
  ) -> String? {
    let (failing, passing) = (MachineCause.Look(step: 1), MachineCause.Look(step: 1))
    guard search.mayRun(), isFault(run(attempt, isChanged: true, at: moment, failing).outcome), search.mayRun() else { return nil }
    let plain = run(attempt, isChanged: false, at: other, passing)
    // Runs that took different ways through the test before have no moment in common.
    guard plain.outcome?.isFailure == false, plain.lines.starts(with: course.lines.prefix(plain.lines.count)), let values = failing.values,
      let others = passing.values
    else { return nil }
    let copy = self
    return search.words(StateDifference.all(others, values)) { some in
      guard changes else { return nil }
      let look = MachineCause.Look(step: 1, changes: some.compactMap(\.change))
      guard let outcome = copy.run(attempt, isChanged: false, at: other, look).outcome else { return nil }
      return (copy.isFault(outcome), look.changed)
    }
  }

  private func isFault(_ other: TestOutcome?) -> Bool { other?.isFailure == true && other?.place == outcome.place }

  /// - Parameters:
  ///   - moment: when `look` is taken; the run is followed up to there, or to its end where there is none
  private func run(_ attempt: Attempt, isChanged: Bool, at moment: RunLog.Step? = nil, _ look: MachineCause.Look? = nil) -> Course {
    let log = RunLog(.deeds, cell: host.options.cell)
    let course = Course()
    log.stepObserver = { [host] step in
      guard !course.isOver else { return }
      if case .began = step { course.lines.append(host.apps.last?.scriptPosition) }
      // What hooks do after a failure is no step of the test, and looking is a step, too.
      course.isOver = step == moment || step == .failed
      if step != .failed { course.last = step }
      if step == moment { look?.look(at: host.apps.last) }
    }
    course.outcome = attempt(isChanged, log)
    return course
  }
}
