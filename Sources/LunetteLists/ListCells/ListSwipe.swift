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
    let sign: CGFloat = side == .trailing ? -1 : 1
    var distance = max(0, (startOffset + translation) * sign)
    let isFullAllowed = configuration?.performsFirstActionWithFullSwipe == true
    if !isFullAllowed, distance > view.naturalWidth {
      distance = view.naturalWidth + RubberBand.shown(distance: distance - view.naturalWidth, dimension: cell.bounds.width)
    }
    view.isFull = isFullAllowed && distance > cell.bounds.width * CellConstants.fullSwipeShare
    cell.actionsOffset = (distance * sign).roundedToPixel(scale: cell.simulation.screen.scale)
  }

  /// - Parameter velocity: from the leading side to the trailing one. Units: points per second
  func end(_ velocity: CGFloat) {
    guard let cell = open, let view = cell.actionsView else { return }
    let sign: CGFloat = side == .trailing ? -1 : 1
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

/// Drags a row of a list aside. Source: docs/rules/tables.md 5.4, as for rows of tables
final class ListSwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var list: UICollectionView? { view as? UICollectionView }
  private weak var cell: UICollectionViewListCell?
  override var role: String? { "swipe" }

  override init() {
    super.init()
    maximumNumberOfTouches = 1
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  private func cell(at touch: UITouch) -> UICollectionViewListCell? {
    var current = touch.view
    while let view = current {
      if let cell = view as? UICollectionViewListCell { return cell }
      current = view.superview
    }
    return nil
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let list, let gestures = ListGestures.of(list) else { return false }
    let found = cell(at: touch)
    guard let open = gestures.open else { return found != nil }
    // A touch beside the actions selects nothing; one elsewhere closes what is open as it lands, one on the row as it lifts.
    if let actions = open.actionsView, touch.view?.isDescendant(of: actions) != true { list.closingTouch = touch }
    if open !== found { gestures.close(animated: true) }
    return found != nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let list, let touch = touches.inLandingOrder.first, touch === list.closingTouch, let gestures = ListGestures.of(list),
      gestures.open === cell(at: touch)
    {
      gestures.close(animated: true)
    }
    super.touchesEnded(touches, with: event)
  }

  /// More across than down.
  override func mayBegin() -> Bool {
    var moved = travelOnAxes
    if list?.isMirrored == true { moved.x = 0 - moved.x }
    guard let list, let gestures = ListGestures.of(list), let touch = gestureTouches.first, abs(moved.x) > abs(moved.y), let found = cell(at: touch)
    else { return false }
    cell = found
    if gestures.open === found { return true }
    return gestures.plan(found, moved.x < 0 ? .trailing : .leading, in: list)
  }

  private func act() {
    guard let list, let gestures = ListGestures.of(list), let cell else { return }
    // From right to left a trailing swipe goes to the right.
    let way: CGFloat = list.isMirrored ? -1 : 1
    switch state {
    case .began:
      gestures.begin(cell)
      gestures.move(way * translation(in: list).x)
    case .changed: gestures.move(way * translation(in: list).x)
    case .ended: gestures.end(way * velocity(in: list).x)
    case .cancelled: gestures.end(0)
    default: break
    }
  }
}

/// Lifts a row by its reorder accessory, at once. Source: docs/rules/tables.md 5.6, as for rows of tables
final class ListReorderGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  override var role: String? { "reorder" }
  private var list: UICollectionView? { view as? UICollectionView }
  /// From the finger to the middle of the lifted cell. Units: points.
  private var grip = CGPoint.zero
  private var isLifting = false

  override init() {
    super.init()
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureTouches.isEmpty && (touch.view as? UITableViewCellMarkControl)?.mark == .reorder && touch.view?.superview is UICollectionViewListCell
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func act() {
    guard let list else { return }
    let finger = location(in: list)
    switch state {
    case .began:
      isLifting = false
      guard let cell = gestureTouches.first?.view?.superview as? UICollectionViewListCell, let path = list.indexPath(for: cell) else { return }
      grip = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
      isLifting = list.beginInteractiveMovementForItem(at: path)
      if isLifting {
        cell.configured.isReordering = true
        cell.stateDidChange()
      }
    case .changed where isLifting:
      // Rows go up and down only.
      list.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended where isLifting: end(list) { list.endInteractiveMovement() }
    case .cancelled where isLifting: end(list) { list.cancelInteractiveMovement() }
    default: break
    }
  }

  private func end(_ list: UICollectionView, _ end: () -> Void) {
    isLifting = false
    let cell = list.lifted?.cell as? UICollectionViewListCell
    end()
    cell?.configured.isReordering = false
    cell?.stateDidChange()
  }
}
