import Foundation
@_spi(Lunette) import LunetteStage

/// A row of a list in a collection view. Source: Apple, UICollectionViewListCell; docs/rules/lists.md 2.5
open class UICollectionViewListCell: UICollectionViewCell {
  open override var accessibilityNature: AccessibilityNature { spokenForm.with { $0.label = spokenLabel } }
  @_spi(Lunette) open override var accessibilityForm: AccessibilityNature { spokenForm }
  @_spi(Lunette) open override func accessibilityReads(_ view: UIView) -> Bool { isSpoken(view) }
  @_spi(Lunette) open override var accessibilityOwnActions: [UIAccessibilityCustomAction] { swipeActionsByName }

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
  public final var separatorLayoutGuide: UILayoutGuide {
    if let knownSeparatorGuide { return knownSeparatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    knownSeparatorGuide = guide
    return guide
  }
  private(set) final var knownSeparatorGuide: UILayoutGuide?

  final let separator = UITableViewSeparator()
  /// The separator above the row, only where a list asks for one.
  final var topSeparator: UITableViewSeparator?
  final var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  package override var hostLabels: [UILabel] {
    shownAccessories.compactMap { accessory, view -> UILabel? in
      guard case .label = accessory.kind else { return nil }
      return view as? UILabel
    }
  }
  /// The state of an outline's item, with or without items under it.
  final var outline: CellOutline? {
    didSet {
      configured.isExpanded = outline?.isExpanded ?? false
      if (outline == nil) != (oldValue == nil) || outline?.isExpanded != oldValue?.isExpanded { stateDidChange() }
    }
  }
  /// The buttons of a swipe, and how far the content has moved aside. Units: points.
  final var actionsView: SwipeActionsView?
  final var actionsOffset: CGFloat = 0 { didSet { if actionsOffset != oldValue { setNeedsLayout() } } }
  /// Whether the list's background was taken on as of a header, or as of a row; nil where it was not.
  private var listRole: Bool?

  public override var wantsConfigurationUpdates: Bool { true }

  /// Without texts and image, as a cell of a list has it. Source: Apple, defaultContentConfiguration()
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What stands behind the content as the list has it. Source: Apple, defaultBackgroundConfiguration()
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let appearance = list(of: self)?.configuration.appearance else { return .listPlainCell() }
    return standsAsHeader ? appearance.headerBackground : appearance.cellBackground
  }

  /// An item with items under it. The data source of the outline sets it.
  public final func setOutline(_ outline: CellOutline?, level: Int) {
    self.outline = outline
    indentationLevel = level
  }

  /// A header of an outline opens and closes by a tap anywhere on it. Source: Apple, UICellAccessory.OutlineDisclosureOptions.Style
  override func takesTap() -> Bool {
    guard let sign = signOfWholeCell else { return false }
    if let action = sign.action { action() } else { outline?.toggle() }
    return true
  }

  override var disclosureWord: String? { ownDisclosureWord }
  final var opensByTap: Bool { signOfWholeCell != nil }
  private var signOfWholeCell: UICellAccessory? {
    for (accessory, view) in shownAccessories where !view.isHidden {
      if case .outlineDisclosure(let style) = accessory.kind, style == .header || style == .automatic && standsAsHeader { return accessory }
    }
    return nil
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
    closeActions()
  }

  /// What is open goes. Source: docs/rules/lists.md 2.7
  override func editingDidChange() {
    guard actionsView != nil, let collectionView else { return }
    ListGestures.of(collectionView)?.close(animated: true)
  }

  final func closeActions() {
    actionsView?.removeFromSuperview()
    actionsView = nil
    actionsOffset = 0
    if madeConfiguration?.isSwiped == true { configured.isSwiped = false }
  }

  open override func layoutSubviews() {
    if let look = list(of: self) { takeBackground(of: look.configuration.appearance) }
    super.layoutSubviews()
    installGestures()
    layOutParts()
  }

  /// The margins are those of a table's cell. Source: docs/rules/tables.md 2.5
  @_spi(Lunette) open override func usualMargins(of subview: UIView) -> UIEdgeInsets? {
    guard subview === contentView else { return nil }
    let endsEarly = isMirrored ? contentView.frame.minX > 0 : contentView.frame.maxX < bounds.width
    let side = system.tables.inset(in: collectionView?.bounds.width ?? bounds.width)
    return contentMargins(side: side, end: endsEarly ? CellConstants.textInsetBeforeAccessory : nil)
  }

  /// The list's background for a row or for a header, unless the app has set one. A cell may have been the other before.
  private func takeBackground(of appearance: UICollectionLayoutListConfiguration.Appearance) {
    let role = standsAsHeader
    guard listRole != role else { return }
    if let listRole {
      let old = listRole ? appearance.headerBackground : appearance.cellBackground
      guard let background = backgroundConfiguration, background.style == old.style, !background.hasOwnColor else { return }
    } else {
      guard backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil else { return }
    }
    listRole = role
    backgroundConfiguration = role ? appearance.headerBackground : appearance.cellBackground
  }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.measured.height, madeConfiguration?.contentView != nil else {
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      // Constraints that ask for no height leave the usual one, as in a table. Source: docs/rules/tables.md 7
      return preferred.size.height > 0 ? preferred : layoutAttributes
    }
    updateConfigurationIfNeeded()
    layOutParts()
    let height = configuredContentHeight(width: contentView.bounds.width) ?? layoutAttributes.size.height
    guard height.isFinite, height < UIView.unlimited else { return layoutAttributes }
    let preferred = layoutAttributes.copy()
    let least = isHeader ? 0 : UITableView.defaultRowHeight
    preferred.frame = CGRect(
      origin: layoutAttributes.frame.origin, size: CGSize(width: layoutAttributes.size.width, height: max(least, height)))
    return preferred
  }

  /// Whether it stands beside the items, as a header or footer.
  final var isHeader: Bool { element?.category == .supplementaryView }

  /// Whether it looks like a header: also the first row of a section that has its header there.
  final var standsAsHeader: Bool { isHeader || element?.path.row == 0 && list(of: self)?.configuration.headerMode == .firstItemInSection }

  /// The list that it is a row of.
  final func list(of cell: UICollectionViewCell) -> ListSectionLook? {
    guard let section = element?.path.section else { return nil }
    return (collectionView?.layout as? UICollectionViewCompositionalLayout)?.listLook(ofSection: section)
  }

}
