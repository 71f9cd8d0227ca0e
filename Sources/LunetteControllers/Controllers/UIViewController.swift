import Foundation
@_spi(Lunette) import LunetteStage

/// Owns a view and hears of its life; a container of other controllers; presents them.
///
/// The view's life is here; `+Appearance` tells when it appears, `+Containment` has children, `+Presentation` presents,
/// `+Rotation` turns with the screen.
/// Source: docs/rules/controllers.md 18.1
open class UIViewController: UIResponder {
  /// Its two followers take it over: the titles of the navigation item and of the tab. Source: docs/rules/controllers.md 1
  public var title: String? {
    didSet {
      navigationItem.title = title
      (knownTabItem ?? rootOfStack?.tabBarItem)?.title = title
    }
  }
  private var loadedView: UIView?

  /// What a navigation bar shows for it.
  public private(set) final var navigationItem = UINavigationItem()
  private var knownTabItem: UITabBarItem?
  /// The controller whose tab item it has while it has been given none of its own; nil for all but navigation controllers.
  var rootOfStack: UIViewController? { nil }
  /// What a tab bar shows for it; made from the title when it is first asked for. A navigation controller has its root's.
  /// Source: docs/rules/controllers.md 7
  public final var tabBarItem: UITabBarItem {
    get {
      if let knownTabItem { return knownTabItem }
      if let rootOfStack {
        if let title, rootOfStack.title == nil, rootOfStack.tabBarItem.title == nil { rootOfStack.tabBarItem.title = title }
        return rootOfStack.tabBarItem
      }
      let item = UITabBarItem(title: title)
      knownTabItem = item
      return item
    }
    set {
      knownTabItem = newValue
      containerWithTabs?.tabItemWasReplaced(of: self)
    }
  }

  /// Takes what its class answers by methods for what bars show of it, when it comes into a container: the bars show the items that it has then.
  /// Source: docs/classes.md
  final func takeOverriddenItems() {
    if let name = Overridable.title.overridden(self), name != title { title = name }
    if let item = Overridable.navigationItem.overridden(self), item !== navigationItem { navigationItem = item }
    if let item = Overridable.tabBarItem.overridden(self), item !== knownTabItem { tabBarItem = item }
  }

  // Under bars; see `UINavigationController+Bars`.
  /// What a toolbar at the bottom shows while it is on top.
  public final var toolbarItems: [UIBarButtonItem] = [] { didSet { navigationController?.toolbarItemsDidChange(of: self) } }
  public final func setToolbarItems(_ items: [UIBarButtonItem], animated: Bool) {
    if animated { navigationController?.animatesToolbar = true }
    toolbarItems = items
    navigationController?.animatesToolbar = false
  }
  /// No tab bar is seen while it is in the stack.
  public final var hidesBottomBarWhenPushed = false
  /// The edges at which its view reaches under bars. Source: docs/rules/controllers.md 1
  public final var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  public final var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the scroll view that is its content keeps clear of bars above and below also where it can't be scrolled; see
  /// `adjustsContentScrollView`. Source: Apple, UIScrollViewContentInsetAdjustmentAutomatic
  public final var automaticallyAdjustsScrollViewInsets = true { didSet { contentScrollView(at: .top)?.insetsMayHaveChanged() } }
  /// See `setContentScrollView`.
  package final var chosenScrollViews: [ContentScrollView] = []
  /// Whether its view's margins are at least `systemMinimumLayoutMargins`.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
  }
  /// Beyond what bars and the screen cover. Units: points.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// A search in its view that has taken the navigation bar's place. The bar is back over a controller that is pushed during the search.
  weak var searchInPlaceOfBar: UISearchController?
  /// How far the bars of its container reach into the container's view. Units: points.
  final var barInsets = UIEdgeInsets.zero
  /// The transition that it runs, or takes part in.
  final var ownCoordinator: UIViewControllerTransitionCoordinator?
  /// Traits that the container has set for this child.
  package final var overrideTraits: UITraitCollection?
  package final var ownTraits: OwnTraits?

  // Containment and presentation: each is changed by its own file only.
  public final var children: [UIViewController] { childOrder.elements }
  package final var childrenToRead: ReadList<UIViewController> { childOrder.read() }
  final var childOrder = VersionedList<UIViewController>()
  public internal(set) weak var parent: UIViewController?
  /// Presented by itself, not by a container of it.
  package var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The presentation or dismissal, by itself, that runs now.
  var presentation: PresentationTransition?
  /// The style in which the controller is presented on this device, and its presentation controller.
  var presentedStyle = UIModalPresentationStyle.fullScreen
  /// Somebody has told it by `endAppearanceTransition` that it has disappeared, while its view stands in a window: so it stays until that view moves.
  var isKeptAway = false
  var knownPresentation: UIPresentationController?
  /// How it comes and goes. Source: Apple, modalTransitionStyle
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Gives it animators and a presentation controller of the app's own.
  public final weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// No touch outside and no finger that pulls closes it. Source: Apple, isModalInPresentation
  public final var isModalInPresentation = false
  /// The size that the controller wants as a popover, a sheet, or a child whose container asks. Units: points.
  public final var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  /// Kept: whether it rather than its presenter says how the status bar looks.
  public final var modalPresentationCapturesStatusBarAppearance = false
  /// Where this controller's view was before a presented controller's view replaced it.
  var coveredPlace: CoveredPlace?
  /// True from the start of its presentation to the end of it, callbacks included.
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  /// True in the appearance callbacks of a push that brings it, and of a pop that takes it away.
  public internal(set) var isMovingToParent = false
  public internal(set) var isMovingFromParent = false
  /// The window whose root this controller is. It is the next responder, also while a presented controller's view stands in for the root's.
  weak var rootWindow: UIWindow?
  /// At most as many levels of controllers stand in it and over it. Bounds the recursions over the tree.
  var subtreeHeight = 0
  /// How it comes when it is presented; full screen, as up to iOS 12. Source: docs/rules/controllers.md 18.2
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { ownModalStyle ?? (simulation.system.presentation.usesCards ? .automatic : .fullScreen) }
    set { ownModalStyle = newValue }
  }
  private var ownModalStyle: UIModalPresentationStyle?
  /// Whether the controller holds what it or a child presents in the style of the current context. Source: Apple, definesPresentationContext
  public var definesPresentationContext = false
  var appearance = ViewAppearance()
  private var editingState = false
  private var knownEditButton: UIBarButtonItem?

  /// Loaded on first access: `loadView`, then `viewDidLoad`. A view belongs to one controller.
  public var view: UIView {
    get {
      if let loadedView { return loadedView }
      Overridable.loadView(self)
      let view = loadedView ?? UIView()
      self.view = view
      Overridable.viewDidLoad(self)
      return view
    }
    set {
      if newValue === loadedView { return }
      if let owner = newValue.viewController {
        simulation.recordFault(
          UIException(
            .hierarchyInconsistency,
            """
            A view can only be associated with at most one view controller at a time! View <\(typeName(newValue))> is associated with \
            \(owner.shown). Clear this association before associating this view with \(shown).
            """))
        return
      }
      let old = loadedView
      old?.owner = nil
      loadedView = newValue
      newValue.owner = self
      if let old { replace(old, by: newValue) }
    }
  }

  /// The new view takes the old one's place on the screen. The controller has neither come nor gone, and hears of nothing.
  /// Source: docs/rules/controllers.md 1
  private func replace(_ old: UIView, by new: UIView) {
    // An app that has put the old view into the new one says itself where that stands.
    guard let superview = old.superview, !superview.isDescendant(of: new) else { return }
    new.frame = old.frame
    superview.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    superview.setNeedsLayout()
  }

  // MARK: Editing. Source: Apple, UIViewController.isEditing, editButtonItem

  public final var isEditing: Bool {
    get { editingState }
    set { Overridable.setEditing(self, newValue, false) }
  }

  /// Call super: the edit button's title follows here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
    knownEditButton?.title = editTitle
    knownEditButton?.style = editing ? .done : .plain
  }

  /// Says Edit, or Done while editing, and switches between the two.
  public final var editButtonItem: UIBarButtonItem {
    if let knownEditButton { return knownEditButton }
    let item = UIBarButtonItem(title: editTitle, style: editingState ? .done : .plain) { [weak self] _ in
      if let self { Overridable.setEditing(self, !self.isEditing, true) }
    }
    knownEditButton = item
    return item
  }

  private var editTitle: String? { (editingState ? UIBarButtonItem.SystemItem.done : .edit).title }

  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }
  public func loadViewIfNeeded() { _ = view }

  /// The nib that makes the view, with the controller as its owner; nil for none. It counts until the view is loaded.
  public final var nibName: String?

  open func loadView() {
    if let nibName { return loadView(nib: nibName) }
    let view = UIView(frame: simulation.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is in the window and has its size. Source: docs/rules/controllers.md 18.1
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  package final func updateConstraintsOfView() { Overridable.updateViewConstraints(self) }
  /// Call super: the view updates its constraints there. Source: docs/rules/layout.md 1.5
  open func updateViewConstraints() { if let view = viewIfLoaded { UIView.Overridable.updateConstraints(view) } }
  /// Memory is short. Source: Apple, UIViewController.didReceiveMemoryWarning
  open func didReceiveMemoryWarning() {}
  /// The container has forwarded the beginning, or the end, of its own appearance to its children.
  func childrenDidBegin(appearing: Bool, animated: Bool) {}
  func childrenDidEnd(appearing: Bool, animated: Bool) {}
  /// A container that makes its changes in turn holds them until the body is done.
  func inTurn(_ body: () -> Void) { body() }
  /// Another container takes a child away from it.
  func release(_ child: UIViewController, to other: UIViewController?) { child.leaveParent() }
  /// The traits of a child: those that were set for it with `setOverrideTraitCollection`, else this controller's own.
  func traits(forChild child: UIViewController) -> UITraitCollection { traitCollection }
  /// Shows another controller in its nearest container; presents it where there is none. Source: Apple, UIViewController.show
  open func show(_ controller: UIViewController) {
    if let parent { Overridable.show(parent, controller) } else { present(controller, animated: true) }
  }
  /// Shows what was chosen from a list: beside it in a split view controller, else as a presented one. Source: Apple, showDetailViewController
  open func showDetailViewController(_ controller: UIViewController) {
    if let parent { Overridable.showDetailViewController(parent, controller) } else { present(controller, animated: true) }
  }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Before the first layout, and before the next one after the state has changed. Source: Apple, UIViewController
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// The controller is about to get this parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// False: the container itself tells its children of their appearance, with `beginAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Rotation

  /// Call super: the children are told here. Source: docs/rules/controllers.md 18.3
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    tellChildren(ofTransitionTo: size, with: coordinator)
  }

  /// The callbacks of iOS 2 to 7, still called: before the turn, in its animation, and after it. Units: seconds.
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from orientation: UIInterfaceOrientation) {}

  /// How large a child will be when this controller's view has another size. Units: points.
  /// The default follows the autoresizing of the child's view. (UIKit's own default is not documented)
  open func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
    autoresizedSize(of: child, in: parentSize)
  }

  /// Call super: the children are told here. Source: docs/rules/controllers.md 13
  open func willTransition(to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    tellChildren(ofTraits: traits, with: coordinator)
  }
  open func traitCollectionDidChange(_ previous: UITraitCollection) {}

  // MARK: The status bar. Source: docs/rules/controllers.md 2

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  public final func setNeedsStatusBarAppearanceUpdate() { simulation.statusBarMayHaveChanged() }

  /// False: the screen doesn't turn while it is the topmost controller that fills the screen.
  open var shouldAutorotate: Bool { true }
  /// How the screen may stand while it is that controller. Source: Apple, supportedInterfaceOrientations
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { simulation.heldDevice.supportedOrientations }

  /// The presenter of a presented controller; else the window of a root; else the superview of its view.
  /// Source: docs/rules/gestures.md 5.1, docs/rules/controllers.md 18.5
  /// A presenter whose view stands in what it presents is passed over: the chain would never end. (Ours)
  open override var next: UIResponder? {
    if let ownPresenting, chainEnds { return ownPresenting }
    return rootWindow ?? loadedView?.superview
  }
  open override var responderWindow: UIWindow? { loadedView?.window }
  /// A popover, or a sheet that may be pulled down, closes. Source: docs/rules/accessibility.md 5
  open override func accessibilityPerformEscape() -> Bool { escapeFromPresentation() }
  @_spi(Lunette) open override var responderView: UIView? { loadedView }

  /// What messages call it: `<ItemsViewController>`.
  final var shown: String { "<\(overrides?.className(of: self) ?? typeName(self))>" }

  /// The name under which state restoration keeps the controller. With nil neither it nor its children are kept.
  public var restorationIdentifier: String?

  /// Gives the animation with which the controller is presented and dismissed; nil for the animation of its style.
  var presentationMotion: PresentationMotion? { nil }
  /// What a presentation places, moves and animates: its view, or what that stands in.
  var viewToPresent: UIView? { viewIfLoaded }
  /// What a popover is filled with, which its arrow continues; nil where its view lets through what is behind.
  var popoverColor: UIColor? { viewIfLoaded?.backgroundColor }
  /// Why it can't be presented as it is.
  var reasonAgainstBeingPresented: UIException? { nil }

  /// The controller is presented no longer.
  func presentationIsOver() {}

  /// A popover has been closed by a touch outside of it.
  func popoverDidDismissByTouch() {}

  private func preferredContentSizeDidChange() {
    if let parent { Overridable.preferredContentSizeDidChange(parent, self) }
    if ownPresenting != nil, let knownPresentation {
      UIPresentationController.Overridable.preferredContentSizeDidChange(knownPresentation, self)
    }
    guard let presentation = knownPresentation, presentation.presentationStyle == .popover, let view = presentation.shownView,
      presentation.containerView != nil
    else { return }
    view.frame = UIPresentationController.Overridable.frameOfPresentedViewInContainerView(presentation)
    presentation.containerView?.setNeedsLayout()
  }

  /// A child would like another size. Source: Apple, UIContentContainer
  open func preferredContentSizeDidChange(forChildContentContainer child: UIViewController) {}

  // MARK: As the root of a window

  package final func enter(window: UIWindow) {
    // A controller that it presents may have taken its place.
    if rootWindow === window, ownPresented != nil { return }
    leaveForWindow()
    rootWindow = window
    guard view.superview !== window else { return }
    view.frame = window.bounds
    beginEntering(window: window)
    guard rootWindow === window, view.superview !== window else { return settle() }
    window.addSubview(view)
    // A callback may have given the window another root.
    guard rootWindow === window else { return view.removeFromSuperview() }
    bringPresentedInContext()
  }

  /// A root is nobody's child and is presented by nobody: it leaves its container first, and its presenter. (Ours)
  final func leaveForWindow() {
    leavePresenter()
    var rounds = 0
    // A parent that is told may take the controller in again.
    while let parent, rounds < Self.mostRounds {
      rounds += 1
      Overridable.willMoveToParent(self, nil)
      viewIfLoaded?.removeFromSuperview()
      if self.parent === parent { parent.release(self, to: nil) }
    }
  }

  /// Another controller becomes the window's root: this one gets `viewWillDisappear` before the new root gets `viewWillAppear`.
  /// What it presented goes at once.
  package final func beginLeaving(window: UIWindow) {
    dismissAtOnce()
    guard isVisible, viewIfLoaded?.superview === window else { return }
    begin(.goes(.view), animated: false)
  }

  package final func beginEntering(window: UIWindow) {
    guard appearance.phase == .disappeared, parent == nil, viewIfLoaded?.window == nil else { return }
    begin(.comes(.view), animated: false)
  }

  package final func leave(window: UIWindow) {
    rootWindow = nil
    dismissAtOnce()
    if isViewLoaded, view.superview === window { view.removeFromSuperview() }
    // A callback may have kept it from coming in.
    settle()
  }

  /// This controller, then its children, then the controller that it presents.
  package final func tellOfShortMemory() {
    Overridable.didReceiveMemoryWarning(self)
    for child in children { child.tellOfShortMemory() }
    ownPresented?.tellOfShortMemory()
  }
}
