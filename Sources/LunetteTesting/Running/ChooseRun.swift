import Foundation
import LunetteDriver

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
