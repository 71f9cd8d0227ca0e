import Foundation

/// Insets, and the offsets that they and the content's size make legal. Source: docs/rules/scrolling.md, "Insets"; Apple,
/// adjustedContentInset
extension UIScrollView {
  /// What counts for the legal offsets: the content inset, and of the safe area what `contentInsetAdjustmentBehavior` adds.
  public var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshRoom
    guard safeAreaInsets != .zero else { return inset }
    let (safe, adjusts) = (safeAreaInsets, adjustedAxes)
    return inset
      + UIEdgeInsets(
        top: adjusts.y ? safe.top : 0, left: adjusts.x ? safe.left : 0, bottom: adjusts.y ? safe.bottom : 0,
        right: adjusts.x ? safe.right : 0)
  }

  /// The part of it by which a refresh control holds the content down.
  package var refreshRoom: CGFloat { refresher?.heldHeight ?? 0 }

  /// What is left of the safe area for the content. Along the axes that it scrolls, content passes under the bars. (ours)
  var contentSafeArea: UIEdgeInsets {
    guard safeAreaInsets != .zero else { return .zero }
    let adjusts = adjustedAxes
    return UIEdgeInsets(left: adjusts.x ? 0 : safeAreaInsets.left, right: adjusts.x ? 0 : safeAreaInsets.right)
  }

  /// The axes on which the safe area is added. `automatic` adds it for scroll views in a view controller's view only: one that stands
  /// in a bare window is left alone, as a plain scroll view of iOS 7 to 10 was. (The classic profile; decided here.) The content of a
  /// controller that a navigation or tab bar controller shows gets it above and below whether it can be scrolled or not.
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior
  private var adjustedAxes: (x: Bool, y: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: scrollableAxes
    case .automatic: automaticAxes
    }
  }

  private var automaticAxes: (x: Bool, y: Bool) {
    guard isInViewController else { return (false, false) }
    var axes = scrollableAxes
    if !axes.y, safeAreaInsets.top != 0 || safeAreaInsets.bottom != 0 { axes.y = contentOwner?.adjustsContentScrollView ?? false }
    return axes
  }

  /// The owner of the content: of the view that it is, or whose first subview it is.
  private var contentOwner: (any ViewOwner)? {
    if let owner { return owner }
    guard let superview, superview.subviews.first === self else { return nil }
    return superview.owner
  }

  /// Where content is larger than the view, or always bounces. An axis without safe area isn't looked at: a table would load its rows.
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior
  private var scrollableAxes: (x: Bool, y: Bool) {
    let safe = safeAreaInsets
    let across = safe.left != 0 || safe.right != 0
    let down = safe.top != 0 || safe.bottom != 0
    return (
      across && (alwaysBounceHorizontal || contentSize.width > bounds.width),
      down && (alwaysBounceVertical || contentSize.height > bounds.height)
    )
  }

  private var isInViewController: Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current.owner != nil { return true }
      ancestor = current.superview
    }
    return false
  }

  /// From `-adjustedContentInset` to what lets the last of the content be seen. Source: docs/rules/scrolling.md, Insets
  public var legalOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) { legalOffsets(for: contentSize) }

  func legalOffsets(for size: CGSize) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
      // Not -0, which scripts would print.
      let lowest = 0 - before
      return ClosedRange(from: lowest, to: max(lowest, content + after - length))
    }
    return (
      range(inset.left, size.width, inset.right, bounds.width),
      range(inset.top + expandableTop, size.height, inset.bottom, bounds.height)
    )
  }

  func legalOffset(nearest offset: CGPoint) -> CGPoint {
    let legal = legalOffsets
    return CGPoint(x: offset.x.clamped(to: legal.x), y: offset.y.clamped(to: legal.y))
  }

  package func canScroll(horizontally: Bool) -> Bool {
    let legal = legalOffsets
    let range = horizontally ? legal.x : legal.y
    return range.upperBound > range.lowerBound || (bounces && (horizontally ? alwaysBounceHorizontal : alwaysBounceVertical))
  }

  /// Whether content stands on its side of the legal range, so that a finger moving that way could only stretch it.
  package func isAtEdge(horizontally: Bool, towardsStart: Bool) -> Bool {
    let range = horizontally ? legalOffsets.x : legalOffsets.y
    let offset = horizontally ? contentOffset.x : contentOffset.y
    return towardsStart ? offset <= range.lowerBound : offset >= range.upperBound
  }

  // MARK: Changes

  /// Content, insets or size changed. An offset at rest is moved into the legal range at once; a running motion ends there by itself.
  func legalOffsetsDidChange() {
    guard !isPlacingZoom else { return }
    tellLowerBars()
    redirectMotion()
    guard !isMoving else { return }
    clamp(contentOffset)
  }

  /// A refresh control holds the content down, or lets it go: unlike an inset of the app's it leaves content that is at the top where it is.
  func refreshRoomDidChange() {
    settledInset = adjustedContentInset
    legalOffsetsDidChange()
  }

  /// The view got another size, as when the screen is turned.
  func sizeDidChange(from old: CGSize) {
    if case let constrained = isContentConstrained, constrained.width || constrained.height {
      awaitsContentSize = true
      setNeedsLayout()
    }
    insetsMayHaveChanged()
    // At its start the content stays legal whatever the size; a table then needn't load its rows for the question.
    if !isMoving, contentOffset == CGPoint(x: -settledInset.left, y: -settledInset.top) { return }
    turnPage(from: old)
    legalOffsetsDidChange()
  }

  /// Looks whether `adjustedContentInset` has another value, and follows it: an offset that stood at the top stays at the top.
  /// Source: Apple, contentInset and adjustedContentInsetDidChange
  /// - Parameter hasLeft: whether the view has left its window, and its safe area with it: until it stands in one again it keeps its place
  package func insetsMayHaveChanged(hasLeft: Bool = false) {
    if hasLeft {
      hasKeptPlace = true
      return setNeedsLayout()
    }
    let (old, new) = (settledInset, adjustedContentInset)
    guard new != old else { return }
    settledInset = new
    if bounces(atTop: -old.top) { shiftContent(by: old.top - new.top) }
    redirectMotion()
    if !isMoving {
      var offset = contentOffset
      // Below a large title that had collapsed when the list was covered it wasn't at its top.
      if offset.y == -old.top, !hasKeptPlace || expandableTop == 0 { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      clamp(offset)
    }
    if safeAreaInsets != .zero { for subview in subviews { subview.updateSafeArea() } }
    Overridable.adjustedContentInsetDidChange(self)
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether the content bounces back to its top, which is at an offset. With another inset it bounces there as well.
  private func bounces(atTop offset: CGFloat) -> Bool {
    guard drag == nil, pageAhead == nil, contentOffset.y <= offset, case .decelerating(_, let y, _) = motion else { return false }
    return y.target == offset
  }

  private func clamp(_ offset: CGPoint) {
    let legal = awaitsContentSize ? offset : legalOffset(nearest: offset)
    guard legal != contentOffset else { return }
    isClamping = true
    bounds.origin = legal
    isClamping = false
  }
}
