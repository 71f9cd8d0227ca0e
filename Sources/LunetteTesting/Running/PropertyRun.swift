import Lua
import LunetteKit
import LunetteScript

/// One run of a property: first its kept example, then random cases; a failing case is shrunk.
struct PropertyRun {
  let name: String
  let property: LuaTable
  let file: SpecFile
  /// The number of cases that must pass.
  let cases: Int
  /// Together with the name it determines all cases.
  let seed: UInt64
  let examples: ExampleStore
  /// Run before and after each case: a new simulation and the hooks around the test. They return the first problem.
  let begin: () -> TestOutcome?
  let end: () -> TestOutcome?
  let limits: ShrinkLimits
  /// Told how far a search for a smaller case is that takes longer than a second; nil when it has ended.
  let progress: (String?) -> Void
  /// Whether no further case is to begin.
  let isStopped: () -> Bool

  /// Source: Hypothesis, QuickCheck and fast-check have 100
  static let usualCases = 100
  /// Limit of abandoned cases for each case that passes. Source: ours; QuickCheck has 10
  private static let mostRejectedPerCase = 10

  struct Result {
    var outcome: TestOutcome?
    /// Whether the last case that ran is the smallest failing one, without its hooks after it, so that its app can be inspected.
    var isOpen = false
    /// Whether the run ended before all cases had run.
    var isCalledOff = false
    /// The distribution of `collect`, for readers.
    var lines: [String] = []
    /// Problems with examples that can't be read or written.
    var notes: [String] = []
  }

  fileprivate enum Ending {
    case passed
    case rejected(String)
    case failed(TestOutcome)
    /// A hook failed, or the test is pending: there is nothing to shrink.
    case broken(TestOutcome)
  }

  func run() -> Result {
    var result = Result()
    let library = file.properties
    _ = library.labels()
    switch examples.kept(of: name) {
    case .none: break
    case .unreadable(let reason): result.notes.append(reason)
    case .numbers(let numbers):
      switch runCase(.kept(numbers)) {
      case .failed(let outcome):
        shrink(outcome, "the kept example fails", &result)
        return result
      case .broken(let outcome):
        result.outcome = outcome
        return result
      case .passed, .rejected: examples.hasPassed(name)
      }
    }
    var (passed, rejected, tried) = (0, 0, 0)
    var lastReason = ""
    while passed < cases {
      if isStopped() {
        result.isCalledOff = true
        return result
      }
      var random = SplitMix64(seed: seed, name: "\(name) \(tried)")
      tried += 1
      switch runCase(.random(seed: random.next())) {
      case .passed: passed += 1
      case .broken(let outcome):
        result.outcome = outcome
        return result
      case .failed(let outcome):
        shrink(outcome, "case \(passed + 1) of \(cases) fails", &result)
        return result
      case .rejected(let reason):
        (rejected, lastReason) = (rejected + 1, reason)
        if rejected > cases * Self.mostRejectedPerCase {
          result.outcome = .errored(TestError(message: Self.tooManyRejected(passed: passed, rejected: rejected, lastReason)))
          return result
        }
      }
    }
    result.lines = distribution(library.labels())
    return result
  }

  private static func tooManyRejected(passed: Int, rejected: Int, _ reason: String) -> String {
    "the property was tried with \(passed) \(passed == 1 ? "case" : "cases") only, as \(rejected) were given up (the last one: \(reason)); "
      + "make values that fit, with map or bind, in place of filtering others out"
  }

  private func distribution(_ labels: [(label: String, count: Int)]) -> [String] {
    guard !labels.isEmpty else { return [] }
    // Sorted by number, the most frequent first, then by name.
    let sorted = labels.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    return ["\(name), \(cases) cases:"] + sorted.map { "  \(($0.count * 1000 / cases + 5) / 10) % \($0.label)" }
  }

  // MARK: One case

  private func runCase(_ source: CaseSource, staysOpen: Bool = false) -> Ending {
    if let problem = begin() {
      _ = end()
      return .broken(problem)
    }
    let ending = file.run(property, source).map(Ending.init) ?? .passed
    if staysOpen, case .failed = ending { return ending }
    let after = end()
    if case .passed = ending, let after { return .broken(after) }
    return ending
  }

  // MARK: The smallest

  private func shrink(_ outcome: TestOutcome, _ which: String, _ result: inout Result) {
    let library = file.properties
    let origin = outcome.origin
    let watch = ShrinkWatch(name: name, limits: limits, tell: progress)
    var shrinker = Shrinker(library.last().failing, limits: limits, time: { isStopped() || watch.isTimeOver ? .infinity : watch.seconds }) { numbers in
      guard case .failed(let other) = runCase(.kept(numbers)), other.origin == origin else {
        watch.hasRun(nil)
        return nil
      }
      let failing = library.last().failing
      watch.hasRun(failing.steps)
      return failing
    }
    shrinker.shrink()
    watch.hasEnded()
    let cause = shrinker.isStoppedEarly ? nil : cause(of: shrinker.best, origin)
    _ = library.labels()
    guard case .failed(var smallest) = runCase(.kept(shrinker.best.numbers), staysOpen: true) else {
      result.outcome = .errored(
        TestError(
          message: "\(which), and passes when it is played again: something other than its values decides "
            + "(what an earlier case left behind in a variable?)\nas it failed: \(FailureText.summary(of: outcome))"))
      return
    }
    let values = library.last().values
    smallest.example =
      ["the smallest failing case (\(which); \(shrinker.improvements) simpler ones found in \(shrinker.runs) runs):"]
      + (values.isEmpty ? ["  nothing was made before the error"] : values.map { "  " + $0 })
    if let cause { smallest.example.append(cause) }
    let early =
      shrinker.isStoppedEarly
      ? watch.early(shrinker.best.steps) : nil
    if let early { smallest.example.append("\(early); the next run goes on from here") }
    switch examples.keep(shrinker.best.numbers, values: values, of: name) {
    case .kept(let path):
      smallest.example.append("kept in \(path)" + (early == nil ? "; the next run begins with it" : ""))
    case .failed(let problem): result.notes.append(problem)
    case .notKept: break
    }
    (result.outcome, result.isOpen) = (smallest, true)
  }
}

extension PropertyRun {
  /// Why a machine's smallest case fails. Nil for a property, and where nothing is known.
  private func cause(of smallest: Shrinker.Failing, _ origin: String) -> String? {
    guard smallest.steps > 1, case .failed = runCase(.kept(smallest.numbers)) else { return nil }
    let texts = file.properties.last().values
    return MachineCause.words(of: smallest, texts, limits, line: { line(thatSets: $0, smallest.numbers, command: $1) }) { numbers, look in
      switch runCase(.watched(numbers, command: look.step) { [host = file.host] in look.look(at: host.apps.last) }) {
      case .passed: false
      case .failed(let outcome): outcome.origin == origin ? true : nil
      case .rejected, .broken: nil
      }
    }
  }
}

extension PropertyRun {
  /// The line of a machine's command that sets a value.
  private func line(thatSets path: String, _ numbers: [Int], command: Int) -> String? {
    let host = file.host
    // What a run of tests measures for its report stays.
    guard !host.options.measuresCoverage else { return nil }
    var looks = 0
    var coverage: Coverage?
    _ = runCase(
      .watched(numbers, command: command) {
        looks += 1
        if looks == 1 {
          host.state.measureCoverage()
          host.state.forgetCoverage()
        } else if looks == 2 {
          coverage = Coverage(of: host)
        }
      })
    return coverage?.line(thatSets: path)
  }
}

extension PropertyRun.Ending {
  fileprivate init(_ ending: SpecFile.CaseEnding) {
    switch ending {
    case .rejected(let reason): self = .rejected(reason)
    case .ended(let outcome): self = outcome.isFailure ? .failed(outcome) : .broken(outcome)
    }
  }
}

extension TestOutcome {
  /// Identifies a fault: the position where it was found, without values.
  fileprivate var origin: String {
    switch self {
    case .passed, .skipped: ""
    case .failed(let failure): failure.position.map { "\($0.file):\($0.line)" } ?? failure.message ?? ""
    case .errored(let error): SourcePosition(leading: error.message).map { "\($0.file):\($0.line)" } ?? error.message
    }
  }
}
