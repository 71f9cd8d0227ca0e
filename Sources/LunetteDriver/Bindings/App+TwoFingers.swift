import Foundation
import Lua
import LunetteKit
import LunetteScript

extension Registry {
  /// Source: docs/lua-api.md 4, app:pinch and app:rotate; `distance` is ours
  static func appTwoFingers(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "pinch", "Two fingers around a target move towards each other or apart: { from = 100, to = 200, duration = 0.3 }.",
      args: "target", "options"
    ) { (app: ScenarioApp, target: ScenarioTarget, options: PinchOptions?) in try pinch(app, target, options ?? .init()) }
    c.measured(in: .points)
    c.method(
      "rotate",
      "Two fingers turn around a target; a positive angle, in radians, is clockwise: { angle =, distance = 100, duration = 0.3 }.",
      args: "target", "options"
    ) { (app: ScenarioApp, target: ScenarioTarget, options: RotateOptions) in try rotate(app, target, options) }
  }

  private static func pinch(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: PinchOptions) throws {
    try requireLengths(["from": options.from, "to": options.to])
    try app.pinch(at: target.place(in: app), from: options.from, to: options.to, duration: options.duration)
  }

  private static func rotate(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: RotateOptions) throws {
    try requireLengths(["distance": options.distance])
    try app.rotate(at: target.place(in: app), by: options.angle, distance: options.distance, duration: options.duration)
  }

  private static func requireLengths(_ lengths: KeyValuePairs<String, CGFloat>) throws {
    for (name, length) in lengths where length < 0 {
      throw ScenarioError.badValue(name: name, wanted: "0 or more points", got: formatted(length))
    }
  }
}
