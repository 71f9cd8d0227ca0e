import Foundation
import LunetteLists
import LunetteStage

/// Stands for the attributes of an element of a collection view in dynamics, which move views: it begins where they are, and hands on where it goes.
/// It is in no window. Source: Apple, UIDynamicItem, which attributes are, too
package final class LayoutItemView: UIView {
  package let attributes: UICollectionViewLayoutAttributes

  private init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
    takeAttributes()
  }

  /// One for each attributes, as long as somebody holds it.
  package static func standing(for attributes: UICollectionViewLayoutAttributes) -> LayoutItemView {
    if let known = attributes.dynamicItem as? LayoutItemView { return known }
    let new = LayoutItemView(attributes)
    attributes.dynamicItem = new
    return new
  }

  /// It stands where the attributes say.
  func takeAttributes() { (bounds, center, transform) = (attributes.bounds, attributes.center, attributes.transform) }

  /// The attributes say where it stands. - Returns: whether that is elsewhere
  @discardableResult func giveAttributes() -> Bool {
    guard attributes.center != center || attributes.transform != transform else { return false }
    (attributes.center, attributes.transform) = (center, transform)
    return true
  }
}

/// Elements of a collection view that move by dynamics. Source: Apple, UICollectionView Additions of UIDynamicAnimator
extension UIDynamicAnimator {
  /// The attributes of an element that one of the behaviours moves; nil for others.
  private func attributes(
    _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    movedAttributes.first { $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path }
  }
  public func layoutAttributesForCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(.cell, nil, path) }
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, path)
  }
  public func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind, path)
  }
}
