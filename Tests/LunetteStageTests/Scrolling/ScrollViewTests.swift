import Foundation
import LunetteKit
import TestSupport
import Testing

/// A scroll view of 400 x 300 at 2x with content of 400 x 2000, at offset 500.
final class ScrollTester {
  let tester = TouchTester()
  let scrollView = UIScrollView(frame: rect(0, 0, 400, 300))
  let log = ScrollLog()

  init(content: CGSize = CGSize(width: 400, height: 2000), offset: CGFloat = 500) {
    scrollView.contentSize = content
    scrollView.contentOffset.y = offset
    scrollView.delegate = log
    tester.window.addSubview(scrollView)
    tester.simulation.runFrame()
    log.clear()
  }

  var y: CGFloat { scrollView.contentOffset.y }

  /// Drags a finger evenly from `start` by `way` in steps of 10 ms and lifts it 8 ms after the last.
  func fling(from start: CGFloat, by way: CGFloat, steps: Int = 10, at time: TimeInterval) {
    tester.down(200, start, at: time)
    for step in 1...steps { tester.move(200, start + way * CGFloat(step) / CGFloat(steps), at: time + 0.01 * Double(step)) }
    tester.up(at: time + 0.01 * Double(steps) + 0.008)
  }
}

/// docs/rules/scrolling.md, "Dragging", and the parts of "Insets" that a drag shows.
@Suite struct DraggingTests {
  @Test("Less than 10 pt scroll nothing; the 10 pt stay subtracted", arguments: [-1, 1] as [CGFloat])
  func hysteresis(sign: CGFloat) {
    let world = ScrollTester()
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 150 + sign * 9.5, at: 0.12)
    world.tester.run()
    #expect(world.log.entries.isEmpty && !world.scrollView.isDragging)
    #expect(world.scrollView.isTracking)
    world.tester.move(200, 150 + sign * 12, at: 0.14)
    world.tester.run()
    #expect(world.y == 500 - sign * 2)
    #expect(world.scrollView.isDragging)
    world.tester.move(200, 150 + sign * 60, at: 0.16)
    world.tester.move(200, 150 + sign * 10, at: 0.18)
    world.tester.run()
    #expect(world.y == 500)
  }

  @Test("Only an axis that can scroll begins a drag and moves") func axes() {
    let world = ScrollTester()
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(300, 155, at: 0.12)
    world.tester.run()
    #expect(world.log.entries.isEmpty)
    world.tester.move(320, 170, at: 0.14)
    world.tester.run()
    #expect(world.scrollView.contentOffset == point(0, 490))
  }

  @Test("Both axes follow where both can scroll") func bothAxes() {
    let world = ScrollTester(content: CGSize(width: 1000, height: 1000), offset: 100)
    world.scrollView.contentOffset.x = 100
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(180, 150, at: 0.12)
    world.tester.move(170, 130, at: 0.14)
    world.tester.run()
    #expect(world.scrollView.contentOffset == point(120, 120))
  }

  @Test("Content that fits does not scroll, unless it always bounces") func alwaysBounce() {
    let world = ScrollTester(content: CGSize(width: 400, height: 300), offset: 0)
    world.fling(from: 100, by: 100, at: 0.1)
    world.tester.run()
    #expect(world.log.entries.isEmpty)
    world.scrollView.alwaysBounceVertical = true
    world.tester.down(200, 100, at: 0.4)
    world.tester.move(200, 210, at: 0.42)
    world.tester.run()
    #expect(world.y == -RubberBand.shown(distance: 100, dimension: 300).roundedToPixel(scale: 2))
    world.tester.move(300, 210, at: 0.44)
    world.tester.run()
    #expect(world.scrollView.contentOffset.x == 0)
    world.scrollView.alwaysBounceHorizontal = true
    world.tester.up(at: 0.46)
    world.tester.run(to: 2)
    #expect(world.y == 0)
  }

  @Test("alwaysBounce does nothing where bounces is false") func alwaysBounceNeedsBounces() {
    let world = ScrollTester(content: CGSize(width: 400, height: 300), offset: 0)
    (world.scrollView.alwaysBounceVertical, world.scrollView.bounces) = (true, false)
    world.fling(from: 100, by: 100, at: 0.1)
    world.tester.run()
    #expect(world.log.entries.isEmpty)
  }

  @Test("Past an edge it shows d * dim * 0.55 / (dim + 0.55 d), rounded to pixels", arguments: [10, 60, 150] as [CGFloat])
  func rubberBand(pull: CGFloat) {
    let world = ScrollTester(offset: 0)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 60 + pull, at: 0.12)
    world.tester.run()
    let shown = pull * 300 * 0.55 / (300 + 0.55 * pull)
    #expect(abs(world.y + shown) <= 0.25)
    #expect((world.y * 2).rounded() == world.y * 2)
    // The finger's way back restores the offset: past the edge no movement is lost.
    world.tester.move(200, 50, at: 0.14)
    world.tester.run()
    #expect(world.y == 10)
  }

  @Test("bounces = false stops at the edge, in a drag and in a fling") func noBounce() {
    let world = ScrollTester(offset: 20)
    world.scrollView.bounces = false
    world.fling(from: 50, by: 200, at: 0.1)
    world.tester.run()
    #expect(world.y == 0)
    world.scrollView.contentOffset.y = 100
    world.log.clear()
    world.fling(from: 50, by: 60, at: 0.5)
    world.tester.run(to: 3)
    #expect(world.y == 0)
    #expect(world.log.entries.allSatisfy { $0.offset.y >= 0 })
    #expect(world.log.names.last == "didEndDecelerating")
  }

  @Test("The legal offsets include the insets") func insets() {
    let world = ScrollTester(offset: 0)
    world.scrollView.contentInset = UIEdgeInsets(top: 64, bottom: 30)
    #expect(world.y == -64)
    #expect(world.scrollView.legalOffsets.y == -64...1730)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 70, at: 0.12)
    world.tester.run()
    #expect(world.y == -64 - RubberBand.shown(distance: 10, dimension: 300).roundedToPixel(scale: 2))
    world.tester.up(at: 0.5)
    world.tester.run(to: 2)
    #expect(world.y == -64)
  }

  @Test("isScrollEnabled = false hears no drag") func disabled() {
    let world = ScrollTester()
    world.scrollView.isScrollEnabled = false
    world.fling(from: 200, by: -100, at: 0.1)
    world.tester.run()
    #expect(world.log.entries.isEmpty && world.y == 500)
  }

  @Test("NaN and infinite offsets are faults and change nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func badOffset(value: CGFloat) {
    let world = ScrollTester()
    for animated in [false, true] {
      world.scrollView.setContentOffset(CGPoint(x: 0, y: value), animated: animated)
      let fault = world.tester.simulation.takeFault() as? UIException
      #expect(fault?.name == .invalidArgument)
      #expect(world.y == 500)
    }
    #expect(world.log.entries.isEmpty)
  }

  @Test("Ten million points of content keep the pixel") func precision() {
    let world = ScrollTester(content: CGSize(width: 400, height: 1e7 + 1000), offset: 1e7 - 1000)
    let start = world.y
    world.tester.down(200, 200, at: 0.1)
    for step in 1...40 {
      world.tester.move(200, 200 - 2.5 * CGFloat(step), at: 0.1 + 0.02 * Double(step))
      world.tester.run()
      #expect(world.y == start + max(0, 2.5 * CGFloat(step) - 10))
    }
    world.tester.up(at: 1.5)
    world.tester.run(to: 2)
    #expect(world.y == start + 90)
  }

  @Test("Insets that aren't finite are faults and change nothing") func badInsets() {
    let world = ScrollTester()
    for inset in [UIEdgeInsets(top: .nan), UIEdgeInsets(left: .infinity), UIEdgeInsets(bottom: -.infinity)] {
      world.scrollView.contentInset = inset
      #expect((world.tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
      #expect(world.scrollView.contentInset == .zero && world.y == 500)
    }
  }

  @Test("Content sizes that aren't finite are faults and change nothing", arguments: [CGFloat.nan, .infinity])
  func badContentSize(value: CGFloat) {
    let world = ScrollTester()
    world.scrollView.contentSize.height = value
    #expect((world.tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
    #expect(world.scrollView.contentSize.height == 2000 && world.y == 500)
  }

  @Test("A second finger makes no jump, nor does the first one's lift") func secondFinger() {
    let world = ScrollTester()
    world.tester.down(200, 200, at: 0.1)
    world.tester.move(200, 170, at: 0.12)
    world.tester.run()
    world.tester.down(100, 50, at: 0.14, finger: 2)
    world.tester.run()
    #expect(world.y == 520)
    world.tester.up(at: 0.16)
    world.tester.run()
    #expect(world.y == 520 && world.scrollView.isDragging)
    world.tester.move(100, 30, at: 0.2, finger: 2)
    world.tester.run()
    #expect(world.y == 540)
  }

  @Test("A delegate that holds the offset in didScroll wins over the finger") func heldByDelegate() {
    let world = ScrollTester(offset: 20)
    world.log.onCall = { name, view in if name == "didScroll", view.contentOffset.y < 0 { view.contentOffset.y = 0 } }
    world.fling(from: 50, by: 200, at: 0.1)
    world.tester.run(to: 3)
    #expect(world.y == 0 && !world.scrollView.isDragging && !world.scrollView.isDecelerating)
  }
}
