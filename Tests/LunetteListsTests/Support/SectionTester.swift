import Foundation
import LunetteKit
import TestSupport

@testable import LunetteLists

/// A table over sections with titles, whose data source and delegate write down what they are asked and told, in the words of
/// docs/rules/cases/tables.md, "Conventions".
final class SectionTester {
  let tester: TouchTester
  let table: UITableView
  let source: Source

  init(
    _ counts: [Int], style: UITableView.Style = .plain, _ frame: CGRect = rect(0, 0, 320, 480), headers: [String?] = [],
    footers: [String?] = [], loads: Bool = true, _ setUp: (SectionTester) -> Void = { _ in }
  ) {
    tester = TouchTester(device: Device(name: "table", size: frame.size, scale: 2))
    table = UITableView(frame: frame, style: style)
    source = Source(tester.journal)
    (source.counts, source.headers, source.footers) = (counts, headers, footers)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    table.dataSource = source
    table.delegate = source
    tester.window.addSubview(table)
    setUp(self)
    if loads {
      layOut()
      journal.clear()
    }
  }

  /// P of docs/rules/cases/tables.md: A(3), B(10), C(5) with titles, in 480 pt.
  static func p(loads: Bool = true, _ setUp: (SectionTester) -> Void = { _ in }) -> SectionTester {
    SectionTester([3, 10, 5], headers: ["A", "B", "C"], loads: loads, setUp)
  }
  /// Q: P with footers of 20 pt.
  static func q() -> SectionTester {
    SectionTester([3, 10, 5], headers: ["A", "B", "C"], footers: ["a", "b", "c"]) { $0.table.sectionFooterHeight = 20 }
  }
  /// E: 100 rows estimated at 50, in truth 80, in 400 pt.
  static func e(real: CGFloat = 80, estimate: CGFloat = 50, loads: Bool = true) -> SectionTester {
    SectionTester([100], rect(0, 0, 320, 400), loads: loads) { world in
      world.table.estimatedRowHeight = estimate
      world.source.height = { _ in real }
    }
  }

  var journal: Journal { tester.journal }
  var lines: [String] { journal.lines }
  func lines(_ prefixes: String...) -> [String] { lines.filter { line in prefixes.contains { line.hasPrefix($0 + "(") } } }
  func layOut() { table.layoutIfNeeded() }
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    layOut()
  }

  var visibleRows: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }
  /// The y of a section's header on the screen; nil where there is none.
  func headerY(_ section: Int) -> CGFloat? { table.shownView(.header(section))?.frame.minY }
  func footerY(_ section: Int) -> CGFloat? { table.shownView(.footer(section))?.frame.minY }
  /// The tops of all rows.
  var rowTops: [CGFloat] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: path($0, section)).minY }
    }
  }
  func takeFault() -> String? { tester.simulation.takeFault().map { ($0 as? UIException)?.description ?? "\($0)" } }

  final class Source: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    let journal: Journal
    var counts: [Int] = []
    var headers: [String?] = []
    var footers: [String?] = []
    var indexTitles: [String]?
    var indexSection: (Int) -> Int = { $0 }
    /// Nil: the delegate isn't asked.
    var height: ((RowPath) -> CGFloat)?
    var estimate: ((RowPath) -> CGFloat)?
    var headerHeight: ((Int) -> CGFloat)?
    var headerView: ((UITableView, Int) -> UIView?)?
    var makesCell: ((UITableView, IndexPath) -> UITableViewCell)?

    init(_ journal: Journal) { self.journal = journal }

    private func note(_ word: String, _ path: IndexPath) { journal.note("\(word)(\(path.section),\(path.row))") }
    private func note(_ word: String, _ section: Int) { journal.note("\(word)(\(section))") }
    private func note(_ word: String, _ paths: [IndexPath]) {
      journal.note("\(word)(\(paths.map { String($0.row) }.joined(separator: " ")))")
    }

    func numberOfSections(in table: UITableView) -> Int {
      journal.note("nSec")
      return counts.count
    }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      note("nRows", section)
      return counts[section]
    }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      note("cell", path)
      if let makesCell { return makesCell(table, path) }
      return table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(reuseIdentifier: nil)
    }
    func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
      note("tH", section)
      return headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
      note("tF", section)
      return footers.indices.contains(section) ? footers[section] : nil
    }
    func sectionIndexTitles(for table: UITableView) -> [String]? { indexTitles }
    func tableView(_ table: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      journal.note("section(\(title),\(index))")
      return indexSection(index)
    }

    func providesRowHeights(for table: UITableView) -> Bool { height != nil }
    func providesRowEstimates(for table: UITableView) -> Bool { estimate != nil }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      note("h", path)
      return height?(RowPath(path)) ?? table.rowHeight
    }
    func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
      note("eh", path)
      return estimate?(RowPath(path)) ?? 0
    }
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      guard let headerHeight else { return table.ownHeight(ofHeaderInSection: section) }
      note("hH", section)
      return headerHeight(section)
    }
    func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard let headerView else { return nil }
      note("vH", section)
      return headerView(table, section)
    }
    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { note("will", path) }
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) { note("end", path) }
    func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { note("willH", section) }
    func tableView(_ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { note("endH", section) }
    func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { note("willF", section) }
    func tableView(_ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { note("endF", section) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }

    func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) { note("prefetch", paths) }
    func tableView(_ table: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) { note("cancel", paths) }
  }
}
