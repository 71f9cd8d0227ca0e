import Foundation

/// Items in sections, of which only the visible ones have cells. A layout says where each stands.
///
/// State is here. `+Data` asks how many items there are, `+Layout` makes views for what is visible, `+Reuse` keeps the others, `+Selection`
/// follows taps, `+Updates` changes items in batches, `+Layouts` changes the layout, `+Reordering` lets a finger move an item, `+Queries`
/// answers where things are, `+Scrolling` goes there, `+Prefetching` looks ahead.
/// Source: docs/rules/collections.md, classic profile
open class UICollectionView: UIScrollView {
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
  public var isPrefetchingEnabled = true

  // MARK: What taps select

  public var allowsSelection = true
  public var allowsMultipleSelection = false { didSet { keepFirstSelection() } }

  /// Behind everything, as large as the view; it does not scroll. Source: Apple, UICollectionView.backgroundView
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

  var layout: UICollectionViewLayout
  /// How many items each section has, as the data source answered when it was last asked.
  var counts: [Int] = []
  var needsReload = true
  /// What the layout says of the surroundings of what is visible.
  var content = CollectionContent()
  /// The callback that the collection view is waiting for; while it is, it can't be reloaded.
  var askedQuestion: StaticString?
  /// Whether the data source or the delegate is answering a question now; items can't be reloaded then.
  public var isAskingDataSource: Bool { askedQuestion != nil }
  var isPlacingItems = false
  /// How often the items were counted. What a data source answers about them holds until they are counted again. Ours
  public internal(set) var dataGeneration = 0
  /// What an invalidation asked for: added to the offset at the next layout. Units: points.
  var offsetAdjustment = CGPoint.zero

  var cellFactories: [String: () -> UICollectionViewCell] = [:]
  var viewFactories: [ReusableKind: () -> UICollectionReusableView] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  /// Of supplementary and decoration views, by kind.
  var viewPools: [String: ReusePool<UICollectionReusableView>] = [:]
  override func memoryIsShort() {
    cellPool.removeAll()
    viewPools.removeAll()
  }
  var prefetching = ItemPrefetching()

  var selected: Set<RowPath> = []
  /// The item under a finger: highlighted now, or to be highlighted again when the finger comes back to it.
  var highlighted: RowPath?
  var touched: RowPath?
  var updates: TableUpdates?
  var updateDepth = 0
  /// What was asked of it while it placed its items.
  var changesDuringLayout: [CollectionChange] = []
  /// The change from one state to the next, while it is being made.
  var transition: CollectionTransition?
  /// Its size has changed inside an animation; the layout is told when the elements have followed.
  var isChangingBounds = false
  /// What is on its way out after updates.
  var leavingViews: [LeavingElement] = []
  /// How many transitions there have been, which numbers them.
  var transitionCount = 0
  /// The delegate is to be told of a scroll when the transition is over.
  var hasScrolledInTransition = false
  var movement: ItemMovement?

  public init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = .black
    take(layout)
  }

  deinit {
    layout.$collectionView.takeBack(from: self)
    for element in content.elements { element.view?.$collectionView.takeBack(from: self) }
    for leaving in leavingViews { leaving.view.$collectionView.takeBack(from: self) }
    movement?.cell.$collectionView.takeBack(from: self)
  }

  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { collectionDelegate = delegate as? any UICollectionViewDelegate } }
  /// The delegate as a collection view's: a cast costs more than most questions.
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// A layout serves one view: the one that had it is left without a layout's answers.
  func take(_ new: UICollectionViewLayout) {
    if layout !== new { layout.$collectionView.takeBack(from: self) }
    layout = new
    new.collectionView = self
    invalidateAll()
  }

  /// Nothing that the layout knows holds any more.
  func invalidateAll() {
    let context = layout.newContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    UICollectionViewLayout.Overridable.invalidateLayout(layout, context)
    // Also where an override has failed, or hasn't called super.
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

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if !layout.isPreparing { layout.boundsWillChange(to: new) }
  }

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.size != old.size, simulation.animations.block != nil, simulation.areAnimationsEnabled else { return }
    isChangingBounds = true
    UICollectionViewLayout.Overridable.prepareForAnimatedBoundsChange(layout, old)
  }

  override func restingPlace(instead natural: CGPoint, velocity: CGPoint) -> CGPoint { layout.askTarget(natural, velocity: velocity) }

  /// In the middle of a transition nothing is in order; the delegate is told at its end.
  override func tellOfScroll() {
    if transition != nil { hasScrolledInTransition = true } else { super.tellOfScroll() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
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
    touchEnded()
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCancelled()
    super.touchesCancelled(touches, with: event)
  }
}

/// Of which kind a supplementary view is, and which pool it goes to.
struct ReusableKind: Hashable {
  let kind, identifier: String
}
