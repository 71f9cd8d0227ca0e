import Foundation
import LunetteKit

/// A plain table over an array of arrays of names, whose data source and delegate write down what they are asked and told.
///
/// Lines are those of docs/rules/cases/tables.md, "Conventions": `cell(0,1)`, `will(0,1)`, `end(0,1)`, `wS(0,1)` and so on.
final class TableTester {
  let tester: TouchTester
  let table: UITableView
  let source: Source

  init(_ rows: [[String]], _ frame: CGRect = rect(0, 0, 320, 480), loads: Bool = true) {
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
  static func long(_ count: Int = 30, height: CGFloat = 440) -> TableTester {
    TableTester([(0..<count).map { "r\($0)" }], rect(0, 0, 320, height))
  }
  /// M of docs/rules/cases/tables.md: 5 rows in 480 pt.
  static func short(_ names: String...) -> TableTester { TableTester([names.isEmpty ? ["A", "B", "C", "D", "E"] : names]) }

  var journal: Journal { tester.journal }
  var lines: [String] { journal.lines }
  func lines(_ prefixes: String...) -> [String] { lines.filter { line in prefixes.contains { line.hasPrefix($0 + "(") } } }

  /// Without letting time pass.
  func layOut() { table.layoutIfNeeded() }
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    layOut()
  }

  var rows: [[String]] {
    get { source.rows }
    set { source.rows = newValue }
  }

  func cell(_ row: Int, _ section: Int = 0) -> NamedCell? { table.cellForRow(at: path(row, section)) as? NamedCell }
  /// The names on the visible cells, from the top.
  var shown: [String] { table.visibleCells.compactMap { ($0 as? NamedCell)?.shownName } }
  /// Rows of section 0 that are visible.
  var visibleRows: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }

  func takeFault() -> String? {
    tester.simulation.takeFault().map { ($0 as? UIException)?.description ?? "\($0)" }
  }

  /// Taps the middle of a row and runs until the touch is over.
  func tap(_ row: Int, at time: TimeInterval) {
    let place = table.rectForRow(at: path(row))
    tester.tap(place.midX, place.midY - table.contentOffset.y, at: time)
    tester.run(to: time + 0.2)
  }

  final class NamedCell: UITableViewCell {
    var shownName = ""
    var serial = 0
    var journal: Journal?
    override func prepareForReuse() {
      super.prepareForReuse()
      journal?.note("prepare")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      journal?.note("\(shownName) selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      journal?.note("\(shownName) highlighted \(highlighted)")
    }
  }

  final class Source: UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    let journal: Journal
    /// Nil: the delegate has no heights.
    var height: ((RowPath) -> CGFloat)?
    var mayHighlight = true
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var onSelect: ((UITableView, IndexPath) -> Void)?
    var onCell: ((UITableView, IndexPath) -> Void)?
    var makesCells: ((UITableView, IndexPath) -> UITableViewCell)?
    /// Cells ever made.
    private(set) var made = 0
    /// Calls of `scrollViewDidScroll` and `scrollViewWillBeginDragging`.
    private(set) var (scrolls, drags) = (0, 0)
    /// Cells write their own state changes down too.
    var listensToCells = false

    init(_ rows: [[String]], _ journal: Journal) { (self.rows, self.journal) = (rows, journal) }

    func makeCell() -> NamedCell {
      let cell = NamedCell(style: .default, reuseIdentifier: "c")
      cell.serial = made
      made += 1
      return cell
    }

    private func note(_ word: String, _ path: IndexPath) { journal.note("\(word)(\(path.section),\(path.row))") }

    func numberOfSections(in table: UITableView) -> Int { rows.count }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      journal.note("nRows(\(section))")
      return rows[section].count
    }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
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

    func providesRowHeights(for table: UITableView) -> Bool { height != nil }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      note("h", path)
      return height?(RowPath(path)) ?? table.rowHeight
    }
    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { note("will", path) }
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) { note("end", path) }
    func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      note("sHi", path)
      return mayHighlight
    }
    func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) { note("dHi", path) }
    func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) { note("dUn", path) }
    func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      note("wS", path)
      return willSelect(path)
    }
    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      note("dS", path)
      onSelect?(table, path)
    }
    func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      note("wD", path)
      return path
    }
    func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { note("dD", path) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

extension UIView {
  /// What the screen shows of it now, animations included.
  var shown: CALayer { layer.shown }
  var shownFrame: CGRect { shown.frame }
}
