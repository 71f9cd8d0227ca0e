import Floors
import Foundation
import LunetteKit
import LunetteRender
import LunetteDriver
import LunetteScript

/// A screen of 320 x 568 points with 13 rows: a frame in which nothing happens, and its three forms.
func measureFrames(_ report: Report) throws {
  let host = ScriptHost()
  defer { host.close() }
  try host.run(source: "app = launch 'fruits'", name: "=bench")
  guard let simulation = host.apps.last?.simulation else { return }
  let idle = 100_000
  let frame = Clock.processor { for _ in 0..<idle { simulation.runFrame() } } / Double(idle)
  report.add(Figure("a frame with nothing to do", frame * 1e6, "us", .atMost(2)))

  let count = 500
  func form(_ name: String, _ target: Double, _ body: () -> Int) {
    let time = Clock.processor { for _ in 0..<count { _ = body() } } / Double(count)
    report.add(Figure("a frame of 13 rows as \(name)", time * 1e6, "us", .atMost(target)))
  }
  form("text", 100) { TextFrame(simulation).plain.utf8.count }
  form("JSON", 1_000) { JsonFrame(FrameSnapshot(simulation)).bytes.count }
  form("SVG", 1_000) { SvgFrame(FrameSnapshot(simulation)).bytes.count }

  // Fonts are looked for and set up when the first picture is drawn.
  let snapshot = FrameSnapshot(simulation)
  func picture() -> Int { (try? snapshot.data(as: .png).count) ?? 0 }
  if !Clock.isCounting, picture() > 0 {
    let time = Clock.samples(rounds: 15) { _ = picture() }
    report.add(Figure("a frame of 13 rows as PNG, after the first", time.median * 1e3, "ms", .atMost(8 * Clock.ofSlowerMachine), spread: time.spread))
  }
}
