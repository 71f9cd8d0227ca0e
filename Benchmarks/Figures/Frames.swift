import Floors
import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript

/// A screen of 320 x 568 points with 13 rows: a frame in which nothing happens, and its forms.
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

  let many = screenOf300Items()
  let screen = Clock.samples(rounds: 9) { for _ in 0..<100 { _ = SvgFrame(FrameSnapshot(many)).bytes.count } }
  report.add(Figure("a screen of 300 items as SVG", screen.median / 100 * 1e6, "us", .atMost(300), spread: screen.spread))

  // Fonts are searched and set up when the first picture is drawn.
  let snapshot = FrameSnapshot(simulation)
  func picture() -> Int { (try? snapshot.data(as: .png).count) ?? 0 }
  if !Clock.isCounting, picture() > 0 {
    let pictures = 4
    let (time, pace) = Clock.inTurns(rounds: 9) {
      Clock.once { for _ in 0..<pictures { _ = picture() } } / Double(pictures)
    } floor: {
      floors_height_of_path(1_000_000)
    }
    report.add(
      Figure(
        "a frame of 13 rows as PNG, after the first", time.median * 1e3, "ms", .timesFloor(8e-3 / Clock.referenceTime),
        floor: .init(what: "the calls of the pace", value: pace.median * 1e3), spread: time.spread))
  }
}

/// Half of the items are boxes with round corners; each box contains a text.
private func screenOf300Items() -> Simulation {
  let simulation = Simulation()
  simulation.perform {
    let window = UIWindow()
    window.makeKeyAndVisible()
    for number in 0..<150 {
      let box = UIView(frame: CGRect(x: number % 10 * 32, y: number / 10 * 37, width: 30, height: 35))
      box.backgroundColor = .lightGray
      box.layer.cornerRadius = 4
      let label = UILabel(frame: CGRect(x: 1, y: 1, width: 28, height: 33))
      label.text = "\(number)"
      box.addSubview(label)
      window.addSubview(box)
    }
    simulation.runFrame()
  }
  return simulation
}
