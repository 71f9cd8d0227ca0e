import Foundation

/// What is in a collection view. Source: Apple, UICollectionViewDataSource
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What happens to a collection view's items. The defaults are what UIKit does where a delegate doesn't implement the method.
/// Source: Apple, UICollectionViewDelegate
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
