import Foundation

/// What UIKit refuses, in its words. Source: docs/rules/tables.md 6.3 to 6.5
///
/// Order: what is out of range before, what is out of range after, two changes of one thing, the number of sections, the numbers of
/// rows. (An insertion past the end is therefore named as such even where the model has not changed, as it is in UIKit.)
extension ListUpdates {
  private typealias Reason = UIException.Reason

  /// The problem with a batch; nil for a sound one. Cost: O(sections + k log k) for k changes.
  ///
  /// - Parameters:
  ///   - before, after: rows of each section
  ///   - asked: the sections whose numbers after the batch are the data source's; nil for all
  package func problem(before: [Int], after: [Int], asked: [Int]? = nil) -> UIException.Reason? {
    missingRow(before) ?? missingSection(before) ?? misplacedSection(after) ?? misplacedRow(after) ?? sectionConflict()
      ?? rowConflict() ?? sectionCount(before, after) ?? rowCount(before, after, asked)
  }

  // MARK: Range

  /// What a list lacks of a path.
  private enum Lack {
    case section
    case row(count: Int)
  }

  private func lack(of path: RowPath, in counts: [Int]) -> Lack? {
    guard counts.indices.contains(path.section) else { return .section }
    return path.row >= 0 && path.row < counts[path.section] ? nil : .row(count: counts[path.section])
  }

  private func missingRow(_ before: [Int]) -> Reason? {
    func missing(_ path: RowPath, _ things: String, _ attempt: @autoclosure () -> Reason) -> Reason? {
      switch lack(of: path, in: before) {
      case .section: attempt() + ", but there are only \(before.count) sections before the update"
      case .row(let count): attempt() + " which only contains \(count) \(things) before the update"
      case nil: nil
      }
    }
    for (path, _) in rows.deleted + rows.reloaded {
      let problem = missing(path, words.things, "attempt to delete \(words.thing) \(index: path.row) from section \(index: path.section)")
      if let problem { return problem }
    }
    for path in reconfigured {
      let problem = missing(path, "rows", "attempt to reconfigure row \(index: path.row) in section \(index: path.section)")
      if let problem { return problem }
    }
    for (path, _) in rows.moved {
      let problem = misplaced(path, before, "before", "attempt to move index path (\(path: path)) that does not exist -")
      if let problem { return problem }
    }
    return nil
  }

  private func misplacedRow(_ after: [Int]) -> Reason? {
    for (path, _) in rows.inserted {
      let problem = misplaced(
        path, after, "after", "attempt to insert \(words.thing) \(index: path.row) into section \(index: path.section), but")
      if let problem { return problem }
    }
    for (from, to) in rows.moved {
      let problem = misplaced(
        to, after, "after", "attempt to move index path (\(path: from)) to index path (\(path: to)) that does not exist -")
      if let problem { return problem }
    }
    return nil
  }

  private func misplaced(_ path: RowPath, _ counts: [Int], _ time: String, _ attempt: @autoclosure () -> Reason) -> Reason? {
    switch lack(of: path, in: counts) {
    case .section: attempt() + " there are only \(counts.count) sections \(time) the update"
    case .row(let count): attempt() + " there are only \(count) \(words.things) in section \(index: path.section) \(time) the update"
    case nil: nil
    }
  }

  private func missingSection(_ before: [Int]) -> Reason? {
    func missing(_ section: Int, _ verb: String) -> Reason? {
      before.indices.contains(section)
        ? nil : "attempt to \(verb) section \(index: section), but there are only \(before.count) sections before the update"
    }
    for (section, _) in sections.deleted + sections.reloaded { if let problem = missing(section, "delete") { return problem } }
    for (section, _) in sections.moved { if let problem = missing(section, "move") { return problem } }
    return nil
  }

  private func misplacedSection(_ after: [Int]) -> Reason? {
    for (section, _) in sections.inserted where !after.indices.contains(section) {
      return "attempt to insert section \(index: section) but there are only \(after.count) sections after the update"
    }
    for (from, to) in sections.moved where !after.indices.contains(to) {
      return "attempt to move section \(index: from) to section \(index: to), but there are only \(after.count) sections after the update"
    }
    return nil
  }

  // MARK: Conflicts

  /// Two changes of one thing.
  ///
  /// - Parameters:
  ///   - lives, comes: false for what is swallowed by a change of its section, and conflicts with nothing
  ///   - misplaced: what else is wrong with a move
  private func conflict<Place>(
    in changes: Changes<Place>, _ name: (Place) -> Reason, lives: (Place) -> Bool = { _ in true }, comes: (Place) -> Bool = { _ in true },
    misplaced: (Place, Place) -> Reason? = { _, _ in nil }
  ) -> Reason? {
    /// For duplicates of all kinds. Source: docs/rules/tables.md 6.5
    let twice: Reason = "Attempt to create two animations for cell"
    var removed: Set<Place> = []
    for (place, _) in changes.deleted where lives(place) && !removed.insert(place).inserted { return twice }
    for (place, _) in changes.reloaded where removed.contains(place) { return "attempt to delete and reload the same " + name(place) }
    for (place, _) in changes.reloaded where lives(place) && !removed.insert(place).inserted { return twice }
    var (sources, targets): (Set<Place>, Set<Place>) = ([], [])
    for (from, to) in changes.moved {
      if removed.contains(from) { return "attempt to perform a delete and a move from the same " + name(from) }
      if let problem = misplaced(from, to) { return problem }
      if !sources.insert(from).inserted || !targets.insert(to).inserted { return twice }
    }
    var inserted: Set<Place> = []
    for (place, _) in changes.inserted where comes(place) {
      if targets.contains(place) { return "attempt to perform an insert and a move to the same " + name(place) }
      if !inserted.insert(place).inserted { return twice }
    }
    return nil
  }

  private func sectionConflict() -> Reason? { conflict(in: sections, { "section (\(index: $0))" }) }

  private func rowConflict() -> Reason? {
    let sections = SectionMapping(self)
    return conflict(
      in: rows, { "index path (\(path: $0))" }, lives: { sections.carried($0.section) != nil },
      comes: { sections.origin($0.section) != nil },
      misplaced: { from, to in
        if sections.carried(from.section) == nil { return "cannot move \(words.aThing) from a deleted section (\(index: from.section))" }
        if sections.origin(to.section) == nil { return "cannot move \(words.aThing) into a newly inserted section (\(index: to.section))" }
        return nil
      })
  }

  // MARK: Counts

  private func sectionCount(_ before: [Int], _ after: [Int]) -> Reason? {
    // A reload is a delete and an insert.
    let inserted = sections.inserted.count + sections.reloaded.count
    let deleted = sections.deleted.count + sections.reloaded.count
    guard after.count != before.count + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections.  The number of sections contained in the \(words.list) after the update \
      (\(after.count)) must be equal to the number of sections contained in the \(words.list) before the update (\(before.count)), \
      plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  /// How the number of rows of a section must change. Source: docs/rules/tables.md 6.3
  private struct Balance {
    var inserted = 0, deleted = 0, movedIn = 0, movedOut = 0
    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  /// By the number of the section afterwards; sections that come or go as a whole have none.
  private func balances(_ sections: SectionMapping) -> [Int: Balance] {
    var result: [Int: Balance] = [:]
    func count(_ section: Int?, _ member: WritableKeyPath<Balance, Int>) {
      if let section { result[section, default: Balance()][keyPath: member] += 1 }
    }
    for (path, _) in rows.deleted + rows.reloaded { count(sections.carried(path.section), \.deleted) }
    for (path, _) in rows.inserted { count(path.section, \.inserted) }
    for (path, _) in rows.reloaded { count(sections.carried(path.section), \.inserted) }
    for move in rows.moved {
      count(sections.carried(move.from.section), \.movedOut)
      count(move.to.section, \.movedIn)
    }
    return result
  }

  private func rowCount(_ before: [Int], _ after: [Int], _ asked: [Int]?) -> Reason? {
    let sections = SectionMapping(self)
    let balances = balances(sections)
    func problem(_ section: Int) -> Reason? {
      guard let old = sections.origin(section) else { return nil }
      let balance = balances[section] ?? Balance()
      guard after[section] != before[old] + balance.sum else { return nil }
      return """
        Invalid update: invalid number of \(words.things) in section \(index: section).  The number of \(words.things) contained in an existing section \
        after the update (\(after[section])) must be equal to the number of \(words.things) contained in that section before the update \
        (\(before[old])), plus or minus the number of \(words.things) inserted or deleted from that section (\(balance.inserted) inserted, \
        \(balance.deleted) deleted) and plus or minus the number of \(words.things) moved into or out of that section (\(balance.movedIn) moved in, \
        \(balance.movedOut) moved out).
        """
    }
    if let asked { return asked.lazy.compactMap(problem).first }
    return after.indices.lazy.compactMap(problem).first
  }
}

extension UIException.Reason {
  package static func + (a: UIException.Reason, b: UIException.Reason) -> UIException.Reason {
    var sum = a
    sum.parts += b.parts
    return sum
  }
}
