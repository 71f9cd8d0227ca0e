import Foundation
import LunetteKit

/// A plain table over an array of arrays of names, whose data source and delegate write down what they are asked and told.
///
/// Lines are those of docs/rules/cases/tables.md, "Conventions": `cell(0,1)`, `will(0,1)`, `end(0,1)`, `wS(0,1)` and so on.
package final class TableTester {
  package let tester: TouchTester
  package let table: UITableView
  package let source: Source

  package init(_ rows: [[String]], _ frame: CGRect = rect(0, 0, 320, 480), loads: Bool = true) {
    tester = TouchTester(device: Device(name: "table", size: frame.size, scale: 2))
    table = UITableView(frame: frame)
    source = Source(rows, tester.journal)
    table.register({ [source] in source.makeCell() }, forCellReuseIdentifier: "c")
    table.dataSource = source
    table.delegate = source
    tester.window.addSubview(table)
    if loads {
      layOut()
      journal.clear()
    }
  }

  /// L of docs/rules/cases/tables.md: 30 rows in 440 pt.
  package static func long(_ count: Int = 30, height: CGFloat = 440) -> TableTester {
    TableTester([(0..<count).map { "r\($0)" }], rect(0, 0, 320, height))
  }
  /// M of docs/rules/cases/tables.md: 5 rows in 480 pt.
  package static func short(_ names: String...) -> TableTester { TableTester([names.isEmpty ? ["A", "B", "C", "D", "E"] : names]) }

  package var journal: Journal { tester.journal }
  package var lines: [String] { journal.lines }
  package func lines(_ prefixes: String...) -> [String] { lines.filter { line in prefixes.contains { line.hasPrefix($0 + "(") } } }

  /// Without letting time pass.
  package func layOut() { table.layoutIfNeeded() }
  package func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    layOut()
  }

  package var rows: [[String]] {
    get { source.rows }
    set { source.rows = newValue }
  }

  package func cell(_ row: Int, _ section: Int = 0) -> NamedCell? { table.cellForRow(at: path(row, section)) as? NamedCell }
  /// The names on the visible cells, from the top.
  package var shown: [String] { table.visibleCells.compactMap { ($0 as? NamedCell)?.shownName } }
  /// Rows of section 0 that are visible.
  package var visibleRows: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }

  package func takeFault() -> String? {
    tester.simulation.takeFault().map { ($0 as? UIException)?.description ?? "\($0)" }
  }

  /// Taps the middle of a row and runs until the touch is over.
  package func tap(_ row: Int, at time: TimeInterval) {
    let place = table.rectForRow(at: path(row))
    tester.tap(place.midX, place.midY - table.contentOffset.y, at: time)
    tester.run(to: time + 0.2)
  }

  package final class NamedCell: UITableViewCell {
    package var shownName = ""
    package var serial = 0
    package var journal: Journal?
    package override func prepareForReuse() {
      super.prepareForReuse()
      journal?.note("prepare")
    }
    package override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      journal?.note("\(shownName) selected \(selected)")
    }
    package override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      journal?.note("\(shownName) highlighted \(highlighted)")
    }
  }

  package final class Source: UITableViewDataSource, UITableViewDelegate {
    package var rows: [[String]]
    package let journal: Journal
    /// Nil: the delegate has no heights.
    package var height: ((RowPath) -> CGFloat)?
    package var mayHighlight = true
    package var willSelect: (IndexPath) -> IndexPath? = { $0 }
    package var onSelect: ((UITableView, IndexPath) -> Void)?
    package var onCell: ((UITableView, IndexPath) -> Void)?
    package var makesCells: ((UITableView, IndexPath) -> UITableViewCell)?
    /// Cells ever made.
    package private(set) var made = 0
    /// Calls of `scrollViewDidScroll` and `scrollViewWillBeginDragging`.
    package private(set) var (scrolls, drags) = (0, 0)
    /// Cells write their own state changes down too.
    package var listensToCells = false

    package init(_ rows: [[String]], _ journal: Journal) { (self.rows, self.journal) = (rows, journal) }

    package func makeCell() -> NamedCell {
      let cell = NamedCell(style: .default, reuseIdentifier: "c")
      cell.serial = made
      made += 1
      return cell
    }

    private func note(_ word: String, _ path: IndexPath) { journal.note("\(word)(\(path.section),\(path.row))") }

    package func numberOfSections(in table: UITableView) -> Int { rows.count }
    package func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      journal.note("nRows(\(section))")
      return rows[section].count
    }
    package func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      note("cell", path)
      onCell?(table, path)
      if let makesCells { return makesCells(table, path) }
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      if let cell = cell as? NamedCell {
        cell.shownName = rows[path.section][path.row]
        cell.journal = listensToCells ? journal : nil
      }
      return cell
    }

    package func providesRowHeights(for table: UITableView) -> Bool { height != nil }
    package func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      note("h", path)
      return height?(RowPath(path)) ?? table.rowHeight
    }
    package func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { note("will", path) }
    package func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) { note("end", path) }
    package func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      note("sHi", path)
      return mayHighlight
    }
    package func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) { note("dHi", path) }
    package func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) { note("dUn", path) }
    package func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      note("wS", path)
      return willSelect(path)
    }
    package func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      note("dS", path)
      onSelect?(table, path)
    }
    package func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      note("wD", path)
      return path
    }
    package func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { note("dD", path) }
    package func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
  }
}

package func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

extension UIView {
  /// What the screen shows of it now, animations included.
  package var shown: CALayer { layer.shown }
  package var shownFrame: CGRect { shown.frame }
}
