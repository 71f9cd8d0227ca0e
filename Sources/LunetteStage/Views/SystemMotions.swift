import Foundation

/// A movement that the system makes by itself: how long it takes, and its curve.
package struct SystemMotion {
  /// Units: seconds.
  package let duration: TimeInterval
  /// Of the critical spring that moves it; nil for ease-in-out. Units: radians per second.
  package let frequency: CGFloat?

  /// The curve for a property animator.
  package var parameters: UITimingParameters {
    frequency.map { .physical(mass: 1, stiffness: $0 * $0, damping: 2 * $0, velocity: 0) } ?? .cubic(.easeInOut)
  }
}

/// The table of the system's movements: a row for each movement, and a column for each system that differs.
package struct SystemMotions {
  /// A controller that is pushed or popped.
  package let push: SystemMotion
  /// A title and bar items that change with a push.
  package let bar: SystemMotion
  /// A controller that is presented from below, and that goes.
  package let sheet: SystemMotion
  /// The keyboard. An app reads this duration in the notifications.
  package let keyboard: SystemMotion

  /// iOS 7 to 12. Source: docs/rules/controllers.md 18.2 (push: T, its feel D), 0.3 (bar; sheet: M for the spring, D for the duration),
  /// 18.5 and 9.3 (keyboard)
  package static let system12 = SystemMotions(
    push: SystemMotion(duration: 0.35, frequency: nil), bar: SystemMotion(duration: 0.35, frequency: nil),
    sheet: SystemMotion(duration: 0.5, frequency: 18.257), keyboard: SystemMotion(duration: 0.25, frequency: nil))

  /// The column of the system that is simulated.
  package static var current: SystemMotions { system12 }
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
