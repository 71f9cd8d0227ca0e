import Foundation

/// The tree of views. Order of the callbacks: willMove(toSuperview), willMove(toWindow), the change, didMoveToWindow (from the
/// top down), didMoveToSuperview, and the superview's didAddSubview. Source: Apple, UIView
extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// - Parameter index: from 0 (the back); clamped to the number of subviews
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// With a sibling that isn't a subview here, the view comes to the front. Source: docs/rules/layers.md 4
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view.superview === self { detachFromOrder(view) }
    let place = place(of: sibling).map { $0 + 1 }
    insert(view, at: place ?? subviews.count, above: place == nil ? nil : sibling.layer)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view.superview === self { detachFromOrder(view) }
    let place = place(of: sibling)
    insert(view, at: place ?? subviews.count)
  }

  /// Indexes outside the list change nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    order.swapAt(first, second)
    layer.subviewsSwapped(subviews[first].layer, subviews[second].layer)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    detachFromOrder(view)
    place(view, at: subviews.count, above: nil)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    detachFromOrder(view)
    order.insert(view, at: 0)
    view.lastPlace = 0
    if let mixed = layer.mixed { layer.subviewCame(view.layer, before: mixed.elements.first) }
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    let mark = insertions
    if superview.overrides == nil { superview.willRemoveSubview(self) } else { Overridable.willRemoveSubview(superview, self) }
    if overrides == nil { willMove(toSuperview: nil) } else { Overridable.willMoveToSuperview(self, nil) }
    if let window {
      announceMove(to: nil)
      window.resignFirstResponder(inside: self)
    }
    // `willRemoveSubview` and `willMoveToSuperview` are the app's: they may have put the view into another one, or into its superview once more.
    guard $superview.leads(to: superview), mark == insertions else { return retractMove() }
    superview.dropConstraints(across: self)
    superview.detachFromOrder(self)
    superview.subviewsDidChange()
    self.superview = nil
    if layer.isInMask { noteMask(false) }
    // Controllers may have been told that their views would come along into a window, with the superview that this one leaves.
    if $window.isNil { retractMove() }
    setWindow(nil)
    if overrides == nil { didMoveToSuperview() } else { Overridable.didMoveToSuperview(self) }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view that both are in, or are; nil where they are in different trees. Cost: O(steps up to it), however deep the tree is
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    var (one, two): (UIView?, UIView?) = (self, other)
    var met: Set<ObjectIdentifier> = []
    while one != nil || two != nil {
      if let view = one {
        guard met.insert(ObjectIdentifier(view)).inserted else { return view }
        one = view.superview
      }
      if let view = two {
        guard met.insert(ObjectIdentifier(view)).inserted else { return view }
        two = view.superview
      }
    }
    return nil
  }

  /// The first view with this tag: the view itself, then its subtree depth first, from back to front.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// - Parameter lower: the layer that the view's layer is to be directly in front of; nil where the place among the subviews says it
  private func insert(_ view: UIView, at index: Int, above lower: CALayer? = nil) {
    guard canHold(view) else { return }
    if view.superview === self {
      view.insertions &+= 1
      detachFromOrder(view)
      place(view, at: index, above: lower)
      return
    }
    guard subviews.count < Self.mostSubviews else {
      simulation.recordFault(
        UIException(.invalidArgument, "A view can't have more than \(Self.mostSubviews) subviews; addSubview would make it so"))
      return
    }
    if view.hasOwner, let exception = view.owner?.checkHierarchy(in: self) {
      simulation.recordFault(exception)
      return
    }
    if !view.$window.isSame(as: $window) { view.window?.resignFirstResponder(inside: view) }
    let old = view.superview
    view.insertions &+= 1
    let mark = view.insertions
    if view.overrides == nil { view.willMove(toSuperview: self) } else { Overridable.willMoveToSuperview(view, self) }
    let announced = window
    if !view.$window.isSame(as: $window) { view.announceMove(to: announced) }
    if let old { Overridable.willRemoveSubview(old, view) }
    // The app's callbacks may have moved either of the two views: the last move is the one that counts.
    guard view.$superview.leads(to: old), mark == view.insertions, canHold(view) else { return view.retractMove() }
    // They may also have put its controller into another container, which alone says where the view stands then.
    if view.hasOwner, view.owner?.checkHierarchy(in: self) != nil { return view.retractMove() }
    if !$window.leads(to: announced) {
      view.retractMove()
      if !view.$window.isSame(as: $window) { view.announceMove(to: window) }
    }
    let oldTint = view.tintColor
    let staysInWindow = view.$window.isSame(as: $window)
    if let old = view.superview {
      old.dropConstraints(across: view)
      old.detachFromOrder(view)
      old.subviewsDidChange()
    }
    place(view, at: index, above: lower)
    view.superview = self
    if layer.isInMask { view.noteMask(true) }
    noteSubtreeHeight(view.subtreeHeight + 1)
    if view.constraintState != nil { noteConstrained(view) }
    view.setWindow(window)
    // Its controller may have been told that it would leave the window, and it has come back to another place.
    if view.hasOwner, staysInWindow { view.owner?.viewDidNotMove() }
    subviewsDidChange()
    view.noteLayoutInAncestors()
    view.tintMayHaveChanged(from: oldTint)
    if view.overrides == nil { view.didMoveToSuperview() } else { Overridable.didMoveToSuperview(view) }
    if overrides == nil { didAddSubview(view) } else { Overridable.didAddSubview(self, view) }
    if $window.look({ !$0.viewsWaitingForFirstResponder.isEmpty }) == true { window?.askWaitingViewsAgain() }
  }

  /// Whether the view that a property is set to can be in this view's tree. If not, a fault is recorded, and the property keeps its value.
  package final func checkCanHold(_ view: UIView?) -> Bool { view.map(canHold) ?? true }

  /// Records a fault if the tree would become a circle or too deep.
  private func canHold(_ view: UIView) -> Bool {
    guard let level = depth(outside: view) else {
      simulation.recordFault(
        UIException(.invalidArgument, view === self ? "Can't add self as subview" : "Can't add a view to one of its own subviews"))
      return false
    }
    guard level + 1 + view.subtreeHeight < Self.mostLevels else {
      simulation.recordFault(
        UIException(
          .invalidArgument, "A view tree can't be deeper than \(Self.mostLevels) levels; addSubview would make it so"))
      return false
    }
    if let problem = layer.problem(ofSubviewLayer: view.layer) {
      simulation.recordFault(UIException(.invalidArgument, "\(problem)"))
      return false
    }
    return true
  }

  private func detachFromOrder(_ view: UIView) {
    if let index = place(of: view) { order.remove(at: index) }
    if layer.mixed != nil { layer.subviewLeft(view.layer) }
    if subviews.isEmpty { subtreeHeight = 0 }
  }

  private func place(_ view: UIView, at index: Int, above lower: CALayer?) {
    let index = min(max(index, 0), subviews.count - partsInFront)
    let next = layer.mixed != nil && index < subviews.count ? subviews[index].layer : nil
    order.insert(view, at: index)
    view.lastPlace = UInt32(clamping: index)
    if layer.mixed != nil { layer.subviewCame(view.layer, before: next, above: lower) }
  }

  /// Adds a part of the view itself in front of its subviews. Nobody is told, and nothing is laid out.
  final func addPartInFront(_ part: UIView) {
    guard depth + 1 < Self.mostLevels else { return }
    order.append(part)
    if layer.mixed != nil { layer.subviewCame(part.layer, before: nil) }
    part.superview = self
    if layer.isInMask { part.noteMask(true) }
    noteSubtreeHeight(1)
    part.setWindow(window)
  }

  final func removePartInFront(_ part: UIView) {
    detachFromOrder(part)
    part.superview = nil
    if part.layer.isInMask { part.noteMask(false) }
    part.setWindow(nil)
  }

  /// The place of a subview, looked for near the one that it had last.
  final func place(of view: UIView) -> Int? {
    let index = subviews.uncountedIndex(of: view, near: Int(view.lastPlace))
    if let index { view.lastPlace = UInt32(clamping: index) }
    return index
  }

  /// Takes over the order that the layers of the subviews have been put in.
  final func takeOrder(of views: [UIView]) { order.replace(with: views) }

  private func noteSubtreeHeight(_ height: Int) {
    guard subtreeHeight < height else { return }
    subtreeHeight = height
    var height = height
    forEachAncestor { ancestor in
      height += 1
      guard ancestor.subtreeHeight < height else { return false }
      ancestor.subtreeHeight = height
      return true
    }
  }

  /// Limit of levels in a view tree. Ours: many times what any app has, and safe for every recursion over the tree.
  package static let mostLevels = 256
  /// Limit of subviews of one view. Ours: far more than any screen has, and low enough to stop an endless loop before memory is used up
  static let mostSubviews = 100_000

  /// The path from the root of the tree down to this view.
  var pathFromRoot: [UIView] {
    var path = [self]
    while let superview = path[path.count - 1].superview { path.append(superview) }
    return path.reversed()
  }

  /// The number of superviews above this view.
  var depth: Int { depth(outside: nil) ?? 0 }

  /// The number of superviews above this view; nil when `view` is this view or one of those above it.
  private func depth(outside view: UIView?) -> Int? {
    var (depth, isInside) = (0, self === view)
    if !isInside {
      forEachAncestor { ancestor in
        depth += 1
        isInside = ancestor === view
        return !isInside
      }
    }
    return isInside ? nil : depth
  }

  /// Visits the superviews from the nearest up, while the body answers true. No references are counted: the body must not change the tree.
  @inline(__always)
  final func forEachAncestor(_ body: (UIView) -> Bool) {
    var next = $superview
    while let more = next.look({ body($0) ? $0.$superview : nil }) {
      guard let more else { return }
      next = more
    }
  }

  /// Sets the window of the whole subtree. A view that leaves its window loses its animations and its gestures.
  private func setWindow(_ new: UIWindow?) {
    let isSeen = new?.withSimulation { $0.withApplication { $0.viewEntersWindow != nil } } ?? false
    let traits = (new ?? window)?.withSimulation { $0.traitsVersion } ?? 0
    setWindowOfSubtree(to: new, commits: new?.withSimulation { $0.commits } ?? 0, traits: traits, safeArea: new != nil, isSeen: isSeen)
    if new?.withSimulation({ $0.hasChangedTextSize }) == true { followTextSize() }
    if new?.withSimulation({ $0.hasVariedTraits }) == true { noteTraits() }
  }

  /// In a window where traits differ from place to place, the view may have come to others than it had outside.
  private func noteTraits() {
    guard window != nil else { return }
    let old = simulation.screen.traitCollection
    let new = traitCollection
    if new != old { simulation.traits.noteEntry(of: self, from: old) }
    // Lists measure their cells as soon as these are there.
    func visit(_ view: UIView) {
      view.textSizeDidChange()
      view.subviews.forEach(visit)
    }
    if new.values.category != old.values.category { visit(self) }
  }

  /// Table rows that come and go pass here with all their views, so the code avoids reference counting.
  /// - Parameters:
  ///   - traits: the number of the screen's traits
  ///   - safeArea: whether something that covers the superview may also cover this view
  ///   - isSeen: whether somebody is told of each view that enters a window
  private func setWindowOfSubtree(to new: UIWindow?, commits: Int, traits: Int32, safeArea: Bool, isSeen: Bool) {
    guard !$window.leads(to: new) else { return }
    if !$window.isNil {
      withLayer { $0.dropAnimations() }
      gestureRecognizers?.forEachUncounted { $0.viewLeftWindow() }
    }
    window = new
    if new != nil, traitsVersion >= 0, traitsVersion != traits { simulation.traits.noteReturn(of: self, since: traitsVersion) }
    traitsVersion = traits
    if constraintState != nil, new != nil { followLayoutOfWindow() }
    layer.isInViewsWindow = new != nil
    if new != nil { layer.commitsWhenAdded = commits }
    if safeArea || hasOwner || safeAreaInsets != .zero { updateSafeArea() }
    if waitsToBecomeFirstResponder { new?.viewsWaitingForFirstResponder.append(self) }
    if isNewToConstraints, new != nil { noteFirstUpdate() }
    if isSeen { simulation.application.viewEntersWindow?(self) }
    if overrides == nil { didMoveToWindow() } else { Overridable.didMoveToWindow(self) }
    if hasOwner { owner?.viewDidMoveToWindow() }
    guard !subviews.isEmpty else { return }
    // The callbacks may have moved this view or its subviews; those are already in the right window.
    subviews.forEachUncounted { subview in
      guard subview.$superview.leads(to: self) else { return }
      guard $window.leads(to: new) else { return subview.retractMove() }
      subview.setWindowOfSubtree(
        to: new, commits: commits, traits: traits, safeArea: new != nil && safeAreaInsets(for: subview) != .zero, isSeen: isSeen)
    }
  }

  /// Whether anything would notice if the view left its window and came back at once: the overrides of a script, a controller, a gesture, the
  /// first responder, an animation, constraints, a class that hears of it.
  package final var noticesWindow: Bool { $window.look { $0.firstResponder != nil } ?? true || subtreeNoticesWindow }

  private var subtreeNoticesWindow: Bool {
    if overrides != nil || hasOwner || gestureRecognizers != nil || constraintState != nil || waitsToBecomeFirstResponder || hearsOfWindow {
      return true
    }
    var isNoticed = withLayer { !$0.isPlain }
    if !subviews.isEmpty { subviews.forEachUncounted { if !isNoticed { isNoticed = $0.subtreeNoticesWindow } } }
    return isNoticed
  }

  /// The window itself ends.
  final func forgetWindow() {
    window = nil
    layer.isInViewsWindow = false
    for subview in subviews { subview.forgetWindow() }
  }
}

extension UIView {
  /// Whether it stands in a window, and neither it nor anything around it is hidden or wholly transparent.
  final var isSeenInWindow: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha <= 0 { return false }
      view = current.superview
    }
    return true
  }

  /// Tells this view and its subviews that they are about to get or leave a window.
  final func announceMove(to window: UIWindow?) {
    if hasOwner { owner?.viewWillMove(to: window) }
    if overrides == nil { willMove(toWindow: window) } else { Overridable.willMoveToWindow(self, window) }
    if !subviews.isEmpty { subviews.forEachUncounted { $0.announceMove(to: window) } }
  }

  /// Tells the owners of this view and of its subviews that a move they were told of does not happen.
  private func retractMove() {
    if hasOwner { owner?.viewDidNotMove() }
    for view in subviews { view.retractMove() }
  }

  public enum Overridable {
    public static let traitCollectionDidChange = OverridableMethod(
      "traitCollectionDidChange", "traitCollection has changed.", "previousTraits"
    ) {
      (view: UIView, previous: UITraitCollection) in view.traitCollectionDidChange(previous)
    }
    public static let willMoveToSuperview = OverridableMethod(
      "willMoveToSuperview", "The view's superview is about to change to the given one, or to nil.", "view"
    ) { (view: UIView, superview: UIView?) in view.willMove(toSuperview: superview) }
    public static let didMoveToSuperview = OverridableMethod("didMoveToSuperview", "The view's superview has changed; it may be nil now.") {
      (view: UIView) in view.didMoveToSuperview()
    }
    public static let willMoveToWindow = OverridableMethod(
      "willMoveToWindow", "The view's window is about to change to the given one, or to nil.", "window"
    ) {
      (view: UIView, window: UIWindow?) in view.willMove(toWindow: window)
    }
    public static let didMoveToWindow = OverridableMethod("didMoveToWindow", "The view's window has changed; it may be nil now.") {
      (view: UIView) in view.didMoveToWindow()
    }
    public static let didAddSubview = OverridableMethod("didAddSubview", "A subview was added.", "view") {
      (view: UIView, subview: UIView) in view.didAddSubview(subview)
    }
    public static let willRemoveSubview = OverridableMethod("willRemoveSubview", "A subview is about to be removed.", "view") {
      (view: UIView, subview: UIView) in view.willRemoveSubview(subview)
    }
  }
}
