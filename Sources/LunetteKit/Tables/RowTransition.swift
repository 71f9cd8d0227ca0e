import Foundation

/// Carries the cells on the screen from the state before a batch to the state after it.
///
/// The model is final at once; only what is shown moves. Cells that stay slide to their new places; deleted ones leave as their
/// animation says and are given back when it has ended; rows that come into view slide in from where they would have been.
/// Source: tableview.md 6.7, 6.9
struct RowTransition {
  /// Units: seconds. Source: tableview.md 0.3 (classic; ease in-out)
  static let duration: TimeInterval = 0.3

  let mapping: RowMapping
  private let deleted: [RowPath: UITableView.RowAnimation]
  private let inserted: [RowPath: UITableView.RowAnimation]
  private let batch: TableUpdates
  /// Heights before the batch: of rows that leave their place, and of reloaded ones by their new place.
  private let leftHeights: HeightSums
  private let reloadedBefore: HeightSums
  /// Where rows that are moved by name stood.
  private let movedFrom: [RowPath: TableGeometry.Span]

  /// A cell that is on its way out.
  private typealias Leaving = (cell: UITableViewCell, path: RowPath, animation: UITableView.RowAnimation?)

  init(table: UITableView, batch: TableUpdates) {
    let mapping = RowMapping(batch)
    self.mapping = mapping
    self.batch = batch
    var deleted: [RowPath: UITableView.RowAnimation] = [:]
    var inserted: [RowPath: UITableView.RowAnimation] = [:]
    for change in batch.deletions + batch.reloads { deleted[change.path] = change.animation }
    for change in batch.insertions { inserted[change.path] = change.animation }
    for change in batch.reloads { if let path = mapping.after(change.path) { inserted[path] = change.animation } }
    (self.deleted, self.inserted) = (deleted, inserted)
    let geometry = table.geometry
    leftHeights = HeightSums((batch.deletions.map(\.path) + batch.moves.map(\.from)).map { ($0, geometry.span(of: $0).height) })
    reloadedBefore = HeightSums(
      batch.reloads.compactMap { change in
        mapping.after(change.path).map { ($0, geometry.span(of: change.path).height) }
      })
    movedFrom = Dictionary(batch.moves.map { ($0.from, geometry.span(of: $0.from)) }, uniquingKeysWith: { first, _ in first })
  }

  func run(on table: UITableView) {
    let (staying, deletedCells) = sort(table)
    table.visible.removeAll()
    var leaving = deletedCells
    let changes = {
      for leaver in deletedCells { animateOut(leaver, table) }
      table.setContentHeight()
      leaving += place(staying, table)
      addEntering(table)
    }
    let end = { (finished: Bool) in
      for (cell, path, _) in leaving { table.endDisplaying(cell, at: path) }
      for completion in batch.completions { completion(finished) }
    }
    if table.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: Self.duration, options: .allowUserInteraction, animations: changes, completion: end)
    } else {
      UIView.performWithoutAnimation(changes)
      end(true)
    }
    table.setNeedsLayout()
  }

  /// The cells on the screen: those whose rows live on, with their new paths, and those of deleted or reloaded rows.
  private func sort(_ table: UITableView) -> (staying: [(RowPath, RowPath, UITableViewCell)], leaving: [Leaving]) {
    var staying: [(RowPath, RowPath, UITableViewCell)] = []
    var leaving: [Leaving] = []
    for (path, cell) in table.visible {
      if let animation = deleted[path] {
        leaving.append((cell, path, animation))
      } else if let new = mapping.after(path) {
        staying.append((path, new, cell))
      }
    }
    return (staying, leaving)
  }

  /// Moves the staying cells. Those whose rows end up outside the screen are returned: they leave when they have arrived.
  private func place(_ staying: [(RowPath, RowPath, UITableViewCell)], _ table: UITableView) -> [Leaving] {
    var leaving: [Leaving] = []
    for (old, new, cell) in staying {
      let span = table.geometry.span(of: new)
      cell.frame = table.frame(of: span)
      if span.y < table.bounds.maxY && span.end > table.bounds.minY && span.height > 0 {
        table.visible.append((new, cell))
      } else {
        leaving.append((cell, old, nil))
      }
    }
    table.visible.sort { $0.path < $1.path }
    return leaving
  }

  /// Rows that are visible now and had no cell: inserted ones appear, others slide in from where they were.
  private func addEntering(_ table: UITableView) {
    var entering: [(path: RowPath, frame: CGRect)] = []
    let present = Set(table.visible.map(\.path))
    table.geometry.forEachRow(in: table.bounds.minY, table.bounds.maxY) { path, y, height in
      if !present.contains(path) { entering.append((path, table.frame(of: .init(y: y, height: height)))) }
      return true
    }
    let arrivedHeights = HeightSums((batch.insertions.map(\.path) + batch.moves.map(\.to)).map { ($0, table.geometry.span(of: $0).height) })
    let reloadedAfter = HeightSums(
      batch.reloads.compactMap { change in
        mapping.after(change.path).map { ($0, table.geometry.span(of: $0).height) }
      })
    for (path, frame) in entering {
      guard let cell = table.makeCell(for: path) else { return }
      let place = table.visible.firstIndex { $0.path > path } ?? table.visible.count
      table.visible.insert((path, cell), at: place)
      if let animation = inserted[path] {
        animateIn(cell, animation, frame)
      } else if let old = mapping.before(path) {
        // What came and went above it moved it; so the geometry before the batch need not be kept, which would cost a copy.
        let came = arrivedHeights.sum(before: path) + reloadedAfter.sum(before: path)
        let went = leftHeights.sum(before: old) + reloadedBefore.sum(before: path)
        let start = movedFrom[old] ?? TableGeometry.Span(y: frame.minY - came + went, height: frame.height)
        UIView.performWithoutAnimation { cell.frame = table.frame(of: start) }
        cell.frame = frame
      }
    }
  }

  // MARK: The kinds of row animation. Source: tableview.md 6.9

  private func animateIn(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation, _ frame: CGRect) {
    UIView.performWithoutAnimation {
      if animation == .fade || animation == .automatic { cell.alpha = 0 }
      cell.frame = Self.outside(frame, animation)
    }
    cell.alpha = 1
    cell.frame = frame
  }

  private func animateOut(_ leaver: Leaving, _ table: UITableView) {
    UIView.performWithoutAnimation { table.sendSubviewToBack(leaver.cell) }
    switch leaver.animation {
    case .fade, .automatic, .middle: leaver.cell.alpha = 0
    case .none?, nil: leaver.cell.alpha = 0
    case .some(let animation): leaver.cell.frame = Self.outside(leaver.cell.frame, animation)
    }
  }

  /// Where a row comes from, or goes to.
  private static func outside(_ frame: CGRect, _ animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
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

  func sum(before path: RowPath) -> CGFloat {
    let count = paths.partition(path)
    return count == 0 ? 0 : sums[count - 1]
  }
}
