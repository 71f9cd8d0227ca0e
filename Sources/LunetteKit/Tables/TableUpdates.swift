import Foundation

/// The changes of one batch of a table, or of a collection view (whose items are its rows), in the order in which they were asked for.
///
/// Index spaces: deletions, reloads and the sources of moves speak of the state before the batch; insertions and the destinations
/// of moves of the state after it. What happens to single rows of a section that is deleted, inserted or reloaded as a whole is part
/// of that. Source: docs/rules/tables.md 6.1, 6.5
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation
  typealias Change = (path: RowPath, animation: Animation)
  typealias SectionChange = (section: Int, animation: Animation)

  var deletions: [Change] = []
  var insertions: [Change] = []
  var reloads: [Change] = []
  /// Rows whose cells are asked for again and stay. In the state before.
  var reconfigured: [RowPath] = []
  var moves: [(from: RowPath, to: RowPath)] = []

  var deletedSections: [SectionChange] = []
  var insertedSections: [SectionChange] = []
  var reloadedSections: [SectionChange] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Whose batch it is.
  var words = ListWords.table
  /// Of `performBatchUpdates`, in the order in which the calls ended.
  var completions: [(Bool) -> Void] = []
  /// Calls of `performBatchUpdates` that haven't ended.
  var openBlocks = 0
  /// A reload came in between: it shows everything anew, so nothing of the batch is applied. Source: docs/rules/tables.md 6.6
  private(set) var isDropped = false

  var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && reloads.isEmpty && reconfigured.isEmpty && moves.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Forgets the changes, and those to come; the completions stay.
  mutating func drop() {
    var rest = TableUpdates()
    (rest.words, rest.completions, rest.openBlocks, rest.isDropped) = (words, completions, openBlocks, true)
    self = rest
  }
}

/// Which sections a batch takes away, brings and carries on. Cost: O(log k) a question for k changes.
struct SectionMapping {
  private let shift: IndexShift
  private let moved: [Int: Int]
  private let origins: [Int: Int]
  /// Reloaded sections, by their numbers before and after. The section stays; its header, footer and rows are made anew.
  private let renewedBefore: Set<Int>
  private let renewedAfter: Set<Int>

  init(_ updates: TableUpdates) {
    shift = IndexShift(
      left: (updates.deletedSections.map(\.section) + updates.movedSections.map(\.from)).sorted(),
      arrived: (updates.insertedSections.map(\.section) + updates.movedSections.map(\.to)).sorted())
    moved = Dictionary(updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    origins = Dictionary(updates.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    renewedBefore = Set(updates.reloadedSections.map(\.section))
    var after: Set<Int> = []
    for section in renewedBefore { if let new = moved[section] ?? shift.after(section) { after.insert(new) } }
    renewedAfter = after
  }

  /// The number of a section of the state before in the state after; nil when it was deleted.
  func after(_ section: Int) -> Int? { moved[section] ?? shift.after(section) }

  /// Nil for a section that was inserted.
  func before(_ section: Int) -> Int? { origins[section] ?? shift.before(section) }

  /// The same for what is in the section: nil when it was reloaded, too.
  func carried(_ section: Int) -> Int? { renewedBefore.contains(section) ? nil : after(section) }
  func origin(_ section: Int) -> Int? { renewedAfter.contains(section) ? nil : before(section) }
}

/// Follows rows through a batch. Cost: O(log k) a question for k changes, after sorting them once.
struct RowMapping {
  let sections: SectionMapping
  /// Rows that leave their place, ascending, in the state before; rows that arrive, ascending, in the state after. Without those of
  /// sections that come or go as a whole.
  let left: [RowPath]
  let arrived: [RowPath]
  private let moved: [RowPath: RowPath]
  private let origins: [RowPath: RowPath]

  init(_ updates: TableUpdates) {
    let sections = SectionMapping(updates)
    self.sections = sections
    let removed = updates.deletions.lazy.map(\.path).filter { sections.carried($0.section) != nil }
    let added = updates.insertions.lazy.map(\.path).filter { sections.origin($0.section) != nil }
    left = (Array(removed) + updates.moves.map(\.from)).sorted()
    arrived = (Array(added) + updates.moves.map(\.to)).sorted()
    moved = Dictionary(updates.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    origins = Dictionary(updates.moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a row of the state before stands afterwards; nil when it is gone.
  func after(_ path: RowPath) -> RowPath? {
    if let target = moved[path] { return target }
    guard let section = sections.carried(path.section) else { return nil }
    return Self.follow(path, to: section, leaving: left, arriving: arrived)
  }

  /// Where a row of the state after stood before; nil when it is new.
  func before(_ path: RowPath) -> RowPath? {
    if let origin = origins[path] { return origin }
    guard let section = sections.origin(path.section) else { return nil }
    return Self.follow(path, to: section, leaving: arrived, arriving: left)
  }

  /// - Parameters:
  ///   - section: the number of its section in the result
  ///   - leaving: rows that don't go along, in the numbers of `path`
  ///   - arriving: rows that come in between, in the numbers of the result
  private static func follow(_ path: RowPath, to section: Int, leaving: [RowPath], arriving: [RowPath]) -> RowPath? {
    let place = leaving.partition(path)
    if place < leaving.count, leaving[place] == path { return nil }
    let rank = path.row - (place - leaving.partition(RowPath(section: path.section, row: 0)))
    let first = arriving.partition(RowPath(section: section, row: 0))
    let end = arriving.partition(RowPath(section: section + 1, row: 0))
    let pushed = IndexShift.arrivals(end - first, upTo: rank) { arriving[first + $0].row }
    return RowPath(section: section, row: rank + pushed)
  }
}

/// How the numbers of a list change when some of its things leave and others arrive.
struct IndexShift {
  /// In the numbers before, ascending; in the numbers after, ascending.
  let left: [Int]
  let arrived: [Int]

  /// Nil for one of those that left.
  func after(_ index: Int) -> Int? { Self.follow(index, leaving: left, arriving: arrived) }
  /// Nil for one of those that arrived.
  func before(_ index: Int) -> Int? { Self.follow(index, leaving: arrived, arriving: left) }

  private static func follow(_ index: Int, leaving: [Int], arriving: [Int]) -> Int? {
    let place = leaving.partitioned { $0 < index }
    if place < leaving.count, leaving[place] == index { return nil }
    let rank = index - place
    return rank + arrivals(arriving.count, upTo: rank) { arriving[$0] }
  }

  /// How many of `count` ascending arrivals come before the thing that was number `rank` among those that stayed: the arrival `i`
  /// does when at most `rank` that stayed are before it, that is when its number less `i` is at most `rank`.
  static func arrivals(_ count: Int, upTo rank: Int, _ number: (Int) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if number(middle) - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array {
  /// The index of the first element for which `before` is false. All elements for which it is true come first in the array.
  func partitioned(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [RowPath] {
  /// The index of the first element that isn't less than `path`. The array is ascending.
  func partition(_ path: RowPath) -> Int { partitioned { $0 < path } }
}
