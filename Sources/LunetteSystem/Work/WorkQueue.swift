import Foundation

/// Does jobs on other threads, in the order in which they were added, while the caller continues.
///
/// Data that jobs share must not change while they run.
/// Unchecked: a lock guards what changes.
package final class WorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [@Sendable () -> Void] = []
  private var running = 0
  private var hasEnded = false
  private let most: Int

  /// - Parameter workers: number of threads; by default the machine's number of processors
  package init(workers: Int = ProcessInfo.processInfo.activeProcessorCount) {
    most = Self.waitingPerWorker * max(1, workers)
    for _ in 0..<max(1, workers) { WorkThread.start(stackSize: Self.stackSize) { [self] in work() } }
  }

  /// Adds a job. If many are waiting, this call waits until one of them has begun, so that waiting jobs don't fill the memory.
  package func add(_ job: @escaping @Sendable () -> Void) {
    condition.withLock {
      while jobs.count >= most { condition.wait() }
      jobs.append(job)
      condition.broadcast()
    }
  }

  /// Returns when all jobs are done.
  package func wait() {
    condition.withLock { while !jobs.isEmpty || running > 0 { condition.wait() } }
  }

  /// Does the remaining jobs, and ends the threads.
  package func end() {
    wait()
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
  }

  private func work() {
    while let job = next() {
      job()
      condition.withLock {
        running -= 1
        condition.broadcast()
      }
    }
  }

  private func next() -> (@Sendable () -> Void)? {
    condition.withLock {
      while jobs.isEmpty {
        if hasEnded { return nil }
        condition.wait()
      }
      running += 1
      condition.broadcast()
      return jobs.removeFirst()
    }
  }

  /// Ours: a waiting picture needs at most a megabyte.
  private static let waitingPerWorker = 8
  /// Ours: librsvg processes documents recursively. Units: bytes
  private static let stackSize = 8 << 20
}

/// The results of `body` for the elements, in their order, computed on as many threads as the machine has processors.
package func parallelMap<Element: Sendable, Result: Sendable>(_ elements: [Element], _ body: @escaping (Element) -> Result) -> [Result] {
  let queue = WorkQueue(workers: min(elements.count, ProcessInfo.processInfo.activeProcessorCount))
  let lock = NSLock()
  // Safe: each element of the result is written by one job, and read when all are done.
  nonisolated(unsafe) let body = body
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: elements.count)
  for (place, element) in elements.enumerated() {
    queue.add {
      let result = body(element)
      lock.withLock { results[place] = result }
    }
  }
  queue.end()
  return results.compactMap { $0 }
}
