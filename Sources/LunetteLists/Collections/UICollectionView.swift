import Foundation
@_spi(Lunette) import LunetteStage

/// Items in sections, of which only the visible ones have cells. A layout says where each stands.
///
/// State is here. `+Data` asks how many items there are, `+Layout` makes views for what is visible, `+Reuse` keeps the others, `+Selection`
/// follows taps, `+Updates` changes items in batches, `+Layouts` changes the layout, `+Reordering` lets a finger move an item, `+Queries`
/// answers where things are, `+Scrolling` goes there, `+Prefetching` looks ahead.
/// Source: docs/rules/collections.md, classic profile
open class UICollectionView: ListView {
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .collectionView) }
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { spokenOrder }
  @_spi(Lunette) open override var beginsAtRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft && UICollectionViewLayout.Overridable.flipsHorizontally(layout)
  }
  /// One for each axis at most. Source: Apple, UICollectionView.ScrollPosition
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kinds of supplementary views that a flow layout has.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Assigning it is `setCollectionViewLayout` without an animation.
  public var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Setting it marks the collection view as needing a reload but calls nothing.
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { markForReload() } } }
  /// Told of items that will be needed soon, where `isPrefetchingEnabled`.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// What fingers lift from items, and what becomes of what is dropped.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegateDidChange(dragDelegate != nil) } }
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dropDelegateDidChange(dropDelegate != nil) } }

  /// Whether taps select items while `isEditing`. Source: Apple, allowsSelectionDuringEditing (iOS 14): NO
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelectionDuringEditing = false { didSet { keepFirstSelection() } }

  // MARK: State of the chapters

  var layout: UICollectionViewLayout
  /// What the layout says of the surroundings of what is visible.
  package internal(set) var content = CollectionContent()
  /// What an invalidation asked for: added to the offset at the next layout. Units: points.
  var offsetAdjustment = CGPoint.zero
  /// Where a call to `scrollToItem` leads, until what is shown there has been measured.
  var scrollGoal: ScrollGoal?
  /// A touch that closes what is open in a row, and does nothing else.
  weak var closingTouch: UITouch?

  /// The sections on the screen that scroll by themselves; and how far all of them have, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var scrollPlaces: [Int: ScrollerPlace] = [:]

  // What registrations have been used, in the order of their first use.
  var registrations: Set<ObjectIdentifier> = []
  var heldRegistrations: [AnyObject] = []
  /// The cell whose contents are asked for again.
  var reconfigured: UICollectionViewCell?
  /// What is on the screen and may want another size now.
  var elementsToMeasure: Set<CollectionElement> = []
  var isEditingItems = false

  /// The stretch of the content whose items were prefetched last.
  var prefetchedRect = CGRect.null

  /// The change from one state to the next, while it is being made.
  var transition: CollectionTransition?
  /// Its size has changed inside an animation; the layout is told when the elements have followed.
  var isChangingBounds = false

  public init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = system.colors.collection
    take(layout)
  }

  deinit {
    layout.$collectionView.takeBack(from: self)
    for element in content.elements { element.view?.$list.takeBack(from: self) }
  }

  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      contextMenusMayHaveChanged()
      multipleSelectionMayHaveChanged()
    }
  }
  /// The delegate as a collection view's: a cast costs more than most questions.
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  override var offersMultipleSelection: Bool { collectionDelegate?.offersMultipleSelection(in: self) ?? false }
  override var selectsSeveralByFingers: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }
  override func shouldBeginMultipleSelection(at path: RowPath) -> Bool { askMultipleSelection(at: path) }
  override func didBeginMultipleSelection(at path: RowPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: modelPath(path).indexPath)
  }
  override func didEndMultipleSelection() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  override func springLoads(_ path: RowPath, _ context: UISpringLoadedInteractionContext) -> Bool? { askSpringLoading(path, context) }

  override var offersContextMenus: Bool { collectionDelegate?.offersContextMenus(in: self) ?? false }
  override func contextMenu(at path: RowPath?, _ point: CGPoint) -> UIContextMenuConfiguration? { askContextMenu(at: path, point) }
  override func tell(_ event: UIContextMenuInteraction.Event, _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    tellDelegate(event, configuration, animator)
  }

  /// A layout serves one view: the one that had it is left without a layout's answers.
  func take(_ new: UICollectionViewLayout) {
    let isFirst = layout === new
    if !isFirst { layout.$collectionView.takeBack(from: self) }
    // Source: docs/rules/lists.md 1.5
    if let scroll = new.bouncesAlways, isFirst || layout.bouncesAlways == nil {
      if scroll == .vertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
    }
    layout = new
    new.collectionView = self
    invalidateAll()
  }

  /// Nothing that the layout knows holds any more.
  func invalidateAll() {
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    UICollectionViewLayout.Overridable.invalidateLayout(layout, context)
    // The layout is stale also where an override has failed, or hasn't called super.
    layout.needsPrepare = true
    content.isStale = true
    setNeedsLayout()
  }

  /// The layout asks to be computed again.
  final func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    content.isStale = true
    setNeedsLayout()
  }

  @_spi(Lunette) open override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if !layout.isPreparing { layout.boundsWillChange(to: new) }
  }

  open override func boundsDidChange(from old: CGRect) {
    let isOnlyResized = bounds.origin == old.origin
    super.boundsDidChange(from: old)
    if bounds.width != old.width {
      measureAgain()
      if isOnlyResized { keepReadingEnd(since: old) }
    }
    guard bounds.size != old.size, simulation.animations.block != nil, simulation.areAnimationsEnabled else { return }
    isChangingBounds = true
    UICollectionViewLayout.Overridable.prepareForAnimatedBoundsChange(layout, old)
  }

  /// What comes in later is measured anyway. Source: docs/rules/lists.md 1.6
  override func measureAgain() {
    for entry in content.elements where entry.view != nil { elementsToMeasure.insert(entry.element) }
    if layout.forgetMeasured(unless: { content.view(of: $0) != nil }) { content.isStale = true }
    setNeedsLayout()
  }

  override func measureAgain(_ view: ReusableView) {
    guard let element = (view as? UICollectionReusableView)?.element, content.view(of: element) === view else { return }
    elementsToMeasure.insert(element)
    setNeedsLayout()
  }

  @_spi(Lunette) open override func restingPlace(instead natural: CGPoint, velocity: CGPoint) -> CGPoint { layout.askTarget(natural, velocity: velocity) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCells()
    guard isChangingBounds, updateDepth == 0 else { return }
    isChangingBounds = false
    UICollectionViewLayout.Overridable.finalizeAnimatedBoundsChange(layout)
  }

  // MARK: Touches come up the responder chain from the cells

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first { highlightItem(under: touch) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first { touchMoved(touch) }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.touched = nil
    // Source: Apple, UICollectionView.h, "The sequence of calls leading to selection from a user touch": the highlight ends last
    if let path = selection.highlighted {
      tapped(path)
      unhighlight()
    }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forgetTouch()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: What all lists ask of a collection view

  package override var words: ListWords { .collection }
  package override var counting: (sections: () -> Int, rows: (Int) -> Int)? {
    dataSource.map { source in ({ source.numberOfSections(in: self) }, { source.collectionView(self, numberOfItemsInSection: $0) }) }
  }
  override func load() {
    counts = []
    layout.needsPrepare = true
    content.isStale = true
    counts = countRows() ?? []
  }
  override func markForReload() {
    letGo()
    super.markForReload()
    invalidateAll()
  }
  override func reloadShown(selected: [RowPath]) {
    prefetchedRect = .null
    let deselected = selected.compactMap(shownCell)
    let gone = content.takeViews()
    // The cells may be looked at by whoever holds them.
    for cell in deselected { show(cell, selected: false) }
    for (element, view) in gone { endDisplaying(view, element) }
    endLeavingViews { _ in true }
  }
  override var callbackInTheWay: StaticString? { askedQuestion ?? (layout.isPreparing ? "the layout's prepare" : nil) }
  override func putBackLifted() { if !isPlacing { cancelMovement() } }
  override var waitsForBatch: Bool { true }
  override var isInTransition: Bool { transition != nil }
  override func carryOut(_ batch: ListUpdates, _ counts: [Int]) {
    cancelMovement()
    let (mapping, reloaded) = (RowMapping(batch), batch.reloadedRows)
    let transition = CollectionTransition(self, Following(mapping, reloaded: reloaded))
    self.counts = counts
    layout.carryItems(mapping.after)
    carryScrollers(mapping.sections.after)
    carryState(mapping, reloaded: reloaded)
    simulation.eventObserver?(ListEvent(list: self, updates: batch))
    if window != nil { simulation.accessibility.post(.layoutChanged) }
    if !batch.reconfigured.isEmpty { reconfigure(batch, mapping) }
    transition.run(items: batch.items(mapping), completions: batch.completions)
  }
  override func layOutContent() { layOutItems() }
  override func prefetchAhead() { prefetchItems() }

  package override var shownCells: [ReusableView] { visibleCells }
  override func shownCell(at path: RowPath) -> UICollectionViewCell? { content.view(of: .cell(path)) as? UICollectionViewCell }
  override func path(of cell: ReusableView) -> RowPath? {
    guard let cell = cell as? UICollectionViewCell, let element = cell.element, element.category == .cell,
      content.view(of: element) === cell
    else { return nil }
    return element.path
  }
  override func endDisplaying(_ cell: ReusableView, at path: RowPath) {
    if let cell = cell as? UICollectionViewCell { endDisplaying(cell, .cell(path)) }
  }

  package override func askAgain(_ body: (String, String, UIView, UIView?) -> Bool) {
    guard let dataSource else { return }
    for (element, view) in visibleEntries where element.category != .decorationView {
      let path = element.path
      if element.category == .cell {
        let asked = dataSource.collectionView(self, cellForItemAt: path.indexPath)
        defer { asked.map(putBack) }
        guard body("item \(path.section + 1).\(path.row + 1)", "cellForItemAt answers", view, asked) else { return }
      } else {
        let kind = element.kind ?? ""
        let part = kind == Self.elementKindSectionHeader ? "header" : kind == Self.elementKindSectionFooter ? "footer" : kind
        let asked = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path.indexPath)
        defer { asked.map(putBack) }
        guard body("the \(part) of section \(path.section + 1)", "viewForSupplementaryElementOfKind answers", view, asked) else { return }
      }
    }
  }

  override func askTarget(from source: RowPath, _ proposal: RowPath) -> RowPath {
    let answer = collectionDelegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: source.indexPath, toProposedIndexPath: proposal.indexPath)
    return answer.map(RowPath.init) ?? proposal
  }
  override func carryLifted(_ row: LiftedRow, to finger: CGPoint) { updateInteractiveMovementTargetPosition(finger) }
  override func moveGap(of row: LiftedRow, to target: RowPath) { carryGap(of: row, to: target) }
  override func release(_ cell: ReusableView) { (cell as? UICollectionViewCell)?.lastAttributes = nil }

  override func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    if let cell = shownCell(at: path) { show(cell, selected: isSelected) }
  }
  override func showHighlight(_ isHighlighted: Bool, at path: RowPath) {
    guard let cell = shownCell(at: path), cell.isHighlighted != isHighlighted else { return }
    UICollectionReusableView.Overridable.setHighlighted(cell, isHighlighted)
  }
  override var takesSelection: Bool { allowsSelection || isEditing && selectsByTouch }
  override var selectsByTouch: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
  override var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  override func shouldHighlight(_ path: RowPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true
  }
  override func willSelect(_ path: RowPath) -> RowPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true ? path : nil
  }
  override func willDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath? {
    guard !isReplaced else { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true && selection.contains(path) ? path : nil
  }
  override func performPrimaryAction(_ path: RowPath) {
    guard collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath) == true, contains(path) else { return }
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
  }
  override func tell(_ event: SelectionEvent, _ path: RowPath) {
    switch event {
    case .didHighlight: collectionDelegate?.collectionView(self, didHighlightItemAt: path.indexPath)
    case .didUnhighlight: collectionDelegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    case .didSelect: collectionDelegate?.collectionView(self, didSelectItemAt: path.indexPath)
    case .didDeselect: collectionDelegate?.collectionView(self, didDeselectItemAt: path.indexPath)
    }
  }
}
