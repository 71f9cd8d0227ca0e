import Foundation

/// Does jobs on several threads, and passes their messages on in the order of the jobs: at once for the first job that isn't done, later
/// for jobs that are ahead.
///
/// Threads and not processes: a job shares no changing state with another (it has its own Lua state and simulation, the current simulation
/// is one per thread, and the registry of the API is read only). So threads need no copy of the API, no pipe and no text form of the
/// events, and a script that runs too long is stopped inside its own state.
/// Unchecked: a lock guards what changes.
package final class OrderedJobs<Message>: @unchecked Sendable {
  private enum Stage {
    case waiting
    case taken(worker: Int)
    case done
  }

  private let count: Int
  private let condition = NSCondition()
  private var stages: [Stage]
  private var takers: [Int?]
  private var messages: [[Message]]
  private var lastJob = Int.max
  private var liveWorkers = 0
  /// Another job that must not be done by the same worker, and must have been taken before.
  private let rival: (Int) -> Int?

  package init(count: Int, rival: @escaping (Int) -> Int? = { _ in nil }) {
    self.count = count
    stages = Array(repeating: .waiting, count: count)
    takers = Array(repeating: nil, count: count)
    messages = Array(repeating: [], count: count)
    self.rival = rival
  }

  /// Cancels the jobs after this one. Their messages are dropped.
  package func stop(after job: Int) {
    condition.withLock { lastJob = min(lastJob, job) }
  }

  /// A job should ask this from time to time.
  package func isStopped(_ job: Int) -> Bool { condition.withLock { job > lastJob } }

  package func post(_ message: Message, from job: Int) {
    condition.withLock {
      messages[job].append(message)
      condition.broadcast()
    }
  }

  /// Returns when every job is done or cancelled.
  ///
  /// - Parameters:
  ///   - body: does a job, on one of the workers' threads
  ///   - receive: gets the messages, on the caller's thread
  package func run(workers: Int, _ body: @escaping (Int) -> Void, receive: (Int, Message) -> Void) {
    liveWorkers = workers
    // Safe: each job is done once, by the one worker that took it.
    nonisolated(unsafe) let body = body
    for worker in 0..<workers { WorkThread.start(stackSize: WorkThread.deepStack) { [self] in work(worker, body) } }
    for job in 0..<count {
      while let batch = nextBatch(of: job) {
        for message in batch { receive(job, message) }
      }
    }
    condition.withLock { while liveWorkers > 0 { condition.wait() } }
  }

  /// Nil when the job is done and all its messages have been passed on.
  private func nextBatch(of job: Int) -> [Message]? {
    condition.withLock {
      while true {
        if job > lastJob { return nil }
        if !messages[job].isEmpty {
          defer { messages[job] = [] }
          return messages[job]
        }
        if case .done = stages[job] { return nil }
        condition.wait()
      }
    }
  }

  private func work(_ worker: Int, _ body: (Int) -> Void) {
    while let job = take(worker) {
      body(job)
      condition.withLock {
        stages[job] = .done
        condition.broadcast()
      }
    }
    condition.withLock {
      liveWorkers -= 1
      condition.broadcast()
    }
  }

  /// The next job for a worker; nil when there is none left.
  private func take(_ worker: Int) -> Int? {
    condition.withLock {
      while true {
        var isWaiting = false
        for job in stages.indices {
          guard case .waiting = stages[job], job <= lastJob else { continue }
          isWaiting = true
          if let rival = rival(job) {
            guard let other = takers[rival], other != worker else { continue }
          }
          (stages[job], takers[job]) = (.taken(worker: worker), worker)
          condition.broadcast()
          return job
        }
        if !isWaiting { return nil }
        condition.wait()
      }
    }
  }
}
