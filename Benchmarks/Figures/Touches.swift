import Foundation
import LunetteKit

/// The cost of moving fingers and of idle frames.
func measureTouches(_ report: Report) {
  let depth = 10
  report.add(
    Figure("a touch move through 10 recognizers, 10 views deep", touchMove(views: depth, recognizers: depth) * 1e6, "us", .atMost(5)))
}

/// A finger that moves over nested views with recognizers that stay `possible`. Units: seconds for a move.
func touchMove(views: Int, recognizers: Int) -> Double {
  let simulation = Simulation()
  Simulation.current = simulation
  let window = UIWindow()
  window.makeKeyAndVisible()
  var nested: [UIView] = [window]
  for _ in 0..<views {
    let view = UIView(frame: window.bounds)
    nested[nested.count - 1].addSubview(view)
    nested.append(view)
  }
  for number in 0..<recognizers {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    nested[nested.count - 1 - number % max(1, views)].addGestureRecognizer(pan)
  }
  simulation.input.schedule(TouchSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100)), at: 0)
  simulation.runFrame()
  let moves = 5_000
  return Clock.processor {
    let start = simulation.time
    for move in 1...moves {
      let place = CGPoint(x: 100 + CGFloat(move % 2), y: 100)
      simulation.input.schedule(TouchSample(finger: 1, phase: .moved, location: place), at: start + Double(move) * 1e-6)
    }
    simulation.runFrame()
  } / Double(moves)
}
