import Foundation
@_spi(Lunette) import LunetteStage

/// What a table and a collection view have in common: rows in sections, of which only the visible ones have cells. The rows of a collection
/// view are its items. A subclass knows where they stand, makes the cells and asks the delegate.
///
/// State is here, and what a subclass has to say. `+Data` counts, `+Selection` follows taps, `+Updates` collects and checks batches,
/// `+Leaving` moves what is on the screen. Ours: in UIKit the two share nothing that can be seen. Source: docs/rules/tables.md
open class ListView: UIScrollView {
  // MARK: What taps select. Source: docs/rules/tables.md 4.2

  public final var allowsSelection = true
  public final var allowsMultipleSelection = false { didSet { keepFirstSelection() } }

  /// Behind everything, as large as the list; it does not scroll. Source: Apple, UITableView.backgroundView
  public final var backgroundView: UIView? {
    didSet {
      guard takes(&backgroundView, instead: oldValue) else { return }
      oldValue?.removeFromSuperview()
      placeBackground()
    }
  }

  /// Whether a prefetch data source is told anything.
  public final var isPrefetchingEnabled = true

  // MARK: State

  final var needsReload = true
  /// How many rows each section has, as they are shown: of a lifted row at the place where it would be dropped.
  final var counts: [Int] = []
  /// The callback that the list is waiting for; while it is, the list can't be reloaded.
  final var askedQuestion: StaticString?
  /// Whether the data source or the delegate is answering a question now; rows can't be reloaded then.
  public final var isAskingDataSource: Bool { askedQuestion != nil }
  /// How often the rows were counted. What a data source answers about them holds until they are counted again. Ours
  public internal(set) final var dataGeneration = 0
  /// How many numbers of rows batches have asked for, and in which frame; whether some of them have left out sections.
  final var askedByBatches = (frame: 0, count: 0)
  final var hasUncheckedCounts = false
  final var isPlacing = false
  final var selection = ListSelection()
  final var prefetching = Prefetching()
  package final let cells = ReusableViews()
  /// Headers, footers and other views beside the cells, by kind.
  final var supplementary: [String: ReusableViews] = [:]
  /// Cells that have left in this layout and are still subviews, each with what its `insertions` was then. See `+Leaving`.
  final var parked: [(view: UIView, mark: UInt32)] = []
  /// What is on its way out after updates.
  final var leavingViews: [LeavingView] = []
  /// The cell that a row out of sight keeps, because a text in it is being edited. See `+CellAside`
  final var cellAside: CellAside?
  /// The row that hangs from a finger.
  final var lifted: LiftedRow?
  /// The batch that is being collected, and how many begins haven't ended.
  final var updates: ListUpdates?
  final var updateDepth = 0
  final var changesDuringLayout = WaitingChanges()
  /// How many transitions there have been, which numbers them.
  final var transitionCount = 0
  /// The delegate is to be told of a scroll when the transition is over.
  final var hasScrolledInTransition = false

  /// Rows and what is going on with them, for a description of the state.
  package final var stateParts: [Int] {
    var parts = [needsReload ? 1 : 0, lifted == nil ? 0 : 1, updateDepth, leavingViews.count] + counts
    for path in selection.selected.sorted() { parts += [path.section, path.row] }
    return parts
  }
  /// The identifiers for which views were registered, by their kinds.
  package final var registeredIdentifiers: [String] {
    cells.registered + supplementary.sorted { $0.key < $1.key }.flatMap { kind, views in views.registered.map { "\(kind) \($0)" } }
  }

  /// Where scripts have registered cells and views, by the names that were registered.
  package final var registrationCauses: [String: Any] = [:]

  deinit {
    for leaving in leavingViews { (leaving.view as? ReusableView)?.$list.takeBack(from: self) }
    lifted?.cell.$list.takeBack(from: self)
  }

  /// Only looking at a list must not count its rows, which calls the data source: one whose own layout never counts them has no indicators.
  open override var marks: [ViewMark] { needsReload ? [] : super.marks }

  /// What waits for reuse is given up.
  @_spi(Lunette) open override func memoryIsShort() {
    cells.forgetWaiting()
    for views in supplementary.values { views.forgetWaiting() }
  }

  // MARK: What a subclass says

  package var words: ListWords { .table }
  /// Whether cells are carried from one state to the next now: nothing is in order then.
  var isInTransition: Bool { false }
  /// How the data source is asked for its numbers; nil without one.
  package var counting: (sections: () -> Int, rows: (Int) -> Int)? { nil }
  /// Asks for the numbers. A failing data source leaves an empty list.
  func load() {}
  func markForReload() { needsReload = true }
  /// The rows are about to be forgotten, and what fingers hold with them.
  func forgetEditing() { letGo() }
  /// Everything was forgotten: the cells go. - Parameter selected: the rows that were
  func reloadShown(selected: [RowPath]) {}
  /// Why the rows can't be changed now.
  var callbackInTheWay: StaticString? { askedQuestion }
  /// An update places all rows itself.
  func putBackLifted() {}
  /// Whether rows are left alone until a batch has ended.
  var waitsForBatch: Bool { false }
  /// Places the rows, gives those that have come into view their cells, and takes the others'.
  func layOutContent() {}
  /// Asks for what will be in view soon.
  func prefetchAhead() {}
  /// A sound batch changes the list. - Parameter counts: of the state after
  func carryOut(_ batch: ListUpdates, _ counts: [Int]) {}

  // MARK: Sizes

  final var ownSelfSizing: SelfSizingInvalidation?
  /// The text size of what was measured; nil before it changed.
  final var measuredTextSize: UIContentSizeCategory?
  /// All measures are estimates from now on; the cells on the screen are measured in the next layout, without new cells.
  func measureAgain() {}
  /// One cell, header or footer is measured again; nothing where the list doesn't show it.
  func measureAgain(_ view: ReusableView) {}

  // MARK: Cells

  /// Ascending.
  package var shownCells: [ReusableView] { [] }
  /// Nil for rows that aren't visible.
  func shownCell(at path: RowPath) -> ReusableView? { nil }
  /// Nil for cells that aren't shown.
  func path(of cell: ReusableView) -> RowPath? { nil }
  /// Takes a cell off the screen. - Parameter path: by which the delegate knows it
  func endDisplaying(_ cell: ReusableView, at path: RowPath) {}

  /// Asks for the cells, headers and footers on the screen once more, as long as `body` answers true.
  /// - Parameter body: gets "row 1.2", who answers, the view that is shown, and the one that is answered now
  package func askAgain(_ body: (String, String, UIView, UIView?) -> Bool) {}

  // MARK: A row that hangs from a finger

  /// Whether rows stand elsewhere than the data source has them, or are moved aside, as long as somebody edits.
  package var isBeingEdited: Bool { lifted != nil }
  /// The place that the delegate wants in place of a proposed one.
  func askTarget(from source: RowPath, _ proposal: RowPath) -> RowPath { proposal }
  /// The cell goes where the finger is, and the gap follows. Space: the content
  func carryLifted(_ row: LiftedRow, to finger: CGPoint) {}
  /// The gap goes elsewhere; the rows between make room.
  func moveGap(of row: LiftedRow, to target: RowPath) {}
  /// A cell looks again as the others do.
  func release(_ cell: ReusableView) {}

  // MARK: Context menus

  /// Whether the delegate has a method for them.
  var offersContextMenus: Bool { false }
  /// - Parameters:
  ///   - path: nil between rows and items
  ///   - point: in the list
  func contextMenu(at path: RowPath?, _ point: CGPoint) -> UIContextMenuConfiguration? { nil }
  func tell(_ event: UIContextMenuInteraction.Event, _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {}

  // MARK: Several rows by a gesture, and what is held over rows

  /// Whether the delegate has a method for the gesture.
  var offersMultipleSelection: Bool { false }
  /// Whether several rows can be selected, now or while editing.
  var selectsSeveralByFingers: Bool { allowsMultipleSelection }
  /// Whether one finger that lands there is enough.
  func startsSelectionByOneFinger(at point: CGPoint) -> Bool { false }
  func shouldBeginMultipleSelection(at path: RowPath) -> Bool { false }
  func didBeginMultipleSelection(at path: RowPath) {}
  func didEndMultipleSelection() {}
  /// What the delegate says of items that are held over a row; nil where it says nothing.
  func springLoads(_ path: RowPath, _ context: UISpringLoadedInteractionContext) -> Bool? { nil }

  // MARK: Selection

  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {}
  func showHighlight(_ isHighlighted: Bool, at path: RowPath) {}
  /// Whether a program selects rows.
  var takesSelection: Bool { true }
  var selectsByTouch: Bool { allowsSelection }
  var selectsMany: Bool { allowsMultipleSelection }
  func shouldHighlight(_ path: RowPath) -> Bool { true }
  /// The row that a tap selects in place of another one; nil to refuse.
  func willSelect(_ path: RowPath) -> RowPath? { path }
  /// The row that a tap deselects in place of another one; nil to refuse.
  /// - Parameter isReplaced: because another one is selected
  func willDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath? { path }
  enum SelectionEvent { case didHighlight, didUnhighlight, didSelect, didDeselect }
  func tell(_ event: SelectionEvent, _ path: RowPath) {}
  func tapHasSelected() {}
  /// A tap acts on the row, if it may. Source: Apple, performPrimaryActionForRowAt (iOS 16)
  func performPrimaryAction(_ path: RowPath) {}

  @_spi(Lunette) open override func leavesFingersToOthers() -> Bool { super.leavesFingersToOthers() || selectsInPlaceOfScrolling() }

  @_spi(Lunette) open override func firstResponderHasLeft() {
    super.firstResponderHasLeft()
    if cellAside != nil { setNeedsLayout() }
  }

  /// In the middle of a transition nothing is in order; the delegate is told at its end.
  @_spi(Lunette) open override func tellOfScroll() {
    if isInTransition { hasScrolledInTransition = true } else { super.tellOfScroll() }
  }
}
