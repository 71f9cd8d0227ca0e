import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// docs/rules/cases/tables.md 3 and 4: floating headers and footers, questions about places, scrolling to rows next to headers.
@Suite struct TableFloatingTests {
  @Test(
    "T56 floating headers",
    arguments: [(-30, 0, 160), (0, 0, 160), (50, 50, 160), (132, 132, 160), (140, 132, 160), (150, 132, 160)]
      as [(CGFloat, CGFloat, CGFloat)])
  func floating(offset: CGFloat, a: CGFloat, b: CGFloat) {
    let world = SectionTester.p()
    world.scroll(to: offset)
    #expect(world.headerY(0) == a && world.headerY(1) == b)
    #expect((world.headerY(2) != nil) == (offset == 150))
  }

  @Test("T56 the next header takes over; the old one ends when its last sliver has gone") func takeover() {
    let world = SectionTester.p()
    world.scroll(to: 150)
    #expect(world.headerY(2) == 628)
    world.journal.clear()
    world.scroll(to: 160)
    #expect(world.lines("endH") == ["endH(0)"])
    #expect(world.headerY(0) == nil && world.headerY(1) == 160)
    world.scroll(to: 200)
    #expect(world.headerY(1) == 200)
    world.scroll(to: 396)
    #expect(world.headerY(1) == 396 && world.headerY(2) == 628)
  }

  @Test(
    "T57 the line where headers stick honours the inset",
    arguments: [(-64, 0, 160), (0, 64, 160), (80, 132, 160), (96, 132, 160)] as [(CGFloat, CGFloat, CGFloat)])
  func inset(offset: CGFloat, a: CGFloat, b: CGFloat) {
    let world = SectionTester.p()
    world.table.contentInset.top = 64
    world.scroll(to: offset)
    #expect(world.headerY(0) == a && world.headerY(1) == b)
  }

  @Test("A change of the inset moves the floating header at the next layout") func insetChange() {
    let world = SectionTester.p()
    world.scroll(to: 50)
    world.table.contentInset.top = 30
    world.layOut()
    #expect(world.headerY(0) == 80)
  }

  @Test("Anywhere in any table, what is shown is what the rects and the formulas say", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func anywhere(seed: UInt64) {
    var numbers = SeededRandom(seed)
    func any(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    let counts = (0..<any(1...12)).map { _ in any(0...15) }
    let titles = counts.map { _ in any(0...2) == 0 ? nil : "T" }
    let heights = counts.map { _ in (0..<15).map { _ in CGFloat(any(0...5) * 20) } }
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][any(0...2)]
    let world = SectionTester(counts, style: style, headers: titles, footers: Array(titles.reversed())) { world in
      world.source.height = { heights[$0.section][$0.row] }
      if any(0...1) == 0 { world.table.estimatedRowHeight = 33 }
    }
    for _ in 0..<60 {
      if any(0...5) == 0 { world.table.contentInset = UIEdgeInsets(top: CGFloat(any(0...80)), bottom: CGFloat(any(0...80))) }
      world.scroll(to: CGFloat(any(-100...2500)))
      expectShown(world)
    }
    #expect(world.takeFault() == nil)
  }

  private func expectShown(_ world: SectionTester) {
    let (table, bounds) = (world.table, world.table.bounds)
    func overlaps(_ rect: CGRect) -> Bool { rect.height > 0.25 && rect.minY < bounds.maxY && rect.maxY > bounds.minY }
    var (rows, headers) = ([IndexPath](), [Int]())
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) where overlaps(table.rectForRow(at: path(row, section))) {
        rows.append(path(row, section))
      }
      var frame = table.rectForHeader(inSection: section)
      if table.style == .plain {
        let end = table.rect(forSection: section).maxY
        frame.origin.y = min(max(frame.minY, bounds.minY + table.contentInset.top), end - frame.height)
      }
      guard overlaps(frame) else { continue }
      headers.append(section)
      if let view = table.headerView(forSection: section) { #expect(view.frame == frame) }
    }
    #expect(table.indexPathsForVisibleRows == rows)
    #expect(table.visibleCells.map(\.frame) == rows.map { table.rectForRow(at: $0) })
    #expect(world.table.sectionViews.shown.filter { $0.part.kind == .header }.map(\.part.section) == headers)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == rows.count)
  }

  @Test("T58 the rect of a header is its resting place, its view's frame where it is") func rectAndFrame() {
    let world = SectionTester.p()
    world.scroll(to: 50)
    #expect(world.table.rectForHeader(inSection: 0) == rect(0, 0, 320, 28))
    #expect(world.table.headerView(forSection: 0)?.frame == rect(0, 50, 320, 28))
  }

  @Test("T60 floating footers") func footers() {
    let world = SectionTester.q()
    #expect(world.footerY(1) == 460 && world.footerY(0) == 160)
    world.scroll(to: 100)
    #expect(world.footerY(1) == 560)
    world.scroll(to: 200)
    #expect(world.footerY(1) == 648)
    #expect(world.footerY(2) ?? 696 == 696)
    world.scroll(to: 300)
    #expect(world.footerY(2) == 760)
  }

  @Test("T61 a floating header lies above the cells") func above() {
    let world = SectionTester.p()
    world.scroll(to: 50)
    let hit = world.table.hitTest(CGPoint(x: 10, y: 60), with: nil)
    let header = world.table.headerView(forSection: 0)
    #expect(header != nil && hit?.isDescendant(of: header ?? UIView()) == true)
  }

  @Test("Headers stay in front of cells that come in later") func inFront() {
    let world = SectionTester.p()
    for y in stride(from: CGFloat(0), through: 396, by: 33) {
      world.scroll(to: y)
      let firstHeader = world.table.subviews.firstIndex { $0 is UITableViewHeaderFooterView } ?? 0
      let lastCell = world.table.subviews.lastIndex { $0 is UITableViewCell } ?? 0
      #expect(firstHeader > lastCell)
    }
  }

  @Test("Grouped headers don't float") func grouped() {
    let world = SectionTester([10, 10], style: .grouped, headers: ["A", "B"])
    world.scroll(to: 30)
    #expect(world.headerY(0) == 0)
  }

  @Test("T65 a point on a header is no row's; one on a border is the lower row's") func rowAtPoint() {
    let table = SectionTester.p().table
    let places: [(CGFloat, CGFloat, IndexPath?)] = [
      (10, 30, path(0)), (10, 71.9, path(0)), (10, 72, path(1)), (10, 10, nil), (10, 170, nil), (10, 900, nil), (-5, 30, nil),
    ]
    for (x, y, expected) in places { #expect(table.indexPathForRow(at: CGPoint(x: x, y: y)) == expected, "\(x), \(y)") }
  }

  @Test("T66 the rows in a rect; a header is none") func rowsInRect() {
    let table = SectionTester.p().table
    #expect(table.indexPathsForRows(in: rect(0, 100, 320, 100)) == [path(1), path(2), path(0, 1)])
    #expect(table.indexPathsForRows(in: rect(0, 160, 320, 20)) == [])
  }

  @Test("T68 paths of other than two indexes") func shortPath() {
    let world = SectionTester.p()
    for path in [IndexPath(index: 0), IndexPath(), IndexPath(indexes: [0, 1, 2])] {
      #expect(world.table.cellForRow(at: path) == nil)
      #expect(
        world.takeFault()?.hasPrefix(
          "NSInternalInconsistencyException: Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices"
        ) == true)
    }
    world.table.scrollToRow(at: IndexPath(index: 3), at: .top, animated: false)
    #expect(world.takeFault()?.contains("exactly two indices") == true)
  }

  @Test("Sections that don't exist") func badSections() {
    let table = SectionTester.p().table
    let world = SectionTester.p()
    _ = world.table.rectForHeader(inSection: 3)
    #expect(world.takeFault() == "NSInternalInconsistencyException: request for rect of header in invalid section (3)")
    _ = world.table.rectForFooter(inSection: -1)
    #expect(world.takeFault() == "NSInternalInconsistencyException: request for rect of footer in invalid section (-1)")
    _ = world.table.rect(forSection: 7)
    #expect(world.takeFault() == "NSInternalInconsistencyException: request for rect of invalid section (7)")
    #expect(table.headerView(forSection: 9) == nil && table.footerView(forSection: -1) == nil)
  }

  @Test("T69 a change of width reaches cells and headers without a call") func width() {
    let world = SectionTester.p()
    world.table.frame.size.width = 480
    world.layOut()
    #expect(world.table.visibleCells.allSatisfy { $0.frame.width == 480 })
    #expect(world.table.headerView(forSection: 0)?.frame.width == 480)
    #expect(world.table.contentSize.width == 480)
    #expect(world.lines("cell").isEmpty)
  }

  // MARK: Scrolling to rows

  @Test("T84 the first row keeps its header") func firstRow() { #expect(offset(SectionTester.p(), path(0, 1), .top) == 160) }
  @Test("T85 a later row stands right below the floating header") func laterRow() {
    #expect(offset(SectionTester.p(), path(3, 1), .top) == 292)
  }
  @Test("T86 the last row keeps its footer") func lastRow() { #expect(offset(SectionTester.q(), path(9, 1), .bottom) == 188) }

  @Test("A row under the floating header isn't visible as a whole") func underHeader() {
    let world = SectionTester.p()
    world.scroll(to: 300)
    // Row 1.3 is at 320 to 364, the header floats over 300 to 328.
    #expect(offset(world, path(3, 1), .none) == 292)
    #expect(offset(world, path(4, 1), .none) == 292)
  }

  @Test("An empty section can be scrolled to") func emptySection() {
    let world = SectionTester([20, 0, 20], headers: ["A", "B", "C"])
    world.table.scrollToRow(at: IndexPath(row: RowPath.noRow, section: 1), at: .top, animated: false)
    #expect(world.table.contentOffset.y == world.table.rectForHeader(inSection: 1).minY)
  }

  @Test("T89 the nearest selected row; nothing without a selection") func nearestSelected() {
    let world = SectionTester([30], rect(0, 0, 320, 440))
    world.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(world.table.contentOffset.y == 0)
    world.table.selectRow(at: path(25), animated: false, scrollPosition: .none)
    world.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(world.table.contentOffset.y == 880)
    world.table.allowsMultipleSelection = true
    world.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    world.table.contentOffset.y = 100
    world.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(world.table.contentOffset.y == 88)
  }

  private func offset(_ world: SectionTester, _ path: IndexPath, _ position: UITableView.ScrollPosition) -> CGFloat {
    world.table.scrollToRow(at: path, at: position, animated: false)
    return world.table.contentOffset.y
  }

  // MARK: What stands around the rows

  @Test("A background view lies behind everything and doesn't scroll") func background() {
    let world = SectionTester.p()
    let view = UIView()
    world.table.backgroundView = view
    world.scroll(to: 100)
    #expect(world.table.subviews.first === view && view.frame == world.table.bounds)
    world.scroll(to: 300)
    #expect(world.table.subviews.first === view && view.frame == world.table.bounds)
    world.table.backgroundView = nil
    #expect(view.superview == nil)
  }

  @Test("Table header and footer view: as wide as the table, their height as it was when they were set") func aroundTheRows() {
    let world = SectionTester([2])
    let (header, footer) = (UIView(frame: rect(5, 5, 10, 40)), UIView(frame: rect(5, 5, 10, 30)))
    (world.table.tableHeaderView, world.table.tableFooterView) = (header, footer)
    world.layOut()
    #expect(header.frame == rect(0, 0, 320, 40) && footer.frame == rect(0, 128, 320, 30))
    #expect(world.rowTops == [40, 84] && world.table.contentSize.height == 158)
    header.frame.size.height = 80
    world.layOut()
    #expect(world.rowTops == [40, 84])
    world.table.tableHeaderView = header
    #expect(world.rowTops == [80, 124])
    #expect(world.table.fillers.isEmpty)
  }
}
