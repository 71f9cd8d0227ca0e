import Foundation

/// An item that hangs from a finger.
///
/// Invariant: the counts, the layout and the visible cells stand as they will when the item is dropped: `current` is its place there. The
/// data source still counts as before the lift; `UICollectionView.modelPath` translates.
final class ItemMovement {
  let source: RowPath
  var current: RowPath
  /// What the delegate was asked about last.
  var proposal: RowPath
  let cell: UICollectionViewCell
  /// The data source's counts.
  let counts: [Int]

  init(_ path: RowPath, _ cell: UICollectionViewCell, counts: [Int]) {
    (source, current, proposal, self.cell, self.counts) = (path, path, path, cell, counts)
  }
}

/// Moving an item with a finger. Source: docs/rules/collections.md 3.8; Apple, beginInteractiveMovementForItem
extension UICollectionView {
  /// False where the item can't be moved: the data source lacks `moveItemAt`, or doesn't allow it, or the item isn't on the screen.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, !isPlacingItems, updateDepth == 0, askedQuestion == nil else { return false }
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
    guard let lifted = movement, !isPlacingItems, askedQuestion == nil, updateDepth == 0 else { return }
    guard isFinite("targetPosition", point) else { return }
    simulation.performWithoutAnimation { lifted.cell.center = point }
    guard let proposal = path(at: point), proposal != lifted.proposal, !hasFault else { return }
    lifted.proposal = proposal
    guard proposal != lifted.current else { return }
    let answer = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: lifted.source.indexPath, toProposedIndexPath: proposal.indexPath)
    // The delegate may have ended it, or named a place that there isn't.
    guard movement === lifted, !hasFault, !isPlacingItems else { return }
    let target = answer.map(RowPath.init) ?? proposal
    if !hasFault { moveGap(of: lifted, to: exists(target, without: lifted.current) ? target : proposal) }
  }

  /// The item falls into its place. The data source is told if that place is not the one where the item was lifted.
  public func endInteractiveMovement() {
    guard let lifted = movement else { return }
    guard !isPlacingItems, updateDepth == 0 else { return changesDuringLayout.append(.endMovement(isCancelled: false)) }
    movement = nil
    if lifted.current != lifted.source, let dataSource {
      dataSource.collectionView(self, moveItemAt: lifted.source.indexPath, to: lifted.current.indexPath)
    }
    settle(lifted)
  }

  /// Back to where it came from; nobody hears of it.
  public func cancelInteractiveMovement() {
    guard let lifted = movement else { return }
    guard !isPlacingItems, updateDepth == 0 else { return changesDuringLayout.append(.endMovement(isCancelled: true)) }
    moveGap(of: lifted, to: lifted.source)
    movement = nil
    settle(lifted)
  }

  /// The same before an update or a change of layouts, which place all items themselves.
  func cancelMovement() {
    guard let lifted = movement else { return }
    movement = nil
    let (old, new) = (lifted.current, lifted.source)
    if old != new {
      selected = Set(selected.map { $0.moved(from: old, to: new) })
      counts = lifted.counts
      let shown = content.takeViews()
      content.elements.removeAll()
      invalidateAll()
      if !hasFault, !isPlacingItems { askLayout() }
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
    if path(of: lifted.cell) == nil { endDisplaying(lifted.cell, .cell(lifted.source)) }
  }

  /// The path by which the data source knows an item now; and the other way round.
  func modelPath(_ path: RowPath) -> RowPath { movement.map { path.moved(from: $0.current, to: $0.source) } ?? path }
  func displayedPath(_ path: RowPath) -> RowPath { movement.map { path.moved(from: $0.source, to: $0.current) } ?? path }
  /// How the data source counts.
  var modelCounts: [Int] { movement?.counts ?? counts }

  /// Whether an item could be put there once the one at `gone` is taken out.
  private func exists(_ path: RowPath, without gone: RowPath) -> Bool {
    guard counts.indices.contains(path.section), path.row >= 0 else { return false }
    return path.row <= counts[path.section] - (path.section == gone.section ? 1 : 0)
  }

  /// The gap goes elsewhere; the items between make room.
  private func moveGap(of lifted: ItemMovement, to target: RowPath) {
    let old = lifted.current
    guard target != old else { return }
    let transition = CollectionTransition(self, Following(moving: old, to: target))
    counts[old.section] -= 1
    counts[target.section] += 1
    lifted.current = target
    selected = Set(selected.map { $0.moved(from: old, to: target) })
    layout.carryItems { $0.moved(from: old, to: target) }
    invalidateAll()
    transition.run(items: nil, duration: CellConstants.reorderDuration, completions: [])
    applyChangesDuringLayout()
  }

  private func settle(_ lifted: ItemMovement) {
    let cell = lifted.cell
    cell.lastAttributes = nil
    guard let path = path(of: cell), let index = content.index(of: .cell(path)) else {
      if cell.collectionView === self, !content.elements.contains(where: { $0.view === cell }) { endDisplaying(cell, .cell(lifted.current)) }
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
