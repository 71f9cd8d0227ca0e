import Foundation

/// The item that a call to `scrollToItem` is to show.
struct ScrollGoal {
  let path: RowPath
  let position: UICollectionView.ScrollPosition
  /// The offset at which it is thought to be shown.
  var target: CGPoint
  /// The size of the collection view for which that is so.
  var size: CGSize
}

/// Scrolling to items. Source: docs/rules/collections.md 3.5
extension UICollectionView {
  /// An empty position scrolls as little as is needed to show the item.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard simulation.fault == nil, checkScroll(to: path, position) else { return }
    // What stands at the end can only be reached once the content has its size.
    settleContentSize()
    guard let attributes = layout.askItem(path), simulation.fault == nil else { return }
    var frame = attributes.frame
    if let stretch = layout.stretch(ofSection: path.section) {
      scroll(path.section, stretch, to: frame, at: position, animated: animated)
      // The section as a whole stands where the layout itself scrolls.
      frame =
        stretch.isHorizontal
        ? CGRect(x: stretch.frame.minX, y: frame.minY, width: stretch.frame.width, height: frame.height)
        : CGRect(x: frame.minX, y: stretch.frame.minY, width: frame.width, height: stretch.frame.height)
    }
    let target = offset(showing: frame, at: position, in: self)
    if target != contentOffset { UIScrollView.Overridable.setContentOffset(self, target, animated) }
    scrollGoal = layout.asksForPreferredAttributes(of: attributes) ? ScrollGoal(path: path, position: position, target: target, size: bounds.size) : nil
    setNeedsLayout()
  }

  /// Items that are measured on the way move the item that is to be shown: the scroll ends where it is then.
  /// Source: docs/rules/collections.md 3.5 (D)
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard contains(goal.path), !isTracking, let frame = layout.askItem(goal.path)?.frame, simulation.fault == nil else {
      scrollGoal = nil
      return
    }
    let target = offset(showing: frame, at: goal.position, in: self)
    scrollGoal?.target = target
    scrollGoal?.size = bounds.size
    // Measured sizes may have moved the end of the content, and with it the end of the way.
    guard target != (animatedOffsetTarget ?? contentOffset) else { return }
    if animatedOffsetTarget != nil { redirectAnimatedOffset(to: target) } else { bounds.origin = target }
  }

  /// Before a layout: another offset that was set, or a finger, has ended it.
  func checkScrollGoal() {
    guard var goal = scrollGoal else { return }
    let now = animatedOffsetTarget ?? contentOffset
    // A list of another size may have to go elsewhere to show the same item.
    if goal.size != bounds.size, !isTracking {
      (goal.target, goal.size) = (now, bounds.size)
      scrollGoal = goal
    } else if isTracking || goal.target != now {
      scrollGoal = nil
    }
  }

  /// The layout has come to rest: what is shown is measured.
  func endScrollGoal() { if animatedOffsetTarget == nil { scrollGoal = nil } }

  /// - Parameter view: the collection view, or a section that scrolls by itself
  func offset(showing frame: CGRect, at position: ScrollPosition, in view: UIScrollView) -> CGPoint {
    let inset = view.adjustedContentInset
    let (contentOffset, bounds, legalOffsets) = (view.contentOffset, view.bounds, view.legalOffsets)
    func place(
      _ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ wish: Wish
    ) -> CGFloat {
      let (first, last) = (start - low, end - (length - high))
      switch wish {
      case .start: return first
      case .end: return last
      case .middle: return (start + end) / 2 - (low + (length - low - high) / 2)
      case .least: return start < now + low || end - start > length - low - high ? first : end > now + length - high ? last : now
      case .none: return now
      }
    }
    let vertical: Wish =
      position.contains(.top) ? .start : position.contains(.centeredVertically) ? .middle : position.contains(.bottom) ? .end : .none
    let horizontal: Wish =
      position.contains(.left) ? .start : position.contains(.centeredHorizontally) ? .middle : position.contains(.right) ? .end : .none
    let isEmpty = position.isEmpty
    let x = place(frame.minX, frame.maxX, contentOffset.x, bounds.width, inset.left, inset.right, isEmpty ? .least : horizontal)
    let y = place(frame.minY, frame.maxY, contentOffset.y, bounds.height, inset.top, inset.bottom, isEmpty ? .least : vertical)
    return CGPoint(x: x.clamped(to: legalOffsets.x), y: y.clamped(to: legalOffsets.y))
  }

  private enum Wish { case start, middle, end, least, none }

  private func checkScroll(to path: RowPath, _ position: ScrollPosition) -> Bool {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    for (positions, axis) in [(vertical, "vertical"), (horizontal, "horizontal")] where positions.rawValue.nonzeroBitCount > 1 {
      recordException(.invalidArgument, "Invalid scroll position: a position may have one \(axis) part only")
      return false
    }
    guard contains(path) else {
      recordException(.invalidArgument, "attempt to scroll to invalid index path: (\(path: path))")
      return false
    }
    return true
  }
}
