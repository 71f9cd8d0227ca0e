import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/tables.md 8: what a table refuses, in UIKit's words.
@Suite struct TableUpdateFaultTests {
  private let world = TableTester.short()
  private var table: UITableView { world.table }

  private static let kind = "NSInternalInconsistencyException: "

  private static func count(_ after: Int, _ before: Int, _ changes: String, _ moves: String = "0 moved in, 0 moved out") -> String {
    kind + "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update "
      + "(\(after)) must be equal to the number of rows contained in that section before the update (\(before)), plus or minus the "
      + "number of rows inserted or deleted from that section (\(changes)) and plus or minus the number of rows moved into or out of "
      + "that section (\(moves))."
  }

  @Test("T200 an insert without a new row in the model") func insertWithoutModel() {
    table.insertRows(at: [path(0)], with: .fade)
    #expect(world.takeFault() == Self.count(5, 5, "1 inserted, 0 deleted"))
  }

  @Test("T201 a delete without the model") func deleteWithoutModel() {
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(world.takeFault() == Self.count(5, 5, "0 inserted, 1 deleted"))
  }

  @Test("T202 a model change without a call") func modelWithoutCall() {
    world.rows[0].append("F")
    table.beginUpdates()
    table.endUpdates()
    #expect(world.takeFault() == Self.count(6, 5, "0 inserted, 0 deleted"))
  }

  @Test("Rows that move between sections count in both; the first wrong section is named") func movedBetweenSections() {
    let world = TableTester([["A", "B"], ["C"]])
    world.table.moveRow(at: path(0), to: path(0, 1))
    #expect(world.takeFault() == Self.count(2, 2, "0 inserted, 0 deleted", "0 moved in, 1 moved out"))
  }

  @Test("A changed number of sections") func sections() {
    world.rows.append([])
    table.reloadRows(at: [path(0)], with: .fade)
    #expect(
      world.takeFault() == Self.kind + "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in the table view before the update (1), "
        + "plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
  }

  @Test(
    "T205, T206, T208 rows and sections that weren't there",
    arguments: [
      (7, 0, false, "attempt to delete row 7 from section 0 which only contains 5 rows before the update"),
      (0, 3, false, "attempt to delete row 0 from section 3, but there are only 1 sections before the update"),
      (9, 0, true, "attempt to delete row 9 from section 0 which only contains 5 rows before the update"),
      (0, 2, true, "attempt to delete row 0 from section 2, but there are only 1 sections before the update"),
    ])
  func deleteOutOfRange(row: Int, section: Int, reloads: Bool, text: String) {
    if reloads {
      table.reloadRows(at: [path(row, section)], with: .fade)
    } else {
      world.rows[0].removeLast()
      table.deleteRows(at: [path(row, section)], with: .fade)
    }
    #expect(world.takeFault() == Self.kind + text)
  }

  @Test("Inserts beyond the new end, and into a section that isn't there") func insertOutOfRange() {
    world.rows[0].append("F")
    table.insertRows(at: [path(8)], with: .fade)
    #expect(
      world.takeFault() == Self.kind
        + "attempt to insert row 8 into section 0, but there are only 6 rows in section 0 after the update")
    table.insertRows(at: [path(0, 4)], with: .fade)
    #expect(world.takeFault() == Self.kind + "attempt to insert row 0 into section 4, but there are only 1 sections after the update")
  }

  @Test("A move of a row that isn't there") func moveOutOfRange() {
    table.moveRow(at: path(5), to: path(0))
    #expect(
      world.takeFault() == Self.kind
        + "attempt to move index path ({length = 2, path = 0 - 5}) that does not exist - "
        + "there are only 5 rows in section 0 before the update")
  }

  private func conflict(_ changes: @escaping () -> Void) -> String? {
    table.performBatchUpdates(changes)
    return world.takeFault().map { String($0.dropFirst(Self.kind.count)) }
  }

  @Test("T210, T211, T212, T213, T214 two changes of one row") func conflicts() {
    let row = "{length = 2, path = 0 - 1}"
    let target = "{length = 2, path = 0 - 3}"
    #expect(
      conflict {
        table.deleteRows(at: [path(1)], with: .fade)
        table.reloadRows(at: [path(1)], with: .fade)
      } == "attempt to delete and reload the same index path (\(row))")
    for reloads in [false, true] {
      #expect(
        conflict {
          if reloads { table.reloadRows(at: [path(1)], with: .fade) } else { table.deleteRows(at: [path(1)], with: .fade) }
          table.moveRow(at: path(1), to: path(3))
        } == "attempt to perform a delete and a move from the same index path (\(row))")
    }
    #expect(
      conflict {
        table.insertRows(at: [path(3)], with: .fade)
        table.moveRow(at: path(1), to: path(3))
      } == "attempt to perform an insert and a move to the same index path (\(target))")
    let twice = "Attempt to create two animations for cell"
    #expect(conflict { table.deleteRows(at: [path(1), path(1)], with: .fade) } == twice)
    #expect(conflict { table.reloadRows(at: [path(1), path(1)], with: .fade) } == twice)
    #expect(conflict { table.insertRows(at: [path(1), path(1)], with: .fade) } == twice)
    #expect(
      conflict {
        table.moveRow(at: path(1), to: path(3))
        table.moveRow(at: path(1), to: path(2))
      } == twice)
    #expect(
      conflict {
        table.moveRow(at: path(0), to: path(3))
        table.moveRow(at: path(1), to: path(3))
      } == twice)
  }

  @Test("T216 a table that was never asked loads the changed model first") func neverLoaded() {
    let world = TableTester([["A", "B", "C", "D", "E"]], loads: false)
    world.table.insertRows(at: [path(0)], with: .fade)
    #expect(world.takeFault() == Self.count(5, 5, "1 inserted, 0 deleted"))
  }

  @Test("T217 a refused batch changes nothing, and reloadData puts the table right") func recovery() {
    world.rows[0].append("F")
    table.deleteRows(at: [path(0)], with: .fade)
    #expect(world.takeFault() != nil)
    #expect(world.shown == ["A", "B", "C", "D", "E"] && table.contentSize.height == 220)
    table.reloadData()
    world.layOut()
    #expect(world.shown == ["A", "B", "C", "D", "E", "F"] && world.takeFault() == nil)
    world.rows[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .fade)
    world.tester.run(to: 1)
    #expect(world.shown == ["B", "C", "D", "E", "F"] && world.takeFault() == nil)
  }

  @Test("Nested begins apply at the outermost end; an end without a begin does nothing") func nesting() {
    table.endUpdates()
    world.rows[0] = ["X", "B", "C", "D", "E"]
    table.beginUpdates()
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .fade)
    table.endUpdates()
    #expect(world.lines == [] && world.shown == ["A", "B", "C", "D", "E"])
    table.insertRows(at: [path(0)], with: .fade)
    table.endUpdates()
    #expect(world.takeFault() == nil && world.shown == world.rows[0])
  }

  @Test("Changes inside a data source's answer are a fault") func reentry() {
    world.source.onCell = { table, _ in table.deleteRows(at: [path(0)], with: .fade) }
    table.reloadData()
    world.layOut()
    #expect(world.takeFault()?.hasPrefix("a row update called while cellForRowAt runs") == true)
  }
}
