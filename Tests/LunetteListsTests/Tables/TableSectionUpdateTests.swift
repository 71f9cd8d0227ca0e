import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists
@testable import LunetteStage

/// docs/rules/cases/tables.md 7 and 8: updates of whole sections, alone and with rows.
@Suite struct TableSectionUpdateTests {
  private typealias Section = BatchTester.Section
  private let world = BatchTester.p()
  private var table: UITableView { world.table }
  private static let kind = "NSInternalInconsistencyException: "

  @Test("T169 an inserted section brings its rows and its header") func insertSection() {
    world.sections.insert(Section("N", ["N0", "N1"]), at: 1)
    table.insertSections(IndexSet(integer: 1), with: .fade)
    #expect(world.takeFault() == nil && world.lines("cell") == ["cell(1,0)", "cell(1,1)"])
    #expect(table.rectForHeader(inSection: 1) == rect(0, 160, 320, 28))
    #expect(table.rectForRow(at: path(0, 1)).minY == 188 && table.rectForRow(at: path(1, 1)).minY == 232)
    #expect(table.rectForHeader(inSection: 2).minY == 276 && world.disorder() == nil)
    #expect(world.header(1)?.frame == rect(0, 160, 320, 28) && world.header(2)?.frame == rect(0, 276, 320, 28))
  }

  @Test("T170, T173 a deleted section takes header and rows; what was said of its rows is part of that", arguments: [false, true])
  func deleteSection(withRow: Bool) {
    world.sections.remove(at: 0)
    table.performBatchUpdates {
      if withRow { table.deleteRows(at: [path(1, 0)], with: .fade) }
      table.deleteSections(IndexSet(integer: 0), with: .fade)
    }
    #expect(world.takeFault() == nil)
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 320, 28) && table.rectForRow(at: path(9, 0)).minY == 424)
    #expect(table.rectForHeader(inSection: 1) == rect(0, 468, 320, 28) && table.contentSize.height == 716)
    #expect(world.disorder() == nil)
    world.tester.run(to: 0.5)
    #expect(world.lines("end").sorted() == ["end(0,0)", "end(0,1)", "end(0,2)"] && world.orphans() == 0)
  }

  @Test("T172 a reloaded section asks for its cells and its header anew, and for no others") func reloadSection() {
    let (old, header, untouched) = (world.cell(0, 0), world.header(0), world.header(1))
    table.reloadSections(IndexSet(integer: 0), with: .fade)
    #expect(world.lines("cell") == ["cell(0,0)", "cell(0,1)", "cell(0,2)"] && world.lines("willH") == ["willH(0)"])
    #expect(world.cell(0, 0) !== old && world.header(0) !== header && world.header(1) === untouched)
    world.tester.run(to: 0.5)
    #expect(world.disorder() == nil && world.orphans() == 0)
  }

  @Test("A section that is reloaded may have another number of rows, and another header") func reloadedShape() {
    world.sections[1] = Section(nil, ["x"])
    table.reloadSections(IndexSet(integer: 1), with: .left)
    #expect(world.takeFault() == nil && world.disorder() == nil)
  }

  @Test("A moved section keeps its cells, its header and its selection, all of which slide") func moveSection() throws {
    table.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
    let (first, header) = (try #require(world.cell(0, 1)), try #require(world.header(1)))
    world.sections.swapAt(0, 1)
    table.moveSection(1, toSection: 0)
    #expect(world.lines("cell") == ["cell(0,7)", "cell(0,8)", "cell(0,9)"] && world.cell(0, 0) === first && world.header(0) === header)
    #expect(first.frame.minY == 28 && header.frame.minY == 0 && world.disorder() == nil)
    #expect(table.indexPathsForSelectedRows == [path(1, 1)])
    world.tester.run(to: 0.15)
    #expect(abs(first.shownFrame.minY - 108) < 0.01 && abs(header.shownFrame.minY - 80) < 0.01)
    world.tester.run(to: 0.5)
    #expect(world.disorder() == nil && world.orphans() == 0)
  }

  @Test("T188 a section without rows keeps its header") func emptied() {
    world.sections[0].rows = []
    table.deleteRows(at: (0..<3).map { path($0) }, with: .fade)
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 320, 28) && table.rectForHeader(inSection: 1).minY == 28)
    world.tester.run(to: 0.5)
    #expect(world.header(0)?.frame.minY == 0 && world.header(1)?.frame.minY == 28 && world.disorder() == nil)
  }

  @Test("A header comes and goes with its title") func titleFollowsRows() {
    world.sections[0] = Section(nil, [])
    table.deleteRows(at: (0..<3).map { path($0) }, with: .fade)
    #expect(table.rectForHeader(inSection: 1).minY == 0 && world.disorder() == nil)
    world.sections[0] = Section("A", ["A9"])
    table.insertRows(at: [path(0)], with: .fade)
    #expect(table.rectForHeader(inSection: 1).minY == 72 && world.header(0) != nil && world.disorder() == nil)
  }

  @Test("The first section of a grouped table stands lower, whichever it is") func firstOfGrouped() {
    let world = BatchTester([Section(nil, ["a"]), Section(nil, ["b"]), Section(nil, ["c"])], .grouped)
    world.sections.removeFirst()
    world.table.deleteSections(IndexSet(integer: 0), with: .fade)
    #expect(world.table.rectForRow(at: path(0)).minY == 35 && world.disorder() == nil)
    world.sections.insert(Section(nil, ["n"]), at: 0)
    world.table.insertSections(IndexSet(integer: 0), with: .fade)
    #expect(world.table.rectForRow(at: path(0, 1)).minY == 114 && world.disorder() == nil)
  }

  @Test("Rows and sections in one batch: each in its own numbers") func mixture() {
    let (a1, c0) = (world.cell(1, 0), "C0")
    var (a, b, c) = (world.sections[0], world.sections[1], world.sections[2])
    a.rows.remove(at: 0)
    let moved = c.rows.remove(at: 0)
    b.rows.insert(moved, at: 2)
    world.sections = [Section("N", ["N0"]), c, a, b]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 1)
      table.insertSections(IndexSet(integer: 0), with: .top)
      table.deleteRows(at: [path(0, 0)], with: .left)
      table.moveRow(at: path(0, 2), to: path(2, 3))
    }
    #expect(world.takeFault() == nil && world.disorder() == nil)
    #expect(world.cell(0, 2) === a1 && world.sections[3].rows[2].name == c0)
    world.tester.run(to: 0.5)
    #expect(world.disorder() == nil && world.orphans() == 0)
  }

  // MARK: What is refused

  private func refusal(_ changes: @escaping () -> Void) -> String? {
    table.performBatchUpdates(changes)
    let text = world.takeFault().map { String($0.dropFirst(Self.kind.count)) }
    #expect(world.disorder() == nil)
    return text
  }

  @Test("T204 sections that the model doesn't have") func sectionCount() {
    #expect(
      refusal { table.insertSections(IndexSet(integer: 0), with: .fade) }
        == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (3) must be "
        + "equal to the number of sections contained in the table view before the update (3), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 0 deleted).")
  }

  @Test("T209 sections out of range")
  func sectionRange() {
    for reloads in [false, true] {
      #expect(
        refusal {
          if reloads { table.reloadSections([4], with: .fade) } else { table.deleteSections([4], with: .fade) }
        } == "attempt to delete section 4, but there are only 3 sections before the update")
    }
    #expect(
      refusal { table.deleteSections([-1], with: .fade) } == "attempt to delete section -1, but there are only 3 sections before the update"
    )
    #expect(
      refusal { table.insertSections([3], with: .fade) } == "attempt to insert section 3 but there are only 3 sections after the update")
    #expect(refusal { table.moveSection(5, toSection: 0) } == "attempt to move section 5, but there are only 3 sections before the update")
    #expect(
      refusal { table.moveSection(0, toSection: 3) }
        == "attempt to move section 0 to section 3, but there are only 3 sections after the update")
  }

  @Test("T210, T211, T212, T213, T214 two changes of one section; rows against their sections") func conflicts() {
    #expect(
      refusal {
        table.deleteSections([1], with: .fade)
        table.reloadSections([1], with: .fade)
      } == "attempt to delete and reload the same section (1)")
    #expect(
      refusal {
        table.deleteSections([1], with: .fade)
        table.moveSection(1, toSection: 0)
      } == "attempt to perform a delete and a move from the same section (1)")
    #expect(
      refusal {
        table.reloadSections([1], with: .fade)
        table.moveSection(1, toSection: 0)
      } == "attempt to perform a delete and a move from the same section (1)")
    #expect(
      refusal {
        table.insertSections([0], with: .fade)
        table.moveSection(1, toSection: 0)
      } == "attempt to perform an insert and a move to the same section (0)")
    for change in [table.deleteSections as ([Int], UITableView.RowAnimation) -> Void, table.insertSections, table.reloadSections] {
      #expect(
        refusal {
          change([1], .fade)
          change([1], .fade)
        } == "Attempt to create two animations for cell")
    }
    #expect(
      refusal {
        table.deleteSections([0], with: .fade)
        table.moveRow(at: path(0), to: path(0, 1))
      } == "cannot move a row from a deleted section (0)")
    #expect(
      refusal {
        table.insertSections([0], with: .fade)
        table.moveRow(at: path(0, 1), to: path(0))
      } == "cannot move a row into a newly inserted section (0)")
  }

  @Test("The numbers of a wrong count are those of the section afterwards") func countAfterMove() {
    world.sections.swapAt(0, 2)
    #expect(
      {
        table.performBatchUpdates {
          table.moveSection(2, toSection: 0)
          table.moveSection(0, toSection: 2)
          table.insertRows(at: [path(0, 2)], with: .fade)
        }
        return world.takeFault()
      }() == Self.kind + "Invalid update: invalid number of rows in section 2.  The number of rows contained in an existing section after "
        + "the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number "
        + "of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out "
        + "of that section (0 moved in, 0 moved out).")
  }

  // MARK: Callbacks

  @Test("A pulled back offset is told once, after the batch, outside its animation") func scrollIsToldAfterwards() {
    table.contentOffset.y = 396
    table.layoutIfNeeded()
    world.tester.journal.clear()
    var (told, wasCollecting): ([Int], Bool) = ([], true)
    world.source.onScroll = {
      told.append(world.table.visibleCells.count)
      wasCollecting = Simulation.current.animations.isCollecting
    }
    world.sections[2].rows.removeAll()
    table.deleteRows(at: (0..<5).map { path($0, 2) }, with: .fade)
    #expect(world.lines("scroll") == ["scroll(176)"] && told == [table.visibleCells.count] && !wasCollecting)
    #expect(world.disorder() == nil)
  }

  @Test("Updates from didEndDisplaying and from a completion") func updatesInCallbacks() {
    var updates = 0
    world.source.onEnd = {
      updates += 1
      guard updates == 1 else { return }
      world.sections[0].rows.insert(.init(name: "late"), at: 0)
      world.table.insertRows(at: [path(0)], with: .top)
    }
    world.sections[0].rows.removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
    } completion: { _ in
      world.sections.removeLast()
      world.table.deleteSections(IndexSet(integer: 2), with: .fade)
    }
    world.tester.run(to: 2)
    #expect(world.takeFault() == nil && updates >= 1 && world.disorder() == nil && world.orphans() == 0)
    #expect(world.sections.count == 2 && world.cell(0, 0)?.shownName == "late")
  }

  @Test("reloadData in a batch drops its changes and those that follow; the completion comes with false") func reloadInBatch() {
    var finished: [Bool] = []
    world.sections[0].rows.removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
      table.reloadData()
      table.deleteRows(at: [path(7, 7)], with: .fade)
    } completion: {
      finished.append($0)
    }
    world.tester.run(to: 0.1)
    #expect(world.takeFault() == nil && finished == [false] && world.disorder() == nil && world.orphans() == 0)
  }

  @Test("A begin whose end never came is forgotten by a reload") func lostEnd() {
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .fade)
    table.reloadData()
    world.tester.runFrames(1)
    world.sections[0].rows.removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(world.takeFault() == nil && world.disorder() == nil)
  }

  @Test("Off the window everything is in order too, and the completion comes in the next frame") func offWindow() {
    table.removeFromSuperview()
    var completions = 0
    world.sections[0].rows.removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
    } completion: { _ in
      completions += 1
    }
    #expect(completions == 0 && world.disorder() == nil && world.orphans() == 0)
    world.tester.runFrames(1)
    #expect(completions == 1)
  }

  @Test("A completion hears of an interruption") func interrupted() {
    var finished: [Bool] = []
    world.sections[0].rows.removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .fade)
    } completion: {
      finished.append($0)
    }
    world.tester.run(to: 0.1)
    table.reloadData()
    world.tester.run(to: 0.2)
    #expect(finished == [false] && world.disorder() == nil && world.orphans() == 0)
  }
}
