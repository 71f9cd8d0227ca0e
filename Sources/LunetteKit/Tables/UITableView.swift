import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
///
/// State is here. `+Data` and `+Heights` ask what there is and how tall, `+Layout` makes cells for what is visible, `+SectionViews`
/// headers and footers, `+Reuse` keeps the others, `+Selection` follows taps, `+Editing`, `+Swipe` and `+Reordering` edit, `+Updates`
/// changes rows in batches, `+Queries` answers where things are and `+Scrolling` goes there, `+Index` has the strip of section titles,
/// `+Prefetching` looks ahead.
/// Source: docs/rules/tables.md, classic profile (0.3)
open class UITableView: UIScrollView {
  public enum Style: String, CaseIterable, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: String, CaseIterable, Sendable { case none, singleLine }
  public enum ScrollPosition: String, CaseIterable, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: String, CaseIterable, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic

    /// Its number in UIKit's header. Source: docs/rules/tables.md 6.9
    public var number: Int { self == .automatic ? 100 : Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public let style: Style
  /// Setting it marks the table as needing a reload but calls nothing. Source: docs/rules/tables.md 1.1
  public weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { markForReload() } } }

  /// Told of rows that will be needed soon.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights. Units: points. `+Heights` has those of headers and footers, and the estimates

  /// The row height where nobody is asked; `automaticDimension` measures the cells of a table that estimates.
  /// Source: docs/rules/tables.md 0.3, 7
  public var rowHeight = UITableView.defaultRowHeight {
    didSet {
      guard rowHeight != oldValue else { return }
      guard isUsable(rowHeight, "row height", "rowHeight") else {
        rowHeight = oldValue
        return
      }
      markForReload()
    }
  }
  var sectionHeights = SectionHeights()
  public var separatorStyle = SeparatorStyle.singleLine { didSet { if separatorStyle != oldValue { refreshSeparators() } } }
  public var separatorInset = UIEdgeInsets(left: UITableView.defaultSeparatorInset) {
    didSet {
      hasDefaultSeparatorInset = false
      refreshSeparators()
    }
  }
  public var separatorColor = UITableView.defaultSeparatorColor { didSet { if separatorColor != oldValue { refreshSeparators() } } }
  /// The lines are shown in the effect's colour, in place of `separatorColor`. Source: docs/rules/tables.md 2.5 (D)
  public var separatorEffect: UIBlurEffect? { didSet { if separatorEffect != oldValue { refreshSeparators() } } }
  /// What lines are drawn in.
  var shownSeparatorColor: UIColor { separatorEffect?.style.color ?? separatorColor }

  // MARK: What taps select. Source: docs/rules/tables.md 4.2

  public var allowsSelection = true
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelection = false { didSet { keepFirstSelection() } }
  /// Check circles take the place of minus and plus, and no row can be swiped open.
  public var allowsMultipleSelectionDuringEditing = false { didSet { multipleSelectionDuringEditingChanged(from: oldValue) } }

  /// Nobody has set `separatorInset`.
  private(set) var hasDefaultSeparatorInset = true
  public static let defaultRowHeight: CGFloat = 44
  /// From the left edge. Units: points. Source: docs/rules/tables.md 0.3
  static let defaultSeparatorInset: CGFloat = 15
  /// Source: Apple, the classic separator grey, 200, 199, 204
  static let defaultSeparatorColor = UIColor(red: 200.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)

  /// On top of the first row and below the last; they scroll along and never float. Source: docs/rules/tables.md 2.1
  public var tableHeaderView: UIView? {
    // Only a write inside the observer itself does not call it again.
    didSet { if checkCanHold(tableHeaderView) { replaceAccessory(oldValue, with: tableHeaderView) } else { tableHeaderView = oldValue } }
  }
  public var tableFooterView: UIView? {
    didSet { if checkCanHold(tableFooterView) { replaceAccessory(oldValue, with: tableFooterView) } else { tableFooterView = oldValue } }
  }

  /// Behind everything, as large as the table; it does not scroll. Source: Apple, UITableView.backgroundView
  public var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue, checkCanHold(backgroundView) else {
        backgroundView = oldValue
        return
      }
      oldValue?.removeFromSuperview()
      placeBackground()
    }
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
  var needsReload = true
  /// Ascending.
  var visible: [VisibleRow] = []
  /// Empty room for the rows that leave in a frame.
  var leaving: [VisibleRow] = []
  /// The callback that the table is waiting for; while it is, the table can't be reloaded.
  var askedQuestion: StaticString?
  /// How often the rows were counted. What a data source answers about them holds until they are counted again. Ours
  public internal(set) var dataGeneration = 0
  /// Whether the data source or the delegate is answering a question now; rows can't be reloaded then.
  public var isAskingDataSource: Bool { askedQuestion != nil }
  var isPlacingRows = false
  /// How many estimates have turned out wrong.
  var corrections = 0

  var cellFactories: [String: () -> UITableViewCell] = [:]
  var pool = ReusePool<UITableViewCell>()
  /// Cells that have left in this layout and are still subviews, each with what its `insertions` was then. See `+Reuse`.
  var parked: [(cell: UITableViewCell, mark: UInt32)] = []
  /// The cell that its data source is asked for again, while it is.
  var reconfigured: UITableViewCell?
  override func memoryIsShort() { pool.removeAll() }
  var fillers: [UITableViewSeparator] = []
  var sectionViews = SectionViews()
  var index = SectionIndex()
  var prefetching = RowPrefetching()

  var selected: Set<RowPath> = []
  var highlighted: RowPath?
  var editing = TableEditing()
  var swipeRecognizer: TableSwipeGestureRecognizer?
  var reorderRecognizer: TableReorderGestureRecognizer?
  lazy var autoscroller = TableAutoscroller(self)
  var updates: TableUpdates?
  var updateDepth = 0
  /// The change from one state to the next, while it is being made.
  var transition: RowTransition?
  /// What was asked of the table while it laid out its rows.
  var changesDuringLayout: [ChangeDuringLayout] = []
  /// What is on its way out after updates.
  var leavingViews: [LeavingView] = []
  /// How many transitions there have been, which numbers them.
  var transitionCount = 0

  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .white : TableConstants.groupedBackground
    alwaysBounceVertical = true
  }

  deinit {
    for row in visible { row.cell.$tableView.takeBack(from: self) }
    for case .cell(let cell, _) in leavingViews.map(\.content) { cell.$tableView.takeBack(from: self) }
    editing.reorder?.cell.$tableView.takeBack(from: self)
  }

  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { tableDelegate = delegate as? any UITableViewDelegate } }
  /// The delegate as a table's: a cast costs more than most questions.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

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

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if isDragging, bounds.origin != old.origin { closeOpenRow(animated: true) }
    if bounds.width != old.width, !needsReload { widthChanged() }
    // At once: several touches on it may come before the next layout.
    layOutIndex()
  }

  /// In the middle of an update nothing is in order; the delegate is told at its end.
  override func tellOfScroll() {
    if let transition { transition.hasScrolled = true } else { super.tellOfScroll() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
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
    if let path = highlighted, let touch = touches.inLandingOrder.first, geometry.row(at: touch.location(in: self).y) != path {
      unhighlight()
    }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = highlighted {
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
}

/// Misuse of a table, or of a collection view, that UIKit answers with an endless loop.
public struct TableReentryError: Error, CustomStringConvertible {
  /// What was called.
  public var call: String
  /// The callback during which it was called.
  public var callback: String
  var words = ListWords.table

  public var description: String {
    "\(call) called while \(callback) runs: the \(words.short) is asking for its \(words.things) and would have to start again for ever; "
      + "call it after the callback, for example from after(0, function() ... end)"
  }
}

/// What a table or a collection view and the parts of it are called in exceptions.
struct ListWords: Sendable {
  /// As UIKit calls it, and in our own messages.
  let list, short: String
  /// One of what it shows, and many.
  let thing, things: String
  var aThing: String { (thing.hasPrefix("i") ? "an " : "a ") + thing }

  static let table = ListWords(list: "table view", short: "table", thing: "row", things: "rows")
  static let collection = ListWords(list: "collection view", short: "collection view", thing: "item", things: "items")
}
