import Foundation
import Lua
import LunetteKit
import LunetteScript

// The option tables of a running app's methods. Source: docs/lua-api.md 4

struct SettleOptions: OptionTable {
  @LuaOption("Seconds of simulated time until it is an error; 10.") var timeout: Double = ScenarioApp.defaultSettleTimeout
  @LuaOption("False: timers that are still to fire don't count as movement; true.") var timers: Bool = true
}

struct WaitOptions: OptionTable {
  @LuaOption("Seconds of simulated time until it is an error; 10.") var timeout: Double = ScenarioApp.defaultSettleTimeout
}

struct ScrollToOptions: OptionTable {
  @LuaOption("The scroll view to drag; without it whatever scrolls on the screen.") var on: UIScrollView? = nil
}

struct TapOptions: OptionTable {
  @LuaOption("How many taps.") var taps: Int? = nil
  @LuaOption("How many fingers.") var fingers: Int? = nil
  @LuaOption("Whether it is right whatever the finger reaches: a disabled control, or what covers the target.") var force = false
}

struct LongPressOptions: OptionTable {
  @LuaOption("Seconds; 0.6.") var duration: Double = ScenarioApp.Timing.longPress
  @LuaOption("As for tap.") var force = false
}

struct DragOptions: OptionTable {
  @LuaOption("Whose centre the finger lands on.") var on: ScenarioTarget? = nil
  @LuaOption("Where the finger lands.") var from: ScenarioTarget? = nil
  @LuaOption("How far it moves, in place of `to`. Points.") var by: CGPoint? = nil
  @LuaOption("Where it lifts.") var to: ScenarioTarget? = nil
  @LuaOption("Seconds; 0.3.") var duration: Double = ScenarioApp.Timing.drag
  @LuaOption("Seconds that the finger rests before it lifts; 0.") var hold: Double = 0

  var start: ScenarioTarget {
    get throws(LuaMismatch) {
      if let start = from ?? on { return start }
      throw LuaMismatch(wanted: "from = \(CGPoint.luaTypeName)", got: "no from")
    }
  }

  /// Space: screen.
  func end(from start: CGPoint, in app: ScenarioApp) throws -> CGPoint {
    if let by { return start.moved(by: by, times: 1) }
    guard let to else { throw LuaMismatch(wanted: "to = \(ScenarioTarget.luaTypeName)", got: "no to") }
    return try to.destination(in: app)
  }
}

struct SwipeOptions: OptionTable {
  @LuaOption("Points; 150.") var distance: CGFloat = ScenarioApp.swipeDistance
  @LuaOption("Seconds; 0.12.") var duration: Double = ScenarioApp.Timing.swipe
}

struct FlingOptions: OptionTable {
  @LuaOption(required: "Where the finger lands.") var from: ScenarioTarget = .point(.zero)
  @LuaOption(required: "When it lifts. Points per second.") var velocity: CGPoint = .zero
}

struct PinchOptions: OptionTable {
  @LuaOption("Between the fingers at the start. Points; 100.") var from: CGFloat = ScenarioApp.pinchDistances.from
  @LuaOption("Between the fingers at the end. Points; 200.") var to: CGFloat = ScenarioApp.pinchDistances.to
  @LuaOption("Seconds; 0.3.") var duration: Double = ScenarioApp.Timing.pinch
}

struct RotateOptions: OptionTable {
  @LuaOption(required: "Clockwise. Radians.") var angle: CGFloat = 0
  @LuaOption("Between the fingers. Points; 100.") var distance: CGFloat = ScenarioApp.rotationDistance
  @LuaOption("Seconds; 0.3.") var duration: Double = ScenarioApp.Timing.pinch
}

struct ShakeOptions: OptionTable {
  @LuaOption("Whether motionCancelled comes in place of motionEnded.") var interrupted = false
}

extension CGPoint {
  func moved(by vector: CGPoint, times factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}
