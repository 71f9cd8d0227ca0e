import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 7: every case starts at (120, 220) at time 0.
@Suite struct SwipeTests {
  private let tester = TouchTester()
  private let swipe = UISwipeGestureRecognizer()
  private let view: RecorderView

  init() {
    view = tester.view()
    tester.add(swipe, "swipe", to: view)
  }

  /// Moves by (x, y) from the start at a time, each an event of its own; then lifts. Answers the actions.
  private func actions(_ moves: [(x: CGFloat, y: CGFloat, time: TimeInterval)]) -> [String] {
    tester.down(120, 220, at: 0)
    for move in moves { tester.move(120 + move.x, 220 + move.y, at: move.time) }
    tester.up(at: (moves.last?.time ?? 0) + 0.05)
    tester.run()
    #expect(swipe.state == .possible)
    return swipes
  }

  private var swipes: [String] { tester.journal.timedLines.filter { !$0.contains(" V ") } }

  @Test("G-130 a fresh one has the measured defaults") func defaults() {
    let fresh = UISwipeGestureRecognizer()
    #expect(fresh.direction == .right && fresh.direction.rawValue == 1 && fresh.numberOfTouchesRequired == 1)
    #expect(fresh.state == .possible && fresh.isEnabled && fresh.cancelsTouchesInView)
    #expect(!fresh.delaysTouchesBegan && fresh.delaysTouchesEnded)
    #expect(fresh.numberOfTouches == 0 && fresh.location(in: nil) == .zero)
    #expect([UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    fresh.direction = .init(rawValue: 48)
    fresh.numberOfTouchesRequired = -3
    #expect(fresh.direction.rawValue == 48 && fresh.numberOfTouchesRequired == -3)
  }

  @Test("G-132 it fires during the move; the lift adds nothing") func duringMove() {
    #expect(actions([(100, 0, 0.1)]) == ["0.100 swipe ended"])
    #expect(tester.journal.lines(startingWith: "V") == ["V began 1", "V cancelled 1"])
  }

  @Test("G-133 it fires once, at the first sample that is far enough for its time") func once() {
    let steps: [CGFloat] = [2, 5, 10, 20, 30, 40, 50, 60, 80, 100]
    #expect(actions(steps.enumerated().map { ($1, 0, Double($0 + 1) * 0.01) }) == ["0.070 swipe ended"])
  }

  @Test("G-134 each direction has its way", arguments: [(1, 100, 0), (2, -100, 0), (4, 0, -100), (8, 0, 100)] as [(Int, CGFloat, CGFloat)])
  func directions(bit: Int, x: CGFloat, y: CGFloat) {
    swipe.direction = .init(rawValue: bit)
    #expect(actions([(x, y, 0.1)]) == ["0.100 swipe ended"])
  }

  @Test("a movement in another direction is no swipe") func otherDirections() {
    for bit in [1, 2, 4, 8] {
      swipe.direction = .init(rawValue: bit)
      let vectors: [Int: (CGFloat, CGFloat)] = [1: (100, 0), 2: (-100, 0), 4: (0, -100), 8: (0, 70)]
      let start = tester.simulation.time + 0.1
      for (other, vector) in vectors.sorted(by: { $0.key < $1.key }) where other != bit {
        tester.down(120, 220, at: start + Double(other))
        tester.move(120 + vector.0, 220 + vector.1, at: start + Double(other) + 0.1)
        tester.up(at: start + Double(other) + 0.15)
      }
      tester.run(to: start + 10)
    }
    #expect(swipes == [])
  }

  @Test("G-136 a diagonal is too crooked") func diagonal() { #expect(actions([(100, 100, 0.1)]) == []) }

  @Test("G-137 half a second is the longest", arguments: [0.49, 0.499, 0.5, 0.501, 0.51, 0.6, 1.0]) func duration(time: TimeInterval) {
    #expect(actions([(100, 0, time)]).count == (time <= 0.5 ? 1 : 0))
  }

  @Test(
    "G-138 the movement needed shrinks with time", arguments: [(0, 50), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)])
  func primary(time: TimeInterval, needed: Double) {
    #expect(actions([(CGFloat(needed) - 0.001, 0, time)]) == [])
    tester.down(120, 220, at: 2)
    tester.move(120 + CGFloat(needed) + (time == 0 ? 0 : 0.001), 220, at: 2 + time)
    tester.up(at: 2.6)
    tester.run()
    #expect(swipes.count == 1)
  }

  @Test(
    "the movement across that is allowed shrinks with time too",
    arguments: [(0.1, 45.1), (0.2, 40.2), (0.3, 35.3), (0.4, 30.4), (0.5, 25.5)])
  func secondary(time: TimeInterval, allowed: Double) {
    #expect(actions([(100, CGFloat(allowed) + 0.001, time)]) == [])
    tester.down(120, 220, at: 2)
    tester.move(220, 220 + CGFloat(allowed) - 0.001, at: 2 + time)
    tester.up(at: 2.6)
    tester.run()
    #expect(swipes.count == 1)
  }

  @Test("G-140 a step back behind the start is the end of it") func backwards() {
    #expect(actions([(-0.1, 0, 0.01), (100, 0, 0.1)]) == [])
  }

  @Test("G-141 a step back ahead of the start is allowed") func retreat() {
    #expect(actions([(20, 0, 0.01), (10, 0, 0.02), (100, 0, 0.1)]) == ["0.100 swipe ended"])
  }

  @Test("G-142 a small step aside is allowed") func smallStepSideways() {
    #expect(actions([(0, 20, 0.01), (100, 0, 0.1)]) == ["0.100 swipe ended"])
  }

  @Test("G-144 each finger of two has to satisfy the rule", arguments: [100, 50, 0, -100] as [CGFloat]) func twoFingers(second: CGFloat) {
    swipe.numberOfTouchesRequired = 2
    tester.down(120, 220, at: 0, finger: 1)
    tester.down(120, 120, at: 0, finger: 2)
    tester.move(220, 220, at: 0.1, finger: 1)
    tester.move(120 + second, 120, at: 0.1, finger: 2)
    tester.up(at: 0.15, finger: 1)
    tester.up(at: 0.15, finger: 2)
    tester.run()
    #expect(swipes == (second >= 50 ? ["0.100 swipe ended"] : []))
  }

  @Test("G-145 the number of fingers must be the one required", arguments: [1, 2]) func wrongNumber(required: Int) {
    swipe.numberOfTouchesRequired = required
    if required == 1 { tester.down(120, 120, at: 0, finger: 2) }
    tester.down(120, 220, at: 0, finger: 1)
    if required == 1 { tester.move(220, 120, at: 0.1, finger: 2) }
    tester.move(220, 220, at: 0.1, finger: 1)
    tester.run()
    #expect(swipes == [])
  }

  @Test("G-146 both ways of an axis", arguments: [100, -100] as [CGFloat]) func bothWays(x: CGFloat) {
    swipe.direction = [.left, .right]
    #expect(actions([(x, 0, 0.1)]) == ["0.100 swipe ended"])
  }

  @Test("with both ways of an axis there is no backwards") func noBackwards() {
    swipe.direction = [.left, .right]
    #expect(actions([(-10, 0, 0.01), (100, 0, 0.1)]) == ["0.100 swipe ended"])
  }

  @Test("a mixed direction is read horizontally", arguments: [true, false]) func mixed(horizontal: Bool) {
    swipe.direction = [.right, .down]
    #expect(actions([horizontal ? (100, 0, 0.1) : (0, 70, 0.1)]) == (horizontal ? ["0.100 swipe ended"] : []))
  }

  @Test("G-148 no direction, or only an unknown one: never", arguments: [0, 16]) func noDirection(bits: Int) {
    swipe.direction = .init(rawValue: bits)
    #expect(actions([(0, 70, 0.1)]) == [])
    tester.down(120, 220, at: 1)
    tester.move(220, 220, at: 1.1)
    tester.up(at: 1.2)
    tester.run()
    #expect(swipes == [])
  }

  @Test("G-149 without movement there is no swipe") func tapOnly() {
    #expect(actions([]) == [])
    #expect(tester.journal.lines == ["V began 1", "V ended 1"])
  }

  @Test("G-150 ended in the action, possible when the event is over") func states() {
    var seen: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    swipe.addTarget { (seen, places) = (seen + [$0.state], places + [$0.location(in: nil)]) }
    tester.down(120, 220, at: 0)
    tester.move(220, 220, at: 0.1)
    tester.run()
    #expect(seen == [.ended])
    #expect(swipe.state == .possible)
    // Where it began: header comment (A).
    #expect(places == [point(120, 220)])
  }

  @Test("G-208 along a slider's knob the slider keeps the finger", arguments: [true, false]) func slider(onKnob: Bool) {
    let slider = UISlider(frame: rect(50, 100, 231, 31))
    view.addSubview(slider)
    tester.down(onKnob ? 60 : 200, 115, at: 0)
    for step in 1...5 { tester.move((onKnob ? 60 : 200) + 20 * CGFloat(step), 115, at: 0.02 * Double(step)) }
    tester.up(at: 0.15)
    tester.run()
    #expect(swipes.isEmpty == onKnob)
    #expect((slider.value > 0) == onKnob)
  }

  // MARK: G-152, with a pan

  private func pan(waiting: Bool) -> UIPanGestureRecognizer {
    let journal = tester.journal
    let pan = tester.add(UIPanGestureRecognizer(), "pan", to: view) { journal.note("at \(formatted($0.translation(in: nil).x))") }
    if waiting { pan.require(toFail: swipe) }
    return pan
  }

  @Test("G-152 a pan beats a swipe on the same view") func panFirst() {
    _ = pan(waiting: false)
    let lines = actions((1...10).map { (CGFloat($0) * 10, 0, Double($0) * 0.01) })
    #expect(lines.first == "0.010 pan began")
    #expect(!lines.contains { $0.contains("swipe") })
  }

  @Test("G-152 a pan that waits for the swipe leaves a fast movement to it") func swipeFirst() {
    _ = pan(waiting: true)
    #expect(actions((1...10).map { (CGFloat($0) * 10, 0, Double($0) * 0.01) }) == ["0.050 swipe ended"])
  }

  @Test("G-152 a slow movement becomes a pan that starts from zero") func slow() {
    _ = pan(waiting: true)
    let lines = actions((1...16).map { (CGFloat($0) * 2.5, 0, Double($0) * 0.05) })
    #expect(lines.prefix(2) == ["0.550 pan began", "0.550 at 0"])
    #expect(lines.filter { $0.contains("changed") }.count >= 5)
    #expect(lines.last == "0.850 at 12.5")
  }
}
