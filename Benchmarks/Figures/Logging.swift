import Foundation
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// A scrolled table: without a log, with a log whose lines are made as `--log` makes them, and with every instruction counted.
func measureLogging(_ report: Report) throws {
  let frames = 2_000
  var bytes = 0
  func measure(_ log: RunLog?) throws -> Double {
    let host = ScriptHost()
    defer { host.close() }
    host.log = log
    log?.drain = { events in for event in events { bytes += LogFormat.line(event)?.utf8.count ?? 0 } }
    try host.run(source: "app = launch 'fruits'", name: "=bench")
    guard let table = host.apps.last?.table, let simulation = host.apps.last?.simulation else { return 0 }
    let time = Clock.processor {
      for frame in 1...frames {
        table.contentOffset.y = CGFloat(frame % 200)
        simulation.runFrame()
      }
    }
    return time / Double(frames) * 1e6
  }
  let plain = try measure(nil)
  let logged = try measure(RunLog(.views))
  report.add(Figure("a frame of a scrolling table, without a log", plain, "us", .none))
  report.add(Figure("a frame of a scrolling table, with --log", logged, "us", .none))
  report.add(Figure("  what --log adds", logged - plain, "us", .atMost(20)))
  report.add(Figure("  bytes of the log, a frame", Double(bytes) / Double(frames), "bytes", .none))
  report.add(Figure("a frame of a scrolling table, with --log and --trace", try measure(RunLog([.views, .costs])), "us", .none))
}
