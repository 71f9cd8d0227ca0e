import Foundation

/// A stack of controllers, of which the top one is shown under a navigation bar.
///
/// The stack is here; `NavigationTransition` leads from one top to the next, `+Bars` places the bars, `+Swipe` goes back with a finger.
///
/// The order of a push's callbacks: the old top's `viewWillDisappear`, the new one's `viewWillAppear`, `willShow`, layout, the old one's
/// `viewDidDisappear`, the new one's `viewDidAppear`, `didShow`; a pop's is the same. Source: docs/rules/controllers.md 3.1
open class UINavigationController: UIViewController {
  public enum Operation: Int, CaseIterable, Sendable { case none, push, pop }

  public private(set) var navigationBar = UINavigationBar()
  public private(set) lazy var toolbar = UIToolbar()
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// Goes back with a finger from the left edge. Source: docs/rules/controllers.md 3.3
  public private(set) lazy var interactivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer = makeSwipe()

  private(set) var running: NavigationTransition?
  /// The running swipe takes the top out of the stack at its end: not where a callback has changed the stack.
  private var swipePops = false
  /// How far a finger from the edge has come with `popViewController`, which a class may override: it has been asked to pop, and it does.
  private enum SwipeBack { case none, asks, pops }
  private var swipe = SwipeBack.none
  /// The top controller, once its view is in the container.
  private(set) weak var shownController: UIViewController?
  /// The top controller was pushed while the container was off the screen: `willShow` and `didShow` follow when the container appears.
  var hasPendingShowCalls = true

  private var knownOuterItem: UINavigationItem?

  // Bars; see `+Bars`.
  var hidesBar = false
  var hidesToolbar = true
  /// A bar that comes or goes in a push goes sideways: where it comes from or goes to. Units: points.
  var barShift: CGFloat = 0
  /// New toolbar items fade in.
  var animatesToolbar = false
  public var hidesBarsOnTap = false { didSet { barsTap.isEnabled = hidesBarsOnTap } }
  /// The toolbar went with the last tap, swipe or keyboard; see `+Hiding`.
  var tookToolbarAway = false
  private(set) lazy var barsTap: UITapGestureRecognizer = makeBarsTap()
  public var hidesBarsOnSwipe = false { didSet { barsSwipe.isEnabled = hidesBarsOnSwipe } }
  private(set) lazy var barsSwipe: UIPanGestureRecognizer = makeBarsSwipe()
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barsSwipe }
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barsTap }
  public var hidesBarsWhenKeyboardAppears = false { didSet { watchKeyboard() } }
  var keyboardWatch: KeyboardWatch?
  /// Bars are hidden while the height is compact.
  public var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  let wrapper = UIViewControllerWrapperView()
  let transitionView = UINavigationTransitionView()
  /// What the large title of the top one stands over.
  weak var trackedScrollView: UIScrollView?
  /// In whose view that one is.
  weak var trackedController: UIViewController?

  public override init() {
    super.init()
    navigationBar.manager = self
  }

  public init(rootViewController: UIViewController) {
    super.init()
    navigationBar.manager = self
    viewControllers = [rootViewController]
  }

  /// Takes a bar of the app's own class in the place of the present one. Source: Apple, init(navigationBarClass:toolbarClass:)
  public func use(_ bar: UINavigationBar) {
    guard bar !== navigationBar else { return }
    guard bar.manager == nil, viewIfLoaded?.isDescendant(of: bar) != true else {
      return simulation.recordFault(
        UIException(
          .invalidArgument, "a bar of another controller, or one in which the controller's view stands, can't be its bar; make a new one"))
    }
    let old = navigationBar
    old.manager = nil
    navigationBar = bar
    bar.manager = self
    bar.adopt(barItems(of: stack.count))
    guard let view = viewIfLoaded else { return }
    bar.showTop()
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    layOutBars()
    barShapeDidChange()
  }

  /// The same for the bar at the bottom.
  public func use(_ bar: UIToolbar) {
    guard bar !== toolbar else { return }
    toolbar.removeFromSuperview()
    toolbar = bar
    addToolbarIfShown()
    if isViewLoaded { layOutBars() }
  }

  /// From the bottom to the top. Setting it is `setViewControllers` without animation.
  public var viewControllers: [UIViewController] {
    get { stack.all }
    set { setViewControllers(newValue, animated: false) }
  }
  package var viewControllersToRead: ReadList<UIViewController> { stack.read() }
  private var stack = ControllerList()
  /// The stack changes at once, what is seen of it in turn.
  let turn = ChangeTurn()

  override var rootOfStack: UIViewController? { stack.first }
  /// The root whose tab item the tabs were told of.
  private weak var rootOfTab: UIViewController?
  public var topViewController: UIViewController? { stack.last }
  /// The top controller, or the controller that is presented over it.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Whether a tap on the back button pops. Source: UINavigationBarDelegate, navigationBar(_:shouldPop:)
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// A controller stands in a stack once only.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    finishRunning()
    if let exception = reasonAgainst([controller], isPush: true) {
      simulation.recordFault(exception)
      return
    }
    stack.append(controller)
    stackDidChange(leaving: [], arriving: [controller], animated: animated, isPush: true) { [self] in
      if stack.last === controller { _ = stack.shorten(to: stack.count - 1) }
    }
  }

  /// Returns: the controller that leaves; nil where only the root is left, which stays
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    if swipe == .asks {
      swipe = .pops
      return stack.last
    }
    finishRunning()
    guard stack.count > 1 else { return nil }
    return shorten(to: stack.count - 1, animated: animated).last
  }

  /// Returns: the controllers that leave, from the bottom to the top
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController] {
    finishRunning()
    guard stack.count > 1 else { return [] }
    return shorten(to: 1, animated: animated)
  }

  /// Returns: the controllers that leave, from the bottom to the top
  @discardableResult
  public func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController] {
    finishRunning()
    guard let index = stack.index(of: controller) else {
      simulation.recordFault(UIException(.internalInconsistency, "Tried to pop to a view controller that doesn't exist."))
      return []
    }
    return shorten(to: index + 1, animated: animated)
  }

  /// A new top that was in the stack comes by a pop, another by a push. Source: docs/rules/controllers.md 3.1
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    finishRunning()
    if let exception = reasonAgainst(controllers) {
      simulation.recordFault(exception)
      return
    }
    change(to: controllers, animated: animated, isPush: !(controllers.last.map(stack.contains) ?? false))
  }

  /// Nobody waits for what runs, and its last callbacks come before the stack changes. In a callback the change waits in turn instead.
  private func finishRunning() {
    if !turn.isRunning { turn.hold { running?.finishAtOnce() } }
  }

  /// Pushes it. Source: Apple, UIViewController.show
  open override func show(_ controller: UIViewController) { Overridable.pushViewController(self, controller, true) }

  // MARK: The change

  @discardableResult
  private func change(to new: [UIViewController], animated: Bool, isPush: Bool) -> [UIViewController] {
    let before = stack.all
    stack = ControllerList(new)
    // A controller of the stack that is no child yet is being taken in by a change that is still under way.
    return stackDidChange(
      leaving: before.filter { !stack.contains($0) }, arriving: new.filter { $0.parent !== self }, animated: animated, isPush: isPush
    ) { [self] in stack = ControllerList(before) }
  }

  /// Takes away the top ones.
  private func shorten(to count: Int, animated: Bool) -> [UIViewController] {
    if turn.isRunning { return change(to: Array(stack.all.prefix(count)), animated: animated, isPush: false) }
    let leaving = stack.shorten(to: count)
    return stackDidChange(leaving: leaving, arriving: [], animated: animated, isPush: false) { [self] in
      for controller in leaving where controller.parent === self && !stack.contains(controller) { stack.append(controller) }
    }
  }

  /// - Parameter undo: makes the stack what it was before the change
  @discardableResult
  private func stackDidChange(
    leaving: [UIViewController], arriving: [UIViewController], animated: Bool, isPush: Bool, undo: @escaping () -> Void
  ) -> [UIViewController] {
    let (top, count) = (stack.last, stack.count)
    swipePops = false
    // On their way from here on: a callback can't push one of them once more.
    for controller in arriving { controller.isMovingToParent = true }
    let waits = turn.isRunning
    turn.hold {
      turn.make { [self] in
        running?.finishAtOnce()
        if waits { announce(leaving) }
        lead(to: top, of: count, leaving, arriving, animated: animated, isPush: isPush, undo: undo)
      }
      // The one that is seen hears of it first; the others when they go. Source: docs/rules/controllers.md 3.1 (T)
      if !waits { announce(leaving) }
      for controller in arriving where stack.contains(controller) { addChild(controller) }
      // The stack goes on without one that a callback has put elsewhere.
      let strayed = arriving.filter { $0.parent !== self && stack.contains($0) }
      if !strayed.isEmpty { setViewControllers(stack.without(strayed), animated: false) }
    }
    if rootOfTab !== stack.first {
      rootOfTab = stack.first
      containerWithTabs?.tabItemWasReplaced(of: self)
    }
    return leaving
  }

  /// What is seen and heard of a change of the stack.
  /// - Parameter count: of the controllers in the stack that the change has led to, whose top is `top`
  private func lead(
    to top: UIViewController?, of count: Int, _ leaving: [UIViewController], _ arriving: [UIViewController], animated: Bool, isPush: Bool,
    undo: @escaping () -> Void
  ) {
    let end: (Bool) -> Void = { [self] completed in
      guard completed else { return takeBack(leaving, arriving) }
      take(leaving)
      for controller in arriving {
        controller.isMovingToParent = false
        if controller.parent === self { Overridable.didMoveToParent(controller, self) }
      }
    }
    guard isViewLoaded, shownController !== top, top.map({ $0.parent === self }) ?? true else {
      navigationBar.adopt(barItems(of: stack.count))
      if isViewLoaded { navigationBar.showTop() }
      return turn.make { end(true) }
    }
    show(top, of: count, animated: animated, isPush: isPush, interactive: false, undo: undo, end)
  }

  private func announce(_ leaving: [UIViewController]) {
    for controller in leaving { (controller.isMovingToParent, controller.isMovingFromParent) = (false, true) }
    if let shown = leaving.first(where: { $0 === shownController }), shown.parent === self { Overridable.willMoveToParent(shown, nil) }
  }

  /// A change that was cancelled: who was to leave stays, and who came goes again.
  private func takeBack(_ leaving: [UIViewController], _ arriving: [UIViewController]) {
    for controller in leaving { controller.isMovingFromParent = false }
    for controller in arriving {
      controller.isMovingToParent = false
      if controller.parent === self, !stack.contains(controller) { Overridable.willMoveToParent(controller, nil) }
      if controller.parent === self, !stack.contains(controller) { controller.leaveParent() }
    }
  }

  private func take(_ leaving: [UIViewController]) {
    let shown = leaving.last
    for controller in leaving {
      controller.isMovingFromParent = false
      // A controller that a callback has pushed again stays.
      guard controller.parent === self, !stack.contains(controller) else { continue }
      if controller !== shown { Overridable.willMoveToParent(controller, nil) }
      if controller.parent === self, !stack.contains(controller) { controller.leaveParent() }
    }
  }

  private func show(
    _ new: UIViewController?, of count: Int, animated: Bool, isPush: Bool, interactive: Bool, undo: @escaping () -> Void = {},
    _ end: @escaping (Bool) -> Void
  ) {
    let transition = NavigationTransition(
      self, from: shownController, to: new, isPush: isPush, animated: animated, interactive: interactive)
    (transition.end, transition.undo) = (end, undo)
    shownController = new
    running = transition
    if !isVisible { hasPendingShowCalls = new != nil }
    turn.hold { transition.begin(items: barItems(of: count)) }
  }

  /// The transition has come to its end, but nobody has been told yet.
  func transitionIsOver(_ transition: NavigationTransition, completed: Bool) {
    guard running === transition else { return }
    running = nil
    ownCoordinator = nil
    barShift = 0
    if completed {
      // The finger's change of the stack: whoever is told of the end finds it done.
      if transition.isSwipe, swipePops { _ = stack.shorten(to: stack.count - 1) }
      navigationBar.finishTransition()
    } else {
      shownController = transition.old
      // Not where a callback has led the stack elsewhere.
      if stack.last === transition.new { transition.undo() }
      navigationBar.cancelTransition(to: barItems(of: stack.count))
      willLead(to: transition.old)
      topDidChange()
    }
  }

  // MARK: Back with a finger

  /// A swipe back begins: the top controller is being removed, and the stack changes when the finger lifts.
  func beginSwipeBack() {
    guard running == nil, !turn.isRunning, isVisible, stack.count > 1, let top = stack.last else { return }
    swipe = .asks
    Overridable.popViewController(self, true)
    let pops = swipe == .pops
    swipe = .none
    // An override may leave it, or have led elsewhere.
    guard pops, running == nil, !turn.isRunning, isVisible, stack.count > 1, stack.last === top else { return }
    let (below, count) = (stack.all[stack.count - 2], stack.count - 1)
    turn.hold {
      announce([top])
      // A callback may have asked for another stack, or have covered this controller.
      guard !turn.hasWaiting, isVisible else {
        top.isMovingFromParent = false
        return
      }
      swipePops = true
      show(below, of: count, animated: true, isPush: false, interactive: true) { [self] completed in
        if completed { take([top]) } else { top.isMovingFromParent = false }
      }
    }
  }

  /// Only the tab More shows another navigation controller, with that one's bar in place of its own.
  var holdsNavigationControllers: Bool { false }
  /// A transition to this controller begins, or one from it has been cancelled.
  func willLead(to controller: UIViewController?) {}

  /// What the bar shows of so many controllers of the stack, from the bottom: behind More the way back to its list comes first.
  func barItems(of count: Int) -> NavigationItems {
    let outer = outerItem
    let first = outer == nil ? 0 : 1
    return NavigationItems(count: first + count) { [weak self] index in
      if index < first { return outer }
      guard let stack = self?.stack, index - first < stack.count else { return nil }
      return stack.all[index - first].navigationItem
    }
  }

  /// The item of the list that leads here; nil for one that isn't behind More.
  private var outerItem: UINavigationItem? { (parent as? MoreNavigationController)?.listItem }

  /// The stack has come behind More, or has left it.
  func updateWayBackToMore() {
    guard knownOuterItem !== outerItem, running == nil else { return }
    knownOuterItem = outerItem
    navigationBar.adopt(barItems(of: stack.count))
    navigationBar.showTop()
  }

  /// The escape does what the back button does. Source: docs/rules/accessibility.md 5
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1 else { return super.accessibilityPerformEscape() }
    Overridable.popViewController(self, true)
    return true
  }

  open override func loadView() {
    view = UILayoutContainerView(self, frame: simulation.screen.bounds)
    for part in [transitionView, wrapper] { part.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transitionView.addSubview(wrapper)
    view.addSubview(transitionView)
    view.addSubview(navigationBar)
    addToolbarIfShown()
    view.addGestureRecognizer(interactivePopGestureRecognizer)
    watchKeyboard()
    layOutBars()
    if let top = stack.last {
      show(top, of: stack.count, animated: false, isPush: true, interactive: false) { _ in }
    }
  }

  /// Its stack goes on without it.
  override func release(_ child: UIViewController, to other: UIViewController?) {
    // A child that comes or goes just now hears of that end here.
    if let running, running.old === child || running.new === child { finishRunning() }
    if stack.contains(child) { setViewControllers(stack.without([child]), animated: false) }
    // A callback may have pushed the child again. The child leaves without waiting for a turn: the other container takes it in now.
    if child.parent === self, !stack.contains(child) { child.leaveParent() }
  }

  /// The delegate's word goes before its own. Source: Apple, navigationControllerSupportedInterfaceOrientations
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.supportedInterfaceOrientations(of: self) ?? super.supportedInterfaceOrientations
  }

  /// The style of the status bar that the bar's style wants. Source: docs/rules/controllers.md 2
  open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  override var popoverColor: UIColor? { topViewController?.popoverColor ?? super.popoverColor }

  /// As large as the container, without what an opaque bar takes. Source: docs/rules/controllers.md 13
  open override func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return parentSize }
    return CGSize(
      width: parentSize.width - view.bounds.width + childView.bounds.width,
      height: parentSize.height - view.bounds.height + childView.bounds.height)
  }

  /// What the top asks for while it comes or goes with the container follows when the container has heard of it, too.
  override func inTurn(_ body: () -> Void) { turn.hold(body) }

  override func childrenDidBegin(appearing: Bool, animated: Bool) {
    guard appearing, hasPendingShowCalls, let top = shownController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  override func childrenDidEnd(appearing: Bool, animated: Bool) {
    guard appearing, hasPendingShowCalls, let top = shownController else { return }
    hasPendingShowCalls = false
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// - Parameter isPush: whether they come above those that are there
  private func reasonAgainst(_ controllers: [UIViewController], isPush: Bool = false) -> UIException? {
    if let exception = turn.reasonAgainstChange(of: self) { return exception }
    var known: Set<ObjectIdentifier> = []
    for controller in controllers {
      if controller is UINavigationController, !holdsNavigationControllers {
        return UIException(.invalidArgument, "Pushing a navigation controller is not supported")
      }
      if !known.insert(ObjectIdentifier(controller)).inserted || (isPush && stack.contains(controller)) {
        return UIException(
          .invalidArgument, "Pushing the same view controller instance more than once is not supported (\(controller.shown))")
      }
      if let exception = reasonAgainst(child: controller) { return exception }
    }
    return nil
  }
}
