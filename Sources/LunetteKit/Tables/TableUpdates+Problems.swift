import Foundation

/// What UIKit refuses, in its words. Source: docs/rules/tables.md 6.3 to 6.5
///
/// Order: what is out of range before, what is out of range after, two changes of one thing, the number of sections, the numbers of
/// rows. (An insertion past the end is therefore named as such even where the model has not changed, as it is in UIKit.)
extension TableUpdates {
  /// The problem with a batch; nil for a sound one. Cost: O(sections + k log k) for k changes.
  ///
  /// - Parameters:
  ///   - before, after: rows of each section
  func problem(before: [Int], after: [Int]) -> UIException.Reason? {
    missingRow(before) ?? missingSection(before) ?? misplacedSection(after) ?? misplacedRow(after, before) ?? sectionConflict()
      ?? rowConflict() ?? sectionCount(before, after) ?? rowCount(before, after)
  }

  // MARK: Range

  private func missingRow(_ before: [Int]) -> UIException.Reason? {
    for path in deletions.map(\.path) + reloads.map(\.path) {
      if !before.indices.contains(path.section) {
        return """
          attempt to delete \(words.thing) \(index: path.row) from section \(index: path.section), but there are only \(before.count) sections \
          before the update
          """
      }
      if path.row < 0 || path.row >= before[path.section] {
        return """
          attempt to delete \(words.thing) \(index: path.row) from section \(index: path.section) which only contains \(before[path.section]) \
          \(words.things) before the update
          """
      }
    }
    for path in reconfigured {
      if !before.indices.contains(path.section) {
        return """
          attempt to reconfigure row \(index: path.row) in section \(index: path.section), but there are only \(before.count) sections \
          before the update
          """
      }
      if path.row < 0 || path.row >= before[path.section] {
        return """
          attempt to reconfigure row \(index: path.row) in section \(index: path.section) which only contains \(before[path.section]) \
          rows before the update
          """
      }
    }
    for (path, _) in moves {
      if !before.indices.contains(path.section) {
        return "attempt to move index path (\(path: path)) that does not exist - there are only \(before.count) sections before the update"
      }
      if path.row < 0 || path.row >= before[path.section] {
        return """
          attempt to move index path (\(path: path)) that does not exist - there are only \(before[path.section]) \(words.things) in section \
          \(index: path.section) before the update
          """
      }
    }
    return nil
  }

  private func missingSection(_ before: [Int]) -> UIException.Reason? {
    for section in deletedSections.map(\.section) + reloadedSections.map(\.section) where !before.indices.contains(section) {
      return "attempt to delete section \(index: section), but there are only \(before.count) sections before the update"
    }
    for (section, _) in movedSections where !before.indices.contains(section) {
      return "attempt to move section \(index: section), but there are only \(before.count) sections before the update"
    }
    return nil
  }

  private func misplacedSection(_ after: [Int]) -> UIException.Reason? {
    for (section, _) in insertedSections where !after.indices.contains(section) {
      return "attempt to insert section \(index: section) but there are only \(after.count) sections after the update"
    }
    for (from, to) in movedSections where !after.indices.contains(to) {
      return """
        attempt to move section \(index: from) to section \(index: to), but there are only \(after.count) sections after the update
        """
    }
    return nil
  }

  private func misplacedRow(_ after: [Int], _ before: [Int]) -> UIException.Reason? {
    for (path, _) in insertions {
      if !after.indices.contains(path.section) {
        return """
          attempt to insert \(words.thing) \(index: path.row) into section \(index: path.section), but there are only \(after.count) sections \
          after the update
          """
      }
      if path.row < 0 || path.row >= after[path.section] {
        return """
          attempt to insert \(words.thing) \(index: path.row) into section \(index: path.section), but there are only \(after[path.section]) \(words.things) \
          in section \(index: path.section) after the update
          """
      }
    }
    for (from, to) in moves {
      let attempt: UIException.Reason = "attempt to move index path (\(path: from)) to index path (\(path: to)) that does not exist"
      if !after.indices.contains(to.section) { return attempt + " - there are only \(after.count) sections after the update" }
      if to.row < 0 || to.row >= after[to.section] {
        return attempt + " - there are only \(after[to.section]) \(words.things) in section \(index: to.section) after the update"
      }
    }
    return nil
  }

  // MARK: Conflicts

  /// For duplicates of all kinds. Source: docs/rules/tables.md 6.5
  private static let twice: UIException.Reason = "Attempt to create two animations for cell"

  private func sectionConflict() -> UIException.Reason? {
    guard !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty) else { return nil }
    var removed: Set<Int> = []
    for change in deletedSections where !removed.insert(change.section).inserted { return Self.twice }
    for (section, _) in reloadedSections where removed.contains(section) {
      return "attempt to delete and reload the same section (\(index: section))"
    }
    for change in reloadedSections where !removed.insert(change.section).inserted { return Self.twice }
    var (sources, targets): (Set<Int>, Set<Int>) = ([], [])
    for (from, to) in movedSections {
      if removed.contains(from) { return "attempt to perform a delete and a move from the same section (\(index: from))" }
      if !sources.insert(from).inserted || !targets.insert(to).inserted { return Self.twice }
    }
    var inserted: Set<Int> = []
    for (section, _) in insertedSections {
      if targets.contains(section) { return "attempt to perform an insert and a move to the same section (\(index: section))" }
      if !inserted.insert(section).inserted { return Self.twice }
    }
    return nil
  }

  /// Changes of rows that are swallowed by a change of their section conflict with nothing.
  private func rowConflict() -> UIException.Reason? {
    let sections = SectionMapping(self)
    func lives(_ change: Change) -> Bool { sections.carried(change.path.section) != nil }
    var removed: Set<RowPath> = []
    for change in deletions where lives(change) && !removed.insert(change.path).inserted { return Self.twice }
    for change in reloads where removed.contains(change.path) {
      return "attempt to delete and reload the same index path (\(path: change.path))"
    }
    for change in reloads where lives(change) && !removed.insert(change.path).inserted { return Self.twice }
    var (sources, targets): (Set<RowPath>, Set<RowPath>) = ([], [])
    for (from, to) in moves {
      if removed.contains(from) { return "attempt to perform a delete and a move from the same index path (\(path: from))" }
      if sections.carried(from.section) == nil { return "cannot move \(words.aThing) from a deleted section (\(index: from.section))" }
      if sections.origin(to.section) == nil { return "cannot move \(words.aThing) into a newly inserted section (\(index: to.section))" }
      if !sources.insert(from).inserted || !targets.insert(to).inserted { return Self.twice }
    }
    var inserted: Set<RowPath> = []
    for (path, _) in insertions where sections.origin(path.section) != nil {
      if targets.contains(path) { return "attempt to perform an insert and a move to the same index path (\(path: path))" }
      if !inserted.insert(path).inserted { return Self.twice }
    }
    return nil
  }

  // MARK: Counts

  private func sectionCount(_ before: [Int], _ after: [Int]) -> UIException.Reason? {
    // A reload is a delete and an insert.
    let inserted = insertedSections.count + reloadedSections.count
    let deleted = deletedSections.count + reloadedSections.count
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
    for change in deletions { count(sections.carried(change.path.section), \.deleted) }
    for change in insertions { count(change.path.section, \.inserted) }
    for change in reloads {
      let section = sections.carried(change.path.section)
      count(section, \.deleted)
      count(section, \.inserted)
    }
    for move in moves {
      count(sections.carried(move.from.section), \.movedOut)
      count(move.to.section, \.movedIn)
    }
    return result
  }

  private func rowCount(_ before: [Int], _ after: [Int]) -> UIException.Reason? {
    let sections = SectionMapping(self)
    let balances = balances(sections)
    for section in after.indices {
      guard let old = sections.origin(section) else { continue }
      let balance = balances[section] ?? Balance()
      guard after[section] != before[old] + balance.sum else { continue }
      return """
        Invalid update: invalid number of \(words.things) in section \(index: section).  The number of \(words.things) contained in an existing section \
        after the update (\(after[section])) must be equal to the number of \(words.things) contained in that section before the update \
        (\(before[old])), plus or minus the number of \(words.things) inserted or deleted from that section (\(balance.inserted) inserted, \
        \(balance.deleted) deleted) and plus or minus the number of \(words.things) moved into or out of that section (\(balance.movedIn) moved in, \
        \(balance.movedOut) moved out).
        """
    }
    return nil
  }
}

extension UIException.Reason {
  fileprivate static func + (a: UIException.Reason, b: UIException.Reason) -> UIException.Reason {
    var sum = a
    sum.parts += b.parts
    return sum
  }
}
