import Foundation

/// Carries what is on the screen from the state before a batch to the state after it.
///
/// The model is final at once; only what is shown moves. Cells, headers and footers that stay slide to their new places; those of
/// deleted rows and sections leave as their animation says and are given back when it has ended; what comes into view slides in from
/// where it would have been. Source: docs/rules/tables.md 6.7, 6.9
final class RowTransition {
  private unowned let table: UITableView
  private let batch: ListUpdates
  private let mapping: RowMapping
  private let asked: AskedHeights
  /// Where what comes into view starts from; nil where nothing moves.
  private var places: PlacesBefore?
  private let animations: RowAnimations
  /// False for a table that shows nothing yet: nothing moves there, and its cells wait for the layout.
  private let isShown: Bool

  /// Before the geometry changes.
  init(table: UITableView, batch: ListUpdates, mapping: RowMapping, asked: AskedHeights) {
    (self.table, self.batch, self.mapping, self.asked) = (table, batch, mapping, asked)
    let geometry = table.geometry
    let isAnimated = table.window != nil && table.simulation.areAnimationsEnabled
    places = isAnimated ? PlacesBefore(batch, mapping, asked, geometry) : nil
    animations = RowAnimations(batch, mapping, geometry)
    let first = geometry.firstRow(endingBelow: table.bounds.minY)
    isShown =
      !table.visible.isEmpty || table.leavingViews.contains { $0.row != nil }
      || first.map { geometry.span(of: $0).y >= table.bounds.maxY } ?? true
  }

  /// After the geometry has changed.
  func run() {
    places?.note(batch, asked, table.geometry)
    guard isShown else {
      table.setContentHeight()
      table.setNeedsLayout()
      table.tell(batch.completions, true)
      return
    }
    table.carryShown(
      isAnimated: places != nil, duration: ListConstants.updateDuration, completions: batch.completions, change)
  }

  private func change(_ serial: Int) {
    let wasPlacing = table.isPlacing
    (table.transition, table.isPlacing) = (self, true)
    let staying = sortCells(serial)
    let stayingViews = sortSectionViews(serial)
    table.setContentHeight()
    place(staying, serial)
    place(stayingViews, serial)
    // In a table that estimates, each row is looked at for its height.
    if !table.geometry.hasEstimates { table.rowsToCheck = .cells }
    table.layOutRows()
    (table.transition, table.isPlacing) = (nil, wasPlacing)
  }

  // MARK: Cells

  /// - Parameter leaving: the transition that moves the cell off the screen; nil for a cell that stays on it
  private typealias Staying = (old: RowPath, new: RowPath, cell: UITableViewCell, leaving: Int?)

  /// Sends the cells of rows that are gone away, and returns the others: those on the screen, and those that were leaving it but
  /// whose rows live on.
  private func sortCells(_ serial: Int) -> [Staying] {
    var staying: [Staying] = []
    for row in table.visible {
      let (path, cell) = (row.path, row.cell)
      if let leaving = animations.leaving(path) {
        addLeaving(leaving, leavingCell(cell, path, serial))
        if let new = animations.reloaded[path] { cell.frame.origin.y += table.geometry.span(of: new).y - cell.frame.minY }
      } else if let new = mapping.after(path) {
        staying.append((path, new, cell, nil))
      }
    }
    for leavingView in table.leavingViews {
      guard let told = leavingView.path, let cell = leavingView.view as? UITableViewCell, let row = leavingView.row, let new = mapping.after(row),
        animations.leaving(row) == nil
      else { continue }
      staying.append((told, new, cell, leavingView.serial))
      table.refreshState(of: cell, at: new)
    }
    table.leavingViews.removeAll { leavingView in staying.contains { $0.cell === leavingView.view } }
    for index in table.leavingViews.indices { table.leavingViews[index].row = nil }
    table.visible.removeAll()
    return staying
  }

  /// Moves the staying cells. Those whose rows end up outside the screen leave when they have arrived; those that were on their way out
  /// already, and go on on the same side of the screen, when they would have.
  private func place(_ staying: [Staying], _ serial: Int) {
    let bounds = table.bounds
    for (old, new, cell, leaving) in staying {
      let span = table.geometry.span(of: new)
      let isOnSameSide = cell.frame.midY < bounds.midY ? span.end <= bounds.minY : span.y >= bounds.maxY
      table.place(cell, new, span)
      if span.isVisible(in: bounds) {
        table.visible.append(VisibleRow(path: new, cell: cell, span: span))
      } else {
        let last = isOnSameSide ? leaving ?? serial : serial
        table.leavingViews.append(leavingCell(cell, old, last, row: new))
      }
    }
    table.visible.sort { $0.path < $1.path }
  }

  /// A cell was made for a row that had none on the screen: inserted ones appear, others slide in from where they were.
  func enter(_ cell: UITableViewCell, _ path: RowPath) {
    guard let places, !table.isLifted(cell) else { return }
    let frame = cell.frame
    if let entrance = animations.entering(path, table.geometry) {
      var start = frame
      if let old = mapping.before(path) {
        let span = places.span(of: old, now: path, table.geometry)
        start = table.frame(of: span)
      }
      arrive(cell, entrance, start)
    } else if let old = mapping.before(path) {
      let start = table.frame(of: places.span(of: old, now: path, table.geometry))
      table.simulation.performWithoutAnimation { cell.frame = start }
      cell.frame = frame
    }
  }

  // MARK: Headers and footers

  private typealias StayingView = (old: SectionPart, new: SectionPart, view: UIView)

  private func sortSectionViews(_ serial: Int) -> [StayingView] {
    var staying: [StayingView] = []
    let sections = mapping.sections
    for (part, view) in table.sectionViews.shown {
      guard let view else { continue }
      if let section = sections.carried(part.section) {
        staying.append((part, SectionPart(section: section, kind: part.kind), view))
      } else {
        addLeaving(animations.leavingSections[part.section] ?? .fade, leavingPart(view, part, serial))
      }
    }
    table.sectionViews.shown.removeAll()
    table.sectionViews.waiting = Dictionary(
      table.sectionViews.waiting.compactMap { part, view in
        sections.carried(part.section).map { (SectionPart(section: $0, kind: part.kind), view) }
      }, uniquingKeysWith: { first, _ in first })
    return staying
  }

  private func place(_ staying: [StayingView], _ serial: Int) {
    for (old, new, view) in staying {
      let frame = table.floatingFrame(of: new)
      view.frame = frame
      if table.isShown(new, frame) {
        table.sectionViews.shown.append((new, view))
      } else {
        table.leavingViews.append(leavingPart(view, old, serial))
      }
    }
    table.sectionViews.shown.sort { $0.part < $1.part }
  }

  func enter(_ view: UIView, _ part: SectionPart) {
    guard let places else { return }
    let frame = view.frame
    guard let old = mapping.sections.origin(part.section) else {
      arrive(view, animations.enteringSections[part.section] ?? .fade, frame)
      return
    }
    let span = places.span(of: SectionPart(section: old, kind: part.kind), now: part, table.geometry)
    // A header or footer that had no height before the update wasn't on the screen: it fades in.
    guard span.height > 0 else { return arrive(view, .fade, frame) }
    let shift = span.y - table.geometry.span(of: part).y
    table.simulation.performWithoutAnimation { view.frame = frame.offsetBy(dx: 0, dy: shift) }
    view.frame = frame
  }

  // MARK: The kinds of row animation. Source: docs/rules/tables.md 6.9

  /// - Parameter start: where it would stand in the state before
  private func arrive(_ view: UIView, _ animation: RowAnimation, _ start: CGRect) {
    let (frame, alpha) = (view.frame, view.alpha)
    table.simulation.performWithoutAnimation {
      if animation == .fade || animation == .automatic { view.alpha = 0 }
      view.frame = Self.outside(start, animation)
    }
    view.alpha = alpha
    view.frame = frame
  }

  private func leavingCell(_ cell: UITableViewCell, _ path: RowPath, _ serial: Int, row: RowPath? = nil) -> LeavingView {
    LeavingView(view: cell, serial: serial, path: path, row: row) { [weak table] in table?.endDisplaying(cell, at: path) }
  }

  private func leavingPart(_ view: UIView, _ part: SectionPart, _ serial: Int) -> LeavingView {
    LeavingView(view: view, serial: serial) { [weak table] in
      // Cells are made visible again when they are taken; headers are not.
      view.alpha = 1
      table?.endDisplaying(view, part)
    }
  }

  private func addLeaving(_ animation: RowAnimation, _ leaving: LeavingView) {
    let view = leaving.view
    var leaving = leaving
    table.simulation.performWithoutAnimation {
      table.sendBehindCells(view)
      // A row without animation is gone at once; the rows below it close the gap. Source: docs/rules/tables.md 6.9
      if animation == .none { view.alpha = 0 }
    }
    switch animation {
    case .fade, .automatic:
      if let cell = view as? UITableViewCell, let restore = table.closeActions(of: cell) {
        leaving.end = { [end = leaving.end] in
          restore()
          end()
        }
      }
      view.alpha = 0
    case .middle:
      view.alpha = 0
      view.frame = Self.outside(view.frame, animation)
    case .none: break
    case .right, .left, .top, .bottom: view.frame = Self.outside(view.frame, animation)
    }
    table.leavingViews.append(leaving)
  }

  /// Where a row comes from, or goes to. The middle one stays centred in a gap that opens from its top edge.
  private static func outside(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
    switch animation {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
    case .fade, .none, .automatic: frame
    }
  }
}

/// How each row and section of a batch comes and goes.
private struct RowAnimations {
  private var leavingRows: [RowPath: RowAnimation] = [:]
  private var enteringRows: [RowPath: RowAnimation] = [:]
  /// The animations of sections that leave, by the number before; of those that come, by the number after.
  private(set) var leavingSections: [Int: RowAnimation] = [:]
  private(set) var enteringSections: [Int: RowAnimation] = [:]
  /// From a reloaded row's place before to that after.
  private(set) var reloaded: [RowPath: RowPath] = [:]
  private var renewed: Set<RowPath> = []

  init(_ batch: ListUpdates, _ mapping: RowMapping, _ geometry: TableGeometry) {
    for (path, animation) in batch.rows.deleted {
      leavingRows[path] = animation == .automatic ? Self.chosen(path, geometry.rowCount(inSection: path.section)) : animation
    }
    for change in batch.rows.reloaded { leavingRows[change.place] = change.animation }
    for change in batch.rows.inserted { enteringRows[change.place] = change.animation }
    for change in batch.rows.reloaded {
      guard let path = mapping.after(change.place) else { continue }
      enteringRows[path] = change.animation
      reloaded[change.place] = path
      renewed.insert(path)
    }
    for change in batch.sections.deleted + batch.sections.reloaded { leavingSections[change.place] = change.animation }
    for change in batch.sections.inserted { enteringSections[change.place] = change.animation }
    for change in batch.sections.reloaded {
      if let section = mapping.sections.after(change.place) { enteringSections[section] = change.animation }
    }
  }

  func leaving(_ path: RowPath) -> RowAnimation? { leavingSections[path.section] ?? leavingRows[path] }
  func entering(_ path: RowPath, _ geometry: TableGeometry) -> RowAnimation? {
    if let animation = enteringSections[path.section] { return animation }
    guard let animation = enteringRows[path] else { return nil }
    guard animation == .automatic, !renewed.contains(path) else { return animation }
    return Self.chosen(path, geometry.rowCount(inSection: path.section))
  }

  /// What `automatic` is for a row that is alone. A reloaded one fades, as does all of a section. Source: docs/rules/tables.md 6.9
  private static func chosen(_ path: RowPath, _ count: Int) -> RowAnimation { path.row == 0 ? .bottom : path.row == count - 1 ? .top : .fade }
}
