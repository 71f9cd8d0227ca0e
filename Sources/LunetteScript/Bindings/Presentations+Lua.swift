import Foundation
import Lua
import LunetteKit

extension UIModalTransitionStyle: LuaEnum {}
extension UIUserInterfaceSizeClass: LuaEnum {}
extension UIUserInterfaceStyle: LuaEnum {}
extension UIViewControllerTransitionCoordinator.Side: LuaEnum {}
extension UIPopoverArrowDirection: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIPopoverArrowDirection)] {
    [("up", .up), ("down", .down), ("left", .left), ("right", .right), ("any", .any), ("unknown", .unknown)]
  }
}

extension Registry {
  static func presentations(_ r: RegistryBuilder) {
    r.type(
      UIPresentationController.self, "UIPresentationController", inherits: "UIResponder",
      doc: "Says where a presented controller stands, and hears of its way. Derive one for the style custom."
    ) { c in
      c.constructor { a in
        guard let presented = try a.take("presentedViewController", as: UIViewController.self, "Who is presented.") else {
          throw LuaMismatch(wanted: "presentedViewController = a UIViewController", got: "nothing")
        }
        let presenting = try a.take("presentingViewController", as: UIViewController.self, "Who presents it.")
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
      c.property("presentedViewController", "Who is presented.", get: \.presentedViewController)
      c.property("presentingViewController", "Who presents it.", get: \.presentingViewController)
      c.property("presentedView", "The view that is moved.", get: \.presentedView)
      c.property("containerView", "What the presentation stands in, while it runs and lasts.", get: \.containerView)
      c.property("presentationStyle", "What became of the style that was asked for.", get: \.presentationStyle)
      c.property(
        "delegate", "A table with UIAdaptivePresentationControllerDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<AdaptivePresentationMethods>.init) },
        set: { ScriptAdaptiveDelegate.attach($1?.script, to: $0) })
      c.overridable(UIPresentationController.Overridable.frameOfPresentedViewInContainerView)
      c.overridable(UIPresentationController.Overridable.shouldRemovePresentersView)
      c.overridable(UIPresentationController.Overridable.presentationTransitionWillBegin)
      c.overridable(UIPresentationController.Overridable.presentationTransitionDidEnd)
      c.overridable(UIPresentationController.Overridable.dismissalTransitionWillBegin)
      c.overridable(UIPresentationController.Overridable.dismissalTransitionDidEnd)
      c.overridable(UIPresentationController.Overridable.containerViewWillLayoutSubviews)
      c.overridable(UIPresentationController.Overridable.containerViewDidLayoutSubviews)
    }
    r.type(
      UIPopoverPresentationController.self, "UIPopoverPresentationController", inherits: "UIPresentationController",
      doc: "A small screen beside what it belongs to, with an arrow. Only where the width is regular."
    ) { c in
      c.property("sourceView", "What it points at.", \.sourceView)
      c.property(
        "sourceRect", "A part of it, in its bounds; nil for all of it. Points.", get: { $0.sourceRect.isNull ? nil : $0.sourceRect },
        set: { (popover: UIPopoverPresentationController, rect: CGRect?) in popover.sourceRect = rect ?? .null })
      c.property("barButtonItem", "What it points at, in place of a view.", \.barButtonItem)
      c.property("permittedArrowDirections", "Where its arrow may point.", \.permittedArrowDirections)
      c.property("arrowDirection", "Where it points.", get: \.arrowDirection)
      c.property("passthroughViews", "They take touches meanwhile.", \.passthroughViews)
      c.property("popoverLayoutMargins", "How far it keeps from the screen's edges. Points.", \.popoverLayoutMargins)
      c.property("backgroundColor", "Of its arrow.", \.backgroundColor)
    }
    r.type(
      UIViewControllerTransitionContext.self, "UIViewControllerContextTransitioning",
      doc: "Where a transition happens and how far it is: what an animator of the app's own gets."
    ) { c in
      c.property("containerView", "What the views move in; put the new one into it.", get: \.containerView)
      c.property("isAnimated", "Whether it is animated.", get: \.isAnimated)
      c.property("isInteractive", "Whether a finger leads it now.", get: \.isInteractive)
      c.property("transitionWasCancelled", "Whether it goes back.", get: \.transitionWasCancelled)
      c.property("presentationStyle", "Of a presentation.", get: \.presentationStyle)
      c.method("viewController", "\"from\" or \"to\".", args: "key") {
        (context: UIViewControllerTransitionContext, side: UIViewControllerTransitionCoordinator.Side) in context.viewController(forKey: side)
      }
      c.method("view", "The view of \"from\" or \"to\"; nil for one that stays where it is.", args: "key") {
        (context: UIViewControllerTransitionContext, side: UIViewControllerTransitionCoordinator.Side) in context.view(forKey: side)
      }
      c.method("initialFrame", "Where a controller's view stands at the start. Points of the container.", args: "controller") {
        (context: UIViewControllerTransitionContext, controller: UIViewController) in context.initialFrame(for: controller)
      }
      c.method("finalFrame", "Where it is to stand at the end. Points of the container.", args: "controller") {
        (context: UIViewControllerTransitionContext, controller: UIViewController) in context.finalFrame(for: controller)
      }
      c.method("completeTransition", "It is over; false where it went back.", args: "didComplete") {
        (context: UIViewControllerTransitionContext, didComplete: Bool) in context.completeTransition(didComplete)
      }
      c.method("updateInteractiveTransition", "How far it is led, from 0 to 1.", args: "percent") {
        (context: UIViewControllerTransitionContext, percent: CGFloat) in context.updateInteractiveTransition(percent)
      }
      c.method("finishInteractiveTransition", "The finger has let it go on.") {
        (context: UIViewControllerTransitionContext) in context.finishInteractiveTransition()
      }
      c.method("cancelInteractiveTransition", "The finger has let it go back.") {
        (context: UIViewControllerTransitionContext) in context.cancelInteractiveTransition()
      }
    }
    r.type(
      UIPercentDrivenInteractiveTransition.self, "UIPercentDrivenInteractiveTransition",
      doc: "Leads an animator of the app's own by a share of its way."
    ) { c in
      c.constructor { _ in UIPercentDrivenInteractiveTransition() }
      c.property("percentComplete", "From 0 to 1.", get: \.percentComplete)
      c.property("duration", "Of the animator that it leads. Seconds.", get: \.duration)
      c.property("completionSpeed", "How fast the rest is played.", \.completionSpeed)
      c.property("wantsInteractiveStart", "False: the transition begins by itself.", \.wantsInteractiveStart)
      c.method("update", "Leads it there, from 0 to 1.", args: "percent") {
        (transition: UIPercentDrivenInteractiveTransition, percent: CGFloat) in transition.update(percent)
      }
      c.method("finish", "Plays the rest of the way.") { (transition: UIPercentDrivenInteractiveTransition) in transition.finish() }
      c.method("cancel", "Plays it back to where it began.") { (transition: UIPercentDrivenInteractiveTransition) in transition.cancel() }
      c.method("pause", "Kept.") { (transition: UIPercentDrivenInteractiveTransition) in transition.pause() }
    }
    r.type(
      UITraitCollection.self, "UITraitCollection",
      doc: "Size classes and what else is known of where something is shown: UITraitCollection { horizontalSizeClass = \"compact\" }."
    ) { c in
      c.constructor { a in
        UITraitCollection(
          horizontal: try a.take("horizontalSizeClass", as: UIUserInterfaceSizeClass.self, "compact or regular.") ?? .unspecified,
          vertical: try a.take("verticalSizeClass", as: UIUserInterfaceSizeClass.self, "compact or regular.") ?? .unspecified,
          idiom: try a.take("userInterfaceIdiom", as: UIUserInterfaceIdiom.self, "phone or pad."),
          scale: try a.take("displayScale", as: CGFloat.self, "Pixels per point.") ?? 0)
      }
      c.describe { " horizontal=\($0.horizontalSizeClass) vertical=\($0.verticalSizeClass)" }
      c.property("horizontalSizeClass", "compact, regular, or unspecified.", get: \.horizontalSizeClass)
      c.property("verticalSizeClass", "compact, regular, or unspecified.", get: \.verticalSizeClass)
      c.property("userInterfaceIdiom", "phone, pad, or nil.", get: \.userInterfaceIdiom)
      c.property("displayScale", "Pixels per point; 0 where nothing is said.", get: \.displayScale)
      c.property("userInterfaceStyle", "Always light: the classic profile has no other.", get: \.userInterfaceStyle)
      c.method("containsTraits", "Whether it says the same of all that the other says something of.", args: "other") {
        (traits: UITraitCollection, other: UITraitCollection) in traits.containsTraits(in: other)
      }
    }
  }

  static func transitionCoordinators(_ c: ClassBuilder<UIViewControllerTransitionCoordinator>) {
    c.property("transitionDuration", "Seconds; 0 without animation.", get: \.transitionDuration)
    c.property("isAnimated", "Whether it is animated.", get: \.isAnimated)
    c.property("isInteractive", "Whether a finger leads it now.", get: \.isInteractive)
    c.property("initiallyInteractive", "Whether a finger led it at first.", get: \.initiallyInteractive)
    c.property("isCancelled", "Whether it goes, or went, back.", get: \.isCancelled)
    c.property("percentComplete", "How far a finger has led it, from 0 to 1.", get: \.percentComplete)
    c.property("containerView", "What the views move in.", get: \.containerView)
    c.method("viewController", "\"from\" or \"to\"; nil for a turn of the screen.", args: "key") {
      (coordinator: UIViewControllerTransitionCoordinator, side: UIViewControllerTransitionCoordinator.Side) in
      coordinator.viewController(forKey: side)
    }
    c.method("view", "The view of \"from\" or \"to\".", args: "key") {
      (coordinator: UIViewControllerTransitionCoordinator, side: UIViewControllerTransitionCoordinator.Side) in coordinator.view(forKey: side)
    }
    c.method(
      "animate", "animation(coordinator) runs in its animation, when views have their sizes; completion(coordinator) after it.",
      args: "animation", "completion"
    ) { (coordinator: UIViewControllerTransitionCoordinator, animation: LuaFunction?, completion: LuaFunction?) in
      coordinator.animate(
        alongsideTransition: animation.map(Callback.init).map { block in { block.call($0) } },
        completion: completion.map(Callback.init).map { done in { done.call($0) } })
    }
    c.method("notifyWhenInteractionChanges", "change(coordinator) runs when a finger lets go of it.", args: "change") {
      (coordinator: UIViewControllerTransitionCoordinator, change: LuaFunction) in
      let callback = Callback(change)
      coordinator.notifyWhenInteractionChanges { callback.call($0) }
    }
  }

  static func controllerPresentation(_ c: ClassBuilder<UIViewController>) {
    c.property("modalTransitionStyle", "How it comes and goes: coverVertical, flipHorizontal, crossDissolve, partialCurl.", \.modalTransitionStyle)
    c.property("isModalInPresentation", "No touch outside and no finger that pulls closes it.", \.isModalInPresentation)
    c.property("preferredContentSize", "Of a popover, or of a child. Points.", \.preferredContentSize)
    c.property("presentationController", "Who leads its presentation.", get: \.presentationController)
    c.property("popoverPresentationController", "The same where its style is popover; else nil.", get: \.popoverPresentationController)
    c.property(
      "transitioningDelegate", "A table with UIViewControllerTransitioningDelegate's methods.",
      get: { ScriptDelegate.table(of: $0, ScriptTransitioningDelegate.key).map(DelegateTable<TransitioningDelegateMethods>.init) },
      set: { ScriptTransitioningDelegate.attach($1?.script, to: $0) })
    c.overridable(UIViewController.Overridable.preferredContentSizeDidChange)
    c.method("show", "Shows a controller in the nearest container, else presents it.", args: "controller") {
      (vc: UIViewController, controller: UIViewController) in vc.show(controller)
    }
    c.method("showDetailViewController", "Shows a controller beside the list of a split view controller, else presents it.", args: "controller") {
      (vc: UIViewController, controller: UIViewController) in vc.showDetailViewController(controller)
    }
  }
}
