import LunetteDriver
import LunetteLog
import LunetteScript

/// Finds the fewest of the values in which a passing way and a failing one differ that alone make the passing one fail.
/// Source: docs/rules/exploring.md 6
struct CauseSearch {
  /// What became of the passing way with some of the values: whether it failed, and which of them could be set.
  typealias CauseRun = (fails: Bool, changed: [StateChange])

  private let limits: ShrinkLimits
  private let start = ThreadTime.seconds
  private var runs = 0

  /// Limits of runs, and of processor time in seconds. Source: docs/rules/exploring.md 6
  private static let (mostRuns, longest) = (200, 10.0)
  /// Limit of values that are named. Ours
  private static let mostNamed = 4

  init(_ limits: ShrinkLimits) { self.limits = limits }

  /// Counts a run. Returns: false where none may follow
  mutating func mayRun() -> Bool {
    guard runs < min(Self.mostRuns, limits.runs), ThreadTime.seconds - start < min(Self.longest, limits.seconds) else { return false }
    runs += 1
    return true
  }

  /// The cause in words.
  /// - Parameters:
  ///   - place: without which step the way passes
  ///   - line: the line that has set the value of a path, if it is known
  ///   - call: the first call in which the two ways differ, if it is known
  ///   - fails: sets values in the passing way before its last step, and goes on; nil where it can't be known
  mutating func words(
    _ differing: [StateDifference], without place: String, line: (String) -> String?, call: FirstDifference? = nil,
    _ fails: ([StateDifference]) -> CauseRun?
  ) -> String? {
    let differing = StateDifference.topmost(differing)
    let difference = call.map { "; first difference: \($0.words)" } ?? ""
    guard let first = differing.first else { return call.map { "no value differs without \(place); first difference: \($0.words)" } }
    let together = differing.count == 1 ? [first] : needed(of: differing, fails)
    if together.count == 1, let only = together.first {
      let line = line(only.path) ?? call?.line.map { String($0.split(separator: "/").last ?? "") }
      return "cause: \(only.words) (\(line.map { "\($0), " } ?? "")\(place))"
    }
    if !together.isEmpty { return "no single cause: \(together.count) values together (\(place)): \(Self.named(together, line: line))" }
    return "no single cause: \(differing.count) values differ without \(place): \(Self.named(Self.scriptsFirst(differing)))\(difference)"
  }

  /// The cause in words, of two ways with the same steps. Nil where no value differs, or only those of timers: each way has its own times
  /// - Parameter fails: sets values in the passing way, and goes on; nil where it can't be known
  mutating func words(_ differing: [StateDifference], _ fails: ([StateDifference]) -> CauseRun?) -> String? {
    let differing = StateDifference.topmost(differing)
    guard let first = differing.first, !differing.allSatisfy(\.isOfTimer) else { return nil }
    let together = differing.count == 1 ? [first] : needed(of: differing, fails)
    if together.count == 1, let only = together.first { return "cause: \(only.words)" }
    let (told, verb) = together.isEmpty ? (Self.scriptsFirst(differing), "differ") : (together, "together")
    let more = told.count > Self.mostNamed ? ", and \(told.count - Self.mostNamed) more" : ""
    return "no single cause: \(told.count) values \(verb): " + told.prefix(Self.mostNamed).map(\.words).joined(separator: ", ") + more
  }

  private static func scriptsFirst(_ differing: [StateDifference]) -> [StateDifference] {
    differing.filter { $0.change != nil } + differing.filter { $0.change == nil }
  }

  private static func named(_ differing: [StateDifference], line: (String) -> String? = { _ in nil }) -> String {
    let more = differing.count > mostNamed ? " and \(differing.count - mostNamed) more" : ""
    return differing.prefix(mostNamed).map { each in each.path + (line(each.path).map { " (\($0))" } ?? "") }.joined(separator: ", ") + more
  }

  /// None where even all of them don't lead to the fault, or where none is a plain value of a script.
  private mutating func needed(of differing: [StateDifference], _ fails: ([StateDifference]) -> CauseRun?) -> [StateDifference] {
    var found = differing.filter { $0.change != nil }
    guard mayRun(), let all = fails(found), all.fails else { return [] }
    found = found.filter { difference in all.changed.contains { $0 == difference.change } }
    // Halves before single ones.
    var size = max(1, found.count / 2)
    while found.count > 1 {
      var place = 0
      while place < found.count, found.count > 1 {
        let fewer = Array(found[..<place] + found[min(place + size, found.count)...])
        if !fewer.isEmpty, mayRun(), fails(fewer)?.fails == true { found = fewer } else { place += size }
      }
      if size == 1 { break }
      size = max(1, size / 2)
    }
    return found
  }
}

extension StateDifference {
  /// What gives the first state the second one's value; nil where it isn't plain.
  var change: StateChange? {
    guard StateChange.Plain(one) != nil, let value = StateChange.Plain(other) else { return nil }
    return StateChange(path: path, occurrence: occurrence, value: value)
  }
}
