import CLuaShim
import Foundation
import Lua
import LunetteKit

extension Registry {
  static func controllers(_ r: RegistryBuilder) {
    r.type(UIViewController.self, "UIViewController", inherits: "UIResponder", doc: "Owns a view and hears of its life.") { c in
      c.constructor { _ in UIViewController() }
      // Not a key path: with one, Swift would read the view before writing it, and so load it.
      c.property("view", "Loaded on first access.", get: { $0.view }, set: { $0.view = $1 })
      c.property("isViewLoaded", "Whether it is there already.", \.isViewLoaded)
      c.property("viewIfLoaded", "The view where it is there already: asking doesn't load it.", \.viewIfLoaded)
      c.property("title", "Its name for readers; its navigationItem's too.", \.title)
      c.property("navigationItem", "What a navigation bar shows for it.", \.navigationItem)
      controllerView(c)
      restoration(c)
      controllerEditing(c)
      containment(c)
      presentation(c)
      rotation(c)
      controllerBars(c)
      controllerPresentation(c)
    }
    r.type(
      UIViewControllerTransitionCoordinator.self, "UIViewControllerTransitionCoordinator",
      doc: "What runs along with a transition, or with a turn of the screen."
    ) { c in transitionCoordinators(c) }
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
      navigationBars(c)
    }
    tabBarControllers(r)
    presentations(r)
  }

  private static func restoration(_ c: ClassBuilder<UIViewController>) {
    c.property("restorationIdentifier", "What state restoration knows it by; without one it and all in it are left out.", \.restorationIdentifier)
    c.property(
      "restorationClass", "A class that makes it again: its viewControllerWithRestorationIdentifierPath(path, coder) is asked before the app's.",
      get: { ScriptDelegate.table(of: $0, RestorationClass.key).map(RestorationClass.init) },
      set: { $0.companions[RestorationClass.key] = $1.map { ScriptDelegate($0.script) } })
    for (name, doc) in [
      ("encodeRestorableState", "The app goes to the background: what it must know to be the same again."),
      ("decodeRestorableState", "The app was launched again: what it had written. Its view is loaded."),
    ] {
      c.method(name, doc, args: "coder") { (_: UIViewController, _: LuaReference) -> Void in }
    }
    c.method("applicationFinishedRestoringState", "All controllers have what they had.") { (_: UIViewController) -> Void in }
  }

  private static func controllerView(_ c: ClassBuilder<UIViewController>) {
    c.method("loadViewIfNeeded", "Loads the view.") { (vc: UIViewController) in vc.loadViewIfNeeded() }
    c.overridable(UIViewController.Overridable.loadView)
    c.overridable(UIViewController.Overridable.viewDidLoad)
    c.overridable(UIViewController.Overridable.viewWillAppear)
    c.overridable(UIViewController.Overridable.viewIsAppearing)
    c.overridable(UIViewController.Overridable.viewDidAppear)
    c.overridable(UIViewController.Overridable.viewWillDisappear)
    c.overridable(UIViewController.Overridable.viewDidDisappear)
    c.overridable(UIViewController.Overridable.updateViewConstraints)
    c.overridable(UIViewController.Overridable.didReceiveMemoryWarning)
    c.overridable(UIViewController.Overridable.viewWillLayoutSubviews)
    c.overridable(UIViewController.Overridable.viewDidLayoutSubviews)
  }

  private static func containment(_ c: ClassBuilder<UIViewController>) {
    c.property("parent", "The container that it is in.", \.parent)
    c.property("children", "The controllers in it, in the order in which they came.", \.children)
    c.property("navigationController", "The nearest navigation controller that it is in.", \.navigationController)
    c.property("isMovingToParent", "Whether it is on its way into a container.", \.isMovingToParent)
    c.property("isMovingFromParent", "Whether it is on its way out of its container.", \.isMovingFromParent)
    c.overridable(UIViewController.Overridable.shouldAutomaticallyForwardAppearanceMethods)
    c.method("addChild", "Takes a controller in: willMoveToParent. Add its view, then call didMoveToParent.", args: "child") {
      (vc: UIViewController, child: UIViewController) in vc.addChild(child)
    }
    c.method("removeFromParent", "Leaves its container: didMoveToParent(nil). Call willMoveToParent(nil) before.") {
      (vc: UIViewController) in vc.removeFromParent()
    }
    c.overridable(UIViewController.Overridable.willMoveToParent)
    c.overridable(UIViewController.Overridable.didMoveToParent)
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
    c.property("presentedViewController", "What it, or a container of it, presents.", \.presentedViewController)
    c.property("presentingViewController", "Who presents it, or a container of it.", \.presentingViewController)
    c.property("isBeingPresented", "Whether its presentation is running.", \.isBeingPresented)
    c.property("isBeingDismissed", "Whether its dismissal is running.", \.isBeingDismissed)
    c.property("modalPresentationStyle", "How it comes when presented; fullScreen unless set.", \.modalPresentationStyle)
    c.property(
      "definesPresentationContext", "It holds what is presented in the style of the current context.", \.definesPresentationContext)
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
    c.overridable(UIViewController.Overridable.viewWillTransition)
    c.overridable(UIViewController.Overridable.willRotate)
    c.overridable(UIViewController.Overridable.willAnimateRotation)
    c.overridable(UIViewController.Overridable.didRotate)
    c.overridable(UIViewController.Overridable.sizeForChildContentContainer)
    c.overridable(UIViewController.Overridable.shouldAutorotate)
    c.overridable(UIViewController.Overridable.supportedInterfaceOrientations)
  }

  private static func navigation(_ c: ClassBuilder<UINavigationController>) {
    c.property("viewControllers", "The stack, from the bottom to the top.", \.viewControllers)
    c.property("topViewController", "The one that is shown.", \.topViewController)
    c.property("visibleViewController", "The top one, or what is presented over it.", \.visibleViewController)
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

/// A script's class, which state restoration finds again by its name.
struct RestorationClass: LuaConvertible {
  static let key = "restorationClass"
  let script: LuaReference

  static var luaTypeName: String { "a class that class() made" }
  static var luaType: LuaType { .named(RestorationMethods.name) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RestorationClass {
    guard stack.isTable(at: index), lshim_class_id(stack.raw, index) >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return RestorationClass(script: LuaReference(stack, at: index))
  }

  func push(on stack: LuaStack) { script.push(on: stack) }
}

private struct TransitionOptions: OptionTable {
  @LuaOption(required: "The child whose view goes.") var from: UIViewController? = nil
  @LuaOption(required: "The child whose view comes.") var to: UIViewController? = nil
  @LuaOption("Seconds.") var duration: Double = 0
  @LuaOption("As for UIView.animate.") var options: UIView.AnimationOptions = []
  @LuaOption("Changes what is to be animated.") var animations: LuaFunction? = nil
  @LuaOption("completion(finished): it has ended.") var completion: LuaFunction? = nil
}
