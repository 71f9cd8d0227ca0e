import LunetteDriver
import LunetteKit

/// Runs a test in other orders of what is ready at the same time, and looks for the fewest choices that make it fail. Source: docs/rules/world.md 5
struct ScheduleRun {
  /// The schedule in which the test has run.
  let usual: Int
  /// The last schedule in which a test runs that passes; 0 for none.
  let most: Int
  let path: String
  let isStopped: () -> Bool

  /// Limit of runs that look for fewer choices. Ours
  private static let mostRuns = 200

  /// - Parameters:
  ///   - first: how the test ended in the usual schedule
  ///   - run: runs the test once more; nil if it was called off
  func result(after first: TestResult, in host: ScriptHost, _ run: () -> TestResult?) -> TestResult {
    defer { host.schedule = usual == 0 ? nil : Schedule(number: usual) }
    if first.outcome.isFailure { return usual == 0 ? first : told(first, usual, host, run) }
    guard case .passed = first.outcome, most > 0 else { return first }
    for number in 1...most where number != usual && !isStopped() {
      host.schedule = Schedule(number: number)
      guard let other = run() else { break }
      // A test without choices is the same in every schedule.
      if other.outcome.isFailure { return told(other, number, host, run) }
      if host.scheduleChoices.allSatisfy(\.choices.isEmpty), number >= Self.enough { break }
    }
    return first
  }

  /// So many schedules without any choice show that there is none to make. Ours
  private static let enough = 3

  /// The failure with what makes it one.
  private func told(_ failed: TestResult, _ number: Int, _ host: ScriptHost, _ run: () -> TestResult?) -> TestResult {
    var (best, words) = (Set(host.scheduleChoices.flatMap(\.choices).map(\.name)), host.scheduleChoices.flatMap(\.words))
    var result = failed
    var runs = 0
    /// Whether the test still fails with these choices only.
    func fails(_ names: Set<String>) -> Bool {
      runs += 1
      host.schedule = Schedule(number: number, only: names)
      guard runs <= Self.mostRuns, !isStopped(), let other = run(), other.outcome.isFailure else { return false }
      // Other choices may have been made than before: those that were made are the reason.
      (best, words) = (names.intersection(host.scheduleChoices.flatMap(\.choices).map(\.name)), host.scheduleChoices.flatMap(\.words))
      result = other
      return true
    }
    if usual != 0, fails([]) { return result }
    var size = max(1, best.count / 2)
    while !best.isEmpty {
      var isSmaller = false
      let names = best.sorted()
      for start in stride(from: 0, to: names.count, by: size) where runs < Self.mostRuns {
        let left = best.subtracting(names[start..<min(start + size, names.count)])
        if left.count < best.count, fails(left) { isSmaller = true }
      }
      if size == 1, !isSmaller || runs >= Self.mostRuns { break }
      if !isSmaller || size > best.count { size = max(1, size / 2) }
    }
    let reason = words.isEmpty ? "another order than in schedule 0" : words.joined(separator: "; ")
    result.outcome = result.outcome.told(
      "in schedule \(number), and not in schedule 0: \(reason)\n(once more: lunette test --schedule \(number) \(path))")
    return result
  }
}
