import Foundation

/// The frames of a button's parts, and the size that fits them. Space: own bounds. Units: points.
/// Source: Apple, UIButton (contentRect, titleRect, imageRect, the insets); the classic sizes as Interface Builder gives them
extension UIButton {
  /// Space above and below a title.
  static let titlePadding: CGFloat = 6
  /// The size of a button without content.
  static let emptySize = CGSize(width: 30, height: 34)

  /// The size of title and picture side by side, or of a background picture that is larger. Content insets replace the space above and
  /// below a title.
  /// - Parameter width: of the room; 0 for no limit. The texts of a configured button break there
  func fittingSize(_ width: CGFloat) -> CGSize {
    if let shownConfiguration { return fittingSize(shownConfiguration, width: width) }
    let (title, image) = (titleSize, shownImage?.size)
    var content = CGSize(width: (image?.width ?? 0) + title.width, height: max(image?.height ?? 0, title.height))
    let insets = contentEdgeInsets
    if insets != .zero {
      content.width += insets.left + insets.right
      content.height += insets.top + insets.bottom
    } else if hasTitle {
      content.height = max(content.height, title.height + 2 * Self.titlePadding)
      content.width = max(content.width, Self.emptySize.width)
    } else if image == nil {
      content = Self.emptySize
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(content.width, background.width, 0), height: max(content.height, background.height, 0))
  }

  func layOutParts() {
    if let shownConfiguration { return layOut(shownConfiguration) }
    if let backgroundView { backgroundView.frame = Overridable.backgroundRect.rect(self, in: bounds) }
    let content = Overridable.contentRect.rect(self, in: bounds)
    if hasImageView { imageView.frame = Overridable.imageRect.rect(self, in: content) }
    titleLabel.frame = Overridable.titleRect.rect(self, in: content)
    plate?.frame = titleLabel.frame.shrunk(dx: -Self.plateMargin, dy: 0)
  }

  public func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  public func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetKeepingSize(by: contentEdgeInsets) }

  public func titleRect(forContentRect rect: CGRect) -> CGRect {
    guard hasTitle else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    let size = titleSize
    var room = rect.insetKeepingSize(by: titleEdgeInsets)
    if contentEdgeInsets == .zero, contentVerticalAlignment == .top || contentVerticalAlignment == .bottom {
      // In a button that is as high as fits, the space around a title stays when the title is at an edge.
      // Source: docs/rules/controllers.md 18.9 (D)
      let space = max(0, (room.height - size.height) / 2)
      if space <= Self.titlePadding { room = room.shrunk(dx: 0, dy: space) }
    }
    return place(size, after: shownImage?.size.width ?? 0, before: 0, in: room)
  }

  public func imageRect(forContentRect rect: CGRect) -> CGRect {
    guard let image = shownImage else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    return place(image.size, after: 0, before: titleSize.width, in: rect.insetKeepingSize(by: imageEdgeInsets))
  }

  /// The title's baselines, as the content is placed.
  func titleBaselines(width: CGFloat) -> TextBaselines {
    let block = shownConfiguration.map { titleBlock($0, width: width) }
    let height = block?.titleHeight ?? titleLabel.sizeThatFits(.zero).height
    let own = titleLabel.baselines(in: CGSize(width: 0, height: 0))
    let lines = (own.first.distance(height: height), own.last.distance(height: height))
    let share = contentVerticalAlignment.shareAbove
    if let block {
      return TextBaselines(
        lines: (lines.0 + block.titleTop, lines.1 + block.titleTop), blockHeight: block.height, share: share, top: block.insets.top,
        bottom: block.insets.bottom)
    }
    return TextBaselines(
      lines: lines, blockHeight: height, share: share, top: contentEdgeInsets.top + titleEdgeInsets.top,
      bottom: contentEdgeInsets.bottom + titleEdgeInsets.bottom)
  }

  private var titleSize: CGSize { !hasTitle ? .zero : titleLabel.sizeThatFits(.zero) }

  /// The frame of one part: after a part of the width `lead` and before one of the width `trail`; smaller when there is no room.
  private func place(_ size: CGSize, after lead: CGFloat, before trail: CGFloat, in rect: CGRect) -> CGRect {
    // The picture gets its width first; the title gets the rest.
    let (width, height) = (min(size.width, max(0, rect.width - lead)), min(size.height, rect.height))
    let free = max(0, rect.width - lead - width - trail)
    let scale = simulation.screen.scale
    var frame = CGRect(x: rect.minX + lead, y: rect.minY, width: width, height: height)
    switch readingAlignment {
    case .left, .leading: break
    case .right, .trailing: frame.origin.x += free
    case .center: frame.origin.x = (frame.origin.x + free / 2).roundedToPixel(scale: scale)
    case .fill: frame.size.width += free
    }
    if isMirrored { frame.origin.x = rect.minX + rect.maxX - frame.maxX }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: frame.origin.y = rect.maxY - height
    case .center: frame.origin.y = (rect.midY - height / 2).roundedToPixel(scale: scale)
    case .fill: frame.size.height = rect.height
    }
    return frame
  }

  /// The alignment as one reads: of a button that is laid out from right to left, all is placed as from left to right, and mirrored then.
  var readingAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .left where isMirrored: .right
    case .right where isMirrored: .left
    default: contentHorizontalAlignment
    }
  }

  /// How far the background of a selected title extends at its sides. Ours
  private static let plateMargin: CGFloat = 4
}

/// Asked in each layout of a button without a configuration. Source: Apple, UIButton.titleRect(forContentRect:) and its neighbours
extension UIButton.Overridable {
  public static let backgroundRect = OverridableMethod(
    "backgroundRect", "The rectangle of the background image for these bounds.", unit: .points, "bounds"
  ) { (button: UIButton, bounds: CGRect) in button.backgroundRect(forBounds: bounds) }
  public static let contentRect = OverridableMethod(
    "contentRect", "The rectangle for title and image for these bounds.", unit: .points, "bounds"
  ) { (button: UIButton, bounds: CGRect) in button.contentRect(forBounds: bounds) }
  public static let titleRect = OverridableMethod(
    "titleRect", "The rectangle of the title inside a content rectangle.", unit: .points, "contentRect"
  ) { (button: UIButton, content: CGRect) in button.titleRect(forContentRect: content) }
  public static let imageRect = OverridableMethod(
    "imageRect", "The rectangle of the image inside a content rectangle.", unit: .points, "contentRect"
  ) { (button: UIButton, content: CGRect) in button.imageRect(forContentRect: content) }
}

extension CGRect {
  /// The rectangle made smaller by the insets, with a width and a height of at least 0.
  fileprivate func insetKeepingSize(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
