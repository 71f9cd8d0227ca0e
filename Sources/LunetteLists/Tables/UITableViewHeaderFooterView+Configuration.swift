import Foundation

/// Content and background that are described by values. Source: docs/rules/tables.md 2.11; Apple, UITableViewHeaderFooterView (iOS 14)
extension UITableViewHeaderFooterView {
  public final var configurationState: UIViewConfigurationState {
    let state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  public final func askState() -> UIViewConfigurationState { Overridable.configurationState(self) }
  public final func sendUpdateConfiguration(_ state: UIViewConfigurationState) { Overridable.updateConfiguration(self, state) }

  /// Its own texts are away while there is a configuration.
  public final func contentDidChange(isConfigured: Bool) {
    guard hasText else { return }
    for label in hasDetail ? [textLabel, detailTextLabel] : [textLabel] {
      if isConfigured { label.removeFromSuperview() } else { contentView.addSubview(label) }
    }
  }

  /// The colour that headers of plain tables have makes room.
  public final func backgroundWasConfigured() {
    if madeConfiguration?.background != nil { if ownTint == nil { backgroundColor = nil } } else if let tableView { prepare(for: tableView, place) }
  }

  /// Without texts, for the table's style and for where it stands. Source: Apple, defaultContentConfiguration()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = (tableView?.style ?? .plain) == .plain
    return place == .header ? (isPlain ? .plainHeader() : .groupedHeader()) : isPlain ? .plainFooter() : .groupedFooter()
  }

  /// For the table's style. Source: Apple, defaultBackgroundConfiguration()
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (tableView?.style ?? .plain) == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// - Returns: whether a configuration shows the content
  func layOutConfigured() -> Bool {
    placeBackground()
    guard let content = madeConfiguration?.contentView else { return false }
    content.frame = contentView.bounds
    return true
  }

  /// Units: points; nil without a configured content.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let madeConfiguration else { return nil }
    updateConfigurationIfNeeded()
    guard madeConfiguration.contentView != nil else { return nil }
    if bounds.width != width { frame.size.width = width }
    guard let height = configuredContentHeight(width: width - ((tableView?.contentSides).map { $0.left + $0.right } ?? 0)), height.isFinite,
      height < UIView.unlimited
    else { return nil }
    return max(TableConstants.plainHeader, height)
  }

  /// What is read of a configured content.
  var configuredText: String? {
    guard let list = madeConfiguration?.listContent?.configuration else { return nil }
    let texts = [list.text ?? list.attributedText?.string, list.secondaryText ?? list.secondaryAttributedText?.string].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
