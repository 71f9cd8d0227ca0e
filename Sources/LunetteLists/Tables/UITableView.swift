import Foundation
@_spi(Lunette) import LunetteStage

/// A list of rows in sections, of which only the visible ones have cells.
///
/// State is here. `+Data` and `+Heights` ask what there is and how tall, `+Layout` makes cells for what is visible, `+SectionViews`
/// headers and footers, `+Reuse` keeps the others, `+Selection` follows taps, `+Editing`, `+Swipe` and `+Reordering` edit, `+Updates`
/// changes rows in batches, `+Queries` answers where things are and `+Scrolling` goes there, `+Index` has the strip of section titles,
/// `+Prefetching` looks ahead.
/// Source: docs/rules/tables.md, classic profile (0.3)
open class UITableView: ListView {
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .table) }
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { spokenOrder }
  @_spi(Lunette) open override var pageStatus: String { rowStatus }
  public enum Style: String, CaseIterable, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: String, CaseIterable, Sendable { case none, singleLine }
  public enum ScrollPosition: String, CaseIterable, Sendable { case none, top, middle, bottom }
  public typealias RowAnimation = LunetteCore.RowAnimation

  public private(set) var style: Style
  /// Setting it marks the table as needing a reload but calls nothing. Source: docs/rules/tables.md 1.1
  public weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { markForReload() } } }

  /// Told of rows that will be needed soon.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// What fingers lift from rows, and what becomes of what is dropped.
  public weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegateDidChange(dragDelegate != nil) } }
  public weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dropDelegateDidChange(dropDelegate != nil) } }

  // MARK: Heights. Units: points. `+Heights` has those of headers and footers, and the estimates

  var sectionHeights = SectionHeights()
  public var separatorStyle = SeparatorStyle.singleLine { didSet { if separatorStyle != oldValue { refreshSeparators() } } }
  public var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UIEdgeInsets(left: system.tables.inset(in: bounds.width)) }
    set { givenSeparatorInset = newValue }
  }
  private var givenSeparatorInset: UIEdgeInsets? {
    didSet {
      hasDefaultSeparatorInset = false
      refreshSeparators()
    }
  }
  public var separatorColor = Simulation.look({ $0.system.colors.separator }) { didSet { if separatorColor != oldValue { refreshSeparators() } } }
  /// The lines are shown in the effect's colour, in place of `separatorColor`. Source: docs/rules/tables.md 2.5 (D)
  public var separatorEffect: UIBlurEffect? { didSet { if separatorEffect != oldValue { refreshSeparators() } } }
  /// What lines are drawn in.
  var shownSeparatorColor: UIColor { separatorEffect?.style.color(in: system) ?? separatorColor }

  /// What rows, headers and footers show stays clear of the safe area at the sides. Source: Apple, UITableView.insetsContentViewsToSafeArea (iOS 11)
  public var insetsContentViewsToSafeArea = true { didSet { if insetsContentViewsToSafeArea != oldValue { contentSidesDidChange() } } }

  // MARK: What taps select, beside what all lists have. Source: docs/rules/tables.md 4.2

  public var allowsSelectionDuringEditing = false
  /// Check circles take the place of minus and plus, and no row can be swiped open.
  public var allowsMultipleSelectionDuringEditing = false { didSet { multipleSelectionDuringEditingChanged(from: oldValue) } }

  /// Nobody has set `separatorInset`.
  private(set) var hasDefaultSeparatorInset = true
  /// `contentSides` when the rows were last told of them.
  final var sidesBefore = UIEdgeInsets.zero
  public static let defaultRowHeight: CGFloat = 44

  /// On top of the first row and below the last; they scroll along and never float. Source: docs/rules/tables.md 2.1
  public var tableHeaderView: UIView? {
    // Only a write inside the observer itself does not call it again.
    didSet { if checkCanHold(tableHeaderView) { replaceAccessory(oldValue, with: tableHeaderView) } else { tableHeaderView = oldValue } }
  }
  public var tableFooterView: UIView? {
    didSet { if checkCanHold(tableFooterView) { replaceAccessory(oldValue, with: tableFooterView) } else { tableFooterView = oldValue } }
  }

  // MARK: State of the chapters

  var geometry = TableGeometry() {
    didSet {
      rowsToCheck = .cellsAndPlaces
      geometryChanges &+= 1
    }
  }
  /// How often the geometry has changed: whoever looked something up knows whether it still holds.
  private(set) var geometryChanges = 0
  /// For the next layout. A scroll leaves it as it is.
  var rowsToCheck = RowCheck.cellsAndPlaces
  /// Ascending.
  package internal(set) var visible: [VisibleRow] = []
  /// Empty room for the rows that leave in a frame.
  var leaving: [VisibleRow] = []
  /// How many estimates have turned out wrong.
  var corrections = 0

  /// The cell that its data source is asked for again, while it is.
  var reconfigured: UITableViewCell?
  var fillers: [UITableViewSeparator] = []
  /// Nil for the system's.
  var ownFillerRowHeight: CGFloat?
  final var sectionViews = SectionViews()
  var index = SectionIndex()
  /// At the last layout, for prefetching; nil before the first. Units: points.
  var prefetchedOffset: CGFloat?

  var editing = TableEditing()
  var swipeRecognizer: TableSwipeGestureRecognizer?
  var reorderRecognizer: TableReorderGestureRecognizer?
  var rowGoal: RowGoal?
  /// The change from one state to the next, while it is being made.
  var transition: RowTransition?

  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? system.colors.table : system.colors.groupedTable
    alwaysBounceVertical = true
  }

  /// The style that a subclass's initializer chooses, before the table has rows.
  package func become(_ style: Style) {
    self.style = style
    backgroundColor = style == .plain ? system.colors.table : system.colors.groupedTable
    sidesBefore = contentSides
    reloadData()
  }

  deinit { for row in visible { row.cell.$list.takeBack(from: self) } }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      contextMenusMayHaveChanged()
      multipleSelectionMayHaveChanged()
    }
  }
  /// The delegate as a table's: a cast costs more than most questions.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  override var offersMultipleSelection: Bool { tableDelegate?.offersMultipleSelection(in: self) ?? false }
  override var selectsSeveralByFingers: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }
  override func startsSelectionByOneFinger(at point: CGPoint) -> Bool {
    guard editing.isOn, allowsMultipleSelectionDuringEditing else { return false }
    let edge = isMirrored ? bounds.maxX - safeAreaInsets.right - point.x : point.x - bounds.minX - safeAreaInsets.left
    return edge < CellConstants.editControlWidth
  }
  override func shouldBeginMultipleSelection(at path: RowPath) -> Bool { askMultipleSelection(at: path) }
  override func didBeginMultipleSelection(at path: RowPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: modelPath(path).indexPath)
  }
  override func didEndMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  override func springLoads(_ path: RowPath, _ context: UISpringLoadedInteractionContext) -> Bool? { askSpringLoading(path, context) }

  override var offersContextMenus: Bool { tableDelegate?.offersContextMenus(in: self) ?? false }
  override func contextMenu(at path: RowPath?, _ point: CGPoint) -> UIContextMenuConfiguration? { askContextMenu(at: path, point) }
  override func tell(_ event: UIContextMenuInteraction.Event, _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    tellDelegate(event, configuration, animator)
  }

  /// Follows from the data, which it loads when they are needed.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Headers float below it.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  @_spi(Lunette) open override func safeAreaDidChange() {
    super.safeAreaDidChange()
    if contentSides != sidesBefore { contentSidesDidChange() }
  }

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if isDragging, bounds.origin != old.origin { closeOpenRow(animated: true) }
    if bounds.width != old.width { measureAgain() }
    // At once: several touches on it may come before the next layout.
    layOutIndex()
  }

  /// Measured heights depend on the width, on the text size and on editing. Source: docs/rules/tables.md 7
  override func measureAgain() {
    guard !needsReload else { return }
    geometry.forgetMeasures()
    setContentHeight()
    setNeedsLayout()
  }

  override func measureAgain(_ view: ReusableView) {
    guard !needsReload, geometry.hasEstimates else { return }
    if let path = path(of: view) {
      guard geometry.isMeasured(path) else { return }
      geometry.setHeight(geometry.span(of: path).height, isMeasured: false, of: path)
    } else if let part = sectionViews.shown.first(where: { $0.view === view })?.part {
      guard geometry[part].isEstimable else { return }
      geometry[part].isMeasured = false
    } else {
      return
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCells()
    tellEndedRows()
  }

  /// Into and out of editing mode. Source: docs/rules/tables.md 5.1, 5.7
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map(hitWhileOpen)
  }

  // MARK: Touches come up the responder chain from the cells

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first {
      if editing.open == nil { highlightRow(under: touch) } else { touchedWhileOpen(touch) }
    }
    super.touchesBegan(touches, with: event)
  }

  /// A finger that moves to another row ends the highlight, and no row will be selected.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = selection.highlighted, let touch = touches.inLandingOrder.first, geometry.row(at: touch.location(in: self).y) != path {
      unhighlight()
    }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = selection.highlighted {
      unhighlight()
      tapped(path)
    } else {
      closeOpenRow(animated: true)
    }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
    // A scroll, or a call; but not the swipe that drags the open row itself.
    if swipeRecognizer?.isSwiping != true { closeOpenRow(animated: true) }
    super.touchesCancelled(touches, with: event)
  }

  /// The present size with its width, for whoever sizes the table to fit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: min(size.height, contentSize.height)) }

  // MARK: What all lists ask of a table

  package override var counting: (sections: () -> Int, rows: (Int) -> Int)? {
    dataSource.map { source in ({ source.numberOfSections(in: self) }, { source.tableView(self, numberOfRowsInSection: $0) }) }
  }
  override func load() {
    rowGoal = nil
    dataGeneration += 1
    counts = []
    geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0, sections: [])
    if let sections = loadSections() {
      counts = sections.map(\.rowCount)
      geometry = TableGeometry(top: geometry.top, sections: sections)
    }
    loadIndexTitles()
    setContentHeight()
    installEditingGestures()
  }
  override func markForReload() {
    if !needsReload { cancelReordering() }
    super.markForReload()
    setNeedsLayout()
  }
  /// The delegate is told at the next layout.
  override func forgetEditing() {
    if let open = editing.open { forget(open) }
    super.forgetEditing()
  }
  override func reloadShown(selected: [RowPath]) {
    prefetchedOffset = nil
    let gone = visible
    visible.removeAll()
    // Before anybody hears of the cells that go, and changes the rows. With an error on its way nobody can be asked; the next layout does.
    if dataSource != nil, simulation.fault == nil { loadIfNeeded() }
    for row in gone { endDisplaying(row.cell, at: row.path) }
    endDisplayingSectionViews { _ in true }
    endLeavingViews { _ in true }
  }
  override func putBackLifted() { cancelReordering() }
  override var isInTransition: Bool { transition != nil }
  override func carryOut(_ batch: ListUpdates, _ counts: [Int]) {
    let (mapping, reloaded) = (RowMapping(batch), batch.reloadedRows)
    if !batch.reconfigured.isEmpty { reconfigure(batch, mapping) }
    guard simulation.fault == nil || batch.reconfigured.isEmpty, let asked = askHeights(batch, mapping, counts) else { return }
    rowGoal = nil
    let transition = RowTransition(table: self, batch: batch, mapping: mapping, asked: asked)
    geometry.apply(batch, mapping, asked)
    self.counts = counts
    carryOpenRow(mapping, reloaded: reloaded)
    carryState(mapping, reloaded: reloaded)
    simulation.eventObserver?(ListEvent(list: self, updates: batch))
    if window != nil { simulation.accessibility.post(.layoutChanged) }
    transition.run()
  }
  override func layOutContent() { layOutRows() }
  override func prefetchAhead() { prefetchRows() }

  package override var shownCells: [ReusableView] { visible.map(\.cell) }
  override func shownCell(at path: RowPath) -> UITableViewCell? { visible.first { $0.path == path }?.cell }
  override func path(of cell: ReusableView) -> RowPath? { cell.$list.leads(to: self) ? visible.first { $0.cell === cell }?.path : nil }
  override func endDisplaying(_ cell: ReusableView, at path: RowPath) {
    let isBack = visible.contains { $0.cell === cell }
    if !isBack { editingEnded(for: cell) }
    takeOff(cell, isBack: isBack) {
      if let tableDelegate, let cell = cell as? UITableViewCell { tableDelegate.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath) }
    }
  }

  package override func askAgain(_ body: (String, String, UIView, UIView?) -> Bool) {
    guard let dataSource else { return }
    for row in visible {
      let asked = dataSource.tableView(self, cellForRowAt: row.path.indexPath)
      defer { putBack(asked) }
      guard body("row \(row.path.section + 1).\(row.path.row + 1)", "cellForRowAt answers", row.cell, asked) else { return }
    }
    for (part, view) in sectionViews.shown {
      guard let view else { continue }
      let asked = makeView(for: part)
      defer { if let asked, asked.superview == nil { keep(asked) } }
      guard body("the \(part.kind.rawValue) of section \(part.section + 1)", "its delegate and data source answer", view, asked) else { return }
    }
  }

  package override var isBeingEdited: Bool { super.isBeingEdited || editing.open != nil }
  override func askTarget(from source: RowPath, _ proposal: RowPath) -> RowPath {
    let answer = tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: proposal.indexPath)
    return answer.map(RowPath.init) ?? proposal
  }
  override func carryLifted(_ row: LiftedRow, to finger: CGPoint) { hang(row, from: finger) }
  override func moveGap(of row: LiftedRow, to target: RowPath) {
    guard target != row.place.current else { return }
    shiftGap(of: row, to: target)
    moveAside { self.layOutCells() }
  }
  override func release(_ cell: ReusableView) { cell.alpha = 1 }

  override func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    if let cell = shownCell(at: path) { UITableViewCell.Overridable.setSelected(cell, isSelected, animated) }
  }
  override func showHighlight(_ isHighlighted: Bool, at path: RowPath) {
    if let cell = shownCell(at: path) { UITableViewCell.Overridable.setHighlighted(cell, isHighlighted, false) }
  }
  override var selectsByTouch: Bool {
    editing.isOn ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  override var selectsMany: Bool { editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  override func shouldHighlight(_ path: RowPath) -> Bool { tableDelegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true }
  override func willSelect(_ path: RowPath) -> RowPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path.indexPath).map(RowPath.init)
  }
  override func willDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path.indexPath).map(RowPath.init)
  }
  override func performPrimaryAction(_ path: RowPath) {
    guard tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath) == true, contains(path) else { return }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: path.indexPath)
  }
  override func tell(_ event: SelectionEvent, _ path: RowPath) {
    switch event {
    case .didHighlight: tableDelegate?.tableView(self, didHighlightRowAt: path.indexPath)
    case .didUnhighlight: tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    case .didSelect: tableDelegate?.tableView(self, didSelectRowAt: path.indexPath)
    case .didDeselect: tableDelegate?.tableView(self, didDeselectRowAt: path.indexPath)
    }
  }
  override func tapHasSelected() { simulation.notificationCenter.post(name: Self.selectionDidChangeNotification, object: self) }
}
