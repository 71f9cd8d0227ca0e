import Foundation
@_spi(Lunette) import LunetteStage

/// Swiping rows of lists aside, and lifting them. One for each collection view that shows list cells. Source: docs/rules/lists.md 2.7
final class ListGestures {
  private static let key = CompanionKey<ListGestures>()
  private(set) weak var open: UICollectionViewListCell?
  private var configuration: UISwipeActionsConfiguration?
  private var side = SwipeSide.trailing
  private var startOffset: CGFloat = 0
  private var isActing = false

  static func of(_ view: UICollectionView) -> ListGestures? { view.companions[key] }

  static func install(in view: UICollectionView) {
    guard view.companions[key] == nil else { return }
    view.companions[key] = ListGestures()
    view.addGestureRecognizer(ListSwipeGestureRecognizer())
    view.addGestureRecognizer(ListReorderGestureRecognizer())
  }

  // MARK: The finger

  /// Asks the list for the row's actions. Returns: whether there are any
  func plan(_ cell: UICollectionViewListCell, _ side: SwipeSide, in view: UICollectionView) -> Bool {
    guard let answer = cell.swipeConfiguration(side), !view.hasFault else { return false }
    (configuration, self.side) = (answer, side)
    return true
  }

  func begin(_ cell: UICollectionViewListCell) {
    if open === cell, cell.actionsView != nil {
      startOffset = cell.actionsOffset
      return
    }
    close(animated: true)
    guard let configuration else { return }
    let view = SwipeActionsView(configuration.actions.map { .contextual($0) }, side: side, rowHeight: cell.bounds.height) {
      [weak self, weak cell] index, button in
      if let self, let cell { self.perform(index, cell, from: button) }
    }
    cell.closeActions()
    cell.actionsView = view
    cell.simulation.performWithoutAnimation {
      cell.addSubview(view)
      view.place(in: cell.bounds, offset: 0)
    }
    cell.clipsToBounds = true
    (open, startOffset) = (cell, 0)
    cell.configured.isSwiped = true
    cell.stateDidChange()
    cell.collectionView?.forgetTouch(notify: true)
  }

  func move(_ translation: CGFloat) {
    guard let cell = open, let view = cell.actionsView else { return }
    cell.actionsOffset = view.pull(startOffset + translation, in: cell, allowsFull: configuration?.performsFirstActionWithFullSwipe == true)
  }

  /// - Parameter velocity: from the leading side to the trailing one. Units: points per second
  func end(_ velocity: CGFloat) {
    guard let cell = open, let view = cell.actionsView else { return }
    let sign = side.sign
    let distance = cell.actionsOffset * sign
    if view.isFull {
      slide(cell, to: cell.bounds.width * sign)
      perform(0, cell, from: view)
    } else if CellConstants.staysOpen(distance, of: view.naturalWidth, speed: velocity * sign, in: cell.system) {
      slide(cell, to: view.naturalWidth * sign)
    } else {
      close(animated: true)
    }
  }

  /// A tap on a minus sign shows what a swipe would.
  func openTrailing(_ cell: UICollectionViewListCell) {
    guard let view = cell.collectionView, plan(cell, .trailing, in: view) else { return }
    begin(cell)
    if let actions = cell.actionsView { slide(cell, to: -actions.naturalWidth) }
  }

  private func slide(_ cell: UICollectionViewListCell, to offset: CGFloat, then end: (() -> Void)? = nil) {
    cell.actionsOffset = offset
    guard cell.window != nil, cell.simulation.areAnimationsEnabled else {
      end?()
      return
    }
    cell.simulation.animate(
      withDuration: CellConstants.editingDuration, options: .allowUserInteraction,
      animations: {
        cell.layoutIfNeeded()
        cell.actionsView?.layoutIfNeeded()
      }, completion: { _ in end?() })
  }

  func close(animated: Bool) {
    guard let cell = open else { return }
    open = nil
    let view = cell.actionsView
    view?.isUserInteractionEnabled = false
    let remove = { [weak cell] in
      guard let cell, cell.actionsView === view else { return }
      cell.closeActions()
      cell.stateDidChange()
    }
    if animated { slide(cell, to: 0, then: remove) } else { remove() }
  }

  private func perform(_ index: Int, _ cell: UICollectionViewListCell, from button: UIView) {
    guard open === cell, let action = configuration?.actions[index], !isActing else { return }
    isActing = true
    action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
    isActing = false
  }
}

extension UICollectionViewListCell {
  /// What the list shows where the row is swiped to one side; nil for nothing.
  func swipeConfiguration(_ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard let collectionView, !isHeader, let look = list(of: self), let path = element?.path, collectionView.lifted == nil, collectionView.updateDepth == 0
    else { return nil }
    let provider =
      side == .leading
      ? look.configuration.leadingSwipeActionsConfigurationProvider : look.configuration.trailingSwipeActionsConfigurationProvider
    return provider?(path.indexPath).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  func openTrailingActions() { collectionView.flatMap(ListGestures.of)?.openTrailing(self) }

  /// The recognizers that list cells need, where this one could use them.
  func installGestures() {
    guard let collectionView, ListGestures.of(collectionView) == nil else { return }
    let configuration = list(of: self)?.configuration
    let swipes = configuration?.leadingSwipeActionsConfigurationProvider != nil || configuration?.trailingSwipeActionsConfigurationProvider != nil
    let isMoved = accessories.contains { if case .reorder = $0.kind { true } else { false } }
    if swipes || isMoved { ListGestures.install(in: collectionView) }
  }
}

/// Drags a row of a list aside, as one of a table.
final class ListSwipeGestureRecognizer: RowSwipeGestureRecognizer {
  private var list: UICollectionView? { view as? UICollectionView }
  private var gestures: ListGestures? { list.flatMap(ListGestures.of) }
  private weak var cell: UICollectionViewListCell?

  private func cell(at touch: UITouch) -> UICollectionViewListCell? {
    var current = touch.view
    while let view = current {
      if let cell = view as? UICollectionViewListCell { return cell }
      current = view.superview
    }
    return nil
  }

  override func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let list, let gestures else { return false }
    let found = cell(at: touch)
    guard let open = gestures.open else { return found != nil }
    // A touch beside the actions selects nothing; one elsewhere closes what is open as it lands, one on the row as it lifts.
    if let actions = open.actionsView, touch.view?.isDescendant(of: actions) != true { list.closingTouch = touch }
    if open !== found { gestures.close(animated: true) }
    return found != nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let list, let touch = touches.inLandingOrder.first, touch === list.closingTouch, let gestures,
      gestures.open === cell(at: touch)
    {
      gestures.close(animated: true)
    }
    super.touchesEnded(touches, with: event)
  }

  override func mayBegin() -> Bool {
    guard let list, let gestures, let touch = gestureTouches.first, let side = sideWanted, let found = cell(at: touch) else { return false }
    cell = found
    return gestures.open === found || gestures.plan(found, side, in: list)
  }

  override func begin() { if let cell { gestures?.begin(cell) } }
  override func move(_ translation: CGFloat) { gestures?.move(translation) }
  override func end(_ velocity: CGFloat) { gestures?.end(velocity) }
}

/// Lifts a row of a list by its reorder accessory, as one of a table.
final class ListReorderGestureRecognizer: RowReorderGestureRecognizer {
  private var list: UICollectionView? { view as? UICollectionView }
  /// From the finger to the middle of the lifted cell. Units: points.
  private var grip = CGPoint.zero
  private var isLifting = false

  override func mayLift(_ cell: UIView) -> Bool { cell is UICollectionViewListCell }
  override func lift(_ cell: UIView, at finger: CGPoint) {
    isLifting = false
    guard let list, let cell = cell as? UICollectionViewListCell, let path = list.indexPath(for: cell) else { return }
    grip = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
    isLifting = list.beginInteractiveMovementForItem(at: path)
    guard isLifting else { return }
    cell.configured.isReordering = true
    cell.stateDidChange()
  }
  override func carry(to finger: CGPoint) {
    if isLifting { list?.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)) }
  }
  override func drop() { finish { $0.endInteractiveMovement() } }
  override func putBack() { finish { $0.cancelInteractiveMovement() } }

  private func finish(_ end: (UICollectionView) -> Void) {
    guard isLifting, let list else { return }
    isLifting = false
    let cell = list.lifted?.cell as? UICollectionViewListCell
    end(list)
    cell?.configured.isReordering = false
    cell?.stateDidChange()
  }
}
