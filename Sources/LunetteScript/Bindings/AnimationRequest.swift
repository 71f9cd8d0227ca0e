import Foundation
import Lua
import LunetteKit

/// The options of `UIView.animate { duration =, delay =, options =, damping =, velocity =, animations =, completion = }`.
struct AnimationRequest: OptionTable {
  @LuaOption("Seconds; 0.25.") private var duration: TimeInterval = Self.defaultDuration
  @LuaOption("Seconds before it begins.") private var delay: TimeInterval = 0
  @LuaOption("Its curve, and how it treats touches and animations that run.") private var options: UIView.AnimationOptions = []
  @LuaOption("A spring's damping, from 0 to 1, in place of a curve.") private var usingSpringWithDamping: CGFloat? = nil
  @LuaOption("The spring's speed at the start: whole ways per second.") private var initialSpringVelocity: CGFloat = 0
  @LuaOption("A spring's period, in place of duration and damping. Seconds.") private var springDuration: TimeInterval? = nil
  @LuaOption("With springDuration, how much it swings, from -1 to 1; 0 doesn't.") private var bounce: CGFloat? = nil
  @LuaOption(required: "Changes what is to be animated.") private var animations: LuaFunction? = nil
  @LuaOption("completion(finished): it has ended.") private var completion: LuaFunction? = nil

  /// The duration when the script gives none. Units: seconds. Source: docs/rules/animation.md 1.1 (CATransaction's default)
  private static let defaultDuration: TimeInterval = 0.25

  /// The period of a spring when the script gives none. Units: seconds. Source: docs/rules/animation.md 1.3
  static let springDuration: TimeInterval = 0.5

  /// Runs the animation. An error in `animations` is recorded, and is raised by the call of `UIView.animate`.
  func run() {
    guard let block = animations.map(Callback.init) else { return }
    let done = completion.map(Callback.init).map { callback in { (finished: Bool) in callback.call(finished) } }
    if springDuration != nil || bounce != nil {
      UIView.animate(
        springDuration: springDuration ?? Self.springDuration, bounce: bounce ?? 0, initialSpringVelocity: initialSpringVelocity,
        delay: delay, options: options, animations: { block.call() }, completion: done)
    } else if let usingSpringWithDamping {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: usingSpringWithDamping,
        initialSpringVelocity: initialSpringVelocity, options: options, animations: { block.call() }, completion: done)
    } else {
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: { block.call() }, completion: done)
    }
  }
}
