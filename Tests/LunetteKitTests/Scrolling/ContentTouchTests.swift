import Foundation
import Testing

@testable import LunetteKit

/// Touches on the content of a scroll view. Source: gestures.md 6
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
}
