import LunetteDriver
import LunetteScript

/// Why the smallest case of a machine fails: the nearest case that passes is the same one without one of its commands. What differs in the app before the
/// last command is set in that one; what alone makes it fail is the cause. Source: docs/rules/exploring.md 6
struct MachineCause {
  /// What is done, and seen, before one command of a case.
  final class Look {
    let step: Int
    let changes: [StateChange]
    private var isDone = false
    fileprivate(set) var changed: [StateChange] = []
    fileprivate(set) var values: [(path: String, value: String)]?

    init(step: Int, changes: [StateChange] = []) { (self.step, self.changes) = (step, changes) }

    /// Called before the command, and before each that follows.
    /// - Parameter app: the last one that was launched
    func look(at app: ScenarioApp?) {
      guard !isDone, let app, !app.isClosed else { return }
      isDone = true
      if !changes.isEmpty { changed = (try? app.change(changes)) ?? [] }
      values = try? app.stateValues()
    }
  }

  /// Runs a case of these numbers. Returns: whether it fails as the smallest one does; nil for one that fails otherwise, or can't be run
  typealias Run = (_ numbers: [Int], Look) -> Bool?

  /// Returns: nil where no case without one of the commands passes, or where no value differs
  /// - Parameters:
  ///   - texts: the commands of the case, in words
  ///   - line: the line of a command, by its number from 1, that has set the value of a path, if it is known
  static func words(
    of smallest: Shrinker.Failing, _ texts: [String], _ limits: ShrinkLimits, line: (_ path: String, _ command: Int) -> String?, _ run: Run
  ) -> String? {
    let spans = smallest.commandSpans
    guard texts.count > 1, spans.count == texts.count else { return nil }
    var search = CauseSearch(limits)
    let failing = Look(step: texts.count)
    guard search.mayRun(), run(smallest.numbers, failing) == true, let values = failing.values else { return nil }
    for place in spans.indices.dropLast().reversed() {
      var numbers = smallest.numbers
      numbers.removeSubrange(spans[place].first..<spans[place].first + spans[place].count)
      let passing = Look(step: texts.count - 1)
      guard search.mayRun() else { return nil }
      guard run(numbers, passing) == false, let others = passing.values else { continue }
      let differing = StateDifference.all(others, values)
      guard !differing.isEmpty else { continue }
      return search.words(differing, without: texts[place], line: { line($0, place + 1) }) { some in
        let look = Look(step: texts.count - 1, changes: some.compactMap(\.change))
        return run(numbers, look).map { ($0, look.changed) }
      }
    }
    return nil
  }
}

extension Shrinker.Failing {
  /// The numbers of each command: the values that lie in no other one. What follows the last command belongs to it.
  fileprivate var commandSpans: [Shrinker.Span] {
    var found: [Shrinker.Span] = []
    for span in spans where span.first >= (found.last.map { $0.first + $0.count } ?? 0) { found.append(span) }
    return Array(found.prefix(steps))
  }
}
