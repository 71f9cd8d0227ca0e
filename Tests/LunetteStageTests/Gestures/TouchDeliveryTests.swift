import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// docs/rules/cases/gestures.md, sections 2 and 3.
@Suite struct TouchDeliveryTests {
  @Test("G-020 places, times and phases of one finger") func oneFinger() {
    let tester = TouchTester()
    let view = tester.view("V", rect(100, 100, 100, 100))
    var seen: [String] = []
    view.onTouches = { phase, touches, _ in
      let touch = touches.first!
      let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
      seen.append("\(phase) \(touch.phase) \(now.x) \(now.y) from \(before.x) at \(touch.timestamp) \(touch.view === view)")
    }
    tester.down(150, 150, at: 1)
    tester.move(160, 155, at: 1.05)
    tester.up(at: 1.1)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V moved 1", "V ended 1"])
    #expect(
      seen == [
        "began began 50.0 50.0 from 50.0 at 1.0 true", "moved moved 60.0 55.0 from 50.0 at 1.05 true",
        "ended ended 60.0 55.0 from 60.0 at 1.1 true",
      ])
  }

  @Test("G-021 the view of the touch-down gets it all") func viewIsFixed() {
    let tester = TouchTester()
    let a = tester.view("A", rect(0, 0, 100, 100))
    tester.view("B", rect(100, 0, 100, 100))
    var views: [Bool] = []
    a.onTouches = { _, touches, _ in views.append(touches.first?.view === a) }
    tester.down(50, 50, at: 0.1)
    tester.move(150, 50, at: 0.15)
    tester.up(at: 0.2)
    tester.run()
    #expect(tester.journal.lines == ["A began 1", "A moved 1", "A ended 1"])
    #expect(views == [true, true, true])
  }

  @Test("G-022 location in the view and in the window") func locations() {
    let tester = TouchTester()
    let view = tester.view("V", rect(10, 10, 50, 50))
    var places: [CGPoint] = []
    view.onTouches = { phase, touches, _ in
      if phase == .began { places += [touches.first!.location(in: view), touches.first!.location(in: nil)] }
    }
    tester.tap(10, 10, at: 0.1)
    tester.tap(30, 30, at: 1)
    tester.run()
    #expect(places == [point(0, 0), point(10, 10), point(20, 20), point(30, 30)])
  }

  @Test("a plain view hands touches on to its superview") func forwarding() {
    let tester = TouchTester()
    tester.view().addSubview(UIView(frame: rect(10, 10, 50, 50)))
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("G-025 a touch that nobody takes arrives at the application's delegate") func applicationDelegate() {
    final class Delegate: UIResponder {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let tester = TouchTester()
    let delegate = tester.keep(Delegate())
    tester.simulation.application.delegate = delegate
    tester.window.addSubview(UIView(frame: rect(0, 0, 50, 50)))
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(delegate.began == 1)
  }

  @Test("G-026 without multiple touch the view gets the first finger only, its recognizer both") func singleTouch() {
    let tester = TouchTester()
    let view = tester.view()
    let probe = ProbeRecognizer()
    probe.journal = tester.journal
    tester.add(probe, "R", to: view)
    var all = 0
    view.onTouches = { phase, _, event in if phase == .began { all = event?.allTouches?.count ?? 0 } }
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(90, 50, at: 0.1, finger: 2)
    tester.up(at: 0.2, finger: 2)
    tester.up(at: 0.3, finger: 1)
    tester.run()
    #expect(all == 2)
    #expect(tester.journal.lines(startingWith: "R") == ["R began 2", "R ended 1", "R ended 1"])
    #expect(tester.journal.lines(startingWith: "V") == ["V began 1", "V ended 1"])
  }

  @Test("G-028 a finger that rests is stationary and not in the moved set") func stationary() {
    let tester = TouchTester()
    let view = tester.view()
    view.isMultipleTouchEnabled = true
    var phases: [UITouch.Phase] = []
    view.onTouches = { phase, _, event in if phase == .moved { phases = event!.touchesInOrder.map(\.phase) } }
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(90, 50, at: 0.1, finger: 2)
    tester.move(60, 50, at: 0.2, finger: 1)
    tester.move(90, 50, at: 0.2, finger: 2)
    tester.run()
    #expect(tester.journal.lines == ["V began 2", "V moved 1"])
    #expect(phases == [.moved, .stationary])
  }

  @Test("G-029 a second finger joins the running event") func oneEvent() {
    let tester = TouchTester()
    let view = tester.view()
    view.isMultipleTouchEnabled = true
    var events: Set<ObjectIdentifier> = []
    view.onTouches = { _, _, event in events.insert(ObjectIdentifier(event!)) }
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(90, 50, at: 0.2, finger: 2)
    tester.up(at: 0.3, finger: 1)
    tester.up(at: 0.3, finger: 2)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V began 1", "V ended 2"])
    #expect(events.count == 1)
  }

  @Test("G-030 an exclusive view and another don't track together", arguments: [true, false]) func exclusive(first: Bool) {
    let tester = TouchTester()
    let a = tester.view("A", rect(0, 0, 100, 100))
    let b = tester.view("B", rect(100, 0, 100, 100))
    (first ? a : b).isExclusiveTouch = true
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(150, 50, at: 0.2, finger: 2)
    tester.up(at: 0.3, finger: 2)
    tester.up(at: 0.4, finger: 1)
    tester.tap(150, 50, at: 0.5)
    tester.run()
    #expect(tester.journal.lines == ["A began 1", "A ended 1", "B began 1", "B ended 1"])
  }

  @Test("G-032 two views get their own calls with their own touches") func twoViews() {
    let tester = TouchTester()
    let views = [tester.view("A", rect(0, 0, 100, 100)), tester.view("B", rect(100, 0, 100, 100))]
    var counts: [Int] = []
    views[0].onTouches = { _, _, event in counts = views.map { event!.touches(for: $0)!.count } }
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(150, 50, at: 0.1, finger: 2)
    tester.run()
    #expect(tester.journal.lines == ["A began 1", "B began 1"])
    #expect(counts == [1, 1])
  }

  // MARK: Recognizer and view together

  private func twoFingerTap() -> TouchTester {
    let tester = TouchTester()
    let view = tester.view()
    view.isMultipleTouchEnabled = true
    tester.down(50, 50, at: 0.1, finger: 1)
    tester.down(90, 50, at: 0.1, finger: 2)
    tester.move(52, 50, at: 0.15, finger: 1)
    tester.move(92, 50, at: 0.15, finger: 2)
    tester.up(at: 0.2, finger: 1)
    tester.up(at: 0.25, finger: 2)
    return tester
  }

  @Test("G-040 Apple's sequence 1: recognized at the last lift") func sequence1() {
    let tester = twoFingerTap()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    tester.add(tap, "tap", to: tester.window.subviews[0])
    tester.run()
    #expect(tester.journal.timedLines == ["0.100 V began 2", "0.150 V moved 2", "0.250 V cancelled 2", "0.250 tap ended"])
  }

  @Test("G-041 Apple's sequence 2: failed at the last lift") func sequence2() {
    let tester = twoFingerTap()
    let probe = ProbeRecognizer()
    probe.journal = tester.journal
    var ends = 0
    probe.onTouches = { probe, phase, _, _ in
      if phase == .ended { ends += 1 }
      if ends == 2 { probe.state = .failed }
    }
    tester.add(probe, "R", to: tester.window.subviews[0])
    tester.run()
    #expect(tester.journal.lines(startingWith: "R") == ["R began 2", "R moved 2", "R ended 1", "R ended 1"])
    #expect(tester.journal.timedLines.filter { $0.contains("V") } == ["0.100 V began 2", "0.150 V moved 2", "0.250 V ended 2"])
  }

  @Test("G-042 Apple's sequence 3: begun in a move") func sequence3() {
    let tester = TouchTester()
    let view = tester.view()
    view.isMultipleTouchEnabled = true
    let pan = tester.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.minimumNumberOfTouches = 2
    for (index, x) in [0, 3, 20, 30].enumerated() {
      for finger in 1...2 {
        let place = point(CGFloat(50 * finger + x), 50)
        let time = 0.1 + Double(index) * 0.05
        if index == 0 { tester.down(place.x, 50, at: time, finger: finger) } else { tester.move(place.x, 50, at: time, finger: finger) }
      }
    }
    tester.up(at: 0.3, finger: 1)
    tester.up(at: 0.3, finger: 2)
    tester.run()
    #expect(
      tester.journal.timedLines == [
        "0.100 V began 2", "0.150 V moved 2", "0.200 V cancelled 2", "0.200 pan began", "0.250 pan changed", "0.300 pan ended",
      ])
  }

  @Test("Apple's sequence 4, G-044: a double tap on a view", arguments: [true, false]) func sequence4(delaysEnded: Bool) {
    let tester = TouchTester()
    let tap = tester.add(UITapGestureRecognizer(), "tap", to: tester.view())
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delaysEnded
    tester.tap(50, 50, at: 0.1)
    tester.tap(50, 50, at: 0.3)
    tester.run()
    let expected =
      delaysEnded
      ? ["0.100 V began 1", "0.300 V began 1", "0.350 V cancelled 2", "0.350 tap ended"]
      : ["0.100 V began 1", "0.150 V ended 1", "0.300 V began 1", "0.350 V cancelled 1", "0.350 tap ended"]
    #expect(tester.journal.timedLines == expected)
  }

  @Test("G-045 the end of a single tap comes when the double tap has failed") func heldEnd() {
    let tester = TouchTester()
    tester.add(UITapGestureRecognizer(), "tap", to: tester.view()).numberOfTapsRequired = 2
    tester.tap(50, 50, at: 0.1)
    tester.run(to: 1)
    #expect(tester.journal.timedLines == ["0.100 V began 1", "0.500 V ended 1"])
  }

  @Test("G-046 delaysTouchesBegan and a recognition: the view hears nothing") func delayedBegan() {
    let tester = TouchTester()
    tester.add(UITapGestureRecognizer(), "tap", to: tester.view()).delaysTouchesBegan = true
    tester.tap(50, 50, at: 0.1)
    tester.run(to: 2)
    #expect(tester.journal.lines == ["tap ended"])
  }

  @Test("delaysTouchesBegan and a failure: the view hears all, late and in order") func delayedAndReleased() {
    let tester = TouchTester()
    let view = tester.view()
    tester.add(UITapGestureRecognizer(), "tap", to: view).delaysTouchesBegan = true
    var places: [CGFloat] = []
    view.onTouches = { _, touches, _ in places.append(touches.first!.location(in: view).x) }
    tester.down(50, 50, at: 0.1)
    tester.move(60, 50, at: 0.2)
    tester.move(150, 50, at: 0.3)
    tester.up(at: 0.4)
    tester.run()
    #expect(tester.journal.timedLines == ["0.300 V began 1", "0.300 V moved 1", "0.300 V moved 1", "0.400 V ended 1"])
    #expect(places == [50, 60, 150, 150])
  }

  @Test("G-048 a tap: began, then cancelled") func tapCancelsTouches() {
    let tester = TouchTester()
    tester.add(UITapGestureRecognizer(), "tap", to: tester.view())
    tester.tap(50, 50, at: 0.1)
    tester.run(to: 1)
    #expect(tester.journal.timedLines == ["0.100 V began 1", "0.150 V cancelled 1", "0.150 tap ended"])
  }

  @Test("G-049, G-050 cancelsTouchesInView", arguments: [false, true]) func cancelsTouches(cancels: Bool) {
    let tester = TouchTester()
    tester.add(UIPanGestureRecognizer(), "pan", to: tester.view()).cancelsTouchesInView = cancels
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.up(at: 0.1)
    tester.run()
    #expect(
      tester.journal.lines(startingWith: "V") == (cancels ? ["V began 1", "V cancelled 1"] : ["V began 1", "V moved 1", "V ended 1"]))
    #expect(tester.journal.lines(startingWith: "pan") == ["pan began", "pan ended"])
  }

  @Test("G-052 a control whose own pan begins is cancelled") func controlWithPan() {
    let tester = TouchTester()
    let control = UIControl(frame: rect(0, 0, 300, 300))
    tester.window.addSubview(control)
    for (name, event) in UIControl.Event.named { control.addAction(for: event) { _, _ in tester.journal.note(name) } }
    tester.add(UIPanGestureRecognizer(), "pan", to: control) { _ in tester.journal.note("tracking \(control.isTracking)") }
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.up(at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["touchDown", "touchCancel", "pan began", "tracking false", "pan ended", "tracking false"])
  }

  @Test("G-053 an ignored touch goes to the view as if the recognizer were not there") func ignored() {
    let tester = TouchTester()
    let view = tester.view()
    let probe = tester.add(ProbeRecognizer(), "R", to: view)
    probe.delaysTouchesBegan = true
    probe.onTouches = { probe, phase, touches, event in if phase == .began { probe.ignore(touches.first!, for: event) } }
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.up(at: 0.1)
    tester.run()
    #expect(tester.journal.timedLines == ["0.000 V began 1", "0.050 V moved 1", "0.100 V ended 1"])
    #expect(probe.state == .possible)
    #expect(probe.gestureTouches.isEmpty)
  }

  @Test func cancelAllEndsEveryTouch() {
    let tester = TouchTester()
    tester.view()
    tester.down(100, 100, at: 0)
    tester.move(120, 100, at: 0.5)
    tester.run(to: 0.1)
    tester.simulation.input.cancelAll(at: 0.2)
    tester.run(to: 1)
    #expect(tester.journal.lines == ["V began 1", "V cancelled 1"])
    #expect(tester.simulation.input.activeTouches.isEmpty)
  }

  @Test func touchGoesOnToAViewThatLeftTheWindow() {
    let tester = TouchTester()
    let view = tester.view()
    view.onTouches = { phase, _, _ in if phase == .began { view.removeFromSuperview() } }
    tester.down(100, 100, at: 0)
    tester.move(120, 100, at: 0.05)
    tester.up(at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V moved 1", "V ended 1"])
  }
}
