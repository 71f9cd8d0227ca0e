import Foundation

/// Says where the elements of a collection view stand. Apps derive their own; `UICollectionViewFlowLayout` is the one that UIKit brings.
///
/// The view asks through `+Asking`, which runs the methods of scripts' classes, checks the answers and prepares the layout first. A direct
/// call of a method runs the class's own. Source: Apple, UICollectionViewLayout; docs/rules/collections.md 1
open class UICollectionViewLayout: RuntimeOverridable {
  /// The methods of a class that a script made, see `UIResponder.overrides`.
  public var overrides: (any RuntimeOverrides)?

  /// The view holds its layout, and sets this pointer to nil when it takes another one or ends.
  @BackPointer public internal(set) var collectionView: UICollectionView?

  /// What the view makes decoration views from, by kind.
  package final var decorationFactories: [String: () -> UICollectionReusableView] = [:]
  /// Nothing that it has computed may be used any more; the next question prepares it.
  final var needsPrepare = true
  final var isPreparing = false
  /// Along which axis a view with it bounces however little it shows; nil where the view says so alone.
  var bouncesAlways: UICollectionViewFlowLayout.ScrollDirection? { nil }

  public init() {}

  /// Whether it is mirrored for a view whose interface goes from right to left. Source: Apple, the documented default
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether it turns what it answers around itself, for a view from right to left.
  var turnsItself: Bool { false }

  // MARK: What the view asks

  /// Computes what the other answers need. Called before the first question and after each invalidation.
  open func prepare() {}
  /// Units: points.
  open var collectionViewContentSize: CGSize { .zero }
  /// All elements that a rectangle of the content touches; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// A nil factory takes the registration back.
  public final func register(_ make: (() -> UICollectionReusableView)?, forDecorationViewOfKind kind: String) {
    decorationFactories[kind] = make
  }

  // MARK: Where a scroll comes to rest. Space: content offsets

  /// - Parameter velocity: points per millisecond, as in `scrollViewWillEndDragging`
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
    // Swift has one name for both: an override that takes a velocity means this one.
    guard let overrides, overrides.implements(Overridable.targetContentOffset.name, on: self, taking: 2) else { return proposed }
    return Overridable.targetContentOffset(self, proposed, velocity)
  }
  /// After updates, or after the view has taken this layout.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

  // MARK: Invalidation

  /// Everything is to be computed again, at the next layout of the view.
  public final func invalidateLayout() { Overridable.invalidateLayout(self, nil) }

  /// - Parameter context: what is to be computed again
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // What `prepare` itself sets belongs to what is being prepared.
    guard !isPreparing else { return }
    needsPrepare = true
    collectionView?.layoutDidInvalidate(context)
  }

  /// Asked for each change of the view's bounds, also for each scroll; true invalidates the layout. The base class answers false for
  /// scrolls and changes of size alike: the view then only asks for the elements of its new bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether what a cell would like to have, in `preferred`, changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// The layout's kind of context. `makeContext` makes one.
  open func newContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether cells are asked which attributes they prefer. A flow layout asks only where it estimates.
  var asksForPreferredAttributes: Bool { true }

  /// Whether an element is asked that came in with these attributes: cells, unless a subclass knows better.
  func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    asksForPreferredAttributes && attributes.representedElementCategory == .cell
  }

  // MARK: Sections that scroll by themselves, across the layout

  /// Nil for a section that doesn't.
  func stretch(ofSection section: Int) -> OrthogonalStretch? { nil }
  /// Ascending. Space: content.
  func sectionsWithStretches(in rect: CGRect) -> [Int] { [] }
  /// What stands before and behind the items of a section; other views stand beside an item.
  func boundaryKinds(ofSection section: Int) -> BoundaryKinds {
    BoundaryKinds(before: [UICollectionView.elementKindSectionHeader], after: [UICollectionView.elementKindSectionFooter])
  }
  /// What stands before and behind all sections.
  var globalBoundaryKinds: BoundaryKinds { BoundaryKinds() }
  /// Whether a supplementary view scrolls with the items of such a section.
  func scrollsWithItems(_ element: CollectionElement) -> Bool { false }
  /// All views are in place; the layout may change them for this frame.
  func elementsWereShown() {}
  /// What was measured holds no longer, and is to be an estimate again where it counts out of sight. - Returns: whether anything has changed
  func forgetMeasured(unless isShown: (CollectionElement) -> Bool) -> Bool { false }

  // MARK: Updates

  /// Items are about to have other places, or none: what a layout knows of an item goes along. The next invalidation is about that.
  func carryItems(_ after: (RowPath) -> RowPath?) {}
  /// Before the elements of an update begin to move. The layout has been prepared for the new items.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Inside the update's animation, after all elements have their final attributes.
  open func finalizeCollectionViewUpdates() {}
  /// Where a new element comes from; nil fades it in where it will stand.
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an element that goes away goes to; nil fades it out where it stands.
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: An item that hangs from a finger. Space: the content

  /// The place for it, where a finger is: that of the item there, else the one that it has. - Parameter previous: where it is now
  open func targetIndexPath(forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint) -> IndexPath {
    collectionView?.path(at: position)?.indexPath ?? previous
  }
  /// Its looks: by default those of the item, with its middle at the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = Overridable.layoutAttributesForItem(self, RowPath(indexPath))?.copy() else { return nil }
    attributes.center = position
    return attributes
  }

  // MARK: Other changes that are animated

  /// Before the view's bounds change in an animation, and inside it after the elements have moved.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Before the view takes another layout, asked of the layout that goes; and of the one that comes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
}

/// The kinds of supplementary views at the beginning and at the end, in their order.
struct BoundaryKinds {
  var before: [String] = []
  var after: [String] = []
}

/// What of a layout is to be computed again. Source: Apple, UICollectionViewLayoutInvalidationContext
open class UICollectionViewLayoutInvalidationContext {
  /// All of it, as after a call of `invalidateLayout()`.
  public internal(set) var invalidateEverything = false
  /// The data source is asked for its numbers again.
  public internal(set) var invalidateDataSourceCounts = false
  /// Empty where it isn't known which.
  public private(set) var invalidatedItemIndexPaths: [IndexPath] = []
  /// By kind.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]] = [:]
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]] = [:]
  /// Kept only: the layout is asked for its content's size after each invalidation. Units: points.
  public var contentSizeAdjustment = CGSize.zero
  /// Added to the content offset when the layout has been prepared again. Units: points.
  public var contentOffsetAdjustment = CGPoint.zero
  /// Whether a compositional layout keeps its places: only pinned views move.
  final var keepsPlaces = false
  /// An element of a compositional layout that says how large it wants to be.
  final var preferred: (element: CollectionElement, size: CGSize, isAbove: Bool)?

  public init() {}

  public final func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths += indexPaths }
  public final func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths[kind, default: []] += indexPaths
  }
  public final func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths[kind, default: []] += indexPaths
  }
}

/// A change of one element in a batch of updates. Source: Apple, UICollectionViewUpdateItem
public final class UICollectionViewUpdateItem {
  public enum Action: String, CaseIterable, Sendable { case insert, delete, reload, move, none }

  public let updateAction: Action
  /// Nil for an insertion. Of a whole section, its item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?

  public init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
