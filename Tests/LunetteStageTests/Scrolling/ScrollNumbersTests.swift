import Foundation
import LunetteKit
import TestSupport
import Testing

/// Sizes and offsets at the ends of what an app may set.
@Suite struct ScrollNumbersTests {
  @Test("Ten million points: a fling near the end is as precise as one at the start") func farAway() throws {
    let ends = try [CGFloat(5000), 9_990_000].map { start in
      let world = ScrollTester(content: CGSize(width: 400, height: 1e7), offset: start)
      world.fling(from: 250, by: -100, at: 0.1)
      world.tester.run(to: 6)
      return (world.y - start, try #require(world.log.first("willEndDragging")).target.y - start)
    }
    #expect(abs(ends[0].0 - ends[1].0) < 0.001)
    #expect(abs(ends[0].1 - ends[1].1) < 0.001)
  }

  @Test("A million offset changes lose nothing") func millionChanges() {
    let world = ScrollTester(content: CGSize(width: 400, height: 1e7), offset: 0)
    world.scrollView.delegate = nil
    for index in 1...500_000 { world.scrollView.contentOffset.y = CGFloat(index) * 18.5 }
    #expect(world.y == 9_250_000)
    for _ in 1...500_000 { world.scrollView.contentOffset.y -= 18.5 }
    #expect(abs(world.y) < 0.001)
  }

  @Test("A finger at the end of all numbers leaves a finite offset, which comes back", arguments: [1e12, 1e300, 1.7e308] as [CGFloat])
  func farFinger(place: CGFloat) {
    for sign in [-1, 1] as [CGFloat] {
      let world = ScrollTester()
      world.tester.down(200, 150, at: 0.1)
      world.tester.move(200, 150 + sign * 20, at: 0.12)
      world.tester.move(200, sign * place, at: 0.14)
      world.tester.run()
      #expect(world.y >= -300 && world.y <= 2000)
      world.tester.up(at: 0.148)
      world.tester.run(to: 12)
      #expect(world.y == (sign > 0 ? 0 : 1700))
      #expect(world.log.entries.allSatisfy { $0.offset.y.isFinite && $0.velocity.y.isFinite && $0.target.y.isFinite })
    }
  }

  @Test("The fastest fling that there can be finds the edge in front of it", arguments: [1e5, 1e7, 1e20] as [CGFloat])
  func fastestFling(speed: CGFloat) throws {
    let motion = ScrollMotion(offset: 500, velocity: speed, range: 0...1700)
    #expect(abs(try #require(motion.crossingTime) - 1200 / speed) < 0.02 * 1200 / speed)
    #expect(motion.target == 1700)
  }

  @Test("Content without size, or with a negative one, can't be scrolled", arguments: [0, -1, -500, -1e7] as [CGFloat])
  func noContent(height: CGFloat) {
    let world = ScrollTester(content: CGSize(width: height, height: height), offset: 0)
    world.fling(from: 200, by: -100, at: 0.1)
    world.tester.run(to: 1)
    #expect(world.scrollView.contentOffset == .zero && world.log.entries.isEmpty)
    world.scrollView.alwaysBounceVertical = true
    world.fling(from: 200, by: -100, at: 1.1)
    world.tester.run(to: 3)
    #expect(world.y == 0 && world.log.names.last == "didEndDecelerating")
  }

  @Test("A view without size holds its content where it is") func noSize() {
    let world = ScrollTester()
    world.scrollView.isPagingEnabled = true
    world.scrollView.frame.size = .zero
    world.scrollView.setContentOffset(point(0, 700), animated: true)
    world.tester.run(to: 1)
    #expect(world.y == 700)
    world.scrollView.scrollRectToVisible(rect(0, 0, 10, 10), animated: false)
    #expect(world.y == 0)
  }

  @Test("Insets larger than the view leave one legal offset", arguments: [1e6, 400] as [CGFloat]) func hugeInsets(inset: CGFloat) {
    let world = ScrollTester(content: CGSize(width: 400, height: 100), offset: 0)
    world.scrollView.contentInset = UIEdgeInsets(top: inset, bottom: -inset)
    #expect(world.y == -inset && world.scrollView.legalOffsets.y == -inset...(-inset))
  }

  @Test("Numbers that aren't finite are faults that name them and change nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(value: CGFloat) {
    let world = ScrollTester()
    let view = world.scrollView
    let content = UIView(frame: rect(0, 0, 400, 2000))
    view.addSubview(content)
    (world.log.zoomView, view.maximumZoomScale) = (content, 4)
    let attempts: [(String, () -> Void)] = [
      ("contentOffset", { view.contentOffset.y = value }),
      ("contentOffset", { view.setContentOffset(point(value, 0), animated: true) }),
      ("contentSize", { view.contentSize.width = value }),
      ("contentInset", { view.contentInset.left = value }),
      ("scrollIndicatorInsets", { view.scrollIndicatorInsets = UIEdgeInsets(top: value) }),
      ("rect", { view.scrollRectToVisible(rect(0, value, 10, 10), animated: false) }),
      ("rect", { view.zoom(to: rect(0, 0, value, 10), animated: true) }),
      ("zoomScale", { view.zoomScale = value }),
      ("minimumZoomScale", { view.minimumZoomScale = value }),
      ("maximumZoomScale", { view.maximumZoomScale = value }),
    ]
    for (name, attempt) in attempts {
      attempt()
      let fault = world.tester.simulation.takeFault() as? UIException
      #expect(fault?.name == .invalidArgument)
      #expect(fault?.description.contains(name) == true)
    }
    #expect(world.y == 500 && view.contentSize == CGSize(width: 400, height: 2000) && view.contentInset == .zero)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 4)
    #expect(world.log.entries.isEmpty)
  }
}
