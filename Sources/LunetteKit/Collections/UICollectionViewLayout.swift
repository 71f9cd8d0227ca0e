import Foundation

/// Says where the items of a collection view stand.
open class UICollectionViewLayout {
  public init() {}
}

/// Where one thing of a collection stands.
open class UICollectionViewLayoutAttributes {
  public init() {}
}
