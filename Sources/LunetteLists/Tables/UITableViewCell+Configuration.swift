import Foundation

/// Content that is described by a value. Source: docs/rules/tables.md 2.11; Apple, UITableViewCell.contentConfiguration (iOS 14)
extension UITableViewCell {
  /// What the cell shows in place of its own texts and picture, which are away as long; nil for those.
  public var contentConfiguration: UIListContentConfiguration? {
    get { listContent?.configuration }
    set {
      setNeedsLayout()
      guard let newValue else { return showOwnContent() }
      if let listContent {
        listContent.configuration = newValue
      } else {
        let view = UIListContentView(configuration: newValue)
        listContent = view
        for label in ownLabels { label.removeFromSuperview() }
        if hasImageView { imageView.removeFromSuperview() }
        contentView.insertSubview(view, at: 0)
      }
      listContent?.showHighlight((isSelected || isHighlighted) && selectionStyle != .none)
    }
  }

  private func showOwnContent() {
    guard let view = listContent else { return }
    listContent = nil
    view.removeFromSuperview()
    for label in ownLabels { contentView.addSubview(label) }
    if hasImageView { contentView.addSubview(imageView) }
  }

  /// Without content, for the cell's style. Source: Apple, UITableViewCell.defaultContentConfiguration()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The update handler is called before the next layout. Source: Apple, UITableViewCell.setNeedsUpdateConfiguration()
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  func updateConfiguration() {
    needsUpdateConfiguration = false
    configurationUpdateHandler?(self)
  }

  func layOut(_ content: UIListContentView, hasAccessory: Bool) {
    content.indentation = indentation
    content.precedesAccessory = hasAccessory
    content.frame = contentView.bounds
  }

  /// The height of a row that measures itself; nil for a cell without a configuration. Units: points.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard listContent != nil || needsUpdateConfiguration else { return nil }
    if needsUpdateConfiguration { updateConfiguration() }
    guard let listContent else { return nil }
    if bounds.width != width { frame.size.width = width }
    layOutParts()
    let height = listContent.sizeThatFits(contentView.bounds.size).height + (hasSeparator ? UITableViewSeparator.thickness : 0)
    return max(UITableView.defaultRowHeight, height)
  }
}

extension UIListContentView {
  /// How far the line under a row with a picture begins to the right of where others do: where the text does. Units: points.
  func separatorIndent(in height: CGFloat) -> CGFloat {
    guard configuration.image != nil else { return 0 }
    return configuration.imageRoom(in: height) + configuration.imageToTextPadding
  }
}
