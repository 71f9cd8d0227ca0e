import Foundation

extension UIViewController {
  public enum Overridable {
    public static let loadView = OverridableMethod("loadView", "Makes the view: assign self.view. Don't call super.") {
      (controller: UIViewController) in controller.loadView()
    }
    public static let title = OverridableMethod(
      property: "title", "The controller's title. Setting it also sets the titles of navigationItem and tabBarItem."
    ) { (controller: UIViewController) in controller.title }
    public static let navigationItem = OverridableMethod(property: "navigationItem", "What a navigation bar shows for this controller.") {
      (controller: UIViewController) in controller.navigationItem
    }
    public static let tabBarItem = OverridableMethod(property: "tabBarItem", "What a tab bar shows for this controller.") {
      (controller: UIViewController) in controller.tabBarItem
    }
    public static let modalTransitionStyle = OverridableMethod(
      property: "modalTransitionStyle", "How the controller appears and disappears when it is presented."
    ) { (controller: UIViewController) in controller.modalTransitionStyle }
    public static let isModalInPresentation = OverridableMethod(
      property: "isModalInPresentation", "Whether the user cannot dismiss the controller by a touch outside or by pulling it down."
    ) { (controller: UIViewController) in controller.isModalInPresentation }
    public static let transitioningDelegate = OverridableMethod(
      property: "transitioningDelegate", "A table with UIViewControllerTransitioningDelegate's methods."
    ) { (controller: UIViewController) in TransitioningDelegateAnswer(controller.transitioningDelegate) }
    public static let hidesBottomBarWhenPushed = OverridableMethod(
      property: "hidesBottomBarWhenPushed", "Whether the tab bar is hidden while this controller is in a navigation controller's stack."
    ) { (controller: UIViewController) in controller.hidesBottomBarWhenPushed }
    public static let modalPresentationStyle = OverridableMethod(
      property: "modalPresentationStyle", "How the controller is shown when it is presented; fullScreen by default, in system 17 automatic."
    ) { (controller: UIViewController) in controller.modalPresentationStyle }
    public static let preferredContentSize = OverridableMethod(
      property: "preferredContentSize", "The size that the controller wants as a popover or as a child.", unit: .points
    ) { (controller: UIViewController) in controller.preferredContentSize }
    public static let viewDidLoad = OverridableMethod("viewDidLoad", "The view was loaded.") {
      (controller: UIViewController) in controller.viewDidLoad()
    }
    public static let viewWillAppear = OverridableMethod("viewWillAppear", "The view is about to appear in its window.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewWillAppear(animated)
    }
    public static let viewIsAppearing = OverridableMethod(
      "viewIsAppearing", "The view is in its window and has its size; the animation has not begun.", "animated?"
    ) {
      (controller: UIViewController, animated: Bool) in controller.viewIsAppearing(animated)
    }
    public static let viewDidAppear = OverridableMethod("viewDidAppear", "The view has appeared, and the animation is over.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewDidAppear(animated)
    }
    public static let viewWillDisappear = OverridableMethod("viewWillDisappear", "The view is about to disappear.", "animated?") {
      (controller: UIViewController, animated: Bool) in controller.viewWillDisappear(animated)
    }
    public static let viewDidDisappear = OverridableMethod(
      "viewDidDisappear", "The view has disappeared, and the animation is over.", "animated?"
    ) { (controller: UIViewController, animated: Bool) in controller.viewDidDisappear(animated) }
    public static let updateViewConstraints = OverridableMethod(
      "updateViewConstraints", "Sets up constraints of the controller's view before the next layout. Call super."
    ) { (controller: UIViewController) in controller.updateViewConstraints() }
    public static let viewWillLayoutSubviews = OverridableMethod("viewWillLayoutSubviews", "The view is about to lay out its subviews.") {
      (controller: UIViewController) in controller.viewWillLayoutSubviews()
    }
    public static let didReceiveMemoryWarning = OverridableMethod(
      "didReceiveMemoryWarning", "Memory is low: release what can be made again."
    ) { (controller: UIViewController) in controller.didReceiveMemoryWarning() }
    public static let viewDidLayoutSubviews = OverridableMethod("viewDidLayoutSubviews", "The view has laid out its subviews.") {
      (controller: UIViewController) in controller.viewDidLayoutSubviews()
    }
    public static let updateContentUnavailableConfiguration = OverridableMethod(
      "updateContentUnavailableConfiguration",
      "Sets contentUnavailableConfiguration as the state wants it: before the first layout, and after setNeedsUpdateContentUnavailableConfiguration or another "
        + "search text.", "state"
    ) { (controller: UIViewController, state: UIContentUnavailableConfigurationState) in controller.updateContentUnavailableConfiguration(using: state) }

    public static let setEditing = OverridableMethod("setEditing", "Begins or ends editing mode. Call super.", "editing", "animated?") {
      (controller: UIViewController, editing: Bool, animated: Bool) in controller.setEditing(editing, animated: animated)
    }

    public static let willMoveToParent = OverridableMethod(
      "willMoveToParent", "The controller is about to get this parent, or none (nil).", "parent"
    ) {
      (controller: UIViewController, parent: UIViewController?) in controller.willMove(toParent: parent)
    }
    public static let didMoveToParent = OverridableMethod("didMoveToParent", "The controller has got this parent, or none (nil).", "parent") {
      (controller: UIViewController, parent: UIViewController?) in controller.didMove(toParent: parent)
    }
    public static let shouldAutomaticallyForwardAppearanceMethods = OverridableMethod(
      property: "shouldAutomaticallyForwardAppearanceMethods",
      "Whether children get their appearance callbacks automatically. If false, the controller calls beginAppearanceTransition and "
        + "endAppearanceTransition on them."
    ) { (controller: UIViewController) in controller.shouldAutomaticallyForwardAppearanceMethods }

    public static let viewWillTransition = OverridableMethod(
      "viewWillTransition", "The device turns, and the view will get this size. Call super, which tells the children.", "size",
      "coordinator"
    ) { (controller: UIViewController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator) in
      controller.viewWillTransition(to: size, with: coordinator)
    }
    public static let willRotate = OverridableMethod(
      "willRotate", "Of iOS 2 to 7: the interface is about to turn.", unit: .seconds, "toInterfaceOrientation", "duration"
    ) { (controller: UIViewController, orientation: UIInterfaceOrientation, duration: TimeInterval) in
      controller.willRotate(to: orientation, duration: duration)
    }
    public static let willAnimateRotation = OverridableMethod(
      "willAnimateRotation", "Of iOS 2 to 7: changes in this method are animated together with the turn.", unit: .seconds,
      "toInterfaceOrientation", "duration"
    ) { (controller: UIViewController, orientation: UIInterfaceOrientation, duration: TimeInterval) in
      controller.willAnimateRotation(to: orientation, duration: duration)
    }
    public static let didRotate = OverridableMethod("didRotate", "Of iOS 2 to 7: the interface has turned.", "fromInterfaceOrientation") {
      (controller: UIViewController, orientation: UIInterfaceOrientation) in controller.didRotate(from: orientation)
    }
    public static let sizeForChildContentContainer = OverridableMethod(
      "sizeForChildContentContainer", "The size that a child will have when this controller's view has the given size.", unit: .points, "child",
      "parentSize"
    ) { (controller: UIViewController, child: UIViewController, parentSize: CGSize) in
      controller.size(forChildContentContainer: child, withParentContainerSize: parentSize)
    }
    public static let preferredContentSizeDidChange = OverridableMethod(
      "preferredContentSizeDidChange", "preferredContentSize of a child has changed.", "child"
    ) { (controller: UIViewController, child: UIViewController) in
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    }
    public static let willTransitionToTraitCollection = OverridableMethod(
      "willTransitionToTraitCollection", "The traits are about to change. Call super, which tells the children.", "traits", "coordinator"
    ) { (controller: UIViewController, traits: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator) in
      controller.willTransition(to: traits, with: coordinator)
    }
    public static let traitCollectionDidChange = OverridableMethod(
      "traitCollectionDidChange", "traitCollection has changed.", "previousTraits"
    ) { (controller: UIViewController, previous: UITraitCollection) in controller.traitCollectionDidChange(previous) }
    public static let prefersStatusBarHidden = OverridableMethod(
      property: "prefersStatusBarHidden", "Whether the status bar is hidden while this controller fills the screen."
    ) { (controller: UIViewController) in controller.prefersStatusBarHidden }
    public static let preferredStatusBarStyle = OverridableMethod(
      property: "preferredStatusBarStyle", "The colour of the status bar's text: default follows the appearance, lightContent is white, darkContent black."
    ) { (controller: UIViewController) in controller.preferredStatusBarStyle }
    public static let childForStatusBarHidden = OverridableMethod(
      property: "childForStatusBarHidden", "The child that decides whether the status bar is hidden; nil means this controller."
    ) { (controller: UIViewController) in controller.childForStatusBarHidden }
    public static let childForStatusBarStyle = OverridableMethod(
      property: "childForStatusBarStyle", "The child that decides the status bar's style; nil means this controller."
    ) { (controller: UIViewController) in controller.childForStatusBarStyle }
    public static let shouldAutorotate = OverridableMethod(
      property: "shouldAutorotate", "Whether the interface may turn while this controller fills the screen."
    ) { (controller: UIViewController) in controller.shouldAutorotate }
    public static let supportedInterfaceOrientations = OverridableMethod(
      property: "supportedInterfaceOrientations",
      "The orientations in which this controller may fill the screen; on a phone all except upside down by default."
    ) { (controller: UIViewController) in controller.supportedInterfaceOrientations }
    public static let viewSafeAreaInsetsDidChange = OverridableMethod(
      "viewSafeAreaInsetsDidChange", "safeAreaInsets of the view has changed."
    ) { (_: UIViewController) in }
    public static let viewLayoutMarginsDidChange = OverridableMethod(
      "viewLayoutMarginsDidChange", "layoutMargins of the view has changed."
    ) { (_: UIViewController) in }
  }
}

/// What a class made at run time may override of containers: UIKit itself calls these methods, for the root that the initializer gets,
/// for `show`, the back button, the finger from the edge and the tab that is tapped twice. Source: UINavigationController.h (A); docs/rules/controllers.md 3.1
extension UIViewController.Overridable {
  /// Who shows something asks its own class and then its containers, up to the first that does it otherwise. Source: Apple, UIViewController.show
  public static let show = OverridableMethod("show", "Shows a controller in the nearest container that can, otherwise presents it.", "controller") {
    (container: UIViewController, controller: UIViewController) in container.show(controller)
  }
  public static let showDetailViewController = OverridableMethod(
    "showDetailViewController", "Shows a controller as the detail of the nearest split view controller, otherwise presents it.", "controller"
  ) { (container: UIViewController, controller: UIViewController) in container.showDetailViewController(controller) }
  public static let pushViewController = OverridableMethod(
    "pushViewController", "Puts a controller on top of the stack. Called for the root of the initializer and for show, too.", "controller", "animated?"
  ) { (navigation: UINavigationController, controller: UIViewController, animated: Bool) in
    navigation.pushViewController(controller, animated: animated)
  }
  public static let popViewController = OverridableMethod(
    "popViewController",
    "Removes the top controller and returns it; nil if only the root is left. Called for the back button and for a finger from the edge, too.", "animated?"
  ) { (navigation: UINavigationController, animated: Bool) in navigation.popViewController(animated: animated) }
  public static let popToRootViewController = OverridableMethod(
    "popToRootViewController", "Removes all controllers except the root and returns them. Called for a second tap on the tab, too.", "animated?"
  ) { (navigation: UINavigationController, animated: Bool) in navigation.popToRootViewController(animated: animated) }
  public static let popToViewController = OverridableMethod(
    "popToViewController", "Removes all controllers above the given one and returns them.", "controller", "animated?"
  ) { (navigation: UINavigationController, controller: UIViewController, animated: Bool) in
    navigation.popToViewController(controller, animated: animated)
  }
  public static let shouldPopItem = OverridableMethod(
    "shouldPopItem", "Asked when the back button is tapped: false, and the top controller stays. The navigation controller is its bar's delegate. True.", "bar",
    "item"
  ) { (navigation: UINavigationController, bar: UINavigationBar, item: UINavigationItem) in navigation.navigationBar(bar, shouldPop: item) }
  /// The tab bar controller is its bar's delegate. Source: UITabBarController.h (A); before the change of tabs (D)
  public static let tabBarDidSelectItem = OverridableMethod(
    "tabBarDidSelectItem", "A tab was tapped, the selected one included. Called before anything changes.", "bar", "item"
  ) { (tabs: UITabBarController, bar: UITabBar, item: UITabBarItem) in tabs.tabBar(bar, didSelect: item) }
}
