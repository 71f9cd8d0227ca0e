import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// Cells that the data source keeps or hands out twice, and callbacks that change the table under it.
@Suite struct TableCellIdentityTests {
  @Test("3.4 one cell for two rows ends up at the last one, the earlier row is blank") func sameCell() {
    let world = TableTester([["A", "B", "C"]], loads: false)
    let cell = world.source.makeCell()
    world.source.makesCells = { _, _ in cell }
    world.layOut()
    #expect(world.table.visibleCells.count == 1)
    #expect(cell.frame.minY == 88)
    #expect(world.visibleRows == [2])
    world.table.setNeedsLayout()
    world.layOut()
    #expect(world.visibleRows == [2])
    world.table.reloadData()
    world.tester.runFrames(5)
    #expect(world.visibleRows == [2])
    #expect(world.takeFault() == nil)
  }

  /// A data source that has made all its cells beforehand, as for a form.
  private func form() -> (TableTester, [TableTester.NamedCell]) {
    let world = TableTester([["A", "B", "C", "D"]], loads: false)
    let cells = (0..<4).map { _ in world.source.makeCell() }
    world.source.makesCells = { _, path in cells[path.row] }
    world.layOut()
    world.journal.clear()
    return (world, cells)
  }

  @Test("A kept cell that is handed out again for a reloaded row stays", arguments: UITableView.RowAnimation.allCases)
  func keptCellReloaded(animation: UITableView.RowAnimation) {
    let (world, cells) = form()
    world.table.reloadRows(at: [path(1)], with: animation)
    #expect(world.table.visibleCells.count == 4)
    world.tester.runFrames(40)
    #expect(world.table.visibleCells.map { ObjectIdentifier($0) } == cells.map { ObjectIdentifier($0) })
    #expect(cells.allSatisfy { $0.superview === world.table && $0.alpha == 1 && $0.layer.animations.isEmpty })
    #expect(cells.map { $0.frame.minY } == [0, 44, 88, 132])
    #expect(world.lines("cell", "will", "end") == ["cell(0,1)", "will(0,1)", "end(0,1)"])
    #expect(world.table.cells.waiting.isEmpty)
  }

  @Test("A kept cell may be deleted and inserted elsewhere in one batch") func keptCellMoved() {
    let (world, cells) = form()
    world.source.makesCells = { _, path in path.row == 3 ? cells[0] : cells[path.row + 1] }
    var finished: Bool?
    world.table.performBatchUpdates {
      world.table.deleteRows(at: [path(0)], with: .fade)
      world.table.insertRows(at: [path(3)], with: .fade)
    } completion: {
      finished = $0
    }
    world.tester.runFrames(40)
    #expect(finished == true)
    #expect(world.table.visibleCells.map { ($0 as? TableTester.NamedCell)?.serial } == [1, 2, 3, 0])
    #expect(cells[0].superview === world.table && cells[0].frame.minY == 132 && cells[0].alpha == 1)
  }

  @Test("What cellForRow and willDisplay set during an update is not animated") func notAnimated() {
    let world = TableTester.short()
    world.rows[0].insert("X", at: 1)
    var made: UITableViewCell?
    world.source.onCell = { table, _ in made = table.visibleCells.first }
    world.source.makesCells = { _, _ in
      made?.contentView.backgroundColor = .red
      made?.contentView.alpha = 0.5
      return world.source.makeCell()
    }
    world.table.insertRows(at: [path(1)], with: .fade)
    #expect(made != nil)
    #expect(made?.contentView.layer.animations.isEmpty == true)
    #expect(made?.layer.animations.isEmpty == true)
  }

  @Test("A row that is gone when its finger lifts isn't selected") func deletedUnderTheFinger() {
    final class Delegate: UITableViewDelegate {
      var world: TableTester?
      var selected = 0
      func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
        guard let world else { return }
        world.rows[0].removeLast()
        table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      }
      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { selected += 1 }
    }
    let world = TableTester.short()
    let delegate = world.tester.keep(Delegate())
    delegate.world = world
    world.table.delegate = delegate
    world.tap(4, at: 0.1)
    #expect(delegate.selected == 0)
    #expect(world.takeFault() == nil)
    delegate.world = nil
  }

  @Test("A reload when the finger lifts: the row is selected only if it is still there") func reloadedUnderTheFinger() {
    final class Delegate: UITableViewDelegate {
      var world: TableTester?
      var selected: [Int] = []
      func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
        world?.rows[0].removeLast(2)
        table.reloadData()
      }
      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { selected.append(path.row) }
    }
    let world = TableTester.short()
    let delegate = world.tester.keep(Delegate())
    delegate.world = world
    world.table.delegate = delegate
    world.tap(4, at: 0.1)
    #expect(delegate.selected == [])
    world.tap(0, at: 1)
    #expect(delegate.selected == [0])
    #expect(world.takeFault() == nil)
    delegate.world = nil
  }

  @Test("Nested performBatchUpdates are one batch, whose end both completions hear") func nestedCompletions() {
    let world = TableTester.short()
    world.rows = [["B", "C", "D", "E", "F"]]
    var heard: [String] = []
    world.table.performBatchUpdates {
      world.table.deleteRows(at: [path(0)], with: .fade)
      world.table.performBatchUpdates {
        world.table.insertRows(at: [path(4)], with: .fade)
      } completion: {
        heard.append("inner \($0)")
      }
      #expect(world.lines("nRows") == [])
    } completion: {
      heard.append("outer \($0)")
    }
    #expect(world.shown == ["B", "C", "D", "E", "F"])
    #expect(heard == [])
    world.tester.runFrames(17)
    #expect(heard == [])
    world.tester.runFrames(1)
    #expect(heard == ["inner true", "outer true"])
  }

  @Test("reloadData in the middle of a row animation leaves nothing behind") func reloadWhileAnimating() {
    let world = TableTester.short()
    world.rows[0].remove(at: 1)
    world.table.deleteRows(at: [path(1)], with: .left)
    world.tester.runFrames(5)
    world.table.reloadData()
    world.tester.runFrames(60)
    #expect(world.shown == ["A", "C", "D", "E"])
    #expect(world.table.subviews.filter { $0 is UITableViewCell }.count == 4)
    #expect(world.table.visibleCells.map { $0.frame.minY } == [0, 44, 88, 132])
    #expect(world.lines("end").count == 6 - 1)
    let pooled = world.table.cells.waiting
    #expect(Set(pooled.map { ObjectIdentifier($0) }).isDisjoint(with: world.table.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test("The table leaves the window in the middle of a row animation") func removedWhileAnimating() {
    let world = TableTester.short()
    world.rows[0].remove(at: 1)
    var finished: Bool?
    world.table.performBatchUpdates({ world.table.deleteRows(at: [path(1)], with: .fade) }, completion: { finished = $0 })
    world.tester.runFrames(5)
    world.table.removeFromSuperview()
    world.tester.runFrames(2)
    #expect(finished == false)
    #expect(world.lines("end") == ["end(0,1)"])
    #expect(world.table.subviews.filter { $0 is UITableViewCell }.count == 4)
    world.tester.window.addSubview(world.table)
    world.tester.runFrames(30)
    #expect(world.shown == ["A", "C", "D", "E"])
  }
}
