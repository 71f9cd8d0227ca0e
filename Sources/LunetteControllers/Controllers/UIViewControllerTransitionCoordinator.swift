import Foundation

/// What runs along with a transition between controllers, or with a turn of the screen.
/// Source: Apple, UIViewControllerTransitionCoordinator; docs/rules/controllers.md 3.3
public final class UIViewControllerTransitionCoordinator {
  public typealias Block = (UIViewControllerTransitionCoordinator) -> Void

  /// 0 where nothing is animated. Units: seconds.
  public let transitionDuration: TimeInterval
  public var isAnimated: Bool { transitionDuration > 0 }
  /// Whether a finger drives the transition now (`isInteractive`), and whether one did at its start.
  public internal(set) var isInteractive = false
  public internal(set) var initiallyInteractive = false
  /// Whether the transition goes, or went, back to where it began.
  public internal(set) var isCancelled = false
  /// How far a finger has led it, from 0 to 1.
  public internal(set) var percentComplete: CGFloat = 0
  /// How fast the rest is played after the finger has lifted, in the animator's own speed, and along which curve it said.
  public internal(set) var completionVelocity: CGFloat = 1
  public internal(set) var completionCurve = UIViewAnimationCurve.easeInOut
  /// Whether its animator can be paused and turned round: see `interruptibleAnimator`.
  public internal(set) var isInterruptible = false
  /// How the controller is presented; none for other changes.
  public internal(set) var presentationStyle = UIModalPresentationStyle.none
  public internal(set) weak var containerView: UIView?
  weak var from: UIViewController?
  weak var to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  private var hasBegun = false
  private var isOver = false

  init(duration: TimeInterval) { transitionDuration = duration }

  public enum Side: String, CaseIterable, Sendable { case from, to }

  /// The controllers that a transition leads from and to; nil for a turn of the screen.
  public func viewController(forKey side: Side) -> UIViewController? { side == .from ? from : to }
  public func view(forKey side: Side) -> UIView? { viewController(forKey: side)?.viewIfLoaded }

  /// - Parameters:
  ///   - animation: runs in the transition's animation, after the views have their new sizes and before they are laid out
  ///   - completion: runs when it is over
  /// - Returns: whether `animation` will still run; a transition that has begun takes none
  @discardableResult
  public func animate(alongsideTransition animation: Block?, completion: Block? = nil) -> Bool {
    if let completion, !isOver { completions.append(completion) }
    guard let animation else { return !hasBegun }
    if !hasBegun { animations.append(animation) }
    return !hasBegun
  }

  /// `change` runs when a finger lets go of the transition, and when one takes it again.
  public func notifyWhenInteractionChanges(_ change: @escaping Block) { if !isOver { interactionChanges.append(change) } }

  var hasAnimations: Bool { !animations.isEmpty }

  func runAnimations() {
    hasBegun = true
    let all = animations
    animations.removeAll()
    for animation in all { animation(self) }
  }

  /// A finger has taken a transition that ran by itself, or that another one had let go of.
  func interactionDidBegin() {
    (isInteractive, isCancelled) = (true, false)
    for change in interactionChanges { change(self) }
  }

  /// The finger has let go.
  func interactionDidEnd(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for change in interactionChanges { change(self) }
  }

  func runCompletions() {
    isOver = true
    let all = completions
    completions.removeAll()
    interactionChanges.removeAll()
    for completion in all { completion(self) }
  }
}
