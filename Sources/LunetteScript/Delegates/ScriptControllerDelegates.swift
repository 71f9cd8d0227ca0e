import Foundation
import Lua
import LunetteKit

/// An animator, which must come to an end.
extension ScriptViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerTransitionContext?) -> TimeInterval {
    let seconds = ask(ViewControllerAnimatedTransitioningMethods.transitionDuration, context)?.value ?? 0
    return seconds.isFinite ? max(0, TimeInterval(seconds)) : 0
  }
  /// When the method is missing or fails, the transition would stay half-way, so it is completed at once.
  func animateTransition(using context: UIViewControllerTransitionContext) {
    guard has(ViewControllerAnimatedTransitioningMethods.animateTransition) else {
      _ = require(ViewControllerAnimatedTransitioningMethods.animateTransition, context)
      return context.completeTransition(true)
    }
    notify(ViewControllerAnimatedTransitioningMethods.animateTransition, context)
    if ScriptContext.simulation.fault != nil { context.completeTransition(true) }
  }
}

/// An interaction: a method or a field says whether the transition waits for it.
extension ScriptViewControllerInteractiveTransitioning {
  func wantsInteractiveStart(for animator: any UIViewControllerAnimatedTransitioning) -> Bool {
    let method = ViewControllerInteractiveTransitioningMethods.wantsInteractiveStart
    return flag(method.name) ?? ask(method, AnimatorArgument(animator))?.value ?? true
  }
}

// MARK: What they get and answer

extension AnimatorArgument {
  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.init(script: (animator as? ScriptViewControllerAnimatedTransitioning)?.script) }
}

extension AnimatorAnswer {
  var animator: any UIViewControllerAnimatedTransitioning { ScriptViewControllerAnimatedTransitioning(script) }
}

extension InteractionAnswer {
  var interaction: any UIViewControllerInteractiveTransitioning {
    switch self {
    case .known(let known): known
    case .script(let script): ScriptViewControllerInteractiveTransitioning(script)
    }
  }
}

extension UINavigationController.Operation: LuaEnum, CallValue {
  var callArgument: CallArgument { .string(luaCase) }
}
extension UINavigationItem: CallValue {}
extension UIBarItem: CallValue {}
extension UIViewControllerTransitionContext: CallValue {}
