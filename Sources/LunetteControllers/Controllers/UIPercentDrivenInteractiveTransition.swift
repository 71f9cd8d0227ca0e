import Foundation
@_spi(Lunette) import LunetteStage

/// Leads an animator by a share of its way, from 0 to 1. Where the animator has an interruptible one, that is paused and set to the share; else the clock
/// of the container stands, and shows what the share says. Source: Apple, UIPercentDrivenInteractiveTransition; docs/rules/controllers.md 3.6
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning, RuntimeOverridable {
  public enum Overridable {
    public static let startInteractiveTransition = OverridableMethod(
      "startInteractiveTransition", "The transition begins, and its animator with it. Call super.", "context"
    ) { (interaction: UIPercentDrivenInteractiveTransition, context: UIViewControllerTransitionContext) in
      interaction.startInteractiveTransition(context)
    }
  }
  /// The methods of a class that a script made; nil for other objects.
  public var overrides: (any RuntimeOverrides)?
  /// See `UIResponder.companions`.
  public var companions = Companions()
  public private(set) var percentComplete: CGFloat = 0
  /// The duration of the animator that the finger leads. Units: seconds.
  public private(set) var duration: TimeInterval = 0
  /// How fast the rest is played, in the animator's own speed.
  public var completionSpeed: CGFloat = 1
  /// Kept for the coordinator, which tells it: the rest goes along the animator's own curve.
  public var completionCurve = UIViewAnimationCurve.easeInOut
  public var wantsInteractiveStart = true
  /// The curve of the rest, where the animator can be interrupted; nil for the animator's own.
  public var timingCurve: UITimingParameters?
  private var context: UIViewControllerTransitionContext?
  private var ending: Ending?
  /// The animator that can be paused and turned round, see `interruptibleAnimator`.
  private var interruptible: UIViewPropertyAnimator? { didSet { context?.coordinator.isInterruptible = interruptible != nil } }
  /// The property animators that `animateTransition` has started in the container: its clock doesn't reach them.
  private var led: [UIViewPropertyAnimator] = []

  private enum Ending { case finishing, cancelling }

  public init() {}

  public func wantsInteractiveStart(for animator: any UIViewControllerAnimatedTransitioning) -> Bool { wantsInteractiveStart }

  // MARK: The beginning

  /// Leads a transition, one at a time: one that is still held goes on alone, from where it stands. Where nothing is known: ours.
  public func startInteractiveTransition(_ context: UIViewControllerTransitionContext) {
    if ending == nil, self.context?.isInteractive == true { self.context?.finishInteractiveTransition() }
    letGo(completing: true)
    self.context = context
    context.letGo = { [weak self, weak context] completed in
      if let self, let context, self.context === context { self.letGo(completing: completed) }
    }
    (percentComplete, ending) = (0, nil)
    duration = context.coordinator.transitionDuration
    interruptible = context.animator?.interruptibleAnimator(using: context)
    let isHeld = context.isInteractive
    if isHeld, interruptible == nil { hold(at: 0) }
    let started = context.containerView.simulation.animations.animators(startedBy: { context.animator?.animateTransition(using: context) })
    guard self.context === context else { return }
    if interruptible == nil, let animator = context.animator?.interruptibleAnimator(using: context) {
      releaseClock()
      interruptible = animator
    }
    guard isHeld else { return }
    if interruptible == nil { led = started.filter { $0.moves(in: context.containerView) } }
    hold(at: 0)
  }

  // MARK: Led

  /// - Parameter percent: from 0 to 1; other values are clamped
  public func update(_ percent: CGFloat) {
    guard let context, ending == nil, context.isInteractive else { return }
    percentComplete = percent.clamped(0, 1)
    context.updateInteractiveTransition(percentComplete)
    hold(at: percentComplete)
  }

  /// A finger takes the transition while it runs, if its animator can be interrupted.
  public func pause() {
    guard let context, let interruptible, interruptible.state == .active, !context.isInteractive else { return }
    interruptible.pauseAnimation()
    interruptible.isReversed = false
    (percentComplete, ending) = (interruptible.fractionComplete, nil)
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  /// The rest of the way is played.
  public func finish() { end(.finishing) }
  /// The transition is played back to where it began.
  public func cancel() { end(.cancelling) }

  private func end(_ how: Ending) {
    guard let context, ending == nil, context.isInteractive else { return }
    ending = how
    (context.coordinator.completionVelocity, context.coordinator.completionCurve) = (completionSpeed, completionCurve)
    if let interruptible {
      let left = how == .finishing ? 1 - percentComplete : percentComplete
      let factor = Double(left / max(completionSpeed, Self.slowestEnd))
      if interruptible.state == .active {
        interruptible.isReversed = how == .cancelling
        interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor)
      }
      return tell(context, how)
    }
    context.isLedToItsEnd = true
    tell(context, how)
    let simulation = context.containerView.simulation
    last = simulation.time
    simulation.displayLinks.add(self)
  }

  private func tell(_ context: UIViewControllerTransitionContext, _ how: Ending) {
    if how == .finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }

  /// The least speed of the rest: it comes to an end however small `completionSpeed` is. A decision of ours.
  private static let slowestEnd: CGFloat = 0.01

  private var last: TimeInterval = 0

  /// Everything shows a share of the animator's time.
  private func hold(at percent: CGFloat) {
    guard let context else { return }
    if let interruptible {
      if interruptible.state != .stopped { interruptible.fractionComplete = percent }
      return
    }
    let layer = context.containerView.layer
    if !holdsClock { start = layer.localTime }
    holdsClock = true
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, start + TimeInterval(percent) * duration)
    layer.timing = timing
    for animator in led where animator.state == .active { animator.show(at: TimeInterval(percent) * duration) }
  }

  /// The time that the container's clock showed when it was stopped. Units: seconds.
  private var start: TimeInterval = 0

  /// Whether the container's clock stands.
  private var holdsClock = false

  private func releaseClock() {
    guard holdsClock else { return }
    holdsClock = false
    context?.containerView.layer.timing = MediaTiming()
  }

  // MARK: The end

  /// The container's clock runs again, and the animators stand at their end, or where they began.
  private func letGo(completing: Bool) {
    guard context != nil else { return }
    releaseClock()
    let animators = led + (interruptible.map { [$0] } ?? [])
    self.context = nil
    (ending, interruptible, led) = (nil, nil, [])
    for animator in animators { animator.settle(at: completing ? .end : .start) }
  }
}

extension UIPercentDrivenInteractiveTransition: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    guard let context, let ending, interruptible == nil else { return false }
    let step = duration > 0 ? CGFloat((time - last) / duration) * max(completionSpeed, Self.slowestEnd) : 1
    last = time
    percentComplete = (percentComplete + (ending == .finishing ? step : -step)).clamped(0, 1)
    guard percentComplete <= 0 || percentComplete >= 1 else {
      context.leadAlongside(to: percentComplete)
      hold(at: percentComplete)
      return true
    }
    let didComplete = ending == .finishing
    releaseClock()
    // The animator's completions come with the next step of the clock, and say that the transition is over.
    context.containerView.dropAnimationsInside(finished: didComplete)
    if !didComplete { context.goBack() }
    context.endAlongside(completed: didComplete)
    letGo(completing: didComplete)
    return false
  }

  package var motionDescription: String { "an interactive transition of \(duration) s" }
}
