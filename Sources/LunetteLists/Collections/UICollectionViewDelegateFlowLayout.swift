import Foundation

/// Sizes and distances that differ from item to item or from section to section. The defaults are the layout's own values, as in UIKit where
/// a delegate doesn't implement the method. Source: Apple, UICollectionViewDelegateFlowLayout
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  typealias FlowLayout = UICollectionViewFlowLayout

  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int) -> CGSize

  /// The sizes of the items of a section, all of them; fewer only after a fault. For delegates that can do better than be asked item by item.
  func collectionView(_ collectionView: UICollectionView, layout: FlowLayout, sizesForItems count: Int, inSection section: Int) -> [CGSize]
  /// False where all items have the layout's `itemSize`: nobody is then asked for the size of an item.
  func providesItemSizes(for collectionView: UICollectionView) -> Bool
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { layout.itemSize }
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    layout.sectionInset
  }
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    layout.minimumLineSpacing
  }
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat {
    layout.minimumInteritemSpacing
  }
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
    layout.headerReferenceSize
  }
  public func collectionView(_ view: UICollectionView, layout: FlowLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
    layout.footerReferenceSize
  }
  public func collectionView(
    _ view: UICollectionView, layout: FlowLayout, sizesForItems count: Int, inSection section: Int
  ) -> [CGSize] {
    (0..<count).map { collectionView(view, layout: layout, sizeForItemAt: IndexPath(row: $0, section: section)) }
  }
  public func providesItemSizes(for view: UICollectionView) -> Bool { true }
}
