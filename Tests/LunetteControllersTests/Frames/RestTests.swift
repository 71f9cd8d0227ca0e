import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

/// Whether anything moves is asked in two ways, with words and without.
@Suite struct RestTests {
  @Test func whatMovesHasWords() {
    var random = SeededRandom(4)
    let tester = TouchTester()
    let simulation = tester.simulation
    let view = tester.view()
    simulation.commitInitialFrame()
    var (moving, resting) = (0, 0)
    for _ in 0..<400 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: UIView.animate(withDuration: 0.1) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
      case 1: simulation.timers.schedule(at: simulation.time + 0.05) { _ in }
      case 2 where simulation.input.isEmpty:
        tester.down(10, 10, at: simulation.time + 0.03)
        tester.up(at: simulation.time + 0.06)
      case 3: view.setNeedsLayout()
      default: simulation.runFrame()
      }
      for deadline in [simulation.time, simulation.time + 0.02, .infinity] {
        let words = simulation.movements(until: deadline) { _ in "V" }
        #expect(simulation.isMoving(until: deadline) == !words.isEmpty, "\(words)")
        if words.isEmpty { resting += 1 } else { moving += 1 }
        if simulation.onlyRepeats(until: deadline) { #expect(words.allSatisfy { $0.contains("repeats for ever") }, "\(words)") }
      }
    }
    #expect(moving > 50 && resting > 50, "both happen: \(moving), \(resting)")
  }
}
