import Foundation
@_spi(Lunette) import LunetteStage

/// Knows which pages come before and after a page; nil ends. Source: Apple, UIPageViewControllerDataSource
/// - Lua: The pages before and after a page.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before a page, or nil if it is the first.
  /// - Lua: viewControllerBefore
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  /// The page after a page, or nil if it is the last.
  /// - Lua: viewControllerAfter
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
  /// The number of dots at the bottom.
  /// - Lua: presentationCount
  ///
  /// For the dots; nil for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int?
  /// The number of the dot for the page that setViewControllers shows, from 1.
  /// - Lua: presentationIndex, by hand
  func presentationIndex(for pageViewController: UIPageViewController) -> Int?
}

/// What the user's swipes bring about. Source: Apple, UIPageViewControllerDelegate
/// - Lua: Is told when the user moves from page to page.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user begins to move to another page; pending is a list with that page.
  /// - Lua: willTransitionTo
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController])
  /// The pages have stopped. completed is true if another page is shown now.
  /// - Lua: didFinishAnimating, answers Anything
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previous: [UIViewController], completed: Bool)
}

/// Pages that a finger moves through, one controller each. The style of scrolling is whole; in the style of a book only
/// `setViewControllers` turns pages. Source: docs/rules/controllers.md 8.2; docs/rules/cases/animation.md V14, V15
open class UIPageViewController: UIViewController {
  /// Source: Apple, UIPageViewController.TransitionStyle (raw values), and the next three likewise
  public enum TransitionStyle: Int, CaseIterable, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, CaseIterable, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, CaseIterable, Sendable { case forward, reverse }
  public enum SpineLocation: Int, CaseIterable, Sendable { case none, min, mid, max }

  public private(set) var transitionStyle: TransitionStyle
  public private(set) var navigationOrientation: NavigationOrientation
  public private(set) var spineLocation: SpineLocation
  /// Kept: nothing is seen of a page's back.
  public var isDoubleSided = false
  /// Between two pages, while they move. Units: points.
  public let interPageSpacing: CGFloat
  /// Without one no finger turns pages; another one is asked anew. Source: UIPageViewController.h, dataSource
  public weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { forgetNeighbours() } }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController] = []

  private let strip = PageStrip()
  private var dots: UIPageControl?
  /// The pages to either side of the present one, asked for ahead; nil beyond an end.
  private var neighbours: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  private var areNeighboursKnown = false
  /// The page that comes into sight: by a finger, or by `setViewControllers`.
  private var coming: (controller: UIViewController, isAfter: Bool, isByUser: Bool)?
  private var completion: ((Bool) -> Void)?
  /// The strip is being put in order: its scrolling means nothing.
  private var isArranging = false
  /// Pages that a callback of theirs sets come when the present change has been made.
  private let turn = ChangeTurn()

  /// Units: points. Source: docs/rules/controllers.md 8.2
  private static let dotsHeight: CGFloat = 37
  /// A page that is turned. Units: seconds. Ours
  private static let curlDuration: TimeInterval = 0.5

  public init(
    transitionStyle: TransitionStyle = .pageCurl, navigationOrientation: NavigationOrientation = .horizontal,
    spineLocation: SpineLocation = .min, interPageSpacing: CGFloat = 0
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    self.spineLocation = transitionStyle == .scroll ? .none : spineLocation
    self.interPageSpacing = transitionStyle == .scroll && interPageSpacing.isFinite ? max(0, interPageSpacing) : 0
    super.init()
    strip.pages = self
  }

  /// How the pages turn, as a subclass's initializer chooses it before the view is loaded.
  package func become(_ style: TransitionStyle) {
    transitionStyle = style
    spineLocation = style == .scroll ? .none : spineLocation == .none ? .min : spineLocation
  }
  package func become(_ orientation: NavigationOrientation) { navigationOrientation = orientation }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var current: UIViewController? { viewControllers.first }

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    strip.configure(isHorizontal: isHorizontal, scrolls: transitionStyle == .scroll)
    view.addSubview(strip)
    addViewsOfPages()
  }

  private func addViewsOfPages() {
    for controller in viewControllers {
      // Its own `viewDidLoad` may take it elsewhere.
      controller.loadViewIfNeeded()
      if controller.parent === self, holds(controller) { strip.hold(controller.view) }
    }
  }

  // MARK: Pages by program

  /// The first set takes place at once, animated or not. Source: docs/rules/controllers.md 8.2
  public func setViewControllers(
    _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let wanted = spineLocation == .mid ? 2 : 1
    guard controllers.count == wanted else {
      simulation.recordFault(
        UIException(
          .invalidArgument,
          "The number of view controllers provided (\(controllers.count)) doesn't match the number required (\(wanted)) for the requested transition"
        ))
      return
    }
    if let exception = reasonAgainst(controllers) {
      simulation.recordFault(exception)
      return
    }
    turn.make { [self] in change(to: controllers, direction, animated: animated, completion) }
  }

  private func change(
    to controllers: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    finishTransition(arrives: true)
    let old = viewControllers
    countsItself = false
    if old.elementsEqual(controllers, by: ===) {
      // What is beside the page may be another one by now, and is asked for anew: apps set the page that is shown to that end.
      neighboursMayHaveChanged()
      arrange()
      updateDots()
      completion?(true)
      return
    }
    // Only what is seen moves: a page that leaves the screen during a scroll is at rest when it has gone.
    let moves = animated && !old.isEmpty && isVisible && view.window != nil && simulation.areAnimationsEnabled
    guard moves, transitionStyle == .scroll, let controller = controllers.first else {
      replace(old, by: controllers, direction, turns: moves, completion)
      return
    }
    self.completion = completion
    // The animation of forward comes from the right in every direction of reading.
    let isAfter = (direction == .forward) != strip.isTurned
    neighbours = isAfter ? (nil, controller) : (controller, nil)
    areNeighboursKnown = true
    arrange()
    begin(controller, isAfter: isAfter, isByUser: false)
    updateDots()
    // A callback may have taken the new page elsewhere, or the pages off the screen, where nothing moves.
    guard coming?.controller === controller else { return complete(false) }
    guard isVisible, view.window != nil else { return finishTransition(arrives: true) }
    strip.setContentOffset(strip.offset(ofPage: isAfter ? strip.place + 1 : strip.place - 1), animated: true)
  }

  private func reasonAgainst(_ new: [UIViewController]) -> UIException? {
    if let exception = turn.reasonAgainstChange(of: self) { return exception }
    for (index, controller) in new.enumerated() where new[..<index].contains(where: { $0 === controller }) {
      return UIException(.invalidArgument, "A controller can stand in a page view controller only once (\(controller.shown))")
    }
    return new.lazy.compactMap { self.reasonAgainst(child: $0) }.first
  }

  private func holds(_ controller: UIViewController) -> Bool { viewControllers.contains { $0 === controller } }

  /// Without a scroll.
  private func replace(
    _ old: [UIViewController], by new: [UIViewController], _ direction: NavigationDirection, turns: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let arriving = new.filter { $0.parent !== self }
    viewControllers = new
    for controller in leaving { Overridable.willMoveToParent(controller, nil) }
    for controller in arriving { addChild(controller) }
    // The pages go on without one that a callback has put elsewhere.
    viewControllers.removeAll { one in one.parent !== self && arriving.contains { $0 === one } }
    let isShown = isVisible && isViewLoaded
    if isShown {
      for controller in arriving where holds(controller) { beginArrival(of: controller, animated: turns) }
      for controller in leaving where !holds(controller) { beginDeparture(of: controller, animated: turns) }
    }
    let change = { [self] in
      for controller in leaving where !holds(controller) { removePage(controller) }
      if isViewLoaded { addViewsOfPages() }
      neighboursMayHaveChanged()
      if isViewLoaded { arrange() }
    }
    let end = { [self] in
      if isShown {
        // Pages that are turned end in the other order. Source: docs/rules/cases/animation.md V14, V15
        if transitionStyle == .scroll { for controller in arriving { endArrival(of: controller) } }
        for controller in leaving { endDeparture(of: controller) }
        for controller in arriving { endArrival(of: controller) }
      }
      for controller in leaving where controller.parent === self && !holds(controller) { controller.leaveParent() }
      for controller in arriving where controller.parent === self {
        if holds(controller) { Overridable.didMoveToParent(controller, self) } else { controller.leaveParent() }
      }
      updateDots()
      completion?(true)
    }
    guard turns else {
      change()
      return end()
    }
    // Source: docs/rules/accessibility.md 5 (D)
    let curl: UIView.AnimationOptions = direction == .forward ? .transitionCurlUp : .transitionCurlDown
    simulation.transition(
      with: strip, duration: Self.curlDuration, options: simulation.isOn(.isReduceMotionEnabled) ? .transitionCrossDissolve : curl, animations: change,
      completion: { [turn] _ in turn.hold(end) })
  }

  private func removePage(_ controller: UIViewController) {
    guard let page = controller.viewIfLoaded else { return }
    removeView(of: controller, from: strip.holder(of: page) ?? strip)
    strip.letGo(of: page)
  }

  /// A page that another container takes is a page no longer. (Ours)
  override func release(_ child: UIViewController, to other: UIViewController?) {
    if let coming { finishTransition(arrives: coming.controller !== child) }
    if holds(child) {
      viewControllers.removeAll { $0 === child }
      neighboursMayHaveChanged()
    }
    removePage(child)
    // A callback may have made the child a page again.
    if child.parent === self, !holds(child) { child.leaveParent() }
  }

  override func inTurn(_ body: () -> Void) { turn.hold(body) }

  /// Nothing moves off the screen.
  override func childrenDidEnd(appearing: Bool, animated: Bool) {
    if !appearing, let coming { finishTransition(arrives: !coming.isByUser) }
  }

  // MARK: Neighbours

  /// At once: a finger that comes down before the next layout finds none of the former data source's pages.
  private func forgetNeighbours() {
    guard coming == nil else { return }
    neighbours = (nil, nil)
    layOutStrip()
    neighboursMayHaveChanged()
  }

  private func neighboursMayHaveChanged() {
    guard coming == nil else { return }
    areNeighboursKnown = false
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns: whether the pages are still those that were asked for. Those that whoever answers has set are in order then.
  private func askForNeighbours() -> Bool {
    guard !areNeighboursKnown, transitionStyle == .scroll, let current else { return true }
    areNeighboursKnown = true
    turn.hold {
      neighbours.before = dataSource?.pageViewController(self, viewControllerBefore: current)
      neighbours.after = dataSource?.pageViewController(self, viewControllerAfter: current)
    }
    return current === self.current && coming == nil
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard isViewLoaded else { return }
    updateDots()
    let bottom = dots == nil ? 0 : Self.dotsHeight
    let area = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - bottom))
    dots?.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: bottom)
    let half = interPageSpacing / 2
    let frame = area.shrunk(dx: isHorizontal ? -half : 0, dy: isHorizontal ? 0 : -half)
    turn.hold {
      if strip.frame != frame {
        finishTransition(arrives: false)
        strip.frame = frame
        arrange()
      } else if !areNeighboursKnown {
        arrange()
      }
    }
  }

  private func updateDots() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? nil : nil
    guard let count, let index = dataSource?.presentationIndex(for: self) ?? nil else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    if dots == nil {
      let control = UIPageControl()
      control.addAction(for: .valueChanged) { [weak self] _, _ in self?.dotsDidTurn() }
      view.addSubview(control)
      dots = control
    }
    dots?.numberOfPages = count
    // After a swipe it counts itself: the index says where the pages begin. Source: Apple, presentationIndex(for:)
    if !countsItself { dots?.currentPage = index }
    shownDot = dots?.currentPage ?? 0
  }
  private var countsItself = false
  /// The dot of the page that is shown, from 0.
  private var shownDot = 0

  /// A finger has turned the dots: a page comes as by a swipe, one for each turn. Its dot counts when it has arrived.
  private func dotsDidTurn() {
    guard let turned = dots?.currentPage, turned != shownDot else { return }
    let isAfter = turned > shownDot
    dots?.currentPage = shownDot
    if coming != nil { finishTransition(arrives: true) }
    guard isVisible, view.window != nil, askForNeighbours(), let next = isAfter ? neighbours.after : neighbours.before else { return }
    begin(next, isAfter: isAfter, isByUser: true)
    guard coming?.controller === next else { return }
    guard simulation.areAnimationsEnabled else { return finishTransition(arrives: true) }
    strip.setContentOffset(strip.offset(ofPage: isAfter ? strip.place + 1 : strip.place - 1), animated: true)
  }

  /// Lays out the present page and its neighbours, without telling the delegate.
  private func arrange() {
    guard isViewLoaded, strip.bounds.width > 0, strip.bounds.height > 0, askForNeighbours() else { return }
    layOutStrip()
  }

  private func layOutStrip() {
    guard isViewLoaded, strip.bounds.width > 0, strip.bounds.height > 0 else { return }
    isArranging = true
    strip.arrange(
      current: viewControllers.compactMap(\.viewIfLoaded), hasBefore: neighbours.before != nil, hasAfter: neighbours.after != nil, gap: interPageSpacing)
    isArranging = false
  }

  // MARK: One transition: a neighbour comes into sight, and arrives or goes

  private func begin(_ controller: UIViewController, isAfter: Bool, isByUser: Bool) {
    turn.hold { bring(controller, isAfter: isAfter, isByUser: isByUser) }
  }

  private func bring(_ controller: UIViewController, isAfter: Bool, isByUser: Bool) {
    guard let current else { return }
    coming = (controller, isAfter, isByUser)
    // A callback may take the coming page elsewhere, or the pages off the screen.
    let isComing = { [self] in coming?.controller === controller }
    if isByUser { delegate?.pageViewController(self, willTransitionTo: [controller]) }
    guard isComing() else { return }
    addChild(controller)
    guard controller.parent === self, isComing() else {
      if isComing() { coming = nil }
      if controller.parent === self, !holds(controller), coming?.controller !== controller { controller.leaveParent() }
      return neighboursMayHaveChanged()
    }
    controller.loadViewIfNeeded()
    if isVisible {
      if isComing() { beginArrival(of: controller, animated: true) }
      if isComing() { beginDeparture(of: current, animated: true) }
    }
    guard isComing() else { return }
    strip.place(controller.view, atPage: isAfter ? strip.place + 1 : strip.place - 1, gap: interPageSpacing)
  }

  /// - Parameter arrives: true if the new page becomes the present one; false if it goes away again
  private func finishTransition(arrives: Bool) {
    turn.hold { tellEnd(arrives: arrives) }
  }

  private func tellEnd(arrives: Bool) {
    guard let (controller, isAfter, isByUser) = coming, let old = current else {
      coming = nil
      return
    }
    coming = nil
    // A page that was never taken in as a child can't arrive.
    let arrives = arrives && controller.parent === self
    let (stays, goes) = arrives ? (controller, old) : (old, controller)
    viewControllers = [stays]
    if isVisible, !arrives {
      beginArrival(of: old, animated: true)
      beginDeparture(of: controller, animated: true)
    }
    if goes.parent === self { Overridable.willMoveToParent(goes, nil) }
    if arrives, isByUser, let dots {
      countsItself = true
      dots.currentPage += isAfter ? 1 : -1
      shownDot = dots.currentPage
    }
    if !holds(goes) { removePage(goes) }
    areNeighboursKnown = false
    arrange()
    endArrival(of: stays)
    endDeparture(of: goes)
    if goes.parent === self, !holds(goes) { goes.leaveParent() }
    if arrives, controller.parent === self { Overridable.didMoveToParent(controller, self) }
    if isByUser { delegate?.pageViewController(self, didFinishAnimating: true, previous: [old], completed: arrives) } else { updateDots() }
    complete(true)
  }

  private func complete(_ finished: Bool) {
    let last = completion
    completion = nil
    last?(finished)
  }

  // MARK: What the strip tells

  fileprivate func stripDidScroll() {
    guard !isArranging, current != nil else { return }
    let way = strip.distance
    if let coming, coming.isByUser, way != 0, (way > 0) != coming.isAfter { finishTransition(arrives: false) }
    guard coming == nil, way != 0, strip.isMoved else { return }
    if way > 0, let after = neighbours.after { begin(after, isAfter: true, isByUser: true) }
    if way < 0, let before = neighbours.before { begin(before, isAfter: false, isByUser: true) }
  }

  /// From its dots, too, which stand beside the pages.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    isViewLoaded && UIResponder.Overridable.accessibilityScroll(strip, direction)
  }

  /// Assistive technology turns a page, as a finger would, at once. - Returns: whether there is one. Source: docs/rules/accessibility.md 5 (D)
  fileprivate func turnPage(isAfter: Bool) -> Bool {
    guard coming == nil, askForNeighbours(), let next = isAfter ? neighbours.after : neighbours.before else { return false }
    begin(next, isAfter: isAfter, isByUser: true)
    guard coming?.controller === next else { return false }
    finishTransition(arrives: true)
    let status = dots.map { "Page \($0.currentPage + 1) of \($0.numberOfPages)" } ?? next.title
    simulation.accessibility.post(.pageScrolled, status.map { .text($0) } ?? .none)
    return true
  }

  fileprivate func stripDidRest() {
    guard !isArranging, coming != nil else { return }
    finishTransition(arrives: abs(strip.distance) * 2 > strip.pageLength)
  }
}

/// What a page stands in.
private final class PageHolder: UIView {
  weak var page: UIView?

  init(_ page: UIView) {
    self.page = page
    super.init()
  }
}

/// The scroll view of pages: the present one and its neighbours, as far as there are any. Its delegate is the app's.
private final class PageStrip: UIScrollView {
  weak var pages: UIPageViewController?
  private var isHorizontal = true
  /// Which of its pages is the present one, from 0.
  private(set) var place = 0
  private var count = 1
  /// Whether the page after another one stands at its left.
  var isTurned: Bool { isHorizontal && isMirrored }

  /// What each page stands in: it has the page's place in the strip, and the page's own frame begins at 0, as in UIKit.
  private var holders: [PageHolder] = []

  func holder(of page: UIView) -> PageHolder? { holders.first { $0.page === page } }

  @discardableResult func hold(_ page: UIView) -> PageHolder {
    // A page whose controller has another view by now leaves its holder.
    for left in holders where left.page?.superview !== left { left.removeFromSuperview() }
    holders.removeAll { $0.page?.superview !== $0 }
    let holder = holder(of: page) ?? PageHolder(page)
    if !holders.contains(where: { $0 === holder }) { holders.append(holder) }
    if holder.superview !== self { addSubview(holder) }
    if page.superview !== holder { holder.addSubview(page) }
    return holder
  }

  /// The page's holder goes, where the page has left it.
  func letGo(of page: UIView) {
    guard let holder = holder(of: page), page.superview !== holder else { return }
    holders.removeAll { $0 === holder }
    holder.removeFromSuperview()
  }

  func configure(isHorizontal: Bool, scrolls: Bool) {
    self.isHorizontal = isHorizontal
    (isPagingEnabled, isScrollEnabled, scrollsToTop) = (true, scrolls, false)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
    if isHorizontal { alwaysBounceHorizontal = scrolls } else { alwaysBounceVertical = scrolls }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let pages else { return false }
    switch direction {
    case .next: return pages.turnPage(isAfter: true)
    case .previous: return pages.turnPage(isAfter: false)
    case .right, .left: return isHorizontal && pages.turnPage(isAfter: (direction == .right) != isTurned)
    case .down, .up: return !isHorizontal && pages.turnPage(isAfter: direction == .down)
    }
  }

  var pageLength: CGFloat { isHorizontal ? bounds.width : bounds.height }
  /// From the present page's place. Units: points.
  var distance: CGFloat {
    let (now, rest) = (contentOffset, offset(ofPage: place))
    return isTurned ? rest.x - now.x : isHorizontal ? now.x - rest.x : now.y - rest.y
  }
  /// Whether the pages are moved by a finger or what follows it.
  var isMoved: Bool { isDragging || isDecelerating || isTracking }

  func offset(ofPage page: Int) -> CGPoint {
    let way = CGFloat(isTurned ? count - 1 - page : page) * pageLength
    return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
  }

  func arrange(current: [UIView], hasBefore: Bool, hasAfter: Bool, gap: CGFloat) {
    place = hasBefore ? 1 : 0
    self.count = 1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0)
    let count = CGFloat(self.count)
    contentSize = isHorizontal ? CGSize(width: count * bounds.width, height: bounds.height) : CGSize(width: bounds.width, height: count * bounds.height)
    setContentOffset(offset(ofPage: place), animated: false)
    for (number, view) in current.enumerated() {
      place(view, atPage: place, gap: gap)
      // Two pages of a book share the width.
      guard current.count > 1 else { continue }
      let width = bounds.width / CGFloat(current.count)
      place(view, CGRect(x: width * CGFloat(isTurned ? current.count - 1 - number : number), y: 0, width: width, height: bounds.height))
    }
  }

  func place(_ view: UIView, atPage page: Int, gap: CGFloat) {
    let origin = offset(ofPage: page)
    let frame = CGRect(
      x: origin.x + (isHorizontal ? gap / 2 : 0), y: origin.y + (isHorizontal ? 0 : gap / 2),
      width: max(0, bounds.width - (isHorizontal ? gap : 0)), height: max(0, bounds.height - (isHorizontal ? 0 : gap)))
    place(view, frame)
  }

  private func place(_ page: UIView, _ frame: CGRect) {
    let holder = hold(page)
    holder.frame = frame
    page.frame = holder.bounds
  }

  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { pages?.viewIfLoaded?.safeAreaInsets ?? .zero }

  /// A page has the safe area that it has at rest, also while it moves: its content doesn't shift under the finger.
  override func safeArea(reaching subview: UIView) -> UIEdgeInsets {
    let (insets, length) = (safeAreaInsets(for: subview), pageLength)
    guard insets != .zero, length > 0, let outer = superview?.bounds else { return .zero }
    var rest = subview.frame
    if isHorizontal { rest.origin.x -= (rest.minX / length).rounded(.down) * length } else { rest.origin.y -= (rest.minY / length).rounded(.down) * length }
    return Self.reach(of: insets, around: outer, into: rest.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  override func tellOfScroll() {
    super.tellOfScroll()
    pages?.stripDidScroll()
  }

  override func movementDidEnd() { pages?.stripDidRest() }
}
