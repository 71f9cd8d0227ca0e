import Foundation

/// Source: Apple, UITabBarControllerDelegate
/// - Lua: Is told about taps on the tabs of a tab bar controller.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller; true if the method is missing.
  /// - Lua: shouldSelectViewController, else true
  ///
  /// Only taps ask. Source: docs/rules/controllers.md 7
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool
  /// A tap has selected a controller.
  /// - Lua: didSelectViewController
  func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController)
  /// The animator for a switch from one tab's controller to another's, or nil for a switch at once.
  /// - Lua: animationControllerForTransitionFrom, else nil
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The object with which a finger controls that animator, or nil.
  /// - Lua: interactionControllerForAnimator, else nil
  func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?
  /// The orientations in which the interface may be.
  /// - Lua: tabBarControllerSupportedInterfaceOrientations, answers UIInterfaceOrientationMask, else nil
  ///
  /// Nil where it doesn't say.
  func supportedInterfaceOrientations(of tabBarController: UITabBarController) -> UIInterfaceOrientationMask?
}

/// Controllers side by side, of which the selected one is shown over a bar of tabs. The others aren't loaded until they are selected.
///
/// More than five on a phone: four tabs, and a fifth whose list leads to the others.
/// The order of a switch: the new one's `viewWillAppear`, the old one's `viewWillDisappear` and `viewDidDisappear`, the new one's
/// `viewDidAppear`, `didSelect`. Source: docs/rules/controllers.md 7 (L)
open class UITabBarController: UIViewController, BarContainer, TabBarManager {
  public private(set) var tabBar = UITabBar()
  public weak var delegate: (any UITabBarControllerDelegate)?
  private let wrapper = UIViewControllerWrapperView()
  private var list = ControllerList()
  private var selected: UIViewController?
  private weak var inSight: UIViewController?
  /// A switch that an animator of the app's moves.
  private var transition: TabTransition?
  private var knownMore: MoreNavigationController?
  /// The list and the selection change at once, what is seen of them in turn.
  private let turn = ChangeTurn()
  /// The controllers whose tabs the user may rearrange; kept, without effect. Source: Apple, customizableViewControllers
  public var customizableViewControllers: [UIViewController] = []

  public override init() {
    super.init()
    tabBar.manager = self
  }

  /// Takes a bar of the app's own class in the place of the present one; apps set it by its key. Source: apps (D)
  public func use(_ bar: UITabBar) {
    guard bar !== tabBar else { return }
    guard bar.manager == nil, viewIfLoaded?.isDescendant(of: bar) != true else {
      return simulation.recordFault(
        UIException(
          .invalidArgument, "a bar of another controller, or one in which the controller's view stands, can't be its bar; make a new one"))
    }
    let old = tabBar
    old.manager = nil
    old.adopt([])
    tabBar = bar
    bar.manager = self
    updateTabs()
    guard let view = viewIfLoaded else { return }
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    layOutBars()
  }

  /// Tabs of a phone. Source: docs/rules/controllers.md 7 (A)
  static let mostTabs = 5

  // MARK: The controllers

  public var viewControllers: [UIViewController] {
    get { list.all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected controller stays selected if it is still in the list; else the one at the same index is selected.
  public func setViewControllers(_ new: [UIViewController], animated: Bool) {
    if let exception = reasonAgainst(new) {
      simulation.recordFault(exception)
      return
    }
    let oldIndex = selected.flatMap(list.index) ?? 0
    let leaving = list.without(new)
    // A controller of the list that is no child yet is being taken in by a change that is still under way.
    let arriving = new.filter { $0.parent !== self && $0.parent.map { $0 !== knownMore } ?? true }
    list = ControllerList(new)
    turn.hold {
      turn.make { [self] in
        listDidChange()
        for controller in leaving where controller.parent === self && !holds(controller) { controller.leaveParent() }
        for controller in arriving where controller.parent === self { Overridable.didMoveToParent(controller, self) }
      }
      for controller in leaving { Overridable.willMoveToParent(controller, nil) }
      for controller in arriving where holds(controller) { addChild(controller) }
      // The list goes on without one that a callback has put elsewhere.
      let strayed = arriving.filter { $0.parent !== self && holds($0) }
      if !strayed.isEmpty { list = ControllerList(list.without(strayed)) }
      customizableViewControllers = list.all
      if selected.map(holds) != true { selected = list.isEmpty ? nil : list.all[min(oldIndex, list.count - 1)] }
    }
  }

  private func holds(_ controller: UIViewController) -> Bool { list.contains(controller) }

  private func listDidChange() {
    knownMore?.forget()
    // A controller that stood in the stack of More has no parent now.
    for controller in list.all where controller.parent == nil {
      addChild(controller)
      if controller.parent === self { Overridable.didMoveToParent(controller, self) }
    }
    knownMore = needsMore ? MoreNavigationController(self) : nil
    updateTabs()
    bring(selected)
  }

  private func reasonAgainst(_ new: [UIViewController]) -> UIException? {
    if let exception = turn.reasonAgainstChange(of: self) { return exception }
    var seen: Set<ObjectIdentifier> = []
    for controller in new where !seen.insert(ObjectIdentifier(controller)).inserted {
      return UIException(.invalidArgument, "A controller can stand in a tab bar controller only once (\(controller.shown))")
    }
    return new.lazy.compactMap { self.reasonAgainst(child: $0) }.first
  }

  private var needsMore: Bool { list.count > Self.mostTabs && !simulation.screen.device.isPad }
  /// The controllers with a tab of their own.
  private var inBar: [UIViewController] { needsMore ? Array(list.all.prefix(Self.mostTabs - 1)) : list.all }
  /// The controllers behind the last tab, More.
  var behindMore: [UIViewController] { needsMore ? Array(list.all.dropFirst(Self.mostTabs - 1)) : [] }
  private func isBehindMore(_ controller: UIViewController) -> Bool {
    needsMore && list.index(of: controller).map { $0 >= Self.mostTabs - 1 } == true
  }
  /// What the tab More shows; nil where there is none.
  public var moreNavigationController: UINavigationController? { knownMore }

  private func updateTabs() {
    var items = inBar.map(\.tabBarItem)
    if let knownMore { items.append(knownMore.tabBarItem) }
    tabBar.adopt(items)
    showSelectedTab()
  }

  private func showSelectedTab() {
    guard let selected else {
      tabBar.selectedItem = nil
      return
    }
    tabBar.selectedItem = selected === knownMore || isBehindMore(selected) ? knownMore?.tabBarItem : selected.tabBarItem
  }

  func tabItemWasReplaced(of controller: UIViewController) { if !list.isEmpty { updateTabs() } }

  // MARK: Selecting. From code it asks and tells nobody

  public var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue === knownMore || holds(newValue) else {
        simulation.recordFault(
          UIException(
            .invalidArgument, "Only a view controller in the tab bar controller's list of view controllers can be selected."))
        return
      }
      select(newValue)
    }
  }

  /// From 0; -1 for none.
  public var selectedIndex: Int {
    get { selected.flatMap(list.index) ?? -1 }
    set {
      guard list.all.indices.contains(newValue) else {
        if !list.isEmpty { simulation.recordFault(UIException(.invalidArgument, "There is no tab \(newValue &+ 1): there are \(list.count).")) }
        return
      }
      select(list.all[newValue])
    }
  }

  private func select(_ controller: UIViewController) {
    if let exception = turn.reasonAgainstChange(of: self) {
      simulation.recordFault(exception)
      return
    }
    selected = controller
    showSelectedTab()
    turn.make { [self] in bring(controller) }
  }

  /// Nil where no tab is left. One that has left the list since it was chosen isn't shown: whoever took it out has chosen another.
  private func bring(_ chosen: UIViewController?) {
    guard isViewLoaded else { return }
    transition?.finishAtOnce()
    if let chosen, chosen === knownMore || holds(chosen) {
      let new = placed(chosen)
      if new !== inSight { switchTo(new) }
    } else if chosen == nil, let old = inSight {
      inSight = nil
      removeView(of: old, from: wrapper)
    }
  }

  /// What is really in the container: the navigation controller More for those behind it.
  private func placed(_ chosen: UIViewController) -> UIViewController {
    guard let knownMore, isBehindMore(chosen) else { return chosen }
    knownMore.show(behind: chosen)
    return knownMore
  }

  private func switchTo(_ new: UIViewController) {
    new.loadViewIfNeeded()
    // Its viewDidLoad may have taken it elsewhere.
    guard new.parent === self else { return }
    let old = inSight
    if let old, let custom = animator(from: old, to: new) { return move(from: old, to: new, by: custom) }
    guard new.parent === self, inSight === old else { return }
    inSight = new
    let isOnScreen = isVisible
    if isOnScreen {
      beginArrival(of: new, animated: false)
      if let old { beginDeparture(of: old, animated: false) }
    }
    // A callback may have put it elsewhere.
    if new.parent === self {
      updateInsets(of: new)
      simulation.performWithoutAnimation {
        new.view.frame = wrapper.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.insertSubview(new.view, at: 0)
        new.bringPresentedInContext()
        new.view.updateSafeArea()
      }
    } else if inSight === new {
      inSight = nil
    }
    if let old { removeView(of: old, from: wrapper) }
    bottomBarMayHaveChanged()
    guard isOnScreen else { return }
    if let old { endDeparture(of: old) }
    view.layoutIfNeeded()
    endArrival(of: new)
  }

  // MARK: By an animator of the app's

  private func animator(from old: UIViewController, to new: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isVisible, simulation.areAnimationsEnabled else { return nil }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  private func move(from old: UIViewController, to new: UIViewController, by custom: any UIViewControllerAnimatedTransitioning) {
    // The delegate that was asked may have put one of the two elsewhere.
    guard new.parent === self, old.parent === self, inSight === old else { return }
    inSight = new
    let transition = TabTransition(self, from: old, to: new, by: custom)
    self.transition = transition
    beginArrival(of: new, animated: true)
    beginDeparture(of: old, animated: true)
    guard self.transition === transition, new.parent === self, old.parent === self, isVisible else {
      if self.transition === transition { transition.didEnd(completed: true) }
      return
    }
    updateInsets(of: new)
    bottomBarMayHaveChanged()
    transition.start(in: wrapper, final: contentFrame(of: new))
  }

  func transitionDidEnd(_ transition: TabTransition, completed: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    let (shown, gone) = completed ? (transition.new, transition.old) : (transition.old, transition.new)
    turn.hold {
      if !completed {
        inSight = shown
        if holds(shown) || shown === knownMore { selected = shown }
        showSelectedTab()
        if gone.appearance.phase == .appearing { gone.pass(.goes(.caller), animated: true) }
      }
      simulation.performWithoutAnimation {
        if shown.parent === self, shown.view.superview !== wrapper { wrapper.insertSubview(shown.view, at: 0) }
        if shown.parent === self { shown.bringPresentedInContext() }
        removeView(of: gone, from: wrapper)
        bottomBarMayHaveChanged()
      }
      if completed { endDeparture(of: gone) }
      view.layoutIfNeeded()
      if completed { endArrival(of: shown) } else { turnBack(to: shown) }
    }
  }

  /// The transition was cancelled: the controller that was about to disappear has stayed.
  private func turnBack(to old: UIViewController) {
    guard old.appearance.phase == .disappearing else { return }
    guard old.parent === self, isVisible else { return old.endAppearanceTransition() }
    beginArrival(of: old, animated: true)
    endArrival(of: old)
  }

  /// A tab was tapped. Source: UITabBarDelegate, tabBar(_:didSelect:)
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  func tabWasTapped(_ item: UITabBarItem) {
    guard let controller = inBar.first(where: { $0.tabBarItem === item }) ?? knownMore.flatMap({ $0.tabBarItem === item ? $0 : nil })
    else { return }
    Overridable.tabBarDidSelectItem(self, tabBar, item)
    // An override may have set other tabs.
    guard controller === knownMore || holds(controller) else { return }
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    if controller === inSight {
      // A second tap goes back to the root. Source: docs/rules/controllers.md 7 (A, L)
      if let stack = controller as? UINavigationController { UINavigationController.Overridable.popToRootViewController(stack, true) }
      if controller === knownMore { selected = controller }
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Another container takes a child over, or a window does: its tab goes. A controller behind More keeps its tab while it is in the stack of More.
  override func release(_ child: UIViewController, to other: UIViewController?) {
    let goesToMore = other != nil && other === knownMore
    if !goesToMore, holds(child) { setViewControllers(list.without([child]), animated: false) }
    // A callback may have put the child into the list again. The child leaves without waiting for a turn: the other container takes it in now.
    if child.parent === self, goesToMore || !holds(child) { child.leaveParent() }
  }

  /// The delegate's word goes before its own. Source: Apple, tabBarControllerSupportedInterfaceOrientations
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.supportedInterfaceOrientations(of: self) ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForStatusBarStyle: UIViewController? { selected }

  // MARK: Layout

  /// As large as the container, without what an opaque bar takes. Source: docs/rules/controllers.md 13
  open override func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return parentSize }
    return CGSize(
      width: parentSize.width - view.bounds.width + childView.bounds.width,
      height: parentSize.height - view.bounds.height + childView.bounds.height)
  }

  open override func loadView() {
    view = UILayoutContainerView(self, frame: simulation.screen.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(wrapper)
    view.addSubview(tabBar)
    layOutBars()
    turn.make { [self] in bring(selected) }
  }

  /// What is selected while the tabs come or go follows when they have heard of it, too.
  override func inTurn(_ body: () -> Void) { turn.hold(body) }

  /// What the bar's own class has said at the last layout.
  private var askedBarHeight: CGFloat?

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var barHeight: CGFloat { isCompact ? BarConstants.compactHeight : BarConstants.tabBarHeight }

  private var hidesBar: Bool {
    if let navigation = inSight as? UINavigationController { return navigation.hidesBottomBar }
    return false
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    wrapper.frame = view.bounds
    askedBarHeight = askBarHeight(view)
    placeBar(view)
    if let askedBarHeight, let again = askBarHeight(view), again != askedBarHeight {
      // What super answers counts the safe area, which the bar has in its place only.
      self.askedBarHeight = again
      placeBar(view)
    }
    tabBar.follow(inSight.flatMap(Self.scrollView))
    guard let content = inSight?.viewIfLoaded, content.superview === wrapper, let inSight else { return }
    updateInsets(of: inSight)
    if transition != nil { return content.updateSafeArea() }
    let frame = contentFrame(of: inSight)
    if content.frame != frame { content.frame = frame }
    content.updateSafeArea()
  }

  private func placeBar(_ view: UIView) {
    let height = fullBarHeight(view)
    tabBar.frame = CGRect(
      x: hidesBar ? 0 - view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.updateSafeArea()
  }

  /// The height that a class of the app's own says, with the safe area; nil where it says none. Source: docs/rules/controllers.md 13
  private func askBarHeight(_ view: UIView) -> CGFloat? {
    guard let overrides = tabBar.overrides, overrides.implements("sizeThatFits", on: tabBar) else { return nil }
    let height = UIView.Overridable.sizeThatFits(tabBar, view.bounds.size).height
    if height.isFinite, height >= 0 { return height }
    let problem: UIException.Reason = "sizeThatFits of a tab bar must answer a height of at least 0, got \(height); the usual height is taken"
    overrides.recordFault(UIException(.invalidArgument, problem), in: "sizeThatFits", of: tabBar)
    return nil
  }
  private func fullBarHeight(_ view: UIView) -> CGFloat { askedBarHeight ?? barHeight + view.safeAreaInsets.bottom }

  func followContentInSight() {
    if let inSight, Self.scrollView(in: inSight) !== tabBar.edge.scrollView { tabBar.follow(Self.scrollView(in: inSight)) }
  }

  /// What scrolls in a controller that is in sight.
  private static func scrollView(in controller: UIViewController) -> UIScrollView? {
    guard let navigation = controller as? UINavigationController else { return controller.contentScrollView(at: .bottom) }
    // In the list of more tabs a navigation controller is shown by another.
    return navigation.shownController.flatMap(scrollView)
  }

  private func updateInsets(of controller: UIViewController) {
    guard let view = viewIfLoaded else { return }
    controller.barInsets = UIEdgeInsets(bottom: hidesBar ? 0 : fullBarHeight(view))
  }

  private func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = wrapper.bounds
    let extends =
      controller.edgesForExtendedLayout.contains(.bottom) && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    if !extends { frame.size.height -= controller.barInsets.bottom }
    return frame
  }

  /// A controller that wants no bar below it has come or gone.
  func bottomBarMayHaveChanged() {
    guard isViewLoaded else { return }
    layOutBars()
  }
}

/// The tab More: a list of the controllers that have no tab of their own, with the chosen one pushed on top.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    tabBarItem = UITabBarItem(systemItem: .more)
    viewControllers = [MoreListController(tabs)]
    tabs.addChild(self)
    Overridable.didMoveToParent(self, tabs)
  }

  override var holdsNavigationControllers: Bool { true }
  var listItem: UINavigationItem? { viewControllers.first?.navigationItem }

  /// A navigation controller behind More shows its own bar, with the way back to the list.
  override func willLead(to controller: UIViewController?) {
    let inner = controller as? UINavigationController
    inner?.updateWayBackToMore()
    setNavigationBarHidden(inner != nil, animated: running?.isAnimated == true)
  }

  /// Shows one that stands behind More, over the list.
  func show(behind controller: UIViewController) {
    guard viewControllers.last !== controller, let list = viewControllers.first else { return }
    setViewControllers([list, controller], animated: false)
  }

  func forget() {
    if let list = viewControllers.first { setViewControllers([list], animated: false) }
    Overridable.willMoveToParent(self, nil)
    viewIfLoaded?.removeFromSuperview()
    leaveParent()
  }
}

final class MoreListController: UITableViewController, UITableViewDataSource, UITableViewDelegate {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  private var listed: [UIViewController] { tabs?.behindMore ?? [] }
  private static let reuse = "more"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuse)
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { listed.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuse, for: indexPath)
    let item = listed[indexPath.row].tabBarItem
    cell.textLabel.text = item.title
    cell.imageView.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard listed.indices.contains(indexPath.row) else { return }
    guard let navigationController else { return }
    Overridable.pushViewController(navigationController, listed[indexPath.row], true)
  }
}
