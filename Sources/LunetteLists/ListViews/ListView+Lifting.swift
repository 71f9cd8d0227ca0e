import Foundation
import LunetteStage

/// A row that hangs from a finger. The list shows its rows as they will be when the row is dropped.
final class LiftedRow {
  var place: LiftedPlace
  let cell: ReusableView
  /// From the cell's top edge down to the finger, in a table. Units: points.
  var belowTop: CGFloat = 0
  /// Where the finger is, from the upper left corner of what is seen of the list. Units: points.
  private var finger = CGPoint.zero
  private weak var list: ListView?
  private lazy var scroller = ListEdgeScroller(list.map { "\($0.words.aThing) that is held" }) { [weak self] in
    guard let self, let list, list.lifted === self else { return nil }
    return CGPoint(x: list.bounds.minX + finger.x, y: list.bounds.minY + finger.y)
  } moved: { [weak self] in
    guard let self, let list, list.lifted === self else { return }
    list.carryLifted(self, to: CGPoint(x: list.bounds.minX + finger.x, y: list.bounds.minY + finger.y))
  }

  init(_ path: RowPath, _ cell: ReusableView, in list: ListView) { (place, self.cell, self.list) = (LiftedPlace(path), cell, list) }

  /// The finger is there; near an edge of the list it scrolls it. Space: the content
  func follow(_ point: CGPoint) {
    guard let list else { return }
    finger = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    scroller.follow(list)
  }
}

/// A row that a finger carries to another place. Source: docs/rules/tables.md 5.6, docs/rules/collections.md 3.8
extension ListView {
  /// The path by which the data source knows a row now; and the other way round.
  final func modelPath(_ path: RowPath) -> RowPath { lifted?.place.modelPath(path) ?? path }
  final func displayedPath(_ path: RowPath) -> RowPath { lifted?.place.displayedPath(path) ?? path }

  /// Whether a cell hangs from a finger. The list's layout leaves it there.
  final func isLifted(_ view: UIView) -> Bool { lifted.map { $0.cell === view } ?? false }

  /// What the finger points at now: the delegate is asked for the place, and the row's gap goes there.
  final func propose(_ proposal: RowPath, for row: LiftedRow) {
    guard proposal != row.place.proposal else { return }
    row.place.proposal = proposal
    let answer = askTarget(from: row.place.source, proposal)
    // The delegate may have ended it, or named a place that there isn't.
    guard lifted === row, !hasFault, !isPlacing else { return }
    moveGap(of: row, to: hasRoom(at: answer, without: row.place.current) ? answer : proposal)
  }

  /// The counts and the selection follow the gap.
  final func noteGap(of row: LiftedRow, at target: RowPath) {
    let old = row.place.current
    counts[old.section] -= 1
    counts[target.section] += 1
    row.place.current = target
    selection.move(from: old, to: target)
    if let path = cellAside?.path { cellAside?.path = path.moved(from: old, to: target) }
  }

  /// Nothing hangs from the finger any more; the cell goes if its place is out of sight.
  final func letGo() {
    guard let row = lifted else { return }
    lifted = nil
    release(row.cell)
    guard path(of: row.cell) == nil else { return }
    setAside(row.cell, at: row.place.current)
    endDisplaying(row.cell, at: row.place.source)
  }

  /// What makes room, and what falls into its place.
  final func moveAside(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    guard window != nil, simulation.areAnimationsEnabled else {
      simulation.performWithoutAnimation(changes)
      return completion()
    }
    simulation.animate(withDuration: ListConstants.reorderDuration, options: .allowUserInteraction, animations: changes) { _ in completion() }
  }
}
