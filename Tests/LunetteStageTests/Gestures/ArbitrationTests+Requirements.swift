import Foundation
import LunetteKit
import TestSupport
import Testing

/// Recognizers that wait for others to fail.
extension ArbitrationTests {
  @Test("a pan that waits starts from translation zero when it is released") func panWaits() {
    let view = tester.view()
    let blocker = tester.add(ProbeRecognizer(), "blocker", to: view)
    let pan = tester.add(UIPanGestureRecognizer(), "pan", to: view) { [tester] pan in
      tester.journal.note("at \(formatted(pan.translation(in: nil).x))")
    }
    pan.require(toFail: blocker)
    var moves = 0
    blocker.onTouches = { probe, phase, _, _ in
      if phase == .moved { moves += 1 }
      if moves == 3 { probe.state = .failed }
    }
    tester.down(20, 20, at: 0)
    for step in 1...4 { tester.move(20 + 20 * CGFloat(step), 20, at: Double(step) * 0.1) }
    tester.up(at: 0.5)
    tester.run()
    #expect(
      actions == [
        "0.300 pan began", "0.300 at 0", "0.300 pan changed", "0.300 at 0", "0.400 pan changed", "0.400 at 20", "0.500 pan ended",
        "0.500 at 20",
      ])
  }

  @Test("the required one recognizes: the waiting one fails") func requiredRecognizes() {
    let view = tester.view()
    let pan = tester.add(UIPanGestureRecognizer(), "pan", to: view)
    let blocker = tester.add(ProbeRecognizer(), "blocker", to: view)
    pan.require(toFail: blocker)
    blocker.onTouches = { probe, phase, _, _ in if phase == .ended { probe.state = .recognized } }
    tester.down(20, 20, at: 0)
    tester.move(60, 20, at: 0.1)
    tester.up(at: 0.2)
    tester.run(to: 1)
    #expect(actions == ["0.200 blocker ended"])
    #expect(pan.state == .possible)
    tester.journal.clear()
    blocker.isEnabled = false
    tester.down(20, 20, at: 2)
    tester.move(60, 20, at: 2.1)
    tester.run()
    #expect(actions == ["2.100 pan began"])
  }

  @Test("the required one never decides: the waiting one goes on when the fingers are gone") func requiredStaysPossible() {
    let view = tester.view()
    let tap = add("tap", to: view)
    tap.require(toFail: tester.add(ProbeRecognizer(), "blocker", to: view))
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    #expect(actions == ["0.050 tap ended"])
  }

  @Test("a delegate's requirement holds for the gesture") func dynamicRequirement() {
    let view = tester.view()
    let (double, single) = (add("double", taps: 2, to: view), add("single", to: view))
    let delegate = tester.keep(ProbeDelegate())
    delegate.requires = { $1 === double }
    single.delegate = delegate
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    #expect(actions == ["0.400 single ended"])
    single.delegate = nil
    tester.tap(20, 20, at: 2)
    tester.run(to: 3)
    #expect(actions.last == "2.050 single ended")
  }

  @Test("requiring oneself has no effect") func requireSelf() {
    let tap = add("tap", to: tester.view())
    tap.require(toFail: tap)
    tester.tap(20, 20, at: 0)
    tester.run(to: 1)
    #expect(actions == ["0.050 tap ended"])
  }

  @Test("a chain of requirements: the last waits for all") func chain() {
    let view = tester.view()
    let taps = [3, 2, 1].map { add("tap\($0)", taps: $0, to: view) }
    taps[2].require(toFail: taps[1])
    taps[1].require(toFail: taps[0])
    taps[2].require(toFail: taps[0])
    tester.tap(20, 20, at: 0)
    tester.run(to: 2)
    tester.tap(20, 20, at: 3)
    tester.tap(20, 20, at: 3.2)
    tester.run(to: 5)
    for index in 0..<3 { tester.tap(20, 20, at: 6 + Double(index) * 0.2) }
    tester.run(to: 9)
    #expect(actions == ["0.400 tap1 ended", "3.600 tap2 ended", "6.450 tap3 ended"])
  }
}
