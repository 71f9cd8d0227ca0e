import Foundation

/// Whether a row is the first or the last of its section, where that shows: in grouped tables.
struct SectionEnds: OptionSet {
  let rawValue: Int
  static let first = SectionEnds(rawValue: 1)
  static let last = SectionEnds(rawValue: 2)
}

/// How a cell shows its place in a grouped section, and how tall its content is.
extension UITableViewCell {
  /// Grouped: the lines above the first row and below the last are as wide as the table. Source: docs/rules/tables.md 2.5 (B)
  /// insetGrouped: there are none, and the section is a card with round corners. Source: docs/rules/tables.md 2.4 (A), the radius C
  func layOutSectionEnds(_ table: UITableView) {
    let before = endsStyle
    endsStyle = table.style
    guard table.style != .plain || before != .plain else { return }
    takeColor(of: table.style, insteadOf: before)
    let isCard = table.style == .insetGrouped
    let hasLines = table.separatorStyle != .none && table.style == .grouped
    let thickness = UITableViewSeparator.thickness
    if sectionEnds.contains(.last), table.style != .plain {
      separator.frame.origin.x = 0
      separator.frame.size.width = bounds.width
      separator.isHidden = separator.isHidden || isCard
    }
    if sectionEnds.contains(.first), hasLines {
      let line = topSeparator ?? UITableViewSeparator()
      topSeparator = line
      line.backgroundColor = table.shownSeparatorColor
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
      if line.superview !== self { addSubview(line) }
    } else {
      topSeparator?.removeFromSuperview()
    }
    guard isCard || before == .insetGrouped else { return }
    layer.cornerRadius = isCard && !sectionEnds.isEmpty ? TableConstants.cardRadius : 0
    var corners: CACornerMask = []
    if sectionEnds.contains(.first) { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if sectionEnds.contains(.last) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = isCard ? corners : .all
    clipsAsCard = layer.cornerRadius > 0 || isCard && actionsView != nil
  }

  /// A cell without a colour of its own has that of its table's style.
  private func takeColor(of style: UITableView.Style, insteadOf before: UITableView.Style) {
    guard (style == .plain) != (before == .plain) else { return }
    let system = system
    guard backgroundColor == (before == .plain ? system.colors.table : system.colors.groupedCell) else { return }
    simulation.performWithoutAnimation { backgroundColor = style == .plain ? system.colors.table : system.colors.groupedCell }
  }

  /// That of the table's style.
  var usualColor: UIColor { (tableView?.style ?? .plain) == .plain ? system.colors.table : system.colors.groupedCell }

  /// Nil where there are no constraints.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    let line = hasSeparator && !system.tables.contentFillsRow ? UITableViewSeparator.thickness : 0
    guard let height = constrainedHeight(of: contentView, width: width, layOut: layOutParts) else { return nil }
    guard height > 0 else {
      tableView?.meetCollapsedCell()
      return UITableView.defaultRowHeight
    }
    return height + line
  }

  var hasSeparator: Bool { tableView.map { $0.separatorStyle != .none } ?? false }

  /// Around the texts that the content view shows directly, at least 44 pt; for content without constraints. Units: points. Ours.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if ownLabels.contains(where: { $0.numberOfLines != 1 }) {
      return max(UITableView.defaultRowHeight, linesHeight(width: width) + 2 * TableConstants.textMargin)
    }
    let sides = (tableView?.contentSides).map { $0.left + $0.right } ?? 0
    let room = CGSize(
      width: width - sides - (tableView?.indexWidth ?? 0) - 2 * system.tables.inset(in: tableView?.bounds.width ?? width), height: UIView.unlimited)
    var heights: [CGFloat] = []
    for case let label as UILabel in contentView.subviews where label.text?.isEmpty == false {
      heights.append(label.sizeThatFits(room).height)
    }
    let text = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    return max(UITableView.defaultRowHeight, text + 2 * TableConstants.textMargin)
  }
}
