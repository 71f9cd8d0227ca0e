import LunetteKit
import TestSupport
import Testing

@testable import LunetteControllers

/// What is left of an app that has ended.
@Suite struct EndTests {
  @Test func whatStillMovesGoesWithItsApp() {
    weak var view: UIView?
    var isTold = false
    do {
      let tester = TouchTester()
      let moving = tester.view()
      view = moving
      tester.simulation.commitInitialFrame()
      UIView.animate(withDuration: 1) {
        moving.alpha = 0.5
      } completion: { _ in
        isTold = moving.alpha == 0.5
      }
      tester.simulation.runFrame()
      #expect(tester.simulation.animations.isRunning)
      tester.simulation.end()
    }
    #expect(view == nil, "its completion, its layer and its animation held one another")
    #expect(!isTold)
  }

  @Test func fingersGoWithTheirApp() {
    weak var view: UIView?
    do {
      let tester = TouchTester()
      let touched = tester.view()
      touched.addGestureRecognizer(UIPanGestureRecognizer())
      view = touched
      tester.simulation.commitInitialFrame()
      tester.down(10, 10, at: tester.simulation.time + 0.01)
      tester.simulation.runFrame()
      #expect(!tester.simulation.gestures.inPlay.isEmpty)
      tester.simulation.end()
    }
    // The story of the last finger stays with the simulation.
    _ = TouchTester()
    #expect(view == nil, "the finger held its view, whose recognizer held the finger")
  }
}
