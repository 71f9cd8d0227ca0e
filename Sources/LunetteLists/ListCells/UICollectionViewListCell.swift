import Foundation
@_spi(Lunette) import LunetteStage

/// A row of a list in a collection view. Source: Apple, UICollectionViewListCell; docs/rules/lists.md 2.5
open class UICollectionViewListCell: UICollectionViewCell {
  public final var accessories: [UICellAccessory] = [] {
    didSet {
      rebuildAccessories()
      setNeedsLayout()
    }
  }
  public final var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Units: points.
  public final var indentationWidth = CellConstants.indentationWidth { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  public final var indentsAccessories = true
  /// The line below the cell begins and ends where this one does.
  public final private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  final let separator = UITableViewSeparator()
  final var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  /// Of an item with items under it.
  final var outline: CellOutline? {
    didSet {
      configured.isExpanded = outline?.isExpanded ?? false
      if (outline == nil) != (oldValue == nil) || outline?.isExpanded != oldValue?.isExpanded { stateDidChange() }
    }
  }
  /// The buttons of a swipe, and how far the content has moved aside. Units: points.
  final var actionsView: SwipeActionsView?
  final var actionsOffset: CGFloat = 0 { didSet { if actionsOffset != oldValue { setNeedsLayout() } } }
  /// Whether the look of the list was taken on.
  private var hasListBackground = false

  override var wantsConfigurationUpdates: Bool { true }

  /// Without texts and image, as a cell of a list has it. Source: Apple, defaultContentConfiguration()
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// An item with items under it. The data source of the outline sets it.
  public final func setOutline(_ outline: CellOutline?, level: Int) {
    self.outline = outline
    indentationLevel = level
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
    closeActions()
  }

  final func closeActions() {
    actionsView?.removeFromSuperview()
    actionsView = nil
    actionsOffset = 0
    if madeConfiguration?.isSwiped == true { configured.isSwiped = false }
  }

  open override func layoutSubviews() {
    if !hasListBackground, backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil, let look = list(of: self) {
      hasListBackground = true
      backgroundConfiguration = look.configuration.appearance.cellBackground
    }
    super.layoutSubviews()
    installGestures()
    layOutParts()
  }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.measured.height, let view = madeConfiguration?.contentView else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    updateConfigurationIfNeeded()
    layOutParts()
    let room = CGSize(width: contentView.bounds.width, height: UIView.unlimited)
    let height: CGFloat
    if view.isMeasuredByConstraints {
      height = view.systemLayoutSizeFitting(CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required).height
    } else {
      height = UIView.Overridable.sizeThatFits(view, room).height
    }
    guard height.isFinite, height < UIView.unlimited else { return layoutAttributes }
    let preferred = layoutAttributes.copy()
    let least = isHeader ? 0 : UITableView.defaultRowHeight
    preferred.frame = CGRect(
      origin: layoutAttributes.frame.origin, size: CGSize(width: layoutAttributes.size.width, height: max(least, height)))
    return preferred
  }

  /// Whether it stands beside the items, as a header or footer.
  final var isHeader: Bool { element?.category == .supplementaryView }

  /// The list that it is a row of.
  final func list(of cell: UICollectionViewCell) -> ListSectionLook? {
    guard let section = element?.path.section else { return nil }
    return (collectionView?.layout as? UICollectionViewCompositionalLayout)?.listLook(ofSection: section)
  }

}
