import LunetteDriver
import LunetteScript
import LunetteTesting

/// Runs a scenario, and handles every change of its files until the process is interrupted.
struct RunWatch {
  let scenario: WatchedScenario

  func run() -> Never {
    // Taken before the run, so that changes during the run count too.
    var times = FileTimes(scenario.files)
    scenario.run()
    while true {
      Watching.announce()
      times.formUnion(FileTimes(scenario.files))
      var changed: Set<String> = []
      while changed.isEmpty {
        Watching.pause()
        let now = FileTimes(scenario.files)
        changed = now.changes(since: times)
        times = now
      }
      scenario.filesChanged(changed)
    }
  }
}
