import Foundation

extension UIButton {
  /// What a button shows and how, as a value. Source: Apple, UIButton.Configuration (iOS 15); docs/rules/controllers.md 19
  public struct Configuration: Equatable {
    /// What the colours follow from that aren't set.
    enum Kind { case plain, gray, tinted, filled }
    public enum CornerStyle: String, CaseIterable, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: String, CaseIterable, Sendable { case mini, small, medium, large }
    public enum TitleAlignment: String, CaseIterable, Sendable { case automatic, leading, center, trailing }
    public enum ImagePlacement: String, CaseIterable, Sendable { case top, leading, bottom, trailing }

    /// What is behind the content.
    public struct Background: Equatable {
      /// Nil for what follows from the configuration.
      public var backgroundColor: UIColor?
      /// Units: points.
      public var cornerRadius = ButtonConstants.cornerRadius
      /// Nil for the button's tint.
      public var strokeColor: UIColor?
      /// Units: points.
      public var strokeWidth: CGFloat = 0
      public var image: UIImage?
    }

    let kind: Kind
    public var title: String?
    public var attributedTitle: AttributedText?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = ImagePlacement.leading
    /// Between the image and the texts. Units: points.
    public var imagePadding: CGFloat = 0
    /// Between the title and the subtitle. Units: points.
    public var titlePadding = ButtonConstants.titlePadding
    public var titleAlignment = TitleAlignment.automatic
    /// Nil for what follows from the kind, the state and the tint.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var background = Background()
    private var ownInsets: NSDirectionalEdgeInsets?
    /// Around the content; those of the size, unless they are set. Units: points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonConstants.insets(buttonSize) }
      set { ownInsets = newValue }
    }

    init(_ kind: Kind) { self.kind = kind }

    public static func plain() -> Self { Self(.plain) }
    public static func gray() -> Self { Self(.gray) }
    public static func tinted() -> Self { Self(.tinted) }
    public static func filled() -> Self { Self(.filled) }
    /// The looks of the bordered kinds on a phone. Source: Apple
    public static func bordered() -> Self { gray() }
    public static func borderless() -> Self { plain() }
    public static func borderedTinted() -> Self { tinted() }
    public static func borderedProminent() -> Self { filled() }

    /// The colour of texts and template images.
    func foreground(_ tint: UIColor, _ state: UIControl.State) -> UIColor {
      if state.contains(.disabled) { return Simulation.current.system.colors.disabledInConfiguration }
      return baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    /// The colour behind the content; nil for none.
    func backgroundColor(_ tint: UIColor, _ state: UIControl.State) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let isSelected = state.contains(.selected)
      if state.contains(.disabled) { return kind == .plain && !isSelected ? nil : Simulation.current.system.colors.grayFill }
      switch kind {
      case .plain: return isSelected ? (baseBackgroundColor ?? tint).withAlphaComponent(ButtonConstants.tintedShare) : baseBackgroundColor
      case .gray: return baseBackgroundColor ?? Simulation.current.system.colors.grayFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(ButtonConstants.tintedShare)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: ButtonConstants.smallRadius
      case .medium: ButtonConstants.mediumRadius
      case .large: ButtonConstants.largeRadius
      case .capsule: height / 2
      }
    }
  }
}

/// Measures of configured buttons. Units: points. Source: docs/rules/controllers.md 19
enum ButtonConstants {
  /// Source: the description of a `UIButton.Configuration` (iOS 15)
  static let cornerRadius: CGFloat = 5.95
  /// Ours: UIKit's are not documented.
  static let (smallRadius, mediumRadius, largeRadius): (CGFloat, CGFloat, CGFloat) = (4, 8, 12)
  /// Ours
  static let titlePadding: CGFloat = 1
  static let subtitleFontSize: CGFloat = 12
  static func fontSize(_ size: UIButton.Configuration.Size) -> CGFloat { size == .mini || size == .small ? 15 : 17 }
  /// Source: the descriptions of configurations of the four sizes (iOS 15); those of mini are taken from small
  static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
  /// The tint's opacity behind a tinted button. Ours, from pictures of iOS 15
  static let tintedShare: CGFloat = 0.18
  /// The opacity of a button under a finger. Ours, from pictures of iOS 15
  static let pressedShare: CGFloat = 0.75
}

/// The views of a configured button, beside the label and the image view that all buttons have.
final class ConfiguredParts {
  let plate = UIImageView()
  let subtitle = UILabel()
}

extension UIButton {
  /// What the button shows in place of titles, images and insets for states; nil for those. Where it has no title or image, the one that was
  /// set for the state is shown.
  public var configuration: Configuration? {
    get { shownConfiguration }
    set {
      guard newValue != shownConfiguration else { return }
      let wasConfigured = shownConfiguration != nil
      shownConfiguration = newValue
      if newValue == nil, wasConfigured { removeConfiguredParts() }
      refresh()
    }
  }

  /// `updateConfiguration` is called before the next layout.
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    ConfigurationMethods.updateConfiguration(self)
  }

  /// The methods that classes of an app may override.
  public enum ConfigurationMethods {
    public static let updateConfiguration = OverridableMethod(
      "updateConfiguration",
      "Brings the configuration in line with the button's state, before the next layout after a change. Calls configurationUpdateHandler."
    ) { (button: UIButton) in
      if let handler = button.configurationUpdateHandler { handler(button) }
    }
  }

  private var shownTitle: AttributedText? { shownConfiguration?.attributedTitle ?? (shownConfiguration?.title == nil ? currentAttributedTitle : nil) }
  private var shownPicture: UIImage? { shownConfiguration?.image ?? currentImage }

  private func removeConfiguredParts() {
    configuredParts?.plate.removeFromSuperview()
    configuredParts?.subtitle.removeFromSuperview()
    configuredParts = nil
    (alpha, titleLabel.numberOfLines) = (1, 1)
    titleLabel.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
  }

  /// What follows from the configuration and the state.
  func show(_ configuration: Configuration) {
    let parts = configuredParts ?? ConfiguredParts()
    if configuredParts == nil {
      configuredParts = parts
      insertSubview(parts.plate, at: 0)
      parts.plate.clipsToBounds = true
      addSubview(parts.subtitle)
    }
    let state = state
    let color = configuration.foreground(tintColor, state)
    titleLabel.font = .systemFont(ofSize: ButtonConstants.fontSize(configuration.buttonSize))
    titleLabel.text = configuration.title ?? currentTitle
    titleLabel.textColor = color
    if let title = shownTitle { titleLabel.attributedText = title }
    titleLabel.isHidden = titleLabel.text == nil
    parts.subtitle.font = .systemFont(ofSize: ButtonConstants.subtitleFontSize)
    parts.subtitle.text = configuration.subtitle
    parts.subtitle.textColor = color
    parts.subtitle.isHidden = configuration.subtitle == nil
    if shownPicture != nil || hasImageView {
      imageView.image = shownPicture
      imageView.isHidden = shownPicture == nil
      imageView.tintColor = color
      imageView.alpha = 1
    }
    let plate = parts.plate
    plate.backgroundColor = configuration.backgroundColor(tintColor, state)
    plate.image = configuration.background.image
    plate.layer.borderWidth = configuration.background.strokeWidth
    plate.layer.borderColor = configuration.background.strokeColor ?? tintColor
    let isPressed = state.contains(.highlighted)
    plate.alpha = isPressed ? ButtonConstants.pressedShare : 1
    for view in [titleLabel, parts.subtitle] { view.alpha = isPressed ? ButtonConstants.pressedShare : 1 }
    if hasImageView { imageView.alpha = isPressed ? ButtonConstants.pressedShare : 1 }
    contentDidChange()
  }

  // MARK: Layout. Space: own bounds. Units: points

  private struct ConfiguredSizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var texts = CGSize.zero
    var content = CGSize.zero
  }

  private func sizes(_ configuration: Configuration) -> ConfiguredSizes {
    let scale = simulation.screen.scale
    func fitting(_ label: UILabel) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(.zero)
      return CGSize(width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }
    var sizes = ConfiguredSizes()
    sizes.image = shownPicture?.size ?? .zero
    sizes.title = fitting(titleLabel)
    sizes.subtitle = configuredParts.map { fitting($0.subtitle) } ?? .zero
    let between = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
    sizes.texts = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + between + sizes.subtitle.height)
    let padding = shownPicture != nil && sizes.texts.height > 0 ? configuration.imagePadding : 0
    switch configuration.imagePlacement {
    case .leading, .trailing:
      sizes.content = CGSize(
        width: sizes.image.width + padding + sizes.texts.width, height: max(sizes.image.height, sizes.texts.height))
    case .top, .bottom:
      sizes.content = CGSize(
        width: max(sizes.image.width, sizes.texts.width), height: sizes.image.height + padding + sizes.texts.height)
    }
    return sizes
  }

  /// The height of picture and texts together, the top of the title in it, and the insets around it.
  func titleBlock(_ configuration: Configuration) -> (height: CGFloat, titleTop: CGFloat, insets: NSDirectionalEdgeInsets) {
    let sizes = sizes(configuration)
    let top: CGFloat =
      switch configuration.imagePlacement {
      case .leading, .trailing: (sizes.content.height - sizes.texts.height) / 2
      case .top: sizes.content.height - sizes.texts.height
      case .bottom: 0
      }
    return (sizes.content.height, top, configuration.contentInsets)
  }

  func fittingSize(_ configuration: Configuration) -> CGSize {
    let (content, insets) = (sizes(configuration).content, configuration.contentInsets)
    return CGSize(
      width: max(0, content.width + insets.leading + insets.trailing), height: max(0, content.height + insets.top + insets.bottom))
  }

  func layOut(_ configuration: Configuration) {
    guard let parts = configuredParts else { return }
    parts.plate.frame = bounds
    parts.plate.layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    let sizes = sizes(configuration)
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
    // The image has its size, the texts what is left.
    var texts = box
    var image = CGRect(origin: box.origin, size: sizes.image)
    let padding = shownPicture != nil && sizes.texts.height > 0 ? configuration.imagePadding : 0
    switch configuration.imagePlacement {
    case .leading, .trailing:
      texts.size.width = max(0, box.width - (shownPicture == nil ? 0 : sizes.image.width + padding))
      image.origin.y = along(box.minY, box.height - sizes.image.height)
      if configuration.imagePlacement == .leading { texts.origin.x = box.maxX - texts.width } else { image.origin.x = box.maxX - sizes.image.width }
    case .top, .bottom:
      texts.size.height = max(0, box.height - (shownPicture == nil ? 0 : sizes.image.height + padding))
      image.origin.x = along(box.minX, box.width - sizes.image.width)
      if configuration.imagePlacement == .top { texts.origin.y = box.maxY - texts.height } else { image.origin.y = box.maxY - sizes.image.height }
    }
    if hasImageView { imageView.frame = image }
    place(sizes, configuration, parts, in: texts, along)
    guard isMirrored else { return }
    for part in [hasImageView ? imageView : nil, titleLabel, parts.subtitle] {
      if let part { part.frame = sided(part.frame) }
    }
  }

  private func place(
    _ sizes: ConfiguredSizes, _ configuration: Configuration, _ parts: ConfiguredParts, in texts: CGRect,
    _ along: (CGFloat, CGFloat) -> CGFloat
  ) {
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration.titleAlignment {
      case .leading: return texts.minX
      case .trailing: return texts.maxX - width
      case .center: return along(texts.minX, texts.width - width)
      case .automatic:
        let isBeside = shownPicture != nil && (configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing)
        return isBeside ? texts.minX : along(texts.minX, texts.width - width)
      }
    }
    let top = along(texts.minY, texts.height - sizes.texts.height)
    let title = CGSize(width: min(sizes.title.width, texts.width), height: sizes.title.height)
    titleLabel.frame = CGRect(origin: CGPoint(x: x(title.width), y: top), size: title)
    let second = CGSize(width: min(sizes.subtitle.width, texts.width), height: sizes.subtitle.height)
    parts.subtitle.frame = CGRect(
      origin: CGPoint(x: x(second.width), y: top + sizes.texts.height - second.height), size: second)
  }
}
