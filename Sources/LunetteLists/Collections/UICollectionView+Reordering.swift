import Foundation

/// Moving an item with a finger. Source: docs/rules/collections.md 3.8; Apple, beginInteractiveMovementForItem
extension UICollectionView {
  /// False where the item can't be moved: the data source lacks `moveItemAt`, or doesn't allow it, or the item isn't on the screen.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard lifted == nil, !isPlacing, updateDepth == 0, askedQuestion == nil else { return false }
    loadIfNeeded()
    let path = RowPath(indexPath)
    guard contains(path), let cell = shownCell(at: path), let dataSource, dataSource.takesMoves(in: self) else { return false }
    guard asking("canMoveItemAt", { dataSource.collectionView(self, canMoveItemAt: indexPath) }) else { return false }
    guard !hasFault, lifted == nil, shownCell(at: path) === cell else { return false }
    forgetTouch(notify: true)
    guard shownCell(at: path) === cell, lifted == nil else { return false }
    let row = LiftedRow(path, cell, in: self)
    lifted = row
    raise(cell)
    showLifted(row, at: cell.center)
    return lifted === row
  }

  /// The item's middle is at a point, and a script's layout may say how it looks there. Space: the content
  private func showLifted(_ row: LiftedRow, at point: CGPoint) {
    simulation.performWithoutAnimation { row.cell.center = point }
    let name = UICollectionViewLayout.Overridable.attributesOfMovingItem.name
    guard let overrides = layout.overrides, overrides.implements(name, on: layout), let view = row.cell as? UICollectionViewCell else { return }
    guard let attributes = layout.askMovingItem(row.place.current, point), !hasFault, lifted === row else { return }
    show(attributes, on: view)
    UICollectionReusableView.Overridable.apply(view, attributes)
  }

  /// In front of all others, those of a larger index included, until it has its attributes again.
  private func raise(_ cell: UIView) {
    bringSubviewToFront(cell)
    let depths = content.elements.map { CGFloat($0.attributes.zIndex) }
    simulation.performWithoutAnimation { cell.layer.zPosition = max(cell.layer.zPosition, depths.max() ?? 0) }
  }

  // MARK: An item that a drag carries

  package func allowsMove(of path: RowPath) -> Bool {
    guard let dataSource, dataSource.takesMoves(in: self) else { return false }
    return asking("canMoveItemAt") { dataSource.collectionView(self, canMoveItemAt: path.indexPath) }
  }
  func beginCarrying(_ path: RowPath, at point: CGPoint) -> Bool {
    guard lifted == nil, !isPlacing, updateDepth == 0, askedQuestion == nil, let cell = shownCell(at: path) else { return false }
    lifted = LiftedRow(path, cell, in: self)
    raise(cell)
    return true
  }
  func carry(to point: CGPoint) { updateInteractiveMovementTargetPosition(point) }
  func endCarrying(_ end: CarryEnd) {
    switch end {
    case .moves: endInteractiveMovement()
    case .returns: cancelInteractiveMovement()
    case .isForgotten: cancelMovement()
    }
  }

  /// The item's middle goes to a point of the content; the others make room.
  public func updateInteractiveMovementTargetPosition(_ point: CGPoint) {
    guard let lifted, !isPlacing, askedQuestion == nil, updateDepth == 0 else { return }
    guard isFinite("targetPosition", point) else { return }
    showLifted(lifted, at: point)
    lifted.follow(point)
    guard !hasFault, self.lifted === lifted, let proposal = place(for: lifted, at: point), !hasFault, self.lifted === lifted else { return }
    if proposal == lifted.place.current { lifted.place.proposal = proposal } else { propose(proposal, for: lifted) }
  }

  /// Where the item goes that the finger holds at a point; nil where that isn't known. Space: the content
  private func place(for row: LiftedRow, at point: CGPoint) -> RowPath? {
    let name = UICollectionViewLayout.Overridable.targetOfMovingItem.name
    guard let overrides = layout.overrides, overrides.implements(name, on: layout) else { return path(at: point) }
    let target = UICollectionViewLayout.Overridable.targetOfMovingItem(layout, row.place.current, point)
    return hasRoom(at: target, without: row.place.current) ? target : nil
  }

  /// The item falls into its place. The data source is told if that place is not the one where the item was lifted.
  public func endInteractiveMovement() {
    guard let lifted else { return }
    guard !isPlacing, updateDepth == 0 else { return changesDuringLayout.append(.call { [unowned self] in endInteractiveMovement() }) }
    self.lifted = nil
    if lifted.place.current != lifted.place.source, let dataSource {
      dataSource.collectionView(self, moveItemAt: lifted.place.source.indexPath, to: lifted.place.current.indexPath)
    }
    settle(lifted)
  }

  /// Back to where it came from; nobody hears of it.
  public func cancelInteractiveMovement() {
    guard let lifted else { return }
    guard !isPlacing, updateDepth == 0 else { return changesDuringLayout.append(.call { [unowned self] in cancelInteractiveMovement() }) }
    moveGap(of: lifted, to: lifted.place.source)
    self.lifted = nil
    settle(lifted)
  }

  /// The lifted item is back, and nothing moves, before an update or a change of layouts, which place all items themselves.
  func cancelMovement() {
    guard let lifted else { return }
    self.lifted = nil
    let (old, new) = (lifted.place.current, lifted.place.source)
    if old != new {
      selection.move(from: old, to: new)
      counts = lifted.place.modelCounts(counts)
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
    release(lifted.cell)
    if path(of: lifted.cell) == nil { endDisplaying(lifted.cell, at: new) }
    layOutPartsAgain()
    setNeedsLayout()
  }

  /// The gap goes elsewhere; the items between make room.
  func carryGap(of lifted: LiftedRow, to target: RowPath) {
    let old = lifted.place.current
    guard target != old else { return }
    let transition = CollectionTransition(self, Following(RowMapping(moving: old, to: target)))
    noteGap(of: lifted, at: target)
    layout.carryItems { $0.moved(from: old, to: target) }
    invalidateAll()
    transition.run(items: nil, duration: ListConstants.reorderDuration, completions: [])
    layOutPartsAgain()
    applyChangesDuringLayout()
  }

  /// The lines and the corners of cells follow from how many items there are in a section.
  private func layOutPartsAgain() { for entry in content.elements { entry.view?.setNeedsLayout() } }

  private func settle(_ lifted: LiftedRow) {
    layOutPartsAgain()
    guard let cell = lifted.cell as? UICollectionViewCell else { return }
    cell.lastAttributes = nil
    guard let path = path(of: cell), let index = content.index(of: .cell(path)) else {
      if cell.$list.leads(to: self), !content.elements.contains(where: { $0.view === cell }) { endDisplaying(cell, .cell(lifted.place.current)) }
      setNeedsLayout()
      return
    }
    let attributes = content.elements[index].attributes
    moveAside {
      self.place(cell, attributes)
    } completion: { [weak self] in
      self?.restoreOrder(of: cell)
    }
  }

  private func restoreOrder(of cell: UICollectionViewCell) {
    guard !isLifted(cell), let path = path(of: cell) else { return }
    insert(cell, .cell(path), cell.zIndex)
  }
}
