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
    /// The sign that a tap lets choose something else; automatic shows it where the button shows what was chosen from its menu.
    public enum Indicator: String, CaseIterable, Sendable { case automatic, none, popup }

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
      public var imageContentMode = UIView.ContentMode.scaleToFill
      /// Under the colour.
      public var visualEffect: UIBlurEffect?
      /// Over the colour and the image, as large as the background.
      public var customView: UIView? {
        get { custom?.view }
        set { custom = newValue.map { HeldView(view: $0) } }
      }
      private var custom: HeldView?
      /// Between the button's edges and the background's. Units: points.
      public var backgroundInsets = NSDirectionalEdgeInsets()
      /// How far outside of the background's edge the line around it is. Units: points.
      public var strokeOutset: CGFloat = 0
      public var backgroundColorTransformer: UIConfigurationColorTransformer?
      public var strokeColorTransformer: UIConfigurationColorTransformer?
    }

    /// Two are equal where they hold the same view.
    private struct HeldView: Equatable {
      let view: UIView
      static func == (one: Self, other: Self) -> Bool { one.view === other.view }
    }

    let kind: Kind
    public var title: String?
    public var attributedTitle: AttributedText?
    public var subtitle: String?
    public var attributedSubtitle: AttributedText?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Wrapping modes let a text have as many lines as it needs, the others one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    /// How a symbol is drawn where the image doesn't say; nil for as large as the system's texts.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel turns in the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The least room for the image, along the line on which it stands beside or above the texts. Units: points. Ours: it counts without an image, too
    public var imageReservation: CGFloat = 0
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
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
    /// Whether a selected button looks so by itself.
    public var automaticallyUpdateForSelection = true
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
      let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
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
  /// 17 and 15 in the usual text size, and 12.
  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle { size == .mini || size == .small ? .subheadline : .body }
  static let subtitleStyle = UIFont.TextStyle.caption1
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
  /// The wheel in the image's place. Units: points. Source: Apple, the medium activity indicator
  static let spinnerSize = CGSize(width: 20, height: 20)
  static let indicatorSymbol = "chevron.up.chevron.down"
  /// The sign that there is a choice, and the room before it. Units: points. Ours, from pictures of iOS 16
  static let indicatorSize = CGSize(width: 12, height: 12)
  static let indicatorGap: CGFloat = 4
}

extension NSLineBreakMode {
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The views of a configured button, beside the label and the image view that all buttons have.
final class ConfiguredParts {
  let plate = UIImageView()
  let subtitle = UILabel()
  /// The image as it is shown.
  var picture: UIImage?
  /// The line around the plate, where it isn't at its edge.
  var stroke: UIView?
  weak var customView: UIView?
  var spinner: UIActivityIndicatorView?
  var indicator: UIImageView?
  /// What is being shown has changed what is to be shown.
  var isShowing = false
  var mustShowAgain = false
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

  /// Before a layout.
  func showConfigurationAgainIfNeeded() {
    guard let parts = configuredParts, parts.mustShowAgain else { return }
    parts.mustShowAgain = false
    refresh()
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

  var shownTitle: AttributedText? { shownConfiguration?.attributedTitle ?? (shownConfiguration?.title == nil ? currentAttributedTitle : nil) }
  var shownPicture: UIImage? { shownConfiguration?.image ?? currentImage }

  /// A symbol follows the text size, unless it or the configuration says how large it is.
  private func picture(_ configuration: Configuration) -> UIImage? {
    let preferred = configuration.preferredSymbolConfigurationForImage
    let usual = textSize == .large ? nil : UIImage.SymbolConfiguration(textStyle: ButtonConstants.titleStyle(.medium))
    return shownPicture?.configured(
      by: preferred.map { (usual ?? UIImage.SymbolConfiguration()).applying($0) } ?? usual, category: textSize, pixels: simulation.screen.scale)
  }

  private func removeConfiguredParts() {
    configuredParts?.plate.removeFromSuperview()
    configuredParts?.subtitle.removeFromSuperview()
    for view in [configuredParts?.stroke, configuredParts?.spinner, configuredParts?.indicator] { view?.removeFromSuperview() }
    configuredParts = nil
    (alpha, titleLabel.numberOfLines, titleLabel.lineBreakMode, titleLabel.textAlignment) = (1, 1, Self.titleBreaks, .center)
    titleLabel.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
  }

  /// What a configuration takes for the tint.
  private var configuredTint: UIColor { role == .destructive ? system.colors.destructive : tintColor }
  /// The state that a configuration's looks follow.
  private var followedState: State { automaticallyUpdatesConfiguration ? state : .normal }

  /// What follows from the configuration and the state.
  func show(_ configuration: Configuration) {
    let parts = configuredParts ?? ConfiguredParts()
    if configuredParts == nil {
      configuredParts = parts
      insertSubview(parts.plate, at: 0)
      parts.plate.clipsToBounds = true
      addSubview(parts.subtitle)
    }
    // A transformer that changes the configuration is heard once what it was asked for is shown.
    guard !parts.isShowing else {
      parts.mustShowAgain = true
      return setNeedsLayout()
    }
    parts.isShowing = true
    defer { parts.isShowing = false }
    let state = followedState
    let color = configuration.foreground(configuredTint, state)
    showTexts(configuration, parts, color)
    let isPressed = state.contains(.highlighted)
    let share = isPressed ? ButtonConstants.pressedShare : 1
    parts.picture = picture(configuration)
    if parts.picture != nil || hasImageView {
      imageView.image = parts.picture
      imageView.isHidden = parts.picture == nil || configuration.showsActivityIndicator
      imageView.tintColor = configuration.imageColorTransformer.applied(to: color)
      imageView.alpha = share
    }
    showSigns(configuration, parts, color, share)
    showPlate(configuration, parts)
    for view in [titleLabel, parts.subtitle, parts.plate] { view.alpha = share }
    parts.stroke?.alpha = share
    contentDidChange()
  }

  private func showTexts(_ configuration: Configuration, _ parts: ConfiguredParts, _ color: UIColor) {
    func show(
      _ plain: String?, _ attributed: AttributedText?, _ transformer: UIConfigurationTextAttributesTransformer?, _ style: UIFont.TextStyle,
      _ breaks: NSLineBreakMode, in label: UILabel
    ) {
      label.font = .preferredFont(forTextStyle: style, category: textSize)
      (label.numberOfLines, label.lineBreakMode) = (breaks.wraps ? 0 : 1, breaks)
      label.text = plain
      label.textColor = color
      label.isHidden = plain == nil && attributed == nil
      var whole = attributed
      if transformer != nil, let text = attributed ?? plain.map({ AttributedText($0) }) {
        var usual = TextAttributes()
        (usual.font, usual.foregroundColor) = (label.font, color)
        var begun = AttributedText(text.string, usual)
        for (range, attributes) in text.runs(in: text.wholeRange) { begun.add(attributes, in: range) }
        whole = transformer.applied(to: begun)
      }
      if let whole { label.attributedText = whole }
    }
    show(
      configuration.title ?? currentTitle, shownTitle, configuration.titleTextAttributesTransformer, ButtonConstants.titleStyle(configuration.buttonSize),
      configuration.titleLineBreakMode, in: titleLabel)
    show(
      configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer, ButtonConstants.subtitleStyle,
      configuration.subtitleLineBreakMode, in: parts.subtitle)
  }

  /// The wheel in the image's place, and the sign that there is a choice.
  private func showSigns(_ configuration: Configuration, _ parts: ConfiguredParts, _ color: UIColor, _ share: CGFloat) {
    if configuration.showsActivityIndicator {
      let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
      if parts.spinner == nil {
        parts.spinner = spinner
        addSubview(spinner)
        spinner.startAnimating()
      }
      spinner.color = configuration.activityIndicatorColorTransformer.applied(to: color)
    } else if let spinner = parts.spinner {
      spinner.stopAnimating()
      spinner.removeFromSuperview()
      parts.spinner = nil
    }
    if showsIndicator(configuration) {
      let sign = parts.indicator ?? UIImageView()
      if parts.indicator == nil {
        parts.indicator = sign
        sign.image = .symbol(named: ButtonConstants.indicatorSymbol)
        addSubview(sign)
      }
      sign.tintColor = configuration.indicatorColorTransformer.applied(to: color)
      sign.alpha = share
    } else if let sign = parts.indicator {
      sign.removeFromSuperview()
      parts.indicator = nil
    }
  }

  func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  private func showCustomView(_ view: UIView?, in parts: ConfiguredParts) {
    if let old = parts.customView, old !== view, old.superview === parts.plate { old.removeFromSuperview() }
    parts.customView = view
    guard let view, view.superview !== parts.plate, !isDescendant(of: view) else { return }
    view.frame = parts.plate.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parts.plate.addSubview(view)
  }

  private func showPlate(_ configuration: Configuration, _ parts: ConfiguredParts) {
    let (background, plate) = (configuration.background, parts.plate)
    let color = configuration.backgroundColor(configuredTint, followedState).map { background.backgroundColorTransformer.applied(to: $0) }
    // The effect is a flat colour, which is seen where nothing covers it. Source: docs/rules/layers.md 3.4
    let effect = background.visualEffect?.style.color(in: system)
    plate.backgroundColor = color.map { $0.alpha == 0 && $0.dynamic == 0 ? effect ?? $0 : $0 } ?? effect
    (plate.image, plate.contentMode) = (background.image, background.imageContentMode)
    showCustomView(background.customView, in: parts)
    let stroke = background.strokeColorTransformer.applied(to: background.strokeColor ?? configuredTint)
    let isOutside = background.strokeOutset != 0 && background.strokeWidth > 0
    plate.layer.borderWidth = isOutside ? 0 : background.strokeWidth
    plate.layer.borderColor = stroke
    if isOutside {
      let line = parts.stroke ?? UIView()
      if parts.stroke == nil {
        parts.stroke = line
        line.isUserInteractionEnabled = false
        insertSubview(line, aboveSubview: plate)
      }
      (line.layer.borderWidth, line.layer.borderColor) = (background.strokeWidth, stroke)
    } else if let line = parts.stroke {
      line.removeFromSuperview()
      parts.stroke = nil
    }
  }
}

/// Texts and symbols of a configured button follow the text size. Source: docs/rules/controllers.md 19
extension UIButton: FollowsTextSizes {
  package func textsHaveAnotherSize() { if shownConfiguration != nil { refresh() } }
}
