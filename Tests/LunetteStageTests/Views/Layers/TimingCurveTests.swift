import Foundation
import LunetteKit
import TestSupport
import Testing

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .layerDefault,
    TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1),
  ]

  @Test(arguments: curves)
  func curveRisesFromNothingToAll(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    let values = (0...1000).map { curve.value(at: CGFloat($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// The curve's own points, made from its parameter, are found again from their x.
  @Test(arguments: curves)
  func valueLiesOnTheBezier(curve: TimingCurve) {
    for step in 1..<100 {
      let t = CGFloat(step) / 100
      let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      let x = a * curve.control1.x + b * curve.control2.x + c
      let y = a * curve.control1.y + b * curve.control2.y + c
      #expect(abs(curve.value(at: x) - y) < 1e-6)
    }
  }

  @Test func easeInOutIsPointSymmetric() {
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(TimingCurve.easeInOut.value(at: 0.25) + TimingCurve.easeInOut.value(at: 0.75) - 1) < 1e-9)
    // docs/rules/animation.md 1.4: a keyframe at a tenth of ten seconds is reached after 2.207 s (overall easeInOut).
    #expect(abs(TimingCurve.easeInOut.value(at: 0.2207) - 0.1) < 5e-4)
  }

  @Test func animationCurvesHaveUIKitsRawValues() {
    #expect(UIViewAnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(TimingCurve(.easeIn) == .easeIn && TimingCurve(.linear) == .linear)
  }

  @Test("K12 the bits of keyframe options") func keyframeBits() {
    typealias Options = UIView.KeyframeAnimationOptions
    let modes: [Options] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { $0 << 10 })
    #expect([Options.curveEaseIn, .curveEaseOut, .curveLinear].map(\.rawValue) == (1...3).map { $0 << 16 })
  }

  @Test("N16 the bits of transitions") func transitionBits() {
    typealias Options = UIView.AnimationOptions
    let transitions: [Options] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    #expect([Options.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear].map(\.rawValue) == (0...3).map { $0 << 16 })
  }
}

@Suite struct SpringCurveTests {
  @Test(arguments: [0.05, 0.3, 0.5, 0.8, 0.99, 1], [-2, -0.5, 0, 0.5, 1.65] as [CGFloat])
  func swingIsAThousandthAtTheEnd(ratio: CGFloat, velocity: CGFloat) {
    let (duration, spring) = (CGFloat(0.7), SpringCurve(dampingRatio: ratio, duration: 0.7, initialVelocity: velocity))
    let (w, z) = (spring.frequency, spring.dampingRatio)
    let decay = CGFloat(exp(Double(-z * w * duration)))
    let left = z < 1 ? abs((z * w - velocity) / (w * (1 - z * z).squareRoot())) * decay : (1 + (w - velocity) * duration) * decay
    #expect(abs(left - 0.001) < 1e-9)
    #expect(spring.position(at: 0) == 0)
    #expect(spring.position(at: duration) == 1)
    #expect(abs(spring.velocity(at: 0) - velocity) < 1e-12)
    // Close to the end it is near its place; the swing of a very weak spring is a few times the thousandth (its envelope).
    #expect(abs(spring.position(at: duration * 0.9999) - 1) < 0.02)
  }

  @Test func stillSpringHasTheClosedForm() {
    let spring = SpringCurve(dampingRatio: 0.5, duration: 0.5)
    #expect(abs(spring.frequency - CGFloat(log(500 / 0.75.squareRoot())) / 0.25) < 1e-12)
    #expect(abs(SpringCurve(dampingRatio: 1, duration: 2).frequency - 9.2334134764515865 / 2) < 1e-12)
    #expect(SpringCurve(dampingRatio: 3, duration: 2) == SpringCurve(dampingRatio: 1, duration: 2))
  }

  @Test(arguments: [0.4, 0.8, 1] as [CGFloat])
  func velocityIsTheSlopeOfPosition(ratio: CGFloat) {
    let spring = SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: 1)
    for step in 1..<99 {
      let (t, h) = (CGFloat(step) / 100, CGFloat(1e-5))
      let slope = (spring.position(at: t + h) - spring.position(at: t - h)) / (2 * h)
      #expect(abs(slope - spring.velocity(at: t)) < 1e-4)
    }
  }

  @Test func weakSpringOvershootsAndCriticalDoesNot() {
    func peak(_ ratio: CGFloat) -> CGFloat {
      let spring = SpringCurve(dampingRatio: ratio, duration: 1)
      return (0...1000).map { spring.position(at: CGFloat($0) / 1000) }.max() ?? 0
    }
    #expect(peak(0.5) > 1.1)
    #expect(peak(1) == 1)
  }

  @Test func noTimeMeansThereAtOnce() {
    #expect(SpringCurve(dampingRatio: 0.5, duration: 0).position(at: 0) == 1)
  }
}
