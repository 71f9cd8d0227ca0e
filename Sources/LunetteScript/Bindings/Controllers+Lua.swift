import CLuaShim
import Foundation
import Lua
import LunetteKit

extension Registry {
  static func controllers(_ r: RegistryBuilder) {
    r.type(
      UIViewController.self, "UIViewController", inherits: "UIResponder",
      doc: "An object that has a view, and is told when the view is loaded, appears, changes its size and disappears."
    ) { c in
      c.constructor { _ in UIViewController() }
      c.initial("nibName", as: String.self) { $0.nibName = $1 }
      // Not a key path: with one, Swift would read the view before writing it, and so load it.
      c.property("view", "The controller's view. It is loaded when this property is first read.", get: { $0.view }, set: { $0.view = $1 })
      c.property(
        "nibName", "The nib that makes the view: its function sets owner.view. Nil for none. It counts until the view is loaded.", \.nibName)
      c.property("isViewLoaded", "Whether the view is loaded.", \.isViewLoaded)
      c.property("viewIfLoaded", "The view if it is loaded, otherwise nil. Reading it does not load the view.", \.viewIfLoaded)
      c.overridable(UIViewController.Overridable.title, set: { $0.title = $1 })
      c.state("title") { $0.title }
      c.overridable(UIViewController.Overridable.navigationItem)
      c.state("navigationItem") { $0.navigationItem }
      controllerView(c)
      restoration(c)
      controllerEditing(c)
      containment(c)
      presentation(c)
      rotation(c)
      controllerBars(c)
      controllerPresentation(c)
      storyboards(c)
    }
    r.type(
      UIViewControllerTransitionCoordinator.self, "UIViewControllerTransitionCoordinator",
      doc: "An object with which an app animates its own changes together with a transition or a turn of the device."
    ) { c in transitionCoordinators(c) }
    r.type(
      UINavigationController.self, "UINavigationController", inherits: "UIViewController",
      doc: "A container with a stack of controllers, of which the top one is shown, with a navigation bar."
    ) { c in
      c.constructor { a in
        let bar = try a.take("navigationBarClass", as: ViewClass<UINavigationBar>.self, "The class of the navigation bar, one of your own.")
        let toolbar = try a.take("toolbarClass", as: ViewClass<UIToolbar>.self, "The class of the toolbar, one of your own.")
        let navigation = UINavigationController()
        if let bar = bar?.make() { navigation.use(bar) }
        if let toolbar = toolbar?.make() { navigation.use(toolbar) }
        if let root = try a.take("rootViewController", as: UIViewController.self, "The controller at the bottom of the stack.") {
          a.later { UINavigationController.Overridable.pushViewController(navigation, root, false) }
        }
        return navigation
      }
      c.initial("rootViewController", as: UIViewController.self) { UINavigationController.Overridable.pushViewController($0, $1, false) }
      c.initial("navigationBarClass", as: ViewClass<UINavigationBar>.self) { navigation, bar in bar.make().map { navigation.use($0) } }
      c.initial("toolbarClass", as: ViewClass<UIToolbar>.self) { navigation, bar in bar.make().map { navigation.use($0) } }
      navigation(c)
      navigationBars(c)
    }
    tabBarControllers(r)
    presentations(r)
  }

  private static func restoration(_ c: ClassBuilder<UIViewController>) {
    c.property(
      "restorationIdentifier",
      "The name for state restoration, or nil. A controller without a name is not saved, and neither are the controllers inside it.",
      \.restorationIdentifier)
    c.property(
      "restorationClass",
      "A class whose viewControllerWithRestorationIdentifierPath(path, coder) makes the controller again. It is asked before the "
        + "app's delegate.",
      get: { $0.companions[RestorationClass.key].map { RestorationClass(script: $0.script) } },
      set: { $0.companions[RestorationClass.key] = $1.map { ScriptDelegate($0.script) } })
    for (name, doc) in [
      (
        "encodeRestorableState",
        "Called when the app goes to the background: write what the controller needs to look the same after a new launch."
      ),
      ("decodeRestorableState", "Called when the app was launched again: read what encodeRestorableState has written. The view is loaded."),
    ] {
      c.method(name, doc, args: "coder") { (_: UIViewController, _: LuaReference) -> Void in }
      c.asked()
    }
    c.method("applicationFinishedRestoringState", "State restoration has ended: all controllers have read their state.") {
      (_: UIViewController) -> Void in
    }
    c.asked()
  }

  private static func controllerView(_ c: ClassBuilder<UIViewController>) {
    c.method("loadViewIfNeeded", "Loads the view if it is not loaded.", UIViewController.loadViewIfNeeded)
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
    contentUnavailable(c)
  }

  private static func containment(_ c: ClassBuilder<UIViewController>) {
    c.property("parent", "The container that the controller is in, or nil.", \.parent)
    c.property("children", "The controllers inside this one, in the order in which they were added.", get: { $0.childrenToRead })
    c.property("navigationController", "The nearest navigation controller around this controller, or nil.", \.navigationController)
    c.property(
      "isMovingToParent", "Whether the controller is being added to a container. True only inside the appearance callbacks.",
      \.isMovingToParent)
    c.property(
      "isMovingFromParent", "Whether the controller is being removed from its container. True only inside the appearance callbacks.",
      \.isMovingFromParent)
    c.overridable(UIViewController.Overridable.shouldAutomaticallyForwardAppearanceMethods)
    c.method(
      "addChild", "Adds a child and calls its willMoveToParent. Then add its view, and call its didMoveToParent.", "child", UIViewController.addChild(_:))
    c.method(
      "removeFromParent", "Removes the controller from its container and calls didMoveToParent(nil). Call willMoveToParent(nil) and remove the view before.",
      UIViewController.removeFromParent)
    c.overridable(UIViewController.Overridable.willMoveToParent)
    c.overridable(UIViewController.Overridable.didMoveToParent)
    c.method("willMove", "Calls willMoveToParent.", args: "parent") { (controller: UIViewController, parent: UIViewController?) in
      UIViewController.Overridable.willMoveToParent(controller, parent)
    }
    c.method("didMove", "Calls didMoveToParent.", args: "parent") { (controller: UIViewController, parent: UIViewController?) in
      UIViewController.Overridable.didMoveToParent(controller, parent)
    }
    c.method(
      "beginAppearanceTransition",
      "Called on a child by a container that forwards appearance itself: the child is about to appear or disappear.", args: "isAppearing",
      "animated"
    ) {
      (vc: UIViewController, isAppearing: Bool, animated: Bool?) in vc.beginAppearanceTransition(isAppearing, animated: animated ?? false)
    }
    c.method(
      "endAppearanceTransition", "Called on a child after beginAppearanceTransition: the child has appeared or disappeared.",
      UIViewController.endAppearanceTransition)
    c.method(
      "transition",
      "Replaces the view of a child by the view of another child, animated: { from =, to =, duration =, options =, animations =, "
        + "completion = }.",
      args: "options"
    ) { (vc: UIViewController, options: TransitionOptions) in
      guard let old = options.from, let new = options.to else { return }
      let (animations, completion) = (options.animations.map(Callback.once), options.completion.map(Callback.once))
      vc.transition(
        from: old, to: new, duration: options.duration, options: options.options, animations: { animations?.call() },
        completion: { completion?.call($0) })
    }
    c.measured(in: .seconds)
  }

  private static func presentation(_ c: ClassBuilder<UIViewController>) {
    c.property(
      "presentedViewController", "The controller that this one, or a container around it, presents, or nil.", \.presentedViewController)
    c.property(
      "presentingViewController", "The controller that presents this one, or a container around it, or nil.", \.presentingViewController)
    c.property(
      "isBeingPresented", "Whether the controller is being presented. True only inside the appearance callbacks.", \.isBeingPresented)
    c.property(
      "isBeingDismissed", "Whether the controller is being dismissed. True only inside the appearance callbacks.", \.isBeingDismissed)
    c.overridable(UIViewController.Overridable.modalPresentationStyle, set: { $0.modalPresentationStyle = $1 })
    c.state("modalPresentationStyle") { $0.modalPresentationStyle }
    c.property(
      "modalPresentationCapturesStatusBarAppearance", "Kept only: what covers the whole screen decides about the status bar.",
      \.modalPresentationCapturesStatusBarAppearance)
    c.property(
      "sheetPresentationController", "The presentation controller while the style is that of a sheet; nil elsewhere, and in system 12.",
      get: { $0.sheetPresentationController })
    c.property(
      "definesPresentationContext", "Whether controllers that are presented in the style currentContext are shown inside this controller.",
      \.definesPresentationContext)
    c.method(
      "present", "Presents a controller over the outermost container, and calls completion() after its viewDidAppear.", args: "controller",
      "animated",
      "completion"
    ) { (vc: UIViewController, controller: UIViewController, animated: Bool?, completion: LuaFunction?) in
      vc.present(controller, animated: animated ?? false, completion: completion.map(Callback.once).map { done in { done.call() } })
    }
    c.method(
      "dismiss", "Dismisses the controller that this one presents, or else this one, and calls completion() after viewDidDisappear.",
      args: "animated", "completion"
    ) {
      (vc: UIViewController, animated: Bool?, completion: LuaFunction?) in
      vc.dismiss(animated: animated ?? false, completion: completion.map(Callback.once).map { done in { done.call() } })
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
    c.method(
      "setNeedsUpdateOfSupportedInterfaceOrientations", "Tells that supportedInterfaceOrientations has changed: the screen turns, if it must or may.",
      UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations)
    c.function("attemptRotationToDeviceOrientation", "Asks again how the screen may stand, and turns it as the device is held, if that is allowed.") {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  private static func navigation(_ c: ClassBuilder<UINavigationController>) {
    c.listProperty(
      "viewControllers", "The stack, from the bottom to the top.", read: { $0.viewControllersToRead }, set: { $0.viewControllers = $1 })
    c.property("topViewController", "The top of the stack, which is shown, or nil.", \.topViewController)
    c.property("visibleViewController", "The presented controller, or else the top one.", \.visibleViewController)
    c.overridable(UINavigationController.Overridable.pushViewController)
    c.raises("if it is already in the stack")
    c.overridable(UINavigationController.Overridable.popViewController)
    c.overridable(UINavigationController.Overridable.popToRootViewController)
    c.overridable(UINavigationController.Overridable.shouldPopItem)
    c.overridable(UINavigationController.Overridable.popToViewController)
    c.raises("if that one is not in the stack")
    c.method(
      "setViewControllers", "Replaces the stack. Animated, it looks like a pop if the new top was in the old stack, otherwise like a push.",
      args: "controllers", "animated"
    ) {
      (nav: UINavigationController, controllers: [UIViewController], animated: Bool?) in
      nav.setViewControllers(controllers, animated: animated ?? false)
    }
  }
}

/// A script's class, which state restoration finds again by its name.
struct RestorationClass: LuaConvertible {
  static let key = CompanionKey<ScriptDelegate>()
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
  @LuaOption(required: "The child whose view is replaced.") var from: UIViewController? = nil
  @LuaOption(required: "The child whose view replaces it.") var to: UIViewController? = nil
  @LuaOption("The duration of the transition.", unit: .seconds) var duration: Double = 0
  @LuaOption("Options, as in UIView.animate.") var options: UIView.AnimationOptions = []
  @LuaOption("A function whose changes are animated.") var animations: LuaFunction? = nil
  @LuaOption("Called as completion(finished) at the end. finished is false if the animation was interrupted.", calledWith: ["finished": .boolean])
  var completion: LuaFunction? = nil
}
