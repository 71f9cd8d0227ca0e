import Foundation
import LunetteRender
import LunetteSystem

/// Makes answers that take longer than a frame, one after another, on its own thread. The session goes on while it works.
/// Unchecked: a lock guards what changes.
final class SideWork: @unchecked Sendable {
  private let queue = WorkQueue(workers: 1)
  private let lock = NSLock()
  private var waiting = 0
  private var ended = false

  /// Whether the session has ended, so that no answer is needed.
  var hasEnded: Bool { lock.withLock { ended } }

  /// Throws: `PlayProblem.busy` if too many jobs are waiting
  func add(_ work: @escaping @Sendable () -> Void) throws {
    let isTooMuch = lock.withLock {
      if waiting >= Self.most { return true }
      waiting += 1
      return false
    }
    if isTooMuch { throw PlayProblem.busy }
    queue.add { [self] in
      if !hasEnded { work() }
      lock.withLock { waiting -= 1 }
    }
  }

  /// Waits for the current job and drops the others.
  func end() {
    lock.withLock { ended = true }
    queue.end()
  }

  /// Most jobs at a time; fewer than the queue accepts without blocking. Ours: a page asks for one answer at a time
  private static let most = 6
}
