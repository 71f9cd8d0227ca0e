import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// What happens when something comes in between: each case by name. Source: docs/rules/scrolling.md
@Suite struct ScrollInterruptionTests {
  let world = ScrollTester()
  var view: UIScrollView { world.scrollView }
  var tester: TouchTester { world.tester }

  /// A finger that has dragged by 40 and stays: the offset is 540.
  func startDrag() {
    tester.down(200, 250, at: 0.1)
    tester.move(200, 200, at: 0.12)
    tester.run()
    #expect(world.y == 540)
  }

  func startFling() {
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 0.5)
    #expect(view.isDecelerating)
  }

  func expectRest() {
    #expect(!view.isDragging && !view.isDecelerating && !view.isTracking && !view.isZooming)
    #expect(view.legalOffset(nearest: view.contentOffset) == view.contentOffset)
  }

  // MARK: A delegate that scrolls

  @Test("A delegate that clamps in didScroll wins over a drag, a deceleration and an animated offset, told once for each correction")
  func clampingDelegate() {
    world.log.onCall = { name, view in if name == "didScroll", view.contentOffset.y > 550 { view.contentOffset.y = 550 } }
    world.fling(from: 250, by: -200, at: 0.1)
    tester.run(to: 4)
    #expect(world.y == 550)
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating"])
    world.log.clear()
    view.setContentOffset(point(0, 900), animated: true)
    tester.run(to: 5)
    #expect(world.y == 550 && world.log.names == ["didEndScrollingAnimation"])
    #expect(world.log.count("didScroll") < 80)
  }

  @Test("A delegate that never leaves the offset alone gets a fault in place of an endless recursion") func runawayDelegate() {
    world.log.onCall = { name, view in if name == "didScroll" { view.contentOffset.y += 1 } }
    view.contentOffset.y = 600
    #expect("\(tester.simulation.takeFault().map { "\($0)" } ?? "")".contains("scrollViewDidScroll"))
    #expect(world.log.count("didScroll") == ScrollConstants.mostScrollNotices)
  }

  @Test("Content put elsewhere under the finger is dragged on from there") func recenteredDrag() {
    startDrag()
    view.contentOffset.y = 1200
    tester.move(200, 190, at: 0.14)
    tester.run()
    #expect(world.y == 1210 && view.isDragging)
  }

  @Test("Content put elsewhere in a deceleration goes on from there as fast as it was") func recenteredDeceleration() {
    var moved = 0
    world.log.onCall = { name, view in
      if name == "didScroll", view.isDecelerating, view.contentOffset.y > 700 {
        moved += 1
        view.contentOffset.y -= 500
      }
    }
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 5)
    #expect(moved == 1)
    #expect(abs(world.y - (590 + 0.499 * 990 - 500)) <= 1)
    #expect(world.log.count("didEndDecelerating") == 1)
  }

  @Test("setContentOffset in willBeginDecelerating stops the deceleration") func stoppedAtItsBegin() {
    world.log.onCall = { name, view in if name == "willBeginDecelerating" { view.setContentOffset(view.contentOffset, animated: false) } }
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 2)
    #expect(world.y == 590)
    expectRest()
  }

  @Test("setContentOffset animated in didEndDragging takes the place of the deceleration") func animatedAtTheEnd() {
    world.log.onCall = { name, view in if name == "didEndDragging" { view.setContentOffset(point(0, 100), animated: true) } }
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 2)
    #expect(world.y == 100)
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging", "didEndScrollingAnimation"])
  }

  // MARK: Animated offsets

  @Test("An animated offset in mid-drag runs while the finger rests; a finger that moves takes the content back without a jump")
  func animatedInMidDrag() {
    startDrag()
    view.setContentOffset(point(0, 900), animated: true)
    tester.run(to: 0.3)
    let place = world.y
    #expect(place > 560 && place < 900)
    tester.move(200, 199, at: 0.305)
    tester.run()
    let caught = world.y
    #expect(caught >= place && caught < place + 40)
    #expect(world.log.names == ["willBeginDragging", "didEndScrollingAnimation"])
    tester.run(to: 0.5)
    #expect(world.y == caught)
    tester.move(200, 179, at: 0.51)
    tester.run()
    #expect(world.y == caught + 20)
    tester.up(at: 1)
    tester.run(to: 1.5)
    #expect(world.y == caught + 20)
    expectRest()
  }

  @Test("An animated offset in mid-drag goes on when the finger lifts") func animatedPastTheLift() {
    startDrag()
    view.setContentOffset(point(0, 900), animated: true)
    tester.up(at: 0.2)
    tester.run(to: 1)
    #expect(world.y == 900)
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging at rest", "didEndScrollingAnimation"])
  }

  @Test("A finger that stops an animated offset ends it, and the delegate hears so") func touchedAnimation() {
    view.setContentOffset(point(0, 900), animated: true)
    tester.tap(200, 100, at: 0.15)
    tester.run(to: 1)
    #expect(world.y > 500 && world.y < 900)
    #expect(world.log.names == ["didEndScrollingAnimation"])
  }

  @Test("A second animated offset takes over from the first; one end is told") func secondAnimation() {
    view.setContentOffset(point(0, 900), animated: true)
    tester.run(to: 0.15)
    let place = world.y
    view.setContentOffset(point(0, 300), animated: true)
    tester.runFrames(1)
    #expect(abs(world.y - place) < 10)
    tester.run(to: 1)
    #expect(world.y == 300 && world.log.names == ["didEndScrollingAnimation"])
  }

  @Test("An animated offset that stops a deceleration ends where it was told to") func animatedInMidDeceleration() {
    startFling()
    view.setContentOffset(point(0, 100), animated: true)
    #expect(!view.isDecelerating)
    tester.run(to: 1)
    #expect(world.y == 100 && world.log.names.last == "didEndScrollingAnimation")
  }

  @Test("Content that shrinks under an animated offset leads it to the new edge without a jump") func shrunkUnderAnimation() {
    view.setContentOffset(point(0, 1600), animated: true)
    tester.run(to: 0.1)
    let place = world.y
    view.contentSize.height = 1500
    tester.runFrames(1)
    #expect(world.y >= place && world.y < place + 120)
    tester.run(to: 1)
    #expect(world.y == 1200)
    expectRest()
  }

  @Test("An animated offset that was sent past an edge stays there") func animatedPastTheEdge() {
    view.setContentOffset(point(0, -60), animated: true)
    view.contentSize.height = 1900
    tester.run(to: 1)
    #expect(world.y == -60)
  }

  // MARK: Fingers

  @Test("Two fingers drag together; whichever lifts first, nothing jumps and the lift of the last ends it", arguments: [1, 2])
  func twoFingers(firstUp: Int) {
    startDrag()
    tester.down(100, 50, at: 0.14, finger: 2)
    tester.run()
    #expect(world.y == 540)
    tester.move(200, 180, at: 0.16)
    tester.run()
    #expect(world.y == 550)
    tester.up(at: 0.18, finger: firstUp)
    tester.run()
    #expect(world.y == 550 && view.isDragging)
    let other = 3 - firstUp
    tester.move(other == 1 ? 200 : 100, other == 1 ? 160 : 30, at: 0.2, finger: other)
    tester.run()
    #expect(world.y == 570)
    tester.up(at: 0.9, finger: other)
    tester.run(to: 2)
    #expect(world.y == 570)
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging at rest"])
  }

  @Test("An incoming call ends drag and animated offset alike; past an edge the content goes back") func interrupted() {
    view.contentOffset.y = 0
    tester.down(200, 50, at: 0.1)
    tester.move(200, 200, at: 0.12)
    tester.run()
    tester.simulation.input.cancelAll(at: tester.simulation.time)
    tester.run(to: 2)
    #expect(world.y == 0)
    #expect(world.log.first("willEndDragging")?.velocity == .zero)
    expectRest()
  }

  @Test("A page that was caught halfway and let go without a drag goes to the nearest page") func caughtPage() {
    let world = ScrollTester(content: CGSize(width: 400, height: 3000), offset: 300)
    world.scrollView.isPagingEnabled = true
    world.fling(from: 250, by: -60, at: 0.1)
    world.tester.run(to: 0.3)
    world.tester.tap(200, 100, at: 0.31)
    world.tester.run(to: 3)
    #expect(world.y.truncatingRemainder(dividingBy: 300) == 0)
    #expect(!world.scrollView.isDecelerating)
  }
}
