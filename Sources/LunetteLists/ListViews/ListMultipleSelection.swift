import Foundation
import LunetteCore
@_spi(Lunette) import LunetteStage

/// Selecting rows by two fingers that move over them, or while editing by one along the edge with the marks.
/// Source: Apple, "Selecting multiple items with a two-finger pan gesture" (iOS 13); docs/rules/lists.md 5
extension ListView {
  private static let multipleKey = CompanionKey<MultipleSelectionRecognizer>()

  /// The delegate is another one: it may let fingers do so, or no longer.
  final func multipleSelectionMayHaveChanged() {
    let known = companions[Self.multipleKey]
    guard offersMultipleSelection != (known != nil) else { return }
    if let known {
      companions[Self.multipleKey] = nil
      return removeGestureRecognizer(known)
    }
    let recognizer = MultipleSelectionRecognizer()
    companions[Self.multipleKey] = recognizer
    addGestureRecognizer(recognizer)
  }

  /// Whether the fingers of its scroll pan are about to select rows.
  final func selectsInPlaceOfScrolling() -> Bool { companions[Self.multipleKey]?.wantsToBegin() ?? false }

  fileprivate func selectByFingers(_ path: RowPath, _ wanted: Bool) {
    loadIfNeeded()
    guard contains(path), selectsByTouch, selectsMany, selection.contains(path) != wanted else { return }
    if wanted { selectByFinger(path) } else { deselectByFinger(path) }
  }

  /// The row at a point; beside all rows the nearest one on the screen.
  fileprivate func row(nearest point: CGPoint) -> RowPath? {
    if let path = rowUnder(point) { return path }
    func distance(_ cell: UIView) -> CGFloat {
      let frame = cell.convert(cell.bounds, to: self)
      return hypot(max(0, frame.minX - point.x, point.x - frame.maxX), max(0, frame.minY - point.y, point.y - frame.maxY))
    }
    return shownCells.min { distance($0) < distance($1) }.flatMap(path(of:))
  }

  /// The rows from one up to another, in their order; none where that stands before it.
  /// - Parameter withEnd: without the first one and with the last one, instead of the other way round
  fileprivate func rows(from first: RowPath, upTo last: RowPath, withEnd: Bool = false) -> [RowPath] {
    guard first < last else { return [] }
    var rows: [RowPath] = []
    for section in first.section...last.section where counts.indices.contains(section) {
      let start = section == first.section ? first.row + (withEnd ? 1 : 0) : 0
      let end = min(counts[section], section == last.section ? last.row + (withEnd ? 1 : 0) : Int.max)
      guard start < end else { continue }
      for row in start..<end { rows.append(RowPath(section: section, row: row)) }
    }
    return rows
  }
}

final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  override var role: String? { "select rows" }
  private var list: ListView? { view as? ListView }
  /// The row under the fingers where they have landed, and the one under them now.
  private var anchor: RowPath?
  private var current: RowPath?
  /// Whether rows become selected, or are no longer.
  private var selects = true
  /// What was selected before.
  private var before: Set<RowPath> = []
  private var answer: Bool?
  private lazy var scroller = ListEdgeScroller { [weak self] in
    guard let self, let list, latest == .began || latest == .changed else { return nil }
    return location(in: list)
  } moved: { [weak self] in
    self?.follow()
  }

  override init() {
    super.init()
    (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
    addTarget { [weak self] _ in self?.act() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if latest == .possible, let list, let first = gestureTouches.first {
      minimumNumberOfTouches = list.startsSelectionByOneFinger(at: first.location(in: list)) ? 1 : 2
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    (anchor, current, answer, before) = (nil, nil, nil, [])
  }

  /// Asks the delegate, once for each gesture.
  func wantsToBegin() -> Bool {
    if let answer { return answer }
    guard let list, gestureTouches.count >= minimumNumberOfTouches, gestureTouches.count <= 2 else { return false }
    let start = gestureTouches.map { list.convert($0.initialLocation, from: nil) }
    let middle = CGPoint(x: start.map(\.x).reduce(0, +) / CGFloat(start.count), y: start.map(\.y).reduce(0, +) / CGFloat(start.count))
    guard list.selectsSeveralByFingers, list.lifted == nil, let path = list.rowUnder(middle) else { return false }
    let answer = list.shouldBeginMultipleSelection(at: path)
    (self.answer, anchor) = (answer, path)
    return answer
  }

  override func mayBegin() -> Bool { wantsToBegin() }

  private func act() {
    guard let list else { return }
    switch state {
    case .began:
      guard let anchor else { return }
      list.forgetTouch(notify: true)
      list.didBeginMultipleSelection(at: anchor)
      before = list.selection.selected
      selects = !before.contains(anchor)
      follow()
    case .changed: follow()
    case .ended, .cancelled: list.didEndMultipleSelection()
    default: break
    }
  }

  /// Rows between the first one and the fingers have the new state, the others that which they had before.
  private func follow() {
    guard let list, let anchor, let reached = list.row(nearest: location(in: list)) else { return }
    // Both stretches of rows hold the first one, so that they differ at their ends only.
    let known = current ?? anchor
    let (old, new) = ((low: min(anchor, known), high: max(anchor, known)), (low: min(anchor, reached), high: max(anchor, reached)))
    let isFirst = current == nil
    current = reached
    let left = list.rows(from: old.low, upTo: new.low) + list.rows(from: new.high, upTo: old.high, withEnd: true)
    let entered = Array(list.rows(from: new.low, upTo: old.low).reversed()) + list.rows(from: old.high, upTo: new.high, withEnd: true)
    for path in left {
      if HostWork.mustEnd("taking \(left.count) rows from the selection") { return }
      list.selectByFingers(path, before.contains(path))
    }
    for path in (isFirst ? [anchor] : []) + entered {
      if HostWork.mustEnd("selecting \(entered.count) rows") { return }
      list.selectByFingers(path, selects)
    }
    scroller.follow(list)
  }
}
