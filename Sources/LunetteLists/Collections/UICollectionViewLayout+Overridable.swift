import Foundation

/// The methods of layouts that scripts' classes may override.
extension UICollectionViewLayout {
  public typealias Attributes = UICollectionViewLayoutAttributes
  public typealias Context = UICollectionViewLayoutInvalidationContext

  public enum Overridable {
    public static let prepare = OverridableMethod(
      "prepare", "Computes what the other answers need. Called before the first question and after each invalidation."
    ) { (layout: UICollectionViewLayout) in layout.prepare() }
    public static let collectionViewContentSize = OverridableMethod(
      property: "collectionViewContentSize", "The size of the content.", unit: .points
    ) { (layout: UICollectionViewLayout) in layout.collectionViewContentSize }
    public static let flipsHorizontally = OverridableMethod(
      property: "flipsHorizontallyInOppositeLayoutDirection",
      "Whether the layout is mirrored in a view whose interface goes from right to left; false unless a class overrides it."
    ) { (layout: UICollectionViewLayout) in layout.flipsHorizontallyInOppositeLayoutDirection }
    public static let layoutAttributesForElements = OverridableMethod(
      "layoutAttributesForElements", "The attributes of all elements that a rectangle of the content touches.", unit: .points, "rect"
    ) { (layout: UICollectionViewLayout, rect: CGRect) in layout.layoutAttributesForElements(in: rect) }
    public static let layoutAttributesForItem = OverridableMethod(
      "layoutAttributesForItem", "The attributes of an item's cell, or nil.", "indexPath"
    ) { (layout: UICollectionViewLayout, path: RowPath) in layout.layoutAttributesForItem(at: path.indexPath) }
    public static let layoutAttributesForSupplementaryView = OverridableMethod(
      "layoutAttributesForSupplementaryView", "The attributes of a supplementary view, or nil.", "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path.indexPath)
    }
    public static let layoutAttributesForDecorationView = OverridableMethod(
      "layoutAttributesForDecorationView", "The attributes of a decoration view, or nil.", "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path.indexPath)
    }
    public static let targetContentOffsetOfScroll = OverridableMethod(
      "targetContentOffsetForProposedContentOffset",
      "Where a scroll comes to rest after the finger has lifted, for a proposed place. The velocity is in points per millisecond.",
      "proposed", "velocity"
    ) {
      (layout: UICollectionViewLayout, proposed: CGPoint, velocity: CGPoint) in
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    public static let targetContentOffset = OverridableMethod(
      "targetContentOffset",
      "The content offset after updates, and after the view has taken this layout, for a proposed one; a method that takes a velocity as well is asked "
        + "where a scroll comes to rest, in place of targetContentOffsetForProposedContentOffset.", unit: .points,
      "proposed", "velocity?"
    ) { (layout: UICollectionViewLayout, proposed: CGPoint, _: CGPoint?) in layout.targetContentOffset(forProposedContentOffset: proposed) }
    public static let invalidateLayout = OverridableMethod(
      "invalidateLayout",
      "The layout is computed again at the next layout of the view; all of it without a context. An override must call super.", "context?"
    ) {
      (layout: UICollectionViewLayout, context: Context?) in layout.invalidateLayout(with: context ?? layout.everythingContext)
    }
    public static let shouldInvalidateLayoutForBoundsChange = OverridableMethod(
      "shouldInvalidateLayoutForBoundsChange",
      "Whether new bounds of the view invalidate the layout. Asked at each scroll and each change of size.", "newBounds"
    ) { (layout: UICollectionViewLayout, bounds: CGRect) in layout.shouldInvalidateLayout(forBoundsChange: bounds) }
    public static let invalidationContextForBoundsChange = OverridableMethod(
      "invalidationContextForBoundsChange", "What new bounds of the view invalidate.", "newBounds"
    ) { (layout: UICollectionViewLayout, bounds: CGRect) in layout.invalidationContext(forBoundsChange: bounds) }
    public static let shouldInvalidateLayoutForPreferredAttributes = OverridableMethod(
      "shouldInvalidateLayoutForPreferredLayoutAttributes",
      "Whether the attributes that a cell prefers to those it got invalidate the layout.", "preferred", "original"
    ) {
      (layout: UICollectionViewLayout, preferred: Attributes, original: Attributes) in
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    public static let invalidationContextForPreferredAttributes = OverridableMethod(
      "invalidationContextForPreferredLayoutAttributes", "What the attributes that a cell prefers invalidate.", "preferred", "original"
    ) {
      (layout: UICollectionViewLayout, preferred: Attributes, original: Attributes) in
      layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    public static let prepareForUpdates = OverridableMethod(
      "prepareForCollectionViewUpdates", "The elements of an update are about to move. The layout has been prepared for the new items.",
      "updateItems"
    ) { (layout: UICollectionViewLayout, items: [UICollectionViewUpdateItem]) in layout.prepare(forCollectionViewUpdates: items) }
    public static let finalizeUpdates = OverridableMethod(
      "finalizeCollectionViewUpdates", "All elements of an update have their final attributes. Called inside the animation."
    ) { (layout: UICollectionViewLayout) in layout.finalizeCollectionViewUpdates() }
    public static let initialAttributesOfItem = OverridableMethod(
      "initialLayoutAttributesForAppearingItem", "Where a new item comes from, or nil to fade it in.", "indexPath"
    ) { (layout: UICollectionViewLayout, path: RowPath) in layout.initialLayoutAttributesForAppearingItem(at: path.indexPath) }
    public static let finalAttributesOfItem = OverridableMethod(
      "finalLayoutAttributesForDisappearingItem", "Where an item that goes away goes to, or nil to fade it out.", "indexPath"
    ) { (layout: UICollectionViewLayout, path: RowPath) in layout.finalLayoutAttributesForDisappearingItem(at: path.indexPath) }
    public static let initialAttributesOfView = OverridableMethod(
      "initialLayoutAttributesForAppearingSupplementaryElement", "Where a new supplementary view comes from, or nil to fade it in.",
      "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path.indexPath)
    }
    public static let finalAttributesOfView = OverridableMethod(
      "finalLayoutAttributesForDisappearingSupplementaryElement",
      "Where a supplementary view that goes away goes to, or nil to fade it out.", "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path.indexPath)
    }
    public static let initialAttributesOfDecoration = OverridableMethod(
      "initialLayoutAttributesForAppearingDecorationElement", "Where a new decoration view comes from, or nil to fade it in.", "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path.indexPath)
    }
    public static let finalAttributesOfDecoration = OverridableMethod(
      "finalLayoutAttributesForDisappearingDecorationElement", "Where a decoration view that goes away goes to, or nil to fade it out.", "kind", "indexPath"
    ) {
      (layout: UICollectionViewLayout, kind: String, path: RowPath) in
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path.indexPath)
    }
    public static let targetOfMovingItem = OverridableMethod(
      "targetIndexPathForInteractivelyMovingItem",
      "The place for an item that hangs from a finger, where the finger is: by default that of the item there, else the one that it has.", "indexPath",
      "position"
    ) {
      (layout: UICollectionViewLayout, path: RowPath, position: CGPoint) in
      RowPath(layout.targetIndexPath(forInteractivelyMovingItem: path.indexPath, withPosition: position))
    }
    public static let attributesOfMovingItem = OverridableMethod(
      "layoutAttributesForInteractivelyMovingItem",
      "The place and the looks of an item that hangs from a finger: by default those of the item, with its middle at the position.", unit: .points,
      "indexPath", "position"
    ) {
      (layout: UICollectionViewLayout, path: RowPath, position: CGPoint) in
      layout.layoutAttributesForInteractivelyMovingItem(at: path.indexPath, withTargetPosition: position)
    }
    public static let prepareForAnimatedBoundsChange = OverridableMethod(
      "prepareForAnimatedBoundsChange", "The view's bounds are about to change in an animation.", "oldBounds"
    ) { (layout: UICollectionViewLayout, bounds: CGRect) in layout.prepare(forAnimatedBoundsChange: bounds) }
    public static let finalizeAnimatedBoundsChange = OverridableMethod(
      "finalizeAnimatedBoundsChange", "The elements have their attributes for the new bounds. Called inside the animation."
    ) { (layout: UICollectionViewLayout) in layout.finalizeAnimatedBoundsChange() }
    public static let prepareForTransitionTo = OverridableMethod(
      "prepareForTransitionToLayout", "The view is about to take another layout in place of this one.", "newLayout"
    ) { (layout: UICollectionViewLayout, other: UICollectionViewLayout) in layout.prepareForTransition(to: other) }
    public static let prepareForTransitionFrom = OverridableMethod(
      "prepareForTransitionFromLayout", "The view is about to take this layout in place of another one.", "oldLayout"
    ) { (layout: UICollectionViewLayout, other: UICollectionViewLayout) in layout.prepareForTransition(from: other) }
    public static let finalizeLayoutTransition = OverridableMethod(
      "finalizeLayoutTransition", "All elements have the attributes of the new layout. Called inside the animation, of both layouts."
    ) { (layout: UICollectionViewLayout) in layout.finalizeLayoutTransition() }
  }

  /// Attributes of the class that the layout names, else plain ones. Source: Apple, UICollectionViewLayout.layoutAttributesClass
  final func makeAttributes(_ category: Attributes.ElementCategory, kind: String?, at path: RowPath) -> Attributes {
    guard let overrides else { return Attributes(category, kind: kind, at: path) }
    let arguments: [(name: String, value: Any)] =
      switch category {
      case .cell: [("forCellWith", path)]
      case .supplementaryView: [("forSupplementaryViewOfKind", kind ?? ""), ("with", path)]
      case .decorationView: [("forDecorationViewOfKind", kind ?? ""), ("with", path)]
      }
    let made = overrides.makeObject(ofClassIn: "layoutAttributesClass", of: self, kind: "UICollectionViewLayoutAttributes", arguments)
    return made as? Attributes ?? Attributes(category, kind: kind, at: path)
  }

  /// A context of the class that the layout names, else of its own kind. Source: Apple, UICollectionViewLayout.invalidationContextClass
  final func makeContext() -> Context {
    let own = newContext()
    let isFlow = own is UICollectionViewFlowLayoutInvalidationContext
    let kind = isFlow ? "UICollectionViewFlowLayoutInvalidationContext" : "UICollectionViewLayoutInvalidationContext"
    let made = overrides?.makeObject(ofClassIn: "invalidationContextClass", of: self, kind: kind, [])
    return made as? Context ?? own
  }

  /// The context of an invalidation without one.
  private var everythingContext: Context {
    let context = makeContext()
    context.invalidateEverything = true
    return context
  }
}
