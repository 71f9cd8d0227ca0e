import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// docs/rules/cases/gestures.md, section 8, rotation, and its choice against a pinch.
@Suite struct RotationTests {
  private let tester = TouchTester()
  private let rotation = UIRotationGestureRecognizer()
  private let view: RecorderView
  /// "state degrees" at each action, rounded to tenths.
  private let seen = Journal()

  init() {
    view = tester.view()
    tester.add(rotation, "rotation", to: view)
    let seen = seen
    rotation.addTarget { seen.note("\($0.state) \(Self.degrees(($0 as! UIRotationGestureRecognizer).rotation))") }
  }

  private static func degrees(_ radians: CGFloat) -> String { String(format: "%.1f", Double(radians) * 180 / .pi) }

  /// The second finger goes to `degrees` around the first, which stays at (200, 150).
  private func turn(to degrees: Double, at time: TimeInterval, distance: Double = 100) {
    tester.move(200 + distance * cos(degrees * .pi / 180), 150 + distance * sin(degrees * .pi / 180), at: time, finger: 2)
  }

  private func landTwo() {
    tester.down(200, 150, at: 0, finger: 1)
    tester.down(300, 150, at: 0, finger: 2)
  }

  private func lift(at time: TimeInterval) {
    tester.up(at: time, finger: 1)
    tester.up(at: time, finger: 2)
    tester.run()
    #expect(rotation.state == .possible && rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test("a fresh one has Apple's defaults") func defaults() {
    let fresh = UIRotationGestureRecognizer()
    #expect(fresh.rotation == 0 && fresh.velocity == 0)
  }

  @Test("it begins after 5 degrees, which are taken off", arguments: [2, -2, 4.9, 5.1, 30, -30]) func begins(degrees: Double) {
    landTwo()
    turn(to: degrees, at: 0.1)
    lift(at: 0.2)
    let shown = String(format: "%.1f", abs(degrees) - 5)
    let signed = degrees > 0 ? shown : "-" + shown
    #expect(seen.timedLines == (abs(degrees) > 5 ? ["0.100 began \(signed)", "0.200 ended \(signed)"] : []))
  }

  @Test("fingers that pinch must turn farther", arguments: [(100, 6), (125, 7), (125, 8), (200, 9.5), (200, 10.5), (50, 9.5), (400, 10.5)])
  func pinching(distance: Double, degrees: Double) {
    landTwo()
    turn(to: degrees, at: 0.1, distance: distance)
    lift(at: 0.2)
    let limit = distance == 100 ? 5 : distance == 125 ? 7.5 : 10.0
    #expect(seen.lines.isEmpty == (degrees < limit))
    if degrees > limit { #expect(seen.lines.first == "began \(String(format: "%.1f", degrees - limit))") }
  }

  @Test("G-168 turns add up beyond a full circle", arguments: [1, -1] as [Double]) func fullCircle(sign: Double) {
    landTwo()
    for step in 1...20 { turn(to: sign * 20 * Double(step), at: Double(step) * 0.05) }
    lift(at: 2)
    #expect(seen.lines.first == "began \(sign < 0 ? "-" : "")15.0")
    // 18 steps: a full circle less the 5 degrees; 20 steps: beyond it.
    #expect(seen.lines[17] == "changed \(sign < 0 ? "-" : "")355.0")
    #expect(seen.lines.last == "ended \(sign < 0 ? "-" : "")395.0")
  }

  @Test("setting the rotation rebases and starts the velocity anew") func setRotation() {
    landTwo()
    turn(to: 30, at: 0.1)
    tester.run()
    #expect(rotation.velocity > 0)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    turn(to: 40, at: 0.2)
    lift(at: 0.3)
    #expect(seen.lines == ["began 25.0", "changed 10.0", "ended 10.0"])
  }

  @Test("one finger up and back: the rotation goes on from its value") func pause() {
    landTwo()
    turn(to: 30, at: 0.1)
    tester.up(at: 0.2, finger: 2)
    tester.down(200, 250, at: 0.3, finger: 2)
    tester.run()
    #expect(seen.lines == ["began 25.0"])
    turn(to: 100, at: 0.4)
    lift(at: 0.5)
    #expect(seen.lines == ["began 25.0", "changed 35.0", "ended 35.0"])
  }

  @Test("a steady turn reports its speed, in radians a second") func velocity() {
    var speed = CGFloat.zero
    rotation.addTarget { speed = ($0 as! UIRotationGestureRecognizer).velocity }
    landTwo()
    for step in 1...10 { turn(to: -6 * Double(step), at: Double(step) * 0.01) }
    lift(at: 0.11)
    #expect(abs(speed + 600 * .pi / 180) < 1e-6)
  }

  @Test("fingers that move together don't turn; a held back rotation starts from 0") func heldBack() {
    let blocker = tester.add(ProbeRecognizer(), "blocker", to: view)
    rotation.require(toFail: blocker)
    var moves = 0
    blocker.onTouches = { probe, phase, _, _ in
      if phase == .moved { moves += 1 }
      if moves == 3 { probe.state = .failed }
    }
    landTwo()
    tester.move(210, 150, at: 0.05, finger: 1)
    tester.move(310, 150, at: 0.05, finger: 2)
    tester.run()
    #expect(rotation.latest == .possible)
    tester.move(200, 150, at: 0.08, finger: 1)
    tester.move(300, 150, at: 0.08, finger: 2)
    turn(to: 40, at: 0.1)
    turn(to: 60, at: 0.2)
    lift(at: 0.3)
    #expect(seen.timedLines.first == "0.100 began 0.0")
    #expect(seen.lines.last == "ended 20.0")
  }

  @Test("fingers on one point turn nothing") func onePoint() {
    tester.down(200, 150, at: 0, finger: 1)
    tester.down(200, 150, at: 0, finger: 2)
    turn(to: 90, at: 0.1)
    turn(to: 100, at: 0.2)
    lift(at: 0.3)
    // The fingers pinch as well, so that the whole turn of 10 degrees is used up by the hysteresis.
    #expect(seen.timedLines == ["0.200 began 0.0", "0.300 ended 0.0"])
  }

  @Test("G-169 pinch and rotation: one, unless a delegate says both", arguments: [false, true]) func withPinch(together: Bool) {
    let pinch = tester.add(UIPinchGestureRecognizer(), "pinch", to: view)
    let delegate = tester.keep(ProbeDelegate())
    delegate.together = together
    pinch.delegate = delegate
    landTwo()
    for step in 1...10 { turn(to: 5 * Double(step), at: Double(step) * 0.05, distance: 100 + 10 * Double(step)) }
    lift(at: 1)
    let began = tester.journal.lines.filter { $0.hasSuffix("began") }
    #expect(began.sorted() == (together ? ["pinch began", "rotation began"] : ["pinch began"]))
  }
}
