import Foundation

/// What an animator of the app's own moves: from one controller's view to another's.
/// Source: Apple, UIViewControllerAnimatedTransitioning
/// - Lua: An animator: it moves the views of a transition.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the transition.
  /// - Units: seconds
  /// - Lua: transitionDuration, answers Height, by hand
  ///
  /// Units: seconds.
  func transitionDuration(using context: UIViewControllerTransitionContext?) -> TimeInterval
  /// Adds the new view to the containerView, animates, and calls context:completeTransition(true) at the end.
  /// - Lua: animateTransition, by hand, needed
  ///
  /// Animates, and tells the context when it is over: `completeTransition`.
  func animateTransition(using context: UIViewControllerTransitionContext)
  /// The transition is over.
  /// - Lua: animationEnded
  func animationEnded(_ completed: Bool)
}

/// Leads a transition by a finger, or by something else. Source: Apple, UIViewControllerInteractiveTransitioning
/// - Lua: Lets a finger control a transition. UIPercentDrivenInteractiveTransition is enough in most cases.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins.
  /// - Lua: startInteractiveTransition, needed
  func startInteractiveTransition(_ context: UIViewControllerTransitionContext)
  /// False: the transition begins by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }

  /// Begins the transition by the method that the object's class has.
  func begin(_ context: UIViewControllerTransitionContext) {
    guard let interaction = self as? UIPercentDrivenInteractiveTransition else { return startInteractiveTransition(context) }
    UIPercentDrivenInteractiveTransition.Overridable.startInteractiveTransition(interaction, context)
  }
}

/// The container view, the two controllers and the progress of a transition. The host makes it; the app's animator says when the transition has ended.
/// Source: Apple, UIViewControllerContextTransitioning
public final class UIViewControllerTransitionContext {
  public let containerView: UIView
  public let coordinator: UIViewControllerTransitionCoordinator
  public let presentationStyle: UIModalPresentationStyle
  public var isAnimated: Bool { coordinator.isAnimated }
  public var isInteractive: Bool { coordinator.isInteractive }
  public private(set) var transitionWasCancelled = false
  private let places: [UIViewControllerTransitionCoordinator.Side: (initial: CGRect, final: CGRect)]
  private let views: [UIViewControllerTransitionCoordinator.Side: UIView]
  /// The object that moves the views. The transition, or the interaction that leads it, asks it to begin.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private var end: ((Bool) -> Void)?
  /// What has led it lets go of it, however it has come to its end.
  fileprivate var letGo: (Bool) -> Void = { _ in }
  /// Frame, transform and alpha of the views before the animator changed them; they are set back when the transition is cancelled.
  private let before: [(view: UIView, frame: CGRect, transform: CGAffineTransform, alpha: CGFloat)]

  /// - Parameters:
  ///   - views: the views that the transition may move; without the presenter's view where that stays in place
  ///   - places: where they stand before and after. Space: the container. An unknown place is empty
  init(
    in container: UIView, _ coordinator: UIViewControllerTransitionCoordinator, style: UIModalPresentationStyle,
    views: [UIViewControllerTransitionCoordinator.Side: UIView],
    places: [UIViewControllerTransitionCoordinator.Side: (initial: CGRect, final: CGRect)],
    animator: (any UIViewControllerAnimatedTransitioning)?, end: @escaping (Bool) -> Void
  ) {
    (containerView, self.coordinator, presentationStyle) = (container, coordinator, style)
    (self.views, self.places, self.animator, self.end) = (views, places, animator, end)
    before = [.from, .to].compactMap { views[$0] }.map { ($0, $0.frame, $0.transform, $0.alpha) }
    coordinator.containerView = container
  }

  public func viewController(forKey side: UIViewControllerTransitionCoordinator.Side) -> UIViewController? {
    coordinator.viewController(forKey: side)
  }
  /// Nil for a view that the transition leaves alone.
  public func view(forKey side: UIViewControllerTransitionCoordinator.Side) -> UIView? { views[side] }

  public func initialFrame(for controller: UIViewController) -> CGRect { place(of: controller)?.initial ?? .zero }
  public func finalFrame(for controller: UIViewController) -> CGRect { place(of: controller)?.final ?? .zero }

  private func place(of controller: UIViewController) -> (initial: CGRect, final: CGRect)? {
    if controller === coordinator.from { return places[.from] }
    return controller === coordinator.to ? places[.to] : nil
  }

  // MARK: Led by a finger

  public func updateInteractiveTransition(_ percent: CGFloat) { coordinator.percentComplete = percent.clamped(0, 1) }

  public func finishInteractiveTransition() { coordinator.interactionDidEnd(cancelled: false) }

  public func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator.interactionDidEnd(cancelled: true)
  }

  public func pauseInteractiveTransition() { coordinator.isInteractive = true }

  // MARK: The end

  /// The transition is over. - Parameter didComplete: false where it went back to where it began. Only the first call counts
  public func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    letGo(didComplete)
    if !didComplete {
      (transitionWasCancelled, coordinator.isCancelled) = (true, true)
      goBack()
    }
    end(didComplete)
    animator?.animationEnded(didComplete)
  }

  var isOver: Bool { end == nil }

  /// The views stand where they stood.
  func goBack() {
    for entry in before {
      entry.view.transform = entry.transform
      (entry.view.frame, entry.view.alpha) = (entry.frame, entry.alpha)
    }
  }
}

/// Leads an animator by a share of its way, from 0 to 1: the clock of the container stands, and shows what the share says.
/// Source: Apple, UIPercentDrivenInteractiveTransition
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
  public var wantsInteractiveStart = true
  private var context: UIViewControllerTransitionContext?
  private var ending: Ending?
  private var alongside: UIViewPropertyAnimator?

  private enum Ending { case finishing, cancelling }

  public init() {}

  /// Leads a transition, one at a time: one that is still held goes on alone, from where it stands. Where nothing is known: ours.
  public func startInteractiveTransition(_ context: UIViewControllerTransitionContext) {
    if ending == nil { self.context?.finishInteractiveTransition() }
    letGo(completing: true)
    self.context = context
    context.letGo = { [weak self, weak context] completed in
      if let self, let context, self.context === context { self.letGo(completing: completed) }
    }
    (percentComplete, ending) = (0, nil)
    duration = context.coordinator.transitionDuration
    hold(at: 0)
    context.animator?.animateTransition(using: context)
    guard context.coordinator.hasAnimations else { return context.coordinator.runAnimations() }
    // What runs along may be anywhere: it is led by itself, and goes back with the rest.
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: .cubic(.easeInOut)) { context.coordinator.runAnimations() }
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    alongside = animator
  }

  /// - Parameter percent: from 0 to 1; other values are clamped
  public func update(_ percent: CGFloat) {
    guard let context, ending == nil else { return }
    percentComplete = percent.clamped(0, 1)
    context.updateInteractiveTransition(percentComplete)
    hold(at: percentComplete)
  }

  public func pause() {}

  /// The rest of the way is played.
  public func finish() { end(.finishing) }
  /// The transition is played back to where it began.
  public func cancel() { end(.cancelling) }

  private func end(_ how: Ending) {
    guard let context, ending == nil else { return }
    ending = how
    if how == .finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let simulation = context.containerView.simulation
    last = simulation.time
    simulation.displayLinks.add(self)
  }

  private var last: TimeInterval = 0

  /// The container's clock stands, and shows a share of the animator's time.
  private func hold(at percent: CGFloat) {
    guard let layer = context?.containerView.layer else { return }
    if layer.timing.speed != 0 { start = layer.localTime }
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, start + TimeInterval(percent) * duration)
    layer.timing = timing
    alongside?.fractionComplete = percent
  }

  /// The time that the container's clock showed when it was stopped. Units: seconds.
  private var start: TimeInterval = 0

  /// The container's clock runs again, and what runs along stands at its end, or where it began.
  private func letGo(completing: Bool) {
    guard let layer = context?.containerView.layer else { return }
    layer.timing = MediaTiming()
    let alongside = alongside
    (context, ending, self.alongside) = (nil, nil, nil)
    alongside?.stopAnimation(false)
    alongside?.finishAnimation(at: completing ? .end : .start)
  }
}

extension UIPercentDrivenInteractiveTransition: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    guard let context, let ending else { return false }
    let step = duration > 0 ? CGFloat((time - last) / duration) * max(completionSpeed, 0.01) : 1
    last = time
    percentComplete = (percentComplete + (ending == .finishing ? step : -step)).clamped(0, 1)
    guard percentComplete <= 0 || percentComplete >= 1 else {
      hold(at: percentComplete)
      return true
    }
    let didComplete = ending == .finishing
    letGo(completing: didComplete)
    // The animator's completions come with the next step of the clock, and say that the transition is over.
    context.containerView.dropAnimationsInside(finished: didComplete)
    if !didComplete { context.goBack() }
    return false
  }

  package var motionDescription: String { "an interactive transition of \(duration) s" }
}

extension UIView {
  /// What is in it stands where its models say.
  /// - Parameter finished: what their completions are told
  final func dropAnimationsInside(finished: Bool) {
    for view in subviews {
      view.layer.dropAnimations(finished: finished)
      view.dropAnimationsInside(finished: finished)
    }
  }
}
