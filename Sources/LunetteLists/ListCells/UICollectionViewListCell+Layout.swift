import Foundation

/// Where the parts of a list cell stand. Source: docs/rules/lists.md 2.5; measures are those of table cells
extension UICollectionViewListCell {
  func rebuildAccessories() {
    for (_, view) in shownAccessories where view.superview === self { view.removeFromSuperview() }
    let ordered = accessories.enumerated().sorted { ($0.element.kind.place, $0.offset) < ($1.element.kind.place, $1.offset) }.map(\.element)
    shownAccessories = ordered.compactMap { accessory in newView(accessory).map { (accessory, $0) } }
    for (accessory, view) in shownAccessories {
      if let tint = accessory.tintColor { view.tintColor = tint }
      addSubview(view)
    }
  }

  private func newView(_ accessory: UICellAccessory) -> UIView? {
    switch accessory.kind {
    case .disclosureIndicator: return UITableViewCellMark(.disclosure)
    case .checkmark: return UITableViewCellMark(.checkmark)
    case .multiselect: return UITableViewCellMark(.circle(isSelected: isSelected))
    case .reorder: return UITableViewCellMarkControl(.reorder)
    case .detail: return control(.detail, accessory) {}
    case .delete: return control(.minus, accessory) { [weak self] in self?.openTrailingActions() }
    case .insert: return control(.plus, accessory) {}
    case .outlineDisclosure: return control(.disclosure, accessory) { [weak self] in self?.outline?.toggle() }
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = system.colors.detail
      if system.tables.textsFollowSize {
        label.font = accessory.font.map { $0.following(textSize) ?? $0 } ?? .font(of: .body, weight: .regular, category: textSize)
        label.adjustsFontForContentSizeCategory = true
      } else if let font = accessory.font {
        label.font = font
      }
      return label
    case .popUpMenu(let menu): return MenuAccessoryButton(menu)
    case .customView(let view, _): return isDescendant(of: view) ? nil : view
    }
  }

  private func control(_ mark: CellMark, _ accessory: UICellAccessory, _ usual: @escaping () -> Void) -> UIView {
    let control = UITableViewCellMarkControl(mark)
    control.addAction(for: .touchUpInside) { _, _ in if let action = accessory.action { action() } else { usual() } }
    return control
  }

  private func size(_ accessory: UICellAccessory, _ view: UIView) -> CGSize {
    switch accessory.kind {
    case .disclosureIndicator: CellConstants.disclosureSize
    case .checkmark: CellConstants.checkmarkSize
    case .detail: CellConstants.detailButtonSize
    case .delete, .insert, .multiselect: CGSize(width: CellConstants.editControlWidth, height: bounds.height)
    case .reorder: CGSize(width: CellConstants.reorderControlWidth, height: bounds.height)
    case .outlineDisclosure: ListCellConstants.outlineSize
    case .label, .popUpMenu: UIView.Overridable.sizeThatFits(view, bounds.size)
    case .customView: view.bounds.size
    }
  }

  private func place(_ view: UIView, _ size: CGSize, x: CGFloat) {
    let y = ((bounds.height - size.height) / 2).roundedToPixel(scale: simulation.screen.scale)
    let frame = mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size))
    view.bounds.size = size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func layOutParts() {
    let isEditing = isEditing
    var left: CGFloat = 0
    var right: CGFloat = bounds.width
    var hasTrailing = false
    let margin = system.tables.inset(in: collectionView?.bounds.width ?? bounds.width)
    // A disclosure points to where the next screen comes from.
    let sideways = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    for (accessory, view) in shownAccessories where accessory.kind.isLeading {
      let isShown = accessory.isShown(isEditing)
      view.isHidden = !isShown
      guard isShown else { continue }
      if case .multiselect = accessory.kind { (view as? UITableViewCellMark)?.mark = .circle(isSelected: isSelected) }
      let size = size(accessory, view)
      if case .customView = accessory.kind { left = max(left, margin) }
      place(view, size, x: left + actionsOffset)
      left += size.width
    }
    for (accessory, view) in shownAccessories.reversed() where !accessory.kind.isLeading {
      var isShown = accessory.isShown(isEditing)
      if case .outlineDisclosure = accessory.kind { isShown = isShown && (outline != nil || accessory.action != nil) }
      view.isHidden = !isShown
      guard isShown else { continue }
      let size = size(accessory, view)
      let isAtEdge = if case .reorder = accessory.kind { true } else { false }
      if !hasTrailing, !isAtEdge { right -= right == bounds.width ? margin : 0 } else if hasTrailing { right -= CellConstants.accessoryGap }
      right -= size.width
      place(view, size, x: right + actionsOffset)
      if !isAtEdge { hasTrailing = true }
      if case .outlineDisclosure = accessory.kind {
        // The sign points down where the items are shown.
        view.transform = outline?.isExpanded == true ? CGAffineTransform(rotationAngle: .pi / 2) : sideways
      }
      if case .disclosureIndicator = accessory.kind { view.transform = sideways }
    }
    if hasTrailing { right -= CellConstants.accessoryGap }
    let frame = mirrored(CGRect(x: left + actionsOffset, y: 0, width: max(0, right - left), height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    let indentation = min(max(CGFloat(indentationLevel) * indentationWidth, 0), bounds.width)
    if let content = madeConfiguration?.contentView as? UIListContentView {
      content.indentation = indentation.isFinite ? indentation : 0
      content.precedesAccessory = hasTrailing
      if content.frame != contentView.bounds { content.frame = contentView.bounds }
    } else if let own = madeConfiguration?.contentView, own.frame != contentView.bounds {
      own.frame = contentView.bounds
    }
    actionsView?.place(in: bounds, offset: actionsOffset)
    layOutSeparator(left: left, indentation: indentation, margin: margin)
    layOutCard()
  }

  private func layOutSeparator(left: CGFloat, indentation: CGFloat, margin: CGFloat) {
    guard let look = list(of: self), !standsAsHeader, look.configuration.showsSeparators, let path = element?.path, look.configuration.appearance.hasSeparators
    else {
      separator.removeFromSuperview()
      topSeparator?.removeFromSuperview()
      topSeparator = nil
      return
    }
    var line = look.configuration.separatorConfiguration
    if let handler = look.configuration.itemSeparatorHandler { line = handler(path.indexPath, line) }
    let isLast = path.row + 1 >= (collectionView?.numberOfItems(inSection: path.section) ?? 0)
    separator.isHidden =
      switch line.bottomSeparatorVisibility {
      case .visible: false
      case .hidden: true
      case .automatic: isLast && !look.configuration.appearance.isPlain
      }
    let thickness = UITableViewSeparator.thickness
    var start = left + margin + indentation
    if let content = madeConfiguration?.contentView as? UIListContentView { start += content.separatorIndent(in: bounds.height) }
    let held = heldSeparator
    func place(_ view: UITableViewSeparator, _ insets: NSDirectionalEdgeInsets?, y: CGFloat) {
      let (leading, trailing) = (held.leading ?? insets?.leading ?? start, held.trailing ?? insets?.trailing ?? 0)
      view.backgroundColor = line.color ?? system.colors.separator
      view.frame = mirrored(CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness))
      if view.superview !== self { addSubview(view) }
    }
    place(separator, line.bottomSeparatorInsets, y: bounds.height - thickness)
    guard line.topSeparatorVisibility == .visible else {
      topSeparator?.removeFromSuperview()
      topSeparator = nil
      return
    }
    let top = topSeparator ?? UITableViewSeparator()
    topSeparator = top
    place(top, line.topSeparatorInsets, y: 0)
  }

  /// What constraints of the app say of the line's ends, from the sides. Source: Apple, separatorLayoutGuide; docs/rules/lists.md 2.5
  private var heldSeparator: (leading: CGFloat?, trailing: CGFloat?) {
    guard let guide = knownSeparatorGuide else { return (nil, nil) }
    let held = guide.heldSides
    let (left, right) = (held.left, held.right.map { bounds.width - $0 })
    // From right to left a constraint of the leading side holds the right one.
    return isMirrored ? (right, nil) : (left, right)
  }

  /// The first and the last row of a card have its round corners.
  private func layOutCard() {
    guard let look = list(of: self), !standsAsHeader, look.configuration.appearance == .insetGrouped, let path = element?.path else {
      if layer.cornerRadius == TableConstants.cardRadius { layer.cornerRadius = 0 }
      clipsAsCard = false
      return
    }
    let first = look.configuration.headerMode == .firstItemInSection ? 1 : 0
    let count = collectionView?.numberOfItems(inSection: path.section) ?? 0
    var corners: CACornerMask = []
    if path.row == first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : TableConstants.cardRadius
    layer.maskedCorners = corners.isEmpty ? .all : corners
    clipsAsCard = !corners.isEmpty || actionsView != nil
  }
}

/// Units: points.
enum ListCellConstants {
  /// What a finger hits of the sign of an outline. Ours: as much as a button should have
  static let outlineSize = CGSize(width: 22, height: 44)
}
