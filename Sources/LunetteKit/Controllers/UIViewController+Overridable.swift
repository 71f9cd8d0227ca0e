import Foundation

extension UIViewController {
  public enum Overridable {
    public static let loadView = OverridableMethod("loadView", "Makes the view. Assign self.view, don't call super.") {
      (controller: UIViewController) in controller.loadView()
    }
    public static let viewDidLoad = OverridableMethod("viewDidLoad", "The view has been loaded.") {
      (controller: UIViewController) in controller.viewDidLoad()
    }
    public static let viewWillAppear = OverridableMethod("viewWillAppear", "Before the view enters its window.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewWillAppear(animated)
    }
    public static let viewIsAppearing = OverridableMethod("viewIsAppearing", "The view is in its window and has its size.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewIsAppearing(animated)
    }
    public static let viewDidAppear = OverridableMethod("viewDidAppear", "After the first layout, and the animation.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewDidAppear(animated)
    }
    public static let viewWillDisappear = OverridableMethod("viewWillDisappear", "Before the view leaves its window.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewWillDisappear(animated)
    }
    public static let viewDidDisappear = OverridableMethod(
      "viewDidDisappear", "After the view has left its window, and the animation.", "animated?"
    ) { (controller: UIViewController, animated: Bool) in controller.viewDidDisappear(animated) }
    public static let updateViewConstraints = OverridableMethod(
      "updateViewConstraints", "Sets up constraints of its view, before the next layout. Call super."
    ) { (controller: UIViewController) in controller.updateViewConstraints() }
    public static let viewWillLayoutSubviews = OverridableMethod("viewWillLayoutSubviews", "Its view is about to lay out its subviews.") {
      (controller: UIViewController) in controller.viewWillLayoutSubviews()
    }
    public static let didReceiveMemoryWarning = OverridableMethod(
      "didReceiveMemoryWarning", "Memory is short: let go of what can be made anew."
    ) { (controller: UIViewController) in controller.didReceiveMemoryWarning() }
    public static let viewDidLayoutSubviews = OverridableMethod("viewDidLayoutSubviews", "Its view has laid out its subviews.") {
      (controller: UIViewController) in controller.viewDidLayoutSubviews()
    }

    public static let setEditing = OverridableMethod("setEditing", "Starts or ends editing. Call super.", "editing", "animated?") {
      (controller: UIViewController, editing: Bool, animated: Bool) in controller.setEditing(editing, animated: animated)
    }

    public static let willMoveToParent = OverridableMethod("willMoveToParent", "It is about to get this parent, or none.", "parent") {
      (controller: UIViewController, parent: UIViewController?) in controller.willMove(toParent: parent)
    }
    public static let didMoveToParent = OverridableMethod("didMoveToParent", "It has this parent, or none.", "parent") {
      (controller: UIViewController, parent: UIViewController?) in controller.didMove(toParent: parent)
    }
    public static let shouldAutomaticallyForwardAppearanceMethods = OverridableMethod(
      property: "shouldAutomaticallyForwardAppearanceMethods", "False: it tells its children itself of their appearance."
    ) { (controller: UIViewController) in controller.shouldAutomaticallyForwardAppearanceMethods }

    public static let viewWillTransition = OverridableMethod(
      "viewWillTransition", "Its view will have this size when the screen has turned. Call super, which tells the children.", "size",
      "coordinator"
    ) { (controller: UIViewController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator) in
      controller.viewWillTransition(to: size, with: coordinator)
    }
    public static let willRotate = OverridableMethod(
      "willRotate", "Of iOS 2 to 7: the screen is about to turn. Seconds.", "toInterfaceOrientation", "duration"
    ) { (controller: UIViewController, orientation: UIInterfaceOrientation, duration: TimeInterval) in
      controller.willRotate(to: orientation, duration: duration)
    }
    public static let willAnimateRotation = OverridableMethod(
      "willAnimateRotation", "Of iOS 2 to 7: what it changes is animated with the turn. Seconds.", "toInterfaceOrientation", "duration"
    ) { (controller: UIViewController, orientation: UIInterfaceOrientation, duration: TimeInterval) in
      controller.willAnimateRotation(to: orientation, duration: duration)
    }
    public static let didRotate = OverridableMethod("didRotate", "Of iOS 2 to 7: the screen has turned.", "fromInterfaceOrientation") {
      (controller: UIViewController, orientation: UIInterfaceOrientation) in controller.didRotate(from: orientation)
    }
    public static let sizeForChildContentContainer = OverridableMethod(
      "sizeForChildContentContainer", "How large a child will be when this view has another size. Points.", "child", "parentSize"
    ) { (controller: UIViewController, child: UIViewController, parentSize: CGSize) in
      controller.size(forChildContentContainer: child, withParentContainerSize: parentSize)
    }
    public static let preferredContentSizeDidChange = OverridableMethod(
      "preferredContentSizeDidChange", "A child's preferredContentSize has another value.", "child"
    ) { (controller: UIViewController, child: UIViewController) in
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    }
    public static let willTransitionToTraitCollection = OverridableMethod(
      "willTransitionToTraitCollection", "Its traits will be these. Call super, which tells the children.", "traits", "coordinator"
    ) { (controller: UIViewController, traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator) in
      controller.willTransition(to: traits, with: coordinator)
    }
    public static let traitCollectionDidChange = OverridableMethod(
      "traitCollectionDidChange", "Its traits have changed.", "previousTraits"
    ) { (controller: UIViewController, previous: UITraitCollection) in controller.traitCollectionDidChange(previous) }
    public static let prefersStatusBarHidden = OverridableMethod(
      property: "prefersStatusBarHidden", "Whether there is no status bar over it."
    ) { (controller: UIViewController) in controller.prefersStatusBarHidden }
    public static let preferredStatusBarStyle = OverridableMethod(
      property: "preferredStatusBarStyle", "default: dark signs; lightContent."
    ) { (controller: UIViewController) in controller.preferredStatusBarStyle }
    public static let childForStatusBarHidden = OverridableMethod(
      property: "childForStatusBarHidden", "The child that says whether there is one; nil for itself."
    ) { (controller: UIViewController) in controller.childForStatusBarHidden }
    public static let childForStatusBarStyle = OverridableMethod(
      property: "childForStatusBarStyle", "The child that says how it looks; nil for itself."
    ) { (controller: UIViewController) in controller.childForStatusBarStyle }
    public static let shouldAutorotate = OverridableMethod(
      property: "shouldAutorotate", "Whether the screen turns while it fills it."
    ) { (controller: UIViewController) in controller.shouldAutorotate }
    public static let supportedInterfaceOrientations = OverridableMethod(
      property: "supportedInterfaceOrientations", "How the screen may stand while it fills it; on a phone not upside down."
    ) { (controller: UIViewController) in controller.supportedInterfaceOrientations }
  }
}
