import Foundation

/// Where elements go in a change of items. Supplementary and decoration views go with their sections.
struct Following {
  private let mapping: RowMapping
  /// Items that are made anew, by their paths before and after.
  private let reloaded, renewed: Set<RowPath>

  init(_ mapping: RowMapping, reloaded: Set<RowPath> = []) {
    (self.mapping, self.reloaded, renewed) = (mapping, reloaded, Set(reloaded.compactMap { mapping.after($0) }))
  }

  /// All stay: another layout.
  static var same: Following { Following(RowMapping(ListUpdates())) }

  /// Where an element of the state before stands afterwards; nil when it is gone, or is to be made anew.
  func after(_ element: CollectionElement) -> CollectionElement? {
    guard element.category == .cell else { return move(element, section(element, mapping.sections.carried)) }
    return reloaded.contains(element.path) ? nil : move(element, mapping.after(element.path))
  }

  /// Where an element of the state after stood before; nil when it is new.
  func before(_ element: CollectionElement) -> CollectionElement? {
    guard element.category == .cell else { return move(element, section(element, mapping.sections.origin)) }
    return renewed.contains(element.path) ? nil : move(element, mapping.before(element.path))
  }

  private func section(_ element: CollectionElement, _ follow: (Int) -> Int?) -> RowPath? {
    follow(element.path.section).map { RowPath(section: $0, row: element.path.row) }
  }
  private func move(_ element: CollectionElement, _ path: RowPath?) -> CollectionElement? {
    path.map { CollectionElement(category: element.category, kind: element.kind, path: $0) }
  }
}

/// Carries what is on the screen from one state to the next: after a batch, with another layout, or with an item at another place.
///
/// The model is final at once; only what is shown moves. Views that stay go to their new places; those of elements that are gone leave as
/// the layout says, or fade out; what comes into view comes from where it was, or as the layout says, or fades in.
/// Source: docs/rules/collections.md 3.6
final class CollectionTransition {
  private unowned let view: UICollectionView
  private let following: Following
  /// Where the elements around the visible ones stood.
  private var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private let isAnimated: Bool
  /// False for a view that shows nothing yet: nothing moves there, and its cells wait for the layout.
  private let isShown: Bool
  private var serial = 0

  /// Before the state changes.
  init(_ view: UICollectionView, _ following: Following) {
    (self.view, self.following) = (view, following)
    isAnimated = view.window != nil && view.simulation.areAnimationsEnabled
    isShown = view.content.elements.contains { $0.view != nil } || (view.window != nil && !view.content.rect.isNull)
    guard isShown, isAnimated else { return }
    // A script's layout may change the attributes that it has answered.
    let mayChange = view.layout.overrides != nil
    for entry in view.content.elements { old[entry.element] = mayChange ? entry.attributes.copy() : entry.attributes }
    // A screen further in each direction: from there come those that slide into view.
    guard !view.content.isStale, !view.hasFault else { return }
    let around = view.bounds.shrunk(dx: -view.bounds.width, dy: -view.bounds.height)
    if view.content.rect.covers(around) { return }
    for attributes in view.layout.askElements(in: around) where old[attributes.element] == nil {
      old[attributes.element] = mayChange ? attributes.copy() : attributes
    }
  }

  /// After the state has changed.
  ///
  /// - Parameters:
  ///   - items: what the layout is told of; nil where that isn't an update
  ///   - finish: called inside the animation, after all have their new places
  func run(
    items: [UICollectionViewUpdateItem]?, duration: TimeInterval = ListConstants.updateDuration, completions: [(Bool) -> Void],
    finish: @escaping () -> Void = {}
  ) {
    let view = view
    if items != nil { view.invalidateAll() }
    view.content.isStale = true
    view.setNeedsLayout()
    for index in view.leavingViews.indices {
      view.leavingViews[index].row = view.leavingViews[index].row.flatMap { following.after(.cell($0))?.path }
    }
    guard isShown, !view.hasFault else {
      finish()
      view.tell(completions, true)
      return
    }
    let wasPlacing = view.isPlacing
    view.isPlacing = true
    let size = view.layout.askContentSize()
    if let items, !view.hasFault { UICollectionViewLayout.Overridable.prepareForUpdates(view.layout, items) }
    view.carryShown(isAnimated: isAnimated, duration: duration, completions: completions) { serial in
      let outer = view.transition
      (view.transition, self.serial) = (self, serial)
      if !view.hasFault { move(size) }
      if items != nil { UICollectionViewLayout.Overridable.finalizeUpdates(view.layout) }
      finish()
      view.transition = outer
      view.isPlacing = wasPlacing
    }
    // Faults have left something out of place.
    if view.hasFault { view.content.isStale = true }
  }

  private func move(_ size: CGSize) {
    let animations = view.simulation.animations
    if view.contentSize != size { animations.withoutAnimation { shiftShown(by: view.takeContentSize(size)) } }
    let proposed = view.contentOffset
    let target = animations.outsideBlocks {
      view.collectionDelegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed) ?? view.layout.askTarget(proposed)
    }
    if target != proposed, !view.hasFault { view.bounds.origin = target }
    guard !view.hasFault else { return }
    let shown = view.content.takeViews()
    view.content.isStale = true
    animations.outsideBlocks { view.askLayout() }
    // What the layout couldn't say leaves with what is shown.
    let bounds = view.bounds
    for (element, shownView) in shown {
      guard let new = following.after(element) else {
        leave(shownView, element, to: nil)
        continue
      }
      shownView.element = new
      if let index = view.content.index(of: new), view.content.elements[index].view == nil,
        view.content.elements[index].isVisible(in: bounds) || view.isLifted(shownView)
      {
        view.content.elements[index].view = shownView
        view.place(shownView, view.content.elements[index].attributes)
        if let cell = shownView as? UICollectionViewCell { view.show(cell, selected: view.selection.contains(new.path)) }
      } else if !view.isLifted(shownView) {
        // An item that goes on elsewhere goes there; a view that the layout has no more fades away.
        let row = new.category == .cell ? new.path : nil
        leave(shownView, element, row: row, to: view.hasFault ? nil : animations.outsideBlocks { attributes(new) })
      }
    }
    if !view.hasFault { view.layOutItems() }
  }

  /// What is seen goes along with the offset, from where it moves to its new place.
  private func shiftShown(by change: CGFloat) {
    guard change != 0 else { return }
    for shown in view.content.elements.compactMap(\.view) where !view.isLifted(shown) { shown.center.x += change }
    for leaving in view.leavingViews { leaving.view.center.x += change }
    old = old.mapValues { attributes in
      let moved = attributes.copy()
      moved.center.x += change
      return moved
    }
  }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let index = view.content.index(of: element) { return view.content.elements[index].attributes }
    return element.category == .cell && view.contains(element.path) ? view.layout.askItem(element.path) : nil
  }

  /// - Parameters:
  ///   - row: of a cell whose item only goes out of sight
  ///   - place: where it would stand, out of sight; nil for an element that is gone
  private func leave(
    _ leavingView: UICollectionReusableView, _ element: CollectionElement, row: RowPath? = nil, to place: UICollectionViewLayoutAttributes?
  ) {
    view.leavingViews.append(
      LeavingView(view: leavingView, serial: serial, row: row) { [weak view] in view?.endDisplaying(leavingView, element) })
    let animations = view.simulation.animations
    animations.withoutAnimation { view.sendBehind(leavingView) }
    let final = view.hasFault ? nil : animations.outsideBlocks { view.layout.askFinal(element) }
    if let end = final ?? place { view.show(end, on: leavingView) } else { leavingView.alpha = 0 }
    leavingView.lastAttributes = nil
  }

  /// A view was made for an element that had none on the screen.
  func enter(_ entering: UICollectionReusableView, _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
    guard isAnimated, !view.isLifted(entering), !view.hasFault else { return }
    let animations = view.simulation.animations
    let start = animations.outsideBlocks { view.layout.askInitial(element) } ?? following.before(element).flatMap { old[$0] }
    guard !view.hasFault else { return }
    let looks = CollectionViewLooks(on: entering)
    animations.withoutAnimation {
      if let start { view.show(start, on: entering) } else { entering.alpha = 0 }
    }
    view.show(attributes, on: entering, since: CollectionViewLooks(of: attributes))
    looks.show(on: entering)
  }
}
