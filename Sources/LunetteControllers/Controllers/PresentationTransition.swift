import Foundation

/// One presentation or dismissal, from the first callback to the last.
///
/// Order of a presentation: the presenter's `willDisappear` where it is covered, the presentation controller's `willBegin`, the presented
/// one's `willAppear`; at the end `didEnd`, its `didAppear`, the presenter's `didDisappear`. A dismissal tells the same the other way
/// round, with the presenter's `didAppear` before the other's `didDisappear`. Source: docs/rules/controllers.md 5 (L)
final class PresentationTransition {
  private let presenter: UIViewController
  /// What comes, or the topmost of what goes, which is the one that is seen to move.
  let presented: UIViewController
  let isPresentation: Bool
  private let controller: UIPresentationController
  private let coordinator: UIViewControllerTransitionCoordinator
  private let custom: (any UIViewControllerAnimatedTransitioning)?
  private let motion: PresentationMotion?
  private var context: UIViewControllerTransitionContext?
  private(set) var isOver = false
  /// What the views and callbacks of the end are; it is let go with the end, because it refers to this transition.
  /// - Parameter completed: false for one that was cancelled
  var end: (Bool) -> Void = { _ in }

  init(
    _ presenter: UIViewController, _ presented: UIViewController, _ controller: UIPresentationController, isPresentation: Bool, animated: Bool,
    source: UIViewController
  ) {
    (self.presenter, self.presented, self.controller, self.isPresentation) = (presenter, presented, controller, isPresentation)
    let animates = animated && presenter.simulation.areAnimationsEnabled
    var custom: (any UIViewControllerAnimatedTransitioning)?
    if animates, let delegate = presented.transitioningDelegate {
      custom =
        isPresentation
        ? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        : delegate.animationController(forDismissed: presented)
    }
    self.custom = custom
    motion = presented.presentationMotion
    let duration = custom?.transitionDuration(using: nil) ?? motion?.duration ?? presenter.simulation.system.motion.sheet.duration
    coordinator = UIViewControllerTransitionCoordinator(duration: animates ? max(0, duration) : 0)
    (coordinator.from, coordinator.to) = isPresentation ? (presenter, presented) : (presented, presenter)
  }

  /// From now on callbacks find the coordinator.
  func announce() {
    presenter.ownCoordinator = coordinator
    presented.ownCoordinator = coordinator
  }

  /// - Parameter covered: the presenter's view, where the animator may move it
  func run(in container: UIView, covered: UIView?) {
    guard !isOver else { return }
    if coordinator.isAnimated, let custom {
      runCustom(custom, in: container, covered: covered)
    } else if coordinator.isAnimated {
      runBuiltIn(in: container)
    } else {
      presenter.simulation.performWithoutAnimation {
        change()
        coordinator.runAnimations()
      }
      (container.window ?? container).layoutIfNeeded()
      finish(completed: true)
    }
  }

  // MARK: By an animator of the app's

  private func runCustom(_ custom: any UIViewControllerAnimatedTransitioning, in container: UIView, covered: UIView?) {
    guard let view = controller.shownView else { return finish(completed: true) }
    let final = UIPresentationController.Overridable.frameOfPresentedViewInContainerView(controller)
    var views: [UIViewControllerTransitionCoordinator.Side: UIView] = [isPresentation ? .to : .from: view]
    var places: [UIViewControllerTransitionCoordinator.Side: (initial: CGRect, final: CGRect)] = [
      isPresentation ? .to : .from: isPresentation ? (.zero, final) : (view.frame, .zero)
    ]
    if let covered {
      let place = container.convert(covered.bounds, from: covered)
      views[isPresentation ? .from : .to] = covered
      places[isPresentation ? .from : .to] = isPresentation ? (place, .zero) : (.zero, place)
    }
    let context = UIViewControllerTransitionContext(
      in: container, coordinator, style: controller.presentationStyle, views: views, places: places, animator: custom
    ) { [weak self] completed in self?.finish(completed: completed) }
    self.context = context
    if isPresentation { presenter.simulation.performWithoutAnimation { view.frame = final } }
    let delegate = presented.transitioningDelegate
    let interaction =
      isPresentation
      ? delegate?.interactionControllerForPresentation(using: custom) : delegate?.interactionControllerForDismissal(using: custom)
    let isLed = interaction?.wantsInteractiveStart(for: custom) == true
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (isLed, isLed)
    context.begin(ledBy: interaction)
  }

  // MARK: The styles of UIKit's own

  /// What is different at the end, but for the views that have come or gone then.
  private func change() {
    guard let container = controller.containerView, let view = controller.shownView else { return }
    let system = controller as? SystemPresentationController
    if let motion {
      isPresentation ? motion.appear() : motion.disappear()
    } else if movesItself {
      view.frame =
        isPresentation
        ? UIPresentationController.Overridable.frameOfPresentedViewInContainerView(controller) : presented.hiddenModalFrame(in: container)
    } else if style == .crossDissolve {
      view.alpha = isPresentation ? 1 : 0
    }
    system?.setShown(isPresentation)
  }

  /// Where the user wants no motion, what would slide in dissolves. Source: docs/rules/accessibility.md 5
  private lazy var style: UIModalTransitionStyle = {
    let own = UIViewController.Overridable.modalTransitionStyle(presented)
    return own == .coverVertical && !isPopover && presenter.simulation.isOn(.prefersCrossFadeTransitions) ? .crossDissolve : own
  }()
  private var isPopover: Bool { controller.presentationStyle == .popover }
  private var movesItself: Bool { motion == nil && style == .coverVertical && !isPopover }

  /// Before it begins: the view is in the container, and nothing of it is seen yet.
  private func prepare(_ view: UIView, in container: UIView) {
    let place = UIPresentationController.Overridable.frameOfPresentedViewInContainerView(controller)
    view.frame = movesItself ? presented.hiddenModalFrame(in: container) : place
    if motion == nil, style == .crossDissolve { view.alpha = 0 }
    motion?.prepare()
  }

  private func runBuiltIn(in container: UIView) {
    guard let view = controller.shownView else { return finish(completed: true) }
    if isPresentation { presenter.simulation.performWithoutAnimation { prepare(view, in: container) } }
    let done: (Bool) -> Void = { [self] _ in finish(completed: true) }
    let duration = coordinator.transitionDuration
    let changes = { [self] in
      change()
      coordinator.runAnimations()
    }
    if motion == nil, !isPopover, let options = style.options(isPresentation: isPresentation), let window = container.window {
      // The whole window turns, and shows the other controller on its back.
      if isPresentation { view.isHidden = true }
      presenter.simulation.transition(
        with: window, duration: duration, options: options,
        animations: { [self] in
          view.isHidden = !isPresentation
          changes()
        },
        completion: { finished in
          view.isHidden = false
          done(finished)
        })
    } else if motion == nil, isPopover || style == .crossDissolve {
      presenter.simulation.animate(withDuration: isPopover ? ControllerConstants.hideShowBarDuration : duration, animations: changes, completion: done)
    } else {
      let own = motion.map { SystemMotion(duration: duration, frequency: $0.frequency) }
      presenter.simulation.animate(
        as: own ?? presenter.simulation.system.motion.sheet, options: motion == nil ? [] : .allowUserInteraction, animations: changes, completion: done)
    }
  }

  // MARK: The end

  /// Nobody can wait for the rest of the way.
  func finishAtOnce() {
    guard !isOver else { return }
    if let context, !context.isOver {
      controller.containerView?.dropAnimationsInside(finished: false)
      context.completeTransition(!context.transitionWasCancelled)
    }
    finish(completed: true)
  }

  private func finish(completed: Bool) {
    guard !isOver else { return }
    isOver = true
    coordinator.isCancelled = !completed
    if presenter.ownCoordinator === coordinator { presenter.ownCoordinator = nil }
    if presented.ownCoordinator === coordinator { presented.ownCoordinator = nil }
    let last = end
    end = { _ in }
    last(completed)
    if completed, !isPresentation, custom == nil, motion == nil, style == .crossDissolve { presented.viewIfLoaded?.alpha = 1 }
    if completed { presenter.simulation.accessibility.post(.screenChanged) }
    coordinator.runCompletions()
  }
}

extension UIModalTransitionStyle {
  /// The animation of a style that turns the whole screen; nil for the other styles. Source: docs/rules/controllers.md 5 (A)
  fileprivate func options(isPresentation: Bool) -> UIView.AnimationOptions? {
    switch self {
    case .flipHorizontal: isPresentation ? .transitionFlipFromRight : .transitionFlipFromLeft
    case .partialCurl: isPresentation ? .transitionCurlUp : .transitionCurlDown
    case .coverVertical, .crossDissolve: nil
    }
  }
}
