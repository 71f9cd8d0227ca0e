import Foundation
import Lua
import LunetteKit
import LunetteScript

// The option tables of a running app's methods. Source: docs/lua-api.md 4

struct SettleOptions: OptionTable {
  @LuaOption("Seconds of simulated time after which it is an error; 10 if it is left out.") var timeout: Double = ScenarioApp
    .defaultSettleTimeout
  @LuaOption("Whether the call also waits for timers that are due within `timeout`; true if it is left out.") var timers: Bool = true
  @LuaOption("Whether what repeats for ever counts, such as a spinner or a display link; true if it is left out, and then it is an error.")
  var endless: Bool = true
}

struct WaitOptions: OptionTable {
  @LuaOption("Seconds of simulated time after which it is an error; 10 if it is left out.") var timeout: Double = ScenarioApp
    .defaultSettleTimeout
}

struct ScrollToOptions: OptionTable {
  @LuaOption("The scroll view to drag; without it, every scroll view on the screen.") var on: UIScrollView? = nil
}

struct TapOptions: OptionTable {
  @LuaOption("The number of taps.") var taps: Int? = nil
  @LuaOption("The number of fingers.") var fingers: Int? = nil
  @LuaOption("Whether the call is no error if the target is a disabled control or is covered.") var force = false
}

struct LongPressOptions: OptionTable {
  @LuaOption("How long the finger stays; 0.6.", unit: .seconds) var duration: Double = ScenarioApp.Timing.longPress
  @LuaOption("Whether the call is no error if the target is a disabled control or is covered.") var force = false
}

struct DragOptions: OptionTable {
  @LuaOption("The target on whose centre the finger lands.") var on: ScenarioTarget? = nil
  @LuaOption("The place where the finger lands.") var from: ScenarioTarget? = nil
  @LuaOption("How far the finger moves, in place of `to`.", unit: .points) var by: CGPoint? = nil
  @LuaOption("The place where the finger lifts.") var to: ScenarioTarget? = nil
  @LuaOption("How long the movement takes; 0.3.", unit: .seconds) var duration: Double = ScenarioApp.Timing.drag
  @LuaOption("How long the finger rests before it lifts; 0.", unit: .seconds) var hold: Double = 0
  @LuaOption("Whether the call is no error if something covers the target.") var force = false

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
  @LuaOption("How far the finger moves; 150.", unit: .points) var distance: CGFloat = ScenarioApp.swipeDistance
  @LuaOption("How long the movement takes; 0.12.", unit: .seconds) var duration: Double = ScenarioApp.Timing.swipe
  @LuaOption("Whether the call is no error if something covers the target.") var force = false
}

struct FlingOptions: OptionTable {
  @LuaOption(required: "The place where the finger lands.") var from: ScenarioTarget = .point(.zero)
  @LuaOption(required: "The velocity of the finger when it lifts.", unit: .pointsPerSecond) var velocity: CGPoint = .zero
}

struct PinchOptions: OptionTable {
  @LuaOption("The distance between the fingers at the start; 100.", unit: .points) var from: CGFloat = ScenarioApp.pinchDistances.from
  @LuaOption("The distance between the fingers at the end; 200.", unit: .points) var to: CGFloat = ScenarioApp.pinchDistances.to
  @LuaOption("How long the movement takes; 0.3.", unit: .seconds) var duration: Double = ScenarioApp.Timing.pinch
}

struct RotateOptions: OptionTable {
  @LuaOption(required: "The angle by which the fingers turn; clockwise is positive.", unit: .radians) var angle: CGFloat = 0
  @LuaOption("The distance between the fingers; 100.", unit: .points) var distance: CGFloat = ScenarioApp.rotationDistance
  @LuaOption("How long the movement takes; 0.3.", unit: .seconds) var duration: Double = ScenarioApp.Timing.pinch
}

struct AppearanceOptions: OptionTable {
  @LuaOption("Whether the new look fades in; true if it is left out.") var animated = true
}

struct TiltOptions: OptionTable {
  @LuaOption("Around the axis from top to bottom, from -1 to 1.") var horizontal: CGFloat = 0
  @LuaOption("Around the axis from side to side, from -1 to 1.") var vertical: CGFloat = 0
}

struct ShakeOptions: OptionTable {
  @LuaOption("Whether the shaking is interrupted, so that motionCancelled is called in place of motionEnded.") var interrupted = false
}

extension CGPoint {
  func moved(by vector: CGPoint, times factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}
