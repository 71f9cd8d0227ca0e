import Foundation

/// When a controller's view appears and disappears.
///
/// `viewWillAppear` comes before the view enters its window, `viewIsAppearing` when it is there, `viewDidAppear` after the layout that
/// follows; a navigation controller and a presentation say themselves when. A container hands all of it on to the children whose views
/// stand in its own: on the way in it hears first, on the way out of a transition last. Source: docs/rules/controllers.md 18.1, e2; the
/// order between a container and its children is ours
extension UIViewController {
  struct Appearance {
    enum State { case disappeared, appearing, appeared, disappearing }
    var state = State.disappeared
    var isAnimated = false
    /// The view's own way in or out of the window began the transition, and its end ends it.
    var followsView = false
    var hasSentIsAppearing = false
  }

  /// A container that doesn't forward appearance by itself calls it, before it moves a child's view; `endAppearanceTransition` after.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let present = appearance.state
    guard isAppearing ? present == .disappeared || present == .disappearing : present == .appeared || present == .appearing else { return }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.followsView = false
    appearance.hasSentIsAppearing = false
    if isAppearing {
      _ = view
      Overridable.viewWillAppear(self, appearance.isAnimated)
    } else {
      Overridable.viewWillDisappear(self, appearance.isAnimated)
    }
    for child in childrenToForwardTo { child.beginAppearanceTransition(isAppearing, animated: animated) }
    childrenDidBegin(appearing: isAppearing, animated: animated)
    // Already in the window: nothing will move.
    if isAppearing, viewIfLoaded?.window != nil { tellIsAppearing() }
  }

  public func endAppearanceTransition() {
    guard appearance.state == .appearing || appearance.state == .disappearing else {
      simulation.warn("Unbalanced calls to begin/end appearance transitions for \(shown).")
      return
    }
    let (isAppearing, ending) = (appearance.state == .appearing, appearance.state)
    appearance.state = isAppearing ? .appeared : .disappeared
    for child in childrenToForwardTo where child.appearance.state == ending { child.endAppearanceTransition() }
    childrenDidEnd(appearing: isAppearing, animated: appearance.isAnimated)
    simulation.statusBarMayHaveChanged()
    if isAppearing {
      tellIsAppearing()
      Overridable.viewDidAppear(self, appearance.isAnimated)
    } else {
      Overridable.viewDidDisappear(self, appearance.isAnimated)
    }
  }

  /// Whether it stands in a window, or is about to.
  var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

  var forwardsAppearance: Bool {
    Overridable.shouldAutomaticallyForwardAppearanceMethods(self)
  }

  private var childrenToForwardTo: [UIViewController] {
    guard !children.isEmpty, forwardsAppearance, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: What the view tells

  /// Its view is about to enter or leave a window by somebody's `addSubview` or `removeFromSuperview`.
  final func viewWillMove(to window: UIWindow?) {
    let isAppearing = window != nil
    guard isAppearing ? appearance.state == .disappeared : isVisible, parent.map(\.forwardsAppearance) ?? true else { return }
    // A container in the middle of its own transition takes the child along.
    let container = parent?.appearance.state
    if isAppearing, parent != nil, container != .appeared, container != .appearing { return }
    beginAppearanceTransition(isAppearing, animated: isAppearing ? parent?.appearance.isAnimated == true && container == .appearing : false)
    appearance.followsView = container != .appearing && (isAppearing ? appearance.state == .appearing : appearance.state == .disappearing)
  }

  final func viewDidMoveToWindow() {
    if viewIfLoaded?.window == nil {
      // Its container is on its way out with it: taken from it, the view would not be there for the end.
      let followsContainer = parent?.appearance.state == .disappearing && parent?.forwardsAppearance == true
      if appearance.state == .disappearing, appearance.followsView || followsContainer { endAppearanceTransition() }
      return
    }
    tellIsAppearing()
    if appearance.followsView { simulation.appearingControllers.add(self) }
  }

  /// The layout after its view's arrival is done.
  final func didLayOutAfterAppearing() {
    if appearance.followsView, appearance.state == .appearing { endAppearanceTransition() }
  }

  private func tellIsAppearing() {
    guard isVisible, !appearance.hasSentIsAppearing else { return }
    appearance.hasSentIsAppearing = true
    Overridable.viewIsAppearing(self, appearance.isAnimated)
  }
}
