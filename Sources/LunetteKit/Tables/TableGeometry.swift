import Foundation

/// Where the rows of all sections are: `top`, then for each section its header, its rows and its footer.
///
/// Invariant: row `s` of `sums` is as high as section `s` altogether, so that a section is found as fast as a row: both are
/// `RowGeometry`, and every question costs O(log sections + log rows).
/// Space: the table's content. Units: points. Source: tableview.md 2.1
struct TableGeometry {
  /// The height of the table header view.
  var top: CGFloat = 0
  private(set) var sections: [Section] = []
  private var sums = RowGeometry()

  struct Section {
    var header: CGFloat = 0
    var rows: RowGeometry
    var footer: CGFloat = 0
    var height: CGFloat { header + rows.totalHeight + footer }
    var rowCount: Int { rows.rowCount }
  }

  init() {}

  init(top: CGFloat, sections: [Section]) {
    self.top = top
    self.sections = sections
    sums = RowGeometry(heights: sections.map(\.height))
  }

  var height: CGFloat { top + sums.totalHeight }
  var sectionCount: Int { sections.count }
  func rowCount(inSection section: Int) -> Int { sections[section].rowCount }

  func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rowCount
  }

  /// The vertical span of a row that exists.
  func span(of path: RowPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let start = top + sums.offset(ofRow: path.section) + section.header
    return (start + section.rows.offset(ofRow: path.row), section.rows.height(ofRow: path.row))
  }

  func span(ofSection section: Int) -> (y: CGFloat, height: CGFloat) {
    (top + sums.offset(ofRow: section), sections[section].height)
  }

  /// The row whose half-open span holds `y`.
  func row(at y: CGFloat) -> RowPath? {
    guard let section = sums.row(at: y - top) else { return nil }
    let start = top + sums.offset(ofRow: section) + sections[section].header
    guard let row = sections[section].rows.row(at: y - start) else { return nil }
    return RowPath(section: section, row: row)
  }

  /// Calls `body` for each row of a height that overlaps `low..<high`, in order, until it returns false.
  func forEachRow(in low: CGFloat, _ high: CGFloat, _ body: (RowPath, CGFloat, CGFloat) -> Bool) {
    guard high > low else { return }
    for section in sums.rows(in: (low - top)..<(high - top)) {
      let start = top + sums.offset(ofRow: section) + sections[section].header
      let rows = sections[section].rows
      let range = rows.rows(in: (low - start)..<(high - start))
      guard !range.isEmpty else { continue }
      var y = start + rows.offset(ofRow: range.lowerBound)
      for row in range {
        let height = rows.height(ofRow: row)
        if height > 0, !body(RowPath(section: section, row: row), y, height) { return }
        y += height
      }
    }
  }

  // MARK: Edits

  mutating func remove(_ path: RowPath) { edit(path.section) { $0.remove(path.row..<path.row + 1) } }
  mutating func insert(height: CGFloat, at path: RowPath) { edit(path.section) { $0.insert(repeating: height, count: 1, at: path.row) } }
  mutating func setHeight(_ height: CGFloat, of path: RowPath) { edit(path.section) { $0.setHeight(height, ofRow: path.row) } }

  private mutating func edit(_ section: Int, _ change: (inout RowGeometry) -> Void) {
    change(&sections[section].rows)
    sums.setHeight(sections[section].height, ofRow: section)
  }
}
