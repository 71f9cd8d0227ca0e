import Foundation

/// What a callback asked of a table while that laid out its rows: a cell's `didMoveToSuperview`, for example, that inserts a row.
///
/// The layout ends at the row it has come to, the change is made, and a new layout follows: no cell is asked for by a number that the
/// data source no longer gives its row. Ours; UIKit makes the change in the middle of its own layout
enum ChangeDuringLayout {
  /// A batch that was found to be sound, and the counts after it.
  case batch(TableUpdates, [Int])
  case reload
}

extension UITableView {
  /// The counts after the last of those that wait; nil where none does.
  var countsAfterChanges: [Int]? {
    if case .batch(_, let counts) = changesDuringLayout.last { return counts }
    return nil
  }

  /// What was to be updated before is part of what is loaded.
  func reloadAfterLayout() {
    updates?.drop()
    let dropped = changesDuringLayout
    changesDuringLayout = [.reload]
    for case .batch(let batch, _) in dropped { tell(batch.completions, false) }
  }

  /// The layout has stopped: rows may lack cells.
  func leaveRestToNextLayout() { rowsToCheck = .cellsAndPlaces }

  /// Applies the changes in their order; each transition lays the table out. After a fault, or too many changes, the table loads everything anew instead.
  func applyChangesDuringLayout() {
    var rounds = 0
    while !isPlacingRows, !changesDuringLayout.isEmpty {
      rounds += 1
      guard simulation.fault == nil, rounds <= TableConstants.mostChangesDuringLayout else {
        changesDuringLayout.removeAll()
        markForReload()
        if simulation.fault == nil { simulation.recordFault(TableRestlessError()) }
        return
      }
      switch changesDuringLayout.removeFirst() {
      case .batch(let batch, let counts): carryOut(batch, counts)
      case .reload: reloadData()
      }
      setNeedsLayout()
    }
  }
}

/// Misuse of a table, or of a collection view, that UIKit answers with an endless loop.
public struct TableRestlessError: Error, CustomStringConvertible {
  var words = ListWords.table

  public var description: String {
    "the \(words.things) changed \(TableConstants.mostChangesDuringLayout) times in one layout of the \(words.short), each time from a callback of a cell that came "
      + "into it or left it; change them once, or later, for example from after(0, function() ... end)"
  }
}
