import Foundation
import LunetteStage

/// Where the parts of a cell stand. Source: docs/rules/tables.md 2.5
extension UITableViewCell: FollowsTextSizes {
  func layOutParts() {
    let table = tableView
    let hasSeparator = hasSeparator
    let line = hasSeparator ? UITableViewSeparator.thickness : 0
    let height = contentHeight
    // The strip of section titles narrows content and separator. Source: docs/rules/tables.md 2.9 (C)
    let strip = table?.indexWidth ?? 0
    // Rooms at the sides of the content; all of it moves together when the row is open.
    let sides = table?.contentSides ?? .zero
    let margins = isMirrored ? (leading: sides.right, trailing: sides.left) : (leading: sides.left, trailing: sides.right)
    let left = margins.leading + (isIndented ? CellConstants.editControlWidth : 0)
    let right = placeControls(height: height, margins)
    contentView.frame = sided(CGRect(x: left + actionsOffset, y: 0, width: max(0, bounds.width - left - right.room - strip - margins.trailing), height: height))
    separator.isHidden = !hasSeparator
    if let table, hasSeparator {
      var inset = separatorInset
      // Nobody has said where it begins: under a picture, where the text does. Source: Apple, UITableView.separatorInset (automatic)
      if ownSeparatorInset == nil, table.hasDefaultSeparatorInset, hasImageView, !hasConfiguredContent, let image = imageView.image {
        inset.left += Self.size(of: image, in: height).width + CellConstants.imageGap
      } else if let listContent = madeConfiguration?.listContent, ownSeparatorInset == nil, table.hasDefaultSeparatorInset {
        inset.left += listContent.separatorIndent(in: height)
      }
      separator.backgroundColor = table.shownSeparatorColor
      separator.frame = sided(
        CGRect(
          x: left + inset.left, y: bounds.height - line, width: max(0, bounds.width - left - inset.left - inset.right - strip - margins.trailing),
          height: line))
    }
    if let table { layOutSectionEnds(table) }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if madeConfiguration != nil { placeBackground() }
    if let content = madeConfiguration?.contentView {
      layOut(content, hasAccessory: right.hasAccessory)
    } else if hasLabels || hasImageView {
      layOutContent(hasAccessory: right.hasAccessory)
    }
  }

  /// Units: points.
  private var contentHeight: CGFloat {
    max(0, hasSeparator && !system.tables.contentFillsRow ? bounds.height - UITableViewSeparator.thickness : bounds.height)
  }

  /// The cell got another size: its content view is as large before the cell's next layout, so that the constraints in it, which are solved with those of
  /// all other cells, never meet a size that no longer holds.
  func resizeContent(from old: CGRect) {
    guard old.size != bounds.size, contentView.isMeasuredByConstraints else { return }
    contentView.frame.size = CGSize(width: max(0, contentView.frame.width + bounds.width - old.width), height: contentHeight)
  }

  /// Of texts and of the line below: as wide as suits the list, whose cards are narrower. Units: points. Source: docs/rules/appearance.md 5
  final var margin: CGFloat { system.tables.inset(in: tableView?.bounds.width ?? bounds.width) }

  /// Picture, then texts. Source of the inset: docs/rules/tables.md 2.5, text label (15, 0, width - 30, 43.5)
  private func layOutContent(hasAccessory: Bool) {
    if let picture = shownPicture {
      let height = contentView.bounds.height
      imageView.frame = contentView.sided(
        CGRect(
          x: margin + indentation, y: ((height - picture.height) / 2).roundedToPixel(scale: simulation.screen.scale), width: picture.width,
          height: picture.height))
    }
    if hasLabels { layOutLabels(textArea(hasAccessory: hasAccessory)) }
  }

  /// The size of the picture, if there is one. Units: points.
  private var shownPicture: CGSize? { hasImageView ? imageView.image.map { Self.size(of: $0, in: contentView.bounds.height) } : nil }

  /// The room of the texts. Space: the content view.
  private func textArea(hasAccessory: Bool) -> CGRect {
    var area = contentView.bounds
    area.origin.x = margin + indentation + (shownPicture.map { $0.width + CellConstants.imageGap } ?? 0)
    let trailing = hasAccessory ? CellConstants.textInsetBeforeAccessory : margin
    area.size.width = max(0, area.width - trailing - area.minX)
    return area
  }

  /// Around its own texts, where some of them take several lines, as they stand in a certain width. Units: points.
  func linesHeight(width: CGFloat) -> CGFloat {
    let low = linesHeight(CGSize(width: width, height: UITableView.defaultRowHeight))
    guard hasImageView, imageView.image != nil, low > UITableView.defaultRowHeight - 2 * TableConstants.textMargin else { return low }
    // In a row that is higher a picture may be larger, and leaves its texts less room.
    return linesHeight(CGSize(width: width, height: low + 2 * TableConstants.textMargin))
  }

  private func linesHeight(_ size: CGSize) -> CGFloat {
    if bounds.size != size { frame.size = size }
    layOutParts()
    let area = textArea(hasAccessory: control(.accessory) != nil)
    let widths = textWidths(area, second: detailTextLabel?.sizeThatFits(.zero).width ?? 0)
    let heights = zip([textLabel, detailTextLabel], [widths.text, widths.detail]).map { label, width in
      label.map { $0.text?.isEmpty == false ? height(of: $0, width) : 0 } ?? 0
    }
    return isStacked ? heights.reduce(0, +) : heights.max() ?? 0
  }

  /// Whether the second text stands below the first: in the largest text sizes that of a value1 cell, too. Source: docs/rules/tables.md 2.5
  private var isStacked: Bool {
    style == .subtitle || style == .value1 && system.tables.textsFollowSize && textSize.isAccessibilityCategory
  }

  /// How wide each text may be. - Parameter second: how wide the second one is in one line. Units: points.
  private func textWidths(_ area: CGRect, second: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    if style == .value2 {
      let title = min(area.width, CellConstants.value2TextWidth)
      return (title, max(0, area.width - title - CellConstants.detailGap))
    }
    guard !isStacked, style == .value1 else { return (area.width, area.width) }
    let width = min(area.width, second)
    return (max(0, area.width - width - (width > 0 ? CellConstants.detailGap : 0)), width)
  }

  /// In the largest text sizes a text takes as many lines as it needs; in others one again. Source: docs/rules/tables.md 2.5
  package func textsHaveAnotherSize() {
    let isLarge = textSize.isAccessibilityCategory
    guard isLarge != wrapsBySize, system.tables.textsFollowSize else { return }
    wrapsBySize = isLarge
    for label in ownLabels where label.adjustsFontForContentSizeCategory {
      if isLarge, label.numberOfLines == 1 {
        label.numberOfLines = 0
        label.hasLinesOfTextSize = true
      } else if !isLarge, label.hasLinesOfTextSize {
        label.numberOfLines = 1
      }
    }
    setNeedsLayout()
  }

  /// The indentation of the content. Units: points.
  var indentation: CGFloat {
    let indentation = min(max(CGFloat(indentationLevel) * indentationWidth, 0), bounds.width)
    return indentation.isFinite ? indentation : 0
  }

  /// A picture higher than the row is scaled down; one of no known size is a square as high as the row.
  private static func size(of image: UIImage, in height: CGFloat) -> CGSize {
    guard image.size.width > 0, image.size.height > 0 else { return CGSize(width: height, height: height) }
    guard image.size.height > height else { return image.size }
    return CGSize(width: image.size.width * height / image.size.height, height: height)
  }

  /// The height of a label, on the pixel grid.
  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.numberOfLines == 1
      ? label.font.lineHeight.roundedUpToPixel(scale: simulation.screen.scale)
      : label.sizeThatFits(CGSize(width: width, height: UIView.unlimited)).height
  }

  /// Where texts so high begin in the content: in its middle, on the next whole point. Source: Interface Builder's files (iOS 8), where
  /// the texts of a subtitle cell of 44 pt stand at y 5 and 25.5, and those of a value1 cell at y 12
  private func top(ofTexts height: CGFloat, in area: CGRect) -> CGFloat {
    let top = ((area.height - height) / 2).rounded(.up)
    return top.isFinite ? top : 0
  }

  private func layOutLabels(_ area: CGRect) {
    guard let detail = detailTextLabel else {
      textLabel.frame = contentView.sided(area)
      return
    }
    let (text, second) = (textLabel.sizeThatFits(.zero), detail.sizeThatFits(.zero))
    switch style {
    case .default: textLabel.frame = contentView.sided(area)
    case .subtitle,
      .value1 where isStacked:
      let textHeight = height(of: textLabel, area.width)
      let detailHeight = (detail.text ?? "").isEmpty ? 0 : height(of: detail, area.width)
      let top = top(ofTexts: textHeight + detailHeight, in: area)
      textLabel.frame = contentView.sided(CGRect(x: area.minX, y: top, width: min(area.width, text.width), height: textHeight))
      detail.frame = contentView.sided(CGRect(x: area.minX, y: top + textHeight, width: min(area.width, second.width), height: detailHeight))
      if style == .value1 { detail.textAlignment = .natural }
    case .value1:
      // The second text has its width first, the first what is left.
      let widths = textWidths(area, second: second.width)
      place(textLabel, x: area.minX, width: min(widths.text, text.width), in: area)
      place(detail, x: area.maxX - widths.detail, width: widths.detail, in: area)
      detail.textAlignment = isMirrored ? .left : .right
    case .value2:
      let width = min(area.width, CellConstants.value2TextWidth)
      place(textLabel, x: area.minX, width: width, in: area)
      textLabel.textAlignment = isMirrored ? .left : .right
      let start = area.minX + width + CellConstants.detailGap
      place(detail, x: start, width: max(0, min(area.maxX - start, second.width)), in: area)
    }
  }

  /// Places a label, as high as its text needs, in the middle of the row.
  private func place(_ label: UILabel, x: CGFloat, width: CGFloat, in area: CGRect) {
    let height = min(height(of: label, width), area.height)
    label.frame = contentView.sided(CGRect(x: x, y: top(ofTexts: height, in: area), width: width, height: height))
  }
}
