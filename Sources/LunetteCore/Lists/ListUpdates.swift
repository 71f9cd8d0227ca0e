import Foundation

/// How rows come and go in an update. `UITableView.RowAnimation` in UIKit's words.
public enum RowAnimation: String, CaseIterable, Sendable {
  case fade, right, left, top, bottom, none, middle, automatic

  /// Its number in UIKit's header. Source: docs/rules/tables.md 6.9
  public var number: Int { self == .automatic ? 100 : Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The changes of one batch of a table, or of a collection view (whose items are its rows), in the order in which they were asked for.
///
/// Index spaces: deletions, reloads and the sources of moves speak of the state before the batch; insertions and the destinations
/// of moves of the state after it. What happens to single rows of a section that is deleted, inserted or reloaded as a whole is part
/// of that. Source: docs/rules/tables.md 6.1, 6.5
package struct ListUpdates {
  /// The changes of one kind: of rows, which stand at paths, or of sections, which have numbers.
  package struct Changes<Place: Hashable & Comparable> {
    package typealias Change = (place: Place, animation: RowAnimation)

    package var deleted: [Change] = []
    package var inserted: [Change] = []
    package var reloaded: [Change] = []
    package var moved: [(from: Place, to: Place)] = []

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
    /// Where those that are moved go, and where they come from.
    package var targets: [Place: Place] { Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first }) }
    var origins: [Place: Place] { Dictionary(moved.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first }) }
  }

  package var rows = Changes<RowPath>()
  package var sections = Changes<Int>()
  /// Rows whose cells are asked for again and stay. In the state before.
  package var reconfigured: [RowPath] = []

  /// How the list that the batch belongs to names its parts in errors.
  package var words: ListWords
  /// The completions of `performBatchUpdates`, in the order in which the calls ended.
  package var completions: [(Bool) -> Void] = []
  /// Calls of `performBatchUpdates` that haven't ended.
  package var openBlocks = 0
  /// A reload came in between: it shows everything anew, so nothing of the batch is applied. Source: docs/rules/tables.md 6.6
  package private(set) var isDropped = false

  package init(words: ListWords = .table) { self.words = words }

  package var isEmpty: Bool { rows.isEmpty && sections.isEmpty && reconfigured.isEmpty }
  /// Rows that get other cells.
  package var reloadedRows: Set<RowPath> { Set(rows.reloaded.map(\.place)) }
  /// The rows that are asked for their cells, ascending: a reloaded row gets another one anyway.
  package var reconfiguredRows: [RowPath] { Set(reconfigured).subtracting(reloadedRows).sorted() }

  /// Forgets the changes, and those to come; the completions stay.
  package mutating func drop() {
    (rows, sections, reconfigured, isDropped) = (Changes(), Changes(), [], true)
  }
}

extension ListUpdates {
  /// The numbers of rows after a batch that follow from those before it, and the sections that must be asked about: those that are new or have other rows.
  /// Nil for a batch that names what isn't there. Cost: O(k log k) for k changes, and moving the numbers
  package func counts(from before: [Int]) -> (counts: [Int], changed: [Int])? {
    var counts = before
    var targets = sections.targets
    var arriving = Dictionary(sections.inserted.map { ($0.place, 0) }, uniquingKeysWith: { first, _ in first })
    for section in (sections.deleted.map(\.place) + targets.keys).sorted(by: >) {
      guard counts.indices.contains(section) else { return nil }
      let count = counts.remove(at: section)
      if let target = targets.removeValue(forKey: section) { arriving[target] = count }
    }
    for (section, count) in arriving.sorted(by: { $0.key < $1.key }) {
      guard section >= 0, section <= counts.count else { return nil }
      counts.insert(count, at: section)
    }
    let mapping = SectionMapping(self)
    let left = (rows.deleted + rows.reloaded).map(\.place.section) + rows.moved.map(\.from.section) + sections.reloaded.map(\.place)
    let reached = rows.inserted.map(\.place.section) + rows.moved.map(\.to.section) + sections.inserted.map(\.place)
    let changed = Set(left.compactMap(mapping.after) + reached).sorted()
    return changed.allSatisfy(counts.indices.contains) ? (counts, changed) : nil
  }
}

/// Which sections a batch takes away, brings and carries on. Cost: O(log k) a question for k changes.
package struct SectionMapping {
  private let shift: IndexShift
  private let moved: [Int: Int]
  private let origins: [Int: Int]
  /// Reloaded sections, by their numbers before and after. The section stays; its header, footer and rows are made anew.
  private let renewedBefore: Set<Int>
  private let renewedAfter: Set<Int>

  init(_ updates: ListUpdates) {
    let sections = updates.sections
    shift = IndexShift(
      left: (sections.deleted.map(\.place) + sections.moved.map(\.from)).sorted(),
      arrived: (sections.inserted.map(\.place) + sections.moved.map(\.to)).sorted())
    (moved, origins) = (sections.targets, sections.origins)
    renewedBefore = Set(sections.reloaded.map(\.place))
    var after: Set<Int> = []
    for section in renewedBefore { if let new = moved[section] ?? shift.after(section) { after.insert(new) } }
    renewedAfter = after
  }

  /// The number of a section of the state before in the state after; nil when it was deleted.
  package func after(_ section: Int) -> Int? { moved[section] ?? shift.after(section) }

  /// Nil for a section that was inserted.
  package func before(_ section: Int) -> Int? { origins[section] ?? shift.before(section) }

  /// The number after of a section whose rows were kept: nil when it was deleted or reloaded.
  package func carried(_ section: Int) -> Int? { renewedBefore.contains(section) ? nil : after(section) }
  package func origin(_ section: Int) -> Int? { renewedAfter.contains(section) ? nil : before(section) }
}

/// Follows rows through a batch. Cost: O(log k) a question for k changes, after sorting them once.
package struct RowMapping {
  package let sections: SectionMapping
  /// Rows that leave their place, ascending, in the state before; rows that arrive, ascending, in the state after. Without those of
  /// sections that come or go as a whole.
  package let left: [RowPath]
  package let arrived: [RowPath]
  private let moved: [RowPath: RowPath]
  private let origins: [RowPath: RowPath]

  package init(_ updates: ListUpdates) {
    let (sections, rows) = (SectionMapping(updates), updates.rows)
    self.sections = sections
    let removed = rows.deleted.map(\.place).filter { sections.carried($0.section) != nil }
    let added = rows.inserted.map(\.place).filter { sections.origin($0.section) != nil }
    left = (removed + rows.moved.map(\.from)).sorted()
    arrived = (added + rows.moved.map(\.to)).sorted()
    (moved, origins) = (rows.targets, rows.origins)
  }

  /// One row goes elsewhere.
  package init(moving old: RowPath, to new: RowPath) {
    var updates = ListUpdates()
    updates.rows.moved = [(old, new)]
    self.init(updates)
  }

  /// Where a row of the state before stands afterwards; nil when it is gone.
  package func after(_ path: RowPath) -> RowPath? {
    if let target = moved[path] { return target }
    guard let section = sections.carried(path.section) else { return nil }
    return Self.follow(path, to: section, leaving: left, arriving: arrived)
  }

  /// Where a row of the state after stood before; nil when it is new.
  package func before(_ path: RowPath) -> RowPath? {
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
  /// The numbers before of what has left, ascending; the numbers after of what has come, ascending.
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
