import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/tables.md 1 and 9: estimates, cells that measure themselves, prefetching.
@Suite struct TableEstimateTests {
  @Test("T17 with estimates, heights are asked for rows that get a cell, after it") func whoIsAsked() {
    let world = SectionTester.e(estimate: 0, loads: false)
    world.source.estimate = { _ in 50 }
    world.layOut()
    let firstCell = world.lines.firstIndex(of: "cell(0,0)") ?? 0
    #expect(world.lines[..<firstCell].filter { $0.hasPrefix("eh(") } == (0..<100).map { "eh(0,\($0))" })
    #expect(world.lines("cell", "h") == (0..<5).flatMap { ["cell(0,\($0))", "h(0,\($0))"] })
  }

  @Test("T18 without estimates, all heights come first") func off() {
    let world = SectionTester.e(estimate: 0, loads: false)
    world.layOut()
    let firstCell = world.lines.firstIndex(of: "cell(0,0)") ?? 0
    #expect(world.lines[..<firstCell].filter { $0.hasPrefix("h(") }.count == 100)
  }

  @Test("T220 real heights replace estimates") func replaced() {
    let world = SectionTester.e()
    #expect(world.visibleRows == Array(0..<5))
    #expect(world.table.contentSize.height == 5150)
  }

  @Test("T221 growth below the screen doesn't move it") func growthBelow() {
    let world = SectionTester.e()
    world.scroll(to: 80)
    #expect(world.lines("h") == ["h(0,5)"])
    #expect(world.table.contentSize.height == 5180 && world.table.contentOffset.y == 80)
  }

  @Test("T222 a jump, and growth above the screen: the rows in view stay where they are") func growthAbove() {
    let world = SectionTester.e()
    world.scroll(to: 3000)
    #expect(world.visibleRows == Array(57...61))
    #expect(world.table.contentSize.height == 5300 && world.table.contentOffset.y == 3000)
    world.journal.clear()
    world.scroll(to: 2990)
    #expect(world.lines("h") == ["h(0,56)"])
    #expect(world.table.contentOffset.y == 3020)
    #expect(world.table.rectForRow(at: path(57)).minY - world.table.contentOffset.y == 10)
  }

  @Test("T224 estimates that are right change nothing") func right() {
    let world = SectionTester.e(real: 50)
    for y in [CGFloat(0), 100, 1000, 990, 4600, 0] {
      world.scroll(to: y)
      #expect(world.table.contentOffset.y == y && world.table.contentSize.height == 5000)
    }
  }

  @Test("Content that shrinks under the end of a table leaves no room above or below") func shrinking() {
    let world = SectionTester.e(real: 20)
    world.scroll(to: world.table.contentSize.height - 400)
    #expect(world.table.contentOffset.y == world.table.contentSize.height - 400)
    #expect(world.visibleRows == Array(80...99))
  }

  @Test("T28 a dequeue for a path asks for the row's height before it returns") func dequeueAsks() {
    let world = SectionTester([5]) { $0.source.height = { _ in 44 } }
    world.source.makesCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      world.journal.note("got(\(cell.frame.size.width) \(cell.frame.size.height))")
      return cell
    }
    world.table.reloadData()
    world.layOut()
    #expect(world.lines("cell", "h", "got").suffix(3) == ["cell(0,4)", "h(0,4)", "got(320.0 44.0)"])
    world.source.makesCell = nil
    world.journal.clear()
    world.table.reloadData()
    world.layOut()
    #expect(world.lines("cell", "h").suffix(2) == ["cell(0,3)", "cell(0,4)"], "the other dequeue doesn't ask")
  }

  @Test("T225") func automaticDimension() { #expect(UITableView.automaticDimension == -1) }

  @Test(
    "While a finger or a fling scrolls up through wrong estimates, rows in view move with it and never jump",
    arguments: [20, 80, 131] as [CGFloat])
  func noJump(real: CGFloat) {
    let world = SectionTester.e(real: real, estimate: 50)
    world.scroll(to: 2000)
    let tester = world.tester
    let start = tester.simulation.time
    tester.down(160, 50, at: start + 0.1)
    for step in 1...20 { tester.move(160, 50 + CGFloat(step) * 12, at: start + 0.1 + Double(step) / 60) }
    tester.up(at: start + 0.1 + 21.0 / 60)
    var places: [IndexPath: CGFloat] = [:]
    var moved: CGFloat = 0
    for _ in 0..<200 {
      tester.runFrames(1)
      let offset = world.table.contentOffset.y
      let now = Dictionary(
        uniqueKeysWithValues: (world.table.indexPathsForVisibleRows ?? []).map { ($0, world.table.rectForRow(at: $0).minY - offset) })
      let steps = now.compactMap { row, y in places[row].map { y - $0 } }
      if let first = steps.first {
        // All rows that stay move down by the same distance, and by little more than the finger's fastest movement, 12 pt a frame.
        #expect(steps.allSatisfy { abs($0 - first) < 0.01 })
        #expect(first > -0.51 && first < 14)
        moved += first
      }
      places = now
    }
    #expect(moved > 240)
    #expect(world.takeFault() == nil)
  }

  @Test("At the top after scrolling up through wrong estimates is the first row") func backAtTheTop() {
    let world = SectionTester.e()
    world.scroll(to: 3000)
    var steps = 0
    while world.table.contentOffset.y > 0, steps < 400 {
      world.scroll(to: max(0, world.table.contentOffset.y - 37))
      steps += 1
    }
    #expect(world.visibleRows.first == 0)
    #expect(world.table.rectForRow(at: path(0)).minY == 0)
    #expect(world.table.contentSize.height == 6860)  // 62 rows seen, of 80; 38 not, of 50
  }

  @Test("Automatic rows are measured from their cells") func automatic() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }
    let world = SectionTester([20], loads: false) { world in
      (world.table.rowHeight, world.table.estimatedRowHeight) = (UITableView.automaticDimension, 44)
      world.source.makesCell = { _, _ in Tall(reuseIdentifier: nil) }
    }
    world.layOut()
    #expect(world.visibleRows == Array(0..<6))
    #expect(world.table.rectForRow(at: path(1)) == rect(0, 80, 320, 80))
    world.table.frame.size.width = 400
    world.layOut()
    #expect(world.table.rectForRow(at: path(1)) == rect(0, 100, 400, 100))
  }

  @Test("A cell's labels make it taller, and at least 44") func labels() {
    let world = SectionTester([2], loads: false) { world in
      (world.table.rowHeight, world.table.estimatedRowHeight) = (UITableView.automaticDimension, 100)
      world.source.makesCell = { _, path in
        let cell = UITableViewCell(reuseIdentifier: nil)
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text = path.row == 0 ? "short" : String(repeating: "a long text ", count: 12)
        return cell
      }
    }
    world.layOut()
    #expect(world.table.rectForRow(at: path(0)).height == 44)
    #expect(world.table.rectForRow(at: path(1)).height > 80)
  }

  @Test("Without an estimate automatic rows have the default height") func automaticWithoutEstimate() {
    let world = SectionTester([3]) { $0.table.rowHeight = UITableView.automaticDimension }
    #expect(world.table.rowHeight == -1 && world.table.contentSize.height == 132)
  }

  @Test("A cell that measures itself as nothing sensible is a fault") func badMeasure() {
    final class Bad: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 0, height: CGFloat.infinity) }
    }
    let world = SectionTester([3], loads: false) { world in
      (world.table.rowHeight, world.table.estimatedRowHeight) = (UITableView.automaticDimension, 44)
      world.source.makesCell = { _, _ in Bad(reuseIdentifier: nil) }
    }
    world.layOut()
    #expect(world.takeFault()?.contains("table view row height must be a finite number") == true)
  }

  @Test("Header estimates are replaced when the header comes into view, measured from its view if need be") func headerEstimates() {
    final class Header: UITableViewHeaderFooterView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    }
    let world = SectionTester([20, 20], headers: ["A", "B"], loads: false) { world in
      (world.table.sectionHeaderHeight, world.table.estimatedSectionHeaderHeight) = (UITableView.automaticDimension, 40)
      world.source.headerView = { _, _ in Header(reuseIdentifier: nil) }
    }
    world.layOut()
    #expect(world.table.rectForHeader(inSection: 0).height == 60)
    #expect(world.table.rectForHeader(inSection: 1).height == 40)
    #expect(world.rowTops[0] == 60 && world.headerY(0) == 0)
    world.scroll(to: 700)
    #expect(world.table.rectForHeader(inSection: 1).height == 60)
    #expect(world.lines("vH") == ["vH(0)", "vH(1)"])
  }

  @Test("Rows that are inserted into an empty section are estimates, too, and measured when they are seen") func insertedIntoNothing() {
    let world = SectionTester([0]) { world in
      world.source.height = { _ in 80 }
      world.source.estimate = { _ in 50 }
    }
    world.source.counts = [30]
    world.table.insertRows(at: (0..<30).map { path($0) }, with: .none)
    world.layOut()
    #expect(world.visibleRows == Array(0..<6) && world.table.contentSize.height == 6 * 80 + 24 * 50)
  }

  // MARK: Prefetching

  @Test("T226 rows of the next screen are prefetched once, and cancelled when the direction changes") func prefetch() {
    let world = SectionTester([30], rect(0, 0, 320, 440)) { $0.table.prefetchDataSource = $0.source }
    #expect(world.lines("prefetch").isEmpty)
    let start = world.tester.simulation.time
    world.tester.down(160, 300, at: start + 0.1)
    for step in 1...11 { world.tester.move(160, 300 - CGFloat(step) * 5, at: start + 0.1 + Double(step) / 60) }
    world.tester.run()
    #expect(world.table.contentOffset.y > 0)
    let asked = world.lines("prefetch").flatMap(rows)
    #expect(!asked.isEmpty && asked == asked.sorted() && Set(asked).count == asked.count)
    #expect(asked.allSatisfy { $0 > 10 })
    #expect(world.lines("cancel").isEmpty)
    for step in 1...11 { world.tester.move(160, 245 + CGFloat(step) * 5, at: start + 0.6 + Double(step) / 60) }
    world.tester.run()
    let reached = world.visibleRows.max() ?? 0
    #expect(world.lines("cancel").flatMap(rows) == asked.filter { $0 > max(reached, 11) })
  }

  @Test("Upwards the nearest come first; a jump cancels what it passes") func prefetchUpwards() {
    let world = SectionTester([100], rect(0, 0, 320, 440)) { $0.table.prefetchDataSource = $0.source }
    world.scroll(to: 1320)
    world.scroll(to: 1300)
    #expect(world.lines("cancel") == ["cancel(40 41 42 43 44 45 46 47 48 49)"])
    #expect(world.lines("prefetch").last == "prefetch(28 27 26 25 24 23 22 21 20 19)")
    world.journal.clear()
    world.scroll(to: 0)
    #expect(world.lines("cancel") == ["cancel(19 20 21 22 23 24 25 26 27 28)"])
    #expect(world.lines("prefetch").isEmpty)
  }

  private func rows(_ line: String) -> [Int] {
    line.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").compactMap { Int($0) }
  }
}
