import Foundation
import LunetteScript
import LunetteTesting

/// Runs a scenario, and takes up every change of its files until the process is interrupted.
struct RunWatch {
  let scenario: WatchedScenario
  /// Ours: soon enough for somebody who has just saved a file, and no load. Units: seconds
  private static let interval = 0.25

  func run() -> Never {
    // Before the run, so that what changes while it runs counts too.
    var times = FileTimes(scenario.files)
    scenario.run()
    while true {
      Output.write("watching; control-C ends it\n")
      Output.flush()
      times.formUnion(FileTimes(scenario.files))
      var changed: Set<String> = []
      while changed.isEmpty {
        Thread.sleep(forTimeInterval: Self.interval)
        let now = FileTimes(scenario.files)
        changed = now.changes(since: times)
        times = now
      }
      scenario.filesChanged(changed)
    }
  }
}
