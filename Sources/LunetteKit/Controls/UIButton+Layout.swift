import Foundation

/// Where the parts of a button stand, and how large it wants to be. Space: own bounds. Units: points.
/// Source: Apple, UIButton (contentRect, titleRect, imageRect, the insets); the classic sizes as Interface Builder gives them
extension UIButton {
  /// Above and below a title.
  static let titlePadding: CGFloat = 6
  /// With nothing in it.
  static let emptySize = CGSize(width: 30, height: 34)

  /// Title and picture side by side; a background picture, where it is larger. Content insets take the place of the room around a title.
  var fittingSize: CGSize {
    let (title, image) = (titleSize, currentImage?.size)
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
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if hasImageView { imageView.frame = imageRect(forContentRect: content) }
    titleLabel.frame = titleRect(forContentRect: content)
    plate?.frame = titleLabel.frame.shrunk(dx: -Self.plateMargin, dy: 0)
  }

  public func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  public func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetKeepingSize(by: contentEdgeInsets) }

  public func titleRect(forContentRect rect: CGRect) -> CGRect {
    guard hasTitle else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    return place(titleSize, after: currentImage?.size.width ?? 0, before: 0, in: rect.insetKeepingSize(by: titleEdgeInsets))
  }

  public func imageRect(forContentRect rect: CGRect) -> CGRect {
    guard let image = currentImage else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    return place(image.size, after: 0, before: titleSize.width, in: rect.insetKeepingSize(by: imageEdgeInsets))
  }

  private var titleSize: CGSize { !hasTitle ? .zero : titleLabel.sizeThatFits(.zero) }

  /// A part of the content beside what stands before and after it; narrower and lower where there is no room.
  private func place(_ size: CGSize, after lead: CGFloat, before trail: CGFloat, in rect: CGRect) -> CGRect {
    // A picture is placed first; a title has what it leaves.
    let (width, height) = (min(size.width, max(0, rect.width - lead)), min(size.height, rect.height))
    let free = max(0, rect.width - lead - width - trail)
    let scale = simulation.screen.scale
    var frame = CGRect(x: rect.minX + lead, y: rect.minY, width: width, height: height)
    switch contentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: frame.origin.x += free
    case .center: frame.origin.x = (frame.origin.x + free / 2).roundedToPixel(scale: scale)
    case .fill: frame.size.width += free
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: frame.origin.y = rect.maxY - height
    case .center: frame.origin.y = (rect.midY - height / 2).roundedToPixel(scale: scale)
    case .fill: frame.size.height = rect.height
    }
    return frame
  }

  /// Of the plate beyond the title, at its sides. Ours
  private static let plateMargin: CGFloat = 4
}

extension CGRect {
  /// Inset, and no smaller than nothing.
  fileprivate func insetKeepingSize(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
