import Foundation
@_spi(Lunette) import LunetteStage

/// A view of a collection that is used again for another place: a header, a footer, a decoration or, as its subclass, a cell.
///
/// Source: Apple, UICollectionReusableView; docs/rules/collections.md 3.3
open class UICollectionReusableView: ReusableView {
  /// The collection view that shows it.
  public final var collectionView: UICollectionView? { list as? UICollectionView }
  /// What it shows now, and how far in front; both belong to its place among the subviews.
  final var element: CollectionElement?
  final var zIndex = 0
  /// What it was given last, and what that said then.
  final var lastAttributes: UICollectionViewLayoutAttributes? { didSet { lastValues = lastAttributes?.values } }
  final private(set) var lastValues: UICollectionViewLayoutAttributes.Values?
  /// With what the data source got it that is filling it; nil where the layout had said nothing yet.
  final var dequeuedWith: UICollectionViewLayoutAttributes?

  /// Made by `register`, from the class.
  public required override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Its place or its looks have become others, which it already has: a subclass reads here what its layout says beside them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that it would like to have, for layouts that measure their cells. By default the size is the one that its constraints
  /// ask for, where there are any. Source: Apple, preferredLayoutAttributesFitting
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes.measured.isAny && (isMeasuredByConstraints || fitsItself) ? fitting(layoutAttributes, self, self) : layoutAttributes
  }

  /// The size in a layout that gives one length and estimates the other.
  /// - Parameters:
  ///   - content: has the constraints
  ///   - asked: for its size, where there are none
  final func fitting(_ attributes: UICollectionViewLayoutAttributes, _ content: UIView, _ asked: UIView) -> UICollectionViewLayoutAttributes {
    let (given, measured) = (attributes.size, attributes.measured)
    var size = given
    let target = CGSize(width: measured.width ? 0 : given.width, height: measured.height ? 0 : given.height)
    if let own = ownFitting(target, measured.width ? .fittingSizeLevel : .required, measured.height ? .fittingSizeLevel : .required) {
      size = own
    } else if content.isMeasuredByConstraints {
      size = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: measured.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: measured.height ? .fittingSizeLevel : .required)
    } else {
      size = UIView.Overridable.sizeThatFits(
        asked, CGSize(width: measured.width ? UIView.unlimited : given.width, height: measured.height ? UIView.unlimited : given.height))
    }
    if !measured.width { size.width = given.width }
    if !measured.height { size.height = given.height }
    guard size != given, size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else { return attributes }
    let preferred = attributes.copy()
    preferred.frame = CGRect(origin: attributes.frame.origin, size: size)
    return preferred
  }

  /// The view's own layout is about to be replaced by another one, or has been. Source: Apple, willTransition(from:to:)
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  public enum Overridable {
    public static let prepareForReuse = OverridableMethod(
      "prepareForReuse", "Called when the view is taken out of the pool to be used again. Call super."
    ) { (view: UICollectionReusableView) in view.prepareForReuse() }
    public static let apply = OverridableMethod(
      "apply", "The view has got another place or other looks from the layout. It already has them.", "layoutAttributes"
    ) { (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in view.apply(attributes) }
    public static let preferredLayoutAttributesFitting = OverridableMethod(
      "preferredLayoutAttributesFitting", "The attributes that the view would like to have. Asked by layouts that estimate sizes.",
      "layoutAttributes"
    ) {
      (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in view.preferredLayoutAttributesFitting(attributes)
    }
    public static let willTransition = OverridableMethod(
      "willTransitionFromLayout", "The collection view is about to take another layout.", "oldLayout", "newLayout"
    ) {
      (view: UICollectionReusableView, old: UICollectionViewLayout, new: UICollectionViewLayout) in view.willTransition(from: old, to: new)
    }
    public static let didTransition = OverridableMethod(
      "didTransitionFromLayout", "The collection view has taken another layout.", "oldLayout", "newLayout"
    ) {
      (view: UICollectionReusableView, old: UICollectionViewLayout, new: UICollectionViewLayout) in view.didTransition(from: old, to: new)
    }
  }
}
