import Foundation
import Lua
import LunetteKit

/// The key of the function that a transaction calls at its end.
private let completionKey = CompanionKey<Callback>()

extension Registry {
  static func animations(_ r: RegistryBuilder) {
    r.type(CAAnimation.self, "CAAnimation", doc: "An animation. A layer keeps a copy of it.") { c in
      c.state("values") { $0.values }
      c.property("duration", "The duration of one cycle; 0 means the transaction's duration.", unit: .seconds, \.timing.duration)
      c.property(
        "beginTime",
        "When the animation begins, in the layer's time; 0 means at once. In a group it counts from the group's start.", unit: .seconds,
        \.timing.beginTime)
      c.property(
        "timeOffset", "Where in its cycle the animation begins. At the end of the cycle it continues at the cycle's start.", unit: .seconds,
        \.timing.timeOffset)
      c.property("speed", "How fast the animation runs; with 2 it takes half as long.", \.timing.speed)
      c.property(
        "repeatCount", "The number of cycles, with fractions; math.huge means for ever.",
        get: { RepeatCount(value: $0.timing.repeatCount) },
        set: { $0.timing.repeatCount = $1.value })
      c.property("repeatDuration", "How long the cycles are repeated, in place of repeatCount.", unit: .seconds, \.timing.repeatDuration)
      c.property("autoreverses", "Whether each cycle also runs back to the start.", \.timing.autoreverses)
      c.property(
        "fillMode", "What is shown before the beginning (backwards: the first value) and after the end (forwards: the last value).",
        \.timing.fillMode)
      c.property("timingFunction", "The curve: a name or a list of four numbers; nil is linear.", \.timingFunction)
      c.property("isRemovedOnCompletion", "Whether the animation is removed from the layer at its end.", \.isRemovedOnCompletion)
      c.property(
        "delegate", "A table with animationDidStart and animationDidStop.",
        get: { animation in
          (animation.delegate as? ScriptAnimationDelegate).map { DelegateTable<AnimationDelegateMethods>(script: $0.script) }
        },
        set: { (animation: CAAnimation, table: DelegateTable<AnimationDelegateMethods>?) in
          animation.delegate = table.map { ScriptAnimationDelegate($0.script) }
        })
      c.method("setValue", "Keeps a value under a key of your own.", args: "value", "key") {
        (a: CAAnimation, value: LayerValue?, key: String) in
        a.values[key] = value
      }
      c.method("value", "The value that was kept under a key.", args: "key") { (a: CAAnimation, key: String) in a.values[key] }
      c.method("copy", "A copy of the animation.", CAAnimation.copy)
    }
    r.type(CAPropertyAnimation.self, "CAPropertyAnimation", inherits: "CAAnimation", doc: "An animation of one property.") { c in
      c.property("keyPath", "The property that is animated, for example opacity, position.x or transform.rotation.z.", \.keyPath)
      c.property("isAdditive", "Whether the animation's values are added to the property's value instead of replacing it.", \.isAdditive)
      c.property("isCumulative", "Whether each repetition begins where the one before ended.", \.isCumulative)
      c.property("valueFunction", "What the numbers mean if the key path is transform.", \.valueFunction)
    }
    r.type(CABasicAnimation.self, "CABasicAnimation", inherits: "CAPropertyAnimation", doc: "An animation from one value to another.") {
      c in
      c.constructor { _ in CABasicAnimation() }
      c.property(
        "fromValue", "The first value. If it is nil, it follows from toValue and byValue, or is the layer's own value.", \.fromValue)
      c.property("toValue", "The last value. If it is nil, it follows from fromValue and byValue, or is the layer's own value.", \.toValue)
      c.property("byValue", "The difference between the first and the last value.", \.byValue)
    }
    r.type(CASpringAnimation.self, "CASpringAnimation", inherits: "CABasicAnimation", doc: "A basic animation that moves like a spring.") {
      c in
      c.constructor { a in
        let period = try a.take(
          "perceptualDuration", as: TimeInterval.self,
          "The spring's period, used together with bounce in place of stiffness and damping.", unit: .seconds)
        let bounce = try a.take("bounce", as: CGFloat.self, "How much the spring swings, from -1 to 1; with 0 it doesn't.")
        guard period != nil || bounce != nil else { return CASpringAnimation() }
        return CASpringAnimation(perceptualDuration: period ?? AnimationRequest.springDuration, bounce: bounce ?? 0)
      }
      c.property("mass", "The mass at the spring's end; 1 by default.", \.mass)
      c.property("stiffness", "The spring's stiffness; 100 by default.", \.stiffness)
      c.property("damping", "The damping of the movement; 10 by default.", \.damping)
      c.property("initialVelocity", "The speed at the start; 1 is the whole distance in one second.", \.initialVelocity)
      c.property(
        "allowsOverdamping",
        "Whether the damping may be larger than the critical damping. If false, such a damping counts as the critical one.",
        \.allowsOverdamping)
      c.property("settlingDuration", "How long it takes until the spring is at rest.", unit: .seconds, \.settlingDuration)
    }
    r.type(
      CAKeyframeAnimation.self, "CAKeyframeAnimation", inherits: "CAPropertyAnimation",
      doc: "An animation through several values, or along a path."
    ) { c in
      c.constructor { _ in CAKeyframeAnimation() }
      c.property("values", "The values, in order.", nilMeans: [], \.frames)
      c.property(
        "path", "The path along which a point moves, in place of values.", get: { $0.path.map(ScriptPath.init) },
        set: { $0.path = $1?.path })
      c.property("keyTimes", "When each value is reached, as fractions of the duration from 0 to 1; nil spaces them evenly.", \.keyTimes)
      c.property("timingFunctions", "The curves, one for each part between two values.", nilMeans: [], \.timingFunctions)
      c.property("calculationMode", "How the values between two keyframes are computed.", \.calculationMode)
      c.property("rotationMode", "Whether the layer turns with the direction of the path, or nil.", \.rotationMode)
      c.property("tensionValues", "Numbers for the modes cubic and cubicPaced, one for each value.", \.tensionValues)
      c.property("continuityValues", "Numbers for the modes cubic and cubicPaced, one for each value.", \.continuityValues)
      c.property("biasValues", "Numbers for the modes cubic and cubicPaced, one for each value.", \.biasValues)
    }
    r.type(CAAnimationGroup.self, "CAAnimationGroup", inherits: "CAAnimation", doc: "Several animations that share one clock.") { c in
      c.constructor { _ in CAAnimationGroup() }
      c.property("animations", "The animations of the group.", nilMeans: [], \.animations)
    }
    r.type(CATransition.self, "CATransition", inherits: "CAAnimation", doc: "An animation from a layer's old content to its new content.") {
      c in
      c.constructor { _ in CATransition() }
      c.property("type", "The kind of transition.", \.type)
      c.property("subtype", "The side from which the new content comes.", \.subtype)
      c.property("startProgress", "Where the transition begins, from 0 to 1.", \.startProgress)
      c.property("endProgress", "Where the transition ends, from 0 to 1.", \.endProgress)
    }
    transactions(r)
    animators(r)
  }

  private static func transactions(_ r: RegistryBuilder) {
    r.type(ScriptTransaction.self, "CATransaction", doc: "Groups changes of layers, and sets how they are animated.") { c in
      c.function("begin", "Opens a transaction, which begins with the values of the transaction around it.") { () -> Void in
        CATransaction.begin()
      }
      c.function("commit", "Closes the transaction that was opened last.") { () -> Void in CATransaction.commit() }
      c.function("flush", "Shows all changes now, unless a transaction is open.") { () -> Void in CATransaction.flush() }
      c.function("setAnimationDuration", "The duration of implicit animations; 0 means that nothing is animated.", args: "seconds") {
        (seconds: TimeInterval) -> Void in
        guard seconds >= 0 else { throw LuaMismatch(wanted: "seconds from 0", got: "\(seconds)") }
        CATransaction.animationDuration = seconds
      }
      c.measured(in: .seconds)
      c.function("animationDuration", "The duration of implicit animations.") { CATransaction.animationDuration }
      c.measured(in: .seconds)
      c.function(
        "setAnimationTimingFunction",
        "The curve of implicit animations: a name or a list of four numbers; nil means Core Animation's default curve.", args: "curve"
      ) {
        (curve: CAMediaTimingFunction?) -> Void in CATransaction.animationTimingFunction = curve
      }
      c.function("animationTimingFunction", "The curve that was set, or nil.") { CATransaction.animationTimingFunction }
      c.function("setDisableActions", "Whether changes are shown without implicit animation.", args: "disable") { (disable: Bool) -> Void in
        CATransaction.disableActions = disable
      }
      c.function("disableActions", "Whether changes are shown without implicit animation.") { CATransaction.disableActions }
      c.function(
        "setCompletionBlock", "Sets a function that is called when all animations that are added after this call have ended.", args: "fn"
      ) {
        (fn: LuaFunction?) -> Void in
        let callback = fn.map(Callback.once)
        CATransaction.completionBlock = callback.map { callback in { callback.call() } }
        CATransaction.completionCompanions[completionKey] = callback
      }
      c.function("completionBlock", "The function that setCompletionBlock has set in this transaction or one around it, or nil.") {
        CATransaction.completionCompanions[completionKey]?.function
      }
      c.function(
        "setValue", "Keeps a value under a key. animationDuration and disableActions are settings of the transaction.", args: "value", "key"
      ) { (value: LayerValue?, key: String) -> Bool in
        CATransaction.setValue(value, forKey: key)
        return true
      }
      c.function("value", "The value that was kept under a key.", args: "key") { (key: String) in CATransaction.value(forKey: key) }
    }
  }

  private static func animators(_ r: RegistryBuilder) {
    r.type(
      UIViewPropertyAnimator.self, "UIViewPropertyAnimator",
      doc: "An animation that can be paused, continued, reversed, stopped, and moved to any point."
    ) { c in
      c.constructor { a in try animator(a) }
      c.property("state", "inactive before the start, active while it runs or is paused, stopped after stopAnimation(false).", \.state)
      c.property("isRunning", "Whether the animation is moving now.", \.isRunning)
      c.property("isReversed", "Whether the animation runs back to its start.", \.isReversed)
      c.property("fractionComplete", "How far the animation is, from 0 to 1. Setting it pauses the animation.", \.fractionComplete)
      c.property("duration", "The duration.", unit: .seconds, \.duration)
      c.property("delay", "The time before the animation begins.", unit: .seconds, \.delay)
      c.property(
        "scrubsLinearly", "Whether fractionComplete is the position itself. If false, it goes through the curve.", \.scrubsLinearly)
      c.property("timingParameters", "The curve or spring, or nil.", get: { ScriptTiming($0.timingParameters) })
      c.property("isManualHitTestingEnabled", "Kept only; it has no effect.", \.isManualHitTestingEnabled)
      c.function(
        "runningPropertyAnimator",
        "Makes an animator and starts it at once: { duration =, delay =, options =, animations =, completion = }.", args: "options"
      ) { (request: RunningAnimatorRequest) in request.run() }
      c.property("pausesOnCompletion", "Whether the animator stays active, and is only paused, at its end.", \.pausesOnCompletion)
      c.property("isInterruptible", "Kept only; it has no effect.", \.isInterruptible)
      c.property("isUserInteractionEnabled", "Whether the animated views get touches while the animation runs.", \.isUserInteractionEnabled)
      c.method(
        "addAnimations", "Adds changes that fn makes. With delayFactor they begin after this fraction of the time.", args: "fn",
        "delayFactor"
      ) {
        (animator: UIViewPropertyAnimator, fn: LuaFunction, delay: Double?) in
        let callback = Callback(fn)
        animator.addAnimations({ callback.call() }, delayFactor: delay ?? 0, cause: callback)
      }
      c.method("addCompletion", "Adds a function that is called as fn(position) at the end: end, start or current.", args: "fn") {
        (animator: UIViewPropertyAnimator, fn: LuaFunction) in
        let callback = Callback(fn)
        animator.addCompletion({ callback.call($0) }, cause: callback)
      }
      c.calls(with: ["position": UIViewAnimatingPosition.luaType])
      c.method("startAnimation", "Starts the animation, after some seconds if they are given.", args: "afterDelay") {
        (animator: UIViewPropertyAnimator, delay: TimeInterval?) in animator.startAnimation(afterDelay: delay ?? 0)
      }
      c.method("pauseAnimation", "Pauses the animation.", UIViewPropertyAnimator.pauseAnimation)
      c.method(
        "continueAnimation",
        "Continues a paused animation, with another curve if one is given, in durationFactor times the duration; 0 means the "
          + "remaining time.",
        args: "curve", "durationFactor"
      ) {
        (animator: UIViewPropertyAnimator, timing: ScriptTiming?, factor: Double?) in
        animator.continueAnimation(withTimingParameters: timing?.parameters, durationFactor: factor ?? 0)
      }
      c.method(
        "stopAnimation", "Stops the animation where it is. With true the animator is finished; with false call finishAnimation.", "withoutFinishing",
        UIViewPropertyAnimator.stopAnimation(_:))
      c.method(
        "finishAnimation", "Finishes a stopped animation at its end, at its start, or at the current place, and calls the completions.", "at",
        UIViewPropertyAnimator.finishAnimation(at:))
    }
    timingParameters(r)
    r.type(CADisplayLink.self, "CADisplayLink", doc: "An object that calls a function in every frame.") { c in
      c.constructor { a in
        let form = try a.takeAction("Called as action(link) in every frame.", labels: ["selector"], calledWith: ["link": CADisplayLink.luaType])
        let action = form.map { ScriptAction($0) }
        return CADisplayLink { link in action?.send(link) }
      }
      c.method(
        "add",
        "Starts the calls, in the mode \"common\" if none is said, or as in UIKit add(RunLoop.main, \"common\"); in \"default\" there are none while a scroll view is dragged or decelerates.",
        args: "mode"
      ) { (link: CADisplayLink, place: RunLoopPlace) in link.add(place.mode.modes) }
      c.method("remove", "Ends the calls in a mode, \"common\" if none is said; add begins them again.", args: "mode") {
        (link: CADisplayLink, place: RunLoopPlace) in link.remove(place.mode.modes)
      }
      c.method("invalidate", "Ends the calls for ever.", CADisplayLink.invalidate)
      c.property("isPaused", "Whether the calls are paused.", \.isPaused)
      c.property("preferredFramesPerSecond", "The largest number of calls in a second; 0 means every frame.", \.preferredFramesPerSecond)
      c.property("timestamp", "The time of the frame that is shown now.", unit: .seconds, \.timestamp)
      c.property("targetTimestamp", "The time of the next frame.", unit: .seconds, \.targetTimestamp)
      c.property("duration", "The time between two frames.", unit: .seconds, \.duration)
    }
  }

  private static func animator(_ a: ConstructorArguments) throws -> UIViewPropertyAnimator {
    let duration =
      try a.take("duration", as: TimeInterval.self, "The duration; 0.25 if it is left out.", unit: .seconds) ?? CATransaction.animationDuration
    let curve = try a.take(
      "curve", as: CAMediaTimingFunction.self, "The curve: a name or a list of four numbers; easeInOut if it is left out.")
    let ratio = try a.take(
      "dampingRatio", as: CGFloat.self, "Makes the animation a spring with this damping, from 0 to 1, in place of a curve.")
    let velocity = try a.take(
      "initialVelocity", as: CGFloat.self, "The spring's speed at the start; 1 is the whole distance in one second.")
    let animations = try a.take("animations", as: LuaFunction.self, "A function whose changes are animated.")
    let first = try a.take("controlPoint1", as: CGPoint.self, "A control point of a Bezier curve.")
    let second = try a.take("controlPoint2", as: CGPoint.self, "A control point of a Bezier curve.")
    let timing = try a.take("timingParameters", as: ScriptTiming.self, "A curve or a spring, in place of curve and dampingRatio.")
    let own = first.flatMap { first in second.map { UITimingParameters.cubic(TimingCurve(first.x, first.y, $0.x, $0.y)) } }
    guard (first == nil) == (second == nil) else { throw LuaMismatch(wanted: "controlPoint1 and controlPoint2", got: "one of them") }
    guard duration >= 0 else { throw LuaMismatch(wanted: "duration = seconds from 0", got: "\(duration)") }
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timing?.parameters ?? own ?? ratio.map { .spring(dampingRatio: $0, velocity: velocity ?? 0) }
        ?? .cubic(curve?.curve ?? .easeInOut))
    if let callback = animations.map(Callback.init) { animator.addAnimations({ callback.call() }, cause: callback) }
    return animator
  }
}

/// Has only static functions; scripts make no objects of it.
final class ScriptTransaction: LuaObject { static let luaName = "CATransaction" }

/// A number of cycles, which may be infinite.
struct RepeatCount: LuaConvertible {
  let value: Double
  static var luaTypeName: String { "a number from 0, or math.huge" }
  static var luaType: LuaType { .number }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RepeatCount {
    guard stack.type(at: index) == LUA_TNUMBER else { throw stack.mismatch(luaTypeName, at: index) }
    let value = lua_tonumberx(stack.raw, index, nil)
    guard value >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return RepeatCount(value: value)
  }
  func push(on stack: LuaStack) { stack.push(value) }
}
