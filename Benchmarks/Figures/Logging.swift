import Foundation
import LunetteKit
import LunetteScript

/// A table that is scrolled, with nobody listening, with a log, and with every instruction counted.
func measureLogging(_ report: Report) throws {
  let frames = 2_000
  func measure(_ name: String, _ log: RunLog?) throws {
    let host = ScriptHost()
    defer { host.close() }
    host.log = log
    log?.drain = { _ in }
    try host.run(source: "app = launch 'fruits'", name: "=bench")
    guard let table = host.apps.last?.table, let simulation = host.apps.last?.simulation else { return }
    let time = Clock.processor {
      for frame in 1...frames {
        table.contentOffset.y = CGFloat(frame % 200)
        simulation.runFrame()
      }
    }
    report.add(Figure("a frame of a scrolling table, \(name)", time / Double(frames) * 1e6, "us", .none))
  }
  try measure("without a log", nil)
  try measure("with --log", RunLog(.views))
  try measure("with --log and --trace", RunLog([.views, .costs]))
}
