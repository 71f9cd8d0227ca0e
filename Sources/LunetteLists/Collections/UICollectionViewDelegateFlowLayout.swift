import Foundation

/// Sizes and distances that differ from item to item or from section to section. The defaults are the layout's own values, as in UIKit where
/// a delegate doesn't implement the method. Source: Apple, UICollectionViewDelegateFlowLayout
/// - Lua: Decides on sizes and distances that differ from item to item or from section to section, for a flow layout.
/// - Adapter of: UICollectionViewDelegate
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  typealias FlowLayout = UICollectionViewFlowLayout

  /// The size of an item.
  /// - Units: points
  /// - Lua: sizeForItemAt, by hand, else layout.itemSize
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// The distances of a section's items from its header, its footer and the edges.
  /// - Units: points
  /// - Lua: insetForSectionAt, else layout.sectionInset
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  /// The distance between the lines of a section.
  /// - Units: points
  /// - Lua: minimumLineSpacingForSectionAt, else layout.minimumLineSpacing
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  /// The smallest distance between the items of a line.
  /// - Units: points
  /// - Lua: minimumInteritemSpacingForSectionAt, else layout.minimumInteritemSpacing
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  /// The size of a section's header; only the length in the scroll direction counts.
  /// - Units: points
  /// - Lua: referenceSizeForHeaderInSection, by hand, else layout.headerReferenceSize
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  /// The size of a section's footer; only the length in the scroll direction counts.
  /// - Units: points
  /// - Lua: referenceSizeForFooterInSection, by hand, else layout.footerReferenceSize
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  /// False where all items have the layout's `itemSize`: nobody is then asked for the size of an item.
  /// - Has: sizeForItemAt, else true
  func providesItemSizes(for collectionView: UICollectionView) -> Bool
  /// The sizes of the items of a section, all of them; fewer only after a fault. For delegates that can do better than be asked item by item.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, sizesForItems count: Int, inSection section: Int) -> [CGSize]
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ view: UICollectionView, layout: FlowLayout, sizesForItems count: Int, inSection section: Int
  ) -> [CGSize] {
    (0..<count).map { collectionView(view, layout: layout, sizeForItemAt: IndexPath(row: $0, section: section)) }
  }
}
