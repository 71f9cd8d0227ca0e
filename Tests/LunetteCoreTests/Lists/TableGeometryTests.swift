import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// A table as plain arrays.
private struct NaiveTable {
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    var measured: [Bool]
    var height: CGFloat { header + rows.reduce(0, +) + footer }
  }
  var top: CGFloat = 0
  var sections: [Section] = []

  func start(_ section: Int) -> CGFloat { top + sections[..<section].reduce(0) { $0 + $1.height } }
  /// Every row of a height with its top and bottom, in order.
  var spans: [(path: RowPath, y: CGFloat, end: CGFloat)] {
    var found: [(RowPath, CGFloat, CGFloat)] = []
    var y = top
    for (index, section) in sections.enumerated() {
      y += section.header
      for (row, height) in section.rows.enumerated() {
        if height > 0 { found.append((RowPath(section: index, row: row), y, y + height)) }
        y += height
      }
      y += section.footer
    }
    return found
  }
}

/// Sections and rows in any order of edits, against plain arrays. Heights are multiples of a half: sums are exact.
@Suite struct TableGeometryTests {
  private func anySection(_ numbers: inout SeededRandom) -> NaiveTable.Section {
    func half(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &numbers)) / 2 }
    let count = [0, 1, 3, 40][Int.random(in: 0..<4, using: &numbers)]
    let rows = (0..<count).map { _ in half(80) }
    return NaiveTable.Section(
      header: half(3) * 20, rows: rows, footer: half(1) * 35, measured: rows.map { _ in Bool.random(using: &numbers) })
  }

  private func made(_ section: NaiveTable.Section) -> TableGeometry.Section {
    TableGeometry.Section(
      header: .init(height: section.header), rows: RowGeometry(heights: section.rows), footer: .init(height: section.footer),
      measured: RowGeometry(heights: section.measured.map { $0 ? 1 : 0 }))
  }

  @Test("Every random edit of rows and sections agrees with plain arrays", arguments: [1, 2, 3, 4] as [UInt64])
  func edits(seed: UInt64) {
    var numbers = SeededRandom(seed)
    var (naive, table) = (NaiveTable(top: 44), TableGeometry(top: 44, sections: []))
    for step in 0..<600 {
      let count = naive.sections.count
      let place = Int.random(in: 0...count, using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1:
        let section = anySection(&numbers)
        naive.sections.insert(section, at: place)
        table.insert(made(section), at: place)
      case 2 where place < count:
        naive.sections.remove(at: place)
        table.removeSection(place)
      case 3 where place < count:
        let target = Int.random(in: 0..<count, using: &numbers)
        naive.sections.insert(naive.sections.remove(at: place), at: target)
        table.moveSection(place, to: target)
      case 4 where place < count:
        let section = anySection(&numbers)
        naive.sections[place] = section
        table.replaceSection(place, with: made(section))
      case 5 where place < count:
        naive.sections[place].footer = 12.5
        table[.footer(place)].height = 12.5
      case 6, 7, 8, 9:
        if place < count { editRows(place, &naive, &table, &numbers) }
      default: break
      }
      if step % 20 == 0 { expectEqual(table, naive, &numbers) }
    }
    expectEqual(table, naive, &numbers)
  }

  private func editRows(_ section: Int, _ naive: inout NaiveTable, _ table: inout TableGeometry, _ numbers: inout SeededRandom) {
    let count = naive.sections[section].rows.count
    let row = Int.random(in: 0...count, using: &numbers)
    let path = RowPath(section: section, row: row)
    let height = CGFloat(Int.random(in: 0...60, using: &numbers)) / 2
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      naive.sections[section].rows.insert(height, at: row)
      naive.sections[section].measured.insert(false, at: row)
      table.insert(height: height, isMeasured: false, at: path)
    case 1 where row < count:
      naive.sections[section].rows.remove(at: row)
      naive.sections[section].measured.remove(at: row)
      table.remove(path)
    case 2 where row < count:
      naive.sections[section].rows[row] = height
      naive.sections[section].measured[row] = true
      table.setHeight(height, of: path)
    default: break
    }
  }

  private func expectEqual(_ table: TableGeometry, _ naive: NaiveTable, _ numbers: inout SeededRandom) {
    #expect(table.sectionCount == naive.sections.count)
    #expect((0..<table.sectionCount).map(table.rowCount) == naive.sections.map(\.rows.count))
    #expect(table.rowCount == naive.sections.reduce(0) { $0 + $1.rows.count })
    #expect(table.height == naive.start(naive.sections.count))
    for (index, section) in naive.sections.enumerated() {
      let start = naive.start(index)
      #expect(table.span(ofSection: index) == .init(y: start, height: section.height))
      #expect(table.span(of: .header(index)) == .init(y: start, height: section.header))
      #expect(table.span(of: .footer(index)) == .init(y: start + section.height - section.footer, height: section.footer))
      for row in section.rows.indices where table.isMeasured(RowPath(section: index, row: row)) != section.measured[row] {
        Issue.record("section \(index) row \(row) is measured: \(!section.measured[row])")
      }
    }
    let spans = naive.spans
    var next = table.firstRow(endingBelow: -1)
    for (path, y, end) in spans {
      #expect(next == path)
      #expect(table.span(of: path) == .init(y: y, height: end - y))
      #expect(table.row(at: y) == path)
      next = table.row(after: path)
    }
    #expect(next == nil)
    for (earlier, later) in zip(spans, spans.dropFirst()) { #expect(table.row(before: later.path) == earlier.path) }
    for _ in 0..<10 {
      let low = CGFloat.random(in: -50...(table.height + 50), using: &numbers)
      let high = low + CGFloat.random(in: 0...300, using: &numbers)
      #expect(table.row(at: low) == spans.first { $0.y <= low && low < $0.end }?.path)
      var found: [RowPath] = []
      table.forEachRow(in: low, high) { path, _, _ in
        found.append(path)
        return true
      }
      #expect(found == spans.filter { $0.end > low && $0.y < high }.map(\.path))
    }
  }

  @Test("Ten thousand sections are edited without walking them, and a copy keeps its own") func manySections() {
    let section = TableGeometry.Section(header: .init(height: 28), rows: RowGeometry(repeating: 44, count: 100), footer: .init())
    var table = TableGeometry(top: 0, sections: Array(repeating: section, count: 10_000))
    let before = table
    #expect(table.height == 44_280_000 && table.rowCount == 1_000_000)
    for index in 0..<1000 {
      table.moveSection(9999, to: index)
      table.remove(RowPath(section: index, row: 50))
    }
    #expect(table.height == 44_236_000)
    #expect(table.rowCount(inSection: 999) == 99 && table.rowCount(inSection: 1000) == 100)
    #expect(before.rowCount == 1_000_000)
  }

  @Test("Ten thousand empty sections between two rows are passed over") func emptySections() {
    let row = TableGeometry.Section(rows: RowGeometry(repeating: 44, count: 1))
    let empty = TableGeometry.Section(rows: RowGeometry(repeating: 0, count: 100))
    let table = TableGeometry(top: 0, sections: [row] + Array(repeating: empty, count: 10_000) + [row])
    let last = RowPath(section: 10_001, row: 0)
    #expect(table.row(after: RowPath(section: 0, row: 0)) == last)
    #expect(table.row(before: last) == RowPath(section: 0, row: 0))
    #expect(table.sections(in: 0, 44) == 0..<1)
  }

  @Test("Questions about what doesn't exist have an empty answer, and edits of it do nothing", arguments: [[], [3, 2]] as [[Int]])
  func beyond(counts: [Int]) {
    var table = TableGeometry(top: 10, sections: counts.map { .init(rows: RowGeometry(repeating: 20, count: $0)) })
    let end = table.height
    for section in [-1, counts.count, 99] {
      #expect(table[section].rowCount == 0 && table.rowCount(inSection: section) == 0)
      #expect(table.span(ofSection: section).height == 0 && table.span(of: .header(section)).height == 0)
      #expect(table.span(of: RowPath(section: section, row: 0)).height == 0)
      #expect(!table.contains(RowPath(section: section, row: 0)))
      table[.header(section)] = .init(height: 50)
    }
    for row in [-1, 3, 99] { #expect(table.span(of: RowPath(section: 0, row: row)).height == 0) }
    #expect(table.height == end)
  }
}
