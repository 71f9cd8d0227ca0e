import Foundation

/// The row changes of one batch, in the order in which they were asked for.
///
/// Index spaces: deletions, reloads and the sources of moves speak of the state before the batch; insertions and the destinations
/// of moves of the state after it. Source: tableview.md 6.1
struct TableUpdates {
  typealias Change = (path: RowPath, animation: UITableView.RowAnimation)

  var deletions: [Change] = []
  var insertions: [Change] = []
  var reloads: [Change] = []
  var moves: [(from: RowPath, to: RowPath)] = []
  /// Of `performBatchUpdates`, in the order in which the calls ended.
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && reloads.isEmpty && moves.isEmpty }

  /// How the number of rows of a section must change. Source: tableview.md 6.3 (a reload is a delete and an insert)
  struct Balance {
    var inserted = 0, deleted = 0, movedIn = 0, movedOut = 0
    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  func balances() -> [Int: Balance] {
    var result: [Int: Balance] = [:]
    for change in deletions { result[change.path.section, default: Balance()].deleted += 1 }
    for change in insertions { result[change.path.section, default: Balance()].inserted += 1 }
    for move in moves {
      result[move.from.section, default: Balance()].movedOut += 1
      result[move.to.section, default: Balance()].movedIn += 1
    }
    return result
  }

  /// What UIKit refuses, in its words; nil for a sound batch.
  ///
  /// - Parameters:
  ///   - before, after: rows of each section
  /// Source: tableview.md 6.3 to 6.5
  func problem(before: [Int], after: [Int]) -> UIException.Reason? {
    if after.count != before.count {
      return """
        Invalid update: invalid number of sections.  The number of sections contained in the table view after the update \
        (\(after.count)) must be equal to the number of sections contained in the table view before the update (\(before.count)), \
        plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """
    }
    if let problem = rangeProblem(before: before) ?? conflict() { return problem }
    let balances = balances()
    for section in before.indices {
      let balance = balances[section] ?? Balance()
      guard after[section] != before[section] + balance.sum else { continue }
      return """
        Invalid update: invalid number of rows in section \(index: section).  The number of rows contained in an existing section \
        after the update (\(after[section])) must be equal to the number of rows contained in that section before the update \
        (\(before[section])), plus or minus the number of rows inserted or deleted from that section (\(balance.inserted) inserted, \
        \(balance.deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(balance.movedIn) moved in, \
        \(balance.movedOut) moved out).
        """
    }
    for path in insertions.map(\.path) + moves.map(\.to) where path.row < 0 || path.row >= after[path.section] {
      return """
        attempt to insert row \(index: path.row) into section \(index: path.section), but there are only \(after[path.section]) rows \
        in section \(index: path.section) after the update
        """
    }
    return nil
  }

  private func rangeProblem(before: [Int]) -> UIException.Reason? {
    for path in deletions.map(\.path) + reloads.map(\.path) {
      if path.section < 0 || path.section >= before.count {
        return """
          attempt to delete row \(index: path.row) from section \(index: path.section), but there are only \(before.count) sections \
          before the update
          """
      }
      if path.row < 0 || path.row >= before[path.section] {
        return """
          attempt to delete row \(index: path.row) from section \(index: path.section) which only contains \(before[path.section]) \
          rows before the update
          """
      }
    }
    for path in insertions.map(\.path) + moves.map(\.to) where path.section < 0 || path.section >= before.count {
      return """
        attempt to insert row \(index: path.row) into section \(index: path.section), but there are only \(before.count) sections \
        after the update
        """
    }
    for move in moves
    where move.from.section < 0 || move.from.section >= before.count || move.from.row < 0
      || move.from.row >= before[move.from.section]
    {
      let count = before.indices.contains(move.from.section) ? before[move.from.section] : 0
      return """
        attempt to move index path (\(path: move.from)) that does not exist - there are only \(count) rows in section \
        \(index: move.from.section) before the update
        """
    }
    return nil
  }

  private func conflict() -> UIException.Reason? {
    var removed: Set<RowPath> = []
    for change in deletions where !removed.insert(change.path).inserted { return "Attempt to create two animations for cell" }
    for change in reloads where removed.contains(change.path) {
      return "attempt to delete and reload the same index path (\(path: change.path))"
    }
    for change in reloads where !removed.insert(change.path).inserted { return "Attempt to create two animations for cell" }
    var sources: Set<RowPath> = []
    var destinations: Set<RowPath> = []
    for move in moves {
      if removed.contains(move.from) { return "attempt to perform a delete and a move from the same index path (\(path: move.from))" }
      if !sources.insert(move.from).inserted || !destinations.insert(move.to).inserted {
        return "Attempt to create two animations for cell"
      }
    }
    for change in insertions {
      if sources.isEmpty == false, moves.contains(where: { $0.to == change.path }) {
        return "attempt to perform an insert and a move to the same index path (\(path: change.path))"
      }
      if !destinations.insert(change.path).inserted { return "Attempt to create two animations for cell" }
    }
    return nil
  }
}

/// Follows rows through a batch. Cost: O(log k) per row for k changes, after sorting them once.
struct RowMapping {
  /// Rows that leave their place, ascending, in the state before; rows that arrive, ascending, in the state after.
  private var left: [RowPath]
  private var arrived: [RowPath]
  private let moved: [RowPath: RowPath]
  private let origins: [RowPath: RowPath]

  init(_ updates: TableUpdates) {
    left = (updates.deletions.map(\.path) + updates.moves.map(\.from)).sorted()
    arrived = (updates.insertions.map(\.path) + updates.moves.map(\.to)).sorted()
    moved = Dictionary(updates.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    origins = Dictionary(updates.moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a row of the state before stands afterwards; nil when it was deleted.
  func after(_ path: RowPath) -> RowPath? { moved[path] ?? Self.follow(path, leaving: left, arriving: arrived) }

  /// Where a row of the state after stood before; nil when it was inserted.
  func before(_ path: RowPath) -> RowPath? { origins[path] ?? Self.follow(path, leaving: arrived, arriving: left) }

  /// - Parameters:
  ///   - leaving: rows that don't go along, in the numbers of `path`
  ///   - arriving: rows that come in between, in the numbers of the result
  private static func follow(_ path: RowPath, leaving: [RowPath], arriving: [RowPath]) -> RowPath? {
    let first = RowPath(section: path.section, row: 0)
    let place = leaving.partition(path)
    if place < leaving.count, leaving[place] == path { return nil }
    var row = path.row - (place - leaving.partition(first))
    var index = arriving.partition(first)
    // Each arrival at or before the row pushes it on by one.
    while index < arriving.count, arriving[index].section == path.section, arriving[index].row <= row {
      row += 1
      index += 1
    }
    return RowPath(section: path.section, row: row)
  }
}

extension [RowPath] {
  /// The index of the first element that isn't less than `path`. The array is ascending.
  func partition(_ path: RowPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
