import Foundation

/// What runs along with a turn of the screen. Source: Apple, UIViewControllerTransitionCoordinator; layout-animation.md e3
public final class UIViewControllerTransitionCoordinator {
  /// 0 where nothing is animated. Units: seconds.
  public let transitionDuration: TimeInterval
  public var isAnimated: Bool { transitionDuration > 0 }
  private var animations: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var hasBegun = false
  private var isOver = false

  init(duration: TimeInterval) { transitionDuration = duration }

  /// - Parameters:
  ///   - animation: runs in the turn's animation, after the views have their new sizes and before they are laid out
  ///   - completion: runs when the turn is over
  /// - Returns: whether `animation` will still run; a turn that has begun takes none
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let completion, !isOver { completions.append(completion) }
    guard let animation else { return !hasBegun }
    if !hasBegun { animations.append(animation) }
    return !hasBegun
  }

  func runAnimations() {
    hasBegun = true
    let all = animations
    animations.removeAll()
    for animation in all { animation(self) }
  }

  func runCompletions() {
    isOver = true
    let all = completions
    completions.removeAll()
    for completion in all { completion(self) }
  }
}
