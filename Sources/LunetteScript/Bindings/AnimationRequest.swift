import Foundation
import Lua
import LunetteKit

/// The options of `UIView.animate { duration =, delay =, options =, damping =, velocity =, animations =, completion = }`.
struct AnimationRequest: OptionTable {
  @LuaOption("The duration; 0.25 if it is left out.", unit: .seconds, labels: "withDuration") private var duration: TimeInterval = Self.defaultDuration
  @LuaOption("Seconds before the animation begins.") private var delay: TimeInterval = 0
  @LuaOption("The curve, and what happens to touches and to animations that run already.") private var options: UIView.AnimationOptions = []
  @LuaOption("Makes the animation a spring with this damping, from 0 (swings long) to 1 (doesn't swing).") private
    var usingSpringWithDamping: CGFloat? = nil
  @LuaOption("The spring's speed at the start; 1 is the whole distance in one second.") private var initialSpringVelocity: CGFloat = 0
  @LuaOption("Makes the animation a spring with this period, in place of duration and usingSpringWithDamping.", unit: .seconds) private
    var springDuration: TimeInterval? = nil
  @LuaOption("How much the spring of springDuration swings, from -1 to 1; with 0 it doesn't.") private var bounce: CGFloat? = nil
  @LuaOption(required: "A function whose changes are animated.") private var animations: LuaFunction? = nil
  @LuaOption("Called as completion(finished) at the end. finished is false if the animation was interrupted.", calledWith: ["finished": .boolean])
  private var completion: LuaFunction? = nil

  /// The duration when the script gives none. Units: seconds. Source: docs/rules/animation.md 1.1 (CATransaction's default)
  private static let defaultDuration: TimeInterval = 0.25

  /// The period of a spring when the script gives none. Units: seconds. Source: docs/rules/animation.md 1.3
  static let springDuration: TimeInterval = 0.5

  /// Runs the animation. An error in `animations` is recorded, and is raised by the call of `UIView.animate`.
  func run() {
    guard let block = animations.map(Callback.init) else { return }
    Self.completing(completion) { done in animate(block, done) }
  }

  /// - Parameter body: gets the completion, whose function counts to the state while the animation runs
  static func completing(_ completion: LuaFunction?, _ body: (((Bool) -> Void)?) -> Void) {
    guard let completion else { return body(nil) }
    let callback = Callback(completion)
    let animations = ScriptContext.simulation.animations
    animations.causeOfNext = callback
    body { callback.call($0) }
    animations.causeOfNext = nil
  }

  private func animate(_ block: Callback, _ done: ((Bool) -> Void)?) {
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
