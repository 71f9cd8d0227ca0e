import Foundation
@_spi(Lunette) import LunetteStage

/// Drags a row of a table or of a collection view aside. Source: docs/rules/tables.md 5.4
class RowSwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  override var role: String? { "swipe" }
  /// From right to left a trailing swipe goes to the right.
  private var way: CGFloat { view?.isMirrored == true ? -1 : 1 }

  override init() {
    super.init()
    maximumNumberOfTouches = 1
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }

  /// The side whose actions a finger wants that has gone more across than down; nil for one that scrolls.
  final var sideWanted: SwipeSide? {
    let moved = travelOnAxes
    return abs(moved.x) > abs(moved.y) ? (way * moved.x < 0 ? .trailing : .leading) : nil
  }

  private func act() {
    guard let view else { return }
    switch state {
    case .began:
      begin()
      move(way * translation(in: view).x)
    case .changed: move(way * translation(in: view).x)
    case .ended: end(way * velocity(in: view).x)
    case .cancelled: end(0)
    default: break
    }
  }

  func begin() {}
  /// - Parameter translation: from the leading side to the trailing one. Units: points
  func move(_ translation: CGFloat) {}
  /// - Parameter velocity: from the leading side to the trailing one. Units: points per second
  func end(_ velocity: CGFloat) {}
}

/// Drags a table's row aside. It listens only where a row could be opened, and begins only on a row that has something to show on that side.
final class TableSwipeGestureRecognizer: RowSwipeGestureRecognizer {
  private var table: UITableView? { view as? UITableView }
  private var plan: SwipePlan?
  private weak var dragged: OpenRow?

  override func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    table.map { $0.acceptsSwipe(at: touch.location(in: $0)) } ?? false
  }

  override var axes: (x: CGPoint, y: CGPoint) { table?.axesInWindow ?? super.axes }

  override func mayBegin() -> Bool {
    plan = nil
    guard let table, let touch = gestureTouches.first, let side = sideWanted, table.maySwipeNow else { return false }
    guard let path = table.geometry.row(at: table.convert(touch.initialLocation, from: touch.window).y) else { return false }
    if let open = table.editing.open, open.path == path { return !open.isActing }
    plan = table.planSwipe(path, side)
    return plan != nil
  }

  override func reset() {
    super.reset()
    (plan, dragged) = (nil, nil)
  }

  override func begin() {
    guard let table else { return }
    if let plan { table.beginSwipe(plan) } else { table.editing.open?.startOffset = table.editing.open?.cell.actionsOffset ?? 0 }
    dragged = table.editing.open
  }
  override func move(_ translation: CGFloat) { table?.continueSwipe(translation: translation) }
  override func end(_ velocity: CGFloat) { table?.endSwipe(velocity: velocity) }

  var isSwiping: Bool { latest == .began || latest == .changed }

  /// The row went away under the finger, which then does nothing more.
  func endGesture(of row: OpenRow) {
    guard isSwiping, dragged === row else { return }
    simulation.gestures.abort(self)
  }
}

/// Lifts a row by its reorder control, at once: neither a scroll nor the control's own touch waits for it. Source: docs/rules/tables.md 5.6
class RowReorderGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  override var role: String? { "reorder" }

  override init() {
    super.init()
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureTouches.isEmpty, let control = touch.view as? UITableViewCellMarkControl, control.mark == .reorder else { return false }
    return control.superview.map(mayLift) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func act() {
    switch state {
    case .began: if let cell = gestureTouches.first?.view?.superview { lift(cell, at: location(in: view)) }
    case .changed: carry(to: location(in: view))
    case .ended: drop()
    case .cancelled: putBack()
    default: break
    }
  }

  /// Whether a cell can be lifted by its control now.
  func mayLift(_ cell: UIView) -> Bool { false }
  func lift(_ cell: UIView, at finger: CGPoint) {}
  func carry(to finger: CGPoint) {}
  func drop() {}
  func putBack() {}
}

final class TableReorderGestureRecognizer: RowReorderGestureRecognizer {
  private var table: UITableView? { view as? UITableView }

  override func mayLift(_ cell: UIView) -> Bool { table?.editing.isOn == true }
  override func lift(_ cell: UIView, at finger: CGPoint) { if let cell = cell as? UITableViewCell { table?.beginReordering(cell, at: finger) } }
  override func carry(to finger: CGPoint) { table?.continueReordering(at: finger) }
  override func drop() { table?.endReordering() }
  override func putBack() { table?.returnLiftedRow() }
}
