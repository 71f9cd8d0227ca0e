import Foundation
import LunetteDriver

/// What the calls of `choose` in a test answer: the first of each list, unless somebody picks.
final class ChoicePath {
  /// The place that each call answers, from 0; the first where there is none.
  private(set) var picks: [Int] = []
  /// How many each call had to choose from.
  private(set) var counts: [Int] = []
  /// What they answered, for a reader.
  private(set) var values: [String] = []

  /// The next run of the test answers so.
  func begin(_ picks: [Int]) { self.picks = picks }

  func restart() { (counts, values) = ([], []) }

  /// Returns: the place of what a call answers
  func next(of count: Int) -> Int {
    counts.append(count)
    return counts.count <= picks.count ? min(picks[counts.count - 1], count - 1) : 0
  }

  func note(_ value: String) { values.append(value) }

  /// The combination after that of the last run, in the order of a counter; nil after the last one.
  var following: [Int]? {
    let made = counts.indices.map { $0 < picks.count ? picks[$0] : 0 }
    guard let place = counts.indices.last(where: { made[$0] + 1 < counts[$0] }) else { return nil }
    return made[..<place] + [made[place] + 1]
  }
}

/// Runs tests once for each combination of what `choose` may answer. Unchecked: the lock guards what changes.
package final class ChoosePlan: @unchecked Sendable {
  /// Combinations of one test. Source: docs/rules/exploring.md 11
  package static let most = 10_000

  private let lock = NSLock()
  private var counted = (tests: 0, combinations: 0, isCut: false)
  private var wrong: String?

  package init() {}

  package var tests: Int { lock.withLock { counted.tests } }
  package var combinations: Int { lock.withLock { counted.combinations } }
  /// Whether a test has more combinations than were run.
  package var isCut: Bool { lock.withLock { counted.isCut } }
  /// A wrong use of `choose`.
  package var problem: String? { lock.withLock { wrong } }

  func note(_ problem: String) { lock.withLock { wrong = wrong ?? problem } }

  /// - Parameters:
  ///   - first: how the test ended with the first of each
  ///   - run: runs the test once more; nil if it was called off
  func result(after first: TestResult, _ path: ChoicePath, isStopped: () -> Bool, _ run: () -> TestResult?) -> TestResult {
    var (result, count, isCut) = (first, 1, false)
    while !result.outcome.isFailure, let next = path.following {
      guard count < Self.most, !isStopped() else {
        isCut = true
        break
      }
      path.begin(next)
      guard let other = run() else {
        isCut = true
        break
      }
      (result, count) = (other, count + 1)
    }
    if result.outcome.isFailure, !path.values.isEmpty { result.outcome = result.outcome.told("chosen: " + path.values.joined(separator: ", ")) }
    path.begin([])
    lock.withLock { counted = (counted.tests + 1, counted.combinations + count, counted.isCut || isCut) }
    return result
  }
}
