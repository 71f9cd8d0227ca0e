/// Which rows of a list are selected, and which one a finger is on.
package struct ListSelection {
  package private(set) var selected: Set<RowPath> = [] { didSet { (ordered, least) = (nil, nil) } }
  /// The selected rows in order, from when they are asked for until they change.
  private var ordered: [RowPath]?
  private var least: RowPath?
  /// The row that a finger highlights.
  package var highlighted: RowPath?
  /// The row on which the finger landed, of a list whose rows are highlighted again when the finger comes back to them.
  package var touched: RowPath?

  package init() {}

  package var ascending: [RowPath] {
    mutating get {
      let paths = ordered ?? selected.sorted()
      ordered = paths
      return paths
    }
  }
  /// The first of the selected rows.
  package var first: RowPath? {
    mutating get {
      if least == nil { least = ordered?.first ?? selected.min() }
      return least
    }
  }
  package func contains(_ path: RowPath) -> Bool { selected.contains(path) }

  package mutating func set(_ isSelected: Bool, _ path: RowPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
  }

  package mutating func clear() { selected.removeAll() }

  /// Rows take their selection and the finger along; deleted and reloaded ones lose them. Source: docs/rules/tables.md 4.4
  package mutating func carry(_ mapping: RowMapping, reloaded: Set<RowPath>) {
    func carried(_ path: RowPath?) -> RowPath? { path.flatMap { reloaded.contains($0) ? nil : mapping.after($0) } }
    selected = Set(selected.compactMap(carried))
    (highlighted, touched) = (carried(highlighted), carried(touched))
  }

  /// One row goes elsewhere, or back.
  package mutating func move(from old: RowPath, to new: RowPath) { selected = Set(selected.map { $0.moved(from: old, to: new) }) }
}

/// The place of a row that hangs from a finger.
///
/// Invariant: the list shows its rows as they will stand when the row is dropped: `current` is its place there. The data source still counts
/// as before the lift.
package struct LiftedPlace {
  package let source: RowPath
  package var current: RowPath
  /// What the delegate was asked about last.
  package var proposal: RowPath

  package init(_ source: RowPath) { (self.source, current, proposal) = (source, source, source) }

  /// The path by which the data source knows a row; and where a row stands that the data source knows by a path.
  package func modelPath(_ path: RowPath) -> RowPath { path.moved(from: current, to: source) }
  package func displayedPath(_ path: RowPath) -> RowPath { path.moved(from: source, to: current) }
  /// The data source's counts. - Parameter shown: those of the rows as they are shown
  package func modelCounts(_ shown: [Int]) -> [Int] {
    var counts = shown
    counts[current.section] -= 1
    counts[source.section] += 1
    return counts
  }
}

extension RowPath {
  /// Where a row stands after another one (or itself) has gone from `old` to `new`.
  package func moved(from old: RowPath, to new: RowPath) -> RowPath {
    if self == old { return new }
    var path = self
    if section == old.section, row > old.row { path.row -= 1 }
    if section == new.section, path.row >= new.row { path.row += 1 }
    return path
  }
}

/// What a list has asked for ahead of time.
package struct Prefetching {
  /// Asked for, not cancelled, not yet in view.
  private(set) var requested: Set<RowPath> = []

  package init() {}

  /// Rows that weren't wanted before are new; those that aren't wanted any more, and haven't come into view, are cancelled.
  ///
  /// - Parameter ahead: what is wanted now, the nearest first
  package mutating func want(_ ahead: [RowPath], isShown: (RowPath) -> Bool) -> (new: [RowPath], cancelled: [RowPath]) {
    let (wanted, before) = (Set(ahead), requested)
    requested = wanted
    return (ahead.filter { !before.contains($0) }, before.filter { !wanted.contains($0) && !isShown($0) }.sorted())
  }

  package mutating func carry(_ mapping: RowMapping) { requested = Set(requested.compactMap { mapping.after($0) }) }
}

/// What callbacks asked of a list while that laid out its rows: a cell's `didMoveToSuperview`, for example, that inserts a row.
///
/// The layout ends at the row it has come to, the changes are made in their order, and a new layout follows: no cell is asked for by a number
/// that the data source no longer gives its row. Ours; UIKit makes the change in the middle of its own layout
package struct WaitingChanges {
  package enum Change {
    /// A batch that was found to be sound, and the counts after it.
    case batch(ListUpdates, [Int])
    case reload
    /// Another call, made anew.
    case call(() -> Void)
  }

  private var changes: [Change] = []

  package init() {}
  package var isEmpty: Bool { changes.isEmpty }
  package mutating func append(_ change: Change) { changes.append(change) }
  package mutating func takeFirst() -> Change { changes.removeFirst() }
  package mutating func removeAll() { changes.removeAll() }

  package var hasReload: Bool { changes.contains { if case .reload = $0 { true } else { false } } }

  /// The counts after the last batch that waits; nil where none does.
  package var counts: [Int]? {
    for case .batch(_, let counts) in changes.reversed() { return counts }
    return nil
  }

  /// Loads the list anew: updates that wait are part of what is loaded. - Returns: the batches that aren't applied any more
  package mutating func reload() -> [ListUpdates] {
    let dropped = changes
    changes = dropped.filter { if case .call = $0 { true } else { false } } + [.reload]
    return dropped.compactMap { if case .batch(let batch, _) = $0 { batch } else { nil } }
  }
}
