import Foundation
import LunetteKit
import LunetteScript

/// A finger that a scenario has put down and moves step by step.
public final class ScenarioFinger {
  let app: ScenarioApp
  let number: Int
  private(set) var place: CGPoint
  private(set) var isDown = true

  init(app: ScenarioApp, at place: CGPoint) throws {
    try ScenarioApp.checkFingers(app.simulation.input.activeTouches.count + 1)
    (self.app, number, self.place) = (app, app.newFinger(), place)
    try app.perform { $0.add(number, .began, place) }
  }

  func move(to target: CGPoint, duration: TimeInterval) throws {
    try requireDown()
    try TouchScript.check(duration, "seconds")
    let start = place
    place = target
    try app.perform { try $0.move(number, from: start, to: target, duration: duration) }
  }

  /// Keeps the finger still for a while.
  func hold(_ seconds: TimeInterval) throws {
    try requireDown()
    try app.advance(seconds: seconds)
  }

  /// Presses harder or more lightly at the same place.
  func press(_ force: CGFloat) throws {
    try requireDown()
    try Self.check(force: force, "force")
    try app.perform { $0.add(number, .moved, place, force: force) }
  }

  /// Throws: `ScenarioError.badValue` for a force that no finger has
  static func check(force: CGFloat, _ name: String) throws {
    guard force >= 0, force <= UITouch.maximumPossibleForce else {
      throw ScenarioError.badValue(name: name, wanted: "between 0 and \(formatted(UITouch.maximumPossibleForce))", got: formatted(force))
    }
  }

  func lift() throws { try end(.ended) }
  func cancel() throws { try end(.cancelled) }

  private func end(_ phase: UITouch.Phase) throws {
    try requireDown()
    isDown = false
    try app.perform { $0.add(number, phase, place) }
  }

  private func requireDown() throws { if !isDown { throw ScenarioError.fingerGone } }
}
