import Foundation

/// What a batch had to ask for: the heights of what is new, and of headers and footers that may have changed. Numbers of the state
/// after the batch.
struct AskedHeights {
  /// - isMeasured: false for an estimate
  typealias Row = (path: RowPath, height: CGFloat, isMeasured: Bool)

  /// Rows that are inserted into sections that live on, ascending.
  var inserted: [Row] = []
  /// Rows that live on with a height of their own.
  var renewed: [Row] = []
  /// Inserted and reloaded sections.
  var sections: [Int: TableGeometry.Section] = [:]
  /// Headers and footers of sections that live on.
  var edges: [SectionPart: TableGeometry.Edge] = [:]
}

extension UITableView {
  /// Asks for the heights that a sound batch needs: of inserted and reloaded rows and sections. An empty batch asks for all again.
  /// Headers and footers are asked for again in every section in which something changed or that is on the screen, for their titles
  /// often depend on the rows. Nil after a fault. Source: docs/rules/tables.md 1.7, 6.6
  func askHeights(_ batch: ListUpdates, _ mapping: RowMapping, _ counts: [Int]) -> AskedHeights? {
    var asked = AskedHeights()
    let sections = mapping.sections
    for section in (batch.sections.inserted.map(\.place) + batch.sections.reloaded.compactMap { sections.after($0.place) }).sorted() {
      guard let loaded = loadSection(section, count: counts[section]) else { return nil }
      asked.sections[section] = loaded
    }
    guard askRows(batch, mapping, &asked) else { return nil }
    for section in sectionsToAsk(batch, mapping, counts.count) {
      guard let old = sections.origin(section) else { continue }
      for kind in [TableSectionKind.header, .footer] {
        let part = SectionPart(section: section, kind: kind)
        // An estimable one that was measured stays so.
        if geometry[SectionPart(section: old, kind: kind)].isEstimable { continue }
        guard let edge = loadEdge(part) else { return nil }
        asked.edges[part] = edge
      }
    }
    return simulation.fault == nil ? asked : nil
  }

  private func askRows(_ batch: ListUpdates, _ mapping: RowMapping, _ asked: inout AskedHeights) -> Bool {
    if batch.isEmpty { return askAllRows(&asked) }
    for path in batch.rows.inserted.map(\.place).sorted() where mapping.sections.origin(path.section) != nil {
      guard let new = height(ofNewRow: path) else { return false }
      asked.inserted.append((path, new.height, new.isMeasured))
    }
    for path in batch.rows.reloaded.compactMap({ mapping.after($0.place) }).sorted() {
      guard let new = height(ofNewRow: path) else { return false }
      asked.renewed.append((path, new.height, new.isMeasured))
    }
    return askReconfiguredRows(batch, mapping, &asked)
  }

  /// In a table that estimates, of those that are on the screen: nobody knows the others' heights anyway.
  private func askAllRows(_ asked: inout AskedHeights) -> Bool {
    if estimatesRows {
      // Cells of another data source's rows may still be shown, until the next layout.
      for row in visible where geometry.contains(row.path) {
        guard let height = realHeight(of: row.path, row.cell) else { return false }
        asked.renewed.append((row.path, height, true))
      }
    } else if tableDelegate?.providesRowHeights(for: self) == true {
      for section in 0..<geometry.sectionCount {
        let count = geometry.rowCount(inSection: section)
        guard let (heights, measured) = loadHeights(count, section) else { return false }
        for row in 0..<count {
          var height = heights.height(ofRow: row)
          if measured?.height(ofRow: row) == 0 {
            guard let shown = visible.first(where: { $0.path == RowPath(section: section, row: row) }) else { continue }
            guard let real = realHeight(of: shown.path, shown.cell) else { return false }
            height = real
          }
          if height != geometry[section].rows.height(ofRow: row) {
            asked.renewed.append((RowPath(section: section, row: row), height, true))
          }
        }
      }
    }
    return true
  }

  private func sectionsToAsk(_ batch: ListUpdates, _ mapping: RowMapping, _ count: Int) -> [Int] {
    if batch.isEmpty { return Array(0..<count) }
    var found = Set((batch.rows.inserted.map(\.place) + batch.rows.moved.map(\.to)).map(\.section))
    let touched = (batch.rows.deleted + batch.rows.reloaded).map(\.place.section) + batch.reconfigured.map(\.section) + batch.rows.moved.map(\.from.section)
    let shown = Array(geometry.sections(in: bounds.minY, bounds.maxY))
    // The first header of a grouped table is higher than the others.
    for old in touched + shown + (geometry.sectionCount > 0 ? [0] : []) {
      if let section = mapping.sections.carried(old) { found.insert(section) }
    }
    if count > 0 { found.insert(0) }
    return found.sorted()
  }
}

extension TableGeometry {
  /// Applies a sound batch. Cost: O(k log n) for k changes.
  mutating func apply(_ batch: ListUpdates, _ mapping: RowMapping, _ asked: AskedHeights) {
    let moved: [AskedHeights.Row] = batch.rows.moved.map { (path: $0.to, height: span(of: $0.from).height, isMeasured: isMeasured($0.from)) }
    // Rows go from the last to the first, in the numbers before; they come from the first to the last, in the numbers after.
    for path in mapping.left.reversed() { remove(path) }
    changeSections(batch, mapping.sections, asked)
    let arriving = asked.inserted + moved
    for row in arriving.sorted(by: { $0.path < $1.path }) { insert(height: row.height, isMeasured: row.isMeasured, at: row.path) }
    for row in asked.renewed { setHeight(row.height, isMeasured: row.isMeasured, of: row.path) }
    for (part, edge) in asked.edges { self[part] = edge }
  }

  private mutating func changeSections(_ batch: ListUpdates, _ mapping: SectionMapping, _ asked: AskedHeights) {
    var arriving = asked.sections
    let targets = batch.sections.targets
    for section in (batch.sections.deleted.map(\.place) + targets.keys).sorted(by: >) {
      let removed = removeSection(section)
      if let target = targets[section] { arriving[target] = removed }
    }
    for section in (batch.sections.inserted.map(\.place) + targets.values).sorted() {
      if let new = arriving[section] { insert(new, at: section) }
    }
    for (section, _) in batch.sections.reloaded {
      if let place = mapping.after(section), let new = asked.sections[place] { replaceSection(place, with: new) }
    }
  }
}
