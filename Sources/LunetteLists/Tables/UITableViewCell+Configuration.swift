import Foundation

/// Content and background that are described by values. Source: docs/rules/tables.md 2.11; Apple, UITableViewCell.contentConfiguration (iOS 14)
extension UITableViewCell {
  public final var configurationState: UICellConfigurationState {
    let state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isShownSelected, isShownHighlighted, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSwiped, state.isReordering) = (showingDeleteConfirmation, tableView?.isLifted(self) ?? false)
    return state
  }

  public final func askState() -> UICellConfigurationState { Overridable.configurationState(self) }
  public final func sendUpdateConfiguration(_ state: UICellConfigurationState) { Overridable.updateConfiguration(self, state) }

  /// Its state has become another one.
  final func stateDidChange() { if overrides != nil || madeConfiguration != nil { setNeedsUpdateConfiguration() } }

  final var hasConfiguredContent: Bool { madeConfiguration?.contentView != nil }

  /// Its own texts and picture are away while there is a configuration.
  public final func contentDidChange(isConfigured: Bool) {
    for label in ownLabels { if isConfigured { label.removeFromSuperview() } else { contentView.addSubview(label) } }
    if hasImageView { if isConfigured { imageView.removeFromSuperview() } else { contentView.addSubview(imageView) } }
  }

  public final func show(_ state: UICellConfigurationState, in content: UIListContentView) { content.showHighlight(showsSelection) }

  /// A configured background shows the selection itself. Source: Apple, UITableViewCell.backgroundConfiguration
  public final func backgroundWasConfigured() {
    if madeConfiguration?.background == nil, backgroundColor == nil { backgroundColor = usualColor }
    if madeConfiguration?.background != nil, hasUsualBackground { selectedBackgroundView = nil } else { refreshSelectedBackground() }
  }

  /// Without content, for the cell's style. Source: Apple, UITableViewCell.defaultContentConfiguration()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// For the table's style. Source: Apple, UITableViewCell.defaultBackgroundConfiguration()
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (tableView?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  func layOut(_ content: UIView, hasAccessory: Bool) {
    if let list = content as? UIListContentView { (list.indentation, list.precedesAccessory) = (indentation, hasAccessory) }
    content.frame = contentView.bounds
  }

  /// The height of a row that measures itself; nil for a cell without a configuration. Units: points.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let madeConfiguration else { return nil }
    updateConfigurationIfNeeded()
    guard madeConfiguration.contentView != nil else { return nil }
    if bounds.width != width { frame.size.width = width }
    layOutParts()
    guard let height = configuredContentHeight(width: contentView.bounds.width), height.isFinite, height < UIView.unlimited else { return nil }
    return max(UITableView.defaultRowHeight, height + (hasSeparator ? UITableViewSeparator.thickness : 0))
  }
}

extension UIListContentView {
  /// How far the line under a row with a picture begins to the right of where others do: where the text does. Units: points.
  func separatorIndent(in height: CGFloat) -> CGFloat {
    guard configuration.image != nil else { return 0 }
    return configuration.imageRoom(in: height) + configuration.imageToTextPadding
  }
}
