import Foundation
@_spi(Lunette) import LunetteStage

/// Drags a row aside. It listens only where a row could be opened, and begins only on a row that has something to show on that side.
/// Source: docs/rules/tables.md 5.4
final class TableSwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private var table: UITableView? { view as? UITableView }
  private var plan: SwipePlan?
  private weak var dragged: OpenRow?
  override var role: String? { "swipe" }

  override init() {
    super.init()
    maximumNumberOfTouches = 1
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    table.map { $0.acceptsSwipe(at: touch.location(in: $0)) } ?? false
  }

  override var axes: (x: CGPoint, y: CGPoint) { table?.axesInWindow ?? super.axes }

  /// More across than down.
  override func mayBegin() -> Bool {
    plan = nil
    var moved = travelOnAxes
    if table?.isMirrored == true { moved.x = 0 - moved.x }
    guard let table, let touch = gestureTouches.first, abs(moved.x) > abs(moved.y), table.maySwipeNow else { return false }
    guard let path = table.geometry.row(at: table.convert(touch.initialLocation, from: touch.window).y) else { return false }
    if let open = table.editing.open, open.path == path { return !open.isActing }
    plan = table.planSwipe(path, moved.x < 0 ? .trailing : .leading)
    return plan != nil
  }

  override func reset() {
    super.reset()
    (plan, dragged) = (nil, nil)
  }

  private func act() {
    guard let table else { return }
    // From right to left a trailing swipe goes to the right.
    let way: CGFloat = table.isMirrored ? -1 : 1
    switch state {
    case .began:
      if let plan { table.beginSwipe(plan) } else { table.editing.open?.startOffset = table.editing.open?.cell.actionsOffset ?? 0 }
      dragged = table.editing.open
      table.continueSwipe(translation: way * translation(in: table).x)
    case .changed: table.continueSwipe(translation: way * translation(in: table).x)
    case .ended: table.endSwipe(velocity: way * velocity(in: table).x)
    case .cancelled: table.endSwipe(velocity: 0)
    default: break
    }
  }

  var isSwiping: Bool { latest == .began || latest == .changed }

  /// The row went away under the finger, which then does nothing more.
  func endGesture(of row: OpenRow) {
    guard isSwiping, dragged === row else { return }
    simulation.gestures.abort(self)
  }
}

/// Lifts a row by its reorder control, at once: neither a scroll nor the control's own touch waits for it. Source: docs/rules/tables.md 5.6
final class TableReorderGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  override var role: String? { "reorder" }
  private var table: UITableView? { view as? UITableView }

  override init() {
    super.init()
    delegate = self
    addTarget { [weak self] _ in self?.act() }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureTouches.isEmpty && (touch.view as? UITableViewCellMarkControl)?.mark == .reorder && table?.editing.isOn == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func act() {
    guard let table else { return }
    switch state {
    case .began:
      guard let cell = gestureTouches.first?.view?.superview as? UITableViewCell else { return }
      table.beginReordering(cell, at: location(in: table))
    case .changed: table.continueReordering(at: location(in: table))
    case .ended: table.endReordering()
    case .cancelled: table.returnLiftedRow()
    default: break
    }
  }
}
