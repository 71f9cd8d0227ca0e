import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/tables.md 5. A tap shorter than the scroll view's delay of content touches is given whole at its end.
@Suite struct TableSelectionTests {
  private let world = TableTester.short()
  private var table: UITableView { world.table }
  private var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }

  @Test("T100, T101 highlight, then selection; the old row loses it between the new one's two calls") func taps() {
    world.tap(1, at: 0.1)
    #expect(world.lines == ["sHi(0,1)", "dHi(0,1)", "dUn(0,1)", "wS(0,1)", "dS(0,1)"])
    #expect(selected == [1])
    world.journal.clear()
    world.tap(3, at: 0.5)
    #expect(world.lines == ["sHi(0,3)", "dHi(0,3)", "dUn(0,3)", "wS(0,3)", "wD(0,1)", "dD(0,1)", "dS(0,3)"])
    #expect(selected == [3])
  }

  @Test("T102 the cells hear of it in the same order") func cellOrder() {
    world.source.listensToCells = true
    table.reloadData()
    world.layOut()
    world.tap(1, at: 0.1)
    world.journal.clear()
    world.tap(3, at: 0.5)
    #expect(
      world.lines.filter { !$0.contains("(") || $0.hasPrefix("dS") } == [
        "D highlighted true", "D highlighted false", "B selected false", "D selected true", "dS(0,3)",
      ])
  }

  @Test("T100, T112 a tap posts one notification, a program's selection none") func notification() {
    var posted = 0
    table.simulation.notificationCenter.addObserver(forName: UITableView.selectionDidChangeNotification, object: table) { _ in posted += 1 }
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(2), animated: false)
    #expect(posted == 0)
    world.tap(1, at: 0.1)
    #expect(posted == 1)
  }

  @Test("T104 a refusal leaves the selection alone") func refused() {
    world.tap(1, at: 0.1)
    world.source.willSelect = { _ in nil }
    world.journal.clear()
    world.tap(3, at: 0.5)
    #expect(world.lines == ["sHi(0,3)", "dHi(0,3)", "dUn(0,3)", "wS(0,3)"])
    #expect(selected == [1])
  }

  @Test("T105 another row than the tapped one may be selected") func redirected() {
    world.source.willSelect = { _ in path(4) }
    world.tap(3, at: 0.1)
    #expect(world.lines.last == "dS(0,4)")
    #expect(selected == [4] && world.cell(3)?.isSelected == false && world.cell(4)?.isSelected == true)
  }

  @Test("T106 a tap on the selected row selects it again") func again() {
    world.tap(1, at: 0.1)
    world.journal.clear()
    world.tap(1, at: 0.5)
    #expect(world.lines == ["sHi(0,1)", "dHi(0,1)", "dUn(0,1)", "wS(0,1)", "dS(0,1)"])
    #expect(selected == [1])
  }

  @Test("T108 multiple selection toggles") func multiple() {
    table.allowsMultipleSelection = true
    world.tap(1, at: 0.1)
    world.tap(3, at: 0.5)
    world.tap(1, at: 0.9)
    #expect(world.lines("wS", "dS", "wD", "dD") == ["wS(0,1)", "dS(0,1)", "wS(0,3)", "dS(0,3)", "wD(0,1)", "dD(0,1)"])
    #expect(selected == [3])
  }

  @Test("T109 allowsSelection = false hears no taps, but programs still select") func notAllowed() {
    table.allowsSelection = false
    world.tap(1, at: 0.1)
    #expect(world.lines == [])
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(selected == [2])
  }

  @Test("A row that may not be highlighted isn't selected") func noHighlight() {
    world.source.mayHighlight = false
    world.tap(1, at: 0.1)
    #expect(world.lines == ["sHi(0,1)"])
    #expect(selected == [])
  }

  @Test("T110 a drag takes the highlight away and keeps the old selection") func dragged() {
    let world = TableTester.long()
    world.tap(1, at: 0.1)
    world.journal.clear()
    world.tester.down(160, 150, at: 0.5)
    world.tester.run(to: 0.7)
    #expect(world.lines == ["sHi(0,3)", "dHi(0,3)"])
    world.tester.move(160, 130, at: 0.8)
    world.tester.up(at: 1.3)
    world.tester.run()
    #expect(world.lines("sHi", "dHi", "dUn", "wS") == ["sHi(0,3)", "dHi(0,3)", "dUn(0,3)"])
    #expect(world.table.indexPathForSelectedRow == path(1))
    #expect(world.table.contentOffset.y == 10)
  }

  @Test("T112, T113 programs select without callbacks; the cell follows; a new row replaces the old") func programmatic() {
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(world.cell(2)?.isSelected == true)
    table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    #expect(selected == [4] && world.cell(2)?.isSelected == false)
    table.deselectRow(at: path(4), animated: false)
    #expect(selected == [] && world.cell(4)?.isSelected == false)
    #expect(world.lines == [])
  }

  @Test("T114 a reload clears the selection silently") func reload() {
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    table.reloadData()
    world.layOut()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(world.lines("wD", "dD").isEmpty)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("T116 a control in the cell keeps its tap") func control() {
    let button = UIControl(frame: rect(0, 0, 320, 40))
    world.cell(1)?.contentView.addSubview(button)
    var fired = 0
    button.addAction(for: .touchUpInside) { _, _ in fired += 1 }
    world.tap(1, at: 0.1)
    #expect(fired == 1 && world.lines == [])
  }

  @Test("T117 a tap below the last row does nothing") func emptySpace() {
    world.tap(1, at: 0.1)
    world.journal.clear()
    world.tester.tap(160, 400, at: 0.5)
    world.tester.run(to: 0.8)
    #expect(world.lines == [] && selected == [1])
  }

  @Test("T118 didSelect may deselect; the next tap begins anew") func deselectInside() {
    world.source.onSelect = { table, path in table.deselectRow(at: path, animated: true) }
    world.tap(1, at: 0.1)
    #expect(selected == [])
    world.journal.clear()
    world.tap(1, at: 0.5)
    #expect(world.lines == ["sHi(0,1)", "dHi(0,1)", "dUn(0,1)", "wS(0,1)", "dS(0,1)"])
  }

  @Test("T121 the cell's flag is not the table's record") func flagIsNoRecord() {
    let world = TableTester.long()
    world.cell(2)?.isSelected = true
    #expect(world.table.indexPathForSelectedRow == nil)
    world.scroll(to: 440)
    world.scroll(to: 0)
    #expect(world.cell(2)?.isSelected == false)
  }

  @Test("A selected row that scrolls away and back has a selected cell, no other has") func offScreen() {
    let world = TableTester.long()
    world.tap(2, at: 0.1)
    world.scroll(to: 440)
    #expect(world.table.visibleCells.allSatisfy { !$0.isSelected })
    world.scroll(to: 0)
    #expect(world.cell(2)?.isSelected == true)
    #expect(world.table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("T88 selecting a row without a position does not scroll") func selectWithoutScroll() {
    let world = TableTester.long()
    world.table.selectRow(at: path(20), animated: false, scrollPosition: .none)
    #expect(world.table.contentOffset.y == 0)
    world.table.scrollToRow(at: path(20), at: .none, animated: false)
    #expect(world.table.contentOffset.y == 484)
  }
}
