import Foundation
import Testing

@testable import LunetteKit

/// The recordings of a real UIScrollView, replayed with real touches through a window.
///
/// While the finger is down the offset is a step function of the touches' times, so it can be read at any time. After the lift it
/// is known at frames only; so the touches are scheduled such that the simulation's frames, 1/60 s apart as the recording's, fall
/// on the recording's frames. Nothing is interpolated. The only thing left open is how late the recording's display clock runs
/// against its touch clock, one number per recording.
@Suite struct ScrollReplayTests {
  static let names = ["decel_v750.json", "rubberband_top.json", "touch_calib.json"]

  @Test("Dragged offsets are the recorded ones exactly", arguments: names) func dragging(name: String) throws {
    let trace = try ScrollTrace.named(name)
    let lift = try #require(trace.touches.last).time
    let samples = trace.offsets.filter { $0[0] < lift }
    let replay = Replay(trace, touchDown: 1)
    // The recorder looks a little after the event; how much is one number per recording.
    let worst =
      clockShifts.map { shift in
        samples.map { abs(replay.draggedOffset(at: $0[0] - shift) - $0[1]) }.max() ?? .infinity
      }.min() ?? .infinity
    #expect(samples.count >= 15)
    #expect(worst < 1e-4)
  }

  @Test("Deceleration and bounce are the recorded ones within a pixel", arguments: ["decel_v750.json", "rubberband_top.json"])
  func afterTheLift(name: String) throws {
    let trace = try ScrollTrace.named(name)
    let lift = try #require(trace.touches.last).time
    let samples = trace.offsets.filter { $0[0] > lift }
    #expect(samples.count > 40)
    var worst = CGFloat.infinity
    for shift in clockShifts where worst > pixel {
      // The first recorded frame after the lift, less the shift, is a frame of the simulation.
      let touchDown = 2 - (samples[0][0] - shift)
      let replay = Replay(trace, touchDown: TimeInterval(touchDown))
      worst = min(worst, samples.map { abs(replay.frameOffset(at: $0[0] - shift) - $0[1]) }.max() ?? .infinity)
    }
    #expect(worst <= pixel)
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
private let clockShifts = stride(from: CGFloat(0), through: 0.020, by: 0.0001)

private final class Replay {
  let tester = TouchTester(device: Device(name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3))
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
    scrollView.contentSize = CGSize(width: 393, height: 40000)
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

  /// Of the frame at this time, which must be one: within the 0.2 ms to which the recorder's clock is steady.
  func frameOffset(at time: CGFloat) -> CGFloat {
    let place = (touchDown + TimeInterval(time)) * TimeInterval(framesPerSecond)
    let frame = Int(place.rounded())
    guard abs(place - place.rounded()) < 0.0002 * TimeInterval(framesPerSecond), frames.indices.contains(frame) else { return .nan }
    return frames[frame]
  }
}
