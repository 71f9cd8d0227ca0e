import Foundation

/// Cells and supplementary views from nibs. Source: Apple, UICollectionView.register(_:forCellWithReuseIdentifier:)
extension UICollectionView {
  /// Nil takes the registration back.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      nib.map { nib in
        { [unowned self] in
          nib.instantiateForReuse(as: UICollectionViewCell.self, "UICollectionViewCell", identifier: identifier, in: simulation)
            ?? UICollectionViewCell()
        }
      }, forCellWithReuseIdentifier: identifier)
  }

  /// Nil takes the registration back.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    register(
      nib.map { nib in
        { [unowned self] in
          nib.instantiateForReuse(as: UICollectionReusableView.self, "UICollectionReusableView", identifier: identifier, in: simulation)
            ?? UICollectionReusableView()
        }
      }, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
