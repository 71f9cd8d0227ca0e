import Foundation
import LunetteStage

/// A row that hangs from a finger. The list shows its rows as they will be when the row is dropped.
final class LiftedRow {
  var place: LiftedPlace
  let cell: ReusableView

  init(_ path: RowPath, _ cell: ReusableView) { (place, self.cell) = (LiftedPlace(path), cell) }
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
  }

  /// Nothing hangs from the finger any more; the cell goes if its place is out of sight.
  final func letGo() {
    guard let row = lifted else { return }
    lifted = nil
    release(row.cell)
    if path(of: row.cell) == nil { endDisplaying(row.cell, at: row.place.source) }
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
