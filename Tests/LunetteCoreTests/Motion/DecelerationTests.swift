import CoreTestSupport
import Foundation
import LunetteCore
import Testing

/// The recordings were made at 3 pixels per point.
private let scale: CGFloat = 3
private let pixel = 1 / scale + 1e-4

/// How late the display's clock may run against the touch clock. Source: docs/rules/scrolling.md measured 0.7 to 1 ms.
private let clockShifts = stride(from: CGFloat(0), through: 0.020, by: 0.0001)

/// The largest distance of recorded offsets from a curve, rounded to pixels, at the best shift of the clock.
private func worstError(_ samples: [[CGFloat]], since lift: CGFloat, _ position: (CGFloat) -> CGFloat) -> CGFloat {
  clockShifts.map { shift in
    samples.map { abs(position(max($0[0] - lift - shift, 0)).roundedToPixel(scale: scale) - $0[1]) }.max() ?? .infinity
  }.min() ?? .infinity
}

@Suite struct DecelerationTests {
  /// docs/rules/scrolling.md, "Dragging": the first 10 pt stay subtracted. A sample shows a touch of the
  /// frame before it.
  @Test(arguments: ["decel_v750.json", "rubberband_top.json", "touch_calib.json"])
  func everyDraggedOffsetIsTheTravelLessTenPoints(name: String) throws {
    let trace = try ScrollTrace.named(name)
    let lift = try #require(trace.call("willEndDragging")).time
    let expected = trace.touches.map { touch -> CGFloat in
      let travel = touch.y - trace.touches[0].y
      guard abs(travel) >= 10 else { return trace.startOffsetY }
      let unbounded = trace.startOffsetY - (travel - (travel < 0 ? -10 : 10))
      return RubberBand.offset(unbounded, in: 0...39148, dimension: trace.viewport[1]).roundedToPixel(scale: scale)
    }
    let samples = trace.offsets.filter { $0[0] < lift }
    #expect(samples.count >= 15)
    for sample in samples {
      let recent = zip(trace.touches, expected).filter { touch, _ in (-0.005...0.025).contains(sample[0] - touch.time) }
      #expect(recent.contains { $0.1.isClose(to: sample[1]) }, "at \(sample[0]) s, offset \(sample[1])")
    }
  }

  @Test func recordedFlingIsTheDecelerationCurve() throws {
    let trace = try ScrollTrace.named("decel_v750.json")
    let lift = try #require(trace.call("willEndDragging"))
    let end = try #require(trace.call("didEndDecelerating"))
    let offset = try #require(trace.call("didEndDragging")?.offset)
    let curve = DecelerationCurve(offset: offset, velocity: try #require(lift.velocity) * 1000)
    let samples = trace.offsets.filter { $0[0] > lift.time }
    #expect(samples.count > 100)
    #expect(worstError(samples, since: lift.time) { curve.position(at: min($0, curve.duration)) } <= pixel)
    #expect(curve.target.roundedToPixel(scale: scale).isClose(to: try #require(lift.target)))
    #expect(curve.restingPosition.roundedToPixel(scale: scale).isClose(to: trace.finalOffsetY))
    // The motion ends in the first frame (1/60 s) after its duration.
    #expect((0...0.0175).contains(end.time - lift.time - curve.duration))
  }

  @Test func recordedReleaseIsTheBounceCurve() throws {
    let trace = try ScrollTrace.named("rubberband_top.json")
    let lift = try #require(trace.call("willEndDragging"))
    let end = try #require(trace.call("didEndDecelerating"))
    let offset = try #require(trace.call("didEndDragging")?.offset)
    let motion = ScrollMotion(offset: offset, velocity: try #require(lift.velocity) * 1000, range: 0...39148)
    let samples = trace.offsets.filter { $0[0] > lift.time }
    #expect(samples.count > 40)
    #expect(worstError(samples, since: lift.time, motion.position(at:)) <= pixel + 0.5)
    // Until the last half point, where iOS goes on to the end of its frame, the match is within one pixel.
    let bounce = try #require(motion.bounce)
    #expect(
      worstError(samples.filter { $0[0] < end.time - 0.001 }, since: lift.time) { t in
        t < bounce.duration ? bounce.position(at: t) : -0.5
      } <= pixel)
    #expect(motion.target == 0)
    #expect((-0.0175...0.0175).contains(end.time - lift.time - motion.duration))
  }

  @Test func liftWithoutVelocityStaysWhereItIs() throws {
    let trace = try ScrollTrace.named("touch_calib.json")
    let lift = try #require(trace.call("willEndDragging"))
    let motion = ScrollMotion(offset: 5170, velocity: try #require(lift.velocity), range: 0...39148)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == trace.finalOffsetY)
    #expect(motion.target == lift.target)
  }

  @Test func rubberBandInvertsItself() {
    for distance in stride(from: CGFloat(-2000), through: 2000, by: 12.5) {
      let shown = RubberBand.shown(distance: distance, dimension: 852)
      #expect(abs(shown) < 852)
      #expect(abs(RubberBand.distance(shown: shown, dimension: 852) - distance) < 1e-6)
      let offset = RubberBand.offset(distance, in: -20...300, dimension: 852)
      #expect(abs(RubberBand.unboundedOffset(shown: offset, in: -20...300, dimension: 852) - distance) < 1e-6)
    }
    #expect(RubberBand.shown(distance: 10, dimension: 0) == 0)
    #expect(RubberBand.distance(shown: 900, dimension: 852).isFinite)
  }

  @Test func flingIntoTheEdgePeaksAtAHundredPoints() {
    // docs/rules/scrolling.md, "Bounce": 100.33 pt at 3005 pt/s, seen in frames of 1/60 s, which need not hit the peak.
    let bounce = BounceCurve(edge: 0, distance: 0, velocity: 3005)
    let peak = (0...1000).map { bounce.position(at: CGFloat($0) / 1000) }.max() ?? 0
    #expect(abs(peak - 100.33) < pixel)
  }

  @Test(arguments: [ScrollDecelerationRate.normal, .fast], [-4000, -500, -15, 0, 15, 900, 6000] as [CGFloat])
  func motionIsContinuousAndEndsInsideTheRange(rate: ScrollDecelerationRate, velocity: CGFloat) {
    for offset in [-300, -40, 0, 120, 500, 540] as [CGFloat] {
      let motion = ScrollMotion(offset: offset, velocity: velocity, range: 0...500, rate: rate)
      #expect((0...500).contains(motion.target))
      #expect(motion.duration < 4)
      var last = motion.position(at: 0)
      #expect(abs(last - offset) < 0.501)
      for step in 1...4000 {
        let position = motion.position(at: CGFloat(step) / 1000)
        // The fastest content moves by its speed, or shrinks at exp(-10 t); the end may snap by half a point.
        #expect(abs(position - last) < max(abs(velocity), 3000) / 1000 * 1.5 + 0.501)
        last = position
      }
      #expect(last == motion.target)
      #expect(motion.velocity(at: 5) == 0)
    }
  }

  @Test func crossingComesWhereTheCoastMeetsTheEdge() throws {
    let motion = ScrollMotion(offset: 400, velocity: 2000, range: 0...500)
    let crossing = try #require(motion.crossingTime)
    let coast = try #require(motion.coast)
    #expect(abs(coast.position(at: crossing) - 500) < 1e-9)
    #expect(motion.bounce?.initialVelocity == coast.velocity(at: crossing))
    #expect(motion.position(at: crossing + 0.05) > 500)
    #expect(motion.target == 500)
  }

  @Test func viewThatDoesNotBounceStopsAtTheEdge() {
    let motion = ScrollMotion(offset: 400, velocity: 2000, range: 0...500, bounces: false)
    #expect(motion.duration == motion.crossingTime)
    #expect(motion.position(at: motion.duration + 1) == 500)
    #expect(ScrollMotion(offset: -30, velocity: -100, range: 0...500, bounces: false).position(at: 0) == 0)
  }

  @Test func flingBackInsideCoastsToItsTarget() {
    let motion = ScrollMotion(offset: -50, velocity: 1000, range: 0...5000)
    #expect(motion.bounce == nil)
    #expect(abs(motion.target - (-50 + 0.499 * 990)) < 1e-9)
  }

  @Test(arguments: [0, 1, -1, 320, -4000] as [CGFloat])
  func decelerationLandsOnTheTargetADelegateChose(way: CGFloat) {
    let motion = ScrollMotion(offset: 1000, restingAt: 1000 + way)
    #expect(abs(motion.position(at: motion.duration) - (1000 + way)) < 1e-9)
    #expect(motion.position(at: 0).isClose(to: 1000))
  }

  @Test func bounceEndsOnTheEdgeForGood() {
    let bounce = BounceCurve(edge: 500, distance: 80, velocity: 300)
    #expect(bounce.position(at: bounce.duration) == 500)
    #expect(abs(bounce.position(at: bounce.duration.nextDown) - 500.5) < 1e-6)
    #expect(BounceCurve(edge: 0, distance: 0, velocity: 10).duration == 0)
  }
}

extension CGFloat {
  fileprivate func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 1e-4 }
}
