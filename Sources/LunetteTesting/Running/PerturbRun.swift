import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript
import LunetteSystem

/// How `lunette test --perturb` runs each test again.
public struct PerturbPlan: Sendable {
  let kinds: [Perturbation.Kind]
  /// How often for each kind.
  let runs: Int

  /// The names of all kinds, those that are tried if nobody says which, and how often.
  public static var known: [String] { Perturbation.Kind.allCases.map(\.rawValue) }
  public static var usual: [String] { Perturbation.Kind.usual.map(\.rawValue) }
  public static let usualRuns = 8

  /// Returns: nil for a name that is none
  public init?(_ names: [String], runs: Int) {
    let kinds = names.map(Perturbation.Kind.init(rawValue:))
    guard !kinds.contains(nil) else { return nil }
    // In the order in which they are known, each once.
    (self.kinds, self.runs) = (Perturbation.Kind.allCases.filter(kinds.contains), runs)
  }
}

/// Runs a test that passes again, with changes that should be no matter: it passes by luck if it fails then. Source: docs/rules/exploring.md 3
struct PerturbRun {
  let plan: PerturbPlan
  let name: String
  let path: String
  let seed: UInt64
  /// The kinds on which the test may depend, as it says.
  let allowed: Set<Perturbation.Kind>
  let limits: ShrinkLimits
  let isStopped: () -> Bool

  /// What a test depends on.
  private struct Dependence {
    let kind: Perturbation.Kind
    let words: String
    let outcome: TestOutcome
  }

  /// - Parameter run: runs the test once more, with a log; nil if it was called off
  /// Returns: the result; what is only to be told, such as dependences on kinds that had to be asked for
  func result(after first: TestResult, in file: SpecFile, _ run: (RunLog?) -> TestResult?) -> (result: TestResult, notes: [String]) {
    var found: [Dependence] = []
    let before = file.frames.notCompared
    for kind in plan.kinds where !allowed.contains(kind) {
      file.frames.perturbed = kind == .device || kind == .text ? .ignoring : .comparing
      if let dependence = dependence(on: kind, in: file, run) { found.append(dependence) }
      if isStopped() { break }
    }
    let (failing, told) = (found.filter { Perturbation.Kind.usual.contains($0.kind) }, found.filter { !Perturbation.Kind.usual.contains($0.kind) })
    var notes = told.map(\.words)
    let count = file.frames.notCompared - before
    if count > 0 { notes.append("\(name): \(count) kept frame\(count == 1 ? "" : "s") not compared") }
    guard let worst = failing.first else { return (first, notes) }
    var result = first
    result.outcome = .failed(
      TestFailure(
        position: worst.outcome.place ?? first.position, message: failing.map(\.words).joined(separator: "\n"), expected: nil, actual: nil,
        marksDifference: false, detail: "it failed with: " + FailureText.summary(of: worst.outcome), callers: []))
    return (result, notes)
  }

  private func dependence(on kind: Perturbation.Kind, in file: SpecFile, _ run: (RunLog?) -> TestResult?) -> Dependence? {
    let host = file.host
    let usual = host.schedule
    let seed = StableHash.of("\(seed) \(name) \(kind.rawValue)")
    /// Returns: how the test ended, and what was changed
    func attempt(_ number: Int, only: Set<String>?, _ log: RunLog? = nil) -> (outcome: TestOutcome, names: Set<String>, words: [String], hadAny: Bool)? {
      let perturbation = Perturbation(kind, run: number, seed: seed, only: only)
      host.perturbation = perturbation
      host.schedule = perturbation.schedule ?? usual
      defer { (host.perturbation, host.schedule) = (nil, usual) }
      guard let result = run(log) else { return nil }
      let choices = kind == .order ? host.scheduleChoices : []
      return (
        result.outcome, Set(perturbation.changes.map(\.name) + choices.flatMap(\.choices).map(\.name)),
        perturbation.changes.map(\.words) + choices.flatMap(\.words), perturbation.hadAny || choices.contains(where: \.hadAny)
      )
    }
    for number in 0..<Perturbation.runs(kind, of: plan.runs) where !isStopped() {
      guard let changed = attempt(number, only: nil) else { return nil }
      guard changed.outcome.isFailure else {
        // Where nothing could be changed, nothing will be in the other runs; what was drawn may be no change all the same.
        if !changed.hadAny, number > 0 { return nil }
        continue
      }
      var (outcome, words) = (changed.outcome, changed.words)
      var fewest = FewestChoices(changed.names, isStopped: isStopped)
      fewest.search { names in
        guard let other = attempt(number, only: names), other.outcome.isFailure else { return nil }
        (outcome, words) = (other.outcome, other.words)
        return other.names
      }
      let (plain, smallest) = (RunLog(.answers, cell: host.options.cell), RunLog(.answers, cell: host.options.cell))
      _ = attempt(number, only: [], plain)
      _ = attempt(number, only: fewest.best, smallest)
      var reasons = FirstDifference(plain.events, smallest.events).map { ["first difference: \($0.words)"] } ?? []
      // On another device, or in another text size, most values differ.
      if kind != .device, kind != .text, !isStopped() {
        var cause = PerturbCause(host: host, outcome: outcome, limits)
        if let words = cause.words({ isChanged, log in attempt(number, only: isChanged ? fewest.best : [], log)?.outcome }) { reasons.append(words) }
      }
      return Dependence(kind: kind, words: told(kind, words, outcome, reasons), outcome: outcome)
    }
    return nil
  }

  private func told(_ kind: Perturbation.Kind, _ words: [String], _ outcome: TestOutcome, _ reasons: [String]) -> String {
    let change = words.isEmpty ? "another order" : words.joined(separator: " and ")
    let place: String =
      switch outcome.place {
      case let place? where FilePath.standardized(place.file) == FilePath.standardized(path): "line \(place.line)"
      case let place?: "\(FilePath.shown(place.file)):\(place.line)"
      case nil: "the test"
      }
    return "\(name): depends on \(kind.rawValue): \(change), then \(place) fails" + reasons.map { "; " + $0 }.joined()
  }
}

extension TestOutcome {
  /// The line where it failed; nil where none is known.
  var place: SourcePosition? {
    switch self {
    case .passed, .skipped: nil
    case .failed(let failure): failure.position
    case .errored(let error): SourcePosition(leading: error.message)
    }
  }
}
