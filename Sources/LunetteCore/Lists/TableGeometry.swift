import Foundation

/// Where the rows of all sections are: `top`, then for each section its header, its rows and its footer.
///
/// The sections are the pieces of a balanced tree, as the heights of a section are: a section is found as fast as a row, and inserted,
/// deleted or moved without touching another one. Every question and edit costs O(log sections + log rows).
/// Space: the table's content. Units: points. Source: docs/rules/tables.md 2.1
package struct TableGeometry {
  /// The height of the table header view.
  package var top: CGFloat = 0
  private var tree = SumTree<SectionPiece>()
  private var root: SumTree<SectionPiece>.Link = 0
  /// Rows of all sections together.
  package private(set) var rowCount = 0
  /// Whether a height was ever estimated.
  package private(set) var hasEstimates = false

  package init() {}

  /// Cost: O(sections).
  package init(top: CGFloat, sections: [Section]) {
    self.top = top
    root = tree.build(sections.map(SectionPiece.init))
    rowCount = sections.reduce(0) { $0 + $1.rowCount }
    hasEstimates = sections.contains(where: \.isEstimable)
  }

  package var sectionCount: Int { tree[root].count }
  /// A section that doesn't exist is empty.
  package subscript(section: Int) -> Section {
    // Lent, for a copy would count references to the arrays in it.
    _read { yield tree[tree.place(ofRow: section, in: root).link].piece.section }
  }
  package func rowCount(inSection section: Int) -> Int { self[section].rowCount }

  package func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < rowCount(inSection: path.section)
  }

  // MARK: Where things are

  /// The bottom of the last section.
  package var height: CGFloat { top + tree.offset(ofRow: sectionCount, in: root) }

  private func start(ofSection section: Int) -> CGFloat { top + tree.offset(ofRow: section, in: root) }

  /// The vertical span of a row; without height, at the end of the rows, for one that doesn't exist.
  package func span(of path: RowPath) -> Span {
    let place = tree.place(ofRow: path.section, in: root)
    return tree[place.link].piece.section.span(ofRow: path.row, start: top + place.top)
  }

  package func edgeHeights(ofSection section: Int) -> (header: CGFloat, footer: CGFloat) {
    let link = tree.place(ofRow: section, in: root).link
    return (tree[link].piece.section.header.height, tree[link].piece.section.footer.height)
  }

  /// Header, rows and footer together.
  package func span(ofSection section: Int) -> Span { Span(y: start(ofSection: section), height: self[section].height) }

  /// The resting place of a header or footer.
  package func span(of part: SectionPart) -> Span {
    let (start, section) = (start(ofSection: part.section), self[part.section])
    switch part.kind {
    case .header: return Span(y: start, height: section.header.height)
    case .footer: return Span(y: start + section.height - section.footer.height, height: section.footer.height)
    }
  }

  /// The row whose half-open span holds `y`.
  package func row(at y: CGFloat) -> RowPath? {
    guard let section = tree.row(at: y - top, in: root) else { return nil }
    let inside = y - start(ofSection: section) - self[section].header.height
    return self[section].rows.row(at: inside).map { RowPath(section: section, row: $0) }
  }

  /// The sections of a height that overlap `low..<high`; at its ends are none without height.
  package func sections(in low: CGFloat, _ high: CGFloat) -> Range<Int> {
    high - top > low - top ? tree.rows(in: (low - top)..<(high - top), of: root) : 0..<0
  }

  /// The first row of a height that ends below `y`.
  package func firstRow(endingBelow y: CGFloat) -> RowPath? {
    guard let section = tree.row(at: max(y - top, 0), in: root) else { return nil }
    let inside = max(0, y - start(ofSection: section) - self[section].header.height)
    if let row = self[section].rows.row(at: inside) { return RowPath(section: section, row: row) }
    return firstRow(afterSection: section)
  }

  /// The next row of a height. Rows and sections without one are passed over, however many there are.
  package func row(after path: RowPath) -> RowPath? {
    if let row = self[path.section].rows.visibleRow(after: path.row) { return RowPath(section: path.section, row: row) }
    return firstRow(afterSection: path.section)
  }

  /// The row of a height before this one.
  package func row(before path: RowPath) -> RowPath? {
    if let row = self[path.section].rows.visibleRow(before: path.row) { return RowPath(section: path.section, row: row) }
    var next = tree.lastVisibleRow(before: path.section, in: root)
    while let section = next {
      if let row = self[section].rows.visibleRow(before: rowCount(inSection: section)) { return RowPath(section: section, row: row) }
      next = tree.lastVisibleRow(before: section, in: root)
    }
    return nil
  }

  private func firstRow(afterSection section: Int) -> RowPath? {
    var section = section
    while let next = tree.firstVisibleRow(from: section + 1, in: root) {
      if let row = self[next].rows.visibleRow(after: -1) { return RowPath(section: next, row: row) }
      section = next
    }
    return nil
  }

  /// Calls `body` for each row of a height that overlaps `low..<high`, in order, until it returns false.
  package func forEachRow(in low: CGFloat, _ high: CGFloat, _ body: (RowPath, CGFloat, CGFloat) -> Bool) {
    var next = high > low ? firstRow(endingBelow: low) : nil
    while let path = next {
      let span = span(of: path)
      guard span.y < high, body(path, span.y, span.height) else { return }
      next = row(after: path)
    }
  }

  // MARK: Edits of rows

  package mutating func remove(_ path: RowPath) {
    rowCount -= 1
    edit(path.section) { section in
      section.rows.remove(path.row..<path.row + 1)
      section.measured?.remove(path.row..<path.row + 1)
    }
  }

  /// - Parameter isMeasured: false for an estimate, in a section that has estimates
  package mutating func insert(height: CGFloat, isMeasured: Bool = true, at path: RowPath) {
    rowCount += 1
    edit(path.section) { section in
      section.rows.insert(repeating: height, count: 1, at: path.row)
      section.measured?.insert(repeating: isMeasured ? 1 : 0, count: 1, at: path.row)
    }
  }

  package mutating func setHeight(_ height: CGFloat, isMeasured: Bool = true, of path: RowPath) {
    edit(path.section) { section in
      section.rows.setHeight(height, ofRow: path.row)
      section.measured?.setHeight(isMeasured ? 1 : 0, ofRow: path.row)
    }
  }

  package func isMeasured(_ path: RowPath) -> Bool {
    !hasEstimates || self[path.section].measured.map { $0.height(ofRow: path.row) > 0 } ?? true
  }

  /// From now on measured heights count as estimates. Cost: O(sections), for a table that estimates.
  package mutating func forgetMeasures() {
    guard hasEstimates else { return }
    for index in 0..<sectionCount {
      edit(index) { section in
        if section.measured != nil { section.measured = RowGeometry(repeating: 0, count: section.rowCount) }
        if section.header.isEstimable { section.header.isMeasured = false }
        if section.footer.isEstimable { section.footer.isMeasured = false }
      }
    }
  }

  // MARK: Edits of sections

  package subscript(part: SectionPart) -> Edge {
    get { part.kind == .header ? self[part.section].header : self[part.section].footer }
    set { edit(part.section) { if part.kind == .header { $0.header = newValue } else { $0.footer = newValue } } }
  }

  /// - Parameter index: its number afterwards. Range: 0...sectionCount
  package mutating func insert(_ section: Section, at index: Int) {
    rowCount += section.rowCount
    hasEstimates = hasEstimates || section.isEstimable
    insert(piece: SectionPiece(section), at: index)
  }

  @discardableResult
  package mutating func removeSection(_ index: Int) -> Section {
    let removed = take(index).section
    rowCount -= removed.rowCount
    return removed
  }

  /// - Parameter target: its number afterwards, as in `UITableView.moveSection`
  package mutating func moveSection(_ index: Int, to target: Int) { insert(piece: take(index), at: target) }

  package mutating func replaceSection(_ index: Int, with section: Section) {
    rowCount += section.rowCount - rowCount(inSection: index)
    hasEstimates = hasEstimates || section.isEstimable
    edit(index) { $0 = section }
  }

  private mutating func insert(piece: SectionPiece, at index: Int) {
    precondition(index >= 0 && index <= sectionCount, "TableGeometry.insert: section \(index) is not in 0...\(sectionCount)")
    let (before, after) = tree.split(root, at: index)
    root = tree.join(before, tree.make(piece), after)
  }

  private mutating func take(_ index: Int) -> SectionPiece {
    let (before, rest) = tree.split(root, at: index)
    let (taken, after) = tree.split(rest, at: 1)
    let piece = tree[taken].piece
    tree.discard(taken)
    root = tree.concatenate(before, after)
    return piece
  }

  private mutating func edit(_ section: Int, _ change: (inout Section) -> Void) {
    tree.change(section, in: root) { $0.edit(change) }
  }
}

extension TableGeometry {
  /// A stretch of the content. Units: points.
  package struct Span: Equatable {
    package var y: CGFloat
    package var height: CGFloat

    package init(y: CGFloat, height: CGFloat) {
      (self.y, self.height) = (y, height)
    }
    package var end: CGFloat { y + height }
  }

  /// A header or footer. Units: points.
  package struct Edge {
    package var height: CGFloat = 0
    /// False: the height is an estimate.
    package var isMeasured = true
    /// Whether it was estimated first, and is again after a change of width.
    package var isEstimable = false

    package init(height: CGFloat = 0, isMeasured: Bool = true, isEstimable: Bool = false) {
      (self.height, self.isMeasured, self.isEstimable) = (height, isMeasured, isEstimable)
    }
  }

  package struct Section {
    package var header = Edge()
    package var rows: RowGeometry
    package var footer = Edge()
    /// For sections with estimates: 1 for each row whose height is its real one, 0 for the others. Runs of equals cost nothing.
    package var measured: RowGeometry?

    package init(header: Edge = Edge(), rows: RowGeometry, footer: Edge = Edge(), measured: RowGeometry? = nil) {
      (self.header, self.rows, self.footer, self.measured) = (header, rows, footer, measured)
    }

    package var height: CGFloat { header.height + rows.totalHeight + footer.height }
    package var rowCount: Int { rows.rowCount }

    /// - Parameter start: the top of the section
    package func span(ofRow row: Int, start: CGFloat) -> Span {
      let start = start + header.height
      guard row >= 0, row < rowCount else { return Span(y: start + rows.totalHeight, height: 0) }
      let (y, height) = rows.span(ofRow: row)
      return Span(y: start + y, height: height)
    }

    package var isEstimable: Bool { measured != nil || header.isEstimable || footer.isEstimable }
  }

  /// A section as a piece of one thing, whose height is kept with it.
  fileprivate struct SectionPiece: SumPiece {
    private(set) var section: Section
    private(set) var sum: CGFloat
    private(set) var count: Int

    init(_ section: Section) { (self.section, sum, count) = (section, section.height, 1) }

    mutating func edit(_ change: (inout Section) -> Void) {
      change(&section)
      sum = section.height
    }

    func prefix(_ rows: Int) -> CGFloat { rows == 0 ? 0 : sum }
    func row(at y: CGFloat, start: CGFloat) -> Int? { y < start + sum ? 0 : nil }
    func firstVisibleRow(from row: Int) -> Int? { row == 0 && sum > 0 ? 0 : nil }
    func lastVisibleRow(before end: Int) -> Int? { end > 0 && sum > 0 ? 0 : nil }
    /// Never asked: one section isn't divided, nor joined with another.
    mutating func splitOff(from row: Int) -> SectionPiece { .empty }
    func canAbsorb(_ next: SectionPiece) -> Bool { false }
    mutating func absorb(_ next: SectionPiece) {}

    nonisolated(unsafe) static let empty: SectionPiece = {
      var none = SectionPiece(Section(rows: RowGeometry()))
      none.count = 0
      return none
    }()
    nonisolated(unsafe) static let noNodes = SumTree<SectionPiece>.emptyNodes()
  }
}

public enum TableSectionKind: String, Sendable { case header, footer }

/// The header or the footer of a section. Counts from 0.
package struct SectionPart: Hashable, Comparable {
  package var section: Int
  package var kind: TableSectionKind

  package init(section: Int, kind: TableSectionKind) {
    (self.section, self.kind) = (section, kind)
  }

  package static func header(_ section: Int) -> SectionPart { SectionPart(section: section, kind: .header) }
  package static func footer(_ section: Int) -> SectionPart { SectionPart(section: section, kind: .footer) }

  /// From the top.
  package static func < (a: SectionPart, b: SectionPart) -> Bool {
    a.section != b.section ? a.section < b.section : a.kind == .header && b.kind == .footer
  }
}
