import Foundation

/// A view of a collection that is used again for another place: a header, a footer, a decoration or, as its subclass, a cell.
///
/// Source: Apple, UICollectionReusableView; docs/rules/collections.md
open class UICollectionReusableView: UIView {
  /// The pool that it goes to when it leaves the screen. The collection view sets it when it makes the view.
  public internal(set) var reuseIdentifier: String?

  /// The collection view that shows it. The collection view clears this pointer when the view leaves the screen, and when it ends itself.
  @BackPointer public internal(set) var collectionView: UICollectionView?

  /// Made by `register`, from the class.
  public required override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Taken out of the pool. Call super.
  open func prepareForReuse() {}

  /// Its place has become another, which it already has: a subclass reads here what its layout says beside the place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that it would like to have, for layouts that measure their cells.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}
