import Foundation
import Lua
import LunetteKit

/// `UIView.animate { duration =, delay =, options =, damping =, velocity =, animations =, completion = }`.
struct AnimationRequest {
  private var duration: TimeInterval
  private var delay: TimeInterval
  private var options: UIView.AnimationOptions
  private var damping: CGFloat?
  private var velocity: CGFloat
  private var animations: LuaFunction
  private var completion: LuaFunction?

  /// Seconds, where the script gives none. Source: layout-animation.md c1 (CATransaction's default)
  private static let defaultDuration: TimeInterval = 0.25

  init(_ source: LuaOptions) throws(LuaMismatch) {
    var source = source
    duration = try source.take("duration") ?? Self.defaultDuration
    delay = try source.take("delay") ?? 0
    options = try source.take("options") ?? []
    damping = try source.take("usingSpringWithDamping")
    velocity = try source.take("initialSpringVelocity") ?? 0
    animations = try source.require("animations")
    completion = try source.take("completion")
    try source.finish()
  }

  /// An error in `animations` is recorded, and comes out of the call of `UIView.animate`.
  func run() {
    let block = Callback(animations)
    let done = completion.map(Callback.init).map { callback in { (finished: Bool) in callback.call(finished) } }
    if let damping {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: options,
        animations: { block.call() }, completion: done)
    } else {
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: { block.call() }, completion: done)
    }
  }
}
