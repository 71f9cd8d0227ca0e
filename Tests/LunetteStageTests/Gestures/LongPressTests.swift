import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 5, and docs/rules/gestures.md 3.2 for the tap and the long press.
@Suite struct LongPressTests {
  private let tester = TouchTester()
  private let press = UILongPressGestureRecognizer()
  private let view: RecorderView

  init() {
    view = tester.view()
    tester.add(press, "press", to: view)
  }

  /// The actions that came, with their times.
  private func actions(until time: TimeInterval = 5) -> [String] {
    tester.run(to: time)
    #expect(press.state == .possible)
    return tester.journal.timedLines.filter { !$0.contains(" V ") }
  }

  @Test("a fresh one has Apple's defaults") func defaults() {
    let fresh = UILongPressGestureRecognizer()
    #expect(fresh.numberOfTapsRequired == 0 && fresh.numberOfTouchesRequired == 1)
    #expect(fresh.minimumPressDuration == 0.5 && fresh.allowableMovement == 10)
  }

  @Test("G-080 it begins by itself after half a second") func beginsByItself() {
    tester.down(50, 50, at: 0)
    tester.run(to: 0.3)
    #expect(press.state == .possible)
    tester.run(to: 0.51)
    #expect(press.state == .began)
    tester.move(60, 50, at: 0.6)
    tester.up(at: 0.7)
    #expect(actions() == ["0.500 press began", "0.600 press changed", "0.700 press ended"])
    #expect(tester.journal.lines(startingWith: "V") == ["V began 1", "V cancelled 1"])
  }

  @Test("G-081 a short touch is no press, also not later") func short() {
    tester.down(50, 50, at: 0)
    tester.up(at: 0.2)
    #expect(actions() == [])
    #expect(tester.journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("G-082 a finger that moves too far before it begins", arguments: [9, 10, 11, 30] as [CGFloat]) func moves(distance: CGFloat) {
    tester.down(50, 50, at: 1)
    tester.move(50 + distance, 50, at: 1.2)
    tester.up(at: 2.1)
    #expect(actions() == (distance <= 10 ? ["1.500 press began", "2.100 press ended"] : []))
  }

  @Test("allowableMovement and minimumPressDuration are its own limits") func ownLimits() {
    (press.allowableMovement, press.minimumPressDuration) = (40, 1)
    tester.down(50, 50, at: 0)
    tester.move(85, 50, at: 0.5)
    tester.up(at: 1.5)
    #expect(actions() == ["1.000 press began", "1.500 press ended"])
  }

  @Test("G-084 after the begin there is no limit") func movesLater() {
    tester.down(50, 50, at: 0)
    tester.move(250, 50, at: 0.6)
    tester.up(at: 0.7)
    #expect(actions() == ["0.500 press began", "0.600 press changed", "0.700 press ended"])
  }

  @Test("G-085 a late lift comes after the begin") func lateLift() {
    tester.down(50, 50, at: 0)
    tester.up(at: 0.8)
    #expect(actions() == ["0.500 press began", "0.800 press ended"])
  }

  @Test("G-086 disabled after the begin: cancelled") func disabled() {
    tester.down(50, 50, at: 0)
    tester.run(to: 0.6)
    press.isEnabled = false
    tester.up(at: 0.8)
    #expect(actions().map { String($0.dropFirst(6)) } == ["press began", "press cancelled"])
  }

  @Test("disabled before the begin: its time-out doesn't come") func disabledBefore() {
    tester.down(50, 50, at: 0)
    tester.run(to: 0.3)
    press.isEnabled = false
    tester.up(at: 0.8)
    #expect(actions() == [])
  }

  @Test("G-088 a second finger before the begin is too many") func tooMany() {
    tester.down(50, 50, at: 0, finger: 1)
    tester.down(90, 50, at: 0.2, finger: 2)
    tester.up(at: 1, finger: 1)
    tester.up(at: 1, finger: 2)
    #expect(actions() == [])
  }

  @Test("G-089 a second finger after the begin doesn't matter") func tooManyLater() {
    var places: [CGPoint] = []
    press.addTarget { places.append($0.location(in: nil)) }
    tester.down(50, 50, at: 0, finger: 1)
    tester.down(90, 50, at: 0.7, finger: 2)
    tester.move(200, 50, at: 0.8, finger: 2)
    tester.up(at: 0.9, finger: 1)
    tester.up(at: 1, finger: 2)
    #expect(actions() == ["0.500 press began", "0.900 press ended"])
    #expect(places == [point(50, 50), point(50, 50)])
  }

  @Test("G-090 with no duration it begins at touch-down") func atOnce() {
    press.minimumPressDuration = 0
    tester.down(50, 50, at: 0.1)
    tester.up(at: 0.2)
    #expect(actions() == ["0.100 press began", "0.200 press ended"])
  }

  @Test("G-092 a tap and a long press on one view: one of them, by the time of the lift", arguments: [0.2, 0.65]) func withTap(
    lift: TimeInterval
  ) {
    tester.add(UITapGestureRecognizer(), "tap", to: view)
    tester.down(50, 50, at: 0)
    tester.up(at: lift)
    #expect(actions() == (lift < 0.5 ? ["0.200 tap ended"] : ["0.500 press began", "0.650 press ended"]))
  }

  @Test("two fingers: the time counts from the second") func twoFingers() {
    press.numberOfTouchesRequired = 2
    var places: [CGPoint] = []
    press.addTarget { places.append($0.location(in: nil)) }
    tester.down(50, 50, at: 0, finger: 1)
    tester.down(90, 50, at: 0.3, finger: 2)
    tester.up(at: 1, finger: 2)
    tester.up(at: 1.1, finger: 1)
    #expect(actions() == ["0.800 press began", "1.000 press ended"])
    #expect(places == [point(70, 50), point(70, 50)])
  }

  @Test("one finger is too few for a press of two") func tooFew() {
    press.numberOfTouchesRequired = 2
    tester.down(50, 50, at: 0)
    tester.up(at: 2)
    #expect(actions() == [])
  }

  @Test("cancelled touches: cancelled after the begin, nothing before", arguments: [0.2, 0.7]) func cancelled(time: TimeInterval) {
    tester.down(50, 50, at: 0)
    tester.cancel(at: time)
    #expect(actions() == (time < 0.5 ? [] : ["0.500 press began", "0.700 press cancelled"]))
  }

  @Test("with a tap before: tap, then hold", arguments: [0.2, 0.4]) func tapThenHold(gap: TimeInterval) {
    press.numberOfTapsRequired = 1
    tester.tap(50, 50, at: 0)
    tester.down(50, 50, at: 0.05 + gap)
    tester.up(at: 2)
    #expect(actions() == (gap < 0.35 ? ["0.750 press began", "2.000 press ended"] : []))
  }

  @Test("with a tap before: a hold alone, or a tap of too few fingers, is nothing") func tapMissing() {
    press.numberOfTapsRequired = 1
    tester.down(50, 50, at: 0)
    tester.up(at: 1)
    press.numberOfTouchesRequired = 2
    tester.tap(50, 50, at: 2)
    for finger in 1...2 {
      tester.down(50 * CGFloat(finger), 50, at: 2.2, finger: finger)
      tester.up(at: 3.5, finger: finger)
    }
    #expect(actions() == [])
  }

  /// docs/rules/gestures.md 3.2: a tap prevents a long press only when that needs fewer taps than the tap.
  @Test("a tap doesn't prevent a press that follows a tap", arguments: [0, 1]) func tapPrevents(taps: Int) {
    let tap = tester.add(UITapGestureRecognizer(), "tap", to: view)
    press.numberOfTapsRequired = taps
    #expect(tap.canPrevent(press) == (taps == 0))
    tester.tap(50, 50, at: 0)
    tester.down(50, 50, at: 0.2)
    tester.up(at: 1)
    #expect(actions() == ["0.050 tap ended", "0.700 press began", "1.000 press ended"])
  }

  @Test("a press can't prevent one that needs more taps") func pressPrevents() {
    let later = UILongPressGestureRecognizer()
    later.numberOfTapsRequired = 1
    #expect(!press.canPrevent(later) && later.canPrevent(press))
    #expect(press.canPrevent(UITapGestureRecognizer()))
  }

  @Test("location(ofTouch:) is that of each finger of the press") func locationOfTouch() {
    tester.down(50, 50, at: 0)
    tester.run(to: 0.6)
    #expect(press.numberOfTouches == 1)
    #expect(press.location(ofTouch: 0, in: nil) == point(50, 50))
    _ = press.location(ofTouch: 1, in: nil)
    #expect((tester.simulation.takeFault() as? UIException)?.name == .range)
  }
}
