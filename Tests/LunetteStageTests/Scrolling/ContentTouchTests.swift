import Foundation
import LunetteKit
import TestSupport
import Testing

/// Touches on the content of a scroll view. Source: docs/rules/gestures.md 6
@Suite struct ContentTouchTests {
  private let world = ScrollTester()
  private let content: RecorderView

  init() { content = world.tester.view("V", rect(0, 0, 400, 2000), in: world.scrollView) }

  private var journal: Journal { world.tester.journal }

  @Test("Content gets its touch 0.15 s after it landed") func delayed() {
    world.tester.down(200, 150, at: 0.1)
    world.tester.run(to: 0.23)
    #expect(journal.lines == [])
    world.tester.run(to: 0.26)
    #expect(journal.timedLines == ["0.250 V began 1"])
    world.tester.up(at: 0.4)
    world.tester.run()
    #expect(journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("A tap shorter than the delay is given whole") func shortTap() {
    world.tester.tap(200, 150, at: 0.1)
    world.tester.run(to: 0.4)
    #expect(journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("A drag within the delay is never heard by the content") func dragFirst() {
    world.fling(from: 200, by: -60, at: 0.1)
    world.tester.run(to: 1)
    #expect(journal.lines == [])
    #expect(world.y > 540)
  }

  @Test("A drag after the delay cancels the content's touch") func dragLater() {
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 120, at: 0.4)
    world.tester.up(at: 0.9)
    world.tester.run()
    #expect(journal.lines == ["V began 1", "V cancelled 1"])
    #expect(journal.timedLines[1] == "0.400 V cancelled 1")
    #expect(world.y == 520)
  }

  @Test("delaysContentTouches = false gives it at once") func undelayed() {
    world.scrollView.delaysContentTouches = false
    world.tester.down(200, 150, at: 0.1)
    world.tester.run()
    #expect(journal.timedLines == ["0.100 V began 1"])
  }

  @Test("canCancelContentTouches = false leaves the content its touch and does not scroll") func noCancel() {
    world.scrollView.canCancelContentTouches = false
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 100, at: 0.4)
    world.tester.up(at: 0.5)
    world.tester.run()
    #expect(journal.lines == ["V began 1", "V moved 1", "V ended 1"])
    #expect(world.y == 500)
  }

  @Test("A touch that stops a deceleration is not given to the content") func catching() {
    world.fling(from: 200, by: -60, at: 0.1)
    world.tester.run(to: 0.4)
    #expect(world.scrollView.isDecelerating)
    world.tester.down(200, 150, at: 0.41)
    world.tester.up(at: 0.8)
    world.tester.run(to: 1)
    #expect(journal.lines == [])
    world.tester.tap(200, 150, at: 1.1)
    world.tester.run(to: 1.4)
    #expect(journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("A control keeps its touch when the drag begins after it got it") func control() {
    let button = UIControl(frame: rect(0, 600, 400, 100))
    world.scrollView.addSubview(button)
    world.tester.down(200, 150, at: 0.1)
    world.tester.run(to: 0.3)
    #expect(button.isTracking)
    world.tester.move(200, 120, at: 0.4)
    world.tester.run()
    #expect(button.isTracking && world.y == 500 && !world.scrollView.isDragging)
    world.tester.up(at: 0.5)
    world.tester.run()
    #expect(!button.isTracking)
  }

  @Test("A drag that begins before a control got its touch scrolls") func controlTooLate() {
    let button = UIControl(frame: rect(0, 600, 400, 100))
    world.scrollView.addSubview(button)
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 120, at: 0.2)
    world.tester.run()
    #expect(!button.isTracking && world.y == 520)
  }

  @Test("A touch on the scroll view's own ground goes to it without delay") func ownGround() {
    content.removeFromSuperview()
    world.tester.down(200, 150, at: 0.1)
    world.tester.run()
    #expect(world.scrollView.isTracking)
  }

  @Test("A movement along an axis that can't scroll gives the content its touch at once") func otherAxis() {
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(215, 150, at: 0.12)
    world.tester.run()
    #expect(journal.lines.first == "V began 1")
    #expect(journal.entries.allSatisfy { $0.time < 0.13 })
  }

  @Test("touchesShouldBegin = false: the content hears nothing, the view scrolls") func refusedBegin() {
    final class Refusing: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let scrollView = Refusing(frame: rect(0, 0, 400, 300))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    world.tester.window.addSubview(scrollView)
    world.tester.view("W", rect(0, 0, 400, 1000), in: scrollView)
    world.tester.down(200, 150, at: 0.1)
    world.tester.move(200, 120, at: 0.4)
    world.tester.up(at: 0.9)
    world.tester.run()
    #expect(journal.lines == [] && scrollView.contentOffset.y == 20)
  }

  @Test("touchesShouldCancel = true lets a drag take the touch from a control") func cancellingControl() {
    final class Cancelling: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let scrollView = Cancelling(frame: rect(0, 0, 400, 300))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    world.tester.window.addSubview(scrollView)
    let button = UIControl(frame: rect(0, 100, 400, 100))
    scrollView.addSubview(button)
    world.tester.down(200, 150, at: 0.1)
    world.tester.run(to: 0.3)
    #expect(button.isTracking)
    world.tester.move(200, 120, at: 0.4)
    world.tester.run()
    #expect(!button.isTracking && scrollView.contentOffset.y == 20)
  }

  @Test("Of nested scroll views the one that can scroll that way scrolls, the inner first") func nested() {
    content.removeFromSuperview()
    let inner = UIScrollView(frame: rect(0, 500, 400, 300))
    inner.contentSize = CGSize(width: 1000, height: 300)
    world.scrollView.addSubview(inner)
    func drag(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      world.tester.down(200, 150, at: time)
      world.tester.move(200 + x, 150 + y, at: time + 0.02)
      world.tester.up(at: time + 0.5)
      world.tester.run()
    }
    drag(-40, 0, at: 0.1)
    #expect(inner.contentOffset == point(30, 0) && world.y == 500)
    drag(0, -40, at: 1)
    #expect(inner.contentOffset == point(30, 0) && world.y == 530)
    inner.contentSize.height = 1000
    drag(0, -40, at: 2)
    #expect(inner.contentOffset == point(30, 30) && world.y == 530)
  }
}
