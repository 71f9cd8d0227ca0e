import Foundation

/// A control with a title, a picture, or both. A tap with one finger goes to the button, not to a tap recognizer of a superview.
///
/// This file has the contents for each state, `+Layout` the frames. The looks are those of iOS 7 to 12.
open class UIButton: UIControl {
  open override class var isOpaqueAtFirst: Bool { false }
  open override var accessibilityNature: AccessibilityNature { spokenNature }
  open override var summary: ViewSummary {
    var summary = super.summary
    summary.text = shownConfiguration == nil ? currentAttributedTitle?.string ?? currentTitle : titleLabel.text
    return summary
  }

  /// Source: Apple, UIButton.ButtonType (raw values)
  public enum ButtonType: Int, CaseIterable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  public let buttonType: ButtonType
  public let titleLabel = UILabel()
  /// Made when there is a picture to show, or when the property is read.
  public private(set) lazy var imageView: UIImageView = {
    let view = UIImageView()
    insertSubview(view, belowSubview: titleLabel)
    hasImageView = true
    return view
  }()
  private(set) var hasImageView = false
  /// The view behind the other parts, for the picture of `setBackgroundImage` and the background of a selected system button's title.
  private(set) var backgroundView: UIImageView?
  private(set) var plate: UIView?

  private var titles = PerState<String>()
  private var attributedTitles = PerState<AttributedText>()
  private var titleColors = PerState<UIColor>()
  private var shadowColors = PerState<UIColor>()
  /// False until a shadow colour is set; until then the label keeps its own.
  private var hasShadowColors = false
  private var isShadowReversed = false
  private var images = PerState<UIImage>()
  private var symbolConfigurations = PerState<UIImage.SymbolConfiguration>()
  private var backgrounds = PerState<UIImage>()

  /// See `+Configuration`.
  var shownConfiguration: Configuration?
  var configuredParts: ConfiguredParts?
  var needsUpdateConfiguration = false
  /// Called before the next layout when the state has changed, and after `setNeedsUpdateConfiguration`. Source: Apple (iOS 15)
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What the button means: a destructive one is written in red where it would have the tint. Source: Apple, UIButton.Role (iOS 14)
  public enum Role: String, CaseIterable, Sendable { case normal, primary, cancel, destructive }
  public var role = Role.normal { didSet { if role != oldValue { refresh() } } }
  /// Whether the configuration's colours follow the button's state by themselves. Source: Apple, automaticallyUpdatesConfiguration (iOS 15)
  public var automaticallyUpdatesConfiguration = true { didSet { if automaticallyUpdatesConfiguration != oldValue { refresh() } } }

  /// Space around title and picture together. When it is zero, a title has some space above and below. Units: points.
  public var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// These insets move the title and the picture without changing sizes. Units: points.
  public var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  public var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether the title's shadow points the other way while a finger is on the button.
  public var reversesTitleShadowWhenHighlighted = false { didSet { refresh() } }
  /// Whether the picture is paler while a finger is on the button, and while the button is disabled.
  public var adjustsImageWhenHighlighted = true { didSet { refresh() } }
  public var adjustsImageWhenDisabled = true { didSet { refresh() } }

  public static let defaultTint = UIView.systemTint

  public init(type: ButtonType = .custom, frame: CGRect = .zero) {
    buttonType = type
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    titleLabel.lineBreakMode = Self.titleBreaks
    titleLabel.font = .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
    addSubview(titleLabel)
    if let picture = picture(of: type) { images.set(picture, for: .normal) }
    refresh()
  }

  /// Makes a custom button, as in UIKit.
  public override convenience init(frame: CGRect) { self.init(type: .custom, frame: frame) }

  // MARK: By state

  /// All titles, colours and images that were set, by kind and by states' numbers.
  package final var givenLooks: [[(state: UInt, value: Any)]] {
    [titles.given, attributedTitles.given, titleColors.given, shadowColors.given, images.given, backgrounds.given]
  }

  public func setTitle(_ title: String?, for state: State) {
    titles.set(title, for: state)
    refresh()
  }

  /// Replaces the plain title with its colour and font.
  public func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles.set(title, for: state)
    refresh()
  }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors.set(color, for: state)
    refresh()
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors.set(color, for: state)
    hasShadowColors = true
    refresh()
  }

  public func setImage(_ image: UIImage?, for state: State) {
    images.set(image, for: state)
    refresh()
  }

  /// How a symbol is drawn where the image doesn't say. Source: Apple, setPreferredSymbolConfiguration(_:forImageIn:)
  public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, for state: State) {
    symbolConfigurations.set(configuration, for: state)
    refresh()
  }

  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds.set(image, for: state)
    refresh()
  }

  public func title(for state: State) -> String? { titles.value(for: state) }
  public func attributedTitle(for state: State) -> AttributedText? { attributedTitles.value(for: state) }
  public func titleShadowColor(for state: State) -> UIColor? { shadowColors.value(for: state) }
  public func image(for state: State) -> UIImage? { images.value(for: state) }
  public func backgroundImage(for state: State) -> UIImage? { backgrounds.value(for: state) }

  /// Without a colour that was set for the state or for normal: white for a custom button; for the others the tint, or grey while disabled.
  /// Source: docs/rules/controllers.md 18.9 (a colour for normal holds in a disabled button too: measured)
  public func titleColor(for state: State) -> UIColor {
    if let color = titleColors[state] { return color }
    if buttonType != .custom {
      if state.contains(.disabled) { return titleColors[.disabled] ?? titleColors[.normal] ?? system.colors.disabledTitle }
      if showsPlate(in: state) { return .white }
    }
    return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  public var currentTitle: String? { title(for: state) }
  public var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }
  /// Whether the button shows a plain or an attributed title.
  var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
  public var currentTitleColor: UIColor { titleColor(for: state) }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentImage: UIImage? { image(for: state) }
  public func preferredSymbolConfiguration(for state: State) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }
  /// The image of the present state as it is drawn.
  var shownImage: UIImage? {
    guard let image = currentImage, let configuration = preferredSymbolConfiguration(for: state) else { return currentImage }
    return image.configured(by: configuration, category: textSize, pixels: simulation.screen.scale)
  }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override func tintColorDidChange() { refresh() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    showConfigurationAgainIfNeeded()
    layOutParts()
  }
  /// What the handler of the app's says counts already.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(size.width)
  }
  /// Texts of a configured button have as many lines as they need. Source: docs/rules/controllers.md 19
  override var heightFollowsWidth: Bool { shownConfiguration != nil && (titleLabel.numberOfLines != 1 || configuredParts?.subtitle.numberOfLines != 1) }

  // MARK: What follows from the state

  private func stateDidChange() {
    if configurationUpdateHandler != nil || overrides != nil { setNeedsUpdateConfiguration() }
    refresh()
  }

  func refresh() {
    if let shownConfiguration { return show(shownConfiguration) }
    let (state, image) = (state, shownImage)
    // A label's other properties change all of its attributed text, so the text is set last.
    titleLabel.text = currentTitle
    titleLabel.textColor = titleColor(for: state)
    if let title = currentAttributedTitle {
      let (alignment, mode) = (titleLabel.textAlignment, titleLabel.lineBreakMode)
      titleLabel.attributedText = title
      if title.attributes(at: 0)?.attributes.paragraphStyle == nil { (titleLabel.textAlignment, titleLabel.lineBreakMode) = (alignment, mode) }
    }
    titleLabel.isHidden = !hasTitle
    titleLabel.isTitleWithShape = currentBackgroundImage == nil && (backgroundColor?.alpha ?? 0) == 0
    if hasShadowColors { titleLabel.shadowColor = hasTitle ? currentTitleShadowColor : nil }
    if isShadowReversed != (reversesTitleShadowWhenHighlighted && state.contains(.highlighted)) {
      isShadowReversed.toggle()
      titleLabel.shadowOffset = CGSize(width: -titleLabel.shadowOffset.width, height: -titleLabel.shadowOffset.height)
    }
    // Source: Apple, system buttons become paler under a finger (iOS 7); the share is measured by eye. Ours: both changes happen at once
    titleLabel.alpha = buttonType != .custom && state.contains(.highlighted) ? Self.pressedShare : 1
    if image != nil || hasImageView {
      imageView.image = image
      imageView.isHidden = image == nil
      let isPressed = state.contains(.highlighted) && adjustsImageWhenHighlighted
      imageView.alpha = isPressed ? Self.pressedShare : state.contains(.disabled) && adjustsImageWhenDisabled ? Self.disabledShare : 1
    }
    showBackground(currentBackgroundImage)
    showPlate(showsPlate(in: state) && hasTitle)
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBackground(_ image: UIImage?) {
    if backgroundView == nil, image == nil { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isHidden = image == nil
  }

  override var fitsWithinItsWidth: Bool { false }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override func baselines(in size: CGSize) -> TextBaselines { titleBaselines(width: size.width) }
  @_spi(Lunette) open override func subviewIntrinsicSizeDidChange() { invalidateIntrinsicContentSize() }

  /// A selected system button has its title on a background of its tint. Source: Apple, system buttons (iOS 7)
  private func showsPlate(in state: State) -> Bool {
    buttonType == .system && state.contains(.selected) && !state.contains(.disabled) && titleColors[.selected] == nil
  }

  private func showPlate(_ isShown: Bool) {
    if plate == nil, !isShown { return }
    let view = plate ?? UIView()
    if plate == nil {
      plate = view
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.plateRadius
      insertSubview(view, belowSubview: titleLabel)
    }
    view.isHidden = !isShown
    view.backgroundColor = tintColor
    view.alpha = titleLabel.alpha
  }

  private func picture(of type: ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: mark("info.circle")
    case .contactAdd: mark("plus.circle")
    case .close: mark("xmark.circle.fill", size: Self.closePointSize)?.withTintColor(system.colors.detail)
    }
  }

  private func mark(_ name: String, size: CGFloat = UIButton.markPointSize) -> UIImage? {
    return UIImage.symbol(named: name)?.applying(
      UIImage.SymbolConfiguration(pointSize: size), category: .large, pixels: simulation.screen.scale)
  }

  @_spi(Lunette) open override var keepsSingleTaps: Bool { true }
  /// Source: Apple, UIControl.Event.primaryActionTriggered ("a semantic action triggered by buttons")
  /// The host's own buttons tell their bars and cells otherwise.
  override var mainEvent: Event { type(of: self) == UIButton.self ? .touchUpInside : [] }
  override var eventsAfterTouchUpInside: Event { .primaryActionTriggered }
  /// Without a menu it is a switch. Source: Apple, changesSelectionAsPrimaryAction (iOS 15)
  override func touchWillTakeEffect() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }

  static let titleBreaks = NSLineBreakMode.byTruncatingMiddle
  /// Font size of a system button's title; a custom button has `buttonFontSize`. Units: points. Source: Apple, Interface Builder (iOS 7)
  static let systemFontSize: CGFloat = 15
  /// Shares of the opacity. Source: by eye, from pictures of iOS 7
  private static let pressedShare: CGFloat = 0.2
  private static let disabledShare: CGFloat = 0.5
  /// Units: points. Ours
  private static let plateRadius: CGFloat = 4
  /// The pictures of the info and add buttons. Units: points. Source: iOS 7
  /// A symbol of this size is 22 wide.
  private static let markPointSize: CGFloat = 18.7
  /// That of the close button is 30 wide. Source: Apple, UIButton.ButtonType.close (iOS 13); D for the colour
  private static let closePointSize: CGFloat = 25.5

  open override var titleView: UIView? { titleLabel }
}
