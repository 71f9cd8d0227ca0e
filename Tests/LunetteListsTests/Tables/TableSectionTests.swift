import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// docs/rules/cases/tables.md 1 to 3: headers and footers, plain and grouped.
@Suite struct TableSectionTests {
  // MARK: Order of the questions

  @Test("T04 all counts and heights come before the first cell, cells in order") func countsFirst() {
    let world = SectionTester.p(loads: false) { $0.source.headerHeight = { _ in 28 } }
    world.layOut()
    let firstCell = world.lines.firstIndex(of: "cell(0,0)") ?? 0
    let before = Array(world.lines[..<firstCell])
    #expect(before.first == "nSec" && before.filter { $0 == "nSec" }.count == 1)
    #expect(before.filter { $0.hasPrefix("nRows") } == ["nRows(0)", "nRows(1)", "nRows(2)"])
    #expect(before.filter { $0.hasPrefix("hH") } == ["hH(0)", "hH(1)", "hH(2)"])
    #expect(world.lines("cell") == (0..<3).map { "cell(0,\($0))" } + (0..<7).map { "cell(1,\($0))" })
    // The delegate's height makes the title unnecessary until it is shown.
    #expect(!before.contains { $0.hasPrefix("tH") })
  }

  @Test("T05 header views come after the cells, for sections in view only") func viewsAfterCells() {
    let world = SectionTester.p { $0.source.headerView = { _, _ in UIView() } }
    world.table.reloadData()
    world.layOut()
    let last = world.lines.firstIndex(of: "cell(1,6)") ?? 0
    #expect(world.lines[last...].filter { !$0.hasPrefix("will(") } == ["cell(1,6)", "vH(0)", "willH(0)", "vH(1)", "willH(1)"])
    #expect(!world.lines.contains("vH(2)"))
  }

  @Test("T06 a view wins; without one the title is asked") func viewThenTitle() {
    let world = SectionTester.p { world in
      world.source.headerHeight = { _ in 28 }
      world.source.headerView = { _, section in section == 0 ? nil : UIView() }
    }
    world.table.reloadData()
    world.layOut()
    #expect(world.lines("vH", "tH", "willH") == ["vH(0)", "tH(0)", "willH(0)", "vH(1)", "willH(1)"])
    #expect(world.table.headerView(forSection: 0)?.textLabel.text == "A")
  }

  @Test("A header leaves before others come, and tells so once; a reload ends them all") func endOfDisplay() {
    let world = SectionTester.p()
    world.scroll(to: 396)
    #expect(world.lines("willH", "endH") == ["endH(0)", "willH(2)"])
    world.journal.clear()
    world.table.reloadData()
    #expect(world.lines("endH") == ["endH(1)", "endH(2)"])
  }

  @Test("T16 a layout without news asks nothing, also of sections without a header") func idleLayout() {
    let world = SectionTester([1, 1], style: .grouped)
    world.table.setNeedsLayout()
    world.layOut()
    #expect(world.lines.isEmpty)
  }

  // MARK: Reuse

  @Test("T33 headers are reused; an unknown identifier gives nothing") func headerReuse() {
    var made = 0
    let world = SectionTester.p { world in
      world.table.register(
        {
          made += 1
          return UITableViewHeaderFooterView(reuseIdentifier: "h")
        }, forHeaderFooterViewReuseIdentifier: "h")
      world.source.headerView = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "h") }
    }
    world.scroll(to: 396)
    world.scroll(to: 0)
    #expect(made == 2 || made == 3)
    #expect(world.table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
  }

  @Test("A header taken out of the pool is prepared; a new one is not") func prepared() {
    final class Header: UITableViewHeaderFooterView {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    let world = SectionTester.p { world in
      world.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
      world.source.headerView = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "h") }
    }
    #expect((world.table.headerView(forSection: 0) as? Header)?.prepared == 0)
    let first = world.table.headerView(forSection: 0)
    world.scroll(to: 396)
    #expect(world.table.headerView(forSection: 2) === first)
    #expect((first as? Header)?.prepared == 1)
  }

  // MARK: Plain geometry

  @Test("T40 plain stacking") func plainStacking() {
    let table = SectionTester.p().table
    #expect(table.rectForHeader(inSection: 1) == rect(0, 160, 320, 28))
    #expect(table.rectForRow(at: path(4, 1)) == rect(0, 364, 320, 44))
    #expect(table.rect(forSection: 1) == rect(0, 160, 320, 468))
    #expect(table.rectForRow(at: path(4, 2)).maxY == 876)
    #expect(table.contentSize == CGSize(width: 320, height: 876))
  }

  @Test("T41 footers") func footers() {
    let table = SectionTester.q().table
    #expect((0..<3).map { table.rectForFooter(inSection: $0).minY } == [160, 648, 916])
    #expect(table.rectForFooter(inSection: 2).maxY == 936 && table.contentSize.height == 936)
    #expect(table.rectForHeader(inSection: 1).minY == 180)
    #expect(table.rectForRow(at: path(0, 1)).minY == 208 && table.rectForRow(at: path(9, 1)).minY == 604)
    #expect(table.rect(forSection: 0) == rect(0, 0, 320, 180))
  }

  @Test("T42 plain sections without titles have no headers, whatever the property says") func plainUntitled() {
    let world = SectionTester([3, 3, 1]) { ($0.table.sectionHeaderHeight, $0.table.sectionFooterHeight) = (28, 28) }
    #expect(world.rowTops == [0, 44, 88, 132, 176, 220, 264])
    #expect(world.table.contentSize.height == 308)
  }

  @Test("T44 a plain header takes the property") func plainProperty() {
    let world = SectionTester([3, 3], headers: ["A", "B"]) { $0.table.sectionHeaderHeight = 48 }
    #expect(world.rowTops == [48, 92, 136, 228, 272, 316])
  }

  @Test("T54 automaticDimension in plain style is nothing without a title, and the title's height with one") func plainAutomatic() {
    let untitled = SectionTester([3, 3]) { $0.source.headerHeight = { _ in -1 } }
    #expect(untitled.table.contentSize.height == 264)
    let titled = SectionTester([3, 3], headers: ["A", nil]) { $0.source.headerHeight = { _ in -1 } }
    #expect(titled.table.contentSize.height == 292)
  }

  @Test("A header view without a title takes the property only when it was set") func viewWithoutTitle() {
    final class Views: UITableViewDelegate {
      func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool { kind == .header }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    let views = Views()
    let world = SectionTester([1]) { $0.table.delegate = views }
    #expect(world.table.contentSize.height == 44)
    world.table.sectionHeaderHeight = 30
    world.layOut()
    #expect(world.table.contentSize.height == 74)
    #expect(world.headerY(0) == 0)
  }

  // MARK: Grouped geometry

  private func grouped(_ counts: [Int], headers: [String?] = [], footers: [String?] = [], height: CGFloat? = 18) -> SectionTester {
    SectionTester(counts, style: .grouped, headers: headers, footers: footers) { world in
      if let height { (world.table.sectionHeaderHeight, world.table.sectionFooterHeight) = (height, height) }
    }
  }

  @Test("T45, T50 grouped untitled; empty titles are none", arguments: [[], ["", "", ""]])
  func groupedUntitled(titles: [String?]) {
    let world = grouped([1, 2, 2], headers: titles, footers: titles)
    #expect(world.rowTops == [35, 115, 159, 239, 283])
    #expect(world.table.rectForFooter(inSection: 0) == rect(0, 79, 320, 18))
    #expect(world.table.rectForHeader(inSection: 1) == rect(0, 97, 320, 18))
    #expect(world.table.contentSize.height == 345)
  }

  @Test("T46 grouped untitled with the defaults of a table made by code") func groupedDefaults() {
    let world = grouped([1, 2, 2], height: nil)
    #expect(world.table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(world.rowTops == [35, 114, 158, 237, 281])
    #expect(world.table.contentSize.height == 342.5)
  }

  @Test("T48 a grouped titled header ignores the property") func groupedTitled() {
    let world = grouped([2, 1, 2], headers: ["a", "b", "c"], height: 10)
    #expect(world.rowTops.first == 55.5)
    #expect(world.table.rectForRow(at: path(0, 1)).minY - world.table.rectForRow(at: path(1, 0)).maxY == 48)
  }

  @Test("T49 a footer of one line") func groupedFooter() {
    let world = grouped([2, 1], headers: ["a", "b"], footers: ["text"])
    #expect(world.rowTops == [55.5, 99.5, 211.5])
    #expect(world.table.rectForFooter(inSection: 0) == rect(0, 143.5, 320, 30))
  }

  @Test("Grouped headers are shown in capitals; footers and plain headers as they are") func capitals() {
    let world = grouped([1], headers: ["Fruit"], footers: ["Sweet"])
    #expect(world.table.headerView(forSection: 0)?.textLabel.text == "FRUIT")
    #expect(world.table.footerView(forSection: 0)?.textLabel.text == "Sweet")
    #expect(SectionTester.p().table.headerView(forSection: 0)?.textLabel.text == "A")
  }

  @Test("T52 a delegate's 0 is the default height in a grouped table, and 0 with the switch of iOS 11") func zeroHeight() {
    let world = grouped([1, 2, 2])
    world.source.headerHeight = { $0 == 1 ? 0 : 18 }
    world.table.reloadData()
    #expect(world.table.rectForHeader(inSection: 1).height == 18)
    world.table.takesZeroSectionHeightsLiterally = true
    #expect(world.table.rectForHeader(inSection: 1).height == 0)
  }

  @Test("T53 a tiny height is taken, and nothing is drawn") func tinyHeight() {
    let world = grouped([1], headers: ["a"])
    world.source.headerHeight = { _ in 0.01 }
    world.table.reloadData()
    world.layOut()
    #expect(abs(world.rowTops[0]) < 0.5)
    #expect(world.headerY(0) == nil)
  }

  @Test("A table header view takes the place of the room above the first grouped section") func groupedWithHeaderView() {
    let world = grouped([1, 1], height: nil)
    world.table.tableHeaderView = UIView(frame: rect(0, 0, 10, 1))
    #expect(world.rowTops == [18.5, 97.5])
    #expect(world.table.tableHeaderView?.frame == rect(0, 0, 320, 1))
    world.table.tableHeaderView = nil
    #expect(world.rowTops == [35, 114])
  }

  @Test("Headers with bad heights are refused", arguments: [-2, CGFloat.nan, .infinity])
  func badHeights(height: CGFloat) {
    let world = SectionTester.p(loads: false) { $0.source.headerHeight = { _ in height } }
    world.layOut()
    let fault = world.takeFault() ?? ""
    #expect(fault.hasPrefix("NSInternalInconsistencyException: section header height must "))
    #expect(fault.contains("provided height for section 0 is"))
    #expect(world.table.numberOfSections == 0)
  }

  // MARK: insetGrouped

  @Test(
    "insetGrouped: cards with margins and round corners, the first section without more room", arguments: [(320, 16), (375, 16), (414, 20)])
  func insetGrouped(width: CGFloat, margin: CGFloat) {
    let world = SectionTester([3, 1], style: .insetGrouped, rect(0, 0, width, 600))
    #expect(world.table.rectForRow(at: path(0)) == rect(margin, 17.5, width - 2 * margin, 44))
    let cells = world.table.visibleCells
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[3].layer.maskedCorners == .all)
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.map(\.separator.isHidden) == [false, false, true, true])
  }

  @Test("Grouped: the first line above and the last below a section are as wide as the table") func edgeLines() {
    let world = grouped([2])
    let cells = world.table.visibleCells
    #expect(cells[0].topSeparator?.frame == rect(0, 0, 320, 0.5))
    #expect(cells[0].separator.frame == rect(15, 43.5, 305, 0.5))
    #expect(cells[1].topSeparator == nil)
    #expect(cells[1].separator.frame == rect(0, 43.5, 320, 0.5))
    #expect(world.table.fillers.isEmpty)
  }
}
