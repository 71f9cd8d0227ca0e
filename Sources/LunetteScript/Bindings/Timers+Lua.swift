import Foundation
import Lua
import LunetteKit

extension SimulatedTimer: LuaObject { public static var luaName: String { "Timer" } }

extension Registry {
  static func timers(_ r: RegistryBuilder) {
    r.type(
      SimulatedTimer.self, "Timer", doc: "An action that will run at a simulated time, made by after, every or Timer.scheduledTimer."
    ) { c in
      c.constructor { arguments in
        let seconds = try arguments.take("timeInterval", as: Double.self, "Seconds until the first call, and between two calls.") ?? 0
        let repeats = try arguments.take("repeats", as: Bool.self, "Whether the action runs again and again.") ?? false
        let userInfo = try arguments.take("userInfo", as: LuaReference.self, "What the timer's property of this name reads.")
        let date = try arguments.take("fireDate", as: ScriptDate.self, "When it runs first, in place of timeInterval from now.")
        guard
          let form = try arguments.takeAction(
            "A function, or the name of the target's method.", labels: ["selector", "block"], calledWith: ["timer": SimulatedTimer.luaType])
        else {
          throw LuaMismatch(wanted: "action = \(FunctionOrName.luaTypeName)", got: "nil")
        }
        let action = ScriptAction(form)
        let timer = SimulatedTimer(interval: repeats ? seconds : nil) { action.send($0) }
        (timer.userInfo, timer.cause) = (userInfo, action)
        timer.fireTime = date.map { ScriptContext.simulation.time(of: $0) } ?? ScriptContext.simulation.time + max(0, seconds)
        return timer
      }
      c.function(
        "scheduledTimer",
        "Makes a timer that waits while a scroll view is dragged or decelerates: Timer.scheduledTimer(seconds, repeats, fn), or Timer.scheduledTimer(seconds, target, \"method\", userInfo, repeats), or "
          + "Timer.scheduledTimer { timeInterval =, target =, action =, userInfo =, repeats = }. The action gets the timer.",
        args: "seconds", "rest"
      ) { (interval: TimerInterval, rest: LuaArguments) in try ScriptTimer.scheduled(interval, rest) }
      c.form(["seconds": .number, "repeats": .boolean, "block": .callback(["timer": SimulatedTimer.luaType])])
      c.form(["seconds": .number, "target": .any, "selector": .string, "userInfo?": .any, "repeats?": .boolean])
      c.property("isValid", "Whether the action will run again.", \.isValid)
      c.property(
        "fireDate", "When the action runs next. A repeating timer keeps its interval from there.",
        get: { ScriptDate(ScriptContext.simulation.date + $0.fireTime - ScriptContext.simulation.time) },
        set: { (timer: SimulatedTimer, date: ScriptDate) in
          let simulation = ScriptContext.simulation
          let time = simulation.time(of: date)
          if timer.isScheduled { simulation.timers.schedule(timer, at: time) } else { timer.fireTime = time }
        })
      c.property("tolerance", "Kept only: timers are exact.", unit: .seconds, \.tolerance)
      c.property("timeInterval", "The time between two calls; 0 for a timer that runs once.", unit: .seconds, get: { $0.interval ?? 0 })
      c.property(
        "userInfo", "What was given when the timer was made, or nil.", get: { ScriptTimer.userInfo(of: $0) })
      c.method("fire", "Runs the action now. A timer that runs once is over then; a repeating one keeps its times.", SimulatedTimer.fire)
      c.method("invalidate", "Ends the timer: its action no longer runs.", SimulatedTimer.invalidate)
    }
  }
}

/// The first argument of `Timer.scheduledTimer`: seconds, or a table with everything.
private enum TimerInterval: LuaReadable {
  case seconds(Double)
  case table(TimerRequest)

  static var luaTypeName: String { "a number of seconds, or a table { timeInterval =, target =, action = }" }
  static var luaType: LuaType { .either([.number, TimerRequest.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TimerInterval {
    if stack.isTable(at: index) { return .table(try TimerRequest.read(stack, at: index)) }
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    return .seconds(try Double.read(stack, at: index))
  }
}

/// The table of `Timer.scheduledTimer { ... }`.
private struct TimerRequest: OptionTable {
  @LuaOption(required: "Seconds until the first call, and between two calls.", labels: "withTimeInterval") fileprivate var timeInterval: Double = 0
  @LuaOption("The object whose method `action` names.") fileprivate var target: LuaReference? = nil
  @LuaOption(
    required: "A function, or the name of the target's method.", calledWith: ["timer": SimulatedTimer.luaType], labels: "selector", "block")
  fileprivate var action: FunctionOrName? = nil
  @LuaOption("What the timer's property of this name reads.") fileprivate var userInfo: LuaReference? = nil
  @LuaOption("Whether the action runs again and again.") fileprivate var repeats: Bool = false
}

/// Timers of scripts.
enum ScriptTimer {
  /// - Parameter call: for messages
  static func schedule(_ call: String, after seconds: Double, repeats: Bool, _ action: ScriptAction, _ stack: LuaStack) throws -> SimulatedTimer {
    let simulation = ScriptContext.simulation
    guard simulation.timers.count < mostTimers else { throw BindingFault.tooManyTimers(call: call, limit: mostTimers) }
    let timer = simulation.timers.schedule(at: simulation.time + max(0, seconds), repeating: repeats ? seconds : nil) { action.send($0) }
    (timer.origin, timer.cause, timer.hasOpenOrder) = (simulation.origin, action, true)
    if !repeats, case .function(let callback) = action {
      (stack.owner as? ScriptContext)?.noteCallback(timer, callback.function, position: stack.position)
    }
    return timer
  }

  /// Begins the calls of a timer in these modes, besides those in which it is called already.
  static func add(_ timer: SimulatedTimer, _ modes: RunLoopModes, _ stack: LuaStack) throws {
    let simulation = ScriptContext.simulation
    guard !timer.isScheduled else { return timer.modes.formUnion(modes) }
    guard simulation.timers.count < mostTimers else { throw BindingFault.tooManyTimers(call: "RunLoop:add", limit: mostTimers) }
    timer.modes = modes
    timer.origin = simulation.origin
    simulation.timers.schedule(timer, at: max(timer.fireTime, simulation.time))
  }

  /// Limit of waiting timers in one app. Ours: far more than any app has, and low enough to stop an app that adds timers without end.
  static let mostTimers = 100_000

  fileprivate static func scheduled(_ interval: TimerInterval, _ rest: LuaArguments) throws -> SimulatedTimer {
    let call = "Timer.scheduledTimer"
    let stack = rest.stack
    switch interval {
    case .table(let request):
      guard let action = request.action else { throw LuaMismatch(wanted: "action = \(FunctionOrName.luaTypeName)", got: "nil") }
      let timer = try schedule(
        call, after: request.timeInterval, repeats: request.repeats, ScriptAction(ActionForm(target: request.target, action: action)), stack)
      (timer.userInfo, timer.modes) = (request.userInfo, .default)
      return timer
    case .seconds(let seconds):
      var rest = rest
      if stack.type(at: rest.next) == LUA_TBOOLEAN {
        let repeats = try rest.take(Bool.self)
        let timer = try schedule(call, after: seconds, repeats: repeats, .function(Callback(try rest.take(LuaFunction.self))), stack)
        timer.modes = .default
        return timer
      }
      let target = try rest.take(LuaReference?.self)
      let form = ActionForm(target: target, action: try rest.take(FunctionOrName.self))
      let (userInfo, repeats) = (try rest.take(LuaReference?.self), try rest.take(Bool?.self) ?? false)
      let timer = try schedule(call, after: seconds, repeats: repeats, ScriptAction(form), stack)
      (timer.userInfo, timer.modes) = (userInfo, .default)
      return timer
    }
  }

  fileprivate static func userInfo(of timer: SimulatedTimer) -> LuaReference? { timer.userInfo as? LuaReference }
}

extension Simulation {
  /// A date as a time of the simulated clock; a date that is over is now.
  fileprivate func time(of date: ScriptDate) -> TimeInterval { max(time, time + date.seconds - self.date) }
}
