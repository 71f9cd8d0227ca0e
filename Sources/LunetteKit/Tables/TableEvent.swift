import Foundation

/// A table took in changes of its rows and sections, or a collection view of its items and sections.
package struct TableEvent: SimulationEvent {
  package let table: UIScrollView
  package let changes: [TableChange]
}

/// One change of a table. Rows and sections from 0, those of deletions and reloads in the state before.
package enum TableChange {
  case reloadedAll
  case inserted([RowPath])
  case deleted([RowPath])
  case reloaded([RowPath])
  case reconfigured([RowPath])
  case moved(RowPath, to: RowPath)
  case insertedSections([Int])
  case deletedSections([Int])
  case reloadedSections([Int])
  case movedSection(Int, to: Int)
}

extension TableUpdates {
  /// For a log: what the batch asked for, kind by kind.
  var changes: [TableChange] {
    var changes: [TableChange] = []
    if !deletedSections.isEmpty { changes.append(.deletedSections(deletedSections.map(\.section))) }
    if !insertedSections.isEmpty { changes.append(.insertedSections(insertedSections.map(\.section))) }
    if !reloadedSections.isEmpty { changes.append(.reloadedSections(reloadedSections.map(\.section))) }
    changes += movedSections.map { .movedSection($0.from, to: $0.to) }
    if !deletions.isEmpty { changes.append(.deleted(deletions.map(\.path))) }
    if !insertions.isEmpty { changes.append(.inserted(insertions.map(\.path))) }
    if !reconfigured.isEmpty { changes.append(.reconfigured(reconfigured)) }
    if !reloads.isEmpty { changes.append(.reloaded(reloads.map(\.path))) }
    return changes + moves.map { .moved($0.from, to: $0.to) }
  }
}
