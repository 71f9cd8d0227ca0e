import Foundation

/// Jobs that are done on other threads, in the order in which they came, while whoever hands them in goes on.
///
/// What they share with one another must not change meanwhile.
package final class WorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [@Sendable () -> Void] = []
  private var running = 0
  private var hasEnded = false
  private let most: Int

  /// - Parameter workers: how many threads; as many as the machine has processors unless told
  package init(workers: Int = ProcessInfo.processInfo.activeProcessorCount) {
    most = Self.waitingPerWorker * max(1, workers)
    for _ in 0..<max(1, workers) {
      let thread = Thread { [self] in work() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  /// Hands a job in. Where many wait already, this waits until one of them has begun, so that memory doesn't fill with them.
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

  /// Does what is left, and ends the threads.
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

  /// Ours: a picture waits in a megabyte at most.
  private static let waitingPerWorker = 8
  /// Ours: librsvg goes down its documents by recursion. Units: bytes
  private static let stackSize = 8 << 20
}

/// What `body` makes of each element, in their order, made on as many threads as the machine has processors.
package func parallelMap<Element: Sendable, Result: Sendable>(_ elements: [Element], _ body: @escaping (Element) -> Result) -> [Result] {
  let queue = WorkQueue(workers: min(elements.count, ProcessInfo.processInfo.activeProcessorCount))
  let lock = NSLock()
  // Each place is written by the one job that has it, and read when all are done.
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
