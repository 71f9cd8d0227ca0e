import Foundation
import LunetteKit
import TestSupport
import Testing

/// Updates in the middle of something else: a drag, a prefetch, floating headers, editing.
@Suite struct TableInterplayTests {
  private typealias Section = BatchTester.Section

  @Test("Rows that go above a dragged table don't take it from the finger") func updateWhileDragging() {
    let world = TableTester.long()
    world.scroll(to: 220)
    world.tester.down(160, 300, at: 0.1)
    for step in 1...6 { world.tester.move(160, 300 - CGFloat(step) * 10, at: 0.1 + Double(step) / 60) }
    world.tester.run()
    let before = world.table.contentOffset.y
    #expect(before > 220 && world.table.isDragging)
    world.rows[0].removeFirst(2)
    world.table.deleteRows(at: [path(0), path(1)], with: .fade)
    world.layOut()
    #expect(world.table.isDragging && world.table.contentOffset.y == before)
    #expect(world.shown == world.visibleRows.map { "r\($0 + 2)" })
    for step in 1...6 { world.tester.move(160, 240 - CGFloat(step) * 10, at: 0.3 + Double(step) / 60) }
    world.tester.run()
    #expect(world.table.contentOffset.y == before + 60)
    world.tester.up(at: 1)
    world.tester.run(to: 3)
    #expect(world.shown == world.visibleRows.map { "r\($0 + 2)" } && world.takeFault() == nil)
  }

  @Test("A drag past the end of content that has just become shorter springs back") func shorterWhileDragging() {
    let world = TableTester.long()
    world.scroll(to: 880)
    world.tester.down(160, 200, at: 0.1)
    world.tester.move(160, 220, at: 0.15)
    world.tester.move(160, 230, at: 0.2)
    world.tester.run()
    world.rows[0].removeLast(15)
    world.table.deleteRows(at: (15..<30).map { path($0) }, with: .fade)
    world.layOut()
    world.tester.move(160, 240, at: 0.4)
    world.tester.up(at: 0.8)
    world.tester.run(to: 4)
    #expect(world.table.legalOffsets.y.contains(world.table.contentOffset.y))
    #expect(world.shown == world.visibleRows.map { "r\($0)" } && !world.shown.isEmpty)
  }

  @Test("What is being prefetched travels with its rows: nothing is asked for twice, what is deleted isn't cancelled") func prefetching() {
    let world = SectionTester([60], rect(0, 0, 320, 440)) { $0.table.prefetchDataSource = $0.source }
    world.scroll(to: 44)
    #expect(world.lines("prefetch") == ["prefetch(11 12 13 14 15 16 17 18 19 20)"])
    world.journal.clear()
    world.source.counts = [61]
    world.table.insertRows(at: [path(2)], with: .none)
    world.layOut()
    #expect(world.lines("prefetch", "cancel").isEmpty)
    // Row 11 was row 10, which was on the screen; rows 12 to 21 were prefetched.
    world.scroll(to: 88)
    #expect(world.lines("prefetch") == [] && world.lines("cancel") == [])
    world.source.counts = [60]
    world.table.deleteRows(at: [path(15)], with: .none)
    world.layOut()
    world.scroll(to: 132)
    #expect(world.lines("prefetch") == ["prefetch(21 22)"])
    #expect(world.lines("cancel").isEmpty)
  }

  @Test("A section goes while another one's header floats", arguments: [false, true]) func floatingHeaders(inserts: Bool) {
    let world = BatchTester.p()
    world.table.contentOffset.y = 200
    world.table.layoutIfNeeded()
    let header = world.header(1)
    #expect(header?.frame.minY == 200)
    if inserts {
      world.sections.insert(Section("N", ["N0"]), at: 0)
      world.table.insertSections([0], with: .fade)
      // The new 72 pt push B down to 232, below the top: A floats there instead, pushed up by B.
      #expect(world.header(2) === header && header?.frame.minY == 232)
      #expect(world.header(1)?.frame.minY == 200)
    } else {
      world.sections.removeFirst()
      world.table.deleteSections([0], with: .fade)
      #expect(world.header(0) === header && header?.frame.minY == 200)
    }
    #expect(world.table.contentOffset.y == 200 && world.disorder() == nil)
    world.tester.run(to: 0.5)
    world.table.contentOffset.y = 210
    world.table.layoutIfNeeded()
    #expect(world.disorder() == nil && world.orphans() == 0)
  }

  @Test("The section of a floating header is reloaded: the new header floats where the old one did") func reloadUnderFloatingHeader() {
    let world = BatchTester.p()
    world.table.contentOffset.y = 200
    world.table.layoutIfNeeded()
    let header = world.header(1)
    world.sections[1].title = "B2"
    world.table.reloadSections([1], with: .fade)
    #expect(world.header(1) !== header && world.header(1)?.frame.minY == 200)
    #expect(world.table.headerView(forSection: 1)?.textLabel.text == "B2")
    world.tester.run(to: 0.5)
    #expect(world.disorder() == nil && world.orphans() == 0)
  }

  @Test("A section reloaded in editing mode comes back in editing mode, alone") func reloadInEditing() {
    let world = BatchTester.p()
    world.table.setEditing(true, animated: false)
    world.table.layoutIfNeeded()
    let (old, other) = (world.cell(0, 0), world.cell(0, 1))
    world.sections[0] = Section("A", ["x", "y"])
    world.table.reloadSections([0], with: .fade)
    #expect(world.cell(0, 0) !== old && world.cell(0, 1) === other)
    for cell in world.table.visibleCells {
      cell.layoutIfNeeded()
      #expect(cell.isEditing && cell.contentView.frame.minX == 38)
      #expect(cell.shownParts.contains(.minus))
    }
    world.tester.run(to: 0.5)
    world.table.setEditing(false, animated: false)
    #expect(world.table.visibleCells.allSatisfy { !$0.isEditing } && world.disorder() == nil && world.orphans() == 0)
  }
}
