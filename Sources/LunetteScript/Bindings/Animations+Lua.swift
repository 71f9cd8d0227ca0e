import Foundation
import Lua
import LunetteKit

extension Registry {
  static func animations(_ r: RegistryBuilder) {
    r.type(CAAnimation.self, "CAAnimation", doc: "Something that moves for a while; a layer keeps a copy.") { c in
      c.property("duration", "Of one cycle; 0 for the transaction's. Seconds.", \.timing.duration)
      c.property("beginTime", "In the layer's time; 0 for at once. In a group from its start. Seconds.", \.timing.beginTime)
      c.property("timeOffset", "Where in its cycle it begins; it wraps. Seconds.", \.timing.timeOffset)
      c.property("speed", "How much faster it runs.", \.timing.speed)
      c.property(
        "repeatCount", "Cycles, fractions included; math.huge for ever.", get: { RepeatCount(value: $0.timing.repeatCount) },
        set: { $0.timing.repeatCount = $1.value })
      c.property("repeatDuration", "In place of a count. Seconds.", \.timing.repeatDuration)
      c.property("autoreverses", "Whether each cycle goes there and back.", \.timing.autoreverses)
      c.property("fillMode", "What shows before and after.", \.timing.fillMode)
      c.property("timingFunction", "Its curve: a name or four numbers; nil is linear.", \.timingFunction)
      c.property("isRemovedOnCompletion", "False: it stays on the layer after its end.", \.isRemovedOnCompletion)
      c.property(
        "delegate", "A table with animationDidStart and animationDidStop.",
        get: { animation in (animation.delegate as? ScriptAnimationDelegate).map { DelegateTable<AnimationDelegateMethods>(script: $0.script) } },
        set: { (animation: CAAnimation, table: DelegateTable<AnimationDelegateMethods>?) in
          animation.delegate = table.map { ScriptAnimationDelegate($0.script) }
        })
      c.method("setValue", "Keeps a value under a key.", args: "value", "key") { (a: CAAnimation, value: LayerValue?, key: String) in
        a.values[key] = value
      }
      c.method("value", "What was kept under a key.", args: "key") { (a: CAAnimation, key: String) in a.values[key] }
      c.method("copy", "Another one like it.") { (a: CAAnimation) in a.copy() }
    }
    r.type(CAPropertyAnimation.self, "CAPropertyAnimation", inherits: "CAAnimation", doc: "An animation of one property.") { c in
      c.property("keyPath", "What it moves: opacity, position.x, transform.rotation.z.", \.keyPath)
      c.property("isAdditive", "Whether its values are added to what is below.", \.isAdditive)
      c.property("isCumulative", "Whether each repetition starts where the last one ended.", \.isCumulative)
      c.property("valueFunction", "With the key path transform: what its numbers do.", \.valueFunction)
    }
    r.type(CABasicAnimation.self, "CABasicAnimation", inherits: "CAPropertyAnimation", doc: "From one value to another.") { c in
      c.constructor { _ in CABasicAnimation() }
      c.property("fromValue", "Where it begins; nil for what the other two say, or the layer's own value.", \.fromValue)
      c.property("toValue", "Where it ends.", \.toValue)
      c.property("byValue", "How far it goes.", \.byValue)
    }
    r.type(CASpringAnimation.self, "CASpringAnimation", inherits: "CABasicAnimation", doc: "A basic animation on a spring.") { c in
      c.constructor { a in
        let period = try a.take("perceptualDuration", as: TimeInterval.self, "With bounce: its period, in place of stiffness and damping. Seconds.")
        let bounce = try a.take("bounce", as: CGFloat.self, "How much it swings, from -1 to 1; 0 doesn't.")
        guard period != nil || bounce != nil else { return CASpringAnimation() }
        return CASpringAnimation(perceptualDuration: period ?? AnimationRequest.springDuration, bounce: bounce ?? 0)
      }
      c.property("mass", "1.", \.mass)
      c.property("stiffness", "100.", \.stiffness)
      c.property("damping", "10.", \.damping)
      c.property("initialVelocity", "Whole ways per second.", \.initialVelocity)
      c.property("allowsOverdamping", "False: a damping beyond the critical one counts as that.", \.allowsOverdamping)
      c.property("settlingDuration", "When it has come to rest. Seconds.", \.settlingDuration)
    }
    r.type(CAKeyframeAnimation.self, "CAKeyframeAnimation", inherits: "CAPropertyAnimation", doc: "Through several values, or along a path.")
    { c in
      c.constructor { _ in CAKeyframeAnimation() }
      c.property("values", "What it goes through.", \.frames)
      c.property("path", "In place of values: a CGPath or a UIBezierPath.", get: { $0.path.map(ScriptPath.init) }, set: { $0.path = $1?.path })
      c.property("keyTimes", "When each value is reached, from 0 to 1.", \.keyTimes)
      c.property("timingFunctions", "A curve for each part.", \.timingFunctions)
      c.property("calculationMode", "How it gets from one value to the next.", \.calculationMode)
      c.property("rotationMode", "Whether the layer turns along the path.", \.rotationMode)
      c.property("tensionValues", "Of cubic modes, one for each value.", \.tensionValues)
      c.property("continuityValues", "Of cubic modes, one for each value.", \.continuityValues)
      c.property("biasValues", "Of cubic modes, one for each value.", \.biasValues)
    }
    r.type(CAAnimationGroup.self, "CAAnimationGroup", inherits: "CAAnimation", doc: "Several animations with one clock.") { c in
      c.constructor { _ in CAAnimationGroup() }
      c.property("animations", "What it holds.", \.animations)
    }
    r.type(CATransition.self, "CATransition", inherits: "CAAnimation", doc: "From what a layer showed to what it shows.") { c in
      c.constructor { _ in CATransition() }
      c.property("type", "How.", \.type)
      c.property("subtype", "From where.", \.subtype)
      c.property("startProgress", "Where on the way it begins, from 0 to 1.", \.startProgress)
      c.property("endProgress", "Where on the way it ends, from 0 to 1.", \.endProgress)
    }
    transactions(r)
    animators(r)
  }

  private static func transactions(_ r: RegistryBuilder) {
    r.type(ScriptTransaction.self, "CATransaction", doc: "How changes of bare layers are animated.") { c in
      c.function("begin", "Opens a transaction, with the values of the one around it.") { () -> Void in CATransaction.begin() }
      c.function("commit", "Closes it.") { () -> Void in CATransaction.commit() }
      c.function("flush", "Shows now what has changed, unless a transaction is open.") { () -> Void in CATransaction.flush() }
      c.function("setAnimationDuration", "Seconds; 0 animates nothing.", args: "seconds") { (seconds: TimeInterval) -> Void in
        guard seconds >= 0 else { throw LuaMismatch(wanted: "seconds from 0", got: "\(seconds)") }
        CATransaction.animationDuration = seconds
      }
      c.function("animationDuration", "Seconds.") { CATransaction.animationDuration }
      c.function("setAnimationTimingFunction", "A name or four numbers; nil for Core Animation's default.", args: "curve") {
        (curve: CAMediaTimingFunction?) -> Void in CATransaction.animationTimingFunction = curve
      }
      c.function("animationTimingFunction", "Nil where none was set.") { CATransaction.animationTimingFunction }
      c.function("setDisableActions", "Whether changes take effect at once.", args: "disable") { (disable: Bool) -> Void in
        CATransaction.disableActions = disable
      }
      c.function("disableActions", "Whether changes take effect at once.") { CATransaction.disableActions }
      c.function("setCompletionBlock", "Called when all animations that are added from now on have ended.", args: "fn") {
        (fn: LuaFunction?) -> Void in
        let callback = fn.map(Callback.init)
        CATransaction.completionBlock = callback.map { callback in { callback.call() } }
        CATransaction.completionCompanion = callback
      }
      c.function("completionBlock", "What setCompletionBlock was given, here or around; nil without.") {
        (CATransaction.completionCompanion as? Callback)?.function
      }
      c.function(
        "setValue", "Keeps a value under a key; animationDuration and disableActions are the transaction's own.", args: "value", "key"
      ) { (value: LayerValue?, key: String) -> Bool in
        CATransaction.setValue(value, forKey: key)
        return true
      }
      c.function("value", "What was kept under a key.", args: "key") { (key: String) in CATransaction.value(forKey: key) }
    }
  }

  private static func animators(_ r: RegistryBuilder) {
    r.type(
      UIViewPropertyAnimator.self, "UIViewPropertyAnimator",
      doc: "An animation that can be scrubbed, turned round, paused, continued and stopped."
    ) { c in
      c.constructor { a in try animator(a) }
      c.property("state", "inactive, active or stopped.", \.state)
      c.property("isRunning", "Whether it moves by itself.", \.isRunning)
      c.property("isReversed", "Whether it goes back to the start.", \.isReversed)
      c.property("fractionComplete", "How far it has come; setting it pauses.", \.fractionComplete)
      c.property("duration", "Seconds.", \.duration)
      c.property("delay", "Seconds.", \.delay)
      c.property("scrubsLinearly", "False: where it is scrubbed to goes through its curve.", \.scrubsLinearly)
      c.property("timingParameters", "Its curve or spring.", get: { ScriptTiming($0.timingParameters) })
      c.property("isManualHitTestingEnabled", "Kept only.", \.isManualHitTestingEnabled)
      c.function(
        "runningPropertyAnimator", "One that runs at once: { duration =, delay =, options =, animations =, completion = }.", args: "options"
      ) { (request: RunningAnimatorRequest) in request.run() }
      c.property("pausesOnCompletion", "Whether it stays active at its end.", \.pausesOnCompletion)
      c.property("isInterruptible", "Kept only.", \.isInterruptible)
      c.property("isUserInteractionEnabled", "Whether its views take touches while it runs.", \.isUserInteractionEnabled)
      c.method("addAnimations", "More changes, after a share of the time.", args: "fn", "delayFactor") {
        (animator: UIViewPropertyAnimator, fn: LuaFunction, delay: Double?) in
        let callback = Callback(fn)
        animator.addAnimations({ callback.call() }, delayFactor: delay ?? 0)
      }
      c.method("addCompletion", "Calls completion(position): end, start or current.", args: "fn") {
        (animator: UIViewPropertyAnimator, fn: LuaFunction) in
        let callback = Callback(fn)
        animator.addCompletion { callback.call($0) }
      }
      c.method("startAnimation", "Runs, after some seconds if they are given.", args: "afterDelay") {
        (animator: UIViewPropertyAnimator, delay: TimeInterval?) in animator.startAnimation(afterDelay: delay ?? 0)
      }
      c.method("pauseAnimation", "Stands where it is.") { (animator: UIViewPropertyAnimator) in animator.pauseAnimation() }
      c.method("continueAnimation", "Goes on, with another curve and in so many whole durations; 0 for what is left.", args: "curve", "durationFactor") {
        (animator: UIViewPropertyAnimator, timing: ScriptTiming?, factor: Double?) in
        animator.continueAnimation(withTimingParameters: timing?.parameters, durationFactor: factor ?? 0)
      }
      c.method("stopAnimation", "Leaves what is shown; true forgets it, false waits for finishAnimation.", args: "withoutFinishing") {
        (animator: UIViewPropertyAnimator, without: Bool) in animator.stopAnimation(without)
      }
      c.method("finishAnimation", "Ends a stopped one at an end, at the start or where it is.", args: "at") {
        (animator: UIViewPropertyAnimator, position: UIViewAnimatingPosition) in animator.finishAnimation(at: position)
      }
    }
    timingParameters(r)
    r.type(CADisplayLink.self, "CADisplayLink", doc: "Calls a function with every frame.") { c in
      c.constructor { a in
        let callback = try a.take("action", as: LuaFunction.self, "action(link), with every frame.").map(Callback.init)
        return CADisplayLink { link in callback?.call(link) }
      }
      c.method("add", "Begins.") { (link: CADisplayLink) in link.add() }
      c.method("invalidate", "Ends for good.") { (link: CADisplayLink) in link.invalidate() }
      c.property("isPaused", "Whether it stands.", \.isPaused)
      c.property("preferredFramesPerSecond", "At most; 0 for every frame.", \.preferredFramesPerSecond)
      c.property("timestamp", "Of the frame that is shown. Seconds.", \.timestamp)
      c.property("targetTimestamp", "When the next call comes. Seconds.", \.targetTimestamp)
      c.property("duration", "From one frame to the next. Seconds.", \.duration)
    }
  }

  private static func animator(_ a: ConstructorArguments) throws -> UIViewPropertyAnimator {
    let duration = try a.take("duration", as: TimeInterval.self, "Seconds; 0.25.") ?? CATransaction.animationDuration
    let curve = try a.take("curve", as: CAMediaTimingFunction.self, "A name or four numbers; easeInOut.")
    let ratio = try a.take("dampingRatio", as: CGFloat.self, "A spring in place of a curve, from 0 to 1.")
    let velocity = try a.take("initialVelocity", as: CGFloat.self, "The spring's. Whole ways per second.")
    let animations = try a.take("animations", as: LuaFunction.self, "Changes what is to be animated.")
    let first = try a.take("controlPoint1", as: CGPoint.self, "Of a curve of its own.")
    let second = try a.take("controlPoint2", as: CGPoint.self, "Of a curve of its own.")
    let timing = try a.take("timingParameters", as: ScriptTiming.self, "In place of a curve or a spring by its damping.")
    let own = first.flatMap { first in second.map { UITimingParameters.cubic(TimingCurve(first.x, first.y, $0.x, $0.y)) } }
    guard (first == nil) == (second == nil) else { throw LuaMismatch(wanted: "controlPoint1 and controlPoint2", got: "one of them") }
    guard duration >= 0 else { throw LuaMismatch(wanted: "duration = seconds from 0", got: "\(duration)") }
    let callback = animations.map(Callback.init)
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timing?.parameters ?? own ?? ratio.map { .spring(dampingRatio: $0, velocity: velocity ?? 0) }
        ?? .cubic(curve?.curve ?? .easeInOut),
      animations: callback.map { callback in { callback.call() } })
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
