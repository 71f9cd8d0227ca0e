import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// The content, the insets or the view itself change in between.
extension ScrollInterruptionTests {
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
    #expect(world.y == -60)
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
}
