import Foundation

/// One change of what a container or a presenter shows. Its end, in which views leave and callbacks come, comes once: when the animation
/// is over, or at once where there is none or somebody can't wait. The animation keeps it alive; its owner refers to it weakly.
final class ControllerTransition {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) { self.end = end }

  /// - Parameters:
  ///   - duration: 0 for no animation. Units: seconds
  ///   - spring: how fast a critically damped spring pulls that moves it; nil for the curve of `options`. Units: radians per second
  ///   - container: what is laid out before the end of a transition without animation; nil where nobody sees it yet
  func start(
    duration: TimeInterval, options: UIView.AnimationOptions = [], spring: CGFloat? = nil, in container: UIView? = nil,
    animations: @escaping () -> Void
  ) {
    let simulation = container?.simulation ?? .current
    guard duration > 0, simulation.areAnimationsEnabled else {
      simulation.performWithoutAnimation(animations)
      container?.layoutIfNeeded()
      finish()
      return
    }
    if let spring {
      let curve = SpringCurve(criticalFrequency: spring, duration: CGFloat(duration))
      simulation.animate(along: curve, options: options, animations: animations) { [self] _ in finish() }
    } else {
      simulation.animate(withDuration: duration, options: options, animations: animations) { [self] _ in finish() }
    }
  }

  func finish() {
    let last = end
    end = nil
    last?()
  }
}
