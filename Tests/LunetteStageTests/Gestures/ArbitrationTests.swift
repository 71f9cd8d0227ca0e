import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// docs/rules/cases/gestures.md, section 10, and docs/rules/gestures.md, section 3, as far as taps, pans and custom recognizers show it.
@Suite struct ArbitrationTests {
  let tester = TouchTester()
  func add(_ name: String, taps: Int = 1, to view: UIView) -> UITapGestureRecognizer {
    let tap = tester.add(UITapGestureRecognizer(), name, to: view)
    tap.numberOfTapsRequired = taps
    return tap
  }
  var actions: [String] { tester.journal.timedLines.filter { !$0.contains(" V ") && !$0.contains(" W ") } }

  @Test("G-190, G-192 taps on a view and on its superview: only the inner one", arguments: [false, true]) func nested(asked: Bool) {
    let view = tester.view()
    let (outer, inner) = (add("outer", to: view), add("inner", to: tester.view("W", rect(0, 0, 100, 100), in: view)))
    let delegate = tester.keep(ProbeDelegate())
    if asked { (outer.delegate, inner.delegate) = (delegate, delegate) }
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(actions == ["0.150 inner ended"])
    #expect(delegate.asked.contains("together") == asked)
  }

  @Test("G-193 shouldBegin no: no action, asked once, the view gets all") func shouldBegin() {
    let delegate = tester.keep(ProbeDelegate())
    delegate.begins = false
    add("tap", to: tester.view()).delegate = delegate
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V ended 1"])
    #expect(delegate.asked.filter { $0 == "shouldBegin" }.count == 1)
  }

  @Test("a pan that may not begin is asked once only") func shouldBeginOfPan() {
    let delegate = tester.keep(ProbeDelegate())
    delegate.begins = false
    tester.add(UIPanGestureRecognizer(), "pan", to: tester.view()).delegate = delegate
    tester.down(20, 20, at: 0.1)
    for step in 1...5 { tester.move(20 + 15 * CGFloat(step), 20, at: 0.1 + Double(step) * 0.02) }
    tester.up(at: 0.3)
    tester.run()
    #expect(actions == [])
    #expect(delegate.asked == ["shouldReceive", "shouldBegin"])
    #expect(tester.journal.lines.last == "V ended 1")
  }

  @Test("G-194 shouldReceive no: it hears nothing, the touches reach the view") func shouldReceive() {
    let delegate = tester.keep(ProbeDelegate())
    delegate.receives = false
    let tap = add("tap", to: tester.view())
    tap.delegate = delegate
    tap.delaysTouchesBegan = true
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(tester.journal.timedLines == ["0.100 V began 1", "0.150 V ended 1"])
    #expect(delegate.asked == ["shouldReceive"])
  }

  @Test("G-196, G-197, G-198 a single tap that waits for the double tap") func singleWaits() {
    let view = tester.view()
    let (double, single) = (add("double", taps: 2, to: view), add("single", to: view))
    single.require(toFail: double)
    tester.tap(20, 20, at: 0)
    tester.run(to: 2)
    #expect(actions == ["0.400 single ended"])
    tester.tap(20, 20, at: 3)
    tester.tap(20, 20, at: 3.2)
    tester.run(to: 5)
    #expect(Array(actions.dropFirst()) == ["3.250 double ended"])
    tester.tap(20, 20, at: 6)
    tester.tap(20, 20, at: 6.6)
    tester.run(to: 9)
    #expect(Array(actions.dropFirst(2)) == ["6.400 single ended", "7.000 single ended"])
  }

  @Test(
    "single and double tap without a requirement: the single fires at the first lift, the double at the second",
    arguments: [true, false])
  func singleAndDouble(singleFirst: Bool) {
    let view = tester.view()
    if singleFirst {
      _ = (add("single", to: view), add("double", taps: 2, to: view))
    } else {
      _ = (add("double", taps: 2, to: view), add("single", to: view))
    }
    tester.tap(20, 20, at: 0)
    tester.tap(20, 20, at: 0.2)
    tester.run(to: 2)
    #expect(actions == ["0.050 single ended", "0.250 double ended"])
  }

  @Test("a single tap doesn't wait for a double tap that may not begin") func doubleRefused() {
    let view = tester.view()
    let (_, double) = (add("single", to: view), add("double", taps: 2, to: view))
    let delegate = tester.keep(ProbeDelegate())
    delegate.begins = false
    double.delegate = delegate
    tester.tap(20, 20, at: 0)
    tester.tap(20, 20, at: 0.2)
    tester.run(to: 2)
    #expect(actions == ["0.050 single ended", "0.250 single ended"])
  }

  @Test("an action that asks for a state again and again doesn't hang the event") func endlessWishes() {
    let probe = tester.add(ProbeRecognizer(), "R", to: tester.view()) { $0.state = .changed }
    probe.onTouches = { probe, phase, _, _ in probe.state = phase == .ended ? .ended : .began }
    tester.down(20, 20, at: 0.01)
    tester.run()
    #expect(actions.count > 1 && actions.count < 200)
    tester.up(at: 0.1)
    tester.run()
    #expect(actions.last == "0.100 R ended")
    #expect(probe.state == .possible)
  }

  @Test("three that prevent each other in a circle: nobody waits for ever") func circle() {
    final class Beats: UIGestureRecognizer {
      weak var prey: UIGestureRecognizer?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other === prey }
    }
    let view = tester.view()
    let three = ["rock", "paper", "scissors"].map { tester.add(Beats(), $0, to: view) }
    (three[0].prey, three[1].prey, three[2].prey) = (three[2], three[0], three[1])
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    // Only scissors could prevent paper, and rock has prevented scissors.
    #expect(actions == ["0.050 rock ended", "0.050 paper ended"])
    #expect(three.allSatisfy { $0.state == .possible && $0.wishes.isEmpty })
  }

  @Test("G-210 a single tap can't prevent a double tap: after the first lift it is still possible") func singleCantPrevent() {
    let view = tester.view()
    _ = add("single", to: view)
    let double = add("double", taps: 2, to: view)
    tester.tap(20, 20, at: 0)
    tester.run()
    #expect(actions == ["0.050 single ended"])
    #expect(double.state == .possible && double.waitsForMore)
  }

  @Test("who has ignored all its touches starts anew at the next ones") func ignoresAll() {
    let press = tester.add(UILongPressGestureRecognizer(), "press", to: tester.view())
    tester.down(20, 20, at: 0.1)
    tester.run()
    press.ignore(press.gestureTouches[0])
    tester.up(at: 1)
    tester.run(to: 2)
    #expect(actions == [])
    tester.down(20, 20, at: 3)
    tester.up(at: 4)
    tester.run(to: 5)
    #expect(actions == ["3.500 press began", "4.000 press ended"])
  }

  @Test("G-200 a requirement on a recognizer without touches doesn't hold back") func idleRequirement() {
    let view = tester.view()
    let elsewhere = add("elsewhere", taps: 2, to: tester.view("W", rect(300, 200, 50, 50)))
    add("tap", to: view).require(toFail: elsewhere)
    tester.tap(20, 20, at: 0.1)
    tester.run()
    #expect(actions == ["0.150 tap ended"])
  }

  @Test("G-201 of two overlapping siblings only the front one's pan acts") func siblings() {
    tester.add(UIPanGestureRecognizer(), "back", to: tester.view("V", rect(0, 0, 100, 100)))
    tester.add(UIPanGestureRecognizer(), "front", to: tester.view("W", rect(50, 0, 100, 100)))
    tester.down(70, 50, at: 0.1)
    tester.move(100, 50, at: 0.2)
    tester.up(at: 0.3)
    tester.run()
    #expect(actions == ["0.200 front began", "0.300 front ended"])
  }

  @Test("G-202 pans on a view and on its superview: only the inner one begins") func nestedPans() {
    let view = tester.view()
    tester.add(UIPanGestureRecognizer(), "outer", to: view)
    tester.add(UIPanGestureRecognizer(), "inner", to: tester.view("W", rect(0, 0, 100, 100), in: view))
    tester.down(20, 20, at: 0.1)
    tester.move(50, 20, at: 0.2)
    tester.up(at: 0.3)
    tester.run()
    #expect(actions == ["0.200 inner began", "0.300 inner ended"])
  }

  /// The pairs of docs/rules/gestures.md 3.2, points 4 and 5.
  @Test("G-204, G-205 canPrevent, canBePrevented and the delegates decide", arguments: 0..<16) func exclusion(bits: Int) {
    let (prevent, prevented, mine, others) = (bits & 1 == 0, bits & 2 == 0, bits & 4 != 0, bits & 8 != 0)
    let view = tester.view()
    let first = tester.add(ProbeRecognizer(), "first", to: view)
    let second = tester.add(ProbeRecognizer(), "second", to: view)
    let (firstDelegate, secondDelegate) = (tester.keep(ProbeDelegate()), tester.keep(ProbeDelegate()))
    (first.delegate, second.delegate) = (firstDelegate, secondDelegate)
    (firstDelegate.together, secondDelegate.together) = (mine, others)
    (first.mayPrevent, second.mayBePrevented) = (prevent, prevented)
    // The second recognizer may never prevent, so only the first one's permission to prevent counts.
    second.mayPrevent = false
    first.onTouches = { probe, phase, _, _ in if phase == .moved { probe.state = .began } }
    second.onTouches = { probe, phase, _, _ in if phase == .ended { probe.state = .ended } }
    tester.down(20, 20, at: 0.1)
    tester.move(30, 20, at: 0.2)
    tester.up(at: 0.3)
    tester.run()
    #expect(actions.contains("0.300 second ended") == !(prevent && prevented && !mine && !others))
    #expect(actions.first == "0.200 first began")
  }

  @Test("unrelated views don't exclude each other") func unrelated() {
    // A recognizer of one branch gets no touch of the other: two fingers, two pans.
    tester.add(UIPanGestureRecognizer(), "left", to: tester.view("V", rect(0, 0, 100, 100)))
    tester.add(UIPanGestureRecognizer(), "right", to: tester.view("W", rect(100, 0, 100, 100)))
    for finger in 1...2 {
      tester.down(100 * CGFloat(finger) - 50, 50, at: 0.1, finger: finger)
      tester.move(100 * CGFloat(finger) - 20, 50, at: 0.2, finger: finger)
    }
    tester.run()
    #expect(actions == ["0.200 left began", "0.200 right began"])
  }

  @Test("G-206 a single tap on a button isn't the superview's; a double tap is") func button() {
    let view = tester.view()
    let button = UIButton(frame: rect(10, 10, 100, 40))
    button.addAction(for: .touchUpInside) { [tester] _, _ in tester.journal.note("button") }
    view.addSubview(button)
    let tap = add("tap", to: view)
    tester.tap(50, 30, at: 0.1)
    tester.run(to: 1)
    #expect(tester.journal.lines == ["button"])
    tap.numberOfTapsRequired = 2
    tester.tap(50, 30, at: 2)
    tester.tap(50, 30, at: 2.2)
    tester.run(to: 4)
    #expect(tester.journal.lines.filter { $0 == "tap ended" }.count == 1)
  }

  @Test("G-209 a tap recognizer on the button itself goes first") func tapOnButton() {
    let button = UIButton(frame: rect(10, 10, 100, 40))
    tester.window.addSubview(button)
    for (name, event) in UIControl.Event.named { button.addAction(for: event) { [tester] _, _ in tester.journal.note(name) } }
    _ = add("tap", to: button)
    tester.tap(50, 30, at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["touchDown", "touchCancel", "tap ended"])
  }

  @Test("G-210 a single tap can't prevent a double tap, but the other way round") func tapsPrevent() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UITapGestureRecognizer()))
    double.numberOfTouchesRequired = 2
    #expect(single.canPrevent(double))
    #expect(single.canPrevent(UIPanGestureRecognizer()))
  }

  @Test("a pan excludes a tap that could still come") func panExcludesTap() {
    let view = tester.view()
    _ = add("tap", to: view)
    tester.add(UIPanGestureRecognizer(), "pan", to: view)
    tester.down(20, 20, at: 0)
    tester.move(35, 20, at: 0.05)
    tester.up(at: 0.1)
    tester.run(to: 1)
    #expect(actions == ["0.050 pan began", "0.100 pan ended"])
  }

  @Test("G-212 failed during changed reads cancelled") func failedAfterBegin() {
    let probe = tester.add(ProbeRecognizer(), "R", to: tester.view())
    var moves = 0
    probe.onTouches = { probe, phase, _, _ in
      guard phase == .moved else { return }
      moves += 1
      probe.state = [.began, .changed, .failed, .changed][moves - 1]
    }
    tester.down(20, 20, at: 0)
    for step in 1...4 { tester.move(20 + 5 * CGFloat(step), 20, at: Double(step) * 0.1) }
    tester.up(at: 0.5)
    tester.run()
    #expect(actions == ["0.100 R began", "0.200 R changed", "0.300 R cancelled"])
    #expect(moves == 3)
    #expect(probe.resets == 1)
  }

  @Test("G-213 recognized twice in one gesture: one action") func recognizedTwice() {
    let probe = tester.add(ProbeRecognizer(), "R", to: tester.view())
    probe.onTouches = { probe, _, _, _ in
      probe.state = .recognized
      probe.state = .recognized
    }
    tester.down(20, 20, at: 0)
    tester.up(at: 0.1)
    tester.run()
    #expect(actions == ["0.000 R ended"])
  }

  // MARK: Targets and views

  @Test("targets are called in the order of addition; a removed one no more") func targets() {
    let tap = add("first", to: tester.view())
    let token = tap.addTarget { [tester] _ in tester.journal.note("second") }
    tap.addTarget { [tester] _ in tester.journal.note("third") }
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    tap.removeTarget(token)
    tester.tap(20, 20, at: 2)
    tester.run(to: 3)
    #expect(tester.journal.lines.filter { !$0.hasPrefix("V") } == ["first ended", "second", "third", "first ended", "third"])
  }

  @Test("a recognizer belongs to one view") func oneView() {
    let (v, w) = (tester.view(), tester.view("W"))
    let tap = add("tap", to: v)
    w.addGestureRecognizer(tap)
    #expect(tap.view === w)
    #expect(v.gestureRecognizers == nil)
    #expect(w.gestureRecognizers?.count == 1)
    w.addGestureRecognizer(tap)
    #expect(w.gestureRecognizers?.count == 1)
    w.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test("actions come in the event, before the view's touches") func actionTiming() {
    let tap = add("tap", to: tester.view())
    tap.cancelsTouchesInView = false
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    #expect(tester.journal.timedLines == ["0.000 V began 1", "0.050 tap ended", "0.050 V ended 1"])
  }
}
