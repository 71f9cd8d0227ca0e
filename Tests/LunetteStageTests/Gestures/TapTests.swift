import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 4.
@Suite struct TapTests {
  private let tester = TouchTester()
  private let tap = UITapGestureRecognizer()

  /// The actions that came, with their times.
  private func actions(until time: TimeInterval = 6) -> [String] {
    tester.add(tap, "tap", to: tester.view())
    tester.run(to: time)
    #expect(tap.state == .possible)
    return tester.journal.timedLines.filter { $0.contains("tap") }
  }

  @Test("G-060 a quick tap is recognized at the lift") func quickTap() {
    tester.add(tap, "tap", to: tester.view())
    tester.down(50, 50, at: 0)
    tester.run(to: 0.05)
    #expect(tap.state == .possible)
    tester.up(at: 0.08, point(52, 51))
    tester.run()
    #expect(tester.journal.timedLines.last == "0.080 tap ended")
    #expect(tap.state == .possible)
  }

  @Test("G-061, G-062 movement up to 45 pt is allowed", arguments: [20, 45, 46, 60] as [CGFloat]) func movement(distance: CGFloat) {
    tester.down(50, 50, at: 0)
    tester.move(50 + distance, 50, at: 0.03)
    tester.move(50, 50, at: 0.06)
    tester.up(at: 0.1)
    #expect(actions() == (distance <= 45 ? ["0.100 tap ended"] : []))
  }

  @Test("G-064 two taps make one double tap, at the second lift") func doubleTap() {
    tap.numberOfTapsRequired = 2
    tester.tap(50, 50, at: 0)
    tester.tap(50, 50, at: 0.2)
    #expect(actions() == ["0.250 tap ended"])
  }

  @Test("G-065, G-066 the gap between taps", arguments: [0.1, 0.30, 0.34, 0.36, 0.40, 0.95]) func gap(gap: TimeInterval) {
    tap.numberOfTapsRequired = 2
    tester.tap(50, 50, at: 1)
    tester.tap(50, 50, at: 1.05 + gap)
    #expect(actions().count == (gap < 0.35 ? 1 : 0))
  }

  @Test("the second tap may begin 45 pt from the first", arguments: [40, 50] as [CGFloat]) func placeOfSecondTap(distance: CGFloat) {
    tap.numberOfTapsRequired = 2
    tester.tap(50, 50, at: 0)
    tester.tap(50 + distance, 50, at: 0.2)
    #expect(actions().count == (distance <= 45 ? 1 : 0))
  }

  @Test("G-068 two fingers are too many for a one-finger tap") func tooManyFingers() {
    tester.down(50, 50, at: 0, finger: 1)
    tester.down(80, 50, at: 0, finger: 2)
    tester.up(at: 0.05, finger: 1)
    tester.up(at: 0.05, finger: 2)
    #expect(actions() == [])
  }

  @Test("G-069 one finger is too few for a two-finger tap") func tooFewFingers() {
    tap.numberOfTouchesRequired = 2
    tester.tap(50, 50, at: 0)
    #expect(actions() == [])
  }

  @Test("G-069 two fingers may land and lift one after the other") func twoFingers() {
    tap.numberOfTouchesRequired = 2
    var seen: [String] = []
    tap.addTarget { sender in
      seen.append("\(sender.numberOfTouches) \(sender.location(in: nil))")
      // The finger that lifted first is one of the tap's, too.
      seen += (0..<2).map { "\(sender.location(ofTouch: $0, in: nil))" }
    }
    tester.down(50, 50, at: 0, finger: 1)
    tester.down(90, 50, at: 0.05, finger: 2)
    tester.up(at: 0.1, finger: 1)
    tester.up(at: 0.15, finger: 2)
    #expect(actions() == ["0.150 tap ended"])
    #expect(seen == ["2 \(point(70, 50))", "\(point(50, 50))", "\(point(90, 50))"])
    #expect(tester.simulation.takeFault() == nil)
  }

  @Test("two fingers that were never down together are no two-finger tap") func neverTogether() {
    tap.numberOfTouchesRequired = 2
    tester.down(50, 50, at: 0, finger: 1)
    tester.up(at: 0.05, finger: 1)
    tester.down(90, 50, at: 0.1, finger: 2)
    tester.up(at: 0.15, finger: 2)
    #expect(actions() == [])
  }

  @Test("G-070 a long hold is no tap") func hold() {
    tester.tap(50, 50, at: 0, for: 2)
    #expect(actions() == [])
  }

  @Test("a failed tap works again at the next touch") func recovers() {
    tester.tap(50, 50, at: 0, for: 2)
    tester.tap(50, 50, at: 2.5)
    #expect(actions() == ["2.550 tap ended"])
  }

  @Test("G-072 a cancelled touch is no tap") func cancelled() {
    tester.down(50, 50, at: 0)
    tester.cancel(at: 0.05)
    #expect(actions() == [])
  }

  @Test("G-073 the location of a tap is where it began") func location() {
    var places: [CGPoint] = []
    tap.addTarget { places.append($0.location(in: nil)) }
    tester.down(50, 50, at: 0)
    tester.move(60, 55, at: 0.05)
    tester.up(at: 0.1)
    #expect(actions() == ["0.100 tap ended"])
    #expect(places == [point(50, 50)])
  }

  @Test("three taps need three") func tripleTap() {
    tap.numberOfTapsRequired = 3
    for index in 0..<3 { tester.tap(50, 50, at: Double(index) * 0.2) }
    tester.tap(50, 50, at: 2)
    #expect(actions() == ["0.450 tap ended"])
  }

  @Test("tap after tap, each counts") func manyTaps() {
    for index in 0..<5 { tester.tap(50, 50, at: Double(index) * 0.1) }
    #expect(actions().count == 5)
  }

  @Test("tapCount goes up with quick taps at one place") func tapCount() {
    let view = tester.view()
    var counts: [Int] = []
    view.onTouches = { phase, touches, _ in if phase == .began { counts.append(touches.first!.tapCount) } }
    for (x, time) in [(50.0, 0.0), (52, 0.2), (50, 0.4), (300, 0.6), (300, 1.2)] { tester.tap(x, 50, at: time) }
    tester.run()
    #expect(counts == [1, 2, 3, 1, 1])
  }
}
