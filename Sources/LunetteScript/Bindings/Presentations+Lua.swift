import Foundation
import Lua
import LunetteKit

extension UIModalTransitionStyle: LuaEnum {}
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
      doc:
        "An object that decides where a presented controller's view is, and is told when it appears and disappears. Derive a class from "
        + "it for the style custom."
    ) { c in
      c.constructor { a in
        guard let presented = try a.take("presentedViewController", as: UIViewController.self, "The controller that is presented.") else {
          if a.awaitsInit { return UIPresentationController(presentedViewController: UIViewController(), presenting: nil) }
          throw LuaMismatch(wanted: "presentedViewController = a UIViewController", got: "nothing")
        }
        let presenting = try a.take("presentingViewController", as: UIViewController.self, "The controller that presents, or nil.", label: "presenting")
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
      c.initial("presentedViewController", as: UIViewController.self) { $0.begin(presented: $1) }
      c.initial("presentingViewController", as: UIViewController.self, label: "presenting") { $0.begin(presenting: $1) }
      c.property("presentedViewController", "The controller that is presented.", get: \.presentedViewController)
      c.property("presentingViewController", "The controller that presents, or nil.", get: \.presentingViewController)
      c.overridable(UIPresentationController.Overridable.presentedView)
      c.property("containerView", "The view that contains the presented view during the presentation, or nil.", get: \.containerView)
      c.property(
        "presentationStyle", "The style in which the controller is really presented; it may differ from the style that was asked for.",
        get: \.presentationStyle)
      c.delegate("delegate", AdaptivePresentationControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.overridable(UIPresentationController.Overridable.frameOfPresentedViewInContainerView)
      c.overridable(UIPresentationController.Overridable.preferredContentSizeDidChange)
      c.overridable(UIPresentationController.Overridable.sizeForChildContentContainer)
      c.overridable(UIPresentationController.Overridable.viewWillTransition)
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
      doc: "A small window with an arrow that points at a view or a bar button item. It is used only where the width is regular."
    ) { c in
      c.property("sourceView", "The view that the arrow points at, or nil.", \.sourceView)
      c.property(
        "sourceRect", "The part of sourceView that the arrow points at, in that view's bounds; nil means all of it.", unit: .points,
        get: { $0.sourceRect.isNull ? nil : $0.sourceRect },
        set: { (popover: UIPopoverPresentationController, rect: CGRect?) in popover.sourceRect = rect ?? .null })
      c.property("canOverlapSourceViewRect", "Kept only; it has no effect.", \.canOverlapSourceViewRect)
      c.property(
        "sourceItem", "What the arrow points at, a view or a bar button item: sourceView and barButtonItem in one.",
        get: { popover in popover.barButtonItem.map(SourceItem.barItem) ?? popover.sourceView.map(SourceItem.view) },
        set: { popover, item in
          (popover.barButtonItem, popover.sourceView) = (nil, nil)
          switch item {
          case .barItem(let item): popover.barButtonItem = item
          case .view(let view): popover.sourceView = view
          case nil: break
          }
        })
      c.property("barButtonItem", "The bar button item that the arrow points at, in place of sourceView.", \.barButtonItem)
      c.property("permittedArrowDirections", "The directions in which the arrow may point.", \.permittedArrowDirections)
      c.property("arrowDirection", "The direction in which the arrow points.", get: \.arrowDirection)
      c.property("passthroughViews", "Views outside the popover that get touches while it is shown.", nilMeans: [], \.passthroughViews)
      c.property("popoverLayoutMargins", "The smallest distances from the screen's edges.", unit: .points, \.popoverLayoutMargins)
      c.property("backgroundColor", "The colour of the arrow, or nil.", \.backgroundColor)
      c.property(
        "adaptiveSheetPresentationController",
        "The sheet that the popover becomes where the width is compact: give it detents before you present. In system 12 there is none.",
        get: \.adaptiveSheetPresentationController)
    }
    r.type(
      UIViewControllerTransitionContext.self, "UIViewControllerContextTransitioning",
      doc: "Gives an app's own animator the views of a transition, and gets its progress."
    ) { c in
      c.property("containerView", "The view in which the transition's views move. Add the new view to it.", get: \.containerView)
      c.property("isAnimated", "Whether the transition is animated.", get: \.isAnimated)
      c.property("isInteractive", "Whether a finger controls the transition now.", get: \.isInteractive)
      c.property("transitionWasCancelled", "Whether the transition was cancelled.", get: \.transitionWasCancelled)
      c.property("presentationStyle", "The style in which a controller is presented.", get: \.presentationStyle)
      c.method("viewController", "The controller that leaves (\"from\") or comes (\"to\").", "key", UIViewControllerTransitionContext.viewController(forKey:))
      c.method(
        "view", "The view that leaves (\"from\") or comes (\"to\"), or nil if it stays where it is.", "key", UIViewControllerTransitionContext.view(forKey:))
      c.method(
        "initialFrame", "The rectangle of a controller's view at the start, in coordinates of containerView.", "controller",
        UIViewControllerTransitionContext.initialFrame(for:))
      c.measured(in: .points)
      c.method(
        "finalFrame", "The rectangle that a controller's view should have at the end, in coordinates of containerView.", "controller",
        UIViewControllerTransitionContext.finalFrame(for:))
      c.measured(in: .points)
      c.method(
        "completeTransition", "The animator must call this at the end, with false if the transition was cancelled.", "didComplete",
        UIViewControllerTransitionContext.completeTransition(_:))
      c.method(
        "updateInteractiveTransition", "Tells how far the finger has moved the transition, from 0 to 1.", "percent",
        UIViewControllerTransitionContext.updateInteractiveTransition(_:))
      c.method(
        "finishInteractiveTransition", "Tells that the finger has lifted and the transition will complete.",
        UIViewControllerTransitionContext.finishInteractiveTransition)
      c.method(
        "cancelInteractiveTransition", "Tells that the finger has lifted and the transition is cancelled.",
        UIViewControllerTransitionContext.cancelInteractiveTransition)
      c.method(
        "pauseInteractiveTransition", "Tells that a finger has taken the transition while it ran by itself.",
        UIViewControllerTransitionContext.pauseInteractiveTransition)
    }
    r.type(
      UIPercentDrivenInteractiveTransition.self, "UIPercentDrivenInteractiveTransition",
      doc: "Lets a finger control an app's own animator: update it with the finger's progress."
    ) { c in
      c.state("percentComplete") { $0.percentComplete }
      c.constructor { _ in UIPercentDrivenInteractiveTransition() }
      c.property("percentComplete", "How far the finger has moved the transition, from 0 to 1.", get: \.percentComplete)
      c.property("duration", "The duration of the animator.", unit: .seconds, get: \.duration)
      c.property(
        "completionSpeed", "How fast the rest of the animation runs after the finger has lifted; 1 is the normal speed.", \.completionSpeed)
      c.property(
        "wantsInteractiveStart", "Whether the transition waits for the finger at its start. If false, it begins by itself.",
        \.wantsInteractiveStart)
      c.overridable(UIPercentDrivenInteractiveTransition.Overridable.startInteractiveTransition)
      c.method("update", "Moves the animation to a point, from 0 to 1.", "percent", UIPercentDrivenInteractiveTransition.update(_:))
      c.method("finish", "Runs the rest of the animation to its end.", UIPercentDrivenInteractiveTransition.finish)
      c.method("cancel", "Runs the animation back to its start.", UIPercentDrivenInteractiveTransition.cancel)
      c.method(
        "pause", "A finger takes the transition while it runs by itself, if its animator has an interruptibleAnimator; update, finish and cancel follow.",
        UIPercentDrivenInteractiveTransition.pause)
      c.property(
        "completionCurve", "Kept for the transition's coordinator, which tells it: the rest goes along the animator's own curve.", \.completionCurve)
      c.property(
        "timingCurve", "The curve or spring of the rest after the finger has lifted, if the animator has an interruptibleAnimator; nil for the animator's own.",
        get: { $0.timingCurve.map(ScriptTiming.init) }, set: { $0.timingCurve = $1?.parameters })
    }
  }

  static func transitionCoordinators(_ c: ClassBuilder<UIViewControllerTransitionCoordinator>) {
    c.property("transitionDuration", "The duration of the transition; 0 without animation.", unit: .seconds, get: \.transitionDuration)
    c.property("isAnimated", "Whether the transition is animated.", get: \.isAnimated)
    c.property("isInteractive", "Whether a finger controls the transition now.", get: \.isInteractive)
    c.property("initiallyInteractive", "Whether a finger controlled the transition at its start.", get: \.initiallyInteractive)
    c.property("isCancelled", "Whether the transition was cancelled.", get: \.isCancelled)
    c.property("percentComplete", "How far a finger has moved the transition, from 0 to 1.", get: \.percentComplete)
    c.property("containerView", "The view in which the transition's views move, or nil.", get: \.containerView)
    c.property("isInterruptible", "Whether the transition's animator has an interruptibleAnimator.", get: \.isInterruptible)
    c.property(
      "completionVelocity", "How fast the rest runs after the finger has lifted: completionSpeed of the interaction; 1 is the normal speed.",
      get: \.completionVelocity)
    c.property("completionCurve", "completionCurve of the interaction; easeInOut without one.", get: \.completionCurve)
    c.property("presentationStyle", "The style in which a controller is presented; none for other changes.", get: \.presentationStyle)
    c.method(
      "viewController", "The controller that leaves (\"from\") or comes (\"to\"); nil when the device turns.", "key",
      UIViewControllerTransitionCoordinator.viewController(forKey:))
    c.method("view", "The view that leaves (\"from\") or comes (\"to\").", "key", UIViewControllerTransitionCoordinator.view(forKey:))
    c.method(
      "animate",
      "Runs animation(coordinator) together with the transition, and completion(coordinator) after it. Returns whether animation was run.",
      args: "animation", "completion"
    ) { (coordinator: UIViewControllerTransitionCoordinator, animation: LuaFunction?, completion: LuaFunction?) in
      coordinator.animate(
        alongsideTransition: animation.map(Callback.once).map { block in { block.call($0) } },
        completion: completion.map(Callback.once).map { done in { done.call($0) } })
    }
    c.calls(with: ["coordinator": UIViewControllerTransitionCoordinator.luaType])
    c.method(
      "animateAlongsideTransition",
      "Runs animation(coordinator) together with the transition, for a view outside of its container, and completion(coordinator) after it. Returns whether "
        + "animation was run.",
      args: "view", "animation", "completion"
    ) { (coordinator: UIViewControllerTransitionCoordinator, _: UIView?, animation: LuaFunction?, completion: LuaFunction?) in
      coordinator.animate(
        alongsideTransition: animation.map(Callback.once).map { block in { block.call($0) } },
        completion: completion.map(Callback.once).map { done in { done.call($0) } })
    }
    c.calls(with: ["coordinator": UIViewControllerTransitionCoordinator.luaType])
    c.method(
      "notifyWhenInteractionChanges", "Calls change(coordinator) when the finger that controls the transition lifts, and when one takes it again.",
      args: "change"
    ) {
      (coordinator: UIViewControllerTransitionCoordinator, change: LuaFunction) in
      let callback = Callback.once(change)
      coordinator.notifyWhenInteractionChanges { callback.call($0) }
    }
    c.calls(with: ["coordinator": UIViewControllerTransitionCoordinator.luaType])
  }

  static func controllerPresentation(_ c: ClassBuilder<UIViewController>) {
    c.overridable(UIViewController.Overridable.modalTransitionStyle, set: { $0.modalTransitionStyle = $1 })
    c.state("modalTransitionStyle") { $0.modalTransitionStyle }
    c.overridable(UIViewController.Overridable.isModalInPresentation, set: { $0.isModalInPresentation = $1 })
    c.state("isModalInPresentation") { $0.isModalInPresentation }
    c.overridable(UIViewController.Overridable.preferredContentSize, set: { $0.preferredContentSize = $1 })
    c.state("preferredContentSize") { $0.preferredContentSize }
    c.property(
      "presentationController", "The object that controls the presentation of this controller, or nil.", get: \.presentationController)
    c.property(
      "popoverPresentationController",
      "presentationController if its style is popover, otherwise nil. A UIActivityViewController always has one, since apps say the place for pads on phones, too.",
      get: { $0.popoverPresentationController ?? ($0 as? UIActivityViewController)?.placeOnPads })
    c.overridable(UIViewController.Overridable.transitioningDelegate) { controller, answer in
      controller.transitioningDelegate = answer.delegate
      controller.companions[ScriptViewControllerTransitioningDelegate.self] = answer.delegate as? ScriptViewControllerTransitioningDelegate
    }
    c.state("transitioningDelegate") { ($0.transitioningDelegate as? ScriptDelegate).map { TransitioningDelegateAnswer.Table(script: $0.script) } }
    c.overridable(UIViewController.Overridable.preferredContentSizeDidChange)
    c.overridable(UIViewController.Overridable.show)
    c.overridable(UIViewController.Overridable.showDetailViewController)
  }
}

/// A view or a bar button item. Source: Apple, UIPopoverPresentationControllerSourceItem
private enum SourceItem: LuaConvertible {
  case view(UIView)
  case barItem(UIBarButtonItem)

  static var luaTypeName: String { "a UIView or a UIBarButtonItem" }
  static var luaType: LuaType { .either([UIView.luaType, UIBarButtonItem.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SourceItem {
    if let view = try? UIView.read(stack, at: index) { return .view(view) }
    do { return .barItem(try UIBarButtonItem.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .view(let view): view.push(on: stack)
    case .barItem(let item): item.push(on: stack)
    }
  }
}

/// A script's table in the place of a transitioning delegate; nil for none.
extension TransitioningDelegateAnswer: LuaConvertible {
  typealias Table = DelegateTable<ViewControllerTransitioningDelegateMethods>
  public static var luaTypeName: String { Table?.luaTypeName }
  public static var luaType: LuaType { .optional(Table.luaType) }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TransitioningDelegateAnswer {
    TransitioningDelegateAnswer(try Table?.read(stack, at: index).map { ScriptViewControllerTransitioningDelegate($0.script) })
  }
  public func push(on stack: LuaStack) { (delegate as? ScriptDelegate).map { Table(script: $0.script) }.push(on: stack) }
}
