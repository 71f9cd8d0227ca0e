import CoreTestSupport
import Testing

@testable import LunetteCore

/// What a list remembers, as values.
@Suite struct ListStateTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  @Test("A lifted row's place and the data source's are each other's inverse, and a move of one row says the same", arguments: 1...100 as ClosedRange<UInt64>)
  func lifted(seed: UInt64) {
    var random = SeededRandom(seed)
    var sections = (0..<3).map { section in (0..<Int.random(in: 0...4, using: &random)).map { path($0, section) } }
    sections[0].append(path(sections[0].count))
    var lifted = LiftedPlace(path(Int.random(in: 0..<sections[0].count, using: &random)))
    let counts = sections.map(\.count)
    sections[0].remove(at: lifted.source.row)
    let target = Int.random(in: 0..<3, using: &random)
    lifted.current = path(Int.random(in: 0...sections[target].count, using: &random), target)
    sections[target].insert(lifted.source, at: lifted.current.row)
    #expect(lifted.modelCounts(sections.map(\.count)) == counts, "seed \(seed)")
    let mapping = RowMapping(moving: lifted.source, to: lifted.current)
    for section in 0..<3 {
      for row in sections[section].indices {
        #expect(lifted.modelPath(path(row, section)) == sections[section][row], "seed \(seed)")
        #expect(mapping.before(path(row, section)) == sections[section][row], "seed \(seed)")
      }
      for row in 0..<counts[section] {
        #expect(lifted.modelPath(lifted.displayedPath(path(row, section))) == path(row, section), "seed \(seed)")
        #expect(lifted.displayedPath(path(row, section)) == mapping.after(path(row, section)), "seed \(seed)")
      }
    }
  }

  @Test("New rows are asked for, the nearest first; rows that aren't wanted any more are cancelled unless they are shown") func prefetching() {
    var prefetching = Prefetching()
    var answer = prefetching.want([path(5), path(4), path(6)]) { _ in false }
    #expect(answer.new == [path(5), path(4), path(6)] && answer.cancelled.isEmpty)
    answer = prefetching.want([path(7), path(6)]) { $0 == path(5) }
    #expect(answer.new == [path(7)] && answer.cancelled == [path(4)])
    answer = prefetching.want([path(4)]) { _ in false }
    #expect(answer.new == [path(4)] && answer.cancelled == [path(6), path(7)])
  }

  @Test("A reload takes the place of the batches that wait, and stands once; other calls keep their order") func waiting() {
    var waiting = WaitingChanges()
    var calls: [Int] = []
    #expect(waiting.isEmpty && waiting.counts == nil && !waiting.hasReload)
    waiting.append(.batch(ListUpdates(), [1]))
    waiting.append(.call { calls.append(1) })
    waiting.append(.batch(ListUpdates(), [2]))
    waiting.append(.call { calls.append(2) })
    #expect(waiting.counts == [2])
    #expect(waiting.reload().count == 2 && waiting.hasReload && waiting.counts == nil)
    #expect(waiting.reload().isEmpty)
    var reloads = 0
    while !waiting.isEmpty {
      switch waiting.takeFirst() {
      case .call(let call): call()
      case .reload: reloads += 1
      case .batch: Issue.record("a batch is left")
      }
    }
    #expect(calls == [1, 2] && reloads == 1)
  }

  @Test("A row of which others have gone stands where they leave it") func moved() {
    var selection = ListSelection()
    for row in [1, 3] { selection.set(true, path(row)) }
    selection.move(from: path(0), to: path(2))
    #expect(selection.ascending == [path(0), path(3)])
    selection.clear()
    #expect(selection.ascending.isEmpty)
  }
}
