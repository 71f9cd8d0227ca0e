import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

@Suite struct FrameLoopTests {
  private final class LayoutView: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() { onLayout?() }
  }

  private final class Link: FrameStepping {
    var onStep: (() -> Void)?
    var motionDescription: String { "link" }
    func step(to time: TimeInterval) -> Bool {
      onStep?()
      return false
    }
  }

  @Test func phasesOfAFrameComeInTheirOrder() {
    let tester = TouchTester()
    let journal = tester.journal
    tester.view()
    let layout = LayoutView(frame: rect(0, 0, 10, 10))
    layout.isUserInteractionEnabled = false
    tester.window.addSubview(layout)
    tester.simulation.commitInitialFrame()
    let link = Link()
    link.onStep = { journal.note("link") }
    tester.simulation.displayLinks.add(link)
    layout.onLayout = { journal.note("layout") }
    layout.setNeedsLayout()
    tester.simulation.frameObservers.append { _ in journal.note("frame") }
    UIView.animate(withDuration: 0, animations: { layout.alpha = 0.5 }, completion: { _ in journal.note("animation") })
    tester.down(10, 10, at: 0.01)
    tester.simulation.timers.schedule(at: 0.012) { _ in journal.note("timer") }
    tester.simulation.runFrame()
    #expect(journal.lines == ["timer", "V began 1", "link", "animation", "layout", "frame"])
  }

  @Test func framesStandAtMultiplesOfASixtieth() {
    let tester = TouchTester()
    var times: [TimeInterval] = []
    tester.simulation.frameObservers.append { times.append($0.time) }
    tester.simulation.advance(by: 1)
    #expect(tester.simulation.frameCount == 60)
    #expect(times == (1...60).map { TimeInterval($0) / 60 })
    #expect(tester.simulation.time == 1)
  }

  @Test func advancingByPartsEndsWhereOneAdvanceEnds() {
    let tester = TouchTester()
    for _ in 0..<10 { tester.simulation.advance(by: 0.1) }
    #expect(tester.simulation.frameCount == 60)
    #expect(abs(tester.simulation.time - 1) < 1e-9)
    tester.simulation.advance(by: -3)
    tester.simulation.advance(frames: -3)
    #expect(tester.simulation.frameCount == 60)
  }

  @Test func timeInsideATouchCallbackIsTheTouchesTime() {
    let tester = TouchTester()
    let view = tester.view()
    var stamps: [TimeInterval] = []
    view.onTouches = { _, touches, event in
      stamps += [tester.simulation.time, touches.first?.timestamp ?? -1, event?.timestamp ?? -1]
    }
    tester.down(10, 10, at: 0.0123)
    tester.run()
    #expect(stamps == [0.0123, 0.0123, 0.0123])
    #expect(tester.simulation.time == 1.0 / 60)
  }

  @Test func clockThatStoppedBetweenFramesDoesNotRunBack() {
    let tester = TouchTester()
    let view = tester.view()
    var times: [TimeInterval] = []
    view.onTouches = { _, _, _ in times.append(tester.simulation.time) }
    tester.down(10, 10, at: 0.018)
    tester.simulation.advance(by: 0.02)
    #expect(tester.simulation.time == 0.02)
    tester.up(at: 0.025)
    tester.runFrames(1)
    #expect(times == [0.02, 0.025])
  }

  @Test func frameInsideAFrameIsRefused() {
    let tester = TouchTester()
    tester.simulation.timers.schedule(at: 0) { _ in tester.simulation.runFrame() }
    tester.simulation.runFrame()
    #expect(tester.simulation.frameCount == 1)
    #expect(tester.simulation.takeFault() is SimulationError)
    tester.simulation.runFrame()
    #expect(tester.simulation.takeFault() == nil)
    #expect(tester.simulation.frameCount == 2)
  }

  @Test func advanceStopsAtAFault() {
    let tester = TouchTester()
    tester.simulation.timers.schedule(at: 0.1) { _ in tester.simulation.recordFault(SimulationError.frameInsideFrame) }
    tester.simulation.advance(by: 1)
    #expect(tester.simulation.frameCount == 6)
  }

  @Test func viewThatMarksItselfInLayoutDoesNotHangTheFrame() {
    let tester = TouchTester()
    let view = LayoutView(frame: rect(0, 0, 10, 10))
    tester.window.addSubview(view)
    var count = 0
    view.onLayout = { [unowned view] in
      count += 1
      view.setNeedsLayout()
    }
    tester.simulation.runFrame()
    #expect(count > 0 && count <= 100)
    let first = count
    tester.simulation.runFrame()
    #expect(count > first)
  }

  // MARK: Timers

  @Test func timersFireInTimeOrderAndEqualTimesInTheOrderOfScheduling() {
    let tester = TouchTester()
    let timers = tester.simulation.timers
    for (name, time) in [("c", 0.01), ("a", 0.005), ("d", 0.01), ("b", 0.007)] {
      timers.schedule(at: time) { _ in tester.journal.note(name) }
    }
    tester.simulation.runFrame()
    #expect(tester.journal.lines == ["a", "b", "c", "d"])
  }

  @Test func repeatingTimerFiresOnceForEachIntervalAndStopsWhenInvalidated() {
    let tester = TouchTester()
    var count = 0
    tester.simulation.timers.schedule(at: 0.1, repeating: 0.1) { timer in
      count += 1
      if count == 5 { timer.invalidate() }
    }
    tester.simulation.advance(by: 0.45)
    #expect(count == 4)
    tester.simulation.advance(by: 1)
    #expect(count == 5)
    #expect(tester.simulation.timers.nextFireTime == nil)
  }

  @Test func timerScheduledForNowInATimerWaitsForTheNextFrame() {
    let tester = TouchTester()
    var frames: [Int] = []
    tester.simulation.timers.schedule(at: 0.01) { _ in
      frames.append(tester.simulation.frameCount)
      tester.simulation.timers.schedule(at: tester.simulation.time) { _ in frames.append(tester.simulation.frameCount) }
    }
    tester.runFrames(3)
    #expect(frames == [1, 2])
  }

  @Test func repeatingTimerMadeInATimerFiresAtItsOwnTimesOnly() {
    let tester = TouchTester()
    var count = 0
    tester.simulation.timers.schedule(at: 0.001) { _ in
      tester.simulation.timers.schedule(at: tester.simulation.time, repeating: 0) { timer in
        count += 1
        if count > 50_000 { timer.invalidate() }
      }
    }
    tester.simulation.runFrame()
    #expect(count == 0)
  }

  @Test func invalidatedTimerNeverFires() {
    let tester = TouchTester()
    let second = tester.simulation.timers.schedule(at: 0.01) { _ in tester.journal.note("second") }
    tester.simulation.timers.schedule(at: 0.005) { _ in second.invalidate() }
    tester.simulation.runFrame()
    #expect(tester.journal.lines.isEmpty)
    #expect(!second.isValid)
  }
}
