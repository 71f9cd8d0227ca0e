import Foundation

/// The tree of views. Order of the callbacks: willMove(toSuperview), willMove(toWindow), the change, didMoveToWindow (from the
/// top down), didMoveToSuperview, and the superview's didAddSubview. Source: Apple, UIView
extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// - Parameter index: from 0 (the back); clamped to the number of subviews
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// An absent sibling puts the view in front. Source: layout-animation.md d
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view.superview === self { detachFromOrder(view) }
    let place = subviews.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(view, at: place ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if view.superview === self { detachFromOrder(view) }
    let place = subviews.firstIndex { $0 === sibling }
    insert(view, at: place ?? subviews.count)
  }

  /// Indexes outside the list change nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    detachFromOrder(view)
    subviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    detachFromOrder(view)
    subviews.insert(view, at: 0)
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    superview.sendWillRemoveSubview(self)
    sendWillMove(toSuperview: nil)
    if let window {
      sendWillMove(toWindow: nil)
      window.resignFirstResponder(inside: self)
    }
    // Who was told may have put it elsewhere.
    guard self.superview === superview else { return }
    superview.detachFromOrder(self)
    self.superview = nil
    setWindow(nil)
    sendDidMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The nearest view with this tag, the view itself first, then depth first from the back.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    guard canHold(view) else { return }
    if view.superview === self {
      detachFromOrder(view)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    guard subviews.count < Self.mostSubviews else {
      Simulation.current.raise(
        UIException(.invalidArgument, "A view can't have more than \(Self.mostSubviews) subviews; addSubview would make it so"))
      return
    }
    if let exception = view.viewController?.checkHierarchy(in: self) {
      Simulation.current.raise(exception)
      return
    }
    if let oldWindow = view.window, oldWindow !== window { oldWindow.resignFirstResponder(inside: view) }
    view.sendWillMove(toSuperview: self)
    if view.window !== window { view.sendWillMove(toWindow: window) }
    view.superview?.sendWillRemoveSubview(view)
    // Who was told may have moved either of the two.
    guard canHold(view) else { return }
    view.superview?.detachFromOrder(view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    noteSubtreeHeight(view.subtreeHeight + 1)
    view.setWindow(window)
    setNeedsLayout()
    view.noteLayoutInAncestors()
    view.sendDidMoveToSuperview()
    sendDidAddSubview(view)
    window?.grantEarlyWishes()
  }

  /// With a fault where the tree would become a circle or too deep.
  private func canHold(_ view: UIView) -> Bool {
    guard let level = depth(outside: view) else {
      Simulation.current.raise(
        UIException(.invalidArgument, view === self ? "Can't add self as subview" : "Can't add a view to one of its own subviews"))
      return false
    }
    guard level + 1 + view.subtreeHeight < Self.mostLevels else {
      Simulation.current.raise(
        UIException(
          .invalidArgument, "A view tree can't be deeper than \(Self.mostLevels) levels; addSubview would make it so"))
      return false
    }
    return true
  }

  private func detachFromOrder(_ view: UIView) {
    if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
    if subviews.isEmpty { subtreeHeight = 0 }
  }

  private func noteSubtreeHeight(_ height: Int) {
    var (height, ancestor) = (height, Optional(self))
    while let current = ancestor, current.subtreeHeight < height {
      current.subtreeHeight = height
      height += 1
      ancestor = current.superview
    }
  }

  /// Levels of a view tree. Ours: many times what any app has, few enough for the stack of every recursion over the tree.
  static let mostLevels = 256
  /// Subviews of one view. Ours: far above any screen's, and few enough for a loop that never ends to be found before memory does
  static let mostSubviews = 100_000

  /// From the root of its tree down to itself.
  var pathFromRoot: [UIView] {
    var path = [self]
    while let superview = path[path.count - 1].superview { path.append(superview) }
    return path.reversed()
  }

  /// How many views stand above it.
  var depth: Int { depth(outside: nil) ?? 0 }

  /// The same. Nil where `view` is one of them, or is this view itself.
  private func depth(outside view: UIView?) -> Int? {
    var (depth, current) = (0, self)
    while current !== view {
      guard let next = current.superview else { return depth }
      (depth, current) = (depth + 1, next)
    }
    return nil
  }

  /// Hands the window down the subtree. Whoever leaves its window drops its animations and its gestures.
  private func setWindow(_ new: UIWindow?) {
    guard window !== new else { return }
    if window != nil {
      layer.removeAllAnimations()
      if let gestureRecognizers { for recognizer in gestureRecognizers { recognizer.viewLeftWindow() } }
    }
    window = new
    updateSafeArea()
    if wishesToBecomeFirstResponder { new?.earlyWishes.append(self) }
    sendDidMoveToWindow()
    viewController?.viewDidMoveToWindow()
    // Who was told may have moved this view or its subviews, and they are where they should be then.
    for subview in subviews where window === new && subview.superview === self { subview.setWindow(new) }
  }

  /// The window ends.
  final func forgetWindow() {
    window = nil
    for subview in subviews { subview.forgetWindow() }
  }
}

// MARK: - Dispatch: overrides made at run time first

extension UIView {
  final func sendWillMove(toSuperview view: UIView?) {
    if overrides?.call("willMoveToSuperview", on: self, .object(view)) == nil { willMove(toSuperview: view) }
  }
  final func sendDidMoveToSuperview() {
    if overrides?.call("didMoveToSuperview", on: self) == nil { didMoveToSuperview() }
  }
  final func sendWillMove(toWindow window: UIWindow?) {
    viewController?.viewWillMove(to: window)
    if overrides?.call("willMoveToWindow", on: self, .object(window)) == nil { willMove(toWindow: window) }
    for subview in subviews { subview.sendWillMove(toWindow: window) }
  }
  final func sendDidMoveToWindow() {
    if overrides?.call("didMoveToWindow", on: self) == nil { didMoveToWindow() }
  }
  final func sendDidAddSubview(_ view: UIView) {
    if overrides?.call("didAddSubview", on: self, .object(view)) == nil { didAddSubview(view) }
  }
  final func sendWillRemoveSubview(_ view: UIView) {
    if overrides?.call("willRemoveSubview", on: self, .object(view)) == nil { willRemoveSubview(view) }
  }
}
