import Foundation

/// Where rows and sections were before a batch, told from where they are after it.
///
/// Only what changed is kept: a place before is the place after, less what came above it, and what went added. The geometry before the
/// batch is so not needed any more; keeping it would cost a copy of every row. Cost: O(k log n) to make, O(log n) a question.
struct PlacesBefore {
  private typealias Span = TableGeometry.Span

  private let mapping: RowMapping
  /// Sections in which anything changed, by their numbers before.
  private var changed: [Int: Place] = [:]
  private let goneSections: HeightSums
  private let goneRows: HeightSums
  /// Heights before of rows that live on with another height, by their places after.
  private let renewedRows: HeightSums
  /// Rows that were moved by name.
  private let moved: [RowPath: TableGeometry.Span]
  private var cameSections = HeightSums([])
  private var cameRows = HeightSums([])
  private var renewedRowsNow = HeightSums([])

  private struct Place {
    var span: Span
    var header: CGFloat
    var footer: CGFloat
  }

  /// Before the geometry changes.
  init(_ batch: ListUpdates, _ mapping: RowMapping, _ asked: AskedHeights, _ geometry: TableGeometry) {
    self.mapping = mapping
    let sections = mapping.sections
    var touched = Set(mapping.left.map(\.section) + batch.sections.deleted.map(\.place))
    touched.formUnion(batch.sections.reloaded.map(\.place) + batch.sections.moved.map(\.from))
    let touchedAfter = mapping.arrived.map(\.section) + asked.renewed.map(\.path.section) + asked.edges.keys.map(\.section)
    touched.formUnion(Set(touchedAfter).compactMap { sections.before($0) })
    for section in touched {
      let parts = geometry[section]
      changed[section] = Place(span: geometry.span(ofSection: section), header: parts.header.height, footer: parts.footer.height)
    }
    goneSections = HeightSums(changed.map { (RowPath(section: $0.key, row: 0), $0.value.span.height) })
    goneRows = HeightSums(mapping.left.map { ($0, geometry.span(of: $0).height) })
    renewedRows = HeightSums(
      asked.renewed.compactMap { row in mapping.before(row.path).map { (row.path, geometry.span(of: $0).height) } })
    moved = Dictionary(batch.rows.moved.map { ($0.from, geometry.span(of: $0.from)) }, uniquingKeysWith: { first, _ in first })
  }

  /// After the geometry has changed.
  mutating func note(_ batch: ListUpdates, _ asked: AskedHeights, _ geometry: TableGeometry) {
    let came = batch.sections.inserted.map(\.place) + changed.keys.compactMap { mapping.sections.after($0) }
    cameSections = HeightSums(came.map { (RowPath(section: $0, row: 0), geometry.span(ofSection: $0).height) })
    cameRows = HeightSums(mapping.arrived.map { ($0, geometry.span(of: $0).height) })
    renewedRowsNow = HeightSums(asked.renewed.map { ($0.path, geometry.span(of: $0.path).height) })
  }

  // MARK: Questions, about what lives on, by its numbers before and now

  func span(of old: RowPath, now path: RowPath, _ geometry: TableGeometry) -> TableGeometry.Span {
    if let span = moved[old] { return span }
    let now = geometry.span(of: path)
    let inside = now.y - geometry.span(ofSection: path.section).y - geometry[path.section].header.height
    let came = cameRows.sum(beforeInSection: path) + renewedRowsNow.sum(beforeInSection: path)
    let went = goneRows.sum(beforeInSection: old) + renewedRows.sum(beforeInSection: path)
    let header = changed[old.section]?.header ?? geometry[path.section].header.height
    let y = start(ofSection: old.section, now: path.section, geometry) + header + inside - came + went
    return Span(y: y, height: renewedRows.height(of: path) ?? now.height)
  }

  func span(of old: SectionPart, now part: SectionPart, _ geometry: TableGeometry) -> TableGeometry.Span {
    let start = start(ofSection: old.section, now: part.section, geometry)
    guard let place = changed[old.section] else {
      let now = geometry.span(of: part)
      return Span(y: now.y + start - geometry.span(ofSection: part.section).y, height: now.height)
    }
    switch part.kind {
    case .header: return Span(y: start, height: place.header)
    case .footer: return Span(y: place.span.end - place.footer, height: place.footer)
    }
  }

  private func start(ofSection old: Int, now section: Int, _ geometry: TableGeometry) -> CGFloat {
    if let place = changed[old] { return place.span.y }
    return geometry.span(ofSection: section).y - cameSections.sum(before: RowPath(section: section, row: 0))
      + goneSections.sum(before: RowPath(section: old, row: 0))
  }
}

/// Heights of some rows, ascending, with running sums: how much of them lies before a row, in O(log k).
private struct HeightSums {
  private let paths: [RowPath]
  private let sums: [CGFloat]

  init(_ rows: [(RowPath, CGFloat)]) {
    let sorted = rows.sorted { $0.0 < $1.0 }
    paths = sorted.map(\.0)
    var total: CGFloat = 0
    sums = sorted.map {
      total += $0.1
      return total
    }
  }

  private func sum(first count: Int) -> CGFloat { count == 0 ? 0 : sums[count - 1] }

  func sum(before path: RowPath) -> CGFloat { sum(first: paths.partition(path)) }

  func sum(beforeInSection path: RowPath) -> CGFloat { sum(before: path) - sum(before: RowPath(section: path.section, row: 0)) }

  func height(of path: RowPath) -> CGFloat? {
    let place = paths.partition(path)
    return place < paths.count && paths[place] == path ? sum(first: place + 1) - sum(first: place) : nil
  }
}
