import Foundation

extension SystemMotion {
  /// The curve for a property animator.
  package var parameters: UITimingParameters {
    frequency.map { .critical(frequency: $0, duration: duration) } ?? .cubic(.easeInOut)
  }
}

extension Simulation {
  /// Animates changes as the system makes a movement.
  package func animate(as motion: SystemMotion, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if let frequency = motion.frequency {
      let spring = SpringCurve(criticalFrequency: frequency, duration: CGFloat(motion.duration))
      animate(along: spring, options: options, animations: animations, completion: completion)
    } else {
      animate(withDuration: motion.duration, options: options, animations: animations, completion: completion)
    }
  }
}
