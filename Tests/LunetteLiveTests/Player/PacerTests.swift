import Foundation
import Testing

// The pacer on a clock that the test moves: a session has a real clock.
@testable import LunetteLive

/// The times of the frames for which a finger waits, on a clock that the test moves.
@Suite struct PacerTests {
  private final class Hands { var time = 100.0 }

  private struct Course {
    /// When each frame came. Units: seconds since the start.
    var frames: [Double] = []
    /// How long each movement waited for its frame. Units: seconds.
    var delays: [Double] = []
  }

  /// A finger that lands, moves and lifts at those times, over so many seconds.
  private func play(_ events: [Double], seconds: Double, speed: Double = 1) -> Course {
    let hands = Hands()
    let start = hands.time
    var pacer = Pacer(clock: { hands.time })
    pacer.speed = speed
    var (course, waiting, rest) = (Course(), [Double](), events[...])
    while true {
      let isDown = rest.count < events.count && !rest.isEmpty
      let finger: Pacer.Finger = waiting.isEmpty ? isDown ? .still : .away : .waits
      let due = hands.time + max(0, pacer.wait(for: finger))
      if let next = rest.first, start + next <= due {
        rest.removeFirst()
        waiting.append(start + next)
        hands.time = max(hands.time, start + next)
        continue
      }
      hands.time = due
      if hands.time > start + seconds { return course }
      pacer.noteFrame(for: finger)
      course.frames.append(hands.time - start)
      course.delays += waiting.map { hands.time - $0 }
      waiting = []
    }
  }

  /// Sixty movements a second, the first at a given time.
  private func movements(from first: Double, count: Int, each: Double = 1.0 / 60) -> [Double] {
    (0..<count).map { first + Double($0) * each }
  }

  @Test func withoutAFingerFramesComeAtAnEvenPace() {
    let frames = play([], seconds: 10).frames
    #expect(abs(frames.count - 600) <= 1)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
  }

  @Test(arguments: [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999])
  func aFingerThatMovesSixtyTimesASecondIsFollowedAtOnceWhereverInAFrameItLands(part: Double) {
    let course = play(movements(from: 0.5 + part / 60, count: 240), seconds: 5)
    #expect(course.delays.count == 240)
    // When frames and movements have the same rhythm, one movement may come just after its frame.
    let late = course.delays.enumerated().dropFirst(4).filter { $1 > 1e-6 }
    #expect(late.count <= (part == 0 ? 1 : 0), "\(late)")
  }

  /// A client that waits for each frame and moves at once, and later moves at a steady rate.
  @Test func whoComesRightAfterAFrameIsFollowedSoon() {
    let first = play([0.5], seconds: 0.6).delays[0] + 0.5
    let course = play([0.5] + movements(from: first + 1e-4, count: 240), seconds: 5)
    #expect((course.delays.dropFirst(6).max() ?? 1) < 1e-6, "\(course.delays.prefix(10))")
  }

  @Test func aMovementThatComesLateHoldsUpOnlyTheNext() {
    var events = movements(from: 0.505, count: 240)
    for late in stride(from: 30, to: 240, by: 30) { events[late] += 0.014 }
    let course = play(events, seconds: 5)
    #expect(course.delays.filter { $0 > 0.002 }.count <= 2 * 7 + 4, "\(course.delays.map { ($0 * 1e3).rounded() })")
    #expect((course.delays.max() ?? 1) < 1.0 / 60)
  }

  @Test func aFingerThatGoesAndRestsIsFollowedForEver() {
    var events: [Double] = []
    for part in 0..<60 { events += movements(from: 0.5 + Double(part) * 0.512, count: 20) }
    let course = play(events, seconds: 32)
    #expect(course.delays.filter { $0 > 0.002 }.count <= 60, "\(course.delays.map { ($0 * 1e3).rounded() })")
  }

  @Test(arguments: [60, 120, 240, 1000]) func simulatedTimeIsNeverMoreThanTwoFramesAheadHoweverManyMovementsCome(rate: Double) {
    let course = play(movements(from: 0.5, count: Int(rate * 20), each: 1 / rate), seconds: 25)
    for (index, time) in course.frames.enumerated() {
      #expect(Double(index + 1) <= time * 60 + 2 + 1e-6, "frame \(index + 1) at \(time) s")
      // Nor is it ever behind.
      #expect(Double(index + 2) >= time * 60 - 1e-6, "frame \(index + 1) at \(time) s")
    }
  }

  @Test func whatWasEarlyIsGivenBackOnceTheFingerIsOffTheGlass() {
    let course = play(movements(from: 0.508, count: 60), seconds: 4)
    let after = zip(course.frames, course.frames.dropFirst()).filter { $0.0 > 1.51 }.map { ($1 - $0) * 60 }
    // No frame of the fling is late by much, and within a second the pace is the usual one again.
    #expect((after.max() ?? 2) < 1.1)
    #expect(after.dropFirst(60).allSatisfy { abs($0 - 1) < 1e-6 }, "\(after)")
    #expect(abs(course.frames.count - 240) <= 1)
  }

  @Test(arguments: [0.1, 0.5, 2, 10]) func theSameHoldsAtOtherSpeeds(speed: Double) {
    let course = play(movements(from: 0.5, count: 600), seconds: 11, speed: speed)
    for (index, time) in course.frames.enumerated() { #expect(Double(index + 1) <= time * 60 * speed + 2 + 1e-6) }
    #expect(abs(Double(course.frames.count) - 660 * speed) <= 2)
  }
}
