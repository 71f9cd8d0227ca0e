import Foundation

/// What a navigation controller asks of the app. Source: Apple, UINavigationControllerDelegate
/// - Lua: Is told which controller a navigation controller shows, and can animate pushes and pops in its own way.
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to become the visible one.
  /// - Lua: navigationControllerWillShow
  func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool)
  /// A controller is the visible one, and the animation is over.
  /// - Lua: navigationControllerDidShow
  func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool)
  /// The animator for a push or a pop ("push", "pop"), or nil for the usual animation.
  /// - Lua: animationControllerForOperation, else nil
  ///
  /// Nil for the host's own transition.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object with which a finger controls that animator, or nil.
  /// - Lua: interactionControllerForAnimator, else nil
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?
  /// The orientations in which the interface may be.
  /// - Lua: navigationControllerSupportedInterfaceOrientations, answers UIInterfaceOrientationMask, else nil
  ///
  /// Nil where it doesn't say.
  func supportedInterfaceOrientations(of navigationController: UINavigationController) -> UIInterfaceOrientationMask?
}

/// One change of a navigation controller's top, from the first callback to the last.
///
/// Order: the old one's `willDisappear`, the new one's `willAppear`, `willShow`; at the end the old one's `didDisappear`, the new one's
/// `didAppear`, `didShow`. One that is cancelled tells all backwards. Source: docs/rules/controllers.md 3.1, 3.3
final class NavigationTransition {
  private let navigation: UINavigationController
  let old: UIViewController?
  let new: UIViewController?
  let isPush: Bool
  let isAnimated: Bool
  /// A finger has begun it: the stack changes at its end.
  let isSwipe: Bool
  /// The finger leads it: not where nothing moves.
  let isInteractive: Bool
  let coordinator: UIViewControllerTransitionCoordinator
  private var animator: UIViewPropertyAnimator?
  private var context: UIViewControllerTransitionContext?
  private let custom: (any UIViewControllerAnimatedTransitioning)?
  /// What leads the app's animator. It is known before the controllers hear of the transition, so that they can ask whether a finger leads it.
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var isOnScreen: Bool
  private(set) var isOver = false
  private var decorations: [UIView] = []
  /// Runs once, at the very end. - Parameter completed: false for one that was cancelled
  var end: (Bool) -> Void = { _ in }
  /// Makes the stack what it was, where an animator of the app's has cancelled the change. A finger's own changes it at its end only.
  var undo: () -> Void = {}

  init(
    _ navigation: UINavigationController, from old: UIViewController?, to new: UIViewController?, isPush: Bool, animated: Bool,
    interactive: Bool
  ) {
    (self.navigation, self.old, self.new, self.isPush) = (navigation, old, new, isPush)
    isOnScreen = navigation.isVisible
    var custom: (any UIViewControllerAnimatedTransitioning)?
    let mayMove = animated && isOnScreen && old != nil && new != nil && navigation.simulation.areAnimationsEnabled
    if mayMove, !interactive, let old, let new {
      custom = navigation.delegate?.navigationController(navigation, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
    }
    self.custom = custom
    let interaction = custom.flatMap { navigation.delegate?.navigationController(navigation, interactionControllerFor: $0) }
    self.interaction = interaction
    isAnimated = mayMove
    isSwipe = interactive
    isInteractive = interactive && mayMove
    let duration = custom.map { $0.transitionDuration(using: nil) } ?? navigation.simulation.system.motion.push.duration
    coordinator = UIViewControllerTransitionCoordinator(duration: mayMove ? max(0, duration) : 0)
    (coordinator.from, coordinator.to) = (old, new)
    let isLed = isInteractive || custom.map { interaction?.wantsInteractiveStart(for: $0) == true } == true
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (isLed, isLed)
  }

  // MARK: The beginning

  /// - Parameter items: what the bar shows afterwards
  func begin(items: NavigationItems) {
    navigation.ownCoordinator = coordinator
    let hadBar = old.map(navigation.showsBar) ?? navigation.showsBar
    if isAnimated, navigation.showsBar != hadBar { navigation.shiftBar(hidden: hadBar, self) }
    if isAnimated { navigation.navigationBar.holdContent() }
    // The new view is there before anybody is told. Source: docs/rules/controllers.md 3.1 (L)
    new?.loadViewIfNeeded()
    navigation.willLead(to: new)
    if isOnScreen, !navigation.isVisible {
      isOnScreen = false
      navigation.hasPendingShowCalls = new != nil
    }
    if isOnScreen {
      if let old { navigation.beginDeparture(of: old, animated: isAnimated) }
      if let new { navigation.beginArrival(of: new, animated: isAnimated) }
      if let new, new.parent === navigation { navigation.delegate?.navigationController(navigation, willShow: new, animated: isAnimated) }
    }
    let wrapper = navigation.wrapper
    guard isAnimated, canMove, let old, let new else { return settle(items) }
    if let custom { return move(by: custom, from: old, to: new, in: wrapper, items) }
    if navigation.showsBar == hadBar { navigation.layOutBars() } else { navigation.prepareBarToComeSideways() }
    place(new, items)
    guard canMove else { return settle(items) }
    if !isInteractive, navigation.simulation.isOn(.prefersCrossFadeTransitions) { return dissolve(from: old, to: new) }
    moveClassically(from: old, to: new, in: wrapper)
  }

  /// Nothing moves off the screen, nor where a callback has put one of the two elsewhere.
  private var canMove: Bool { navigation.isVisible && old?.parent === navigation && new?.parent === navigation }

  /// Everything stands where it will stand at the end, at once.
  private func settle(_ items: NavigationItems) {
    navigation.simulation.performWithoutAnimation {
      place(new, items)
      navigation.navigationBar.showTop()
      navigation.topDidChange()
      coordinator.runAnimations()
    }
    // Off the screen the layout waits until the top one has heard that it will appear: a table would load its data twice.
    if isOnScreen { navigation.view.layoutIfNeeded() }
    finish(completed: true)
  }

  /// Puts the new view into the container, where it will stand at the end.
  private func place(_ new: UIViewController?, _ items: NavigationItems) {
    let wrapper = navigation.wrapper
    navigation.navigationBar.adopt(items)
    guard let new, new.parent === navigation else { return }
    navigation.simulation.performWithoutAnimation {
      navigation.updateInsets(of: new, barHeight: navigation.barHeight(over: new))
      new.view.frame = navigation.contentFrame(of: new)
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isPush || old?.viewIfLoaded?.superview !== wrapper {
        wrapper.addSubview(new.view)
      } else {
        wrapper.insertSubview(new.view, at: 0)
      }
      // A callback of the new controller may have put it elsewhere.
      guard new.parent === navigation else { return navigation.removeView(of: new, from: wrapper) }
      new.bringPresentedInContext()
      new.view.updateSafeArea()
    }
  }

  // MARK: The classic way. Source: docs/rules/controllers.md 3.2

  private func moveClassically(from old: UIViewController, to new: UIViewController, in wrapper: UIView) {
    let (oldView, newView, isPush): (UIView, UIView, Bool) = (old.view, new.view, isPush)
    // From the right to the left everything comes from the other side.
    let isMirrored = navigation.view.isMirrored
    let width = isMirrored ? 0 - wrapper.bounds.width : wrapper.bounds.width
    let coveredX = 0 - width * ControllerConstants.pushParallax
    let (over, under) = isPush ? (newView, oldView) : (oldView, newView)
    let scrim = UIView(frame: wrapper.bounds)
    scrim.backgroundColor = .black
    scrim.isUserInteractionEnabled = false
    let shadow = PushShadowView(
      frame: CGRect(
        x: isMirrored ? wrapper.bounds.width : 0 - ControllerConstants.pushShadowWidth, y: 0, width: ControllerConstants.pushShadowWidth,
        height: wrapper.bounds.height))
    if isMirrored { shadow.transform = CGAffineTransform(scaleX: -1, y: 1) }
    decorations = [scrim, shadow]
    let (final, oldPlace) = (newView.frame, oldView.frame)
    let bar = navigation.navigationBar
    var barMove: UINavigationBar.Transition?
    navigation.simulation.performWithoutAnimation {
      wrapper.insertSubview(scrim, aboveSubview: under)
      wrapper.insertSubview(shadow, belowSubview: over)
      newView.layoutIfNeeded()
      barMove = bar.beginTransition(isPush: isPush)
      newView.frame = final.offsetBy(dx: isPush ? width : coveredX, dy: 0)
      scrim.alpha = isPush ? 0 : ControllerConstants.pushScrim
      if isPush { shadow.frame = shadow.frame.offsetBy(dx: width, dy: 0) }
    }
    let animator = UIViewPropertyAnimator(
      duration: coordinator.transitionDuration, timingParameters: navigation.simulation.system.motion.push.parameters
    ) {
      [navigation, coordinator] in
      newView.frame = final
      oldView.frame = oldPlace.offsetBy(dx: isPush ? coveredX : width, dy: 0)
      scrim.alpha = isPush ? ControllerConstants.pushScrim : 0
      shadow.frame = shadow.frame.offsetBy(dx: isPush ? 0 - width : width, dy: 0)
      navigation.topDidChange()
      navigation.layOutBars()
      barMove?.animations()
      coordinator.runAnimations()
    }
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] position in self?.finish(completed: position == .end) }
    self.animator = animator
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// For users who prefer it: in the same time, with the same calls. Source: docs/rules/accessibility.md 5
  private func dissolve(from old: UIViewController, to new: UIViewController) {
    let (oldView, newView, isPush): (UIView, UIView, Bool) = (old.view, new.view, isPush)
    let (oldAlpha, newAlpha) = (oldView.alpha, newView.alpha)
    let bar = navigation.navigationBar
    var barMove: UINavigationBar.Transition?
    navigation.simulation.performWithoutAnimation {
      newView.layoutIfNeeded()
      barMove = bar.beginTransition(isPush: isPush)
      if isPush { newView.alpha = 0 }
    }
    let animator = UIViewPropertyAnimator(
      duration: coordinator.transitionDuration, timingParameters: navigation.simulation.system.motion.push.parameters
    ) {
      [navigation, coordinator] in
      if isPush { newView.alpha = newAlpha } else { oldView.alpha = 0 }
      navigation.topDidChange()
      navigation.layOutBars()
      barMove?.animations()
      coordinator.runAnimations()
    }
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] position in
      self?.finish(completed: position == .end)
      (oldView.alpha, newView.alpha) = (oldAlpha, newAlpha)
    }
    self.animator = animator
    animator.startAnimation()
  }

  private func removeDecorations() {
    for view in decorations { view.removeFromSuperview() }
    decorations = []
  }

  // MARK: By an animator of the app's

  private func move(
    by custom: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController, in wrapper: UIView,
    _ items: NavigationItems
  ) {
    let bar = navigation.navigationBar
    bar.adopt(items)
    navigation.updateInsets(of: new, barHeight: navigation.barHeight(over: new))
    let final = navigation.contentFrame(of: new)
    navigation.simulation.performWithoutAnimation {
      new.view.frame = final
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let context = UIViewControllerTransitionContext(
      in: wrapper, coordinator, style: .none, views: [.from: old.view, .to: new.view],
      places: [.from: (old.view.frame, .zero), .to: (.zero, final)], animator: custom
    ) { [weak self] completed in self?.finish(completed: completed) }
    self.context = context
    let barMove = bar.beginTransition(isPush: isPush)
    context.begin(ledBy: interaction) { [navigation] in
      navigation.topDidChange()
      navigation.layOutBars()
      barMove.animations()
    }
  }

  // MARK: A finger

  /// - Parameter progress: from 0 to 1
  func lead(to progress: CGFloat) {
    guard isInteractive, !isOver, let animator else { return }
    coordinator.percentComplete = progress
    animator.fractionComplete = progress
  }

  /// The finger has lifted: the rest of the way, or the way back, in its share of the duration.
  func letGo(completing: Bool) {
    guard isInteractive, !isOver, let animator else { return }
    let left = completing ? 1 - animator.fractionComplete : animator.fractionComplete
    let motion = navigation.simulation.system.motion
    let share = motion.swipeEndTakesShare ? Double(left) : 1
    let duration = max(ControllerConstants.shortestSwipeEnd, share * motion.pushEnd.duration)
    navigation.turn.hold {
      coordinator.interactionDidEnd(cancelled: !completing)
      if !completing { animator.isReversed = true }
      animator.continueAnimation(
        withTimingParameters: motion.pushEnd.parameters, durationFactor: duration / motion.push.duration)
    }
  }

  // MARK: The end

  /// Nobody can wait for the rest of the way.
  func finishAtOnce() {
    guard !isOver else { return }
    if let animator {
      if coordinator.isInteractive { coordinator.interactionDidEnd(cancelled: false) }
      if animator.isReversed { animator.isReversed = false }
      animator.finishAtOnce()
    }
    if let context, !context.isOver {
      navigation.wrapper.dropAnimationsInside(finished: false)
      context.completeTransition(!context.transitionWasCancelled)
    }
    if !isOver { finish(completed: true) }
  }

  private func finish(completed: Bool) {
    if !isOver { navigation.turn.hold { tellEnd(completed: completed) } }
  }

  private func tellEnd(completed: Bool) {
    isOver = true
    coordinator.isCancelled = !completed
    removeDecorations()
    let wrapper = navigation.wrapper
    navigation.transitionIsOver(self, completed: completed)
    if completed {
      if custom != nil, let new, new.parent === navigation, new.view.superview !== wrapper { wrapper.addSubview(new.view) }
      if let old, old !== new { navigation.removeView(of: old, from: wrapper) }
    } else if let new {
      navigation.removeView(of: new, from: wrapper)
    }
    navigation.view.setNeedsLayout()
    if isOnScreen {
      if completed {
        if let old { navigation.endDeparture(of: old) }
        // A controller that a callback has put into another parent hears nothing of this transition any more.
        let hasArrived = new.map { $0.parent === navigation } ?? false
        if hasArrived, let new { navigation.endArrival(of: new) }
        if hasArrived, let new, navigation.appearance.phase == .appeared {
          tellShown(new)
        } else {
          navigation.hasPendingShowCalls = hasArrived
        }
      } else {
        turnBack()
      }
    }
    if completed, old != nil { navigation.simulation.accessibility.post(.screenChanged) }
    // What the callbacks have asked for begins before the controllers hear where they belong. Source: docs/rules/controllers.md 3.5
    navigation.turn.make { [self] in
      end(completed)
      coordinator.runCompletions()
    }
  }

  /// Whoever hears that the new one is shown can still ask the coordinator from where. Source: docs/rules/controllers.md 3.3
  private func tellShown(_ new: UIViewController) {
    let known = navigation.ownCoordinator
    navigation.ownCoordinator = coordinator
    navigation.delegate?.navigationController(navigation, didShow: new, animated: isAnimated)
    if navigation.ownCoordinator === coordinator { navigation.ownCoordinator = known }
  }

  /// The transition was cancelled: the controller that was about to disappear has stayed. Source: docs/rules/controllers.md 3.3 (L)
  private func turnBack() {
    if let new, new.appearance.phase == .appearing { new.pass(.goes(.caller), animated: isAnimated) }
    guard let old, old.appearance.phase == .disappearing else { return }
    guard old.parent === navigation, navigation.isVisible else { return old.endAppearanceTransition() }
    navigation.beginArrival(of: old, animated: isAnimated)
    navigation.endArrival(of: old)
  }
}

/// Beside the left edge of the controller on top, while it moves.
final class PushShadowView: UIView {
  override class var layerClass: CALayer.Type { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [.clear, UIColor(white: 0, alpha: ControllerConstants.pushShadowAlpha)]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }
}
