import Foundation

/// Items in sections, of which only the visible ones have cells; a layout says where each stands.
///
/// Source: docs/rules/collections.md, classic profile
open class UICollectionView: UIScrollView {
  public var collectionViewLayout: UICollectionViewLayout
  public weak var dataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { collectionDelegate = delegate as? any UICollectionViewDelegate } }
  /// The delegate as a collection view's: a cast costs more than most questions.
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// As the data source answered when it was last asked.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

  /// The layout has become invalid: it prepares itself anew before the next question or layout.
  final func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) { setNeedsLayout() }
}
