import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/tables.md 7, plain style without sections' updates. What a batch leaves behind, at once and after its animation.
@Suite struct TableUpdateTests {
  private let world = TableTester.short()
  private var table: UITableView { world.table }

  @Test("T160, T161 Apple's example, in either order of calls", arguments: [false, true]) func example(deletesFirst: Bool) {
    let world = TableTester.short("Arizona", "California", "Delaware", "New Jersey", "Washington")
    let (arizona, california, newJersey) = (world.cell(0), world.cell(1), world.cell(3))
    world.rows = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]
    world.table.beginUpdates()
    if deletesFirst { world.table.deleteRows(at: [path(2), path(4)], with: .fade) }
    world.table.insertRows(at: [path(0), path(3), path(5)], with: .top)
    if !deletesFirst { world.table.deleteRows(at: [path(2), path(4)], with: .fade) }
    #expect(world.lines == [])
    world.table.endUpdates()
    #expect(world.takeFault() == nil)
    #expect(world.lines("cell") == ["cell(0,0)", "cell(0,3)", "cell(0,5)"])
    #expect(world.shown == world.rows[0])
    #expect(world.cell(1) === arizona && world.cell(2) === california && world.cell(4) === newJersey)
  }

  @Test("T162, T186 an insert asks for its cell only, and all is in its new place at once") func insert() {
    let moved = world.cell(2)
    world.rows = [["A", "B", "X", "C", "D", "E"]]
    table.insertRows(at: [path(2)], with: .fade)
    #expect(world.lines("nRows").isEmpty == false && world.lines("cell") == ["cell(0,2)"])
    #expect(table.contentSize.height == 264)
    #expect(table.rectForRow(at: path(3)).minY == 132)
    #expect(world.cell(3) === moved && moved?.frame.minY == 132)
    #expect(moved.map { table.indexPath(for: $0) } == path(3))
  }

  @Test("T164 an insert out of sight asks for no cell") func insertOutOfSight() {
    let world = TableTester.long()
    world.rows[0].insert("x", at: 25)
    world.table.insertRows(at: [path(25)], with: .automatic)
    world.layOut()
    #expect(world.lines("cell") == [])
    #expect(world.table.contentSize.height == 1364 && world.table.contentOffset.y == 0)
  }

  @Test("T165 a moved row takes its cell along") func move() {
    let first = world.cell(0)
    world.rows = [["B", "C", "D", "A", "E"]]
    table.moveRow(at: path(0), to: path(3))
    world.layOut()
    #expect(world.lines("cell") == [])
    #expect(world.cell(3) === first && first?.frame.minY == 132)
    #expect(world.shown == world.rows[0])
  }

  @Test("T166 a move and a delete in one batch") func moveAndDelete() {
    let world = TableTester.short("A", "B", "C", "D")
    world.rows = [["C", "D", "A"]]
    world.table.performBatchUpdates {
      world.table.deleteRows(at: [path(1)], with: .fade)
      world.table.moveRow(at: path(0), to: path(2))
    }
    #expect(world.takeFault() == nil && world.table.contentSize.height == 132)
    #expect(world.shown == ["C", "D", "A"])
  }

  @Test("A moved row keeps its height") func moveKeepsHeight() {
    world.source.height = { CGFloat($0.row + 1) * 10 }
    table.reloadData()
    world.layOut()
    world.rows = [["B", "C", "D", "E", "A"]]
    table.moveRow(at: path(0), to: path(4))
    #expect((0..<5).map { table.rectForRow(at: path($0)).height } == [20, 30, 40, 50, 10])
  }

  @Test("T168 a reload asks for a new cell and shows the old one out") func reloadRow() {
    let old = world.cell(2)
    world.rows[0][2] = "X"
    table.reloadRows(at: [path(2)], with: .fade)
    world.layOut()
    #expect(world.lines("cell", "will") == ["cell(0,2)", "will(0,2)"])
    #expect(world.cell(2) !== old && world.shown == ["A", "B", "X", "D", "E"])
    #expect(world.lines("end") == [])
    world.tester.run(to: 0.5)
    #expect(world.lines("end") == ["end(0,2)"])
    #expect(old?.superview == nil)
  }

  @Test("T174 an empty batch asks for heights anew, for no cell") func emptyBatch() {
    world.source.height = { _ in 44 }
    table.reloadData()
    world.layOut()
    world.journal.clear()
    world.source.height = { $0.row == 1 ? 100 : 44 }
    table.beginUpdates()
    table.endUpdates()
    world.layOut()
    #expect(world.lines("cell") == [])
    #expect(world.cell(2)?.frame.minY == 144 && world.cell(1)?.frame.height == 100)
    #expect(table.contentSize.height == 276)
  }

  @Test("T176 an insert above keeps the offset; old rows slide down") func insertAbove() {
    let world = TableTester.long()
    world.scroll(to: 440)
    world.journal.clear()
    world.rows[0].insert("x", at: 0)
    world.table.insertRows(at: [path(0)], with: .none)
    world.layOut()
    #expect(world.table.contentOffset.y == 440 && world.visibleRows == Array(10..<20))
    #expect(world.shown == (9..<19).map { "r\($0)" })
    #expect(world.lines("cell") == ["cell(0,10)"])
    world.tester.run(to: 0.5)
    #expect(world.lines("end") == ["end(0,19)"])
  }

  @Test("T177 a delete above keeps the offset; old rows slide up") func deleteAbove() {
    let world = TableTester.long()
    world.scroll(to: 440)
    world.journal.clear()
    world.rows[0].remove(at: 0)
    world.table.deleteRows(at: [path(0)], with: .none)
    world.layOut()
    #expect(world.table.contentOffset.y == 440 && world.shown == (11..<21).map { "r\($0)" })
    #expect(world.lines("cell") == ["cell(0,19)"])
  }

  @Test("T178 a delete at the end pulls the offset back") func clamp() {
    let world = TableTester.long()
    world.scroll(to: 880)
    world.rows[0].removeLast(5)
    world.table.deleteRows(at: (25..<30).map { path($0) }, with: .fade)
    world.layOut()
    #expect(world.table.contentSize.height == 1100 && world.table.contentOffset.y == 660)
    #expect(world.visibleRows == Array(15..<25))
    #expect(world.shown == (15..<25).map { "r\($0)" })
    world.tester.run(to: 0.5)
    #expect(world.shown == (15..<25).map { "r\($0)" })
  }

  @Test("T180, T181 a deleted or reloaded row loses its selection silently", arguments: [false, true]) func lostSelection(reload: Bool) {
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    if reload {
      table.reloadRows(at: [path(2)], with: .fade)
    } else {
      world.rows[0].remove(at: 2)
      table.deleteRows(at: [path(2)], with: .fade)
    }
    world.layOut()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(world.lines("wD", "dD", "wS", "dS") == [])
  }

  @Test("Selection goes along with its row") func carriedSelection() {
    table.allowsMultipleSelection = true
    for row in [0, 3] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    world.rows = [["X", "D", "B", "C", "E", "A"]]
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .fade)
      table.moveRow(at: path(3), to: path(1))
      table.moveRow(at: path(0), to: path(5))
    }
    #expect(table.indexPathsForSelectedRows == [path(1), path(5)])
    #expect(table.visibleCells.filter(\.isSelected).compactMap { ($0 as? TableTester.NamedCell)?.shownName } == ["D", "A"])
  }

  @Test("T182 the completion comes once, after 0.3 s, with true") func completion() {
    var completions: [(TimeInterval, Bool)] = []
    world.rows[0].insert("X", at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [path(0)], with: .fade)
    } completion: {
      completions.append((Simulation.current.time, $0))
    }
    #expect(table.contentSize.height == 264 && world.cell(1)?.frame.minY == 44)
    world.tester.run(to: 0.28)
    #expect(completions.isEmpty)
    world.tester.run(to: 1)
    #expect(completions.count == 1 && completions[0].1)
    #expect(abs(completions[0].0 - 0.3) < 0.018)
  }

  @Test("An empty batch has its completion too") func emptyCompletion() {
    var completions = 0
    table.performBatchUpdates({}) { _ in completions += 1 }
    world.tester.run(to: 1)
    #expect(completions == 1)
  }

  @Test("T185 the numbers of the row animations") func numbers() {
    #expect(UITableView.RowAnimation.allCases.map(\.number) == [0, 1, 2, 3, 4, 5, 6, 100])
    #expect(UITableView.RowAnimation.allCases.map(\.rawValue).first == "fade")
  }

  @Test("T184 half way through the animation rows show half way, ease in-out", arguments: [UITableView.RowAnimation.fade, .none])
  func halfWay(animation: UITableView.RowAnimation) throws {
    let (deleted, below) = (try #require(world.cell(1)), try #require(world.cell(2)))
    world.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: animation)
    #expect(below.frame.minY == 44)
    world.tester.run(to: 0.15)
    #expect(abs(below.shownFrame.minY - 66) < 0.01)
    #expect(deleted.superview === table)
    #expect(world.lines("end") == [])
    if animation == .fade { #expect(abs(deleted.shown.opacity - 0.5) < 0.01) }
    world.tester.run(to: 0.5)
    #expect(below.shownFrame.minY == 44)
    #expect(deleted.superview == nil && world.lines("end") == ["end(0,1)"])
  }

  @Test(
    "Sliding rows come from their side",
    arguments: [
      (.left, -160, 0), (.right, 160, 0), (.top, 0, -22), (.bottom, 0, 22), (.fade, 0, 0), (.middle, 0, -11), (.automatic, 0, 0),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func sides(animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat) throws {
    world.rows[0].insert("X", at: 1)
    table.insertRows(at: [path(1)], with: animation)
    let cell = try #require(world.cell(1))
    #expect(cell.frame == rect(0, 44, 320, 44))
    world.tester.run(to: 0.15)
    #expect(abs(cell.shownFrame.minX - x) < 0.01 && abs(cell.shownFrame.minY - 44 - y) < 0.01)
    if animation == .fade || animation == .automatic { #expect(abs(cell.shown.opacity - 0.5) < 0.01) }
    world.tester.run(to: 0.5)
    #expect(cell.shownFrame.minX == 0 && cell.shown.opacity == 1)
  }

  @Test("automatic is bottom for a section's first row, top for its last", arguments: [(0, 22), (5, -22)] as [(Int, CGFloat)])
  func automatic(row: Int, shift: CGFloat) throws {
    world.rows[0].insert("X", at: row)
    table.insertRows(at: [path(row)], with: .automatic)
    let cell = try #require(world.cell(row))
    world.tester.run(to: 0.15)
    #expect(abs(cell.shownFrame.minY - cell.frame.minY - shift) < 0.01 && cell.shown.opacity == 1)
  }

  @Test(
    "A deleted row leaves to its side, or fades where it is",
    arguments: [
      (.left, -160, 0, 1), (.right, 160, 0, 1), (.top, 0, -22, 1), (.bottom, 0, 22, 1), (.fade, 0, 0, 0.5), (.middle, 0, -11, 0.5),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat, CGFloat)])
  func leaving(animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat, opacity: CGFloat) throws {
    let cell = try #require(world.cell(1))
    world.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: animation)
    world.tester.run(to: 0.15)
    #expect(abs(cell.shownFrame.minX - x) < 0.01 && abs(cell.shownFrame.minY - 44 - y) < 0.01)
    #expect(abs(cell.shown.opacity - opacity) < 0.01)
  }

  @Test("A deleted cell is pooled when it has gone, and looks as new when it comes back") func pooledAfterwards() {
    world.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    world.tester.run(to: 0.5)
    world.rows[0].append("X")
    table.insertRows(at: [path(4)], with: .none)
    #expect(world.source.made == 5)
    #expect(world.cell(4)?.alpha == 1 && world.cell(4)?.isHidden == false && world.cell(4)?.frame == rect(0, 176, 320, 44))
  }

  @Test("A second batch may come in the middle of the first one's animation") func overlapping() {
    world.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    world.tester.run(to: 0.1)
    world.rows[0].insert("X", at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    world.tester.run(to: 0.2)
    world.rows[0].remove(at: 2)
    table.deleteRows(at: [path(2)], with: .left)
    world.tester.run(to: 1)
    #expect(world.takeFault() == nil && world.shown == ["X", "A", "D", "E"])
    #expect(world.table.subviews.compactMap { $0 as? TableTester.NamedCell }.count == 4)
    #expect(world.lines("end").count == 2)
  }

  @Test("Without animations everything is over at once") func unanimated() {
    var completions = 0
    world.rows[0].remove(at: 1)
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        table.deleteRows(at: [path(1)], with: .fade)
      } completion: { _ in
        completions += 1
      }
    }
    world.tester.runFrames(2)
    #expect(completions == 1 && world.lines("end") == ["end(0,1)"])
    #expect(world.cell(1)?.shownFrame.minY == 44)
  }

  @Test("reloadData in mid-animation leaves the new rows only") func reloadInMidAnimation() {
    world.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    world.tester.run(to: 0.1)
    table.reloadData()
    world.tester.run(to: 1)
    #expect(world.shown == ["A", "C", "D", "E"])
    #expect(world.table.subviews.compactMap { $0 as? TableTester.NamedCell }.count == 4)
  }
}
