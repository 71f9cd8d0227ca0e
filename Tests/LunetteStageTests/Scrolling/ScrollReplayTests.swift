import CoreTestSupport
import Foundation
import LunetteKit
import TestSupport
import Testing

/// The recordings of a real UIScrollView, replayed with real touches through a window.
///
/// While the finger is down the offset is a step function of the touches' times, so it can be read at any time. After the lift it
/// is known at frames only; so the touches are scheduled such that the simulation's frames, 1/60 s apart as the recording's, fall
/// on the recording's frames. Nothing is interpolated. The only thing left open is how late the recording's display clock runs
/// against its touch clock, one number per recording.
@Suite struct ScrollReplayTests {
  static let names = ["decel_v750.json", "decel_v3000.json", "edge_impact.json", "rubberband_top.json", "touch_calib.json"]

  @Test("Every recorded offset is replayed: a drag's exactly, a deceleration's and a bounce's within a pixel", arguments: names)
  func offsets(name: String) throws {
    let trace = try ScrollTrace.named(name)
    let lift = try #require(trace.touches.last).time
    let dragged = trace.offsets.filter { $0[0] < lift }
    let moving = trace.offsets.filter { $0[0] >= lift }
    #expect(dragged.count >= 12)
    // Touches have the recording's own times; only its display clock may run late.
    let replay = Replay(trace, touchDown: 1)
    let drag = Deviation(dragged.map { replay.draggedOffset(at: $0[0]) - $0[1] })
    #expect(drag.worst < 1e-4)
    guard let first = moving.first else {
      print("\(name): drag \(drag); at rest after the lift")
      return
    }
    var (best, bestShift) = (Deviation([.infinity]), CGFloat(0))
    for shift in clockShifts {
      // The first recorded frame after the lift, less the shift, is a frame of the simulation.
      let replay = Replay(trace, touchDown: TimeInterval(2 - (first[0] - shift)))
      let motion = Deviation(moving.map { replay.frameOffset(at: $0[0] - shift) - $0[1] })
      if motion.rms < best.rms { (best, bestShift) = (motion, shift) }
    }
    print("\(name): drag \(drag); after the lift \(best), display clock \(String(format: "%.1f", Double(bestShift) * 1000)) ms late")
    #expect(best.worst <= pixel)
  }

  @Test("The last offset, the callbacks, velocity and target are the recorded ones", arguments: names)
  func callbacks(name: String) throws {
    let trace = try ScrollTrace.named(name)
    let recordedLift = try #require(trace.call("willEndDragging"))
    // On several phases of the frame clock, as none of this may depend on it.
    for phase in stride(from: 0, to: 0.016, by: 0.003) {
      let replay = Replay(trace, touchDown: 1 + phase)
      let names = replay.log.names.map { $0.replacingOccurrences(of: " at rest", with: "") }
      #expect(names == trace.delegate.map(\.name))
      #expect(abs(replay.scrollView.contentOffset.y - trace.finalOffsetY) < 1e-3)

      let lift = try #require(replay.log.first("willEndDragging"))
      #expect(abs(lift.velocity.y - (recordedLift.velocity ?? .nan)) < 1e-6)
      #expect(abs(lift.target.y - (recordedLift.target ?? .nan)) < 1e-3)
      #expect(lift.velocity.x == 0 && lift.target.x == 0)

      for call in trace.delegate where call.name != "didEndDecelerating" {
        let entry = try #require(replay.log.entries.first { $0.name.hasPrefix(call.name) })
        // A callback that a touch causes comes at the touch's time; the recorder's clock runs up to 2 ms late.
        #expect((0...0.002).contains(call.time - CGFloat(entry.time - replay.touchDown)), "\(call.name)")
        if let offset = call.offset { #expect(abs(entry.offset.y - offset) < 1e-3, "\(call.name)") }
      }
      if let end = trace.call("didEndDecelerating") {
        let entry = try #require(replay.log.first("didEndDecelerating"))
        #expect(abs(end.time - CGFloat(entry.time - replay.touchDown)) < 0.019)
        #expect(abs(entry.offset.y - (end.offset ?? .nan)) < 1e-3)
      }
    }
  }

  @Test("A replay gives the same callbacks at the same times each time") func deterministic() throws {
    let trace = try ScrollTrace.named("decel_v750.json")
    let runs = (0..<2).map { _ in Replay(trace, touchDown: 1).log.entries.map { "\($0.time) \($0.name) \($0.offset)" } }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count > 100)
  }
}

/// The recordings were made at 3 pixels per point.
private let pixel: CGFloat = 1 / 3 + 1e-4
/// How late the display clock is against the touch clock. Units: seconds. All recordings agree within 2 ms; docs/rules/scrolling.md: 0.7 to
/// 1 ms.
private let clockShifts = stride(from: CGFloat(0), through: 0.002, by: 0.0001)

/// How far a replay is off its recording. Units: points.
private struct Deviation: CustomStringConvertible {
  let rms, worst: CGFloat

  init(_ differences: [CGFloat]) {
    worst = differences.map(abs).max() ?? .infinity
    rms = (differences.reduce(0) { $0 + $1 * $1 } / CGFloat(max(differences.count, 1))).squareRoot()
  }

  var description: String { String(format: "rms %.4f pt, worst %.4f pt", Double(rms), Double(worst)) }
}

private final class Replay {
  let tester = TouchTester(device: .iPhone16)
  let scrollView: UIScrollView
  let log = ScrollLog()
  let touchDown: TimeInterval
  private let start: CGFloat
  /// The offset after each frame.
  private var frames: [CGFloat] = []

  init(_ trace: ScrollTrace, touchDown: TimeInterval) {
    self.touchDown = touchDown
    start = trace.startOffsetY
    scrollView = UIScrollView(frame: tester.window.bounds)
    scrollView.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
    scrollView.contentOffset.y = start
    tester.window.addSubview(scrollView)
    scrollView.delegate = log
    for touch in trace.touches {
      let phase: UITouch.Phase
      switch touch.phase {
      case "began": phase = .began
      case "moved": phase = .moved
      case "ended": phase = .ended
      default: continue  // A finger that lies still is reported by nobody.
      }
      let sample = TouchSample(finger: 1, phase: phase, location: CGPoint(x: 196.5, y: touch.y))
      tester.simulation.input.schedule(sample, at: touchDown + TimeInterval(touch.time))
    }
    let end = touchDown + TimeInterval(max(trace.offsets.last?[0] ?? 0, trace.touches.last?.time ?? 0)) + 0.1
    frames.append(start)
    while tester.simulation.time < end {
      tester.simulation.runFrame()
      frames.append(scrollView.contentOffset.y)
    }
  }

  /// Time: seconds since touch-down.
  func draggedOffset(at time: CGFloat) -> CGFloat {
    let time = touchDown + TimeInterval(time) + 1e-9
    return log.entries.last { $0.name == "didScroll" && $0.time <= time }?.offset.y ?? start
  }

  /// The offset of the frame at this time. The time must be a frame's, within 0.2 ms, the precision of the recorder's clock.
  func frameOffset(at time: CGFloat) -> CGFloat {
    let place = (touchDown + TimeInterval(time)) * TimeInterval(framesPerSecond)
    let frame = Int(place.rounded())
    guard abs(place - place.rounded()) < 0.0002 * TimeInterval(framesPerSecond), frames.indices.contains(frame) else { return .nan }
    return frames[frame]
  }
}
