import Foundation
@_spi(Lunette) import LunetteStage

/// The root view of a container with bars, which lays them out. Its name is UIKit's. Source: docs/rules/controllers.md 3.1
final class UILayoutContainerView: UIView {
  private weak var container: (any BarContainer)?
  /// The navigation bar, the content, the toolbar, the tab bar. Source: docs/rules/accessibility.md 2, O3
  override var accessibilityOrder: [UIView]? {
    func rank(_ view: UIView) -> Int { view is UINavigationBar ? 0 : view is UIToolbar ? 2 : view is UITabBar ? 3 : 1 }
    guard subviews.contains(where: { rank($0) != 1 }) else { return nil }
    return (0...3).flatMap { wanted in subviews.filter { rank($0) == wanted } }
  }

  init(_ container: any BarContainer, frame: CGRect) {
    self.container = container
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutBars()
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    container?.layOutBars()
  }

  /// Bars have other heights, and columns become one.
  override func traitCollectionDidChange(_ previous: UITraitCollection) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

/// A controller that has bars beside the views of its children.
protocol BarContainer: AnyObject { func layOutBars() }

/// Holds what moves in a push, and cuts it at the container's edges.
final class UINavigationTransitionView: UIView {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }
}

/// Holds the view of the top controller. That view's safe area is the container's safe area less the bars.
final class UIViewControllerWrapperView: UIView {
  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
    guard let controller = subview.viewController ?? (subview as? UITransitionView)?.presentation?.presentingViewController else {
      return safeAreaInsets
    }
    let (own, bars) = (safeAreaInsets, controller.barInsets)
    return UIEdgeInsets(
      top: max(own.top, bars.top), left: max(own.left, bars.left), bottom: max(own.bottom, bars.bottom), right: max(own.right, bars.right))
  }
}

/// Bars: where they stand, and what is left for the content. Units: points. Source: docs/rules/controllers.md 0.3, 1, 3.1, 4
extension UINavigationController: BarContainer, NavigationBarManager {
  // MARK: Hidden bars

  public var isNavigationBarHidden: Bool {
    get { hidesBar || hidesBarForSearch(of: topViewController) }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  public var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, which slides up and out in 0.2 s; in the midst of a push or a pop it goes sideways with the controllers.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar || hidden != isNavigationBarHidden else { return }
    hidesBar = hidden
    if !hidden { topViewController?.searchInPlaceOfBar = nil }
    if let running, animated, running.isAnimated { shiftBar(hidden: hidden, running) }
    moveBars(animated: animated && running == nil)
  }

  /// The bar comes or goes with a push or a pop: sideways, together with the controllers.
  func shiftBar(hidden: Bool, _ transition: NavigationTransition) {
    barShift = (hidden == transition.isPush ? -1 : 1) * (view.isMirrored ? 0 - viewWidth : viewWidth)
  }

  /// Whether a search in the controller's own view stands where the bar was. Another controller on top has its bar.
  private func hidesBarForSearch(of controller: UIViewController?) -> Bool { controller?.searchInPlaceOfBar != nil }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    addToolbarIfShown()
    moveBars(animated: animated && running == nil)
  }

  /// Puts the toolbar into the view, where it stands from its first showing on.
  func addToolbarIfShown() {
    guard !hidesToolbar, isViewLoaded, toolbar.superview == nil else { return }
    toolbar.items = topViewController?.toolbarItems ?? []
    toolbar.frame = toolbarFrame(hidden: true)
    view.addSubview(toolbar)
  }

  private var viewWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  private func moveBars(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    simulation.animate(
      withDuration: ControllerConstants.hideShowBarDuration, options: .allowUserInteraction,
      animations: {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      },
      // A bar that has gone is hidden: its hairline would be seen at the screen's edge.
      completion: { [weak view] _ in view?.setNeedsLayout() })
  }

  // MARK: Where they stand

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var barsAreHidden: Bool { hidesBarsWhenVerticallyCompact && isCompact }
  var showsBar: Bool { showsBar(over: running?.new ?? topViewController) }
  func showsBar(over controller: UIViewController?) -> Bool { !hidesBar && !barsAreHidden && !hidesBarForSearch(of: controller) }
  var showsToolbar: Bool { !hidesToolbar && !barsAreHidden }
  private var rowHeight: CGFloat { isCompact && traitCollection.horizontalSizeClass == .compact ? BarConstants.compactHeight : usualRowHeight }
  /// The height of the row of a bar that isn't low.
  private var usualRowHeight: CGFloat {
    let bars = simulation.system.bars
    if outermost.ownPresenting != nil, outermost.presentedStyle.isSheet { return bars.sheetHeight }
    return simulation.screen.device.isPad ? bars.padHeight : bars.height
  }

  /// What a search bar in the title's place needs more than the row has. Units: points. Source: seen on devices since iOS 11
  private var titleRoom: CGFloat {
    guard let bar = topViewController?.navigationItem.titleView as? UISearchBar else { return 0 }
    return max(0, UIView.Overridable.sizeThatFits(bar, .zero).height - rowHeight)
  }

  /// Whether the top controller has a large title: as its own item says, or, with `automatic`, as the controller below it has. Source: docs/rules/controllers.md 4.3
  var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !isCompact else { return false }
    switch viewControllers.last(where: { $0.navigationItem.largeTitleDisplayMode != .automatic })?.navigationItem.largeTitleDisplayMode {
    case .never, .inline: return false
    default: return true
    }
  }

  private var search: (any NavigationItemSearch)? { topViewController?.navigationItem.search }
  private var isSearching: Bool { search?.takesWholeBar == true }
  private var largeHeight: CGFloat { showsLargeTitle && !isSearching ? BarConstants.largeTitleHeight : 0 }
  private var searchHeight: CGFloat {
    guard let bar = search?.searchBar else { return 0 }
    return UIView.Overridable.sizeThatFits(bar, .zero).height + navigationBar.searchPadding
  }
  private var searchCollapses: Bool { !isSearching && topViewController?.navigationItem.hidesSearchBarWhenScrolling == true }
  /// What scrolling takes away: first the search bar, then the large title. Source: docs/rules/controllers.md 4.3
  private var collapsible: CGFloat { largeHeight + (searchCollapses ? searchHeight : 0) }

  /// How much of both the content of the top one leaves, as it stands now.
  private func measureRooms() {
    var left = collapsible
    if let scrollView = trackedScrollView, let top = topViewController, scrollView.isDescendant(of: top.view) {
      let room = scrollView.barRoom(of: left)
      // Above content that has left its upper edge a bar that comes back has none.
      left = showsBar && navigationBar.isHidden && room < left ? 0 : room
    }
    navigationBar.largeTitleRoom = min(left, largeHeight)
    navigationBar.searchRoom = searchCollapses ? left - navigationBar.largeTitleRoom : searchHeight
    navigationBar.hidesRow = isSearching
  }

  /// How far the content of the top one has left its upper edge; 0 where it doesn't scroll. Units: points. Source: docs/rules/controllers.md 4.5
  private var contentScrolled: CGFloat {
    guard let scrollView = trackedScrollView, let top = topViewController, scrollView.isDescendant(of: top.view) else { return 0 }
    return max(0, scrollView.contentOffset.y + scrollView.expandedTop)
  }

  /// What is left of it.
  private var collapsibleRoom: CGFloat { navigationBar.largeTitleRoom + (searchCollapses ? navigationBar.searchRoom : 0) }

  /// A search in the bar has begun or ended.
  func searchDidChange(animated: Bool) { moveBars(animated: animated) }

  var barHeight: CGFloat {
    (isSearching ? 0 : rowHeight + titleRoom + navigationBar.promptRoom) + navigationBar.largeTitleRoom + navigationBar.searchRoom
  }

  private func barFrame(hidden: Bool) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let height = barHeight
    if hidden, barShift != 0 { return CGRect(x: barShift, y: view.safeAreaInsets.top, width: view.bounds.width, height: height) }
    return CGRect(x: 0, y: hidden ? 0 - height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }

  private func toolbarFrame(hidden: Bool) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let (height, bottom) = (rowHeight, view.safeAreaInsets.bottom)
    return CGRect(
      x: 0, y: hidden ? view.bounds.height : view.bounds.height - bottom - height, width: view.bounds.width, height: height)
  }

  /// A bar that a callback of a push or a pop has shown stands beside the screen, where it comes from.
  func prepareBarToComeSideways() {
    guard showsBar, barShift != 0 else { return }
    simulation.performWithoutAnimation {
      navigationBar.isHidden = false
      navigationBar.frame = barFrame(hidden: true)
    }
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    transitionView.frame = view.bounds
    wrapper.frame = transitionView.bounds
    updateWayBackToMore()
    interactivePopGestureRecognizer.edges = view.isMirrored ? .right : .left
    measureRooms()
    navigationBar.topReach = view.safeAreaInsets.top
    if navigationBar.followsScrolling { navigationBar.scrolled = contentScrolled }
    let frame = barFrame(hidden: !showsBar)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.isHidden = !showsBar && running == nil && navigationBar.layer.animations.isEmpty
    if toolbar.superview === view {
      toolbar.bottomReach = view.safeAreaInsets.bottom
      toolbar.frame = toolbarFrame(hidden: !showsToolbar)
      toolbar.follow(shownController?.contentScrollView(at: .bottom))
    }
    guard let top = shownController, let content = top.viewIfLoaded, content.superview === wrapper else { return }
    // What the bar has given up it may take again: with its new inset the content stands where it stood. It is set before the inset, which asks for the
    // legal offsets: both together are the same however large the bar is. A hidden bar takes nothing.
    // Content that a push has covered keeps what its own bar had given up.
    if let trackedScrollView, trackedController === top, trackedScrollView.barFollower === self {
      trackedScrollView.expandableTop = showsBar ? collapsible - collapsibleRoom : 0
    }
    updateInsets(of: top)
    if running == nil {
      let frame = contentFrame(of: top)
      if content.frame != frame { content.frame = frame }
    }
    content.updateSafeArea()
  }

  /// The height of the bar over a controller that comes back: by where its content stood when it was covered, however large the bar is now.
  func barHeight(over controller: UIViewController) -> CGFloat {
    guard controller === topViewController, !isSearching, collapsible > 0, let found = controller.contentScrollView(at: .top),
      let room = found.keptBarRoom(of: collapsible)
    else { return barHeight }
    return rowHeight + titleRoom + navigationBar.promptRoom + room + (searchCollapses ? 0 : searchHeight)
  }

  /// How far the bars reach into a controller's view.
  /// - Parameter barHeight: nil for that of the bar as it is now
  func updateInsets(of controller: UIViewController, barHeight: CGFloat? = nil) {
    guard let view = viewIfLoaded else { return }
    var insets = UIEdgeInsets.zero
    if showsBar { insets.top = view.safeAreaInsets.top + (barHeight ?? self.barHeight) }
    if showsToolbar { insets.bottom = view.safeAreaInsets.bottom + rowHeight }
    guard controller.barInsets != insets else { return }
    controller.barInsets = insets
    controller.viewIfLoaded?.updateSafeArea()
  }

  /// Under translucent bars the whole container, under opaque ones what they leave. Source: docs/rules/controllers.md 1
  func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = wrapper.bounds
    func extends(_ edge: UIRectEdge, _ translucent: Bool) -> Bool {
      controller.edgesForExtendedLayout.contains(edge) && (translucent || controller.extendedLayoutIncludesOpaqueBars)
    }
    let insets = controller.barInsets
    if insets.top > 0, !extends(.top, navigationBar.isTranslucent) {
      frame.origin.y += insets.top
      frame.size.height -= insets.top
    }
    if insets.bottom > 0 {
      if !extends(.bottom, toolbar.isTranslucent) { frame.size.height -= insets.bottom }
    } else if barInsets.bottom > 0, !controller.edgesForExtendedLayout.contains(.bottom), let view = viewIfLoaded {
      // A tab bar below, as far as this controller's own view runs under it.
      frame.size.height = max(0, frame.size.height - view.safeAreaInsets.bottom)
    }
    return frame
  }

  // MARK: What changes them

  func barShapeDidChange() {
    guard let view = viewIfLoaded else { return }
    trackScrollView(of: shownController)
    view.setNeedsLayout()
  }
  /// Something that scrolls has come into the view of the one on top, or has left it.
  func contentScrollViewMayHaveChanged(of child: UIViewController) {
    guard child === shownController, running == nil, child.contentScrollView(at: .top) !== trackedScrollView else { return }
    trackScrollView(of: child)
    viewIfLoaded?.setNeedsLayout()
    (parent as? UITabBarController)?.followContentInSight()
  }

  func barStyleDidChange() { setNeedsStatusBarAppearanceUpdate() }

  func barContentDidChange() {
    if search != nil || navigationBar.followsScrolling, trackedScrollView?.barFollower !== self { trackScrollView(of: shownController) }
    viewIfLoaded?.setNeedsLayout()
  }

  func backButtonWasTapped() {
    guard running == nil else { return }
    if let action = topViewController?.navigationItem.backAction { return action.perform(sender: navigationBar) }
    if viewControllers.count == 1, let more = parent as? MoreNavigationController {
      Overridable.popViewController(more, true)
    } else if let item = topViewController?.navigationItem, Overridable.shouldPopItem(self, navigationBar, item), item === topViewController?.navigationItem {
      Overridable.popViewController(self, true)
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    guard controller === topViewController, toolbar.superview != nil else { return }
    toolbar.setItems(controller.toolbarItems, animated: animatesToolbar)
  }

  /// Another controller is on top now: takes over its toolbar items and its scroll view for the large title, and hides the tab bar if it asks for that.
  func topDidChange() {
    let top = shownController
    if toolbar.superview != nil { toolbar.items = top?.toolbarItems ?? [] }
    trackScrollView(of: top)
    tabBarController?.bottomBarMayHaveChanged()
  }

  /// Whether one in the stack wants no tab bar below it. Source: docs/rules/controllers.md 3.1
  var hidesBottomBar: Bool {
    var shown = viewControllers
    if let running, !running.isPush, running.isInteractive, running.new === shownController { shown = Array(shown.dropLast()) }
    var hides = false
    shown.forEachUncounted { hides = hides || UIViewController.Overridable.hidesBottomBarWhenPushed($0) }
    // Only the tab More holds others.
    return hides || holdsNavigationControllers && shown.contains { ($0 as? UINavigationController)?.hidesBottomBar == true }
  }
}

/// Large titles. Source: docs/rules/controllers.md 4.3
extension UINavigationController: ScrollBarFollower {
  fileprivate func trackScrollView(of controller: UIViewController?) {
    let found = controller?.contentScrollView(at: .top)
    if let old = trackedScrollView, old !== found, old.barFollower === self {
      old.barFollower = nil
      // In a controller that is only covered it finds the bar as it was.
      if trackedController === controller { old.expandableTop = 0 }
    }
    (trackedScrollView, trackedController) = (found, controller)
    guard let found, navigationBar.prefersLargeTitles || search != nil || navigationBar.followsScrolling else {
      found?.expandableTop = 0
      return
    }
    found.barFollower = self
    if collapsible == 0 { found.expandableTop = 0 }
  }

  public func contentDidScroll(_ scrollView: UIScrollView) {
    guard running == nil else { return }
    if navigationBar.followsScrolling, scrollView === trackedScrollView { navigationBar.scrolled = contentScrolled }
    guard showsBar, collapsible > 0, scrollView === trackedScrollView, scrollView.barRoom(of: collapsible) != collapsibleRoom else { return }
    layOutBars()
  }

  public func restingPlace(_ scrollView: UIScrollView, instead target: CGPoint) -> CGPoint {
    guard showsBar, collapsible > 0, scrollView === trackedScrollView else { return target }
    let expanded = 0 - scrollView.expandedTop
    let scrolled = target.y - expanded
    guard scrolled > 0, scrolled < collapsible else { return target }
    // Neither the large title nor the search bar stays half open.
    let first = collapsible - largeHeight
    let (start, height): (CGFloat, CGFloat) = scrolled < first ? (0, first) : (first, largeHeight)
    return CGPoint(x: target.x, y: expanded + (scrolled - start < height / 2 ? start : start + height))
  }
}

extension UIScrollView {
  /// Its top inset with the whole large title above it, from where the content covers the title. What a refresh control holds open between them is no
  /// part of it. Units: points.
  fileprivate var expandedTop: CGFloat { adjustedContentInset.top - refreshRoom + expandableTop }

  /// What its offset leaves of what a bar can give up. Units: points.
  fileprivate func barRoom(of most: CGFloat) -> CGFloat { (most - contentOffset.y - expandedTop).clamped(0, most) }

  /// What it left of that when its view was covered; nil where it wasn't. Units: points.
  fileprivate func keptBarRoom(of most: CGFloat) -> CGFloat? {
    keptTop.map { (most - contentOffset.y - $0 + refreshRoom - expandableTop).clamped(0, most) }
  }
}
