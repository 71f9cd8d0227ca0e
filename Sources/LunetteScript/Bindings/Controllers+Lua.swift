import Foundation
import Lua
import LunetteKit

extension Registry {
  static func controllers(_ r: RegistryBuilder) {
    r.type(UIViewController.self, "UIViewController", inherits: "UIResponder", doc: "Owns a view and hears of its life.") { c in
      c.constructor { _ in UIViewController() }
      c.property("view", "Loaded on first access.", get: { $0.view }, set: { $0.view = $1 })
      c.property("isViewLoaded", "Whether it is there already.", get: { $0.isViewLoaded })
      c.property("title", "Its name for readers; its navigationItem's too.", get: { $0.title }, set: { $0.title = $1 })
      c.property("navigationItem", "What a navigation bar shows for it.", get: { $0.navigationItem })
      controllerView(c)
      controllerEditing(c)
      containment(c)
      presentation(c)
      rotation(c)
    }
    r.type(
      UIViewControllerTransitionCoordinator.self, "UIViewControllerTransitionCoordinator", doc: "What runs along with a turn of the screen."
    ) { c in
      c.property("transitionDuration", "Seconds; 0 without animation.", get: { $0.transitionDuration })
      c.property("isAnimated", "Whether the turn is animated.", get: { $0.isAnimated })
      c.method(
        "animate", "animation(coordinator) runs in the turn's animation, when views have their sizes; completion(coordinator) after it.",
        args: "animation", "completion"
      ) { (coordinator: UIViewControllerTransitionCoordinator, animation: LuaFunction?, completion: LuaFunction?) in
        coordinator.animate(
          alongsideTransition: animation.map(Callback.init).map { block in { block.call($0) } },
          completion: completion.map(Callback.init).map { done in { done.call($0) } })
      }
    }
    r.type(
      UINavigationController.self, "UINavigationController", inherits: "UIViewController",
      doc: "A stack of controllers; the top one is shown."
    ) { c in
      c.constructor { a in
        try a.take("rootViewController", as: UIViewController.self, "The controller at the bottom of the stack.").map {
          UINavigationController(rootViewController: $0)
        }
          ?? UINavigationController()
      }
      navigation(c)
    }
  }

  private static func controllerView(_ c: ClassBuilder<UIViewController>) {
    c.method("loadViewIfNeeded", "Loads the view.") { (vc: UIViewController) in vc.loadViewIfNeeded() }
    c.method("loadView", "Makes the view. May be overridden; assign self.view, don't call super.") { (vc: UIViewController) in
      vc.loadView()
    }
    c.method("viewDidLoad", "The view has been loaded. May be overridden.") { (vc: UIViewController) in vc.viewDidLoad() }
    c.method("viewWillAppear", "Before the view enters its window. May be overridden.", args: "animated") {
      (vc: UIViewController, animated: Bool?) in vc.viewWillAppear(animated ?? false)
    }
    c.method("viewIsAppearing", "The view is in its window and has its size. May be overridden.", args: "animated") {
      (vc: UIViewController, animated: Bool?) in vc.viewIsAppearing(animated ?? false)
    }
    c.method("viewDidAppear", "After the first layout, and the animation. May be overridden.", args: "animated") {
      (vc: UIViewController, animated: Bool?) in vc.viewDidAppear(animated ?? false)
    }
    c.method("viewWillDisappear", "May be overridden.", args: "animated") {
      (vc: UIViewController, animated: Bool?) in vc.viewWillDisappear(animated ?? false)
    }
    c.method("viewDidDisappear", "May be overridden.", args: "animated") {
      (vc: UIViewController, animated: Bool?) in vc.viewDidDisappear(animated ?? false)
    }
    c.method("viewWillLayoutSubviews", "May be overridden.") { (vc: UIViewController) in vc.viewWillLayoutSubviews() }
    c.method("viewDidLayoutSubviews", "May be overridden.") { (vc: UIViewController) in vc.viewDidLayoutSubviews() }
  }

  private static func containment(_ c: ClassBuilder<UIViewController>) {
    c.property("parent", "The container that it is in.", get: { $0.parent })
    c.property("children", "The controllers in it, in the order in which they came.", get: { $0.children })
    c.property("navigationController", "The nearest navigation controller that it is in.", get: { $0.navigationController })
    c.property("isMovingToParent", "Whether it is on its way into a container.", get: { $0.isMovingToParent })
    c.property("isMovingFromParent", "Whether it is on its way out of its container.", get: { $0.isMovingFromParent })
    c.property(
      "shouldAutomaticallyForwardAppearanceMethods",
      "False: it tells its children itself of their appearance. Overridden by a method of this name.",
      get: { $0.shouldAutomaticallyForwardAppearanceMethods })
    c.method("addChild", "Takes a controller in: willMoveToParent. Add its view, then call didMoveToParent.", args: "child") {
      (vc: UIViewController, child: UIViewController) in vc.addChild(child)
    }
    c.method("removeFromParent", "Leaves its container: didMoveToParent(nil). Call willMoveToParent(nil) before.") {
      (vc: UIViewController) in vc.removeFromParent()
    }
    c.method("willMoveToParent", "It is about to get this parent, or none. May be overridden.", args: "parent") {
      (vc: UIViewController, parent: UIViewController?) in vc.willMove(toParent: parent)
    }
    c.method("didMoveToParent", "It has this parent, or none. May be overridden.", args: "parent") {
      (vc: UIViewController, parent: UIViewController?) in vc.didMove(toParent: parent)
    }
    c.method("beginAppearanceTransition", "Tells a child that it is about to appear or disappear.", args: "isAppearing", "animated") {
      (vc: UIViewController, isAppearing: Bool, animated: Bool?) in vc.beginAppearanceTransition(isAppearing, animated: animated ?? false)
    }
    c.method("endAppearanceTransition", "Tells a child that it has appeared or disappeared.") {
      (vc: UIViewController) in vc.endAppearanceTransition()
    }
    c.method(
      "transition",
      "Puts one child's view in place of another's: { from =, to =, duration =, options =, animations =, completion = }. Seconds.",
      args: "options"
    ) { (vc: UIViewController, options: TransitionOptions) in
      guard let old = options.from, let new = options.to else { return }
      let (animations, completion) = (options.animations.map(Callback.init), options.completion.map(Callback.init))
      vc.transition(
        from: old, to: new, duration: options.duration, options: options.options, animations: { animations?.call() },
        completion: { completion?.call($0) })
    }
  }

  private static func presentation(_ c: ClassBuilder<UIViewController>) {
    c.property("presentedViewController", "What it, or a container of it, presents.", get: { $0.presentedViewController })
    c.property("presentingViewController", "Who presents it, or a container of it.", get: { $0.presentingViewController })
    c.property("isBeingPresented", "Whether its presentation is running.", get: { $0.isBeingPresented })
    c.property("isBeingDismissed", "Whether its dismissal is running.", get: { $0.isBeingDismissed })
    c.property(
      "modalPresentationStyle", "How it comes when presented; fullScreen unless set.",
      get: { $0.modalPresentationStyle }, set: { $0.modalPresentationStyle = $1 })
    c.property(
      "definesPresentationContext", "It holds what is presented in the style of the current context.",
      get: { $0.definesPresentationContext }, set: { $0.definesPresentationContext = $1 })
    c.method(
      "present", "Shows another controller over its outermost container; completion() after viewDidAppear.", args: "controller", "animated",
      "completion"
    ) { (vc: UIViewController, controller: UIViewController, animated: Bool?, completion: LuaFunction?) in
      vc.present(controller, animated: animated ?? false, completion: completion.map(Callback.init).map { done in { done.call() } })
    }
    c.method("dismiss", "Closes what it presents, else itself; completion() after viewDidDisappear.", args: "animated", "completion") {
      (vc: UIViewController, animated: Bool?, completion: LuaFunction?) in
      vc.dismiss(animated: animated ?? false, completion: completion.map(Callback.init).map { done in { done.call() } })
    }
  }

  private static func rotation(_ c: ClassBuilder<UIViewController>) {
    c.method(
      "viewWillTransition",
      "Its view will have this size when the screen has turned. May be overridden; call super, which tells the children.",
      args: "size", "coordinator"
    ) { (vc: UIViewController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator) in
      vc.viewWillTransition(to: size, with: coordinator)
    }
    c.method(
      "sizeForChildContentContainer", "How large a child will be when this view has another size. Points. May be overridden.",
      args: "child", "parentSize"
    ) { (vc: UIViewController, child: UIViewController, parentSize: CGSize) in
      vc.size(forChildContentContainer: child, withParentContainerSize: parentSize)
    }
    c.property(
      "shouldAutorotate", "Whether the screen turns while it fills it. Overridden by a method of this name.", get: { $0.shouldAutorotate })
    c.property(
      "supportedInterfaceOrientations",
      "How the screen may stand while it fills it; on a phone not upside down. Overridden by a method of this name.",
      get: { $0.supportedInterfaceOrientations })
  }

  private static func navigation(_ c: ClassBuilder<UINavigationController>) {
    c.property(
      "viewControllers", "The stack, from the bottom to the top.", get: { $0.viewControllers }, set: { $0.viewControllers = $1 })
    c.property("topViewController", "The one that is shown.", get: { $0.topViewController })
    c.property("visibleViewController", "The top one, or what is presented over it.", get: { $0.visibleViewController })
    c.method("pushViewController", "Puts a controller on top.", args: "controller", "animated") {
      (nav: UINavigationController, controller: UIViewController, animated: Bool?) in
      nav.pushViewController(controller, animated: animated ?? false)
    }
    c.method("popViewController", "Takes the top one off and answers it; nil at the root.", args: "animated") {
      (nav: UINavigationController, animated: Bool?) in nav.popViewController(animated: animated ?? false)
    }
    c.method("popToRootViewController", "Takes all but the root off and answers them.", args: "animated") {
      (nav: UINavigationController, animated: Bool?) in nav.popToRootViewController(animated: animated ?? false)
    }
    c.method("popToViewController", "Takes all above a controller off and answers them.", args: "controller", "animated") {
      (nav: UINavigationController, controller: UIViewController, animated: Bool?) in
      nav.popToViewController(controller, animated: animated ?? false)
    }
    c.method(
      "setViewControllers", "Replaces the stack: by a pop where the new top was in it, else by a push.", args: "controllers", "animated"
    ) {
      (nav: UINavigationController, controllers: [UIViewController], animated: Bool?) in
      nav.setViewControllers(controllers, animated: animated ?? false)
    }
  }
}

private struct TransitionOptions: OptionTable {
  @LuaOption(required: "The child whose view goes.") var from: UIViewController? = nil
  @LuaOption(required: "The child whose view comes.") var to: UIViewController? = nil
  @LuaOption("Seconds.") var duration: Double = 0
  @LuaOption("As for UIView.animate.") var options: UIView.AnimationOptions = []
  @LuaOption("Changes what is to be animated.") var animations: LuaFunction? = nil
  @LuaOption("completion(finished): it has ended.") var completion: LuaFunction? = nil
}
