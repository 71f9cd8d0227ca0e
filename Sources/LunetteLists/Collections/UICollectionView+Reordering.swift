import Foundation

/// An item that hangs from a finger. The counts and the layout are as they will be when it is dropped.
final class ItemMovement {
  var place: LiftedPlace
  let cell: UICollectionViewCell
  /// The data source's counts.
  let counts: [Int]

  init(_ path: RowPath, _ cell: UICollectionViewCell, counts: [Int]) { (place, self.cell, self.counts) = (LiftedPlace(path), cell, counts) }
}

/// Moving an item with a finger. Source: docs/rules/collections.md 3.8; Apple, beginInteractiveMovementForItem
extension UICollectionView {
  /// False where the item can't be moved: the data source lacks `moveItemAt`, or doesn't allow it, or the item isn't on the screen.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, !isPlacing, updateDepth == 0, askedQuestion == nil else { return false }
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard contains(path), let cell = visibleCell(at: path), let dataSource, dataSource.takesMoves(in: self) else { return false }
    guard asking("canMoveItemAt", { dataSource.collectionView(self, canMoveItemAt: indexPath) }) else { return false }
    guard !hasFault, movement == nil, visibleCell(at: path) === cell else { return false }
    forgetTouch(notify: true)
    guard visibleCell(at: path) === cell, movement == nil else { return false }
    movement = ItemMovement(path, cell, counts: counts)
    bringSubviewToFront(cell)
    return true
  }

  /// The item's middle goes to a point of the content; the others make room.
  public func updateInteractiveMovementTargetPosition(_ point: CGPoint) {
    guard let lifted = movement, !isPlacing, askedQuestion == nil, updateDepth == 0 else { return }
    guard isFinite("targetPosition", point) else { return }
    simulation.performWithoutAnimation { lifted.cell.center = point }
    guard let proposal = path(at: point), proposal != lifted.place.proposal, !hasFault else { return }
    lifted.place.proposal = proposal
    guard proposal != lifted.place.current else { return }
    let answer = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: lifted.place.source.indexPath, toProposedIndexPath: proposal.indexPath)
    // The delegate may have ended it, or named a place that there isn't.
    guard movement === lifted, !hasFault, !isPlacing else { return }
    let target = answer.map(RowPath.init) ?? proposal
    if !hasFault { moveGap(of: lifted, to: hasRoom(at: target, without: lifted.place.current) ? target : proposal) }
  }

  /// The item falls into its place. The data source is told if that place is not the one where the item was lifted.
  public func endInteractiveMovement() {
    guard let lifted = movement else { return }
    guard !isPlacing, updateDepth == 0 else { return changesDuringLayout.append(.call { [unowned self] in endInteractiveMovement() }) }
    movement = nil
    if lifted.place.current != lifted.place.source, let dataSource {
      dataSource.collectionView(self, moveItemAt: lifted.place.source.indexPath, to: lifted.place.current.indexPath)
    }
    settle(lifted)
  }

  /// Back to where it came from; nobody hears of it.
  public func cancelInteractiveMovement() {
    guard let lifted = movement else { return }
    guard !isPlacing, updateDepth == 0 else { return changesDuringLayout.append(.call { [unowned self] in cancelInteractiveMovement() }) }
    moveGap(of: lifted, to: lifted.place.source)
    movement = nil
    settle(lifted)
  }

  /// The lifted item is back, and nothing moves, before an update or a change of layouts, which place all items themselves.
  func cancelMovement() {
    guard let lifted = movement else { return }
    movement = nil
    let (old, new) = (lifted.place.current, lifted.place.source)
    if old != new {
      selection.move(from: old, to: new)
      counts = lifted.counts
      let shown = content.takeViews()
      content.elements.removeAll()
      invalidateAll()
      if !hasFault, !isPlacing { askLayout() }
      for (element, view) in shown {
        let now = element.category == .cell ? CollectionElement.cell(element.path.moved(from: old, to: new)) : element
        view.element = now
        if let index = content.index(of: now) { content.elements[index].view = view } else { endDisplaying(view, now) }
      }
    }
    lifted.cell.lastAttributes = nil
    if path(of: lifted.cell) == nil { endDisplaying(lifted.cell, .cell(new)) }
    setNeedsLayout()
  }

  /// The items are about to be forgotten.
  func dropMovement() {
    guard let lifted = movement else { return }
    movement = nil
    lifted.cell.lastAttributes = nil
    if path(of: lifted.cell) == nil { endDisplaying(lifted.cell, .cell(lifted.place.source)) }
  }

  /// The path by which the data source knows an item now; and the other way round.
  func modelPath(_ path: RowPath) -> RowPath { movement?.place.modelPath(path) ?? path }
  func displayedPath(_ path: RowPath) -> RowPath { movement?.place.displayedPath(path) ?? path }

  /// The gap goes elsewhere; the items between make room.
  private func moveGap(of lifted: ItemMovement, to target: RowPath) {
    let old = lifted.place.current
    guard target != old else { return }
    let transition = CollectionTransition(self, Following(RowMapping(moving: old, to: target)))
    counts[old.section] -= 1
    counts[target.section] += 1
    lifted.place.current = target
    selection.move(from: old, to: target)
    layout.carryItems { $0.moved(from: old, to: target) }
    invalidateAll()
    transition.run(items: nil, duration: CellConstants.reorderDuration, completions: [])
    applyChangesDuringLayout()
  }

  private func settle(_ lifted: ItemMovement) {
    let cell = lifted.cell
    cell.lastAttributes = nil
    guard let path = path(of: cell), let index = content.index(of: .cell(path)) else {
      if cell.collectionView === self, !content.elements.contains(where: { $0.view === cell }) { endDisplaying(cell, .cell(lifted.place.current)) }
      setNeedsLayout()
      return
    }
    let attributes = content.elements[index].attributes
    let place = { self.place(cell, attributes) }
    guard window != nil, simulation.areAnimationsEnabled else {
      simulation.performWithoutAnimation(place)
      return restoreOrder(of: cell)
    }
    simulation.animate(
      withDuration: CellConstants.reorderDuration, options: .allowUserInteraction, animations: place,
      completion: { [weak self] _ in self?.restoreOrder(of: cell) })
  }

  private func restoreOrder(of cell: UICollectionViewCell) {
    guard movement?.cell !== cell, let path = path(of: cell) else { return }
    insert(cell, .cell(path), cell.zIndex)
  }
}
