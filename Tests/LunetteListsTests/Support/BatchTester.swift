import Foundation
import LunetteKit
import TestSupport

@testable import LunetteLists

/// A table of titled sections whose model is a value; the table's answers can be held against those of a table that loads the same
/// model from scratch.
final class BatchTester {
  struct Row: Equatable {
    var name: String
    var height: CGFloat = 44
  }
  struct Section: Equatable {
    var title: String?
    var footer: String?
    var rows: [Row]

    init(_ title: String?, _ names: [String], footer: String? = nil) {
      (self.title, self.footer, rows) = (title, footer, names.map { Row(name: $0) })
    }
  }

  final class Source: UITableViewDataSource, UITableViewDelegate {
    var sections: [Section]
    let journal: Journal
    var onEnd: (() -> Void)?
    var onScroll: (() -> Void)?
    var givesHeights = false
    /// Nil: the delegate has no estimates. Units: points.
    var estimate: CGFloat?

    init(_ sections: [Section], _ journal: Journal) { (self.sections, self.journal) = (sections, journal) }

    func numberOfSections(in table: UITableView) -> Int { sections.count }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      journal.note("cell(\(path.section),\(path.row))")
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      (cell as? TableTester.NamedCell)?.shownName = sections[path.section].rows[path.row].name
      return cell
    }
    func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
    func providesRowHeights(for table: UITableView) -> Bool { givesHeights }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { sections[path.section].rows[path.row].height }
    func providesRowEstimates(for table: UITableView) -> Bool { estimate != nil }
    func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { estimate ?? 0 }
    func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { journal.note("willH(\(section))") }
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
      journal.note("end(\(path.section),\(path.row))")
      onEnd?()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      journal.note("scroll(\(formatted(scrollView.contentOffset.y)))")
      onScroll?()
    }
  }

  let tester: TouchTester
  let table: UITableView
  let source: Source

  init(
    _ sections: [Section], _ style: UITableView.Style = .plain, height: CGFloat = 480, prepare: (UITableView, Source) -> Void = { _, _ in }
  ) {
    tester = TouchTester(device: Device(name: "table", size: CGSize(width: 320, height: height), scale: 2))
    table = UITableView(frame: rect(0, 0, 320, height), style: style)
    source = Source(sections, tester.journal)
    table.register({ TableTester.NamedCell(style: .default, reuseIdentifier: "c") }, forCellReuseIdentifier: "c")
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    tester.window.addSubview(table)
    table.layoutIfNeeded()
    tester.journal.clear()
  }

  /// P of docs/rules/cases/tables.md: sections of 3, 10 and 5 rows with titles, content 876.
  static func p() -> BatchTester {
    func names(_ word: String, _ count: Int) -> [String] { (0..<count).map { "\(word)\($0)" } }
    return BatchTester([Section("A", names("A", 3)), Section("B", names("B", 10)), Section("C", names("C", 5))])
  }

  var sections: [Section] {
    get { source.sections }
    set { source.sections = newValue }
  }
  func lines(_ prefix: String) -> [String] { tester.journal.lines.filter { $0.hasPrefix(prefix + "(") } }
  func cell(_ row: Int, _ section: Int) -> TableTester.NamedCell? { table.cellForRow(at: path(row, section)) as? TableTester.NamedCell }
  func takeFault() -> String? { tester.simulation.takeFault().map { ($0 as? UIException)?.description ?? "\($0)" } }

  func header(_ section: Int) -> UIView? { table.headerView(forSection: section) }

  /// The differences from a table that has just loaded the model, and views that must not be on the screen; nil when there are none.
  func disorder() -> String? {
    let fresh = UITableView(frame: table.frame, style: table.style)
    let twin = Source(sections, Journal())
    twin.givesHeights = source.givesHeights
    (fresh.dataSource, fresh.delegate) = (twin, twin)
    guard table.numberOfSections == sections.count else { return "\(table.numberOfSections) sections instead of \(sections.count)" }
    for section in sections.indices {
      guard table.numberOfRows(inSection: section) == sections[section].rows.count else { return "rows of section \(section)" }
      if table.rectForHeader(inSection: section) != fresh.rectForHeader(inSection: section) { return "header \(section)" }
      if table.rectForFooter(inSection: section) != fresh.rectForFooter(inSection: section) { return "footer \(section)" }
      for row in sections[section].rows.indices where table.rectForRow(at: path(row, section)) != fresh.rectForRow(at: path(row, section)) {
        return "rect of \(section).\(row): \(table.rectForRow(at: path(row, section)))"
      }
    }
    if table.contentSize != fresh.contentSize { return "content \(table.contentSize)" }
    return screenDisorder()
  }

  private func screenDisorder() -> String? {
    let range = table.legalOffsets.y
    if !range.contains(table.contentOffset.y) { return "offset \(table.contentOffset.y)" }
    let paths = table.indexPathsForVisibleRows ?? []
    let wanted = (table.indexPathsForRows(in: table.bounds) ?? []).filter { table.rectForRow(at: $0).height > 0 }
    if paths != wanted { return "visible \(paths) instead of \(wanted)" }
    for place in paths {
      guard let cell = cell(place.row, place.section) else { return "no cell at \(place)" }
      if cell.shownName != sections[place.section].rows[place.row].name { return "\(cell.shownName) at \(place)" }
      if cell.frame != table.rectForRow(at: place) || cell.superview !== table || cell.alpha != 1 { return "cell at \(place)" }
      if cell.isSelected != (table.indexPathsForSelectedRows ?? []).contains(place) { return "selection at \(place)" }
    }
    return nil
  }

  /// Cells and headers that are on the table without a place there; only at rest.
  func orphans() -> Int {
    let views = table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
    let placed = table.visibleCells as [UIView] + table.sectionViews.shown.compactMap(\.view)
    return views.filter { view in !placed.contains { $0 === view } }.count
  }
}
