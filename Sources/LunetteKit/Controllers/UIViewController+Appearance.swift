import Foundation

/// When a controller's view appears and disappears.
///
/// `viewWillAppear` comes before the view enters its window, `viewIsAppearing` when it is there, `viewDidAppear` after the layout that
/// follows; a navigation controller and a presentation say themselves when. A container hands all of it on to the children whose views
/// stand in its own: on the way in it hears first, on the way out of a transition last. Source: docs/rules/controllers.md 18.1; the
/// order between a container and its children is ours
///
/// Callbacks can move views, children and presentations in the midst of all that. At the end of a layout the window has the last word:
/// a controller that is on no way in or out, and has heard last what its view's place contradicts, hears of that place. (Ours)
extension UIViewController {
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// The view's own way in or out of the window began the transition, and its end ends it.
    var followsView = false
    /// Its container's way in or out began the transition, and the container's end ends it.
    var followsContainer = false
    var hasSentIsAppearing = false
    /// How many there have been: who calls out looks whether a callback has begun another one.
    var beginnings = 0
  }

  /// A container that doesn't forward appearance by itself calls it, before it moves a child's view; `endAppearanceTransition` after.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, followsView: false)
  }

  /// - Parameters:
  ///   - followsView: whether the way of its view ends it
  ///   - followsContainer: whether that of its container does
  final func beginAppearance(_ isAppearing: Bool, animated: Bool, followsView: Bool, followsContainer: Bool = false) {
    // Its viewDidLoad may bring about anything: whether there is something to begin is seen after it. In another container that one says it.
    if isAppearing {
      let container = parent
      loadViewIfNeeded()
      guard parent === container else { return }
    }
    let present = appearance.state
    guard isAppearing ? present == .disappeared || present == .disappearing : present == .appeared || present == .appearing else { return }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.beginnings += 1
    let mark = appearance.beginnings
    appearance.isAnimated = animated
    appearance.followsView = followsView
    appearance.followsContainer = followsContainer
    appearance.hasSentIsAppearing = false
    if isAppearing {
      Overridable.viewWillAppear(self, appearance.isAnimated)
    } else {
      Overridable.viewWillDisappear(self, appearance.isAnimated)
    }
    // A callback may have turned it back, or have brought it to its end.
    for child in childrenToForwardTo where isIn(mark) {
      child.beginAppearance(isAppearing, animated: animated, followsView: false, followsContainer: true)
    }
    if isIn(mark) { childrenDidBegin(appearing: isAppearing, animated: animated) }
    // Already in the window: nothing will move.
    if isAppearing, isIn(mark), viewIfLoaded?.window != nil { tellIsAppearing() }
  }

  public func endAppearanceTransition() {
    guard appearance.state == .appearing || appearance.state == .disappearing else {
      simulation.warn("Unbalanced calls to begin/end appearance transitions for \(shown).")
      return
    }
    let (isAppearing, ending, mark) = (appearance.state == .appearing, appearance.state, appearance.beginnings)
    appearance.state = isAppearing ? .appeared : .disappeared
    for child in childrenToEndWith where mark == appearance.beginnings && child.appearance.state == ending { child.endAppearanceTransition() }
    if mark == appearance.beginnings { childrenDidEnd(appearing: isAppearing, animated: appearance.isAnimated) }
    noteContradiction()
    for child in children { child.noteContradiction() }
    simulation.statusBarMayHaveChanged()
    if isAppearing, mark == appearance.beginnings { tellIsAppearing() }
    // A callback may have begun the next one: nobody hears of an end after that.
    guard mark == appearance.beginnings else { return }
    if isAppearing {
      Overridable.viewDidAppear(self, appearance.isAnimated)
    } else {
      Overridable.viewDidDisappear(self, appearance.isAnimated)
    }
  }

  /// Whether it is still on the way that it began then.
  private func isIn(_ mark: Int) -> Bool {
    mark == appearance.beginnings && (appearance.state == .appearing || appearance.state == .disappearing)
  }

  /// A child that has been told that it will appear is where it should be: it appears as far as its container has, which a callback may
  /// have covered or taken away meanwhile.
  func endArrival(of child: UIViewController) {
    guard child.appearance.state == .appearing else { return }
    switch appearance.state {
    case .appearing: break
    case .appeared: child.endAppearanceTransition()
    case .disappearing, .disappeared:
      child.beginAppearanceTransition(false, animated: child.appearance.isAnimated)
      if appearance.state == .disappeared, child.appearance.state == .disappearing { child.endAppearanceTransition() }
    }
  }

  /// It was told that it would appear, and whoever told it has lost it: its view will not come, and it hears so.
  func endMissedArrival() {
    guard appearance.state == .appearing, viewIfLoaded?.window == nil else { return }
    beginAppearanceTransition(false, animated: appearance.isAnimated)
    if appearance.state == .disappearing { endAppearanceTransition() }
  }

  /// It has gone as it was told; where somebody has put its view into the window again meanwhile, it hears that it is back.
  func endDeparture() {
    guard appearance.state == .disappearing else { return }
    endAppearanceTransition()
    guard appearance.state == .disappeared, viewIfLoaded?.window != nil, let parent, parent.isVisible, parent.forwardsAppearance else { return }
    beginAppearanceTransition(true, animated: false)
    parent.endArrival(of: self)
  }

  /// It leaves a container that has taken it along on its own way in or out: from here on its view says how that ends.
  func goOnAlone(without container: UIViewController) {
    guard container.forwardsAppearance else { return }
    endMissedArrival()
    guard appearance.state == .appearing || appearance.state == .disappearing, !appearance.followsView else { return }
    appearance.followsView = true
    if appearance.state == .disappearing, viewIfLoaded?.window == nil {
      endAppearanceTransition()
    } else {
      simulation.appearingControllers.add(self)
    }
  }

  /// Whether it stands in a window, or is about to.
  var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

  var forwardsAppearance: Bool {
    Overridable.shouldAutomaticallyForwardAppearanceMethods(self)
  }

  private var childrenToForwardTo: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, let view = viewIfLoaded else { return [] }
    return children.filter { $0.isOnContainersWay || $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// It came or went along with its container, and hears of the end together with it, wherever its view has been put meanwhile.
  private var isOnContainersWay: Bool {
    !appearance.followsView && (appearance.state == .appearing || appearance.state == .disappearing)
  }

  /// Those that began with it, also where somebody has moved their views meanwhile; not one that it is bringing in just now, whose
  /// view comes later.
  private var childrenToEndWith: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      guard let childView = child.viewIfLoaded else { return false }
      if childView.isDescendant(of: view) { return true }
      return !child.appearance.followsView && (child.appearance.state == .disappearing || childView.window != nil)
    }
  }

  // MARK: What the view tells

  /// Its view is about to enter or leave a window by somebody's `addSubview` or `removeFromSuperview`.
  final func viewWillMove(to window: UIWindow?) {
    let isAppearing = window != nil
    guard isAppearing ? appearance.state == .disappeared : isVisible, parent.map(\.forwardsAppearance) ?? true else { return }
    // A container in the middle of its own transition takes the child along.
    let container = parent?.appearance.state
    if isAppearing, parent != nil, container != .appeared, container != .appearing { return }
    let isAlong = isAppearing && container == .appearing
    beginAppearance(isAppearing, animated: isAlong && parent?.appearance.isAnimated == true, followsView: !isAlong)
  }

  /// The view stays where it is: whoever heard that it would move has put something in the way.
  final func viewDidNotMove() {
    if appearance.state == .disappearing, appearance.followsView, viewIfLoaded?.window != nil {
      beginAppearance(true, animated: false, followsView: true)
      if appearance.state == .appearing { simulation.appearingControllers.add(self) }
    } else if appearance.state == .appearing, viewIfLoaded?.window == nil, appearance.followsView || viewIfLoaded?.superview == nil {
      beginAppearanceTransition(false, animated: false)
      if appearance.state == .disappearing { endAppearanceTransition() }
    } else if appearance.state == .disappearing, appearance.followsView {
      // It has left before it was seen.
      endAppearanceTransition()
    }
  }

  final func viewDidMoveToWindow() {
    defer { noteContradiction() }
    if viewIfLoaded?.window == nil {
      // Its container is on its way out with it: taken from it, the view would not be there for the end.
      let followsContainer = parent?.appearance.state == .disappearing && parent?.forwardsAppearance == true
      if appearance.state == .disappearing, appearance.followsView || followsContainer { endAppearanceTransition() }
      // Somebody who was told of a move has put it into what was on its way out: nobody could tell it before.
      guard viewIfLoaded?.window == nil else { return }
      if appearance.state == .appeared || appearance.state == .appearing && appearance.followsView {
        viewWillMove(to: nil)
        if appearance.state == .disappearing, appearance.followsView { endAppearanceTransition() }
      }
      return
    }
    if appearance.state == .disappeared { viewWillMove(to: viewIfLoaded?.window) }
    tellIsAppearing()
    if appearance.followsView { simulation.appearingControllers.add(self) }
  }

  /// The layout after its view's arrival is done.
  final func didLayOutAfterAppearing() {
    if appearance.followsView, appearance.state == .appearing { endAppearanceTransition() } else { followWindow() }
  }

  // MARK: The last word

  /// Whether what it has heard last contradicts the place of its view, and no transition is on the way to change that; or whether the
  /// container that it went along with is at rest, and has left it on the way.
  private var contradictsWindow: Bool {
    let isInWindow = viewIfLoaded?.window != nil
    switch appearance.state {
    case .disappearing where appearance.followsView && isInWindow && belongsOnScreen: return true
    case .appearing, .disappearing:
      let isLeft = parent.map { $0.appearance.state == .appeared || $0.appearance.state == .disappeared } ?? false
      return appearance.followsContainer && isLeft
    case .appeared: return !isInWindow && parent.map(\.forwardsAppearance) ?? true
    case .disappeared: return isInWindow && belongsOnScreen
    }
  }

  /// Whether its container, if it has one, has appeared and hands that on.
  private var belongsOnScreen: Bool { parent.map { $0.appearance.state == .appeared && $0.forwardsAppearance } ?? true }

  /// The end of the layout looks at it again: what it stands in may still be on the way.
  final func noteContradiction() {
    if contradictsWindow { simulation.appearingControllers.add(self) }
  }

  private func followWindow() {
    guard contradictsWindow else { return }
    let isAppearing = viewIfLoaded?.window != nil && belongsOnScreen
    let way: Appearance.State = isAppearing ? .appearing : .disappearing
    // Begins nothing where it is on that way already.
    if appearance.state != way { beginAppearance(isAppearing, animated: false, followsView: true) }
    // A callback may have changed that meanwhile: then it turns back.
    let stays = viewIfLoaded?.window != nil && belongsOnScreen
    if appearance.state == way, stays != isAppearing { beginAppearance(stays, animated: false, followsView: true) }
    if appearance.state == (stays ? .appearing : .disappearing) { endAppearanceTransition() }
  }

  private func tellIsAppearing() {
    guard isVisible, !appearance.hasSentIsAppearing else { return }
    appearance.hasSentIsAppearing = true
    Overridable.viewIsAppearing(self, appearance.isAnimated)
  }
}
