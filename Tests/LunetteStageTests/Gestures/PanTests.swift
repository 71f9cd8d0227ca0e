import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 6.
@Suite struct PanTests {
  private let tester = TouchTester()
  private let pan = UIPanGestureRecognizer()
  private let view: RecorderView
  /// "state x y" of the translation at each action.
  private let seen = Journal()

  init() {
    view = tester.view()
    tester.add(pan, "pan", to: view)
    let seen = seen
    pan.addTarget { sender in
      let moved = (sender as! UIPanGestureRecognizer).translation(in: nil)
      seen.note("\(sender.state) \(formatted(moved.x)) \(formatted(moved.y))")
    }
  }

  @Test("G-100 the hysteresis is taken off the axis that crossed") func hysteresis() {
    tester.down(100, 100, at: 0)
    tester.move(105, 100, at: 0.05)
    tester.run()
    #expect(pan.state == .possible)
    tester.move(120, 100, at: 0.1)
    tester.move(140, 110, at: 0.15)
    tester.run()
    #expect(seen.lines == ["began 10 0", "changed 30 10"])
    #expect(seen.timedLines[0] == "0.100 began 10 0")
  }

  @Test("G-101 setTranslation rebases") func rebase() {
    tester.down(100, 100, at: 0)
    tester.move(105, 100, at: 0.05)
    tester.move(120, 100, at: 0.1)
    tester.move(140, 110, at: 0.15)
    tester.run()
    pan.setTranslation(.zero, in: nil)
    tester.move(150, 110, at: 0.2)
    tester.up(at: 0.25)
    tester.run()
    #expect(seen.lines == ["began 10 0", "changed 30 10", "changed 10 0", "ended 10 0"])
    #expect(pan.state == .possible)
  }

  @Test("G-102 steps of 3 pt begin at 12 with 2") func smallSteps() {
    tester.down(100, 200, at: 0)
    for step in 1...7 { tester.move(100, 200 - 3 * CGFloat(step), at: Double(step) * 0.016) }
    tester.run()
    #expect(seen.lines == ["began 0 -2", "changed 0 -5", "changed 0 -8", "changed 0 -11"])
    #expect(seen.timedLines[0].hasPrefix("0.064"))
  }

  @Test("G-104 a first step of 24 begins with 14") func bigSteps() {
    tester.down(100, 0, at: 0)
    for step in 1...14 { tester.move(100, 24 * CGFloat(step), at: Double(step) * 0.016) }
    tester.run()
    #expect(seen.lines.first == "began 0 14")
    #expect(seen.lines.last == "changed 0 326")
    #expect(seen.lines.count == 14)
  }

  @Test("G-105 two points are no pan") func tinyMove() {
    tester.down(100, 100, at: 0)
    tester.move(102, 100, at: 0.05)
    tester.up(at: 0.1)
    tester.run()
    #expect(seen.lines.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("G-106 ten points on one axis begin, nine on both don't") func diagonal() {
    tester.down(100, 100, at: 0)
    tester.move(109, 109, at: 0.05)
    tester.run()
    #expect(seen.lines.isEmpty)
    tester.move(110, 109, at: 0.1)
    tester.run()
    #expect(seen.lines == ["began 0 0"])
  }

  @Test("a steady drag reports its speed, and a lift 8 ms later keeps it") func steadyVelocity() {
    var velocities: [CGPoint] = []
    pan.addTarget { velocities.append(($0 as! UIPanGestureRecognizer).velocity(in: nil)) }
    tester.down(100, 280, at: 0)
    for step in 1...20 { tester.move(100, 280 - 6 * CGFloat(step), at: Double(step) * 0.008) }
    tester.up(at: 0.168)
    tester.run()
    #expect(abs(velocities.last!.y + 750) < 1e-6)
    #expect(velocities.last!.x == 0)
  }

  @Test("G-108 after a long rest the velocity is 0") func rest() {
    var last = point(1, 1)
    pan.addTarget { last = ($0 as! UIPanGestureRecognizer).velocity(in: nil) }
    tester.down(100, 280, at: 0)
    for step in 1...20 { tester.move(100, 280 - 3 * CGFloat(step), at: Double(step) * 0.016) }
    for step in 21...40 { tester.move(100, 220, at: Double(step) * 0.016) }
    tester.up(at: 0.656)
    tester.run()
    #expect(last == .zero)
    #expect(seen.lines.last == "ended 0 -50")
    #expect(seen.lines.filter { $0.hasPrefix("changed") }.count == 16)
  }

  /// The case leaves it open; Lunette takes the blend of two samples (docs/rules/gestures.md 1.4, D). G-074 is about the insides of another
  /// implementation (P) and has no counterpart here.
  @Test("G-109 two steps of different speed are blended") func blend() {
    var last = point(0, 0)
    pan.addTarget { last = ($0 as! UIPanGestureRecognizer).velocity(in: nil) }
    tester.down(100, 100, at: 0)
    tester.move(105, 100, at: 0.05)
    tester.move(120, 100, at: 0.1)
    tester.run()
    #expect(abs(last.x - 140) < 1e-6)
  }

  @Test("G-110 the velocity has the drag's direction", arguments: [(30, 0), (-30, 0), (0, 30), (0, -30)] as [(CGFloat, CGFloat)])
  func direction(step: (CGFloat, CGFloat)) {
    var last = CGPoint.zero
    pan.addTarget { last = ($0 as! UIPanGestureRecognizer).velocity(in: nil) }
    tester.down(200, 150, at: 0)
    for index in 1...3 { tester.move(200 + step.0 * CGFloat(index) / 3, 150 + step.1 * CGFloat(index) / 3, at: Double(index) * 0.016) }
    tester.up(at: 0.06)
    tester.run()
    #expect(last.x * step.0 >= 0 && last.y * step.1 >= 0)
    #expect((last.x != 0) == (step.0 != 0) && (last.y != 0) == (step.1 != 0))
  }

  @Test("G-112 fingers that come and go don't make the translation jump") func fingers() {
    tester.down(100, 100, at: 0, finger: 1)
    tester.move(130, 100, at: 0.05, finger: 1)
    tester.down(300, 200, at: 0.1, finger: 2)
    tester.run()
    #expect(pan.translation(in: nil) == point(20, 0))
    tester.move(140, 100, at: 0.15, finger: 1)
    tester.move(310, 200, at: 0.15, finger: 2)
    tester.run()
    #expect(pan.translation(in: nil) == point(30, 0))
    tester.up(at: 0.2, finger: 1)
    tester.run()
    #expect(pan.translation(in: nil) == point(30, 0))
    #expect(pan.state == .changed)
    tester.move(315, 200, at: 0.25, finger: 2)
    tester.run()
    #expect(pan.translation(in: nil) == point(35, 0))
    tester.up(at: 0.3, finger: 2)
    tester.run()
    #expect(seen.lines.last == "ended 35 0")
  }

  @Test("G-113 too many fingers before the begin: no pan") func tooMany() {
    pan.maximumNumberOfTouches = 1
    tester.down(100, 100, at: 0, finger: 1)
    tester.down(150, 100, at: 0, finger: 2)
    tester.move(130, 100, at: 0.05, finger: 1)
    tester.move(180, 100, at: 0.05, finger: 2)
    tester.up(at: 0.1, finger: 1)
    tester.up(at: 0.1, finger: 2)
    tester.run()
    #expect(seen.lines.isEmpty)
  }

  @Test("G-113 too many fingers after the begin: the extra one is ignored") func tooManyLater() {
    pan.maximumNumberOfTouches = 1
    tester.down(100, 100, at: 0, finger: 1)
    tester.move(130, 100, at: 0.05, finger: 1)
    tester.down(200, 100, at: 0.1, finger: 2)
    tester.move(260, 160, at: 0.15, finger: 2)
    tester.move(140, 100, at: 0.2, finger: 1)
    tester.up(at: 0.25, finger: 1)
    tester.up(at: 0.3, finger: 2)
    tester.run()
    #expect(seen.lines == ["began 20 0", "changed 30 0", "ended 30 0"])
  }

  @Test("minimumNumberOfTouches counts at the begin") func minimum() {
    pan.minimumNumberOfTouches = 2
    tester.down(100, 100, at: 0, finger: 1)
    tester.move(150, 100, at: 0.05, finger: 1)
    tester.run()
    #expect(seen.lines.isEmpty)
    tester.down(200, 100, at: 0.1, finger: 2)
    tester.move(170, 100, at: 0.15, finger: 1)
    tester.move(220, 100, at: 0.15, finger: 2)
    tester.run()
    #expect(seen.lines.count == 1)
    #expect(pan.numberOfTouches == 2)
  }

  @Test("G-114 a cancelled touch cancels the pan") func cancelled() {
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.cancel(at: 0.1)
    tester.run()
    #expect(tester.journal.lines == ["V began 1", "V cancelled 1", "pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("G-116 setTranslation right after the begin") func setAtBegin() {
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.run()
    pan.setTranslation(point(12, 13), in: nil)
    #expect(pan.translation(in: nil) == point(12, 13))
  }

  @Test("G-117 translation is measured in the view's own scale") func scaled() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    tester.down(150, 150, at: 0)
    tester.move(160, 150, at: 0.05)
    tester.move(200, 150, at: 0.1)
    tester.run()
    #expect(pan.translation(in: nil) == point(40, 0))
    #expect(pan.translation(in: view) == point(80, 0))
    #expect(pan.translation(in: tester.window) == point(40, 0))
    pan.setTranslation(point(10, 0), in: view)
    #expect(pan.translation(in: nil) == point(5, 0))
  }

  @Test("G-118 disabled in its begin: cancelled") func disabledInBegin() {
    pan.addTarget { if $0.state == .began { $0.isEnabled = false } }
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.move(150, 100, at: 0.1)
    tester.up(at: 0.15)
    tester.run()
    #expect(tester.journal.lines(startingWith: "pan") == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("removed from its view during the gesture: cancelled") func removed() {
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.run()
    view.removeGestureRecognizer(pan)
    tester.move(150, 100, at: 0.1)
    tester.up(at: 0.15)
    tester.run()
    #expect(tester.journal.lines(startingWith: "pan") == ["pan began", "pan cancelled"])
  }

  @Test("its view leaves the window during the gesture: cancelled") func viewRemoved() {
    tester.down(100, 100, at: 0)
    tester.move(130, 100, at: 0.05)
    tester.run()
    view.removeFromSuperview()
    tester.move(150, 100, at: 0.1)
    tester.up(at: 0.15)
    tester.run()
    #expect(tester.journal.lines(startingWith: "pan") == ["pan began", "pan cancelled"])
  }

  @Test("location is the centroid; an index out of range raises") func location() {
    tester.down(100, 100, at: 0.01, finger: 1)
    tester.down(200, 100, at: 0.01, finger: 2)
    tester.run()
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == point(150, 100))
    #expect(pan.location(ofTouch: 1, in: nil) == point(200, 100))
    _ = pan.location(ofTouch: 2, in: nil)
    #expect((tester.simulation.takeFault() as? UIException)?.name == .range)
    tester.up(at: 0.1, finger: 1)
    tester.up(at: 0.1, finger: 2)
    tester.run()
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: nil) == .zero)
  }
}
