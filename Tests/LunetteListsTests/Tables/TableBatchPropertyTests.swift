import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// Random batches of rows and sections, sound and unsound, compared with a model in arrays and with a table that loads the
/// model's state from scratch.
@Suite struct TableBatchPropertyTests {
  private typealias Section = BatchTester.Section
  private typealias Row = BatchTester.Row

  @Test("Sound batches leave what the model says, on the screen and off it", arguments: 1...24 as ClosedRange<UInt64>)
  func sound(seed: UInt64) {
    var random = SeededRandom(seed)
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    var maker = BatchMaker(withTitles: seed % 2 == 0)
    let world = BatchTester(maker.sections(&random), style, height: 400) { table, source in
      source.givesHeights = seed % 4 < 2
      table.allowsMultipleSelection = true
    }
    for batch in 1...20 {
      let comment: Comment = "seed \(seed), batch \(batch)"
      if batch % 3 == 0 {
        world.table.contentOffset.y = CGFloat.random(in: world.table.legalOffsets.y, using: &random).rounded()
        if Bool.random(using: &random) { world.table.layoutIfNeeded() }
      }
      var selected = maker.select(in: world, &random)
      let changes = maker.batch(&world.source.sections, &selected, world.source.givesHeights, &random)
      world.table.performBatchUpdates { for change in changes.shuffled(using: &random) { change(world.table) } }
      #expect(world.takeFault() == nil, comment)
      world.table.layoutIfNeeded()
      #expect(world.disorder() == nil, comment)
      let names = (world.table.indexPathsForSelectedRows ?? []).map { world.sections[$0.section].rows[$0.row].name }
      #expect(names.sorted() == selected.sorted(), comment)
      world.tester.runFrames(Int.random(in: 0...25, using: &random))
      #expect(world.disorder() == nil, "\(comment), later")
    }
    world.tester.runFrames(40)
    #expect(world.disorder() == nil && world.orphans() == 0 && world.table.leavingViews.isEmpty, "seed \(seed), at rest")
    for view in world.table.visibleCells as [UIView] + world.table.sectionViews.shown.compactMap(\.view) {
      #expect(view.shownFrame == view.frame && view.shown.opacity == 1, "seed \(seed)")
    }
  }

  @Test("With estimates the rows are the model's, too", arguments: 1...16 as ClosedRange<UInt64>) func estimates(seed: UInt64) {
    var random = SeededRandom(seed)
    var maker = BatchMaker(withTitles: seed % 2 == 0)
    let world = BatchTester(maker.sections(&random), .plain, height: 400) { table, source in
      source.givesHeights = true
      // By the property, or row by row.
      if seed % 4 < 2 { table.estimatedRowHeight = 30 } else { source.estimate = 30 }
    }
    for batch in 1...12 {
      var nobody: [String] = []
      let changes = maker.batch(&world.source.sections, &nobody, true, &random)
      world.table.performBatchUpdates { for change in changes { change(world.table) } }
      #expect(world.takeFault() == nil)
      world.table.layoutIfNeeded()
      world.tester.runFrames(Int.random(in: 0...25, using: &random))
      for cell in world.table.visibleCells {
        guard let path = world.table.indexPath(for: cell) else { continue }
        let row = world.sections[path.section].rows[path.row]
        #expect(world.cell(path.row, path.section)?.shownName == row.name, "seed \(seed), batch \(batch)")
        #expect(cell.frame == world.table.rectForRow(at: path), "seed \(seed), batch \(batch)")
        #expect(cell.frame.height == row.height, "seed \(seed), batch \(batch), \(path)")
      }
    }
    world.tester.runFrames(40)
    #expect(world.orphans() == 0, "seed \(seed)")
  }

  @Test("An unsound batch is refused and changes nothing", arguments: 1...20 as ClosedRange<UInt64>) func unsound(seed: UInt64) {
    var random = SeededRandom(seed)
    var maker = BatchMaker(withTitles: true)
    let world = BatchTester(maker.sections(&random), .plain, height: 400)
    var refused = 0
    for batch in 1...25 {
      let before = world.sections
      var nobody: [String] = []
      var changes = maker.batch(&world.source.sections, &nobody, false, &random)
      changes += (0...Int.random(in: 0...3, using: &random)).map { _ in maker.anything(&random) }
      world.table.performBatchUpdates { for change in changes { change(world.table) } }
      guard let fault = world.takeFault() else {
        // The random batch may be sound, because a deleted section hides many mistakes.
        #expect(world.disorder() == nil, "seed \(seed), batch \(batch)")
        continue
      }
      refused += 1
      #expect(fault.hasPrefix("NSInternalInconsistencyException: "), "seed \(seed), batch \(batch): \(fault)")
      world.sections = before
      #expect(world.disorder() == nil, "seed \(seed), batch \(batch): \(fault)")
      world.tester.runFrames(Int.random(in: 0...3, using: &random))
    }
    #expect(refused > 5)
    world.tester.runFrames(40)
    #expect(world.orphans() == 0)
  }
}

/// Makes random models and random changes of them.
private struct BatchMaker {
  typealias Section = BatchTester.Section
  typealias Row = BatchTester.Row
  typealias Call = (UITableView) -> Void

  let withTitles: Bool
  private var serial = 0

  init(withTitles: Bool) { self.withTitles = withTitles }

  mutating func sections(_ random: inout SeededRandom) -> [Section] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in section(&random) }
  }

  private mutating func row(_ random: inout SeededRandom) -> Row {
    serial += 1
    return Row(name: "n\(serial)", height: [20, 44, 60.5].randomElement(using: &random) ?? 44)
  }

  private mutating func section(_ random: inout SeededRandom) -> Section {
    serial += 1
    var section = Section(withTitles && serial % 3 > 0 ? "S\(serial)" : nil, [], footer: withTitles && serial % 4 == 0 ? "F\(serial)" : nil)
    for _ in 0..<Int.random(in: 0...8, using: &random) { section.rows.append(row(&random)) }
    return section
  }

  /// Selects some rows, and returns the names of all that are selected.
  func select(in world: BatchTester, _ random: inout SeededRandom) -> [String] {
    for section in world.sections.indices {
      for row in world.sections[section].rows.indices where Int.random(in: 0..<8, using: &random) == 0 {
        world.table.selectRow(at: path(row, section), animated: false, scrollPosition: .none)
      }
    }
    return (world.table.indexPathsForSelectedRows ?? []).map { world.sections[$0.section].rows[$0.row].name }
  }

  private enum Fate { case stays, deleted, reloaded, moved }

  /// Changes the model, removes from `selected` the rows that lose their selection, and returns the calls that tell the table.
  mutating func batch(
    _ model: inout [Section], _ selected: inout [String], _ mixesHeights: Bool, _ random: inout SeededRandom
  ) -> [Call] {
    var calls: [Call] = []
    func animation(_ random: inout SeededRandom) -> UITableView.RowAnimation {
      UITableView.RowAnimation.allCases.randomElement(using: &random) ?? .fade
    }
    var lost: Set<String> = []
    var fates: [Fate] = []
    for _ in model { fates.append([.stays, .stays, .stays, .stays, .deleted, .reloaded, .moved].randomElement(using: &random) ?? .stays) }

    // Rows are deleted from sections that stay; sections have their old numbers.
    var wandering: [(row: Row, from: IndexPath)] = []
    var kept: [(section: Section, old: Int)] = []
    for (number, old) in model.enumerated() {
      let look = animation(&random)
      var section = old
      switch fates[number] {
      case .deleted:
        lost.formUnion(old.rows.map(\.name))
        calls.append { $0.deleteSections([number], with: look) }
        if !old.rows.isEmpty, Bool.random(using: &random) { calls.append { $0.deleteRows(at: [path(0, number)], with: look) } }
        continue
      case .reloaded:
        lost.formUnion(old.rows.map(\.name))
        section = self.section(&random)
        calls.append { $0.reloadSections([number], with: look) }
      case .stays, .moved:
        section.rows = []
        for (index, row) in old.rows.enumerated() {
          let (place, look) = (path(index, number), animation(&random))
          switch Int.random(in: 0..<10, using: &random) {
          case 0:
            lost.insert(row.name)
            calls.append { $0.deleteRows(at: [place], with: look) }
          case 1: wandering.append((row, place))
          case 2:
            lost.insert(row.name)
            section.rows.append(self.row(&random))
            calls.append { $0.reloadRows(at: [place], with: look) }
          default: section.rows.append(row)
          }
        }
      }
      kept.append((section, number))
    }
    // Sections are inserted and moved; their new numbers are read from the result.
    let movedSections = kept.filter { fates[$0.old] == .moved }
    var order: [(section: Section, old: Int?)] = kept.filter { fates[$0.old] != .moved }.map { ($0.section, $0.old) }
    for moved in movedSections { order.insert((moved.section, moved.old), at: Int.random(in: 0...order.count, using: &random)) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      order.insert((section(&random), nil), at: Int.random(in: 0...order.count, using: &random))
    }
    // Rows are inserted into sections that stay.
    let homes = order.indices.filter { index in order[index].old.map { fates[$0] != .reloaded } ?? false }
    var arrivals: Set<String> = []
    var origins: [String: IndexPath] = [:]
    for _ in 0..<(homes.isEmpty ? 0 : Int.random(in: 0...4, using: &random)) {
      let new = row(&random)
      arrivals.insert(new.name)
      let home = homes[Int.random(in: homes.indices, using: &random)]
      order[home].section.rows.insert(new, at: Int.random(in: 0...order[home].section.rows.count, using: &random))
    }
    for (row, from) in wandering {
      origins[row.name] = from
      let home = homes[Int.random(in: homes.indices, using: &random)]
      order[home].section.rows.insert(row, at: Int.random(in: 0...order[home].section.rows.count, using: &random))
    }
    for (number, entry) in order.enumerated() {
      let look = animation(&random)
      if let old = entry.old {
        if fates[old] == .moved { calls.append { $0.moveSection(old, toSection: number) } }
      } else {
        calls.append { $0.insertSections([number], with: look) }
      }
      for (index, row) in entry.section.rows.enumerated() {
        let place = path(index, number)
        if arrivals.contains(row.name) { calls.append { $0.insertRows(at: [place], with: look) } }
        if let from = origins[row.name] { calls.append { $0.moveRow(at: from, to: place) } }
      }
    }
    model = order.map(\.section)
    selected.removeAll { lost.contains($0) }
    return calls
  }

  /// A random change, which may not fit the model.
  func anything(_ random: inout SeededRandom) -> Call {
    let (section, row) = (Int.random(in: -1...6, using: &random), Int.random(in: -1...9, using: &random))
    let (target, place) = (
      Int.random(in: 0...6, using: &random), path(Int.random(in: 0...9, using: &random), Int.random(in: 0...6, using: &random))
    )
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return { $0.insertRows(at: [path(row, section)], with: .fade) }
    case 1: return { $0.deleteRows(at: [path(row, section)], with: .left) }
    case 2: return { $0.reloadRows(at: [path(row, section)], with: .none) }
    case 3: return { $0.moveRow(at: path(row, section), to: place) }
    case 4: return { $0.insertSections([section], with: .top) }
    case 5: return { $0.deleteSections([section], with: .fade) }
    case 6: return { $0.reloadSections([section], with: .middle) }
    default: return { $0.moveSection(section, toSection: target) }
    }
  }
}
