import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// docs/rules/cases/tables.md 1 to 4, plain style without headers.
@Suite struct TableViewTests {
  // MARK: Loading

  @Test("T01 minimal load") func minimalLoad() {
    let world = TableTester([["a", "b", "c"]], loads: false)
    world.layOut()
    #expect(world.lines("nRows", "cell") == ["nRows(0)", "cell(0,0)", "cell(0,1)", "cell(0,2)"])
    #expect(world.table.contentSize == CGSize(width: 320, height: 132))
    #expect(world.table.numberOfSections == 1)
  }

  @Test("T02 all heights first, ascending, then cells for the visible rows only") func heightsFirst() {
    let world = TableTester([(0..<30).map { "r\($0)" }], rect(0, 0, 320, 440), loads: false)
    world.source.height = { _ in 44 }
    world.layOut()
    let first = world.lines.firstIndex(of: "cell(0,0)") ?? 0
    #expect(world.lines[..<first].filter { $0.hasPrefix("h(") } == (0..<30).map { "h(0,\($0))" })
    #expect(world.lines("cell") == (0..<10).map { "cell(0,\($0))" })
    #expect(world.visibleRows == Array(0..<10))
  }

  @Test("Counts come before cells; each cell is announced right after it was made") func order() {
    let world = TableTester([["a"], ["b", "c"]], loads: false)
    world.layOut()
    #expect(world.lines == ["nRows(0)", "nRows(1)", "cell(0,0)", "will(0,0)", "cell(1,0)", "will(1,0)", "cell(1,1)", "will(1,1)"])
  }

  @Test("T08 a query loads counts, not cells") func queryLoads() {
    let world = TableTester.long()
    world.rows = [(0..<40).map { "r\($0)" }]
    world.table.reloadData()
    #expect(world.table.contentSize == CGSize(width: 320, height: 1760))
    #expect(world.lines("nRows").isEmpty == false)
    #expect(world.lines("cell").isEmpty)
  }

  @Test("T09, T10 a reload ends the display of all cells and shows new ones at the next layout") func reload() {
    let world = TableTester.long()
    world.table.reloadData()
    #expect(world.table.visibleCells.isEmpty)
    world.layOut()
    #expect(world.visibleRows == Array(0..<10))
    #expect(world.lines("end").sorted() == (0..<10).map { "end(0,\($0))" })
    #expect(world.source.made == 10)
  }

  @Test("T12 an empty model pulls the offset back") func empty() {
    let world = TableTester.long()
    world.scroll(to: 440)
    world.journal.clear()
    world.rows = [[]]
    world.table.reloadData()
    world.layOut()
    #expect(world.table.contentSize.height == 0 && world.table.contentOffset == .zero)
    #expect(world.table.visibleCells.isEmpty && world.lines("cell").isEmpty)
  }

  @Test("T13 the row height without a delegate's") func rowHeight() {
    let world = TableTester.long()
    world.table.rowHeight = 60
    world.layOut()
    #expect(world.table.contentSize.height == 1800)
    #expect(world.visibleRows == Array(0...7))
  }

  @Test("T14 the delegate's height wins") func delegateHeight() {
    let world = TableTester.long()
    world.table.rowHeight = 60
    world.source.height = { _ in 20 }
    world.table.reloadData()
    world.layOut()
    #expect(world.table.contentSize.height == 600)
    #expect(world.visibleRows == Array(0..<22))
  }

  @Test("T16 a layout without news asks nothing") func idleLayout() {
    let world = TableTester.long()
    world.table.setNeedsLayout()
    world.layOut()
    #expect(world.lines == [])
  }

  @Test("Negative heights and heights that aren't finite are faults", arguments: [-3, CGFloat.nan, .infinity])
  func badHeight(value: CGFloat) {
    let world = TableTester.short()
    world.source.height = { $0.row == 2 ? value : 44 }
    world.table.reloadData()
    world.layOut()
    #expect(world.takeFault()?.contains("provided height for index path ({length = 2, path = 0 - 2}) is") == true)
    world.source.height = { _ in 44 }
    world.table.reloadData()
    world.layOut()
    #expect(world.takeFault() == nil && world.shown.count == 5)
  }

  // MARK: Scrolling and reuse

  @Test("T20 a sliver gets a cell") func sliver() {
    let world = TableTester.long()
    world.scroll(to: 1)
    #expect(world.lines == ["cell(0,10)", "will(0,10)"])
    #expect(world.visibleRows == Array(0...10))
  }

  @Test("T21, T22 a row leaves exactly at its edge and comes back") func edges() {
    let world = TableTester.long()
    world.scroll(to: 43.5)
    #expect(world.visibleRows.first == 0)
    world.journal.clear()
    world.scroll(to: 44)
    #expect(world.lines == ["end(0,0)"])
    #expect(world.visibleRows == Array(1...10))
    world.journal.clear()
    world.scroll(to: 0)
    #expect(world.lines("cell", "will") == ["cell(0,0)", "will(0,0)"])
    #expect(world.lines("end") == ["end(0,10)"])
  }

  @Test("T24 scrolling makes no more cells than fit, and one", arguments: [(440, 11), (568, 14)] as [(CGFloat, Int)])
  func poolSize(height: CGFloat, cells: Int) {
    let world = TableTester.long(100, height: height)
    for y in 0...880 { world.scroll(to: CGFloat(y)) }
    #expect(world.source.made == cells)
    for y in stride(from: 880, through: 0, by: -7) { world.scroll(to: CGFloat(y)) }
    #expect(world.source.made == cells)
    #expect(world.shown.first == "r0")
  }

  @Test("T25 prepareForReuse before a pooled cell is handed out, never on a new one") func prepareForReuse() {
    let world = TableTester([(0..<30).map { "r\($0)" }], rect(0, 0, 320, 440), loads: false)
    world.source.listensToCells = true
    world.layOut()
    #expect(!world.lines.contains("prepare"))
    world.table.reloadData()
    world.layOut()
    world.journal.clear()
    world.scroll(to: 440)
    #expect(world.lines.filter { !$0.hasPrefix("end") } == (10..<20).flatMap { ["cell(0,\($0))", "prepare", "will(0,\($0))"] })
    #expect(world.shown == (10..<20).map { "r\($0)" })
  }

  @Test("T26 dequeue of an unknown identifier gives nothing; for a path it is a fault") func unknownIdentifier() {
    let world = TableTester.short()
    #expect(world.table.dequeueReusableCell(withIdentifier: "x") == nil)
    #expect(world.takeFault() == nil)
    _ = world.table.dequeueReusableCell(withIdentifier: "x", for: path(0))
    #expect(
      world.takeFault() == "NSInternalInconsistencyException: unable to dequeue a cell with identifier x - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
  }

  @Test("T28 dequeue for a path gives a cell of the row's size") func dequeuedSize() {
    let world = TableTester.short()
    world.source.height = { CGFloat($0.row) * 10 + 30 }
    world.table.reloadData()
    _ = world.table.contentSize
    #expect(world.table.dequeueReusableCell(withIdentifier: "c", for: path(3)).frame.size == CGSize(width: 320, height: 60))
  }

  @Test("T29 dequeue for a path out of range is a fault") func dequeueOutOfRange() {
    let world = TableTester.short()
    _ = world.table.dequeueReusableCell(withIdentifier: "c", for: path(9))
    #expect(world.takeFault()?.hasPrefix("NSInternalInconsistencyException: request for rect at invalid index path (") == true)
  }

  @Test("T32 without an identifier nothing is pooled") func noPooling() {
    let world = TableTester.long()
    var made = 0
    world.source.makesCells = { _, _ in
      made += 1
      let cell = TableTester.NamedCell(style: .default, reuseIdentifier: nil)
      cell.journal = world.journal
      return cell
    }
    world.table.reloadData()
    world.layOut()
    world.scroll(to: 440)
    world.scroll(to: 0)
    #expect(made == 30 && !world.lines.contains("prepare"))
  }

  @Test("T34 cells and paths find one another; what isn't visible isn't there") func lookups() {
    let world = TableTester.long()
    #expect(world.table.cellForRow(at: path(3)) === world.table.visibleCells[3])
    #expect(world.table.indexPath(for: world.table.visibleCells[3]) == path(3))
    #expect(world.table.cellForRow(at: path(20)) == nil && world.table.cellForRow(at: path(99)) == nil)
    world.scroll(to: 22)
    let pooled = world.table.visibleCells[0]
    world.scroll(to: 44)
    #expect(world.table.indexPath(for: pooled) == nil)
    #expect(world.takeFault() == nil)
  }

  @Test("The cells of a fling are always those that are seen") func fling() {
    let world = TableTester.long(1000, height: 568)
    world.tester.down(160, 500, at: 0.1)
    for step in 1...10 { world.tester.move(160, 500 - 40 * CGFloat(step), at: 0.1 + 0.01 * Double(step)) }
    world.tester.up(at: 0.208)
    while world.tester.simulation.time < 3 {
      world.tester.simulation.runFrame()
      let (low, high) = (world.table.bounds.minY, world.table.bounds.maxY)
      let expected = (0..<1000).filter { CGFloat($0 + 1) * 44 > low && CGFloat($0) * 44 < high }
      #expect(world.visibleRows == expected)
      #expect(world.shown == expected.map { "r\($0)" })
    }
    #expect(world.table.contentOffset.y > 1500 && world.source.made <= 14)
  }

  @Test("reloadData from a data source's answer is a fault, not an endless loop") func reentry() {
    let world = TableTester.short()
    world.source.onCell = { table, _ in table.reloadData() }
    world.table.reloadData()
    world.layOut()
    #expect(world.takeFault()?.hasPrefix("reloadData called while cellForRowAt runs") == true)
  }

  // MARK: Geometry

  @Test("T42 sections without titles stand on top of one another") func sections() {
    let world = TableTester([["a", "b", "c"], ["d", "e", "f"], ["g"]])
    #expect(world.table.rectForRow(at: path(1, 1)) == rect(0, 176, 320, 44))
    #expect(world.table.rectForRow(at: path(0, 2)).minY == 264)
    #expect(world.table.rect(forSection: 1) == rect(0, 132, 320, 132))
    #expect(world.table.contentSize.height == 308)
  }

  @Test("T62 content view and separator") func separators() {
    let world = TableTester.short()
    world.cell(1)?.layoutIfNeeded()
    #expect(world.cell(1)?.contentView.frame == rect(0, 0, 320, 43.5))
    #expect(world.cell(1)?.separator.frame == rect(15, 43.5, 305, 0.5))
    world.table.separatorStyle = .none
    world.layOut()
    #expect(world.cell(1)?.contentView.frame == rect(0, 0, 320, 44))
    #expect(world.cell(1)?.separator.isHidden == true)
  }

  @Test("T65 a point on a border belongs to the lower row; beside and below is nothing") func rowAtPoint() {
    let world = TableTester.short()
    #expect(world.table.indexPathForRow(at: point(10, 43.9)) == path(0))
    #expect(world.table.indexPathForRow(at: point(10, 44)) == path(1))
    #expect(world.table.indexPathForRow(at: point(10, 220)) == nil)
    #expect(world.table.indexPathForRow(at: point(-5, 30)) == nil)
    #expect(world.table.indexPathsForRows(in: rect(0, 43, 320, 46)) == [path(0), path(1), path(2)])
  }

  @Test("T69 a change of width asks for no cell") func width() {
    let world = TableTester.short()
    world.table.frame.size.width = 300
    world.layOut()
    #expect(world.table.contentSize.width == 300)
    #expect(world.table.visibleCells.allSatisfy { $0.frame.width == 300 })
    #expect(world.lines == [])
  }

  @Test(
    "T70, T71, T72, T73, T74, T75, T76, T77, T78 scrolling to a row",
    arguments: [
      (0, 10, .top, 440), (0, 10, .middle, 242), (0, 10, .bottom, 44), (0, 10, .none, 44), (880, 5, .none, 220), (0, 3, .none, 0),
      (0, 29, .top, 880), (500, 0, .bottom, 0), (20, 9, .none, 20),
    ] as [(CGFloat, Int, UITableView.ScrollPosition, CGFloat)])
  func scrollToRow(start: CGFloat, row: Int, position: UITableView.ScrollPosition, expected: CGFloat) {
    let world = TableTester.long()
    world.scroll(to: start)
    let told = world.source.scrolls
    world.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(world.table.contentOffset.y == expected)
    #expect(world.source.scrolls == told + (expected == start ? 0 : 1))
  }

  @Test(
    "T79, T80, T81, T82, T83 scrolling to a row with insets",
    arguments: [(10, .top, 376), (10, .bottom, 93), (10, .middle, 234.5), (0, .top, -64), (29, .bottom, 929)]
      as [(Int, UITableView.ScrollPosition, CGFloat)])
  func scrollToRowWithInsets(row: Int, position: UITableView.ScrollPosition, expected: CGFloat) {
    let world = TableTester.long()
    world.table.contentInset = UIEdgeInsets(top: 64, bottom: 49)
    #expect(world.table.contentOffset.y == -64)
    world.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(world.table.contentOffset.y == expected)
  }

  @Test("T90 a jump asks for the new rows and ends the old ones") func jump() {
    let world = TableTester.long()
    world.table.scrollToRow(at: path(10), at: .top, animated: false)
    world.layOut()
    #expect(world.lines("cell") == (10..<20).map { "cell(0,\($0))" })
    #expect(world.lines("end").sorted() == (0..<10).map { "end(0,\($0))" })
    #expect(world.source.scrolls == 1 && world.source.drags == 0)
  }
}
