import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteCore
@testable import LunetteStage

/// docs/rules/scrolling.md, "Lifting", "Deceleration", "Bounce"; docs/rules/gestures.md 6 for what the delegate hears.
@Suite struct ScrollMotionTests {
  @Test("A fling tells its delegate in UIKit's order, the lift's three calls at the lift's time") func fling() throws {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 5)
    #expect(
      world.log.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    let lift = try #require(world.log.first("willEndDragging"))
    #expect(abs(lift.velocity.y - 1) < 1e-6)
    #expect(lift.offset.y == 590)
    for name in ["willEndDragging", "didEndDragging", "willBeginDecelerating"] {
      #expect(abs(try #require(world.log.first(name)).time - 0.208) < 1e-9)
    }
    #expect(lift.target.y == (590 + 990 * -1 / DecelerationCurve(offset: 0, velocity: 0).rate.perSecond).roundedToPixel(scale: 2))
    #expect(abs(world.y - lift.target.y) <= 1)
    #expect(!world.scrollView.isDragging && !world.scrollView.isDecelerating && !world.scrollView.isTracking)
  }

  @Test("A lift without speed ends the drag at rest") func liftAtRest() {
    let world = ScrollTester()
    world.tester.down(200, 250, at: 0.1)
    world.tester.move(200, 200, at: 0.2)
    world.tester.up(at: 0.8)
    world.tester.run(to: 2)
    #expect(world.log.order == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging at rest"])
    #expect(world.log.first("willEndDragging")?.target.y == 540)
    #expect(world.y == 540)
  }

  @Test("Flags say what it is doing while it does it") func flags() {
    let world = ScrollTester()
    var seen: [String: String] = [:]
    world.log.onCall = { name, view in
      seen[name] = "\(view.isTracking ? "t" : "")\(view.isDragging ? "d" : "")\(view.isDecelerating ? "c" : "")"
    }
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run()
    #expect(seen["willBeginDragging"] == "td")
    #expect(world.scrollView.isDecelerating && !world.scrollView.isDragging && !world.scrollView.isTracking)
    world.tester.run(to: 5)
    #expect(seen["didEndDecelerating"] == "")
  }

  @Test("Deceleration lands on the delegate's target", arguments: [400, 650, 1200, 593.5] as [CGFloat])
  func retarget(target: CGFloat) {
    let world = ScrollTester()
    world.log.retarget = CGPoint(x: 0, y: target)
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 6)
    #expect(world.y == target)
    #expect(world.log.names.suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
  }

  @Test("The delegate's target may be where the finger lifted: it stays") func retargetHere() {
    let world = ScrollTester()
    world.log.retarget = CGPoint(x: 0, y: 590)
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 3)
    #expect(world.y == 590)
    #expect(world.log.names.last == "didEndDragging at rest")
  }

  @Test("A target outside the legal offsets is taken as the nearest legal one", arguments: [(-500, 0), (9000, 1700)])
  func retargetOutside(target: CGFloat, end: CGFloat) {
    let world = ScrollTester()
    world.log.retarget = CGPoint(x: 0, y: target)
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 8)
    #expect(world.y == end)
  }

  @Test("A target that isn't finite is a fault; the law's own target stands", arguments: [CGFloat.nan, .infinity])
  func retargetNowhere(target: CGFloat) throws {
    let world = ScrollTester()
    world.log.retarget = CGPoint(x: 0, y: target)
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 5)
    #expect((world.tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
    let natural = try #require(world.log.first("willEndDragging")).target.y
    #expect(abs(world.y - natural) <= 1)
  }

  @Test("The fast rate stops sooner") func fastRate() throws {
    let world = ScrollTester()
    world.scrollView.decelerationRate = .fast
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 3)
    #expect(abs(world.y - (590 + 990 * 0.099)) <= 0.5)
    #expect(try #require(world.log.first("didEndDecelerating")).time < 0.208 + 0.46 + 1 / 60)
  }

  @Test("A fling past the edge bounces once and ends on the edge exactly") func bounce() {
    let world = ScrollTester(offset: 150)
    world.fling(from: 100, by: 100, at: 0.1)
    world.tester.run(to: 4)
    let offsets = world.log.entries.map(\.offset.y)
    #expect((offsets.min() ?? 0) < -10)
    #expect(world.y == 0)
    let turn = offsets.firstIndex(of: offsets.min() ?? 0) ?? 0
    #expect(zip(offsets[turn...], offsets[turn...].dropFirst()).allSatisfy { $0 <= $1 })
    #expect(world.log.count("didEndDecelerating") == 1)
  }

  @Test("A finger stops a deceleration, which ends; lifting at once leaves it there") func stopped() throws {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.5)
    let caught = world.y
    world.log.clear()
    world.tester.tap(200, 100, at: 0.52)
    world.tester.run(to: 3)
    #expect(world.log.names == ["didEndDecelerating"])
    #expect(abs(try #require(world.log.first("didEndDecelerating")).time - 0.52) < 0.017)
    #expect(world.y >= caught && world.y < caught + 30)
    #expect(!world.scrollView.isDecelerating)
  }

  @Test("A caught fling goes on from where the finger takes it") func regrab() {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.5)
    world.tester.down(200, 200, at: 0.51)
    world.tester.run()
    let caught = world.y
    world.tester.move(200, 170, at: 0.55)
    world.tester.run()
    #expect(world.y == caught + 20)
  }

  @Test("A bounce that is caught stands still; lifting lets it go back to the edge") func caughtBounce() {
    let world = ScrollTester(offset: 0)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 250, at: 0.2)
    world.tester.up(at: 0.21)
    world.tester.run(to: 0.26)
    world.tester.down(200, 100, at: 0.27)
    world.tester.run(to: 0.3)
    let caught = world.y
    #expect(caught < -20)
    world.tester.run(to: 0.6)
    #expect(world.y == caught)
    world.tester.up(at: 0.61)
    world.tester.run(to: 2)
    #expect(world.y == 0)
    #expect(!world.scrollView.isDecelerating)
  }

  @Test("A caught bounce can be dragged on without a jump") func draggedBounce() {
    let world = ScrollTester(offset: 0)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 250, at: 0.2)
    world.tester.up(at: 0.21)
    world.tester.run(to: 0.26)
    world.tester.down(200, 100, at: 0.27)
    world.tester.run(to: 0.3)
    let caught = world.y
    world.tester.move(200, 90, at: 0.31)
    world.tester.run()
    #expect(abs(world.y - caught) <= 0.5)
    world.tester.move(200, 80, at: 0.33)
    world.tester.run()
    #expect(world.y > caught && world.y < caught + 10)
  }

  @Test("A cancelled drag ends without speed; past an edge it goes back") func cancelled() {
    let world = ScrollTester(offset: 0)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 150, at: 0.12)
    world.tester.cancel(at: 0.14)
    world.tester.run(to: 2)
    #expect(world.y == 0)
    #expect(world.log.first("willEndDragging")?.velocity == .zero)
    #expect(!world.scrollView.isDragging && !world.scrollView.isTracking)
  }

  @Test("setContentOffset animated takes 0.3 s, ease in-out, and tells of its end") func animatedOffset() throws {
    let world = ScrollTester()
    world.tester.run(to: 0.5)
    let start = world.tester.simulation.time
    world.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(world.y == 500)
    world.tester.run(to: start + 0.15)
    #expect(abs(world.y - 600) <= 0.5)
    #expect(world.log.count("didEndScrollingAnimation") == 0)
    world.tester.run(to: start + 1)
    #expect(world.y == 700)
    #expect(abs(try #require(world.log.first("didEndScrollingAnimation")).time - start - 0.3) < 1e-6)
    #expect(world.log.names == ["didEndScrollingAnimation"])
  }

  @Test("A finger stops an animated offset without calling it a deceleration") func stoppedAnimation() {
    let world = ScrollTester()
    world.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    world.tester.tap(200, 100, at: 0.15)
    world.tester.run(to: 1)
    #expect(world.y > 500 && world.y < 900)
    #expect(!world.log.names.contains("didEndDecelerating"))
  }

  @Test("setContentOffset without animation stops a deceleration") func offsetStopsMotion() {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.5)
    world.scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    world.tester.run(to: 2)
    #expect(world.y == 30 && !world.scrollView.isDecelerating)
  }

  @Test("Without animations an animated offset is set at once") func unanimated() {
    let world = ScrollTester()
    UIView.performWithoutAnimation { world.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
    #expect(world.y == 700)
  }

  @Test("Paging lands on the nearest page, at most one from where it began", arguments: [(-100, 100, 600), (-30, 10, 300), (100, 100, 0)])
  func paging(way: CGFloat, milliseconds: Double, page: CGFloat) {
    let world = ScrollTester(content: CGSize(width: 400, height: 3000), offset: 300)
    world.scrollView.isPagingEnabled = true
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 150 + way / 2, at: 0.1 + milliseconds / 2000)
    world.tester.move(200, 150 + way, at: 0.1 + milliseconds / 1000)
    world.tester.up(at: way == -30 ? 1 : 0.108 + milliseconds / 1000)
    world.tester.run(to: 5)
    #expect(world.y == page)
  }

  // MARK: The world changes under it

  @Test("Taken out of the window in mid-drag it forgets the drag") func removedWhileDragging() {
    let world = ScrollTester()
    world.tester.down(200, 250, at: 0.1)
    world.tester.move(200, 200, at: 0.12)
    world.tester.run()
    #expect(world.scrollView.isDragging)
    world.scrollView.removeFromSuperview()
    world.tester.move(200, 100, at: 0.14)
    world.tester.up(at: 0.16)
    world.tester.run(to: 1)
    #expect(!world.scrollView.isDragging && !world.scrollView.isTracking && !world.scrollView.isDecelerating)
    world.tester.window.addSubview(world.scrollView)
    world.log.clear()
    world.scrollView.contentOffset.y = 500
    world.fling(from: 250, by: -50, at: 1.2)
    world.tester.run(to: 4)
    #expect(world.log.names.first == "willBeginDragging" && world.log.names.last == "didEndDecelerating")
  }

  @Test("Taken out of the window in mid-deceleration it stops") func removedWhileDecelerating() {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.5)
    let place = world.y
    world.scrollView.removeFromSuperview()
    world.tester.run(to: 1)
    #expect(world.y == place && !world.scrollView.isDecelerating)
  }

  @Test("Content that shrinks in mid-drag makes it resist at the new edge, and go back there") func shrunkWhileDragging() {
    let world = ScrollTester()
    world.tester.down(200, 250, at: 0.1)
    world.tester.move(200, 200, at: 0.12)
    world.tester.run()
    world.scrollView.contentSize.height = 700
    world.tester.move(200, 198, at: 0.14)
    world.tester.run()
    #expect(world.y == 400 + RubberBand.shown(distance: 142, dimension: 300).roundedToPixel(scale: 2))
    world.tester.up(at: 0.8)
    world.tester.run(to: 3)
    #expect(world.y == 400)
  }

  @Test("Content that shrinks in mid-deceleration ends it inside the new range") func shrunkWhileDecelerating() {
    let world = ScrollTester()
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.5)
    world.scrollView.contentSize.height = 700
    world.tester.run(to: 5)
    #expect(world.y == 400)
    #expect(!world.scrollView.isDecelerating)
    #expect(world.log.count("didEndDecelerating") == 1)
  }

  @Test("Content that grows in mid-deceleration, before the edge, lets it go on") func grownWhileDecelerating() {
    let world = ScrollTester(offset: 1500)
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.3)
    world.scrollView.contentSize.height = 4000
    world.tester.run(to: 5)
    #expect(abs(world.y - (1590 + 0.499 * 990)) <= 1)
  }

  @Test("A list that grows whenever its end comes near never bounces") func endlessContent() {
    let world = ScrollTester(offset: 1600)
    world.log.onCall = { name, view in
      if name == "didScroll", view.contentOffset.y > view.contentSize.height - 350 { view.contentSize.height += 100 }
    }
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 5)
    #expect(abs(world.y - (1690 + 0.499 * 990)) <= 1)
    #expect(world.log.count("didEndDecelerating") == 1)
    #expect(zip(world.log.entries, world.log.entries.dropFirst()).allSatisfy { $0.offset.y <= $1.offset.y })
  }

  @Test("A content size set again in mid-bounce changes nothing of its way") func unchangedBounce() {
    let offsets = [false, true].map { touchesSize in
      let world = ScrollTester(offset: 150)
      world.fling(from: 100, by: 100, at: 0.1)
      world.tester.run(to: 0.4)
      if touchesSize { world.scrollView.contentSize.height = 2100 }
      world.tester.run(to: 4)
      return world.log.entries.map { "\($0.name) \($0.offset.y)" }
    }
    #expect(offsets[0] == offsets[1])
  }

  @Test("Content that shrinks at rest pulls the offset back at once") func shrunkAtRest() {
    let world = ScrollTester()
    world.scrollView.contentSize.height = 700
    #expect(world.y == 400)
  }
}
