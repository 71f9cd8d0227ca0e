import Foundation
import LunetteKit

extension Registry {
  /// Source: lua-api.md section 4, app:pinch and app:rotate; `distance` is ours
  static func appTwoFingers(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "pinch", "Two fingers around a target come together or go apart: { from = 100, to = 200, duration = 0.3 }. Points.",
      args: "target", "options"
    ) { (app: ScenarioApp, target: ScenarioTarget, options: LuaOptions?) in try pinch(app, target, options) }
    c.method(
      "rotate", "Two fingers turn around a target, clockwise: { angle =, distance = 100, duration = 0.3 }. Radians; points.",
      args: "target", "options"
    ) { (app: ScenarioApp, target: ScenarioTarget, options: LuaOptions) in try rotate(app, target, options) }
  }

  private static func pinch(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: LuaOptions?) throws {
    var ((from, to), duration) = (ScenarioApp.pinchDistances, ScenarioApp.Timing.pinch)
    if var options {
      from = try options.take("from") ?? from
      to = try options.take("to") ?? to
      duration = try options.take("duration") ?? duration
      try options.finish()
    }
    try requireLengths(["from": from, "to": to])
    try app.pinch(at: target.place(in: app), from: from, to: to, duration: duration)
  }

  private static func rotate(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: LuaOptions) throws {
    var options = options
    let angle: CGFloat = try options.require("angle")
    let distance: CGFloat = try options.take("distance") ?? ScenarioApp.rotationDistance
    let duration: Double = try options.take("duration") ?? ScenarioApp.Timing.pinch
    try options.finish()
    try requireLengths(["distance": distance])
    try app.rotate(at: target.place(in: app), by: angle, distance: distance, duration: duration)
  }

  private static func requireLengths(_ lengths: KeyValuePairs<String, CGFloat>) throws {
    for (name, length) in lengths where length < 0 {
      throw ScenarioError.badValue(name: name, wanted: "0 or more points", got: formatted(length))
    }
  }
}
