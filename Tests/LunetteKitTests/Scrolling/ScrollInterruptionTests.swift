import Foundation
import Testing

@testable import LunetteKit

/// What happens when something comes in between: each case by name. Source: issue 4, item 3; decisions in docs/scrolling.md
@Suite struct ScrollInterruptionTests {
  private let world = ScrollTester()
  private var view: UIScrollView { world.scrollView }
  private var tester: TouchTester { world.tester }

  /// A finger that has dragged by 40 and stays: the offset is 540.
  private func startDrag() {
    tester.down(200, 250, at: 0.1)
    tester.move(200, 200, at: 0.12)
    tester.run()
    #expect(world.y == 540)
  }

  private func startFling() {
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 0.5)
    #expect(view.isDecelerating)
  }

  private func expectRest() {
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

  @Test("Content put elsewhere under the finger is dragged on from there") func recentredDrag() {
    startDrag()
    view.contentOffset.y = 1200
    tester.move(200, 190, at: 0.14)
    tester.run()
    #expect(world.y == 1210 && view.isDragging)
  }

  @Test("Content put elsewhere in a deceleration goes on from there as fast as it was") func recentredDeceleration() {
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

  // MARK: Content and insets

  @Test("An inset that changes in mid-drag moves the edge, not the content") func insetInMidDrag() {
    startDrag()
    view.contentInset.top = 100
    #expect(world.y == 540)
    tester.move(200, 250 + 520, at: 0.14)
    tester.run()
    #expect(world.y == -30)
    tester.up(at: 0.9)
    tester.run(to: 2)
    #expect(world.y == -30)
  }

  @Test("An inset that changes in mid-deceleration moves the edge that it comes to") func insetInMidDeceleration() {
    view.contentOffset.y = 1300
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 0.3)
    view.contentInset.bottom = 50
    tester.run(to: 5)
    #expect(world.y == 1750)
    expectRest()
  }

  @Test("An inset that changes in mid-bounce is where the bounce ends") func insetInMidBounce() {
    view.contentOffset.y = 0
    tester.down(200, 50, at: 0.1)
    tester.move(200, 250, at: 0.2)
    tester.up(at: 0.21)
    tester.run(to: 0.26)
    #expect(world.y < -20)
    view.contentInset.top = 60
    tester.run(to: 2)
    #expect(world.y == -60 || world.y == 0)
    expectRest()
  }

  @Test("Content that grows under a bounce lets the content go on") func grownUnderBounce() {
    view.contentOffset.y = 1600
    world.fling(from: 250, by: -150, at: 0.1)
    var farthest: CGFloat = 0
    while farthest < 1720 {
      tester.runFrames(1)
      farthest = max(farthest, world.y)
    }
    view.contentSize.height = 9000
    tester.run(to: 5)
    #expect(world.y > farthest + 100)
    expectRest()
  }

  @Test("A table reloaded in mid-drag with fewer rows resists at its new end and goes back there") func reloadInMidDrag() {
    let table = TableTester.long(100)
    let start = table.table.contentOffset.y
    let tester = table.tester
    tester.down(100, 250, at: 1)
    tester.move(100, 150, at: 1.02)
    tester.run()
    #expect(table.table.contentOffset.y == start + 90)
    table.rows = [["a", "b"]]
    table.table.reloadData()
    tester.move(100, 149, at: 1.04)
    tester.run()
    #expect(table.table.contentOffset.y > 0 && table.table.contentOffset.y < 91)
    tester.up(at: 1.5)
    tester.run(to: 3)
    #expect(table.table.contentOffset.y == 0 && !table.table.isDragging)
  }

  @Test("Rows that leave in an animated batch bring the offset back, and didScroll is told outside the animation") func batchClamp() {
    let table = TableTester.long(40)
    table.table.contentOffset.y = 40 * 44 - table.table.bounds.height
    table.tester.runFrames(1)
    let marker = UIView(frame: rect(0, 0, 10, 10))
    table.table.addSubview(marker)
    let log = MovingDelegate(marker)
    table.table.delegate = log
    table.rows = [Array(table.rows[0].prefix(20))]
    table.table.deleteRows(at: (20..<40).map { path($0) }, with: .fade)
    #expect(log.calls >= 1)
    #expect(marker.frame.minX == 50 && marker.layer.animations.isEmpty)
  }

  private final class MovingDelegate: UITableViewDelegate {
    let view: UIView
    var calls = 0
    init(_ view: UIView) { self.view = view }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      view.frame.origin.x = 50
    }
  }

  // MARK: The view goes

  @Test("Taken out in mid-drag it ends the drag at once, inside the legal offsets") func removedInMidDrag() {
    view.contentOffset.y = 0
    world.log.clear()
    tester.down(200, 50, at: 0.1)
    tester.move(200, 200, at: 0.12)
    tester.run()
    view.removeFromSuperview()
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging at rest"])
    expectRest()
    tester.up(at: 0.3)
    tester.run(to: 1)
    #expect(world.log.count("didEndDragging at rest") == 1)
  }

  @Test("Its superview taken out in mid-deceleration, it has ended") func ancestorRemoved() {
    let box = UIView(frame: rect(0, 0, 400, 300))
    tester.window.addSubview(box)
    box.addSubview(view)
    startFling()
    box.removeFromSuperview()
    #expect(world.log.names.suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
    expectRest()
    let place = world.y
    tester.window.addSubview(box)
    tester.run(to: 1)
    #expect(world.y == place)
  }

  @Test("Taken out in mid-bounce it stands at the edge") func removedInMidBounce() {
    view.contentOffset.y = 0
    tester.down(200, 50, at: 0.1)
    tester.move(200, 250, at: 0.2)
    tester.up(at: 0.21)
    tester.run(to: 0.26)
    #expect(world.y < -20)
    view.removeFromSuperview()
    #expect(world.y == 0)
    expectRest()
  }

  @Test("Taken out under an animated offset, that has ended") func removedUnderAnimation() {
    view.setContentOffset(point(0, 900), animated: true)
    tester.run(to: 0.15)
    view.removeFromSuperview()
    #expect(world.log.names == ["didEndScrollingAnimation"])
    expectRest()
  }

  @Test(
    "A delegate that takes the view out in any callback leaves nothing running",
    arguments: [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
    ])
  func removedByDelegate(callback: String) {
    world.log.onCall = { name, view in if name == callback { view.removeFromSuperview() } }
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 3)
    expectRest()
    #expect(world.log.count("willBeginDragging") == 1)
    #expect(world.log.names.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    #expect(world.log.count("willBeginDecelerating") == world.log.count("didEndDecelerating"))
    #expect(tester.simulation.displayLinks.active.isEmpty)
  }

  @Test("Hidden in mid-drag it is dragged on") func hidden() {
    startDrag()
    view.isHidden = true
    tester.move(200, 180, at: 0.14)
    tester.up(at: 0.9)
    tester.run(to: 2)
    #expect(world.y == 560)
    expectRest()
  }

  @Test("isScrollEnabled = false ends a drag, without speed; a deceleration goes on") func disabled() {
    startDrag()
    view.isScrollEnabled = false
    #expect(world.log.names == ["willBeginDragging", "willEndDragging", "didEndDragging at rest"])
    tester.move(200, 100, at: 0.14)
    tester.up(at: 0.15)
    tester.run(to: 1)
    #expect(world.y == 540)
    expectRest()
    view.isScrollEnabled = true
    world.fling(from: 250, by: -100, at: 1.1)
    tester.run(to: 1.3)
    view.isScrollEnabled = false
    tester.run(to: 5)
    #expect(abs(world.y - (630 + 0.499 * 990)) <= 1)
  }

  // MARK: The screen turns

  @Test("A view that gets another size in mid-drag is dragged on, against its new edges") func turnedInMidDrag() {
    view.contentOffset.y = 1650
    startDragFrom1650()
    view.frame = rect(0, 0, 300, 400)
    tester.move(200, 190, at: 0.14)
    tester.run()
    // 50 pt past the old start of 1650 would be 1700; the last legal offset is now 1600.
    #expect(world.y == 1600 + RubberBand.shown(distance: 100, dimension: 400).roundedToPixel(scale: 2))
    tester.up(at: 0.9)
    tester.run(to: 2)
    #expect(world.y == 1600)
    expectRest()
  }

  private func startDragFrom1650() {
    tester.down(200, 250, at: 0.1)
    tester.move(200, 200, at: 0.12)
    tester.run()
    #expect(world.y == 1690)
  }

  @Test("A view that gets another size at rest, in mid-deceleration and under an animated offset ends inside its new range")
  func turnedOtherwise() {
    view.contentOffset.y = 1700
    view.frame.size.height = 400
    #expect(world.y == 1600)
    view.frame.size.height = 300
    view.contentOffset.y = 1400
    world.fling(from: 250, by: -100, at: 0.1)
    tester.run(to: 0.25)
    view.frame.size.height = 400
    tester.run(to: 5)
    #expect(world.y == 1600)
    view.contentOffset.y = 0
    view.setContentOffset(point(0, 1600), animated: true)
    tester.run(to: 5.1)
    view.frame.size.height = 500
    tester.run(to: 6)
    #expect(world.y == 1500)
    expectRest()
  }

  @Test("A deceleration to a page goes to the same page of the new size") func turnedWhilePaging() {
    let world = ScrollTester(content: CGSize(width: 400, height: 3000), offset: 300)
    world.scrollView.isPagingEnabled = true
    world.fling(from: 250, by: -60, at: 0.1)
    world.tester.run(to: 0.25)
    #expect(world.scrollView.isDecelerating)
    world.scrollView.frame.size.height = 250
    world.tester.run(to: 4)
    #expect(world.y == 500)
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
