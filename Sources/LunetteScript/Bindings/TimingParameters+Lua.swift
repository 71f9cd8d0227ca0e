import Foundation
import Lua
import LunetteKit

/// The Lua object of `UISpringTimingParameters`.
final class ScriptSpringTiming: LuaObject {
  static let luaName = "UISpringTimingParameters"
  let parameters: UITimingParameters
  init(_ parameters: UITimingParameters) { self.parameters = parameters }
}

/// The Lua object of `UICubicTimingParameters`.
final class ScriptCubicTiming: LuaObject {
  static let luaName = "UICubicTimingParameters"
  let curve: TimingCurve
  init(_ curve: TimingCurve) { self.curve = curve }
}

/// An animator's timing: a spring, a curve, or a curve's name or four numbers.
struct ScriptTiming: LuaConvertible {
  let parameters: UITimingParameters
  init(_ parameters: UITimingParameters) { self.parameters = parameters }

  static var luaTypeName: String { "a UICubicTimingParameters, a UISpringTimingParameters or a curve" }
  static var luaType: LuaType {
    .either([.named(ScriptCubicTiming.luaName), .named(ScriptSpringTiming.luaName), CAMediaTimingFunction.luaType])
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptTiming {
    if let spring = try? ScriptSpringTiming.read(stack, at: index) { return ScriptTiming(spring.parameters) }
    if let cubic = try? ScriptCubicTiming.read(stack, at: index) { return ScriptTiming(.cubic(cubic.curve)) }
    if let curve = try? CAMediaTimingFunction.read(stack, at: index) { return ScriptTiming(.cubic(curve.curve)) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  func push(on stack: LuaStack) {
    if case .cubic(let curve) = parameters { return ScriptCubicTiming(curve).push(on: stack) }
    ScriptSpringTiming(parameters).push(on: stack)
  }
}

extension Registry {
  static func timingParameters(_ r: RegistryBuilder) {
    r.type(ScriptCubicTiming.self, "UICubicTimingParameters", doc: "A curve for UIViewPropertyAnimator.") { c in
      c.constructor { a in
        let name = try a.take(
          "animationCurve", as: UIView.AnimationCurve.self, "One of UIKit's curves; the system's own if it is left out.")
        let first = try a.take("controlPoint1", as: CGPoint.self, "A control point of a Bezier curve.")
        let second = try a.take("controlPoint2", as: CGPoint.self, "A control point of a Bezier curve.")
        if let first, let second { return ScriptCubicTiming(TimingCurve(first.x, first.y, second.x, second.y)) }
        guard first == nil, second == nil else { throw LuaMismatch(wanted: "controlPoint1 and controlPoint2", got: "one of them") }
        return ScriptCubicTiming(TimingCurve(name ?? .easeInOut))
      }
      c.property("controlPoint1", "A control point of the curve.", get: { $0.curve.control1 })
      c.property("controlPoint2", "A control point of the curve.", get: { $0.curve.control2 })
    }
    r.type(
      ScriptSpringTiming.self, "UISpringTimingParameters",
      doc: "A spring for UIViewPropertyAnimator; the system's own spring if no keys are given."
    ) { c in
      c.constructor { a in
        let ratio = try a.take(
          "dampingRatio", as: CGFloat.self,
          "The damping, from 0 to 1 (doesn't swing). The spring is at rest when the animator's duration is over.")
        let velocity = try a.take(
          "initialVelocity", as: SpringVelocity.self,
          "The speed at the start, as a number or as {dx, dy}; 1 is the whole distance in one second.")
        let mass = try a.take("mass", as: CGFloat.self, "The mass, used with stiffness and damping. The spring then takes its own time.")
        let stiffness = try a.take("stiffness", as: CGFloat.self, "A constant of the spring, used with mass.")
        let damping = try a.take("damping", as: CGFloat.self, "A constant of the spring, used with mass.")
        let speed = velocity?.value ?? 0
        if let ratio { return ScriptSpringTiming(.spring(dampingRatio: ratio, velocity: speed)) }
        guard let mass, let stiffness, let damping else {
          guard mass == nil, stiffness == nil, damping == nil else {
            throw LuaMismatch(wanted: "dampingRatio, or mass, stiffness and damping", got: "only some of them")
          }
          return ScriptSpringTiming(.systemSpring)
        }
        guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
          throw LuaMismatch(wanted: "a mass and a stiffness above 0 and a damping of at least 0", got: "\(mass), \(stiffness), \(damping)")
        }
        return ScriptSpringTiming(.physical(mass: mass, stiffness: stiffness, damping: damping, velocity: speed))
      }
    }
  }
}

/// The initial velocity of a spring: a number, or a vector of which the longer component is used, since one distance is animated at a time.
private struct SpringVelocity: LuaReadable {
  let value: CGFloat
  static var luaTypeName: String { "a number, or {dx, dy}" }
  static var luaType: LuaType { .either([.number, .list(.number)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SpringVelocity {
    if let number = try? CGFloat.read(stack, at: index) { return SpringVelocity(value: number) }
    guard let pair = try? CGPoint.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return SpringVelocity(value: abs(pair.x) > abs(pair.y) ? pair.x : pair.y)
  }
}

/// The options of `UIViewPropertyAnimator.runningPropertyAnimator { … }`.
struct RunningAnimatorRequest: OptionTable {
  @LuaOption("The duration; 0.25 if it is left out.", unit: .seconds, labels: "withDuration") private var duration: TimeInterval = 0.25
  @LuaOption("Seconds before the animation begins.") private var delay: TimeInterval = 0
  @LuaOption("The curve, and what happens to touches during the animation.") private var options: UIView.AnimationOptions = []
  @LuaOption(required: "A function whose changes are animated.") private var animations: LuaFunction? = nil
  @LuaOption("Called as completion(position) at the end: end, start or current.", calledWith: ["position": UIViewAnimatingPosition.luaType])
  private var completion: LuaFunction? = nil

  func run() -> UIViewPropertyAnimator {
    let block = animations.map(Callback.init)
    let done = completion.map(Callback.init)
    return UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: max(duration, 0), delay: delay, options: options, animations: { block?.call() },
      completion: done.map { done in { done.call($0) } }, cause: done)
  }
}
