import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// A list as arrays of things that can be told apart, and a sound batch of changes to it.
private struct NaiveBatch {
  typealias Section = (id: Int, rows: [Int])

  private(set) var before: [Section] = []
  private(set) var after: [Section] = []
  private(set) var updates = ListUpdates()
  private(set) var reloadedRows: Set<Int> = []
  private var lastID = 0

  private mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func newRows(_ random: inout SeededRandom) -> [Int] { (0..<Int.random(in: 0...6, using: &random)).map { _ in newID() } }

  /// Things at their places, and the others in their order around them.
  private static func filled<Thing>(_ placed: [Int: Thing], _ others: [Thing]) -> [Thing] {
    var rest = others.makeIterator()
    return (0..<placed.count + others.count).compactMap { placed[$0] ?? rest.next() }
  }

  init(using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...5, using: &random) { before.append((newID(), newRows(&random))) }
    changeSections(&random)
    changeRows(&random)
  }

  private mutating func changeSections(_ random: inout SeededRandom) {
    var (staying, moving): ([Section], [(old: Int, section: Section)]) = ([], [])
    for (number, section) in before.enumerated() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: updates.sections.deleted.append((number, .fade))
      case 1:
        updates.sections.reloaded.append((number, .fade))
        staying.append((section.id, newRows(&random)))
      case 2: moving.append((number, section))
      default: staying.append(section)
      }
    }
    let inserted = (0..<Int.random(in: 0...2, using: &random)).map { _ in Section(newID(), newRows(&random)) }
    let places = Array((0..<staying.count + moving.count + inserted.count).shuffled(using: &random))
    var placed: [Int: Section] = [:]
    for (place, section) in zip(places, inserted) {
      placed[place] = section
      updates.sections.inserted.append((place, .fade))
    }
    for (place, move) in zip(places.dropFirst(inserted.count), moving) {
      placed[place] = move.section
      updates.sections.moved.append((move.old, place))
    }
    after = Self.filled(placed, staying)
  }

  private mutating func changeRows(_ random: inout SeededRandom) {
    let renewed = Set(updates.sections.reloaded.map { before[$0.place].id })
    let living = after.indices.filter { number in before.contains { $0.id == after[number].id } && !renewed.contains(after[number].id) }
    var movedIn: [Int: [(from: RowPath, id: Int)]] = [:]
    for number in living {
      let old = before.firstIndex { $0.id == after[number].id } ?? 0
      for (row, id) in before[old].rows.enumerated() {
        let path = RowPath(section: old, row: row)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: updates.rows.deleted.append((path, .fade))
        case 1: movedIn[living.randomElement(using: &random) ?? number, default: []].append((path, id))
        case 2:
          updates.rows.reloaded.append((path, .fade))
          reloadedRows.insert(id)
          continue
        default: continue
        }
        after[number].rows.removeAll { $0 == id }
      }
    }
    for number in living {
      let inserted = (0..<Int.random(in: 0...2, using: &random)).map { _ in newID() }
      let moves = movedIn[number] ?? []
      let places = Array((0..<after[number].rows.count + inserted.count + moves.count).shuffled(using: &random))
      var placed: [Int: Int] = [:]
      for (place, id) in zip(places, inserted) {
        placed[place] = id
        updates.rows.inserted.append((RowPath(section: number, row: place), .fade))
      }
      for (place, move) in zip(places.dropFirst(inserted.count), moves) {
        placed[place] = move.id
        updates.rows.moved.append((move.from, RowPath(section: number, row: place)))
      }
      after[number].rows = Self.filled(placed, after[number].rows)
    }
  }

  static func places(_ sections: [Section]) -> [Int: RowPath] {
    var places: [Int: RowPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, id) in section.rows.enumerated() { places[id] = RowPath(section: number, row: row) }
    }
    return places
  }
}

/// Batches as values, compared with arrays: no view is needed.
@Suite struct ListUpdatesTests {
  private static let seeds: ClosedRange<UInt64> = 1...400

  @Test("Rows and sections are followed through a batch, both ways", arguments: seeds) func followed(seed: UInt64) {
    var random = SeededRandom(seed)
    let batch = NaiveBatch(using: &random)
    let mapping = RowMapping(batch.updates)
    let (before, after) = (NaiveBatch.places(batch.before), NaiveBatch.places(batch.after))
    for (id, path) in before { #expect(mapping.after(path) == after[id], "seed \(seed), row \(path)") }
    for (id, path) in after { #expect(mapping.before(path) == before[id], "seed \(seed), row \(path)") }
    for (number, section) in batch.before.enumerated() {
      #expect(mapping.sections.after(number) == batch.after.firstIndex { $0.id == section.id }, "seed \(seed), section \(number)")
    }
    for (number, section) in batch.after.enumerated() {
      #expect(mapping.sections.before(number) == batch.before.firstIndex { $0.id == section.id }, "seed \(seed), section \(number)")
    }
  }

  @Test("A sound batch has no problem; with one row more in a section that lives on it has", arguments: seeds) func problems(seed: UInt64) {
    var random = SeededRandom(seed)
    let batch = NaiveBatch(using: &random)
    let (before, after) = (batch.before.map(\.rows.count), batch.after.map(\.rows.count))
    #expect(batch.updates.problem(before: before, after: after) == nil, "seed \(seed)")
    #expect(batch.updates.problem(before: before, after: after + [0]) != nil, "seed \(seed)")
    let mapping = SectionMapping(batch.updates)
    for section in after.indices where mapping.origin(section) != nil {
      var wrong = after
      wrong[section] += 1
      #expect(batch.updates.problem(before: before, after: wrong) != nil, "seed \(seed), section \(section)")
    }
  }

  @Test("The numbers after a batch follow from those before, but for the sections that it changes", arguments: seeds) func counts(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let batch = NaiveBatch(using: &random)
    let after = batch.after.map(\.rows.count)
    var (counts, changed) = try #require(batch.updates.counts(from: batch.before.map(\.rows.count)))
    for section in changed { counts[section] = after[section] }
    #expect(counts == after, "seed \(seed)")
  }

  @Test("Each change twice is a conflict", arguments: seeds) func conflicts(seed: UInt64) {
    var random = SeededRandom(seed)
    let batch = NaiveBatch(using: &random)
    let (before, after) = (batch.before.map(\.rows.count), batch.after.map(\.rows.count))
    func isRefused(_ add: (inout ListUpdates) -> Void) -> Bool {
      var updates = batch.updates
      add(&updates)
      return updates.problem(before: before, after: after) != nil
    }
    for change in batch.updates.rows.deleted {
      #expect(isRefused { $0.rows.deleted.append(change) } && isRefused { $0.rows.reloaded.append(change) }, "seed \(seed)")
      #expect(isRefused { $0.rows.moved.append((change.place, change.place)) }, "seed \(seed)")
    }
    for change in batch.updates.rows.inserted { #expect(isRefused { $0.rows.inserted.append(change) }, "seed \(seed)") }
    for change in batch.updates.rows.reloaded { #expect(isRefused { $0.rows.reloaded.append(change) }, "seed \(seed)") }
    for move in batch.updates.rows.moved { #expect(isRefused { $0.rows.inserted.append((move.to, .fade)) }, "seed \(seed)") }
    for change in batch.updates.sections.deleted { #expect(isRefused { $0.sections.deleted.append(change) }, "seed \(seed)") }
    for change in batch.updates.sections.inserted { #expect(isRefused { $0.sections.inserted.append(change) }, "seed \(seed)") }
    for move in batch.updates.sections.moved { #expect(isRefused { $0.sections.deleted.append((move.from, .fade)) }, "seed \(seed)") }
  }

  @Test("A dropped batch has no changes, and keeps whom it tells") func dropped() {
    var updates = ListUpdates(words: .collection)
    updates.rows.deleted.append((RowPath(section: 0, row: 0), .fade))
    updates.sections.moved.append((0, 1))
    updates.completions.append { _ in }
    updates.openBlocks = 1
    updates.drop()
    #expect(updates.isEmpty && updates.isDropped && updates.completions.count == 1 && updates.openBlocks == 1)
    #expect(updates.words.things == "items")
  }

  @Test("Selection and what is prefetched go with their rows; reloaded rows lose the selection and the finger", arguments: seeds)
  func carried(seed: UInt64) {
    var random = SeededRandom(seed)
    let batch = NaiveBatch(using: &random)
    let (before, after) = (NaiveBatch.places(batch.before), NaiveBatch.places(batch.after))
    let chosen = before.keys.sorted().filter { _ in Bool.random(using: &random) }
    let touched = before.keys.sorted().randomElement(using: &random)
    var (selection, prefetching) = (ListSelection(), Prefetching())
    for id in chosen { selection.set(true, before[id]!) }
    (selection.touched, selection.highlighted) = (touched.flatMap { before[$0] }, touched.flatMap { before[$0] })
    _ = prefetching.want(chosen.compactMap { before[$0] }) { _ in false }
    let mapping = RowMapping(batch.updates)
    selection.carry(mapping, reloaded: batch.updates.reloadedRows)
    prefetching.carry(mapping)
    let keeps = { (id: Int) in batch.reloadedRows.contains(id) ? nil : after[id] }
    #expect(selection.ascending == chosen.compactMap(keeps).sorted(), "seed \(seed)")
    #expect(selection.touched == touched.flatMap(keeps) && selection.highlighted == touched.flatMap(keeps), "seed \(seed)")
    #expect(prefetching.requested == Set(chosen.compactMap { after[$0] }), "seed \(seed)")
  }
}
