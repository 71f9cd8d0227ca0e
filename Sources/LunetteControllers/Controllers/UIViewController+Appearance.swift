import Foundation

/// When a controller's view appears and disappears.
///
/// `ViewAppearance` says what an event changes and what is called then; here the events are sent. `viewWillAppear` comes before the view enters
/// its window, `viewIsAppearing` when it is there, `viewDidAppear` after the layout that follows; a container and a presentation say
/// themselves when. A container hands all of it on to the children whose views stand in its own: on the way in it hears first, on the way
/// out of a transition last. Source: docs/rules/controllers.md 1.1, 18.1
///
/// Callbacks can move views, children and presentations in the midst of all that. The end of a layout has the last word (`settle`).
extension UIViewController {
  /// A container that doesn't forward appearance by itself calls it, before it moves a child's view; `endAppearanceTransition` after.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing ? .comes(.caller) : .goes(.caller), animated: animated)
  }

  public func endAppearanceTransition() {
    guard appearance.isUnderway else {
      simulation.warn("Unbalanced calls to begin/end appearance transitions for \(shown).")
      return
    }
    end()
    isKeptAway = appearance.phase == .disappeared && viewIfLoaded?.window != nil
  }

  final func begin(_ event: ViewAppearance.Event, animated: Bool) {
    if case .comes = event {
      // Where its `viewDidLoad` takes it into another container, that one says what becomes of it.
      let container = parent
      loadViewIfNeeded()
      guard parent === container else { return }
    }
    send(event, animated: animated)
  }

  private func end() {
    let steps = appearance.steps
    // The first may be `viewIsAppearing`.
    while appearance.steps == steps, send(.ends) {}
  }

  /// Ends the way that it is on, if it is this one.
  final func end(_ phase: ViewAppearance.Phase) {
    if appearance.phase == phase { end() }
  }

  /// Begins an appearance or a disappearance and ends it at once.
  final func pass(_ event: ViewAppearance.Event, animated: Bool) {
    begin(event, animated: animated)
    if case .comes = event { end(.appearing) } else { end(.disappearing) }
  }

  /// Not inlined: inlined into itself by way of the children, Swift 6.3's optimizer ends with an error of its own.
  /// - Returns: whether the event has changed anything
  @discardableResult @inline(never)
  private func send(_ event: ViewAppearance.Event, animated: Bool = false) -> Bool {
    let (changes, call) = appearance.receive(event, animated: animated)
    if appearance.phase != .disappeared { isKeptAway = false }
    if let call { inTurn { handOn(call, animated: animated) } }
    return changes
  }

  /// Calls the method, and hands the event on to the children.
  private func handOn(_ call: ViewAppearance.Call, animated: Bool) {
    // Once a callback has led to another phase, whoever led there goes on from it.
    let steps = appearance.steps
    switch call {
    case .viewWillAppear, .viewWillDisappear:
      let isAppearing = call == .viewWillAppear
      if !isAppearing { closeOpened() }
      tell(call)
      for child in childrenToTakeAlong where goesOn(from: steps) { child.begin(isAppearing ? .comes(.container) : .goes(.container), animated: animated) }
      if goesOn(from: steps) { childrenDidBegin(appearing: isAppearing, animated: animated) }
      // Already in the window: nothing will move.
      if goesOn(from: steps), isAppearing, viewIfLoaded?.window != nil { send(.entered) }
    case .viewIsAppearing: tell(call)
    case .viewDidAppear, .viewDidDisappear:
      let isAppearing = call == .viewDidAppear
      for child in childrenTakenAlong where goesOn(from: steps) { child.end(isAppearing ? .appearing : .disappearing) }
      if goesOn(from: steps) { childrenDidEnd(appearing: isAppearing, animated: appearance.isAnimated) }
      settleAfterLayout()
      for child in children { child.settleAfterLayout() }
      simulation.statusBarMayHaveChanged()
      if goesOn(from: steps) { tell(call) }
    }
  }

  /// Whether the appearance has taken no further step.
  private func goesOn(from steps: Int) -> Bool { steps == appearance.steps }

  /// What is open at a view of its own goes with it, and so does what is open at its items in the bars around it.
  private func closeOpened() {
    OpenedAtViews.viewGoes(viewIfLoaded, in: simulation)
    guard let container = parent as? UINavigationController else { return }
    OpenedAtViews.viewGoes(container.navigationBar, in: simulation)
    if !container.isToolbarHidden { OpenedAtViews.viewGoes(container.toolbar, in: simulation) }
  }

  private func tell(_ call: ViewAppearance.Call) {
    switch call {
    case .viewWillAppear: Overridable.viewWillAppear(self, appearance.isAnimated)
    case .viewIsAppearing: Overridable.viewIsAppearing(self, appearance.isAnimated)
    case .viewDidAppear:
      dockInputViews()
      Overridable.viewDidAppear(self, appearance.isAnimated)
    case .viewWillDisappear: Overridable.viewWillDisappear(self, appearance.isAnimated)
    case .viewDidDisappear: Overridable.viewDidDisappear(self, appearance.isAnimated)
    }
  }

  /// A controller that can be first responder and has an accessory view of its own shows it as soon as it is seen, where nothing is edited.
  /// Source: docs/rules/controllers.md 9.4 (D)
  private func dockInputViews() {
    guard let window = viewIfLoaded?.window, window.firstResponder == nil, docksAccessoryView else { return }
    UIResponder.Overridable.becomeFirstResponder(self)
  }

  final var isVisible: Bool { appearance.isVisible }

  final var forwardsAppearance: Bool { Overridable.shouldAutomaticallyForwardAppearanceMethods(self) }

  // MARK: A container and its children

  /// A container shows a child, or shows it no longer. A child that has another container by now is no concern of this one.
  final func beginArrival(of child: UIViewController, animated: Bool) {
    if child.parent === self { child.begin(.comes(.caller), animated: animated) }
  }

  final func beginDeparture(of child: UIViewController, animated: Bool) {
    if child.parent === self { child.begin(.goes(.caller), animated: animated) }
  }

  /// The child is where it should be, and appears as far as its container has.
  final func endArrival(of child: UIViewController) {
    guard child.parent === self, child.appearance.phase == .appearing else { return }
    switch appearance.phase {
    case .appearing: child.send(.joins)
    case .appeared: child.end()
    case .disappearing: child.begin(.goes(.container), animated: child.appearance.isAnimated)
    case .disappeared: child.pass(.goes(.container), animated: child.appearance.isAnimated)
    }
  }

  final func endDeparture(of child: UIViewController) {
    if child.parent === self { child.end(.disappearing) }
  }

  /// Its container, or whoever else led it, has let go of it: from here on its view says what becomes of it, at once where that is in no
  /// window.
  final func loseLeader() {
    send(.isAlone)
    if viewIfLoaded?.window == nil { settle() } else { settleAfterLayout() }
  }

  private var childrenToTakeAlong: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.appearance.isUnderway && !child.appearance.isLedByView || child.viewIfLoaded?.isDescendant(of: view) == true
    }
  }

  /// The children whose views are in this view, and those that have disappeared with it, wherever their views are now; not a child that it
  /// brings in just now, whose view comes later.
  private var childrenTakenAlong: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      guard let childView = child.viewIfLoaded else { return false }
      if childView.isDescendant(of: view) { return true }
      return !child.appearance.isLedByView && (child.appearance.phase == .disappearing || childView.window != nil)
    }
  }

  // MARK: What the view tells

  /// Its view is about to enter or leave a window by somebody's `addSubview` or `removeFromSuperview`.
  package final func viewWillMove(to window: UIWindow?) {
    guard parent.map(\.forwardsAppearance) ?? true else { return }
    if window == nil { send(.goes(.view)) } else { enter() }
  }

  /// A container that comes itself takes the child along; in one that has gone, or goes, it doesn't appear.
  private func enter() {
    guard appearance.phase == .disappeared else { return }
    switch parent?.appearance.phase ?? .appeared {
    case .appeared: send(.enters)
    case .appearing: begin(.comes(.container), animated: parent?.appearance.isAnimated == true)
    case .disappearing, .disappeared: break
    }
  }

  package final func viewDidNotMove() { settleAfterLayout() }

  package final func viewDidMoveToWindow() {
    isKeptAway = false
    if viewIfLoaded?.window == nil {
      repeatedly { $0.viewIfLoaded?.window == nil && ($0.appearance.phase == .disappearing || $0.followsWindow) ? .left : nil }
    } else {
      if followsWindow { enter() }
      send(.entered)
      bringPresentedInContext()
    }
    settleAfterLayout()
  }

  private var followsWindow: Bool { parent.map(\.forwardsAppearance) ?? true }

  // MARK: The last word

  /// The layout is done: whoever has heard last what the place of its view contradicts hears of that place.
  final func settle() {
    if isForsaken { send(.isAlone) }
    repeatedly { $0.isSeen.map { .settles(isSeen: $0) } }
  }

  /// The end of the layout looks at it again: what it stands in may still be on the way.
  final func settleAfterLayout() {
    if isForsaken || isSeen.map({ appearance.heeds(.settles(isSeen: $0)) }) == true { simulation.appearingControllers.add(self) }
  }

  /// Whether the controller went along with a container that is at rest now, and has left it on the way.
  private var isForsaken: Bool { appearance.isLedByContainer && parent?.appearance.isUnderway != true }

  /// Whether its view is seen; nil where that is its container's word.
  private var isSeen: Bool? {
    guard viewIfLoaded?.window != nil else { return followsWindow || appearance.isLedByView ? false : nil }
    if isKeptAway { return nil }
    guard let parent, parent.appearance.phase != .appeared || !parent.forwardsAppearance else { return true }
    if appearance.phase == .appearing { return true }
    // What has begun its way out goes on with it in a container that isn't seen.
    return appearance.isLedByView && !parent.appearance.isUnderway ? false : nil
  }

  /// Sends what is found until that changes nothing any more.
  private func repeatedly(_ event: (UIViewController) -> ViewAppearance.Event?) {
    for _ in 0..<Self.mostRounds {
      guard let event = event(self), send(event) else { return }
    }
  }
}
