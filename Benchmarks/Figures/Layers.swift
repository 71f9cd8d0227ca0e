import Foundation
import LunetteKit

/// The cost of views with their layers, and of layers that move.
func measureLayers(_ report: Report) {
  let simulation = Simulation()
  Simulation.current = simulation
  let window = UIWindow()
  window.makeKeyAndVisible()
  let view = UIView(frame: window.bounds)
  let pairs = 2_000
  let moves = Clock.samples(rounds: 9) {
    for _ in 0..<pairs {
      window.addSubview(view)
      view.removeFromSuperview()
    }
  }
  report.add(Figure("a view added and removed, with its layer", moves.median / Double(pairs) * 1e6, "us", .none, spread: moves.spread))

  let views = (0..<1_000).map { number in UIView(frame: CGRect(x: number % 32 * 10, y: number / 32 * 10, width: 8, height: 8)) }
  for view in views { window.addSubview(view) }
  simulation.runFrame()
  let frames = 60
  let frame = Clock.samples(rounds: 5) {
    UIView.animate(withDuration: 1, animations: { for view in views { view.center.x += 20 } })
    for _ in 0..<frames { simulation.runFrame() }
    simulation.runFrame()
  }
  report.add(
    Figure("1,000 layers that move for a second, a frame", frame.median / Double(frames) * 1e6, "us", .atMost(400), spread: frame.spread))
}
