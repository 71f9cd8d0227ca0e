import Foundation
import LunetteKit
import TestSupport
import Testing

/// Indicators, the status bar, nested scroll views, the keyboard: all but the laws of motion.
@Suite struct ScrollSurroundingsTests {
  // MARK: Indicators

  @Test("They show while it moves and 0.4 s longer, as long as what is visible is of the whole") func indicators() throws {
    let world = ScrollTester(content: CGSize(width: 400, height: 1200), offset: 0)
    world.tester.run(to: 1)
    #expect(world.scrollView.verticalIndicatorFrame == nil)
    world.tester.down(200, 250, at: 1.1)
    world.tester.move(200, 240, at: 1.2)
    world.tester.move(200, 190, at: 1.3)
    world.tester.run()
    let frame = try #require(world.scrollView.verticalIndicatorFrame)
    #expect(frame.width == 2.5 && frame.maxX == 397)
    #expect(abs(frame.height - 294 / 4) < 1e-9)
    #expect(abs(frame.minY - world.y - (3 + (294 - 294 / 4) * 50 / 900)) < 1e-9)
    #expect(world.scrollView.horizontalIndicatorFrame == nil)
    world.tester.up(at: 1.9)
    world.tester.run(to: 2.3)
    #expect(world.scrollView.verticalIndicatorFrame == nil)
    world.scrollView.flashScrollIndicators()
    #expect(world.scrollView.verticalIndicatorFrame != nil)
    world.tester.run(to: 2.65)
    #expect(world.scrollView.verticalIndicatorFrame != nil)
    world.tester.run(to: 2.8)
    #expect(world.scrollView.verticalIndicatorFrame == nil)
  }

  @Test("They keep their insets, never get shorter than 36 pt inside, and shrink by what is past an edge") func indicatorLengths() throws {
    let world = ScrollTester(content: CGSize(width: 400, height: 40000), offset: 0)
    world.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, bottom: 20, right: 4)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 60, at: 0.12)
    world.tester.move(200, 61, at: 0.14)
    world.tester.run()
    #expect(try #require(world.scrollView.verticalIndicatorFrame).height == 36 + world.y)
    world.tester.move(200, 80, at: 0.16)
    world.tester.run()
    let frame = try #require(world.scrollView.verticalIndicatorFrame)
    #expect(frame.height == 36 + world.y && frame.minY - world.y == 53 && frame.maxX == 393)
    world.scrollView.showsVerticalScrollIndicator = false
    #expect(world.scrollView.verticalIndicatorFrame == nil)
  }

  // MARK: Status bar

  @Test("A tap on the status bar scrolls to the top in 0.3 s and says so") func scrollToTop() {
    let world = ScrollTester()
    #expect(world.tester.simulation.application.tapStatusBar())
    world.tester.run(to: 0.15)
    #expect(world.y > 0 && world.y < 500)
    world.tester.run(to: 1)
    #expect(world.y == 0 && world.log.names == ["shouldScrollToTop", "didScrollToTop"])
    world.log.clear()
    world.tester.simulation.application.tapStatusBar()
    #expect(world.log.names == ["shouldScrollToTop", "didScrollToTop"])
  }

  @Test("It asks the delegate, and means exactly one scroll view that can be seen") func scrollToTopRules() {
    let world = ScrollTester()
    let application = world.tester.simulation.application
    world.log.mayScrollToTop = false
    application.tapStatusBar()
    world.tester.run(to: 1)
    #expect(world.y == 500 && world.log.names == ["shouldScrollToTop"])
    world.log.mayScrollToTop = true
    let other = UIScrollView(frame: rect(0, 0, 100, 100))
    world.tester.window.addSubview(other)
    #expect(!application.tapStatusBar())
    for hide in [
      { other.isHidden = true }, { (other.isHidden, other.scrollsToTop) = (false, false) },
      {
        (other.scrollsToTop, other.frame.origin.x) = (true, 1000)
      },
    ] {
      hide()
      world.scrollView.contentOffset.y = 500
      #expect(application.tapStatusBar())
      world.tester.run(to: world.tester.simulation.time + 1)
      #expect(world.y == 0)
    }
    world.scrollView.scrollsToTop = false
    #expect(!application.tapStatusBar())
  }

  @Test("A finger stops the way to the top, which then isn't reached") func scrollToTopStopped() {
    let world = ScrollTester()
    world.tester.simulation.application.tapStatusBar()
    world.tester.tap(200, 100, at: 0.1)
    world.tester.run(to: 1)
    #expect(world.y > 0 && world.log.names == ["shouldScrollToTop"])
  }

  // MARK: Nesting

  private func nested(_ inner: UIScrollView, in world: ScrollTester) {
    world.scrollView.addSubview(inner)
    world.tester.runFrames(1)
  }

  @Test("At its edge an inner scroll view leaves the drag to the outer one, inside it keeps it") func innerEdge() {
    let world = ScrollTester(offset: 100)
    let inner = UIScrollView(frame: rect(0, 100, 400, 300))
    inner.contentSize = CGSize(width: 400, height: 900)
    nested(inner, in: world)
    world.tester.down(200, 100, at: 0.1)
    world.tester.move(200, 140, at: 0.12)
    world.tester.run()
    #expect(inner.contentOffset.y == 0 && world.y == 70)
    world.tester.up(at: 0.8)
    world.tester.down(200, 200, at: 1)
    world.tester.move(200, 160, at: 1.02)
    world.tester.run()
    #expect(inner.contentOffset.y == 30 && world.y == 70)
    world.tester.up(at: 1.8)
    world.tester.run(to: 2)
  }

  @Test("Where the outer one stands at its edge too, the inner one bounces") func bothAtTheEdge() {
    let world = ScrollTester(offset: 0)
    let inner = UIScrollView(frame: rect(0, 0, 400, 300))
    inner.contentSize = CGSize(width: 400, height: 900)
    nested(inner, in: world)
    world.tester.down(200, 100, at: 0.1)
    world.tester.move(200, 160, at: 0.12)
    world.tester.run()
    #expect(inner.contentOffset.y < 0 && world.y == 0)
  }

  @Test("Pages in pages: the inner one's last page hands over to the outer one") func nestedPages() {
    let world = ScrollTester(content: CGSize(width: 1200, height: 300), offset: 0)
    world.scrollView.isPagingEnabled = true
    let inner = UIScrollView(frame: rect(0, 0, 400, 300))
    inner.contentSize = CGSize(width: 800, height: 300)
    (inner.isPagingEnabled, inner.contentOffset) = (true, point(400, 0))
    nested(inner, in: world)
    world.tester.down(300, 100, at: 0.1)
    for step in 1...10 { world.tester.move(300 - 25 * CGFloat(step), 100, at: 0.1 + 0.01 * Double(step)) }
    world.tester.up(at: 0.208)
    world.tester.run(to: 3)
    #expect(inner.contentOffset.x == 400 && world.scrollView.contentOffset.x == 400)
  }

  // MARK: Others

  @Test("keyboardDismissMode onDrag sends the keyboard away when a drag begins") func dismissesKeyboard() {
    let world = ScrollTester()
    let field = UITextField(frame: rect(0, 500, 100, 30))
    world.scrollView.addSubview(field)
    _ = field.becomeFirstResponder()
    // A finger that lands on the keyboard doesn't scroll.
    let start = world.tester.simulation.keyboard.frame.minY - 20
    world.fling(from: start, by: -50, at: 0.1)
    world.tester.run(to: 0.5)
    #expect(field.isFirstResponder && start > 50)
    world.scrollView.keyboardDismissMode = .onDrag
    world.fling(from: start, by: -50, at: 1)
    world.tester.run(to: 1.3)
    #expect(!field.isFirstResponder)
  }

  @Test("The pan's delegate is the scroll view's own affair") func panDelegate() {
    let world = ScrollTester()
    let other = ProbeDelegate()
    world.scrollView.panGestureRecognizer.delegate = other
    #expect((world.tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
    #expect(world.scrollView.panGestureRecognizer.delegate === world.scrollView)
  }

  @Test("A target of the delegate counts when paging too, and on the axis that it changes only") func retargetedPage() {
    let world = ScrollTester(content: CGSize(width: 400, height: 3000), offset: 300)
    world.scrollView.isPagingEnabled = true
    world.log.retarget = point(0, 900)
    world.fling(from: 250, by: -60, at: 0.1)
    world.tester.run(to: 5)
    #expect(world.y == 900)
  }
}
