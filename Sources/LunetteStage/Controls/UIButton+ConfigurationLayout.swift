import Foundation

/// Where the parts of a configured button stand. Space: own bounds. Units: points. Source: docs/rules/controllers.md 19
extension UIButton {
  private struct ConfiguredSizes {
    /// What stands in the image's place, and the room that it has.
    var image = CGSize.zero
    var room = CGSize.zero
    var hasImage = false
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var texts = CGSize.zero
    /// Between the image and the texts.
    var padding: CGFloat = 0
    /// The sign that there is a choice, with what is before it.
    var indicator: CGFloat = 0
    var content = CGSize.zero
  }

  /// - Parameter width: of the button; 0 for no limit
  private func sizes(_ configuration: Configuration, width: CGFloat) -> ConfiguredSizes {
    let scale = simulation.screen.scale
    func fitting(_ label: UILabel, _ room: CGFloat) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: UIView.unlimited))
      return CGSize(width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }
    var sizes = ConfiguredSizes()
    let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    sizes.image = configuration.showsActivityIndicator ? ButtonConstants.spinnerSize : configuredParts?.picture?.size ?? .zero
    sizes.room = sizes.image
    if isBeside {
      sizes.room.width = max(sizes.room.width, configuration.imageReservation)
    } else {
      sizes.room.height = max(sizes.room.height, configuration.imageReservation)
    }
    sizes.hasImage = configuration.showsActivityIndicator || configuredParts?.picture != nil || configuration.imageReservation > 0
    if showsIndicator(configuration) { sizes.indicator = ButtonConstants.indicatorSize.width + ButtonConstants.indicatorGap }
    let insets = configuration.contentInsets
    let beside = isBeside && sizes.hasImage ? sizes.room.width + configuration.imagePadding : 0
    // What the other parts leave of the width; where they leave nothing, a text is measured whole, and cut.
    let room = max(0, width - insets.leading - insets.trailing - beside - sizes.indicator)
    sizes.title = fitting(titleLabel, room)
    sizes.subtitle = configuredParts.map { fitting($0.subtitle, room) } ?? .zero
    let between = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
    sizes.texts = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + between + sizes.subtitle.height)
    sizes.padding = sizes.hasImage && sizes.texts.height > 0 ? configuration.imagePadding : 0
    if isBeside {
      sizes.content = CGSize(width: sizes.room.width + sizes.padding + sizes.texts.width, height: max(sizes.room.height, sizes.texts.height))
    } else {
      sizes.content = CGSize(width: max(sizes.room.width, sizes.texts.width), height: sizes.room.height + sizes.padding + sizes.texts.height)
    }
    if sizes.indicator > 0 {
      if sizes.content.width <= 0 { sizes.indicator -= ButtonConstants.indicatorGap }
      sizes.content.width += sizes.indicator
      sizes.content.height = max(sizes.content.height, ButtonConstants.indicatorSize.height)
    }
    return sizes
  }

  /// The height of picture and texts together, the title's, its top in it, and the insets around it.
  func titleBlock(
    _ configuration: Configuration, width: CGFloat
  ) -> (height: CGFloat, titleHeight: CGFloat, titleTop: CGFloat, insets: NSDirectionalEdgeInsets) {
    let sizes = sizes(configuration, width: width)
    let top: CGFloat =
      switch configuration.imagePlacement {
      case .leading, .trailing: (sizes.content.height - sizes.texts.height) / 2
      case .top: sizes.content.height - sizes.texts.height
      case .bottom: 0
      }
    return (sizes.content.height, sizes.title.height, top, configuration.contentInsets)
  }

  func fittingSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let (content, insets) = (sizes(configuration, width: width).content, configuration.contentInsets)
    return CGSize(
      width: max(0, content.width + insets.leading + insets.trailing), height: max(0, content.height + insets.top + insets.bottom))
  }

  /// All is placed as it stands from the left to the right, and mirrored in the end.
  func layOut(_ configuration: Configuration) {
    guard let parts = configuredParts else { return }
    layOutPlate(configuration, parts)
    let sizes = sizes(configuration, width: bounds.width)
    let insets = configuration.contentInsets
    let room = CGRect(
      x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let content = CGSize(width: min(sizes.content.width, room.width), height: min(sizes.content.height, room.height))
    let scale = simulation.screen.scale
    func along(_ start: CGFloat, _ free: CGFloat) -> CGFloat { (start + free / 2).roundedToPixel(scale: scale) }
    var box = CGRect(origin: CGPoint(x: along(room.minX, room.width - content.width), y: along(room.minY, room.height - content.height)), size: content)
    switch readingAlignment {
    case .left, .leading: box.origin.x = room.minX
    case .right, .trailing: box.origin.x = room.maxX - content.width
    case .fill: (box.origin.x, box.size.width) = (room.minX, room.width)
    case .center: break
    }
    switch contentVerticalAlignment {
    case .top: box.origin.y = room.minY
    case .bottom: box.origin.y = room.maxY - content.height
    case .fill: (box.origin.y, box.size.height) = (room.minY, room.height)
    case .center: break
    }
    if let sign = parts.indicator {
      let size = ButtonConstants.indicatorSize
      sign.frame = sided(CGRect(origin: CGPoint(x: box.maxX - size.width, y: along(box.minY, box.height - size.height)), size: size))
      box.size.width = max(0, box.width - sizes.indicator)
    }
    // The image has its size, the texts what is left.
    var texts = box
    var image = CGRect(origin: box.origin, size: sizes.room)
    switch configuration.imagePlacement {
    case .leading, .trailing:
      texts.size.width = max(0, box.width - (sizes.hasImage ? sizes.room.width + sizes.padding : 0))
      image.origin.y = along(box.minY, box.height - sizes.room.height)
      if configuration.imagePlacement == .leading { texts.origin.x = box.maxX - texts.width } else { image.origin.x = box.maxX - sizes.room.width }
    case .top, .bottom:
      texts.size.height = max(0, box.height - (sizes.hasImage ? sizes.room.height + sizes.padding : 0))
      image.origin.x = along(box.minX, box.width - sizes.room.width)
      if configuration.imagePlacement == .top { texts.origin.y = box.maxY - texts.height } else { image.origin.y = box.maxY - sizes.room.height }
    }
    // In the middle of what is reserved.
    let picture = sided(
      sizes.image == sizes.room
        ? image
        : CGRect(
          origin: CGPoint(x: along(image.minX, image.width - sizes.image.width), y: along(image.minY, image.height - sizes.image.height)),
          size: sizes.image))
    if hasImageView { imageView.frame = picture }
    parts.spinner?.frame = picture
    place(sizes, configuration, parts, in: texts, along)
  }

  private func layOutPlate(_ configuration: Configuration, _ parts: ConfiguredParts) {
    let (background, insets) = (configuration.background, configuration.background.backgroundInsets)
    let plate = sided(
      CGRect(
        x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
        height: max(0, bounds.height - insets.top - insets.bottom)))
    let radius = configuration.cornerRadius(height: plate.height)
    parts.plate.frame = plate
    parts.plate.layer.cornerRadius = radius
    if let line = parts.stroke {
      let outset = background.strokeOutset
      line.frame = plate.shrunk(dx: -outset, dy: -outset)
      line.layer.cornerRadius = max(0, radius + outset)
    }
  }

  private func place(
    _ sizes: ConfiguredSizes, _ configuration: Configuration, _ parts: ConfiguredParts, in texts: CGRect,
    _ along: (CGFloat, CGFloat) -> CGFloat
  ) {
    let isBeside = sizes.hasImage && (configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing)
    let alignment = configuration.titleAlignment == .automatic ? isBeside ? .leading : .center : configuration.titleAlignment
    func x(_ width: CGFloat) -> CGFloat {
      switch alignment {
      case .leading: texts.minX
      case .trailing: texts.maxX - width
      case .center, .automatic: along(texts.minX, texts.width - width)
      }
    }
    for label in [titleLabel, parts.subtitle] {
      label.textAlignment = alignment == .center ? .center : (alignment == .leading) == isMirrored ? .right : .left
    }
    // Of several lines those are shown that have room.
    let (line, rest) = (titleLabel.font.lineHeight, sizes.texts.height - sizes.title.height)
    let isCut = sizes.title.height > 1.5 * line && sizes.texts.height > texts.height
    let title = CGSize(width: min(sizes.title.width, texts.width), height: isCut ? max(line, texts.height - rest) : sizes.title.height)
    let top = along(texts.minY, texts.height - title.height - rest)
    titleLabel.frame = sided(CGRect(origin: CGPoint(x: x(title.width), y: top), size: title))
    let second = CGSize(width: min(sizes.subtitle.width, texts.width), height: sizes.subtitle.height)
    parts.subtitle.frame = sided(
      CGRect(origin: CGPoint(x: x(second.width), y: top + title.height + rest - second.height), size: second))
  }
}
