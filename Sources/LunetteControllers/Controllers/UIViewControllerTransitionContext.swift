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
  /// An animator that moves the views and can be paused and turned round on the way, or nil: the same one for the whole transition, which animateTransition
  /// starts.
  /// - Lua: interruptibleAnimator, else nil
  func interruptibleAnimator(using context: UIViewControllerTransitionContext) -> UIViewPropertyAnimator?
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
  /// Whether the transition waits for a finger at its start. If false, it begins by itself, and pauseInteractiveTransition of the context gives it to the
  /// finger. A field of this name says it, too.
  /// - Lua: wantsInteractiveStart, by hand, else true
  func wantsInteractiveStart(for animator: any UIViewControllerAnimatedTransitioning) -> Bool
}

extension UIViewControllerInteractiveTransitioning {
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
  var letGo: (Bool) -> Void = { _ in }
  /// What runs along with a transition that an interaction leads: the app's blocks, and what the container changes. It goes where the finger goes.
  private var alongside: UIViewPropertyAnimator?
  /// Whether the interaction says in each frame, until its end, how far all of it is.
  var isLedToItsEnd = false
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
    coordinator.presentationStyle = style
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

  // MARK: The beginning

  /// Begins the transition: by the interaction where there is one, else by its animator alone. `coordinator.isInteractive` says whether a finger leads it
  /// from its start.
  /// - Parameter container: what the container changes along with it
  func begin(ledBy interaction: (any UIViewControllerInteractiveTransitioning)?, along container: (() -> Void)? = nil) {
    let simulation = containerView.simulation
    guard let interaction else {
      if let container { simulation.animate(withDuration: coordinator.transitionDuration, animations: container) }
      animator?.animateTransition(using: self)
      guard coordinator.hasAnimations else { return coordinator.runAnimations() }
      return simulation.animate(withDuration: coordinator.transitionDuration) { [coordinator] in coordinator.runAnimations() }
    }
    let alongside = UIViewPropertyAnimator(
      duration: coordinator.transitionDuration, timingParameters: .cubic(.easeInOut), animations: container)
    alongside.scrubsLinearly = false
    self.alongside = alongside
    if isInteractive { alongside.pauseAnimation() } else { alongside.startAnimation() }
    interaction.begin(self)
    // One of the app's own that doesn't lead it from the start may leave the beginning to the animator. Source: Apple, wantsInteractiveStart
    if !isOver, !isInteractive, !(interaction is UIPercentDrivenInteractiveTransition) { animator?.animateTransition(using: self) }
    guard alongside.state == .active else { return coordinator.runAnimations() }
    alongside.addAnimations { [coordinator] in coordinator.runAnimations() }
  }

  // MARK: Led by a finger

  public func updateInteractiveTransition(_ percent: CGFloat) {
    guard percent.isFinite else { return }
    coordinator.percentComplete = percent.clamped(0, 1)
    guard isInteractive || isLedToItsEnd else { return }
    leadAlongside(to: percent)
  }

  func leadAlongside(to percent: CGFloat) { if alongside?.state == .active { alongside?.fractionComplete = percent.clamped(0, 1) } }

  public func finishInteractiveTransition() {
    coordinator.interactionDidEnd(cancelled: false)
    continueAlongside()
  }

  public func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator.interactionDidEnd(cancelled: true)
    continueAlongside()
  }

  /// A finger takes a transition that runs, and may still say how it ends. Source: Apple, pauseInteractiveTransition
  public func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    transitionWasCancelled = false
    if let alongside, alongside.state == .active {
      alongside.pauseAnimation()
      alongside.isReversed = false
    }
    coordinator.interactionDidBegin()
  }

  /// - Parameter durationFactor: the time that the rest takes, in whole durations; 0 for the share that is left
  func continueAlongside(durationFactor: Double = 0) {
    guard !isLedToItsEnd, let alongside, alongside.state == .active, !alongside.isRunning else { return }
    alongside.isReversed = transitionWasCancelled
    alongside.continueAnimation(durationFactor: durationFactor)
  }

  /// What runs along stands at its end, or where it began.
  func endAlongside(completed: Bool) {
    guard let alongside else { return }
    self.alongside = nil
    alongside.settle(at: completed ? .end : .start)
  }

  // MARK: The end

  /// The transition is over. - Parameter didComplete: false where it went back to where it began. Only the first call counts
  public func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    letGo(didComplete)
    endAlongside(completed: didComplete)
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
