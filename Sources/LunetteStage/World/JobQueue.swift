import DequeModule

/// What is to run as soon as the running code has returned: the beginnings of tasks, and what goes on after they have waited.
///
/// Jobs run in the order in which they were added, in the same step of the frame. Source: docs/rules/world.md 5
public final class JobQueue {
  private let reference: SimulationReference
  private var jobs = Deque<Job>()
  private var isRunning = false

  /// How many jobs led to the one that runs, each added by the one before it.
  private var depth = 0

  private struct Job {
    let name: () -> String
    let depth: Int
    let run: () -> Void
  }

  init(_ reference: SimulationReference) { self.reference = reference }

  /// Limit of jobs that add one another in one turn: more are an endless circle. Source: docs/rules/world.md 5
  static let mostInTurn = 10_000

  public var isEmpty: Bool { jobs.isEmpty }

  /// How many jobs will have led to one that the running code makes, itself included.
  public var depthOfNext: Int { isRunning ? depth + 1 : 1 }

  /// - Parameters:
  ///   - name: what waits, for the message about an endless circle
  ///   - depth: `depthOfNext` when the job was made, for one that has waited for others since: those have not made it
  public func add(_ name: @escaping @autoclosure () -> String, depth: Int? = nil, _ run: @escaping () -> Void) {
    jobs.append(Job(name: name, depth: min(depth ?? .max, depthOfNext), run: run))
    if jobs.count == 1, !isRunning { reference.simulation.runsPutOff = { [weak self] in self?.runAll() } }
  }

  private func runAll() {
    guard !isRunning else { return }
    let simulation = reference.simulation
    isRunning = true
    defer {
      isRunning = false
      if jobs.isEmpty { simulation.runsPutOff = nil }
    }
    let choices = simulation.scheduleChoices
    while simulation.mayCall, !jobs.isEmpty {
      let place = choices == nil || jobs.count == 1 ? 0 : choices?.next(of: jobs.count, "tasks", naming: { [jobs] in jobs[$0].name() }) ?? 0
      let job = jobs.remove(at: place)
      depth = job.depth
      if depth > Self.mostInTurn {
        jobs.removeAll()
        return simulation.recordFault(JobFault(name: job.name()))
      }
      if HostWork.mustEnd("running tasks") { return }
      job.run()
    }
  }
}

private struct JobFault: Error, CustomStringConvertible {
  let name: String
  var description: String {
    "\(name) goes on and on: more than \(JobQueue.mostInTurn) tasks wake each other in one turn; let time pass between them with Task.sleep"
  }
}

extension Simulation {
  private static let jobsKey = CompanionKey<JobQueue>()

  public var jobs: JobQueue {
    if let known = companions[Self.jobsKey] { return known }
    let jobs = JobQueue(reference)
    companions[Self.jobsKey] = jobs
    return jobs
  }
}
