import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/animation.md
@Suite struct AnimationTests {
  private let tester = TouchTester()
  private let view: RecorderView

  init() { view = tester.view("V", rect(0, 0, 100, 100)) }

  private var shownX: CGFloat { view.layer.shown.position.x }

  private func animate(
    _ duration: TimeInterval = 1, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = .curveLinear, _ name: String = "end",
    _ changes: () -> Void
  ) {
    let journal = tester.journal
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: changes, completion: { journal.note("\(name) \($0)") })
  }

  // MARK: Model and presentation

  @Test func modelIsFinalAtOnceAndTheScreenFollows() {
    animate { view.center.x += 100 }
    #expect(view.center.x == 150)
    #expect(shownX == 50)
    tester.runFrames(30)
    #expect(view.center.x == 150)
    #expect(abs(shownX - 100) < 1e-6)
    tester.runFrames(30)
    #expect(shownX == 150)
    #expect(view.layer.animations.isEmpty)
    #expect(tester.journal.timedLines == ["1.000 end true"])
  }

  @Test func beforeTheDelayTheOldValueShows() {
    animate(0.5, delay: 0.5) { view.alpha = 0 }
    tester.runFrames(29)
    #expect(view.layer.shown.opacity == 1)
    #expect(view.alpha == 0)
    tester.runFrames(16)
    #expect(abs(view.layer.shown.opacity - 0.5) < 1e-6)
    tester.runFrames(15)
    #expect(tester.journal.timedLines == ["1.000 end true"])
  }

  @Test func frameChangeMovesPositionAndSize() {
    animate { view.frame = rect(100, 0, 200, 50) }
    tester.runFrames(30)
    let shown = view.layer.shown
    #expect(abs(shown.position.x - 125) < 1e-6 && abs(shown.position.y - 37.5) < 1e-6)
    #expect(abs(shown.bounds.width - 150) < 1e-6 && abs(shown.bounds.height - 75) < 1e-6)
    let frame = shown.frame
    #expect(abs(frame.minX - 50) < 1e-6 && abs(frame.minY) < 1e-6)
  }

  @Test(
    arguments: [
      (.curveLinear, 0.25), (.curveEaseIn, 0.0935), (.curveEaseOut, 0.3786), ([], 0.1292),
    ] as [(UIView.AnimationOptions, CGFloat)])
  func curveShapesTheWay(options: UIView.AnimationOptions, quarter: CGFloat) {
    animate(1, options) { view.center.x += 100 }
    tester.runFrames(15)
    #expect(abs((shownX - 50) / 100 - quarter) < 0.001, "\((shownX - 50) / 100)")
  }

  @Test func colorGoesComponentwise() {
    view.backgroundColor = .black
    animate { view.backgroundColor = .white }
    tester.runFrames(30)
    #expect(view.layer.shown.backgroundColor == UIColor(white: 0.5))
  }

  @Test func rotationGoesTheShortWay() {
    animate { view.transform = CGAffineTransform(rotationAngle: 1.5 * .pi) }
    tester.runFrames(30)
    let shown = view.layer.shown.transform.affineTransform
    #expect(abs(atan2(Double(shown.b), Double(shown.a)) + .pi / 4) < 1e-6)
  }

  @Test func settingTheSameValueAnimatesNothing() {
    animate { view.center = view.center }
    #expect(view.layer.animations.isEmpty)
    tester.runFrames(1)
    #expect(tester.journal.timedLines == ["0.017 end true"])
  }

  @Test func zeroDurationShowsTheNewValueAtOnce() {
    animate(0) { view.center.x += 100 }
    #expect(shownX == 150)
    #expect(tester.journal.lines.isEmpty)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["end true"])
  }

  @Test func viewsOutsideAWindowDontAnimate() {
    let loose = UIView(frame: rect(0, 0, 10, 10))
    animate { loose.center.x += 100 }
    #expect(loose.layer.animations.isEmpty)
    #expect(loose.layer.shown.position.x == 105)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["end true"])
  }

  // MARK: Interruption

  @Test func reversalOfALinearMoveFreezesThenMovesBack() {
    animate(1, .curveLinear, "first") { view.center.x += 100 }
    tester.runFrames(30)
    animate(1, .curveLinear, "second") { view.center.x -= 100 }
    #expect(view.center.x == 50)
    #expect(abs(shownX - 100) < 1e-6)
    tester.runFrames(15)
    #expect(abs(shownX - 100) < 1e-6)
    tester.runFrames(15)
    #expect(abs(shownX - 100) < 1e-6)
    tester.runFrames(15)
    #expect(abs(shownX - 75) < 1e-6)
    tester.runFrames(15)
    #expect(shownX == 50)
    #expect(tester.journal.timedLines == ["1.000 first true", "1.500 second true"])
  }

  @Test func changeWithoutAnimationShiftsWhatIsShown() {
    animate { view.center.x += 100 }
    tester.runFrames(30)
    view.center.x += 7
    #expect(abs(shownX - 107) < 1e-6)
  }

  @Test(arguments: [false, true]) func opacityIsReplaced(fromCurrentState: Bool) {
    animate(1, .curveLinear, "first") { view.alpha = 0 }
    tester.runFrames(30)
    animate(1, fromCurrentState ? [.curveLinear, .beginFromCurrentState] : .curveLinear, "second") { view.alpha = 1 }
    #expect(view.layer.animations.count == 1)
    #expect(abs(view.layer.shown.opacity - (fromCurrentState ? 0.5 : 0)) < 1e-6)
    tester.runFrames(30)
    #expect(abs(view.layer.shown.opacity - (fromCurrentState ? 0.75 : 0.5)) < 1e-6)
    tester.runFrames(60)
    #expect(tester.journal.timedLines == ["0.517 first false", "1.500 second true"])
  }

  @Test func valueSetTwiceInABlockStillFinishes() {
    animate {
      view.alpha = 0
      view.alpha = 0.5
    }
    #expect(view.layer.animations.count == 1)
    tester.runFrames(60)
    #expect(tester.journal.timedLines == ["1.000 end true"])
  }

  @Test func removedAnimationsCompleteUnfinished() {
    animate { view.center.x += 100 }
    tester.runFrames(30)
    view.layer.removeAllAnimations()
    #expect(shownX == 150)
    #expect(tester.journal.lines.isEmpty)
    tester.runFrames(60)
    #expect(tester.journal.timedLines == ["0.517 end false"])
  }

  @Test func leavingTheWindowCompletesUnfinished() {
    animate { view.center.x += 100 }
    tester.runFrames(30)
    view.removeFromSuperview()
    tester.runFrames(60)
    #expect(tester.journal.timedLines == ["0.517 end false"])
  }

  @Test func oneOfTwoViewsLeavesTheOtherGoesOn() {
    let other = tester.view("W", rect(0, 100, 100, 100))
    animate { (view.center.x, other.center.x) = (150, 150) }
    tester.runFrames(30)
    view.removeFromSuperview()
    tester.runFrames(15)
    #expect(abs(other.layer.shown.position.x - 125) < 1e-6)
    tester.runFrames(15)
    #expect(tester.journal.timedLines == ["1.000 end false"])
  }

  // MARK: Completions

  @Test func completionsComeByEndTimeThenByCreation() {
    let other = tester.view("W", rect(0, 100, 100, 100))
    animate(0.5, .curveLinear, "a") { view.center.x += 1 }
    animate(0.3, .curveLinear, "b") { view.center.x += 1 }
    animate(0.2, delay: 0.3, .curveLinear, "c") { other.center.x += 1 }
    animate(0.5, .curveLinear, "d") {}
    tester.runFrames(40)
    #expect(tester.journal.timedLines == ["0.017 d true", "0.300 b true", "0.500 a true", "0.500 c true"])
  }

  @Test func animationBegunInACompletionEndsInALaterFrame() {
    var frames: [Int] = []
    func again() {
      UIView.animate(
        withDuration: 0, animations: {},
        completion: { _ in
          frames.append(tester.simulation.frameCount)
          if frames.count < 3 { again() }
        })
    }
    again()
    tester.runFrames(5)
    #expect(frames == [1, 2, 3])
  }

  @Test func chainedAnimationsJoinWithoutAGap() {
    let tester = tester
    let view = view
    UIView.animate(
      withDuration: 0.5, options: .curveLinear, animations: { view.center.x += 50 },
      completion: { _ in
        UIView.animate(withDuration: 0.5, options: .curveLinear, animations: { view.center.x += 50 })
      })
    tester.runFrames(30)
    #expect(abs(shownX - 100) < 1e-6)
    tester.runFrames(15)
    #expect(abs(shownX - 125) < 1e-6)
  }

  // MARK: Nesting and switches

  @Test(arguments: [false, true]) func nestedBlockTakesOverDurationAndCurve(overrides: Bool) {
    let other = tester.view("W", rect(0, 100, 100, 100))
    animate(1, .curveLinear, "outer") {
      view.center.x += 100
      animate(0.5, overrides ? [.overrideInheritedDuration, .overrideInheritedCurve] : [], "inner") { other.center.x += 100 }
    }
    tester.runFrames(15)
    let part = (other.layer.shown.position.x - 50) / 100
    #expect(abs(part - (overrides ? 0.5 : 0.25)) < 1e-6)
    tester.runFrames(60)
    #expect(tester.journal.timedLines == [overrides ? "0.500 inner true" : "1.000 inner true", "1.000 outer true"])
  }

  @Test func performWithoutAnimationCutsABlockOut() {
    let other = tester.view("W", rect(0, 100, 100, 100))
    animate {
      view.center.x += 100
      UIView.performWithoutAnimation { other.center.x += 100 }
      view.alpha = 0
    }
    #expect(other.layer.animations.isEmpty)
    #expect(view.layer.animations.map(\.key) == ["position", "opacity"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func animationsSwitchedOffTakeEffectAtOnce() {
    UIView.setAnimationsEnabled(false)
    animate { view.center.x += 100 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animations.isEmpty)
    #expect(shownX == 150)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["end true"])
  }

  @Test func switchingOffInsideABlockHoldsForTheRest() {
    animate {
      view.alpha = 0
      UIView.setAnimationsEnabled(false)
      view.center.x += 100
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animations.map(\.key) == ["opacity"])
  }

  @Test func animateInsidePerformWithoutAnimationDoesNotAnimate() {
    UIView.performWithoutAnimation { animate { view.center.x += 100 } }
    #expect(view.layer.animations.isEmpty)
  }

  // MARK: Springs

  @Test func springOvershootsAndEndsExactly() {
    UIView.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: { view.center.x += 100 })
    var seen: [CGFloat] = []
    for _ in 0..<60 {
      tester.runFrames(1)
      seen.append(shownX)
    }
    #expect(seen.max()! > 155)
    #expect(seen.last == 150)
    #expect(view.layer.animations.isEmpty)
  }

  @Test func criticalSpringDoesNotOvershoot() {
    UIView.animate(withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { view.center.x += 100 })
    for _ in 0..<60 {
      tester.runFrames(1)
      #expect(shownX <= 150)
    }
    #expect(shownX == 150)
  }
}
