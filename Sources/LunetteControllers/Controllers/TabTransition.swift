import Foundation

/// One switch of tabs that an animator of the app's moves. The order is that of a switch at once: the old one's `didDisappear` and the new one's
/// `didAppear` come when it is over. One that is cancelled tells all backwards, and the old tab is selected again.
/// Source: Apple, UITabBarControllerDelegate (iOS 7); docs/rules/controllers.md 7
final class TabTransition {
  private weak var tabs: UITabBarController?
  let old: UIViewController
  let new: UIViewController
  private let coordinator: UIViewControllerTransitionCoordinator
  private let custom: any UIViewControllerAnimatedTransitioning
  private var context: UIViewControllerTransitionContext?

  init(_ tabs: UITabBarController, from old: UIViewController, to new: UIViewController, by custom: any UIViewControllerAnimatedTransitioning) {
    (self.tabs, self.old, self.new, self.custom) = (tabs, old, new, custom)
    coordinator = UIViewControllerTransitionCoordinator(duration: max(0, custom.transitionDuration(using: nil)))
    (coordinator.from, coordinator.to) = (old, new)
    tabs.ownCoordinator = coordinator
  }

  /// - Parameter final: where the new view will stand. Space: the container
  func start(in container: UIView, final: CGRect) {
    guard let tabs else { return }
    tabs.simulation.performWithoutAnimation {
      new.view.frame = final
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let context = UIViewControllerTransitionContext(
      in: container, coordinator, style: .none, views: [.from: old.view, .to: new.view],
      places: [.from: (old.view.frame, .zero), .to: (.zero, final)], animator: custom
    ) { [weak self] completed in self?.didEnd(completed: completed) }
    self.context = context
    let interaction = tabs.delegate?.tabBarController(tabs, interactionControllerFor: custom)
    let isLed = interaction?.wantsInteractiveStart(for: custom) == true
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (isLed, isLed)
    context.begin(ledBy: interaction)
  }

  /// Nobody can wait for the rest of the way.
  func finishAtOnce() {
    guard let context, !context.isOver else { return }
    if coordinator.isInteractive { coordinator.interactionDidEnd(cancelled: false) }
    context.containerView.dropAnimationsInside(finished: false)
    context.completeTransition(!context.transitionWasCancelled)
  }

  func didEnd(completed: Bool) {
    coordinator.isCancelled = !completed
    if let tabs {
      if tabs.ownCoordinator === coordinator { tabs.ownCoordinator = nil }
      tabs.transitionDidEnd(self, completed: completed)
    }
    coordinator.runCompletions()
  }
}
