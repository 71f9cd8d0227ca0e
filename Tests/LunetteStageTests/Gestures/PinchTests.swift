import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 8, pinch. Not tests of ours: FLK's begin at the second touch-down (G-161, P!) and its scale of 2.0
/// without a hysteresis (G-162, P! and F), which contradict the reported 8 pt.
@Suite struct PinchTests {
  private let tester = TouchTester()
  private let pinch = UIPinchGestureRecognizer()
  private let view: RecorderView
  /// "state scale" at each action, the scale with three digits.
  private let seen = Journal()

  init() {
    view = tester.view()
    tester.add(pinch, "pinch", to: view)
    let seen = seen
    pinch.addTarget { seen.note("\($0.state) \(String(format: "%.3f", Double(($0 as! UIPinchGestureRecognizer).scale)))") }
  }

  private func landTwo() {
    tester.down(100, 100, at: 0, finger: 1)
    tester.down(200, 100, at: 0, finger: 2)
  }

  private func lift(at time: TimeInterval) {
    tester.up(at: time, finger: 1)
    tester.up(at: time, finger: 2)
    tester.run()
    #expect(pinch.state == .possible && pinch.scale == 1 && pinch.velocity == 0)
  }

  @Test("G-160 one finger is no pinch") func oneFinger() {
    tester.down(100, 100, at: 0)
    tester.move(150, 100, at: 0.1)
    tester.run()
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    tester.up(at: 0.2)
    tester.run()
    #expect(seen.lines == [])
    #expect(tester.journal.lines == ["V began 1", "V moved 1", "V ended 1"])
  }

  @Test("G-161 a change of 5 pt is no pinch", arguments: [205, 195] as [CGFloat]) func small(x: CGFloat) {
    landTwo()
    tester.move(x, 100, at: 0.1, finger: 2)
    tester.run()
    #expect(pinch.state == .possible)
    lift(at: 0.2)
    #expect(seen.lines == [])
  }

  @Test("G-162 the hysteresis is taken off the scale", arguments: [(300, "1.852"), (220, "1.111"), (150, "0.543")] as [(CGFloat, String)])
  func begins(x: CGFloat, scale: String) {
    landTwo()
    tester.move(x, 100, at: 0.1, finger: 2)
    lift(at: 0.2)
    #expect(seen.timedLines == ["0.100 began \(scale)", "0.200 ended \(scale)"])
  }

  @Test("the view's touches are cancelled at the begin") func cancelsTouches() {
    view.isMultipleTouchEnabled = true
    landTwo()
    tester.move(300, 100, at: 0.1, finger: 2)
    lift(at: 0.2)
    #expect(tester.journal.lines(startingWith: "V") == ["V began 2", "V cancelled 2"])
  }

  @Test("G-164 setting the scale rebases and starts the velocity anew") func setScale() {
    landTwo()
    tester.move(300, 100, at: 0.1, finger: 2)
    tester.run()
    #expect(pinch.velocity != 0)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    tester.move(400, 100, at: 0.2, finger: 2)
    tester.run()
    #expect(seen.lines.last == "changed 1.500")
    pinch.scale = 4
    tester.move(250, 100, at: 0.3, finger: 2)
    lift(at: 0.4)
    #expect(seen.lines.last == "ended 2.000")
  }

  @Test("G-165 one finger up and back: the scale goes on from its value") func pause() {
    landTwo()
    tester.move(308, 100, at: 0.1, finger: 2)
    tester.up(at: 0.2, finger: 2)
    tester.move(90, 100, at: 0.25, finger: 1)
    tester.run()
    #expect(seen.lines == ["began 1.926"])
    #expect(pinch.state == .began)
    tester.down(190, 100, at: 0.3, finger: 2)
    tester.run()
    #expect(seen.lines == ["began 1.926"])
    tester.move(240, 100, at: 0.4, finger: 2)
    tester.run()
    #expect(seen.lines.last == "changed 2.889")
    lift(at: 0.5)
    #expect(seen.lines.last == "ended 2.889")
  }

  @Test("G-166 fingers that move together don't pinch") func together() {
    landTwo()
    for step in 1...5 {
      tester.move(100 + 10 * CGFloat(step), 100, at: Double(step) * 0.1, finger: 1)
      tester.move(200 + 10 * CGFloat(step), 100, at: Double(step) * 0.1, finger: 2)
    }
    lift(at: 0.6)
    #expect(seen.lines == [])
  }

  @Test("a steady pinch reports its speed; after a rest there is none", arguments: [0.01, 1]) func velocity(rest: TimeInterval) {
    var speed = CGFloat.zero
    pinch.addTarget { speed = ($0 as! UIPinchGestureRecognizer).velocity }
    landTwo()
    for step in 1...10 { tester.move(200 + 10.8 * CGFloat(step), 100, at: Double(step) * 0.01, finger: 2) }
    lift(at: 0.1 + rest)
    // The reference moves from 100 to 108 pt at the begin; the samples before it fade.
    #expect(rest < 0.3 ? abs(speed - 10) < 0.1 : speed == 0)
  }

  @Test("cancelled touches cancel it") func cancelled() {
    landTwo()
    tester.move(300, 100, at: 0.1, finger: 2)
    tester.cancel(at: 0.2, finger: 1)
    tester.cancel(at: 0.2, finger: 2)
    tester.run()
    #expect(seen.lines == ["began 1.852", "cancelled 1.852"])
  }

  @Test("a third finger doesn't matter, until it takes the place of one that lifts") func thirdFinger() {
    landTwo()
    tester.move(308, 100, at: 0.1, finger: 2)
    tester.down(100, 200, at: 0.2, finger: 3)
    tester.move(100, 290, at: 0.3, finger: 3)
    tester.run()
    #expect(seen.lines == ["began 1.926"])
    #expect(pinch.numberOfTouches == 3)
    tester.up(at: 0.4, finger: 2)
    tester.move(100, 195, at: 0.5, finger: 3)
    tester.run()
    #expect(seen.lines == ["began 1.926", "changed 0.963"])
  }

  @Test("fingers on one point give no infinite scale") func onePoint() {
    tester.down(100, 100, at: 0, finger: 1)
    tester.down(100, 100, at: 0, finger: 2)
    tester.move(190, 100, at: 0.1, finger: 2)
    lift(at: 0.2)
    #expect(seen.lines == ["began 10.000", "ended 10.000"])
  }

  @Test("held back by a requirement it starts from 1") func heldBack() {
    let blocker = tester.add(ProbeRecognizer(), "blocker", to: view)
    pinch.require(toFail: blocker)
    var moves = 0
    blocker.onTouches = { probe, phase, _, _ in
      if phase == .moved { moves += 1 }
      if moves == 2 { probe.state = .failed }
    }
    landTwo()
    tester.move(250, 100, at: 0.1, finger: 2)
    tester.move(300, 100, at: 0.2, finger: 2)
    tester.move(400, 100, at: 0.3, finger: 2)
    tester.run()
    #expect(seen.timedLines.first == "0.200 began 1.000")
    #expect(seen.lines.last == "changed 1.500")
  }
}
