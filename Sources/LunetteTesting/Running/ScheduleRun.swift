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

  /// - Parameters:
  ///   - first: how the test ended in the usual schedule
  ///   - run: runs the test once more; nil if it was called off
  func result(after first: TestResult, in host: ScriptHost, _ run: () -> TestResult?) -> TestResult {
    defer { host.schedule = usual == 0 ? nil : Schedule(number: usual) }
    if first.outcome.isFailure { return usual == 0 ? first : told(first, usual, host, run) }
    guard case .passed = first.outcome, most > 0 else { return first }
    var hadChoices = false
    for number in 1...most where number != usual && !isStopped() {
      host.schedule = Schedule(number: number)
      guard let other = run() else { break }
      // A test without choices is the same in every schedule.
      if other.outcome.isFailure { return told(other, number, host, run) }
      // The order that was drawn may be the usual one all the same.
      hadChoices = hadChoices || host.scheduleChoices.contains(where: \.hadAny)
      if !hadChoices, number >= Self.enough { break }
    }
    return first
  }

  /// So many schedules without any choice show that there is none to make. Ours
  private static let enough = 3

  /// The failure with what makes it one.
  private func told(_ failed: TestResult, _ number: Int, _ host: ScriptHost, _ run: () -> TestResult?) -> TestResult {
    var words = host.scheduleChoices.flatMap(\.words)
    var result = failed
    /// The choices that were made if the test still fails with these only: others may be made than before, and they are the reason then.
    func fails(_ names: Set<String>) -> Set<String>? {
      host.schedule = Schedule(number: number, only: names)
      guard let other = run(), other.outcome.isFailure else { return nil }
      (result, words) = (other, host.scheduleChoices.flatMap(\.words))
      return Set(host.scheduleChoices.flatMap(\.choices).map(\.name))
    }
    var fewest = FewestChoices(Set(host.scheduleChoices.flatMap(\.choices).map(\.name)), isStopped: isStopped)
    if usual != 0, fails([]) != nil { return result }
    fewest.search(fails)
    let reason = words.isEmpty ? "another order than in schedule 0" : words.joined(separator: "; ")
    result.outcome = result.outcome.told(
      "in schedule \(number), and not in schedule 0: \(reason)\n(once more: lunette test --schedule \(number) \(path))")
    return result
  }
}
