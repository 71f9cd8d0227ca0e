import LunetteTesting

/// Runs specs, and then again those that a changed file affects, until the process is interrupted.
final class TestWatch {
  private let command: TestCommand
  private var plan = WatchPlan()

  init(command: TestCommand) { self.command = command }

  func run() throws -> Never {
    var specs = try command.findSpecs()
    var times = FileTimes(specs)
    var next = specs
    while true {
      if next.isEmpty {
        Output.complain(command.nothingFound(in: specs))
      } else {
        let selection = try command.selection()
        _ = try command.run(next, selection) { [self] event in
          if case .fileEnded(let file) = event { plan.note(file) }
        }
      }
      Watching.announce()
      // For files that were watched already, changes during the tests count too; other files are watched from now on.
      var watched = plan.watched.union(specs)
      times.formUnion(FileTimes(watched))
      repeat {
        Watching.pause()
        specs = try command.findSpecs()
        watched = plan.watched.union(specs)
        let now = FileTimes(watched)
        let changed = now.changes(since: times)
        times = now
        next = changed.isEmpty ? [] : plan.affected(by: changed, among: specs)
      } while next.isEmpty
    }
  }
}
