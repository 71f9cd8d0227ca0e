import Foundation

/// The cell phase: views that left go to their pools, then what entered gets views: cells, supplementary views, decorations, each
/// ascending. Source: docs/rules/collections.md 3.2
extension UICollectionView {
  func layOutItems() {
    followDirection()
    checkScrollGoal()
    // Each round is the last, except where cells prefer other attributes than those they got.
    for _ in 0..<CollectionConstants.mostMeasuringRounds {
      loadIfNeeded()
      guard !hasFault else { return leaveRestToNextLayout() }
      askLayout()
      guard !hasFault else { return leaveRestToNextLayout() }
      placeBackground()
      removeViewsOutside()
      guard changesDuringLayout.isEmpty else { return }
      let isDone = addViews()
      guard !hasFault else { return leaveRestToNextLayout() }
      guard changesDuringLayout.isEmpty, !isDone else {
        if changesDuringLayout.isEmpty { layout.elementsWereShown() }
        endScrollGoal()
        return
      }
    }
    recordException(
      .internalInconsistency,
      """
      the cells have preferred other attributes than the layout gave them \(CollectionConstants.mostMeasuringRounds) times in one layout; \
      preferredLayoutAttributesFitting must come to rest
      """)
  }

  /// A fault has left elements without views; the next layout asks for them again.
  private func leaveRestToNextLayout() { content.isStale = true }

  // MARK: Asking the layout

  /// Brings `content` up to date with the bounds and with the layout.
  func askLayout() {
    settleContentSize()
    // The content size may have moved the offset, which may have invalidated the layout again.
    if layout.needsPrepare { settleContentSize() }
    followScrollGoal()
    let rect = CollectionContent.rect(around: bounds)
    guard content.isStale || content.rect != rect else { return }
    content.isStale = false
    content.rect = rect
    placeScrollers()
    let answered = layout.askElements(in: rect)
    guard !hasFault else { return }
    take(answered)
  }

  /// The content size follows the layout's, before the elements are asked for.
  func settleContentSize() {
    guard content.isStale else { return }
    let size = layout.askContentSize()
    guard !hasFault else { return }
    if contentSize != size { takeContentSize(size) }
    startAtReadingEnd()
    guard offsetAdjustment != .zero else { return }
    let change = offsetAdjustment
    offsetAdjustment = .zero
    // A drag, or another motion, goes on from there.
    shiftContent(by: change)
  }

  /// From right to left all places are counted from the right end, which moves with the size: what is seen stays. Source: docs/rules/accessibility.md 11 (D)
  ///
  /// - Returns: how far the offset has followed. Units: points
  @discardableResult func takeContentSize(_ size: CGSize) -> CGFloat {
    let (offset, end) = (contentOffset.x, legalOffsets.x.upperBound)
    let change = size.width - contentSize.width
    contentSize = size
    guard content.hasStart, change != 0, beginsAtRight else { return 0 }
    let legal = legalOffsets.x
    // Where nothing can be scrolled, the end doesn't move as far as the size does.
    let goal = isTracking ? offset + legal.upperBound - end : (offset + legal.upperBound - end).clamped(to: legal)
    if goal != contentOffset.x { shiftContent(by: CGPoint(x: goal - contentOffset.x, y: 0)) }
    return goal - offset
  }

  /// From right to left another width leaves what is at the right end there.
  func keepReadingEnd(since old: CGRect) {
    guard content.hasStart, beginsAtRight else { return }
    let goal = (old.maxX - bounds.width).clamped(to: legalOffsets.x)
    if goal != contentOffset.x { shiftContent(by: CGPoint(x: goal - contentOffset.x, y: 0)) }
  }

  /// What the layout has computed holds for one direction; a list that stood at its beginning does so in the other one, too.
  private func followDirection() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored != content.isMirrored else { return }
    content.isMirrored = isMirrored
    guard !content.elements.isEmpty else { return }
    content.hasStart = false
    if !isMirrored, UICollectionViewLayout.Overridable.flipsHorizontally(layout), contentOffset.x == legalOffsets.x.upperBound {
      bounds.origin.x = legalOffsets.x.lowerBound
    }
    layout.invalidateLayout()
  }

  /// Between the left end and the right one, at which content begins that is laid out from right to left: the right end of what is seen, where all of it
  /// fits. Units: points. Source: docs/rules/accessibility.md 11 (D)
  final func mirrorWidth(_ content: CGFloat) -> CGFloat {
    let inset = adjustedContentInset
    return max(content, bounds.width - inset.left - inset.right)
  }

  /// From right to left the first item is at the right end, and is seen first. Source: docs/rules/accessibility.md 11 (D)
  private func startAtReadingEnd() {
    guard !content.hasStart, contentSize.width > bounds.width, bounds.width > 0 else { return }
    content.hasStart = true
    guard beginsAtRight, contentOffset.x == legalOffsets.x.lowerBound else { return }
    bounds.origin.x = legalOffsets.x.upperBound
  }

  /// Views of elements that are still there stay; the others end. - Parameter attributes: of all elements around what is visible
  private func take(_ attributes: [UICollectionViewLayoutAttributes]) {
    var entries = attributes.map { CollectionContent.Entry($0, shift: scrollOffset(of: $0)) }
    entries.sort { $0.element < $1.element }
    // Of two for one element the first counts.
    if zip(entries, entries.dropFirst()).contains(where: { $0.element == $1.element }) {
      var unique: [CollectionContent.Entry] = []
      for entry in entries where unique.last?.element != entry.element { unique.append(entry) }
      entries = unique
    }
    let old = content.takeViews()
    content.elements = entries
    var gone: [(CollectionElement, UICollectionReusableView)] = []
    for (element, view) in old {
      guard let index = content.index(of: element) else {
        gone.append((element, view))
        continue
      }
      content.elements[index].view = view
      place(view, content.elements[index].attributes)
    }
    leave(gone)
  }

  // MARK: Views

  /// A cell that hangs from a finger is seen there, wherever its place is.
  private func leave(_ gone: [(CollectionElement, UICollectionReusableView)]) {
    for (element, view) in gone where !isLifted(view) {
      if element.category == .cell { setAside(view, at: element.path) }
      endDisplaying(view, element)
    }
  }

  private func removeViewsOutside() {
    var gone: [(CollectionElement, UICollectionReusableView)] = []
    let bounds = bounds
    for index in content.elements.indices {
      guard let view = content.elements[index].view, !content.elements[index].isVisible(in: bounds) else { continue }
      gone.append((content.elements[index].element, view))
      content.elements[index].view = nil
    }
    // All leave before anybody is told.
    leave(gone)
  }

  /// - Returns: whether the layout may stand as it is
  private func addViews() -> Bool {
    let bounds = bounds
    var count = 0
    var index = 0
    while index < content.elements.count {
      defer { index += 1 }
      guard content.elements[index].isVisible(in: bounds) else { continue }
      count += 1
      if let shown = content.elements[index].view {
        if !elementsToMeasure.isEmpty, elementsToMeasure.remove(content.elements[index].element) != nil,
          prefers(shown, content.elements[index].attributes)
        {
          return false
        }
        continue
      }
      guard count <= ListConstants.mostVisible else {
        recordException(
          .internalInconsistency,
          """
          more than \(ListConstants.mostVisible) items would be on the screen at once, of which each needs a cell; give items a size \
          that can be seen, and the collection view the size of what shows it
          """)
        return true
      }
      let entry = content.elements[index]
      guard let view = makeView(entry.element, entry.attributes) else { return true }
      // The data source, which was asked, may have looked at the layout, or have handed out a view that another element had.
      guard index < content.elements.count, content.elements[index].element == entry.element else {
        putAway(view, entry.element)
        return false
      }
      content.elements[index].view = view
      transition?.enter(view, entry.element, entry.attributes)
      if prefers(view, entry.attributes) { return false }
      guard changesDuringLayout.isEmpty else { return true }
    }
    return true
  }

  /// A view that came in is asked for the attributes it prefers, where the layout cares. - Returns: whether the layout has become another
  private func prefers(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard layout.asksForPreferredAttributes(of: attributes), !isLifted(view) else { return false }
    let preferred = UICollectionReusableView.Overridable.preferredLayoutAttributesFitting(view, attributes.copy())
    guard !hasFault, !UICollectionViewLayoutAttributes.Overridable.isEqual(preferred, attributes) else { return false }
    typealias Asked = UICollectionViewLayout.Overridable
    guard preferred.isFinite, Asked.shouldInvalidateLayoutForPreferredAttributes(layout, preferred, attributes), !hasFault else { return false }
    Asked.invalidateLayout(layout, Asked.invalidationContextForPreferredAttributes(layout, preferred, attributes))
    return true
  }

  /// Asks for a view and shows it; nil when it wasn't answered, which is a fault and ends the pass.
  private func makeView(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let animations = simulation.animations
    let model = modelPath(element.path)
    guard let view = animations.outsideBlocks({ askView(element, model) }), !hasFault else { return nil }
    // A view for two elements ends up at the last one.
    if view.$list.leads(to: self), let index = content.elements.firstIndex(where: { $0.view === view }) { content.elements[index].view = nil }
    if let index = leavingViews.firstIndex(where: { $0.view === view }) { leavingViews.remove(at: index) }
    noteShown(view)
    view.list = self
    animations.withoutAnimation {
      if view.superview != nil { view.layer.removeAllAnimations(finished: true) }
      let dequeued = view.dequeuedWith
      (view.lastAttributes, view.dequeuedWith) = (nil, nil)
      place(view, attributes, since: dequeued)
      (view as? UICollectionViewCell)?.isEditing = isEditingItems
      if let cell = view as? UICollectionViewCell, element.category == .cell {
        show(cell, selected: selection.contains(element.path))
        cell.willBeShown()
      }
      insert(view, element, attributes.zIndex)
    }
    guard !hasFault else {
      putAway(view, element)
      return nil
    }
    animations.outsideBlocks { tellWillDisplay(view, element, model) }
    return view
  }

  /// Puts away a view that was made for an element that isn't there any more.
  private func putAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if view.$list.leads(to: self) { view.list = nil }
    if element.category == .cell, setAside(view, at: element.path) { return }
    view.removeFromSuperview()
    keepForReuse(view)
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement, _ model: RowPath) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      asking("willDisplay") { delegate.collectionView(self, willDisplay: cell, forItemAt: model.indexPath) }
    } else {
      asking("willDisplaySupplementaryView") {
        delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: model.indexPath)
      }
    }
  }

  /// Gives a view the place and the looks that the layout wants. `apply` is called when something of it is new.
  ///
  /// - Parameter dequeued: with what the data source got it
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, since dequeued: UICollectionViewLayoutAttributes? = nil) {
    if isLifted(view) || isShown(attributes, by: view) { return }
    let old = view.lastValues
    view.lastAttributes = attributes
    bringHome(view, attributes)
    show(attributes, on: view, since: old.map(CollectionViewLooks.init(of:)) ?? dequeued.map(CollectionViewLooks.init(of:)))
    if let oldIndex = old?.zIndex, oldIndex != attributes.zIndex, view.superview === home(of: attributes.element) {
      insert(view, attributes.element, attributes.zIndex)
    }
    view.element = attributes.element
    UICollectionReusableView.Overridable.apply(view, attributes)
  }

  /// Whether the view has taken on all that the attributes say. A script's class may have fields: it says itself what is equal, or they are new.
  private func isShown(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) -> Bool {
    guard let last = view.lastAttributes, view.lastValues == attributes.values else { return false }
    if attributes.overrides == nil { return true }
    return attributes.saysEqual(to: last) == true
  }

  /// - Parameter old: what the view has been given before. Looks that the layout leaves as they were may be the app's own by now, and stay.
  ///   Source: docs/rules/collections.md 3.3
  func show(_ attributes: UICollectionViewLayoutAttributes, on view: UICollectionReusableView, since old: CollectionViewLooks? = nil) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    let center = placeAtHome(attributes)
    if view.center != center { view.center = center }
    let looks = CollectionViewLooks(of: attributes)
    looks.show(on: view, since: old)
  }

  /// Behind what has a larger index, or the same index and comes later: the order doesn't depend on which came into view first.
  func insert(_ view: UICollectionReusableView, _ element: CollectionElement, _ zIndex: Int) {
    (view.element, view.zIndex) = (element, zIndex)
    if isLifted(view) { addSubview(view) } else { stack(view, element, zIndex, in: home(of: element)) }
  }

  /// Among the views of the collection view, or of a section that scrolls by itself.
  func stack(_ view: UIView, _ element: CollectionElement, _ zIndex: Int, in home: UIView) {
    func isBehind(_ otherElement: CollectionElement?, _ otherIndex: Int) -> Bool {
      guard let otherElement else { return false }
      return otherIndex == zIndex ? otherElement < element : otherIndex < zIndex
    }
    let below = home.subviews.last { other in
      guard other !== view else { return false }
      if let scroller = other as? OrthogonalScroller { return isBehind(scroller.element, 0) }
      guard let other = other as? UICollectionReusableView, other.$list.leads(to: self), !isLifted(other) else { return false }
      return isBehind(other.element, other.zIndex)
    }
    if let below {
      home.insertSubview(view, aboveSubview: below)
    } else if let backgroundView, backgroundView.superview === home {
      home.insertSubview(view, aboveSubview: backgroundView)
    } else {
      home.insertSubview(view, at: 0)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let isBack = content.elements.contains { $0.view === view }
    if !isBack { view.element = nil }
    takeOff(view, isBack: isBack) {
      guard let delegate = collectionDelegate else { return }
      if let cell = view as? UICollectionViewCell, element.category == .cell {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.path.indexPath)
      } else {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.path.indexPath)
      }
    }
  }
}

/// What attributes say of a view beside its place.
struct CollectionViewLooks {
  let transform3D: CATransform3D
  let alpha: CGFloat
  let isHidden: Bool
  /// The layer's zPosition: the index of what stands in front. What has a lower index than others is behind them by its place among the subviews, where
  /// it still stands in front of the collection view's background. Source: docs/rules/collections.md 3.2
  let depth: CGFloat

  init(of attributes: UICollectionViewLayoutAttributes) {
    (transform3D, alpha, isHidden) = (attributes.transform3D, attributes.alpha, attributes.isHidden)
    depth = CGFloat(max(0, attributes.zIndex))
  }
  init(of values: UICollectionViewLayoutAttributes.Values) {
    (transform3D, alpha, isHidden) = (values.transform3D, values.alpha, values.isHidden)
    depth = CGFloat(max(0, values.zIndex))
  }
  init(on view: UIView) { (transform3D, alpha, isHidden, depth) = (view.transform3D, view.alpha, view.isHidden, view.layer.zPosition) }

  /// - Parameter old: what is the same there is not touched
  func show(on view: UIView, since old: CollectionViewLooks? = nil) {
    if transform3D != old?.transform3D, view.transform3D != transform3D { view.transform3D = transform3D }
    if alpha != old?.alpha, view.alpha != alpha { view.alpha = alpha }
    if isHidden != old?.isHidden, view.isHidden != isHidden { view.isHidden = isHidden }
    if depth != old?.depth, view.layer.zPosition != depth { view.layer.zPosition = depth }
  }
}
