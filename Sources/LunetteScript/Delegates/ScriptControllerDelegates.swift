import Foundation
import Lua
import LunetteKit

private let navigationMethods = NavigationDelegateMethods()
private let navigationBarMethods = NavigationBarDelegateMethods()
private let tabMethods = TabBarControllerDelegateMethods()
private let tabBarMethods = TabBarDelegateMethods()
private let transitioningMethods = TransitioningDelegateMethods()
private let animatorMethods = AnimatorMethods()
private let interactionMethods = InteractionMethods()
private let adaptiveMethods = AdaptivePresentationMethods()

extension ScriptDelegate {
  /// The table that a script has assigned to a delegate property whose name isn't `delegate`.
  static func table(of object: UIResponder, _ key: CompanionKey<ScriptDelegate>) -> LuaReference? { object.companions[key]?.script }
}

/// A script's table or instance as a navigation controller's delegate.
final class ScriptNavigationDelegate: ScriptDelegate, UINavigationControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [NavigationDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to navigation: UINavigationController) {
    let delegate = script.map { ScriptNavigationDelegate($0) }
    navigation.companions[companionKey] = delegate
    navigation.delegate = delegate
  }

  func navigationController(_ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    notify(navigationMethods.willShow, navigation, controller, animated)
  }
  func navigationController(_ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    notify(navigationMethods.didShow, navigation, controller, animated)
  }
  func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(navigationMethods.animationController, navigation, operation, from, to)??.animator
  }
  func navigationController(
    _ navigation: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(navigationMethods.interactionController, navigation, AnimatorArgument(animator))??.interaction
  }
  func supportedInterfaceOrientations(of navigation: UINavigationController) -> UIInterfaceOrientationMask? {
    ask(navigationMethods.supportedOrientations, navigation)
  }
}

final class ScriptNavigationBarDelegate: ScriptDelegate, UINavigationBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [NavigationBarDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to bar: UINavigationBar) {
    let delegate = script.map { ScriptNavigationBarDelegate($0) }
    bar.delegate = delegate
    bar.companions[companionKey] = bar.delegate === delegate ? delegate : nil
  }

  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    ask(navigationBarMethods.shouldPush, bar, item)?.value ?? true
  }
  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { notify(navigationBarMethods.didPush, bar, item) }
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    ask(navigationBarMethods.shouldPop, bar, item)?.value ?? true
  }
  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { notify(navigationBarMethods.didPop, bar, item) }
}

final class ScriptTabBarControllerDelegate: ScriptDelegate, UITabBarControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TabBarControllerDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to tabs: UITabBarController) {
    let delegate = script.map { ScriptTabBarControllerDelegate($0) }
    tabs.companions[companionKey] = delegate
    tabs.delegate = delegate
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    ask(tabMethods.shouldSelect, tabs, controller)?.value ?? true
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) { notify(tabMethods.didSelect, tabs, controller) }
  func supportedInterfaceOrientations(of tabs: UITabBarController) -> UIInterfaceOrientationMask? { ask(tabMethods.supportedOrientations, tabs) }
}

final class ScriptTabBarDelegate: ScriptDelegate, UITabBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TabBarDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to bar: UITabBar) {
    let delegate = script.map { ScriptTabBarDelegate($0) }
    bar.delegate = delegate
    bar.companions[companionKey] = bar.delegate === delegate ? delegate : nil
  }

  func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem) { notify(tabBarMethods.didSelect, bar, item) }
}

/// A script's table or instance as a presented controller's transitioning delegate.
final class ScriptTransitioningDelegate: ScriptDelegate, UIViewControllerTransitioningDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TransitioningDelegateMethods.self] }
  static let key = CompanionKey<ScriptDelegate>()

  static func attach(_ script: LuaReference?, to controller: UIViewController) {
    let delegate = script.map { ScriptTransitioningDelegate($0) }
    controller.companions[key] = delegate
    controller.transitioningDelegate = delegate
  }

  func animationController(forPresented controller: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { ask(transitioningMethods.forPresented, controller, presenting, source)??.animator }
  func animationController(forDismissed controller: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(transitioningMethods.forDismissed, controller)??.animator
  }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { ask(transitioningMethods.interactionForPresentation, AnimatorArgument(animator))??.interaction }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { ask(transitioningMethods.interactionForDismissal, AnimatorArgument(animator))??.interaction }
  func presentationController(forPresented controller: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  { ask(transitioningMethods.presentationController, controller, presenting, source) ?? nil }
}

/// A script's table or instance as the animator of a transition.
final class ScriptAnimator: ScriptDelegate, UIViewControllerAnimatedTransitioning {
  override class var protocols: [any ScriptProtocol.Type] { [AnimatorMethods.self] }
  func transitionDuration(using context: UIViewControllerTransitionContext?) -> TimeInterval {
    let seconds = ask(animatorMethods.duration, context)?.value ?? 0
    return seconds.isFinite ? max(0, TimeInterval(seconds)) : 0
  }
  /// When the method is missing or fails, the transition would stay half-way, so it is completed at once.
  func animateTransition(using context: UIViewControllerTransitionContext) {
    guard has(animatorMethods.animate) else {
      _ = require(animatorMethods.animate, context)
      return context.completeTransition(true)
    }
    notify(animatorMethods.animate, context)
    if Simulation.current.fault != nil { context.completeTransition(true) }
  }
  func animationEnded(_ completed: Bool) { notify(animatorMethods.ended, completed) }
}

/// A script's table or instance as the interaction controller of a transition.
final class ScriptInteraction: ScriptDelegate, UIViewControllerInteractiveTransitioning {
  override class var protocols: [any ScriptProtocol.Type] { [InteractionMethods.self] }
  func startInteractiveTransition(_ context: UIViewControllerTransitionContext) { notify(interactionMethods.start, context) }
}

final class ScriptAdaptiveDelegate: ScriptDelegate, UIAdaptivePresentationControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [AdaptivePresentationMethods.self] }
  static func attach(_ script: LuaReference?, to presentation: UIPresentationController) {
    let delegate = script.map { ScriptAdaptiveDelegate($0) }
    presentation.companions[companionKey] = delegate
    presentation.delegate = delegate
  }

  func adaptivePresentationStyle(for presentation: UIPresentationController) -> UIModalPresentationStyle? {
    ask(adaptiveMethods.adaptiveStyle, presentation)
  }
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    ask(adaptiveMethods.shouldDismiss, presentation)?.value ?? true
  }
  func presentationControllerWillDismiss(_ presentation: UIPresentationController) { notify(adaptiveMethods.willDismiss, presentation) }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) { notify(adaptiveMethods.didDismiss, presentation) }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) { notify(adaptiveMethods.didAttempt, presentation) }
}

// MARK: What they get and answer

extension AnimatorArgument {
  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.init(script: (animator as? ScriptAnimator)?.script) }
}

extension AnimatorAnswer {
  var animator: any UIViewControllerAnimatedTransitioning { ScriptAnimator(script) }
}

extension InteractionAnswer {
  var interaction: any UIViewControllerInteractiveTransitioning {
    switch self {
    case .known(let known): known
    case .script(let script): ScriptInteraction(script)
    }
  }
}

extension UINavigationController.Operation: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UINavigationItem: CallValue {}
extension UIBarItem: CallValue {}
extension UIViewControllerTransitionContext: CallValue {}
